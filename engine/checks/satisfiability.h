// Can a condition ever hold, in any game of this scenario? Says no only where that is certain: what nobody can have,
// zones without a space, rounds that are never played, numbers that nothing reaches, flags that no rule sets which
// itself can come about.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/core/message.h"
#include "engine/scenario/deployable.h"
#include "engine/scenario/round_set.h"
#include "engine/scenario/rule_facts.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/subject.h"

#include <array>
#include <map>
#include <optional>

namespace hexwright {

struct Never {    // why not, and where that is said
    Message why;  // ids "never.…"
    int line = 0;
};

class Feasible {
public:
    Feasible(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue);
    Feasible where_named(const std::string& name,
                         int player) const;  // the same with a name that stands for this player

    std::optional<Never> never(const Conditions& conditions, int line, Subject about) const;  // that all hold
    std::optional<Never> always_denied(const Conditions& conditions) const;  // that none holds: one of them always does
    std::optional<Never> never_apart(const Conditions& wanted,
                                     const Conditions& denied) const;  // these hold and none of those
    std::optional<Never> never_in_rounds(const RoundNumber& from, const RoundNumber& to, int line) const;
    std::optional<Never> never_entered(const MaybeZone& zone, int line) const;
    std::optional<Never> never_happens(const On& on, int line) const;  // the event, whenever and about whomever it is
    std::optional<Never> no_card(const std::string& card, int line) const;
    std::optional<Never> no_glyph(const std::string& glyph, int line) const;
    std::optional<Never> no_ground(const MaybeTerrain& terrain, int line) const;  // to stand on

    const RuleFacts& facts() const { return facts_; }             // as the file has them
    const RuleFacts& live() const { return live_; }               // of the rules that can come about
    const std::vector<Setup>& setups() const { return setups_; }  // that the scenario is played by; none: nobody can
    int players() const { return players_; }                      // of the largest of them; 0: there is none
    RoundSet rounds(bool before_the_first) const { return rounds_of_game(scenario_.rounds, before_the_first); }

private:
    void learn(const Terrain& terrain);  // what follows from the rules that can come about
    void note_removable();
    void learn_ground(const Terrain& terrain);
    void learn_zones(const Terrain& terrain);
    void learn_glyphs();

    std::optional<Never> never(const Condition& condition, Subject about) const;
    std::optional<Never> never(const condition::Flag& word, int line) const;
    std::optional<Never> never(const condition::Counter& word, int line) const;
    std::optional<Never> never(const condition::Count& word, int line, Subject about) const;
    std::optional<Never> never(const condition::StandsOn& word, int line) const;
    std::optional<Never> never(const condition::Level& word, int line) const;
    std::optional<Never> never(const condition::Destroyed& word, int line) const;
    std::optional<Never> no_player(const std::string& word, int line) const;
    std::optional<Never> no_terrain(const MaybeTerrain& terrain, const std::set<std::string>& there, int line) const;
    std::optional<Never> no_figure_so(const Conditions& conditions, int line) const;
    std::optional<Never> never_stood_in(const Conditions& conditions, int line) const;
    template <class Wanted>
    std::optional<Never> never_written(const TallyName& tally, const MaybeOwner& of, Wanted wanted,
                                       Never otherwise) const;
    bool always(const Condition& condition) const;

    std::string meant(const std::string& player) const;  // a name that stands for a player: his number
    bool may_be(const Fielded& figure, const Setup& setup, const Condition& condition) const;
    bool may_be(const Fielded& figure, const Setup& setup, const Conditions& conditions) const;
    bool must_be(const Fielded& figure, const Condition& condition) const;
    bool may_be_removed(const Fielded& figure, const Setup& setup) const;
    enum class Taken {
        Anywhere,
        Removed,
        Spaces
    };  // which figures count: all, those removed; or the spaces that they take
    int most_figures(const Conditions& conditions, Taken taken) const;
    int most_counted_by(const condition::Count& word) const;
    int room_in(const std::string& zone) const;

    const Scenario& scenario_;
    const Catalogue& catalogue_;
    std::vector<Setup> setups_;
    RuleFacts facts_, live_{};
    bool settled_ = false;  // live_ is complete
    std::map<std::string, int> named_{};
    int players_ = 0;
    std::vector<Fielding> fieldings_{};
    using Changes = std::array<std::set<std::string>, 5>;
    std::optional<Changes> learned_{};  // of what the rules bring and change there
    std::set<std::string> terrains_{},
        beside_{};            // that can be stood on; those of pieces, too, which one stands beside
    std::set<int> levels_{};  // of spaces; none: they change
    std::optional<std::set<std::string>> glyphs_{};  // that can lie there; none: any
    bool hidden_glyphs_ = false;
    std::set<std::string> closed_zones_{}, empty_zones_{};  // that nobody gets to from a start; without a space
};

}  // namespace hexwright
