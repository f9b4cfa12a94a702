// Decides whether a condition can ever hold in any game of this scenario. Answers no only when that is certain: cards
// that nobody can have, zones without spaces, rounds that are never played, numbers that are never reached, flags that
// are set only by rules that never fire.
#pragma once
#include "engine/board/battlefield/terrain.h"
#include "engine/checks/never.h"
#include "engine/checks/room.h"
#include "engine/scenario/deployable.h"
#include "engine/scenario/round_set.h"
#include "engine/scenario/rule_facts.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/subject.h"

#include <array>
#include <map>
#include <optional>

namespace hexwright::checks {

class Satisfiability {
public:
    Satisfiability(const Scenario& scenario, const Terrain& terrain, const Catalogue& catalogue);
    // A copy in which the name stands for this player.
    Satisfiability where_named(const std::string& name, int player) const;

    // Why the conditions never all hold; none if they may.
    std::optional<Never> never(const Conditions& conditions, int line, Subject about) const;
    // Why one of the conditions always holds, so that "none of them" never does.
    std::optional<Never> always_denied(const Conditions& conditions) const;
    // Why `wanted` never all hold while none of `denied` does.
    std::optional<Never> never_apart(const Conditions& wanted, const Conditions& denied) const;
    std::optional<Never> never_in_rounds(const RoundNumber& from, const RoundNumber& to, int line) const;
    std::optional<Never> never_entered(const MaybeZone& zone, int line) const;
    // Considers the event at any time and about any subject.
    std::optional<Never> never_happens(const On& on, int line) const;
    std::optional<Never> no_card(const std::string& card, int line) const;
    std::optional<Never> no_glyph(const std::string& glyph, int line) const;
    // Nothing, or no glyph if one is given, is ever taken up.
    std::optional<Never> no_carrying(const MaybeGlyph& glyph, int line) const;
    std::optional<Never> no_secret(const std::string& tally, int line) const;  // Everybody knows it all along.
    std::optional<Never> no_markers(int line) const;  // The edition plays without order markers.
    std::optional<Never> no_team(int line) const;     // No two players of a set-up are of one team.
    // All figures for which the conditions may hold wait in the reserve, and no rule sets any out.
    std::optional<Never> only_in_reserve(const Conditions& conditions, int line) const;
    // In no set-up the piece, or any if none is given, has Life; or with `to_open` it cannot be opened.
    std::optional<Never> no_object(const MaybePiece& piece, bool to_open, int line) const;
    std::optional<Never> no_ground(const MaybeTerrain& terrain, int line) const;  // For standing on it.

    const RuleFacts& facts() const { return facts_; }  // Facts of the rules as written in the file.
    const RuleFacts& live() const { return live_; }    // Facts of only those rules that can fire.
    // The setups by which the scenario is played; empty if nobody can play it.
    const std::vector<Setup>& setups() const { return setups_; }
    int players() const { return players_; }  // Players of the largest setup; 0 if there is none.
    RoundSet rounds(bool before_the_first) const { return rounds_of_game(scenario_.rounds, before_the_first); }

private:
    void learn(const Terrain& terrain);  // Derives facts from the rules that can fire.
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
    std::optional<Never> never(const condition::Carries& word, int line) const;
    std::optional<Never> no_figure_carried(int line) const;
    std::optional<Never> no_player(const std::string& word, int line) const;
    std::optional<Never> no_terrain(const MaybeTerrain& terrain, const std::set<std::string>& there, int line) const;
    std::optional<Never> no_figure_so(const Conditions& conditions, int line) const;
    std::optional<Never> never_stood_in(const Conditions& conditions, int line) const;
    template <class Wanted>
    std::optional<Never> never_written(const TallyName& tally, const MaybeOwner& of, Wanted wanted,
                                       Never otherwise) const;
    bool always(const Condition& condition) const;

    // Resolves a name that stands for a player to the player's number.
    std::string meant(const std::string& player) const;
    bool may_be(const Deployable& figure, const Setup& setup, const Condition& condition) const;
    bool may_be(const Deployable& figure, const Setup& setup, const Conditions& conditions) const;
    bool must_be(const Deployable& figure, const Condition& condition) const;
    bool may_be_removed(const Deployable& figure, const Setup& setup) const;
    // Which figures are counted: all, or those removed; or instead the spaces that they take.
    enum class Taken { Anywhere, Removed, Spaces };
    int most_figures(const Conditions& conditions, Taken taken) const;
    int most_counted_by(const condition::Count& word) const;
    int room_in(const std::string& zone) const;

    const Scenario& scenario_;
    const Catalogue& catalogue_;
    std::vector<Setup> setups_;
    RuleFacts facts_, live_{};
    bool settled_ = false;  // True when live_ is complete.
    std::map<std::string, int> named_{};
    int players_ = 0;
    std::vector<Fielding> fieldings_{};
    using Changes = std::array<std::set<std::string>, 5>;
    std::optional<Changes> learned_{};  // What the rules can add and change on the battlefield, as of the last learn().
    // terrains_ can be stood on; beside_ also includes those of pieces that one stands beside.
    std::set<std::string> terrains_{}, beside_{};
    std::set<int> levels_{};                         // Levels of spaces; empty if they can change.
    std::optional<std::set<std::string>> glyphs_{};  // Glyphs that can lie there; nullopt means any.
    bool hidden_glyphs_ = false;
    // closed_zones_ cannot be reached from a start; empty_zones_ have no space.
    std::set<std::string> closed_zones_{}, empty_zones_{};
};

}  // namespace hexwright::checks
