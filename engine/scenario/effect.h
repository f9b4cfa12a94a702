// Effects of a scenario's rules. The effects of a list run in order; those with a list of their own run it for each of
// what they name, or depending on an answer or a roll. Each word's meaning stands beside it;
// engine/rulebook/effects.cpp carries it out as steps of the game, so that choices, dice and replay work as for powers.
#pragma once
#include "engine/scenario/condition.h"

namespace hexwright {

struct Effect;
using Effects = std::vector<Effect>;

namespace effect {

// ---- figures

// Wounds without a defense roll; may destroy the figure.
struct Wound {
    MaybeFigure figure{};
    Number<1, 99, 1> n{};
    static constexpr std::string_view name = "wound";
    static constexpr auto fields() { return std::tuple{field("figure", &Wound::figure), field("n", &Wound::n)}; }
    friend bool operator==(const Wound&, const Wound&) = default;
};
// Removes wounds, at most those that the figure has.
struct Heal {
    MaybeFigure figure{};
    Number<1, 99, 1> n{};
    static constexpr std::string_view name = "heal";
    static constexpr auto fields() { return std::tuple{field("figure", &Heal::figure), field("n", &Heal::n)}; }
    friend bool operator==(const Heal&, const Heal&) = default;
};
struct Destroy {
    MaybeFigure figure{};
    static constexpr std::string_view name = "destroy";
    static constexpr auto fields() { return std::tuple{field("figure", &Destroy::figure)}; }
    friend bool operator==(const Destroy&, const Destroy&) = default;
};
// Takes the figure off the battlefield and out of play without destroying it.
struct Remove {
    MaybeFigure figure{};
    static constexpr std::string_view name = "remove";
    static constexpr auto fields() { return std::tuple{field("figure", &Remove::figure)}; }
    friend bool operator==(const Remove&, const Remove&) = default;
};

// ---- flags, counters, control

enum class SetTo : std::uint8_t { Yes, No };
inline constexpr std::string_view set_to_words[] = {"yes", "no"};
constexpr Choices words_of(SetTo) { return set_to_words; }

// Sets or clears a flag.
struct Set {
    TallyName flag{};
    MaybeOwner of{};
    SetTo to = SetTo::Yes;
    static constexpr std::string_view name = "set";
    static constexpr auto fields() {
        return std::tuple{field("flag", &Set::flag), field("of", &Set::of), field("to", &Set::to)};
    }
    friend bool operator==(const Set&, const Set&) = default;
};
// Adds to a counter; counters start at 0.
struct Add {
    TallyName counter{};
    MaybeOwner of{};
    Number<-most_counted, most_counted, 1> n{};
    static constexpr std::string_view name = "add";
    static constexpr auto fields() {
        return std::tuple{field("counter", &Add::counter), field("of", &Add::of), field("n", &Add::n)};
    }
    friend bool operator==(const Add&, const Add&) = default;
};
// Gives the card with its figures and wounds to another player; `to` may be nobody.
struct Give {
    CardName card{};
    PlayerName to{};
    static constexpr std::string_view name = "give";
    static constexpr auto fields() { return std::tuple{field("card", &Give::card), field("to", &Give::to)}; }
    friend bool operator==(const Give&, const Give&) = default;
};

// ---- loops and conditions

// With a figure: runs for all figures on the battlefield for which the conditions hold, by number, as one simultaneous
// event. With a player: runs for each player in turn order, one by one.
struct Each {
    NewName figure{}, player{};  // Exactly one is given: the name used inside.
    Conditions conditions;
    Effects effects;
    static constexpr std::string_view name = "each";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Each::figure), field("player", &Each::player), field("", &Each::conditions),
                          field("", &Each::effects)};
    }
    friend bool operator==(const Each&, const Each&) = default;
};
// Runs when all conditions hold.
struct If {
    Conditions conditions;
    Effects effects;
    static constexpr std::string_view name = "if";
    static constexpr auto fields() { return std::tuple{field("", &If::conditions), field("", &If::effects)}; }
    friend bool operator==(const If&, const If&) = default;
};

// ---- dice

// The number of the d20, or how many of the combat dice show this face.
enum class Die : std::uint8_t { D20, Skulls, Shields };
inline constexpr std::string_view die_words[] = {"d20", "skulls", "shields"};
constexpr Choices words_of(Die) { return die_words; }

