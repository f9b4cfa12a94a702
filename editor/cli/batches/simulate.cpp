// `simulate`: plays many games between computer players and sums them up; also adds the sums of several machines.
#include "editor/cli/batches/batch_merge.h"
#include "editor/cli/batches/batch_parts.h"
#include "editor/cli/batches/batch_report.h"
#include "editor/cli/batches/batch_run.h"
#include "editor/cli/batches/campaign_simulation.h"
#include "editor/cli/batches/seen_simulation.h"
#include "editor/cli/batches/simulate_line.h"
#include "editor/cli/commands.h"
#include "editor/document/batches/kept_batches.h"
#include "editor/grammar/values.h"
#include "engine/core/system/environment.h"
#include "engine/setup/start.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/games/statistics_xml.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {

namespace fs = std::filesystem;

namespace {

constexpr int most_threads = 256;

Exit give(const std::string& out, const WrittenStatistics& written, const std::vector<std::string>& sides,
          const Report& report) {
    if (report.json()) {
        nlohmann::ordered_json json = report.document();
        add_sums(json, written);
        report.print_json(json);
    } else {
        tell_sums(report, written, sides);
    }
    return out.empty() ? Exit::Fine : report.write(out, write_statistics(written));
}

// ---- playing

// What the parts of a batch have in common. Cards of one's own are part of the game.
Result<WrittenStatistics> batch_of_line(const SimulateLine& line, const AskedGame& asked, const Catalogue& catalogue) {
    std::string game = digest_of_game(write_scenario(asked.scenario, catalogue), asked.game);
    for (const std::string& file : line.catalogue_files) {
        const auto bytes = read_file(file);
        if (!bytes) return failure(bytes.error());
        game = digest_of(game + *bytes);
    }
    WrittenStatistics batch{.title = asked.scenario.about->title,
                            .game = std::move(game),
                            .seed = asked.game.seed,
                            .of = line.games,
                            .version = HEXWRIGHT_VERSION};
    for (const PlayerKind* seat : asked.seats) batch.seats.emplace_back(seat->id);
    if (line.file != "-") batch.file = line.file;
    batch.options = options_of(line);
    return batch;
}

// What is in the part's file already, after a run that was stopped; without games if there is no file.
Result<Statistics> kept_part(const std::string& file, const WrittenStatistics& batch, NumberRange numbers,
                             const Report& report) {
    if (!is_there(file)) return Statistics{};
    const auto bytes = read_file(file);
    if (!bytes) return failure(bytes.error());
    auto read = read_statistics(*bytes, file);
    if (!read) return failure(std::move(read.error()));
    if (another_batch(*read, file, batch, file)) return failure(Message{"simulate.kept-other"}, FilePos{file});
    const bool others = std::ranges::any_of(read->sum.numbers, [&](const NumberRange& range) {
        return range.from < numbers.from || range.to > numbers.to;
    });
    if (others) return failure(Message{"simulate.other-part"}, FilePos{file});
    if (!has_check_sum(*bytes)) report.say(Message{"simulate.no-check", {{"file", file}}});
    return std::move(read->sum);
}

// A file that is named is played anew and replaced, unless it holds a part of these very games.
Statistics kept_in_file(const std::string& file, const WrittenStatistics& batch, NumberRange numbers,
                        const Report& report) {
    std::error_code none;
    if (file.empty() || !fs::is_regular_file(file, none)) return {};
    const auto bytes = read_file(file);
    if (const auto read = bytes ? read_statistics(*bytes, file) : failure(bytes.error()); !read || !read->incomplete)
        return {};
    return kept_part(file, batch, numbers, report).value_or(Statistics{});
}

// Keeps what has been played while more is played. That it cannot be kept is said once, and again only after it could.
KeepSum keeper_of(const std::string& file, const WrittenStatistics& before, const Report& report) {
    std::error_code none;
    const fs::file_status there = fs::status(file, none);
    if (file.empty() || file == "-" || (fs::exists(there) && !fs::is_regular_file(there))) return {};
    return [file, before, &report, told = false](const Statistics& so_far) mutable {
        WrittenStatistics now = before;
        add(now.sum, so_far);
        now.incomplete = true;
        const auto written = write_file(file, write_statistics(now));
        if (!written && !told) report.say(describe(written.error(), report.words()));
        if (!written && !told) report.say(Message{"simulate.not-kept"});
        told = !written;
    };
}

// Plays what is missing in the sum, and keeps it in the file meanwhile. Returns the signal that stopped it, or 0.
int play_missing(const Batch& batch, NumberRange numbers, unsigned threads, const std::string& file,
                 WrittenStatistics& written, const Report& report) {
    const KeepSum keep = keeper_of(file, written, report);
    const BatchRun run = run_batch(batch, missing_games(written.sum.numbers, numbers), threads, keep);
    add(written.sum, run.sum);
    return run.stopped;
}

void say_part(const GamesAsked& asked, std::int64_t games, const Report& report) {
    if (asked.shard.by.empty()) return;
    report.say(Message{"simulate.part",
                       {{"number", std::to_string(asked.shard.number)},
                        {"of", std::to_string(asked.shard.of)},
                        {"variables", asked.shard.by},
                        {"from", std::to_string(asked.numbers.from)},
                        {"to", std::to_string(asked.numbers.to)},
                        {"games", std::to_string(games)}}});
}

// ---- the cache

// What is kept of a batch: with the whole name of its file, because it is told of wherever one stands.
std::optional<WrittenStatistics> batch_to_keep(const SimulateLine& line, WrittenStatistics batch) {
    std::error_code error;
    batch.file = std::filesystem::weakly_canonical(line.file, error).string();
    if (error || line.file == "-" || !is_there(line.file)) return {};
    return batch;
}

// Tells what is kept of the file, and whether the map and the way of playing are still those.
Exit tell_kept(const SimulateLine& line, const WrittenStatistics& now, const Report& report) {
    std::error_code error;
    const auto file = std::filesystem::weakly_canonical(line.file, error);
    const auto [batches, damaged] = kept_batches(kept_batches_folder(), file);
    for (const Refusal& each : damaged) report.say(describe(each, report.words()));
    if (!damaged.empty()) report.say(Message{"simulate.kept-damaged", {count_of("files", std::ssize(damaged))}});
    nlohmann::ordered_json json = report.document();
    json["kept"] = nlohmann::ordered_json::array();
    for (const WrittenStatistics& batch : batches) {
        const bool stale = batch.game != now.game || batch.version != now.version;
        auto& entry = json["kept"].emplace_back();
        entry["stale"] = stale;
        add_sums(entry, batch);
        if (report.json()) continue;
        report.print(report.words()(Message{stale ? "simulate.stale" : "simulate.kept"}) + "\n");
        tell_sums(report, batch);
    }
    if (report.json()) report.print_json(json);
    else if (batches.empty()) report.print(report.words()("simulate.nothing-kept") + "\n");
    return Exit::Fine;
}

// The file for the sums: that of --out, or the part's in the folder that it names, which is made.
Result<std::string> file_for(const SimulateLine& line, NumberRange numbers) {
    if (!is_folder_of_parts(line.out)) return line.out;
    std::error_code error;
    std::filesystem::create_directory(line.out, error);
    std::string file = file_of_part(line.out, numbers, line.games).string();
    if (auto refused = cannot_write(file)) return failure(std::move(*refused));
    return file;
}

Exit play_part(const SimulateLine& line, const Batch& batch, WrittenStatistics written, const GamesAsked& games,
               const Report& report) {
    const auto file = file_for(line, games.numbers);
    if (!file) return report.cannot(file.error());
    const auto setup = setup_for(batch.scenario, batch.options);
    const std::vector<std::string> sides = setup ? side_names(*setup) : std::vector<std::string>{};
    if (is_folder_of_parts(line.out)) {
        auto kept = kept_part(*file, written, games.numbers, report);
        if (!kept) return report.cannot(kept.error());
        written.sum = std::move(*kept);
        const std::int64_t done = games_in(written.sum), all = games.numbers.to - games.numbers.from + 1;
        if (done == all && done > 0) report.say(Message{"simulate.done-already", {{"file", *file}}});
        else if (done > 0) report.say(Message{"simulate.goes-on", {{"file", *file}, count_of("games", done)}});
        if (done == all && done > 0) return give("", written, sides, report);
    } else if (written.sum = kept_in_file(*file, written, games.numbers, report); games_in(written.sum) > 0) {
        report.say(Message{"simulate.goes-on", {{"file", *file}, count_of("games", games_in(written.sum))}});
    }
    say_part(games, line.games, report);
    report.say(Message{"play.seed-is", {{"seed", std::to_string(written.seed)}}});
    const int stopped = play_missing(batch, games.numbers, line.threads, *file, written, report);
    written.incomplete = stopped != 0;
    if (stopped != 0)
        report.say(
            Message{"simulate.stopped", {count_of("games", games_in(written.sum)), count_of("all", line.games)}});
    const auto kept = stopped == 0 && games_in(written.sum) == line.games ? batch_to_keep(line, written) : std::nullopt;
    if (kept) keep_batch(kept_batches_folder(), *kept);
    const bool nothing = games.numbers.to < games.numbers.from && is_folder_of_parts(line.out);
    const Exit exit = give(nothing ? "" : *file, written, sides, report);
    return exit == Exit::Fine && stopped != 0 ? stopped_by(stopped) : exit;
}

Exit simulate(const SimulateLine& line, const Report& report, const Catalogue& catalogue) {
    const auto asked = asked_game(line, catalogue);
    if (!asked) return report.cannot(in_file(asked.error(), line.file));
    const auto games = games_asked(line, system::variable);
    if (!games) return report.cannot(games.error());
    if (std::ranges::count(asked->seats, nullptr) > 0) return report.cannot({{"simulate.human"}, {}});
    const auto batch =
        prepare({asked->scenario, std::make_shared<const Catalogue>(catalogue), asked->game, asked->seats});
    if (!batch) return report.cannot(in_file(batch.error(), line.file));
    auto written = batch_of_line(line, *asked, catalogue);
    if (!written) return report.cannot(written.error());
    if (line.kept) return tell_kept(line, *written, report);
    if (!line.against.empty()) return simulate_against(line, *batch, report);
    if (is_to_be_seen(line)) return simulate_seen(line, *batch, std::move(*written), report);
    return play_part(line, *batch, std::move(*written), *games, report);
}

// What is seen game by game is played in one part, and has no file of sums.
std::optional<Refusal> cannot_be_together(const SimulateLine& line) {
    const bool sums = !line.out.empty() && !is_plot(line.out);
    const bool parts = sums || !line.shard.empty() || !line.only.empty() || !line.merge.empty();
    if (line.kept && (is_to_be_seen(line) || parts || !line.against.empty())) return Refusal{{"simulate.kept-alone"}};
    if (!line.against.empty() && (is_to_be_seen(line) || parts)) return Refusal{{"against.alone"}};
    if (is_to_be_seen(line) && parts) return Refusal{{"pairs.parts"}};
    return {};
}

Exit chosen(const SimulateLine& line, const Report& report, const Catalogue& catalogue) {
    const bool merging = !line.merge.empty();
    if (merging != line.file.empty() || (!merging && line.games == 0 && !line.kept))
        return report.cannot({{"simulate.what"}, {}});
    if (auto refused = cannot_be_together(line)) return report.cannot(*refused);
    const bool folder = !merging && is_folder_of_parts(line.out);
    for (const std::string& out : {std::string("-"), folder ? std::string() : line.out})
        if (const auto refused = out.empty() ? std::nullopt : cannot_write(out)) return report.cannot(*refused);
    if (merging) return merge_parts(line, report);
    const auto bytes = line.file == "-" ? Result<std::string>{""} : read_file(line.file);
    if (bytes && is_campaign(*bytes) && (is_to_be_seen(line) || !line.against.empty()))
        return report.cannot({{"pairs.campaign"}, FilePos{line.file}});
    if (!bytes || !is_campaign(*bytes)) return simulate(line, report, catalogue);
    const auto campaign = read_campaign(*bytes, line.file);
    return campaign ? simulate_campaign(line, *campaign, report, catalogue) : report.cannot(campaign.error());
}

}  // namespace

