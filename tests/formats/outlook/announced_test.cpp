// Nothing happens unannounced: for random hovers over small battles in every edition and over the shipped scenarios,
// what the outlook of a move or an attack says equals the events that follow.
#include "engine/game/observation.h"
#include "engine/game/refusal.h"
#include "engine/outlook/attack_outlook.h"
#include "engine/outlook/move_outlook.h"
#include "engine/outlook/told.h"
#include "engine/story/story.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/hovers.h"

#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The best and the worst that dice can show for somebody who moves: no skull and 20, or skulls and 1.
constexpr std::uint8_t lucky = 20, unlucky = 1;

bool turn_goes_on(const Event& event) {
    return std::holds_alternative<event::TurnBegan>(event) || std::holds_alternative<event::RoundEnded>(event) ||
           std::holds_alternative<event::RoundBegan>(event);
}

// Carries the action out with these dice only, all strikes made, up to the end of the move or attack.
struct Carried {
    GameState after{};
    Events events{};
    bool ended = false;
};
Carried carried_out(const GameState& state, const Action& action, std::uint8_t face) {
    Carried now{state, {}};
    std::optional<Action> next = action;
    while (next) {
        now.after.next_dice.assign(200, face);
        auto applied = hexwright::game::apply(now.after, *next);
        REQUIRE(applied.has_value());
        now.after = std::move(applied->state);
        for (const Event& event : applied->events) {
            now.ended = now.ended || turn_goes_on(event);
            if (!now.ended) now.events.push_back(event);
        }
        const Step* step = next_step(now.after);
        next =
            !now.ended && step && step->kind == Step::Kind::Swipe ? std::optional<Action>(Answer{true}) : std::nullopt;
    }
    return now;
}

using Struck = std::vector<FigureId>;

void check_way(const GameState& state, const MoveOutlook& outlook, const Carried& lucky_one) {
    const auto moved = happened<event::Moved>(lucky_one.events);
    REQUIRE(moved.size() == 1);
    CHECK(moved.front().cost == outlook.cost);
    CHECK(moved.front().at == outlook.move.at);
    int cost = 0, levels = 0;
    for (const StepAhead& step : outlook.steps) cost += step.cost;
    for (const StepAhead& step : outlook.steps) levels += step.levels;
    CHECK(cost == outlook.cost);
    CHECK(outlook.cost <= outlook.most);
    const bool single = state[outlook.move.figure].tail() == no_space;
    if (single) CHECK(levels == outlook.levels);
    if (!outlook.steps.empty()) {
        const StepAhead& last = outlook.steps.back();
        const bool there = last.at == outlook.move.at || last.tail == outlook.move.at;
        CHECK(there);
        CHECK(last.stop == outlook.stop);
    }
}

// All harm on the way, when nothing hits and it lives to the end.
void check_harm(const MoveOutlook& outlook, const Carried& lucky_one) {
    Struck announced, struck;
    for (const StrikeAhead& strike : outlook.strikes) announced.push_back(strike.by);
    for (const auto& left : happened<event::LeftEngagement>(lucky_one.events)) struck.push_back(left.by);
    CHECK(announced == struck);
    CHECK(outlook.falls.size() == happened<event::Fell>(lucky_one.events).size());
    CHECK(outlook.molten.size() == happened<event::TerrainHarmed>(lucky_one.events).size());
}

void check_glyphs(const MoveOutlook& outlook, const Carried& lucky_one) {
    const auto count = [&](GlyphAhead::What what) {
        return static_cast<std::size_t>(std::ranges::count(outlook.glyphs, what, &GlyphAhead::what));
    };
    CHECK(count(GlyphAhead::What::TurnsOver) == happened<event::GlyphTurned>(lucky_one.events).size());
    if (!happened<event::GlyphGone>(lucky_one.events).empty())
        CHECK(count(GlyphAhead::What::Goes) + count(GlyphAhead::What::Works) > 0);
}

