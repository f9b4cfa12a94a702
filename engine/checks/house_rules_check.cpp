#include "engine/checks/scenario_checks.h"
#include "engine/rules/house_rules.h"

namespace hexwright::checks {
namespace {

void add(IssueList& issues, const Scenario& scenario, Message message) {
    Issue issue{IssueCode::RuleNeverFires, usual_severity(IssueCode::RuleNeverFires), std::move(message), {}, {}, {}};
    issue.line = scenario.line.number;
    issues.add(std::move(issue));
}

}  // namespace

void check_house_rules(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    if (!scenario.house_rules || !issues.wants(IssueCode::RuleNeverFires)) return;
    const std::vector<RuleChange> changes = changes_of(*scenario.house_rules, catalogue);
    if (changes.empty()) add(issues, scenario, {"issue.house-rules-empty"});
    for (const RuleChange& change : changes)
        if (const auto need = unmet_need(*scenario.house_rules, change.what))
            add(issues, scenario,
                {"issue.house-rule-idle",
                 {{"rule", "house." + change.what.id},
                  {"needs", "house." + std::string(need->needs)},
                  {"is", need->is ? "house.no" : "house.yes"}}});
}

}  // namespace hexwright::checks
