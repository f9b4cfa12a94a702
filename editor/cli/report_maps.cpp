// `report`: what map judges look at, without playing.
#include "editor/cli/commands.h"
#include "editor/cli/map_json.h"
#include "editor/cli/progress.h"
#include "editor/document/files/open.h"
#include "engine/judging/report.h"
#include "formats/export/report/report_paper.h"
#include "formats/paper/sheet/paint.h"
#include "formats/telling/finding_text.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/thresholds_xml.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct ReportOptions {
    std::vector<std::string> files;
    std::string out, thresholds;
};

bool is_paper(const std::string& out) { return ending_of(out) == ".pdf"; }

// Before anything is worked out.
std::optional<Refusal> cannot_report(const ReportOptions& options) {
    if (std::ranges::count(options.files, "-") > 1) return Refusal{{"command.input-twice"}, {}};
    if (options.out.empty()) return {};
    const std::string ending = ending_of(options.out);
    if (ending != ".html" && ending != ".htm" && ending != ".pdf")
        return Refusal{{"report.ending"}, FilePos{options.out}};
    return cannot_write(options.out);
}

// A file of thresholds stands over what the contest of a map asks.
Result<judging::Thresholds> thresholds_of(const ReportOptions& options, judging::Thresholds usual) {
    if (options.thresholds.empty()) return usual;
    const auto bytes = read_file(options.thresholds);
    if (!bytes) return failure(bytes.error());
    return read_thresholds(*bytes, options.thresholds, std::move(usual));
}

Result<JudgedFile> judge_file(const std::string& file, const ReportOptions& options, const Report& report,
                              const Catalogue& catalogue) {
    if (file != "-")
        if (const auto bytes = read_file(file); bytes && is_campaign(*bytes))
            return failure(Message{"report.campaign"}, FilePos{file});
    auto read = open_scenario(file, catalogue);
    if (!read) return failure(std::move(read.error()));
    for (const Message& note : read->notes) report.say(note);
    const auto thresholds = thresholds_of(options, judging::thresholds_for(read->scenario, shipped_thresholds()));
    if (!thresholds) return failure(thresholds.error());
    ProgressBar bar;
    auto found = judging::judge_map(read->scenario, catalogue, *thresholds,
                                    {.progress = [&bar](int done, int all) { bar.show(done, all); }});
    if (!found) return failure(std::move(found.error()));
    return JudgedFile{file, std::move(read->scenario), std::move(*found)};
}

// ---- telling

Json to_json(const std::optional<double>& number) { return number ? Json(*number) : Json(nullptr); }

Json row_json(const judging::FindingRow& row, const Words& words) {
    Json json{{"what", words(row.what)}, {"numbers", Json::array()}};
    for (const auto& number : row.numbers) json["numbers"].push_back(to_json(number));
    return json;
}

Json finding_json(const judging::Finding& finding, const Words& words) {
    const std::optional<double> bound = finding.value ? judging::bound_near(finding.threshold, *finding.value)
                                                      : judging::bound_near(finding.threshold, 0);
    constexpr const char* owners[] = {"scene", "proposal", "contest"};
    Json json{{"code", judging::to_text(finding.kind())},
              {"number", judging::to_text(finding.measure)},
              {"verdict", judging::to_text(finding.judgement)},
              {"value", to_json(finding.value)},
              {"threshold", to_json(bound)}};
    if (bound) json["whose"] = owners[static_cast<std::size_t>(finding.threshold.whose)];
    if (!finding.zones.empty()) json["zones"] = finding.zones;
    if (!finding.worse.empty()) json["worse"] = finding.worse;
    json["spaces"] = cli::to_json(finding.spaces);
    json["message"] = words(finding.message);
    if (!finding.rows.empty()) json["rows"] = Json::array();
    for (const judging::FindingRow& row : finding.rows) json["rows"].push_back(row_json(row, words));
    return json;
}

void add_findings(Json& json, const JudgedFile& judged, const Catalogue& catalogue, const Words& words) {
    json["version"] = HEXWRIGHT_VERSION;
    json["digest"] = digest_of_map(judged.scenario, catalogue);
    json["zones"] = judged.report.zones;
    json["findings"] = Json::array();
    for (const judging::Finding& finding : judged.report.findings)
        json["findings"].push_back(finding_json(finding, words));
    const std::vector<std::size_t> ranking = judging::ranking_of(judged.report);
    for (std::size_t i = 0; i < ranking.size(); ++i) json["findings"][ranking[i]]["rank"] = i + 1;
    for (const Message& note : judged.report.notes) json["notes"].push_back(words(note));
}

