// The effects of a scenario's rules: one function per word. A list of effects continues with its next one as a separate
// step, so that whatever an effect sets off is done first.
#include "engine/core/visit.h"
#include "engine/game/board_change.h"
#include "engine/game/carrying.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/hive.h"
#include "engine/game/objects.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/modifiers.h"
#include "engine/rulebook/rule_cost.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"
#include "engine/scenario/titles.h"
#include "engine/scenario/unrolled.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

const EffectInPlay& effect_of(const GameState& state, const Step& step) {
    return state.setup->rulebook->effects[static_cast<std::size_t>(step.number)];
}

// An effect being carried out.
struct Doing {
    GameUpdate& update;
    const Step& step;
    int rule;

    GameState& state() const { return update.state; }
    ConditionContext context() const { return {update.state, step.names, {}, no_space, step.more}; }
    // So many for each of the amounts; n without any.
    int many(int n, const Amounts& amounts, int most) const {
        if (amounts.empty()) return n;
        return static_cast<int>(std::clamp<std::int64_t>(std::int64_t{n} * sum_of(context(), amounts), -most, most));
    }
    FigureId figure(const MaybeFigure& name) const { return figure_meant(context(), name.number); }
    PlayerId player(int number) const { return player_meant(context(), number); }
    const Rule& its_rule() const { return update.state.setup->rulebook->book.rules[static_cast<std::size_t>(rule)]; }
    // With the zone or piece that it is the rule of.
    std::string rule_title() const {
        const NewName* of = place_named(its_rule());
        return of ? title_of(its_rule()) + " (" + of->word + ")" : title_of(its_rule());
    }

    // Hidden rules do their work without the story's naming them.
    void say_of_rule(const Event& event) const {
        if (its_rule().hidden == YesNo::No) update.say(event);
    }

    void then_after_roll(const Effects& effects, int rolled, int name = -1, int stands_for = -1) const {
        Step shown = step;
        shown.more = static_cast<std::int16_t>(rolled);
        Doing{update, shown, rule}.then(effects, name, stands_for);
    }
    void then(const Effects& effects, int name = -1, int stands_for = -1, bool of_many = false) const {
        if (effects.empty()) return;
        Step next{.kind = Step::Kind::RuleEffect,
                  .mode = static_cast<std::int8_t>(of_many ? 1 : step.mode),
                  .number = static_cast<std::int16_t>(effects.front().number),
                  .more = step.more,
                  .names = step.names};
        if (name >= 0) next.names[static_cast<std::size_t>(name)] = static_cast<std::int16_t>(stands_for);
        update.next(next);
    }
    bool harms(FigureId figure) const { return reaches(figure) && !immune(state(), figure, modifier::Harm::Rules); }
    bool reaches(FigureId figure) const {
        return figure.valid() && state()[figure].on_board() && rule_affects(state(), rule, figure);
    }
    bool waits_in_reserve(FigureId figure) const {
        return figure.valid() && state()[figure].place == Figure::Place::Reserve;
    }
};

// ---- figures

constexpr int most_wounds = 99;

void carry_out(const Doing& doing, const effect::Wound& word) {
    const FigureId figure = doing.figure(word.figure);
    if (!doing.harms(figure)) return;
    const int wounds = doing.many(word.n, word.amounts, most_wounds);
    if (wounds > 0) doing.say_of_rule(event::RuleHarmed{figure, doing.rule_title()});
    doing.update.wound(figure, wounds);
}
void carry_out(const Doing& doing, const effect::Heal& word) {
    const int wounds = doing.many(word.n, word.amounts, most_wounds);
    if (const FigureId figure = doing.figure(word.figure); doing.reaches(figure) && wounds > 0)
        doing.update.heal(figure, wounds);
}
void carry_out(const Doing& doing, const effect::Destroy& word) {
    const FigureId figure = doing.figure(word.figure);
    if (!doing.harms(figure)) return;
    doing.say_of_rule(event::RuleHarmed{figure, doing.rule_title()});
    doing.update.destroy(figure);
}
void carry_out(const Doing& doing, const effect::Remove& word) {
    const FigureId figure = doing.figure(word.figure);
    if (doing.reaches(figure) && !may_not(doing.state(), figure, modifier::Ban::Leave)) doing.update.remove(figure);
}

// ---- flags, counters, control

