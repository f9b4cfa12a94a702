#include "editor/document/batches/tuned_game.h"

#include "editor/document/snapshot.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>

namespace hexwright::document {
namespace {

std::size_t errors_in(const Snapshot& snapshot) {
    return static_cast<std::size_t>(std::ranges::count(snapshot.issues, Severity::Error, &Issue::severity));
}

Snapshot looked_at(const Scenario& scenario, const Catalogue& catalogue) {
    return snapshot_of(std::make_shared<const Scenario>(scenario), catalogue, nullptr, 0);
}

std::string of_hundred(double share) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", 100 * share);
    return text;
}

std::vector<Argument> told_shares(const Interval& shares) {
    return {{"share", of_hundred(shares.mean)}, {"low", of_hundred(shares.low)}, {"high", of_hundred(shares.high)}};
}

Message with(Message sentence, std::vector<Argument> more) {
    for (Argument& each : more) sentence.arguments.push_back(std::move(each));
    return sentence;
}

Argument games_of(const TriedSetting& tried) { return {"games", static_cast<long long>(tried.games)}; }

int value_of(const TunedGame& game, int setting) { return game.knob.values[static_cast<std::size_t>(setting)]; }

Message told_proof(const TunedGame& game, const TriedSetting& proof, std::size_t planned) {
    const bool even = is_proven_even(proof, planned);
    const std::uint64_t seed = game.options.seed + static_cast<std::uint64_t>(most_tuning_games);
    return with({even ? "tune.proven" : "tune.not-proven",
                 {{"value", value_of(game, proof.setting)}, games_of(proof), {"seed", std::to_string(seed)}}},
                told_shares(proof_interval(proof, planned)));
}

Message told_even(const TunedGame& game, const TriedSetting& proof) {
    if (proof.setting == static_cast<int>(game.knob.present)) return {"tune.even-already"};
    return {"tune.even",
            {{"value", value_of(game, proof.setting)},
             {"present", game.knob.value()},
             {"what", std::vector<Message>{game.knob.what}}}};
}

Message told_nearest(const TunedGame& game, const Tuning& tuning, TuningVerdict verdict) {
    const TriedSetting* nearest = nearest_to_even(tuning);
    if (!nearest) return {"tune.unplayable"};
    return with({verdict == TuningVerdict::None ? "tune.none" : "tune.unsure",
                 {{"what", std::vector<Message>{game.knob.what}},
                  {"value", value_of(game, nearest->setting)},
                  {"tried", tuning.tried.size()},
                  {"settings", game.knob.values.size()},
                  games_of(*nearest)}},
                told_shares(interval_of(*nearest)));
}

}  // namespace

Result<Sides> sides_of(const Setup& setup) {
    const auto side_of = [](const PlayerSetup& player) { return player.team > 0 ? player.team : -player.number; };
    Sides sides;
    for (std::size_t i = 0; i < setup.players.size(); ++i) {
        const PlayerSetup& player = setup.players[i];
        if (side_of(player) == side_of(setup.players[0])) {
            sides.first.push_back(player.number);
            continue;
        }
        if (sides.second.empty()) sides.opponent = i;
        if (side_of(player) != side_of(setup.players[sides.opponent])) return failure(Message{"tune.sides"});
        sides.second.push_back(player.number);
    }
    if (sides.second.empty()) return failure(Message{"tune.sides"});
    return sides;
}

Message told_side(const std::vector<int>& players) {
    std::string numbers;
    for (const int player : players) numbers += (numbers.empty() ? "" : ", ") + std::to_string(player);
    return {"tune.side", {{"players", numbers}, {"n", players.size()}}};
}

Result<TunedGame> tuned_game(Scenario scenario, std::shared_ptr<const Catalogue> catalogue, GameOptions options,
                             std::vector<const PlayerKind*> seats, std::string_view knob) {
    const auto setup = setup_for(scenario, options);
    if (!setup) return failure(setup.error());
    options.players = setup->player_count();
    auto sides = sides_of(*setup);
    if (!sides) return failure(std::move(sides.error()));
    auto found = knob_named(knob, scenario, *catalogue, options.players);
    if (!found) return failure(std::move(found.error()));
    if (const auto batch = prepare({scenario, catalogue, options, seats}); !batch) return failure(batch.error());
    const std::size_t errors = errors_in(looked_at(scenario, *catalogue));
    return TunedGame{std::move(scenario),
                     std::move(catalogue),
                     std::move(options),
                     std::move(seats),
                     std::move(*found),
                     std::move(*sides),
                     errors};
}

Tuning tuning_of(const TunedGame& game, std::int64_t proof_games) {
    return {.settings = static_cast<int>(game.knob.values.size()),
            .present = static_cast<int>(game.knob.present),
            .proof_games = proof_games};
}

Result<Batch> batch_with(const TunedGame& game, std::size_t setting) {
    Scenario scenario = game.scenario;
    if (setting != game.knob.present) {
        const Snapshot before = looked_at(scenario, *game.catalogue);
        auto after =
            apply(scenario, edit_to(game.knob, setting, scenario, *game.catalogue), before.ground(*game.catalogue));
        if (!after) return failure(std::move(after.error()));
        scenario = std::move(*after);
        if (errors_in(looked_at(scenario, *game.catalogue)) > game.errors) return failure(Message{"tune.more-errors"});
    }
    return prepare({std::move(scenario), game.catalogue, game.options, game.seats});
}

std::int64_t half_wins_of(const TunedGame& game, const Statistics& sum) {
    if (sum.players.size() <= game.sides.opponent) return games_in(sum);
    return games_in(sum) + sum.players[0].wins - sum.players[game.sides.opponent].wins;
}

Message told_trial(const TunedGame& game, const TriedSetting& tried) {
    const Argument value{"value", value_of(game, tried.setting)};
    if (tried.games == 0) return {"tune.impossible", {value}};
    const bool present = tried.setting == static_cast<int>(game.knob.present);
    return with({present ? "tune.trial-present" : "tune.trial", {value, games_of(tried)}},
                told_shares(interval_of(tried)));
}

std::vector<Message> told_outcome(const TunedGame& game, const Tuning& tuning) {
    std::vector<Message> told;
    const std::size_t planned = planned_proofs(tuning);
    for (const TriedSetting& proof : tuning.proofs) told.push_back(told_proof(game, proof, planned));
    const TuningVerdict verdict = verdict_on(tuning);
    if (verdict == TuningVerdict::Even) told.push_back(told_even(game, tuning.proofs.back()));
    else if (verdict == TuningVerdict::Open) told.push_back({"tune.open"});
    else told.push_back(told_nearest(game, tuning, verdict));
    return told;
}

}  // namespace hexwright::document
