#include "editor/table/table_state.h"

#include <chrono>

namespace hexwright::table {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds part_of_frame{8};

void play_for_a_while(Play& play) {
    const auto end = Clock::now() + part_of_frame;
    while (play.computer_decides() && Clock::now() < end) play.let_computer_decide();
}

}  // namespace

double seconds_of(Pace pace) {
    constexpr double seconds[] = {0, 1.6, 0.6, 0.12, 0};
    return seconds[static_cast<std::size_t>(pace)];
}

bool let_computers_play(TableState& table, double seconds) {
    if (!table.on() || table.paused || table.pace == Pace::Step || !table.play->computer_decides()) {
        table.waited = 0;
        return false;
    }
    if (table.pace == Pace::ToEnd) {
        play_for_a_while(*table.play);
        return table.play->computer_decides();
    }
    table.waited += seconds;
    if (table.waited < seconds_of(table.pace)) return true;
    table.waited = 0;
    table.play->let_computer_decide();
    return table.play->computer_decides();
}

}  // namespace hexwright::table
