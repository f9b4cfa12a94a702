// A figure on the plan as a token: base in the player's colour, the player's mark, silhouette, letters, number, wounds,
// whether it is engaged and has acted. Plan, sheets and tray draw the same marks.
#pragma once
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/paper/sheet/figure_look.h"

#include <vector>

namespace hexwright::paper {

struct TokenStyle {
    bool dark = false;           // The theme.
    unsigned accent = 0x0E7C6B;  // Around figures that may act now.
    // Small tokens leave out numbers, smaller ones the silhouette too, the smallest also the letters.
    enum class Detail : unsigned char { Disc, Letters, Sign, Full } detail = Detail::Full;
};
// What can be read on tokens of this size: `hex_pixels` is the width of a hex.
TokenStyle::Detail token_detail(double hex_pixels);

// In the units of centre_of(), on the spaces of the figure; empty for one that stands nowhere. Of a hive only wounds
// and player are marked.
std::vector<Mark> token_marks(const FigureLook& look, const TokenStyle& style = {});

// What stands over a figure's head in the 3D view: mark, letters, number, wounds. In the units of tokens; its lower end
// is at 0,0. Empty where the detail leaves nothing to say: Sign names only number and wounds, Disc only wounds.
std::vector<Mark> label_marks(const FigureLook& look, const TokenStyle& style = {});
double label_width(const FigureLook& look, const TokenStyle& style = {});  // 0 if it says nothing.
inline constexpr double label_height = 5.6;

// The token alone on transparent paper, as for the tray: double bases lie side by side from west to east.
Drawing token_drawing(FigureLook look, const TokenStyle& style = {});

}  // namespace hexwright::paper
