#include "editor/desk/desk_tryout.h"

#include "editor/desk/desk_setups.h"
#include "editor/workspace/editor_state.h"
#include "engine/players/player.h"
#include "engine/setup/army_proposal.h"
#include "engine/simulation/tryout.h"

#include <algorithm>

namespace hexwright::desk {

namespace {

int players_on_desk(const OpenMap& map) {
    const Scenario& scenario = *map.now().scenario;
    if (map.desk.setup < scenario.setups->size()) return (*scenario.setups)[map.desk.setup].player_count();
    return usual_players(scenario);
}

GameOptions game_to_try(const OpenMap& map) {
    GameOptions options{.players = players_on_desk(map)};
    options.armies = proposed_armies(*map.now().scenario, map.catalogue(), options, options.seed);
    if (std::ranges::all_of(options.armies, [](const auto& army) { return army.empty(); })) options.armies.clear();
    return options;
}

Result<Batch> batch_of_desk(const OpenMap& map) {
    GameOptions options = game_to_try(map);
    if (options.players == 0) return failure(Message{"table.no-zones"});
    const auto setup = setup_for(*map.now().scenario, options);
    if (!setup) return failure(setup.error());
    return prepare({.scenario = *map.now().scenario,
                    .catalogue = map.document.kept_catalogue(),
                    .options = std::move(options),
                    .seats = usual_seats(*setup, player_kind("greedy"))});
}

}  // namespace

void try_out_scenario(EditorState& editor) {
    auto batch = batch_of_desk(editor.map);
    if (!batch) return refuse(editor.map.status, batch.error().message);
    editor.map.status.notice.reset();
    editor.map.tasks.forget("desk.trying");
    editor.map.tasks.start(
        editor.jobs, {"desk.trying", {{"games", games_of_tryout}}},
        [batch = std::move(*batch)](JobWatch& watch) {
            return try_out(
                batch, games_of_tryout,
                {.stop = [&] { return watch.stopped(); },
                 .progress =
                     [&](std::int64_t games) { watch.progress(static_cast<double>(games) / games_of_tryout); }});
        },
        [tried = editor.now().scenario](EditorState& s, Tryout result) {
            s.map.desk.tried = {tried, std::make_shared<const Tryout>(std::move(result))};
        });
}

bool tryout_is_stale(const OpenMap& map) { return map.desk.tried.scenario != map.now().scenario; }

}  // namespace hexwright::desk
