#include "editor/inspect/many_games.h"

#include "editor/document/batches/kept_batches.h"
#include "editor/editing/titles.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/many_games_state.h"
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "engine/simulation/exchange.h"
#include "engine/simulation/running.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <string_view>
#include <utility>

namespace hexwright::inspect {

namespace {

constexpr const char* games_task = "games.playing";
constexpr auto between_looks = std::chrono::milliseconds(150);

using PlayedGames = Result<std::shared_ptr<const ShownGames>>;

Result<PlayableMap> playable(const Scenario& scenario, const Catalogue& catalogue) {
    PlayableMap map{.options = {.edition = scenario.edition}};
    const auto setup = setup_for(scenario, map.options);
    if (!setup) return failure(setup.error());
    map.options.players = setup->player_count();
    for (const PlayerKind* seat : usual_seats(*setup, player_kind("greedy"))) map.seats.push_back(seat->id);
    map.digest = digest_of_game(write_scenario(scenario, catalogue), map.options);
    return map;
}

// ---- the job

struct WantedGames {
    Scenario scenario{};
    std::shared_ptr<const Catalogue> catalogue{};
    std::vector<std::string> seats{};
    std::int64_t games = 0;
    bool exchanged = false;
    std::string version{};
    std::filesystem::path folder{}, file{};  // Empty: the batch is not kept.
    std::shared_ptr<GrowingGames> growing{};
};

Result<std::vector<Batch>> batches_of(const WantedGames& wanted, const PlayableMap& map) {
    std::vector<const PlayerKind*> seats;
    for (std::size_t i = 0; i < map.seats.size(); ++i)
        seats.push_back(player_kind(i < wanted.seats.size() ? wanted.seats[i] : map.seats[i]));
    auto batch = prepare({wanted.scenario, wanted.catalogue, map.options, std::move(seats)});
    if (!batch) return failure(std::move(batch.error()));
    if (!wanted.exchanged) return std::vector<Batch>{std::move(*batch)};
    auto four = exchanged_batches(*batch);
    if (!four) return failure(std::move(four.error()));
    return std::vector<Batch>(four->begin(), four->end());
}

std::vector<std::string> seat_names_of(const Batch& batch) {
    std::vector<std::string> names;
    for (const PlayerKind* seat : batch.seats) names.push_back(seat->id);
    return names;
}

std::shared_ptr<const ShownGames> shown_of(const SeenGames& seen, ShownGames shown) {
    shown.batch.sum = seen.pairs.sum;
    if (shown.batch.pairs) shown.batch.pairs = seen.pairs;
    shown.batch.running = running_share(seen.half_wins, shown.batch.planned);
    shown.batch.heat = seen.heat;
    return std::make_shared<const ShownGames>(std::move(shown));
}

void keep_played(const WantedGames& wanted, const SeenBatch& batch) {
    if (wanted.folder.empty() || wanted.file.empty() || batch.pairs) return;
    std::error_code error;
    const std::filesystem::path file = std::filesystem::weakly_canonical(wanted.file, error);
    if (error) return;
    keep_batch(wanted.folder, {.title = batch.title,
                               .game = batch.digest,
                               .seed = batch.seed,
                               .seats = batch.seats,
                               .sum = batch.sum,
                               .of = batch.planned,
                               .version = batch.version,
                               .file = file.string()});
}

PlayedGames play_wanted(const WantedGames& wanted, JobWatch& watch) {
    const auto map = playable(wanted.scenario, *wanted.catalogue);
    if (!map) return failure(map.error());
    const auto batches = batches_of(wanted, *map);
    if (!batches) return failure(batches.error());
    ShownGames first{.scenario = std::make_shared<const Scenario>(wanted.scenario),
                     .board = batches->front().options.board};
    first.batch.title = wanted.scenario.about->title;
    first.batch.digest = map->digest;
    first.batch.version = wanted.version;
    first.batch.seats = seat_names_of(batches->front());
    if (const auto setup = setup_for(wanted.scenario, map->options)) first.batch.sides = side_names(*setup);
    first.batch.zones = zones_of_pairs(batches->front());
    first.batch.planned = wanted.exchanged ? whole_fours(wanted.games) : wanted.games;
    if (wanted.exchanged) first.batch.pairs.emplace();
    SeenGames seen;
    auto looked = std::chrono::steady_clock::now();
    const auto all = first.batch.planned;
    for (std::int64_t games = 0; games < all && play_next(seen, *batches, [&] { return watch.stopped(); });) {
        watch.progress(static_cast<double>(++games) / static_cast<double>(all));
        if (const auto now = std::chrono::steady_clock::now(); now - looked >= between_looks) {
            looked = now;
            auto latest = shown_of(seen, first);
            const std::lock_guard lock(wanted.growing->guard);
            wanted.growing->latest = std::move(latest);
        }
    }
    auto end = shown_of(seen, std::move(first));
    if (games_in(end->batch.sum) == all) keep_played(wanted, end->batch);
    return end;
}

void take_played(OpenMap& map, PlayedGames games) {
    map.many_games.growing.reset();
    ++map.many_games.look;
    if (!games) return refuse(map.status, games.error().message);
    map.many_games.shown = std::move(*games);
}

void take_growing(ManyGamesState& games) {
    if (!games.growing) return;
    const std::lock_guard lock(games.growing->guard);
    if (games.growing->latest) games.shown = std::exchange(games.growing->latest, nullptr);
}

// ---- the cache

std::shared_ptr<const ShownGames> out_of_cache(const WrittenStatistics& kept) {
    ShownGames shown;
    shown.batch = {.title = kept.title,
                   .digest = kept.game,
                   .version = kept.version,
                   .seats = kept.seats,
                   .seed = kept.seed,
                   .planned = kept.of,
                   .sum = kept.sum};
    return std::make_shared<const ShownGames>(std::move(shown));
}

bool games_are_of(const std::string& digest, const std::string& version, const EditorState& editor) {
    return digest == editor.map.many_games.map.value()->digest && version == editor.batches.version;
}

// Those of the map as it is now come first; the most games are there first already.
void show_kept(EditorState& editor) {
    ManyGamesState& games = editor.map.many_games;
    const auto* kept = games.kept.value();
    if (games.shown || !kept || kept->empty() || !games.map.value()) return;
    const auto now = std::ranges::find_if(
        *kept, [&](const WrittenStatistics& each) { return games_are_of(each.game, each.version, editor); });
    games.shown = out_of_cache(now == kept->end() ? kept->front() : *now);
}

void look_into_cache(EditorState& editor) {
    const auto& file = editor.map.document.file();
    ManyGamesState& games = editor.map.many_games;
    const std::filesystem::path& folder = editor.batches.folder;
    if (folder.empty() || !file) return;
    games.kept.follow(games.look * 1'000'003 + std::hash<std::string>{}(file->string()) % 1'000'003, editor.jobs,
                      [folder, file = *file](JobWatch&) {
                          std::error_code error;
                          const auto whole_name = std::filesystem::weakly_canonical(file, error);
                          return error ? std::vector<WrittenStatistics>{} : kept_batches(folder, whole_name).batches;
                      });
}

}  // namespace

Scenario whole_scenario(const Scenario& scenario) {
    Scenario all = scenario;
    all.battlefield_source.clear();
    return all;
}

// ---- playing

void follow_many_games(EditorState& editor) {
    ManyGamesState& games = editor.map.many_games;
    games.map.follow(editor.now().number, editor.jobs,
                     [scenario = editor.now().scenario, catalogue = editor.map.document.kept_catalogue()](JobWatch&) {
                         return playable(whole_scenario(*scenario), *catalogue).value_or(PlayableMap{});
                     });
    look_into_cache(editor);
    take_growing(games);
    if (!plays_many(editor.map)) games.growing.reset();  // Esc has stopped it.
    if (!games.growing) show_kept(editor);
}

std::vector<std::string> seats_of_games(const EditorState& editor) {
    const PlayableMap* map = editor.map.many_games.map.value();
    if (!map) return {};
    std::vector<std::string> seats = map->seats;
    for (std::size_t i = 0; i < std::min(seats.size(), editor.map.many_games.seats.size()); ++i)
        seats[i] = editor.map.many_games.seats[i];
    return seats;
}

void choose_seat(EditorState& editor, std::size_t player, const std::string& kind) {
    std::vector<std::string> seats = seats_of_games(editor);
    if (player < seats.size()) seats[player] = kind;
    editor.map.many_games.seats = std::move(seats);
}

void play_many(EditorState& editor) {
    ManyGamesState& games = editor.map.many_games;
    editor.map.status.notice.reset();
    editor.map.tasks.forget(games_task);
    games.growing = std::make_shared<GrowingGames>();
    WantedGames wanted{.scenario = whole_scenario(*editor.now().scenario),
                       .catalogue = editor.map.document.kept_catalogue(),
                       .seats = games.seats,
                       .games = games.games,
                       .exchanged = games.exchanged,
                       .version = editor.batches.version,
                       .folder = editor.batches.folder,
                       .file = editor.map.document.file().value_or(std::filesystem::path()),
                       .growing = games.growing};
    editor.map.tasks.start(
        editor.jobs, {games_task, {{"games", static_cast<long long>(games.games)}}},
        [wanted = std::move(wanted)](JobWatch& watch) { return play_wanted(wanted, watch); },
        [](EditorState& finished, PlayedGames all) { take_played(finished.map, std::move(all)); });
}

void stop_many(OpenMap& map) {
    map.tasks.forget(games_task);
    take_growing(map.many_games);
    map.many_games.growing.reset();
}

bool plays_many(const OpenMap& map) { return map.tasks.under_way(games_task); }

bool games_are_stale(const EditorState& editor) {
    const ManyGamesState& games = editor.map.many_games;
    return games.shown && games.map.value() &&
           !games_are_of(games.shown->batch.digest, games.shown->batch.version, editor);
}

void forget_many_games(OpenMap& map) {
    ManyGamesState& games = map.many_games;
    map.tasks.forget(games_task);
    games.growing.reset();
    games.shown.reset();
    games.kept = {};
    games.seats.clear();
    ++games.look;
}

// ---- heat

namespace {

unsigned color_of_heat(const SpaceLegend& row, HeatKind kind) {
    if (kind == HeatKind::Unused) return 0x3B4A9C;
    if (row.to == 0) return 0xEDEAE0;  // Nobody there.
    return row.from > 75 ? 0x9E1B14 : row.from > 50 ? 0xCF4A28 : row.from > 25 ? 0xE8943C : 0xF4D68E;
}

OverlayPicture picture_of_games(const ManyGamesState& games) {
    OverlayPicture picture;
    const HeatKind kind = games.heat.value_or(HeatKind::Stood);
    picture.title = {"heat." + std::string(to_text(kind))};
    if (!games.shown || !games.shown->board) {
        picture.notes.push_back({"games.no-heat"});
        return picture;
    }
    return picture_of(heat_map(games.shown->batch.heat, kind, *games.shown->board),
                      [kind](const SpaceLegend& row) { return color_of_heat(row, kind); });
}

}  // namespace

void lay_heat(OpenMap& map, std::optional<HeatKind> kind) {
    map.many_games.heat = kind;
    if (kind) map.view.layers.overlay = Overlay::Heat;
    else if (map.view.layers.overlay == Overlay::Heat) map.view.layers.overlay = Overlay::None;
}

const OverlayPicture* heat_overlay(OpenMap& map) {
    ManyGamesState& games = map.many_games;
    take_growing(games);
    if (games.picture.title.id.empty() || games.laid != games.shown || games.laid_kind != games.heat) {
        games.picture = picture_of_games(games);
        games.laid = games.shown;
        games.laid_kind = games.heat;
    }
    return &games.picture;
}

// ---- files

std::string suggested_plots_name(const EditorState& editor) {
    const std::filesystem::path map = suggested_name(editor.map.document, editor.words);
    return map.stem().string() + "-games.html";
}

void ask_for_plots_file(EditorState& editor) {
    editor.dialog = {.kind = Dialog::Plots, .target = suggested_plots_name(editor)};
}

bool names_plots(const std::filesystem::path& file) { return plots_ending(file.string()).has_value(); }

void write_plots(EditorState& editor, const std::filesystem::path& file) {
    if (!names_plots(file)) return refuse(editor.map.status, {"games.ending", {{"file", file.filename().string()}}});
    if (!editor.map.many_games.shown) return refuse(editor.map.status, {"games.nothing"});
    editor.map.tasks.start(
        editor.jobs, {"print.writing", {{"file", file.filename().string()}}},
        [shown = editor.map.many_games.shown, catalogue = editor.map.document.kept_catalogue(),
         words = &editor.words.now(), file](JobWatch& watch) -> Result<void> {
            std::vector<Drawing> plots = plots_of(shown->batch, *words);
            if (shown->scenario)
                for (Drawing& plot : heat_plots_of(shown->batch, *shown->scenario, *shown->board, *catalogue, *words))
                    plots.push_back(std::move(plot));
            const auto bytes = plots_file(*plots_ending(file.string()), shown->batch, plots, *words);
            if (!bytes) return failure(bytes.error());
            if (watch.cancelled()) return {};
            return write_file(file, *bytes);
        },
        [file](EditorState& then, const Result<void>& written) {
            if (!written) return refuse(then.map.status, written.error().message);
            say(then.map.status, {"games.written", {{"file", file.filename().string()}}});
        });
}

}  // namespace hexwright::inspect
