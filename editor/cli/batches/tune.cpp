// `tune`: searches for the smallest change of one thing that makes a scenario even, and proves it by fresh games.
#include "editor/cli/batches/batch_report.h"
#include "editor/cli/batches/batch_run.h"
#include "editor/cli/commands.h"
#include "editor/cli/play/game_options.h"
#include "editor/document/batches/tuned_game.h"
#include "editor/document/document.h"
#include "editor/document/files/open.h"
#include "editor/grammar/values.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t least_proof_games = 100, most_proof_games = 10'000'000;
constexpr int most_tuning_threads = 256;

struct TuneLine : GameLine {
    std::string knob, out;
    std::int64_t games = 0;
    unsigned threads = 0;
};

// ---- the knobs

Json knob_json(const Knob& knob, const Words& words) {
    return {{"id", knob.id},
            {"what", words(knob.what)},
            {"value", knob.value()},
            {"low", knob.values.front()},
            {"high", knob.values.back()},
            {"settings", knob.values.size()}};
}

Exit list_knobs(const AskedGame& asked, const Report& report, const Catalogue& catalogue) {
    const auto knobs = knobs_of(asked.scenario, catalogue, asked.game.players);
    if (report.json()) {
        Json json = report.document();
        json["knobs"] = Json::array();
        for (const Knob& knob : knobs) json["knobs"].push_back(knob_json(knob, report.words()));
        report.print_json(json);
        return Exit::Fine;
    }
    if (knobs.empty()) report.print(report.words()("tune.no-knobs") + "\n");
    for (const Knob& knob : knobs)
        report.print(report.words()(Message{"tune.knob",
                                            {{"knob", knob.id},
                                             {"what", std::vector<Message>{knob.what}},
                                             {"value", knob.value()},
                                             {"low", knob.values.front()},
                                             {"high", knob.values.back()}}}) +
                     "\n");
    return Exit::Fine;
}

// ---- what came of it

Json shares_json(Json json, const TriedSetting& tried, const Interval& shares) {
    json["games"] = tried.games;
    json["share"] = shares.mean;
    json["low"] = shares.low;
    json["high"] = shares.high;
    return json;
}

Json value_json(const TunedGame& game, int setting) {
    const int value = game.knob.values[static_cast<std::size_t>(setting)];
    return {{"value", value}, {"steps", setting - static_cast<int>(game.knob.present)}};
}

Json trial_json(const TunedGame& game, const TriedSetting& tried) {
    Json json = value_json(game, tried.setting);
    if (tried.impossible) json["impossible"] = true;
    return shares_json(std::move(json), tried, interval_of(tried));
}

Json proof_json(const TunedGame& game, const TriedSetting& proof, std::size_t planned) {
    Json json = value_json(game, proof.setting);
    json["seed"] = game.options.seed + static_cast<std::uint64_t>(most_tuning_games);
    json["even"] = is_proven_even(proof, planned);
    return shares_json(std::move(json), proof, proof_interval(proof, planned));
}

void print_tuning(const TunedGame& game, const Tuning& tuning, const Report& report) {
    const TuningVerdict verdict = verdict_on(tuning);
    Json json = report.document();
    json["knob"] = knob_json(game.knob, report.words());
    json["seed"] = game.options.seed;
    json["seats"] = Json::array();
    for (const PlayerKind* seat : game.seats) json["seats"].push_back(seat->id);
    json["sides"] = {game.sides.first, game.sides.second};
    json["tried"] = Json::array();
    for (const TriedSetting& tried : tuning.tried) json["tried"].push_back(trial_json(game, tried));
    json["proofs"] = Json::array();
    for (const TriedSetting& proof : tuning.proofs)
        json["proofs"].push_back(proof_json(game, proof, planned_proofs(tuning)));
    json["verdict"] = tuning_verdict_words[static_cast<std::size_t>(verdict)];
    if (verdict == TuningVerdict::Even) json.update(value_json(game, tuning.proofs.back().setting));
    report.print_json(json);
}

