#include "editor/inspect/make_even.h"

#include "editor/editing/commit.h"
#include "editor/inspect/many_games.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/make_even_state.h"
#include "editor/workspace/many_games_state.h"
#include "engine/players/player.h"

#include <algorithm>
#include <utility>

namespace hexwright::inspect {
namespace {

constexpr const char* even_task = "tune.searching";

using FoundResult = Result<std::shared_ptr<const FoundEven>>;

struct WantedEven {
    std::shared_ptr<const Scenario> scenario{};
    std::shared_ptr<const Catalogue> catalogue{};
    GameOptions options{};
    std::vector<std::string> seats{};
    std::string knob{};
    std::int64_t proof_games = 0;
    std::shared_ptr<GrowingEven> growing{};
};

Result<TunedGame> game_wanted(const WantedEven& wanted) {
    std::vector<const PlayerKind*> seats;
    for (const std::string& seat : wanted.seats) seats.push_back(player_kind(seat));
    return tuned_game(whole_scenario(*wanted.scenario), wanted.catalogue, wanted.options, std::move(seats),
                      wanted.knob);
}

// The sum of the wave's games; none if somebody stopped it.
std::optional<Statistics> played_wave(const Batch& batch, const FoundEven& found, NumberRange numbers,
                                      JobWatch& watch) {
    Statistics sum;
    for (std::int64_t number = numbers.from; number <= numbers.to; ++number) {
        const auto game = play_number(batch, number, [&watch] { return watch.stopped(); });
        if (!game) return {};
        add(sum, *game);
        watch.progress(progress_of(found.tuning, number - numbers.from + 1));
    }
    return sum;
}

FoundResult search_wanted(const WantedEven& wanted, JobWatch& watch) {
    auto game = game_wanted(wanted);
    if (!game) return failure(std::move(game.error()));
    FoundEven found{wanted.scenario, std::move(*game), {}};
    found.tuning = tuning_of(found.game, wanted.proof_games);
    while (const auto wave = next_wave(found.tuning)) {
        const auto batch = batch_with(found.game, static_cast<std::size_t>(wave->setting));
        const auto sum = batch ? played_wave(*batch, found, wave->numbers, watch) : Statistics{};
        if (!sum || watch.cancelled()) break;
        if (!batch) add_impossible(found.tuning, wave->setting);
        else add(found.tuning, *wave, half_wins_of(found.game, *sum));
        auto latest = std::make_shared<const FoundEven>(found);
        const std::lock_guard lock(wanted.growing->guard);
        wanted.growing->latest = std::move(latest);
    }
    return std::make_shared<const FoundEven>(std::move(found));
}

void take_growing_even(MakeEvenState& even) {
    if (!even.growing) return;
    const std::lock_guard lock(even.growing->guard);
    if (even.growing->latest) even.found = std::exchange(even.growing->latest, nullptr);
}

void take_found(OpenMap& map, FoundResult found) {
    map.make_even.growing.reset();
    if (!found) return refuse(map.status, found.error().message);
    map.make_even.found = std::move(*found);
}

}  // namespace

void follow_make_even(EditorState& editor) {
    MakeEvenState& even = editor.map.make_even;
    const auto players = static_cast<int>(seats_of_games(editor).size());
    even.knobs.follow(editor.now().number * 10 + static_cast<unsigned long long>(players), editor.jobs,
                      [scenario = editor.now().scenario, catalogue = editor.map.document.kept_catalogue(),
                       players](JobWatch&) { return knobs_of(whole_scenario(*scenario), *catalogue, players); });
    take_growing_even(even);
    if (!searches_even(editor.map)) even.growing.reset();  // Esc has stopped it.
}

const Knob* knob_to_turn(const OpenMap& map) {
    const std::vector<Knob>* knobs = map.make_even.knobs.value();
    if (!knobs || knobs->empty()) return nullptr;
    const auto chosen = std::ranges::find(*knobs, map.make_even.knob, &Knob::id);
    return chosen == knobs->end() ? &knobs->front() : &*chosen;
}

void search_even(EditorState& editor) {
    MakeEvenState& even = editor.map.make_even;
    const PlayableMap* map = editor.map.many_games.map.value();
    const Knob* knob = knob_to_turn(editor.map);
    if (!map || !knob) return refuse(editor.map.status, {"tune.no-knobs"});
    editor.map.status.notice.reset();
    stop_even(editor.map);
    even.growing = std::make_shared<GrowingEven>();
    WantedEven wanted{.scenario = editor.now().scenario,
                      .catalogue = editor.map.document.kept_catalogue(),
                      .options = map->options,
                      .seats = seats_of_games(editor),
                      .knob = knob->id,
                      .proof_games = even.proof_games,
                      .growing = even.growing};
    editor.map.tasks.start(
        editor.jobs, {even_task},
        [wanted = std::move(wanted)](JobWatch& watch) { return search_wanted(wanted, watch); },
        [](EditorState& finished, FoundResult found) { take_found(finished.map, std::move(found)); });
}

void stop_even(OpenMap& map) {
    map.tasks.forget(even_task);
    take_growing_even(map.make_even);
    map.make_even.growing.reset();
}

bool searches_even(const OpenMap& map) { return map.tasks.under_way(even_task); }

bool even_is_stale(const OpenMap& map) {
    return map.make_even.found && map.make_even.found->scenario != map.now().scenario;
}

bool can_make_even(const OpenMap& map) {
    const auto& found = map.make_even.found;
    return found && !searches_even(map) && !even_is_stale(map) && verdict_on(found->tuning) == TuningVerdict::Even &&
           found->tuning.proofs.back().setting != found->tuning.present;
}

void make_even(OpenMap& map) {
    if (!can_make_even(map)) return;
    const FoundEven& found = *map.make_even.found;
    const auto setting = static_cast<std::size_t>(found.tuning.proofs.back().setting);
    const Edit edit = edit_to(found.game.knob, setting, *map.now().scenario, map.catalogue());
    commit(map, map.document.propose(edit));  // Not at the images of a symmetry: just what was proven.
}

void forget_even(OpenMap& map) {
    map.tasks.forget(even_task);
    map.make_even.growing.reset();
    map.make_even.found.reset();
    map.make_even.knob.clear();
}

}  // namespace hexwright::inspect
