#include "editor/workspace/level_slice.h"

#include "editor/document/edits/groups.h"

#include <algorithm>

namespace hexwright::workspace {

LevelSet all_levels() { return LevelSet().set(); }

LevelSet levels_between(int from, int to) {
    LevelSet levels;
    for (int level = std::clamp(std::min(from, to), 1, max_level);
         level <= std::clamp(std::max(from, to), 1, max_level); ++level)
        levels.set(static_cast<std::size_t>(level));
    return levels;
}

Snapshot slice_of(const Snapshot& now, const ShownPart& part, const Catalogue& catalogue) {
    const auto seen = [&](PieceId piece) {
        return part.hidden_groups.empty() || !part.hidden_groups.contains(group_of(*now.scenario, piece));
    };
    const auto level_shown = [&](int level) {
        return level >= 0 && level <= max_level && part.levels.test(static_cast<std::size_t>(level));
    };
    const auto hidden = [&](const Space& space) {
        const Surface* surface = now.terrain.surface(space);
        return !level_shown(space.level) || (surface && !seen(surface->piece));
    };
    Scenario scenario = *now.scenario;
    now.scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (!level_shown(piece.level) || !seen(piece.id)) scenario.battlefield.remove(piece.id);
    });
    scenario.zones.change([&](std::vector<Zone>& zones) {
        for (Zone& zone : zones) std::erase_if(zone.spaces, hidden);
    });
    scenario.glyphs.change([&](std::vector<Glyph>& glyphs) {
        std::erase_if(glyphs, [&](const Glyph& glyph) { return hidden(glyph.at); });
    });
    Snapshot slice;
    slice.terrain = terrain_of(scenario.battlefield, catalogue);
    slice.scenario = std::make_shared<const Scenario>(std::move(scenario));
    slice.number = now.number;
    return slice;
}

const Snapshot& LevelSlice::of(const Snapshot& now, const ShownPart& part, const Catalogue& catalogue) {
    if (part.levels.all() && part.hidden_groups.empty()) {
        made_of_.reset();
        return now;
    }
    if (made_of_ != now.scenario || part_ != part) {
        slice_ = slice_of(now, part, catalogue);
        slice_.number = ++number_;
        made_of_ = now.scenario;
        part_ = part;
    }
    return slice_;
}

}  // namespace hexwright::workspace
