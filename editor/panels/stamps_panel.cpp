#include "editor/panels/stamps_panel.h"

#include "editor/editing/stamping.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

constexpr float stamp_row_height = 48, picture_px = 40, head_height = 36, field_height = 40;

// A name field: Enter finishes, Esc or a click elsewhere abandons it.
enum class Field : unsigned char { Open, Done, Left };
Field name_field(Ui& ui, StampsUi& state, const char* label) {
    if (std::exchange(state.focus, false)) ImGui::SetKeyboardFocusHere();
    ImGui::SetNextItemWidth(-1);
    const bool entered = ImGui::InputTextWithHint("##stamp-name", ui.words("stamps.new-name").c_str(), &state.name,
                                                  ImGuiInputTextFlags_EnterReturnsTrue);
    ui.record(label);
    if (entered) return Field::Done;
    const bool left = ImGui::IsItemDeactivated() || ui.take(Key::Escape);
    return left ? Field::Left : Field::Open;
}

void open_field(StampsUi& state, const std::string& text) {
    state.name = text;
    state.focus = true;
}

void naming_field(Ui& ui, EditorState& editor, StampsUi& state) {
    const bool was_naming = std::exchange(state.naming, editor.user.stamps.naming.has_value());
    if (!editor.user.stamps.naming) return;
    if (!was_naming) open_field(state, {});
    const Field field = name_field(ui, state, "stamps:name");
    if (field == Field::Left) editor.user.stamps.naming.reset();
    if (field == Field::Done && !keep_named(editor, state.name)) state.focus = true;
}

void row_menu(Ui& ui, EditorState& editor, StampsUi& state, const Stamp& stamp) {
    const PopupMenu menu(ui, "stamp-menu");
    if (!menu) return;
    if (ImGui::MenuItem(ui.words("stamps.rename").c_str())) {
        state.renaming = stamp.file;
        open_field(state, stamp.name);
    }
    ui.record("stamps.rename");
    if (ImGui::MenuItem(ui.words("stamps.discard").c_str())) discard(editor, stamp);
    ui.record("stamps.discard");
}

void draw_row(Ui& ui, EditorState& editor, StampsUi& state, const Stamp& stamp) {
    if (state.renaming == stamp.file) {
        const Field field = name_field(ui, state, "stamps:renaming");
        if (field == Field::Left || (field == Field::Done && rename(editor, stamp, state.name))) state.renaming.reset();
        else if (field == Field::Done) state.focus = true;
        return;
    }
    const ImVec2 at = ImGui::GetCursorScreenPos(), size(ImGui::GetContentRegionAvail().x, ui.px(stamp_row_height));
    ImGui::PushID(stamp.name.c_str());
    const bool clicked = ImGui::InvisibleButton("##stamp", size);
    ui.record("stamp:" + stamp.name);
    const bool hovered = ImGui::IsItemHovered(), visible = ImGui::IsItemVisible();
    if (hovered && ImGui::IsMouseClicked(1)) ImGui::OpenPopup("stamp-menu");
    if (hovered) tip(ui, ui.words(Message{"stamps.tip", {{"name", stamp.name}}}));
    if (visible) {
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        if (hovered) draw.AddRectFilled(at, {at.x + size.x, at.y + size.y}, ui.theme[Ink::Raised], ui.px(4));
        const float side = ui.px(picture_px), inset = (size.y - side) / 2;
        const ImVec2 corner(at.x + ui.px(4), at.y + inset);
        draw_preview(ui, state.pictures.of(stamp.file, {side, side}, ui, editor),
                     {corner.x, corner.y, corner.x + side, corner.y + side});
        clipped_text(draw, {corner.x + side + ui.px(8), at.y + (size.y - ImGui::GetTextLineHeight()) / 2},
                     size.x - side - ui.px(16), ui.theme[Ink::Text], stamp.name);
    }
    row_menu(ui, editor, state, stamp);
    ImGui::PopID();
    if (clicked) take_stamp(editor, stamp);
}

void draw_head(Ui& ui, EditorState& editor) {
    StampShelf& shelf = editor.user.stamps;
    const char* chevron = shelf.unfolded ? icon::down : icon::right;
    if (button(ui, "stamps:fold", {.icon = chevron, .text = ui.words("stamps.title")}))
        shelf.unfolded = !shelf.unfolded;
    ImGui::SameLine(ImGui::GetContentRegionAvail().x - ui.px(28));
    command_button(ui, editor, "edit.save-stamp");
}

}  // namespace

float stamps_height(const Ui& ui, const EditorState& editor, float most) {
    const StampShelf& shelf = editor.user.stamps;
    if (!shelf.unfolded) return ui.px(head_height);
    const auto rows = std::max<std::size_t>(shelf.stamps.size(), 1);
    const float field = shelf.naming ? ui.px(field_height) : 0;
    return std::min(most, ui.px(head_height + 8 + stamp_row_height * static_cast<float>(rows)) + field);
}

void draw_stamps(Ui& ui, EditorState& editor, StampsUi& state) {
    draw_head(ui, editor);
    if (!editor.user.stamps.unfolded) return;
    naming_field(ui, editor, state);
    ImGui::BeginChild("##stamps", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    if (editor.user.stamps.stamps.empty() && !editor.user.stamps.naming) muted(ui, ui.words("stamps.empty"));
    const std::vector<Stamp> stamps = editor.user.stamps.stamps;  // A copy: a click may change them.
    for (const Stamp& stamp : stamps) draw_row(ui, editor, state, stamp);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
