#include "formats/xml/scenario/scenario_xml.h"

#include "engine/scenario/approval.h"
#include "formats/xml/bytes/base64.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_xml.h"
#include "formats/xml/rules/rules_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "formats/xml/scenario/scenario_upgrade.h"
#include "formats/xml/scenario/setup_xml.h"
#include "formats/xml/scenario/symmetry_note.h"
#include "formats/xml/scenario/underlay_xml.h"

#include <algorithm>
#include <set>

namespace hexwright::xml {
namespace {

// Each member reads one element and returns whether that succeeded; `take_` keeps the first error.
class ScenarioReader {
public:
    ScenarioReader(const XmlDocument& document, const Catalogue& catalogue, Holes holes)
        : document_(document), catalogue_(catalogue), holes_(holes) {}

    Result<ReadScenario> run() {
        const bool ok = root(document_.root());
        if (ok && version_ < scenario_version) upgrade(read_.scenario);
        if (errors_.empty()) return take_.give(ok, read_);
        Refusal first = std::move(errors_.front());
        first.more.assign(std::make_move_iterator(errors_.begin() + 1), std::make_move_iterator(errors_.end()));
        return failure(std::move(first));
    }
    bool is_older() const { return version_ < scenario_version; }

private:
    bool fail(Refusal error) { return take_.fail(std::move(error)); }

    bool root(const Node& node) {
        if (!take_(check_namespace(node, "scenario", "urn:hexwright:scenario:", scenario_version)) ||
            !take_(node.only_attributes({"xmlns", "id", "edition"})) ||
            !take_(node.only_children({"about", "limit", "battlefield", "zones", "glyphs", "setups", "round-track",
                                       version_of(node) < 2 ? "" : "house-rules", "rules", "victory", "tests",
                                       "approvals", "underlays", "carried"})))
            return false;
        Scenario& scenario = read_.scenario;
        if (node.has("id") && !take_(scenario.id, node.id("id"))) return false;
        if (node.has("edition") && !take_(scenario.edition, node.id("edition"))) return false;
        scenario.line.number = node.line();
        version_ = version_of(node);
        if (!node.child("battlefield")) return fail(node.error({"scenario.no-battlefield"}));
        for (const Node& child : node.children())
            if (!section(child)) note_errors(take_.error());
        if (!errors_.empty()) return false;
        if (!scenario.battlefield_source.empty() && node.child("limit"))
            return fail(node.child("limit")->error({"scenario.limit-beside-source"}));
        scenario.battlefield.name_all(std::move(names_));
        if (!groups_.empty()) scenario.groups = std::move(groups_);
        return comments(node);
    }

    // One section's errors; the others are read nevertheless, so that a person learns of all at once.
    void note_errors(Refusal error) {
        std::vector<Refusal> more = std::move(error.more);
        error.more.clear();
        errors_.push_back(std::move(error));
        std::ranges::move(more, std::back_inserter(errors_));
    }

    bool comments(const Node& node) {
        keep("scenario", document_.comments_before_root());
        keep("end:scenario", node.comments_at_end());
        keep("end", document_.comments_after_root());
        if (comment_count_ > max_comments)
            return fail(node.error({"scenario.too-many-comments", {{"limit", max_comments}}}));
        take_out_notes();
        read_.scenario.comments = std::move(comments_);
        return true;
    }

    // An editor's notes are comments, to all who do not know them.
    void take_out_notes() {
        const auto before_pieces = comments_.find("battlefield");
        if (before_pieces == comments_.end()) return;
        std::erase_if(before_pieces->second, [this](const std::string& comment) {
            const auto symmetry = symmetry_in_note(comment);
            if (symmetry) read_.scenario.symmetry = *symmetry;
            return symmetry.has_value();
        });
        if (before_pieces->second.empty()) comments_.erase(before_pieces);
    }

    bool section(const Node& node) {
        if (!sections_.emplace(node.name()).second)
            return fail(node.error({"xml.element-twice", {{"element", node.name()}}}));
        keep(std::string(node.name()), node);
        if (node.name() == "about") return about(node);
        if (node.name() == "limit") return limit(node);
        if (node.name() == "battlefield") return battlefield(node);
        if (node.name() == "zones") return zones(node);
        if (node.name() == "glyphs") return glyphs(node);
        if (node.name() == "setups") return setups(node);
        if (node.name() == "round-track") return round_track(node);
        if (node.name() == "house-rules") return house_rules(node);
        if (node.name() == "rules") return rules(node);
        if (node.name() == "victory") return victory(node);
        if (node.name() == "tests") return tests(node);
        if (node.name() == "approvals") return approvals(node);
        if (node.name() == "carried") return carried(node);
        return underlays(node);
    }

