// Effects of a scenario's rules. The effects of a list run in order; those with a list of their own run it for each of
// what they name, or depending on an answer or a roll. Each word's meaning stands beside it;
// engine/rulebook/effects.cpp carries it out as steps of the game, so that choices, dice and replay work as for powers.
#pragma once
#include "engine/scenario/condition.h"
#include "engine/scenario/room.h"

namespace hexwright::scenario {

// The choices of effects, which are the same in both forms.
struct EffectChoices {
    enum class SetTo : std::uint8_t { Yes, No };
    static constexpr std::string_view set_to_words[] = {"yes", "no"};

    // The number of the d20, or how many of the combat dice show this face.
    enum class Die : std::uint8_t { D20, Skulls, Shields };
    static constexpr std::string_view die_words[] = {"d20", "skulls", "shields"};

    enum class By : std::uint8_t { Round, Counter };
    static constexpr std::string_view by_words[] = {"round", "counter"};

    enum class Tie : std::uint8_t { Reroll, Nobody };
    static constexpr std::string_view tie_words[] = {"reroll", "nobody"};

    enum class PickBy : std::uint8_t { Unsaid, Most, Least, Random };
    static constexpr std::string_view pick_by_words[] = {"?", "most", "least", "random"};

    enum class Equals : std::uint8_t { Roll, All, Nobody };
    static constexpr std::string_view equals_words[] = {"roll", "all", "nobody"};
};
constexpr Choices words_of(EffectChoices::SetTo) { return EffectChoices::set_to_words; }
constexpr Choices words_of(EffectChoices::Die) { return EffectChoices::die_words; }
constexpr Choices words_of(EffectChoices::By) { return EffectChoices::by_words; }
constexpr Choices words_of(EffectChoices::Tie) { return EffectChoices::tie_words; }
constexpr Choices words_of(EffectChoices::PickBy) { return EffectChoices::pick_by_words; }
constexpr Choices words_of(EffectChoices::Equals) { return EffectChoices::equals_words; }

template <class Form>
struct EffectWords : EffectChoices {
    // ---- figures

    // Wounds without a defense roll; may destroy the figure. With amounts: n for each.
    struct Wound {
        Form::MaybeFigure figure{};
        Number<1, 99, 1> n{};
        Form::Amounts amounts{};
        HEXWRIGHT_WORD(Wound, "wound", figure, n, amounts);
    };
    // Removes wounds, at most those that the figure has. With amounts: n for each.
    struct Heal {
        Form::MaybeFigure figure{};
        Number<1, 99, 1> n{};
        Form::Amounts amounts{};
        HEXWRIGHT_WORD(Heal, "heal", figure, n, amounts);
    };
    struct Destroy {
        Form::MaybeFigure figure{};
        HEXWRIGHT_WORD(Destroy, "destroy", figure);
    };
    // Takes the figure off the battlefield and out of play without destroying it.
    struct Remove {
        Form::MaybeFigure figure{};
        HEXWRIGHT_WORD(Remove, "remove", figure);
    };

    // ---- flags, counters, control

    // Sets or clears a flag. Hidden: neither the story nor the page tells of it.
    struct Set {
        Form::TallyName flag{};
        Form::MaybeOwner of{};
        SetTo to = SetTo::Yes;
        YesNo hidden = YesNo::No;
        HEXWRIGHT_WORD(Set, "set", flag, of, to, hidden);
    };
    // Adds to a counter; counters start at 0. With amounts: n for each. Hidden as for a flag.
    struct Add {
        Form::TallyName counter{};
        Form::MaybeOwner of{};
        Number<-most_counted, most_counted, 1> n{};
        YesNo hidden = YesNo::No;
        Form::Amounts amounts{};
        HEXWRIGHT_WORD(Add, "add", counter, of, n, hidden, amounts);
    };
    // Makes the counter n, whatever it was; with amounts, n for each. One of the two is given. Hidden as for a flag.
    struct SetCounter {
        Form::TallyName counter{};
        Form::MaybeOwner of{};
        MaybeNumber<-most_counted, most_counted> n{};
        YesNo hidden = YesNo::No;
        Form::Amounts amounts{};
        std::string_view lacks() const { return n.value || !amounts.empty() ? "" : "n"; }
        HEXWRIGHT_WORD(SetCounter, "set-counter", counter, of, n, hidden, amounts);
    };
    // Gives one figure to another player; `to` may be nobody. A figure of several on its card gets a card of its own,
    // which takes turns and order markers like any other: one that the player had of this kind, or a new one. The other
    // figures, the order markers and, where a card scores as a whole, its points stay; the last figure takes all along.
    struct Convert {
        Form::MaybeFigure figure{};
        Form::PlayerName to{};
        HEXWRIGHT_WORD(Convert, "convert", figure, to);
    };
    // Gives the card with its figures and wounds to another player; `to` may be nobody. With conditions: every card, of
    // this kind if one is given, that has a figure on the battlefield for which all of them hold.
    struct Give {
        Form::MaybeCard card{};
        Form::PlayerName to{};
        Form::Conditions conditions;
        std::string_view lacks() const { return card.given() || !conditions.empty() ? "" : "card"; }
        HEXWRIGHT_WORD(Give, "give", card, to, conditions);
    };

