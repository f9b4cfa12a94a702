#include "editor/desk/desk_words.h"

#include "editor/workspace/editor_state.h"
#include "engine/scenario/scenario_words.h"

namespace hexwright::desk {

bool campaign_on_desk(const OpenMap& map) { return map.campaign && map.desk.part == DeskPart::Campaign; }

std::shared_ptr<const WordNode> kept_scenario_words(const OpenMap& map) {
    Derived::Tree& tree = map.derived->words;
    if (!tree.top || tree.number != map.now().number)
        tree = {map.now().number, std::make_shared<const WordNode>(tree_of(*map.now().scenario))};
    return tree.top;
}

std::shared_ptr<const WordNode> kept_campaign_words(const OpenMap& map) {
    Derived::Tree& tree = map.derived->campaign_words;
    if (!tree.top || tree.number != map.campaign->number)
        tree = {map.campaign->number, std::make_shared<const WordNode>(tree_of(map.campaign->document.now()))};
    return tree.top;
}

std::shared_ptr<const WordNode> kept_desk_words(const OpenMap& map) {
    return campaign_on_desk(map) ? kept_campaign_words(map) : kept_scenario_words(map);
}

const WordNode& scenario_words(const OpenMap& map) { return *kept_scenario_words(map); }
const WordNode& campaign_words(const OpenMap& map) { return *kept_campaign_words(map); }
const WordNode& desk_words(const OpenMap& map) { return *kept_desk_words(map); }

const WordNode* chosen_word(const OpenMap& map) {
    const WordPath& chosen = map.desk.chosen;
    return chosen.top() ? nullptr : word_at(desk_words(map), chosen);
}

bool plays_the_desk(const EditorState& editor) {
    const auto& now = editor.now().scenario;
    return editor.map.table.play && (editor.map.table.play->map() == now || editor.map.table.grown == now);
}

std::optional<LiveWord> live_word(const EditorState& editor, const WordPath& word) {
    if (campaign_on_desk(editor.map) || !plays_the_desk(editor)) return {};
    const Play& play = *editor.map.table.play;
    Derived::Live& live = editor.map.derived->live;
    if (live.game != play.started() || live.revision != play.revision() || live.number != editor.now().number)
        live = {play.started(), play.revision(), editor.now().number, live_words(play.seen(), desk_words(editor.map))};
    const auto found = live.words.find(word);
    return found == live.words.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexwright::desk
