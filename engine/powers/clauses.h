// The clauses of powers at work: whether what they ask for holds, for whom, and how often. Internal to engine/powers.
#pragma once
#include "engine/game/power.h"
#include "engine/powers/room.h"

namespace hexwright::powers {

// The clauses `me`, `foe`, `near`, `near-foe` and `army` of the power all hold. `side` is the figure on the power's
// side of the attack (its own, or one that its aura helps), `foe` the other side; invalid where nobody attacks. Those
// about the beginning of the turn are looked up among what the turn remembers.
bool clauses_hold(const BoardQuery& query, const PowerInstance& instance, FigureId side, FigureId foe);
inline bool clauses_hold(const BoardQuery& query, const PowerInstance& instance, FigureId foe = {}) {
    return clauses_hold(query, instance, instance.figure, foe);
}
// One of its clauses `whom` fits the figure, or it has none; measured from its own figure.
bool is_whom(const BoardQuery& query, const PowerInstance& instance, FigureId figure);
// How often its dice count: once without a clause `each`, `each-near-foe` or `each-wound`.
int times(const BoardQuery& query, const PowerInstance& instance, FigureId foe);
// Remembers which clauses about the beginning of the turn hold now.
void note_start(GameUpdate& update, const PowerInstance& instance);
// The line of its table of d20 results that has this number and suits the figure; nullptr for none.
const PowerClause* line_of(const PowerInstance& instance, int rolled, FigureId figure);

}  // namespace hexwright::powers