    // ---- loops and conditions

    // With a figure: runs for all figures on the battlefield, or where `where` says, for which the conditions hold, by
    // number, as one simultaneous event. With a player: runs for each player in turn order, one by one. With a space:
    // runs for all spaces where figures can stand, in the order of the board. With a glyph: runs one by one for all
    // glyphs, of the sort if one is given, that lie on the battlefield or are carried; the conditions are about the
    // space where it lies or where its bearer stands. With a zone or piece: runs one by one for the zones of this use,
    // or the named pieces of this kind, in the order of the file; the conditions are asked when its turn comes.
    struct Each {
        Form::NewName figure{}, player{}, space{}, glyph{}, zone{},
            piece{};             // Exactly one is given: the name used inside.
        Form::MaybeSort sort{};  // Must be given with a zone or piece; with a glyph it may.
        condition::Whereabouts where = condition::Whereabouts::Battlefield;  // Applies to figures only.
        Form::Conditions conditions;
        Form::Effects effects;
        std::string_view lacks() const { return (zone.given() || piece.given()) && !sort.given() ? "sort" : ""; }
        HEXWRIGHT_WORD(Each, "each", figure, player, space, glyph, zone, piece, sort, where, conditions, effects);
    };
    // Runs when all conditions hold. They are asked about the nearest figure that the rule speaks of, unless `figure`
    // names another one, and about the space that `space` names.
    struct If {
        Form::MaybeAskedFigure figure{};
        Form::MaybeSpace space{};
        Form::Conditions conditions;
        Form::Effects effects;
        HEXWRIGHT_WORD(If, "if", figure, space, conditions, effects);
    };
    static constexpr int most_repeats = 100;
    // Runs n times, one after the other; with amounts, n times for each.
    struct Repeat {
        Number<1, most_repeats, 1> n{};
        Form::Amounts amounts{};
        Form::Effects effects;
        HEXWRIGHT_WORD(Repeat, "repeat", n, amounts, effects);
    };

    // ---- dice

    // In these rounds the roll succeeds from `low` to `high`.
    struct Row {
        RoundNumber from{}, to{};
        Number<0, 1'000> low{}, high{};
        FileLine line{};
        HEXWRIGHT_WORD(Row, "row", from, to, low, high);
    };

    // The first row that contains the round, or the counter's value, decides; without such a row the roll fails.
    struct Table {
        By by = By::Round;
        Form::MaybeTally counter{};
        std::vector<Row> rows{};
        HEXWRIGHT_WORD(Table, "table", by, counter, rows);
    };
    // Runs when the roll shows a number in this range.
    struct Case {
        Number<0, 1'000> from{}, to{};
        Form::Effects effects;
        FileLine line{};
        HEXWRIGHT_WORD(Case, "case", from, to, effects);
    };
    // Runs when the table makes the roll a success.
    struct Then {
        Form::Effects effects;
        HEXWRIGHT_WORD(Then, "then", effects);
    };
    // Runs when the table makes the roll a failure.
    struct Otherwise {
        Form::Effects effects;
        HEXWRIGHT_WORD(Otherwise, "otherwise", effects);
    };
    // Has either cases (the first that fits runs) or a table with `then` and `otherwise`.
    struct Roll {
        Die die = Die::D20;
        Number<1, 20, 1> dice{};  // Number of combat dice.
        Form::MaybePlayer
            by{};  // The player who rolls; if missing, the player whose turn it is or who took the last turn.
        std::vector<Case> cases;
        std::optional<Table> table;
        std::optional<Then> then;
        std::optional<Otherwise> otherwise;
        HEXWRIGHT_WORD(Roll, "roll", die, dice, by, cases, table, then, otherwise);
    };

