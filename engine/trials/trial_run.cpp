#include "engine/trials/trial_run.h"

#include "engine/core/visit.h"
#include "engine/game/advance.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/refusal.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/setup/campaign_play.h"
#include "engine/trials/trial.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace hexwright::trials {
namespace {

TestTrouble trouble_at(int line, Message message) { return {line, {std::move(message)}}; }

int line_of(const Refusal& error, int otherwise) { return error.at && error.at->line > 0 ? error.at->line : otherwise; }

struct Around {  // The campaign that a test belongs to.
    const Campaign* campaign = nullptr;
    const std::vector<Scenario>* scenarios = nullptr;
    std::size_t game = 0;
};

class Trial {
public:
    explicit Trial(ScenarioTest test, Judged judged, Around around = {})
        : test_(std::move(test)), judged_(judged), around_(around) {}

    TestOutcome run(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                    const std::shared_ptr<const Board>& board) {
        MaybeTrouble trouble = begin(scenario, catalogue, board);
        for (const TestStep& step : test_.steps) {
            if (trouble) break;
            line_ = step.line;
            trouble = std::visit([this](const auto& word) { return carry_out(word); }, step.is);
            look_at_dice();
            if (!trouble) trouble = never_ending();
            if (!trouble && strict()) trouble = dice_.wrong_sort();
        }
        if (!trouble) trouble = dice_left();
        if (!trouble) return {test_.id.word, test_.line};
        return {test_.id.word, trouble->line, std::move(trouble->messages)};
    }

private:
    bool strict() const { return judged_ == Judged::Whole; }

    MaybeTrouble begin(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                       const std::shared_ptr<const Board>& board) {
        auto started = start_for_test(scenario, catalogue, test_, board);
        if (!started) return TestTrouble{test_.line, {{"test.cannot-begin"}, started.error().message}};
        state_ = std::move(started->state);
        auto rulebook = bind_for_test(scenario, state_, test_, judged_);
        if (!rulebook) return trouble_at(line_of(rulebook.error(), test_.line), rulebook.error().message);
        if (auto trouble = nonsense_in(test_, state_)) return trouble;
        set_rulebook(state_, std::move(*rulebook));
        go_to_first_turn(play_);
        if (auto trouble = set_up(play_, test_.given ? *test_.given : trial::Given{}, names_)) return trouble;
        base_ = state_.steps.size();
        look_for_an_end(play_);
        looked_at_ = events_.size();
        return {};
    }

    // ---- playing on until something is reached or a rule asks

    using Reached = std::function<bool()>;

    MaybeTrouble apply_legal(Reached reached) {
        reached_ = std::move(reached);
        choices_.clear();
        while (!state_.over) {
            if (play_.occurred.empty() && reached_()) break;
            if (!advance_one_step(play_, choices_)) break;
            if (choices_.empty()) continue;
            const Step step = state_.steps.back();
            if (step.kind == Step::Kind::RuleChoice || (step.kind == Step::Kind::TakeTurnStep && stop_in_turn_))
                return {};
            if (++decisions_ > most_test_decisions)
                return trouble_at(line_, {"test.too-long", {{"limit", most_test_decisions}}});
            decide(choice_of_nobody(choices_));
        }
        look_for_an_end(play_);
        return {};
    }
    void decide(const Action& action) {
        const Step step = state_.steps.back();
        state_.steps.pop_back();
        choices_.clear();
        answer(play_, step, action);
    }
    Reached down_to(std::size_t depth) {
        return [this, depth] { return state_.steps.size() <= depth; };
    }

    bool asked() const {
        return !choices_.empty() && !state_.over && state_.steps.back().kind == Step::Kind::RuleChoice;
    }
    MaybeTrouble not_now() const {
        if (state_.over) return TestTrouble{line_, {{"test.over"}, how_it_stands(state_)}};
        if (asked()) return trouble_at(line_, {"test.unanswered", {{"player", to_decide(state_)->value + 1}}});
        return {};
    }
    MaybeTrouble never_ending() const {
        for (const Event& event : events_)
            if (const auto* stopped = std::get_if<event::RuleStopped>(&event))
                return trouble_at(line_, {"test.rule-stopped", {{"rule", stopped->rule}}});
        return {};
    }

