// Who plays on a battlefield and with what: players, their armies by card and count, and where their figures start. One
// set-up for each number of players. Only data: what a card can do stands in the catalogue, how a game goes in
// engine/game.
#pragma once
#include "engine/core/file_line.h"
#include "engine/hex/coord.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright {

inline constexpr int max_players = 8;
inline constexpr int max_army_points = 10'000, max_card_copies = 20, max_rounds = 1'000;
inline constexpr std::size_t max_army_cards = 60, max_card_filters = 20;

struct StartSpace {  // where a figure begins; a double-space figure leads with `at`
    Space at;
    std::optional<Space> tail{};
    friend bool operator==(const StartSpace&, const StartSpace&) = default;
};

struct CardOfArmy {
    std::string card;  // by the catalogue's id
    int copies = 1;
    std::vector<StartSpace> figures{};  // of all copies, in their order; none: placed in the start zone. Fewer than the
                                        // cards show: only so many take part
    FileLine line{};
    friend bool operator==(const CardOfArmy&, const CardOfArmy&) = default;
};

// Cards of which all the words given hold; an empty word does not matter.
struct CardFilter {
    std::string card{}, type{}, uniqueness{};  // "marro-hive", "hero" or "squad", "unique" or "common"
    std::string general{}, species{}, card_class{}, size{};
    friend bool operator==(const CardFilter&, const CardFilter&) = default;
};

// Cards that are there from the beginning (pre-set), points to gather more, or both.
struct Army {
    int points = 0;                           // 0: nothing to gather
    bool draft = true, premade = true;        // how more may be gathered
    std::vector<CardFilter> only{}, never{};  // what may be gathered: one of the first (if any), none of the others
    std::vector<CardOfArmy> cards{};
    friend bool operator==(const Army&, const Army&) = default;
};

struct OwnedPiece {           // a piece of the battlefield that is a figure of this player: the Marro Hive
    std::string card, piece;  // the piece by its name
    bool counted = false;     // among the points
    friend bool operator==(const OwnedPiece&, const OwnedPiece&) = default;
};

struct PlayerSetup {
    int number = 1;                    // from 1, each once; the order of play goes from 1 upwards
    int team = 0;                      // players with the same number play together; 0: alone
    std::vector<std::string> zones{};  // ids of the start zones to choose from
    Army army{};
    std::vector<OwnedPiece> owns{};
    FileLine line{};
    friend bool operator==(const PlayerSetup&, const PlayerSetup&) = default;
};

struct Setup {
    std::vector<PlayerSetup> players{};  // by number
    Army nobodys{};  // cards that belong to no player, with the figures that stand on the battlefield
    std::vector<OwnedPiece> nobody_owns{};
    FileLine line{};
    int player_count() const { return static_cast<int>(players.size()); }
    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace hexwright
