// Conditions of a scenario's rules: what is asked about a figure, a space, a player or the whole game. They nest. A
// condition about a figure asks the figure that is spoken of: each one in <each>, <count> and <choose>, else the
// event's; of a space likewise. What each word means stands with it; how it is answered in engine/game/asking.cpp.
#pragma once
#include "engine/scenario/word.h"

#include <variant>

namespace hexwright {

struct Condition;
using Conditions = std::vector<Condition>;

namespace condition {

// What a condition is asked about; those that say nothing ask about the game, or about what the ones inside ask about.
enum class About : std::uint8_t { Game, Figure, Space, FigureOrSpace };
template <class Word>
constexpr About about_of() {
    if constexpr (requires { Word::about; }) return Word::about;
    else return About::Game;
}

// ---- joined

struct All {  // every one inside holds
    Conditions parts;
    HEXWRIGHT_WORD(All, "all", parts);
};
struct Any {  // at least one inside holds
    Conditions parts;
    HEXWRIGHT_WORD(Any, "any", parts);
};
struct Not {  // none inside holds
    Conditions parts;
    HEXWRIGHT_WORD(Not, "not", parts);
};

// ---- about a figure

struct Of {  // it is under this player's control, or under that of who controls this figure
    MaybePlayer player{};
    MaybeFigure figure{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Of, "of", player, figure);
};
struct EnemyOf {  // it is under control of somebody of another team than this player; nobody's figures are everybody's
                  // enemies
    PlayerName player{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(EnemyOf, "enemy-of", player);
};
struct FriendOf {  // of this player or a teammate
    PlayerName player{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(FriendOf, "friend-of", player);
};
struct Card {  // all that is given is printed on its card
    MaybeCard id{};
    CardType type = CardType::Any;
    CardRarity uniqueness = CardRarity::Any;
    CardSize size = CardSize::Any;
    Phrase general{}, species{}, card_class{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Card, "card", id, type, uniqueness, size, general, species, called("class", card_class));
};
struct Is {  // it is this very figure
    FigureName figure{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Is, "is", figure);
};
struct StandsOn {  // one of its spaces has all that is given; inside: conditions about that space
    MaybeTerrain terrain{};
    MaybeZone zone{};
    MaybeGlyph glyph{};  // power side up or not
    Conditions parts;
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(StandsOn, "stands-on", terrain, zone, glyph, parts);
};
struct Wounded {
    Number<1, 99, 1> at_least{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Wounded, "wounded", at_least);
};
struct Active {  // it acts in the turn that is being taken
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Active, "active");
};
struct Engaged {
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Engaged, "engaged");
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
    static constexpr About about = About::FigureOrSpace;
    HEXWRIGHT_WORD(NextTo, "next-to", terrain, zone, piece, figure, parts);
};
struct Within {  // so many spaces or fewer, counted as range is, from any of its spaces to the nearest of the piece,
                 // zone, glyph,
    Number<0, 1'000> spaces{};  // figure, or figures for which everything inside holds
    MaybePiece piece{};
    MaybeZone zone{};
    MaybeGlyph glyph{};
    MaybeFigure figure{};
    Conditions parts;
    static constexpr About about = About::FigureOrSpace;
    HEXWRIGHT_WORD(Within, "within", spaces, piece, zone, glyph, figure, parts);
};

// ---- about a space

struct Terrain {
    TerrainName is{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(Terrain, "terrain", is);
};
struct Level {  // of the tile that it is on, as spaces are written
    LevelNumber at_least{}, at_most{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(Level, "level", at_least, at_most);
};
struct InZone {
    ZoneName id{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(InZone, "zone", id);
};
struct Occupied {  // a figure stands there for which everything inside holds
    Conditions parts;
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(Occupied, "occupied", parts);
};

// ---- about the game

struct Round {  // the one being played, both included
    RoundNumber from{}, to{};
    HEXWRIGHT_WORD(Round, "round", from, to);
};
struct Flag {  // it is set
    TallyName id{};
    MaybeOwner of{};
    HEXWRIGHT_WORD(Flag, "flag", id, of);
};
struct Counter {
    TallyName id{};
    MaybeOwner of{};
    AtLeast at_least{};
    AtMost at_most{};
    HEXWRIGHT_WORD(Counter, "counter", id, of, at_least, at_most);
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
    HEXWRIGHT_WORD(Count, "count", of, where, at_least, at_most, parts);
};
struct Alive {  // the player has figures left
    PlayerName player{};
    HEXWRIGHT_WORD(Alive, "alive", player);
};
struct Eliminated {  // the player has none left: on the battlefield or to come
    PlayerName player{};
    HEXWRIGHT_WORD(Eliminated, "eliminated", player);
};
struct Destroyed {  // of a piece: its figure, or the piece itself is gone; without a piece: the figure
    MaybePiece piece{};
    MaybeFigure figure{};
    HEXWRIGHT_WORD(Destroyed, "destroyed", piece, figure);
};

}  // namespace condition

struct Condition {
    static constexpr std::string_view group = "condition";
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
