// `judge`: the passport of a map or scenario: its geometry, what zone, seat and army are worth, how styles of play and
// sorts of armies fare against each other, and who wins too much.
#include "editor/cli/batches/judge_report.h"
#include "editor/cli/batches/judge_run.h"
#include "editor/cli/commands.h"
#include "editor/cli/play/game_options.h"
#include "editor/document/batches/kept_batches.h"
#include "editor/document/safety/set_aside.h"
#include "editor/grammar/values.h"
#include "engine/simulation/exchange.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/judged_xml.h"
#include "formats/xml/games/play_thresholds_xml.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/games/statistics_xml.h"
#include "formats/xml/games/thresholds_xml.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

namespace fs = std::filesystem;

constexpr double usual_seconds = 600, quick_seconds = 60;
constexpr int most_judging_threads = 256;

struct JudgeLine {
    GameLine game{};
    std::string out{}, thresholds{};
    bool quick = false;
    std::int64_t waves = 0;
    unsigned threads = 0;
};

Result<PlayThresholds> play_thresholds_of(const JudgeLine& line) {
    if (line.thresholds.empty()) return shipped_play_thresholds();
    const auto bytes = read_file(line.thresholds);
    if (!bytes) return failure(bytes.error());
    return read_play_thresholds(*bytes, line.thresholds, shipped_play_thresholds());
}

// ---- where what was played is kept

// The folder of --out, or one in the user's cache for these games; empty without a home directory.
Result<fs::path> folder_for(const JudgeLine& line, const std::string& digest) {
    fs::path folder = line.out;
    if (folder.empty()) {
        const fs::path cache = document::kept_batches_folder();
        if (cache.empty()) return fs::path{};
        folder = cache.parent_path() / "judgements" / digest;
    }
    std::error_code error;
    fs::create_directories(folder, error);
    if (auto refused = cannot_write(folder / "sums.xml"); refused && !line.out.empty())
        return failure(std::move(*refused));
    return folder;
}

std::string file_of_sums(const JudgeLine& line) {
    if (line.waves > 0) return "waves-" + std::to_string(line.waves) + ".xml";
    return line.quick ? "quick.xml" : "usual.xml";
}

// The sums that are kept there, or empty ones. What cannot be gone on from is told, with its place, and set aside; a
// file that cannot be looked at is refused.
Result<JudgeSums> kept_sums(const JudgePlan& plan, const JudgeSums& empty, const Report& report) {
    const fs::path former = fs::path(plan.file).replace_extension(".json");
    if (plan.file.empty()) return empty;
    if (!is_there(plan.file)) {
        if (is_there(former)) report.say(Message{"judge.former-sums", {{"file", former.string()}}});
        return empty;
    }
    const auto bytes = read_file(plan.file);
    if (!bytes) return failure(bytes.error());
    auto read = read_judge_sums(*bytes, plan.file.string(), plan.digest, empty);
    if (read) {
        report.say(Message{"judge.goes-on", {{"file", plan.file.string()}}});
        return std::move(*read);
    }
    report.say(describe(read.error(), report.words()));
    const document::SetAside aside = document::set_aside(plan.file, read.error(), document::ending_aside);
    if (aside.moved_to.empty())
        return failure(Message{"judge.not-set-aside", {{"reason", aside.stays_because}}}, FilePos{plan.file.string()});
    report.say(Message{"judge.set-aside", {{"file", aside.moved_to.string()}}});
    return empty;
}

// ---- exploits

fs::path file_of_exploit(const fs::path& folder, std::size_t place) {
    return folder / ("exploit-" + std::to_string(place + 1) + ".xml");
}

// The file's name.
Result<std::string> write_shortest(const Passport& passport, const ShortestGame& shortest, const fs::path& file,
                                   const Catalogue& catalogue) {
    const BoutRecord played =
        record_of_bout(passport.games.bouts, passport.run.sums.fresh, shortest.place, shortest.number);
    const auto written = write_file(
        file, write_record({.record = played.record, .scenario = write_scenario(played.scenario, catalogue)}));
    if (!written) return failure(written.error());
    return file.string();
}

