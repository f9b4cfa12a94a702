#include "engine/game/objects.h"

#include "engine/game/board_change.h"
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/beside.h"
#include "engine/rules/range.h"

#include <algorithm>

namespace hexwright::game {
namespace {

constexpr int sight_units_per_seventh = sight_units_per_level / sevenths_per_level;

ObjectId id_of_object(std::size_t index) { return ObjectId{static_cast<int>(index)}; }

// The upright body that fills the object's part of one hex, from `low` to `top` sevenths of a level above the table.
FigureBody body_between(HexCoord hex, int low, int top, PieceId piece) {
    FigureBody body;
    body.hexes[0] = hex;
    body.base = low * sight_units_per_seventh;
    body.top = body.eye = body.zone_to = (top - low) * sight_units_per_seventh;
    body.piece = piece;
    return body;
}

// What there is to see of the object: the hexes that it fills, and for walls on sides the hexes on both sides.
std::vector<FigureBody> bodies_of(const GameState& state, ObjectId object) {
    std::vector<FigureBody> bodies;
    const PieceId piece = type_of(state, object).piece;
    const Terrain& terrain = state.board->terrain();
    std::vector<HexCoord> around = hexes_of(state, object);
    if (const PlacedPiece* placed = state.battlefield->find(piece))
        for (const Barrier& barrier : barriers_of(*placed, state.catalogue())) {
            around.push_back(barrier.hex);
            around.push_back(neighbour(barrier.hex, barrier.side));
        }
    std::ranges::sort(around);
    around.erase(std::ranges::unique(around).begin(), around.end());
    for (const HexCoord hex : around) {
        for (const Solid& solid : terrain.solids_at(hex))
            if (solid.piece == piece) bodies.push_back(body_between(hex, solid.bottom, solid.top, piece));
        const auto wall = std::ranges::find(terrain.barriers_at(hex), piece, &Barrier::piece);
        if (wall != terrain.barriers_at(hex).end())
            bodies.push_back(body_between(hex, wall->from * sevenths_per_level, wall->to * sevenths_per_level, piece));
    }
    return bodies;
}

Sight sight_of(const BoardQuery& query, FigureId figure, ObjectId object) {
    Sight best{.seen = false};
    for (const FigureBody& body : bodies_of(query.state(), object)) {
        Sight sight = query.sight(figure, body);
        if (sight.seen) return sight;
        if (best.blocked_by.empty() || sight.blocked_by.size() < best.blocked_by.size()) best = std::move(sight);
    }
    return best;
}

// Whether the attack's row asks or does something that needs a figure for a target.
bool needs_figure(const AttackProfile& profile) {
    const Power* row = profile.row;
    return row && (row->reaches || row->goes_on || row->splash || row->special_dice || row->before_attack);
}

// A figure attacks once a turn, in one form (ATTACK-01); a power may let it attack whatever it likes once more.
bool has_attack_left(const BoardQuery& query, FigureId figure, const AttackProfile& profile) {
    const GameState& state = query.state();
    if (state.turns.empty()) return true;
    int made = 0;
    for (const AttackMade& attack : state.turns.back().attacks_made)
        if (attack.figure == figure) {
            if (attack.with != profile.with) return false;
            ++made;
        }
    return made < profile.attacks || may_attack_again(query, {.attacker = figure, .with = profile.with});
}

void change_piece(GameUpdate& update, ObjectId object, PieceKind into) {
    const PlacedPiece* placed = update.state.battlefield->find(type_of(update.state, object).piece);
    if (!placed) return;
    PlacedPiece piece = *placed;
    Battlefield battlefield = *update.state.battlefield;
    if (into.valid()) {
        piece.kind = into;
        battlefield.replace(piece, update.state.catalogue());
    } else {
        battlefield.remove(piece.id);
    }
    change_ground(update, std::move(battlefield));
}

// Something is in the hexes of the object at the height that it takes when it is closed.
bool way_is_blocked(const GameState& state, ObjectId object) {
    const PlacedPiece* placed = state.battlefield->find(type_of(state, object).piece);
    if (!placed) return true;
    const int foot = placed->level - 1, top = foot + state.catalogue()[type_of(state, object).kind].slots;
    for (const HexCoord hex : hexes_of(state, object))
        for (const SpaceIndex space : state.board->spaces_at(hex)) {
            const int level = (*state.board)[space].space.level;
            const bool inside = level >= foot && level < top;
            if (inside && (figure_at(state, space).valid() || std::ranges::count(state.glyphs, space, &GameGlyph::at)))
                return true;
        }
    return false;
}

}  // namespace

const ObjectType& type_of(const GameState& state, ObjectId object) { return state.setup->objects[object.index()]; }

ObjectId object_named(const GameState& state, std::string_view name) {
    const auto& all = state.setup->objects;
    const auto found = std::ranges::find(all, name, &ObjectType::name);
    return found == all.end() ? ObjectId{} : id_of_object(static_cast<std::size_t>(found - all.begin()));
}

ObjectId object_of(const GameState& state, PieceId piece) {
    const auto& all = state.setup->objects;
    const auto found = std::ranges::find(all, piece, &ObjectType::piece);
    return found == all.end() ? ObjectId{} : id_of_object(static_cast<std::size_t>(found - all.begin()));
}

std::vector<HexCoord> hexes_of(const GameState& state, ObjectId object) {
    const PlacedPiece* placed = state[object].gone ? nullptr : state.battlefield->find(type_of(state, object).piece);
    return placed ? hexes_of(*placed, state.catalogue()) : std::vector<HexCoord>{};
}

std::vector<ObjectId> objects_at(const GameState& state, HexCoord hex) {
    std::vector<ObjectId> found;
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const auto hexes = hexes_of(state, id_of_object(i));
        if (std::ranges::find(hexes, hex) != hexes.end()) found.push_back(id_of_object(i));
    }
    return found;
}

