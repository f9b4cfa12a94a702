// What a scenario's rules do. Effects of a list run one after the other; those that hold a list of their own run it for
// each of what they name, or when their question is answered so. What each word means stands with it; it is carried out
// in engine/game/effects.cpp, as steps of the game, so that choices, dice and replay work as they do for powers.
#pragma once
#include "engine/scenario/condition.h"

namespace hexwright {

struct Effect;
using Effects = std::vector<Effect>;

namespace effect {

// ---- figures

struct Wound {  // without defense; it may destroy
    MaybeFigure figure{};
    Number<1, 99, 1> n{};
    HEXWRIGHT_WORD(Wound, "wound", figure, n);
};
struct Heal {  // takes wounds off; no more than there are
    MaybeFigure figure{};
    Number<1, 99, 1> n{};
    HEXWRIGHT_WORD(Heal, "heal", figure, n);
};
struct Destroy {
    MaybeFigure figure{};
    HEXWRIGHT_WORD(Destroy, "destroy", figure);
};
struct Remove {  // off the battlefield and out of play, but not destroyed
    MaybeFigure figure{};
    HEXWRIGHT_WORD(Remove, "remove", figure);
};

// ---- flags, counters, control

enum class SetTo : std::uint8_t { Yes, No };
inline constexpr std::string_view set_to_words[] = {"yes", "no"};
constexpr Choices words_of(SetTo) { return set_to_words; }

struct Set {  // a flag, or takes it back
    TallyName flag{};
    MaybeOwner of{};
    SetTo to = SetTo::Yes;
    HEXWRIGHT_WORD(Set, "set", flag, of, to);
};
struct Add {  // to a counter; those begin at 0
    TallyName counter{};
    MaybeOwner of{};
    Number<-most_counted, most_counted, 1> n{};
    HEXWRIGHT_WORD(Add, "add", counter, of, n);
};
struct Give {  // the card with its figures and wounds; `to` may be nobody
    CardName card{};
    PlayerName to{};
    HEXWRIGHT_WORD(Give, "give", card, to);
};

// ---- over many

struct Each {  // figure: all on the battlefield for which the conditions hold, by number, taken together; player: in
               // turn order, one by one
    NewName figure{}, player{};  // exactly one, with the name that it has inside
    Conditions conditions;
    Effects effects;
    HEXWRIGHT_WORD(Each, "each", figure, player, conditions, effects);
};
struct If {  // all conditions hold
    Conditions conditions;
    Effects effects;
    HEXWRIGHT_WORD(If, "if", conditions, effects);
};

// ---- dice

enum class Die : std::uint8_t { D20, Skulls, Shields };  // the d20's number, or how many of the combat dice show this
inline constexpr std::string_view die_words[] = {"d20", "skulls", "shields"};
constexpr Choices words_of(Die) { return die_words; }

struct Row {  // in these rounds it succeeds from `low` to `high`
    RoundNumber from{}, to{};
    Number<0, 1'000> low{}, high{};
    FileLine line{};
    HEXWRIGHT_WORD(Row, "row", from, to, low, high);
};

enum class By : std::uint8_t { Round, Counter };
inline constexpr std::string_view by_words[] = {"round", "counter"};
constexpr Choices words_of(By) { return by_words; }

struct Table {  // the first row that holds the round, or the counter's number, decides; without one it fails
    By by = By::Round;
    MaybeTally counter{};
    std::vector<Row> rows{};
    HEXWRIGHT_WORD(Table, "table", by, counter, rows);
};
struct Case {  // when it shows so much
    Number<0, 1'000> from{}, to{};
    Effects effects;
    FileLine line{};
    HEXWRIGHT_WORD(Case, "case", from, to, effects);
};
struct Then {  // the table says that it succeeds
    Effects effects;
    HEXWRIGHT_WORD(Then, "then", effects);
};
struct Otherwise {  // the table says that it fails
    Effects effects;
    HEXWRIGHT_WORD(Otherwise, "otherwise", effects);
};
struct Roll {  // either cases (the first that fits) or a table with what comes then and otherwise
    Die die = Die::D20;
    Number<1, 20, 1> dice{};  // combat dice
    MaybePlayer by{};         // who rolls; missing: the player whose turn it is, else who took the last one
    std::vector<Case> cases;
    std::optional<Table> table;
    std::optional<Then> then;
    std::optional<Otherwise> otherwise;
    HEXWRIGHT_WORD(Roll, "roll", die, dice, by, cases, table, then, otherwise);
};

enum class Tie : std::uint8_t { Reroll, Nobody };
inline constexpr std::string_view tie_words[] = {"reroll", "nobody"};
constexpr Choices words_of(Tie) { return tie_words; }

struct Contest {            // all players in the game roll the d20; the highest has the name `as` inside
    Tie tie = Tie::Reroll;  // those with the most roll again, or nothing happens
    NewName as{};
    Effects effects;
    HEXWRIGHT_WORD(Contest, "contest", tie, as, effects);
};

// ---- choices

struct Choose {  // a figure on the battlefield, by this player; without one to choose nothing happens
    PlayerName by{};
    NewName figure{};
    YesNo optional = YesNo::No;
    Conditions conditions;
    Effects effects;
    HEXWRIGHT_WORD(Choose, "choose", by, figure, optional, conditions, effects);
};
struct May {  // the player says yes or no
    PlayerName by{};
    Effects effects;
    HEXWRIGHT_WORD(May, "may", by, effects);
};

// ---- the battlefield

struct Arrive {  // reinforcements: the card joins the player's army, its figures are placed in the zone by that player,
                 // as far as
    PlayerName player{};  // there is room; the others take no part
    CardName card{};
    Number<1, 20, 1> copies{};
    ZoneName zone{};
    HEXWRIGHT_WORD(Arrive, "arrive", player, card, copies, zone);
};
struct Place {  // the figure is set on a free space of the zone, chosen by this player; none is free: it stays
    MaybeFigure figure{};
    ZoneName zone{};
    PlayerName by{};
    HEXWRIGHT_WORD(Place, "place", figure, zone, by);
};
struct RemovePiece {  // of the battlefield; who stood on it falls
    PieceName piece{};
    HEXWRIGHT_WORD(RemovePiece, "remove-piece", piece);
};
struct Cover {  // every space of the zone with a piece of one hex: water over land is as high as the land
    ZoneName zone{};
    KindName kind{};
    HEXWRIGHT_WORD(Cover, "cover", zone, kind);
};
struct LiftGlyph {  // off the battlefield, all of this kind
    GlyphName glyph{};
    HEXWRIGHT_WORD(LiftGlyph, "lift-glyph", glyph);
};
struct LayGlyph {  // one that was lifted, power side up, on the first space of the zone without a glyph
    GlyphName glyph{};
    ZoneName zone{};
    HEXWRIGHT_WORD(LayGlyph, "lay-glyph", glyph, zone);
};

// ---- the game

struct Say {  // to all players
    Phrase text{};
    HEXWRIGHT_WORD(Say, "say", text);
};
struct End {  // at once, with this winner and the team; nobody: a draw
    PlayerName winner{};
    HEXWRIGHT_WORD(End, "end", winner);
};

}  // namespace effect

struct Effect {
    static constexpr std::string_view group = "effect";
    using Kind = std::variant<effect::Wound, effect::Heal, effect::Destroy, effect::Remove, effect::Set, effect::Add,
                              effect::Give, effect::Each, effect::If, effect::Roll, effect::Contest, effect::Choose,
                              effect::May, effect::Arrive, effect::Place, effect::RemovePiece, effect::Cover,
                              effect::LiftGlyph, effect::LayGlyph, effect::Say, effect::End>;
    Kind is{};
    int line = 0;     // of the file
    int number = -1;  // in a game: its place among all effects of the scenario
    friend bool operator==(const Effect& a, const Effect& b) { return a.is == b.is; }
};

}  // namespace hexwright