    bool about(const Node& node) {
        About about;
        if (!take_(about, read_about(node))) return false;
        if (const auto story = node.child("story")) {
            keep("story", story->comments_before());
            keep("end:about", story->comments_at_end());  // Text has no place for comments.
        }
        read_.scenario.about = std::move(about);
        return true;
    }

    bool limit(const Node& node) {
        Limit limit;
        if (!take_(limit, read_limit(node, catalogue_))) return false;
        read_.scenario.limit = std::move(limit);
        for (const Node& child : node.children())
            if (child.name() == "contest") {
                keep("contest", child.comments_before());
                keep_inside("contest", child);
            } else {
                keep(std::string(child.name()) + ":" + std::string(*child.raw("id")), child);
            }
        return true;
    }

    bool battlefield(const Node& node) {
        Scenario& scenario = read_.scenario;
        if (node.has("src")) {
            read_.source_at = node.position_of("src");
            return take_(node.only_attributes({"src"})) && take_(node.nothing_inside()) &&
                   take_(scenario.battlefield_source, node.file_name("src"));
        }
        if (!take_(node.only_attributes({"name"})) || !take_(node.only_children({"level"})) ||
            !take_(scenario.battlefield_name, node.text_or("name", "")))
            return false;
        for (const Node& child : node.children())
            if (!level(child)) return false;
        return true;
    }

    bool level(const Node& node) {
        int number = 0;
        if (!take_(node.only_attributes({"number"})) || !take_(number, node.integer("number", 1, max_level)) ||
            !take_(node.only_children({"piece", "edge", "span"})))
            return false;
        keep("level:" + std::to_string(number), node);
        for (const Node& child : node.children())
            if (!piece(child, number)) return false;
        return true;
    }

    bool piece(const Node& node, int level) {
        WrittenPiece written;
        if (!take_(written, read_piece(node, level, catalogue_, "group"))) return false;
        if (read_.scenario.battlefield.size() >= max_pieces)
            return fail(node.error({"scenario.too-many-pieces", {{"limit", max_pieces}}}));
        covered_ += catalogue_[written.piece.kind].hexes.size();
        if (covered_ > max_covered) return fail(node.error({"scenario.too-many-hexes", {{"limit", max_covered}}}));
        const PieceId id = read_.scenario.battlefield.add(written.piece, catalogue_);
        read_.piece_lines.push_back(node.line());
        keep("piece:" + std::to_string(id.value), node);
        if (!written.group.empty() && !group(node, id, written.group)) return false;
        return written.name.empty() || name(node, id, std::move(written.name));
    }

    bool group(const Node& node, PieceId id, const std::string& group) {
        distinct_groups_.insert(group);
        if (distinct_groups_.size() > max_piece_groups)
            return fail(node.error({"scenario.too-many-groups", {{"limit", max_piece_groups}}}));
        groups_[id] = group;
        return true;
    }

    bool name(const Node& node, PieceId id, std::string name) {
        if (!distinct_names_.insert(name).second) return fail(twice(node, "name"));
        if (names_.size() >= max_named_pieces)
            return fail(node.error({"scenario.too-many-names", {{"limit", max_named_pieces}}}));
        names_[id] = std::move(name);
        return true;
    }

    bool zones(const Node& node) {
        std::vector<Zone> zones;
        std::set<std::string> ids;
        if (!take_(node.only_attributes({})) || !take_(node.only_children({"zone"}))) return false;
        for (const Node& child : node.children()) {
            Zone zone;
            if (!take_(zone, read_zone(child, version_, holes_))) {
                note_errors(take_.error());
                continue;
            }
            if (!ids.insert(zone.id).second) return fail(twice(child, "id"));
            if (zones.size() >= max_zones)
                return fail(child.error({"scenario.too-many-zones", {{"limit", max_zones}}}));
            keep("zone:" + zone.id, child.comments_before());
            keep_inside("zone:" + zone.id, child);
            zones.push_back(std::move(zone));
        }
        read_.scenario.zones = std::move(zones);
        return true;
    }

