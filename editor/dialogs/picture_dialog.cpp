#include "editor/dialogs/picture_dialog.h"

#include "editor/document/files/map_picture.h"
#include "editor/files/map_picture_file.h"
#include "editor/files/scene_picture.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "editor/workspace/scene_picture_state.h"
#include "formats/paper/sheet/paint.h"

#include <algorithm>
#include <utility>

namespace hexwright::dialogs {

namespace {

constexpr float picture_options_width = 260, preview_height = 432;  // In pixels at scale 1.
constexpr int picture_widths[] = {600, 1200, 2400, 4800};

void option_title(Ui& ui, const char* words) {
    vertical_gap(ui, 4);
    muted(ui, ui.words(words));
}

// One of several values of an option: a button, pressed in while it is the one that is chosen.
template <class Value>
void first_option(Ui& ui, Value& option, Value value, const std::string& id, const std::string& text) {
    if (button(ui, id, {.text = text, .active = option == value})) option = value;
}

// Beside the last one, or below it where there is no room.
template <class Value>
void next_option(Ui& ui, Value& option, Value value, const std::string& id, const std::string& text) {
    ImGui::SameLine(0, ui.px(6));
    if (ImGui::GetContentRegionAvail().x < width_of(ui, {.text = text})) ImGui::NewLine();
    first_option(ui, option, value, id, text);
}

void levels_option(Ui& ui, MapPicture& picture, int top) {
    option_title(ui, "picture-dialog.levels");
    first_option(ui, picture.level, std::optional<int>{}, "picture-dialog.all-levels",
                 ui.words("picture-dialog.all-levels"));
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

// Any width and height, of which a few are offered; a side that is out of bounds while it is typed counts as the
// nearest within.
void side_option(Ui& ui, const char* id, int& typed, int& side) {
    ImGui::SetNextItemWidth(ui.px(64));
    if (ImGui::InputInt(("##" + std::string(id)).c_str(), &typed, 0))
        side = std::clamp(typed, least_scene_side, most_scene_side);
    if (!ImGui::IsItemActive()) typed = side;
    ui.record(id);
}

void size_option(Ui& ui, PictureUi& state, ScenePicture& picture) {
    struct Size {
        int width, height;
        bool operator==(const Size&) const = default;
    };
    option_title(ui, "picture-dialog.size");
    Size size{picture.width, picture.height};
    for (const Size offered : {Size{1280, 800}, Size{1920, 1080}, Size{3840, 2160}}) {
        const std::string width = std::to_string(offered.width);
        const std::string text = width + " × " + std::to_string(offered.height);
        offered.width == 1280 ? first_option(ui, size, offered, "picture-dialog.size-" + width, text)
                              : next_option(ui, size, offered, "picture-dialog.size-" + width, text);
    }
    picture.width = size.width, picture.height = size.height;
    side_option(ui, "picture:width", state.width, picture.width);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("×");
    ImGui::SameLine();
    side_option(ui, "picture:height", state.height, picture.height);
}

void scene_options(Ui& ui, PictureUi& state, ScenePicture& picture) {
    size_option(ui, state, picture);
    option_title(ui, "picture-dialog.table");
    first_option(ui, picture.table, TableTop::Wood, "picture-dialog.wood", ui.words("picture-dialog.wood"));
    next_option(ui, picture.table, TableTop::Felt, "picture-dialog.felt", ui.words("picture-dialog.felt"));
    next_option(ui, picture.table, TableTop::Stone, "picture-dialog.stone", ui.words("picture-dialog.stone"));
    option_title(ui, "picture-dialog.light");
    first_option(ui, picture.dark, false, "picture-dialog.day", ui.words("picture-dialog.day"));
    next_option(ui, picture.dark, true, "picture-dialog.evening", ui.words("picture-dialog.evening"));
}

void width_option(Ui& ui, MapPicture& picture) {
    option_title(ui, "picture-dialog.width");
    first_option(ui, picture.width, picture_widths[0], "picture-dialog.width-" + std::to_string(picture_widths[0]),
                 std::to_string(picture_widths[0]));
    for (const int width : picture_widths)
        if (width != picture_widths[0])
            next_option(ui, picture.width, width, "picture-dialog.width-" + std::to_string(width),
                        std::to_string(width));
}

void draw_picture_options(Ui& ui, EditorState& editor, PictureUi& state) {
    MapPicture& picture = editor.user.picture;
    muted(ui, ui.words("picture-dialog.view"));
    first_option(ui, picture.view, MapView::Plan, "picture-dialog.plan", ui.words("picture-dialog.plan"));
    next_option(ui, picture.view, MapView::Iso, "picture-dialog.iso", ui.words("picture-dialog.iso"));
    next_option(ui, picture.view, MapView::Scene, "picture-dialog.scene", ui.words("picture-dialog.scene"));
    if (picture.view != MapView::Scene) levels_option(ui, picture, editor.now().terrain.top_level());
    turn_option(ui, picture);
    if (picture.view == MapView::Scene) scene_options(ui, state, editor.user.scene_picture);
    else width_option(ui, picture);
}

// ---- how it will look

struct PictureShape {
    double width = 0, height = 0;
};

// In the middle of the preview, as large as it fits.
Box place_of(const Ui& ui, const Box& box, PictureShape shape) {
    const float edge = ui.px(8);
    const double scale = std::min((box.width() - 2 * edge) / shape.width, (box.height() - 2 * edge) / shape.height);
    const auto width = static_cast<float>(std::max(1, static_cast<int>(shape.width * scale)));
    const auto height = static_cast<float>(std::max(1, static_cast<int>(shape.height * scale)));
    const ImVec2 corner{box.middle().x - width / 2, box.middle().y - height / 2};
    return {corner.x, corner.y, corner.x + width, corner.y + height};
}

// The texture, made anew if it shows something else.
template <class Paint>
void show_texture(Ui& ui, PictureUi& state, const Box& place, const std::string& name, Paint paint) {
    if (state.drawn != name) {
        state.texture = ui.backend.upload(paint(), state.texture);
        state.drawn = name;
    }
    ImGui::GetWindowDrawList()->AddImage(reinterpret_cast<ImTextureID>(state.texture), place.corner(),
                                         place.far_corner());
}

void show_drawing(Ui& ui, EditorState& editor, PictureUi& state, const Box& box) {
    const MapPicture& picture = editor.user.picture;
    std::string name = std::to_string(editor.now().number) + (picture.view == MapView::Iso ? " iso " : " plan ") +
                       std::to_string(picture.level.value_or(0)) + " " + std::to_string(picture.turn);
    if (state.asked != name) {
        state.asked = std::move(name);
        state.job = editor.jobs.start(
            [scenario = editor.now().scenario, picture, catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
                return drawing_of(picture, *scenario, *catalogue);
            });
    }
    if (auto made = state.job.take()) {
        state.drawing = std::move(*made);
        state.drawn.clear();
    }
    if (state.drawing.width <= 0) return;
    const Box place = place_of(ui, box, {state.drawing.width, state.drawing.height});
    const int width = static_cast<int>(place.width()), height = static_cast<int>(place.height());
    show_texture(ui, state, place, state.asked + "@" + std::to_string(width), [&] {
        return to_pixels(state.drawing, {0, 0}, place.width() / state.drawing.width, width, height, PaintWith::Care);
    });
}

// The picture is made as small as it is shown here.
void make_scene(EditorState& editor, PictureUi& state, const Box& place) {
    SceneErrand errand = scene_errand(editor);
    errand.finish = Finish::Quick;
    errand.picture.width = std::max(least_scene_side, static_cast<int>(place.width()));
    errand.picture.height = std::max(least_scene_side, static_cast<int>(place.height()));
    std::string name = std::to_string(editor.now().number) + " scene " + std::to_string(errand.turn) + " " +
                       std::to_string(errand.picture.width) + "x" + std::to_string(errand.picture.height) + " " +
                       table_word(errand.picture.table) + (errand.picture.dark ? " dark" : "");
    if (state.asked != name) {
        state.asked = std::move(name);
        state.trouble.reset();
        state.scene_job = editor.jobs.start([errand = std::move(errand)](JobWatch& watch) -> Result<Picture> {
            const auto bytes = scene_bytes(errand, watch);
            return bytes ? decode_picture(*bytes) : failure(bytes.error());
        });
    }
    auto made = state.scene_job.take();
    if (!made) return;
    state.drawn.clear();
    if (*made) state.scene = std::move((*made)->pixels);
    else state.trouble = made->error();
}

// In the preview itself: below it, it would push the buttons out of a small window.
void show_trouble(const Ui& ui, const Box& box, const std::string& text) {
    const float edge = ui.px(12);
    ImGui::GetWindowDrawList()->AddText({box.left + edge, box.top + edge}, ui.theme[Ink::Warning],
                                        in_lines(text, box.width() - 2 * edge).c_str());
}

void show_scene(Ui& ui, EditorState& editor, PictureUi& state, const Box& box) {
    const ScenePicture& picture = editor.user.scene_picture;
    const Box place = place_of(ui, box, {static_cast<double>(picture.width), static_cast<double>(picture.height)});
    make_scene(editor, state, place);
    if (state.trouble) return show_trouble(ui, box, ui.words(state.trouble->message));
    if (state.scene.width > 0) show_texture(ui, state, place, "scene " + state.asked, [&] { return state.scene; });
    if (!state.scene_job.started()) return;
    const std::string text = ui.words("picture-dialog.drawing");
    const ImVec2 size = ImGui::CalcTextSize(text.c_str()), edge = ui.px(8, 4);
    const ImVec2 at{box.middle().x - size.x / 2, box.middle().y - size.y / 2};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({at.x - edge.x, at.y - edge.y}, {at.x + size.x + edge.x, at.y + size.y + edge.y},
                       ui.theme[Ink::Panel], ui.px(4));
    draw.AddText(at, ui.theme[Ink::Text], text.c_str());
}

void draw_preview(Ui& ui, EditorState& editor, PictureUi& state, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Box box{at.x, at.y, at.x + std::max(1.0F, ImGui::GetContentRegionAvail().x), at.y + height};
    ImGui::Dummy(box.size());
    ui.record("picture:preview", box);
    ImGui::GetWindowDrawList()->AddRectFilled(box.corner(), box.far_corner(), ui.theme[Ink::Table], ui.px(4));
    if (state.refused) return show_trouble(ui, box, ui.words(state.refused->message));
    const auto shows = editor.user.picture.view == MapView::Scene ? show_scene : show_drawing;
    shows(ui, editor, state, box);
}

void leave(EditorState& editor, PictureUi& state, Dialog next) {
    state = {.texture = state.texture};  // What is still being drawn is not needed.
    editor.dialog = {.kind = next};
}

}  // namespace

void draw_picture_dialog(Ui& ui, EditorState& editor, PictureUi& state) {
    const bool plain = editor.user.picture.view != MapView::Scene;
    state.refused.reset();
    if (plain) state.refused = too_much_for_picture(editor.user.picture, *editor.now().scenario, editor.catalogue());
    const float height = std::min(ui.px(preview_height), ImGui::GetMainViewport()->Size.y * 0.6F);
    ImGui::BeginChild("##options", {ui.px(picture_options_width), height}, false, ImGuiWindowFlags_NoBackground);
    draw_picture_options(ui, editor, state);
    ImGui::EndChild();
    ImGui::SameLine();
    draw_preview(ui, editor, state, height);
    vertical_gap(ui, 6);
    const bool may = !state.refused;
    const bool save =
        button(ui, "picture-dialog.save", {.text = ui.words("picture-dialog.save"), .enabled = may, .primary = true});
    ImGui::SameLine();
    const bool cancel = button(ui, "dialog.cancel", {.text = ui.words("dialog.cancel")});
    if ((save || ui.take(Key::Enter)) && may) leave(editor, state, Dialog::MapPictureTo);
    else if (cancel || ui.take(Key::Escape)) leave(editor, state, Dialog::None);
}

}  // namespace hexwright::dialogs
