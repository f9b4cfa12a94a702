#include "editor/document/symmetry/symmetric.h"

#include "editor/document/edits/arrange.h"
#include "editor/document/edits/comments.h"
#include "editor/document/edits/groups.h"
#include "editor/document/symmetry/likeness.h"
#include "editor/document/symmetry/mirror.h"
#include "editor/document/symmetry/symmetric_zones.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <unordered_map>

namespace hexwright::document {

namespace {

using Places = std::unordered_map<Likeness, PieceId, HashOfLikeness>;

struct Images {
    Images(const Symmetry& symmetry, const Catalogue& table) : maps(images(symmetry)), catalogue(table) {
        for (const GridMap& map : maps) of_pieces.emplace_back(map, catalogue);
    }
    // The piece's place, independent of the turn it is stored with.
    Likeness place_of(const PlacedPiece& piece) { return likenesses.of(piece); }
    Places places_on(const Battlefield& battlefield) {
        Places places;
        battlefield.each([&](const PlacedPiece& piece) { places.emplace(place_of(piece), piece.id); });
        return places;
    }

    std::vector<GridMap> maps;
    std::vector<PieceMap> of_pieces{};  // One for each map.
    const Catalogue& catalogue;
    Likenesses likenesses{catalogue};
};

Refusal no_partner(const PlacedPiece& piece, const Catalogue& catalogue) {
    return {{"refused.no-mirror-image", {{"piece", catalogue[piece.kind].name}}}};
}

using Placed = Result<std::vector<PlacedPiece>>;

struct ImageOf {  // Which piece a copy is of, and by which map.
    std::size_t piece = 0, map = 0;
};

// `of` gets an entry for each piece of the result beyond the given ones.
Placed with_images(const std::vector<PlacedPiece>& pieces, Images& images, std::vector<ImageOf>* of = nullptr) {
    std::vector<PlacedPiece> all = pieces;
    LikenessSet taken;
    for (const PlacedPiece& piece : pieces) taken.insert(images.place_of(piece));
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t map = 0; map < images.of_pieces.size(); ++map) {
            auto image = images.of_pieces[map](pieces[i]);
            if (!image) return tl::unexpected(no_partner(pieces[i], images.catalogue));
            image->id = {};
            if (!taken.insert(images.place_of(*image)).second) continue;
            all.push_back(*image);
            if (of) of->push_back({i, map});
        }
    return all;
}

// The pieces on the map that lie where the images of this one would.
std::vector<PieceId> partners_of(const PlacedPiece& piece, const Places& places, Images& images) {
    std::vector<PieceId> ids;
    for (PieceMap& map : images.of_pieces) {
        const auto image = map(piece);
        const auto there = image ? places.find(images.place_of(*image)) : places.end();
        ids.push_back(there == places.end() ? PieceId{} : there->second);
    }
    return ids;
}

// Each moved piece takes along the pieces at its images, to the images of its new place.
Placed moves_with_images(const std::vector<PlacedPiece>& moves, const Battlefield& battlefield, Images& images) {
    std::vector<PlacedPiece> all = moves;
    if (moves.size() >= battlefield.size()) return all;  // Everything moves already; nothing is left to take along.
    std::set<PieceId> moving;
    for (const PlacedPiece& piece : moves) moving.insert(piece.id);
    const auto places = images.places_on(battlefield);
    for (const PlacedPiece& after : moves) {
        const PlacedPiece* before = battlefield.find(after.id);
        if (!before) continue;
        const std::vector<PieceId> partners = partners_of(*before, places, images);
        for (std::size_t i = 0; i < partners.size(); ++i) {
            if (partners[i] == PieceId{} || !moving.insert(partners[i]).second) continue;
            auto image = images.of_pieces[i](after);
            if (!image) return tl::unexpected(no_partner(after, images.catalogue));
            image->id = partners[i];
            all.push_back(*image);
        }
    }
    return all;
}

using Done = Result<Edit::What>;

// Each image of a group is a group of its own.
void group_images(PlacePieces& place, const std::vector<ImageOf>& of, const Scenario& scenario) {
    if (place.groups.empty()) return;
    std::set<std::string> taken = group_names(scenario);
    taken.insert(place.groups.begin(), place.groups.end());
    std::map<std::pair<std::size_t, std::string>, std::string> given;
    place.groups.resize(place.pieces.size() - of.size());
    for (const ImageOf& each : of) {
        const std::string name = place.groups[each.piece];
        const auto [own, fresh] = given.try_emplace({each.map, name});
        if (fresh && !name.empty()) own->second = free_group_name(name, taken);
        taken.insert(own->second);
        place.groups.push_back(own->second);
    }
}

Done copied(const PlacePieces& place, const Scenario& scenario, Images& images) {
    std::vector<ImageOf> of;
    auto all = with_images(place.pieces, images, &of);
    if (!all) return tl::unexpected(all.error());
    PlacePieces copied = place;
    copied.pieces = std::move(*all);
    group_images(copied, of, scenario);
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
    const auto places = images.places_on(scenario.battlefield);
    for (const PieceId id : remove.pieces)
        if (const PlacedPiece* piece = scenario.battlefield.find(id))
            for (const PieceId partner : partners_of(*piece, places, images))
                if (partner != PieceId{}) all.insert(partner);
    return RemovePieces{{all.begin(), all.end()}};
}

Done copied(const SetZones& set, const Scenario& scenario, Images& images) {
    return SetZones{zones_with_images(*scenario.zones, set.zones, images.maps)};
}

Done copied(const SetGlyphs& set, const Scenario& scenario, Images& images) {
    SetGlyphs all = set;
    const auto has = [](const std::vector<Glyph>& glyphs, const Glyph& glyph) {
        return std::ranges::count(glyphs, glyph) > 0;
    };
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

// What lies on the pieces at the images goes along to the images of where it would come to lie here. Done before pieces
// move: only where such a piece lies does it move.
Done copied(const MoveAlong& along, const Scenario& scenario, Images& images) {
    const Places places = images.places_on(scenario.battlefield);
    MoveAlong all = along;
    for (const MoveAlong::Part& part : along.parts) {
        std::vector<MoveAlong::Part> copies;
        for (const GridMap& image : images.maps)
            copies.push_back({then(then(inverse(image), part.map), image), part.levels, {}});
        for (const Space& space : part.spaces)
            for (const PlacedPiece& piece : pieces_at(scenario.battlefield, space, images.catalogue)) {
                const std::vector<PieceId> partners = partners_of(piece, places, images);
                for (std::size_t i = 0; i < partners.size(); ++i)
                    if (partners[i] != PieceId{}) copies[i].spaces.push_back({images.maps[i](space.at), space.level});
            }
        for (MoveAlong::Part& copy : copies) {
            std::ranges::sort(copy.spaces);
            all.parts.push_back(std::move(copy));
        }
    }
    return all;
}

// Whether the edit moves the whole map: nothing is left at which it could be repeated.
bool moves_everything(const Edit& edit) {
    if (const auto* compound = std::get_if<Compound>(&edit.what))
        return std::ranges::any_of(compound->edits, moves_everything);
    const auto* along = std::get_if<MoveAlong>(&edit.what);
    return along && along->whole;
}

// Whether the edit merges another map, which is placed without copies.
bool merges(const Edit& edit) {
    if (const auto* compound = std::get_if<Compound>(&edit.what)) return std::ranges::any_of(compound->edits, merges);
    const auto* place = std::get_if<PlacePieces>(&edit.what);
    return place && place->in_the_way == InTheWay::Reported;
}

// Copies part by part, each on the result of those before it.
Result<Edit> copied(const Edit& edit, Workpiece& work, Images& images) {
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

Result<EditWithImages> apply_with_images(const Edit& edit, const Scenario& scenario, const Ground& ground,
                                         const Symmetry& symmetry) {
    if (symmetry.kind == SymmetryKind::Off || merges(edit) || moves_everything(edit)) {
        auto after = apply(scenario, edit, ground);
        if (!after) return tl::unexpected(std::move(after.error()));
        return EditWithImages{edit, std::move(*after)};
    }
    Workpiece work(scenario, ground);
    Images all(symmetry, ground.catalogue);
    auto whole = copied(edit, work, all);
    if (!whole) return tl::unexpected(std::move(whole.error()));
    Scenario after = work.scenario();
    rehome_comments(scenario, after, ground.catalogue);
    return EditWithImages{std::move(*whole), std::move(after)};
}

PlacedCopies copies_on(const Scenario& scenario, const std::vector<PlacedPiece>& pieces,
                       const std::vector<PieceId>& lifted, const Ground& ground, const Symmetry& symmetry) {
    if (symmetry.kind == SymmetryKind::Off) return {pieces, verdict_on(scenario, pieces, lifted, ground)};
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

}  // namespace hexwright::document