// In these rounds the roll succeeds from `low` to `high`.
struct Row {
    RoundNumber from{}, to{};
    Number<0, 1'000> low{}, high{};
    int line = 0;
    static constexpr std::string_view name = "row";
    static constexpr auto fields() {
        return std::tuple{field("from", &Row::from), field("to", &Row::to), field("low", &Row::low),
                          field("high", &Row::high)};
    }
    friend bool operator==(const Row& a, const Row& b) {
        return a.from == b.from && a.to == b.to && a.low == b.low && a.high == b.high;
    }
};

enum class By : std::uint8_t { Round, Counter };
inline constexpr std::string_view by_words[] = {"round", "counter"};
constexpr Choices words_of(By) { return by_words; }

// The first row that contains the round, or the counter's value, decides; without such a row the roll fails.
struct Table {
    By by = By::Round;
    MaybeTally counter{};
    std::vector<Row> rows{};
    static constexpr std::string_view name = "table";
    static constexpr auto fields() {
        return std::tuple{field("by", &Table::by), field("counter", &Table::counter), field("", &Table::rows)};
    }
    friend bool operator==(const Table&, const Table&) = default;
};
// Runs when the roll shows a number in this range.
struct Case {
    Number<0, 1'000> from{}, to{};
    Effects effects;
    int line = 0;
    static constexpr std::string_view name = "case";
    static constexpr auto fields() {
        return std::tuple{field("from", &Case::from), field("to", &Case::to), field("", &Case::effects)};
    }
    friend bool operator==(const Case& a, const Case& b);  // Defined below, because Effect is incomplete here.
};
// Runs when the table makes the roll a success.
struct Then {
    Effects effects;
    static constexpr std::string_view name = "then";
    static constexpr auto fields() { return std::tuple{field("", &Then::effects)}; }
    friend bool operator==(const Then&, const Then&) = default;
};
// Runs when the table makes the roll a failure.
struct Otherwise {
    Effects effects;
    static constexpr std::string_view name = "otherwise";
    static constexpr auto fields() { return std::tuple{field("", &Otherwise::effects)}; }
    friend bool operator==(const Otherwise&, const Otherwise&) = default;
};
// Has either cases (the first that fits runs) or a table with `then` and `otherwise`.
struct Roll {
    Die die = Die::D20;
    Number<1, 20, 1> dice{};  // Number of combat dice.
    MaybePlayer by{};  // The player who rolls; if missing, the player whose turn it is or who took the last turn.
    std::vector<Case> cases;
    std::optional<Table> table;
    std::optional<Then> then;
    std::optional<Otherwise> otherwise;
    static constexpr std::string_view name = "roll";
    static constexpr auto fields() {
        return std::tuple{field("die", &Roll::die),   field("dice", &Roll::dice), field("by", &Roll::by),
                          field("", &Roll::cases),    field("", &Roll::table),    field("", &Roll::then),
                          field("", &Roll::otherwise)};
    }
    friend bool operator==(const Roll&, const Roll&) = default;
};

enum class Tie : std::uint8_t { Reroll, Nobody };
inline constexpr std::string_view tie_words[] = {"reroll", "nobody"};
constexpr Choices words_of(Tie) { return tie_words; }

// All players in the game roll the d20; inside, `as` names the one with the highest roll.
struct Contest {
    Tie tie = Tie::Reroll;  // Players tied for the highest roll again, or nothing happens.
    NewName as{};
    Effects effects;
    static constexpr std::string_view name = "contest";
    static constexpr auto fields() {
        return std::tuple{field("tie", &Contest::tie), field("as", &Contest::as), field("", &Contest::effects)};
    }
    friend bool operator==(const Contest&, const Contest&) = default;
};

// ---- choices

// This player chooses a figure on the battlefield; nothing happens when there is none to choose.
struct Choose {
    PlayerName by{};
    NewName figure{};
    YesNo optional = YesNo::No;
    Conditions conditions;
    Effects effects;
    static constexpr std::string_view name = "choose";
    static constexpr auto fields() {
        return std::tuple{field("by", &Choose::by), field("figure", &Choose::figure),
                          field("optional", &Choose::optional), field("", &Choose::conditions),
                          field("", &Choose::effects)};
    }
    friend bool operator==(const Choose&, const Choose&) = default;
};
// Runs when the player answers yes.
struct May {
    PlayerName by{};
    Effects effects;
    static constexpr std::string_view name = "may";
    static constexpr auto fields() { return std::tuple{field("by", &May::by), field("", &May::effects)}; }
    friend bool operator==(const May&, const May&) = default;
};

