// Figures that arrive, come back, or are put somewhere.
#include "engine/game/board_change.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/hive.h"
#include "engine/rulebook/effects/places.h"
#include "engine/rulebook/effects/words.h"

#include <algorithm>
#include <optional>

namespace hexwright::rulebook {
namespace {

// A figure still to arrive, or the one figure to be placed; invalid for none.
FigureId to_place(const ConditionContext& context, const bound::effect::Arrive& word) {
    const PlayerId player = player_meant(context, word.player.ref());
    for (std::size_t i = 0; i < context.state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const GameCard& card = context.state[context.state[figure].card];
        if (context.state[figure].place == Figure::Place::Reserve && card.owner == player &&
            card.kind == word.card.ref())
            return figure;
    }
    return {};
}
FigureId to_place(const ConditionContext& context, const bound::effect::Place& word) {
    return figure_meant(context, word.figure.ref());
}

template <class Word>
Actions places_for(const ConditionContext& context, const Word& word) {
    return places_for(context, word, to_place(context, word));
}

// Where the figure stands if the word says so by a space, so that nobody need be asked: a figure on two spaces may have
// several places there.
template <class Word>
std::optional<PlaceFigure> only_place(const EffectContext& context, const Word& word, FigureId figure) {
    if (!word.at.given()) return {};
    const Actions places = places_for(context.for_conditions(), word, figure);
    return places.size() == 1 ? std::optional(std::get<PlaceFigure>(places.front())) : std::nullopt;
}

void set_arrived(GameUpdate& update, const PlaceFigure& put) {
    set_down(update, put.figure, put.at, put.tail);
    update.say(event::Placed{put.figure, put.at, put.tail});
    crush_glyphs(update, put.figure);
}

// Nobody's figures that nobody places stand on the first free spaces, one after the other.
void place_nobodys(const EffectContext& context, const bound::effect::Arrive& word) {
    while (to_place(context.for_conditions(), word).valid()) {
        const Actions places = in_order(places_for(context.for_conditions(), word));
        if (places.empty()) return answer(context, word, Done{});
        set_arrived(context.update, std::get<PlaceFigure>(places.front()));
    }
}

// The destroyed figures that may come back.
std::vector<FigureId> fallen(const ConditionContext& context, const bound::effect::Return& word) {
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

// Asks where the figure shall stand; the step of the question keeps it.
void ask_where(const EffectContext& context, const bound::effect::Return& word, FigureId figure) {
    if (const auto put = only_place(context, word, figure)) return answer(context, word, *put);
    Step question = context.step;
    question.figure = figure;
    ask(EffectContext{context.update, question, context.rule}, context.player(word.by));
}

}  // namespace

void carry_out(const EffectContext& context, const bound::effect::Arrive& word) {
    const PlayerId player = context.player(word.player);
    const bool nobodys = word.player.ref().who == PlayerRef::Who::Nobody;
    if (!player.valid() && !nobodys) return;
    if (context.state().figures.size() + 20 > max_figures) return;
    context.update.add_card(player, word.card.ref(), word.copies);
    const PlayerId by = word.by.given() ? context.player(word.by) : player;
    if (nobodys && !by.valid()) return place_nobodys(context, word);
    if (const auto put = only_place(context, word, to_place(context.for_conditions(), word)))
        set_arrived(context.update, *put);
    ask(context, by);
}

void carry_out(const EffectContext& context, const bound::effect::Return& word) {
    std::vector<FigureId> figures = fallen(context.for_conditions(), word);
    if (word.figure.given()) {
        const FigureId named = figure_meant(context.for_conditions(), word.figure.ref());
        std::erase_if(figures, [named](FigureId figure) { return figure != named; });
    }
    if (figures.size() == 1) return ask_where(context, word, figures.front());
    if (!figures.empty()) ask(context, context.player(word.by));
}

void carry_out(const EffectContext& context, const bound::effect::Place& word) {
    const FigureId figure = context.figure(word.figure);
    if (!context.reaches(figure) && !context.waits_in_reserve(figure)) return;
    if (const auto put = only_place(context, word, figure)) return answer(context, word, *put);
    ask(context, context.player(word.by));
}

Actions choices(const ConditionContext& context, const Step&, const bound::effect::Arrive& word) {
    return places_for(context, word);
}
Actions choices(const ConditionContext& context, const Step&, const bound::effect::Place& word) {
    return places_for(context, word);
}
Actions choices(const ConditionContext& context, const Step& step, const bound::effect::Return& word) {
    if (step.figure.valid()) return places_for(context, word, step.figure);
    Actions actions;
    for (const FigureId figure : fallen(context, word)) actions.push_back(ChooseFigure{figure});
    return actions;
}

void answer(const EffectContext& context, const bound::effect::Return& word, const Action& action) {
    if (const auto* chosen = std::get_if<ChooseFigure>(&action)) return ask_where(context, word, chosen->figure);
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    context.state()[put->figure].wounds = 0;
    set_down(context.update, put->figure, put->at, put->tail);
    context.update.say(event::Returned{put->figure, put->at, put->tail});
    crush_glyphs(context.update, put->figure);
}

void answer(const EffectContext& context, const bound::effect::Arrive& word, const Action& action) {
    if (const auto* put = std::get_if<PlaceFigure>(&action)) {
        set_arrived(context.update, *put);
        context.update.next(context.step);
        return;
    }
    // There is no room for the remaining figures.
    for (FigureId left = to_place(context.for_conditions(), word); left.valid();
         left = to_place(context.for_conditions(), word)) {
        context.state()[left].place = Figure::Place::Unused;
        context.update.say(event::LeftOut{left});
    }
}
void answer(const EffectContext& context, const bound::effect::Place&, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    if (!context.state()[put->figure].on_board()) return set_arrived(context.update, *put);
    context.update.say(event::MovedByPower{put->figure, context.state()[put->figure].at(), put->at, put->tail});
    const std::vector<SpaceIndex> before = spaces_of(context.state(), put->figure);
    set_down(context.update, put->figure, put->at, put->tail);
    leave_glyphs(context.update, put->figure, before);
    crush_glyphs(context.update, put->figure);
}

}  // namespace hexwright::rulebook
