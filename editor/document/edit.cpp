#include "editor/document/edit.h"

#include "editor/document/edit_bounds.h"
#include "editor/document/edits/comments.h"
#include "editor/document/edits/groups.h"
#include "editor/document/edits/scenario_edits.h"
#include "engine/core/text.h"
#include "engine/core/visit.h"
#include "engine/scenario/places.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace hexwright::document {
namespace {

using MaybeRefusal = std::optional<Refusal>;

std::string lengths_of(const PieceType& span) {
    std::string lengths;
    for (const int reach : span.reach) lengths += (lengths.empty() ? "" : " or ") + std::to_string(reach);
    return lengths;
}

MaybeRefusal wrong_shape(const std::vector<PlacedPiece>& pieces, const Catalogue& catalogue) {
    for (const PlacedPiece& piece : pieces)
        if (const PieceType& type = catalogue[piece.kind]; type.is_span() && !span_fits(type, piece.at, piece.to))
            return Refusal{{"refused.span-shape",
                            {{"piece", type.name},
                             {"from", to_text(piece.at)},
                             {"to", to_text(piece.to)},
                             {"lengths", lengths_of(type)}}}};
    return {};
}

std::vector<PlacedPiece> all_stored(std::vector<PlacedPiece> pieces, const Catalogue& catalogue) {
    for (PlacedPiece& piece : pieces) piece = stored(piece, catalogue);
    return pieces;
}

// Two pieces of the same name could not be told apart by what refers to them, so the one that had it first keeps it.
MaybeRefusal name_all(const std::vector<PieceId>& ids, const std::vector<std::string>& wanted, Workpiece& work) {
    if (std::ranges::all_of(wanted, &std::string::empty)) return {};
    std::map<PieceId, std::string> names = work.scenario().battlefield.names();
    std::set<std::string> taken;
    for (const auto& [id, name] : names) taken.insert(name);
    for (std::size_t i = 0; i < std::min(ids.size(), wanted.size()); ++i) {
        if (wanted[i].empty() || !taken.insert(wanted[i]).second) continue;
        if (auto refused = piece_name_out_of_bounds(wanted[i])) return refused;
        names[ids[i]] = wanted[i];
    }
    if (names.size() > max_named_pieces) return Refusal{{"refused.too-many-names", {{"most", max_named_pieces}}}};
    work.change().battlefield.name_all(std::move(names));
    return {};
}

MaybeRefusal group_all(const std::vector<PieceId>& ids, const PlacePieces& place, Workpiece& work) {
    if (std::ranges::all_of(place.groups, &std::string::empty)) return {};
    std::set<std::string> taken = group_names(work.scenario());
    std::map<std::string, std::string> given;
    GroupPieces group;
    for (std::size_t i = 0; i < std::min(ids.size(), place.groups.size()); ++i) {
        const std::string& wanted = place.groups[i];
        if (wanted.empty()) continue;
        const auto [own, fresh] = given.try_emplace(wanted, wanted);
        if (fresh && !place.joins_groups) own->second = free_group_name(wanted, taken);
        taken.insert(own->second);
        group.groups[ids[i]] = own->second;
    }
    return do_part(group, work);
}

MaybeRefusal unfit_for_a_file(const std::vector<PlacedPiece>& wanted, Workpiece& work) {
    if (auto refused = elsewhere(work.scenario())) return refused;
    if (auto refused = wrong_shape(wanted, work.catalogue())) return refused;
    return refusal_by_bounds(wanted, {}, work.ground());
}

MaybeRefusal do_part(const PlacePieces& place, Workpiece& work) {
    std::vector<PlacedPiece> wanted = all_stored(place.pieces, work.catalogue());
    for (PlacedPiece& piece : wanted) piece.id = {};
    if (auto refused = place.in_the_way == InTheWay::Refused ? verdict_on(work.scenario(), wanted, {}, work.ground())
                                                             : unfit_for_a_file(wanted, work))
        return refused;
    std::vector<PieceId> ids;
    for (const PlacedPiece& piece : wanted) ids.push_back(work.change().battlefield.add(piece, work.catalogue()));
    if (auto refused = name_all(ids, place.names, work)) return refused;
    return group_all(ids, place, work);
}

template <class Ids>
MaybeRefusal gone(const Ids& ids, const Scenario& scenario) {
    const bool all = std::ranges::all_of(ids, [&](PieceId id) { return scenario.battlefield.find(id) != nullptr; });
    return all ? MaybeRefusal{} : Refusal{{"refused.no-such-piece"}};
}

MaybeRefusal do_part(const RemovePieces& remove, Workpiece& work) {
    if (auto refused = elsewhere(work.scenario())) return refused;
    if (auto refused = gone(remove.pieces, work.scenario())) return refused;
    for (const PieceId id : remove.pieces) work.change().battlefield.remove(id);
    if (!work.scenario().groups->empty())
        work.change().groups.change([&](auto& groups) {
            for (const PieceId id : remove.pieces) groups.erase(id);
        });
    return {};
}

MaybeRefusal do_part(const MovePieces& move, Workpiece& work) {
    std::vector<PieceId> lifted;
    for (const PlacedPiece& piece : move.pieces) lifted.push_back(piece.id);
    std::ranges::sort(lifted);
    if (auto refused = gone(lifted, work.scenario())) return refused;
    const std::vector<PlacedPiece> wanted = all_stored(move.pieces, work.catalogue());
    if (auto refused = verdict_on(work.scenario(), wanted, lifted, work.ground())) return refused;
    for (const PlacedPiece& piece : wanted) work.change().battlefield.replace(piece, work.catalogue());
    return {};
}

std::vector<HexCoord> sorted_hexes(const PlacedPiece& piece, const Catalogue& catalogue) {
    std::vector<HexCoord> hexes = hexes_of(piece, catalogue);
    std::ranges::sort(hexes);
    return hexes;
}

MaybeRefusal other_shape(const PlacedPiece& before, const PlacedPiece& after, const Catalogue& catalogue) {
    const PieceType& was = catalogue[before.kind];
    const PieceType& is = catalogue[after.kind];
    const bool alike = was.is_edge() == is.is_edge() && was.is_span() == is.is_span() && before.level == after.level &&
                       sorted_hexes(before, catalogue) == sorted_hexes(after, catalogue);
    return alike ? MaybeRefusal{} : Refusal{{"refused.other-shape", {{"piece", was.name}, {"other", is.name}}}};
}

MaybeRefusal do_part(const ReplacePieces& replace, Workpiece& work) {
    std::vector<PieceId> lifted;
    for (const PlacedPiece& piece : replace.pieces) lifted.push_back(piece.id);
    std::ranges::sort(lifted);
    if (auto refused = gone(lifted, work.scenario())) return refused;
    const std::vector<PlacedPiece> wanted = all_stored(replace.pieces, work.catalogue());
    Inventory more, less;
    for (const PlacedPiece& piece : wanted) {
        const PlacedPiece& before = *work.scenario().battlefield.find(piece.id);
        if (auto refused = other_shape(before, piece, work.catalogue())) return refused;
        more.add(work.catalogue()[piece.kind]);
        less.add(work.catalogue()[before.kind]);
    }
    const Ground ground = work.ground();
    if (auto refused = verdict_on(work.scenario(), wanted, lifted, ground)) return refused;
    if (auto refused = refusal_by_limit(more, less, ground)) return refused;
    for (const PlacedPiece& piece : wanted) work.change().battlefield.replace(piece, work.catalogue());
    return {};
}

MaybeRefusal do_part(const SetLimit& set, Workpiece& work) {
    if (auto refused = elsewhere(work.scenario())) return refused;
    if (auto refused = out_of_bounds(set, work.catalogue())) return refused;
    work.change().limit = Shared<Limit>(set.limit);
    return {};
}

MaybeRefusal do_part(const SetAbout& set, Workpiece& work) {
    if (auto refused = out_of_bounds(set)) return refused;
    About about = set.about;
    about.story = trimmed(about.story);  // As a file holds it.
    work.change().about = Shared<About>(std::move(about));
    work.change().battlefield_name = set.battlefield_name;
    return {};
}

MaybeRefusal do_part(const SetZones& set, Workpiece& work) {
    std::vector<Zone> zones = set.zones;
    for (Zone& zone : zones) {
        std::ranges::sort(zone.spaces);
        zone.spaces.erase(std::ranges::unique(zone.spaces).begin(), zone.spaces.end());
    }
    if (auto refused = out_of_bounds(zones)) return refused;
    work.change().zones = Shared<std::vector<Zone>>(std::move(zones));
    return {};
}

MaybeRefusal do_part(const SetGlyphs& set, Workpiece& work) {
    if (auto refused = out_of_bounds(set.glyphs, work.catalogue())) return refused;
    work.change().glyphs = Shared<std::vector<Glyph>>(set.glyphs);
    return {};
}

MaybeRefusal do_part(const SetApprovals& set, Workpiece& work) {
    if (set.approvals.size() > max_approvals) return Refusal{{"refused.too-many-approvals", {{"most", max_approvals}}}};
    for (const Approval& approval : set.approvals)
        if (auto refused = name_out_of_bounds(approval.reason)) return refused;
    work.change().approvals = Shared<std::vector<Approval>>(set.approvals);
    return {};
}

MaybeRefusal wrong_underlay(const Underlay& underlay) {
    if (underlay.level < 1 || underlay.level > max_level)
        return Refusal{{"refused.underlay-level", {{"highest", max_level}}}};
    if (!pins_fit(underlay.pins)) return Refusal{{"refused.pins", {{"least", least_pins}, {"most", most_pins}}}};
    const bool one_line = std::ranges::none_of(underlay.src, [](char c) { return c >= 0 && c < ' '; });
    if (underlay.src.empty() || underlay.src == "-" || !one_line || first_bad_byte(underlay.src) != std::string::npos ||
        character_count(underlay.src) > max_picture_path)
        return Refusal{{"refused.picture-name", {{"most", max_picture_path}}}};
    return {};
}

MaybeRefusal do_part(const SetUnderlays& set, Workpiece& work) {
    std::vector<Underlay> underlays = set.underlays;
    std::ranges::sort(underlays, {}, &Underlay::level);
    const auto twice = std::ranges::adjacent_find(underlays, {}, &Underlay::level);
    if (twice != underlays.end()) return Refusal{{"refused.two-underlays", {{"level", twice->level}}}};
    for (Underlay& underlay : underlays) {
        if (auto refused = wrong_underlay(underlay)) return refused;
        underlay.opacity = std::clamp(underlay.opacity, least_opacity, 100);
    }
    work.change().underlays = Shared<std::vector<Underlay>>(std::move(underlays));
    return {};
}

MaybeRefusal do_part(const SetSymmetry& set, Workpiece& work) {
    const bool off = set.symmetry.kind == SymmetryKind::Off;
    if (!off && !in_bounds(set.symmetry.hex)) return Refusal{{"refused.symmetry-outside"}};
    work.change().symmetry = off ? Symmetry{} : set.symmetry;
    return {};
}

MovedSpace moved_by(const MoveAlong& along) {
    return [&along](Space space) -> std::optional<Space> {
        for (const MoveAlong::Part& part : along.parts)
            if (along.whole || std::ranges::binary_search(part.spaces, space))
                return Space{part.map(space.at), space.level + part.levels};
        return {};
    };
}

MaybeRefusal do_part(const MoveAlong& along, Workpiece& work) {
    Scenario after = work.scenario();
    move_places(after, moved_by(along), along.whole ? WhichPlaces::All : WhichPlaces::BesideZonesAndGlyphs);
    if (along.whole) move_symmetry(after, along.parts.front().map);
    if (along.pictures) move_underlays(after, along.parts.front().map);
    if (auto refused = out_of_bounds(after, work.catalogue())) return refused;
    work.change() = std::move(after);
    return {};
}

MaybeRefusal do_part(const RenumberLevels& renumber, Workpiece& work) {
    const int first_in_words = renumber.first_in_words > 0 ? renumber.first_in_words : renumber.first;
    renumber_levels_in_words(work.change(), first_in_words, renumber.by);
    Comments comments = with_levels_renumbered(*work.scenario().comments, renumber.first, renumber.by);
    if (comments != *work.scenario().comments) work.change().comments = Shared<Comments>(std::move(comments));
    if (work.scenario().underlays->empty()) return {};
    std::map<int, Underlay> underlays;  // One per level; where two meet, the one that was moved stays.
    for (const Underlay& each : *work.scenario().underlays)
        if (each.level < renumber.first) underlays.emplace(each.level, each);
    for (Underlay each : *work.scenario().underlays) {
        if (each.level < renumber.first) continue;
        each.level += renumber.by;
        if (each.level >= 1 && each.level <= max_level) underlays.insert_or_assign(each.level, each);
    }
    std::vector<Underlay> all;
    for (auto& [level, underlay] : underlays) all.push_back(std::move(underlay));
    work.change().underlays = Shared<std::vector<Underlay>>(std::move(all));
    return {};
}

MaybeRefusal do_part(const Compound& compound, Workpiece& work) {
    for (const Edit& part : compound.edits)
        if (auto refused = work.add(part)) return refused;
    return {};
}

// ---- names

std::string kind_name(PieceKind kind, const Catalogue& catalogue) { return catalogue[kind].name; }

struct EditName {
    const char *one, *several;
};

Message counted(EditName name, std::size_t count, const std::string& only) {
    return count == 1 ? Message{name.one, {{"piece", only}}} : Message{name.several, {{"count", count}}};
}

std::string name_of(PieceId id, const Scenario& scenario, const Catalogue& catalogue) {
    const PlacedPiece* piece = scenario.battlefield.find(id);
    return piece ? kind_name(piece->kind, catalogue) : std::string{};
}

Message name_of_grouping(const GroupPieces& group) {
    std::set<std::string> names;
    for (const auto& [piece, name] : group.groups) names.insert(name);
    const bool ends = names.size() == 1 && names.begin()->empty();
    if (ends) return {"edit.ungroup", {{"count", group.groups.size()}}};
    return {"edit.group", {{"count", group.groups.size()}, {"name", names.empty() ? "" : *names.rbegin()}}};
}

// A move in place is named after what it does: turn, raise or lower.
EditName move_name(const MovePieces& move, const Scenario& scenario) {
    const auto all = [&](auto&& is) {
        return std::ranges::all_of(move.pieces, [&](const PlacedPiece& after) {
            const PlacedPiece* before = scenario.battlefield.find(after.id);
            return before && is(*before, after);
        });
    };
    constexpr EditName turned{"edit.turn", "edit.turn-several"};
    if (all([](const auto& a, const auto& b) { return a.at == b.at && a.level == b.level; })) return turned;
    if (move.pieces.size() > 1 &&
        !all([](const auto& a, const auto& b) { return a.turn == b.turn && a.side == b.side; }))
        return turned;
    if (all([](const auto& a, const auto& b) { return a.at == b.at && a.level < b.level; }))
        return {"edit.raise", "edit.raise-several"};
    if (all([](const auto& a, const auto& b) { return a.at == b.at && a.level > b.level; }))
        return {"edit.lower", "edit.lower-several"};
    return {"edit.move", "edit.move-several"};
}

}  // namespace

