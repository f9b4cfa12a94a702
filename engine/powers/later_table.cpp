// Rows of the table of powers, of verbs about the way of a move, the ground, figures on cards and other cards.
#include "engine/powers/rows.h"

namespace hexwright::powers {
namespace {

constexpr Power later_table[] = {
    // ---- the way of a move
    {.verb = "take-along",
     .has_flown = take_along,
     .asks = take_along_asks,
     .answered = summon_answered,
     .question = "question.power-take-along"},
    {.verb = "healing-wing", .has_flown = note_flown_over, .offers = wing_offers, .use = heal_by_wing},
    {.verb = "flight-dice", .attack_dice = dice_after_flight, .has_flown = note_flown_over},
    {.verb = "follow-up", .attacks_again = follows_up, .before_attack = note_beside},
    {.verb = "crash-special-attack",
     .own_move = move_after_crash,
     .has_flown = note_flown_over,
     .special_attack = true,
     .not_now = has_not_flown,
     .splash = beside_attacker,
     .before_attack = crash,
     .answered = crash_is_over},
    {.verb = "burn-around", .strode = burn_on_its_way, .turn_start = burn_at_start},
    {.verb = "feed", .witnessed = feed_on_figure, .sees_object_fall = feed_on_object},
    {.verb = "advance",
     .asks = dodge_asks,
     .answered = advance_answered,
     .gives_moves = true,
     .marked = advance,
     .question = "question.power-advance"},
    {.verb = "stride-over", .mover = stride_over, .disregards = looks_past},

    // ---- the ground
    {.verb = "whirl", .halts = whirl},
    {.verb = "ice-cold", .mover = tread_safely, .freezes = chill},
    {.verb = "lay-tile", .offers = tile_offers, .use = lay_tile},
    {.verb = "disarm", .trap_more = trap_roll},
    {.verb = "mage-hand", .offers = hand_offers, .use = fetch_treasure},

    // ---- figures on another figure's card
    {.verb = "merge",
     .offers = merge_offers,
     .use = merge,
     .asks = merge_asks,
     .answered = merge_answered,
     .game_start = merge_at_start,
     .question = "question.power-merge"},
    {.verb = "split",
     .offers = split_offers,
     .use = split,
     .asks = split_asks,
     .answered = split_answered,
     .question = "question.power-split"},
    {.verb = "one-falls",
     .ignores = one_falls,
     .asks = one_falls_asks,
     .answered = one_falls_answered,
     .destroyed = lose_company,
     .question = "question.power-one-falls"},
    {.verb = "company-special-attack",
     .attacks_again = company_strikes_again,
     .special_attack = true,
     .not_now = company_has_struck},

    // ---- other cards
    {.verb = "injection",
     .attack_aura = injected_attack,
     .move_aura = move_of_those_noted,
     .offers_elsewhere = injection_offers,
     .use = inject},
    {.verb = "mutiny",
     .asks = mutiny_asks,
     .answered = mutiny_answered,
     .witnessed = mutiny,
     .sees_wounds = mutiny,
     .question = "question.power-mutiny"},
    {.verb = "chitter",
     .offers = chitter_offers,
     .use = chitter,
     .asks = chitter_asks,
     .answered = chitter_answered,
     .question = "question.power-chitter"},
    {.verb = "rewrite",
     .has_wounded = rewrite,
     .asks = rewrite_asks,
     .answered = rewrite_answered,
     .question = "question.power-rewrite"},
    {.verb = "borrow-turn",
     .asks = borrow_asks,
     .answered = borrow_answered,
     .turn_start = roll_to_borrow,
     .question = "question.power-borrow-turn"},
    {.verb = "swing",
     .asks = swing_asks,
     .answered = swing_answered,
     .attacks_begin = swing,
     .question = "question.power-swing"},
};

}  // namespace

std::span<const Power> later_power_rows() { return later_table; }

}  // namespace hexwright::powers
