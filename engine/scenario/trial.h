// Tests in a scenario's or campaign's own file: a position, what happens next, and what is expected. Data only:
// engine/trials/trial_run.h runs them; formats/xml/rules/rulebook_xml.h reads and writes them.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/setup.h"

namespace hexwright::scenario {

inline constexpr std::size_t max_scenario_tests = 100;

// The choices and values of tests, which are the same in both forms.
struct TrialChoices {
    // `Gone` means that the figure takes no part.
    enum class Where : std::uint8_t { Battlefield, Reserve, Destroyed, Removed, Gone };
    static constexpr std::string_view where_words[] = {"battlefield", "reserve", "destroyed", "removed", "gone"};

    enum class Side : std::uint8_t { Power, Symbol };
    static constexpr std::string_view side_words[] = {"power", "symbol"};

    // Figures that the test does not name, where the scenario supplies the armies.
    enum class Others : std::uint8_t { Stay, Gone };
    static constexpr std::string_view others_words[] = {"stay", "gone"};

    enum class Phase : std::uint8_t { Start, Moving, Attacking, End };
    static constexpr std::string_view phase_words[] = {"start", "moving", "attacking", "end"};

    // One of the six ways across the sides of a hex, as edge pieces name them.
    enum class Heading : std::uint8_t { None, NE, E, SE, SW, W, NW };
    static constexpr std::string_view heading_words[] = {"", "ne", "e", "se", "sw", "w", "nw"};

    enum class Reply : std::uint8_t { None, Yes, No };
    static constexpr std::string_view reply_words[] = {"", "yes", "no"};

    enum class Found : std::uint8_t { Anywhere, Battlefield, Reserve, Destroyed, Removed, Gone, Carried };
    static constexpr std::string_view found_words[] = {"",        "battlefield", "reserve", "destroyed",
                                                       "removed", "gone",        "carried"};

    // What the position comes before: the first turn of a round, the placing of the round's order markers (in the basic
    // game, the roll for the first turn), or the placing and drafting with which a game begins.
    enum class Before : std::uint8_t { Turns, Round, SetUp };
    static constexpr std::string_view before_words[] = {"turns", "round", "set-up"};

    // Whether the rules with which the game opens, those of the set-up's end and of the first round's start, run on the
    // position: where it is one of the first round and no turn is given, they are still to come. `Over`: they have run
    // before it is set, on the figures of the set-up, and whoever was asked did as little as he could.
    enum class Opening : std::uint8_t { ToCome, Over };
    static constexpr std::string_view opening_words[] = {"to-come", "over"};

    // ---- values

    // A space of the battlefield in the usual notation: 4,-1,2.
    template <Need need>
    struct Spot {
        std::optional<Space> space{};
        static constexpr bool required = need == Need::Must;
        friend bool operator==(const Spot&, const Spot&) = default;
    };
    // Faces that dice show: 1..20, skull, shield, blank. Empty: none are given.
    struct Faces {
        std::vector<std::string> words{};
        friend bool operator==(const Faces&, const Faces&) = default;
    };
    static constexpr std::size_t max_faces = 100;
    // The way of a move as records write it: spaces, and "turn" where the figure turns round.
    struct Path {
        std::vector<std::string> words{};
        friend bool operator==(const Path&, const Path&) = default;
    };
    static constexpr std::size_t max_path = 500;
    // Order markers: 1, 2, 3, X, each at most once.
    struct Markers {
        std::vector<std::string> words{};
        friend bool operator==(const Markers&, const Markers&) = default;
    };
    // The check that a record writes behind each action: up to four hexadecimal digits. A line that is pasted from a
    // record keeps it; a test does not look at it, because its game is another one.
    struct Check {
        std::string digits{};
        friend bool operator==(const Check&, const Check&) = default;
    };
    struct Seed {
        std::uint64_t value = 0;
        friend bool operator==(const Seed&, const Seed&) = default;
    };
};
constexpr Choices words_of(TrialChoices::Where) { return TrialChoices::where_words; }
constexpr Choices words_of(TrialChoices::Side) { return TrialChoices::side_words; }
constexpr Choices words_of(TrialChoices::Others) { return TrialChoices::others_words; }
constexpr Choices words_of(TrialChoices::Phase) { return TrialChoices::phase_words; }
constexpr Choices words_of(TrialChoices::Heading) { return TrialChoices::heading_words; }
constexpr Choices words_of(TrialChoices::Reply) { return TrialChoices::reply_words; }
constexpr Choices words_of(TrialChoices::Found) { return TrialChoices::found_words; }
constexpr Choices words_of(TrialChoices::Before) { return TrialChoices::before_words; }
constexpr Choices words_of(TrialChoices::Opening) { return TrialChoices::opening_words; }

template <class Form>
struct TrialWords : TrialChoices {
    // ---- the position

