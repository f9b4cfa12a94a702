#include "editor/panels/clipboard.h"

#include "editor/panels/carry_tool.h"
#include "editor/panels/selection.h"

#include <imgui.h>

namespace hexwright {

namespace {

// nullopt if it failed; the reason is shown.
std::optional<Block> pasted(Studio& studio) {
    const char* text = ImGui::GetClipboardText();
    if (!text || !*text) return refuse(studio, {"refused.clipboard-empty"}), std::nullopt;
    auto block = block_from(text, studio.catalogue(), studio.words("clipboard.name"));
    if (!block)
        return refuse(studio, {"refused.clipboard", {{"trouble", describe(block.error(), studio.words)}}}),
               std::nullopt;
    if (block->empty()) return refuse(studio, {"refused.clipboard-empty"}), std::nullopt;
    return std::move(*block);
}

}  // namespace

void copy_selected(Studio& studio) {
    const Block block = selected_block(studio);
    ImGui::SetClipboardText(text_of(block, studio.catalogue()).c_str());
    say(studio, {"notice.copied", {{"count", block.pieces.size()}}});
}

void cut_selected(Studio& studio) {
    const Block block = selected_block(studio);
    ImGui::SetClipboardText(text_of(block, studio.catalogue()).c_str());
    if (commit(studio, remove_edit(*studio.now().scenario, block, studio.catalogue())))
        say(studio, {"notice.cut", {{"count", block.pieces.size()}}});
}

void paste(Studio& studio) {
    if (auto block = pasted(studio)) carry(studio, std::move(*block), Carrying::Copy);
}

void paste_in_place(Studio& studio) {
    studio.notice.reset();
    if (const auto block = pasted(studio)) place_block(studio, *block);
}

void duplicate_selected(Studio& studio) { carry(studio, selected_block(studio), Carrying::Copy); }

}  // namespace hexwright
