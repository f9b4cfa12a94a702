#include "editor/document/edits/block.h"

#include "editor/document/edits/arrange.h"
#include "editor/document/edits/groups.h"
#include "editor/document/files/open.h"
#include "editor/document/symmetry/mirror.h"
#include "engine/board/battlefield/fill.h"
#include "engine/scenario/places.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace hexwright::document {
namespace {

using Spaces = std::vector<Space>;

bool lies_on(Space space, const std::vector<PieceId>& ids, const Terrain& terrain) {
    return std::ranges::any_of(terrain.solids_reaching(space.at, space.level), [&](const Solid& solid) {
        return solid.first_slot <= space.level && space.level <= solid.last_slot &&
               std::ranges::binary_search(ids, solid.piece);
    });
}

std::vector<PieceId> ids_of(const Block& block) {
    std::vector<PieceId> ids;
    for (const PlacedPiece& piece : block.pieces) ids.push_back(piece.id);
    return ids;
}

std::string group_in(const Block& block, PieceId piece) {
    const auto found = block.groups.find(piece);
    return found == block.groups.end() ? std::string() : found->second;
}

// ---- pieces without a mirror partner

Refusal no_partner(const std::vector<PieceId>& ids, const Block& block, const std::string& reason,
                   const Catalogue& catalogue) {
    const PlacedPiece& first = *std::ranges::find(block.pieces, ids.front(), &PlacedPiece::id);
    const Space at{first.at, first.level};
    return {.message = {reason, {{"piece", catalogue[first.kind].name}, {"at", to_text(at)}, {"count", ids.size()}}},
            .spaces = {at},
            .pieces = ids};
}

constexpr int looks_at_one_tile = 1'200;  // Budget of the fill search per tile; some milliseconds.

Result<std::vector<PlacedPiece>> filling_of(const PlacedPiece& piece, const GridMap& mirror, const Catalogue& catalogue,
                                            const Inventory* left) {
    FillWish wish{{}, piece.level, tiles_like(piece.kind, catalogue), left};
    for (const HexCoord hex : hexes_of(piece, catalogue)) wish.area.push_back(mirror(hex));
    auto filling = fill_area(wish, catalogue, looks_at_one_tile);
    if (!filling) return failure(Refusal{.message = filling.error().message, .pieces = {piece.id}});
    return std::move(filling->pieces);
}

// ---- zones and glyphs without and with those of a block

Spaces spaces_without(const Spaces& spaces, const Spaces& gone) {  // Both are sorted.
    Spaces rest;
    std::ranges::set_difference(spaces, gone, std::back_inserter(rest));
    return rest;
}

Spaces spaces_with(const Spaces& spaces, const Spaces& more) {
    Spaces all;
    std::ranges::set_union(spaces, more, std::back_inserter(all));
    return all;
}

std::vector<Zone> zones_with(std::vector<Zone> zones, const std::vector<Zone>& more) {
    for (const Zone& zone : more) {
        const auto same = std::ranges::find(zones, zone.id, &Zone::id);
        if (same == zones.end()) zones.push_back(zone);
        else same->spaces = spaces_with(same->spaces, zone.spaces);
    }
    return zones;
}

// Calls `function` with each glyph of the map and its index in the block, or none. The block keeps the map's order.
template <class Function>
void match_glyphs(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& of_block, Function&& function) {
    std::size_t next = 0;
    for (const Glyph& glyph : glyphs) {
        const bool is_next = next < of_block.size() && glyph == of_block[next];
        function(glyph, is_next ? std::optional(next++) : std::nullopt);
    }
}

std::vector<Glyph> glyphs_moved(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& before,
                                const std::vector<Glyph>& after) {
    std::vector<Glyph> moved;
    match_glyphs(glyphs, before,
                 [&](const Glyph& glyph, auto number) { moved.push_back(number ? after[*number] : glyph); });
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

// One step, named after `pieces`, that also sets the zones and glyphs where they change.
Edit whole(Edit pieces, std::vector<Zone> zones, std::vector<Glyph> glyphs, const Scenario& scenario) {
    Message name = pieces.name;
    Compound all{{std::move(pieces)}};
    if (zones != *scenario.zones) all.edits.push_back({SetZones{std::move(zones)}, name});
    if (glyphs != *scenario.glyphs) all.edits.push_back({SetGlyphs{std::move(glyphs)}, name});
    if (all.edits.size() == 1) return std::move(all.edits[0]);
    return {std::move(all), std::move(name)};
}

bool is_whole(const Block& block, const Scenario& scenario) {
    return !block.empty() && block.pieces.size() == scenario.battlefield.size();
}

// The edit of the pieces with all that goes along; named after them.
Edit with_what_lies_on_it(Edit pieces, const Block& before, const Block& after, const Scenario& scenario,
                          std::optional<RenumberLevels> levels) {
    const Message name = pieces.name;
    const GridMap map = then(inverse(before.map), after.map);
    const int up = after.raised - before.raised;
    const bool all = is_whole(before, scenario);
    if (all && !levels && up != 0)
        levels = RenumberLevels{.first = before.takes_pictures ? 1 : max_level + 1, .by = up, .first_in_words = 1};
    Edit moved = all ? Edit{Compound{{std::move(pieces)}}, name}
                     : whole(std::move(pieces), zones_with(zones_without(*scenario.zones, before.zones), after.zones),
                             glyphs_moved(*scenario.glyphs, before.glyphs, after.glyphs), scenario);
    if (!all && before.places.empty() && !levels) return moved;
    Compound edits;  // What lies on pieces goes first, while they can still be found under it.
    if (all || !before.places.empty())
        edits.edits.push_back({MoveAlong{{{map, up, before.places}}, all, all && before.takes_pictures}, name});
    edits.edits.push_back(std::move(moved));
    if (levels) edits.edits.push_back({*levels, name});
    return {std::move(edits), name};
}

// One edit that removes pieces, moves others, and places new ones instead of those removed.
Edit mended_edit(const Scenario& scenario, const Block& before, const Block& after, const std::vector<PieceId>& gone,
                 const Message& name) {
    MovePieces moved;
    PlacePieces placed;
    placed.joins_groups = true;
    for (const PlacedPiece& piece : after.pieces) {
        if (std::ranges::binary_search(before.pieces, piece.id, {}, &PlacedPiece::id)) {
            moved.pieces.push_back(piece);
            continue;
        }
        const auto own = after.names.find(piece.id);
        placed.pieces.push_back(piece);
        placed.names.push_back(own == after.names.end() ? std::string() : own->second);
        placed.groups.push_back(group_in(after, piece.id));
    }
    Compound pieces{{{RemovePieces{gone}, name}, {std::move(moved), name}, {std::move(placed), name}}};
    return with_what_lies_on_it({std::move(pieces), name}, before, after, scenario, {});
}

// The groups that lie wholly in these pieces.
std::map<PieceId, std::string> whole_groups(const Scenario& scenario, const std::vector<PieceId>& ids) {
    std::map<PieceId, std::string> groups;
    for (const auto& [name, members] : groups_of(scenario))
        if (std::ranges::includes(ids, members))
            for (const PieceId piece : members) groups.emplace(piece, name);
    return groups;
}

std::string free_name(const std::string& name, std::set<std::string>& taken) {
    std::string free = name;
    for (int number = 2; !taken.insert(free).second; ++number) free = name + "-" + std::to_string(number);
    return free;
}

}  // namespace

std::vector<Zone> zones_without(std::vector<Zone> zones, const std::vector<Zone>& gone) {
    for (Zone& zone : zones)
        if (const auto same = std::ranges::find(gone, zone.id, &Zone::id); same != gone.end())
            zone.spaces = spaces_without(zone.spaces, same->spaces);
    return zones;
}

std::vector<Glyph> glyphs_without(const std::vector<Glyph>& glyphs, const std::vector<Glyph>& gone) {
    std::vector<Glyph> rest;
    match_glyphs(glyphs, gone, [&](const Glyph& glyph, auto number) {
        if (!number) rest.push_back(glyph);
    });
    return rest;
}

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
    block.groups = whole_groups(scenario, sorted);
    block.places = places_of(scenario, WhichPlaces::BesideZonesAndGlyphs);
    std::erase_if(block.places, [&](Space space) { return !lies_on(space, sorted, terrain); });
    return block;
}