    ConditionContext context(int figure = -1) const {
        return {state_, names_, figure < 0 ? FigureId{} : FigureId{names_[static_cast<std::size_t>(figure)]}, no_space};
    }
    FigureId figure(const FigureName& name) const { return figure_meant(context(), name.number); }

    // ---- events of the test

    MaybeTrouble carry_out(const trial::Happens& word) {
        if (auto trouble = not_now()) return trouble;
        const std::size_t depth = state_.steps.size();
        if (!word.effects.empty())
            play_.next({.kind = Step::Kind::RuleEffect,
                        .number = static_cast<std::int16_t>(word.effects.front().number),
                        .names = names_});
        return apply_legal(down_to(depth));
    }
    MaybeTrouble carry_out(const trial::Dice& word) {
        if (auto trouble = dice_left()) return trouble;
        dice_.take(word.show, line_);
        state_.next_dice.clear();
        for (auto face = word.show.words.rbegin(); face != word.show.words.rend(); ++face)
            state_.next_dice.push_back(static_cast<std::uint8_t>(side_of(*face)));
        return {};
    }
    void look_at_dice() {
        for (; looked_at_ < events_.size(); ++looked_at_)
            if (const auto* rolled = std::get_if<event::Rolled>(&events_[looked_at_])) dice_.look_at(*rolled);
    }
    MaybeTrouble dice_left() const {
        return strict() && dice_.left() ? MaybeTrouble{dice_.never_rolled()} : std::nullopt;
    }
    MaybeTrouble carry_out(const trial::TakeTurn& word) { return turn_of(figure(word.figure), true); }
    MaybeTrouble carry_out(const trial::EndTurn&) {
        if (auto trouble = not_now()) return trouble;
        if (!std::exchange(took_turn_, false)) return trouble_at(line_, {"test.no-turn"});
        stop_in_turn_ = false;
        return apply_legal(down_to(base_));
    }
    MaybeTrouble carry_out(const trial::EndRound&) {
        if (auto trouble = not_now()) return trouble;
        if (!state_.rules().order_markers) return trouble_at(line_, {"test.no-rounds"});
        stop_in_turn_ = took_turn_ = false;
        turns_taken_ = {};
        return apply_legal([this, round = state_.round] {
            if (state_.round == round || state_.steps.empty() || state_.steps.back().kind != Step::Kind::NextTurn)
                return false;
            base_ = state_.steps.size();
            return true;
        });
    }

    // ---- in a turn

    bool in_turn_of(FigureId figure) const {
        return !state_.turns.empty() && state_.turns.back().card == state_[figure].card;
    }

    MaybeTrouble turn_of(FigureId figure, bool anew) {
        if (auto trouble = not_now()) return trouble;
        if (!anew && in_turn_of(figure)) return {};
        stop_in_turn_ = false;
        if (!state_.turns.empty())
            if (auto trouble = apply_legal(down_to(base_)); trouble || (trouble = not_now())) return trouble;
        const PlayerId player = controller(state_, figure);
        if (!player.valid() || !state_[figure].on_board())
            return trouble_at(line_, {"test.no-turn-for", {{"figure", name_of(state_, figure)}}});
        if (state_.rules().order_markers && turns_taken_[player.index()]++ == turns_of_round)
            return trouble_at(line_, {"test.too-many-turns", {{"player", player.value + 1}, {"n", turns_of_round}}});
        took_turn_ = true;
        use_marker(player);
        begin_turn(play_, player, state_[figure].card, 1);
        return turn_goes_on();
    }
    // Uses up the player's next marker, wherever it lies: he has one turn less in this round.
    void use_marker(PlayerId player) {
        GameCard* next = nullptr;
        for (GameCard& card : state_.cards)
            if (card.marked == player && lowest_of(card) < (next ? lowest_of(*next) : marker_kinds)) next = &card;
        if (next) next->markers = static_cast<std::uint8_t>(next->markers & (next->markers - 1));
    }
    static int lowest_of(const GameCard& card) {
        return std::countr_zero(static_cast<unsigned>(card.markers | 1u << marker_kinds)) + 1;
    }
    MaybeTrouble no_space_at(const Space& space) const {
        if (state_.board->index(space) != no_space) return {};
        return trouble_at(line_, {"test.no-space", {{"space", to_text(space)}}});
    }
    MaybeTrouble turn_goes_on() {
        stop_in_turn_ = true;
        return apply_legal(down_to(base_));
    }
    bool turn_waits() const {
        return !choices_.empty() && !state_.over && state_.steps.back().kind == Step::Kind::TakeTurnStep;
    }

