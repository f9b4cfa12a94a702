#include "editor/editing/filling.h"

#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"

#include <utility>

namespace hexwright::editing {

namespace {

struct Filled {
    FillOrder order;
    Result<Filling> filling;
};

void place(EditorState& editor, const Filled& filled) {
    if (!filled.filling) return refuse(editor.map.status, filled.filling.error().message);
    if (!commit(editor.map, fill_edit(filled.order, *filled.filling, editor.catalogue()))) return;
    say(editor.map.status,
        {filled.filling->proven ? "notice.filled" : "notice.filled-well",
         {{"hexes", filled.order.area.size() + filled.order.alone.size()}, {"count", filled.filling->pieces.size()}}});
}

}  // namespace

void start_filling(EditorState& editor, FillOrder order) {
    Message words{"errand.fill", {{"hexes", order.area.size()}}};
    editor.map.tasks.start(
        editor.jobs, std::move(words),
        [whole = std::move(order), symmetry = editor.map.tools.symmetry,
         catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
            FillOrder part = shared(whole, symmetry, *catalogue);
            auto filling = filling_for(part, *catalogue);
            return Filled{std::move(part), std::move(filling)};
        },
        [](EditorState& then, const Filled& filled) { place(then, filled); });
}

}  // namespace hexwright::editing
