// An army on paper: a page about it, and its cards' sheets as index cards with two sides, three on a page, so that both
// sides lie on each other when the paper is turned over its long edge.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/setup.h"
#include "engine/setup/army_format.h"
#include "formats/paper/build_sheet/leaf.h"
#include "formats/paper/build_sheet/sheet_options.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace hexwright::paper {

inline constexpr double index_card_width = 127, index_card_height = 76;  // In millimetres: 5 by 3 inches.
inline constexpr int index_cards_a_page = 3;

struct ArmyOnPaper {
    std::string name{};  // Empty: it has none.
    std::vector<CardOfArmy> cards{};
    const ArmyFormat* format = nullptr;  // With which it is compared.
    const PriceList* prices = nullptr;   // By which its cards cost.
};
struct CardSheetOptions {
    Paper paper = Paper::A4;
    bool grey = false;  // Without colours.
};

// In the order of printing on both sides of the paper: the page about the army and its back, then fronts and backs.
std::vector<Drawing> army_sheet(const ArmyOnPaper& army, const Catalogue& catalogue, const Words& words,
                                const CardSheetOptions& options);

// Where the index cards lie on a page, on its front and on its back alike.
std::vector<Area> index_card_places(Paper paper);

}  // namespace hexwright::paper
