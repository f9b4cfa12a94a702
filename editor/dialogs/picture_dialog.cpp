#include "editor/dialogs/picture_dialog.h"

#include "editor/document/map_picture.h"
#include "editor/session/icons.h"
#include "editor/session/map_picture_file.h"
#include "formats/sheet/paint.h"

#include <algorithm>
#include <utility>

namespace hexwright::dialogs {

namespace {

constexpr float picture_options_width = 260, preview_height = 400;  // In pixels at scale 1.
constexpr int picture_widths[] = {600, 1200, 2400, 4800};

void option_title(Ui& ui, const char* words) {
    vertical_gap(ui, 4);
    muted(ui, ui.words(words));
}

// One of several values of an option, as a row of buttons.
template <class Value>
void one_option(Ui& ui, Value& option, Value value, const std::string& id, const std::string& text) {
    if (button(ui, id, {.text = text, .active = option == value})) option = value;
    ImGui::SameLine(0, ui.px(6));
}

void levels_option(Ui& ui, MapPicture& picture, int top) {
    option_title(ui, "picture-dialog.levels");
    one_option(ui, picture.level, std::optional<int>{}, "picture-dialog.all-levels",
               ui.words("picture-dialog.all-levels"));
    ImGui::NewLine();
    const int level = picture.level.value_or(top);
    const bool lower = button(ui, "picture-dialog.lower", {.icon = icon::left, .enabled = level > 1});
    ImGui::SameLine();
    const std::string text = ui.words(Message{"picture-dialog.up-to", {{"level", level}}});
    if (button(ui, "picture-dialog.up-to", {.text = text, .active = picture.level.has_value()})) picture.level = level;
    ImGui::SameLine();
    const bool higher = button(ui, "picture-dialog.higher", {.icon = icon::right, .enabled = level < top});
    if (lower) picture.level = level - 1;
    if (higher) picture.level = level + 1;
}

void turn_option(Ui& ui, MapPicture& picture) {
    option_title(ui, "picture-dialog.turn");
    const bool back = button(ui, "picture-dialog.turn-left", {.icon = icon::turn_left});
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(ui.words(Message{"picture-dialog.degrees", {{"degrees", picture.turn * 60}}}).c_str());
    ImGui::SameLine();
    const bool on = button(ui, "picture-dialog.turn-right", {.icon = icon::turn_right});
    picture.turn = (picture.turn + (on ? 1 : 0) + (back ? 5 : 0)) % 6;
}

void draw_picture_options(Ui& ui, MapPicture& picture, int top) {
    muted(ui, ui.words("picture-dialog.view"));
    one_option(ui, picture.iso, false, "picture-dialog.plan", ui.words("picture-dialog.plan"));
    one_option(ui, picture.iso, true, "picture-dialog.iso", ui.words("picture-dialog.iso"));
    ImGui::NewLine();
    levels_option(ui, picture, top);
    turn_option(ui, picture);
    option_title(ui, "picture-dialog.width");
    for (const int width : picture_widths)
        one_option(ui, picture.width, width, "picture-dialog.width-" + std::to_string(width), std::to_string(width));
    ImGui::NewLine();
}

// ---- how it will look

std::string name_of_map_picture(const MapPicture& picture, unsigned long long number) {
    return std::to_string(number) + (picture.iso ? " iso " : " plan ") + std::to_string(picture.level.value_or(0)) +
           " " + std::to_string(picture.turn);
}

void make_map_drawing(EditorState& editor, PictureUi& state) {
    const MapPicture& picture = editor.user.picture;
    if (std::string name = name_of_map_picture(picture, editor.now().number); state.asked != name) {
        state.asked = std::move(name);
        state.job = editor.jobs.start([scenario = editor.now().scenario, picture, catalogue = &editor.catalogue()](
                                          JobWatch&) { return drawing_of(picture, *scenario, *catalogue); });
    }
    if (auto made = state.job.take()) {
        state.drawing = std::move(*made);
        state.drawn.clear();
    }
}

void show_map_picture(Ui& ui, PictureUi& state, Box box) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(box.corner(), box.far_corner(), ui.theme[Ink::Table], ui.px(4));
    if (state.drawing.width <= 0) return;
    const float edge = ui.px(8);
    const double scale =
        std::min((box.width() - 2 * edge) / state.drawing.width, (box.height() - 2 * edge) / state.drawing.height);
    const int width = std::max(1, static_cast<int>(state.drawing.width * scale));
    const int height = std::max(1, static_cast<int>(state.drawing.height * scale));
    if (const std::string name = state.asked + "@" + std::to_string(width); state.drawn != name) {
        state.texture =
            ui.backend.upload(to_pixels(state.drawing, {0, 0}, scale, width, height, PaintWith::Care), state.texture);
        state.drawn = name;
    }
    const ImVec2 corner{box.middle().x - static_cast<float>(width) / 2,
                        box.middle().y - static_cast<float>(height) / 2};
    draw.AddImage(reinterpret_cast<ImTextureID>(state.texture), corner,
                  {corner.x + static_cast<float>(width), corner.y + static_cast<float>(height)});
}

}  // namespace

void draw_picture_dialog(Ui& ui, EditorState& editor, PictureUi& state) {
    const int top = editor.now().terrain.top_level();
    const auto refused = too_much_for_picture(editor.user.picture, *editor.now().scenario, editor.catalogue());
    const float height = std::min(ui.px(preview_height), ImGui::GetMainViewport()->Size.y * 0.6F);
    ImGui::BeginChild("##options", {ui.px(picture_options_width), height}, false, ImGuiWindowFlags_NoBackground);
    draw_picture_options(ui, editor.user.picture, top);
    ImGui::EndChild();
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Box box{at.x, at.y, at.x + std::max(1.0F, ImGui::GetContentRegionAvail().x), at.y + height};
    ImGui::Dummy(box.size());
    ui.record("picture:preview", box);
    if (!refused) {
        make_map_drawing(editor, state);
        show_map_picture(ui, state, box);
    } else {
        wrapped(ui, ui.words(refused->message), Ink::Warning);
    }
    vertical_gap(ui, 6);
    const bool save = button(ui, "picture-dialog.save",
                             {.text = ui.words("picture-dialog.save"), .enabled = !refused, .primary = true});
    ImGui::SameLine();
    const bool cancel = button(ui, "dialog.cancel", {.text = ui.words("dialog.cancel")});
    if ((save || ui.take(Key::Enter)) && !refused) editor.dialog.kind = Dialog::MapPictureTo;
    else if (cancel || ui.take(Key::Escape)) editor.dialog = {};
}

}  // namespace hexwright::dialogs
