// The rules of a scenario's own, beside those of the game: what happens at which event, what is changed while it lasts,
// who wins and when. Data only: engine/game/triggers.h runs it, formats/xml/rulebook_xml.h reads and writes it.
#pragma once
#include "engine/scenario/effect.h"

namespace hexwright {

inline constexpr std::size_t max_rules = 200, max_rule_words = 5'000;

// ---- events

enum class EventKind : std::uint8_t {
    None,
    SetupDone,    // before the first round's initiative
    RoundStart,   // before order markers
    RoundEnd,     // after the glyphs' work
    TurnStart,    // player: whose
    TurnEnd,      // player: whose; figures of the turn's card: <each> with <active/>
    MoveEnd,      // figure
    Enter,        // figure, one of whose spaces now lies in the zone and none did before
    Leave,        // figure, none of whose spaces lies in the zone any more, on the battlefield or not
    Attacked,     // figure: the attacker
    Wounded,      // figure
    Destroyed,    // figure; player: who controlled it
    Removed,      // figure; likewise
    GlyphTurned,  // figure: that turned it
};
inline constexpr std::string_view event_words[] = {"?",        "setup-done", "round-start", "round-end",   "turn-start",
                                                   "turn-end", "move-end",   "enter",       "leave",       "attacked",
                                                   "wounded",  "destroyed",  "removed",     "glyph-turned"};
constexpr Choices words_of(EventKind) { return event_words; }
constexpr bool event_has_figure(EventKind kind) { return kind >= EventKind::MoveEnd; }
constexpr bool event_has_player(EventKind kind) { return kind >= EventKind::TurnStart; }

struct On {  // the event, in these rounds; inside: conditions, about its figure if it has one
    EventKind event = EventKind::None;
    MaybeZone zone{};  // of enter and leave
    RoundNumber from{}, to{};
    Conditions conditions{};
    HEXWRIGHT_WORD(On, "on", event, zone, from, to, conditions);
};
struct When {  // everything inside holds
    Conditions conditions{};
    HEXWRIGHT_WORD(When, "when", conditions);
};
struct Unless {  // one of those inside holds
    Conditions conditions{};
    HEXWRIGHT_WORD(Unless, "unless", conditions);
};

struct Rule {  // at the event, when it may, everything in turn
    NewName id{};
    YesNo once = YesNo::No;  // in a game
    std::vector<On> events{};
    std::optional<When> when{};
    std::optional<Unless> unless{};
    Effects effects{};
    FileLine line{};
    HEXWRIGHT_WORD(Rule, "rule", id, once, events, when, unless, effects);
};

// ---- modifiers

namespace modifier {

enum class Mode : std::uint8_t { Walk, Fly, Any };  // fly: whatever goes through the air, leaping and grappling too
inline constexpr std::string_view mode_words[] = {"walk", "fly", "any"};
constexpr Choices words_of(Mode) { return mode_words; }

struct Cost {  // Move that a step onto such a space costs, beside the levels climbed
    TerrainName terrain{};
    Mode mode = Mode::Walk;
    Number<1, 20> is{};
    HEXWRIGHT_WORD(Cost, "cost", terrain, mode, is);
};

enum class Stat : std::uint8_t { None, Move, Range, Attack, Defense };
inline constexpr std::string_view stat_words[] = {"?", "move", "range", "attack", "defense"};
constexpr Choices words_of(Stat) { return stat_words; }

struct Bonus {  // normal attacks and every defense
    Stat to = Stat::None;
    Number<-20, 20, 1> n{};
    HEXWRIGHT_WORD(Bonus, "bonus", to, n);
};

enum class Ban : std::uint8_t { None, Attack, BeAttacked, Move };
inline constexpr std::string_view ban_words[] = {"?", "attack", "be-attacked", "move"};
constexpr Choices words_of(Ban) { return ban_words; }

struct Cannot {
    Ban act = Ban::None;
    HEXWRIGHT_WORD(Cannot, "cannot", act);
};
struct Unaffected {  // the rule's effects on figures pass by it
    Name<RuleTag> by{};
    HEXWRIGHT_WORD(Unaffected, "unaffected", by);
};
struct First {  // takes the first turn of the round; nobody rolls for initiative
    PlayerName player{};
    HEXWRIGHT_WORD(First, "first", player);
};

}  // namespace modifier

struct Amendment {
    static constexpr std::string_view group = "change";
    using Kind = std::variant<modifier::Cost, modifier::Bonus, modifier::Cannot, modifier::Unaffected, modifier::First>;
    Kind is{};
    int line = 0;
    friend bool operator==(const Amendment& a, const Amendment& b) { return a.is == b.is; }
};

struct While {  // everything inside holds; nothing of it is about the figure
    Conditions conditions{};
    HEXWRIGHT_WORD(While, "while", conditions);
};

struct Modifier {  // while it lasts, for the figures for which the conditions hold: all its changes
    NewName id{};
    NewName figure{};  // the name that each figure has inside
    std::optional<While> during{};
    Conditions conditions{};
    std::vector<Amendment> changes{};
    FileLine line{};
    HEXWRIGHT_WORD(Modifier, "modifier", id, figure, during, conditions, changes);
};

// ---- victory

enum class Timing : std::uint8_t {
    AtOnce,      // after each thing that happens; what one effect does to many happens at once
    EndOfRound,  // when all rules of the round's end have run
    AtLimit,     // then, when the round track is at its end
};
inline constexpr std::string_view timing_words[] = {"at-once", "end-of-round", "at-limit"};
constexpr Choices words_of(Timing) { return timing_words; }

struct Win {  // who wins when all conditions hold; `each`: every player, with the name `as` inside, for whom they do
    WinnerName who{};
    Timing timing = Timing::AtOnce;
    Number<1, 100, 1> priority{};  // of several at the same time the lowest number wins
    NewName as{};
    Conditions conditions{};
    FileLine line{};
    HEXWRIGHT_WORD(Win, "win", who, timing, priority, as, conditions);
};

struct BonusPoints {                   // what else counts when points decide, beside the cards
    TallyName counter{};               // of each player
    Number<-10'000, 10'000> points{};  // for each one counted
    HEXWRIGHT_WORD(BonusPoints, "score", counter, points);
};

enum class Together : std::uint8_t { Nobody, First };  // several win at the same time with the same priority
inline constexpr std::string_view together_words[] = {"nobody", "first"};
constexpr Choices words_of(Together) { return together_words; }

struct Victory {  // without a win: the last with figures wins, or most points when the round track is at its end
    Together together = Together::Nobody;
    std::vector<Win> wins{};
    std::vector<BonusPoints> scores{};
    HEXWRIGHT_WORD(Victory, "victory", together, wins, scores);
};

struct Rulebook {
    std::vector<Modifier> modifiers{};
    std::vector<Rule> rules{};  // those of one event run in this order
    Victory victory{};
    bool empty() const { return modifiers.empty() && rules.empty() && victory == Victory{}; }
    HEXWRIGHT_WORD(Rulebook, "rules", modifiers, rules);
};

}  // namespace hexwright