    // All players in the game roll the d20; inside, `as` names the one with the highest roll.
    struct Contest {
        Tie tie = Tie::Reroll;  // Players tied for the highest roll again, or nothing happens.
        Form::NewName as{};
        Form::Effects effects;
        HEXWRIGHT_WORD(Contest, "contest", tie, as, effects);
    };

    // ---- choices

    // What is counted of each, all amounts together.
    struct Measure {
        Form::Amounts amounts;
        HEXWRIGHT_WORD(Measure, "measure", amounts);
    };
    // Nobody decides: of the figures on the battlefield, or where `where` says, players or spaces for which the
    // conditions hold, the one with the most or least of the measure is meant, or one at random. Of several equal ones
    // a roll of the d20 decides, as it does at random; or all of them are meant, or none.
    struct Pick {
        PickBy the = PickBy::Unsaid;
        Equals tie = Equals::Roll;
        Form::NewName figure{}, player{}, space{};  // Exactly one is given: the name used inside.
        condition::Whereabouts where = condition::Whereabouts::Battlefield;  // Applies to figures only.
        Form::Conditions conditions;
        std::optional<Measure> measure;
        Form::Effects effects;
        HEXWRIGHT_WORD(Pick, "pick", the, tie, figure, player, space, where, conditions, measure, effects);
    };
    // This player chooses a figure on the battlefield, or where `where` says, or, with `space`, a space where figures
    // can stand; nothing happens when there is none to choose.
    struct Choose {
        Form::PlayerName by{};
        Form::NewName figure{}, space{};                                     // One is given.
        condition::Whereabouts where = condition::Whereabouts::Battlefield;  // Applies to figures only.
        YesNo optional = YesNo::No;
        Phrase question{};         // What the player is asked; if empty, the usual question.
        YesNo secret = YesNo::No;  // Only the player and his team see what is chosen.
        Form::Conditions conditions;
        Form::Effects effects;
        HEXWRIGHT_WORD(Choose, "choose", by, figure, space, where, optional, question, secret, conditions, effects);
    };
    // Runs when the player answers yes.
    struct May {
        Form::PlayerName by{};
        Phrase question{};
        YesNo secret = YesNo::No;  // Only the player and his team see the answer.
        Form::Effects effects;
        HEXWRIGHT_WORD(May, "may", by, question, secret, effects);
    };
    // One entry of a menu, offered while all conditions hold.
    struct Option {
        Phrase text{};
        Form::Conditions conditions;
        Form::Effects effects;
        FileLine line{};
        HEXWRIGHT_WORD(Option, "option", text, conditions, effects);
    };
    static constexpr std::size_t most_options = 20;
    // This player chooses one of the options that are offered; nothing happens when there is none. Only one that is
    // offered needs no choice, unless the player may choose none.
    struct Menu {
        Form::PlayerName by{};
        YesNo optional = YesNo::No;
        Phrase question{};
        YesNo secret = YesNo::No;  // Only the player and his team see what is chosen.
        std::vector<Option> options;
        HEXWRIGHT_WORD(Menu, "menu", by, optional, question, secret, options);
    };

    static constexpr int most_answers = 100;
    // This player says a number, which the counter then is: from the one to the other, both included.
    struct AskNumber {
        Form::PlayerName by{};
        Form::TallyName counter{};
        Form::MaybeOwner of{};
        Number<-1'000, 1'000> from{}, to{};
        Phrase question{};
        YesNo secret = YesNo::No;  // Only the player and his team see which.
        YesNo hidden = YesNo::No;
        HEXWRIGHT_WORD(AskNumber, "ask-number", by, counter, of, from, to, question, secret, hidden);
    };

