#include "editor/cli/commands.h"
#include "editor/cli/map_json.h"
#include "editor/cli/prices.h"
#include "editor/document/document.h"
#include "editor/document/edits/swap.h"
#include "editor/document/files/open.h"
#include "editor/document/own/collection.h"
#include "engine/board/catalogue/boxes.h"
#include "formats/exchange/csv/rows.h"

#include <algorithm>
#include <map>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct PartsOptions {
    std::string file, owned, prices;
    bool by_level = false, needed = false, swaps = false, csv = false;
};

struct Column {  // Counts to compare with: what the person owns, or what the file's limit allows.
    std::string name, left;
    Inventory have;
};

struct Parts {
    std::string title;
    Inventory used;
    std::vector<Column> columns;
    std::map<int, Inventory> levels;
};

std::vector<ItemKind> used_kinds(const Inventory& used, const Catalogue& catalogue) {
    std::vector<ItemKind> kinds;
    for (std::size_t i = 0; i < catalogue.items().size(); ++i)
        if (const ItemKind item{static_cast<int>(i)}; used[item] > 0) kinds.push_back(item);
    return kinds;
}

Parts parts_of(const Scenario& scenario, const Holding* owned, const Catalogue& catalogue) {
    Parts parts;
    parts.title = scenario.about->title.empty() ? scenario.battlefield_name : scenario.about->title;
    scenario.battlefield.each([&](const PlacedPiece& piece) {
        parts.used.add(catalogue[piece.kind]);
        parts.levels[piece.level].add(catalogue[piece.kind]);
    });
    const bool limited = !scenario.limit->empty();
    if (owned) parts.columns.push_back({"owned", "left", items_of(*owned, catalogue)});
    // Without a collection the limit fills the "owned" columns; otherwise it has columns of its own.
    if (limited && owned) parts.columns.push_back({"limit", "limit_left", items_of(*scenario.limit, catalogue)});
    if (limited && !owned) parts.columns.push_back({"owned", "left", items_of(*scenario.limit, catalogue)});
    return parts;
}

// ---- text

std::string table(const Parts& parts, const Report& report, const Catalogue& catalogue) {
    constexpr std::size_t width = 7;
    const Words& words = report.words();
    std::string text = right(words("parts.used"), width);
    for (const Column& column : parts.columns)
        text += right(words("parts." + column.name), width) + right(words("parts." + column.left), width);
    text += "  " + words("parts.item") + "\n";
    for (const ItemKind item : used_kinds(parts.used, catalogue)) {
        text += right(std::to_string(parts.used[item]), width);
        for (const Column& column : parts.columns)
            text += right(std::to_string(column.have[item]), width) +
                    right(std::to_string(column.have[item] - parts.used[item]), width);
        text += "  " + catalogue[item].id + "\n";
    }
    return text + right(std::to_string(parts.used.total()), width) + "  " + words("parts.total") + "\n";
}

std::string level_tables(const Parts& parts, const Report& report, const Catalogue& catalogue) {
    std::string text;
    for (const auto& [level, used] : parts.levels) {
        text += report.words()(Message{"parts.level", {{"level", level}, {"n", used.total()}}}) + "\n";
        for (const ItemKind item : used_kinds(used, catalogue))
            text += right(std::to_string(used[item]), 7) + "  " + catalogue[item].id + "\n";
    }
    return text;
}

std::string csv(const Parts& parts, const Catalogue& catalogue) {
    std::string text = "id,used";
    for (const Column& column : parts.columns) text += "," + column.name + "," + column.left;
    text += "\n";
    for (const ItemKind item : used_kinds(parts.used, catalogue)) {
        text += csv_cell(catalogue[item].id) + "," + std::to_string(parts.used[item]);
        for (const Column& column : parts.columns)
            text +=
                "," + std::to_string(column.have[item]) + "," + std::to_string(column.have[item] - parts.used[item]);
        text += "\n";
    }
    return text;
}

std::string csv_by_level(const Parts& parts, const Catalogue& catalogue) {
    std::string text = "level,id,used\n";
    for (const auto& [level, used] : parts.levels)
        for (const ItemKind item : used_kinds(used, catalogue))
            text +=
                std::to_string(level) + "," + csv_cell(catalogue[item].id) + "," + std::to_string(used[item]) + "\n";
    return text;
}

// ---- JSON