bool friends(const GameState& state, FigureId figure, ObjectId object) {
    const PlayerId owner = state[object].owner, mine = controller(state, figure);
    return owner.valid() && mine.valid() && team_of(state, owner) == team_of(state, mine);
}

// ---- attacking

ObjectInReach reach_of(const BoardQuery& query, FigureId figure, ObjectId object) {
    const GameState& state = query.state();
    const auto spaces = spaces_of(state, figure);
    std::vector<HexCoord> own;
    for (const SpaceIndex space : spaces) own.push_back((*state.board)[space].space.at);
    ObjectInReach found;
    found.beside = std::ranges::any_of(spaces, [&](SpaceIndex space) {
        return rises_beside(*state.board, type_of(state, object).piece, space, printed(state, figure).height);
    });
    found.range = range_between(state.board->terrain(), own, hexes_of(state, object));
    if (found.beside) found.range = 1;
    found.sight = sight_of(query, figure, object);
    return found;
}

std::optional<NoAttack> why_no_attack(const BoardQuery& query, FigureId figure, const AttackProfile& profile,
                                      ObjectId object) {
    const GameState& state = query.state();
    if (state[object].gone) return NoAttack::NotThere;
    if (friends(state, figure, object)) return NoAttack::Friend;
    if (!left_to_use(state, figure, profile)) return NoAttack::UsedUp;
    if (!has_attack_left(query, figure, profile) || not_now(query, figure, profile)) return NoAttack::Spent;
    if (const int only = only_power(state, figure); only > 0 && only != profile.with) return NoAttack::Spent;
    if (may_not(state, figure, modifier::Ban::Attack)) return NoAttack::Banned;
    if (peace_between(state, controller(state, figure), state[object].owner) == Peace::Firm) return NoAttack::Truce;
    if (needs_figure(profile)) return NoAttack::Spared;
    const ObjectInReach reach = reach_of(query, figure, object);
    if (profile.range <= 1 && !reach.beside) return NoAttack::NotAdjacent;
    if (profile.range > 1 && (!reach.range || *reach.range > profile.range)) return NoAttack::OutOfRange;
    const bool held =
        state.rules().engaged_attack_engaged && !reach.beside && is_held(query, figure, query.engaged_with(figure));
    if (held) return NoAttack::EngagedWithOthers;
    const bool unseen = profile.row && profile.row->unseen;
    return unseen || reach.sight.seen ? std::nullopt : std::optional(NoAttack::NotSeen);
}

void object_offers(const BoardQuery& query, FigureId figure, Actions& into) {
    const GameState& state = query.state();
    if (state.objects.empty()) return;
    for (const AttackProfile& profile : attack_forms(query, figure))
        for (std::size_t i = 0; i < state.objects.size(); ++i)
            if (!why_no_attack(query, figure, profile, id_of_object(i)))
                into.push_back(AttackObject{figure, id_of_object(i), profile.with});
}

