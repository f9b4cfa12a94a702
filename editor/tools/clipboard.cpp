#include "editor/tools/clipboard.h"

#include "editor/editing/carry_tool.h"
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::tools {

namespace {

// nullopt if it failed; the reason is shown.
std::optional<Block> pasted(EditorState& editor) {
    const std::string text = editor.clipboard.read();
    if (text.empty()) return refuse(editor.map.status, {"refused.clipboard-empty"}), std::nullopt;
    auto block = block_from(text, editor.catalogue(), editor.words("clipboard.name"));
    if (!block)
        return refuse(editor.map.status, {"refused.clipboard", {{"trouble", describe(block.error(), editor.words)}}}),
               std::nullopt;
    if (block->empty()) return refuse(editor.map.status, {"refused.clipboard-empty"}), std::nullopt;
    return std::move(*block);
}

}  // namespace

void copy_selected(EditorState& editor) {
    const Block block = selected_block(editor.map.tools, editor.map.document);
    editor.clipboard.write(text_of(block, editor.catalogue()));
    say(editor.map.status, {"notice.copied", {{"count", block.pieces.size()}}});
}

void cut_selected(EditorState& editor) {
    const Block block = selected_block(editor.map.tools, editor.map.document);
    editor.clipboard.write(text_of(block, editor.catalogue()));
    if (commit(editor.map, remove_edit(*editor.now().scenario, block, editor.catalogue())))
        say(editor.map.status, {"notice.cut", {{"count", block.pieces.size()}}});
}

void paste(EditorState& editor) {
    if (auto block = pasted(editor)) carry(editor.map, std::move(*block), Carrying::Copy);
}

void paste_in_place(EditorState& editor) {
    editor.map.status.notice.reset();
    if (const auto block = pasted(editor)) place_block(editor, *block);
}

void duplicate_selected(EditorState& editor) {
    carry(editor.map, selected_block(editor.map.tools, editor.map.document), Carrying::Copy);
}

}  // namespace hexwright::tools
