#include "editor/workbench/symmetric.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include "editor/workbench/mirror.h"

namespace hexwright {

namespace {

constexpr std::array<std::string_view, 8> players = {"red", "blue", "green", "orange", "yellow", "purple", "cyan", "magenta"};

// Where a piece is, whatever turn it is stored with.
using Place = std::tuple<PieceKind, int, std::vector<HexCoord>, int>;

Place place_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    std::vector<HexCoord> hexes = hexes_of(piece, catalogue);
    std::ranges::sort(hexes);
    return {piece.kind, piece.level, std::move(hexes), catalogue[piece.kind].is_edge() ? static_cast<int>(piece.side) : -1};
}

std::map<Place, PieceId> places_on(const Battlefield& battlefield, const Catalogue& catalogue) {
    std::map<Place, PieceId> places;
    battlefield.each([&](const PlacedPiece& piece) { places.emplace(place_of(piece, catalogue), piece.id); });
    return places;
}

struct Images {
    Images(const Symmetry& symmetry, const Catalogue& table) : maps(images(symmetry)), catalogue(table) {
        for (const GridMap& map : maps) of_pieces.emplace_back(map, catalogue);
    }
    std::vector<GridMap> maps;
    std::vector<PieceMap> of_pieces{};  // one each
    const Catalogue& catalogue;
};

Refusal no_partner(const PlacedPiece& piece, const Catalogue& catalogue) {
    return {{"refused.no-mirror-image", {{"piece", catalogue[piece.kind].name}}}, {}, {}};
}

using Placed = tl::expected<std::vector<PlacedPiece>, Refusal>;

Placed with_images(const std::vector<PlacedPiece>& pieces, Images& images) {
    std::vector<PlacedPiece> all = pieces;
    std::map<Place, bool> taken;
    for (const PlacedPiece& piece : pieces) taken[place_of(piece, images.catalogue)] = true;
    for (const PlacedPiece& piece : pieces)
        for (PieceMap& map : images.of_pieces) {
            auto image = map(piece);
            if (!image) return tl::unexpected(no_partner(piece, images.catalogue));
            image->id = {};
            if (taken.emplace(place_of(*image, images.catalogue), true).second) all.push_back(*image);
        }
    return all;
}

// The pieces on the map that lie where the images of this one would.
std::vector<PieceId> partners_of(const PlacedPiece& piece, const std::map<Place, PieceId>& places, Images& images) {
    std::vector<PieceId> ids;
    for (PieceMap& map : images.of_pieces) {
        const auto image = map(piece);
        const auto there = image ? places.find(place_of(*image, images.catalogue)) : places.end();
        ids.push_back(there == places.end() ? PieceId{} : there->second);
    }
    return ids;
}

// Each piece takes those along that lie at its images, to the images of where it goes.
Placed moves_with_images(const std::vector<PlacedPiece>& moves, const Battlefield& battlefield, Images& images) {
    std::vector<PlacedPiece> all = moves;
    std::map<PieceId, bool> moving;
    for (const PlacedPiece& piece : moves) moving[piece.id] = true;
    const auto places = places_on(battlefield, images.catalogue);
    for (const PlacedPiece& after : moves) {
        const PlacedPiece* before = battlefield.find(after.id);
        if (!before) continue;
        const std::vector<PieceId> partners = partners_of(*before, places, images);
        for (std::size_t i = 0; i < partners.size(); ++i) {
            if (partners[i] == PieceId{} || !moving.emplace(partners[i], true).second) continue;
            auto image = images.of_pieces[i](after);
            if (!image) return tl::unexpected(no_partner(after, images.catalogue));
            image->id = partners[i];
            all.push_back(*image);
        }
    }
    return all;
}

using Done = tl::expected<Edit::What, Refusal>;

Done copied(const PlacePieces& place, const Scenario&, Images& images) {
    auto all = with_images(place.pieces, images);
    if (!all) return tl::unexpected(all.error());
    PlacePieces copied = place;
    copied.pieces = std::move(*all);
    return copied;
}

Done copied(const MovePieces& move, const Scenario& scenario, Images& images) {
    auto all = moves_with_images(move.pieces, scenario.battlefield, images);
    if (!all) return tl::unexpected(all.error());
    return MovePieces{std::move(*all)};
}

Done copied(const ReplacePieces& replace, const Scenario& scenario, Images& images) {
    auto all = moves_with_images(replace.pieces, scenario.battlefield, images);
    if (!all) return tl::unexpected(all.error());
    return ReplacePieces{std::move(*all)};
}

Done copied(const RemovePieces& remove, const Scenario& scenario, Images& images) {
    std::set<PieceId> all(remove.pieces.begin(), remove.pieces.end());
    const auto places = places_on(scenario.battlefield, images.catalogue);
    for (const PieceId id : remove.pieces)
        if (const PlacedPiece* piece = scenario.battlefield.find(id))
            for (const PieceId partner : partners_of(*piece, places, images))
                if (partner != PieceId{}) all.insert(partner);
    return RemovePieces{{all.begin(), all.end()}};
}

// ---- zones

std::string next_player(const std::string& color, std::size_t steps, std::size_t copies) {
    const auto found = std::ranges::find(players, color);
    if (found == players.end()) return color;
    const auto index = static_cast<std::size_t>(found - players.begin());
    const std::size_t first = index / copies * copies, many = std::min(copies, players.size() - first);
    return std::string(players[first + (index - first + steps) % many]);
}

std::string free_id(const std::string& wanted, const std::vector<Zone>& zones) {
    std::string id = wanted;
    for (int number = 2; std::ranges::count(zones, id, &Zone::id) > 0; ++number) id = wanted + "-" + std::to_string(number);
    return id;
}

std::size_t zone_for_image(const Zone& zone, std::size_t step, std::size_t copies, std::vector<Zone>& zones) {
    const std::string color = zone.use == "start" ? next_player(zone.color, step, copies) : zone.color;
    const auto same = std::ranges::find_if(zones, [&](const Zone& other) {
        return color == zone.color ? other.id == zone.id : other.use == zone.use && other.color == color;
    });
    if (same != zones.end()) return static_cast<std::size_t>(same - zones.begin());
    zones.push_back({free_id(color, zones), zone.use, color, zone.size, {}});
    return zones.size() - 1;
}

bool holds(const std::vector<Space>& spaces, Space space) { return std::ranges::count(spaces, space) > 0; }

const std::vector<Space>& spaces_of(const std::vector<Zone>& zones, const std::string& id) {
    static const std::vector<Space> none;
    const auto found = std::ranges::find(zones, id, &Zone::id);
    return found == zones.end() ? none : found->spaces;
}

struct Change {
    Zone zone;
    Space space;
    bool added;
};

std::vector<Change> changes(const std::vector<Zone>& before, const std::vector<Zone>& after) {
    std::vector<Change> all;
    for (const Zone& zone : before)  // what is taken away first: a space that changes hands is added again
        for (const Space space : zone.spaces)
            if (!holds(spaces_of(after, zone.id), space)) all.push_back({zone, space, false});
    for (const Zone& zone : after)
        for (const Space space : zone.spaces)
            if (!holds(spaces_of(before, zone.id), space)) all.push_back({zone, space, true});
    return all;
}

Done copied(const SetZones& set, const Scenario& scenario, Images& images) {
    SetZones all = set;
    for (const Change& change : changes(*scenario.zones, set.zones))
        for (std::size_t i = 0; i < images.maps.size(); ++i) {
            const Space image{images.maps[i](change.space.at), change.space.level};
            if (image == change.space) continue;
            const std::size_t to = zone_for_image(change.zone, i + 1, images.maps.size() + 1, all.zones);
            for (Zone& zone : all.zones)
                if (change.added ? zone.use == all.zones[to].use : zone.id == all.zones[to].id) std::erase(zone.spaces, image);
            if (change.added) all.zones[to].spaces.push_back(image);
        }
    return all;
}

Done copied(const SetGlyphs& set, const Scenario& scenario, Images& images) {
    SetGlyphs all = set;
    const auto has = [](const std::vector<Glyph>& glyphs, const Glyph& glyph) { return std::ranges::count(glyphs, glyph) > 0; };
    for (const GridMap& map : images.maps) {
        const auto image = [&](Glyph glyph) {
            glyph.at.at = map(glyph.at.at);
            return glyph;
        };
        for (const Glyph& glyph : *scenario.glyphs)
            if (!has(set.glyphs, glyph) && image(glyph) != glyph) std::erase(all.glyphs, image(glyph));
        for (const Glyph& glyph : set.glyphs)
            if (!has(*scenario.glyphs, glyph) && !has(all.glyphs, image(glyph))) all.glyphs.push_back(image(glyph));
    }
    return all;
}

// Another map comes in as it is.
bool merges(const Edit& edit) {
    if (const auto* compound = std::get_if<Compound>(&edit.what)) return std::ranges::any_of(compound->edits, merges);
    const auto* place = std::get_if<PlacePieces>(&edit.what);
    return place && place->in_the_way == InTheWay::Reported;
}

// Part by part, each on what the ones before it made.
tl::expected<Edit, Refusal> copied(const Edit& edit, Workpiece& work, Images& images) {
    const auto part = [&](const auto& what) -> Done {
        if constexpr (requires { copied(what, work.scenario(), images); }) return copied(what, work.scenario(), images);
        else return what;
    };
    if (const auto* compound = std::get_if<Compound>(&edit.what)) {
        Compound all;
        for (const Edit& each : compound->edits) {
            auto done = copied(each, work, images);
            if (!done) return done;
            all.edits.push_back(std::move(*done));
        }
        return Edit{std::move(all), edit.name};
    }
    auto done = std::visit(part, edit.what);
    if (!done) return tl::unexpected(done.error());
    Edit whole{std::move(*done), edit.name};
    if (auto refused = work.add(whole)) return tl::unexpected(*refused);
    return whole;
}

}  // namespace

tl::expected<Edit, Refusal> with_copies(const Edit& edit, const Scenario& scenario, const Ground& ground, const Symmetry& symmetry) {
    if (merges(edit)) return edit;
    Workpiece work(scenario, ground);
    Images all(symmetry, ground.catalogue);
    return copied(edit, work, all);
}

PlacedCopies copies_on(const Scenario& scenario, const std::vector<PlacedPiece>& pieces, const std::vector<PieceId>& lifted,
                       const Ground& ground, const Symmetry& symmetry) {
    Images all(symmetry, ground.catalogue);
    const bool moves = !lifted.empty();
    const Placed placed = moves ? moves_with_images(pieces, scenario.battlefield, all) : with_images(pieces, all);
    if (!placed) return {pieces, placed.error()};
    std::vector<PieceId> ids;
    if (moves)
        for (const PlacedPiece& piece : *placed) ids.push_back(piece.id);
    std::ranges::sort(ids);
    return {*placed, verdict_on(scenario, *placed, ids, ground)};
}

}  // namespace hexwright