void change_tally(const Doing& doing, const TallyName& what, int owner, int value, YesNo hidden) {
    if (owner < -1) return;
    const int before = tally(doing.state(), what.number, owner);
    set_tally(doing.state(), what.number, owner, value);
    if (before == value) return;
    const DeclaredTally* known = declared(doing.state().setup->rulebook->book, what.word);
    if (hidden == YesNo::Yes || (known && known->hidden == YesNo::Yes)) return;
    doing.update.say(event::Counted{what.word, tally(doing.state(), what.number, owner),
                                    owner < owner_figure ? PlayerId{owner} : PlayerId{},
                                    owner < owner_figure ? FigureId{} : FigureId{owner - owner_figure}});
}
void carry_out(const Doing& doing, const effect::Set& word) {
    change_tally(doing, word.flag, tally_owner(doing.context(), word.of.given(), word.of.number),
                 word.to == effect::SetTo::Yes ? 1 : 0, word.hidden);
}
void carry_out(const Doing& doing, const effect::Add& word) {
    const int owner = tally_owner(doing.context(), word.of.given(), word.of.number);
    change_tally(doing, word.counter, owner,
                 tally(doing.state(), word.counter.number, owner) + doing.many(word.n, word.amounts, most_counted),
                 word.hidden);
}
void carry_out(const Doing& doing, const effect::Give& word) {
    GameState& state = doing.state();
    const auto card = std::ranges::find(state.cards, CardKind{word.card.number}, &GameCard::kind);
    const PlayerId to = doing.player(word.to.number);
    if (card == state.cards.end() || card->controller == to) return;
    const CardId id{static_cast<int>(card - state.cards.begin())};
    if (!life_left(state, id)) return;
    card->controller = to;
    doing.update.say(event::ControlChanged{id, to});
}

void carry_out(const Doing& doing, const effect::Convert& word) {
    if (const FigureId figure = doing.figure(word.figure); doing.reaches(figure))
        doing.update.convert(figure, doing.player(word.to.number));
}

// ---- over many

// The figures that are there for which all conditions hold while `name` stands for them.
std::vector<FigureId> figures_named(const ConditionContext& context, int name, const Conditions& conditions,
                                    condition::Whereabouts where) {
    std::vector<FigureId> figures;
    ConditionContext each = context;
    for (std::size_t i = 0; i < context.state.figures.size(); ++i) {
        each.figure = FigureId{static_cast<int>(i)};
        each.names[static_cast<std::size_t>(name)] = static_cast<std::int16_t>(i);
        const bool there = context.state.figures[i].place == place_of(where);
        if (there && all_hold(each, conditions)) figures.push_back(each.figure);
    }
    return figures;
}
// The spaces where figures can stand for which all conditions hold while `name` stands for them.
std::vector<SpaceIndex> spaces_named(const ConditionContext& context, int name, const Conditions& conditions) {
    std::vector<SpaceIndex> spaces;
    ConditionContext each = context;
    for (std::size_t i = 0; i < context.state.board->size(); ++i) {
        each.space = static_cast<SpaceIndex>(i);
        each.names[static_cast<std::size_t>(name)] = static_cast<std::int16_t>(i);
        if ((*context.state.board)[each.space].stand == Stand::Figures && all_hold(each, conditions))
            spaces.push_back(each.space);
    }
    return spaces;
}

// The players in turn order for whom all conditions hold while `name` stands for them.
std::vector<PlayerId> players_named(const ConditionContext& context, int name, const Conditions& conditions) {
    std::vector<PlayerId> players;
    ConditionContext each = context;
    for (const PlayerId player : state_order(context.state)) {
        each.names[static_cast<std::size_t>(name)] = static_cast<std::int16_t>(player.value);
        if (all_hold(each, conditions)) players.push_back(player);
    }
    return players;
}

// The glyphs that lie on the battlefield or are carried, of the word's sort, for which all conditions hold.
std::vector<GlyphId> glyphs_named(const ConditionContext& context, const effect::Each& word) {
    std::vector<GlyphId> glyphs;
    ConditionContext each = context;
    for (std::size_t i = 0; i < context.state.glyphs.size(); ++i) {
        const GlyphId glyph{static_cast<int>(i)};
        each.space = place_of(context.state, glyph);
        each.names[static_cast<std::size_t>(word.glyph.number)] = static_cast<std::int16_t>(i);
        const bool of_sort = !word.sort.given() || context.state.glyphs[i].kind.value == word.sort.number;
        if (of_sort && each.space != no_space && all_hold(each, word.conditions)) glyphs.push_back(glyph);
    }
    return glyphs;
}

// The number of the name that the word gives to a figure, player, space or glyph.
template <class Word>
int name_given(const Word& word) {
    if (word.figure.given()) return word.figure.number;
    if constexpr (std::is_same_v<Word, effect::Each>)
        if (word.glyph.given()) return word.glyph.number;
    return word.player.given() ? word.player.number : word.space.number;
}

// The figures, players or spaces that the word goes through, as numbers.
template <class Word>
std::vector<int> all_named(const ConditionContext& context, const Word& word) {
    std::vector<int> numbers;
    if (word.figure.given())
        for (const FigureId figure : figures_named(context, name_given(word), word.conditions, word.where))
            numbers.push_back(figure.value);
    else if (word.player.given())
        for (const PlayerId player : players_named(context, name_given(word), word.conditions))
            numbers.push_back(player.value);
    else
        for (const SpaceIndex space : spaces_named(context, name_given(word), word.conditions))
            numbers.push_back(space);
    return numbers;
}

template <class Word>
void then_for_all(const Doing& doing, const Word& word, const std::vector<int>& numbers) {
    const bool at_once = word.figure.given() || word.space.given();  // One player or glyph after another.
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number)
        doing.then(word.effects, name_given(word), *number, at_once);
}