// ---- the battlefield

// Reinforcements: the card joins the player's army, and the player places its figures in the zone as far as there is
// room; the others take no part.
struct Arrive {
    PlayerName player{};
    CardName card{};
    Number<1, 20, 1> copies{};
    ZoneName zone{};
    static constexpr std::string_view name = "arrive";
    static constexpr auto fields() {
        return std::tuple{field("player", &Arrive::player), field("card", &Arrive::card),
                          field("copies", &Arrive::copies), field("zone", &Arrive::zone)};
    }
    friend bool operator==(const Arrive&, const Arrive&) = default;
};
// This player sets the figure on a free space of the zone; it stays where it is when none is free.
struct Place {
    MaybeFigure figure{};
    ZoneName zone{};
    PlayerName by{};
    static constexpr std::string_view name = "place";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Place::figure), field("zone", &Place::zone), field("by", &Place::by)};
    }
    friend bool operator==(const Place&, const Place&) = default;
};
// Removes the piece from the battlefield; figures standing on it fall.
struct RemovePiece {
    PieceName piece{};
    static constexpr std::string_view name = "remove-piece";
    static constexpr auto fields() { return std::tuple{field("piece", &RemovePiece::piece)}; }
    friend bool operator==(const RemovePiece&, const RemovePiece&) = default;
};
// Covers every space of the zone with a one-hex piece; water over land is as high as the land.
struct Cover {
    ZoneName zone{};
    KindName kind{};
    static constexpr std::string_view name = "cover";
    static constexpr auto fields() { return std::tuple{field("zone", &Cover::zone), field("kind", &Cover::kind)}; }
    friend bool operator==(const Cover&, const Cover&) = default;
};
// Takes all glyphs of this kind off the battlefield.
struct LiftGlyph {
    GlyphName glyph{};
    static constexpr std::string_view name = "lift-glyph";
    static constexpr auto fields() { return std::tuple{field("glyph", &LiftGlyph::glyph)}; }
    friend bool operator==(const LiftGlyph&, const LiftGlyph&) = default;
};
// Lays a glyph that was lifted, power side up, on the first space of the zone without a glyph.
struct LayGlyph {
    GlyphName glyph{};
    ZoneName zone{};
    static constexpr std::string_view name = "lay-glyph";
    static constexpr auto fields() {
        return std::tuple{field("glyph", &LayGlyph::glyph), field("zone", &LayGlyph::zone)};
    }
    friend bool operator==(const LayGlyph&, const LayGlyph&) = default;
};

// ---- the game

// Shows a text to all players.
struct Say {
    Phrase text{};
    static constexpr std::string_view name = "say";
    static constexpr auto fields() { return std::tuple{field("text", &Say::text)}; }
    friend bool operator==(const Say&, const Say&) = default;
};
// Ends the game at once, won by this player and team; nobody means a draw.
struct End {
    PlayerName winner{};
    static constexpr std::string_view name = "end";
    static constexpr auto fields() { return std::tuple{field("winner", &End::winner)}; }
    friend bool operator==(const End&, const End&) = default;
};

}  // namespace effect

struct Effect {
    using Kind = std::variant<effect::Wound, effect::Heal, effect::Destroy, effect::Remove, effect::Set, effect::Add,
                              effect::Give, effect::Each, effect::If, effect::Roll, effect::Contest, effect::Choose,
                              effect::May, effect::Arrive, effect::Place, effect::RemovePiece, effect::Cover,
                              effect::LiftGlyph, effect::LayGlyph, effect::Say, effect::End>;
    Kind is{};
    int line = 0;     // Line in the file.
    int number = -1;  // In a game: its index among all effects of the scenario.
    friend bool operator==(const Effect& a, const Effect& b) { return a.is == b.is; }
};

namespace effect {
inline bool operator==(const Case& a, const Case& b) {
    return a.from == b.from && a.to == b.to && a.effects == b.effects;
}
}  // namespace effect

}  // namespace hexwright