    bool glyphs(const Node& node) {
        std::vector<Glyph> glyphs;
        if (!take_(node.only_attributes({})) || !take_(node.only_children({"glyph", "pool"}))) return false;
        std::vector<GlyphPool> pools;
        for (const Node& child : node.children()) {
            if (child.name() == "pool" ? !pool(child, pools, glyphs) : !glyph(child, glyphs)) return false;
            if (glyphs.size() > max_glyphs)
                return fail(child.error({"scenario.too-many-glyphs", {{"limit", max_glyphs}}}));
        }
        read_.scenario.glyphs = std::move(glyphs);
        read_.scenario.glyph_pools = std::move(pools);
        return true;
    }
    bool glyph(const Node& node, std::vector<Glyph>& glyphs) {
        Glyph glyph;
        if (!take_(glyph, read_glyph(node, catalogue_))) return false;
        keep("glyph:" + to_text(glyph.at), node);
        glyphs.push_back(std::move(glyph));
        return true;
    }
    bool pool(const Node& node, std::vector<GlyphPool>& pools, std::vector<Glyph>& glyphs) {
        WrittenPool written;
        if (!take_(written, read_pool(node, catalogue_))) return false;
        if (std::ranges::find(pools, written.pool.id, &GlyphPool::id) != pools.end()) return fail(twice(node, "id"));
        if (pools.size() >= max_glyph_pools)
            return fail(node.error({"scenario.too-many-pools", {{"limit", max_glyph_pools}}}));
        keep("pool:" + written.pool.id, node);
        for (const Space& at : written.spaces)
            glyphs.push_back({"", at, written.pool.facing, written.pool.id, {node.line()}});
        pools.push_back(std::move(written.pool));
        return true;
    }

    bool setups(const Node& node) {
        std::map<int, Setup> setups;  // Keyed by number of players.
        if (!take_(node.only_attributes({})) || !take_(node.only_children({"setup"}))) return false;
        for (const Node& child : node.children()) {
            Setup setup;
            if (!take_(setup, read_setup(child))) return false;
            const std::string key = "setup:" + std::to_string(setup.player_count());
            keep(key, child.comments_before());
            keep_inside(key, child);
            if (!setups.emplace(setup.player_count(), std::move(setup)).second) return fail(twice(child, "players"));
        }
        std::vector<Setup> sorted;
        for (auto& [players, setup] : setups) sorted.push_back(std::move(setup));
        read_.scenario.setups = std::move(sorted);
        return true;
    }

    bool round_track(const Node& node) {
        return take_(node.only_attributes({"rounds"})) && take_(node.nothing_inside()) &&
               take_(read_.scenario.rounds, node.integer("rounds", 1, max_rounds));
    }

    bool house_rules(const Node& node) {
        const std::string& edition = read_.scenario.edition;
        WrittenRules written;
        if (!take_(written, read_house_rules(node, catalogue_))) return false;
        if (!rules_of(edition)) return fail(node.error({"setup.no-edition", {{"edition", edition}}}));
        if (!written.based_on.empty() && written.based_on != edition)
            return fail(node.error_at(
                "based-on", {"scenario.house-rules-base", {{"edition", edition}, {"base", written.based_on}}}));
        if (written.id.empty()) written.id = unnamed_house_rules;
        read_.scenario.house_rules =
            std::make_shared<const Rules>(house_rules_on(edition, written.id, written.settings, catalogue_));
        for (const Node& child : node.children()) {
            keep("end:house-rules", child.comments_before());
            keep("end:house-rules", child.comments_at_end());
        }
        return true;
    }

    bool rules(const Node& node) {
        Rulebook rulebook = rulebook_of(read_.scenario);
        if (!take_(read_rules(node, rulebook, holes_))) return false;
        for (const Node& child : node.children()) {
            const std::string key = std::string(child.name()) + ":" + std::string(child.raw("id").value_or(""));
            keep(key, child.comments_before());
            keep_inside(key, child);
        }
        read_.scenario.rulebook = std::make_shared<const Rulebook>(std::move(rulebook));
        return true;
    }

    bool victory(const Node& node) {
        Rulebook rulebook = rulebook_of(read_.scenario);
        if (!take_(read_victory(node, rulebook.victory, holes_))) return false;
        std::map<std::string_view, int> count;
        for (const Node& child : node.children()) {
            const std::string key = std::string(child.name()) + ":" + std::to_string(count[child.name()]++);
            keep(key, child.comments_before());
            keep_inside(key, child);
        }
        read_.scenario.rulebook = std::make_shared<const Rulebook>(std::move(rulebook));
        return true;
    }

