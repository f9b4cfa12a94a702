#include "editor/play/by_hand.h"

#include "editor/play/game_tree.h"
#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"
#include "engine/game/board_query.h"
#include "engine/setup/army_proposal.h"

#include <algorithm>

namespace hexwright::play {

void act_by_hand(OpenMap& map, const Wording& wording) {
    if (!refused_at_fair_play(map)) went(map, play_of(map).act_by_hand(wording));
}

void clear_table(OpenMap& map) { act_by_hand(map, {std::string(Arrange::name), {{"clear", "yes"}}}); }

void begin_play(EditorState& editor) { act_by_hand(editor.map, {std::string(BeginPlay::name)}); }

// The game's own beginning is the root of its tree; one that began with an empty table is arranged like a new game.
void set_up_again(OpenMap& map) {
    if (refused_at_fair_play(map)) return;
    const GameSession& session = play_of(map).session();
    if (!session.options().arranged) return go_to_node(map, SessionTree::root());
    GameOptions options{.players = session.options().players, .seed = session.options().seed};
    options.armies = proposed_armies(*play_of(map).map(), map.catalogue(), options, options.seed);
    went(map, play_of(map).arrange_as(options));
}

void try_puzzle_again(EditorState& editor) {
    if (editor.map.table.on()) go_to_node(editor.map, SessionTree::root());
}

namespace {

Wording put_on(const GameState& seen, FigureId figure, SpaceIndex at, SpaceIndex tail, int wounds) {
    Wording wording{std::string(PutFigure::name), {{"figure", name_of(seen, figure)}}};
    const auto text = [&](SpaceIndex space) { return to_text((*seen.board)[space].space); };
    if (at != no_space) wording.members.emplace_back("at", text(at));
    if (tail != no_space) wording.members.emplace_back("tail", text(tail));
    wording.members.emplace_back("wounds", std::to_string(wounds));
    return wording;
}

// The space behind it for a double-space figure: the first beside it that lies level and is free.
SpaceIndex tail_beside(const GameState& seen, FigureId figure, SpaceIndex at) {
    if (printed(seen, figure).base != FigureBase::Double) return no_space;
    for (const Link& link : seen.board->links(at)) {
        const FigureId there = figure_at(seen, link.to);
        if (link.rise == 0 && (!there.valid() || there == figure)) return link.to;
    }
    return no_space;
}

}  // namespace

void lift_by_hand(OpenMap& map, const Pointer& pointer) {
    if (refused_at_fair_play(map)) return;
    map.table.carried = figure_pointed_at(map, pointer);
}

void put_by_hand(OpenMap& map, const Pointer& pointer) {
    const FigureId figure = std::exchange(map.table.carried, FigureId{});
    if (!figure.valid()) return;
    const GameState& seen = play_of(map).seen();
    const Touched touched = touched_at(seen, pointer.hex, level_pointed_at(map, pointer));
    const SpaceIndex at = touched.spaces.empty() ? no_space : touched.spaces.front();
    const SpaceIndex tail = at == no_space ? no_space : tail_beside(seen, figure, at);
    if (at != seen[figure].at()) act_by_hand(map, put_on(seen, figure, at, tail, seen[figure].wounds));
}

bool wound_by_hand(OpenMap& map, int by) {
    if (!map.table.on() || !map.tools.hovered) return false;
    const FigureId figure = figure_pointed_at(map, *map.tools.hovered);
    if (!figure.valid()) return false;
    if (refused_at_fair_play(map)) return true;
    const GameState& seen = play_of(map).seen();
    const int wounds = std::clamp(seen[figure].wounds + by, 0, printed(seen, figure).life - 1);
    if (wounds != seen[figure].wounds)
        act_by_hand(map, put_on(seen, figure, seen[figure].at(), seen[figure].tail(), wounds));
    return true;
}

}  // namespace hexwright::play