void carry_out(const Doing& doing, const effect::Each& word) {
    if (place_named(word)) {  // Its turn in a loop that is written out.
        if (all_hold(doing.context(), word.conditions)) doing.then(word.effects);
        return;
    }
    if (!word.glyph.given()) return then_for_all(doing, word, all_named(doing.context(), word));
    std::vector<int> numbers;
    for (const GlyphId glyph : glyphs_named(doing.context(), word)) numbers.push_back(glyph.value);
    then_for_all(doing, word, numbers);
}

// Those with the most or least of the amounts, or all of them for one at random.
std::vector<int> foremost(const ConditionContext& context, const effect::Pick& word) {
    if (word.the == effect::PickBy::Random) return all_named(context, word);
    std::vector<int> best;
    int highest = 0;
    for (const int number : all_named(context, word)) {
        ConditionContext each = context;
        each.names[static_cast<std::size_t>(name_given(word))] = static_cast<std::int16_t>(number);
        if (word.figure.given()) each.figure = FigureId{number};
        if (word.space.given()) each.space = static_cast<SpaceIndex>(number);
        const int amount = sum_of(each, word.measure->amounts) * (word.the == effect::PickBy::Most ? 1 : -1);
        if (best.empty() || amount > highest) best.clear(), highest = amount;
        if (amount == highest) best.push_back(number);
    }
    return best;
}

// One of so many, each as likely as the others, by as many rolls of the d20 as it takes. With up to 20, a roll of k
// means the k-th, and again from the first after the last; rolls that would favour the first are rolled again.
std::size_t rolled_among(const Doing& doing, std::size_t many) {
    constexpr std::size_t sides = 20;
    for (;;) {
        std::size_t number = 0, all = 1;
        for (; all < many; all *= sides) {
            const int rolled = doing.update.d20(PlayerId{});
            doing.say_of_rule(event::RuleRolled{{}, rolled, doing.rule_title()});
            number = number * sides + static_cast<std::size_t>(rolled - 1);
        }
        if (number < all - all % many) return number % many;
    }
}

void carry_out(const Doing& doing, const effect::Pick& word) {
    std::vector<int> picked = foremost(doing.context(), word);
    const bool rolls = word.the == effect::PickBy::Random || word.tie == effect::Equals::Roll;
    if (picked.size() > 1 && rolls) picked = {picked[rolled_among(doing, picked.size())]};
    if (picked.size() > 1 && word.tie == effect::Equals::Nobody) return;
    then_for_all(doing, word, picked);
}
void carry_out(const Doing& doing, const effect::If& word) {
    ConditionContext context = doing.context();
    context.figure = figure_meant(context, word.figure.number);
    context.space = space_meant(context, word.space.number);
    if (all_hold(context, word.conditions)) doing.then(word.effects);
}
void carry_out(const Doing& doing, const effect::Repeat& word) {
    for (int left = doing.many(word.n, word.amounts, effect::most_repeats); left > 0; --left) doing.then(word.effects);
}

// ---- dice

PlayerId roller(const Doing& doing, const effect::Roll& word) {
    if (word.by.given()) return doing.player(word.by.number);
    return doing.state().turns.empty() ? doing.state().last_to_act : doing.state().turns.back().player;
}

int shown(GameUpdate& update, const effect::Roll& word, PlayerId by) {
    if (word.die == effect::Die::D20) return update.d20(by);
    const CombatRoll roll = update.combat(by, word.dice);
    return word.die == effect::Die::Skulls ? roll.skulls : roll.shields;
}

bool succeeds(const Doing& doing, const effect::Table& table, int number) {
    const int by = table.by == effect::By::Round ? doing.state().round : tally(doing.state(), table.counter.number, -1);
    for (const effect::Row& row : table.rows)
        if (by >= row.from.or_else(0) && by <= row.to.or_else(most_counted))
            return number >= row.low && number <= row.high;
    return false;
}

void carry_out(const Doing& doing, const effect::Roll& word) {
    const PlayerId by = roller(doing, word);
    const int number = shown(doing.update, word, by);
    doing.say_of_rule(event::RuleRolled{by, number, doing.rule_title()});
    if (word.table) {
        const bool well = succeeds(doing, *word.table, number);
        if (well && word.then) doing.then_after_roll(word.then->effects, number);
        if (!well && word.otherwise) doing.then_after_roll(word.otherwise->effects, number);
    }
    const auto fits = [number](const effect::Case& each) { return number >= each.from && number <= each.to; };
    if (const auto found = std::ranges::find_if(word.cases, fits); found != word.cases.end())
        doing.then_after_roll(found->effects, number);
}

void carry_out(const Doing& doing, const effect::Contest& word) {
    std::vector<PlayerId> best = state_order(doing.state());
    while (!best.empty()) {
        std::vector<PlayerId> most;
        int highest = 0;
        for (const PlayerId player : best) {
            const int rolled = doing.update.d20(player);
            doing.say_of_rule(event::RuleRolled{player, rolled, doing.rule_title()});
            if (rolled > highest) most.clear();
            highest = std::max(highest, rolled);
            if (rolled == highest) most.push_back(player);
        }
        best = std::move(most);
        if (best.size() == 1) return doing.then_after_roll(word.effects, highest, word.as.number, best.front().value);
        if (word.tie == effect::Tie::Nobody) return;
    }
}

// ---- choices: asked with a step of their own

