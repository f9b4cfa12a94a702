// One row of the table of special powers: a verb that cards print, with a function for each point of a game at which a
// power can act, or nullptr. ARCHITECTURE.md lists every place that a new power touches.
#pragma once
#include "engine/board/catalogue/printed_power.h"
#include "engine/game/board_query.h"
#include "engine/game/game_update.h"
#include "engine/game/room.h"
#include "engine/rules/combat.h"

#include <optional>
#include <string_view>
#include <vector>

namespace hexwright::game {

struct PowerInstance {  // A power in play.
    const GameState& state;
    FigureId figure{};          // The figure that has it.
    const PrintedPower& power;  // Its printed numbers and words.
    int number = 0;             // Its number on the card, from 1.

    CardId card() const { return state[figure].card; }
    PlayerId player() const { return state[card()].controller; }
    bool in_its_turn() const;  // The current turn is one of its card.
    bool used() const;         // Used in this turn.
};

struct AttackContext {  // An attack under consideration.
    FigureId attacker{}, target{};
    int with = 0;  // 0 for the normal attack, else the number of a power of the attacker's card.
    bool adjacent = false;
    bool special() const { return with > 0; }
};

enum class Moment : unsigned char {
    TurnStart,  // Its marker is revealed and nothing has moved.
    Moving,
    Attacking,
    TurnEnd,
};

struct Power {
    std::string_view verb;

    // ---- numbers
    // Added to its own figure's attack.
    int (*attack_dice)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    // Added when its own figure defends.
    int (*defense_dice)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    // Added to another figure's attack.
    int (*attack_aura)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    // Added to another figure's defense.
    int (*defense_aura)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    int (*range_aura)(const BoardQuery&, const PowerInstance&, FigureId attacker) = nullptr;
    int (*own_range)(const PowerInstance&) = nullptr;                  // Added to its own figure's Range.
    int (*own_move)(const PowerInstance&) = nullptr;                   // Added to its own figure's Move.
    int (*move_aura)(const PowerInstance&, FigureId mover) = nullptr;  // Added to any figure's Move, its own included.
    int (*hits_of_skull)(const PowerInstance&) = nullptr;  // Hits for each skull of its figure; one where none says.
    // Skulls that each shield of its figure blocks; one where none says.
    int (*blocks_of_shield)(const PowerInstance&) = nullptr;
    // Added to the skulls of its own figure's roll, and to its shields when it defends.
    int (*skulls_more)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    int (*shields_more)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    // Defense dice that those whom its figure attacks roll at most; std::nullopt where it does not limit them.
    std::optional<int> (*most_defense)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    // Any attacker has rolled so many dice for an attack: skulls that the power adds for what they show.
    int (*reads_attack)(GameUpdate&, const PowerInstance&, const AttackContext&, const CombatRoll&, int dice) = nullptr;
    // Any target has rolled so many dice in its defense; may change what they show.
    void (*reads_defense)(GameUpdate&, const PowerInstance&, const AttackContext&, CombatRoll&, int dice) = nullptr;
    // Added to its own figure's roll against a figure that leaves it.
    int (*leaving_dice)(const BoardQuery&, const PowerInstance&, FigureId leaver) = nullptr;
    // Added to the d20 that this power in play is used with.
    int (*d20_more)(const PowerInstance&, const PowerInstance& rolled) = nullptr;
    int (*trap_more)(const PowerInstance&) = nullptr;        // Added to its figure's roll for a treasure's trap.
    int (*initiative_more)(const PowerInstance&) = nullptr;  // Once per card: added to its player's roll.
    // Its figure cannot be attacked like this.
    bool (*shuns)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    // Of any figure in play: nobody may attack anybody like this.
    bool (*bars)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    // What `own_range` adds to its figure's Range does not count against this target.
    bool (*falls_short)(const BoardQuery&, const PowerInstance&, FigureId target) = nullptr;

