// Conditions of a scenario's rules, about a figure, a space, a player or the whole game. They nest. A condition about a
// figure is asked of the current figure: each one in <each>, <count> and <choose>, otherwise the event's; the same goes
// for spaces. Each word's meaning stands beside it; engine/rulebook/evaluate.cpp evaluates it.
#pragma once
#include "engine/scenario/word.h"

#include <variant>

namespace hexwright {

struct Condition;
using Conditions = std::vector<Condition>;

namespace condition {

// ---- combinations

// Every condition inside holds.
struct All {
    Conditions parts;
    static constexpr std::string_view name = "all";
    static constexpr auto fields() { return std::tuple{field("", &All::parts)}; }
    friend bool operator==(const All&, const All&) = default;
};
// At least one condition inside holds.
struct Any {
    Conditions parts;
    static constexpr std::string_view name = "any";
    static constexpr auto fields() { return std::tuple{field("", &Any::parts)}; }
    friend bool operator==(const Any&, const Any&) = default;
};
// No condition inside holds.
struct Not {
    Conditions parts;
    static constexpr std::string_view name = "not";
    static constexpr auto fields() { return std::tuple{field("", &Not::parts)}; }
    friend bool operator==(const Not&, const Not&) = default;
};

// ---- about a figure

// The figure is controlled by this player, or by the player who controls the named figure.
struct Of {
    MaybePlayer player{};
    MaybeFigure figure{};
    static constexpr std::string_view name = "of";
    static constexpr auto fields() { return std::tuple{field("player", &Of::player), field("figure", &Of::figure)}; }
    friend bool operator==(const Of&, const Of&) = default;
};
// The figure is controlled by a player of another team than this player. Nobody's figures are everybody's enemies.
struct EnemyOf {
    PlayerName player{};
    static constexpr std::string_view name = "enemy-of";
    static constexpr auto fields() { return std::tuple{field("player", &EnemyOf::player)}; }
    friend bool operator==(const EnemyOf&, const EnemyOf&) = default;
};
// The figure belongs to this player or a teammate.
struct FriendOf {
    PlayerName player{};
    static constexpr std::string_view name = "friend-of";
    static constexpr auto fields() { return std::tuple{field("player", &FriendOf::player)}; }
    friend bool operator==(const FriendOf&, const FriendOf&) = default;
};
// The figure's card has everything that is given here.
struct Card {
    MaybeCard id{};
    CardType type = CardType::Any;
    CardRarity uniqueness = CardRarity::Any;
    CardSize size = CardSize::Any;
    Phrase general{}, species{}, card_class{};
    static constexpr std::string_view name = "card";
    static constexpr auto fields() {
        return std::tuple{
            field("id", &Card::id),           field("type", &Card::type),       field("uniqueness", &Card::uniqueness),
            field("size", &Card::size),       field("general", &Card::general), field("species", &Card::species),
            field("class", &Card::card_class)};
    }
    friend bool operator==(const Card&, const Card&) = default;
};
// The figure is exactly this one.
struct Is {
    FigureName figure{};
    static constexpr std::string_view name = "is";
    static constexpr auto fields() { return std::tuple{field("figure", &Is::figure)}; }
    friend bool operator==(const Is&, const Is&) = default;
};
// One of the figure's spaces has everything that is given here; the conditions inside are about that space.
struct StandsOn {
    MaybeTerrain terrain{};
    MaybeZone zone{};
    MaybeGlyph glyph{};  // The glyph may have either side up.
    Conditions parts;
    static constexpr std::string_view name = "stands-on";
    static constexpr auto fields() {
        return std::tuple{field("terrain", &StandsOn::terrain), field("zone", &StandsOn::zone),
                          field("glyph", &StandsOn::glyph), field("", &StandsOn::parts)};
    }
    friend bool operator==(const StandsOn&, const StandsOn&) = default;
};
struct Wounded {
    Number<1, 99, 1> at_least{};
    static constexpr std::string_view name = "wounded";
    static constexpr auto fields() { return std::tuple{field("at-least", &Wounded::at_least)}; }
    friend bool operator==(const Wounded&, const Wounded&) = default;
};
// The figure acts in the current turn.
struct Active {
    static constexpr std::string_view name = "active";
    static constexpr auto fields() { return std::tuple{}; }
    friend bool operator==(const Active&, const Active&) = default;
};
struct Engaged {
    static constexpr std::string_view name = "engaged";
    static constexpr auto fields() { return std::tuple{}; }
    friend bool operator==(const Engaged&, const Engaged&) = default;
};

// ---- about a figure or a space

// A neighbouring space within reach of a step has this terrain, lies in this zone, belongs to this piece, or holds this
// figure or one for which everything inside holds. The figure's own space is not considered.
struct NextTo {
    MaybeTerrain terrain{};
    MaybeZone zone{};
    MaybePiece piece{};
    MaybeFigure figure{};
    Conditions parts;
    static constexpr std::string_view name = "next-to";
    static constexpr auto fields() {
        return std::tuple{field("terrain", &NextTo::terrain), field("zone", &NextTo::zone),
                          field("piece", &NextTo::piece), field("figure", &NextTo::figure), field("", &NextTo::parts)};
    }
    friend bool operator==(const NextTo&, const NextTo&) = default;
};
// The nearest of the piece, zone, glyph, figure, or figures for which everything inside holds is at most this many
// spaces away, counted like range from any space of the current figure.
struct Within {
    Number<0, 1'000> spaces{};
    MaybePiece piece{};
    MaybeZone zone{};
    MaybeGlyph glyph{};
    MaybeFigure figure{};
    Conditions parts;
    static constexpr std::string_view name = "within";
    static constexpr auto fields() {
        return std::tuple{field("spaces", &Within::spaces), field("piece", &Within::piece),
                          field("zone", &Within::zone),     field("glyph", &Within::glyph),
                          field("figure", &Within::figure), field("", &Within::parts)};
    }
    friend bool operator==(const Within&, const Within&) = default;
};

// ---- about a space

struct Terrain {
    TerrainName is{};
    static constexpr std::string_view name = "terrain";
    static constexpr auto fields() { return std::tuple{field("is", &Terrain::is)}; }
    friend bool operator==(const Terrain&, const Terrain&) = default;
};
// Level of the tile that the space is on, as spaces are written.
struct Level {
    LevelNumber at_least{}, at_most{};
    static constexpr std::string_view name = "level";
    static constexpr auto fields() {
        return std::tuple{field("at-least", &Level::at_least), field("at-most", &Level::at_most)};
    }
    friend bool operator==(const Level&, const Level&) = default;
};
struct InZone {
    ZoneName id{};
    static constexpr std::string_view name = "zone";
    static constexpr auto fields() { return std::tuple{field("id", &InZone::id)}; }
    friend bool operator==(const InZone&, const InZone&) = default;
};
// The space holds a figure for which everything inside holds.
struct Occupied {
    Conditions parts;
    static constexpr std::string_view name = "occupied";
    static constexpr auto fields() { return std::tuple{field("", &Occupied::parts)}; }
    friend bool operator==(const Occupied&, const Occupied&) = default;
};

// ---- about the game

// The current round lies in this range, both ends included.
struct Round {
    RoundNumber from{}, to{};
    static constexpr std::string_view name = "round";
    static constexpr auto fields() { return std::tuple{field("from", &Round::from), field("to", &Round::to)}; }
    friend bool operator==(const Round&, const Round&) = default;
};
// The flag is set.
struct Flag {
    TallyName id{};
    MaybeOwner of{};
    static constexpr std::string_view name = "flag";
    static constexpr auto fields() { return std::tuple{field("id", &Flag::id), field("of", &Flag::of)}; }
    friend bool operator==(const Flag&, const Flag&) = default;
};
struct Counter {
    TallyName id{};
    MaybeOwner of{};
    AtLeast at_least{};
    AtMost at_most{};
    static constexpr std::string_view name = "counter";
    static constexpr auto fields() {
        return std::tuple{field("id", &Counter::id), field("of", &Counter::of), field("at-least", &Counter::at_least),
                          field("at-most", &Counter::at_most)};
    }
    friend bool operator==(const Counter&, const Counter&) = default;
};

enum class Counted : std::uint8_t { Figures, Spaces, Cards };
inline constexpr std::string_view counted_words[] = {"figures", "spaces", "cards"};
constexpr Choices words_of(Counted) { return counted_words; }

enum class Whereabouts : std::uint8_t { Battlefield, Reserve, Destroyed, Removed };
inline constexpr std::string_view whereabouts_words[] = {"battlefield", "reserve", "destroyed", "removed"};
constexpr Choices words_of(Whereabouts) { return whereabouts_words; }

// Counts the figures, spaces or cards for which everything inside holds. Without bounds, there must be at least one.
struct Count {
    Counted of = Counted::Figures;
    Whereabouts where = Whereabouts::Battlefield;  // Applies to figures only.
    AtLeast at_least{};
    AtMost at_most{};
    Conditions parts;
    static constexpr std::string_view name = "count";
    static constexpr auto fields() {
        return std::tuple{field("of", &Count::of), field("where", &Count::where), field("at-least", &Count::at_least),
                          field("at-most", &Count::at_most), field("", &Count::parts)};
    }
    friend bool operator==(const Count&, const Count&) = default;
};
// The player has figures left.
struct Alive {
    PlayerName player{};
    static constexpr std::string_view name = "alive";
    static constexpr auto fields() { return std::tuple{field("player", &Alive::player)}; }
    friend bool operator==(const Alive&, const Alive&) = default;
};
// The player has no figures left, neither on the battlefield nor still to come.
struct Eliminated {
    PlayerName player{};
    static constexpr std::string_view name = "eliminated";
    static constexpr auto fields() { return std::tuple{field("player", &Eliminated::player)}; }
    friend bool operator==(const Eliminated&, const Eliminated&) = default;
};
// With a piece: its figure, or the piece itself, is gone. Without one: the figure is destroyed.
struct Destroyed {
    MaybePiece piece{};
    MaybeFigure figure{};
    static constexpr std::string_view name = "destroyed";
    static constexpr auto fields() {
        return std::tuple{field("piece", &Destroyed::piece), field("figure", &Destroyed::figure)};
    }
    friend bool operator==(const Destroyed&, const Destroyed&) = default;
};

}  // namespace condition

struct Condition {
    using Kind = std::variant<condition::All, condition::Any, condition::Not, condition::Of, condition::EnemyOf,
                              condition::FriendOf, condition::Card, condition::Is, condition::StandsOn,
                              condition::Wounded, condition::Active, condition::Engaged, condition::NextTo,
                              condition::Within, condition::Terrain, condition::Level, condition::InZone,
                              condition::Occupied, condition::Round, condition::Flag, condition::Counter,
                              condition::Count, condition::Alive, condition::Eliminated, condition::Destroyed>;
    Kind is{};
    int line = 0;  // Line in the file.
    friend bool operator==(const Condition& a, const Condition& b) { return a.is == b.is; }
};

}  // namespace hexwright