    // ---- the battlefield

    // Where something is put: on a space of the zone, or on the named space. One of the two is given.
    template <class Word>
    static std::string_view lacks_place(const Word& word) {
        return word.zone.given() || word.at.given() ? "" : "zone";
    }

    // Reinforcements: the card joins the player's army, and the player places its figures there as far as there is
    // room; the others take no part. Figures for nobody are placed by the player who is named `by`, or stand on the
    // first free spaces there.
    struct Arrive {
        Form::PlayerName player{};
        Form::CardName card{};
        Number<1, 20, 1> copies{};
        Form::MaybeZone zone{};
        Form::MaybeSpace at{};
        Form::MaybePlayer by{};
        Phrase question{};
        YesNo apart = YesNo::No;  // Not beside an enemy.
        std::string_view lacks() const { return lacks_place(*this); }
        HEXWRIGHT_WORD(Arrive, "arrive", player, card, copies, zone, at, by, question, apart);
    };
    // This player sets the figure, which may wait in the reserve, on a free space there; it stays where it is when none
    // is free. Nobody is asked where the named space leaves one place only; so, too, of the words around.
    struct Place {
        Form::MaybeFigure figure{};
        Form::MaybeZone zone{};
        Form::MaybeSpace at{};
        Form::PlayerName by{};
        Phrase question{};
        YesNo apart = YesNo::No;  // Not beside an enemy.
        std::string_view lacks() const { return lacks_place(*this); }
        HEXWRIGHT_WORD(Place, "place", figure, zone, at, by, question, apart);
    };
    // A destroyed figure comes back without wounds on a free space there that this player chooses: the figure that is
    // named, if the conditions hold for it, or one that the player chooses among those for which they do. Nothing
    // happens when there is none, or no space is free. It fights for whoever controls its card. A hive does not come
    // back.
    struct Return {
        Form::MaybeAskedFigure figure{};
        Form::MaybeZone zone{};
        Form::MaybeSpace at{};
        Form::PlayerName by{};
        Phrase question{};
        YesNo apart = YesNo::No;  // Not beside an enemy.
        Form::Conditions conditions;
        std::string_view lacks() const { return lacks_place(*this); }
        HEXWRIGHT_WORD(Return, "return", figure, zone, at, by, question, apart, conditions);
    };
    // Removes a piece of the battlefield; figures that stood on it fall. One that has Life is destroyed.
    struct RemovePiece {
        Form::PieceName piece{};
        HEXWRIGHT_WORD(RemovePiece, "remove-piece", piece);
    };
    // Opens a piece that has Life and can be opened.
    struct Open {
        Form::PieceName piece{};
        HEXWRIGHT_WORD(Open, "open", piece);
    };
    // Closes it again, unless a figure or a glyph is in its way.
    struct Close {
        Form::PieceName piece{};
        HEXWRIGHT_WORD(Close, "close", piece);
    };
    // Takes Life from a piece that has some, without a defense roll; may destroy it. With amounts: n for each.
    struct Damage {
        Form::PieceName piece{};
        Number<1, 99, 1> n{};
        Form::Amounts amounts{};
        HEXWRIGHT_WORD(Damage, "damage", piece, n, amounts);
    };
    // Gives it back, at most what was lost; not to a piece that is destroyed. With amounts: n for each.
    struct Mend {
        Form::PieceName piece{};
        Number<1, 99, 1> n{};
        Form::Amounts amounts{};
        HEXWRIGHT_WORD(Mend, "mend", piece, n, amounts);
    };
    // Covers every space of the zone, or the named space, with a one-hex piece; water over land is as high as the land.
    struct Cover {
        Form::MaybeZone zone{};
        Form::MaybeSpace at{};
        Form::KindName kind{};
        std::string_view lacks() const { return lacks_place(*this); }
        HEXWRIGHT_WORD(Cover, "cover", zone, at, kind);
    };
    // Takes all glyphs of this kind, or the one that is named, off the battlefield, and from who carries them.
    struct LiftGlyph {
        Form::GlyphName glyph{};
        HEXWRIGHT_WORD(LiftGlyph, "lift-glyph", glyph);
    };
    // Lays a glyph that was lifted, power side up, on the first space of the zone, or the named space, without a glyph.
    // The one that is named may still lie somewhere or be carried.
    struct LayGlyph {
        Form::GlyphName glyph{};
        Form::MaybeZone zone{};
        Form::MaybeSpace at{};
        std::string_view lacks() const { return lacks_place(*this); }
        HEXWRIGHT_WORD(LayGlyph, "lay-glyph", glyph, zone, at);
    };