std::optional<Refusal> Workpiece::add(const Edit& edit) {
    return std::visit([this](const auto& part) { return do_part(part, *this); }, edit.what);
}

Scenario& Workpiece::change() {
    derived_ = changed_ = true;
    return scenario_;
}

Ground Workpiece::ground() {
    if (!derived_) return first_;
    if (changed_) {
        terrain_ = terrain_of(scenario_.battlefield, catalogue());
        used_ = used_items(scenario_.battlefield, catalogue());
        allowed_ = items_of(*scenario_.limit, catalogue());
        changed_ = false;
    }
    return ground_on(scenario_, terrain_, used_, allowed_, catalogue());
}

Result<Scenario> apply(const Scenario& scenario, const Edit& edit, const Ground& ground) {
    Workpiece work(scenario, ground);
    if (auto refused = work.add(edit)) return failure(std::move(*refused));
    Scenario after = work.scenario();
    rehome_comments(scenario, after, ground.catalogue);
    return after;
}

std::optional<Refusal> verdict_on(const Scenario& scenario, const std::vector<PlacedPiece>& wanted,
                                  const std::vector<PieceId>& lifted, const Ground& ground) {
    if (auto refused = elsewhere(scenario)) return refused;
    if (auto refused = wrong_shape(wanted, ground.catalogue)) return refused;
    return refusal(wanted, lifted, ground);
}

