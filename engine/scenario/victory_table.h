// The wins of a scenario as a table for authors: a row for each who may win, a column for when. A new win for a cell.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/scenario.h"

#include <string>
#include <vector>

namespace hexwright::scenario {

// The first three are the timings of a win; the last says that it is won when nobody of the others is left.
enum class WonWhen : std::uint8_t { AtOnce, EndOfRound, AtLimit, EverybodyGone };
inline constexpr WonWhen all_won_when[] = {WonWhen::AtOnce, WonWhen::EndOfRound, WonWhen::AtLimit,
                                           WonWhen::EverybodyGone};

// EverybodyGone for the last one standing, and where all that must hold is that players are eliminated or no enemy
// stands on the battlefield.
WonWhen won_when(const Win& win);

// The file's words for who may win: the players of the largest set-up, or 1 and 2 without any, then everybody alike and
// nobody; and whoever else a win names.
std::vector<std::string> who_may_win(const Scenario& scenario);

// A win for this cell. Its conditions are empty where only its author knows them; it is complete for EverybodyGone. The
// last one standing has no other column: `when` then counts for nothing.
Win win_for(const std::string& who, WonWhen when);

}  // namespace hexwright::scenario
