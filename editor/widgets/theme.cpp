#include "editor/widgets/theme.h"

#include <imgui.h>

namespace hexwright::widgets {

namespace {

struct Pair {
    Ink ink;
    unsigned light, dark;  // 0xRRGGBB.
};

constexpr Pair theme_table[] = {
    {Ink::Window, 0xE7E9E6, 0x17191B},     {Ink::Panel, 0xF7F8F6, 0x212427},    {Ink::Raised, 0xECEEEA, 0x2C3034},
    {Ink::Pressed, 0xDDE1DB, 0x383D42},    {Ink::Line, 0xD5D9D2, 0x34393E},     {Ink::Text, 0x22292A, 0xE4E7E6},
    {Ink::Muted, 0x646E6C, 0x9AA3A3},      {Ink::Faint, 0xA5ADAA, 0x5E6668},    {Ink::Accent, 0x1F6F6B, 0x4DB6AC},
    {Ink::AccentSoft, 0xD3E7E3, 0x1F4643}, {Ink::OnAccent, 0xFFFFFF, 0x0E1F1E}, {Ink::Error, 0xC2362B, 0xF0776C},
    {Ink::Warning, 0xB77400, 0xE8B04A},    {Ink::Info, 0x4A6FA5, 0x86A9DB},     {Ink::Good, 0x3D8B4F, 0x77C08A},
    {Ink::Table, 0xFBFBF9, 0x1C1F21},      {Ink::Grid, 0xE6E8E3, 0x292D30},     {Ink::Hover, 0x22292A, 0xFFFFFF},
    {Ink::Shade, 0x1B2021, 0x000000},      {Ink::Selected, 0x7FF5E6, 0x7FF5E6}, {Ink::SelectedEdge, 0x04201E, 0x04201E},
};

ImVec4 vec(std::uint32_t color) { return ImGui::ColorConvertU32ToFloat4(color); }

void color_widgets(const Theme& theme, ImVec4* colors) {
    const struct {
        int slot;
        Ink ink;
    } slots[] = {
        {ImGuiCol_Text, Ink::Text},
        {ImGuiCol_TextDisabled, Ink::Muted},
        {ImGuiCol_WindowBg, Ink::Window},
        {ImGuiCol_ChildBg, Ink::Panel},
        {ImGuiCol_PopupBg, Ink::Panel},
        {ImGuiCol_Border, Ink::Line},
        {ImGuiCol_FrameBg, Ink::Raised},
        {ImGuiCol_FrameBgHovered, Ink::Pressed},
        {ImGuiCol_FrameBgActive, Ink::Pressed},
        {ImGuiCol_TitleBg, Ink::Panel},
        {ImGuiCol_TitleBgActive, Ink::Panel},
        {ImGuiCol_MenuBarBg, Ink::Panel},
        {ImGuiCol_ScrollbarGrab, Ink::Pressed},
        {ImGuiCol_ScrollbarGrabHovered, Ink::Faint},
        {ImGuiCol_ScrollbarGrabActive, Ink::Muted},
        {ImGuiCol_CheckMark, Ink::Accent},
        {ImGuiCol_Button, Ink::Raised},
        {ImGuiCol_ButtonHovered, Ink::Pressed},
        {ImGuiCol_ButtonActive, Ink::Pressed},
        {ImGuiCol_Header, Ink::AccentSoft},
        {ImGuiCol_HeaderHovered, Ink::Raised},
        {ImGuiCol_HeaderActive, Ink::Pressed},
        {ImGuiCol_Separator, Ink::Line},
        {ImGuiCol_SeparatorHovered, Ink::Accent},
        {ImGuiCol_SeparatorActive, Ink::Accent},
        {ImGuiCol_ResizeGrip, Ink::Line},
        {ImGuiCol_ResizeGripHovered, Ink::Faint},
        {ImGuiCol_ResizeGripActive, Ink::Muted},
    };
    for (const auto& slot : slots) colors[slot.slot] = vec(theme[slot.ink]);
    colors[ImGuiCol_ScrollbarBg] = ImVec4(0, 0, 0, 0);
    colors[ImGuiCol_BorderShadow] = ImVec4(0, 0, 0, 0);
    // Translucent, because text lies on it.
    colors[ImGuiCol_SliderGrab] = colors[ImGuiCol_SliderGrabActive] = vec(theme.with_alpha(Ink::Accent, 0.45F));
    colors[ImGuiCol_TextSelectedBg] = vec(theme.with_alpha(Ink::Accent, 0.30F));
    colors[ImGuiCol_ModalWindowDimBg] = vec(theme.with_alpha(Ink::Shade, 0.45F));
}

}  // namespace

std::uint32_t packed(unsigned rgb, float alpha) {
    const auto a = static_cast<std::uint32_t>(alpha * 255.0F + 0.5F);
    return a << 24 | (rgb & 0xFF) << 16 | (rgb & 0xFF00) | (rgb >> 16 & 0xFF);
}

unsigned Theme::rgb(Ink ink) const {
    const std::uint32_t color = (*this)[ink];
    return (color & 0xFF) << 16 | (color & 0xFF00) | (color >> 16 & 0xFF);
}

std::uint32_t Theme::with_alpha(Ink ink, float alpha) const { return packed(rgb(ink), alpha); }

Theme make_theme(bool dark) {
    Theme theme;
    theme.dark = dark;
    for (const Pair& pair : theme_table)
        theme.inks[static_cast<std::size_t>(pair.ink)] = packed(dark ? pair.dark : pair.light);
    return theme;
}

void apply_style(const Theme& theme, float scale) {
    ImGuiStyle style;
    style.WindowPadding = ImVec2(8, 8);
    style.FramePadding = ImVec2(8, 5);
    style.ItemSpacing = ImVec2(8, 8);
    style.ItemInnerSpacing = ImVec2(8, 4);
    style.ScrollbarSize = 10;
    style.GrabMinSize = 24;
    style.WindowRounding = 4;
    style.ChildRounding = 0;
    style.FrameRounding = 4;
    style.PopupRounding = 4;
    style.ScrollbarRounding = 4;
    style.GrabRounding = 4;
    style.WindowBorderSize = 1;
    style.ChildBorderSize = 0;
    style.PopupBorderSize = 1;
    style.FrameBorderSize = 0;
    style.WindowTitleAlign = ImVec2(0, 0.5F);
    style.ScaleAllSizes(scale);
    color_widgets(theme, style.Colors);
    ImGui::GetStyle() = style;
}

}  // namespace hexwright::widgets
