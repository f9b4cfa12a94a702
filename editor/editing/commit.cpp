#include "editor/editing/commit.h"

#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

void keep_selected_what_is_there(OpenMap& map) {
    std::vector<PieceId> all = std::move(map.tools.selected);
    all.insert(all.end(), map.tools.dropped.begin(), map.tools.dropped.end());
    std::ranges::sort(all);
    const Battlefield& battlefield = map.now().scenario->battlefield;
    const auto gone =
        std::stable_partition(all.begin(), all.end(), [&](PieceId id) { return battlefield.find(id) != nullptr; });
    map.tools.dropped.assign(gone, all.end());
    map.tools.selected.assign(all.begin(), gone);
}

void forget_what_is_gone(OpenMap& map) {
    const std::vector<Glyph>& glyphs = *map.now().scenario->glyphs;
    if (map.tools.glyph_brush.chosen && std::ranges::count(glyphs, *map.tools.glyph_brush.chosen, &Glyph::at) == 0)
        map.tools.glyph_brush.chosen.reset();
    keep_selected_what_is_there(map);
    const Battlefield& battlefield = map.now().scenario->battlefield;
    if (map.tools.armed && map.tools.armed->lifted && !battlefield.find(*map.tools.armed->lifted))
        map.tools.armed.reset();
    // A moved block is dropped, because its origin may have changed.
    if (map.tools.carried && map.tools.carried->how == Carrying::Move) map.tools.carried.reset();
    map.view.marked.clear();
}

// `before`: the symmetry of the map until now; its new one becomes that of the tools, even where it has just moved.
void follow_the_map(OpenMap& map, const Symmetry& before) {
    forget_what_is_gone(map);
    if (const Symmetry& now = map.now().scenario->symmetry; now != before) {
        map.tools.symmetry = now;
        ++map.tools.in_hand;
    }
}

}  // namespace

bool commit(OpenMap& map, Edit::What what) {
    return commit(map, named(std::move(what), *map.now().scenario, map.catalogue()));
}

bool commit(OpenMap& map, const Edit& edit) { return commit(map, map.document.propose(edit, map.tools.symmetry)); }

bool commit(OpenMap& map, Proposal proposal) {
    const Symmetry before = map.now().scenario->symmetry;
    const std::optional<Refusal> refused = map.document.accept(std::move(proposal));
    if (refused) refuse(map.status, refused->message);
    else follow_the_map(map, before);
    return !refused;
}

void undo_map(EditorState& editor) {
    if (!editor.map.document.history().can_undo()) return;
    const History& history = editor.map.document.history();
    const Message name = history.steps()[history.at()].name;
    const Symmetry before = editor.now().scenario->symmetry;
    editor.map.document.undo();
    follow_the_map(editor.map, before);
    say(editor.map.status, {"notice.undone", {{"step", editor.words(name)}}});
}

void redo_map(EditorState& editor) {
    if (!editor.map.document.history().can_redo()) return;
    const Symmetry before = editor.now().scenario->symmetry;
    editor.map.document.redo();
    follow_the_map(editor.map, before);
    const History& history = editor.map.document.history();
    say(editor.map.status, {"notice.redone", {{"step", editor.words(history.steps()[history.at()].name)}}});
}

void go_to_step(EditorState& editor, std::size_t step) {
    if (step >= editor.map.document.history().steps().size() || step == editor.map.document.history().at()) return;
    const Symmetry before = editor.now().scenario->symmetry;
    editor.map.document.jump(step);
    follow_the_map(editor.map, before);
    say(editor.map.status,
        {"notice.jumped", {{"step", editor.words(editor.map.document.history().steps()[step].name)}}});
}

void switch_beyond_sets(EditorState& editor) {
    Limit limit = *editor.now().scenario->limit;
    limit.beyond_sets = !limit.beyond_sets;
    commit(editor.map, SetLimit{std::move(limit)});
}

}  // namespace hexwright::editing
