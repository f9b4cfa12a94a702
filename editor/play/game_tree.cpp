#include "editor/play/game_tree.h"

#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/text.h"
#include "engine/story/faces_told.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace hexwright::play {

void take_back_play(EditorState& editor) {
    if (editor.map.table.on()) went(editor.map, play_of(editor.map).take_back());
}

void go_to_node(OpenMap& map, NodeId node) {
    if (map.table.on() && node.valid()) went(map, play_of(map).go_to(node));
}

void step_in_tree(OpenMap& map, int by) {
    if (!map.table.on()) return;
    go_to_node(map, by < 0 ? play_of(map).back() : play_of(map).forward());
}

void go_to_end_of_line(OpenMap& map, int by) {
    if (!map.table.on()) return;
    const GameSession& session = play_of(map).session();
    go_to_node(map, by < 0 ? SessionTree::root() : session.tree().end_of_line(session.current()));
}

void beside_in_tree(OpenMap& map, int by) {
    if (!map.table.on()) return;
    const GameSession& session = play_of(map).session();
    const NodeId parent = play_of(map).back();
    if (!parent.valid()) return;
    const auto& branches = session.tree()[parent].children;
    const auto at = std::ranges::find(branches, session.current()) - branches.begin() + by;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(branches.size()))
        go_to_node(map, branches[static_cast<std::size_t>(at)]);
}

void play_fair_or_open(EditorState& editor) {
    Play& play = play_of(editor.map);
    const bool fair = play.session().mode() == PlayMode::FairPlay;
    play.set_mode(fair ? PlayMode::OpenTable : PlayMode::FairPlay);
    if (!fair && std::holds_alternative<SetDice>(play.dice)) play.dice = SameDice{};
}

namespace {

// By its English name or that in the person's language; 0 for none.
int face_named(const std::string& word, const SpokenWords& words) {
    constexpr std::pair<const char*, int> names[] = {{"skull", 1}, {"shield", 4}, {"blank", 6}};
    const std::string name = lower(word);
    for (const auto& [english, face] : names)
        if (name == english || name == lower(words("face." + std::string(english)))) return face;
    return 0;
}

}  // namespace

std::optional<std::vector<std::uint8_t>> faces_from(const std::string& text, const SpokenWords& words) {
    std::vector<std::uint8_t> faces;
    for (std::string word : words_in(text)) {
        while (!word.empty() && (word.back() == ',' || word.back() == ';')) word.pop_back();
        if (word.empty()) continue;
        int face = face_named(word, words);
        if (face == 0) {
            const auto [end, trouble] = std::from_chars(word.data(), word.data() + word.size(), face);
            if (trouble != std::errc() || end != word.data() + word.size() || face < 1 || face > 20) return {};
        }
        faces.push_back(static_cast<std::uint8_t>(face));
    }
    return faces;
}

void set_dice(OpenMap& map, DicePolicy dice) {
    if (std::holds_alternative<SetDice>(dice) && refused_at_fair_play(map)) return;
    if (!map.table.on()) return;
    play_of(map).dice = std::move(dice);
    if (const auto* set = std::get_if<SetDice>(&play_of(map).dice))
        say(map.status, {"table.dice-set", {{"faces", std::vector<Message>{faces_told(set->faces)}}}});
}

}  // namespace hexwright::play
