// Conditions of a scenario's rules, about a figure, a space, a player or the whole game. They nest. A condition about a
// figure is asked of the current figure: each one in <each>, <count> and <choose>, otherwise the event's; the same goes
// for spaces. Each word's meaning stands beside it; engine/rulebook/evaluate.cpp evaluates it.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/word.h"

#include <variant>

namespace hexwright::scenario {

struct Condition;
using Conditions = std::vector<Condition>;

struct Amount;
using Amounts = std::vector<Amount>;

namespace condition {

// What a condition is asked about; those that say nothing ask about the game, or about what the ones inside ask about.
enum class About : std::uint8_t { Game, Figure, Space, FigureOrSpace };
template <class Word>
constexpr About about_of() {
    if constexpr (requires { Word::about; }) return Word::about;
    else return About::Game;
}

// ---- joined

// Every condition inside holds.
struct All {
    Conditions parts;
    HEXWRIGHT_WORD(All, "all", parts);
};
// At least one condition inside holds.
struct Any {
    Conditions parts;
    HEXWRIGHT_WORD(Any, "any", parts);
};
// No condition inside holds.
struct Not {
    Conditions parts;
    HEXWRIGHT_WORD(Not, "not", parts);
};

// ---- about a figure

// The figure is controlled by this player, or by the player who controls the named figure.
struct Of {
    MaybePlayer player{};
    MaybeFigure figure{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Of, "of", player, figure);
};
// The figure is controlled by a player of another team than this player. Nobody's figures are everybody's enemies.
struct EnemyOf {
    PlayerName player{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(EnemyOf, "enemy-of", player);
};
// The figure belongs to this player or a teammate.
struct FriendOf {
    PlayerName player{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(FriendOf, "friend-of", player);
};
// The figure's card has everything that is given here.
struct Card {
    MaybeCard id{};
    CardType type = CardType::Any;
    CardRarity uniqueness = CardRarity::Any;
    CardSize size = CardSize::Any;
    Phrase general{}, species{}, card_class{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Card, "card", id, type, uniqueness, size, general, species, called("class", card_class));
};
// The figure is exactly this one.
struct Is {
    FigureName figure{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Is, "is", figure);
};
// One of the figure's spaces has everything that is given here; the conditions inside are about that space.
struct StandsOn {
    MaybeTerrain terrain{};
    MaybeZone zone{};
    MaybeGlyph glyph{};  // The glyph may have either side up.
    MaybeSpace at{};
    Conditions parts;
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(StandsOn, "stands-on", terrain, zone, glyph, at, parts);
};
struct Wounded {
    Number<1, 99, 1> at_least{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Wounded, "wounded", at_least);
};
// The figure acts in the current turn.
struct Active {
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Active, "active");
};
struct Engaged {
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Engaged, "engaged");
};
// The figure carries this glyph, this figure, or a figure for which everything inside holds; without any of them, it
// carries something.
struct Carries {
    MaybeGlyph glyph{};
    MaybeFigure figure{};
    Conditions parts;
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Carries, "carries", glyph, figure, parts);
};
// The figure is carried: by the named one, or by any.
struct Carried {
    MaybeFigure bearer{};
    static constexpr About about = About::Figure;
    HEXWRIGHT_WORD(Carried, "carried", bearer);
};

// ---- about a figure or a space

// A neighbouring space within reach of a step has this terrain, lies in this zone, belongs to this piece, is the named
// space, or holds this figure or one for which everything inside holds. The figure's own space is not considered.
struct NextTo {
    MaybeTerrain terrain{};
    MaybeZone zone{};
    MaybePiece piece{};
    MaybeFigure figure{};
    MaybeSpace at{};
    Conditions parts;
    static constexpr About about = About::FigureOrSpace;
    HEXWRIGHT_WORD(NextTo, "next-to", terrain, zone, piece, figure, at, parts);
};
// The nearest of the piece, zone, glyph, figure, named space, or figures for which everything inside holds is at most
// this many spaces away, counted like range from any space of the current figure.
struct Within {
    Number<0, 1'000> spaces{};
    MaybePiece piece{};
    MaybeZone zone{};
    MaybeGlyph glyph{};
    MaybeFigure figure{};
    MaybeSpace at{};
    Conditions parts;
    static constexpr About about = About::FigureOrSpace;
    HEXWRIGHT_WORD(Within, "within", spaces, piece, zone, glyph, figure, at, parts);
};

// ---- about a space

// The space is exactly this one.
struct SpaceIs {
    SpaceName is{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(SpaceIs, "space", is);
};
struct Terrain {
    TerrainName is{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(Terrain, "terrain", is);
};
// Level of the tile that the space is on, as spaces are written.
struct Level {
    LevelNumber at_least{}, at_most{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(Level, "level", at_least, at_most);
};
struct InZone {
    ZoneName id{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(InZone, "zone", id);
};
// A glyph lies on the space, with either side up: this one, or any.
struct GlyphHere {
    MaybeGlyph id{};
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(GlyphHere, "glyph", id);
};
// The space holds a figure for which everything inside holds.
struct Occupied {
    Conditions parts;
    static constexpr About about = About::Space;
    HEXWRIGHT_WORD(Occupied, "occupied", parts);
};

// ---- about the game

// The current round lies in this range, both ends included.
struct Round {
    RoundNumber from{}, to{};
    HEXWRIGHT_WORD(Round, "round", from, to);
};
struct Flag {  // The flag is set.
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

// A card counts once with all its copies, and as often as there are copies left in play.
enum class Counted : std::uint8_t { Figures, Spaces, Cards, Copies };
inline constexpr std::string_view counted_words[] = {"figures", "spaces", "cards", "copies"};
constexpr Choices words_of(Counted) { return counted_words; }

enum class Whereabouts : std::uint8_t { Battlefield, Reserve, Destroyed, Removed, Carried };
inline constexpr std::string_view whereabouts_words[] = {"battlefield", "reserve", "destroyed", "removed", "carried"};
constexpr Choices words_of(Whereabouts) { return whereabouts_words; }

// Counts the figures, spaces, cards or copies of cards for which everything inside holds. Without bounds, there must be
// at least one.
struct Count {
    Counted of = Counted::Figures;
    Whereabouts where = Whereabouts::Battlefield;  // Applies to figures only.
    AtLeast at_least{};
    AtMost at_most{};
    Conditions parts;
    HEXWRIGHT_WORD(Count, "count", of, where, at_least, at_most, parts);
};
enum class Comparison : std::uint8_t { More, AtLeast, Equal, AtMost, Fewer };
inline constexpr std::string_view comparison_words[] = {"more", "at-least", "equal", "at-most", "fewer"};
constexpr Choices words_of(Comparison) { return comparison_words; }

// Of the two amounts inside, the first is more than the second, at least as many, and so on.
struct Compare {
    Comparison is = Comparison::More;
    Amounts amounts;
    HEXWRIGHT_WORD(Compare, "compare", is, amounts);
};
// It is a turn of this player. Between turns it is nobody's.
struct TurnOf {
    PlayerName player{};
    HEXWRIGHT_WORD(TurnOf, "turn-of", player);
};
// The player has figures left.
struct Alive {
    PlayerName player{};
    HEXWRIGHT_WORD(Alive, "alive", player);
};
// The player has no figures left, neither on the battlefield nor still to come.
struct Eliminated {
    PlayerName player{};
    HEXWRIGHT_WORD(Eliminated, "eliminated", player);
};
// With a piece: its figure, or the piece itself, is gone. Without one: the figure is destroyed.
struct Destroyed {
    MaybePiece piece{};
    MaybeFigure figure{};
    HEXWRIGHT_WORD(Destroyed, "destroyed", piece, figure);
};

// The piece, which has Life, stands open.
struct IsOpen {
    PieceName piece{};
    HEXWRIGHT_WORD(IsOpen, "is-open", piece);
};

}  // namespace condition

// ---- amounts: numbers that a game determines. Several beside each other are added up.

namespace amount {

struct Number {
    scenario::Number<-most_counted, most_counted> n{};
    HEXWRIGHT_WORD(Number, "number", n);
};
// The value of a counter.
struct Counter {
    TallyName id{};
    MaybeOwner of{};
    HEXWRIGHT_WORD(Counter, "counter", id, of);
};
// How many figures, spaces, cards or copies of cards there are for which everything inside holds.
struct Count {
    condition::Counted of = condition::Counted::Figures;
    condition::Whereabouts where = condition::Whereabouts::Battlefield;  // Applies to figures only.
    Conditions parts;
    HEXWRIGHT_WORD(Count, "count", of, where, parts);
};
// The level of the tile that the space, or the highest of the figure's spaces, is on: of the named one, or of the one
// asked about. 0 off the battlefield.
struct Level {
    MaybeAskedFigure figure{};
    MaybeSpace space{};
    HEXWRIGHT_WORD(Level, "level", figure, space);
};
// The wounds that the figure bears.
struct Wounds {
    MaybeAskedFigure figure{};
    HEXWRIGHT_WORD(Wounds, "wounds", figure);
};
inline constexpr int farthest = 1'000;
// How far the figure `from`, or the figure or space asked about, is from the nearest of what is given, counted like
// range; `farthest` where there is none.
struct Distance {
    MaybeAskedFigure from{};
    MaybePiece piece{};
    MaybeZone zone{};
    MaybeGlyph glyph{};
    MaybeAskedFigure figure{};
    MaybeSpace at{};
    Conditions parts;
    HEXWRIGHT_WORD(Distance, "distance", from, piece, zone, glyph, figure, at, parts);
};
// What the player's cards and the scenario's scores are worth now, in whole points.
struct Points {
    PlayerName player{};
    HEXWRIGHT_WORD(Points, "points", player);
};
// What the roll or contest around it has shown; 0 outside of one.
struct Rolled {
    HEXWRIGHT_WORD(Rolled, "rolled");
};

// The Life that the piece has left; 0 when it is destroyed, or has none.
struct Life {
    PieceName piece{};
    HEXWRIGHT_WORD(Life, "life", piece);
};

}  // namespace amount

struct Amount {
    static constexpr std::string_view group = "amount";
    using Kind = std::variant<amount::Number, amount::Counter, amount::Count, amount::Level, amount::Wounds,
                              amount::Distance, amount::Points, amount::Rolled, amount::Life>;
    Amount();
    Amount(Kind word, int at_line = 0);
    Amount(const Amount&);
    Amount(Amount&&) noexcept;
    Amount& operator=(const Amount&);
    Amount& operator=(Amount&&) noexcept;
    ~Amount();
    friend bool operator==(const Amount& a, const Amount& b);  // Whatever the lines.

    Kind is;
    int line = 0;  // Line in the file.
};

struct Condition {
    static constexpr std::string_view group = "condition";
    using Kind =
        std::variant<condition::All, condition::Any, condition::Not, condition::Of, condition::EnemyOf,
                     condition::FriendOf, condition::Card, condition::Is, condition::StandsOn, condition::Wounded,
                     condition::Active, condition::Engaged, condition::NextTo, condition::Within, condition::SpaceIs,
                     condition::Terrain, condition::Level, condition::InZone, condition::GlyphHere, condition::Occupied,
                     condition::Round, condition::Flag, condition::Counter, condition::Count, condition::Compare,
                     condition::TurnOf, condition::Alive, condition::Eliminated, condition::Destroyed,
                     condition::IsOpen, condition::Carries, condition::Carried>;
    Condition();
    Condition(Kind word, int at_line = 0);
    Condition(const Condition&);
    Condition(Condition&&) noexcept;
    Condition& operator=(const Condition&);
    Condition& operator=(Condition&&) noexcept;
    ~Condition();
    friend bool operator==(const Condition& a, const Condition& b);  // Whatever the lines.

    Kind is{};
    int line = 0;  // Line in the file.
};

}  // namespace hexwright::scenario
