#include "editor/dialogs/manual_panel.h"

#include "editor/editing/layers.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "embedded/manual.h"

#include <algorithm>
#include <cmath>

namespace hexwright::dialogs {

namespace {

constexpr const char* first_page = "README.md";

void go_to(ManualUi& state, const std::string& link) {
    const std::size_t hash = link.find('#');
    const std::string page = link.substr(0, hash);
    state.anchor = hash == std::string::npos ? "" : link.substr(hash + 1);
    if (page.empty() || page == state.page) return;
    const std::string_view text = embedded::manual_file(page);
    if (text.empty()) return;  // The link leads out of the manual; nothing here can show it.
    if (!state.page.empty()) state.before.push_back(state.page);
    state.page = page;
    state.blocks = read_markdown(text);
    if (state.anchor.empty()) state.anchor = "#top";
}

// Reserves its space while it is being decoded.
const ManualPicture& picture_of(Ui& ui, ManualUi& state, const std::string& file) {
    const std::string name = file.substr(file.rfind('/') + 1);
    const auto [row, fresh] = state.pictures.try_emplace(name);
    ManualPicture& picture = row->second;
    const std::string_view bytes = embedded::manual_file(name);
    if (const auto size = measure_picture(bytes); fresh && size) {
        picture.width = static_cast<float>(size->width), picture.height = static_cast<float>(size->height);
        picture.job = state.jobs->start([bytes](JobWatch&) { return decode_picture(bytes); });
    }
    if (const auto decoded = picture.job.take(); decoded && *decoded)
        picture.texture = ui.backend.upload((*decoded)->pixels, 0);
    return picture;
}

// ---- text of several looks, broken at spaces

struct Pen {
    ImVec2 start;
    float width = 0, x = 0, y = 0;  // Position of the next word, relative to the start.
    std::string clicked{};          // Target of the clicked link.
};

ImFont* font_of(Ui& ui, const TextRun& run, ImFont* plain) { return run.strong && ui.strong ? ui.strong : plain; }

void draw_word(Ui& ui, Pen& pen, const TextRun& run, const std::string& word, float line) {
    const ImVec2 size = ImGui::CalcTextSize(word.c_str());
    if (pen.x > 0 && pen.x + size.x > pen.width) pen.x = 0, pen.y += line;
    const ImVec2 at(pen.start.x + pen.x, pen.start.y + pen.y);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool link = !run.link.empty();
    if (run.code)
        draw.AddRectFilled({at.x - ui.px(2), at.y}, {at.x + size.x + ui.px(1), at.y + size.y}, ui.theme[Ink::Raised],
                           ui.px(3));
    draw.AddText(at, ui.theme[link ? Ink::Accent : Ink::Text], word.c_str());
    if (link && ImGui::IsMouseHoveringRect(at, {at.x + size.x, at.y + line}) &&
        ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows)) {
        draw.AddLine({at.x, at.y + size.y}, {at.x + size.x, at.y + size.y}, ui.theme[Ink::Accent]);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (ImGui::IsMouseReleased(0)) pen.clicked = run.link;
    }
    if (link) ui.record("manual:" + run.link, {at.x, at.y, at.x + size.x, at.y + line});
    pen.x += size.x;
}

void draw_picture(Ui& ui, ManualUi& state, Pen& pen, const TextRun& run) {
    const ManualPicture& picture = picture_of(ui, state, run.picture);
    if (picture.width == 0) return;
    const float width = std::min(pen.width, picture.width * ui.scale), height = width * picture.height / picture.width;
    const ImVec2 at(pen.start.x, pen.start.y + pen.y);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (picture.texture != 0)
        draw.AddImage(reinterpret_cast<ImTextureID>(picture.texture), at, {at.x + width, at.y + height});
    draw.AddRect(at, {at.x + width, at.y + height}, ui.theme[Ink::Line]);
    pen.x = 0, pen.y += height + ui.px(4);
}

// Each word keeps the space after it, so that lines break behind it.
std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t space = text.find(' ', at), end = space == std::string::npos ? text.size() : space + 1;
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

std::string draw_runs(Ui& ui, ManualUi& state, const Runs& runs, float inset = 0) {
    const ImVec2 corner = ImGui::GetCursorScreenPos();
    const float line = ImGui::GetTextLineHeight() + ui.px(3);
    ImFont* plain = ImGui::GetFont();
    Pen pen{{corner.x + inset, corner.y}, ImGui::GetContentRegionAvail().x - inset};
    for (const TextRun& run : runs) {
        if (!run.picture.empty()) {
            draw_picture(ui, state, pen, run);
            continue;
        }
        const FontScope font(font_of(ui, run, plain));
        for (const std::string& word : words_of(run.text)) draw_word(ui, pen, run, word, line);
    }
    ImGui::Dummy({std::max(1.0F, pen.width), pen.y + (pen.x > 0 ? line : 0)});
    return pen.clicked;
}

// ---- blocks

std::string draw_table(Ui& ui, ManualUi& state, const PageBlock& block, int number) {
    std::string clicked;
    const auto columns = static_cast<int>(block.rows.empty() ? 0 : block.rows[0].size());
    if (columns == 0) return clicked;
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui.px(8, 4));
    if (ImGui::BeginTable(("##table" + std::to_string(number)).c_str(), columns, ImGuiTableFlags_BordersInnerH)) {
        for (const auto& row : block.rows) {
            ImGui::TableNextRow();
            const FontScope font(&row == block.rows.data() ? ui.strong : nullptr);
            for (const Runs& cell : row)
                if (ImGui::TableNextColumn())
                    if (const std::string link = draw_runs(ui, state, cell); !link.empty()) clicked = link;
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
    return clicked;
}

void draw_code(Ui& ui, const PageBlock& block) {
    const std::string text = plain_text(block.runs);
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::CalcTextSize(text.c_str());
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + width, at.y + size.y + ui.px(8)}, ui.theme[Ink::Raised],
                                              ui.px(4));
    ImGui::GetWindowDrawList()->AddText({at.x + ui.px(8), at.y + ui.px(8)}, ui.theme[Ink::Text], text.c_str());
    ImGui::Dummy({width, size.y + ui.px(8)});
}

