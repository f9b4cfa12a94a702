#include "editor/desk/desk_words.h"

#include "engine/scenario/scenario_words.h"

namespace hexwright::desk {

bool campaign_on_desk(const EditorState& editor) { return editor.campaign && editor.desk.part == DeskPart::Campaign; }

const WordNode& scenario_words(const EditorState& editor) {
    DeskState::Tree& tree = editor.desk.words;
    if (!tree.top || tree.number != editor.now().number)
        tree = {editor.now().number, std::make_shared<const WordNode>(tree_of(*editor.now().scenario))};
    return *tree.top;
}

const WordNode& campaign_words(const EditorState& editor) {
    DeskState::Tree& tree = editor.desk.campaign;
    if (!tree.top || tree.number != editor.campaign->number)
        tree = {editor.campaign->number, std::make_shared<const WordNode>(tree_of(editor.campaign->document.now()))};
    return *tree.top;
}

const WordNode& desk_words(const EditorState& editor) {
    return campaign_on_desk(editor) ? campaign_words(editor) : scenario_words(editor);
}

std::shared_ptr<const WordNode> kept_desk_words(const EditorState& editor) {
    (void)desk_words(editor);
    return campaign_on_desk(editor) ? editor.desk.campaign.top : editor.desk.words.top;
}

const WordNode* chosen_word(const EditorState& editor) {
    const WordPath& chosen = editor.desk.chosen;
    return chosen.top() ? nullptr : word_at(desk_words(editor), chosen);
}

bool plays_the_desk(const EditorState& editor) {
    const auto& now = editor.now().scenario;
    return editor.table.play && (editor.table.play->map() == now || editor.table.grown == now);
}

std::optional<LiveWord> live_word(const EditorState& editor, const WordPath& word) {
    if (campaign_on_desk(editor) || !plays_the_desk(editor)) return {};
    const Play& play = *editor.table.play;
    DeskState::Live& live = editor.desk.live;
    if (live.game != play.started() || live.revision != play.revision() || live.number != editor.now().number)
        live = {play.started(), play.revision(), editor.now().number, live_words(play.seen(), desk_words(editor))};
    const auto found = live.words.find(word);
    return found == live.words.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexwright::desk