    // The next figure of this player's card that the test has not named yet, or the figure that is this piece.
    struct Figure {
        Form::NewName as{};
        MaybeNumber<1, 8> player{};
        Form::MaybeCard card{};
        Form::MaybePiece piece{};
        Spot<Need::May> at{}, tail{};
        Number<0, 99, 0> wounds{};
        Where where = Where::Battlefield;
        YesNo moved = YesNo::No;  // In the turn that is given.
        FileLine line{};
        HEXWRIGHT_WORD(Figure, "figure", as, player, card, piece, at, tail, wounds, where, moved);
    };

    // The glyph lies there and replaces whatever lay there before.
    struct LaidGlyph {
        Form::GlyphName id{};
        Spot<Need::Must> at{};
        Side facing = Side::Power;
        FileLine line{};
        HEXWRIGHT_WORD(LaidGlyph, "glyph", id, at, facing);
    };

    // What lies on a card and what its powers have done. Where any card has markers, the turns of the round come by
    // them.
    struct GivenCard {
        MaybeNumber<1, 8> player{};
        Form::CardName id{};
        Markers markers{}, revealed{};                       // The revealed ones are among the markers.
        Number<-20, 20, 0> attack_bonus{}, defense_bonus{};  // From spirits.
        Number<0, 99, 0> uses{};                             // Of a power that can be used up.
        YesNo used_this_round = YesNo::No;                   // A power that works once in a round.
        YesNo negated = YesNo::No;
        FileLine line{};
        HEXWRIGHT_WORD(GivenCard, "card", player, id, markers, revealed, attack_bonus, defense_bonus, uses,
                       used_this_round, negated);
    };

    // A turn of the figure's card is being taken and has come to this phase.
    struct GivenTurn {
        Form::Actor figure{};
        MaybeNumber<1, 3> number{};  // If missing, by the revealed markers of its card, else 1.
        Phase phase = Phase::Start;
        Number<-20, 20, 0> attack_bonus{};  // For all attacks of the turn.
        YesNo no_attacks = YesNo::No;       // A power stands in place of them.
        FileLine line{};
        HEXWRIGHT_WORD(GivenTurn, "turn", figure, number, phase, attack_bonus, no_attacks);
    };
    // In the turn that is given the figure has made this attack.
    struct Attacked {
        Form::Actor figure{}, target{};
        Number<0, 9, 0> with{};
        FileLine line{};
        HEXWRIGHT_WORD(Attacked, "attacked", figure, target, with);
    };
    // In the turn that is given this power of the figure's card has been used.
    struct Used {
        Form::Actor figure{};
        Number<1, 31> power{};
        FileLine line{};
        HEXWRIGHT_WORD(Used, "used", figure, power);
    };

    // ---- what happens

    // These effects take place as if a rule had them.
    struct Happens {
        Form::Effects effects{};
        HEXWRIGHT_WORD(Happens, "happens", effects);
    };
    // The faces that the next dice show, in the order in which they are rolled. `faces` is what records write: numbers
    // for dice of any sort, 1..3 a skull, 4..5 a shield, 6 a blank.
    struct Dice {
        YesNo by_hand = YesNo::No;
        Faces show{}, faces{};
        YesNo exactly = YesNo::No;  // No other die is rolled before the next of these words or the end of the test.
        Check check{};
        std::string_view lacks() const { return show.words.empty() && faces.words.empty() ? "show" : ""; }
        HEXWRIGHT_WORD(Dice, "dice", by_hand, show, faces, exactly, check);
    };
    // The figure's card begins a turn: where the test has placed order markers, when its turn comes by them.
    struct TakeTurn {
        Form::Actor figure{};
        YesNo refused = YesNo::No;  // It takes no further turn in this round.
        HEXWRIGHT_WORD(TakeTurn, "turn", figure, refused);
    };
    // The figure moves in its card's turn, which begins unless it is already under way, or where a question lets it
    // move. `at` and `to` mean the same: where the move ends.
    struct Move {
        Form::Actor figure{};
        Spot<Need::May> at{}, to{}, tail{};
        MaybeNumber<0, 99>
            way{};  // See game::Move for this and the next three. If all are missing, the first way there.
        YesNo backwards = YesNo::No, flown = YesNo::No;
        Path path{};
        YesNo refused = YesNo::No;
        Check check{};
        std::string_view lacks() const { return at.space || to.space ? "" : "to"; }
        HEXWRIGHT_WORD(Move, "move", figure, at, to, tail, way, backwards, flown, path, refused, check);
    };
    // The figure attacks in its card's turn, which begins unless it is already under way.
    struct Attack {
        Form::Actor figure{}, target{};
        Number<0, 9, 0> with{};  // 0 means its normal attack; otherwise the power of its card, counted from 1.
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(Attack, "attack", figure, target, with, refused, check);
    };
    // The same of a piece of the battlefield that has Life.
    struct AttackPiece {
        Form::Actor figure{};
        Form::PieceName piece{};
        Number<0, 9, 0> with{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(AttackPiece, "attack-piece", figure, piece, with, refused, check);
    };

