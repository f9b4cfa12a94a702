#include "editor/cli/check_tests.h"
#include "editor/cli/commands.h"
#include "editor/cli/map_json.h"
#include "editor/document/files/open_campaign.h"
#include "editor/document/own/collection.h"
#include "editor/document/snapshot.h"
#include "engine/checks/campaign_check.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct CheckOptions {
    std::vector<std::string> files;
    std::string owned;
    bool strict = false;
    bool tests = false, mutate = false;
};

struct Checked {  // Results for one file.
    std::string file;
    ReadScenario read;
    std::vector<Issue> issues;
    Tested tested{};
    std::vector<Checked> games{};  // For a campaign: the files of its scenarios, each once.
};

struct Counts {
    int errors = 0, warnings = 0, infos = 0;
};

Counts counts_of(const Checked& checked) {
    Counts counts;
    for (const Issue& issue : checked.issues)
        ++(issue.severity == Severity::Error     ? counts.errors
           : issue.severity == Severity::Warning ? counts.warnings
                                                 : counts.infos);
    for (const Checked& game : checked.games) {
        const Counts more = counts_of(game);
        counts.errors += more.errors;
        counts.warnings += more.warnings;
        counts.infos += more.infos;
    }
    return counts;
}

// Line of the issue or of its first piece; 0 if unknown.
int line_of(const Issue& issue, const ReadScenario& read) {
    if (issue.line > 0) return issue.line;
    if (issue.pieces.empty() || issue.pieces[0].index() >= read.piece_lines.size()) return 0;
    return read.piece_lines[issue.pieces[0].index()];
}

Json to_json(const Issue& issue, const Checked& checked, const Catalogue& catalogue, const Words& words) {
    Json json{{"severity", to_text(issue.severity)}, {"code", to_text(issue.code)}, {"message", words(issue.message)}};
    if (issue.fix) json["fix"] = words(issue.fix->words);
    json["spaces"] = cli::to_json(issue.spaces);
    json["pieces"] = cli::to_json(issue.pieces, checked.read.scenario.battlefield, catalogue);
    if (const int line = line_of(issue, checked.read); line > 0) json["line"] = line;
    if (!issue.word.empty()) json["word"] = issue.word;
    json["approved"] = issue.approval.has_value();
    return json;
}

void add_issues(Json& json, const Checked& checked, const Catalogue& catalogue, const Words& words) {
    const Counts counts = counts_of(checked);
    json["issues"] = Json::array();
    for (const Issue& issue : checked.issues) json["issues"].push_back(to_json(issue, checked, catalogue, words));
    for (const Checked& game : checked.games)
        for (const Issue& issue : game.issues) {
            json["issues"].push_back(to_json(issue, game, catalogue, words));
            json["issues"].back()["file"] = game.file;
        }
    json["errors"] = counts.errors;
    json["warnings"] = counts.warnings;
    json["infos"] = counts.infos;
    add_tests(json, checked.tested, words);
}

std::string coloured(std::string_view text, Severity severity) {
    return in_colour(text, severity == Severity::Error     ? Colour::Red
                           : severity == Severity::Warning ? Colour::Yellow
                                                           : Colour::Cyan);
}

std::string summary(const Counts& counts, const Words& words) {
    return words(Message{"check.errors", {{"n", counts.errors}}}) + ", " +
           words(Message{"check.warnings", {{"n", counts.warnings}}}) + ", " +
           words(Message{"check.infos", {{"n", counts.infos}}});
}

std::string shown_name(const Checked& checked, const Words& words) {
    return checked.file == "standard input" ? words("file.standard-input") : checked.file;
}

std::string lines_of(const Checked& checked, const Words& words) {
    std::string text;
    for (const Issue& issue : checked.issues) {
        const int line = line_of(issue, checked.read);
        text += shown_name(checked, words) + ":" + (line > 0 ? std::to_string(line) + ":" : "") + " " +
                coloured(words("check." + std::string(to_text(issue.severity))), issue.severity) + ": " +
                words(issue.message) + " [" + std::string(to_text(issue.code)) + "]" +
                (issue.approval ? " " + words(Message{"check.approved", {{"reason", *issue.approval}}}) : "") + "\n";
    }
    for (const Checked& game : checked.games) text += lines_of(game, words);
    return text;
}

std::string text_of(const Checked& checked, const Words& words) {
    const std::string name = shown_name(checked, words);
    return lines_of(checked, words) + name + ": " + summary(counts_of(checked), words) + "\n" +
           text_of(checked.tested, name, words);
}

Checked check_scenario_file(std::string file, ReadScenario read, const Catalogue& catalogue, const Holding* owned) {
    Snapshot snapshot = snapshot_of(std::make_shared<const Scenario>(read.scenario), catalogue, owned, 1);
    return {std::move(file), std::move(read), std::move(snapshot.issues)};
}

// An unreadable scenario is an issue of the campaign, reported at the place of the error.
Checked unreadable(const Refusal& error, const std::string& file) {
    const FilePos at = error.at.value_or(FilePos{file, 0, 0});
    Issue issue{IssueCode::CampaignFile, usual_severity(IssueCode::CampaignFile), error.message, {}, {}, {}};
    issue.line = at.line;
    return {at.file, {}, {std::move(issue)}};
}

