#include "editor/table/table_state.h"

#include <algorithm>
#include <chrono>

namespace hexwright::table {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds part_of_frame{8};

template <class... Kinds>
bool has_any(const Events& events) {
    return std::ranges::any_of(events,
                               [](const Event& event) { return (std::holds_alternative<Kinds>(event) || ...); });
}

// Something has happened at which the person wants to look.
bool wants_a_look(const TableState& table) {
    const Events& events = table.play->session().events();
    return (table.stops_at_attack && (has_any<event::Attacked>(events) || has_any<event::ObjectAttacked>(events))) ||
           (table.stops_at_round && has_any<event::RoundBegan>(events)) ||
           (table.stops_at_rule &&
            has_any<event::RuleSaid, event::RuleRolled, event::RuleHarmed, event::RuleStopped, event::Counted>(events));
}

bool is_thinking(const TableState& table) { return table.thinking != TableState::Thinking::No; }

void play_for_a_while(TableState& table) {
    const auto end = Clock::now() + part_of_frame;
    while (!table.paused && !is_thinking(table) && table.play->computer_decides() && Clock::now() < end)
        let_computer_decide(table);
}

}  // namespace

void let_computer_decide(TableState& table) {
    if (is_thinking(table)) return;
    if (table.play->computer_thinks()) {
        table.thinking = TableState::Thinking::Wanted;
        return;
    }
    table.play->let_computer_decide();
    table.paused = wants_a_look(table);
}

void take(TableState& table, const Thought& thought) {
    table.thinking = TableState::Thinking::No;
    if (!table.on()) return;
    table.play->take(thought);
    table.paused = table.paused || wants_a_look(table);
}

double seconds_of(Pace pace) {
    constexpr double seconds[] = {0, 1.6, 0.6, 0.12, 0};
    return seconds[static_cast<std::size_t>(pace)];
}

void follow_with_motion(TableState& table) {
    if (!table.on()) return;
    const TableState::Shown now{table.play->started(), table.play->session().current()};
    if (now == table.shown) return;
    const bool next = now.game == table.shown.game && table.play->back() == table.shown.node;
    table.motion = next && table.moves && table.pace != Pace::ToEnd ? Motion(*table.play) : Motion{};
    table.shown = now;
}

void pass_motion(TableState& table, double seconds) {
    constexpr double speed[] = {1, 1, 1.5, 4, 100};
    table.motion.pass(seconds * speed[static_cast<std::size_t>(table.pace)]);
}

std::vector<FigureInstance> figures_shown(const TableState& table) {
    return table.motion.over() ? instances_of(table.play->figures()) : table.motion.figures();
}

bool let_computers_play(TableState& table, double seconds) {
    if (table.on() && !table.motion.over() && table.pace != Pace::ToEnd) return true;
    if (!table.on() || table.paused || table.pace == Pace::Step || !table.play->computer_decides()) {
        table.waited = 0;
        return false;
    }
    if (is_thinking(table)) return table.thinking == TableState::Thinking::Wanted;  // Whoever thinks wakes the window.
    if (table.pace == Pace::ToEnd) {
        play_for_a_while(table);
        return !table.paused && table.play->computer_decides();
    }
    table.waited += seconds;
    if (table.waited < seconds_of(table.pace)) return true;
    table.waited = 0;
    let_computer_decide(table);
    return !table.paused && table.play->computer_decides();
}

}  // namespace hexwright::table
