#include "engine/session/scenario_from_game.h"

#include "engine/core/visit.h"
#include "engine/game/legal_actions.h"
#include "engine/game/objects.h"
#include "engine/game/scenario_rules.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/trial.h"
#include "engine/trials/puzzle.h"
#include "engine/trials/trial_run.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <memory>

namespace hexwright::session {
namespace {

// ---- the set-up

std::vector<FigureId> standing(const GameState& state, CardId card) {
    std::vector<FigureId> figures = figures_of(state, card);
    std::erase_if(figures, [&](FigureId figure) { return !state[figure].on_board(); });
    return figures;
}

bool waits_in_reserve(const GameState& state, CardId card) {
    return std::ranges::any_of(figures_of(state, card),
                               [&](FigureId figure) { return state[figure].place == Figure::Place::Reserve; });
}

StartSpace start_of(const GameState& state, FigureId figure) {
    StartSpace start{(*state.board)[state[figure].at()].space};
    if (printed(state, figure).base == FigureBase::Double) start.tail = (*state.board)[state[figure].tail()].space;
    return start;
}

// nullopt if nothing of the card is left.
std::optional<CardOfArmy> army_entry(const GameState& state, CardId card) {
    const std::vector<FigureId> figures = standing(state, card);
    if (figures.empty() && !waits_in_reserve(state, card)) return {};
    const ArmyCard& type = printed(state, card);
    CardOfArmy entry{type.id, state[card].copies};
    if (!figures.empty()) entry.copies = (static_cast<int>(figures.size()) - 1) / type.figures + 1;
    for (const FigureId figure : figures) entry.figures.push_back(start_of(state, figure));
    return entry;
}

// A piece that is a figure, with its name; nullopt if it is gone or has none.
std::optional<OwnedPiece> owned_entry(const GameState& state, CardId card) {
    const auto& names = state.battlefield->names();
    const auto name = names.find(state[card].piece);
    if (standing(state, card).empty() || name == names.end()) return {};
    return OwnedPiece{printed(state, card).id, name->second, state[card].counted};
}

// With the Life that it has left. One that stands open stays so in the new game.
std::optional<OwnedPiece> object_entry(const GameState& state, ObjectId object) {
    if (state[object].gone) return {};
    const ObjectType& type = type_of(state, object);
    const auto kind_id = [&](PieceKind kind) { return kind.valid() ? state.catalogue()[kind].id : std::string(); };
    return OwnedPiece{.piece = type.name,
                      .life = life_left(state, object),
                      .defense = type.defense,
                      .points = type.points,
                      .opens_as = state[object].open ? std::string() : kind_id(type.open),
                      .leaves = kind_id(type.left)};
}

std::optional<Refusal> add_to_setup(const GameState& state, CardId card, Army& army, std::vector<OwnedPiece>& owns) {
    if (state[card].piece.valid()) {
        if (auto owned = owned_entry(state, card)) owns.push_back(std::move(*owned));
        return {};
    }
    auto entry = army_entry(state, card);
    if (!entry) return {};
    if (entry->copies > 1 && printed(state, card).is_unique())
        return Refusal{{"army.unique-twice", {{"card", printed(state, card).name}}}};
    army.cards.push_back(std::move(*entry));
    return {};
}

Setup setup_before(const Scenario& scenario, const GameState& state) {
    const int count = static_cast<int>(state.players.size());
    const auto found = std::ranges::find(*scenario.setups, count, &Setup::player_count);
    if (found != scenario.setups->end()) return *found;
    Setup setup;
    for (int number = 1; number <= count; ++number) setup.players.push_back({.number = number});
    return setup;
}

std::vector<Glyph> glyphs_lying(const GameState& state) {
    std::vector<Glyph> glyphs;
    for (const GameGlyph& glyph : state.glyphs)
        if (glyph.at != no_space && glyph.kind.valid())
            glyphs.push_back({state.catalogue()[glyph.kind].id, (*state.board)[glyph.at].space,
                              glyph.face_up ? Facing::Power : Facing::Symbol});
    return glyphs;
}

void put_setup(std::vector<Setup>& setups, Setup setup) {
    const auto place = std::ranges::lower_bound(setups, setup.player_count(), {}, &Setup::player_count);
    if (place != setups.end() && place->player_count() == setup.player_count()) *place = std::move(setup);
    else setups.insert(place, std::move(setup));
}

}  // namespace

Result<Scenario> with_setup_of(const Scenario& scenario, const GameState& state) {
    Setup setup = setup_before(scenario, state);
    setup.nobodys = {};
    setup.nobody_owns.clear();
    for (PlayerSetup& player : setup.players) {
        player.army = {};
        player.owns.clear();
    }
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const PlayerId owner = state[card].controller;
        PlayerSetup* const player = owner.valid() ? &setup.players[owner.index()] : nullptr;
        if (auto trouble = add_to_setup(state, card, player ? player->army : setup.nobodys,
                                        player ? player->owns : setup.nobody_owns))
            return failure(std::move(*trouble));
    }
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const PlayerId owner = state.objects[i].owner;
        std::vector<OwnedPiece>& owns = owner.valid() ? setup.players[owner.index()].owns : setup.nobody_owns;
        if (auto entry = object_entry(state, ObjectId{static_cast<int>(i)})) owns.push_back(std::move(*entry));
    }
    Scenario made = scenario;
    made.setups.change([&](std::vector<Setup>& setups) { put_setup(setups, std::move(setup)); });
    made.glyphs = glyphs_lying(state);
    made.glyph_pools = std::vector<GlyphPool>{};
    if (state.board->version() != 1) {  // Rules have changed the ground.
        made.battlefield = *state.battlefield;
        made.battlefield_source.clear();
    }
    return made;
}

