// The colours of the window: one table of named inks, light and dark. Panels never use a colour of their own.
#pragma once
#include "editor/widgets/room.h"

#include <array>
#include <cstdint>

namespace hexwright::widgets {

enum class Ink : std::uint8_t {
    Window,  // Behind the panes.
    Panel,   // Panes.
    Raised,  // Fields, hovered rows, buttons at rest.
    Pressed,
    Line,  // Dividers and borders.
    Text,
    Muted,       // Secondary text.
    Faint,       // Disabled items.
    Accent,      // Active items, and nothing else.
    AccentSoft,  // Behind active items.
    OnAccent,
    Error,
    Warning,
    Info,
    Good,
    Table,  // The surface the map lies on.
    Grid,   // Free hexes of the table.
    Hover,
    Shade,  // Behind dialogs.
    // Around what is selected on the map: a bright line on a dark one, of which one stands out on every terrain.
    Selected,
    SelectedEdge,
    Count
};

struct Theme {
    bool dark = false;
    std::array<std::uint32_t, static_cast<std::size_t>(Ink::Count)> inks{};  // 0xAABBGGRR, as Dear ImGui packs them.

    std::uint32_t operator[](Ink ink) const { return inks[static_cast<std::size_t>(ink)]; }
    unsigned rgb(Ink ink) const;  // 0xRRGGBB, for drawings.
    std::uint32_t with_alpha(Ink ink, float alpha) const;
};

Theme make_theme(bool dark);
std::uint32_t packed(unsigned rgb, float alpha = 1);  // Packs 0xRRGGBB for Dear ImGui.

// Makes Dear ImGui's own widgets follow the theme: 8 px grid, corners of 4 px, at this scale.
void apply_style(const Theme& theme, float scale);

}  // namespace hexwright::widgets
