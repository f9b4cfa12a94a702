// Scenarios with one thing less: one for each rule, modifier, win and zone.
#include "engine/scenario/trial.h"
#include "engine/trials/trial_run.h"

namespace hexwright::trials {
namespace {

template <class Change>
Scenario with_rulebook(const Scenario& scenario, Change change) {
    Scenario changed = scenario;
    Rulebook book = rulebook_of(scenario);
    change(book);
    changed.rulebook = std::make_shared<const Rulebook>(std::move(book));
    return changed;
}

template <class List>
void leave_out(List& list, std::size_t place) {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(place));
}

Scenario with_empty_zone(const Scenario& scenario, std::size_t place) {
    Scenario changed = scenario;
    changed.zones.change([&](std::vector<Zone>& zones) {
        zones[place].spaces.clear();
        zones[place].conditions.reset();
    });
    return changed;
}

template <class Change>
CampaignMutant without(const Campaign& campaign, const char* kind, std::size_t game, std::size_t link, Change change) {
    const Next& next = campaign.games[game].next[link];
    CampaignMutant mutant{kind, campaign.games[game].id.word + " " + next.game.word, next.line, campaign};
    change(mutant.campaign.games[game].next);
    return mutant;
}

// Without it, and with it as if nothing but the figures came along.
void add_carry_mutants(const Campaign& campaign, std::size_t game, std::size_t link, std::size_t carry,
                       std::vector<CampaignMutant>& mutants) {
    const Carry& whole = campaign.games[game].next[link].carried[carry];
    mutants.push_back(
        without(campaign, "carry", game, link, [=](std::vector<Next>& next) { leave_out(next[link].carried, carry); }));
    if (whole.wounds == YesNo::Yes)
        mutants.push_back(without(campaign, "wounds", game, link,
                                  [=](std::vector<Next>& next) { next[link].carried[carry].wounds = YesNo::No; }));
    if (whole.upgrades == YesNo::Yes)
        mutants.push_back(without(campaign, "upgrades", game, link,
                                  [=](std::vector<Next>& next) { next[link].carried[carry].upgrades = YesNo::No; }));
}

}  // namespace

std::vector<CampaignMutant> mutants_of(const Campaign& campaign) {
    std::vector<CampaignMutant> mutants;
    for (std::size_t game = 0; game < campaign.games.size(); ++game) {
        const std::vector<Next>& links = campaign.games[game].next;
        for (std::size_t i = 0; i < links.size(); ++i) {
            mutants.push_back(without(campaign, "next", game, i, [i](std::vector<Next>& next) { leave_out(next, i); }));
            for (std::size_t j = 0; j < links[i].carried.size(); ++j) add_carry_mutants(campaign, game, i, j, mutants);
            for (std::size_t j = 0; j < links[i].kept.size(); ++j)
                mutants.push_back(without(campaign, "keep", game, i,
                                          [i, j](std::vector<Next>& next) { leave_out(next[i].kept, j); }));
        }
    }
    return mutants;
}

std::vector<Mutant> mutants_of(const Scenario& scenario) {
    std::vector<Mutant> mutants;
    const Rulebook& book = rulebook_of(scenario);
    for (std::size_t i = 0; i < scenario.zones->size(); ++i) {
        const Zone& zone = (*scenario.zones)[i];
        mutants.push_back({"zone", zone.id, zone.line, with_empty_zone(scenario, i)});
    }
    for (std::size_t i = 0; i < book.modifiers.size(); ++i) {
        const Modifier& gone = book.modifiers[i];
        mutants.push_back({"modifier", gone.id.word, gone.line,
                           with_rulebook(scenario, [i](Rulebook& b) { leave_out(b.modifiers, i); })});
    }
    for (std::size_t i = 0; i < book.rules.size(); ++i) {
        const Rule& gone = book.rules[i];
        mutants.push_back(
            {"rule", gone.id.word, gone.line, with_rulebook(scenario, [i](Rulebook& b) { leave_out(b.rules, i); })});
    }
    for (std::size_t i = 0; i < book.victory.wins.size(); ++i) {
        const int line = book.victory.wins[i].line;
        mutants.push_back({"win", std::to_string(i + 1), line,
                           with_rulebook(scenario, [i](Rulebook& b) { leave_out(b.victory.wins, i); })});
    }
    return mutants;
}

}  // namespace hexwright::trials
