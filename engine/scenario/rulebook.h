// A scenario's own rules, beside those of the game: what happens at which event, what is changed while it lasts, who
// wins and when. Data only: engine/rulebook/triggers.h runs it, formats/xml/rules/rulebook_xml.h reads and writes it.
#pragma once
#include "engine/scenario/effect.h"
#include "engine/scenario/room.h"

namespace hexwright::scenario {

inline constexpr std::size_t max_rules = 200, max_rule_words = 5'000;

// ---- flags and counters

// Who knows what a flag or counter says before it is revealed. The owner is the player that it belongs to, or who
// controls the figure that it belongs to; nobody knows a secret of the whole game.
enum class SecretOf : std::uint8_t { Nobody, Owner, Team };
inline constexpr std::string_view secret_of_words[] = {"no", "owner", "team"};
constexpr Choices words_of(SecretOf) { return secret_of_words; }

// What people call a flag or counter. One that is not declared goes by its id.
struct DeclaredTally {
    NewName id{};
    Phrase title{};            // What the story and the page call it instead of its id.
    YesNo hidden = YesNo::No;  // Neither the story nor the page tells of its changes.
    // A campaign brings it along from the game before, or takes it to the next: <keep> in engine/scenario/campaign.h.
    YesNo carried = YesNo::No;
    SecretOf secret = SecretOf::Nobody;  // Kept from everybody else until <reveal>.
    FileLine line{};
    HEXWRIGHT_WORD(DeclaredTally, "tally", id, title, hidden, carried, secret);
};

// ---- events

// The order matters: from TurnStart on an event has a player, from MoveEnd on a figure.
enum class EventKind : std::uint8_t {
    None,
    SetupDone,       // Before the first round's initiative.
    RoundStart,      // Before order markers.
    RoundEnd,        // After the effects of glyphs.
    PieceDestroyed,  // Of a piece with Life.
    PieceOpened,
    PieceClosed,
    TurnStart,  // Has a player: the one whose turn it is.
    TurnEnd,    // Has a player: the one whose turn it was. <each> with <active/> gives the figures of the turn's card.
    AttacksStart,    // Has a player: the one whose turn it is. All moves of the turn are over.
    MoveEnd,         // Has a figure.
    Enter,           // Has a figure, one of whose spaces now lies in the zone while none did before.
    Leave,           // Has a figure, none of whose spaces lies in the zone any more, on the battlefield or not.
    Attacked,        // Has a figure: the attacker.
    PieceAttacked,   // Has a figure: the attacker.
    AttackEnd,       // Has a figure: the attacker. The target has taken its wounds, or is destroyed.
    PieceAttackEnd,  // Has a figure: the attacker. The piece has lost its Life.
    Action,          // Has a figure, which may do this in its turn: its player starts the rule.
    Wounded,         // Has a figure.
    Destroyed,       // Has a figure, and a player: the one who controlled it.
    Removed,         // Has a figure, and a player: the one who controlled it.
    GlyphTurned,     // Has a figure: the one that turned the glyph.
    TruceBroken,     // Has a figure: the attacker, whose player had a truce with the other.
    GlyphEntered,    // Has a figure, which has stopped on the glyph with its leading end.
    TakenUp,         // Has a figure: the bearer of a glyph or of another figure.
    SetDown,         // Has a figure: the one that carried it.
};
inline constexpr std::string_view event_words[] = {"?",
                                                   "setup-done",
                                                   "round-start",
                                                   "round-end",
                                                   "piece-destroyed",
                                                   "piece-opened",
                                                   "piece-closed",
                                                   "turn-start",
                                                   "turn-end",
                                                   "attacks-start",
                                                   "move-end",
                                                   "enter",
                                                   "leave",
                                                   "attacked",
                                                   "piece-attacked",
                                                   "attack-end",
                                                   "piece-attack-end",
                                                   "action",
                                                   "wounded",
                                                   "destroyed",
                                                   "removed",
                                                   "glyph-turned",
                                                   "truce-broken",
                                                   "glyph-entered",
                                                   "taken-up",
                                                   "set-down"};
constexpr Choices words_of(EventKind) { return event_words; }
constexpr bool event_has_figure(EventKind kind) { return kind >= EventKind::MoveEnd; }
// Has a second figure: whose attack or power it was; who is attacked, or carried.
constexpr bool event_has_attacker(EventKind kind) {
    return kind == EventKind::Wounded || kind == EventKind::Destroyed || kind == EventKind::PieceDestroyed;
}
constexpr bool event_has_target(EventKind kind) {
    return kind == EventKind::Attacked || kind == EventKind::AttackEnd || kind == EventKind::TruceBroken ||
           kind == EventKind::TakenUp || kind == EventKind::SetDown;
}
// Has a number of wounds, or of Life that a piece has lost.
constexpr bool event_has_damage(EventKind kind) {
    return kind == EventKind::Wounded || kind == EventKind::AttackEnd || kind == EventKind::PieceAttackEnd;
}
// Has a glyph. Something else may have been carried: then it is none.
constexpr bool event_has_glyph(EventKind kind) {
    return kind == EventKind::GlyphTurned || kind >= EventKind::GlyphEntered;
}
// The event's figure has left the battlefield when its rules run.
constexpr bool event_figure_is_gone(EventKind kind) {
    return kind == EventKind::Destroyed || kind == EventKind::Removed;
}
constexpr bool event_has_piece(EventKind kind) {
    return kind == EventKind::PieceDestroyed || kind == EventKind::PieceOpened || kind == EventKind::PieceClosed ||
           kind == EventKind::PieceAttacked || kind == EventKind::PieceAttackEnd;
}
constexpr bool event_has_player(EventKind kind) { return kind >= EventKind::TurnStart; }

// ---- what modifiers change

// The choices of changes, which are the same in both forms.
struct ModifierChoices {
    // `Fly` includes everything that goes through the air, such as leaping and grappling.
    enum class Mode : std::uint8_t { Walk, Fly, Any };
    static constexpr std::string_view mode_words[] = {"walk", "fly", "any"};

