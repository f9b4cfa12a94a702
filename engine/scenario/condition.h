// Conditions of a scenario's rules, about a figure, a space, a player or the whole game. They nest. A condition about a
// figure is asked of the current figure: each one in <each>, <count> and <choose>, otherwise the event's; the same goes
// for spaces. Each word's meaning stands beside it; engine/rulebook/evaluate.cpp evaluates it.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/word.h"

#include <variant>

namespace hexwright::scenario {

// The choices of conditions and amounts, which are the same in both forms.
struct ConditionChoices {
    // What a condition is asked about; those that say nothing ask about the game, or about what the ones inside ask
    // about.
    enum class About : std::uint8_t { Game, Figure, Space, FigureOrSpace };
    template <class Word>
    static constexpr About about_of() {
        if constexpr (requires { Word::about; }) return Word::about;
        else return About::Game;
    }

    // A card counts once with all its copies, and as often as there are copies left in play.
    enum class Counted : std::uint8_t { Figures, Spaces, Cards, Copies };
    static constexpr std::string_view counted_words[] = {"figures", "spaces", "cards", "copies"};

    enum class Whereabouts : std::uint8_t { Battlefield, Reserve, Destroyed, Removed, Carried };
    static constexpr std::string_view whereabouts_words[] = {"battlefield", "reserve", "destroyed", "removed",
                                                             "carried"};

    enum class Comparison : std::uint8_t { More, AtLeast, Equal, AtMost, Fewer };
    static constexpr std::string_view comparison_words[] = {"more", "at-least", "equal", "at-most", "fewer"};

    enum class OrderMarker : std::uint8_t { Any, One, Two, Three, X };
    static constexpr std::string_view order_marker_words[] = {"", "1", "2", "3", "X"};
};
constexpr Choices words_of(ConditionChoices::Counted) { return ConditionChoices::counted_words; }
constexpr Choices words_of(ConditionChoices::Whereabouts) { return ConditionChoices::whereabouts_words; }
constexpr Choices words_of(ConditionChoices::Comparison) { return ConditionChoices::comparison_words; }
constexpr Choices words_of(ConditionChoices::OrderMarker) { return ConditionChoices::order_marker_words; }

// The conditions. `Form` is Written or Bound; see word.h.
template <class Form>
struct ConditionWords : ConditionChoices {
    // ---- joined

    // Every condition inside holds.
    struct All {
        Form::Conditions parts;
        HEXWRIGHT_WORD(All, "all", parts);
    };
    // At least one condition inside holds.
    struct Any {
        Form::Conditions parts;
        HEXWRIGHT_WORD(Any, "any", parts);
    };
    // No condition inside holds.
    struct Not {
        Form::Conditions parts;
        HEXWRIGHT_WORD(Not, "not", parts);
    };

    // ---- about a figure

    // The figure is controlled by this player, or by the player who controls the named figure.
    struct Of {
        Form::MaybePlayer player{};
        Form::MaybeFigure figure{};
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(Of, "of", player, figure);
    };
    // The figure is controlled by a player of another team than this player. Nobody's figures are everybody's enemies.
    struct EnemyOf {
        Form::PlayerName player{};
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(EnemyOf, "enemy-of", player);
    };
    // The figure belongs to this player or a teammate.
    struct FriendOf {
        Form::PlayerName player{};
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(FriendOf, "friend-of", player);
    };
    // The figure's card has everything that is given here.
    struct Card {
        Form::MaybeCard id{};
        CardType type = CardType::Any;
        CardRarity uniqueness = CardRarity::Any;
        CardSize size = CardSize::Any;
        Phrase general{}, species{}, card_class{};
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(Card, "card", id, type, uniqueness, size, general, species, called("class", card_class));
    };
    // The figure is exactly this one.
    struct Is {
        Form::FigureName figure{};
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(Is, "is", figure);
    };
    // One of the figure's spaces has everything that is given here; the conditions inside are about that space.
    struct StandsOn {
        Form::MaybeTerrain terrain{};
        Form::MaybeZone zone{};
        Form::MaybeGlyph glyph{};  // The glyph may have either side up.
        Form::MaybeSpace at{};
        Form::Conditions parts;
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
    // The figure carries this glyph, this figure, or a figure for which everything inside holds; without any of them,
    // it carries something.
    struct Carries {
        Form::MaybeGlyph glyph{};
        Form::MaybeFigure figure{};
        Form::Conditions parts;
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(Carries, "carries", glyph, figure, parts);
    };
    // The figure is carried: by the named one, or by any.
    struct Carried {
        Form::MaybeFigure bearer{};
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(Carried, "carried", bearer);
    };