int name_in(const effect::Choose& word) { return word.space.given() ? word.space.number : word.figure.number; }

Actions to_choose_from(const ConditionContext& context, const effect::Choose& word) {
    Actions actions;
    if (word.space.given())
        for (const SpaceIndex space : spaces_named(context, name_in(word), word.conditions))
            actions.push_back(ChooseSpace{space});
    else
        for (const FigureId figure : figures_named(context, name_in(word), word.conditions, word.where))
            actions.push_back(ChooseFigure{figure});
    return actions;
}
void chosen(const Doing& doing, const effect::Choose& word, const Action& action) {
    if (const auto* figure = std::get_if<ChooseFigure>(&action))
        doing.then(word.effects, name_in(word), figure->figure.value);
    if (const auto* space = std::get_if<ChooseSpace>(&action)) doing.then(word.effects, name_in(word), space->at);
}

void ask(const Doing& doing, PlayerId player) {
    if (!player.valid()) return;
    Step question = doing.step;
    question.kind = Step::Kind::RuleChoice;
    question.player = player;
    doing.update.next(question);
}
void carry_out(const Doing& doing, const effect::Choose& word) {
    const Actions choices = to_choose_from(doing.context(), word);
    if (choices.size() == 1 && word.optional == YesNo::No) return chosen(doing, word, choices.front());
    if (!choices.empty()) ask(doing, doing.player(word.by.number));
}
// The options of a menu that are offered, counted from 1.
std::vector<int> offered(const ConditionContext& context, const effect::Menu& word) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < word.options.size(); ++i)
        if (all_hold(context, word.options[i].conditions)) numbers.push_back(static_cast<int>(i) + 1);
    return numbers;
}
void carry_out(const Doing& doing, const effect::Menu& word) {
    const std::vector<int> numbers = offered(doing.context(), word);
    if (numbers.size() == 1 && word.optional == YesNo::No)
        return doing.then(word.options[static_cast<std::size_t>(numbers.front() - 1)].effects);
    if (!numbers.empty()) ask(doing, doing.player(word.by.number));
}
void carry_out(const Doing& doing, const effect::May& word) { ask(doing, doing.player(word.by.number)); }

// ---- the battlefield

std::vector<SpaceIndex> spaces_in(const GameState& state, int zone) {
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            (*state.board)[space].stand == Stand::Figures && in_zone(ConditionContext{state}, zone, space))
            spaces.push_back(space);
    return spaces;
}

// A figure still to arrive, or the one figure to be placed; invalid for none.
FigureId to_place(const ConditionContext& context, const effect::Arrive& word) {
    const PlayerId player = player_meant(context, word.player.number);
    for (std::size_t i = 0; i < context.state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const GameCard& card = context.state[context.state[figure].card];
        if (context.state[figure].place == Figure::Place::Reserve && card.owner == player &&
            card.kind.value == word.card.number)
            return figure;
    }
    return {};
}
FigureId to_place(const ConditionContext& context, const effect::Place& word) {
    return figure_meant(context, word.figure.number);
}

// The spaces of the zone, or the named one.
template <class Word>
std::vector<SpaceIndex> spaces_there(const ConditionContext& context, const Word& word) {
    if (word.zone.given()) return spaces_in(context.state, word.zone.number);
    const SpaceIndex space = space_meant(context, word.at.number);
    if (space == no_space || (*context.state.board)[space].stand != Stand::Figures) return {};
    return {space};
}

// One of the figure's spaces is this one.
void add_places_at(const GameState& state, FigureId figure, SpaceIndex space, Actions& actions) {
    std::vector<SpaceIndex> around;
    for (std::size_t i = 0; i < state.board->size(); ++i) around.push_back(static_cast<SpaceIndex>(i));
    if (printed(state, figure).base != FigureBase::Hive) {
        around = {space};
        for (const Link& link : state.board->links(space)) around.push_back(link.to);
    }
    Actions all;
    add_places(state, figure, around, all);
    for (const Action& action : all)
        if (const auto& put = std::get<PlaceFigure>(action); put.at == space || put.tail == space)
            actions.push_back(action);
}

template <class Word>
Actions places_for(const ConditionContext& context, const Word& word, FigureId figure) {
    Actions actions;
    if (!figure.valid()) return actions;
    const std::vector<SpaceIndex> spaces = spaces_there(context, word);
    if (word.zone.given()) add_places(context.state, figure, spaces, actions);
    else if (!spaces.empty()) add_places_at(context.state, figure, spaces.front(), actions);
    return actions;
}
template <class Word>
Actions places_for(const ConditionContext& context, const Word& word) {
    return places_for(context, word, to_place(context, word));
}

// Where the figure stands if the word says so by a space, so that nobody need be asked: a figure on two spaces may have
// several places there.
template <class Word>
std::optional<PlaceFigure> only_place(const Doing& doing, const Word& word, FigureId figure) {
    if (!word.at.given()) return {};
    const Actions places = places_for(doing.context(), word, figure);
    return places.size() == 1 ? std::optional(std::get<PlaceFigure>(places.front())) : std::nullopt;
}

void set_arrived(GameUpdate& update, const PlaceFigure& put) {
    set_down(update, put.figure, put.at, put.tail);
    update.say(event::Placed{put.figure, put.at, put.tail});
    crush_glyphs(update, put.figure);
}

