#include "editor/document/edits/levels.h"

#include "engine/scenario/places.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace hexwright::document {
namespace {

using Ids = std::vector<PieceId>;

int top_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    return piece.level + catalogue[piece.kind].slots - 1;
}

// Ids of the wanted pieces, sorted.
template <class Wanted>
Ids ids_of(const Scenario& scenario, Wanted&& wanted) {
    Ids ids;
    scenario.battlefield.each([&](const PlacedPiece& piece) {
        if (wanted(piece)) ids.push_back(piece.id);
    });
    return ids;
}

// Pieces that begin below the level and reach up to it or beyond.
Ids reaching_through(const Scenario& scenario, int level, const Catalogue& catalogue) {
    return ids_of(scenario,
                  [&](const PlacedPiece& piece) { return piece.level < level && top_of(piece, catalogue) >= level; });
}

// The pieces as a block, plus the spaces and glyphs of these levels that lie on no piece.
Block with_loose(const Scenario& scenario, const Terrain& terrain, const Ids& ids, int first, int last) {
    Block block = block_of(scenario, terrain, ids);
    const auto belongs = [&](const std::vector<Space>& own, Space space) {
        return std::ranges::binary_search(own, space) ||
               (first <= space.level && space.level <= last && !terrain.solid(space.at, space.level));
    };
    std::vector<Zone> zones;
    for (Zone zone : *scenario.zones) {
        const auto same = std::ranges::find(block.zones, zone.id, &Zone::id);
        const std::vector<Space> own = same == block.zones.end() ? std::vector<Space>{} : same->spaces;
        std::erase_if(zone.spaces, [&](Space space) { return !belongs(own, space); });
        if (!zone.spaces.empty()) zones.push_back(std::move(zone));
    }
    block.zones = std::move(zones);
    std::vector<Space> glyph_spaces;
    for (const Glyph& glyph : block.glyphs) glyph_spaces.push_back(glyph.at);
    std::ranges::sort(glyph_spaces);
    block.glyphs.clear();
    std::ranges::copy_if(*scenario.glyphs, std::back_inserter(block.glyphs),
                         [&](const Glyph& glyph) { return belongs(glyph_spaces, glyph.at); });
    const std::vector<Space> on_pieces =
        std::exchange(block.places, places_of(scenario, WhichPlaces::BesideZonesAndGlyphs));
    std::erase_if(block.places, [&](Space space) { return !belongs(on_pieces, space); });
    return block;
}

// Moves pieces and what lies on them up or down, together with the comments of the levels.
Edit raised(const Scenario& scenario, const Block& block, RenumberLevels levels, const Catalogue& catalogue) {
    return move_edit(scenario, block, mapped(block, {}, levels.by, catalogue), catalogue, levels);
}

std::optional<Refusal> no_such_level(int level) {
    if (level >= 1 && level <= max_level) return {};
    return Refusal{{"refused.no-such-level", {{"level", level}, {"highest", max_level}}}};
}

tl::unexpected<Refusal> nothing_there(int level) {
    return failure(Message{"refused.nothing-above", {{"level", level}}});
}

LevelEdit with_note(Edit edit, const std::string& id, Ids stay, int level) {
    if (stay.empty()) return {std::move(edit)};
    return {std::move(edit), Message{id, {{"count", stay.size()}, {"level", level}}}, std::move(stay)};
}

}  // namespace

LevelResult insert_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue) {
    if (auto refused = no_such_level(level)) return failure(std::move(*refused));
    const Ids above = ids_of(scenario, [&](const PlacedPiece& piece) { return piece.level >= level; });
    if (above.empty()) return nothing_there(level);
    Edit edit = raised(scenario, with_loose(scenario, terrain, above, level, max_level), {level, 1}, catalogue);
    edit.name = {"edit.insert-level", {{"level", level}}};
    return with_note(std::move(edit), "levels.stay", reaching_through(scenario, level, catalogue), level);
}

LevelResult remove_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue) {
    if (auto refused = no_such_level(level)) return failure(std::move(*refused));
    const Ids gone = ids_of(scenario, [&](const PlacedPiece& piece) { return piece.level == level; });
    const Ids above = ids_of(scenario, [&](const PlacedPiece& piece) { return piece.level > level; });
    if (gone.empty() && above.empty()) return nothing_there(level);
    const Message name{"edit.remove-level", {{"level", level}}};
    Scenario rest = scenario;  // The state on which the second part of the compound works.
    Compound all;
    if (const Block out = with_loose(scenario, terrain, gone, level, level);
        !out.empty() || !out.zones.empty() || !out.glyphs.empty()) {
        all.edits.push_back(remove_edit(scenario, out, catalogue));
        rest.zones = zones_without(*scenario.zones, out.zones);
        rest.glyphs = glyphs_without(*scenario.glyphs, out.glyphs);
    }
    if (!above.empty())
        all.edits.push_back(
            raised(rest, with_loose(rest, terrain, above, level + 1, max_level), {level + 1, -1}, catalogue));
    return with_note({std::move(all), name}, "levels.stay", reaching_through(scenario, level, catalogue), level);
}

LevelResult duplicate_level(const Scenario& scenario, const Terrain& terrain, int level, const Catalogue& catalogue) {
    if (auto refused = no_such_level(level)) return failure(std::move(*refused));
    const auto doubles = [&](const PlacedPiece& piece) {
        return piece.level == level && catalogue[piece.kind].fills_slots() && catalogue[piece.kind].slots == 1;
    };
    const Ids tiles = ids_of(scenario, doubles);
    if (tiles.empty()) return failure(Message{"refused.no-tiles-there", {{"level", level}}});
    const Ids rising =
        ids_of(scenario, [&](const PlacedPiece& piece) { return piece.level > level || doubles(piece); });
    Edit up = raised(scenario, with_loose(scenario, terrain, rising, level, max_level),
                     {.first = level + 1, .by = 1, .first_in_words = level}, catalogue);
    PlacePieces copies{block_of(scenario, terrain, tiles).pieces};
    const Message name{"edit.duplicate-level", {{"level", level}}};
    Ids stay = ids_of(scenario, [&](const PlacedPiece& piece) {
        return piece.level <= level && !doubles(piece) && top_of(piece, catalogue) >= level;
    });
    return with_note({Compound{{std::move(up), {std::move(copies), name}}}, name}, "levels.stay-single",
                     std::move(stay), level);
}

LevelResult shift_levels(const Scenario& scenario, const Terrain& terrain, int by, const Catalogue& catalogue) {
    const Ids all = ids_of(scenario, [](const PlacedPiece&) { return true; });
    if (all.empty() || by == 0) return nothing_there(1);
    Edit edit = raised(scenario, with_loose(scenario, terrain, all, 1, max_level), {1, by}, catalogue);
    edit.name = {by > 0 ? "edit.shift-up" : "edit.shift-down", {{"count", std::abs(by)}}};
    return LevelEdit{std::move(edit)};
}

}  // namespace hexwright::document
