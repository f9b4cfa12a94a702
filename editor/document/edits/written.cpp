#include "editor/document/edits/written.h"

#include "editor/document/edits/arrange.h"
#include "editor/document/edits/levels.h"
#include "editor/document/edits/phrase.h"
#include "editor/document/files/open.h"
#include "engine/core/visit.h"
#include "engine/scenario/approval.h"
#include "engine/scenario/word_tree.h"

#include <algorithm>
#include <iterator>

namespace hexwright::document {
namespace {

using Meant = Result<Edit::What>;

Meant removal(const WrittenEdit::Remove& remove, const Scenario& scenario, const Catalogue& catalogue) {
    const auto piece = piece_named(scenario.battlefield, {remove.at}, remove.kind, catalogue);
    if (!piece) return failure(piece.error());
    return RemovePieces{{piece->id}};
}

Meant movement(const WrittenEdit::Move& move, const Scenario& scenario, const Catalogue& catalogue) {
    const auto piece = piece_named(scenario.battlefield, {move.at}, move.kind, catalogue);
    if (!piece) return failure(piece.error());
    if (move.end && !catalogue[piece->kind].is_span())
        return failure(Message{"edits.no-end", {{"kind", catalogue[piece->kind].id}}});
    auto moved = moved_to(*piece, {move.to, move.turn, move.side}, catalogue);
    if (!moved) return failure(moved.error().message);
    if (move.end) moved->to = *move.end;
    return MovePieces{{*moved}};
}

Meant zones_with(const Zone& zone, std::vector<Zone> zones) {
    const auto same = std::ranges::find(zones, zone.id, &Zone::id);
    if (same == zones.end()) zones.push_back(zone);
    else *same = zone;
    return SetZones{std::move(zones)};
}

Meant zones_without(const std::string& id, std::vector<Zone> zones) {
    if (std::erase_if(zones, [&](const Zone& zone) { return zone.id == id; }) == 0)
        return failure(Message{"refused.no-such-zone", {{"id", id}}});
    return SetZones{std::move(zones)};
}

Meant glyphs_with(const Glyph& glyph, std::vector<Glyph> glyphs) {
    const auto same = std::ranges::find(glyphs, glyph.at, &Glyph::at);
    if (same == glyphs.end()) glyphs.push_back(glyph);
    else *same = glyph;
    return SetGlyphs{std::move(glyphs)};
}

Meant glyphs_without(Space at, std::vector<Glyph> glyphs) {
    if (std::erase_if(glyphs, [&](const Glyph& glyph) { return glyph.at == at; }) == 0)
        return failure(Message{"refused.no-glyph-there", {{"at", to_text(at)}}});
    return SetGlyphs{std::move(glyphs)};
}

Meant approvals_less(const Approval& approval, const std::vector<Approval>& approvals) {
    auto fewer = without_approval(approvals, approval);
    if (fewer.size() == approvals.size())
        return failure(Message{"refused.no-such-approval", {{"code", to_text(approval.code)}}});
    return SetApprovals{std::move(fewer)};
}

Meant underlays_with(const Underlay& underlay, std::vector<Underlay> underlays) {
    std::erase_if(underlays, [&](const Underlay& each) { return each.level == underlay.level; });
    underlays.push_back(underlay);
    return SetUnderlays{std::move(underlays)};
}

Meant underlays_without(int level, std::vector<Underlay> underlays) {
    if (std::erase_if(underlays, [&](const Underlay& underlay) { return underlay.level == level; }) == 0)
        return failure(Message{"refused.no-underlay-there", {{"level", level}}});
    return SetUnderlays{std::move(underlays)};
}

// ---- players, pools, names, words

Meant setups_with(const Setup& setup, std::vector<Setup> setups) {
    std::erase_if(setups, [&](const Setup& each) { return each.player_count() == setup.player_count(); });
    setups.push_back(setup);
    return SetSetups{std::move(setups)};
}

Meant setups_without(int players, std::vector<Setup> setups) {
    if (std::erase_if(setups, [&](const Setup& each) { return each.player_count() == players; }) == 0)
        return failure(Message{"refused.no-such-setup", {{"players", players}}});
    return SetSetups{std::move(setups)};
}

Meant pool_put(const WrittenEdit::PutPool& put, const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<GlyphPool> pools = *scenario.glyph_pools;
    const auto same = std::ranges::find(pools, put.pool.id, &GlyphPool::id);
    if (same == pools.end()) pools.push_back(put.pool);
    else *same = put.pool;
    std::vector<Glyph> glyphs = *scenario.glyphs;
    std::erase_if(glyphs, [&](const Glyph& glyph) { return glyph.pool == put.pool.id; });
    for (const Space at : put.spaces) glyphs.push_back({"", at, put.pool.facing, put.pool.id});
    Compound both;
    both.edits.push_back(named(SetPools{std::move(pools)}, scenario, catalogue));
    both.edits.push_back(named(SetGlyphs{std::move(glyphs)}, scenario, catalogue));
    return both;
}

Meant pools_without(const std::string& id, std::vector<GlyphPool> pools) {
    if (std::erase_if(pools, [&](const GlyphPool& pool) { return pool.id == id; }) == 0)
        return failure(Message{"refused.no-such-name", {{"name", id}}});
    return SetPools{std::move(pools)};
}

Meant naming(const WrittenEdit::NamePiece& name, const Scenario& scenario, const Catalogue& catalogue) {
    const auto piece = piece_named(scenario.battlefield, {name.at}, name.kind, catalogue);
    if (!piece) return failure(piece.error());
    return NamePieces{{{piece->id, name.name}}};
}

Meant grouping(const WrittenEdit::GroupSpaces& group, const Scenario& scenario, const Catalogue& catalogue) {
    GroupPieces pieces;
    for (const Space space : group.of) {
        const auto there = pieces_at(scenario.battlefield, space, catalogue);
        if (there.empty()) return failure(Message{"refused.nothing-there", {{"at", to_text(space)}}});
        for (const PlacedPiece& piece : there) pieces.groups[piece.id] = group.name;
    }
    return pieces;
}

Result<WordPath> path_meant(const std::string& text, const WordNode& top) {
    if (auto path = path_from(text, top)) return std::move(*path);
    return failure(Message{"refused.no-such-word", {{"word", text}}});
}

Result<WordChange> change_meant(const WrittenEdit::ChangedWord& change, const WordNode& top) {
    auto at = path_meant(change.at, top);
    if (!at) return failure(at.error());
    WordChange meant{change.how, std::move(*at), change.text, {}};
    if (change.how != WordChange::How::Move) return meant;
    auto to = path_meant(change.to, top);
    if (!to) return failure(to.error());
    meant.to = std::move(*to);
    return meant;
}

Meant word_change(const WrittenEdit::ChangedWord& change, const Scenario& scenario) {
    auto meant = change_meant(change, tree_of(scenario));
    if (!meant) return failure(meant.error());
    return ChangeWord{std::move(*meant)};
}

Meant renaming(const WrittenEdit::NewNameOf& rename, const Scenario& scenario) {
    auto at = path_meant(rename.at, tree_of(scenario));
    if (!at) return failure(at.error());
    return Rename{rename.what, rename.from, rename.to, std::move(*at)};
}

// ---- parts of the map as one

Meant what_of(Result<Edit> edit) {
    if (!edit) return failure(edit.error());
    return std::move(edit->what);
}

Result<Block> block_in(const std::vector<Space>& spaces, Workpiece& work) {
    const Scenario& scenario = work.scenario();
    if (spaces.empty()) {
        Block all = whole_map(scenario);
        all.takes_pictures = true;
        return all;
    }
    std::vector<PieceId> ids;
    for (const Space space : spaces) {
        const auto there = pieces_at(scenario.battlefield, space, work.catalogue());
        if (there.empty()) return failure(Message{"refused.nothing-there", {{"at", to_text(space)}}});
        for (const PlacedPiece& piece : there) ids.push_back(piece.id);
    }
    return block_of(scenario, work.ground().terrain, ids);
}

Meant moved(const std::vector<Space>& spaces, const GridMap& map, int levels, Workpiece& work) {
    const auto block = block_in(spaces, work);
    if (!block) return failure(block.error());
    return move_edit(work.scenario(), *block, mapped(*block, map, levels, work.catalogue()), work.catalogue()).what;
}

Meant mirroring(const WrittenEdit::Mirror& mirror, Workpiece& work) {
    const auto block = block_in(mirror.of, work);
    if (!block) return failure(block.error());
    return what_of(mirror_edit(work.scenario(), *block, mirror_through_hex(mirror.through, mirror.axis),
                               mirror.fill ? WithoutPartner::Fill : WithoutPartner::Refuse, work.ground()));
}

Meant merging(const WrittenEdit::Merge& merge, const OtherMaps& maps, Workpiece& work) {
    const auto map = maps.merged.find(merge.file);
    if (map == maps.merged.end()) return failure(Message{"edits.no-such-map", {{"file", merge.file}}});
    const GridMap way = then(turn_about_hex({}, merge.turn), shift_by(merge.to));
    return merge_edit(work.scenario(), mapped(map->second, way, merge.levels, work.catalogue()), work.catalogue()).what;
}

Meant other_battlefield(const WrittenEdit::UseOther& use, const OtherMaps& maps) {
    const auto map = maps.battlefields.find(use.src);
    if (map == maps.battlefields.end()) return failure(Message{"edits.no-such-map", {{"file", use.src}}});
    return UseBattlefield{use.src, map->second};
}

Meant level_change(const WrittenEdit::ChangeLevel& change, Workpiece& work) {
    using enum WrittenEdit::LevelChange;
    const auto make = change.how == Insert ? insert_level : change.how == Remove ? remove_level : duplicate_level;
    auto made = make(work.scenario(), work.ground().terrain, change.number, work.catalogue());
    if (!made) return failure(made.error());
    return std::move(made->edit.what);
}

Meant house_rules(const WrittenRules& written, const Scenario& scenario, const Catalogue& catalogue) {
    const std::string base = written.based_on.empty() ? scenario.edition : written.based_on;
    if (!rules_of(base)) return failure(Message{"refused.no-such-edition", {{"edition", base}}});
    const std::string id = written.id.empty() ? std::string(unnamed_house_rules) : written.id;
    return SetHouseRules{std::make_shared<const Rules>(house_rules_on(base, id, written.settings, catalogue))};
}

Meant meaning_of(const WrittenEdit& written, Workpiece& work, const OtherMaps& maps) {
    const Scenario& scenario = work.scenario();
    const Catalogue& catalogue = work.catalogue();
    return visit(
        written.what,
        [&](const WrittenEdit::Turn& e) { return moved(e.of, turn_about_hex(e.about, e.steps), 0, work); },
        [&](const WrittenEdit::Mirror& e) { return mirroring(e, work); },
        [&](const WrittenEdit::Shift& e) { return moved(e.of, shift_by(e.by), e.levels, work); },
        [&](const WrittenEdit::Merge& e) { return merging(e, maps, work); },
        [&](const WrittenEdit::ChangeLevel& e) { return level_change(e, work); },
        [](const WrittenEdit::Place& e) -> Meant { return PlacePieces{e.pieces}; },
        [&](const WrittenEdit::Remove& e) { return removal(e, scenario, catalogue); },
        [&](const WrittenEdit::Move& e) { return movement(e, scenario, catalogue); },
        [](const WrittenEdit::NewLimit& e) -> Meant { return SetLimit{e.limit}; },
        [&](const WrittenEdit::NewAbout& e) -> Meant { return SetAbout{e.about, scenario.battlefield_name}; },
        [&](const WrittenEdit::NewName& e) -> Meant { return SetAbout{*scenario.about, e.battlefield_name}; },
        [&](const WrittenEdit::PutZone& e) { return zones_with(e.zone, *scenario.zones); },
        [&](const WrittenEdit::RemoveZone& e) { return zones_without(e.id, *scenario.zones); },
        [&](const WrittenEdit::PutGlyph& e) { return glyphs_with(e.glyph, *scenario.glyphs); },
        [&](const WrittenEdit::RemoveGlyph& e) { return glyphs_without(e.at, *scenario.glyphs); },
        [&](const WrittenEdit::Approve& e) -> Meant {
            return SetApprovals{with_approval(*scenario.approvals, e.approval)};
        },
        [&](const WrittenEdit::RemoveApproval& e) { return approvals_less(e.approval, *scenario.approvals); },
        [&](const WrittenEdit::PutUnderlay& e) { return underlays_with(e.underlay, *scenario.underlays); },
        [&](const WrittenEdit::RemoveUnderlay& e) { return underlays_without(e.level, *scenario.underlays); },
        [&](const WrittenEdit::NewEdition& e) -> Meant {
            return SetEdition{e.id.value_or(scenario.id), e.edition.value_or(scenario.edition)};
        },
        [&](const WrittenEdit::NewHouseRules& e) { return house_rules(e.rules, scenario, catalogue); },
        [](const WrittenEdit::NewRounds& e) -> Meant { return SetRounds{e.rounds}; },
        [&](const WrittenEdit::PutSetup& e) { return setups_with(e.setup, *scenario.setups); },
        [&](const WrittenEdit::RemoveSetup& e) { return setups_without(e.players, *scenario.setups); },
        [&](const WrittenEdit::PutPool& e) { return pool_put(e, scenario, catalogue); },
        [&](const WrittenEdit::RemovePool& e) { return pools_without(e.id, *scenario.glyph_pools); },
        [&](const WrittenEdit::NamePiece& e) { return naming(e, scenario, catalogue); },
        [&](const WrittenEdit::GroupSpaces& e) { return grouping(e, scenario, catalogue); },
        [&](const WrittenEdit::ChangedWord& e) { return word_change(e, scenario); },
        [&](const WrittenEdit::NewNameOf& e) { return renaming(e, scenario); },
        [](const WrittenEdit::FoldIn&) -> Meant { return FoldIn{}; },
        [&](const WrittenEdit::UseOther& e) { return other_battlefield(e, maps); });
}

Refusal at_line(int line, Refusal refusal) {
    refusal.at = FilePos{"", line};
    return refusal;
}

}  // namespace

Result<OtherMaps> other_maps(const std::vector<WrittenEdit>& written, const std::filesystem::path& of_edits,
                             const std::filesystem::path& of_map, const Catalogue& catalogue) {
    OtherMaps maps;
    for (const WrittenEdit& each : written) {
        if (const auto* merge = std::get_if<WrittenEdit::Merge>(&each.what);
            merge && !maps.merged.contains(merge->file)) {
            auto map = map_to_merge(of_edits / merge->file, catalogue);
            if (!map) return failure(map.error());
            maps.merged.emplace(merge->file, std::move(map->block));
            std::ranges::move(map->notes, std::back_inserter(maps.notes));
        }
        if (const auto* use = std::get_if<WrittenEdit::UseOther>(&each.what)) {
            auto other = open_one_scenario(of_map / use->src, catalogue);
            if (!other) return failure(other.error());
            if (kind_of(use->src) != FileKind::Ours) std::ranges::move(other->notes, std::back_inserter(maps.notes));
            maps.battlefields[use->src] = std::make_shared<const Scenario>(std::move(other->scenario));
        }
    }
    return maps;
}

Result<Edit> edit_from(const std::vector<WrittenEdit>& written, const Document& document, const OtherMaps& maps) {
    const Catalogue& catalogue = document.catalogue();
    Workpiece work(*document.now().scenario, document.now().ground(catalogue));
    Compound all;
    for (const WrittenEdit& each : written) {
        auto what = meaning_of(each, work, maps);
        if (!what) return failure(at_line(each.line, std::move(what.error())));
        Edit edit = named(std::move(*what), work.scenario(), catalogue);
        if (auto refused = work.add(edit)) return failure(at_line(each.line, std::move(*refused)));
        all.edits.push_back(std::move(edit));
    }
    if (all.edits.size() == 1) return std::move(all.edits[0]);
    return named(std::move(all), *document.now().scenario, catalogue);
}

std::optional<Refusal> carry_out(const std::vector<WrittenEdit>& written, CampaignDocument& campaign) {
    for (const WrittenEdit& each : written) {
        const auto* word = std::get_if<WrittenEdit::ChangedWord>(&each.what);
        if (!word) return at_line(each.line, {{"campaign.words-only"}, {}});
        const auto change = change_meant(*word, tree_of(campaign.now()));
        if (!change) return at_line(each.line, change.error());
        if (auto refused = campaign.commit(*change)) return at_line(each.line, std::move(*refused));
    }
    return {};
}

}  // namespace hexwright::document
