#include "editor/editing/commit.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

void keep_selected_what_is_there(EditorState& editor) {
    std::vector<PieceId> all = std::move(editor.tools.selected);
    all.insert(all.end(), editor.tools.dropped.begin(), editor.tools.dropped.end());
    std::ranges::sort(all);
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    const auto gone =
        std::stable_partition(all.begin(), all.end(), [&](PieceId id) { return battlefield.find(id) != nullptr; });
    editor.tools.dropped.assign(gone, all.end());
    editor.tools.selected.assign(all.begin(), gone);
}

void forget_what_is_gone(EditorState& editor) {
    const std::vector<Glyph>& glyphs = *editor.now().scenario->glyphs;
    if (editor.tools.glyph_brush.chosen &&
        std::ranges::count(glyphs, *editor.tools.glyph_brush.chosen, &Glyph::at) == 0)
        editor.tools.glyph_brush.chosen.reset();
    keep_selected_what_is_there(editor);
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    if (editor.tools.armed && editor.tools.armed->lifted && !battlefield.find(*editor.tools.armed->lifted))
        editor.tools.armed.reset();
    // A moved block is dropped, because its origin may have changed.
    if (editor.tools.carried && editor.tools.carried->how == Carrying::Move) editor.tools.carried.reset();
    editor.view.marked.clear();
}

// `before`: the symmetry of the map until now; its new one becomes that of the tools, even where it has just moved.
void follow_the_map(EditorState& editor, const Symmetry& before) {
    forget_what_is_gone(editor);
    if (const Symmetry& now = editor.now().scenario->symmetry; now != before) {
        editor.tools.symmetry = now;
        editor.tools.cached_ghost.reset();
    }
}

}  // namespace

bool commit(EditorState& editor, Edit::What what) {
    return commit(editor, named(std::move(what), *editor.now().scenario, editor.catalogue()));
}

bool commit(EditorState& editor, const Edit& edit) {
    return commit(editor, editor.document.propose(edit, editor.tools.symmetry));
}

bool commit(EditorState& editor, Proposal proposal) {
    const Symmetry before = editor.now().scenario->symmetry;
    const std::optional<Refusal> refused = editor.document.accept(std::move(proposal));
    if (refused) refuse(editor.status, refused->message);
    else follow_the_map(editor, before);
    return !refused;
}

void undo_map(EditorState& editor) {
    if (!editor.document.history().can_undo()) return;
    const History& history = editor.document.history();
    const Message name = history.steps()[history.at()].name;
    const Symmetry before = editor.now().scenario->symmetry;
    editor.document.undo();
    follow_the_map(editor, before);
    say(editor.status, {"notice.undone", {{"step", editor.words(name)}}});
}

void redo_map(EditorState& editor) {
    if (!editor.document.history().can_redo()) return;
    const Symmetry before = editor.now().scenario->symmetry;
    editor.document.redo();
    follow_the_map(editor, before);
    const History& history = editor.document.history();
    say(editor.status, {"notice.redone", {{"step", editor.words(history.steps()[history.at()].name)}}});
}

void go_to_step(EditorState& editor, std::size_t step) {
    if (step >= editor.document.history().steps().size() || step == editor.document.history().at()) return;
    const Symmetry before = editor.now().scenario->symmetry;
    editor.document.jump(step);
    follow_the_map(editor, before);
    say(editor.status, {"notice.jumped", {{"step", editor.words(editor.document.history().steps()[step].name)}}});
}

void switch_beyond_sets(EditorState& editor) {
    Limit limit = *editor.now().scenario->limit;
    limit.beyond_sets = !limit.beyond_sets;
    commit(editor, SetLimit{std::move(limit)});
}

}  // namespace hexwright::editing