std::string draw_item(Ui& ui, ManualUi& state, const PageBlock& block) {
    const std::string mark = block.number > 0 ? std::to_string(block.number) + "." : "•";
    const float width = ImGui::CalcTextSize(mark.c_str()).x, gap = ui.px(6);
    const float usual = ui.px(20) * static_cast<float>(block.depth) + (block.number > 0 ? ui.px(8) : 0);
    const float inset = std::max(usual, width + gap);
    const ImVec2 at = ImGui::GetCursorScreenPos(),
                 corner(at.x + inset - gap - width, at.y);  // Numbers are right-aligned.
    ImGui::GetWindowDrawList()->AddText(corner, ui.theme[Ink::Muted], mark.c_str());
    if (block.number > 0)
        ui.record("manual-item:" + mark, {corner.x, at.y, corner.x + width, at.y + ImGui::GetTextLineHeight()});
    return draw_runs(ui, state, block.runs, inset);
}

std::string draw_heading(Ui& ui, ManualUi& state, const PageBlock& block) {
    vertical_gap(ui, block.depth == 1 ? 0 : 8);
    if (anchor_of(plain_text(block.runs)) == state.anchor) {
        ImGui::SetScrollHereY(0);
        state.anchor.clear();
    }
    const FontScope font(ui.strong);
    return draw_runs(ui, state, block.runs);
}

std::string draw_block(Ui& ui, ManualUi& state, const PageBlock& block, int number) {
    switch (block.kind) {
        case PageBlockKind::Heading:
            return draw_heading(ui, state, block);
        case PageBlockKind::ListItem:
            return draw_item(ui, state, block);
        case PageBlockKind::Table:
            return draw_table(ui, state, block, number);
        case PageBlockKind::Code:
            return draw_code(ui, block), std::string();
        case PageBlockKind::Rule:
            return ImGui::Separator(), std::string();
        default:
            return draw_runs(ui, state, block.runs);
    }
}

std::string draw_page(Ui& ui, ManualUi& state) {
    std::string clicked;
    ImGui::BeginChild("##page", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    if (state.anchor == "#top") {
        ImGui::SetScrollY(0);
        state.anchor.clear();
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 8));
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (const std::string link = draw_block(ui, state, state.blocks[i], static_cast<int>(i)); !link.empty())
            clicked = link;
    ImGui::PopStyleVar();
    ImGui::EndChild();
    return clicked;
}