void tell_tuning(const TunedGame& game, const Tuning& tuning, const Report& report) {
    const auto line = [&](const Message& sentence) { report.print(report.words()(sentence) + "\n"); };
    std::string seats;
    for (const PlayerKind* seat : game.seats) seats += (seats.empty() ? "" : ", ") + seat->id;
    line({"tune.title",
          {{"title", game.scenario.about->title},
           {"what", std::vector<Message>{game.knob.what}},
           {"seats", seats},
           {"side", std::vector<Message>{told_side(game.sides.first)}}}});
    for (const TriedSetting& tried : tuning.tried) line(told_trial(game, tried));
    for (const Message& sentence : told_outcome(game, tuning)) line(sentence);
}

// ---- the file

// The scenario as its file has it, with the edit.
Exit write_tuned(const TuneLine& line, const TunedGame& game, const Tuning& tuning, const Report& report) {
    if (verdict_on(tuning) != TuningVerdict::Even) return Exit::Fine;
    auto read = open_scenario(line.file, *game.catalogue);
    if (!read) return report.cannot(read.error());
    Document document(*game.catalogue, std::move(read->scenario));
    const auto setting = static_cast<std::size_t>(tuning.proofs.back().setting);
    if (setting != game.knob.present)
        if (const auto refused =
                document.commit(edit_to(game.knob, setting, *document.now().scenario, *game.catalogue)))
            return report.cannot(in_file(*refused, line.file));
    const auto change = document.save(line.out);
    return change ? Exit::Fine : report.cannot(change.error());
}

std::optional<Refusal> cannot_tune(const TuneLine& line) {
    if (!line.out.empty() && line.knob.empty()) return Refusal{{"tune.out-alone"}};
    if (line.out == "-" || line.out.empty()) return {};
    if (kind_of(line.out) != FileKind::Ours) return Refusal{{"tune.ending"}, FilePos{line.out}};
    return cannot_write(line.out);
}

Exit tune(const TuneLine& line, const Report& report, const Catalogue& catalogue) {
    if (line.out == "-" && report.json()) return report.cannot({{"command.two-outputs"}, {}});
    if (line.out == "-" && line.file == "-") return report.cannot({{"command.two-inputs"}, {}});
    if (const auto refused = cannot_tune(line)) return report.cannot(*refused);
    if (line.file != "-")
        if (const auto bytes = read_file(line.file); bytes && is_campaign(*bytes))
            return report.cannot({{"tune.campaign"}, FilePos{line.file}});
    const auto asked = asked_game(line, catalogue);
    if (!asked) return report.cannot(in_file(asked.error(), line.file));
    if (line.knob.empty()) return list_knobs(*asked, report, catalogue);
    if (std::ranges::count(asked->seats, nullptr) > 0) return report.cannot({{"simulate.human"}, {}});
    const auto game =
        tuned_game(asked->scenario, std::make_shared<const Catalogue>(catalogue), asked->game, asked->seats, line.knob);
    if (!game) return report.cannot(in_file(game.error(), line.file));
    report.say(Message{"play.seed-is", {{"seed", std::to_string(game->options.seed)}}});
    const TuningRun run = run_tuning(*game, line.games, line.threads);
    if (report.json()) print_tuning(*game, run.tuning, report);
    else if (line.out != "-") tell_tuning(*game, run.tuning, report);
    if (run.stopped != 0) return stopped_by(run.stopped);
    return line.out.empty() ? Exit::Fine : write_tuned(line, *game, run.tuning, report);
}

}  // namespace

void add_tune(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "tune", words);
    const auto line = std::make_shared<TuneLine>();
    command.add_option("FILE", line->file, words("help.play.file"))->required();
    command.add_option("--knob", line->knob, words("help.tune.knob"))->type_name("KNOB");
    command.add_option("--games", line->games, words("help.tune.games"))
        ->type_name("N")
        ->check(whole_from(least_proof_games, most_proof_games, words));
    command.add_option("--out", line->out, words("help.tune.out"))->type_name("FILE");
    add_game_options(command, *line, words);
    command.add_option("--threads", line->threads, words("help.simulate.threads"))
        ->type_name("T")
        ->check(whole_from(1, most_tuning_threads, words));
    add_json(command, run, words);
    on_choice(command, run,
              [line](const Report& report, const Catalogue& catalogue) { return tune(*line, report, catalogue); });
}

}  // namespace hexwright::cli