std::vector<Message> lost_in_setup(const GameState& state) {
    const auto wounded = std::ranges::count_if(
        state.figures, [](const Figure& figure) { return figure.on_board() && figure.wounds > 0; });
    const auto marked = std::ranges::count_if(state.cards, [](const GameCard& card) { return card.markers != 0; });
    const auto set = std::ranges::count_if(state.tallies, [](const Tally& tally) { return tally.what >= 0; });
    std::vector<Message> lost;
    const auto count = [&lost](const char* id, std::ptrdiff_t number) {
        if (number > 0) lost.push_back({id, {{"count", static_cast<int>(number)}}});
    };
    count("made.lost-wounds", wounded);
    count("made.lost-markers", marked);
    count("made.lost-tallies", set);
    if (state.round > 1 || !state.turns.empty())
        lost.push_back({"made.lost-round", {{"round", static_cast<int>(state.round)}}});
    return lost;
}

// ---- from the words of a record to those of a test

namespace {

template <class Tag, Need need>
void take_word(Name<Tag, need>& member, const std::string& text) {
    member.word = text;
}
template <int Low, int High, int Default>
void take_word(Number<Low, High, Default>& member, const std::string& text) {
    member.value = std::stoi(text);
}
template <int Low, int High>
void take_word(MaybeNumber<Low, High>& member, const std::string& text) {
    member.value = std::stoi(text);
}
template <Need need>
void take_word(trial::Spot<need>& member, const std::string& text) {
    member.space = space_from(text);
}
void take_word(trial::Heading& member, const std::string& text) {
    const auto found = std::ranges::find(trial::heading_words, text);
    if (found != std::end(trial::heading_words))
        member = static_cast<trial::Heading>(found - std::begin(trial::heading_words));
}
void take_word(YesNo& member, const std::string& text) { member = text == "yes" ? YesNo::Yes : YesNo::No; }
void take_word(trial::Seed& member, const std::string& text) {
    std::from_chars(text.data(), text.data() + text.size(), member.value);
}
std::vector<std::string> words_of_list(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}
void take_word(trial::Path& member, const std::string& text) { member.words = words_of_list(text); }
void take_word(trial::Faces& member, const std::string& text) { member.words = words_of_list(text); }
template <class Other>
void take_word(Other&, const std::string&) {}  // Records have no other members.

template <class Word>
bool take_wording(const Wording& wording, TestStep& step) {
    if (wording.name != Word::name) return false;
    Word word;
    each_field(word, [&](std::string_view name, auto& member) {
        if (name == "by-hand" && by_hand(wording.name)) take_word(member, "yes");
        for (const auto& [given, text] : wording.members)
            if (given == name) take_word(member, text);
    });
    step.is = std::move(word);
    return true;
}

template <class... Words>
TestStep step_of(const Wording& wording, const std::variant<Words...>*) {
    TestStep step;
    (take_wording<Words>(wording, step) || ...);
    return step;
}
TestStep step_of(const Wording& wording) { return step_of(wording, static_cast<const TestStep::Kind*>(nullptr)); }

// ---- the tests of the scenario

bool all_brought(const GameOptions& options) {
    return !options.armies.empty() &&
           std::ranges::none_of(options.armies, [](const auto& army) { return army.empty(); });
}

// Why a test cannot lead to this game: its given position says neither rules nor limits, nor what came along.
std::optional<Refusal> begun_otherwise(const Scenario& scenario, const GameOptions& options) {
    const auto rules = rules_for(scenario, options);
    const bool by_its_rules = rules && *rules == rules_of(scenario);
    const bool by_its_points = options.points == 0 || all_brought(options) || options.arranged;
    if (by_its_rules && by_its_points && options.rounds < 0 && options.seed != 0 && options.carried.empty()) return {};
    return Refusal{{"made.begun-otherwise"}};
}

std::optional<Refusal> no_name_for(const ScenarioTests& tests, const std::string& name, std::string_view what) {
    const auto is = [&name](const auto& each) { return each.id.word == name; };
    if (name.empty()) return Refusal{{"made.no-name"}};
    if (std::ranges::any_of(tests.tests, is) || std::ranges::any_of(tests.puzzles, is))
        return Refusal{{"made.name-taken", {{"name", name}, {"what", what}}}};
    if (tests.tests.size() + tests.puzzles.size() >= max_scenario_tests)
        return Refusal{{"test.too-many", {{"limit", max_scenario_tests}}}};
    return {};
}

std::optional<Refusal> not_a_test(const Scenario& scenario, const GameSession& session, const std::string& name,
                                  std::string_view what) {
    if (session.history() != SessionHistory::Tree) return Refusal{{"session.no-tree"}};
    if (auto trouble = no_name_for(tests_of(scenario), name, what)) return trouble;
    return begun_otherwise(scenario, session.options());
}

// The armies that were brought, as figures that wait.
std::vector<trial::Figure> figures_brought(const GameOptions& options, const Catalogue& catalogue) {
    std::vector<trial::Figure> figures;
    for (std::size_t player = 0; player < options.armies.size(); ++player)
        for (const CardOfArmy& card : options.armies[player]) {
            const auto kind = catalogue.card(card.card);
            trial::Figure figure{.where = trial::Where::Reserve};
            figure.player.value = static_cast<int>(player) + 1;
            figure.card.word = card.card;
            figures.insert(figures.end(), static_cast<std::size_t>((kind ? catalogue[*kind].figures : 1) * card.copies),
                           figure);
        }
    return figures;
}

// The position with which the game began: that of its puzzle, or its set-up with what was brought to it.
trial::Given beginning_of(const Scenario& scenario, const GameSession& session) {
    const GameOptions& options = session.options();
    if (const auto puzzle = puzzle_named(scenario, options.puzzle); puzzle && (*puzzle)->given)
        return *(*puzzle)->given;
    trial::Given given{.before = trial::Before::SetUp, .seed = {options.seed}};
    given.figures = figures_brought(options, session.state().catalogue());
    return given;
}

// What led to this node.
std::vector<TestStep> steps_to(const GameSession& session, NodeId node) {
    std::vector<TestStep> steps;
    for (const NodeId each : session.tree().line_to(node))
        if (each != SessionTree::root()) steps.push_back(step_of(session.tree()[each].step->wording));
    return steps;
}

// The game from its beginning to this node.
trial::Given given_up_to(const Scenario& scenario, const GameSession& session, NodeId node) {
    trial::Given given = beginning_of(scenario, session);
    trial::SoFar so_far = given.so_far.value_or(trial::SoFar{});
    if (session.options().arranged)
        so_far.steps.emplace_back(trial::Arrange{.by_hand = YesNo::Yes, .clear = YesNo::Yes});
    for (TestStep& step : steps_to(session, node)) so_far.steps.push_back(std::move(step));
    if (!so_far.steps.empty()) given.so_far = std::move(so_far);
    return given;
}

// In the game of a puzzle all that was done are the test's own steps, and each decision says whose it is, so that none
// is passed over.
std::vector<TestStep> steps_of_puzzle(const GameSession& session, NodeId node) {
    std::vector<TestStep> steps;
    for (const NodeId each : session.tree().line_to(node)) {
        if (each == SessionTree::root()) continue;
        const SessionStep& step = *session.tree()[each].step;
        if (step.player && !by_hand(step.wording.name)) {
            trial::Expect whose;
            whose.decides.word = std::to_string(step.player->value + 1);
            steps.emplace_back(std::move(whose));
        }
        steps.push_back(step_of(step.wording));
    }
    return steps;
}

// What keeps the last test of the scenario from passing.
std::optional<Refusal> last_test_fails(const Scenario& made, const std::shared_ptr<const Catalogue>& catalogue) {
    Scenario alone = made;
    ScenarioTests tests;
    tests.tests.push_back(tests_of(made).tests.back());
    alone.tests = std::make_shared<const ScenarioTests>(std::move(tests));
    for (const TestOutcome& outcome : run_tests(alone, catalogue))
        if (!outcome.passed()) return Refusal{{"made.does-not-pass", {{"why", outcome.trouble}}}};
    return {};
}

template <class Change>
Scenario with_tests(const Scenario& scenario, Change change) {
    Scenario made = scenario;
    ScenarioTests tests = tests_of(scenario);
    change(tests);
    made.tests = std::make_shared<const ScenarioTests>(std::move(tests));
    return made;
}

MaybeNumber<1, 8> players_of(const GameSession& session) { return {static_cast<int>(session.state().players.size())}; }

}  // namespace

