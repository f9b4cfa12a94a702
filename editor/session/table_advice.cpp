#include "editor/session/table_advice.h"

#include "editor/session/playing.h"
#include "editor/session/table_hands.h"
#include "engine/simulation/chances.h"

#include <cmath>

namespace hexwright::editor_session {

namespace {

constexpr std::int64_t games_of_chances = 300;

std::vector<Message> told_chances(const Chances& chances, std::size_t players) {
    std::vector<Message> lines;
    std::string seats;
    for (const std::string_view seat : chances.seats) seats += (seats.empty() ? "" : ", ") + std::string(seat);
    lines.push_back({"chances.of", {{"games", static_cast<long long>(games_in(chances.sum))}, {"seats", seats}}});
    const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
    for (std::size_t i = 0; i < players; ++i) {
        const Rate rate = chances.rate_for(PlayerId{static_cast<int>(i)});
        lines.push_back({"chances.player",
                         {{"player", i + 1},
                          {"rate", percent(rate.rate)},
                          {"low", percent(rate.low)},
                          {"high", percent(rate.high)}}});
    }
    return lines;
}

}  // namespace

void ask_chances(EditorState& editor) {
    const Play& play = play_of(editor);
    ChancesAsked asked{.asker = play.viewer(),
                       .games = games_of_chances,
                       .seed = static_cast<std::uint64_t>(play.session().current().value)};
    for (std::size_t i = 0; i < play.session().state().players.size(); ++i)
        asked.seats.push_back(play.session().seat(PlayerId{static_cast<int>(i)}));
    editor.table.chances.clear();
    editor.tasks.start(
        editor.jobs, {"chances.under-way"},
        [state = play.session().state(), asked](JobWatch& watch) {
            std::int64_t played = 0;
            return chances_from(
                state, asked,
                {.stop = [&] { return watch.cancelled(); },
                 .progress =
                     [&](const Statistics&) { watch.progress(static_cast<double>(++played) / games_of_chances); }});
        },
        [revision = play.revision(), players = asked.seats.size()](EditorState& s, Chances chances) {
            s.table.chances = told_chances(chances, players);
            s.table.chances_of = revision;
        });
}

void think_if_wanted(EditorState& editor) {
    TableState& table = editor.table;
    if (table.thinking != TableState::Thinking::Wanted) return;
    if (!table.on() || !table.play->computer_thinks()) {
        table.thinking = TableState::Thinking::No;
        return;
    }
    table.thinking = TableState::Thinking::UnderWay;
    editor.tasks.start(
        editor.jobs, {"table.thinks", {{"player", table.play->session().decider()->value + 1}}},
        [thought = table.play->thought()](const JobWatch& watch) mutable {
            think(thought, [&watch] { return watch.cancelled(); });
            return std::move(thought);
        },
        [](EditorState& state, const Thought& thought) { take(state.table, thought); });
}

void ask_advice(EditorState& editor) {
    if (!may_choose(editor)) return;
    const auto listed = play_of(editor).advice(*player_kind("greedy"));
    if (!listed) return;
    play_of(editor).hand.advised = listed;
    say(editor.status, {"table.advice", {{"choice", std::vector<Message>{play_of(editor).choices()[*listed]}}}});
}

}  // namespace hexwright::editor_session