Json pieces_json(const Inventory& used, const std::vector<Column>& columns, const Catalogue& catalogue) {
    Json pieces = Json::array();
    for (const ItemKind item : used_kinds(used, catalogue)) {
        Json piece{{"id", catalogue[item].id}, {"used", used[item]}};
        for (const Column& column : columns) {
            piece[column.name] = column.have[item];
            piece[column.left] = column.have[item] - used[item];
        }
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

Json json_of(const Parts& parts, const PartsOptions& options, const Report& report, const Catalogue& catalogue) {
    Json json = report.document();
    json["pieces"] = pieces_json(parts.used, parts.columns, catalogue);
    json["total"] = parts.used.total();
    if (!options.by_level) return json;
    json["levels"] = Json::array();
    for (const auto& [level, used] : parts.levels)
        json["levels"].push_back({{"level", level}, {"pieces", pieces_json(used, {}, catalogue)}});
    return json;
}

// ---- the fewest boxes

Json json_of(const BoxPlan& plan, const Report& report, const Catalogue& catalogue) {
    Json json = report.document();
    json["sets"] = Json::array();
    for (const SetCount& set : plan.sets) json["sets"].push_back({{"id", catalogue[set.set].id}, {"count", set.count}});
    json["boxes"] = plan.boxes;
    json["missing"] = cli::to_json(plan.missing, catalogue);
    json["left_over"] = plan.left_over;
    if (plan.cents) json["price"] = price_text(*plan.cents);
    json["proven"] = plan.proven;
    return json;
}

std::string text_of(const BoxPlan& plan, const Report& report, const Catalogue& catalogue) {
    const Words& words = report.words();
    std::string text;
    for (const SetCount& set : plan.sets)
        text +=
            right(std::to_string(set.count), 4) + "  " + catalogue[set.set].name + " (" + catalogue[set.set].id + ")\n";
    text += words(Message{"parts.boxes", {{"n", plan.boxes}, {"left", plan.left_over}}}) + "\n";
    if (plan.cents) text += words(Message{"parts.price", {{"price", price_text(*plan.cents)}}}) + "\n";
    for (const Shortage& each : plan.missing)
        text += words(Message{"parts.in-no-box", {{"n", each.missing()}, {"id", catalogue[each.item].id}}}) + "\n";
    return plan.proven ? text : text + words("parts.not-proven") + "\n";
}

Exit needed(const Parts& parts, const PartsOptions& options, const Report& report, const Catalogue& catalogue) {
    BoxPlan plan;
    if (options.prices.empty()) {
        plan = fewest_boxes(parts.used, catalogue);
    } else {
        const auto prices = prices_from(options.prices, catalogue);
        if (!prices) return report.cannot(prices.error());
        plan = cheapest_boxes(parts.used, *prices, catalogue);
    }
    if (report.json()) report.print_json(json_of(plan, report, catalogue));
    else report.print(text_of(plan, report, catalogue));
    return Exit::Fine;
}

// ---- swaps

Json json_of(const std::vector<SwapSuggestion>& swaps, const Battlefield& battlefield, const Report& report,
             const Catalogue& catalogue) {
    Json json = report.document();
    json["swaps"] = Json::array();
    for (const SwapSuggestion& swap : swaps) {
        Json row{{"kind", catalogue[swap.kind].id},
                 {"missing", swap.missing},
                 {"pieces", cli::to_json(swap.pieces, battlefield, catalogue)},
                 {"choices", Json::array()}};
        for (const SwapChoice& choice : swap.choices) {
            Json other{{"kind", catalogue[choice.to].id}};
            if (choice.left) other["left"] = *choice.left;
            row["choices"].push_back(std::move(other));
        }
        json["swaps"].push_back(std::move(row));
    }
    return json;
}

std::string text_of(const std::vector<SwapSuggestion>& swaps, const Words& words, const Catalogue& catalogue) {
    if (swaps.empty()) return words("parts.no-swaps") + "\n";
    std::string text;
    for (const SwapSuggestion& swap : swaps) {
        text += words(Message{"parts.swap", {{"n", swap.pieces.size()}, {"id", catalogue[swap.kind].id}}}) + "\n";
        for (const SwapChoice& choice : swap.choices)
            text += "    " + catalogue[choice.to].id +
                    (choice.left ? words(Message{"parts.swap-left", {{"n", *choice.left}}}) : "") + "\n";
    }
    return text;
}

// With boxes of one's own what they hold counts, not what the file's limit allows.
Exit swaps(Scenario scenario, const Holding* owned, const Report& report, const Catalogue& catalogue) {
    if (owned) scenario.limit = Shared<Limit>(Limit{*owned});
    const Document document(catalogue, std::move(scenario));
    const std::vector<SwapSuggestion> found = swap_suggestions(document);
    if (report.json()) report.print_json(json_of(found, document.now().scenario->battlefield, report, catalogue));
    else report.print(text_of(found, report.words(), catalogue));
    return Exit::Fine;
}

Exit list(const Parts& parts, const PartsOptions& options, const Report& report, const Catalogue& catalogue) {
    if (report.json()) {
        report.print_json(json_of(parts, options, report, catalogue));
    } else if (options.csv) {
        report.print(options.by_level ? csv_by_level(parts, catalogue) : csv(parts, catalogue));
    } else {
        if (!parts.title.empty()) report.print(parts.title + "\n");
        report.print(table(parts, report, catalogue));
        if (options.by_level) report.print(level_tables(parts, report, catalogue));
    }
    return Exit::Fine;
}

Exit parts(const PartsOptions& options, const Report& report, const Catalogue& catalogue) {
    Result<Holding> owned = Holding{};
    if (!options.owned.empty()) owned = owned_from(options.owned, catalogue);
    if (!owned) return report.cannot(owned.error());
    const auto read = open_scenario(options.file, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    if (options.swaps) return swaps(read->scenario, options.owned.empty() ? nullptr : &*owned, report, catalogue);
    const Parts counted = parts_of(read->scenario, options.owned.empty() ? nullptr : &*owned, catalogue);
    return options.needed ? needed(counted, options, report, catalogue) : list(counted, options, report, catalogue);
}

}  // namespace

void add_parts(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "parts", words);
    const auto options = std::make_shared<PartsOptions>();
    command.add_option("FILE", options->file, words("help.file"))->required();
    command.add_flag("--by-level", options->by_level, words("help.parts.by-level"));
    auto* needed_flag = command.add_flag("--needed", options->needed, words("help.parts.needed"));
    command.add_option("--prices", options->prices, words("help.parts.prices"))->type_name("FILE")->needs(needed_flag);
    command.add_option("--owned", options->owned, words("help.owned"))->type_name("SETS");
    auto* swaps_flag = command.add_flag("--swaps", options->swaps, words("help.parts.swaps"))->excludes(needed_flag);
    command.add_flag("--csv", options->csv, words("help.parts.csv"))->excludes(needed_flag)->excludes(swaps_flag);
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return parts(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