    // The figure uses a power of its card where one is offered: as the answer to a question, else in its card's turn,
    // which begins unless it is already under way, in the phase that offers it.
    struct UsePower {
        Form::Actor figure{};
        Number<1, 99> power{};  // Counted from 1.
        Form::MaybeActor target{};
        Spot<Need::May> at{}, tail{};
        Heading direction = Heading::None;  // Of a power along a line: which way it goes from `at`.
        Form::MaybeCardInPlay card{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(UsePower, "power", figure, power, target, at, tail, direction, card, refused, check);
    };
    // Ends the current turn without further actions.
    struct EndTurn {
        HEXWRIGHT_WORD(EndTurn, "end-turn");
    };
    // Nobody acts any more this round; plays on to the first turn of the next round.
    struct EndRound {
        HEXWRIGHT_WORD(EndRound, "end-round");
    };

    // ---- decisions, worded as in records. Each decides the question that waits for it: a question waits when the next
    // decision of the test is of a sort that it offers.

    struct DraftCard {
        Form::CardName card{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(DraftCard, "draft", card, refused, check);
    };
    struct PlaceFigure {
        Form::Actor figure{};
        Spot<Need::Must> at{};
        Spot<Need::May> tail{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(PlaceFigure, "place", figure, at, tail, refused, check);
    };
    struct PlaceMarker {
        Number<1, 4> marker{};  // 4 is the X.
        Form::CardInPlay card{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(PlaceMarker, "marker", marker, card, refused, check);
    };
    struct TakeCard {  // In the basic game: the card that takes the next turn.
        Form::CardInPlay card{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(TakeCard, "take", card, refused, check);
    };
    struct ChooseFigure {
        Form::Actor figure{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(ChooseFigure, "choose-figure", figure, refused, check);
    };
    struct ChooseCard {
        Form::CardInPlay card{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(ChooseCard, "choose-card", card, refused, check);
    };
    struct ChoosePlayer {
        Number<1, 8> player{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(ChoosePlayer, "choose-player", player, refused, check);
    };
    struct ChooseGlyph {
        MaybeNumber<1, 9'999> glyph{};  // As records number them: from 1, in the order in which they were laid.
        Spot<Need::May> at{};           // Or where it lies.
        YesNo refused = YesNo::No;
        Check check{};
        std::string_view lacks() const { return glyph.value || at.space ? "" : "glyph"; }
        HEXWRIGHT_WORD(ChooseGlyph, "choose-glyph", glyph, at, refused, check);
    };
    struct ChooseSpace {
        Spot<Need::Must> at{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(ChooseSpace, "choose-space", at, refused, check);
    };
    struct ChooseOption {
        Number<1, 20> option{};  // As the menu lists them, counted from 1 with those that are not offered.
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(ChooseOption, "choose-option", option, refused, check);
    };
    struct ChooseNumber {
        Number<-1'000, 1'000, 0> number{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(ChooseNumber, "choose-number", number, refused, check);
    };
    // The figure does what the rule lets it do, in its card's turn, which begins unless it is already under way.
    struct StartRule {
        Form::Actor figure{};
        Form::RuleName rule{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(StartRule, "start", figure, rule, refused, check);
    };
    // Passes: ends drafting, moving, attacking or using powers, or declines.
    struct Done {
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(Done, "done", refused, check);
    };