void go_back(ManualUi& state) {
    const std::string page = state.before.back();
    state.before.pop_back();
    go_to(state, page);
    state.before.pop_back();  // Drops the page that go_to() has just added.
}

// ---- where the window stands: at scale 1, from the corner of the work area

struct ManualPlace {
    float left, top, width, height;
};

// The usual place is at the right: it leaves the plan free.
ManualPlace usual_place(const Ui& ui) {
    const ImVec2 area = ImGui::GetMainViewport()->WorkSize;
    const float wide = area.x / ui.scale, high = area.y / ui.scale, width = std::clamp(wide * 0.4F, 320.0F, 600.0F);
    return {std::max(0.0F, wide - width - 12), 64, width, std::max(200.0F, high - 140)};
}

struct ManualMeasure {
    const char* id;  // In the settings, where it is the size of a pane.
    float ManualPlace::* value;
};
constexpr ManualMeasure manual_measures[] = {{"manual-left", &ManualPlace::left},
                                             {"manual-top", &ManualPlace::top},
                                             {"manual-width", &ManualPlace::width},
                                             {"manual-height", &ManualPlace::height}};

ManualPlace place_of(const Ui& ui, const Settings& settings) {
    ManualPlace place = usual_place(ui);
    for (const ManualMeasure& row : manual_measures)
        if (const auto kept = settings.panes.find(row.id); kept != settings.panes.end() && kept->second.size > 0)
            place.*row.value = static_cast<float>(kept->second.size);
    return place;
}

void keep_place(const Ui& ui, const ManualPlace& opened, Settings& settings) {
    const ImVec2 at = ImGui::GetWindowPos(), size = ImGui::GetWindowSize(), area = ImGui::GetMainViewport()->WorkPos;
    const ManualPlace now{(at.x - area.x) / ui.scale, (at.y - area.y) / ui.scale, size.x / ui.scale, size.y / ui.scale};
    for (const ManualMeasure& row : manual_measures)
        if (std::abs(now.*row.value - opened.*row.value) >= 1)
            settings.panes[row.id].size = std::max(1, static_cast<int>(std::lround(now.*row.value)));
}

void draw_manual_buttons(Ui& ui, ManualUi& state) {
    const bool back = button(ui, "manual.back",
                             {.icon = icon::undo, .text = ui.words("manual.back"), .enabled = !state.before.empty()});
    ImGui::SameLine();
    if (button(ui, "manual.start", {.text = ui.words("manual.start"), .enabled = state.page != first_page}))
        go_to(state, first_page);
    if (back) go_back(state);
}

}  // namespace

void draw_manual(Ui& ui, EditorState& editor, ManualUi& state) {
    state.focused = false;
    if (!editor.manual_open) return;
    state.jobs = &editor.jobs;
    if (state.page.empty()) go_to(state, first_page);
    const ManualPlace place = place_of(ui, editor.user.settings);
    const ImVec2 area = ImGui::GetMainViewport()->WorkPos;
    ImGui::SetNextWindowPos({area.x + ui.px(place.left), area.y + ui.px(place.top)}, ImGuiCond_Appearing);
    ImGui::SetNextWindowSize(ui.px(place.width, place.height), ImGuiCond_Appearing);
    ImGui::SetNextWindowSizeConstraints(ui.px(280, 160), ImGui::GetMainViewport()->WorkSize);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ui.theme[Ink::Panel]);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(16, 10));
    const std::string name = ui.words("dialog.manual-title") + "###manual";
    if (ImGui::Begin(name.c_str(), &editor.manual_open,
                     ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings)) {
        state.focused = ImGui::IsWindowFocused(ImGuiFocusedFlags_ChildWindows);
        const ImVec2 corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
        ui.record("manual", {corner.x, corner.y, corner.x + size.x, corner.y + size.y});
        draw_manual_buttons(ui, state);
        if (const std::string link = draw_page(ui, state); !link.empty()) go_to(state, link);
        if (!ImGui::IsAnyMouseDown()) keep_place(ui, place, editor.user.settings);
    }
    ImGui::End();
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
}

}  // namespace hexwright::dialogs
