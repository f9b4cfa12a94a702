// `steps`: the order of hands, in which a map is built on a table.
#include "editor/cli/commands.h"
#include "editor/cli/map_json.h"
#include "editor/document/files/open.h"
#include "engine/assembly/build_plan.h"
#include "engine/board/battlefield/check.h"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct Order {  // A map and how it is built.
    std::string file;
    ReadScenario read;
    BuildPlan plan;
    std::vector<Issue> errors;  // What keeps it from standing.

    const Battlefield& battlefield() const { return read.scenario.battlefield; }
};

Order order_of(std::string file, ReadScenario read, const Catalogue& catalogue) {
    const Battlefield& battlefield = read.scenario.battlefield;
    const Terrain terrain = terrain_of(battlefield, catalogue);
    BuildPlan plan = build_plan(battlefield, terrain, catalogue);
    std::vector<Issue> errors = check_battlefield(battlefield, terrain, catalogue);
    std::erase_if(errors, [](const Issue& issue) { return issue.severity != Severity::Error; });
    return {std::move(file), std::move(read), std::move(plan), std::move(errors)};
}

// ---- text

// For example "swamp-7 at 3,4,1, turn 2".
Message place_of(const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    Message message{"steps.piece", {{"kind", type.id}, {"at", to_text(Space{piece.at, piece.level})}}};
    if (type.is_edge()) message = {"steps.edge", message.arguments};
    else if (type.is_span()) message = {"steps.span", message.arguments};
    message.arguments.emplace_back("turn", static_cast<int>(piece.turn));
    message.arguments.emplace_back("side", to_text(piece.side));
    message.arguments.emplace_back("to", to_text(piece.to));
    return message;
}

std::string pieces_text(const Order& order, const std::vector<PieceId>& pieces, const Words& words,
                        const Catalogue& catalogue) {
    std::string text;
    for (const PieceId id : pieces) text += "    " + words(place_of(*order.battlefield().find(id), catalogue)) + "\n";
    return text;
}

std::string step_text(const Order& order, const BuildStep& step, std::size_t number, std::size_t lying,
                      const Words& words, const Catalogue& catalogue) {
    std::string text = words(Message{"steps.step",
                                     {{"number", number},
                                      {"level", step.level},
                                      {"n", laid_in(step).size()},
                                      {"lying", lying},
                                      {"all", order.plan.pieces}}});
    if (step.hold) text += "; " + words("steps.hold");
    text += "\n" + pieces_text(order, step.pieces, words, catalogue);
    for (const auto& copy : step.copies)
        text += "  " + words("steps.again") + "\n" + pieces_text(order, copy, words, catalogue);
    return text;
}

std::string text_of(const Order& order, const Words& words, const Catalogue& catalogue) {
    std::string text =
        words(Message{"steps.in-all", {{"pieces", order.plan.pieces}, {"n", order.plan.steps.size()}}}) + "\n";
    std::size_t number = 0, lying = 0;
    for (const BuildStep& step : order.plan.steps) {
        lying += laid_in(step).size();
        text += step_text(order, step, ++number, lying, words, catalogue);
    }
    return text;
}

// ---- JSON

Json to_json(const BuildStep& step, const Battlefield& battlefield, const Catalogue& catalogue) {
    Json json{{"pieces", cli::to_json(step.pieces, battlefield, catalogue)},
              {"efforts", step.efforts / static_cast<double>(effort_of_piece)},
              {"hold", step.hold}};
    for (const auto& copy : step.copies) json["copies"].push_back(cli::to_json(copy, battlefield, catalogue));
    json["level"] = step.level;
    json["turn"] = step.turn;
    return json;
}

Json json_of(const Order& order, const Report& report, const Catalogue& catalogue) {
    Json json = report.document();
    json["steps"] = Json::array();
    for (const BuildStep& step : order.plan.steps)
        json["steps"].push_back(to_json(step, order.battlefield(), catalogue));
    json["total"] = order.plan.pieces;
    json["issues"] = Json::array();
    for (const Issue& issue : order.errors)
        json["issues"].push_back({{"severity", to_text(issue.severity)},
                                  {"code", to_text(issue.code)},
                                  {"message", report.words()(issue.message)},
                                  {"spaces", cli::to_json(issue.spaces)},
                                  {"pieces", cli::to_json(issue.pieces, order.battlefield(), catalogue)}});
    return json;
}

Exit steps(const std::string& file, const Report& report, const Catalogue& catalogue) {
    auto read = open_scenario(file, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    const Order order = order_of(file, std::move(*read), catalogue);
    for (const Issue& issue : order.errors)
        report.say(Message{"steps.error", {{"file", file}, {"what", std::vector{issue.message}}}});
    if (report.json()) report.print_json(json_of(order, report, catalogue));
    else report.print(text_of(order, report.words(), catalogue));
    return Exit::Fine;
}

}  // namespace

void add_steps(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "steps", words);
    const auto file = std::make_shared<std::string>();
    command.add_option("FILE", *file, words("help.file"))->required();
    add_json(command, run, words);
    on_choice(command, run,
              [file](const Report& report, const Catalogue& catalogue) { return steps(*file, report, catalogue); });
}

}  // namespace hexwright::cli
