// What a scenario's rules do. Effects of a list run one after the other; those that hold a list of their own run it for
// each of what they name, or when their question is answered so. What each word means stands with it; it is carried out
// in engine/rulebook/effects.cpp, as steps of the game, so that choices, dice and replay work as they do for powers.
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
    static constexpr std::string_view name = "wound";
    static constexpr auto fields() { return std::tuple{field("figure", &Wound::figure), field("n", &Wound::n)}; }
    friend bool operator==(const Wound&, const Wound&) = default;
};
struct Heal {  // takes wounds off; no more than there are
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
struct Remove {  // off the battlefield and out of play, but not destroyed
    MaybeFigure figure{};
    static constexpr std::string_view name = "remove";
    static constexpr auto fields() { return std::tuple{field("figure", &Remove::figure)}; }
    friend bool operator==(const Remove&, const Remove&) = default;
};

// ---- flags, counters, control

enum class SetTo : std::uint8_t { Yes, No };
inline constexpr std::string_view set_to_words[] = {"yes", "no"};
constexpr Choices words_of(SetTo) { return set_to_words; }

struct Set {  // a flag, or takes it back
    TallyName flag{};
    MaybeOwner of{};
    SetTo to = SetTo::Yes;
    static constexpr std::string_view name = "set";
    static constexpr auto fields() {
        return std::tuple{field("flag", &Set::flag), field("of", &Set::of), field("to", &Set::to)};
    }
    friend bool operator==(const Set&, const Set&) = default;
};
struct Add {  // to a counter; those begin at 0
    TallyName counter{};
    MaybeOwner of{};
    Number<-most_counted, most_counted, 1> n{};
    static constexpr std::string_view name = "add";
    static constexpr auto fields() {
        return std::tuple{field("counter", &Add::counter), field("of", &Add::of), field("n", &Add::n)};
    }
    friend bool operator==(const Add&, const Add&) = default;
};
struct Give {  // the card with its figures and wounds; `to` may be nobody
    CardName card{};
    PlayerName to{};
    static constexpr std::string_view name = "give";
    static constexpr auto fields() { return std::tuple{field("card", &Give::card), field("to", &Give::to)}; }
    friend bool operator==(const Give&, const Give&) = default;
};

// ---- over many

struct Each {  // figure: all on the battlefield for which the conditions hold, by number, taken together; player: in
               // turn order, one by one
    NewName figure{}, player{};  // exactly one, with the name that it has inside
    Conditions conditions;
    Effects effects;
    static constexpr std::string_view name = "each";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Each::figure), field("player", &Each::player), field("", &Each::conditions),
                          field("", &Each::effects)};
    }
    friend bool operator==(const Each&, const Each&) = default;
};
struct If {  // all conditions hold
    Conditions conditions;
    Effects effects;
    static constexpr std::string_view name = "if";
    static constexpr auto fields() { return std::tuple{field("", &If::conditions), field("", &If::effects)}; }
    friend bool operator==(const If&, const If&) = default;
};

// ---- dice

enum class Die : std::uint8_t { D20, Skulls, Shields };  // the d20's number, or how many of the combat dice show this
inline constexpr std::string_view die_words[] = {"d20", "skulls", "shields"};
constexpr Choices words_of(Die) { return die_words; }