std::string coloured(std::string_view text, judging::Judgement judgement) {
    if (judgement == judging::Judgement::Fine) return std::string(text);
    return in_colour(text, judgement == judging::Judgement::Flag ? Colour::Red : Colour::Yellow);
}

std::string lines_of(const JudgedFile& judged, const Words& words) {
    std::string text = judged.file + "\n";
    if (const auto ranking = judging::ranking_of(judged.report); !ranking.empty()) {
        const judging::Finding& first = judged.report.findings[ranking.front()];
        text += words(Message{"report.urgent",
                              {{"title", title_of(first.kind(), words)}, {"finding", std::vector{first.message}}}}) +
                "\n";
    }
    for (const judging::Finding& finding : judged.report.findings) {
        const std::string asked = finding.value ? threshold_of(finding, words) : "";
        text += "  " + coloured(verdict_of(finding.judgement, words), finding.judgement) + "  " +
                title_of(finding.kind(), words) + ": " + words(finding.message) +
                (asked.empty() ? "" : " " + words(Message{"report.asked", {{"threshold", asked}}})) + "\n";
    }
    for (const Message& note : judged.report.notes) text += "  " + words(note) + "\n";
    return text;
}

struct JudgedAll {
    std::vector<JudgedFile> judged{};
    Exit exit = Exit::Fine;
};

// Files are judged one after the other; one that cannot be read does not hide the others.
JudgedAll judge_files(const ReportOptions& options, const Report& report, const Catalogue& catalogue) {
    JudgedAll answer;
    Json files = Json::array();
    for (const std::string& file : options.files) {
        auto judged = judge_file(file, options, report, catalogue);
        Json json{{"file", file}};
        if (!judged) {
            answer.exit = Exit::Unusable;
            report.say(describe(judged.error(), report.words()));
            json["error"] = cli::to_json(judged.error(), report.words());
        } else {
            if (report.json()) add_findings(json, *judged, catalogue, report.words());
            else if (options.out.empty()) report.print(lines_of(*judged, report.words()));
            answer.judged.push_back(std::move(*judged));
        }
        files.push_back(std::move(json));
    }
    if (!report.json()) return answer;
    Json json = report.document();
    json["files"] = std::move(files);
    report.print_json(json);
    return answer;
}

JudgedAll judge_one(const ReportOptions& options, const Report& report, const Catalogue& catalogue) {
    auto judged = judge_file(options.files[0], options, report, catalogue);
    if (!judged) return {{}, report.cannot(judged.error())};
    if (report.json()) {
        Json json = report.document();
        add_findings(json, *judged, catalogue, report.words());
        report.print_json(json);
    } else if (options.out.empty()) {
        report.print(lines_of(*judged, report.words()));
    }
    return {{std::move(*judged)}};
}

Result<std::string> on_paper(const std::vector<JudgedFile>& judged, const Report& report, const Catalogue& catalogue) {
    const auto pages = report_pages(judged, HEXWRIGHT_VERSION, catalogue, report.words());
    if (!pages) return failure(pages.error());
    report.say_undrawn(*pages);
    return to_pdf(*pages);
}

Exit report_maps(const ReportOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_report(options)) return report.cannot(*refused);
    if (const auto thresholds = thresholds_of(options, shipped_thresholds()); !thresholds)
        return report.cannot(thresholds.error());
    const JudgedAll answer =
        options.files.size() == 1 ? judge_one(options, report, catalogue) : judge_files(options, report, catalogue);
    if (options.out.empty() || answer.judged.empty()) return answer.exit;
    const auto bytes = is_paper(options.out) ? on_paper(answer.judged, report, catalogue)
                                             : report_html(answer.judged, HEXWRIGHT_VERSION, catalogue, report.words());
    if (!bytes) return report.cannot(bytes.error());
    return std::max(answer.exit, report.write(options.out, *bytes));
}

}  // namespace

void add_report(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "report", words);
    const auto options = std::make_shared<ReportOptions>();
    command.add_option("FILE", options->files, words("help.report.file"))->required();
    command.add_option("--out", options->out, words("help.report.out"))->type_name("FILE");
    command.add_option("--thresholds", options->thresholds, words("help.report.thresholds"))->type_name("FILE");
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return report_maps(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
