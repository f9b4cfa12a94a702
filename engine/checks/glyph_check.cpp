#include "engine/board/catalogue/inventory.h"
#include "engine/checks/scenario_checks.h"
#include "engine/scenario/glyph_pool.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwright::checks {
namespace {

Issue issue_at(Space at, IssueCode code, const std::string& name) {
    Message message{sentence_of(code), {{"glyph", name}, {"at", to_text(at)}}};
    return {code, usual_severity(code), std::move(message), {at}, {}, {}};
}

std::string name_of(const Glyph& glyph, const Catalogue& catalogue) {
    const auto kind = catalogue.glyph(glyph.id);
    return kind ? catalogue[*kind].name : glyph.id.empty() ? "?" : glyph.id;
}

Fix fix_by_removing(const Glyph& glyph, const Catalogue& catalogue) {
    return {{"fix.remove-glyph", {{"glyph", name_of(glyph, catalogue)}, {"at", to_text(glyph.at)}}},
            FixByRemovingGlyph{glyph.at, glyph.id}};
}

void check_ground(const Glyph& glyph, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    const Surface* surface = terrain.surface(glyph.at);
    if (surface && !catalogue[surface->terrain].half_height) return;
    const IssueCode code = surface ? IssueCode::GlyphOnWater : IssueCode::GlyphOffSurface;
    if (!issues.wants(code)) return;
    Issue issue = issue_at(glyph.at, code, name_of(glyph, catalogue));
    issue.line = glyph.line.number;
    if (surface) issue.message.arguments.emplace_back("terrain", catalogue[surface->terrain].name);
    else issue.fix = fix_by_removing(glyph, catalogue);
    issues.add(std::move(issue));
}

void check_sharing(const std::vector<Glyph>& glyphs, const Catalogue& catalogue, IssueList& issues) {
    std::map<Space, std::vector<const Glyph*>> by_space;
    for (const Glyph& glyph : glyphs) by_space[glyph.at].push_back(&glyph);
    for (const auto& [at, here] : by_space) {
        if (here.size() < 2 || !issues.wants(IssueCode::GlyphShared)) continue;
        Issue issue = issue_at(at, IssueCode::GlyphShared, name_of(*here[0], catalogue));
        issue.message.arguments.emplace_back("other", name_of(*here[1], catalogue));
        issue.message.arguments.emplace_back("count", here.size());
        issue.line = here.back()->line.number;
        issue.fix = fix_by_removing(*here.back(), catalogue);
        issues.add(std::move(issue));
    }
}

// ---- how many the limit holds

using ByName = std::map<std::string, std::vector<Space>>;  // Glyphs of each id in file order; unknown ones under "".

void add_shortage(const std::string& id, const std::vector<Space>& placed, int have, const Catalogue& catalogue,
                  IssueList& issues) {
    const auto missing = std::ssize(placed) - have;
    if (missing <= 0 || !issues.wants(IssueCode::GlyphOverLimit)) return;
    const Glyph last{id, placed.back(), Facing::Power};
    Issue issue = issue_at(last.at, IssueCode::GlyphOverLimit, name_of(last, catalogue));
    issue.message.id = id.empty() ? "issue.glyph-over-limit-unknown" : "issue.glyph-over-limit";
    issue.message.arguments.emplace_back("used", placed.size());
    issue.message.arguments.emplace_back("have", have);
    issue.spaces.assign(placed.end() - missing, placed.end());
    std::ranges::sort(issue.spaces);
    issue.fix = fix_by_removing(last, catalogue);
    issues.add(std::move(issue));
}

void check_counts(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    if (!lists_glyphs(*scenario.limit, catalogue)) return;
    const std::vector<int> have = glyphs_of(*scenario.limit, catalogue);
    ByName placed;
    for (const Glyph& glyph : *scenario.glyphs) placed[glyph.id].push_back(glyph.at);
    int left = 0;  // Available for glyphs whose kind the file leaves open.
    for (const int count : have) left += count;
    for (const auto& [id, spaces] : placed) {
        if (id.empty()) continue;
        const auto kind = catalogue.glyph(id);
        const int owned = kind ? have[kind->index()] : 0;
        left -= std::min(owned, static_cast<int>(spaces.size()));
        add_shortage(id, spaces, owned, catalogue, issues);
    }
    if (const auto unknown = placed.find(""); unknown != placed.end())
        add_shortage("", unknown->second, left, catalogue, issues);
}

void check_pools(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    for (const GlyphPool& pool : *scenario.glyph_pools) {
        auto trouble = pool_trouble(pool, scenario, catalogue);
        if (!trouble || !issues.wants(IssueCode::GlyphPoolSize)) continue;
        std::ranges::sort(trouble->spaces);
        std::string& id = trouble->message.id;
        id = id == "setup.pool-few-places" ? "issue.glyph-pool-size-places" : "issue.glyph-pool-size";
        Issue issue{IssueCode::GlyphPoolSize,
                    usual_severity(IssueCode::GlyphPoolSize),
                    std::move(trouble->message),
                    std::move(trouble->spaces),
                    {},
                    {}};
        const auto first = std::ranges::find(*scenario.glyphs, pool.id, &Glyph::pool);
        // Its places are listed where the first glyph of the pool is.
        if (first != scenario.glyphs->end()) issue.line = first->line.number;
        issues.add(std::move(issue));
    }
}

}  // namespace

void check_glyphs(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue, IssueList& issues) {
    for (const Glyph& glyph : *scenario.glyphs) check_ground(glyph, terrain, catalogue, issues);
    check_sharing(*scenario.glyphs, catalogue, issues);
    check_counts(scenario, catalogue, issues);
    check_pools(scenario, catalogue, issues);
}

}  // namespace hexwright::checks
