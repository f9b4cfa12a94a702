#include "editor/play/playing.h"

#include "editor/play/by_hand.h"
#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"
#include "engine/game/board_query.h"

#include <algorithm>

namespace hexwright::play {

bool may_choose(const OpenMap& map) {
    if (!map.table.on()) return false;
    const Play& play = play_of(map);
    if (play.legal().empty() || play.curtain()) return false;
    const bool computers_rest = map.table.paused || map.table.pace == Pace::Step;
    return play.session().person_decides() || (play.session().mode() == PlayMode::OpenTable && computers_rest);
}

void choose_listed(OpenMap& map, std::size_t listed) {
    if (!may_choose(map)) return;
    went(map, play_of(map).choose(listed));
    map.table.waited = 0;
}

Meaning meaning_at(const OpenMap& map, const Pointer& pointer) {
    if (!may_choose(map)) return {};
    const Play& play = play_of(map);
    return meaning_of(play.seen(), play.legal(), play.hand,
                      touched_at(play.seen(), pointer.hex, level_pointed_at(map, pointer)));
}

namespace {

void carry_out(OpenMap& map, const Meaning& meaning) {
    Play& play = play_of(map);
    if (meaning.let_go) {
        play.hand = {};
    } else if (meaning.take_up.valid()) {
        play.hand = {.actor = meaning.take_up};
    } else if (const auto listed = meant(meaning, play.legal(), play.hand)) {
        choose_listed(map, *listed);
    }
    if (!meaning.nothing() && map.status.shaking == 0) map.status.notice.reset();
}

}  // namespace

namespace {

// While a position is arranged, a figure is taken up from the tray or the map, and put where the next click is.
bool arranging(const OpenMap& map) {
    return map.table.on() && being_arranged(play_of(map).session().state()) && may_act_by_hand(map);
}

FigureId next_in_tray(const GameState& seen, CardId card) {
    for (const FigureId figure : figures_of(seen, card))
        if (seen[figure].place == Figure::Place::Reserve) return figure;
    return {};
}

void take_up(OpenMap& map, const Touched& touched) {
    const GameState& seen = play_of(map).seen();
    const FigureId figure = touched.card.valid() ? next_in_tray(seen, touched.card) : touched.figure;
    play_of(map).hand = {.actor = figure};
    map.status.notice.reset();
}

// The next figure of its card is in hand then, until all stand.
void put_from_hand(OpenMap& map, const Pointer& pointer) {
    const GameState& seen = play_of(map).seen();
    const Touched here = touched_at(seen, pointer.hex, level_pointed_at(map, pointer));
    const FigureId in_hand = play_of(map).hand.actor;
    if (!in_hand.valid() || here.figure.valid()) return take_up(map, here);
    if (here.spaces.empty()) return let_go_at_table(map);
    const CardId card = seen[in_hand].card;
    map.table.carried = in_hand;
    put_by_hand(map, pointer);
    if (!map.status.notice || !map.status.notice->refused)
        play_of(map).hand = {.actor = next_in_tray(play_of(map).seen(), card)};
}

}  // namespace

void touch(OpenMap& map, const Touched& touched) {
    if (arranging(map)) return take_up(map, touched);
    if (!may_choose(map)) return refuse(map.status, {"table.not-yours"});
    const Play& play = play_of(map);
    const Meaning meaning = meaning_of(play.seen(), play.legal(), play.hand, touched);
    if (meaning.nothing()) return refuse(map.status, why_nothing(play, touched).message);
    carry_out(map, meaning);
}

std::optional<Message> why_no_card(const OpenMap& map, CardId card) {
    if (arranging(map)) return {};
    if (!may_choose(map)) return Message{"table.not-yours"};
    const Play& play = play_of(map);
    if (!meaning_of(play.seen(), play.legal(), play.hand, {.card = card}).nothing()) return {};
    return why_nothing(play, {.card = card}).message;
}

void touch_map(OpenMap& map, const Pointer& pointer) {
    if (play_of(map).curtain()) return;
    const GameState& board = play_of(map).seen();
    if (const Touched here = touched_at(board, pointer.hex, level_pointed_at(map, pointer)); !here.spaces.empty())
        map.table.touched_space = (*board.board)[here.spaces.front()].space;
    if (pointer.mods.shift) return lift_by_hand(map, pointer);
    if (arranging(map)) return put_from_hand(map, pointer);
    map.table.pressed = pointer.hex;
    if (!may_choose(map)) return refuse(map.status, {"table.not-yours"});
    const Meaning meaning = meaning_at(map, pointer);
    if (meaning.nothing()) {
        const Touched touched = touched_at(play_of(map).seen(), pointer.hex);
        if (touched.spaces.empty() && touched.objects.empty()) return let_go_at_table(map);
        return refuse(map.status, why_nothing(play_of(map), touched).message);
    }
    map.table.lets_go = meaning.let_go;
    if (!meaning.let_go) carry_out(map, meaning);
}

namespace {

HexCoord step_towards(HexCoord from, HexCoord to) {
    HexCoord best = from;
    for (int side = 0; side < 6; ++side)
        if (const HexCoord next = neighbour(from, static_cast<Direction>(side));
            distance(next, to) < distance(best, to))
            best = next;
    return best;
}

bool stands_there(const OpenMap& map, HexCoord hex) {
    const GameState& seen = play_of(map).seen();
    const FigureId figure = play_of(map).hand.actor;
    return figure.valid() && std::ranges::any_of(spaces_of(seen, figure), [&](SpaceIndex space) {
               return (*seen.board)[space].space.at == hex;
           });
}

// True if the drag was meant as a way, whether the move was done or refused.
bool moved_along(OpenMap& map, const std::vector<HexCoord>& dragged, const Pointer& pointer) {
    Play& play = play_of(map);
    if (dragged.size() < 3 || figure_pointed_at(map, pointer).valid()) return false;
    const std::vector<Move> moves = moves_along(play.seen(), play.legal(), play.hand, dragged);
    std::optional<Refusal> why;
    for (const Move& move : moves) {
        const auto done = play.act(move);
        if (done) {
            map.status.notice.reset();
            map.table.waited = 0;
            return true;
        }
        if (!why) why = done.error();
    }
    if (why) refuse(map.status, why->message);
    return why.has_value();
}

}  // namespace

void drag_at_table(OpenMap& map, const Pointer& pointer) {
    TableState& table = map.table;
    if (!table.pressed || !may_choose(map) || !stands_there(map, *table.pressed)) return;
    if (table.path.empty() || table.path.front() != *table.pressed) table.path = {*table.pressed};
    while (table.path.back() != pointer.hex) {
        const auto before = std::ranges::find(table.path, pointer.hex);
        if (before != table.path.end()) table.path.erase(before + 1, table.path.end());
        else table.path.push_back(step_towards(table.path.back(), pointer.hex));
    }
}

void drop_marker(OpenMap& map, int marker, CardId card) {
    if (!may_choose(map)) return refuse(map.status, {"table.not-yours"});
    const Play& play = play_of(map);
    const auto* asked = play.legal().empty() ? nullptr : std::get_if<PlaceMarker>(&play.legal().front());
    if (!asked) return refuse(map.status, {"table.means-nothing"});
    const bool may_be_laid = std::ranges::any_of(play.legal(), [marker](const Action& action) {
        const auto* place = std::get_if<PlaceMarker>(&action);
        return place && place->marker == marker;
    });
    if (!may_be_laid) return refuse(map.status, {"table.marker-order", {{"marker", face_text(asked->marker)}}});
    const auto listed = std::ranges::find(play.legal(), Action{PlaceMarker{marker, card}});
    if (listed == play.legal().end()) return refuse(map.status, why_nothing(play, {.card = card}).message);
    choose_listed(map, static_cast<std::size_t>(listed - play.legal().begin()));
}

void release_at_table(OpenMap& map, const Pointer& pointer) {
    if (map.table.carried.valid()) return put_by_hand(map, pointer);
    drag_at_table(map, pointer);  // The mouse may have moved in the same frame.
    const auto pressed = std::exchange(map.table.pressed, std::nullopt);
    const std::vector<HexCoord> dragged = std::exchange(map.table.path, {});
    const bool lets_go = std::exchange(map.table.lets_go, false);
    if (lets_go && pressed && *pressed == pointer.hex) return let_go_at_table(map);
    if (!pressed || *pressed == pointer.hex || !may_choose(map) || !play_of(map).hand.actor.valid()) return;
    if (moved_along(map, dragged, pointer)) return;
    if (const Meaning meaning = meaning_at(map, pointer); !meaning.actions.empty()) carry_out(map, meaning);
}

void dispute_or_let_go(OpenMap& map, const Pointer& pointer) {
    const FigureId target = figure_pointed_at(map, pointer), figure = play_of(map).hand.actor;
    const GameState& seen = play_of(map).seen();
    if (!target.valid() || !figure.valid() || target == figure || friends(seen, figure, target))
        return let_go_at_table(map);
    went(map, play_of(map).act(Dispute{figure, target}));
}

namespace {

std::optional<std::size_t> listed_where(const OpenMap& map, bool (*is)(const Handle&)) {
    if (!may_choose(map)) return {};
    const std::vector<Action>& legal = play_of(map).legal();
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (is(handle_of(legal[i]))) return i;
    return {};
}

std::optional<std::size_t> answer_listed(const OpenMap& map, bool yes) {
    return yes ? listed_where(map, [](const Handle& h) { return h.answer == true; })
               : listed_where(map, [](const Handle& h) { return h.answer == false; });
}

}  // namespace

void place_the_rest(EditorState& editor) {
    if (may_choose(editor.map)) went(editor.map, play_of(editor.map).place_the_rest(*player_kind("greedy")));
}

bool can_answer(const OpenMap& map, bool yes) { return answer_listed(map, yes).has_value(); }

void answer(OpenMap& map, bool yes) {
    if (const auto listed = answer_listed(map, yes)) choose_listed(map, *listed);
}

std::optional<std::size_t> done_listed(const OpenMap& map) {
    return listed_where(map, [](const Handle& h) { return h.done; });
}

void let_go_at_table(OpenMap& map) {
    map.status.notice.reset();
    if (map.table.on()) play_of(map).hand = {};
}

void turn_in_hand(OpenMap& map, int by) {
    if (map.table.on()) play_of(map).hand.facing += by;
}

void other_way(OpenMap& map, int by) {
    if (map.table.on()) play_of(map).hand.alternative += by;
}

void next_power(EditorState& editor) {
    if (!may_choose(editor.map)) return;
    Choosing& hand = play_of(editor.map).hand;
    std::vector<int> ways;
    for (const Action& action : play_of(editor.map).legal())
        if (const Handle h = handle_of(action); h.actor.valid() && h.actor == hand.actor) ways.push_back(h.with);
    std::ranges::sort(ways);
    ways.erase(std::ranges::unique(ways).begin(), ways.end());
    if (ways.size() < 2) return refuse(editor.map.status, {"table.no-other-way"});
    const auto next = std::ranges::upper_bound(ways, hand.with.value_or(0));
    hand.with = next == ways.end() ? ways.front() : *next;
}

void take_power(OpenMap& map, const PowerOffer& offer) {
    if (!may_choose(map)) return;
    if (!offer.needs_more && offer.actions.size() == 1) return choose_listed(map, offer.actions.front());
    play_of(map).hand = {.actor = offer.figure, .with = offer.number};
}

}  // namespace hexwright::play