    enum class Stat : std::uint8_t { None, Move, Range, Attack, Defense };
    static constexpr std::string_view stat_words[] = {"?", "move", "range", "attack", "defense"};

    // Leave: it does not step out of the zone in which it stands; without a zone, no rule removes it from the
    // battlefield. Disengage: it does not move away from an enemy with whom it is engaged. What a power or a rule sets
    // elsewhere goes there all the same. TakePart: it neither moves nor attacks nor uses powers, is neither attacked
    // nor engaged, and no power does anything to it; rules do.
    enum class Ban : std::uint8_t { None, Attack, BeAttacked, Move, Fly, Leave, Disengage, TakePart };
    static constexpr std::string_view ban_words[] = {"?",   "attack", "be-attacked", "move",
                                                     "fly", "leave",  "disengage",   "take-part"};

    // Whom a figure strikes when he leaves it: enemies, also where nobody controls the figure and so nobody decides; or
    // everybody.
    enum class Leavers : std::uint8_t { Enemies, All };
    static constexpr std::string_view leavers_words[] = {"enemies", "all"};

    enum class Limited : std::uint8_t { None, Range, Sight };
    static constexpr std::string_view limited_words[] = {"?", "range", "sight"};

    enum class Harm : std::uint8_t { None, Falling, Leaving, Rules };
    static constexpr std::string_view harm_words[] = {"", "falling", "leaving", "rules"};
};
constexpr Choices words_of(ModifierChoices::Mode) { return ModifierChoices::mode_words; }
constexpr Choices words_of(ModifierChoices::Stat) { return ModifierChoices::stat_words; }
constexpr Choices words_of(ModifierChoices::Ban) { return ModifierChoices::ban_words; }
constexpr Choices words_of(ModifierChoices::Leavers) { return ModifierChoices::leavers_words; }
constexpr Choices words_of(ModifierChoices::Limited) { return ModifierChoices::limited_words; }
constexpr Choices words_of(ModifierChoices::Harm) { return ModifierChoices::harm_words; }

template <class Form>
struct ModifierWords : ModifierChoices {
    // Move that a step onto such a space costs, besides the levels climbed.
    struct Cost {
        Form::TerrainName terrain{};
        Mode mode = Mode::Walk;
        Number<1, 20> is{};
        HEXWRIGHT_WORD(Cost, "cost", terrain, mode, is);
    };

    // Applies to normal attacks and to every defense.
    struct Bonus {
        Stat to = Stat::None;
        Number<-20, 20, 1> n{};
        HEXWRIGHT_WORD(Bonus, "bonus", to, n);
    };

