#include "engine/powers/rows.h"

namespace hexwright::powers {
namespace {

constexpr Power power_table[] = {
    // ---- dice
    {.verb = "attack-aura", .attack_aura = aura_attack_dice},
    {.verb = "brutality-aura", .rolled = brutality, .asks = brutality_asks, .answered = brutality_answered},
    {.verb = "concentrated-will", .attack_dice = will_attack_dice, .defense_dice = will_defense_dice},
    {.verb = "counter-strike", .strikes_back = strike_back},
    {.verb = "defensive-aura", .defense_aura = aura_defense_dice},
    {.verb = "double-attack", .attacks = printed_attacks},
    {.verb = "evasive", .defense_dice = own_defense_dice},
    {.verb = "range-enhancement", .range_aura = aura_range},
    {.verb = "stealth-dodge", .defended = one_shield_blocks_all},
    {.verb = "swamp-water-strength", .attack_dice = own_attack_dice, .defense_dice = own_defense_dice},
    {.verb = "sword-of-reckoning", .attack_dice = own_attack_dice},
    {.verb = "thorian-speed", .shuns = only_from_beside},
    {.verb = "warrior-enhancement", .attack_aura = aura_attack_dice, .defense_aura = aura_defense_dice},
    {.verb = "whirlwind-assault", .attacks_again = each_beside_once},
    {.verb = "zettian-targeting", .attack_dice = targeting_dice},

    // ---- special attacks
    {.verb = "explosion-special-attack", .special_attack = true, .splash = beside_target},
    {.verb = "fire-line-special-attack", .offers = line_offers, .use = fire_line},
    {.verb = "grenade-special-attack",
     .special_attack = true,
     .unseen = true,
     .reaches = lob_reaches,
     .splash = beside_target},
    {.verb = "special-attack", .special_attack = true},

    // ---- moving
    {.verb = "berserker-charge", .offers = charge_offers, .use = charge},
    {.verb = "climb", .mover = climb_higher},
    {.verb = "disengage", .mover = slip_away},
    {.verb = "flying", .mover = fly},
    {.verb = "ghost-walk", .mover = pass_all},
    {.verb = "grapple-arm", .way = grapple},
    {.verb = "grapple-gun", .way = grapple_up},
    {.verb = "phantom-walk", .mover = pass_and_slip},
    {.verb = "swamp-water-tunnel", .after_move = tunnel_offers, .offers = tunnel_from_here, .use = tunnel},
    {.verb = "trample-stomp", .after_move = stomp_after_move, .offers = stomp_offers, .use = stomp},

    // ---- in a turn
    {.verb = "bonding", .offers = bonding_offers, .use = bonding},
    {.verb = "chomp", .offers = chomp_offers, .use = chomp},
    {.verb = "dragon-healing", .offers = healing_offers, .use = healing},
    {.verb = "dragon-swoop", .offers = swoop_offers, .use = swoop},
    {.verb = "hive-mind", .offers = hive_mind_offers, .use = hive_mind},
    {.verb = "life-bonding",
     .offers = bonding_offers,
     .use = bonding,
     .offers_in_given_turn = bonded_offers,
     .answered_in_given_turn = sacrifice},
    {.verb = "marro-rebirth",
     .offers = rebirth_offers,
     .use = rebirth,
     .asks = return_asks,
     .answered = return_answered},
    {.verb = "mind-shackle", .offers = shackle_offers, .use = shackle},
    {.verb = "summon-vines", .offers = vines_offers, .use = lay_vines},
    {.verb = "stinger-drain", .offers = drain_offers, .use = drain, .asks = drain_asks, .answered = drain_answered},
    {.verb = "water-clone", .offers = clone_offers, .use = clone, .asks = return_asks, .answered = return_answered},

    // ---- other moments
    {.verb = "armor-spirit", .destroyed = leave_spirit},
    {.verb = "attack-spirit", .destroyed = leave_spirit},
    {.verb = "the-drop", .asks = drop_asks, .answered = drop_answered, .round_start = drop, .off_board = true},
};

}  // namespace

std::span<const Power> power_rows() { return power_table; }

}  // namespace hexwright::powers