// The shortest game of each that fresh games confirm and the planner does not refute.
void find_shortest_games(Passport& passport, unsigned threads) {
    std::vector<FoundExploit*> found;
    std::vector<BoutStanding> standings;
    for (FoundExploit& each : passport.exploits)
        if (each.exploit.verdict >= SuspectVerdict::Undecided) {
            found.push_back(&each);
            standings.push_back(each.exploit.first);
        }
    const ShortestGames shortest = shortest_games(passport.games, passport.run.sums, standings, threads);
    passport.run.stopped = shortest.stopped;
    for (std::size_t i = 0; i < found.size(); ++i) found[i]->shortest = shortest.games[i];
}

// Those of an earlier passport do not stay beside this one.
Result<void> write_shortest_games(Passport& passport, const fs::path& folder, const Catalogue& catalogue) {
    for (std::size_t place = 0; place < most_suspects; ++place) {
        const fs::path file = file_of_exploit(folder, place);
        if (place >= passport.exploits.size() || !passport.exploits[place].shortest) {
            std::error_code error;
            fs::remove(file, error);
            continue;
        }
        FoundExploit& found = passport.exploits[place];
        auto written = write_shortest(passport, *found.shortest, file, catalogue);
        if (!written) return failure(std::move(written.error()));
        found.record = std::move(*written);
    }
    return {};
}

Result<void> find_exploits(Passport& passport, const fs::path& folder, unsigned threads, const Catalogue& catalogue) {
    const JudgeSums& sums = passport.run.sums;
    const auto& suspects = passport.run.suspects;
    if (sums.phase != JudgePhase::Done) return {};
    for (const BoutStanding& suspect : suspects)
        passport.exploits.push_back(
            {judged_suspect(suspect, sums.fresh, sums.planned, suspects.size(), passport.games.thresholds)});
    find_shortest_games(passport, threads);
    if (folder.empty() || passport.run.stopped != 0) return {};
    return write_shortest_games(passport, folder, catalogue);
}

// ---- the whole

// Why nothing is exchanged, without the advice that only `simulate --pairs` can follow.
Refusal as_judged(Refusal refusal) {
    constexpr std::pair<const char*, const char*> ids[] = {
        {"pairs.two-players", "judge.two-players"}, {"pairs.zones", "judge.zones"}, {"pairs.fixed", "judge.fixed"}};
    for (const auto& [of_pairs, judged] : ids)
        if (refusal.message.id == of_pairs) refusal.message.id = judged;
    return refusal;
}

// What can be played of the scenario, and why not the rest.
void gather_games(Passport& passport, const AskedGame& asked, const std::shared_ptr<const Catalogue>& catalogue) {
    const PlayerKind* greedy = player_kind("greedy");
    if (auto four = exchanged_batches({asked.scenario, catalogue, asked.game, {greedy, greedy}}))
        passport.games.pairs = std::move(*four);
    else passport.no_pairs = as_judged(std::move(four.error()));
    if (auto bouts = bout_games(asked.scenario, catalogue, asked.game)) passport.games.bouts = std::move(*bouts);
    else passport.no_bouts = std::move(bouts.error());
}

Result<Passport> begun_passport(const JudgeLine& line, const AskedGame& asked, const Catalogue& catalogue) {
    Passport passport{.title = asked.scenario.about->title, .seed = asked.game.seed};
    const auto thresholds = play_thresholds_of(line);
    if (!thresholds) return failure(thresholds.error());
    auto geometry =
        judging::judge_map(asked.scenario, catalogue, judging::thresholds_for(asked.scenario, shipped_thresholds()));
    if (!geometry) return failure(std::move(geometry.error()));
    passport.geometry = std::move(*geometry);
    passport.games.thresholds = *thresholds;
    passport.digest = digest_of_game(write_scenario(asked.scenario, catalogue), asked.game);
    return passport;
}