    // The Range of all its attacks is at most so much, never below 1; or its line of sight ends after so many spaces,
    // counted in a straight line. Of several limits the least counts.
    struct Limit {
        Limited of = Limited::None;
        Number<1, 1'000> at_most{};
        HEXWRIGHT_WORD(Limit, "limit", of, at_most);
    };
    // Figures of these two players cannot attack each other, nor pieces of the other that have Life; or, when it can be
    // broken, an attack breaks it: that is an event. Beside each other they are held up by nobody and not struck when
    // they leave.
    struct Truce {
        Form::PlayerName between{}, with{};
        YesNo breakable = YesNo::No;
        HEXWRIGHT_WORD(Truce, "truce", called("between", between), called("and", with), breakable);
    };
    struct Cannot {
        Ban act = Ban::None;
        Form::MaybeZone zone{};  // Only for leave.
        HEXWRIGHT_WORD(Cannot, "cannot", act, zone);
    };
    // The figure strikes whoever leaves it. Nobody's figure always does, another's if its player wishes.
    struct Strikes {
        Leavers at = Leavers::Enemies;
        HEXWRIGHT_WORD(Strikes, "strikes", at);
    };
    // The figure is exempt from that rule's effects on figures.
    struct Unaffected {
        Form::RuleName by{};
        HEXWRIGHT_WORD(Unaffected, "unaffected", by);
    };
    // This player takes the first turn of the round; nobody rolls for initiative.
    struct First {
        Form::PlayerName player{};
        HEXWRIGHT_WORD(First, "first", player);
    };

    // The ground of this terrain neither stops nor harms the figure; or it falls unharmed, enemies do not strike it
    // when it leaves them, or no rule wounds or destroys it. At least one is given.
    struct Immune {
        Form::MaybeTerrain terrain{};
        Harm to = Harm::None;
        std::string_view lacks() const { return terrain.given() || to != Harm::None ? "" : "terrain"; }
        HEXWRIGHT_WORD(Immune, "immune", terrain, to);
    };
    static constexpr int turns_of_round = 3;  // Of each player, with as many numbered order markers.

    // This player, or everybody, lays only so many numbered order markers and takes as many turns; with none, no X
    // either. It counts when they are laid. Of several the least counts.
    struct Markers {
        Form::MaybePlayer player{};
        Number<0, turns_of_round> n{};
        HEXWRIGHT_WORD(Markers, "markers", player, n);
    };
    // The players of this player's team, or of every team, lay one set of order markers together, one marker each in
    // turn, and take its turns together, each where the first of them would have his.
    struct SharedMarkers {
        Form::MaybePlayer player{};
        HEXWRIGHT_WORD(SharedMarkers, "shared-markers", player);
    };

    static constexpr std::string_view group = "change";
    using Kind =
        std::variant<Cost, Bonus, Cannot, Unaffected, First, Limit, Truce, Immune, Markers, SharedMarkers, Strikes>;
};
using modifier = ModifierWords<Written>;

struct Amendment : OneWord<modifier> {
    using OneWord::OneWord;
};

// ---- victory

enum class Timing : std::uint8_t {
    AtOnce,      // After everything that happens; what one effect does to many counts as one event.
    EndOfRound,  // After all rules of the round's end have run.
    AtLimit,     // After EndOfRound, when the round track is at its end.
};
inline constexpr std::string_view timing_words[] = {"at-once", "end-of-round", "at-limit"};
constexpr Choices words_of(Timing) { return timing_words; }

// Who wins when several win at the same time with the same priority.
enum class Together : std::uint8_t { Nobody, First };
inline constexpr std::string_view together_words[] = {"nobody", "first"};
constexpr Choices words_of(Together) { return together_words; }

// When points decide, the cards of figures that are left score as the edition says, or only counters do.
enum class CardScores : std::uint8_t { Score, Nothing };
inline constexpr std::string_view card_scores_words[] = {"score", "nothing"};
constexpr Choices words_of(CardScores) { return card_scores_words; }

// Whether figures that have left the battlefield without being destroyed score as if they were still there.
enum class LeftScores : std::uint8_t { Nothing, Score };
inline constexpr std::string_view left_scores_words[] = {"nothing", "score"};
constexpr Choices words_of(LeftScores) { return left_scores_words; }

// ---- the words that stand by themselves

template <class Form>
struct RulebookWords {
    // ---- rules

    // An event in these rounds. The conditions inside are about its figure if it has one.
    struct On {
        EventKind event = EventKind::None;
        Form::MaybeZone zone{};    // Only for enter and leave.
        Form::MaybePiece piece{};  // Only for events of pieces; if missing, any.
        RoundNumber from{}, to{};
        Form::Conditions conditions{};
        HEXWRIGHT_WORD(On, "on", event, zone, piece, from, to, conditions);
    };
    // Everything inside holds.
    struct When {
        Form::Conditions conditions{};
        HEXWRIGHT_WORD(When, "when", conditions);
    };
    // At least one condition inside holds.
    struct Unless {
        Form::Conditions conditions{};
        HEXWRIGHT_WORD(Unless, "unless", conditions);
    };

