#include "editor/play/playing.h"

#include "editor/play/by_hand.h"
#include "editor/play/table_hands.h"
#include "engine/game/board_query.h"

#include <algorithm>

namespace hexwright::play {

bool may_choose(const EditorState& editor) {
    if (!editor.table.on()) return false;
    const Play& play = play_of(editor);
    if (play.legal().empty() || play.curtain()) return false;
    const bool computers_rest = editor.table.paused || editor.table.pace == Pace::Step;
    return play.session().person_decides() || (play.session().mode() == PlayMode::OpenTable && computers_rest);
}

void choose_listed(EditorState& editor, std::size_t listed) {
    if (!may_choose(editor)) return;
    went(editor, play_of(editor).choose(listed));
    editor.table.waited = 0;
}

Meaning meaning_at(const EditorState& editor, const Pointer& pointer) {
    if (!may_choose(editor)) return {};
    const Play& play = play_of(editor);
    return meaning_of(play.seen(), play.legal(), play.hand,
                      touched_at(play.seen(), pointer.hex, level_pointed_at(editor, pointer)));
}

namespace {

void carry_out(EditorState& editor, const Meaning& meaning) {
    Play& play = play_of(editor);
    if (meaning.let_go) {
        play.hand = {};
    } else if (meaning.take_up.valid()) {
        play.hand = {.actor = meaning.take_up};
    } else if (const auto listed = meant(meaning, play.legal(), play.hand)) {
        choose_listed(editor, *listed);
    }
    if (!meaning.nothing() && editor.status.shaking == 0) editor.status.notice.reset();
}

}  // namespace

namespace {

// While a position is arranged, a figure is taken up from the tray or the map, and put where the next click is.
bool arranging(const EditorState& editor) {
    return editor.table.on() && being_arranged(play_of(editor).session().state()) && may_act_by_hand(editor);
}

FigureId next_in_tray(const GameState& seen, CardId card) {
    for (const FigureId figure : figures_of(seen, card))
        if (seen[figure].place == Figure::Place::Reserve) return figure;
    return {};
}

void take_up(EditorState& editor, const Touched& touched) {
    const GameState& seen = play_of(editor).seen();
    const FigureId figure = touched.card.valid() ? next_in_tray(seen, touched.card) : touched.figure;
    play_of(editor).hand = {.actor = figure};
    editor.status.notice.reset();
}

// The next figure of its card is in hand then, until all stand.
void put_from_hand(EditorState& editor, const Pointer& pointer) {
    const GameState& seen = play_of(editor).seen();
    const Touched here = touched_at(seen, pointer.hex, level_pointed_at(editor, pointer));
    const FigureId in_hand = play_of(editor).hand.actor;
    if (!in_hand.valid() || here.figure.valid()) return take_up(editor, here);
    if (here.spaces.empty()) return let_go_at_table(editor);
    const CardId card = seen[in_hand].card;
    editor.table.carried = in_hand;
    put_by_hand(editor, pointer);
    if (!editor.status.notice || !editor.status.notice->refused)
        play_of(editor).hand = {.actor = next_in_tray(play_of(editor).seen(), card)};
}

}  // namespace

void touch(EditorState& editor, const Touched& touched) {
    if (arranging(editor)) return take_up(editor, touched);
    if (!may_choose(editor)) return refuse(editor.status, {"table.not-yours"});
    const Play& play = play_of(editor);
    const Meaning meaning = meaning_of(play.seen(), play.legal(), play.hand, touched);
    if (meaning.nothing()) return refuse(editor.status, why_nothing(play, touched).message);
    carry_out(editor, meaning);
}

std::optional<Message> why_no_card(const EditorState& editor, CardId card) {
    if (arranging(editor)) return {};
    if (!may_choose(editor)) return Message{"table.not-yours"};
    const Play& play = play_of(editor);
    if (!meaning_of(play.seen(), play.legal(), play.hand, {.card = card}).nothing()) return {};
    return why_nothing(play, {.card = card}).message;
}

void touch_map(EditorState& editor, const Pointer& pointer) {
    if (play_of(editor).curtain()) return;
    const GameState& board = play_of(editor).seen();
    if (const Touched here = touched_at(board, pointer.hex, level_pointed_at(editor, pointer)); !here.spaces.empty())
        editor.table.touched_space = (*board.board)[here.spaces.front()].space;
    if (pointer.mods.shift) return lift_by_hand(editor, pointer);
    if (arranging(editor)) return put_from_hand(editor, pointer);
    editor.table.pressed = pointer.hex;
    if (!may_choose(editor)) return refuse(editor.status, {"table.not-yours"});
    const Meaning meaning = meaning_at(editor, pointer);
    if (meaning.nothing()) {
        const Touched touched = touched_at(play_of(editor).seen(), pointer.hex);
        if (touched.spaces.empty() && touched.objects.empty()) return let_go_at_table(editor);
        return refuse(editor.status, why_nothing(play_of(editor), touched).message);
    }
    editor.table.lets_go = meaning.let_go;
    if (!meaning.let_go) carry_out(editor, meaning);
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

bool stands_there(const EditorState& editor, HexCoord hex) {
    const GameState& seen = play_of(editor).seen();
    const FigureId figure = play_of(editor).hand.actor;
    return figure.valid() && std::ranges::any_of(spaces_of(seen, figure), [&](SpaceIndex space) {
               return (*seen.board)[space].space.at == hex;
           });
}

// True if the drag was meant as a way, whether the move was done or refused.
bool moved_along(EditorState& editor, const std::vector<HexCoord>& way, const Pointer& pointer) {
    Play& play = play_of(editor);
    if (way.size() < 3 || figure_pointed_at(editor, pointer).valid()) return false;
    const std::vector<Move> moves = moves_along(play.seen(), play.legal(), play.hand, way);
    std::optional<Refusal> why;
    for (const Move& move : moves) {
        const auto done = play.act(move);
        if (done) {
            editor.status.notice.reset();
            editor.table.waited = 0;
            return true;
        }
        if (!why) why = done.error();
    }
    if (why) refuse(editor.status, why->message);
    return why.has_value();
}

}  // namespace

void drag_at_table(EditorState& editor, const Pointer& pointer) {
    TableState& table = editor.table;
    if (!table.pressed || !may_choose(editor) || !stands_there(editor, *table.pressed)) return;
    if (table.way.empty() || table.way.front() != *table.pressed) table.way = {*table.pressed};
    while (table.way.back() != pointer.hex) {
        const auto before = std::ranges::find(table.way, pointer.hex);
        if (before != table.way.end()) table.way.erase(before + 1, table.way.end());
        else table.way.push_back(step_towards(table.way.back(), pointer.hex));
    }
}

void drop_marker(EditorState& editor, int marker, CardId card) {
    if (!may_choose(editor)) return refuse(editor.status, {"table.not-yours"});
    const Play& play = play_of(editor);
    const auto* asked = play.legal().empty() ? nullptr : std::get_if<PlaceMarker>(&play.legal().front());
    if (!asked) return refuse(editor.status, {"table.means-nothing"});
    const bool may_be_laid = std::ranges::any_of(play.legal(), [marker](const Action& action) {
        const auto* place = std::get_if<PlaceMarker>(&action);
        return place && place->marker == marker;
    });
    if (!may_be_laid) return refuse(editor.status, {"table.marker-order", {{"marker", face_text(asked->marker)}}});
    const auto listed = std::ranges::find(play.legal(), Action{PlaceMarker{marker, card}});
    if (listed == play.legal().end()) return refuse(editor.status, why_nothing(play, {.card = card}).message);
    choose_listed(editor, static_cast<std::size_t>(listed - play.legal().begin()));
}

void release_at_table(EditorState& editor, const Pointer& pointer) {
    if (editor.table.carried.valid()) return put_by_hand(editor, pointer);
    drag_at_table(editor, pointer);  // The mouse may have moved in the same frame.
    const auto pressed = std::exchange(editor.table.pressed, std::nullopt);
    const std::vector<HexCoord> way = std::exchange(editor.table.way, {});
    const bool lets_go = std::exchange(editor.table.lets_go, false);
    if (lets_go && pressed && *pressed == pointer.hex) return let_go_at_table(editor);
    if (!pressed || *pressed == pointer.hex || !may_choose(editor) || !play_of(editor).hand.actor.valid()) return;
    if (moved_along(editor, way, pointer)) return;
    if (const Meaning meaning = meaning_at(editor, pointer); !meaning.actions.empty()) carry_out(editor, meaning);
}

void dispute_or_let_go(EditorState& editor, const Pointer& pointer) {
    const FigureId target = figure_pointed_at(editor, pointer), figure = play_of(editor).hand.actor;
    const GameState& seen = play_of(editor).seen();
    if (!target.valid() || !figure.valid() || target == figure || friends(seen, figure, target))
        return let_go_at_table(editor);
    went(editor, play_of(editor).act(Dispute{figure, target}));
}

namespace {

std::optional<std::size_t> listed_where(const EditorState& editor, bool (*is)(const Handle&)) {
    if (!may_choose(editor)) return {};
    const std::vector<Action>& legal = play_of(editor).legal();
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (is(handle_of(legal[i]))) return i;
    return {};
}

std::optional<std::size_t> answer_listed(const EditorState& editor, bool yes) {
    return yes ? listed_where(editor, [](const Handle& h) { return h.answer == true; })
               : listed_where(editor, [](const Handle& h) { return h.answer == false; });
}

}  // namespace

void place_the_rest(EditorState& editor) {
    if (may_choose(editor)) went(editor, play_of(editor).place_the_rest(*player_kind("greedy")));
}

bool can_answer(const EditorState& editor, bool yes) { return answer_listed(editor, yes).has_value(); }

void answer(EditorState& editor, bool yes) {
    if (const auto listed = answer_listed(editor, yes)) choose_listed(editor, *listed);
}

std::optional<std::size_t> done_listed(const EditorState& editor) {
    return listed_where(editor, [](const Handle& h) { return h.done; });
}

void let_go_at_table(EditorState& editor) {
    editor.status.notice.reset();
    if (editor.table.on()) play_of(editor).hand = {};
}

void turn_in_hand(EditorState& editor, int by) {
    if (editor.table.on()) play_of(editor).hand.facing += by;
}

void other_way(EditorState& editor, int by) {
    if (editor.table.on()) play_of(editor).hand.alternative += by;
}

void next_power(EditorState& editor) {
    if (!may_choose(editor)) return;
    Choosing& hand = play_of(editor).hand;
    std::vector<int> ways;
    for (const Action& action : play_of(editor).legal())
        if (const Handle h = handle_of(action); h.actor.valid() && h.actor == hand.actor) ways.push_back(h.with);
    std::ranges::sort(ways);
    ways.erase(std::ranges::unique(ways).begin(), ways.end());
    if (ways.size() < 2) return refuse(editor.status, {"table.no-other-way"});
    const auto next = std::ranges::upper_bound(ways, hand.with.value_or(0));
    hand.with = next == ways.end() ? ways.front() : *next;
}

void take_power(EditorState& editor, const PowerOffer& offer) {
    if (!may_choose(editor)) return;
    if (!offer.needs_more && offer.actions.size() == 1) return choose_listed(editor, offer.actions.front());
    play_of(editor).hand = {.actor = offer.figure, .with = offer.number};
}

}  // namespace hexwright::play
