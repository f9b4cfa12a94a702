// Tests that stand in a scenario's or campaign's own file: a position, what happens then, what is expected. Data only:
// engine/trial/trial_run.h runs them, formats/xml/rulebook_xml.h reads and writes them.
#pragma once
#include "engine/board/hex/coord.h"
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
    int line = 0;
    static constexpr std::string_view name = "figure";
    static constexpr auto fields() {
        return std::tuple{field("as", &Figure::as),         field("player", &Figure::player),
                          field("card", &Figure::card),     field("piece", &Figure::piece),
                          field("at", &Figure::at),         field("tail", &Figure::tail),
                          field("wounds", &Figure::wounds), field("where", &Figure::where)};
    }
    friend bool operator==(const Figure& a, const Figure& b) {
        return a.as == b.as && a.player == b.player && a.card == b.card && a.piece == b.piece && a.at == b.at &&
               a.tail == b.tail && a.wounds == b.wounds && a.where == b.where;
    }
};

enum class Side : std::uint8_t { Power, Symbol };
inline constexpr std::string_view side_words[] = {"power", "symbol"};
constexpr Choices words_of(Side) { return side_words; }

struct LaidGlyph {  // it lies there, whatever lay there before
    GlyphName id{};
    Spot<Need::Must> at{};
    Side facing = Side::Power;
    int line = 0;
    static constexpr std::string_view name = "glyph";
    static constexpr auto fields() {
        return std::tuple{field("id", &LaidGlyph::id), field("at", &LaidGlyph::at),
                          field("facing", &LaidGlyph::facing)};
    }
    friend bool operator==(const LaidGlyph& a, const LaidGlyph& b) {
        return a.id == b.id && a.at == b.at && a.facing == b.facing;
    }
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
    int line = 0;
    static constexpr std::string_view name = "given";
    static constexpr auto fields() {
        return std::tuple{field("round", &Given::round), field("first", &Given::first), field("others", &Given::others),
                          field("", &Given::figures),    field("", &Given::glyphs),     field("", &Given::effects)};
    }
    friend bool operator==(const Given& a, const Given& b) {
        return a.round == b.round && a.first == b.first && a.others == b.others && a.figures == b.figures &&
               a.glyphs == b.glyphs && a.effects == b.effects;
    }
};

// ---- what happens

struct Happens {  // these effects, as if a rule had them
    Effects effects{};
    static constexpr std::string_view name = "happens";
    static constexpr auto fields() { return std::tuple{field("", &Happens::effects)}; }
    friend bool operator==(const Happens&, const Happens&) = default;
};
struct Dice {  // what the next dice show, in the order in which they are rolled
    Faces show{};
    static constexpr std::string_view name = "dice";
    static constexpr auto fields() { return std::tuple{field("show", &Dice::show)}; }
    friend bool operator==(const Dice&, const Dice&) = default;
};
struct TakeTurn {  // the figure's card begins a turn
    FigureName figure{};
    static constexpr std::string_view name = "turn";
    static constexpr auto fields() { return std::tuple{field("figure", &TakeTurn::figure)}; }
    friend bool operator==(const TakeTurn&, const TakeTurn&) = default;
};
struct Move {  // in its card's turn, which begins unless it is under way
    FigureName figure{};
    Spot<Need::Must> to{};
    Spot<Need::May> tail{};
    YesNo refused = YesNo::No;
    static constexpr std::string_view name = "move";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Move::figure), field("to", &Move::to), field("tail", &Move::tail),
                          field("refused", &Move::refused)};
    }
    friend bool operator==(const Move&, const Move&) = default;
};
struct Attack {  // likewise
    FigureName figure{}, target{};
    Number<0, 9, 0> with{};  // 0: its normal attack; else the power of its card, counted from 1
    YesNo refused = YesNo::No;
    static constexpr std::string_view name = "attack";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Attack::figure), field("target", &Attack::target),
                          field("with", &Attack::with), field("refused", &Attack::refused)};
    }
    friend bool operator==(const Attack&, const Attack&) = default;
};
struct EndTurn {  // the one being taken, without anything more
    static constexpr std::string_view name = "end-turn";
    static constexpr auto fields() { return std::tuple{}; }
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
struct EndRound {  // nobody does anything more; then up to the first turn of the next round
    static constexpr std::string_view name = "end-round";
    static constexpr auto fields() { return std::tuple{}; }
    friend bool operator==(const EndRound&, const EndRound&) = default;
};

// ---- answers to what a rule asks

enum class Reply : std::uint8_t { None, Yes, No };
inline constexpr std::string_view reply_words[] = {"?", "yes", "no"};
constexpr Choices words_of(Reply) { return reply_words; }

struct Answer {
    Reply is = Reply::None;
    static constexpr std::string_view name = "answer";
    static constexpr auto fields() { return std::tuple{field("is", &Answer::is)}; }
    friend bool operator==(const Answer&, const Answer&) = default;
};
struct Choose {  // this figure; missing: none of them
    MaybeFigure figure{};
    static constexpr std::string_view name = "choose";
    static constexpr auto fields() { return std::tuple{field("figure", &Choose::figure)}; }
    friend bool operator==(const Choose&, const Choose&) = default;
};
struct Put {  // where the figure that is to be placed goes
    Spot<Need::Must> at{};
    Spot<Need::May> tail{};
    static constexpr std::string_view name = "put";
    static constexpr auto fields() { return std::tuple{field("at", &Put::at), field("tail", &Put::tail)}; }
    friend bool operator==(const Put&, const Put&) = default;
};

// ---- what is expected

struct Expect {  // everything that is said
    Name<ResultTag, Need::May> winner{}, asked{};
    MaybeFigure figure{};  // that the conditions speak of
    Conditions conditions{};
    static constexpr std::string_view name = "expect";
    static constexpr auto fields() {
        return std::tuple{field("winner", &Expect::winner), field("asked", &Expect::asked),
                          field("figure", &Expect::figure), field("", &Expect::conditions)};
    }
    friend bool operator==(const Expect&, const Expect&) = default;
};

struct Follows {  // of a campaign's game as it stands now: which game follows; none: the campaign is over
    NewName game{};
    Conditions conditions{};  // about that game as it begins
    static constexpr std::string_view name = "follows";
    static constexpr auto fields() {
        return std::tuple{field("game", &Follows::game), field("", &Follows::conditions)};
    }
    friend bool operator==(const Follows&, const Follows&) = default;
};

}  // namespace trial

struct TestStep {
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
    int line = 0;
    static constexpr std::string_view name = "test";
    static constexpr auto fields() {
        return std::tuple{field("id", &ScenarioTest::id), field("game", &ScenarioTest::game),
                          field("players", &ScenarioTest::players), field("", &ScenarioTest::given),
                          field("", &ScenarioTest::steps)};
    }
    friend bool operator==(const ScenarioTest& a, const ScenarioTest& b) {
        return a.id == b.id && a.game == b.game && a.players == b.players && a.given == b.given && a.steps == b.steps;
    }
};

struct ScenarioTests {
    std::vector<ScenarioTest> tests{};
    static constexpr std::string_view name = "tests";
    static constexpr auto fields() { return std::tuple{field("", &ScenarioTests::tests)}; }
    friend bool operator==(const ScenarioTests&, const ScenarioTests&) = default;
};

}  // namespace hexwright