AttackRoll attack_roll(const BoardQuery& query, FigureId figure, const AttackProfile& profile, ObjectId object) {
    const GameState& state = query.state();
    const AttackContext context{figure, {}, profile.with, reach_of(query, figure, object).beside};
    const DiceParts others = attack_parts_of_others(query, context);
    int more = 0;
    for (const DicePart& part : others) more += part.dice;
    const AttackKind kind = context.special() ? AttackKind::Special : AttackKind::Normal;
    AttackRoll roll{attack_pool(kind, profile.dice, 0, more, state.rules()), {}};
    const int gained = gained_dice(state, profile, figure);
    if (gained != 0) roll.parts.push_back({.from = DicePart::From::Card, .dice = gained});
    if (roll.pool.more == more) roll.parts.insert(roll.parts.end(), others.begin(), others.end());
    return roll;
}

void attack_object(GameUpdate& update, const AttackObject& action) {
    GameState& state = update.state;
    const BoardQuery query(state);
    const auto profiles = attack_forms(query, action.figure);
    const AttackProfile profile = *std::ranges::find(profiles, action.with, &AttackProfile::with);
    const AttackRoll roll = attack_roll(query, action.figure, profile, action.object);
    state.turns.back().attacks_made.push_back({action.figure, {}, action.with});
    note_use(update, action.figure, profile);
    const AttackContext context{action.figure, {}, action.with, reach_of(query, action.figure, action.object).beside};
    const int automatic = skulls_more(query, context);
    const int skulls = update.combat(controller(state, action.figure), roll.pool.dice()).skulls + automatic;
    update.say(event::ObjectAttacked{action.figure, action.object, action.with, roll.pool.dice(), skulls, roll.parts});
    update.next({.kind = Step::Kind::ObjectDefends,
                 .player = controller(state, action.figure),
                 .figure = action.figure,
                 .number = static_cast<std::int16_t>(action.object.value),
                 .more = static_cast<std::int16_t>(skulls * hits_of_skull(state, action.figure))});
}

// `number`: the object; `more`: hits to be blocked.
void object_defends(GameUpdate& update, const Step& step) {
    const ObjectId object{step.number};
    if (update.state[object].gone) return;
    const int dice = type_of(update.state, object).defense;
    const int shields = update.combat(update.state[object].owner, dice).shields;
    const int hits = std::max(0, step.more - shields);
    update.say(event::ObjectDefended{object, dice, shields, hits});
    const int before = update.state[object].wounds;
    wound_object(update, object, hits, {step.figure, true});
    update.occur({.kind = EventKind::PieceAttackEnd,
                  .figure = step.figure,
                  .player = controller(update.state, step.figure),
                  .piece = type_of(update.state, object).piece,
                  .damage = update.state[object].wounds - before});
}

// ---- what becomes of it

void wound_object(GameUpdate& update, ObjectId object, int wounds, Cause cause) {
    const int given = std::min(wounds, life_left(update.state, object));
    if (given <= 0) return;
    GameObject& hit = update.state[object];
    hit.wounds = static_cast<std::int16_t>(hit.wounds + given);
    update.say(event::ObjectWounded{object, given});
    if (life_left(update.state, object) == 0) destroy_object(update, object, cause);
}

void mend_object(GameUpdate& update, ObjectId object, int wounds) {
    GameObject& hit = update.state[object];
    const int mended = hit.gone ? 0 : std::min<int>(wounds, hit.wounds);
    if (mended <= 0) return;
    hit.wounds = static_cast<std::int16_t>(hit.wounds - mended);
    update.say(event::ObjectWounded{object, -mended});
}

void destroy_object(GameUpdate& update, ObjectId object, Cause cause) {
    if (update.state[object].gone) return;
    const GameState before = update.state;
    update.state[object].gone = true;
    update.told_cause = cause;
    update.say(event::ObjectDestroyed{object});
    change_piece(update, object, type_of(update.state, object).left);
    powers_at_object_fall(update, before, object);
}

bool can_open(const GameState& state, ObjectId object, bool open) {
    const GameObject& it = state[object];
    return !it.gone && type_of(state, object).open.valid() && it.open != open &&
           (open || !way_is_blocked(state, object));
}

void open_object(GameUpdate& update, ObjectId object, bool open) {
    if (!can_open(update.state, object, open)) return;
    const ObjectType& type = type_of(update.state, object);
    update.state[object].open = open;
    update.say(event::ObjectOpened{object, open});
    change_piece(update, object, open ? type.open : type.kind);
}

}  // namespace hexwright::game
