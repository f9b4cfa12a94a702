// Styles of play: seats that weigh what the greedy player looks at in another way, so that it shows which way of
// playing a battlefield rewards. They are as strong as greedy at best; a map is judged by how they fare against each
// other.
#pragma once
#include "engine/players/room.h"

#include <span>
#include <string_view>

namespace hexwright::players {

// In percent of what the greedy player reckons with.
struct StyleWeights {
    int height = 100, glyph = 100, company = 100;
    int strike = 100;    // What an attack from there promises.
    int afar = 100;      // Keeping away from what one shoots at.
    int approach = 100;  // The way to an enemy who cannot be struck yet.
    int danger = 100;    // Above 100 it counts where nobody can be struck, too.
    int rest = 100;      // How much less a second order marker on the same card counts.
    // What greedy does not look at, in thousandths of a point. For each step of the way to the nearest glyph, and of a
    // figure with a Range to the highest ground that it can come to; for each figure of one's own within two spaces.
    int glyph_way = 0, height_way = 0, crowd = 0;
};

struct Style {
    std::string_view id;
    const char* title;  // Its sentence.
    StyleWeights weights{};
};

// Greedy itself first. Each id is the name of a kind of player: player_kind() knows it.
std::span<const Style> styles();

}  // namespace hexwright::players
