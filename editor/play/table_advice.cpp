#include "editor/play/table_advice.h"

#include "editor/editing/viewing.h"
#include "editor/play/playing.h"
#include "editor/play/table_hands.h"
#include "editor/table/advice.h"
#include "editor/workspace/editor_state.h"
#include "engine/simulation/chances.h"

#include <cmath>

namespace hexwright::play {

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
    const Play& play = play_of(editor.map);
    ChancesAsked asked{.asker = play.viewer(),
                       .games = games_of_chances,
                       .seed = static_cast<std::uint64_t>(play.session().current().value)};
    for (std::size_t i = 0; i < play.session().state().players.size(); ++i)
        asked.seats.push_back(play.session().seat(PlayerId{static_cast<int>(i)}));
    editor.map.table.chances.clear();
    editor.map.table.chances_asked = play.revision();
    stop_chances(editor.map);
    editor.map.tasks.start(
        editor.jobs, {std::string(chances_task)},
        [state = play.session().state(), asked](JobWatch& watch) {
            std::int64_t played = 0;
            return chances_from(
                state, asked,
                {.stop = [&] { return watch.stopped(); },
                 .progress =
                     [&](const Statistics&) { watch.progress(static_cast<double>(++played) / games_of_chances); }});
        },
        [revision = play.revision(), players = asked.seats.size()](EditorState& s, Chances chances) {
            s.map.table.chances = told_chances(chances, players);
            s.map.table.chances_of = revision;
        });
}

void stop_chances(OpenMap& map) { map.tasks.forget(chances_task); }

void think_if_wanted(EditorState& editor) {
    TableState& table = editor.map.table;
    if (!table.play || table.play->revision() != table.chances_asked) stop_chances(editor.map);
    if (table.thinking != TableState::Thinking::Wanted) return;
    if (!table.on() || !table.play->computer_thinks()) {
        table.thinking = TableState::Thinking::No;
        return;
    }
    table.thinking = TableState::Thinking::UnderWay;
    editor.map.tasks.start(
        editor.jobs, {std::string(thinking_task), {{"player", table.play->session().decider()->value + 1}}},
        [thought = table.play->thought()](const JobWatch& watch) mutable {
            think(thought, [&watch] { return watch.cancelled(); });
            return std::move(thought);
        },
        [](EditorState& state, const Thought& thought) { take(state.map.table, thought); }, Urgency::Prompt);
}

void ask_advice(EditorState& editor) {
    if (!may_choose(editor.map)) return;
    Play& play = play_of(editor.map);
    editor.map.table.advice = advice_for(play);
    const Advice* advice = editor.map.table.advised();
    if (!advice) return;
    editor.map.table.rolls_to_advice = true;
    play.hand.filtering = false;
    play.hand.filter.clear();
    const auto spaces = spaces_of_action(play.seen(), play.legal()[advice->listed]);
    if (!spaces.empty()) {
        // A level by itself would hide what lies on another one.
        if (!editor.map.view.whole && spaces.back().level != editor.map.view.level) show_whole(editor.map, true);
        editor.map.view.sought_on_plan = editor.map.view.sought_in_scene = spaces.back();
    }
    say(editor.map.status, {"table.advice",
                            {{"choice", std::vector<Message>{play.choices()[advice->listed]}},
                             {"why", std::vector<Message>{advice->why}}}});
}

}  // namespace hexwright::play
