#include "engine/board/catalogue/inventory.h"
#include "engine/checks/scenario_checks.h"
#include "engine/scenario/broken_rules.h"

#include <algorithm>
#include <map>

namespace hexwright::checks {
namespace {

struct Placed {
    PieceId piece;
    Space at;
};

// The pieces that use each missing item, older first.
std::map<ItemKind, std::vector<Placed>> users(const std::vector<Shortage>& missing, const Scenario& scenario,
                                              const Catalogue& catalogue) {
    std::map<ItemKind, std::vector<Placed>> found;
    for (const Shortage& each : missing) found[each.item];
    scenario.battlefield.each([&](const PlacedPiece& piece) {
        for (const ItemKind item : catalogue[piece.kind].items)
            if (const auto row = found.find(item); row != found.end())
                row->second.push_back({piece.id, {piece.at, piece.level}});
    });
    return found;
}

Issue shortage(IssueCode code, const Shortage& missing, const std::vector<Placed>& placed, const Catalogue& catalogue) {
    const ItemType& item = catalogue[missing.item];
    Issue issue{code, usual_severity(code), {sentence_of(code), {}}, {}, {}, {}};
    issue.message.arguments = {{"missing", missing.missing()},
                               {"used", missing.used},
                               {"have", missing.have},
                               {"item", item.name},
                               {"items", item.plural}};
    const std::size_t surplus = std::min(placed.size(), static_cast<std::size_t>(missing.missing()));
    for (std::size_t i = placed.size() - surplus; i < placed.size(); ++i) {  // The newest pieces are the surplus.
        issue.spaces.push_back(placed[i].at);
        issue.pieces.push_back(placed[i].piece);
    }
    std::ranges::sort(issue.spaces);
    issue.pieces.erase(std::unique(issue.pieces.begin(), issue.pieces.end()), issue.pieces.end());
    return issue;
}

void check(IssueCode code, const Holding& have, const Scenario& scenario, const Catalogue& catalogue,
           IssueList& issues) {
    const auto missing = shortages(used_items(scenario.battlefield, catalogue), items_of(have, catalogue));
    if (missing.empty()) return;
    const auto placed = users(missing, scenario, catalogue);
    for (const Shortage& each : missing) {
        if (!issues.wants(code)) return;
        Issue issue = shortage(code, each, placed.at(each.item), catalogue);
        const bool beyond = scenario.limit->beyond_sets;
        if (code == IssueCode::OverLimit && beyond) issue.severity = Severity::Info;
        if (code == IssueCode::OverLimit && !beyond) issue.fix = Fix{{"fix.beyond-sets", {}}, FixByBeyondSets{}};
        issues.add(std::move(issue));
    }
}

}  // namespace

void check_limit(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    const Limit& limit = *scenario.limit;
    if (!limit.empty()) check(IssueCode::OverLimit, limit, scenario, catalogue, issues);
    if (!limit.contest) return;
    for (BrokenRule& broken : broken_rules(*limit.contest, limit, catalogue))
        issues.add({broken.code, usual_severity(broken.code), std::move(broken.words), {}, {}});
}

void check_owned(const Scenario& scenario, const Holding& owned, const Catalogue& catalogue, IssueList& issues) {
    check(IssueCode::NotOwned, owned, scenario, catalogue, issues);
}

}  // namespace hexwright::checks