// Of all that the sums depend on: cards of one's own as well.
Result<std::string> digest_of_sums(const Passport& passport, const std::vector<std::string>& catalogue_files) {
    std::string text = passport.digest + " " + std::to_string(passport.seed) + " " + HEXWRIGHT_VERSION + " planner " +
                       std::to_string(playouts_of_planner);
    for (const std::string& file : catalogue_files) {
        const auto bytes = read_file(file);
        if (!bytes) return failure(bytes.error());
        text += *bytes;
    }
    const PlayThresholds& asked = passport.games.thresholds;
    // Who is looked at again, by the styles and by the planner.
    for (const double number : {asked.suspect_share, asked.exploit_share, asked.beyond_mirror})
        text += " " + std::to_string(number);
    return digest_of(text);
}

// Promises only what the folder holds.
Exit ended(const JudgeRun& run, const JudgePlan& plan, const JudgeLine& line, const Report& report) {
    if (run.unkept) report.say(describe(*run.unkept, report.words()));
    if (run.stopped != 0) {
        const bool there = !plan.file.empty() && is_there(plan.file);
        report.say(Message{!there ? "judge.stopped-unkept" : run.unkept ? "judge.stopped-in-part" : "judge.stopped"});
    } else if (run.unkept) report.say(Message{"judge.not-kept"});
    if (run.stopped != 0) return stopped_by(run.stopped);
    return run.unkept && !line.out.empty() ? Exit::Unusable : Exit::Fine;
}

Exit judge(const JudgeLine& line, const std::vector<std::string>& catalogue_files, const Report& report,
           const Catalogue& catalogue) {
    if (line.game.file != "-")
        if (const auto bytes = read_file(line.game.file); bytes && is_campaign(*bytes))
            return report.cannot({{"judge.campaign"}, FilePos{line.game.file}});
    const auto asked = asked_game(line.game, catalogue);
    if (!asked) return report.cannot(in_file(asked.error(), line.game.file));
    auto passport = begun_passport(line, *asked, catalogue);
    if (!passport) return report.cannot(passport.error());
    gather_games(*passport, *asked, std::make_shared<const Catalogue>(catalogue));
    const auto digest = digest_of_sums(*passport, catalogue_files);
    if (!digest) return report.cannot(digest.error());
    const auto folder = folder_for(line, *digest);
    if (!folder) return report.cannot(folder.error());
    const JudgePlan plan{.seconds = line.quick ? quick_seconds : usual_seconds,
                         .waves = line.waves,
                         .threads = line.threads,
                         .file = folder->empty() ? fs::path{} : *folder / file_of_sums(line),
                         .digest = *digest};
    auto kept = kept_sums(plan, empty_sums(passport->games), report);
    if (!kept) return report.cannot(kept.error());
    passport->run = run_judge(passport->games, plan, std::move(*kept));
    if (const auto found = find_exploits(*passport, *folder, line.threads, catalogue); !found)
        return report.cannot(found.error());
    if (report.json()) print_passport(*passport, report);
    else tell_passport(*passport, report, catalogue);
    return ended(passport->run, plan, line, report);
}

}  // namespace

void add_judge(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "judge", words);
    const auto line = std::make_shared<JudgeLine>();
    command.add_option("FILE", line->game.file, words("help.play.file"))->required();
    CLI::Option* quick = command.add_flag("--quick", line->quick, words("help.judge.quick"));
    command.add_option("--waves", line->waves, words("help.judge.waves"))
        ->type_name("N")
        ->check(whole_from(1, most_judge_waves, words))
        ->excludes(quick);
    command.add_option("--out", line->out, words("help.judge.out"))->type_name("FOLDER");
    command.add_option("--thresholds", line->thresholds, words("help.judge.thresholds"))->type_name("FILE");
    command.add_option("--seed", line->game.seed, words("help.play.seed"))->type_name("S");
    command.add_option("--threads", line->threads, words("help.simulate.threads"))
        ->type_name("T")
        ->check(whole_from(1, most_judging_threads, words));
    add_json(command, run, words);
    on_choice(command, run, [line, &run](const Report& report, const Catalogue& catalogue) {
        return judge(*line, run.catalogue_files, report, catalogue);
    });
}

}  // namespace hexwright::cli
