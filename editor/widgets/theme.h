// How the window is coloured: one table of named inks, light and dark. Panels never write a colour of their own.
#pragma once
#include <array>
#include <cstdint>

namespace hexwright {

enum class Ink : std::uint8_t {
    Window,  // behind the panes
    Panel,   // panes
    Raised,  // fields, hovered rows, buttons at rest
    Pressed,
    Line,  // dividers and borders
    Text,
    Muted,       // secondary text
    Faint,       // what cannot be used just now
    Accent,      // active, and nothing else
    AccentSoft,  // behind what is active
    OnAccent,
    Error,
    Warning,
    Info,
    Good,
    Table,  // what the map lies on
    Grid,   // free hexes of the table
    Hover,
    Shade,  // behind dialogs
    Count
};

struct Theme {
    bool dark = false;
    std::array<std::uint32_t, static_cast<std::size_t>(Ink::Count)> inks{};  // 0xAABBGGRR, as Dear ImGui packs them

    std::uint32_t operator[](Ink ink) const { return inks[static_cast<std::size_t>(ink)]; }
    unsigned rgb(Ink ink) const;  // 0xRRGGBB, as drawings want it
    std::uint32_t with_alpha(Ink ink, float alpha) const;
};

Theme make_theme(bool dark);
std::uint32_t packed(unsigned rgb, float alpha = 1);  // 0xRRGGBB as Dear ImGui packs it

// Makes Dear ImGui's own widgets follow the theme: 8 px grid, corners of 4 px, at this scale.
void apply_style(const Theme& theme, float scale);

}  // namespace hexwright
