// Where games took place, on the map: as a drawing for paper and as a map of spaces for views.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/core/enum_texts.h"
#include "engine/rules/board.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/heat.h"
#include "engine/survey/space_map.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/drawing.h"

#include <string>
#include <string_view>

namespace hexwright::paper {

enum class HeatKind : std::uint8_t { Stood, Died, Attacked, FirstBlood, Unused };
inline constexpr HeatKind all_heat[] = {HeatKind::Stood, HeatKind::Died, HeatKind::Attacked, HeatKind::FirstBlood,
                                        HeatKind::Unused};
inline constexpr std::string_view heat_words[] = {"stood", "died", "attacked", "first-blood", "unused"};
// The sentence that names it.
inline constexpr EnumTexts<HeatKind, HeatKind::Unused> heat_titles({{HeatKind::Stood, "heat.stood"},
                                                                    {HeatKind::Died, "heat.died"},
                                                                    {HeatKind::Attacked, "heat.attacked"},
                                                                    {HeatKind::FirstBlood, "heat.first-blood"},
                                                                    {HeatKind::Unused, "heat.unused"}});
inline std::string_view to_text(HeatKind kind) { return heat_words[static_cast<std::size_t>(kind)]; }

// The count of a space; for Unused 1 or 0.
std::int64_t heat_at(const Heat& heat, HeatKind kind, SpaceIndex space);

// Values are hundredths of the hottest space; of Unused 1. Only spaces where figures stand.
SpaceMap heat_map(const Heat& heat, HeatKind kind, const Board& board);

// The plan of the whole map with each hex as hot as the hottest of its spaces.
Drawing heat_plot(const Heat& heat, HeatKind kind, const Scenario& scenario, const Terrain& terrain, const Board& board,
                  const Catalogue& catalogue, const std::string& title);

}  // namespace hexwright::paper
