#include "engine/simulation/imagined.h"

#include "engine/scenario/glyph_pool.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwright::simulation {
namespace {

// In an order in which nothing is left of the one before.
template <class T>
void shuffle(std::vector<T>& all, DiceBag& bag) {
    std::ranges::sort(all);
    for (std::size_t left = all.size(); left > 1; --left)
        std::swap(all[left - 1], all[draw_below(bag, static_cast<std::uint32_t>(left))]);
}

bool markers_are_being_placed(const GameState& state) {
    const Step* next = next_step(state);
    return next && next->kind == Step::Kind::Markers && !state.rules().roll_for_markers;
}

std::uint8_t unrevealed(const GameCard& card) { return static_cast<std::uint8_t>(card.markers & ~card.revealed); }

struct HiddenMarkers {
    std::vector<CardId> cards{};  // A card as often as markers lie there.
    std::vector<std::uint8_t> markers{};
};

HiddenMarkers pick_up_markers(GameState& state, PlayerId of) {
    HiddenMarkers hidden;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        GameCard& card = state.cards[i];
        if (card.marked != of) continue;
        for (int marker = 1; marker <= marker_kinds; ++marker)
            if ((unrevealed(card) & marker_bit(marker)) != 0) {
                hidden.cards.push_back(CardId{static_cast<int>(i)});
                hidden.markers.push_back(marker_bit(marker));
            }
        card.markers = card.revealed;
    }
    return hidden;
}

std::vector<CardId> cards_that_take_markers(const GameState& state, PlayerId player) {
    std::vector<CardId> cards;
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (const CardId card{static_cast<int>(i)}; state[card].controller == player && life_left(state, card))
            cards.push_back(card);
    return cards;
}

void lay_markers_anew(GameState& state, PlayerId player, DiceBag& bag) {
    HiddenMarkers hidden = pick_up_markers(state, player);
    if (markers_are_being_placed(state)) {
        for (const CardId card : hidden.cards)  // Nobody's, unless a marker comes to lie there again.
            if (state[card].markers == 0) state[card].marked = {};
        const std::vector<CardId> cards = cards_that_take_markers(state, player);
        for (CardId& card : hidden.cards) card = cards[draw_below(bag, static_cast<std::uint32_t>(cards.size()))];
    }
    shuffle(hidden.markers, bag);
    for (std::size_t i = 0; i < hidden.markers.size(); ++i) {
        state[hidden.cards[i]].markers |= hidden.markers[i];
        state[hidden.cards[i]].marked = player;
    }
}

void lay_glyphs_anew(GameState& state, const std::vector<GlyphKind>& glyphs, DiceBag& bag) {
    std::vector<GlyphKind> lie, may_lie = glyphs;
    for (const GameGlyph& glyph : state.glyphs) {
        if (!glyph.face_up) {
            lie.push_back(glyph.kind);
            continue;
        }
        const auto seen = std::ranges::find(may_lie, glyph.kind);
        if (seen != may_lie.end()) may_lie.erase(seen);
    }
    if (may_lie.size() < lie.size()) may_lie = std::move(lie);
    shuffle(may_lie, bag);
    for (GameGlyph& glyph : state.glyphs)
        if (!glyph.face_up) {
            glyph.kind = may_lie.back();
            may_lie.pop_back();
        }
}

}  // namespace

std::vector<GlyphKind> hidden_glyphs(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<GlyphKind> all;
    for (const GlyphPool& pool : *scenario.glyph_pools)
        if (pool.facing == Facing::Symbol)
            for (const GlyphKind kind : glyphs_in(pool, scenario, catalogue)) all.push_back(kind);
    for (const Glyph& glyph : *scenario.glyphs)
        if (const auto kind = catalogue.glyph(glyph.id); kind && glyph.facing == Facing::Symbol) all.push_back(*kind);
    return all;
}

GameState imagined(const GameState& state, PlayerId seat, const std::vector<GlyphKind>& glyphs, DiceBag& bag) {
    GameState made = state;
    std::set<PlayerId> others;  // Players whose unrevealed markers the seat does not know.
    for (const GameCard& card : state.cards)
        if (card.marked.valid() && team_of(state, card.marked) != team_of(state, seat) && unrevealed(card) != 0)
            others.insert(card.marked);
    for (const PlayerId player : others) lay_markers_anew(made, player, bag);
    lay_glyphs_anew(made, glyphs, bag);
    made.next_dice.clear();
    made.dice = {std::uint64_t{draw(bag)} << 32 | draw(bag)};
    return made;
}

}  // namespace hexwright::simulation
