// Can a condition ever hold, in any game of this scenario? Says no only where that is certain: what nobody can have, zones without a
// space, rounds that are never played, numbers that nothing reaches.
#pragma once
#include <optional>

#include "engine/battlefield/terrain.h"
#include "engine/core/message.h"
#include "engine/scenario/round_set.h"
#include "engine/scenario/rule_facts.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/subject.h"

namespace hexwright {

struct Never {  // why not, and where that is said
    Message why;  // ids "never.…"
    int line = 0;
};

class Feasible {
public:
    Feasible(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue);

    std::optional<Never> never(const Conditions& conditions, int line, Subject about) const;  // that all hold
    std::optional<Never> always_denied(const Conditions& conditions, int line) const;  // that none holds: one of them always does
    std::optional<Never> never_in_rounds(const RoundNumber& from, const RoundNumber& to, int line) const;
    std::optional<Never> never_entered(const MaybeZone& zone, int line) const;
    std::optional<Never> no_card(const std::string& card, int line) const;

    const RuleFacts& facts() const { return facts_; }
    const std::vector<Setup>& setups() const { return setups_; }  // that the scenario is played by; none: nobody can
    int players() const { return players_; }  // of the largest of them; 0: there is none
    RoundSet rounds(bool before_the_first) const { return rounds_of_game(scenario_.rounds, before_the_first); }

private:
    std::optional<Never> never(const Condition& condition, Subject about) const;
    std::optional<Never> never(const condition::Counter& word, int line) const;
    std::optional<Never> never(const condition::Count& word, int line, Subject about) const;
    std::optional<Never> never(const condition::StandsOn& word, int line) const;
    std::optional<Never> never(const condition::Destroyed& word, int line) const;
    std::optional<Never> no_player(const std::string& word, int line) const;
    std::optional<Never> no_terrain(const MaybeTerrain& terrain, const std::set<std::string>& there, int line) const;
    bool always(const Condition& condition) const;

    const Scenario& scenario_;
    const Catalogue& catalogue_;
    std::vector<Setup> setups_;
    RuleFacts facts_;
    int players_ = 0, most_figures_ = 0;
    std::optional<std::set<std::string>> cards_{};     // that can be there; none: any
    std::set<std::string> terrains_{}, beside_{};      // that can be stood on; those of pieces, too, which one stands beside
    std::set<std::string> closed_zones_{}, empty_zones_{};  // that nobody on foot gets to from a start; without a space
};

}  // namespace hexwright
