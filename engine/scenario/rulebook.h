// The rules of a scenario's own, beside those of the game: what happens at which event, what is changed while it lasts,
// who wins and when. Data only: engine/rulebook/triggers.h runs it, formats/xml/rulebook_xml.h reads and writes it.
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
    static constexpr std::string_view name = "on";
    static constexpr auto fields() {
        return std::tuple{field("event", &On::event), field("zone", &On::zone), field("from", &On::from),
                          field("to", &On::to), field("", &On::conditions)};
    }
    friend bool operator==(const On&, const On&) = default;
};
struct When {  // everything inside holds
    Conditions conditions{};
    static constexpr std::string_view name = "when";
    static constexpr auto fields() { return std::tuple{field("", &When::conditions)}; }
    friend bool operator==(const When&, const When&) = default;
};
struct Unless {  // one of those inside holds
    Conditions conditions{};
    static constexpr std::string_view name = "unless";
    static constexpr auto fields() { return std::tuple{field("", &Unless::conditions)}; }
    friend bool operator==(const Unless&, const Unless&) = default;
};

struct Rule {  // at the event, when it may, everything in turn
    NewName id{};
    YesNo once = YesNo::No;  // in a game
    std::vector<On> events{};
    std::optional<When> when{};
    std::optional<Unless> unless{};
    Effects effects{};
    int line = 0;
    static constexpr std::string_view name = "rule";
    static constexpr auto fields() {
        return std::tuple{field("id", &Rule::id), field("once", &Rule::once), field("", &Rule::events),
                          field("", &Rule::when), field("", &Rule::unless),   field("", &Rule::effects)};
    }
    friend bool operator==(const Rule& a, const Rule& b) {
        return a.id == b.id && a.once == b.once && a.events == b.events && a.when == b.when && a.unless == b.unless &&
               a.effects == b.effects;
    }
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
    static constexpr std::string_view name = "cost";
    static constexpr auto fields() {
        return std::tuple{field("terrain", &Cost::terrain), field("mode", &Cost::mode), field("is", &Cost::is)};
    }
    friend bool operator==(const Cost&, const Cost&) = default;
};

enum class Stat : std::uint8_t { None, Move, Range, Attack, Defense };
inline constexpr std::string_view stat_words[] = {"?", "move", "range", "attack", "defense"};
constexpr Choices words_of(Stat) { return stat_words; }

struct Bonus {  // normal attacks and every defense
    Stat to = Stat::None;
    Number<-20, 20, 1> n{};
    static constexpr std::string_view name = "bonus";
    static constexpr auto fields() { return std::tuple{field("to", &Bonus::to), field("n", &Bonus::n)}; }
    friend bool operator==(const Bonus&, const Bonus&) = default;
};

enum class Ban : std::uint8_t { None, Attack, BeAttacked, Move };
inline constexpr std::string_view ban_words[] = {"?", "attack", "be-attacked", "move"};
constexpr Choices words_of(Ban) { return ban_words; }

struct Cannot {
    Ban act = Ban::None;
    static constexpr std::string_view name = "cannot";
    static constexpr auto fields() { return std::tuple{field("act", &Cannot::act)}; }
    friend bool operator==(const Cannot&, const Cannot&) = default;
};
struct Unaffected {  // the rule's effects on figures pass by it
    Name<RuleTag> by{};
    static constexpr std::string_view name = "unaffected";
    static constexpr auto fields() { return std::tuple{field("by", &Unaffected::by)}; }
    friend bool operator==(const Unaffected&, const Unaffected&) = default;
};
struct First {  // takes the first turn of the round; nobody rolls for initiative
    PlayerName player{};
    static constexpr std::string_view name = "first";
    static constexpr auto fields() { return std::tuple{field("player", &First::player)}; }
    friend bool operator==(const First&, const First&) = default;
};

}  // namespace modifier

struct Amendment {
    using Kind = std::variant<modifier::Cost, modifier::Bonus, modifier::Cannot, modifier::Unaffected, modifier::First>;
    Kind is{};
    int line = 0;
    friend bool operator==(const Amendment& a, const Amendment& b) { return a.is == b.is; }
};

struct While {  // everything inside holds; nothing of it is about the figure
    Conditions conditions{};
    static constexpr std::string_view name = "while";
    static constexpr auto fields() { return std::tuple{field("", &While::conditions)}; }
    friend bool operator==(const While&, const While&) = default;
};

struct Modifier {  // while it lasts, for the figures for which the conditions hold: all its changes
    NewName id{};
    NewName figure{};  // the name that each figure has inside
    std::optional<While> during{};
    Conditions conditions{};
    std::vector<Amendment> changes{};
    int line = 0;
    static constexpr std::string_view name = "modifier";
    static constexpr auto fields() {
        return std::tuple{field("id", &Modifier::id), field("figure", &Modifier::figure), field("", &Modifier::during),
                          field("", &Modifier::conditions), field("", &Modifier::changes)};
    }
    friend bool operator==(const Modifier& a, const Modifier& b) {
        return a.id == b.id && a.figure == b.figure && a.during == b.during && a.conditions == b.conditions &&
               a.changes == b.changes;
    }
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
    int line = 0;
    static constexpr std::string_view name = "win";
    static constexpr auto fields() {
        return std::tuple{field("who", &Win::who), field("timing", &Win::timing), field("priority", &Win::priority),
                          field("as", &Win::as), field("", &Win::conditions)};
    }
    friend bool operator==(const Win& a, const Win& b) {
        return a.who == b.who && a.timing == b.timing && a.priority == b.priority && a.as == b.as &&
               a.conditions == b.conditions;
    }
};

struct BonusPoints {                   // what else counts when points decide, beside the cards
    TallyName counter{};               // of each player
    Number<-10'000, 10'000> points{};  // for each one counted
    static constexpr std::string_view name = "score";
    static constexpr auto fields() {
        return std::tuple{field("counter", &BonusPoints::counter), field("points", &BonusPoints::points)};
    }
    friend bool operator==(const BonusPoints&, const BonusPoints&) = default;
};

enum class Together : std::uint8_t { Nobody, First };  // several win at the same time with the same priority
inline constexpr std::string_view together_words[] = {"nobody", "first"};
constexpr Choices words_of(Together) { return together_words; }

struct Victory {  // without a win: the last with figures wins, or most points when the round track is at its end
    Together together = Together::Nobody;
    std::vector<Win> wins{};
    std::vector<BonusPoints> scores{};
    static constexpr std::string_view name = "victory";
    static constexpr auto fields() {
        return std::tuple{field("together", &Victory::together), field("", &Victory::wins),
                          field("", &Victory::scores)};
    }
    friend bool operator==(const Victory&, const Victory&) = default;
};

struct Rulebook {
    std::vector<Modifier> modifiers{};
    std::vector<Rule> rules{};  // those of one event run in this order
    Victory victory{};
    bool empty() const { return modifiers.empty() && rules.empty() && victory == Victory{}; }
    static constexpr std::string_view name = "rules";
    static constexpr auto fields() { return std::tuple{field("", &Rulebook::modifiers), field("", &Rulebook::rules)}; }
    friend bool operator==(const Rulebook&, const Rulebook&) = default;
};

}  // namespace hexwright
