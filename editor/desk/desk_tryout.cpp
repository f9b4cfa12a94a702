#include "editor/desk/desk_tryout.h"

#include "editor/desk/desk_setups.h"
#include "engine/players/player.h"
#include "engine/setup/army_proposal.h"
#include "engine/simulation/tryout.h"

#include <algorithm>

namespace hexwright::desk {

namespace {

int players_on_desk(const EditorState& editor) {
    const Scenario& scenario = *editor.now().scenario;
    if (editor.desk.setup < scenario.setups->size()) return (*scenario.setups)[editor.desk.setup].player_count();
    return usual_players(scenario);
}

GameOptions game_to_try(const EditorState& editor) {
    GameOptions options{.players = players_on_desk(editor)};
    options.armies = proposed_armies(*editor.now().scenario, editor.catalogue(), options, options.seed);
    if (std::ranges::all_of(options.armies, [](const auto& army) { return army.empty(); })) options.armies.clear();
    return options;
}

Result<Batch> batch_of_desk(const EditorState& editor) {
    GameOptions options = game_to_try(editor);
    if (options.players == 0) return failure(Message{"table.no-zones"});
    const auto setup = setup_for(*editor.now().scenario, options);
    if (!setup) return failure(setup.error());
    return prepare({.scenario = *editor.now().scenario,
                    .catalogue = std::make_shared<const Catalogue>(editor.catalogue()),
                    .options = std::move(options),
                    .seats = usual_seats(*setup, player_kind("greedy"))});
}

}  // namespace

void try_out_scenario(EditorState& editor) {
    auto batch = batch_of_desk(editor);
    if (!batch) return refuse(editor.status, batch.error().message);
    editor.status.notice.reset();
    editor.tasks.forget("desk.trying");
    editor.tasks.start(
        editor.jobs, {"desk.trying", {{"games", games_of_tryout}}},
        [batch = std::move(*batch)](JobWatch& watch) {
            return try_out(
                batch, games_of_tryout,
                {.stop = [&] { return watch.stopped(); },
                 .progress =
                     [&](std::int64_t games) { watch.progress(static_cast<double>(games) / games_of_tryout); }});
        },
        [tried = editor.now().scenario](EditorState& s, Tryout result) {
            s.desk.tried = {tried, std::make_shared<const Tryout>(std::move(result))};
        });
}

bool tryout_is_stale(const EditorState& editor) { return editor.desk.tried.scenario != editor.now().scenario; }

}  // namespace hexwright::desk
