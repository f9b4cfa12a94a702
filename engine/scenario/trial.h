// Tests that stand in a scenario's or campaign's own file: a position, what happens then, what is expected. Data only:
// engine/game/trial_run.h runs them, formats/xml/rulebook_xml.h reads and writes them.
#pragma once
#include "engine/hex/coord.h"
#include "engine/scenario/rulebook.h"

namespace hexwright {

inline constexpr std::size_t max_scenario_tests = 100;

struct ResultTag {};  // 1..8, nobody, open: how a game has ended or not; of who is asked: 1..8, nobody

namespace trial {

inline constexpr int open = 600;  // of a result: the game is not over

template <Need need>
struct Spot {  // a space of the battlefield, as everywhere: 4,-1,2
    std::optional<Space> space{};
    static constexpr bool required = need == Need::Must;
    friend bool operator==(const Spot&, const Spot&) = default;
};
struct Faces {  // what dice show: 1..20, skull, shield, blank
    std::vector<std::string> words{};
    friend bool operator==(const Faces&, const Faces&) = default;
};
inline constexpr std::size_t max_faces = 100;

// ---- the position

enum class Where : std::uint8_t { Battlefield, Reserve, Destroyed, Removed, Gone };  // gone: takes no part
inline constexpr std::string_view where_words[] = {"battlefield", "reserve", "destroyed", "removed", "gone"};
constexpr Choices words_of(Where) { return where_words; }

struct Figure {  // the next figure of this player's card that the test has not named yet, or the one that a piece is
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

struct LaidGlyph {  // it lies there, whatever lay there before
    GlyphName id{};
    Spot<Need::Must> at{};
    Side facing = Side::Power;
    FileLine line{};
    HEXWRIGHT_WORD(LaidGlyph, "glyph", id, at, facing);
};

enum class Others : std::uint8_t {
    Stay,
    Gone
};  // figures that the test does not name, where armies are given by the scenario
inline constexpr std::string_view others_words[] = {"stay", "gone"};
constexpr Choices words_of(Others) { return others_words; }

struct Given {  // before the first turn of this round; nothing of it sets off a rule
    RoundNumber round{};
    MaybeNumber<1, 8> first{};  // has the first turn, unless the scenario says who; missing: player 1
    Others others = Others::Stay;
    std::vector<Figure> figures{};
    std::vector<LaidGlyph> glyphs{};
    Effects effects{};
    FileLine line{};
    HEXWRIGHT_WORD(Given, "given", round, first, others, figures, glyphs, effects);
};

// ---- what happens

struct Happens {  // these effects, as if a rule had them
    Effects effects{};
    HEXWRIGHT_WORD(Happens, "happens", effects);
};
struct Dice {  // what the next dice show, in the order in which they are rolled
    Faces show{};
    HEXWRIGHT_WORD(Dice, "dice", show);
};
struct TakeTurn {  // the figure's card begins a turn
    FigureName figure{};
    HEXWRIGHT_WORD(TakeTurn, "turn", figure);
};
struct Move {  // in its card's turn, which begins unless it is under way
    FigureName figure{};
    Spot<Need::Must> to{};
    Spot<Need::May> tail{};
    YesNo refused = YesNo::No;
    HEXWRIGHT_WORD(Move, "move", figure, to, tail, refused);
};
struct Attack {  // likewise
    FigureName figure{}, target{};
    Number<0, 9, 0> with{};  // 0: its normal attack; else the power of its card, counted from 1
    YesNo refused = YesNo::No;
    HEXWRIGHT_WORD(Attack, "attack", figure, target, with, refused);
};
struct EndTurn {  // the one being taken, without anything more
    HEXWRIGHT_WORD(EndTurn, "end-turn");
};
struct EndRound {  // nobody does anything more; then up to the first turn of the next round
    HEXWRIGHT_WORD(EndRound, "end-round");
};

// ---- answers to what a rule asks

enum class Reply : std::uint8_t { None, Yes, No };
inline constexpr std::string_view reply_words[] = {"?", "yes", "no"};
constexpr Choices words_of(Reply) { return reply_words; }

struct Answer {
    Reply is = Reply::None;
    HEXWRIGHT_WORD(Answer, "answer", is);
};
struct Choose {  // this figure; missing: none of them
    MaybeFigure figure{};
    HEXWRIGHT_WORD(Choose, "choose", figure);
};
struct Put {  // where the figure that is to be placed goes
    Spot<Need::Must> at{};
    Spot<Need::May> tail{};
    HEXWRIGHT_WORD(Put, "put", at, tail);
};

// ---- what is expected

struct Expect {  // everything that is said
    Name<ResultTag, Need::May> winner{}, asked{};
    MaybeFigure figure{};  // that the conditions speak of
    Conditions conditions{};
    HEXWRIGHT_WORD(Expect, "expect", winner, asked, figure, conditions);
};

struct Follows {  // of a campaign's game as it stands now: which game follows; none: the campaign is over
    NewName game{};
    Conditions conditions{};  // about that game as it begins
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

struct ScenarioTest {  // all steps one after the other, from the position
    NewName id{};
    NewName game{};               // in a campaign: of which of its games
    MaybeNumber<1, 8> players{};  // which set-up; missing: the smallest
    std::optional<trial::Given> given{};
    std::vector<TestStep> steps{};
    FileLine line{};
    HEXWRIGHT_WORD(ScenarioTest, "test", id, game, players, given, steps);
};

struct ScenarioTests {
    std::vector<ScenarioTest> tests{};
    HEXWRIGHT_WORD(ScenarioTests, "tests", tests);
};

}  // namespace hexwright