    // ---- carrying

    // The figure takes up the glyph or the other figure, wherever that is and whoever carries it. A figure that is
    // carried is off the battlefield: it does not act, and nothing reaches it. A glyph that is carried has no power.
    // When the bearer is destroyed, all that it carries is set down where it stood; when it is removed, all leaves with
    // it. A figure that carries something, a hive, or one that is not on the battlefield is not taken up.
    struct Carry {
        Form::MaybeFigure bearer{};
        Form::MaybeGlyph glyph{};
        Form::MaybeFigure figure{};
        std::string_view lacks() const { return glyph.given() || figure.given() ? "" : "glyph"; }
        HEXWRIGHT_WORD(Carry, "carry", bearer, glyph, figure);
    };
    // All that the one figure carries, or only the named glyph, is carried by the other from now on.
    struct HandOver {
        Form::MaybeFigure bearer{};
        Form::FigureName to{};
        Form::MaybeGlyph glyph{};
        HEXWRIGHT_WORD(HandOver, "hand-over", bearer, to, glyph);
    };
    // All that the figure carries, or only the named glyph, is set down: on free spaces of the zone, on the named
    // space, or else where the bearer stands, glyphs under it and figures beside it. This player, otherwise the
    // bearer's, chooses the spaces of figures. What finds no space stays with the bearer.
    struct SetDown {
        Form::MaybeFigure bearer{};
        Form::MaybeGlyph glyph{};
        Form::MaybeZone zone{};
        Form::MaybeSpace at{};
        Form::MaybePlayer by{};
        Phrase question{};
        HEXWRIGHT_WORD(SetDown, "set-down", bearer, glyph, zone, at, by, question);
    };

    // ---- the game

    // Shows a text to all players.
    struct Say {
        Phrase text{};
        HEXWRIGHT_WORD(Say, "say", text);
    };
    // Ends the game at once, won by this player and team; nobody means a draw.
    struct End {
        Form::PlayerName winner{};
        HEXWRIGHT_WORD(End, "end", winner);
    };

    // This player takes a turn at once with this card, or with a card of his choice; of cards with a figure on the
    // battlefield for which all conditions hold. It is one more turn; or, with `instead`, what is left of the turn
    // under way is not taken, and its own card is not one to choose. Nothing happens when there is no such card, nor
    // inside a turn that the same rule has given.
    struct GiveTurn {
        Form::PlayerName player{};
        Form::MaybeCard card{};
        YesNo instead = YesNo::No;
        YesNo optional = YesNo::No;
        Phrase question{};
        Form::Conditions conditions;
        HEXWRIGHT_WORD(GiveTurn, "give-turn", player, card, instead, optional, question, conditions);
    };
    // Everybody knows from now on what a secret flag or counter says: of this owner, or of all owners.
    struct Reveal {
        Form::TallyName tally{};
        Form::MaybeOwner of{};
        HEXWRIGHT_WORD(Reveal, "reveal", tally, of);
    };

    static constexpr std::string_view group = "effect";
    using Kind =
        std::variant<Wound, Heal, Destroy, Remove, Set, Add, Give, Each, If, Repeat, Roll, Contest, Pick, Choose, May,
                     Menu, Arrive, Place, RemovePiece, Cover, LiftGlyph, LayGlyph, Say, End, Open, Close, Damage, Mend,
                     Convert, Return, Carry, HandOver, SetDown, GiveTurn, Reveal, SetCounter, AskNumber>;
};
using effect = EffectWords<Written>;

struct Effect : OneWord<effect> {
    using OneWord::OneWord;
};

}  // namespace hexwright::scenario
