#include "editor/editing/pointing.h"

#include "editor/workspace/open_map.h"

#include <algorithm>

namespace hexwright::editing {

bool lies_on_surface(const OpenMap& map, const Pointer& pointer) {
    return map.view.whole || map.tools.on_top != pointer.mods.ctrl;
}

int level_above(const OpenMap& map, const Pointer& pointer, const std::vector<PieceId>& lifted) {
    const auto in_hand = [&](PieceId id) { return std::ranges::count(lifted, id) > 0; };
    if (pointer.level && !(pointer.piece && in_hand(*pointer.piece))) return *pointer.level;
    const ViewState& view = map.view;
    const Scenario& scenario = *map.now().scenario;
    int level = 1;
    for (const Solid& solid : map.now().terrain.solids_at(pointer.hex)) {
        const bool seen = (view.whole || solid.first_slot <= view.level) && is_shown(view, solid.first_slot);
        if (seen && !in_hand(solid.piece) && !in_hidden_group(view, scenario, solid.piece))
            level = std::max(level, solid.last_slot + 1);
    }
    return std::min(level, max_level);
}

int level_of(const OpenMap& map, const Pointer& pointer) {
    const std::optional<Hand>& hand = map.tools.armed;
    if (!hand && map.view.whole) return level_above(map, pointer, {});  // Of what fills an area.
    if (!hand || !lies_on_surface(map, pointer)) return pointer.level.value_or(map.view.level);
    const auto lifted = hand->lifted ? std::vector{*hand->lifted} : std::vector<PieceId>();
    return free_level(*hand, pointer.cursor(), level_above(map, pointer, lifted), map.document);
}

std::optional<PlacedPiece> piece_at(const ViewState& view, const Document& document, const Pointer& pointer) {
    if (pointer.in_scene) {
        const PlacedPiece* met = pointer.piece ? document.now().scenario->battlefield.find(*pointer.piece) : nullptr;
        return met ? std::optional(*met) : std::nullopt;
    }
    const Scenario& scenario = *document.now().scenario;
    for (int level = view.whole ? top_level(view, document) : view.level; level >= 1; --level)
        if (auto piece = is_shown(view, level) ? piece_under(pointer.cursor(), level, document) : std::nullopt)
            if (!in_hidden_group(view, scenario, piece->id)) return piece;
    return std::nullopt;
}

const Surface* surface_meant(const ViewState& view, const Document& document, const Pointer& pointer) {
    if (!pointer.in_scene) return surface_at(view, document, pointer.hex);
    return pointer.level ? document.now().terrain.surface({pointer.hex, *pointer.level - 1}) : nullptr;
}

}  // namespace hexwright::editing
