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

namespace hexwright::scenario {

// Figures, players, spaces and glyphs that one rule can name at a time, including those of its event.
inline constexpr int max_rule_names = 8;

// The place of a name among those that a rule gives; invalid for none.
using NamePlace = Id<struct NamePlaceTag>;

using ZoneRef = Id<struct ZoneRefTag>;    // Among the scenario's zones, in the order of the file.
using TallyRef = Id<struct TallyRefTag>;  // Among the flags and counters that any word speaks of.
using RuleRef = Id<struct RuleRefTag>;    // Among the rules as they are written out.

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

// Who has a flag or counter.
struct OwnerRef {
    enum class Who : std::uint8_t { Game, Player, Figure };
    Who who = Who::Game;
    PlayerRef player{};
    FigureRef figure{};
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