    // Plays on to this part of the turn; choices_ then holds what is offered.
    MaybeTrouble to_phase(FigureId figure, Turn::Phase phase) {
        if (auto trouble = turn_of(figure, false)) return trouble;
        if (choices_.empty())
            if (auto trouble = turn_goes_on()) return trouble;
        while (turn_waits() && state_.turns.back().phase < phase) {
            if (std::ranges::find(choices_, Action{Done{}}) == choices_.end()) break;
            decide(Done{});
            if (auto trouble = turn_goes_on()) return trouble;
        }
        return {};
    }

    // The first in order.
    template <class Kind, class Fits>
    const Kind* offered(Fits fits) const {
        const Kind* best = nullptr;
        for (const Action& action : choices_)
            if (const auto* kind = std::get_if<Kind>(&action); kind && fits(*kind) && (!best || *kind < *best))
                best = kind;
        return best;
    }

    template <class Kind>
    MaybeTrouble act(const Kind* found, const Action& wanted, YesNo refused) {
        if (refused == YesNo::Yes) return found ? MaybeTrouble{trouble_at(line_, {"test.not-refused"})} : std::nullopt;
        if (!found) return TestTrouble{line_, {{"test.was-refused"}, why_not(state_, wanted).message}};
        decide(Action{*found});
        return turn_goes_on();
    }

    MaybeTrouble carry_out(const trial::Move& word) {
        const FigureId who = figure(word.figure);
        if (auto trouble = no_space_at(*word.to.space)) return trouble;
        if (auto trouble = to_phase(who, Turn::Phase::Moving)) return trouble;
        const SpaceIndex at = state_.board->index(*word.to.space),
                         tail = word.tail.space ? state_.board->index(*word.tail.space) : no_space;
        const bool waits = turn_waits();
        const Move* found = offered<Move>([&](const Move& move) {
            return waits && move.figure == who && move.at == at && (!word.tail.space || move.tail == tail);
        });
        const Move wanted{.figure = who, .at = at, .tail = tail};
        return act(found, wanted, word.refused);
    }
    MaybeTrouble carry_out(const trial::Attack& word) {
        const Attack wanted{figure(word.figure), figure(word.target), word.with};
        if (auto trouble = to_phase(wanted.figure, Turn::Phase::Attacking)) return trouble;
        const bool waits = turn_waits();
        return act(offered<Attack>([&](const Attack& attack) { return waits && attack == wanted; }), wanted,
                   word.refused);
    }

    // ---- answers