Block whole_map(const Scenario& scenario) {
    Block block{scenario.battlefield.pieces(), scenario.battlefield.names(), *scenario.zones, *scenario.glyphs};
    for (const auto& [name, members] : groups_of(scenario))
        for (const PieceId piece : members) block.groups.emplace(piece, name);
    return block;
}

Block mapped(Block block, const GridMap& map, int levels, const Catalogue& catalogue) {
    PieceMap image_of(map, catalogue);
    for (PlacedPiece& piece : block.pieces) {
        piece = image_of(piece).value_or(piece);  // Without a mirror every piece has an image.
        piece.level += levels;
    }
    move_zones_and_glyphs(block, map, levels);
    block.map = then(block.map, map);
    block.raised += levels;
    return block;
}

Mirrored mirrored(const Block& block, const GridMap& mirror, const Catalogue& catalogue) {
    PieceMap image_of(mirror, catalogue);
    Mirrored result{block};
    result.block.pieces.clear();
    for (const PlacedPiece& piece : block.pieces) {
        if (const auto image = image_of(piece)) {
            result.block.pieces.push_back(*image);
            continue;
        }
        result.without_partner.push_back(piece.id);
        result.block.names.erase(piece.id);
    }
    move_zones_and_glyphs(result.block, mirror, 0);
    result.block.map = then(block.map, mirror);
    return result;
}