void answer(const Doing& doing, const effect::Arrive& word, const Action& action);

// Nobody's figures that nobody places stand on the first free spaces, one after the other.
void place_nobodys(const Doing& doing, const effect::Arrive& word) {
    while (to_place(doing.context(), word).valid()) {
        const Actions places = in_order(places_for(doing.context(), word));
        if (places.empty()) return answer(doing, word, Done{});
        set_arrived(doing.update, std::get<PlaceFigure>(places.front()));
    }
}

void carry_out(const Doing& doing, const effect::Arrive& word) {
    const PlayerId player = doing.player(word.player.number);
    const bool nobodys = word.player.word == "nobody";
    if (!player.valid() && !nobodys) return;
    if (doing.state().figures.size() + 20 > max_figures) return;
    doing.update.add_card(player, CardKind{word.card.number}, word.copies);
    const PlayerId by = word.by.given() ? doing.player(word.by.number) : player;
    if (nobodys && !by.valid()) return place_nobodys(doing, word);
    if (const auto put = only_place(doing, word, to_place(doing.context(), word))) set_arrived(doing.update, *put);
    ask(doing, by);
}

// The destroyed figures that may come back.
std::vector<FigureId> fallen(const ConditionContext& context, const effect::Return& word) {
    std::vector<FigureId> figures;
    for (std::size_t i = 0; i < context.state.figures.size(); ++i) {
        ConditionContext each = context;
        each.figure = FigureId{static_cast<int>(i)};
        const bool hive = printed(context.state, each.figure).base == FigureBase::Hive;
        if (context.state.figures[i].place == Figure::Place::Destroyed && !hive && all_hold(each, word.conditions))
            figures.push_back(each.figure);
    }
    return figures;
}

void answer(const Doing& doing, const effect::Return& word, const Action& action);

// Asks where the figure shall stand; the step of the question keeps it.
void ask_where(const Doing& doing, const effect::Return& word, FigureId figure) {
    if (const auto put = only_place(doing, word, figure)) return answer(doing, word, *put);
    Step question = doing.step;
    question.figure = figure;
    ask(Doing{doing.update, question, doing.rule}, doing.player(word.by.number));
}

void carry_out(const Doing& doing, const effect::Return& word) {
    std::vector<FigureId> figures = fallen(doing.context(), word);
    if (word.figure.given()) {
        const FigureId named = figure_meant(doing.context(), word.figure.number);
        std::erase_if(figures, [named](FigureId figure) { return figure != named; });
    }
    if (figures.size() == 1) return ask_where(doing, word, figures.front());
    if (!figures.empty()) ask(doing, doing.player(word.by.number));
}

Actions offers_of(const ConditionContext& context, const Step& step, const effect::Return& word) {
    if (step.figure.valid()) return places_for(context, word, step.figure);
    Actions actions;
    for (const FigureId figure : fallen(context, word)) actions.push_back(ChooseFigure{figure});
    return actions;
}

void answer(const Doing& doing, const effect::Return& word, const Action& action) {
    if (const auto* chosen = std::get_if<ChooseFigure>(&action)) return ask_where(doing, word, chosen->figure);
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    doing.state()[put->figure].wounds = 0;
    set_down(doing.update, put->figure, put->at, put->tail);
    doing.update.say(event::Returned{put->figure, put->at, put->tail});
    crush_glyphs(doing.update, put->figure);
}

void answer(const Doing& doing, const effect::Place& word, const Action& action);

void carry_out(const Doing& doing, const effect::Place& word) {
    const FigureId figure = doing.figure(word.figure);
    if (!doing.reaches(figure) && !doing.waits_in_reserve(figure)) return;
    if (const auto put = only_place(doing, word, figure)) return answer(doing, word, *put);
    ask(doing, doing.player(word.by.number));
}

void answer(const Doing& doing, const effect::Arrive& word, const Action& action) {
    if (const auto* put = std::get_if<PlaceFigure>(&action)) {
        set_arrived(doing.update, *put);
        doing.update.next(doing.step);
        return;
    }
    // There is no room for the remaining figures.
    for (FigureId left = to_place(doing.context(), word); left.valid(); left = to_place(doing.context(), word)) {
        doing.state()[left].place = Figure::Place::Unused;
        doing.update.say(event::LeftOut{left});
    }
}
void answer(const Doing& doing, const effect::Place&, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    if (!doing.state()[put->figure].on_board()) return set_arrived(doing.update, *put);
    doing.update.say(event::MovedByPower{put->figure, doing.state()[put->figure].at(), put->at, put->tail});
    const std::vector<SpaceIndex> before = spaces_of(doing.state(), put->figure);
    set_down(doing.update, put->figure, put->at, put->tail);
    leave_glyphs(doing.update, put->figure, before);
    crush_glyphs(doing.update, put->figure);
}

