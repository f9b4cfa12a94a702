// Scenarios with one thing less: one for each rule, modifier, win and zone, house rule, option of a menu and amount.
#include "engine/rules/house_rules.h"
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

// The options of menus that have others, and the amounts of words that do without, in the effects of a rule: finds them
// all, or leaves one out.
class PartsOfRule {
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    struct Part {
        const char* kind = "";
        std::string named{};
        int line = 0;
        WordPath word{};
    };

    explicit PartsOfRule(std::size_t leave_out) : leave_out_(leave_out) {}

    void look(Effects& effects, const WordPath& inside) {
        for (std::size_t i = 0; i < effects.size(); ++i) {
            line_ = effects[i].line;
            std::visit([&](auto& word) { look_at(word, inside.inside("effects", i)); }, effects[i].is);
        }
    }
    std::vector<Part> take() { return std::move(parts_); }

private:
    // Whether this is the part to be left out.
    bool meets(Part part) {
        parts_.push_back(std::move(part));
        return parts_.size() - 1 == leave_out_;
    }

    template <class Word>
    void look_at(Word& word, const WordPath& here) {
        if constexpr (requires { word.amounts.clear(), word.n; })
            if (!word.amounts.empty() && meets({"amount", std::string(Word::name), line_, here})) word.amounts.clear();
        if constexpr (std::is_same_v<Word, effect::Menu>) look_at_options(word, here);
        each_field(word, [&]<class Member>(std::string_view name, Member& member) { inside(name, member, here); });
    }
    template <class Member>
    void inside(std::string_view name, Member& member, const WordPath& here) {
        if constexpr (std::is_same_v<Member, Effects>) {
            look(member, here);
        } else if constexpr (Nested<Member> && !OneOfWords<typename PartsOf<Member>::Part>) {
            std::size_t i = 0;
            each_part(member, [&](auto& part) { look_at(part, here.inside(std::string(name), i++)); });
        }
    }
    void look_at_options(effect::Menu& menu, const WordPath& here) {
        if (menu.options.size() < 2) return;
        for (std::size_t i = 0; i < menu.options.size(); ++i) {
            const effect::Option& option = menu.options[i];
            if (meets({"option", option.text.text, option.line, here.inside("options", i)}))
                return leave_out(menu.options, i);
        }
    }

    std::size_t leave_out_;
    int line_ = 0;
    std::vector<Part> parts_{};
};

void add_parts_of_rule(const Scenario& scenario, std::size_t rule, std::vector<Mutant>& mutants) {
    const WordPath path = WordPath{}.inside("rules", rule);
    const auto parts_without = [&](Rulebook& book, std::size_t part) {
        PartsOfRule parts(part);
        parts.look(book.rules[rule].effects, path);
        return parts.take();
    };
    Rulebook whole = rulebook_of(scenario);
    const std::vector<PartsOfRule::Part> all = parts_without(whole, PartsOfRule::none);
    for (std::size_t i = 0; i < all.size(); ++i)
        mutants.push_back({all[i].kind, whole.rules[rule].id.word + " \"" + all[i].named + "\"", all[i].line,
                           all[i].word, with_rulebook(scenario, [&](Rulebook& book) { parts_without(book, i); })});
}

// Both sides of an obstacle are one house rule.
std::string name_of(const RuleMatter& what) {
    return what.of == RuleMatter::Of::Terrain ? what.id + " " + what.field : what.id;
}

void add_house_rules(const Scenario& scenario, const Catalogue& catalogue, std::vector<Mutant>& mutants) {
    if (!scenario.house_rules) return;
    const std::vector<RuleChange> changes = changes_of(*scenario.house_rules, catalogue);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const std::string name = name_of(changes[i].what);
        if (i > 0 && name_of(changes[i - 1].what) == name) continue;
        std::vector<RuleSetting> others;
        for (const RuleChange& change : changes)
            if (name_of(change.what) != name) others.push_back({change.what, change.to});
        Scenario changed = scenario;
        changed.house_rules = std::make_shared<const Rules>(
            house_rules_on(scenario.edition, scenario.house_rules->id, others, catalogue));
        mutants.push_back(
            {"house-rule", name, scenario.line.number, WordPath{}.inside("house-rules", i), std::move(changed)});
    }
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

std::vector<Mutant> mutants_of(const Scenario& scenario, const Catalogue& catalogue) {
    std::vector<Mutant> mutants;
    const Rulebook& book = rulebook_of(scenario);
    const WordPath top;
    add_house_rules(scenario, catalogue, mutants);
    for (std::size_t i = 0; i < scenario.zones->size(); ++i) {
        const Zone& zone = (*scenario.zones)[i];
        mutants.push_back({"zone", zone.id, zone.line, top.inside("zones", i), with_empty_zone(scenario, i)});
    }
    for (std::size_t i = 0; i < book.modifiers.size(); ++i) {
        const Modifier& gone = book.modifiers[i];
        mutants.push_back({"modifier", gone.id.word, gone.line, top.inside("modifiers", i),
                           with_rulebook(scenario, [i](Rulebook& b) { leave_out(b.modifiers, i); })});
    }
    for (std::size_t i = 0; i < book.rules.size(); ++i) {
        const Rule& gone = book.rules[i];
        mutants.push_back({"rule", gone.id.word, gone.line, top.inside("rules", i),
                           with_rulebook(scenario, [i](Rulebook& b) { leave_out(b.rules, i); })});
        add_parts_of_rule(scenario, i, mutants);
    }
    for (std::size_t i = 0; i < book.victory.wins.size(); ++i) {
        const int line = book.victory.wins[i].line;
        mutants.push_back({"win", std::to_string(i + 1), line, top.inside("victory", 0).inside("wins", i),
                           with_rulebook(scenario, [i](Rulebook& b) { leave_out(b.victory.wins, i); })});
    }
    return mutants;
}

}  // namespace hexwright::trials
