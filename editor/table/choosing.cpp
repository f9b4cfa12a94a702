#include "editor/table/choosing.h"

#include "engine/core/visit.h"
#include "engine/game/objects.h"

#include <algorithm>
#include <tuple>

namespace hexwright::table {

namespace {

Handle handle(const DraftCard& a) { return {.kind = a.card}; }
Handle handle(const PlaceFigure& a) { return {.actor = a.figure, .at = a.at, .tail = a.tail}; }
Handle handle(const PlaceMarker& a) { return {.card = a.card, .marker = a.marker}; }
Handle handle(const TakeTurn& a) { return {.card = a.card}; }
Handle handle(const Move& a) { return {.actor = a.figure, .at = a.at, .tail = a.tail, .with = a.way}; }
Handle handle(const Attack& a) { return {.actor = a.figure, .target = a.target, .with = a.with}; }
Handle handle(const AttackObject& a) { return {.actor = a.figure, .object = a.object, .with = a.with}; }
Handle handle(const UsePower& a) {
    return {.actor = a.figure, .target = a.target, .at = a.at, .tail = a.tail, .card = a.card, .with = a.power};
}
Handle handle(const ChooseFigure& a) { return {.target = a.figure}; }
Handle handle(const ChooseCard& a) { return {.card = a.card}; }
Handle handle(const ChoosePlayer& a) { return {.player = a.player}; }
Handle handle(const ChooseGlyph& a) { return {.glyph = a.glyph}; }
Handle handle(const ChooseSpace& a) { return {.at = a.at}; }
Handle handle(const ChooseOption& a) { return {.option = a.option}; }
Handle handle(const ChooseNumber& a) { return {.option = a.number}; }
Handle handle(const StartRule& a) { return {.actor = a.figure, .rule = a.rule}; }
Handle handle(const Answer& a) { return {.answer = a.yes}; }
Handle handle(const Done&) { return {.done = true}; }
template <class ByHand>
Handle handle(const ByHand&) {
    return {};
}

// The way without a detour first, then on foot, then with the front leading.
auto plainness(const Action& action) {
    const auto* move = std::get_if<Move>(&action);
    return move ? std::tuple(!move->path.empty(), move->way, move->backwards, move->flown)
                : std::tuple(false, handle_of(action).with, false, false);
}

bool of_hand(const Handle& handle, const Choosing& choosing) {
    return (!choosing.actor.valid() || handle.actor == choosing.actor) &&
           (!choosing.with || handle.with == *choosing.with);
}

// Collects the actions with these handles; those of several figures mean none of them.
class Found {
public:
    Found(const std::vector<Action>& legal, const Choosing& choosing) : legal_(legal), choosing_(choosing) {}

    template <class Is>
    std::vector<std::size_t> where(Is is) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < legal_.size(); ++i)
            if (const Handle handle = handle_of(legal_[i]); is(handle)) found.push_back(i);
        std::ranges::stable_sort(found, {}, [&](std::size_t i) { return plainness(legal_[i]); });
        return found;
    }
    template <class Is>
    std::vector<std::size_t> of_hand_where(Is is) const {
        return of_one_figure(where([&](const Handle& handle) { return of_hand(handle, choosing_) && is(handle); }));
    }

private:
    std::vector<std::size_t> of_one_figure(std::vector<std::size_t> found) const {
        const bool one = std::ranges::all_of(
            found, [&](std::size_t i) { return handle_of(legal_[i]).actor == handle_of(legal_[found.front()]).actor; });
        return one ? std::move(found) : std::vector<std::size_t>();
    }

    const std::vector<Action>& legal_;
    const Choosing& choosing_;
};

bool ends_on(const Handle& handle, SpaceIndex space) { return handle.at == space || handle.tail == space; }

// Those that end with their front on the space come before those that only have their back there.
std::vector<std::size_t> on_space(const Found& found, SpaceIndex space) {
    auto actions = found.of_hand_where([&](const Handle& h) { return h.at == space && !h.target.valid(); });
    if (actions.empty())
        actions = found.of_hand_where([&](const Handle& h) { return ends_on(h, space) && !h.target.valid(); });
    if (actions.empty())  // A space that a rule asks for, whatever figure is in hand.
        actions = found.where([&](const Handle& h) { return h.at == space && !h.actor.valid(); });
    return actions;
}

bool can_be_taken_up(const std::vector<Action>& legal, FigureId figure) {
    return std::ranges::any_of(legal, [&](const Action& action) { return handle_of(action).actor == figure; });
}

Meaning of_actions(std::vector<std::size_t> actions) { return {.actions = std::move(actions)}; }

