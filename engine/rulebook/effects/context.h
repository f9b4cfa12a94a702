// An effect that is being carried out: the state, the step that it is, and the rule that it belongs to.
#pragma once
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/hooks.h"
#include "engine/rulebook/modifiers.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/titles.h"
#include "engine/scenario/unrolled.h"

#include <algorithm>
#include <string>

namespace hexwright::rulebook {

inline constexpr int most_wounds = 99;  // By one effect.

struct EffectContext {
    GameUpdate& update;
    const Step& step;
    int rule;

    GameState& state() const { return update.state; }
    ConditionContext for_conditions() const { return {update.state, step.names, {}, no_space, step.more}; }
    // n times the sum of the amounts, from -most to most; n if there are none.
    int amount(int n, const bound::Amounts& amounts, int most) const {
        if (amounts.empty()) return n;
        return static_cast<int>(
            std::clamp<std::int64_t>(std::int64_t{n} * sum_of(for_conditions(), amounts), -most, most));
    }
    FigureId figure(const Bound::MaybeFigure& name) const { return figure_meant(for_conditions(), name.ref()); }
    PlayerId player(const Bound::PlayerName& name) const { return player_meant(for_conditions(), name.ref()); }
    // As it is written, for sentences.
    const Rule& its_rule() const { return update.state.setup->rulebook->written.rules[static_cast<std::size_t>(rule)]; }
    // With the zone or piece that it is the rule of.
    std::string rule_title() const {
        const NewName* of = place_named(its_rule());
        return of ? title_of(its_rule()) + " (" + of->word + ")" : title_of(its_rule());
    }

    // The story does not name hidden rules.
    void say_of_rule(const Event& event) const {
        if (its_rule().hidden == YesNo::No) update.say(event);
    }

    void then_after_roll(const bound::Effects& effects, int rolled, NamePlace name = {}, int bound_to = -1) const {
        Step shown = step;
        shown.more = static_cast<std::int16_t>(rolled);
        EffectContext{update, shown, rule}.then(effects, name, bound_to);
    }
    void then(const bound::Effects& effects, NamePlace name = {}, int bound_to = -1, bool of_many = false) const {
        if (effects.empty()) return;
        Step next{.kind = Step::Kind::RuleEffect,
                  .mode = static_cast<std::int8_t>(of_many ? 1 : step.mode),
                  .number = static_cast<std::int16_t>(effects.front().number),
                  .more = step.more,
                  .names = step.names};
        set_name(next.names, name, bound_to);

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

}  // namespace hexwright::rulebook