void carry_out(const Doing& doing, const effect::RemovePiece& word) {
    if (const ObjectId object = object_of(doing.state(), PieceId{word.piece.number}); object.valid())
        return destroy_object(doing.update, object);
    if (!doing.state().battlefield->find(PieceId{word.piece.number})) return;
    Battlefield battlefield = *doing.state().battlefield;
    battlefield.remove(PieceId{word.piece.number});
    change_ground(doing.update, std::move(battlefield));
}
template <class Word>
void open_or_close(const Doing& doing, const Word& word, bool open) {
    if (const ObjectId object = object_of(doing.state(), PieceId{word.piece.number}); object.valid())
        open_object(doing.update, object, open);
}
void carry_out(const Doing& doing, const effect::Open& word) { open_or_close(doing, word, true); }
void carry_out(const Doing& doing, const effect::Close& word) { open_or_close(doing, word, false); }
void carry_out(const Doing& doing, const effect::Damage& word) {
    if (const ObjectId object = object_of(doing.state(), PieceId{word.piece.number}); object.valid())
        wound_object(doing.update, object, doing.many(word.n, word.amounts, most_wounds));
}
void carry_out(const Doing& doing, const effect::Mend& word) {
    if (const ObjectId object = object_of(doing.state(), PieceId{word.piece.number}); object.valid())
        mend_object(doing.update, object, doing.many(word.n, word.amounts, most_wounds));
}
void carry_out(const Doing& doing, const effect::Cover& word) {
    const GameState& state = doing.state();
    const PieceKind kind{word.kind.number};
    Battlefield battlefield = *state.battlefield;
    Risen risen{{}, state.catalogue()[kind].height};
    for (const SpaceIndex space : spaces_there(doing.context(), word)) {
        const Space at = (*state.board)[space].space;
        const bool half = state.catalogue()[(*state.board)[space].terrain].half_height;
        if (at.level >= max_level || half) continue;
        battlefield.add({.kind = kind, .at = at.at, .level = at.level + 1}, state.catalogue());
        risen.spaces.push_back(space);
    }
    change_ground(doing.update, std::move(battlefield), risen);
}
std::vector<GlyphId> glyphs_meant(const Doing& doing, int number) {
    std::vector<GlyphId> glyphs;
    for (std::size_t i = 0; i < doing.state().glyphs.size(); ++i)
        if (const GlyphId glyph{static_cast<int>(i)}; is_glyph_meant(doing.context(), number, glyph))
            glyphs.push_back(glyph);
    return glyphs;
}
void carry_out(const Doing& doing, const effect::LiftGlyph& word) {
    for (const GlyphId glyph : glyphs_meant(doing, word.glyph.number))
        if (is_there(doing.state(), glyph)) doing.update.remove_glyph(glyph);
}
// Of a kind the first one that was lifted, of a name the one that it stands for; invalid for none.
GlyphId to_lay(const Doing& doing, const effect::LayGlyph& word) {
    for (const GlyphId glyph : glyphs_meant(doing, word.glyph.number))
        if (word.glyph.number >= glyph_named || !is_there(doing.state(), glyph)) return glyph;
    return {};
}
// The first of the spaces on which no glyph lies; no_space if there is none.
SpaceIndex free_of_glyphs(const GameState& state, const std::vector<SpaceIndex>& spaces) {
    const auto free = std::ranges::find_if(
        spaces, [&](SpaceIndex space) { return std::ranges::count(state.glyphs, space, &GameGlyph::at) == 0; });
    return free == spaces.end() ? no_space : *free;
}
void carry_out(const Doing& doing, const effect::LayGlyph& word) {
    const GlyphId glyph = to_lay(doing, word);
    const SpaceIndex at = free_of_glyphs(doing.state(), spaces_there(doing.context(), word));
    if (!glyph.valid() || at == no_space) return;
    GameGlyph& lifted = doing.state().glyphs[glyph.index()];
    lifted = {.kind = lifted.kind, .at = at};
    doing.update.say(event::GlyphLaid{glyph, at});
}

// ---- carrying

void carry_out(const Doing& doing, const effect::Carry& word) {
    const FigureId bearer = doing.figure(word.bearer);
    if (!doing.reaches(bearer)) return;
    if (word.glyph.given())
        for (const GlyphId glyph : glyphs_meant(doing, word.glyph.number)) take_up(doing.update, bearer, glyph);
    const FigureId figure = word.figure.given() ? doing.figure(word.figure) : FigureId{};
    if (figure.valid() && rule_affects(doing.state(), doing.rule, figure)) take_up(doing.update, bearer, figure);
}

// What the word speaks of among all that the bearer carries.
template <class Word>
std::vector<GlyphId> carried_glyphs(const Doing& doing, const Word& word, FigureId bearer) {
    std::vector<GlyphId> glyphs = glyphs_carried_by(doing.state(), bearer);
    std::erase_if(glyphs, [&](GlyphId glyph) {
        return word.glyph.given() && !is_glyph_meant(doing.context(), word.glyph.number, glyph);
    });
    return glyphs;
}
template <class Word>
std::vector<FigureId> carried_figures(const Doing& doing, const Word& word, FigureId bearer) {
    return word.glyph.given() ? std::vector<FigureId>{} : figures_carried_by(doing.state(), bearer);
}

