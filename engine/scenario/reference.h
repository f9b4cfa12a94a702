// What the names of a scenario's words stand for in one game. A name as the file has it is a Name (word.h); binding
// (engine/rulebook/name_binding.h) makes a reference of it, and evaluation takes references alone.
#pragma once
#include "engine/board/ids.h"
#include "engine/core/id.h"
#include "engine/scenario/room.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace hexwright::scenario {

// Figures, players, spaces and glyphs that one rule can name at a time, including those of its event.
inline constexpr int max_rule_names = 8;

// The place of a name among those that a rule gives; invalid for none.
using NamePlace = Id<struct NamePlaceTag>;

using ZoneRef = Id<struct ZoneRefTag>;    // Among the scenario's zones, in the order of the file, or one of these:
using TallyRef = Id<struct TallyRefTag>;  // Among the flags and counters that any word speaks of.
using RuleRef = Id<struct RuleRefTag>;    // Among the rules as they are written out.

// The start zone of whoever controls the figure asked about, and those of the players of other teams.
inline constexpr ZoneRef own_start_zone{-2}, enemy_start_zone{-3};
inline constexpr std::string_view own_start_word = "own-start", enemy_start_word = "enemy-start";
constexpr bool is_start_of_somebody(ZoneRef zone) { return zone == own_start_zone || zone == enemy_start_zone; }

// Who a name stands for. Without a name it is the figure asked about.
struct FigureRef {
    NamePlace name{};
    friend constexpr auto operator<=>(FigureRef, FigureRef) = default;
};

struct PlayerRef {
    enum class Who : std::uint8_t {
        Nobody,
        Numbered,  // The player `number`, whether he is in the game or not.
        InTurn,
        LastToAct,
        First,          // In the round.
        Named,          // By `name`.
        ControllerOf,   // Of the figure `name`.
        ControllerHere  // Of the figure asked about.
    };
    Who who = Who::Nobody;
    std::int8_t number = -1;  // Counted from 0.
    NamePlace name{};
    friend constexpr auto operator<=>(PlayerRef, PlayerRef) = default;
};

struct SpaceRef {
    enum class Where : std::uint8_t { Nowhere, Named, Written };
    Where where = Where::Nowhere;
    NamePlace name{};
    std::size_t written = 0;  // Which of the spaces that words name as they are, such as 4,-1,2.
    friend constexpr auto operator<=>(SpaceRef, SpaceRef) = default;
};

// Every glyph of the kind, unless a name stands for one alone.
struct GlyphRef {
    GlyphKind kind{};
    NamePlace name{};
    bool is_one() const { return name.valid(); }
    friend constexpr auto operator<=>(GlyphRef, GlyphRef) = default;
};

// The words by which a figure of the event owns a flag or counter, where its name alone would mean a player, and those
// names.
inline constexpr std::pair<std::string_view, std::string_view> figures_of_event[] = {
    {"event-figure", "event"}, {"attacker-figure", "attacker"}, {"target-figure", "target"}};
constexpr std::string_view figure_of_event_owner(std::string_view owner) {  // Empty for every other word.
    for (const auto& [word, figure] : figures_of_event)
        if (word == owner) return figure;
    return {};
}

// Who has a flag or counter.
struct OwnerRef {
    enum class Who : std::uint8_t { Game, Player, Figure, Zone };
    Who who = Who::Game;
    PlayerRef player{};
    FigureRef figure{};
    ZoneRef zone{};
    friend constexpr auto operator<=>(OwnerRef, OwnerRef) = default;
};

struct WinnerRef {
    enum class Who : std::uint8_t { Numbered, Each, LastStanding, MostPoints, Nobody };
    Who who = Who::Nobody;
    int player = -1;  // Of Numbered; counted from 0.
    friend constexpr auto operator<=>(WinnerRef, WinnerRef) = default;
};

// Whom a test expects to win, or to decide.
struct ResultRef {
    enum class Who : std::uint8_t { Player, Nobody, Open };  // Open: the game goes on.
    Who who = Who::Nobody;
    int player = -1;  // Counted from 0.
    friend constexpr auto operator<=>(ResultRef, ResultRef) = default;
};

// A figure that a test names, or one of whose card it speaks.
struct ActorRef {
    NamePlace name{};  // Invalid where it is named as records name it.
    std::string
        word{};  // As the test says it. A record's name is looked up when it is needed: figures may join a game.
    friend bool operator==(const ActorRef&, const ActorRef&) = default;
};

}  // namespace hexwright::scenario