    // ---- moving
    void (*mover)(const PowerInstance&, Mover&) = nullptr;  // Changes how it moves, by any way.
    void (*way)(const PowerInstance&, Mover&) = nullptr;    // A way of its own, instead of walking.
    bool way_when_asked = false;                            // It goes by that way only where its step asks.
    // Whether it may go by that way and end here.
    bool (*ends)(const BoardQuery&, const PowerInstance&, SpaceIndex at) = nullptr;
    // Figures of its card that act in this turn, where they are more than the card shows.
    int (*acting)(const PowerInstance&) = nullptr;
    // This figure of an enemy may not move while it is next to its own, and must stop there.
    bool (*holds)(const PowerInstance&, FigureId other) = nullptr;
    // Offers after its figure has moved.
    void (*after_move)(const BoardQuery&, const PowerInstance&, Actions&) = nullptr;
    // This figure of an enemy must stop where it comes within so many clear-sight spaces, in flight, too, and nobody
    // walks through it there; 0 for none.
    int (*halts)(const PowerInstance&, FigureId other) = nullptr;
    // It has taken off for a flight over these figures. A step that the power pushes comes after the landing.
    void (*has_flown)(GameUpdate&, const PowerInstance&, const std::vector<FigureId>& over) = nullptr;
    // It has come onto a space of a move of its own. If true, what is left of the move may be chosen anew from there.
    bool (*strode)(GameUpdate&, const PowerInstance&) = nullptr;
    // Adds spaces that count as normal ice as long as its figure stands there.
    void (*freezes)(const PowerInstance&, std::vector<SpaceIndex>&) = nullptr;
    // What its figure does now stands in place of its move and its attacks: in this turn it has this way alone, and no
    // attack but those of this power.
    bool (*instead)(const PowerInstance&) = nullptr;

    // ---- attacking
    int (*attacks)(const PowerInstance&) = nullptr;  // Normal attacks of its figure per turn.
    // Whether its figure may also make this normal attack.
    bool (*attacks_again)(const BoardQuery&, const PowerInstance&, const AttackContext&) = nullptr;
    bool special_attack = false;  // For its range, attack, attacks and sizes see attacking.h.
    bool unseen = false;          // Special attacks: the target need not be seen.
    // Its figure may attack others, though it is engaged with this enemy.
    bool (*disregards)(const PowerInstance&, FigureId enemy) = nullptr;
    // Special attacks: conditions beyond range and sight.
    bool (*reaches)(const BoardQuery&, const PowerInstance&, FigureId target) = nullptr;
    bool (*not_now)(const BoardQuery&, const PowerInstance&) = nullptr;  // Special attacks: not in this turn.
    // Special attacks: not against this figure.
    bool (*spares)(const BoardQuery&, const PowerInstance&, FigureId target) = nullptr;
    // Special attacks: added to the printed number of dice.
    int (*special_dice)(const BoardQuery&, const PowerInstance&, FigureId target) = nullptr;
    // Special attacks: whether one that goes on from figure to figure may hit this one next, near and seen or not.
    // std::nullopt for the first attack, to which the usual conditions apply.
    std::optional<bool> (*goes_on)(const BoardQuery&, const PowerInstance&, FigureId target) = nullptr;
    // Other figures hit along with the target.
    std::vector<FigureId> (*splash)(const BoardQuery&, const PowerInstance&, FigureId target) = nullptr;
    // Anybody is about to attack; if true, the attack is not made and does not count.
    bool (*targeted)(GameUpdate&, const PowerInstance&, const AttackContext&) = nullptr;
    // Its figure is about to roll for an attack on this many figures. A step that it pushes comes after the attack.
    void (*before_attack)(GameUpdate&, const PowerInstance&, const AttackContext&, int figures) = nullptr;
    // Any attacker has rolled this many dice; the step Defend is waiting.
    void (*rolled)(GameUpdate&, const PowerInstance&, const AttackContext&, int dice) = nullptr;
    // Its figure is to defend against these skulls. If true, the attack is over for it.
    bool (*evades)(GameUpdate&, const PowerInstance&, const AttackContext&, int skulls) = nullptr;
    // Its figure has rolled for defense; may change the hits.
    void (*defended)(GameUpdate&, const PowerInstance&, const AttackContext&, int skulls, int shields,
                     int& hits) = nullptr;
    // After that roll, before the figure is wounded.
    void (*strikes_back)(GameUpdate&, const PowerInstance&, const AttackContext&, int skulls, int shields) = nullptr;
    // The same moment, of anybody's attack on anybody.
    void (*sees_defense)(GameUpdate&, const PowerInstance&, const AttackContext&, int skulls, int shields) = nullptr;
    // Any figure is about to take these wounds; may make them fewer.
    void (*ignores)(GameUpdate&, const PowerInstance&, FigureId hurt, Cause, int& wounds) = nullptr;
    // An attack of its figure, of any kind, has done so much to the target; 0 for nothing.
    void (*has_hit)(GameUpdate&, const PowerInstance&, const AttackContext&, int hits) = nullptr;
    // An attack on its figure is over, which has done so much to it and may have destroyed it.
    void (*was_attacked)(GameUpdate&, const PowerInstance&, const AttackContext&, int hits) = nullptr;
    // A normal attack of its figure, or one on a figure that left it, has given a wound.
    void (*has_wounded)(GameUpdate&, const PowerInstance&, FigureId target) = nullptr;