    // With `is`, the answer to a question of a rule. Without it, as in records, to any question: yes, or no if `yes` is
    // missing.
    struct Answer {
        Reply is = Reply::None;
        YesNo yes = YesNo::No;
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(Answer, "answer", is, yes, refused, check);
    };
    // Of a rule's question: chooses this figure; if missing, none of them.
    struct Choose {
        Form::MaybeFigure figure{};
        HEXWRIGHT_WORD(Choose, "choose", figure);
    };
    // Without a figure, where the one that a rule lets be placed goes. With a figure, as in records: by hand, it is put
    // there with these wounds, or taken off the battlefield if `at` is missing.
    struct Put {
        YesNo by_hand = YesNo::No;
        Form::MaybeActor figure{};
        Spot<Need::May> at{}, tail{};
        Number<0, 99, 0> wounds{};
        Check check{};
        std::string_view lacks() const { return figure.given() || at.space ? "" : "at"; }
        HEXWRIGHT_WORD(Put, "put", by_hand, figure, at, tail, wounds, check);
    };
    // The players of the two roll for whether the figure sees the target (LOS-08). Only in a turn.
    struct Dispute {
        YesNo by_hand = YesNo::No;
        Form::Actor figure{}, target{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(Dispute, "dispute", by_hand, figure, target, refused, check);
    };
    // The dice that nothing sets begin anew from this seed.
    struct Reseed {
        YesNo by_hand = YesNo::No;
        Seed seed{};
        Check check{};
        HEXWRIGHT_WORD(Reseed, "reseed", by_hand, seed, check);
    };

    // ---- by hand, as in records: engine/game/action.h says what each does

    struct SetRound {
        YesNo by_hand = YesNo::No;
        Number<1, max_rounds> round{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(SetRound, "set-round", by_hand, round, refused, check);
    };
    struct SetTurn {
        YesNo by_hand = YesNo::No;
        Form::MaybeCardInPlay card{};
        MaybeNumber<1, 8> player{};
        Number<0, 3, 0> number{};
        YesNo refused = YesNo::No;
        Check check{};
        std::string_view lacks() const { return card.given() || player.value ? "" : "card"; }
        HEXWRIGHT_WORD(SetTurn, "set-turn", by_hand, card, player, number, refused, check);
    };
    struct SetMarker {
        YesNo by_hand = YesNo::No;
        Form::CardInPlay card{};
        Number<1, 4> marker{};  // 4 is the X.
        YesNo revealed = YesNo::No, off = YesNo::No;
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(SetMarker, "set-marker", by_hand, card, marker, revealed, off, refused, check);
    };
    struct SetFlag {
        YesNo by_hand = YesNo::No;
        Form::TallyName flag{};
        MaybeNumber<1, 8> player{};
        Form::MaybeActor figure{};
        YesNo off = YesNo::No;
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(SetFlag, "set-flag", by_hand, flag, player, figure, off, refused, check);
    };
    struct SetCounter {
        YesNo by_hand = YesNo::No;
        Form::TallyName counter{};
        MaybeNumber<1, 8> player{};
        Form::MaybeActor figure{};
        Number<-most_counted, most_counted, 0> value{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(SetCounter, "set-counter", by_hand, counter, player, figure, value, refused, check);
    };
    struct SetControl {  // Without a player: nobody's.
        YesNo by_hand = YesNo::No;
        Form::CardInPlay card{};
        MaybeNumber<1, 8> player{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(SetControl, "set-control", by_hand, card, player, refused, check);
    };
    struct BringCard {
        YesNo by_hand = YesNo::No;
        Form::CardName card{};
        Number<1, 8> player{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(BringCard, "bring-card", by_hand, card, player, refused, check);
    };
    struct RemoveCard {
        YesNo by_hand = YesNo::No;
        Form::CardInPlay card{};
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(RemoveCard, "remove-card", by_hand, card, refused, check);
    };
    struct SetGlyph {  // Without a glyph: the one that lies there goes.
        YesNo by_hand = YesNo::No;
        Form::MaybeGlyph glyph{};
        Spot<Need::Must> at{};
        YesNo face_down = YesNo::No;
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(SetGlyph, "set-glyph", by_hand, glyph, at, face_down, refused, check);
    };
    struct Arrange {  // The game waits while the position is being arranged, perhaps without any card.
        YesNo by_hand = YesNo::No;
        YesNo clear = YesNo::No;
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(Arrange, "arrange", by_hand, clear, refused, check);
    };
    struct BeginPlay {
        YesNo by_hand = YesNo::No;
        YesNo refused = YesNo::No;
        Check check{};
        HEXWRIGHT_WORD(BeginPlay, "begin-play", by_hand, refused, check);
    };

