#include "editor/workspace/view_state.h"

#include "editor/document/edits/groups.h"
#include "editor/workspace/underlay_place.h"

#include <algorithm>

namespace hexwright::workspace {

LevelSet shown_levels(const ViewState& view) {
    if (view.whole) return ~view.layers.hidden;
    LevelSet shown = view.layers.alone ? LevelSet() : ~view.layers.hidden;
    return shown.set(static_cast<std::size_t>(view.level));
}

bool is_shown(const ViewState& view, int level) { return shown_levels(view).test(static_cast<std::size_t>(level)); }

bool is_hidden(const ViewState& view, int level) {
    return view.layers.hidden.test(static_cast<std::size_t>(level)) || (view.layers.alone && level != view.level);
}

int top_level(const ViewState& view, const Document& document) { return std::max(view.level, highest_level(document)); }

int highest_level(const Document& document) {
    int top = 1;
    document.now().scenario->battlefield.each([&](const PlacedPiece& piece) { top = std::max(top, piece.level); });
    return top;
}

bool in_hidden_group(const ViewState& view, const Scenario& scenario, PieceId piece) {
    return !view.layers.hidden_groups.empty() && view.layers.hidden_groups.contains(group_of(scenario, piece));
}

namespace {

template <class Seen>
const Surface* highest(const ViewState& view, const Snapshot& map, HexCoord hex, Seen&& seen) {
    const Surface* best = nullptr;
    for (const Surface& surface : map.terrain.surfaces_at(hex))
        if ((view.whole || surface.space.level <= view.level) && is_shown(view, surface.space.level) && seen(surface))
            best = &surface;
    return best;
}

}  // namespace

const Surface* surface_at(const ViewState& view, const Snapshot& map, HexCoord hex) {
    return highest(view, map, hex, [](const Surface&) { return true; });
}

const Surface* surface_at(const ViewState& view, const Document& document, HexCoord hex) {
    return highest(view, document.now(), hex, [&](const Surface& surface) {
        return !in_hidden_group(view, *document.now().scenario, surface.piece);
    });
}

const Underlay* underlay_of(const ViewState& view, const Document& document) {
    return view.whole ? nullptr : underlay_of(*document.now().scenario->underlays, view.level);
}

}  // namespace hexwright::workspace
