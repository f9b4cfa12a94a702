#include "engine/checks/power_check.h"

#include "engine/scenario/played_rules.h"
#include "engine/setup/not_played.h"

#include <map>

namespace hexwright::checks {
namespace {

// The cards of all set-ups by their ids, each with the line where it stands first.
std::map<std::string, int> cards_of(const Scenario& scenario) {
    std::map<std::string, int> cards;
    const auto add = [&](const std::vector<CardOfArmy>& army) {
        for (const CardOfArmy& card : army) cards.try_emplace(card.card, card.line.number);
    };
    const auto add_owned = [&](const std::vector<OwnedPiece>& pieces, FileLine line) {
        for (const OwnedPiece& piece : pieces)
            if (!piece.is_object()) cards.try_emplace(piece.card, line.number);
    };
    for (const Setup& setup : *scenario.setups) {
        for (const PlayerSetup& player : setup.players) {
            add(player.army.cards);
            add_owned(player.owns, player.line);
        }
        add(setup.nobodys.cards);
        add_owned(setup.nobody_owns, setup.line);
    }
    return cards;
}

}  // namespace

void check_powers(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    const auto rules = rules_of(scenario);
    if (!issues.wants(IssueCode::PowerNotPlayed) || !rules || !rules->powers) return;
    for (const auto& [id, line] : cards_of(scenario)) {
        const auto kind = catalogue.card(id);
        if (!kind) continue;
        for (Message& message : not_played(catalogue[*kind])) {
            Issue issue{
                IssueCode::PowerNotPlayed, usual_severity(IssueCode::PowerNotPlayed), std::move(message), {}, {}, {}};
            issue.line = line;
            issues.add(std::move(issue));
        }
    }
}

}  // namespace hexwright::checks