std::vector<Fact> facts_of(const GameSession& session) {
    const SessionNode& last = session.tree()[session.current()];
    const bool begun = session.history() == SessionHistory::Tree && session.current() != SessionTree::root();
    return begun ? facts_of(*session.tree()[last.parent].step->after, session.state()) : std::vector<Fact>{};
}

Result<Scenario> with_test_of(const Scenario& scenario, const GameSession& session, const std::string& name,
                              const std::vector<Fact>& facts) {
    if (auto trouble = not_a_test(scenario, session, name, "test")) return failure(std::move(*trouble));
    if (session.current() == SessionTree::root()) return failure(Message{"made.nothing-done"});
    if (facts.empty()) return failure(Message{"made.nothing-expected"});
    const SessionNode& last = session.tree()[session.current()];
    const bool puzzle = !session.options().puzzle.empty();
    ScenarioTest test{.players = players_of(session),
                      .given = puzzle ? beginning_of(scenario, session) : given_up_to(scenario, session, last.parent)};
    test.id.word = name;
    if (puzzle) test.steps = steps_of_puzzle(session, session.current());
    else test.steps.push_back(step_of(last.step->wording));
    for (TestStep& step : expecting(facts)) test.steps.push_back(std::move(step));
    Scenario made = with_tests(scenario, [&](ScenarioTests& tests) { tests.tests.push_back(std::move(test)); });
    if (auto trouble = last_test_fails(made, session.state().setup->catalogue)) return failure(std::move(*trouble));
    return made;
}

Result<Scenario> with_puzzle_of(const Scenario& scenario, const GameSession& session, const PuzzleWish& wish) {
    if (auto trouble = not_a_test(scenario, session, wish.name, "puzzle")) return failure(std::move(*trouble));
    if (session.state().over) return failure(Message{"refused.game-over"});
    Puzzle puzzle{.title = {wish.title},
                  .players = players_of(session),
                  .given = given_up_to(scenario, session, session.current()),
                  .goals = wish.goals};
    puzzle.id.word = wish.name;
    puzzle.player.value = wish.player.value + 1;
    puzzle.rounds.value = wish.rounds;
    if (puzzle.goals.empty()) {
        trial::Expect win;
        win.winner.word = std::to_string(wish.player.value + 1);
        puzzle.goals.push_back(std::move(win));
    }
    return with_tests(scenario, [&](ScenarioTests& tests) { tests.puzzles.push_back(std::move(puzzle)); });
}

}  // namespace hexwright::session