void check_engagements(const GameState& state, const MoveOutlook& outlook, const Carried& lucky_one) {
    const auto at_end = lucky_one.after[outlook.move.figure];
    if (!at_end.on_board() || at_end.at() != outlook.move.at) return;
    const auto before = BoardQuery(state).engaged_with(outlook.move.figure),
               after = BoardQuery(lucky_one.after).engaged_with(outlook.move.figure);
    std::set<int> expected, found;
    for (const FigureId each : before) expected.insert(each.value);
    for (const FigureId each : outlook.engagements_lost) CHECK(expected.erase(each.value) == 1);
    for (const FigureId each : outlook.engagements_gained) CHECK(expected.insert(each.value).second);
    for (const FigureId each : after) found.insert(each.value);
    CHECK(expected == found);
}

// No harm comes to a figure of which the outlook did not say that it may.
void check_nobody_else(const Foreseen& foreseen, const Carried& carried) {
    if (foreseen.unknown) return;
    for (const auto& wounded : happened<event::Wounded>(carried.events))
        CHECK(foreseen.of(wounded.figure).unharmed < 1);
    for (const auto& destroyed : happened<event::Destroyed>(carried.events))
        CHECK(foreseen.of(destroyed.figure).destroyed > 0);
}

bool whole_round(const GameState& before, const Carried& carried) { return carried.after.round == before.round; }

void check_move(const GameState& state, const Move& move) {
    const MoveOutlook outlook = outlook_of(state, move);
    REQUIRE_FALSE(outlook.refused.has_value());
    const Carried best = carried_out(state, move, lucky), worst = carried_out(state, move, unlucky);
    if (!whole_round(state, best) || !whole_round(state, worst)) return;
    check_way(state, outlook, best);
    const auto* on = &best.after[move.figure];
    if (on->on_board()) check_harm(outlook, best);
    check_glyphs(outlook, best);
    check_engagements(state, outlook, best);
    check_nobody_else(outlook.foreseen, best);
    check_nobody_else(outlook.foreseen, worst);
}

std::vector<Message> reasons_of(const DiceAhead& dice) {
    std::vector<Message> reasons;
    for (const DiceReason& part : dice.parts) reasons.push_back(part.reason);
    if (!reasons.empty()) reasons.erase(reasons.begin());
    return reasons;
}

std::vector<Message> reasons_of(const GameState& state, FigureId roller, const DiceParts& parts) {
    std::vector<Message> reasons;
    for (const DicePart& part : parts) reasons.push_back(part_told(state, roller, part));
    return reasons;
}

int sum_of(const DiceAhead& dice) {
    int sum = 0;
    for (const DiceReason& part : dice.parts) sum += part.dice;
    return std::max(0, sum);
}

void check_attack(const GameState& state, const Attack& attack) {
    const AttackOutlook outlook = outlook_of(state, attack);
    REQUIRE_FALSE(outlook.refused.has_value());
    const Carried carried = carried_out(state, attack, lucky);
    const auto attacked = happened<event::Attacked>(carried.events);
    REQUIRE_FALSE(attacked.empty());
    CHECK(attacked.front().dice == outlook.dice.dice);
    CHECK(sum_of(outlook.dice) == outlook.dice.dice);
    if (attack.with == 0) CHECK(reasons_of(outlook.dice) == reasons_of(state, attack.figure, attacked.front().parts));
    REQUIRE_FALSE(outlook.defenders.empty());
    CHECK(outlook.defenders.front().figure == attack.target);
    if (outlook.needs_sight) CHECK(outlook.sight.seen);
    for (const auto& defended : happened<event::Defended>(carried.events)) {
        const auto ahead = std::ranges::find(outlook.defenders, defended.figure, &DefenderAhead::figure);
        REQUIRE(ahead != outlook.defenders.end());
        CHECK(ahead->defense.dice == defended.dice);
        CHECK(sum_of(ahead->defense) == defended.dice);
        CHECK(reasons_of(ahead->defense) == reasons_of(state, defended.figure, defended.parts));
    }
    check_nobody_else(outlook.foreseen, carried);
    check_nobody_else(outlook.foreseen, carried_out(state, attack, unlucky));
}

void check_words(const std::vector<Message>& lines) {
    for (const Message& line : lines) {
        const std::string text = english()(line);
        INFO(line.id << ": " << text);
        CHECK(text.find_first_of("{}[]") == std::string::npos);
        CHECK_FALSE(text.empty());
    }
}

struct Hovered {
    int moves = 0, harmful = 0, attacks = 0;
};