Ground ground_on(const Scenario& scenario, const Terrain& terrain, const Inventory& used, const Inventory& allowed,
                 const Catalogue& catalogue) {
    const bool binding = !scenario.limit->empty() && !scenario.limit->beyond_sets;
    return {terrain, catalogue, used, binding ? &allowed : nullptr, &*scenario.limit, scenario.battlefield.size()};
}

Edit named(Edit::What what, const Scenario& scenario, const Catalogue& catalogue) {
    Message name = visit(
        what,
        [&](const PlacePieces& e) {
            return counted({"edit.place", "edit.place-several"}, e.pieces.size(),
                           e.pieces.empty() ? "" : kind_name(e.pieces[0].kind, catalogue));
        },
        [&](const RemovePieces& e) {
            return counted({"edit.remove", "edit.remove-several"}, e.pieces.size(),
                           e.pieces.empty() ? "" : name_of(e.pieces[0], scenario, catalogue));
        },
        [&](const MovePieces& e) {
            return counted(move_name(e, scenario), e.pieces.size(),
                           e.pieces.empty() ? "" : kind_name(e.pieces[0].kind, catalogue));
        },
        [&](const ReplacePieces& e) {
            return counted({"edit.replace", "edit.replace-several"}, e.pieces.size(),
                           e.pieces.empty() ? "" : name_of(e.pieces[0].id, scenario, catalogue));
        },
        [](const SetLimit&) { return Message{"edit.limit"}; }, [](const SetAbout&) { return Message{"edit.about"}; },
        [](const SetZones&) { return Message{"edit.zones"}; }, [](const SetGlyphs&) { return Message{"edit.glyphs"}; },
        [](const SetApprovals&) { return Message{"edit.approvals"}; },
        [](const SetUnderlays&) { return Message{"edit.underlays"}; },
        [](const SetSymmetry& e) {
            return Message{e.symmetry.kind == SymmetryKind::Off ? "edit.no-symmetry" : "edit.symmetry"};
        },
        [](const MoveAlong&) { return Message{"edit.move-along"}; },
        [](const RenumberLevels& e) {
            return Message{e.by > 0 ? "edit.shift-up" : "edit.shift-down", {{"count", std::abs(e.by)}}};
        },
        [](const SetEdition&) { return Message{"edit.edition"}; },
        [](const SetHouseRules& e) { return Message{e.rules ? "edit.house-rules" : "edit.no-house-rules"}; },
        [](const SetRounds& e) { return Message{e.rounds > 0 ? "edit.rounds" : "edit.no-rounds", {{"n", e.rounds}}}; },
        [](const SetSetups&) { return Message{"edit.setups"}; }, [](const SetPools&) { return Message{"edit.pools"}; },
        [](const NamePieces& e) { return Message{"edit.name-pieces", {{"count", e.names.size()}}}; },
        [](const GroupPieces& e) { return name_of_grouping(e); },
        [&](const ChangeWord& e) { return name_of_change(e.change, scenario); },
        [](const Rename& e) { return Message{"edit.rename", {{"from", e.from}, {"to", e.to}}}; },
        [&](const FoldIn&) { return Message{"edit.fold-in", {{"file", scenario.battlefield_source}}}; },
        [](const UseBattlefield& e) { return Message{"edit.use-battlefield", {{"file", e.source}}}; },
        [](const Compound& e) { return Message{"edit.several", {{"count", e.edits.size()}}}; });
    return {std::move(what), std::move(name)};
}

}  // namespace hexwright::document