    // This order marker, or any, lies on the figure's card, seen by everybody or not; or only one that is revealed.
    struct HasMarker {
        OrderMarker is = OrderMarker::Any;
        YesNo revealed = YesNo::No;
        static constexpr About about = About::Figure;
        HEXWRIGHT_WORD(HasMarker, "has-marker", is, revealed);
    };

    // ---- about a figure or a space

    // A neighbouring space within reach of a step has this terrain, lies in this zone, belongs to this piece, has this
    // glyph, is the named space, or holds this figure or one for which everything inside holds. The figure's own space
    // is not considered.
    struct NextTo {
        Form::MaybeTerrain terrain{};
        Form::MaybeZone zone{};
        Form::MaybePiece piece{};
        Form::MaybeGlyph glyph{};  // With either side up.
        Form::MaybeFigure figure{};
        Form::MaybeSpace at{};
        Form::Conditions parts;
        static constexpr About about = About::FigureOrSpace;
        HEXWRIGHT_WORD(NextTo, "next-to", terrain, zone, piece, glyph, figure, at, parts);
    };
    // The nearest of the piece, zone, glyph, figure, named space, or figures for which everything inside holds is at
    // most this many spaces away, counted like range from any space of the current figure.
    struct Within {
        Number<0, 1'000> spaces{};
        Form::MaybePiece piece{};
        Form::MaybeZone zone{};
        Form::MaybeGlyph glyph{};
        Form::MaybeFigure figure{};
        Form::MaybeSpace at{};
        Form::Conditions parts;
        static constexpr About about = About::FigureOrSpace;
        HEXWRIGHT_WORD(Within, "within", spaces, piece, zone, glyph, figure, at, parts);
    };

    // ---- about a space

    // The space is exactly this one.
    struct SpaceIs {
        Form::SpaceName is{};
        static constexpr About about = About::Space;
        HEXWRIGHT_WORD(SpaceIs, "space", is);
    };
    struct Terrain {
        Form::TerrainName is{};
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
        Form::ZoneName id{};
        static constexpr About about = About::Space;
        HEXWRIGHT_WORD(InZone, "zone", id);
    };
    // A glyph lies on the space, with either side up: this one, or any.
    struct GlyphHere {
        Form::MaybeGlyph id{};
        static constexpr About about = About::Space;
        HEXWRIGHT_WORD(GlyphHere, "glyph", id);
    };
    // The space lies at the edge of the map: beside it is a hex without any piece, from which one comes to the outside
    // over such hexes alone.
    struct AtEdge {
        static constexpr About about = About::Space;
        HEXWRIGHT_WORD(AtEdge, "edge");
    };
    // The space holds a figure for which everything inside holds.
    struct Occupied {
        Form::Conditions parts;
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
        Form::TallyName id{};
        Form::MaybeOwner of{};
        HEXWRIGHT_WORD(Flag, "flag", id, of);
    };
    struct Counter {
        Form::TallyName id{};
        Form::MaybeOwner of{};
        LeastNumber at_least{};
        MostNumber at_most{};
        HEXWRIGHT_WORD(Counter, "counter", id, of, at_least, at_most);
    };

    // Counts the figures, spaces, cards or copies of cards for which everything inside holds. Without bounds, there
    // must be at least one.
    struct Count {
        Counted of = Counted::Figures;
        Whereabouts where = Whereabouts::Battlefield;  // Applies to figures only.
        LeastNumber at_least{};
        MostNumber at_most{};
        Form::Conditions parts;
        HEXWRIGHT_WORD(Count, "count", of, where, at_least, at_most, parts);
    };

    // Of the two amounts inside, the first is more than the second, at least as many, and so on.
    struct Compare {
        Comparison is = Comparison::More;
        Form::Amounts amounts;
        HEXWRIGHT_WORD(Compare, "compare", is, amounts);
    };
    // It is a turn of this player. Between turns it is nobody's.
    struct TurnOf {
        Form::PlayerName player{};
        HEXWRIGHT_WORD(TurnOf, "turn-of", player);
    };
    // The player has figures left.
    struct Alive {
        Form::PlayerName player{};
        HEXWRIGHT_WORD(Alive, "alive", player);
    };
    // The player has no figures left, neither on the battlefield nor still to come.
    struct Eliminated {
        Form::PlayerName player{};
        HEXWRIGHT_WORD(Eliminated, "eliminated", player);
    };
    // With a piece: its figure, or the piece itself, is gone. Without one: the figure is destroyed.
    struct Destroyed {
        Form::MaybePiece piece{};
        Form::MaybeFigure figure{};
        HEXWRIGHT_WORD(Destroyed, "destroyed", piece, figure);
    };