std::vector<std::size_t> on_figure(const GameState& seen, const Found& found, FigureId figure) {
    auto actions = found.of_hand_where([&](const Handle& h) { return h.target == figure; });
    if (actions.empty()) actions = found.where([&](const Handle& h) { return h.target == figure && !h.actor.valid(); });
    if (actions.empty())
        actions = found.where([&](const Handle& h) { return h.card == seen[figure].card && !h.actor.valid(); });
    return actions;
}

// A figure that can act is taken up first, so that a click on it never uses a power of another one by surprise: a power
// is chosen by its button.
bool is_taken_up(const std::vector<Action>& legal, const Choosing& held, FigureId figure) {
    if (held.with || figure == held.actor || !can_be_taken_up(legal, figure)) return false;
    return std::ranges::none_of(legal, [&](const Action& action) {
        const Handle h = handle_of(action);
        return h.target == figure && h.with == 0 && h.actor.valid() && h.actor == held.actor;
    });
}

Meaning of_figure(const GameState& seen, const std::vector<Action>& legal, const Choosing& held, const Found& found,
                  FigureId figure) {
    if (is_taken_up(legal, held, figure)) return {.take_up = figure};
    if (auto actions = on_figure(seen, found, figure); !actions.empty()) return of_actions(std::move(actions));
    if (figure == held.actor && !held.with && held.facing == 0) return {.let_go = true};
    return {};
}

Meaning of_card(const Found& found, const Touched& touched) {
    auto actions = found.of_hand_where([&](const Handle& h) { return h.card == touched.card; });
    if (actions.empty())
        actions = found.where([&](const Handle& h) { return h.card == touched.card && !h.actor.valid(); });
    return of_actions(std::move(actions));
}

// The figure that is placed next is in hand already, without being taken up.
FigureId next_placed(const std::vector<Action>& legal) {
    const auto* place = legal.empty() ? nullptr : std::get_if<PlaceFigure>(&legal.front());
    return place ? place->figure : FigureId{};
}

// If only one figure can act, it need not be taken up.
Choosing with_figure(const std::vector<Action>& legal, Choosing choosing) {
    if (choosing.actor.valid()) return choosing;
    const std::vector<FigureId> actors = actors_of(legal);
    if (actors.size() == 1) choosing.actor = actors.front();
    else choosing.actor = next_placed(legal);
    return choosing;
}

}  // namespace

Handle handle_of(const Action& action) {
    return std::visit([](const auto& a) { return handle(a); }, action);
}

namespace {

// The space on the next hex that a figure on this one steps onto: the one with the least climb or drop.
SpaceIndex space_onto(const Board& board, SpaceIndex from, HexCoord hex) {
    const Link* best = nullptr;
    for (const Link& link : board.links(from))
        if (board[link.to].space.at == hex && (!best || std::abs(link.rise) < std::abs(best->rise))) best = &link;
    return best ? best->to : no_space;
}

std::vector<SpaceIndex> spaces_along(const GameState& seen, FigureId figure, const std::vector<HexCoord>& hexes) {
    std::vector<SpaceIndex> way;
    for (const SpaceIndex space : spaces_of(seen, figure))
        if (!hexes.empty() && (*seen.board)[space].space.at == hexes.front()) way.push_back(space);
    if (way.empty()) return {};
    way.resize(1);
    for (std::size_t i = 1; i < hexes.size(); ++i) {
        way.push_back(space_onto(*seen.board, way.back(), hexes[i]));
        if (way.back() == no_space) return {};
    }
    return way;
}

}  // namespace

std::vector<Move> moves_along(const GameState& seen, const std::vector<Action>& legal, const Choosing& choosing,
                              const std::vector<HexCoord>& hexes) {
    std::vector<Move> moves;
    const FigureId figure = choosing.actor;
    const std::vector<SpaceIndex> way = figure.valid() ? spaces_along(seen, figure, hexes) : std::vector<SpaceIndex>();
    if (way.size() < 2) return moves;
    const bool single = printed(seen, figure).base == FigureBase::Single;
    for (const Action& action : legal) {
        const auto* listed = std::get_if<Move>(&action);
        if (!listed || listed->figure != figure || (choosing.with && *choosing.with != listed->way)) continue;
        const bool back_first = !single && way.front() == seen[figure].tail();
        Move move{.figure = figure, .way = listed->way, .backwards = back_first, .flown = listed->flown};
        move.path.assign(way.begin() + 1, way.end());
        move.at = back_first ? way[way.size() - 2] : way.back();
        move.tail = single ? no_space : back_first ? way.back() : way[way.size() - 2];
        if (std::ranges::find(moves, move) == moves.end()) moves.push_back(std::move(move));
    }
    return moves;
}

std::vector<FigureId> actors_of(const std::vector<Action>& legal) {
    std::vector<FigureId> actors;
    for (const Action& action : legal)
        if (const FigureId actor = handle_of(action).actor; actor.valid()) actors.push_back(actor);
    std::ranges::sort(actors);
    actors.erase(std::ranges::unique(actors).begin(), actors.end());
    return actors;
}

