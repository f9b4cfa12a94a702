// What a person chooses about a build sheet.
#pragma once
#include "engine/board/catalogue/inventory.h"
#include "formats/paper/room.h"

#include <array>
#include <functional>
#include <optional>

namespace hexwright::paper {

enum class Paper : unsigned char { A4, Letter };
struct PaperSize {
    double width, height;  // Upright, in millimetres.
};
constexpr PaperSize size_of(Paper paper) { return paper == Paper::A4 ? PaperSize{210, 297} : PaperSize{215.9, 279.4}; }

inline constexpr std::array steps_a_page_choices{1, 2, 4, 6};
inline constexpr double least_margin = 5, most_margin = 30;  // In millimetres.

struct SheetOptions {
    Paper paper = Paper::A4;
    int steps_a_page = 4;              // One of steps_a_page_choices.
    double margin = 12;                // In millimetres.
    bool grey = false;                 // Without colours, as a grey printer has it.
    bool rules = true;                 // With the scenario's rules and its round track.
    std::optional<Inventory> owned{};  // What the person owns; without it the limit counts as owned.
};

// Told the share that is done, 0..1; answers whether to go on.
using SheetWatch = std::function<bool(double)>;

}  // namespace hexwright::paper