    MaybeTrouble reply(const Action* chosen) {
        if (!asked()) return TestTrouble{line_, {{"test.nothing-asked"}, how_it_stands(state_)}};
        if (!chosen) return trouble_at(line_, {"test.not-to-choose", {{"player", to_decide(state_)->value + 1}}});
        decide(Action{*chosen});
        return apply_legal(reached_);
    }
    template <class Fits>
    MaybeTrouble reply_with(Fits fits) {
        const auto chosen = std::ranges::find_if(choices_, fits);
        const std::optional<Action> action = chosen == choices_.end() ? std::nullopt : std::optional<Action>(*chosen);
        return reply(action ? &*action : nullptr);
    }
    MaybeTrouble carry_out(const trial::Answer& word) {
        return reply_with([&](const Action& action) { return action == Action{Answer{word.is == trial::Reply::Yes}}; });
    }
    MaybeTrouble carry_out(const trial::Choose& word) {
        const Action wanted =
            word.figure.given() ? Action{ChooseFigure{figure_meant(context(), word.figure.number)}} : Action{Done{}};
        return reply_with([&](const Action& action) { return action == wanted; });
    }
    MaybeTrouble carry_out(const trial::Put& word) {
        const SpaceIndex at = state_.board->index(*word.at.space);
        return reply_with([&](const Action& action) {
            const auto* place = std::get_if<PlaceFigure>(&action);
            return place && place->at == at &&
                   (!word.tail.space || place->tail == state_.board->index(*word.tail.space));
        });
    }

    // ---- what is expected

    MaybeTrouble carry_out(const trial::Expect& word) {
        const std::optional<PlayerId> who = asked() ? to_decide(state_) : std::nullopt;
        int line = line_;
        auto messages = not_as_expected(context(word.figure.number), word, who, line);
        if (messages.empty()) return {};
        return TestTrouble{line, std::move(messages)};
    }

    // ---- campaigns

    MaybeTrouble carry_out(const trial::Follows& word) {
        if (!around_.campaign) return trouble_at(line_, {"test.no-campaign"});
        const auto next = next_game(around_.campaign->games[around_.game], (*around_.scenarios)[around_.game], state_);
        if (!next) return TestTrouble{line_of(next.error(), line_), {next.error().message}};
        const std::string follows = *next ? (*next)->game.word : "";
        if (follows != word.game.word)
            return TestTrouble{
                line_,
                {word.game.given() ? Message{"test.expected-next", {{"game", word.game.word}}}
                                   : Message{"test.expected-no-next"},
                 *next ? Message{"test.next-is", {{"game", follows}}} : Message{"test.nothing-follows"}}};
        return *next && !word.conditions.empty() ? begins_so(**next, word.conditions) : std::nullopt;
    }
    MaybeTrouble begins_so(const Next& link, const Conditions& conditions) const {
        const auto& games = around_.campaign->games;
        const auto place =
            static_cast<std::size_t>(std::ranges::find(games, link.game, &CampaignGame::id) - games.begin());
        const Scenario scenario = with_carried((*around_.scenarios)[place], link, state_);
        ScenarioTest asked{.steps = {{trial::Expect{.conditions = conditions}, line_}}, .line = line_};
        auto started = start_for_test(scenario, state_.setup->catalogue, asked, nullptr);
        if (!started) return TestTrouble{line_, {{"test.cannot-begin"}, started.error().message}};
        auto rulebook = bind_for_test(scenario, started->state, asked, judged_);
        if (!rulebook) return trouble_at(line_of(rulebook.error(), line_), rulebook.error().message);
        set_rulebook(started->state, std::move(*rulebook));
        int line = line_;
        auto messages = not_as_expected({started->state}, std::get<trial::Expect>(asked.steps.front().is), {}, line);
        if (messages.empty()) return {};
        return TestTrouble{line, std::move(messages)};
    }

    static constexpr int turns_of_round = marker_kinds - 1;  // Turns of one player; the X marker gives none.

    ScenarioTest test_;
    Judged judged_ = Judged::Whole;
    Around around_;
    GameState state_;
    Events events_;
    GameUpdate play_{state_, events_};
    NamesHere names_ = no_names;
    std::size_t base_ = 0;  // Steps still to be done when nobody is taking a turn.
    Actions choices_;
    Reached reached_;
    // A turn that nobody can continue ends by itself.
    bool stop_in_turn_ = false, took_turn_ = false;
    DiceSet dice_;
    std::size_t looked_at_ = 0;                   // Number of events already looked at.
    std::array<int, max_players> turns_taken_{};  // In this round.
    int decisions_ = 0, line_ = 0;
};

Result<std::shared_ptr<const Board>> board_for(const Scenario& scenario, const Catalogue& catalogue) {
    const auto rules = rules_of(scenario.edition);
    if (!rules) return failure(Message{"setup.no-edition", {{"edition", scenario.edition}}});
    return make_board(scenario.battlefield, catalogue, *rules);
}

std::vector<TestOutcome> run_on(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                const std::shared_ptr<const Board>& board) {
    std::vector<TestOutcome> outcomes;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        outcomes.push_back(Trial(test, Judged::Whole).run(scenario, catalogue, board));
    return outcomes;
}

// Only tests that pass can notice a mutant.
std::vector<ScenarioTest> passing(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                  const std::shared_ptr<const Board>& board) {
    std::vector<ScenarioTest> tests;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        if (Trial(test, Judged::Whole).run(scenario, catalogue, board).passed()) tests.push_back(test);
    return tests;
}

}  // namespace