Result<Block> mirror_filled(const Block& block, const GridMap& mirror, const Catalogue& catalogue,
                            const Inventory* left) {
    Mirrored half = mirrored(block, mirror, catalogue);
    Inventory rest = left ? *left : Inventory{};
    int next = block.pieces.empty() ? 0 : block.pieces.back().id.value + 1;
    for (const PieceId id : half.without_partner) {
        const PlacedPiece& piece = *std::ranges::find(block.pieces, id, &PlacedPiece::id);
        if (tiles_like(piece.kind, catalogue).empty())
            return failure(no_partner({id}, block, "refused.no-mirror-filling", catalogue));
        auto filling = filling_of(piece, mirror, catalogue, left ? &rest : nullptr);
        if (!filling) return failure(filling.error());
        if (const auto name = block.names.find(id); name != block.names.end())
            half.block.names[PieceId{next}] = name->second;
        for (PlacedPiece& tile : *filling) {
            for (const ItemKind item : catalogue[tile.kind].items) rest.add(item, -1);
            tile.id = PieceId{next++};
            if (const std::string group = group_in(block, id); !group.empty()) half.block.groups[tile.id] = group;
            half.block.pieces.push_back(tile);
        }
    }
    return std::move(half.block);
}

Result<Edit> mirror_edit(const Scenario& scenario, const Block& block, const GridMap& mirror, WithoutPartner how,
                         const Ground& ground) {
    const Catalogue& catalogue = ground.catalogue;
    const Mirrored half = mirrored(block, mirror, catalogue);
    const std::vector<PieceId>& gone = half.without_partner;
    const Message name = block.pieces.size() == 1
                             ? Message{"edit.mirror", {{"piece", catalogue[block.pieces[0].kind].name}}}
                             : Message{"edit.mirror-several", {{"count", block.pieces.size()}}};
    if (gone.empty()) {
        Edit edit = move_edit(scenario, block, half.block, catalogue);
        edit.name = name;
        return edit;
    }
    if (how == WithoutPartner::Refuse) return failure(no_partner(gone, block, "refused.no-mirror-partner", catalogue));
    Inventory left = ground.allowed ? left_of(*ground.allowed, ground.used) : Inventory{};
    for (const PlacedPiece& piece : found(scenario.battlefield, gone)) left.add(catalogue[piece.kind]);
    const auto after = mirror_filled(block, mirror, catalogue, ground.allowed ? &left : nullptr);
    if (!after) return failure(after.error());
    return mended_edit(scenario, block, *after, gone, name);
}