void add_simulate(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "simulate", words);
    const auto line = std::make_shared<SimulateLine>();
    command.add_option("FILE", line->file, words("help.play.file"));
    command.add_option("--games", line->games, words("help.simulate.games"))
        ->type_name("N")
        ->check(whole_from(1, most_simulated_games, words));
    add_game_options(command, *line, words);
    command.add_option("--threads", line->threads, words("help.simulate.threads"))
        ->type_name("T")
        ->check(whole_from(1, most_threads, words));
    CLI::Option* shard =
        command.add_option("--shard", line->shard, words("help.simulate.shard"))->type_name("K/M|auto");
    command.add_option("--only", line->only, words("help.simulate.only"))->type_name("FROM-TO")->excludes(shard);
    command.add_option("--out", line->out, words("help.simulate.out"))->type_name("STATS.xml|FOLDER|PLOTS.html");
    command.add_option("--merge", line->merge, words("help.simulate.merge"))->type_name("STATS.xml|FOLDER");
    command.add_flag("--pairs", line->pairs, words("help.simulate.pairs"));
    command.add_flag("--heat", line->heat, words("help.simulate.heat"));
    command.add_flag("--kept", line->kept, words("help.simulate.kept"));
    command.add_option("--against", line->against, words("help.simulate.against"))->type_name("OTHER");
    add_json(command, run, words);
    on_choice(command, run, [line, &run](const Report& report, const Catalogue& catalogue) {
        line->catalogue_files = run.catalogue_files;
        return chosen(*line, report, catalogue);
    });
}

}  // namespace hexwright::cli