    bool tests(const Node& node) {
        ScenarioTests tests;
        if (!take_(tests, read_tests(node, holes_))) return false;
        for (const Node& child : node.children()) {
            const std::string key = std::string(child.name()) + ":" + std::string(child.raw("id").value_or(""));
            keep(key, child.comments_before());
            keep_inside(key, child);
        }
        read_.scenario.tests = std::make_shared<const ScenarioTests>(std::move(tests));
        return true;
    }

    bool approvals(const Node& node) {
        std::vector<Approval> approvals;
        if (!take_(node.only_attributes({})) || !take_(node.only_children({"approval"}))) return false;
        for (const Node& child : node.children()) {
            Approval approval{};
            if (!take_(approval, read_approval(child))) return false;
            if (approvals.size() >= max_approvals)
                return fail(child.error({"scenario.too-many-approvals", {{"limit", max_approvals}}}));
            keep(comment_key(approval), child);
            approvals.push_back(std::move(approval));
        }
        read_.scenario.approvals = std::move(approvals);
        return true;
    }

    bool underlays(const Node& node) {
        std::map<int, Underlay> underlays;  // Keyed by level.
        if (!take_(node.only_attributes({})) || !take_(node.only_children({"underlay"}))) return false;
        for (const Node& child : node.children()) {
            Underlay underlay;
            if (!take_(underlay, read_underlay(child))) return false;
            const std::string key = "underlay:" + std::to_string(underlay.level);
            keep(key, child.comments_before());
            for (const Node& pin : child.children()) {
                keep("end:" + key, pin.comments_before());
                keep("end:" + key, pin.comments_at_end());
            }
            keep("end:" + key, child.comments_at_end());
            const int level = underlay.level;
            if (!underlays.emplace(level, std::move(underlay)).second) return fail(twice(child, "level"));
        }
        std::vector<Underlay> sorted;
        for (auto& [level, underlay] : underlays) sorted.push_back(std::move(underlay));
        read_.scenario.underlays = std::move(sorted);
        return true;
    }

    bool carried(const Node& node) {
        std::size_t source = 0;
        std::string text;
        if (!take_(node.only_attributes({"source"})) || !take_(source, node.one_of("source", {"hsc"})) ||
            !take_(text, node.content()))
            return false;
        auto bytes = from_base64(text);
        if (!bytes || bytes->empty()) return fail(node.error({"scenario.not-base64"}));
        if (bytes->size() > max_carried_bytes)
            return fail(node.error({"scenario.carried-too-large", {{"limit", max_carried_bytes >> 20}}}));
        read_.scenario.carried = Carried{"hsc", std::move(*bytes)};
        return true;
    }

    // Keeps all comments inside an element, at any depth; they move to its end.
    void keep_inside(const std::string& key, const Node& node) {
        for (const Node& child : node.children()) {
            keep("end:" + key, child.comments_before());
            keep_inside(key, child);
        }
        keep("end:" + key, node.comments_at_end());
    }
    void keep(const std::string& key, const Node& node) {
        keep(key, node.comments_before());
        keep("end:" + key, node.comments_at_end());
    }
    void keep(const std::string& key, std::vector<std::string> found) {
        comment_count_ += found.size();
        // Too many comments; reported as an error at the end.
        if (found.empty() || comment_count_ > max_comments) return;
        auto& kept = comments_[key];
        kept.insert(kept.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    }

    const XmlDocument& document_;
    const Catalogue& catalogue_;
    Holes holes_;
    Take take_;
    std::vector<Refusal> errors_;
    ReadScenario read_;
    Comments comments_;
    std::size_t comment_count_ = 0;
    std::map<PieceId, std::string> names_, groups_;
    int version_ = scenario_version;
    std::size_t covered_ = 0;  // Hexes covered by the pieces so far.
    std::set<std::string> distinct_names_, distinct_groups_;
    std::set<std::string, std::less<>> sections_;
};

Result<ReadScenario> read_document(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                                   Holes holes) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    ScenarioReader reader(*document, catalogue, holes);
    auto read = reader.run();
    if (read && reader.is_older())
        read->notes.push_back({"scenario.upgraded", {{"file", file_name}, {"version", version_of(document->root())}}});
    return read;
}

}  // namespace

Result<ReadScenario> read_scenario(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                                   Holes holes) {
    auto read =
        read_document(xml, file_name, catalogue, holes);  // Releases the document before the canonical text is made.
    if (read && read->notes.empty() && write_scenario(read->scenario, catalogue) != xml)
        read->notes.push_back({"scenario.made-canonical", {{"file", file_name}}});
    return read;
}

}  // namespace hexwright::xml