void check(const GameState& state, const Action& action, Hovered& hovered) {
    if (const auto* move = std::get_if<Move>(&action)) {
        check_move(state, *move);
        const MoveOutlook outlook = outlook_of(state, *move);
        check_words({headline(outlook, state)});
        check_words(told(outlook, state));
        ++(outlook.strikes.empty() && outlook.falls.empty() && outlook.molten.empty() ? hovered.moves
                                                                                      : hovered.harmful);
    } else if (const auto* attack = std::get_if<Attack>(&action)) {
        check_attack(state, *attack);
        const AttackOutlook outlook = outlook_of(state, *attack);
        check_words({headline(outlook, state)});
        check_words(told(outlook, state));
        ++hovered.attacks;
    }
}

int moves_and_attacks(const Action& action) {
    if (const auto* move = std::get_if<Move>(&action)) return move->path.empty() ? 1 : 4;
    return std::holds_alternative<Attack>(action) ? 30 : 0;
}

// The same position with other things under face-down glyphs and other numbers on the opponents' hidden markers.
GameState other_secrets(const GameState& state, PlayerId seat) {
    GameState other = state;
    std::vector<GlyphKind> kinds;
    for (const GameGlyph& glyph : state.glyphs)
        if (!glyph.face_up) kinds.push_back(glyph.kind);
    for (GameGlyph& glyph : other.glyphs)
        if (!glyph.face_up)
            glyph.kind = GlyphKind{(glyph.kind.value + 1) % static_cast<int>(state.catalogue().glyphs().size())};
    for (GameCard& card : other.cards) {
        const bool hidden = card.marked.valid() && team_of(state, card.marked) != team_of(state, seat);
        const unsigned secret = card.markers & ~static_cast<unsigned>(card.revealed);
        if (!hidden || __builtin_popcount(secret) != 1) continue;
        const unsigned instead = secret == 8 ? 4 : 8;
        if ((card.revealed & instead) == 0) card.markers = static_cast<std::uint8_t>(card.revealed | instead);
    }
    other.dice.state += 99;
    return other;
}

}  // namespace

TEST_CASE("nothing happens unannounced: 500 random hovers") {
    Hovered hovered;
    const auto hover = [&](const GameState& state, const Action& action) { check(state, action, hovered); };
    hover_in_arenas(12, moves_and_attacks, hover);
    hover_in_scenarios(25, moves_and_attacks, hover);
    CHECK(hovered.moves + hovered.harmful + hovered.attacks >= 500);
    CHECK(hovered.harmful >= 80);
    CHECK(hovered.attacks >= 80);
}

TEST_CASE("an outlook tells nothing that is hidden from the seat") {
    int looked = 0;
    hover_in_arenas(5, moves_and_attacks, [&](const GameState& state, const Action& action) {
        const PlayerId seat = *to_decide(state);
        const GameState seen = observation(state, seat), other = observation(other_secrets(state, seat), seat);
        const auto lines = [&](const GameState& of) {
            std::vector<Message> all;
            if (const auto* move = std::get_if<Move>(&action)) all = told(outlook_of(of, *move), of);
            if (const auto* attack = std::get_if<Attack>(&action)) all = told(outlook_of(of, *attack), of);
            return all;
        };
        CHECK(lines(seen) == lines(other));
        ++looked;
    });
    CHECK(looked > 50);
}

TEST_CASE("an action is refused by its outlook if and only if it is not legal") {
    int legal_ones = 0, others = 0;
    hover_in_arenas(4, moves_and_attacks, [&](const GameState& state, const Action&) {
        const auto legal = legal_actions(state);
        const BoardQuery query(state);
        for (int by = 0; by < static_cast<int>(state.figures.size()); ++by)
            for (int on = 0; on < static_cast<int>(state.figures.size()); ++on)
                for (int with = 0; with < 3; ++with) {
                    const Attack attack{FigureId{by}, FigureId{on}, with};
                    const bool allowed = std::ranges::binary_search(legal, Action{attack});
                    CHECK(allowed == !cannot_attack(query, attack).has_value());
                    ++(allowed ? legal_ones : others);
                }
    });
    CHECK(legal_ones > 20);
    CHECK(others > 1'000);
}
