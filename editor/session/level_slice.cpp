#include "editor/session/level_slice.h"

#include <algorithm>

namespace hexwright::editor_session {

LevelSet all_levels() { return LevelSet().set(); }

LevelSet levels_between(int from, int to) {
    LevelSet levels;
    for (int level = std::clamp(std::min(from, to), 1, max_level);
         level <= std::clamp(std::max(from, to), 1, max_level); ++level)
        levels.set(static_cast<std::size_t>(level));
    return levels;
}

Snapshot slice_of(const Snapshot& now, const LevelSet& levels, const Catalogue& catalogue) {
    const auto shown = [&](int level) {
        return level >= 0 && level <= max_level && levels.test(static_cast<std::size_t>(level));
    };
    Scenario scenario = *now.scenario;
    now.scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (!shown(piece.level)) scenario.battlefield.remove(piece.id);
    });
    scenario.zones.change([&](std::vector<Zone>& zones) {
        for (Zone& zone : zones) std::erase_if(zone.spaces, [&](const Space& space) { return !shown(space.level); });
    });
    scenario.glyphs.change([&](std::vector<Glyph>& glyphs) {
        std::erase_if(glyphs, [&](const Glyph& glyph) { return !shown(glyph.at.level); });
    });
    Snapshot slice;
    slice.terrain = terrain_of(scenario.battlefield, catalogue);
    slice.scenario = std::make_shared<const Scenario>(std::move(scenario));
    slice.number = now.number;
    return slice;
}

const Snapshot& LevelSlice::of(const Snapshot& now, const LevelSet& levels, const Catalogue& catalogue) {
    if (levels.all()) {
        made_of_.reset();
        return now;
    }
    if (made_of_ != now.scenario || levels_ != levels) {
        slice_ = slice_of(now, levels, catalogue);
        slice_.number = ++number_;
        made_of_ = now.scenario;
        levels_ = levels;
    }
    return slice_;
}

}  // namespace hexwright::editor_session
