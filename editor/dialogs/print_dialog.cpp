#include "editor/dialogs/print_dialog.h"

#include "editor/dialogs/dialogs.h"
#include "editor/editing/collections.h"
#include "editor/files/printing.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "formats/paper/build_sheet/build_sheet.h"
#include "formats/paper/sheet/paint.h"

#include <algorithm>
#include <utility>

namespace hexwright::dialogs {

namespace {

constexpr float options_width = 200, page_width = 460, page_height = 440;  // In pixels at scale 1.

float height_of_page(const Ui& ui) { return std::min(ui.px(page_height), ImGui::GetMainViewport()->Size.y * 0.6F); }

// ---- options

// One of several values of a setting, as a row of buttons.
template <class Value>
void choice(Ui& ui, Value& setting, Value value, const std::string& id, const std::string& text) {
    if (button(ui, id, {.text = text, .active = setting == value})) setting = value;
    ImGui::SameLine(0, ui.px(6));
}

void draw_options(Ui& ui, SheetSetting& chosen) {
    muted(ui, ui.words("print.paper"));
    choice(ui, chosen.letter, false, "print.a4", ui.words("print.a4"));
    choice(ui, chosen.letter, true, "print.letter", ui.words("print.letter"));
    ImGui::NewLine();
    vertical_gap(ui, 4);
    muted(ui, ui.words("print.steps-a-page"));
    for (const int steps : steps_a_page_choices)
        choice(ui, chosen.steps_a_page, steps, "print.steps-" + std::to_string(steps), std::to_string(steps));
    ImGui::NewLine();
    vertical_gap(ui, 4);
    muted(ui, ui.words("print.ink"));
    choice(ui, chosen.grey, false, "print.colour", ui.words("print.colour"));
    choice(ui, chosen.grey, true, "print.grey", ui.words("print.grey"));
    ImGui::NewLine();
    vertical_gap(ui, 4);
    muted(ui, ui.words("print.rules"));
    choice(ui, chosen.rules, true, "print.with-rules", ui.words("print.with-rules"));
    choice(ui, chosen.rules, false, "print.without-rules", ui.words("print.without-rules"));
    ImGui::NewLine();
}

// ---- pages

std::string name_of_pages(const EditorState& editor) {
    const SheetSetting& chosen = editor.user.settings.sheet;
    return std::to_string(editor.now().number) + (chosen.letter ? " letter " : " a4 ") +
           std::to_string(chosen.steps_a_page) + (chosen.grey ? " grey" : "") + (chosen.rules ? " rules" : "") + " " +
           name_of_owned(editor);
}

void make_pages(EditorState& editor, PrintUi& state) {
    std::string name = name_of_pages(editor);
    if (state.asked != name) {
        state.asked = std::move(name);
        state.job = editor.jobs.start([scenario = editor.now().scenario, options = sheet_options(editor),
                                       catalogue = editor.map.document.kept_catalogue(),
                                       words = &editor.words.now()](JobWatch& watch) {
            const SheetWatch going_on = [&watch](double share) {
                watch.progress(share);
                return !watch.cancelled();
            };
            return build_sheet(*scenario, *catalogue, *words, options, going_on);
        });
    }
    if (auto pages = state.job.take()) {
        state.pages = std::move(*pages);
        state.page = std::min(state.page, state.pages.empty() ? 0 : state.pages.size() - 1);
        state.drawn.clear();
    }
}

// The page in the middle of the box, on its own paper.
void show_page(Ui& ui, PrintUi& state, Box box) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(box.corner(), box.far_corner(), ui.theme[Ink::Table], ui.px(4));
    if (state.pages.empty()) {
        const std::string text = ui.words("print.drawing");
        const ImVec2 size = ImGui::CalcTextSize(text.c_str());
        draw.AddText({box.middle().x - size.x / 2, box.middle().y - size.y / 2}, ui.theme[Ink::Muted], text.c_str());
        return;
    }
    const Drawing& page = state.pages[state.page];
    const float edge = ui.px(10);
    const double scale = std::min((box.width() - 2 * edge) / page.width, (box.height() - 2 * edge) / page.height);
    const int width = std::max(1, static_cast<int>(page.width * scale));
    const int height = std::max(1, static_cast<int>(page.height * scale));
    const std::string name = state.asked + "#" + std::to_string(state.page) + "@" + std::to_string(width);
    if (state.drawn != name) {
        state.texture = ui.backend.upload(to_pixels(page, {0, 0}, scale, width, height), state.texture);
        state.drawn = name;
    }
    const ImVec2 corner{box.middle().x - static_cast<float>(width) / 2,
                        box.middle().y - static_cast<float>(height) / 2};
    draw.AddImage(reinterpret_cast<ImTextureID>(state.texture), corner,
                  {corner.x + static_cast<float>(width), corner.y + static_cast<float>(height)});
}

void turn_pages(Ui& ui, PrintUi& state) {
    const std::size_t all = state.pages.size();
    const bool back = button(ui, "print.back", {.icon = icon::left, .enabled = state.page > 0});
    ImGui::SameLine();
    const bool on = button(ui, "print.on", {.icon = icon::right, .enabled = state.page + 1 < all});
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    muted(ui, all == 0 ? ui.words("print.drawing")
                       : ui.words(Message{"print.page", {{"number", state.page + 1}, {"all", all}}}));
    if (all > 0) ui.record("print.page-" + std::to_string(state.page + 1) + "-of-" + std::to_string(all));
    if ((back || ui.take(Key::Left)) && state.page > 0) --state.page;
    if ((on || ui.take(Key::Right)) && state.page + 1 < all) ++state.page;
}

void draw_page(Ui& ui, PrintUi& state) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = std::min(ui.px(page_width), ImGui::GetContentRegionAvail().x);
    const Box box{at.x, at.y, at.x + width, at.y + height_of_page(ui)};
    ImGui::Dummy(box.size());
    ui.record("print:page", box);
    show_page(ui, state, box);
    turn_pages(ui, state);
}

}  // namespace

void draw_print_dialog(Ui& ui, EditorState& editor, PrintUi& state, FormHeights& heights) {
    const auto refused = too_large_for_sheet(*editor.now().scenario);
    if (!refused) make_pages(editor, state);
    Form form(ui, heights);
    ImGui::BeginChild("##options", {ui.px(options_width), height_of_page(ui)}, false, ImGuiWindowFlags_NoBackground);
    draw_options(ui, editor.user.settings.sheet);
    ImGui::EndChild();
    ImGui::SameLine();
    ImGui::BeginGroup();
    if (refused) wrapped(ui, ui.words(refused->message), Ink::Warning);
    else draw_page(ui, state);
    ImGui::EndGroup();
    vertical_gap(ui, 6);
    form.end();
    const bool save = button(ui, "print.save", {.text = ui.words("print.save"), .enabled = !refused, .primary = true});
    ImGui::SameLine();
    const bool cancel = button(ui, "dialog.cancel", {.text = ui.words("dialog.cancel")});
    if ((save || ui.take(Key::Enter)) && !refused) editor.dialog.kind = Dialog::PrintTo;
    else if (cancel || ui.take(Key::Escape)) editor.dialog = {};
}

}  // namespace hexwright::dialogs