// Checks the campaign itself, then the scenarios of its games.
Result<Checked> check_campaign_file(const std::string& text, const std::string& file, const CheckOptions& options,
                                    const Catalogue& catalogue, const Holding* owned) {
    const auto campaign = read_campaign(text, file);
    if (!campaign) return failure(campaign.error());
    Checked checked{file, {}, {}};
    checked.read.notes = campaign->notes;
    std::map<std::filesystem::path, std::size_t> places;  // Index into checked.games, by file.
    std::vector<std::optional<Scenario>> read;            // Parallel to checked.games.
    for (const CampaignGame& game : campaign->games) {
        const std::filesystem::path src = file_of_game(file, game);
        if (places.try_emplace(src, read.size()).second) {
            auto opened = open_game(file, game, catalogue);
            read.push_back(opened ? std::optional(opened->scenario) : std::nullopt);
            checked.games.push_back(opened ? check_scenario_file(src.string(), std::move(*opened), catalogue, owned)
                                           : unreadable(opened.error(), src.string()));
        }
        leave_out_asked(game, checked.games[places[src]].issues);
    }
    std::vector<const Scenario*> scenarios;
    for (const CampaignGame& game : campaign->games) {
        const auto& scenario = read[places[file_of_game(file, game)]];
        scenarios.push_back(scenario ? &*scenario : nullptr);
    }
    IssueList issues;
    check_campaign(*campaign, scenarios, catalogue, issues);
    checked.issues = std::move(issues).sorted();
    if (!(options.tests || options.mutate) || std::ranges::count(scenarios, nullptr) > 0) return checked;
    std::vector<Scenario> all;
    for (const Scenario* scenario : scenarios) all.push_back(*scenario);
    checked.tested = test_campaign(*campaign, all, catalogue, options.mutate);
    return checked;
}

Result<Checked> check_file(const std::string& file, const CheckOptions& options, const Catalogue& catalogue,
                           const Holding* owned) {
    if (const auto bytes = file == "-" ? Result<std::string>{""} : read_file(file); bytes && is_campaign(*bytes))
        return check_campaign_file(*bytes, file, options, catalogue, owned);
    auto read = open_scenario(file, catalogue);
    if (!read) return failure(read.error());
    Checked checked = check_scenario_file(file == "-" ? "standard input" : file, std::move(*read), catalogue, owned);
    if (options.tests || options.mutate)
        checked.tested = test_scenario(checked.read.scenario, catalogue, options.mutate);
    checked.tested.puzzles = check_puzzles(checked.read.scenario, std::make_shared<const Catalogue>(catalogue));
    return checked;
}

// An approved warning does not count even under --strict; an approved error still means that the map cannot be built.
Exit verdict_on(const Checked& checked, bool strict) {
    const bool bad = fails(checked.tested) || std::ranges::any_of(checked.issues, [strict](const Issue& issue) {
                         return issue.severity == Severity::Error ||
                                (strict && issue.severity == Severity::Warning && !issue.approval);
                     });
    const bool of_a_game = std::ranges::any_of(
        checked.games, [strict](const Checked& game) { return verdict_on(game, strict) != Exit::Fine; });
    return bad || of_a_game ? Exit::No : Exit::Fine;
}

Exit check_one(const CheckOptions& options, const Report& report, const Catalogue& catalogue, const Holding* owned) {
    const auto checked = check_file(options.files[0], options, catalogue, owned);
    if (!checked) return report.cannot(checked.error());
    for (const Message& note : checked->read.notes) report.say(note);
    if (report.json()) {
        Json json = report.document();
        add_issues(json, *checked, catalogue, report.words());
        report.print_json(json);
    } else {
        report.print(text_of(*checked, report.words()));
    }
    return verdict_on(*checked, options.strict);
}

// Files are checked one after the other; one that cannot be read does not hide the others.
Exit check_many(const CheckOptions& options, const Report& report, const Catalogue& catalogue, const Holding* owned) {
    Exit worst = Exit::Fine;
    Json files = Json::array();
    for (const std::string& file : options.files) {
        const auto checked = check_file(file, options, catalogue, owned);
        worst = std::max(worst, checked ? verdict_on(*checked, options.strict) : Exit::Unusable);
        Json json{{"file", file}};
        if (!checked) {
            report.say(describe(checked.error(), report.words()));
            for (const Refusal& more : checked.error().more) report.say(describe(more, report.words()));
            json["error"] = cli::to_json(checked.error(), report.words());
        } else {
            for (const Message& note : checked->read.notes) report.say(note);
            if (report.json()) add_issues(json, *checked, catalogue, report.words());
            else report.print(text_of(*checked, report.words()));
        }
        files.push_back(std::move(json));
    }
    if (report.json()) {
        Json json = report.document();
        json["files"] = std::move(files);
        report.print_json(json);
    }
    return worst;
}

Exit check(const CheckOptions& options, const Report& report, const Catalogue& catalogue) {
    if (std::ranges::count(options.files, "-") > 1) return report.cannot({{"command.input-twice"}, {}});
    Holding owned;
    if (!options.owned.empty()) {
        auto read = owned_from(options.owned, catalogue);
        if (!read) return report.cannot(read.error());
        owned = std::move(*read);
    }
    const Holding* holding = options.owned.empty() ? nullptr : &owned;
    return options.files.size() == 1 ? check_one(options, report, catalogue, holding)
                                     : check_many(options, report, catalogue, holding);
}

}  // namespace

void add_check(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "check", words);
    const auto options = std::make_shared<CheckOptions>();
    command.add_option("FILE", options->files, words("help.check.file"))->required();
    command.add_option("--owned", options->owned, words("help.owned"))->type_name("SETS");
    command.add_flag("--strict", options->strict, words("help.check.strict"));
    command.add_flag("--tests", options->tests, words("help.check.tests"));
    command.add_flag("--mutate", options->mutate, words("help.check.mutate"));
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return check(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
