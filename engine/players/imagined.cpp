#include "engine/players/imagined.h"

#include "engine/game/scenario_rules.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwright::players {
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

// The numbers of those that an observation only counts: what the player has not shown on any of his cards.
std::vector<std::uint8_t> untold_markers(const GameState& state, PlayerId of) {
    unsigned told = 0;
    for (const GameCard& card : state.cards)
        if (card.marked == of) told |= card.markers;
    std::vector<std::uint8_t> untold;
    for (int marker = 1; marker <= marker_kinds; ++marker) {
        const bool is_laid = marker == x_marker || marker <= numbered_markers(state, of);
        const bool is_past = marker < state.turn_number;
        if (is_laid && !is_past && (told & marker_bit(marker)) == 0) untold.push_back(marker_bit(marker));
    }
    return untold;
}

HiddenMarkers pick_up_markers(GameState& state, PlayerId of) {
    HiddenMarkers hidden;
    const std::vector<std::uint8_t> untold = untold_markers(state, of);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        GameCard& card = state.cards[i];
        if (card.marked != of) continue;
        for (int marker = 1; marker <= marker_kinds; ++marker)
            if ((unrevealed(card) & marker_bit(marker)) != 0) {
                hidden.cards.push_back(CardId{static_cast<int>(i)});
                hidden.markers.push_back(marker_bit(marker));
            }
        for (; card.hidden > 0; --card.hidden)
            if (hidden.cards.size() < untold.size()) {
                hidden.markers.push_back(untold[hidden.cards.size()]);
                hidden.cards.push_back(CardId{static_cast<int>(i)});
            }
        card.markers = card.revealed;
    }
    return hidden;
}

void lay_markers_anew(GameState& state, PlayerId player, DiceBag& bag) {
    HiddenMarkers hidden = pick_up_markers(state, player);
    shuffle(hidden.markers, bag);
    for (std::size_t i = 0; i < hidden.markers.size(); ++i) {
        state[hidden.cards[i]].markers |= hidden.markers[i];
        state[hidden.cards[i]].marked = player;
    }
}

void lay_markers_of_others_anew(GameState& state, PlayerId seat, DiceBag& bag) {
    std::set<PlayerId> others;  // Players whose unrevealed markers the seat does not know.
    for (const GameCard& card : state.cards)
        if (card.marked.valid() && team_of(state, card.marked) != team_of(state, seat) &&
            (unrevealed(card) != 0 || card.hidden > 0))
            others.insert(card.marked);
    for (const PlayerId player : others) lay_markers_anew(state, player, bag);
}

// All place theirs at the same time (ORDER-03): whatever the opponents have placed by now, they may as well place all
// of it after the seat and its team.
void let_opponents_place_after(GameState& state, PlayerId seat) {
    const auto is_opponent = [&](PlayerId player) {
        return player.valid() && team_of(state, player) != team_of(state, seat);
    };
    for (GameCard& card : state.cards) {
        if (!is_opponent(card.marked)) continue;
        card.markers = card.revealed;
        card.hidden = 0;
        if (card.markers == 0) card.marked = {};
    }
    const auto last = std::ranges::find(state.steps, Step::Kind::Markers, &Step::kind) - state.steps.begin();
    std::erase_if(state.steps,
                  [&](const Step& step) { return step.kind == Step::Kind::Markers && is_opponent(step.player); });
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (const PlayerId player{static_cast<int>(i)}; is_opponent(player))
            state.steps.insert(state.steps.begin() + last,
                               {.kind = Step::Kind::Markers, .player = player, .number = 1});
}

void lay_glyphs_anew(GameState& state, DiceBag& bag) {
    std::vector<GlyphKind> lie, may_lie = state.setup->hidden_glyphs;
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

// What a secret flag or counter says of the figures of one player.
struct SecretOfFigures {
    std::int16_t what = 0;
    PlayerId player{};
    std::vector<std::int32_t> values{};
    friend bool operator==(const SecretOfFigures& a, const SecretOfFigures& b) {
        return a.what == b.what && a.player == b.player;
    }
};

bool is_of_living_figure(const GameState& state, const Tally& tally) {
    return tally.of_figure() && state[FigureId{tally.owner - tally_owner_figure}].on_board();
}

// Those of figures go to any of the player's figures on the battlefield; of those of players and of the game nothing is
// known, and they say nothing.
void keep_secrets_anew(GameState& state, PlayerId seat, DiceBag& bag) {
    if (!has_secret_words(state)) return;
    std::vector<SecretOfFigures> secrets;
    for (const Tally& tally : state.tallies) {
        if (may_know(state, tally, seat) || !is_of_living_figure(state, tally)) continue;
        SecretOfFigures wanted{tally.what, controller(state, FigureId{tally.owner - tally_owner_figure})};
        auto found = std::ranges::find(secrets, wanted);
        if (found == secrets.end()) found = secrets.insert(secrets.end(), std::move(wanted));
        found->values.push_back(tally.value);
    }
    const GameState before = state;
    std::erase_if(state.tallies, [&](const Tally& tally) {
        const bool fallen = tally.of_figure() && !is_of_living_figure(before, tally);
        return !fallen && !may_know(before, tally, seat);
    });
    std::ranges::sort(secrets, {}, [](const SecretOfFigures& each) { return std::pair(each.what, each.player); });
    for (SecretOfFigures& secret : secrets) {
        std::ranges::sort(secret.values);
        std::vector<FigureId> figures;
        for (std::size_t i = 0; i < state.figures.size(); ++i)
            if (const FigureId id{static_cast<int>(i)}; state[id].on_board() && controller(state, id) == secret.player)
                figures.push_back(id);
        shuffle(figures, bag);
        for (std::size_t i = 0; i < secret.values.size(); ++i)
            set_tally_of(state, TallyId{secret.what}, {}, figures[i], secret.values[i]);
    }
}

}  // namespace

GameState imagined(const GameState& state, PlayerId seat, DiceBag& bag) {
    GameState made = state;
    if (markers_are_being_placed(state)) let_opponents_place_after(made, seat);
    else lay_markers_of_others_anew(made, seat, bag);
    lay_glyphs_anew(made, bag);
    keep_secrets_anew(made, seat, bag);
    made.next_dice.clear();
    made.dice = {std::uint64_t{draw(bag)} << 32 | draw(bag)};
    return made;
}

}  // namespace hexwright::players