void carry_out(const Doing& doing, const effect::HandOver& word) {
    const FigureId from = doing.figure(word.bearer), to = figure_meant(doing.context(), word.to.number);
    if (!doing.reaches(from) || !doing.reaches(to)) return;
    for (const GlyphId glyph : carried_glyphs(doing, word, from)) take_up(doing.update, to, glyph);
    for (const FigureId figure : carried_figures(doing, word, from)) take_up(doing.update, to, figure);
}

Actions places_of_carried(const ConditionContext& context, const effect::SetDown& word, FigureId figure) {
    if (word.zone.given() || word.at.given()) return places_for(context, word, figure);
    const FigureId bearer = context.state[figure].bearer;
    return bearer.valid() ? places_beside(context.state, figure, context.state[bearer].at()) : Actions{};
}

// Sets the figures down one after the other: whoever decides is asked for each that finds room. Nobody's stand on the
// first free spaces.
void set_figures_down(const Doing& doing, const effect::SetDown& word, FigureId bearer) {
    const PlayerId by = word.by.given() ? doing.player(word.by.number) : controller(doing.state(), bearer);
    for (const FigureId figure : carried_figures(doing, word, bearer)) {
        const Actions places = places_of_carried(doing.context(), word, figure);
        if (places.empty()) continue;
        if (by.valid() && places.size() > 1) {
            Step question = doing.step;
            question.figure = figure;
            question.other = bearer;
            return ask(Doing{doing.update, question, doing.rule}, by);
        }
        set_down_carried(doing.update, std::get<PlaceFigure>(places.front()));
    }
}

void carry_out(const Doing& doing, const effect::SetDown& word) {
    const FigureId bearer = doing.figure(word.bearer);
    if (!doing.reaches(bearer)) return;
    const bool said_where = word.zone.given() || word.at.given();
    for (const GlyphId glyph : carried_glyphs(doing, word, bearer)) {
        const SpaceIndex at = said_where ? free_of_glyphs(doing.state(), spaces_there(doing.context(), word))
                                         : space_for_glyph(doing.state(), doing.state()[bearer].at());
        if (at != no_space) set_down(doing.update, glyph, at);
    }
    set_figures_down(doing, word, bearer);
}
void answer(const Doing& doing, const effect::SetDown& word, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    set_down_carried(doing.update, *put);
    set_figures_down(doing, word, doing.step.other);
}

// ---- turns that a rule gives

// The card's figures may still act in a turn that is under way; a second one would let them begin anew.
bool has_turn_to_go_on(const GameState& state, CardId card) {
    return std::ranges::any_of(
        state.steps, [card](const Step& step) { return step.kind == Step::Kind::TakeTurnStep && step.card == card; });
}

std::vector<CardId> cards_for_turn(const ConditionContext& context, const effect::GiveTurn& word) {
    const GameState& state = context.state;
    const PlayerId player = player_meant(context, word.player.number);
    const CardId under_way = state.turns.empty() ? CardId{} : state.turns.back().card;
    std::vector<CardId> cards;
    for (std::size_t i = 0; i < state.cards.size() && player.valid(); ++i) {
        const CardId id{static_cast<int>(i)};
        const GameCard& card = state[id];
        const bool meant = !word.card.given() || card.kind.value == word.card.number;
        if (card.controller != player || !meant || (word.instead == YesNo::Yes && id == under_way)) continue;
        if (has_turn_to_go_on(state, id)) continue;
        const auto takes_part = [&](FigureId figure) {
            ConditionContext each = context;
            each.figure = figure;
            return state[figure].on_board() && all_hold(each, word.conditions);
        };
        if (std::ranges::any_of(figures_of(state, id), takes_part)) cards.push_back(id);
    }
    return cards;
}

void give_turn(const Doing& doing, const effect::GiveTurn& word, CardId card) {
    if (word.instead == YesNo::Yes) let_turn_lapse(doing.update);
    begin_turn(doing.update, doing.state()[card].controller, card, 0);
    doing.state().turns.back().rule = static_cast<std::int16_t>(doing.rule);
}

void carry_out(const Doing& doing, const effect::GiveTurn& word) {
    if (std::ranges::count(doing.state().turns, doing.rule, &Turn::rule) > 0) return;
    const std::vector<CardId> cards = cards_for_turn(doing.context(), word);
    if (cards.size() == 1 && word.optional == YesNo::No) return give_turn(doing, word, cards.front());
    if (!cards.empty()) ask(doing, doing.player(word.player.number));
}

Actions turns_offered(const ConditionContext& context, const effect::GiveTurn& word) {
    Actions actions;
    for (const CardId card : cards_for_turn(context, word)) actions.push_back(TakeTurn{card});
    if (word.optional == YesNo::Yes && !actions.empty()) actions.push_back(Done{});
    return actions;
}

void answer(const Doing& doing, const effect::GiveTurn& word, const Action& action) {
    if (const auto* taken = std::get_if<TakeTurn>(&action)) give_turn(doing, word, taken->card);
}

// ---- secrets

void reveal_one(const Doing& doing, const effect::Reveal& word, int owner) {
    const int value = tally(doing.state(), word.tally.number, owner);
    if (!reveal_tally(doing.state(), word.tally.number, owner)) return;
    const DeclaredTally* known = declared(doing.state().setup->rulebook->book, word.tally.word);
    if (known && known->hidden == YesNo::Yes) return;
    doing.update.say(event::Revealed{word.tally.word, value, owner < owner_figure ? PlayerId{owner} : PlayerId{},
                                     owner < owner_figure ? FigureId{} : FigureId{owner - owner_figure}});
}