    // ---- deciding
    // Adds UsePower actions with its number.
    void (*offers)(const BoardQuery&, const PowerInstance&, Moment, Actions&) = nullptr;
    // The same in turns of its player's other cards. Such a power remembers by notes that it was used.
    void (*offers_elsewhere)(const BoardQuery&, const PowerInstance&, Moment, Actions&) = nullptr;
    void (*use)(GameUpdate&, const PowerInstance&, const UsePower&) = nullptr;
    Actions (*asks)(const GameState&, const Step&) = nullptr;  // Offers of a step that the power has pushed.
    void (*answered)(GameUpdate&, const Step&, const Action&) = nullptr;
    bool gives_moves = false;  // Those offers are moves of up to its number of spaces.
    // The sentences of yes and no, where that is what its step asks.
    std::string_view yes = "choice.yes", no = "choice.no";

    // In a turn that this power gave to another card.
    void (*offers_in_given_turn)(const BoardQuery&, Actions&) = nullptr;  // The offers are ChooseFigure actions.
    void (*answered_in_given_turn)(GameUpdate&, FigureId chosen) = nullptr;

    // ---- other moments
    void (*destroyed)(GameUpdate&, const PowerInstance&) = nullptr;  // Its figure has just been destroyed.
    void (*has_destroyed)(GameUpdate&, const PowerInstance&, FigureId gone) = nullptr;  // Its figure's doing.
    // Any other figure has just been destroyed; the instance's state is still that before. Its own figure is in play,
    // or lies on a card from which it may come back.
    void (*witnessed)(GameUpdate&, const PowerInstance&, FigureId gone) = nullptr;
    // Any figure has taken wounds and is still there.
    void (*sees_wounds)(GameUpdate&, const PowerInstance&, FigureId hurt) = nullptr;
    // A piece of the battlefield has just been destroyed; the instance's state is that before.
    void (*sees_object_fall)(GameUpdate&, const PowerInstance&, ObjectId) = nullptr;
    // Its figure lies on the card of this one, which has just been destroyed; the instance's state is that before.
    void (*host_destroyed)(GameUpdate&, const PowerInstance&, FigureId host, Cause) = nullptr;
    void (*turn_start)(GameUpdate&, const PowerInstance&) = nullptr;  // A turn of its card begins.
    // A turn of any other card begins.
    void (*others_turn_start)(GameUpdate&, const PowerInstance&, CardId) = nullptr;
    void (*attacks_begin)(GameUpdate&, const PowerInstance&) = nullptr;  // All moves of its card's turn are over.
    void (*turn_end)(GameUpdate&, const PowerInstance&) = nullptr;       // A turn of its card is over.
    // Another figure has come next to its own by a step of its move.
    void (*comes_beside)(GameUpdate&, const PowerInstance&, FigureId comer) = nullptr;
    void (*before_reveal)(GameUpdate&, const PowerInstance&) = nullptr;  // Once per card whose marker is next.
    // The same, whichever card of its player has that marker.
    void (*before_any_reveal)(GameUpdate&, const PowerInstance&) = nullptr;
    // Once per card.
    void (*game_start)(GameUpdate&, const PowerInstance&) = nullptr;   // Before the first round.
    void (*round_start)(GameUpdate&, const PowerInstance&) = nullptr;  // Before markers are placed.
    void (*initiative)(GameUpdate&, const PowerInstance&) = nullptr;   // After the roll for it.
    void (*round_end)(GameUpdate&, const PowerInstance&) = nullptr;
    void (*marked)(GameUpdate&, const PowerInstance&) = nullptr;  // After markers are placed, before the initiative.
    bool off_board = false;                                       // Its figures do not begin in the start zone.
    std::string_view question{};                                  // The sentence that is asked where its step asks.
};

// `mode` of steps: that which gives a card back after a turn, and that whose player alone knows its `more`.
inline constexpr std::int8_t lent_card = 100, secret_step = 101;

const Power* row_of_step(const GameState& state, const Step& step);  // Of a step that a power has put there.

// ---- what rows have in common

UsePower use_of(const PowerInstance& instance);  // Without a target; the caller fills it in.
// Matches the sizes, form, rarity, species, class or general that the power asks for.
bool is_any_of(const ArmyCard& card, const PrintedPower& power);
bool mine(const PowerInstance& instance, FigureId other);  // Controlled by the same player.
// Matches the power's `whose`: yours, friendly, enemy, any.
bool concerns(const PowerInstance& instance, FigureId other);
void mark_used(GameUpdate& update, const PowerInstance& instance);
// What the power remembers in the turn being taken; the other figure is invalid where there is none.
void remember(GameUpdate& update, const PowerInstance& instance, FigureId other = {});
bool remembers(const PowerInstance& instance, FigureId other = {});

}  // namespace hexwright::game