std::vector<TestOutcome> run_tests(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue) {
    if (tests_of(scenario).tests.empty()) return {};
    const auto board = board_for(scenario, *catalogue);
    if (board) return run_on(scenario, catalogue, *board);
    std::vector<TestOutcome> outcomes;
    for (const ScenarioTest& test : tests_of(scenario).tests)
        outcomes.push_back({test.id.word, test.line, {{"test.cannot-begin"}, board.error().message}});
    return outcomes;
}

std::vector<MutantOutcome> run_mutants(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<MutantOutcome> outcomes;
    const auto board = board_for(scenario, *catalogue);
    const std::vector<ScenarioTest> tests = board ? passing(scenario, catalogue, *board) : std::vector<ScenarioTest>{};
    for (const Mutant& mutant : mutants_of(scenario)) {
        outcomes.push_back({mutant.kind, mutant.id, mutant.line});
        for (const ScenarioTest& test : tests) {
            if (Trial(test, Judged::ByExpectations).run(mutant.scenario, catalogue, *board).passed()) continue;
            outcomes.back().noticed_by = test.id.word;
            break;
        }
    }
    return outcomes;
}

// ---- campaigns

namespace {

TestOutcome run_one(const ScenarioTest& test, Judged judged, const Campaign& campaign,
                    const std::vector<Scenario>& scenarios, const std::shared_ptr<const Catalogue>& catalogue) {
    const auto game = std::ranges::find(campaign.games, test.game, &CampaignGame::id);
    const auto place = static_cast<std::size_t>(game - campaign.games.begin());
    if (place >= scenarios.size()) return {test.id.word, test.line, {{"campaign.no-game", {{"game", test.game.word}}}}};
    return Trial(test, judged, {&campaign, &scenarios, place}).run(scenarios[place], catalogue, nullptr);
}

std::vector<TestOutcome> run_all(Judged judged, const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                 const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<TestOutcome> outcomes;
    if (campaign.tests)
        for (const ScenarioTest& test : campaign.tests->tests)
            outcomes.push_back(run_one(test, judged, campaign, scenarios, catalogue));
    return outcomes;
}

}  // namespace

std::vector<TestOutcome> run_tests(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                   const std::shared_ptr<const Catalogue>& catalogue) {
    return run_all(Judged::Whole, campaign, scenarios, catalogue);
}

std::vector<MutantOutcome> run_mutants(const Campaign& campaign, const std::vector<Scenario>& scenarios,
                                       const std::shared_ptr<const Catalogue>& catalogue) {
    std::vector<MutantOutcome> outcomes;
    const std::vector<TestOutcome> whole = run_tests(campaign, scenarios, catalogue);
    for (const CampaignMutant& mutant : mutants_of(campaign)) {
        outcomes.push_back({mutant.kind, mutant.id, mutant.line});
        const std::vector<TestOutcome> found = run_all(Judged::ByExpectations, mutant.campaign, scenarios, catalogue);
        for (std::size_t i = 0; i < whole.size() && outcomes.back().noticed_by.empty(); ++i)
            if (whole[i].passed() && !found[i].passed()) outcomes.back().noticed_by = whole[i].id;
    }
    return outcomes;
}

}  // namespace hexwright::trials
