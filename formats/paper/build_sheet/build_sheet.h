// Build instructions for a battlefield: cover, part list, steps, finish, rules and tear-down as pages of paper, a
// drawing for each. Everything on them follows from the scenario.
#pragma once
#include "engine/board/refusal.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "formats/paper/build_sheet/sheet_options.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/telling/words.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::paper {

// A map of more pieces is no longer built from paper; the bound keeps time and memory for hostile maps in check.
inline constexpr std::size_t most_sheet_pieces = 5'000;
std::optional<Refusal> too_large_for_sheet(const Scenario& scenario);

// That the battlefield has so many errors and cannot be built as drawn; none if it can. Sheets and guides begin with
// it.
std::optional<Message> errors_in_building(const Scenario& scenario, const Catalogue& catalogue);

// Another one for every other map: what is ticked while a map is built is remembered by it. Sixteen hexadecimal digits.
std::string build_digest(const Battlefield& battlefield, const Catalogue& catalogue);

// In millimetres, in the order of reading. Empty if `watch` said to stop.
std::vector<Drawing> build_sheet(const Scenario& scenario, const Catalogue& catalogue, const Words& words,
                                 const SheetOptions& options, const SheetWatch& watch = {});

// A campaign as one booklet: its way, then the sheets of its games. A battlefield that an earlier game has built is not
// explained again.
std::vector<Drawing> build_booklet(const Campaign& campaign,
                                   const std::vector<std::shared_ptr<const Scenario>>& scenarios,
                                   const Catalogue& catalogue, const Words& words, const SheetOptions& options,
                                   const SheetWatch& watch = {});

}  // namespace hexwright::paper