struct Row {  // in these rounds it succeeds from `low` to `high`
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

struct Table {  // the first row that holds the round, or the counter's number, decides; without one it fails
    By by = By::Round;
    MaybeTally counter{};
    std::vector<Row> rows{};
    static constexpr std::string_view name = "table";
    static constexpr auto fields() {
        return std::tuple{field("by", &Table::by), field("counter", &Table::counter), field("", &Table::rows)};
    }
    friend bool operator==(const Table&, const Table&) = default;
};
struct Case {  // when it shows so much
    Number<0, 1'000> from{}, to{};
    Effects effects;
    int line = 0;
    static constexpr std::string_view name = "case";
    static constexpr auto fields() {
        return std::tuple{field("from", &Case::from), field("to", &Case::to), field("", &Case::effects)};
    }
    friend bool operator==(const Case& a, const Case& b);  // below: an Effect is not complete here
};
struct Then {  // the table says that it succeeds
    Effects effects;
    static constexpr std::string_view name = "then";
    static constexpr auto fields() { return std::tuple{field("", &Then::effects)}; }
    friend bool operator==(const Then&, const Then&) = default;
};
struct Otherwise {  // the table says that it fails
    Effects effects;
    static constexpr std::string_view name = "otherwise";
    static constexpr auto fields() { return std::tuple{field("", &Otherwise::effects)}; }
    friend bool operator==(const Otherwise&, const Otherwise&) = default;
};
struct Roll {  // either cases (the first that fits) or a table with what comes then and otherwise
    Die die = Die::D20;
    Number<1, 20, 1> dice{};  // combat dice
    MaybePlayer by{};         // who rolls; missing: the player whose turn it is, else who took the last one
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

struct Contest {            // all players in the game roll the d20; the highest has the name `as` inside
    Tie tie = Tie::Reroll;  // those with the most roll again, or nothing happens
    NewName as{};
    Effects effects;
    static constexpr std::string_view name = "contest";
    static constexpr auto fields() {
        return std::tuple{field("tie", &Contest::tie), field("as", &Contest::as), field("", &Contest::effects)};
    }
    friend bool operator==(const Contest&, const Contest&) = default;
};

// ---- choices

struct Choose {  // a figure on the battlefield, by this player; without one to choose nothing happens
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
struct May {  // the player says yes or no
    PlayerName by{};
    Effects effects;
    static constexpr std::string_view name = "may";
    static constexpr auto fields() { return std::tuple{field("by", &May::by), field("", &May::effects)}; }
    friend bool operator==(const May&, const May&) = default;
};

// ---- the battlefield

struct Arrive {  // reinforcements: the card joins the player's army, its figures are placed in the zone by that player,
                 // as far as
    PlayerName player{};  // there is room; the others take no part
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
struct Place {  // the figure is set on a free space of the zone, chosen by this player; none is free: it stays
    MaybeFigure figure{};
    ZoneName zone{};
    PlayerName by{};
    static constexpr std::string_view name = "place";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Place::figure), field("zone", &Place::zone), field("by", &Place::by)};
    }
    friend bool operator==(const Place&, const Place&) = default;
};
struct RemovePiece {  // of the battlefield; who stood on it falls
    PieceName piece{};
    static constexpr std::string_view name = "remove-piece";
    static constexpr auto fields() { return std::tuple{field("piece", &RemovePiece::piece)}; }
    friend bool operator==(const RemovePiece&, const RemovePiece&) = default;
};
struct Cover {  // every space of the zone with a piece of one hex: water over land is as high as the land
    ZoneName zone{};
    KindName kind{};
    static constexpr std::string_view name = "cover";
    static constexpr auto fields() { return std::tuple{field("zone", &Cover::zone), field("kind", &Cover::kind)}; }
    friend bool operator==(const Cover&, const Cover&) = default;
};
struct LiftGlyph {  // off the battlefield, all of this kind
    GlyphName glyph{};
    static constexpr std::string_view name = "lift-glyph";
    static constexpr auto fields() { return std::tuple{field("glyph", &LiftGlyph::glyph)}; }
    friend bool operator==(const LiftGlyph&, const LiftGlyph&) = default;
};
struct LayGlyph {  // one that was lifted, power side up, on the first space of the zone without a glyph
    GlyphName glyph{};
    ZoneName zone{};
    static constexpr std::string_view name = "lay-glyph";
    static constexpr auto fields() {
        return std::tuple{field("glyph", &LayGlyph::glyph), field("zone", &LayGlyph::zone)};
    }
    friend bool operator==(const LayGlyph&, const LayGlyph&) = default;
};

// ---- the game

struct Say {  // to all players
    Phrase text{};
    static constexpr std::string_view name = "say";
    static constexpr auto fields() { return std::tuple{field("text", &Say::text)}; }
    friend bool operator==(const Say&, const Say&) = default;
};
struct End {  // at once, with this winner and the team; nobody: a draw
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
    int line = 0;     // of the file
    int number = -1;  // in a game: its place among all effects of the scenario
    friend bool operator==(const Effect& a, const Effect& b) { return a.is == b.is; }
};

namespace effect {
inline bool operator==(const Case& a, const Case& b) {
    return a.from == b.from && a.to == b.to && a.effects == b.effects;
}
}  // namespace effect

}  // namespace hexwright
