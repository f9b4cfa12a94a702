// Conditions of a scenario's rules: what is asked about a figure, a space, a player or the whole game. They nest. A
// condition about a figure asks the figure that is spoken of: each one in <each>, <count> and <choose>, else the
// event's; of a space likewise. What each word means stands with it; how it is answered in
// engine/rulebook/evaluate.cpp.
#pragma once
#include "engine/scenario/word.h"

#include <variant>

namespace hexwright {

struct Condition;
using Conditions = std::vector<Condition>;

namespace condition {

// ---- joined

struct All {  // every one inside holds
    Conditions parts;
    static constexpr std::string_view name = "all";
    static constexpr auto fields() { return std::tuple{field("", &All::parts)}; }
    friend bool operator==(const All&, const All&) = default;
};
struct Any {  // at least one inside holds
    Conditions parts;
    static constexpr std::string_view name = "any";
    static constexpr auto fields() { return std::tuple{field("", &Any::parts)}; }
    friend bool operator==(const Any&, const Any&) = default;
};
struct Not {  // none inside holds
    Conditions parts;
    static constexpr std::string_view name = "not";
    static constexpr auto fields() { return std::tuple{field("", &Not::parts)}; }
    friend bool operator==(const Not&, const Not&) = default;
};

// ---- about a figure

struct Of {  // it is under this player's control, or under that of who controls this figure
    MaybePlayer player{};
    MaybeFigure figure{};
    static constexpr std::string_view name = "of";
    static constexpr auto fields() { return std::tuple{field("player", &Of::player), field("figure", &Of::figure)}; }
    friend bool operator==(const Of&, const Of&) = default;
};
struct EnemyOf {  // it is under control of somebody of another team than this player; nobody's figures are everybody's
                  // enemies
    PlayerName player{};
    static constexpr std::string_view name = "enemy-of";
    static constexpr auto fields() { return std::tuple{field("player", &EnemyOf::player)}; }
    friend bool operator==(const EnemyOf&, const EnemyOf&) = default;
};
struct FriendOf {  // of this player or a teammate
    PlayerName player{};
    static constexpr std::string_view name = "friend-of";
    static constexpr auto fields() { return std::tuple{field("player", &FriendOf::player)}; }
    friend bool operator==(const FriendOf&, const FriendOf&) = default;
};
struct Card {  // all that is given is printed on its card
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
struct Is {  // it is this very figure
    FigureName figure{};
    static constexpr std::string_view name = "is";
    static constexpr auto fields() { return std::tuple{field("figure", &Is::figure)}; }
    friend bool operator==(const Is&, const Is&) = default;
};
struct StandsOn {  // one of its spaces has all that is given; inside: conditions about that space
    MaybeTerrain terrain{};
    MaybeZone zone{};
    MaybeGlyph glyph{};  // power side up or not
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
struct Active {  // it acts in the turn that is being taken
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

struct NextTo {  // a neighbouring space, in reach of a step, has this terrain, lies in this zone, belongs to this
                 // piece, or holds
    MaybeTerrain terrain{};  // this figure or one for which everything inside holds; of the space that it stands on
                             // nothing is said
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
struct Within {  // so many spaces or fewer, counted as range is, from any of its spaces to the nearest of the piece,
                 // zone, glyph,
    Number<0, 1'000> spaces{};  // figure, or figures for which everything inside holds
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
struct Level {  // of the tile that it is on, as spaces are written
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
struct Occupied {  // a figure stands there for which everything inside holds
    Conditions parts;
    static constexpr std::string_view name = "occupied";
    static constexpr auto fields() { return std::tuple{field("", &Occupied::parts)}; }
    friend bool operator==(const Occupied&, const Occupied&) = default;
};

// ---- about the game

struct Round {  // the one being played, both included
    RoundNumber from{}, to{};
    static constexpr std::string_view name = "round";
    static constexpr auto fields() { return std::tuple{field("from", &Round::from), field("to", &Round::to)}; }
    friend bool operator==(const Round&, const Round&) = default;
};
struct Flag {  // it is set
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

struct Count {  // how many figures, spaces or cards there are for which everything inside holds; neither bound: at
                // least one
    Counted of = Counted::Figures;
    Whereabouts where = Whereabouts::Battlefield;  // of figures
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
struct Alive {  // the player has figures left
    PlayerName player{};
    static constexpr std::string_view name = "alive";
    static constexpr auto fields() { return std::tuple{field("player", &Alive::player)}; }
    friend bool operator==(const Alive&, const Alive&) = default;
};
struct Eliminated {  // the player has none left: on the battlefield or to come
    PlayerName player{};
    static constexpr std::string_view name = "eliminated";
    static constexpr auto fields() { return std::tuple{field("player", &Eliminated::player)}; }
    friend bool operator==(const Eliminated&, const Eliminated&) = default;
};
struct Destroyed {  // of a piece: its figure, or the piece itself is gone; without a piece: the figure
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
    int line = 0;  // of the file
    friend bool operator==(const Condition& a, const Condition& b) { return a.is == b.is; }
};

}  // namespace hexwright