void carry_out(const Doing& doing, const effect::Reveal& word) {
    if (secret_of_tally(doing.state(), TallyId{word.tally.number}) == SecretOf::Nobody) return;
    if (word.of.given()) {
        const int owner = tally_owner(doing.context(), true, word.of.number);
        if (owner >= -1) reveal_one(doing, word, owner);
        return;
    }
    const std::vector<Tally> all = doing.state().tallies;
    for (const Tally& each : all)
        if (each.what == word.tally.number) reveal_one(doing, word, each.owner);
}

// ---- the game

void carry_out(const Doing& doing, const effect::Say& word) { doing.update.say(event::RuleSaid{word.text.text}); }
void carry_out(const Doing& doing, const effect::End& word) {
    end_by_rule(doing.update, doing.player(word.winner.number), doing.its_rule().id.word);
}

}  // namespace

bool goes_on_for_ever(GameUpdate& update, int rule, std::int64_t looks) {
    update.state.rule_steps += static_cast<std::int32_t>(1 + looks / looks_a_step);
    if (update.state.rule_steps <= most_rule_steps) return false;
    std::erase_if(update.state.steps, [](const Step& step) {
        return step.kind == Step::Kind::Rule || step.kind == Step::Kind::RuleEffect ||
               step.kind == Step::Kind::RuleChoice;
    });
    update.occurred.clear();
    update.say(event::RuleStopped{update.state.setup->rulebook->book.rules[static_cast<std::size_t>(rule)].id.word});
    return true;
}

// `number`: the effect; `mode`: 1 for one of many that belong together.
void carry_out_effect(GameUpdate& update, const Step& step) {
    const EffectInPlay& here = effect_of(update.state, step);
    if (goes_on_for_ever(update, here.rule, here.looks)) return;
    if (here.next >= 0) {
        Step next = step;
        next.number = here.next;
        update.next(next);
    }
    const Doing doing{update, step, here.rule};
    std::visit([&doing](const auto& word) { carry_out(doing, word); }, here.effect->is);
}

namespace {

Actions options_of(const ConditionContext& context, const effect::Menu& word) {
    Actions actions;
    for (const int number : offered(context, word)) actions.push_back(ChooseOption{number});
    if (word.optional == YesNo::Yes && !actions.empty()) actions.push_back(Done{});
    return actions;
}

}  // namespace

Actions choices_of_effect(const GameState& state, const Step& step) {
    const Effect& effect = *effect_of(state, step).effect;
    if (std::holds_alternative<effect::May>(effect.is)) return {Answer{false}, Answer{true}};
    const ConditionContext context{state, step.names, {}, no_space, step.more};
    if (const auto* menu = std::get_if<effect::Menu>(&effect.is)) return options_of(context, *menu);
    if (const auto* arrive = std::get_if<effect::Arrive>(&effect.is)) return places_for(context, *arrive);
    if (const auto* place = std::get_if<effect::Place>(&effect.is)) return places_for(context, *place);
    if (const auto* back = std::get_if<effect::Return>(&effect.is)) return offers_of(context, step, *back);
    if (const auto* down = std::get_if<effect::SetDown>(&effect.is))
        return places_of_carried(context, *down, step.figure);
    if (const auto* turn = std::get_if<effect::GiveTurn>(&effect.is)) return turns_offered(context, *turn);
    const auto& choose = std::get<effect::Choose>(effect.is);
    Actions actions = to_choose_from(context, choose);
    if (choose.optional == YesNo::Yes && !actions.empty()) actions.push_back(Done{});
    return actions;
}

void answer_effect(GameUpdate& update, const Step& step, const Action& action) {
    const EffectInPlay& here = effect_of(update.state, step);
    const Doing doing{update, step, here.rule};
    if (const auto* may = std::get_if<effect::May>(&here.effect->is)) {
        const auto* reply = std::get_if<Answer>(&action);
        if (reply && reply->yes) doing.then(may->effects);
        return;
    }
    if (const auto* menu = std::get_if<effect::Menu>(&here.effect->is)) {
        const auto* chosen = std::get_if<ChooseOption>(&action);
        if (chosen) doing.then(menu->options[static_cast<std::size_t>(chosen->option - 1)].effects);
        return;
    }
    if (const auto* arrive = std::get_if<effect::Arrive>(&here.effect->is)) return answer(doing, *arrive, action);
    if (const auto* place = std::get_if<effect::Place>(&here.effect->is)) return answer(doing, *place, action);
    if (const auto* back = std::get_if<effect::Return>(&here.effect->is)) return answer(doing, *back, action);
    if (const auto* down = std::get_if<effect::SetDown>(&here.effect->is)) return answer(doing, *down, action);
    if (const auto* turn = std::get_if<effect::GiveTurn>(&here.effect->is)) return answer(doing, *turn, action);
    chosen(doing, std::get<effect::Choose>(here.effect->is), action);
}

}  // namespace hexwright::rulebook
