// What it is worth to stand on a space: near enough to strike, high, on a glyph, not among many that strike back. Built
// once per decision and asked for every space. In thousandths of a point of the army cards.
#pragma once
#include "engine/game/board_query.h"
#include "engine/players/company.h"
#include "engine/players/objective_field.h"
#include "engine/players/room.h"
#include "engine/players/style.h"
#include "engine/players/value.h"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace hexwright::players {

int furthest_attack(const GameState& state, FigureId id);  // The larger of its Range and that of its special attacks.

class GroundValue {
public:
    GroundValue(const BoardQuery& query, PlayerId seat, ObjectiveField& objective_field,
                const StyleWeights& style = {});

    const std::vector<FigureId>& enemies() const { return enemies_; }
    Value operator()(FigureId id, SpaceIndex at);  // For one of the seat's figures.
    // Whether a figure that attacks from a distance would see nobody from there, though an enemy is in range.
    // Expensive: it computes a whole view. A place known to be in vain is worth no more than its way to the enemy.
    bool without_target(FigureId id, SpaceIndex at, SpaceIndex tail) const;
    // With no_space: wherever the figure does not stand already.
    void know_without_target(FigureId id, SpaceIndex at) { without_target_.emplace_back(id, at); }

    Value company_gain(FigureId id) { return company_.gain(id); }
    // Expected from its best attack after a move, or without one if it stands still. Ignores sight.
    Value best_strike(FigureId id, bool still) const;
    Value best_prize(FigureId id) const;     // Expected from an attack after a move, beyond points.
    int nearest_enemy(SpaceIndex at) const;  // In spaces in a straight line; 1,000 if there is no enemy.

private:
    struct Fighter {
        HexCoord hex{};
        int height = 0, tall = 5, attack = 0, defense = 0, range = 1;  // Range 0: it may not attack.
        // `life`: worth of its next life; `cost`: what a life of the seat's own counts beyond its points.
        Value life = 0, cost = 0;
        int move = 0;
        // A normal attack reaches `near` spaces; beyond that a special attack reaches with `afar` dice.
        int near = 1, afar = 0;
        bool safe = false;         // Nobody may attack it.
        bool only_beside = false;  // Normal attacks on it must be adjacent: Thorian Speed.
        // An attack on the other figure, so many spaces away, must be the special one that reaches beyond `near`.
        bool by_special(const Fighter& other, int far) const { return far > near || (far > 1 && other.only_beside); }
        bool reaches(const Fighter& other, int far) const {  // By distance alone.
            return far <= std::max(range, near) && (!by_special(other, far) || range > near);
        }
        int dice(const Fighter& other, int far) const { return by_special(other, far) ? afar : attack; }
    };
    // What the figure that own_ describes and one foe can do to each other, wherever they stand.
    struct Match {
        // By whether the target is beyond the attacker's `near` spaces, then by whether the figure stands lower than
        // the foe, as high, or higher.
        template <class T>
        using ByPlace = std::array<std::array<T, 3>, 2>;
        HexCoord foe{};
        int most = 0;  // Further apart they do nothing to each other.
        ByPlace<Value> strike{}, danger{}, dread{};
        Value dread_to_come = 0;  // While the foe cannot strike yet, but may come near enough.
    };
    Fighter fighter(FigureId id) const;
    Match match_with(const Fighter& foe) const;
    bool attacks_from_here() const;  // The figure that own_ describes can make a legal attack where it stands.
    void speak_of(FigureId id);
    bool can_strike(const Fighter& from, const Fighter& to, int far) const;
    void find_path();
    Value approach(SpaceIndex at, bool blind);
    bool known_without_target(FigureId id, SpaceIndex at) const;
    Value burnt(FigureId id, const BoardSpace& place) const;
    bool glyph_at(SpaceIndex space) const;
    Value of_style(SpaceIndex at);
    void find_style_ways();
    void find_way_up(const Climber& climber);

    const BoardQuery& query_;
    const GameState& state_;
    ObjectiveField& objective_field_;
    StyleWeights style_;
    Company company_;
    // Above 0 when nobody was wounded for some rounds: whoever can attack nobody then goes up to an enemy.
    int seek_factor_ = 0;
    std::vector<FigureId> enemies_;
    std::vector<Fighter> foes_;
    std::vector<std::pair<FigureId, SpaceIndex>> without_target_;
    // The figure that own_ describes; the spaces of one figure are asked for together.
    FigureId mine_{};
    Fighter own_{};
    std::vector<Match> matches_;  // In the order of foes_.
    // It has enemies in range and sees none of them; or it can attack nobody, and nobody was wounded for some rounds.
    bool blind_ = false;
    bool path_found_ = false;  // path_ is for this figure.
    std::shared_ptr<const PathEstimate> path_{};
    bool style_ways_found_ = false;  // The next two are for this figure.
    PathEstimate to_glyph_{}, up_{};
};

}  // namespace hexwright::players
