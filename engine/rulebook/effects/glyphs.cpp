// Glyphs, and what is carried.
#include "engine/game/carrying.h"
#include "engine/game/glyph_powers.h"
#include "engine/rulebook/effects/places.h"
#include "engine/rulebook/effects/words.h"

#include <algorithm>

namespace hexwright::rulebook {
namespace {

std::vector<GlyphId> glyphs_meant(const EffectContext& context, GlyphRef meant) {
    std::vector<GlyphId> glyphs;
    for (std::size_t i = 0; i < context.state().glyphs.size(); ++i)
        if (const GlyphId glyph{static_cast<int>(i)}; is_glyph_meant(context.for_conditions(), meant, glyph))
            glyphs.push_back(glyph);
    return glyphs;
}

// Of a kind the first one that was lifted, of a name the one that it stands for; invalid for none.
GlyphId to_lay(const EffectContext& context, const bound::effect::LayGlyph& word) {
    for (const GlyphId glyph : glyphs_meant(context, word.glyph.ref()))
        if (word.glyph.ref().is_one() || !is_there(context.state(), glyph)) return glyph;
    return {};
}
// The first of the spaces on which no glyph lies; no_space if there is none.
SpaceIndex free_of_glyphs(const GameState& state, const std::vector<SpaceIndex>& spaces) {
    const auto free = std::ranges::find_if(
        spaces, [&](SpaceIndex space) { return std::ranges::count(state.glyphs, space, &GameGlyph::at) == 0; });
    return free == spaces.end() ? no_space : *free;
}

// What the word speaks of among all that the bearer carries.
template <class Word>
std::vector<GlyphId> carried_glyphs(const EffectContext& context, const Word& word, FigureId bearer) {
    std::vector<GlyphId> glyphs = glyphs_carried_by(context.state(), bearer);
    std::erase_if(glyphs, [&](GlyphId glyph) {
        return word.glyph.given() && !is_glyph_meant(context.for_conditions(), word.glyph.ref(), glyph);
    });
    return glyphs;
}
template <class Word>
std::vector<FigureId> carried_figures(const EffectContext& context, const Word& word, FigureId bearer) {
    return word.glyph.given() ? std::vector<FigureId>{} : figures_carried_by(context.state(), bearer);
}

Actions places_of_carried(const ConditionContext& context, const bound::effect::SetDown& word, FigureId figure) {
    if (word.zone.given() || word.at.given()) return places_for(context, word, figure);
    const FigureId bearer = context.state[figure].bearer;
    return bearer.valid() ? places_beside(context.state, figure, context.state[bearer].at()) : Actions{};
}

// Sets the figures down one after the other: whoever decides is asked for each that finds room. Nobody's stand on the
// first free spaces.
void set_figures_down(const EffectContext& context, const bound::effect::SetDown& word, FigureId bearer) {
    const PlayerId by = word.by.given() ? context.player(word.by) : controller(context.state(), bearer);
    for (const FigureId figure : carried_figures(context, word, bearer)) {
        const Actions places = places_of_carried(context.for_conditions(), word, figure);
        if (places.empty()) continue;
        if (by.valid() && places.size() > 1) {
            Step question = context.step;
            question.figure = figure;
            question.other = bearer;
            return ask(EffectContext{context.update, question, context.rule}, by);
        }
        set_down_carried(context.update, std::get<PlaceFigure>(places.front()));
    }
}

}  // namespace

void carry_out(const EffectContext& context, const bound::effect::LiftGlyph& word) {
    for (const GlyphId glyph : glyphs_meant(context, word.glyph.ref()))
        if (is_there(context.state(), glyph)) context.update.remove_glyph(glyph);
}

void carry_out(const EffectContext& context, const bound::effect::LayGlyph& word) {
    const GlyphId glyph = to_lay(context, word);
    const SpaceIndex at = free_of_glyphs(context.state(), spaces_there(context.for_conditions(), word));
    if (!glyph.valid() || at == no_space) return;
    GameGlyph& lifted = context.state().glyphs[glyph.index()];
    lifted = {.kind = lifted.kind, .at = at};
    context.update.say(event::GlyphLaid{glyph, at});
}

void carry_out(const EffectContext& context, const bound::effect::Carry& word) {
    const FigureId bearer = context.figure(word.bearer);
    if (!context.reaches(bearer)) return;
    if (word.glyph.given())
        for (const GlyphId glyph : glyphs_meant(context, word.glyph.ref())) take_up(context.update, bearer, glyph);
    const FigureId figure = word.figure.given() ? context.figure(word.figure) : FigureId{};
    if (figure.valid() && rule_affects(context.state(), context.rule, figure)) take_up(context.update, bearer, figure);
}

void carry_out(const EffectContext& context, const bound::effect::HandOver& word) {
    const FigureId from = context.figure(word.bearer), to = figure_meant(context.for_conditions(), word.to.ref());
    if (!context.reaches(from) || !context.reaches(to)) return;
    for (const GlyphId glyph : carried_glyphs(context, word, from)) take_up(context.update, to, glyph);
    for (const FigureId figure : carried_figures(context, word, from)) take_up(context.update, to, figure);
}

void carry_out(const EffectContext& context, const bound::effect::SetDown& word) {
    const FigureId bearer = context.figure(word.bearer);
    if (!context.reaches(bearer)) return;
    const bool said_where = word.zone.given() || word.at.given();
    for (const GlyphId glyph : carried_glyphs(context, word, bearer)) {
        const SpaceIndex at = said_where ? free_of_glyphs(context.state(), spaces_there(context.for_conditions(), word))
                                         : space_for_glyph(context.state(), context.state()[bearer].at());
        if (at != no_space) set_down(context.update, glyph, at);
    }
    set_figures_down(context, word, bearer);
}

Actions choices(const ConditionContext& context, const Step& step, const bound::effect::SetDown& word) {
    return places_of_carried(context, word, step.figure);
}
void answer(const EffectContext& context, const bound::effect::SetDown& word, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    set_down_carried(context.update, *put);
    set_figures_down(context, word, context.step.other);
}

}  // namespace hexwright::rulebook
