#include "editor/widgets/previews.h"

#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::widgets {

namespace {

constexpr std::size_t most_previews = 48;

}  // namespace

const Preview& Previews::of(const std::filesystem::path& file, ImVec2 size, Ui& ui, EditorState& editor) {
    std::error_code ignored;
    const auto changed = std::filesystem::last_write_time(file, ignored).time_since_epoch().count();
    const PreviewSize wanted{std::max(1, static_cast<int>(size.x)), std::max(1, static_cast<int>(size.y)),
                             ui.theme.rgb(Ink::Table)};
    const std::string key = file.string() + "\n" + std::to_string(static_cast<long long>(changed)) + "\n" +
                            std::to_string(wanted.width) + "x" + std::to_string(wanted.height) +
                            (ui.theme.dark ? "dark" : "");
    const auto [found, fresh] = entries_.try_emplace(key);
    Entry& entry = found->second;
    entry.asked = ++asked_;
    if (fresh) {
        entry.job = editor.jobs.start([file, wanted, catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
            return preview_of(file, *catalogue, wanted);
        });
        if (entries_.size() > most_previews) forget_oldest(ui);
    }
    take_result(entry, ui);
    return entry.preview;
}

void Previews::take_result(Entry& entry, Ui& ui) {
    if (entry.preview.ready || entry.job.running()) return;
    entry.preview.ready = true;
    auto result = entry.job.take();
    if (!result) {
        entry.preview.trouble = ui.words("preview.no-memory");
    } else if (!*result) {
        entry.preview.trouble = ui.words((*result).error().message);
    } else {
        entry.preview.texture = ui.backend.upload((*result)->picture, 0);
        entry.preview.map = std::move(**result);
        entry.preview.map.picture = {};
    }
}

void Previews::forget_oldest(Ui& ui) {
    const auto oldest = std::ranges::min_element(entries_, {}, [](const auto& row) { return row.second.asked; });
    if (oldest->second.preview.texture != 0) ui.backend.release(oldest->second.preview.texture);
    entries_.erase(oldest);
}

void Previews::forget(Ui& ui) {
    for (const auto& [key, entry] : entries_)
        if (entry.preview.texture != 0) ui.backend.release(entry.preview.texture);
    entries_.clear();
}

void draw_preview(Ui& ui, const Preview& preview, Box box) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(box.corner(), box.far_corner(), ui.theme[Ink::Table], ui.px(4));
    if (preview.texture != 0) {
        draw.AddImageRounded(reinterpret_cast<ImTextureID>(preview.texture), box.corner(), box.far_corner(), {0, 0},
                             {1, 1}, packed(0xFFFFFF), ui.px(4));
    } else {
        const FontScope font(ui.small);
        const std::string text =
            in_lines(preview.ready ? preview.trouble : ui.words("preview.drawing"), box.width() - ui.px(16));
        const ImVec2 size = ImGui::CalcTextSize(text.c_str());
        const ImVec2 middle = box.middle();
        draw.PushClipRect(box.corner(), box.far_corner(), true);
        draw.AddText({middle.x - size.x / 2, std::max(box.top + ui.px(4), middle.y - size.y / 2)}, ui.theme[Ink::Muted],
                     text.c_str());
        draw.PopClipRect();
    }
    draw.AddRect(box.corner(), box.far_corner(), ui.theme[Ink::Line], ui.px(4));
}

}  // namespace hexwright::widgets