    // The piece, which has Life, stands open.
    struct IsOpen {
        Form::PieceName piece{};
        HEXWRIGHT_WORD(IsOpen, "is-open", piece);
    };

    static constexpr std::string_view group = "condition";
    using Kind =
        std::variant<All, Any, Not, Of, EnemyOf, FriendOf, Card, Is, StandsOn, Wounded, Active, Engaged, NextTo, Within,
                     SpaceIs, Terrain, Level, InZone, GlyphHere, Occupied, Round, Flag, Counter, Count, Compare, TurnOf,
                     Alive, Eliminated, Destroyed, IsOpen, Carries, Carried, HasMarker, AtEdge>;
};
using condition = ConditionWords<Written>;

// ---- amounts: numbers that a game determines. Several beside each other are added up, <minus> takes some away.

template <class Form>
struct AmountWords {
    struct Number {
        scenario::Number<-most_counted, most_counted> n{};
        HEXWRIGHT_WORD(Number, "number", n);
    };
    // The value of a counter.
    struct Counter {
        Form::TallyName id{};
        Form::MaybeOwner of{};
        HEXWRIGHT_WORD(Counter, "counter", id, of);
    };
    // How many figures, spaces, cards or copies of cards there are for which everything inside holds.
    struct Count {
        condition::Counted of = condition::Counted::Figures;
        condition::Whereabouts where = condition::Whereabouts::Battlefield;  // Applies to figures only.
        Form::Conditions parts;
        HEXWRIGHT_WORD(Count, "count", of, where, parts);
    };
    // The level of the tile that the space, or the highest of the figure's spaces, is on: of the named one, or of the
    // one asked about. 0 off the battlefield.
    struct Level {
        Form::MaybeAskedFigure figure{};
        Form::MaybeSpace space{};
        HEXWRIGHT_WORD(Level, "level", figure, space);
    };
    // The wounds that the figure bears.
    struct Wounds {
        Form::MaybeAskedFigure figure{};
        HEXWRIGHT_WORD(Wounds, "wounds", figure);
    };
    static constexpr int farthest = 1'000;
    // How far the figure `from`, or the figure or space asked about, is from the nearest of what is given, counted like
    // range; `farthest` where there is none.
    struct Distance {
        Form::MaybeAskedFigure from{};
        Form::MaybePiece piece{};
        Form::MaybeZone zone{};
        Form::MaybeGlyph glyph{};
        Form::MaybeAskedFigure figure{};
        Form::MaybeSpace at{};
        Form::Conditions parts;
        HEXWRIGHT_WORD(Distance, "distance", from, piece, zone, glyph, figure, at, parts);
    };
    // What the player's cards and the scenario's scores are worth now, in whole points.
    struct Points {
        Form::PlayerName player{};
        HEXWRIGHT_WORD(Points, "points", player);
    };
    // What the roll or contest around it has shown; 0 outside of one.
    struct Rolled {
        HEXWRIGHT_WORD(Rolled, "rolled");
    };

    // The Life that the piece has left, the named figure or, where neither is given, the one asked about; 0 when it is
    // destroyed, or has none. Full: the Life that it has without wounds.
    struct Life {
        Form::MaybePiece piece{};
        Form::MaybeAskedFigure figure{};
        YesNo full = YesNo::No;
        HEXWRIGHT_WORD(Life, "life", piece, figure, full);
    };
    // What is inside is taken away instead of added.
    struct Minus {
        Form::Amounts amounts;
        HEXWRIGHT_WORD(Minus, "minus", amounts);
    };
    // The wounds that the event has given its figure or target, or the Life that its piece has lost.
    struct Dealt {
        HEXWRIGHT_WORD(Dealt, "dealt");
    };

    static constexpr std::string_view group = "amount";
    using Kind = std::variant<Number, Counter, Count, Level, Wounds, Distance, Points, Rolled, Life, Minus, Dealt>;
};
using amount = AmountWords<Written>;

struct Amount : OneWord<amount> {
    using OneWord::OneWord;
};

struct Condition : OneWord<condition> {
    using OneWord::OneWord;
};

}  // namespace hexwright::scenario
