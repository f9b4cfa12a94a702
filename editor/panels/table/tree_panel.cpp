#include "editor/panels/table/tree_panel.h"

#include "editor/play/game_tree.h"
#include "editor/play/table_words.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/game/observation.h"
#include "engine/story/story.h"

#include <algorithm>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

void add_rows(const SessionTree& tree, NodeId node, int depth, std::vector<TreeRow>& rows) {
    TreeRow row{node, node, depth, 0};
    for (;; ++row.decisions) {
        const auto& children = tree[row.last].children;
        if (children.size() != 1) break;
        row.last = children.front();
    }
    rows.push_back(row);
    for (const NodeId child : tree[row.last].children) add_rows(tree, child, depth + 1, rows);
}

bool holds(const SessionTree& tree, const TreeRow& row, NodeId node) {
    const std::vector<NodeId> line = tree.line_to(row.last);
    const auto first = std::ranges::find(line, row.first);
    return std::find(first, line.end(), node) != line.end();
}

// The viewer may not know what was decided there.
bool is_secret(const Play& play, NodeId node) {
    const SessionStep& step = *play.session().tree()[node].step;
    const bool may_be = std::holds_alternative<PlaceMarker>(step.action) ||
                        std::holds_alternative<SetMarker>(step.action) ||
                        std::holds_alternative<SetFlag>(step.action) || std::holds_alternative<SetCounter>(step.action);
    if (const auto* glyph = std::get_if<SetGlyph>(&step.action); glyph && glyph->face_down) return true;
    const PlayerId viewer = play.viewer().value_or(PlayerId{});
    if (!may_know_choice(*play.session().tree()[play.session().tree()[node].parent].step->after, viewer)) return true;
    const Events known = play.session().events_seen_by(node, viewer);
    return may_be && known.size() < step.events.size();
}

Message words_of(const Play& play, NodeId node) {
    const SessionTree& tree = play.session().tree();
    if (node == SessionTree::root()) return {"tree.start"};
    const SessionStep& step = *tree[node].step;
    const GameState& before = *tree[tree[node].parent].step->after;
    if (play.session().mode() != PlayMode::FairPlay) return choice_of(before, step.action);
    if (is_secret(play, node)) return {"tree.secret", {{"player", step.player ? step.player->value + 1 : 0}}};
    return choice_of(observation(before, play.viewer().value_or(PlayerId{})), step.action);
}

// Dice that were set or new are told with what was rolled with them.
std::string first_words(const EditorState& editor, const TreeRow& row) {
    const Play& play = *editor.map.table.play;
    const SessionNode& first = play.session().tree()[row.first];
    const Message words = words_of(play, row.first);
    if (first.step->by != DecidedBy::DicePolicy || first.children.size() != 1) return said_at_table(editor, words);
    return said_at_table(editor, Message{"tree.then",
                                         {{"first", std::vector<Message>{words}},
                                          {"next", std::vector<Message>{words_of(play, first.children.front())}}}});
}

void draw_note(Ui& ui, EditorState& editor, TreeUi& state) {
    const GameSession& session = editor.map.table.play->session();
    if (state.noted != session.current()) {
        state.noted = session.current();
        state.note = session.tree()[session.current()].note;
    }
    ImGui::SetNextItemWidth(-1);
    if (ImGui::InputTextWithHint("##note", ui.words("tree.note").c_str(), &state.note))
        (void)editor.map.table.play->set_note(state.noted, state.note);
    ui.record("tree:note");
}

void ask_removal(Ui& ui, EditorState& editor, TreeUi& state) {
    const auto removal = editor.map.table.play->session().removal_of(*state.removing);
    if (!removal) return state.removing.reset();
    wrapped(ui,
            ui.words(Message{
                "tree.removes",
                {{"positions", removal->nodes.size()}, {"lines", removal->lines}, {"notes", removal->notes.size()}}}),
            Ink::Warning);
    if (button(ui, "tree:really-remove", {.text = ui.words("tree.really-remove"), .primary = true})) {
        (void)editor.map.table.play->remove(*state.removing);
        return state.removing.reset();
    }
    ImGui::SameLine();
    if (button(ui, "tree:keep", {.text = ui.words("dialog.cancel")})) state.removing.reset();
}

void draw_buttons(Ui& ui, EditorState& editor, TreeUi& state) {
    const NodeId now = editor.map.table.play->session().current();
    if (state.removing) return ask_removal(ui, editor, state);
    if (button(ui, "tree:promote", {.icon = icon::raise, .text = ui.words("tree.promote")}))
        (void)editor.map.table.play->promote(now);
    tip(ui, ui.words("tree.promote-tip"));
    ImGui::SameLine();
    if (button(ui, "tree:remove",
               {.icon = icon::remove, .text = ui.words("tree.remove"), .enabled = now != SessionTree::root()}))
        state.removing = now;
    tip(ui, ui.words("tree.remove-tip"));
}

}  // namespace

std::vector<TreeRow> tree_rows(const SessionTree& tree) {
    std::vector<TreeRow> rows;
    add_rows(tree, SessionTree::root(), 0, rows);
    return rows;
}

void draw_tree(Ui& ui, EditorState& editor, TreeUi& state) {
    if (editor.map.table.play->curtain()) return;
    const SessionTree& tree = editor.map.table.play->session().tree();
    if (state.revision != editor.map.table.play->revision()) state.rows = tree_rows(tree);
    state.revision = editor.map.table.play->revision();
    draw_note(ui, editor, state);
    draw_buttons(ui, editor, state);
    ImGui::BeginChild("##tree", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    NodeId wanted;
    for (std::size_t i = 0; i < state.rows.size(); ++i) {
        const TreeRow& row = state.rows[i];
        const std::string note = tree.contains(row.last) ? tree[row.last].note : "";
        const RowStyle style{.text = first_words(editor, row) + (note.empty() ? "" : "  “" + note + "”"),
                             .after = std::to_string(row.decisions),
                             .now = holds(tree, row, editor.map.table.play->session().current()),
                             .indent = 12.0F * static_cast<float>(std::min(row.depth, 8))};
        if (list_row(ui, "tree:" + std::to_string(i), style)) wanted = row.last;
        tip(ui, style.text);
    }
    ImGui::PopStyleVar();
    ImGui::EndChild();
    if (wanted.valid()) go_to_node(editor.map, wanted);
}

}  // namespace hexwright::panels
