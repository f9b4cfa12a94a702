// Tests in a scenario's or campaign's own file: a position, what happens next, and what is expected. Data only:
// engine/trials/trial_run.h runs them; formats/xml/rulebook_xml.h reads and writes them.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"

namespace hexwright::scenario {

inline constexpr std::size_t max_scenario_tests = 100;

// A result is 1..8, nobody or open: how the game has ended, if at all. Of a question, 1..8 or nobody: who is asked.
struct ResultTag {};

namespace trial {

inline constexpr int open = 600;  // The result of a game that is not over.

// A space of the battlefield in the usual notation: 4,-1,2.
template <Need need>
struct Spot {
    std::optional<Space> space{};
    static constexpr bool required = need == Need::Must;
    friend bool operator==(const Spot&, const Spot&) = default;
};
// Faces that dice show: 1..20, skull, shield, blank.
struct Faces {
    std::vector<std::string> words{};
    friend bool operator==(const Faces&, const Faces&) = default;
};
inline constexpr std::size_t max_faces = 100;

// ---- the position

// `Gone` means that the figure takes no part.
enum class Where : std::uint8_t { Battlefield, Reserve, Destroyed, Removed, Gone };
inline constexpr std::string_view where_words[] = {"battlefield", "reserve", "destroyed", "removed", "gone"};
constexpr Choices words_of(Where) { return where_words; }

// The next figure of this player's card that the test has not named yet, or the figure that is this piece.
struct Figure {
    NewName as{};
    MaybeNumber<1, 8> player{};
    MaybeCard card{};
    MaybePiece piece{};
    Spot<Need::May> at{}, tail{};
    Number<0, 99, 0> wounds{};
    Where where = Where::Battlefield;
    FileLine line{};
    HEXWRIGHT_WORD(Figure, "figure", as, player, card, piece, at, tail, wounds, where);
};

enum class Side : std::uint8_t { Power, Symbol };
inline constexpr std::string_view side_words[] = {"power", "symbol"};
constexpr Choices words_of(Side) { return side_words; }

// The glyph lies there and replaces whatever lay there before.
struct LaidGlyph {
    GlyphName id{};
    Spot<Need::Must> at{};
    Side facing = Side::Power;
    FileLine line{};
    HEXWRIGHT_WORD(LaidGlyph, "glyph", id, at, facing);
};

// Figures that the test does not name, where the scenario supplies the armies.
enum class Others : std::uint8_t { Stay, Gone };
inline constexpr std::string_view others_words[] = {"stay", "gone"};
constexpr Choices words_of(Others) { return others_words; }

// The position before the first turn of this round. Setting it up triggers no rule.
struct Given {
    RoundNumber round{};
    // The player with the first turn, unless the scenario says who has it; if missing, player 1.
    MaybeNumber<1, 8> first{};
    Others others = Others::Stay;
    std::vector<Figure> figures{};
    std::vector<LaidGlyph> glyphs{};
    Effects effects{};
    FileLine line{};
    HEXWRIGHT_WORD(Given, "given", round, first, others, figures, glyphs, effects);
};

// ---- what happens

// These effects take place as if a rule had them.
struct Happens {
    Effects effects{};
    HEXWRIGHT_WORD(Happens, "happens", effects);
};
// The faces that the next dice show, in the order in which they are rolled.
struct Dice {
    Faces show{};
    HEXWRIGHT_WORD(Dice, "dice", show);
};
// The figure's card begins a turn.
struct TakeTurn {
    FigureName figure{};
    HEXWRIGHT_WORD(TakeTurn, "turn", figure);
};
// The figure moves in its card's turn, which begins unless it is already under way.
struct Move {
    FigureName figure{};
    Spot<Need::Must> to{};
    Spot<Need::May> tail{};
    YesNo refused = YesNo::No;
    HEXWRIGHT_WORD(Move, "move", figure, to, tail, refused);
};
// The figure attacks in its card's turn, which begins unless it is already under way.
struct Attack {
    FigureName figure{}, target{};
    Number<0, 9, 0> with{};  // 0 means its normal attack; otherwise the power of its card, counted from 1.
    YesNo refused = YesNo::No;
    HEXWRIGHT_WORD(Attack, "attack", figure, target, with, refused);
};
// Ends the current turn without further actions.
struct EndTurn {
    HEXWRIGHT_WORD(EndTurn, "end-turn");
};
// Nobody acts any more this round; plays on to the first turn of the next round.
struct EndRound {
    HEXWRIGHT_WORD(EndRound, "end-round");
};

// ---- answers to questions of rules

enum class Reply : std::uint8_t { None, Yes, No };
inline constexpr std::string_view reply_words[] = {"?", "yes", "no"};
constexpr Choices words_of(Reply) { return reply_words; }

struct Answer {
    Reply is = Reply::None;
    HEXWRIGHT_WORD(Answer, "answer", is);
};
// Chooses this figure; if missing, none of them.
struct Choose {
    MaybeFigure figure{};
    HEXWRIGHT_WORD(Choose, "choose", figure);
};
// Where the figure to be placed goes.
struct Put {
    Spot<Need::Must> at{};
    Spot<Need::May> tail{};
    HEXWRIGHT_WORD(Put, "put", at, tail);
};

// ---- what is expected

// Everything given here must hold.
struct Expect {
    Name<ResultTag, Need::May> winner{}, asked{};
    MaybeFigure figure{};  // The figure that the conditions are about.
    Conditions conditions{};
    HEXWRIGHT_WORD(Expect, "expect", winner, asked, figure, conditions);
};

// In a campaign, the game that follows if the current one ends as it stands; none when the campaign is over.
struct Follows {
    NewName game{};
    Conditions conditions{};  // About that game as it begins.
    HEXWRIGHT_WORD(Follows, "follows", game, conditions);
};

}  // namespace trial

struct TestStep {
    static constexpr std::string_view group = "step";
    using Kind = std::variant<trial::Happens, trial::Dice, trial::TakeTurn, trial::Move, trial::Attack, trial::EndTurn,
                              trial::EndRound, trial::Answer, trial::Choose, trial::Put, trial::Expect, trial::Follows>;
    Kind is{};
    int line = 0;
    friend bool operator==(const TestStep& a, const TestStep& b) { return a.is == b.is; }
};

// Runs all steps in order, starting from the position.
struct ScenarioTest {
    NewName id{};
    NewName game{};               // The game that it tests, in a campaign.
    MaybeNumber<1, 8> players{};  // Number of players of the setup to use; if missing, the smallest setup.
    std::optional<trial::Given> given{};
    std::vector<TestStep> steps{};
    FileLine line{};
    HEXWRIGHT_WORD(ScenarioTest, "test", id, game, players, given, steps);
};

struct ScenarioTests {
    std::vector<ScenarioTest> tests{};
    HEXWRIGHT_WORD(ScenarioTests, "tests", tests);
};

}  // namespace hexwright::scenario
