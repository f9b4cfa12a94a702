#include "editor/workbench/block.h"

#include <algorithm>
#include <iterator>

#include "editor/workbench/arrange.h"
#include "editor/workbench/mirror.h"
#include "formats/xml/scenario_xml.h"

namespace hexwright {
namespace {

using Spaces = std::vector<Space>;

bool lies_on(Space space, const std::vector<PieceId>& ids, const Terrain& terrain) {
    return std::ranges::any_of(terrain.solids_reaching(space.at, space.level), [&](const Solid& solid) {
        return solid.first_slot <= space.level && space.level <= solid.last_slot && std::ranges::binary_search(ids, solid.piece);
    });
}

std::vector<PieceId> ids_of(const Block& block) {
    std::vector<PieceId> ids;
    for (const PlacedPiece& piece : block.pieces) ids.push_back(piece.id);
    return ids;
}

// ---- zones and glyphs without and with those of a block

Spaces spaces_without(const Spaces& spaces, const Spaces& gone) {  // both sorted
    Spaces rest;
    std::ranges::set_difference(spaces, gone, std::back_inserter(rest));
    return rest;
}

Spaces spaces_with(const Spaces& spaces, const Spaces& more) {
    Spaces all;
    std::ranges::set_union(spaces, more, std::back_inserter(all));
    return all;
}

std::vector<Zone> zones_without(std::vector<Zone> zones, const std::vector<Zone>& gone) {
    for (Zone& zone : zones)
        if (const auto same = std::ranges::find(gone, zone.id, &Zone::id); same != gone.end())
            zone.spaces = spaces_without(zone.spaces, same->spaces);
    return zones;
}

std::vector<Zone> zones_with(std::vector<Zone> zones, const std::vector<Zone>& more) {
    for (const Zone& zone : more) {
        const auto same = std::ranges::find(zones, zone.id, &Zone::id);
        if (same == zones.end()) zones.push_back(zone);
        else same->spaces = spaces_with(same->spaces, zone.spaces);
    }
    return zones;
}

// Calls with each glyph of the map and the number of the block's glyph that it is, or none. The block has them in the map's order.
template <class Function>
void match_glyphs(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& of_block, Function&& function) {
    std::size_t next = 0;
    for (const Glyph& glyph : glyphs) {
        const bool is_next = next < of_block.size() && glyph == of_block[next];
        function(glyph, is_next ? std::optional(next++) : std::nullopt);
    }
}

std::vector<Glyph> glyphs_without(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& gone) {
    std::vector<Glyph> rest;
    match_glyphs(glyphs, gone, [&](const Glyph& glyph, auto number) {
        if (!number) rest.push_back(glyph);
    });
    return rest;
}

std::vector<Glyph> glyphs_moved(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& before, const std::vector<Glyph>& after) {
    std::vector<Glyph> moved;
    match_glyphs(glyphs, before, [&](const Glyph& glyph, auto number) { moved.push_back(number ? after[*number] : glyph); });
    return moved;
}

std::vector<Glyph> glyphs_with(std::vector<Glyph> glyphs, const std::vector<Glyph>& more) {
    glyphs.insert(glyphs.end(), more.begin(), more.end());
    return glyphs;
}

void move_zones_and_glyphs(Block& block, const GridMap& map, int levels) {
    const auto move = [&](Space& space) { space = {map(space.at), space.level + levels}; };
    for (Zone& zone : block.zones) {
        std::ranges::for_each(zone.spaces, move);
        std::ranges::sort(zone.spaces);
    }
    for (Glyph& glyph : block.glyphs) move(glyph.at);
}

// What is done to the pieces, and to zones and glyphs where they change: one step with the name of the first.
Edit whole(Edit pieces, std::vector<Zone> zones, std::vector<Glyph> glyphs, const Scenario& scenario) {
    Message name = pieces.name;
    Compound all{{std::move(pieces)}};
    if (zones != *scenario.zones) all.edits.push_back({SetZones{std::move(zones)}, name});
    if (glyphs != *scenario.glyphs) all.edits.push_back({SetGlyphs{std::move(glyphs)}, name});
    if (all.edits.size() == 1) return std::move(all.edits[0]);
    return {std::move(all), std::move(name)};
}

}  // namespace

Block block_of(const Scenario& scenario, const Terrain& terrain, const std::vector<PieceId>& ids) {
    std::vector<PieceId> sorted = ids;
    std::ranges::sort(sorted);
    sorted.erase(std::ranges::unique(sorted).begin(), sorted.end());
    Block block{found(scenario.battlefield, sorted)};
    for (const auto& [id, name] : scenario.battlefield.names())
        if (std::ranges::binary_search(sorted, id)) block.names.emplace(id, name);
    for (Zone zone : *scenario.zones) {
        std::erase_if(zone.spaces, [&](Space space) { return !lies_on(space, sorted, terrain); });
        if (!zone.spaces.empty()) block.zones.push_back(std::move(zone));
    }
    std::ranges::copy_if(*scenario.glyphs, std::back_inserter(block.glyphs),
                         [&](const Glyph& glyph) { return lies_on(glyph.at, sorted, terrain); });
    return block;
}

Block whole_map(const Scenario& scenario) {
    return {scenario.battlefield.pieces(), scenario.battlefield.names(), *scenario.zones, *scenario.glyphs};
}

Block mapped(Block block, const GridMap& map, int levels, const Catalogue& catalogue) {
    PieceMap way(map, catalogue);
    for (PlacedPiece& piece : block.pieces) {
        piece = way(piece).value_or(piece);  // without a mirror everything has its image
        piece.level += levels;
    }
    move_zones_and_glyphs(block, map, levels);
    return block;
}

Mirrored mirrored(const Block& block, const GridMap& mirror, const Catalogue& catalogue) {
    PieceMap way(mirror, catalogue);
    Mirrored result{block};
    result.block.pieces.clear();
    for (const PlacedPiece& piece : block.pieces) {
        if (const auto image = way(piece)) {
            result.block.pieces.push_back(*image);
            continue;
        }
        result.without_partner.push_back(piece.id);
        result.block.names.erase(piece.id);
    }
    move_zones_and_glyphs(result.block, mirror, 0);
    return result;
}

Edit move_edit(const Scenario& scenario, const Block& before, const Block& after, const Catalogue& catalogue) {
    return whole(named(MovePieces{after.pieces}, scenario, catalogue),
                 zones_with(zones_without(*scenario.zones, before.zones), after.zones),
                 glyphs_moved(*scenario.glyphs, before.glyphs, after.glyphs), scenario);
}

Edit place_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue) {
    PlacePieces place{block.pieces};
    if (!block.names.empty())
        for (const PlacedPiece& piece : block.pieces) {
            const auto name = block.names.find(piece.id);
            place.names.push_back(name == block.names.end() ? std::string() : name->second);
        }
    return whole(named(std::move(place), scenario, catalogue), zones_with(*scenario.zones, block.zones),
                 glyphs_with(*scenario.glyphs, block.glyphs), scenario);
}