Meaning meaning_of(const GameState& seen, const std::vector<Action>& legal, const Choosing& held,
                   const Touched& touched) {
    const Choosing choosing = with_figure(legal, held);
    const Found found(legal, choosing);
    if (touched.kind.valid()) return of_actions(found.where([&](const Handle& h) { return h.kind == touched.kind; }));
    if (touched.player.valid())
        return of_actions(found.where([&](const Handle& h) { return h.player == touched.player; }));
    if (touched.card.valid()) return of_card(found, touched);
    if (touched.figure.valid()) {
        Meaning meaning = of_figure(seen, legal, held, found, touched.figure);
        const bool own = touched.figure == held.actor;
        if (!meaning.nothing() && !(own && held.facing > 0)) return meaning;
    }
    if (touched.glyph.valid())
        if (auto actions = found.where([&](const Handle& h) { return h.glyph == touched.glyph; }); !actions.empty())
            return of_actions(std::move(actions));
    for (const ObjectId object : touched.objects)
        if (auto actions = found.of_hand_where([&](const Handle& h) { return h.object == object; }); !actions.empty())
            return of_actions(std::move(actions));
    for (const SpaceIndex space : touched.spaces)
        if (auto actions = on_space(found, space); !actions.empty()) return of_actions(std::move(actions));
    return {};
}

namespace {

using Place = std::pair<SpaceIndex, SpaceIndex>;

std::vector<Place> facings_of(const Meaning& meaning, const std::vector<Action>& legal) {
    std::vector<Place> facings;
    for (const std::size_t i : meaning.actions)
        if (const Handle h = handle_of(legal[i]); std::ranges::count(facings, Place(h.at, h.tail)) == 0)
            facings.emplace_back(h.at, h.tail);
    return facings;
}

std::size_t wrapped_index(int number, std::size_t count) {
    const int size = static_cast<int>(count);
    return static_cast<std::size_t>(((number % size) + size) % size);
}

}  // namespace

std::optional<std::size_t> meant(const Meaning& meaning, const std::vector<Action>& legal, const Choosing& choosing) {
    if (meaning.actions.empty()) return {};
    const std::vector<Place> facings = facings_of(meaning, legal);
    const Place facing = facings[wrapped_index(choosing.facing, facings.size())];
    std::vector<std::size_t> same;
    for (const std::size_t i : meaning.actions)
        if (const Handle h = handle_of(legal[i]); Place(h.at, h.tail) == facing) same.push_back(i);
    return same[wrapped_index(choosing.alternative, same.size())];
}

Touched touched_at(const GameState& seen, HexCoord hex, int level) {
    Touched touched{.objects = objects_at(seen, hex)};
    const auto here = seen.board->spaces_at(hex);
    touched.spaces.assign(here.rbegin(), here.rend());  // The highest first.
    const auto named =
        std::ranges::find(touched.spaces, level, [&](SpaceIndex i) { return (*seen.board)[i].space.level; });
    if (level > 0 && named != touched.spaces.end()) std::rotate(touched.spaces.begin(), named, named + 1);
    for (const SpaceIndex space : touched.spaces) {
        if (!touched.figure.valid()) touched.figure = figure_at(seen, space);
        for (std::size_t i = 0; i < seen.glyphs.size() && !touched.glyph.valid(); ++i)
            if (seen.glyphs[i].at == space) touched.glyph = GlyphId{static_cast<int>(i)};
    }
    return touched;
}

namespace {

template <class T>
void add_once(std::vector<T>& all, const T& one) {
    if (std::ranges::count(all, one) == 0) all.push_back(one);
}

}  // namespace

Lit lit_by(const GameState& seen, const std::vector<Action>& legal, const Choosing& held) {
    const Choosing choosing = with_figure(legal, held);
    Lit lit;
    std::vector<bool> spaces(seen.board->size());
    for (const Action& action : legal) {
        const Handle h = handle_of(action);
        const bool in_hand = of_hand(h, choosing), free = !h.actor.valid();
        if (h.actor.valid() && !choosing.actor.valid()) add_once(lit.figures, h.actor);
        if (in_hand || free) {
            if (h.target.valid()) add_once(lit.figures, h.target);
            if (h.card.valid()) add_once(lit.cards, h.card);
            if (h.glyph.valid()) add_once(lit.glyphs, h.glyph);
            if (h.object.valid()) add_once(lit.objects, h.object);
            if (h.player.valid()) add_once(lit.players, h.player);
        }
        if (((in_hand && choosing.actor.valid()) || free) && h.at != no_space)
            spaces[static_cast<std::size_t>(h.at)] = true;
    }
    for (std::size_t i = 0; i < spaces.size(); ++i)
        if (spaces[i]) lit.spaces.push_back(static_cast<SpaceIndex>(i));
    return lit;
}

