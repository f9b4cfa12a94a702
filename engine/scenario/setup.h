// Who plays on a battlefield and with what: players, their armies by card and count, and where their figures start. One
// setup for each number of players. Data only: the catalogue says what a card can do, engine/game how a game is played.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/core/file_line.h"
#include "engine/scenario/room.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::scenario {

inline constexpr int max_players = 8;
std::optional<int> player_numbered(std::string_view word);  // 1 to max_players; nullopt for any other word.

inline constexpr int max_army_points = 10'000, max_card_copies = 20, max_rounds = 1'000;
inline constexpr int max_counted_cards = 60;  // That a limit of cards can speak of.
inline constexpr std::size_t max_army_cards = 60, max_card_filters = 20;

struct StartSpace {
    Space at;
    std::optional<Space> tail{};
    friend bool operator==(const StartSpace&, const StartSpace&) = default;
};

struct CardOfArmy {
    std::string card;  // The catalogue's id.
    int copies = 1;
    // Start spaces of the figures of all copies, in order; empty when they are placed in the start zone. If fewer than
    // the cards show, only that many figures take part.
    std::vector<StartSpace> figures{};
    FileLine line{};
    friend bool operator==(const CardOfArmy&, const CardOfArmy&) = default;
};

// Matches cards that have all the words given; an empty word matches any card.
struct CardFilter {
    std::string card{}, type{}, uniqueness{};  // For example "marro-hive", "hero" or "squad", "unique" or "common".
    std::string general{}, species{}, card_class{}, size{};
    std::string power{};  // The verb of a power that the card prints, such as "flying".
    std::string over{};   // A number: the card costs more points than that.
    int most = 0;         // Where cards are counted: so many of them at most. It matches nothing.
    friend bool operator==(const CardFilter&, const CardFilter&) = default;
};

// Cards that the army has from the beginning (pre-set), points to spend on more cards, or both.
struct Army {
    int points = 0;                     // 0 means that no cards can be added.
    bool draft = true, premade = true;  // Ways in which cards may be added.
    // What may be added: a card must match one of `only` (if any) and none of `never`.
    std::vector<CardFilter> only{}, never{};
    std::vector<CardFilter> at_most{};  // Of the whole army, `most` cards may match each; a filter without words: any.
    std::vector<CardOfArmy> cards{};
    friend bool operator==(const Army&, const Army&) = default;
};

inline constexpr int max_object_life = 99, max_object_defense = 20;

// A piece of the battlefield of this player that can be attacked: a figure by its card (the Marro Hive), or an object
// by a Life and a Defense of its own (a door, a wall, rubble). It has either a card or a Life.
struct OwnedPiece {
    std::string card{}, piece{};  // `piece` is the piece's name.
    bool counted = false;         // True when the card's points count towards the army's.
    int life = 0, defense = 0;    // Of an object; a Life of 0 means a figure.
    int points = 0;               // What an object counts for its player while it stands.
    // Kinds that an object is while it is open, and after it is destroyed; empty: it does not open, nothing is left.
    std::string opens_as{}, leaves{};
    bool is_object() const { return life > 0; }
    friend bool operator==(const OwnedPiece&, const OwnedPiece&) = default;
};

// How a scripted side plays: by a few plain rules that a computer follows, or people who play alone. What they leave
// open is decided as a greedy computer decides.
struct ScriptedSide {
    enum class Strikes : std::uint8_t { Nearest, Weakest, Strongest, Wounded };  // Of the enemies in reach.
    enum class Advances : std::uint8_t { Enemy, Zone, Nowhere };                 // Who has nobody to strike goes there.
    std::string card{};  // Only of the figures of this card; empty: of all that no other script speaks of.
    Strikes strikes = Strikes::Nearest;
    Advances advances = Advances::Enemy;
    std::string to{};          // For Advances::Zone: the zone's id.
    std::string keeps_to{};    // Who stands in this zone never leaves it; empty for none.
    bool breaks_away = false;  // Engaged figures may leave.
    friend bool operator==(const ScriptedSide&, const ScriptedSide&) = default;
};
inline constexpr std::string_view strikes_words[] = {"nearest", "weakest", "strongest", "wounded"};
inline constexpr std::string_view advances_words[] = {"enemy", "zone", "nowhere"};

struct PlayerSetup {
    int number = 1;                    // Numbers count from 1, each once; the order of play is ascending.
    int team = 0;                      // Players with the same number are a team; 0 means alone.
    std::string side{};                // What people call the side, such as "Defenders"; a team goes by one of its.
    std::vector<std::string> zones{};  // Ids of the start zones to choose from.
    Army army{};
    std::vector<OwnedPiece> owns{};
    std::optional<ScriptedSide> scripted{};  // Who plays alone plays against it.
    // Of a scripted side: how the figures of some cards play instead, each card once.
    std::vector<ScriptedSide> scripted_cards{};
    FileLine line{};
    friend bool operator==(const PlayerSetup&, const PlayerSetup&) = default;
};

inline constexpr std::size_t max_side_name = 60, max_scripted_cards = 20;

// Whether the player may start in the zone, or its script names it.
bool speaks_of_zone(const PlayerSetup& player, const std::string& zone);

struct Setup {
    std::vector<PlayerSetup> players{};  // Sorted by number.
    // Cards that belong to no player, with the figures that stand on the battlefield.
    Army nobodys{};
    std::vector<OwnedPiece> nobody_owns{};
    // The players' numbers in the order in which they gather and place their armies; empty: they roll for it.
    std::vector<int> places{};
    FileLine line{};
    int player_count() const { return static_cast<int>(players.size()); }
    friend bool operator==(const Setup&, const Setup&) = default;
};

// The name of the side that the player of this number belongs to: his own, or that of somebody of his team; empty if
// it has none.
std::string side_of(const Setup& setup, int player);
std::vector<std::string> side_names(const Setup& setup);  // The same of all players, in their order.

}  // namespace hexwright::scenario