Edit remove_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue) {
    return whole(named(RemovePieces{ids_of(block)}, scenario, catalogue), zones_without(*scenario.zones, block.zones),
                 glyphs_without(*scenario.glyphs, block.glyphs), scenario);
}

std::string text_of(const Block& block, const Catalogue& catalogue) {
    Scenario scenario;
    std::map<PieceId, std::string> names;
    for (const PlacedPiece& piece : block.pieces) {
        const PieceId id = scenario.battlefield.add(piece, catalogue);
        if (const auto name = block.names.find(piece.id); name != block.names.end()) names.emplace(id, name->second);
    }
    scenario.battlefield.name_all(std::move(names));
    scenario.zones = block.zones;
    scenario.glyphs = block.glyphs;
    return write_scenario(scenario, catalogue);
}

Result<Block> block_from(std::string_view text, const Catalogue& catalogue, const std::string& file) {
    const auto read = read_scenario(text, file, catalogue);
    if (!read) return failure(read.error());
    const Scenario& scenario = read->scenario;
    if (!scenario.battlefield_source.empty()) return failure({"block.elsewhere", {{"file", scenario.battlefield_source}}}, read->source_at);
    if (scenario.battlefield.size() == 0) return failure(Message{"block.no-pieces"}, FilePos{file});
    return whole_map(scenario);
}

}  // namespace hexwright