    // Runs all its effects in order at its events, when its conditions allow. With a zone or piece it is as many rules,
    // one after the other, as there are zones of this use or named pieces of this kind; the name stands for each in its
    // rule.
    struct Rule {
        Form::NewName id{};
        Form::NewName zone{}, piece{};  // One at most.
        Form::MaybeSort sort{};         // Must be given with one of them.
        Phrase title{};                 // What the story and the page call it instead of its id.
        Phrase group{};            // Rules that follow each other with the same one are listed under it for authors.
        YesNo once = YesNo::No;    // At most once in a game.
        YesNo hidden = YesNo::No;  // It does not stand on the page, and the story does not name it.
        std::vector<On> events{};
        std::optional<When> when{};
        std::optional<Unless> unless{};
        Form::Effects effects{};
        FileLine line{};
        std::string_view lacks() const { return (zone.given() || piece.given()) && !sort.given() ? "sort" : ""; }
        HEXWRIGHT_WORD(Rule, "rule", id, zone, piece, sort, title, group, once, hidden, events, when, unless, effects);
    };

    // ---- modifiers

    // Everything inside holds; no condition is about the figure.
    struct While {
        Form::Conditions conditions{};
        HEXWRIGHT_WORD(While, "while", conditions);
    };

    // While `during` holds, applies its changes to the figures for which the conditions hold. With a zone or piece it
    // is as many modifiers, as a rule is as many rules.
    struct Modifier {
        Form::NewName id{};
        Form::NewName zone{}, piece{};
        Form::MaybeSort sort{};
        Phrase group{};          // As of a rule.
        Form::NewName figure{};  // Name of each figure inside.
        std::optional<While> during{};
        Form::Conditions conditions{};
        Form::Amendments changes{};
        FileLine line{};
        std::string_view lacks() const { return (zone.given() || piece.given()) && !sort.given() ? "sort" : ""; }
        HEXWRIGHT_WORD(Modifier, "modifier", id, zone, piece, sort, group, figure, during, conditions, changes);
    };

    // ---- victory

    // The winner when all conditions hold. With `each`: every player for whom they hold, named `as` inside.
    struct Win {
        Form::WinnerName who{};
        Timing timing = Timing::AtOnce;
        Number<1, 100, 1> priority{};  // Of several at the same time, the lowest number wins.
        Form::NewName as{};
        Form::Conditions conditions{};
        FileLine line{};
        HEXWRIGHT_WORD(Win, "win", who, timing, priority, as, conditions);
    };

    // What counts besides the cards when points decide.
    struct BonusPoints {
        Form::TallyName counter{};         // Counter of each player.
        Number<-10'000, 10'000> points{};  // Points per count.
        HEXWRIGHT_WORD(BonusPoints, "score", counter, points);
    };

    // Without any win, the last player with figures wins, or the one with the most points at the end of the round
    // track.
    struct Victory {
        Together together = Together::Nobody;
        CardScores cards = CardScores::Score;
        LeftScores left = LeftScores::Nothing;
        std::vector<Win> wins{};
        std::vector<BonusPoints> scores{};
        HEXWRIGHT_WORD(Victory, "victory", together, cards, left, wins, scores);
    };
};
using On = RulebookWords<Written>::On;
using When = RulebookWords<Written>::When;
using Unless = RulebookWords<Written>::Unless;
using Rule = RulebookWords<Written>::Rule;
using While = RulebookWords<Written>::While;
using Modifier = RulebookWords<Written>::Modifier;
using Win = RulebookWords<Written>::Win;
using BonusPoints = RulebookWords<Written>::BonusPoints;
using Victory = RulebookWords<Written>::Victory;

struct Rulebook {
    std::vector<Modifier> modifiers{};
    std::vector<Rule> rules{};  // Rules of the same event run in this order.
    Victory victory{};
    std::vector<DeclaredTally> tallies{};  // Declared flags and counters; files list them first.
    bool empty() const { return tallies.empty() && modifiers.empty() && rules.empty() && victory == Victory{}; }
    HEXWRIGHT_WORD(Rulebook, "rules", tallies, modifiers, rules);
};

// nullptr for a flag or counter that is not declared.
const DeclaredTally* declared(const Rulebook& book, std::string_view tally);
// Its title, or its id if it has none.
std::string title_of_tally(const Rulebook& book, const std::string& tally);

}  // namespace hexwright::scenario