std::vector<PowerOffer> powers_offered(const GameState& seen, const std::vector<Action>& legal) {
    std::vector<PowerOffer> offers;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Handle h = handle_of(legal[i]);
        if (h.with == 0 || !h.actor.valid()) continue;
        auto offer = std::ranges::find_if(
            offers, [&](const PowerOffer& each) { return each.figure == h.actor && each.number == h.with; });
        if (offer == offers.end())
            offer = offers.insert(offers.end(), {.card = seen[h.actor].card, .figure = h.actor, .number = h.with});
        offer->actions.push_back(i);
        offer->needs_more |= h.at != no_space || h.target.valid() || h.object.valid() || h.card.valid();
    }
    return offers;
}

// ---- steps of the hand

namespace {

using Kind = HandStep::Kind;

// The touch by which an action that the figure in hand may do is chosen.
std::optional<HandStep> touch_of(const Handle& h) {
    if (h.done) return HandStep{.kind = Kind::Done};
    if (h.option) return HandStep{.kind = Kind::Option, .number = *h.option};
    if (h.rule.valid()) return HandStep{.kind = Kind::Rule, .number = h.rule.value};
    if (h.answer) return HandStep{.kind = *h.answer ? Kind::Yes : Kind::No};
    if (h.kind.valid()) return HandStep{.kind = Kind::Draft, .draft = h.kind};
    if (h.player.valid()) return HandStep{.kind = Kind::Player, .player = h.player};
    if (h.glyph.valid()) return HandStep{.kind = Kind::Glyph, .glyph = h.glyph};
    if (h.object.valid()) return HandStep{.kind = Kind::Object, .object = h.object};
    if (h.target.valid()) return HandStep{.kind = Kind::Figure, .figure = h.target};
    if (h.at != no_space) return HandStep{.kind = Kind::Space, .at = h.at};
    if (h.card.valid()) return HandStep{.kind = Kind::Card, .card = h.card};
    return {};  // A power that needs no more: its button does it.
}

}  // namespace

Touched touched_by(const HandStep& step) {
    switch (step.kind) {
        case Kind::Space:
            return {.spaces = {step.at}};
        case Kind::Figure:
            return {.figure = step.figure};
        case Kind::Card:
            return {.card = step.card};
        case Kind::Draft:
            return {.kind = step.draft};
        case Kind::Glyph:
            return {.glyph = step.glyph};
        case Kind::Object:
            return {.objects = {step.object}};
        case Kind::Player:
            return {.player = step.player};
        default:
            return {};
    }
}

namespace {

// The turns of the figure and the ways that come before the wanted one.
void aim(const GameState& seen, const std::vector<Action>& legal, std::size_t wanted, const HandStep& touch,
         Choosing& hand, std::vector<HandStep>& steps) {
    Meaning meaning = meaning_of(seen, legal, hand, touched_by(touch));
    if (meaning.take_up.valid()) {
        steps.push_back({.kind = Kind::TakeUp, .figure = meaning.take_up});
        hand.actor = meaning.take_up;
        meaning = meaning_of(seen, legal, hand, touched_by(touch));
    }
    const Handle h = handle_of(legal[wanted]);
    const std::vector<Place> facings = facings_of(meaning, legal);
    const auto turns = std::ranges::find(facings, Place(h.at, h.tail)) - facings.begin();
    for (hand.facing = 0; hand.facing < turns; ++hand.facing) steps.push_back({.kind = Kind::Turn});
    const int ways = static_cast<int>(meaning.actions.size());
    for (; meant(meaning, legal, hand) != wanted && hand.alternative < ways; ++hand.alternative)
        steps.push_back({.kind = Kind::Next});
}

}  // namespace

std::vector<HandStep> steps_to(const GameState& seen, const std::vector<Action>& legal, std::size_t wanted) {
    const Handle h = handle_of(legal[wanted]);
    std::vector<HandStep> steps;
    Choosing hand;
    if (h.actor.valid()) {
        steps.push_back({.kind = Kind::TakeUp, .figure = h.actor});
        hand.actor = h.actor;
    }
    if (h.with > 0) {
        steps.push_back({.kind = Kind::Power, .figure = h.actor, .number = h.with});
        hand.with = h.with;
    }
    const auto touch = touch_of(h);
    if (!touch) return steps;
    const bool by_touch = touch->kind != Kind::Done && touch->kind != Kind::Yes && touch->kind != Kind::No &&
                          touch->kind != Kind::Option && touch->kind != Kind::Rule;
    if (by_touch) aim(seen, legal, wanted, *touch, hand, steps);
    steps.push_back(*touch);
    return steps;
}

}  // namespace hexwright::table