Edit merge_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue) {
    std::set<std::string> taken;
    for (const auto& [id, name] : scenario.battlefield.names()) taken.insert(name);
    Block other = block;
    for (auto& [id, name] : other.names) name = free_name(name, taken);
    Edit edit = place_edit(scenario, other, catalogue);
    edit.name = {"edit.merge", {{"count", block.pieces.size()}}};
    Edit& pieces = std::holds_alternative<Compound>(edit.what) ? std::get<Compound>(edit.what).edits.front() : edit;
    std::get<PlacePieces>(pieces.what).in_the_way = InTheWay::Reported;
    return edit;
}

Edit move_edit(const Scenario& scenario, const Block& before, const Block& after, const Catalogue& catalogue,
               std::optional<RenumberLevels> levels) {
    return with_what_lies_on_it(named(MovePieces{after.pieces}, scenario, catalogue), before, after, scenario, levels);
}

Edit place_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue) {
    PlacePieces place{block.pieces};
    if (!block.names.empty())
        for (const PlacedPiece& piece : block.pieces) {
            const auto name = block.names.find(piece.id);
            place.names.push_back(name == block.names.end() ? std::string() : name->second);
        }
    if (!block.groups.empty())
        for (const PlacedPiece& piece : block.pieces) place.groups.push_back(group_in(block, piece.id));
    return whole(named(std::move(place), scenario, catalogue), zones_with(*scenario.zones, block.zones),
                 glyphs_with(*scenario.glyphs, block.glyphs), scenario);
}

Edit remove_edit(const Scenario& scenario, const Block& block, const Catalogue& catalogue) {
    return whole(named(RemovePieces{ids_of(block)}, scenario, catalogue), zones_without(*scenario.zones, block.zones),
                 glyphs_without(*scenario.glyphs, block.glyphs), scenario);
}

Scenario scenario_of(const Block& block, const Catalogue& catalogue) {
    Scenario scenario;
    std::map<PieceId, std::string> names, groups;
    for (const PlacedPiece& piece : block.pieces) {
        const PieceId id = scenario.battlefield.add(piece, catalogue);
        if (const std::string group = group_in(block, piece.id); !group.empty()) groups.emplace(id, group);
        if (const auto name = block.names.find(piece.id); name != block.names.end()) names.emplace(id, name->second);
    }
    scenario.battlefield.name_all(std::move(names));
    scenario.groups = std::move(groups);
    scenario.zones = block.zones;
    scenario.glyphs = block.glyphs;
    return scenario;
}

std::string text_of(const Block& block, const Catalogue& catalogue) {
    return write_scenario(scenario_of(block, catalogue), catalogue);
}

Result<Block> block_from(std::string_view text, const Catalogue& catalogue, const std::string& file) {
    const auto read = read_scenario(text, file, catalogue);
    if (!read) return failure(read.error());
    const Scenario& scenario = read->scenario;
    if (!scenario.battlefield_source.empty())
        return failure(Message{"block.elsewhere", {{"file", scenario.battlefield_source}}}, read->source_at);
    if (scenario.battlefield.size() == 0) return failure(Message{"block.no-pieces"}, FilePos{file});
    return whole_map(scenario);
}

Result<MergedMap> map_to_merge(const std::filesystem::path& file, const Catalogue& catalogue) {
    auto read = open_scenario(file, catalogue);
    if (!read) return failure(read.error());
    if (read->scenario.battlefield.size() == 0) return failure(Message{"block.no-pieces"}, FilePos{file.string()});
    if (kind_of(file) == FileKind::Ours) read->notes.clear();
    return MergedMap{whole_map(read->scenario), std::move(read->notes)};
}

}  // namespace hexwright::document
