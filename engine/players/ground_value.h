// What it is worth to stand on a space: near enough to strike, high, on a glyph, not among many that strike back. Built
// once for a decision and asked for every space. In thousandths of a point of the army cards.
#pragma once
#include "engine/game/board_query.h"
#include "engine/players/objective_field.h"
#include "engine/players/value.h"

#include <vector>

namespace hexwright {

int furthest_attack(const GameState& state, FigureId id);  // its Range, or that of a special attack

class GroundWorth {
public:
    GroundWorth(const Look& look, PlayerId seat, Errands& errands);

    const std::vector<FigureId>& enemies() const { return enemies_; }
    Worth operator()(FigureId id, SpaceIndex at);  // for one of the seat's figures
    // Whether a figure that strikes from afar would see nobody from there, though somebody is near enough. Dear: a
    // whole view. What has turned out to be in vain is worth no more than the way that it is to the enemy.
    bool in_vain(FigureId id, SpaceIndex at, SpaceIndex tail) const;
    void know_vain(FigureId id, SpaceIndex at) {
        vain_.emplace_back(id, at);
    }  // no_space: wherever it does not stand already

    Worth best_prize(FigureId id) const;     // expected of an attack after a move, beside points
    int nearest_enemy(SpaceIndex at) const;  // spaces as the crow flies; 1,000: there is none

private:
    struct Fighter {
        HexCoord hex{};
        int height = 0, tall = 5, attack = 0, defense = 0, range = 1;  // range 0: it may not attack
        Worth life = 0, dear = 0;  // dear: what a life counts beside its points, of the seat's own
        int move = 0;
        int near = 1, afar = 0;  // a normal attack reaches as far as `near`; beyond it a special one, with `afar` dice
        bool safe = false;       // nobody may attack it
        int dice(int far) const { return far <= near ? attack : afar; }
    };
    Fighter fighter(FigureId id) const;
    void speak_of(FigureId id);
    bool can_strike(const Fighter& from, const Fighter& to, int far) const;
    Worth approach(SpaceIndex at, bool blind);
    bool known_vain(FigureId id, SpaceIndex at) const;
    Worth burnt(FigureId id, const GroundEffect& ground) const;
    bool glyph_at(SpaceIndex space) const;

    const Look& look_;
    const GameState& state_;
    Errands& errands_;
    std::vector<FigureId> enemies_;
    std::vector<Fighter> foes_;
    std::vector<std::pair<FigureId, SpaceIndex>> vain_;
    FigureId mine_{};  // whose numbers own_ are: spaces of one figure are asked for together
    Fighter own_{};
    bool blind_ = false;    // it has enemies within its range and sees none of them
    bool marched_ = false;  // march_ is of this figure
    March march_{};
};

}  // namespace hexwright
