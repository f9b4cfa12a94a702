// Tests in a scenario's or campaign's own file: a position, what happens next, and what is expected. Data only:
// engine/trial/trial_run.h runs them; formats/xml/rulebook_xml.h reads and writes them.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/scenario/rulebook.h"

namespace hexwright {

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

// The glyph lies there and replaces whatever lay there before.
struct LaidGlyph {
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

// These effects take place as if a rule had them.
struct Happens {
    Effects effects{};
    static constexpr std::string_view name = "happens";
    static constexpr auto fields() { return std::tuple{field("", &Happens::effects)}; }
    friend bool operator==(const Happens&, const Happens&) = default;
};
// The faces that the next dice show, in the order in which they are rolled.
struct Dice {
    Faces show{};
    static constexpr std::string_view name = "dice";
    static constexpr auto fields() { return std::tuple{field("show", &Dice::show)}; }
    friend bool operator==(const Dice&, const Dice&) = default;
};
// The figure's card begins a turn.
struct TakeTurn {
    FigureName figure{};
    static constexpr std::string_view name = "turn";
    static constexpr auto fields() { return std::tuple{field("figure", &TakeTurn::figure)}; }
    friend bool operator==(const TakeTurn&, const TakeTurn&) = default;
};
// The figure moves in its card's turn, which begins unless it is already under way.
struct Move {
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
// The figure attacks in its card's turn, which begins unless it is already under way.
struct Attack {
    FigureName figure{}, target{};
    Number<0, 9, 0> with{};  // 0 means its normal attack; otherwise the power of its card, counted from 1.
    YesNo refused = YesNo::No;
    static constexpr std::string_view name = "attack";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Attack::figure), field("target", &Attack::target),
                          field("with", &Attack::with), field("refused", &Attack::refused)};
    }
    friend bool operator==(const Attack&, const Attack&) = default;
};
// Ends the current turn without further actions.
struct EndTurn {
    static constexpr std::string_view name = "end-turn";
    static constexpr auto fields() { return std::tuple{}; }
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
// Nobody acts any more this round; plays on to the first turn of the next round.
struct EndRound {
    static constexpr std::string_view name = "end-round";
    static constexpr auto fields() { return std::tuple{}; }
    friend bool operator==(const EndRound&, const EndRound&) = default;
};

// ---- answers to questions of rules

enum class Reply : std::uint8_t { None, Yes, No };
inline constexpr std::string_view reply_words[] = {"?", "yes", "no"};
constexpr Choices words_of(Reply) { return reply_words; }

struct Answer {
    Reply is = Reply::None;
    static constexpr std::string_view name = "answer";
    static constexpr auto fields() { return std::tuple{field("is", &Answer::is)}; }
    friend bool operator==(const Answer&, const Answer&) = default;
};
// Chooses this figure; if missing, none of them.
struct Choose {
    MaybeFigure figure{};
    static constexpr std::string_view name = "choose";
    static constexpr auto fields() { return std::tuple{field("figure", &Choose::figure)}; }
    friend bool operator==(const Choose&, const Choose&) = default;
};
// Where the figure to be placed goes.
struct Put {
    Spot<Need::Must> at{};
    Spot<Need::May> tail{};
    static constexpr std::string_view name = "put";
    static constexpr auto fields() { return std::tuple{field("at", &Put::at), field("tail", &Put::tail)}; }
    friend bool operator==(const Put&, const Put&) = default;
};

// ---- what is expected

// Everything given here must hold.
struct Expect {
    Name<ResultTag, Need::May> winner{}, asked{};
    MaybeFigure figure{};  // The figure that the conditions are about.
    Conditions conditions{};
    static constexpr std::string_view name = "expect";
    static constexpr auto fields() {
        return std::tuple{field("winner", &Expect::winner), field("asked", &Expect::asked),
                          field("figure", &Expect::figure), field("", &Expect::conditions)};
    }
    friend bool operator==(const Expect&, const Expect&) = default;
};

// In a campaign, the game that follows if the current one ends as it stands; none when the campaign is over.
struct Follows {
    NewName game{};
    Conditions conditions{};  // About that game as it begins.
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

// Runs all steps in order, starting from the position.
struct ScenarioTest {
    NewName id{};
    NewName game{};               // The game that it tests, in a campaign.
    MaybeNumber<1, 8> players{};  // Number of players of the setup to use; if missing, the smallest setup.
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
