// Pieces of the battlefield that can be attacked though they are no figures: doors, walls, rubble. A scenario gives
// them Life and Defense (ObjectType); they engage nobody, gain no dice, and do not keep a player in the game.
#pragma once
#include "engine/game/attacking.h"
#include "engine/game/room.h"
#include "engine/rules/line_of_sight.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::game {

const ObjectType& type_of(const GameState& state, ObjectId object);
ObjectId object_named(const GameState& state, std::string_view name);  // Invalid for none.
ObjectId object_of(const GameState& state, PieceId piece);             // Invalid: the piece is no object.
inline int life_left(const GameState& state, ObjectId object) {
    return state[object].gone ? 0 : type_of(state, object).life - state[object].wounds;
}
std::vector<HexCoord> hexes_of(const GameState& state, ObjectId object);  // Of its piece; none if it is gone.
std::vector<ObjectId> objects_at(const GameState& state, HexCoord hex);   // Those that still stand, by id.
// The object belongs to somebody of the figure's team. Nobody's objects are everybody's enemies.
bool friends(const GameState& state, FigureId figure, ObjectId object);

// ---- attacking

// How an object lies before an attacker.
struct ObjectInReach {
    bool beside = false;       // It rises next to one of the figure's spaces, at a height that the figure reaches.
    std::optional<int> range;  // Spaces to the nearest of its hexes; none when no way leads there.
    Sight sight{};             // To the hex of it that is seen best.
};
ObjectInReach reach_of(const BoardQuery& query, FigureId figure, ObjectId object);

// The first reason against this attack; none if it is allowed, provided that the figure acts now. Attacks on objects
// always need sight. Engaged figures attack an object only beside them (RANGE-06 speaks of figures alone). Special
// attacks that choose, add or count figures cannot be aimed at objects: for them the reason is Spared.
std::optional<NoAttack> why_no_attack(const BoardQuery& query, FigureId figure, const AttackProfile& profile,
                                      ObjectId object);
// Height gives no dice, nor do powers that look at their target.
AttackRoll attack_roll(const BoardQuery& query, FigureId figure, const AttackProfile& profile, ObjectId object);

// ---- what becomes of it

void wound_object(GameUpdate& update, ObjectId object, int wounds, Cause cause = {});  // Destroys it at last.
void mend_object(GameUpdate& update, ObjectId object, int wounds);
// What its type says is left of the piece stays; figures that lose their ground fall.
void destroy_object(GameUpdate& update, ObjectId object, Cause cause = {});
// True if it opens at all, is not so already, and where it closes, nothing stands or lies in the way.
bool can_open(const GameState& state, ObjectId object, bool open);
void open_object(GameUpdate& update, ObjectId object, bool open);  // No effect where it cannot.

}  // namespace hexwright::game
