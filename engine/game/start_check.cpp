#include "engine/game/start_check.h"

#include <algorithm>

#include "engine/game/apply.h"
#include "engine/game/asking.h"
#include "engine/game/ending.h"
#include "engine/game/legal_actions.h"
#include "engine/game/start.h"

namespace hexwright {
namespace {

constexpr int most_figures_placed = 120;         // before the first turn, by one look of the check
constexpr std::size_t most_pieces_looked_at = 5'000;  // of a battlefield; on larger ones games are begun when somebody plays

void add_issue(IssueList& issues, IssueCode code, Message message, int line) {
    if (!issues.wants(code)) return;
    Issue issue{code, usual_severity(code), std::move(message), {}, {}, {}};
    issue.line = line;
    issues.add(std::move(issue));
}

bool armies_are_known(const Setup& setup) {
    return std::ranges::all_of(setup.players, [](const PlayerSetup& player) { return player.army.points == 0; });
}

// Everybody places his figures somewhere: as far as the first turn.
bool to_first_turn(GameState& state) {
    for (int step = 0; step < most_figures_placed && !state.over; ++step) {
        if (state.begun) return true;
        const auto actions = legal_actions(state);
        if (actions.empty()) return false;
        auto applied = hexwright::apply(state, actions.back());
        if (!applied) return false;
        state = std::move(applied->state);
    }
    return state.begun || state.over;
}

// The first win in the file that holds without anything having happened.
const Win* won_already(const GameState& state) {
    if (!state.setup->rulebook) return nullptr;
    const auto& wins = state.setup->rulebook->book.victory.wins;
    const auto won = std::ranges::find_if(wins, [&](const Win& win) { return win.timing == Timing::AtOnce && would_win(state, win); });
    return won == wins.end() ? nullptr : &*won;
}

class StartCheck {
public:
    StartCheck(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues)
        : scenario_(scenario), catalogue_(std::shared_ptr<const Catalogue>{}, &catalogue), issues_(issues) {}

    void look(int players, bool armies_known, int line) {
        auto started = start_game(scenario_, catalogue_, {.players = players, .board = board_});
        if (!started) return add_trouble(started.error(), line);
        board_ = started->state.board;
        if (!armies_known || !to_first_turn(started->state)) return;
        if (const Win* win = won_already(started->state))
            add_issue(issues_, IssueCode::WonAtStart, {"issue.won-at-start", {{"players", players}}}, win->line);
        else if (started->state.over)
            add_issue(issues_, IssueCode::WonAtStart, {"issue.over-at-start", {{"players", players}}}, line);
    }

private:
    void add_trouble(const Error& error, int line) {  // of several set-ups with the same trouble the first one counts
        const int at = error.at && error.at->line > 0 ? error.at->line : line;
        if (error.message == last_ && at == last_line_) return;
        last_ = error.message;
        last_line_ = at;
        add_issue(issues_, IssueCode::CannotStart, error.message, at);
    }

    const Scenario& scenario_;
    std::shared_ptr<const Catalogue> catalogue_;
    IssueList& issues_;
    std::shared_ptr<const Board> board_{};
    Message last_{};
    int last_line_ = 0;
};

int first_line_of(const Rulebook& book) {  // of whatever stands in it
    if (!book.modifiers.empty()) return book.modifiers.front().line;
    if (!book.rules.empty()) return book.rules.front().line;
    return book.victory.wins.empty() ? 0 : book.victory.wins.front().line;
}

}  // namespace

// A battlefield without set-ups and rules is a map: nobody has to play on it.
void check_starts(const Scenario& scenario, const Catalogue& catalogue, IssueList& issues) {
    if (scenario.battlefield.size() > most_pieces_looked_at) return;
    StartCheck check(scenario, catalogue, issues);
    for (const Setup& setup : *scenario.setups) {
        const bool brings =
            std::ranges::any_of(setup.players, [](const PlayerSetup& player) { return player.army.points > 0 && !player.army.draft; });
        if (!brings) check.look(setup.player_count(), armies_are_known(setup), setup.line.number);
    }
    const Rulebook& book = rulebook_of(scenario);
    if (scenario.setups->empty() && !book.empty()) check.look(0, false, first_line_of(book));
}

}  // namespace hexwright
