// What the effects of a scenario's rules do: one function a word. A list of effects goes on with its next one as a step of its own,
// so that whatever an effect sets off is done first.
#include <algorithm>

#include "engine/core/visit.h"
#include "engine/game/asking.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/rulebook_in_play.h"
#include "engine/game/triggers.h"

namespace hexwright {
namespace {

const EffectInPlay& effect_of(const GameState& state, const Step& step) {
    return state.setup->rulebook->effects[static_cast<std::size_t>(step.number)];
}

// An effect being carried out.
struct Doing {
    Play& play;
    const Step& step;
    int rule;

    GameState& state() const { return play.state; }
    Asking asking() const { return {play.state, step.names}; }
    FigureId figure(const MaybeFigure& name) const { return figure_meant(asking(), name.number); }
    PlayerId player(int number) const { return player_meant(asking(), number); }
    const std::string& rule_name() const { return play.state.setup->rulebook->book.rules[static_cast<std::size_t>(rule)].id.word; }

    void then(const Effects& effects, int name = -1, int stands_for = -1, bool of_many = false) const {
        if (effects.empty()) return;
        Step next{.kind = Step::Kind::RuleEffect, .mode = static_cast<std::int8_t>(of_many ? 1 : step.mode),
                  .number = static_cast<std::int16_t>(effects.front().number), .names = step.names};
        if (name >= 0) next.names[static_cast<std::size_t>(name)] = static_cast<std::int16_t>(stands_for);
        play.next(next);
    }
    bool reaches(FigureId figure) const { return figure.valid() && state()[figure].on_board() && rule_affects(state(), rule, figure); }
};

// ---- figures

void carry_out(const Doing& doing, const effect::Wound& word) {
    if (const FigureId figure = doing.figure(word.figure); doing.reaches(figure)) doing.play.wound(figure, word.n);
}
void carry_out(const Doing& doing, const effect::Heal& word) {
    if (const FigureId figure = doing.figure(word.figure); doing.reaches(figure)) doing.play.heal(figure, word.n);
}
void carry_out(const Doing& doing, const effect::Destroy& word) {
    if (const FigureId figure = doing.figure(word.figure); doing.reaches(figure)) doing.play.destroy(figure);
}
void carry_out(const Doing& doing, const effect::Remove& word) {
    if (const FigureId figure = doing.figure(word.figure); doing.reaches(figure)) doing.play.remove(figure);
}

// ---- flags, counters, control

void change_tally(const Doing& doing, const TallyName& what, int owner, int value) {
    const int before = tally(doing.state(), what.number, owner);
    if (owner < -1 || before == value) return;
    set_tally(doing.state(), what.number, owner, value);
    doing.play.say(event::Counted{what.word, tally(doing.state(), what.number, owner)});
}
void carry_out(const Doing& doing, const effect::Set& word) {
    change_tally(doing, word.flag, tally_owner(doing.asking(), word.of.given(), word.of.number), word.to == effect::SetTo::Yes ? 1 : 0);
}
void carry_out(const Doing& doing, const effect::Add& word) {
    const int owner = tally_owner(doing.asking(), word.of.given(), word.of.number);
    change_tally(doing, word.counter, owner, tally(doing.state(), word.counter.number, owner) + word.n);
}
void carry_out(const Doing& doing, const effect::Give& word) {
    GameState& state = doing.state();
    const auto card = std::ranges::find(state.cards, CardKind{word.card.number}, &GameCard::kind);
    const PlayerId to = doing.player(word.to.number);
    if (card == state.cards.end() || card->controller == to) return;
    const CardId id{static_cast<int>(card - state.cards.begin())};
    if (!life_left(state, id)) return;
    card->controller = to;
    doing.play.say(event::ControlChanged{id, to});
}

// ---- over many

void carry_out(const Doing& doing, const effect::Each& word) {
    if (word.player.given()) {
        std::vector<PlayerId> players = state_order(doing.state());
        for (auto player = players.rbegin(); player != players.rend(); ++player) {
            Asking asking = doing.asking();
            asking.names[static_cast<std::size_t>(word.player.number)] = static_cast<std::int16_t>(player->value);
            if (all_hold(asking, word.conditions)) doing.then(word.effects, word.player.number, player->value, true);
        }
        return;
    }
    const GameState& state = doing.state();
    for (std::size_t i = state.figures.size(); i-- > 0;) {
        Asking asking = doing.asking();
        asking.figure = FigureId{static_cast<int>(i)};
        asking.names[static_cast<std::size_t>(word.figure.number)] = static_cast<std::int16_t>(i);
        if (state.figures[i].on_board() && all_hold(asking, word.conditions))
            doing.then(word.effects, word.figure.number, static_cast<int>(i), true);
    }
}
void carry_out(const Doing& doing, const effect::If& word) {
    Asking asking = doing.asking();
    asking.figure = FigureId{doing.step.names[event_figure]};
    if (all_hold(asking, word.conditions)) doing.then(word.effects);
}

// ---- dice

PlayerId roller(const Doing& doing, const effect::Roll& word) {
    if (word.by.given()) return doing.player(word.by.number);
    return doing.state().turns.empty() ? doing.state().last_to_act : doing.state().turns.back().player;
}

int shown(Play& play, const effect::Roll& word, PlayerId by) {
    if (word.die == effect::Die::D20) return play.d20(by);
    const CombatRoll roll = play.combat(by, word.dice);
    return word.die == effect::Die::Skulls ? roll.skulls : roll.shields;
}

bool succeeds(const Doing& doing, const effect::Table& table, int number) {
    const int by = table.by == effect::By::Round ? doing.state().round : tally(doing.state(), table.counter.number, -1);
    for (const effect::Row& row : table.rows)
        if (by >= row.from.or_else(0) && by <= row.to.or_else(most_counted)) return number >= row.low && number <= row.high;
    return false;
}

void carry_out(const Doing& doing, const effect::Roll& word) {
    const PlayerId by = roller(doing, word);
    const int number = shown(doing.play, word, by);
    doing.play.say(event::RuleRolled{by, number, doing.rule_name()});
    if (word.table) {
        const bool well = succeeds(doing, *word.table, number);
        if (well && word.then) doing.then(word.then->effects);
        if (!well && word.otherwise) doing.then(word.otherwise->effects);
    }
    const auto fits = [number](const effect::Case& each) { return number >= each.from && number <= each.to; };
    if (const auto found = std::ranges::find_if(word.cases, fits); found != word.cases.end()) doing.then(found->effects);
}

void carry_out(const Doing& doing, const effect::Contest& word) {
    std::vector<PlayerId> best = state_order(doing.state());
    while (!best.empty()) {
        std::vector<PlayerId> most;
        int highest = 0;
        for (const PlayerId player : best) {
            const int rolled = doing.play.d20(player);
            doing.play.say(event::RuleRolled{player, rolled, doing.rule_name()});
            if (rolled > highest) most.clear();
            highest = std::max(highest, rolled);
            if (rolled == highest) most.push_back(player);
        }
        best = std::move(most);
        if (best.size() == 1) return doing.then(word.effects, word.as.number, best.front().value);
        if (word.tie == effect::Tie::Nobody) return;
    }
}

// ---- choices: asked with a step of their own

std::vector<FigureId> to_choose_from(const Asking& asking, const effect::Choose& word) {
    std::vector<FigureId> figures;
    for (std::size_t i = 0; i < asking.state.figures.size(); ++i) {
        Asking each = asking;
        each.figure = FigureId{static_cast<int>(i)};
        each.names[static_cast<std::size_t>(word.figure.number)] = static_cast<std::int16_t>(i);
        if (asking.state.figures[i].on_board() && all_hold(each, word.conditions)) figures.push_back(each.figure);
    }
    return figures;
}

void ask(const Doing& doing, PlayerId player) {
    if (!player.valid()) return;
    Step question = doing.step;
    question.kind = Step::Kind::RuleChoice;
    question.player = player;
    doing.play.next(question);
}
void carry_out(const Doing& doing, const effect::Choose& word) {
    const auto figures = to_choose_from(doing.asking(), word);
    if (figures.size() == 1 && word.optional == YesNo::No) return doing.then(word.effects, word.figure.number, figures.front().value);
    if (!figures.empty()) ask(doing, doing.player(word.by.number));
}
void carry_out(const Doing& doing, const effect::May& word) { ask(doing, doing.player(word.by.number)); }

// ---- the game

void carry_out(const Doing& doing, const effect::Say& word) { doing.play.say(event::RuleSaid{word.text.text}); }
void carry_out(const Doing& doing, const effect::End& word) { end_by_rule(doing.play, doing.player(word.winner.number)); }

bool goes_on_for_ever(Play& play, int rule) {
    if (++play.state.rule_steps <= most_rule_steps) return false;
    std::erase_if(play.state.steps, [](const Step& step) {
        return step.kind == Step::Kind::Rule || step.kind == Step::Kind::RuleEffect || step.kind == Step::Kind::RuleChoice;
    });
    play.occurred.clear();
    play.say(event::RuleStopped{play.state.setup->rulebook->book.rules[static_cast<std::size_t>(rule)].id.word});
    return true;
}

}  // namespace

std::vector<PlayerId> state_order(const GameState& state) {
    std::vector<PlayerId> players;
    const std::size_t count = state.players.size();
    for (std::size_t i = 0; i < count; ++i) {
        const PlayerId player = i < state.order.size() ? state.order[i] : PlayerId{static_cast<int>(i)};
        if (!state.players[player.index()].out) players.push_back(player);
    }
    return players;
}

// number: the effect; mode: 1 for one of many that belong together
void run_effect(Play& play, const Step& step) {
    const EffectInPlay& here = effect_of(play.state, step);
    if (goes_on_for_ever(play, here.rule)) return;
    if (here.next >= 0) {
        Step next = step;
        next.number = here.next;
        play.next(next);
    }
    const Doing doing{play, step, here.rule};
    std::visit([&doing](const auto& word) { carry_out(doing, word); }, here.effect->is);
}

Actions rule_offers(const GameState& state, const Step& step) {
    const Effect& effect = *effect_of(state, step).effect;
    if (std::holds_alternative<effect::May>(effect.is)) return {Answer{false}, Answer{true}};
    const auto& choose = std::get<effect::Choose>(effect.is);
    Actions actions;
    for (const FigureId figure : to_choose_from({state, step.names}, choose)) actions.push_back(ChooseFigure{figure});
    if (choose.optional == YesNo::Yes && !actions.empty()) actions.push_back(Done{});
    return actions;
}

void answer_rule(Play& play, const Step& step, const Action& action) {
    const EffectInPlay& here = effect_of(play.state, step);
    const Doing doing{play, step, here.rule};
    if (const auto* may = std::get_if<effect::May>(&here.effect->is)) {
        const auto* reply = std::get_if<Answer>(&action);
        if (reply && reply->yes) doing.then(may->effects);
        return;
    }
    const auto& choose = std::get<effect::Choose>(here.effect->is);
    if (const auto* chosen = std::get_if<ChooseFigure>(&action)) doing.then(choose.effects, choose.figure.number, chosen->figure.value);
}

}  // namespace hexwright