    // ---- what is expected

    // Everything given here must hold.
    struct Expect {
        // `asked`: the player whom a rule asks something. `decides`: whose decision it is, whatever it is about.
        Form::MaybeResult winner{}, asked{}, decides{};
        Form::MaybeActor figure{};     // The figure that the rest is about.
        Spot<Need::May> at{}, tail{};  // Where exactly it stands.
        MaybeNumber<0, 99> wounds{};   // How many exactly it has.
        Found where = Found::Anywhere;
        Form::Conditions conditions{};
        HEXWRIGHT_WORD(Expect, "expect", winner, asked, decides, figure, at, tail, wounds, where, conditions);
    };

    // In a campaign, the game that follows if the current one ends as it stands; none when the campaign is over.
    struct Follows {
        Form::NewName game{};
        Form::Conditions conditions{};  // About that game as it begins.
        HEXWRIGHT_WORD(Follows, "follows", game, conditions);
    };

    // What has happened since the position, up to the moment that the test is about: for a question that waits, a turn
    // within a turn, or whatever else no other word says.
    struct SoFar {
        Form::TestSteps steps{};
        FileLine line{};
        HEXWRIGHT_WORD(SoFar, "so-far", steps);
    };

    // The position, and the moment of the round or turn. Setting it up triggers no rule, except what has happened so
    // far.
    struct Given {
        RoundNumber round{};
        // The player with the first turn, unless the scenario says who has it; if missing, player 1.
        MaybeNumber<1, 8> first{};
        Others others = Others::Stay;
        Before before = Before::Turns;
        Opening opening = Opening::ToCome;
        Seed seed{};  // Of the game's dice and draws, as in a record; 0 for the usual one.
        std::vector<Figure> figures{};
        std::vector<LaidGlyph> glyphs{};
        Form::Effects effects{};
        std::vector<GivenCard> cards{};
        std::optional<GivenTurn> turn{};
        std::vector<Attacked> attacked{};
        std::vector<Used> used{};
        std::optional<SoFar> so_far{};
        FileLine line{};
        HEXWRIGHT_WORD(Given, "given", round, first, others, before, opening, seed, figures, glyphs, effects, cards,
                       turn, attacked, used, so_far);
    };

    static constexpr std::string_view group = "step";
    using Kind = std::variant<Happens, Dice, TakeTurn, Move, Attack, EndTurn, EndRound, Answer, Choose, Put, Expect,
                              Follows, UsePower, DraftCard, PlaceFigure, PlaceMarker, TakeCard, ChooseFigure,
                              ChooseCard, ChoosePlayer, ChooseGlyph, ChooseSpace, ChooseOption, Done, Dispute, Reseed,
                              SetRound, SetTurn, SetMarker, SetFlag, SetCounter, SetControl, BringCard, RemoveCard,
                              SetGlyph, Arrange, BeginPlay, AttackPiece, ChooseNumber, StartRule>;
};
using trial = TrialWords<Written>;

struct TestStep : OneWord<trial> {
    using OneWord::OneWord;
};

// Runs all steps in order, starting from the position.
struct ScenarioTest {
    NewName id{};
    Phrase group{};               // As of a rule.
    NewName game{};               // The game that it tests, in a campaign.
    MaybeNumber<1, 8> players{};  // Number of players of the setup to use; if missing, the smallest setup.
    std::optional<trial::Given> given{};
    std::vector<TestStep> steps{};
    FileLine line{};
    HEXWRIGHT_WORD(ScenarioTest, "test", id, group, game, players, given, steps);
};

// A position with a goal that the player is to reach, by whatever line: all that is expected holds at the same moment,
// before that many rounds, counted from the one of the position, are over. The others play as computers do.
struct Puzzle {
    NewName id{};
    Phrase title{};
    MaybeNumber<1, 8> players{};  // As of a test.
    Number<1, 8> player{};        // Who is to solve it.
    Number<1, 20, 1> rounds{};
    std::optional<trial::Given> given{};
    std::vector<trial::Expect> goals{};
    FileLine line{};
    HEXWRIGHT_WORD(Puzzle, "puzzle", id, title, players, player, rounds, given, goals);
};

struct ScenarioTests {
    std::vector<ScenarioTest> tests{};
    std::vector<Puzzle> puzzles{};
    HEXWRIGHT_WORD(ScenarioTests, "tests", tests, puzzles);
};

}  // namespace hexwright::scenario
