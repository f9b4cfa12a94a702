#include "engine/rules/odds.h"

#include "editor/cli/commands.h"
#include "editor/grammar/values.h"

#include <array>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr int table_dice = 9;  // The range of the usual chart.

struct OddsOptions {
    int attack = 0, defense = 0;
    bool table = false;
};

double share(std::int64_t part, std::int64_t whole) { return static_cast<double>(part) / static_cast<double>(whole); }

// 4074 with two decimals is "40.74".
std::string decimal(std::int64_t value, int decimals) {
    std::string digits = std::to_string(value);
    const auto least = static_cast<std::size_t>(decimals) + 1;
    if (digits.size() < least) digits.insert(0, least - digits.size(), '0');
    return digits.insert(digits.size() - static_cast<std::size_t>(decimals), ".");
}

std::string percent(std::int64_t part, std::int64_t whole) { return decimal(rounded(part, whole, 3), 1); }
std::string average(const Odds& odds) { return decimal(rounded(odds.total(), odds.outcomes, 2), 2); }

Json json_of(int attack, int defense, const Odds& odds) {
    Json json{{"attack", attack},
              {"defense", defense},
              {"at_least_one", share(odds.at_least(1), odds.outcomes)},
              {"average", share(odds.total(), odds.outcomes)},
              {"wounds", Json::array()},
              {"outcomes", odds.outcomes},
              {"counts", odds.wounds}};
    for (const std::int64_t count : odds.wounds) json["wounds"].push_back(share(count, odds.outcomes));
    return json;
}

Exit one(const OddsOptions& options, const Report& report) {
    const Odds odds = odds_of(options.attack, options.defense);
    if (report.json()) {
        Json json = report.document();
        json.update(json_of(options.attack, options.defense, odds));
        report.print_json(json);
        return Exit::Fine;
    }
    report.print(report.words()(Message{"odds.summary",
                                        {{"attack", options.attack},
                                         {"defense", options.defense},
                                         {"percent", percent(odds.at_least(1), odds.outcomes)},
                                         {"average", average(odds)}}}) +
                 "\n");
    for (std::size_t wounds = 0; wounds < odds.wounds.size(); ++wounds)
        report.print("  " +
                     report.words()(Message{
                         "odds.wounds",
                         {{"wounds", wounds}, {"percent", right(percent(odds.wounds[wounds], odds.outcomes), 5)}}}) +
                     "\n");
    return Exit::Fine;
}

// A table with attack dice as columns and defense dice as rows.
template <class Cell>
std::string grid(const Cell& cell) {
    std::string text = "  ";
    for (int attack = 1; attack <= table_dice; ++attack) text += right(std::to_string(attack), 6);
    for (int defense = 1; defense <= table_dice; ++defense) {
        text += "\n" + right(std::to_string(defense), 2);
        for (int attack = 1; attack <= table_dice; ++attack) text += right(cell(odds_of(attack, defense)), 6);
    }
    return text + "\n";
}

Exit table(const Report& report) {
    if (report.json()) {
        Json json = report.document();
        json["table"] = Json::array();
        for (int defense = 1; defense <= table_dice; ++defense)
            for (int attack = 1; attack <= table_dice; ++attack)
                json["table"].push_back(json_of(attack, defense, odds_of(attack, defense)));
        report.print_json(json);
        return Exit::Fine;
    }
    report.print(report.words()("odds.chances") + "\n" +
                 grid([](const Odds& odds) { return percent(odds.at_least(1), odds.outcomes); }) + "\n");
    report.print(report.words()("odds.averages") + "\n" + grid(average));
    return Exit::Fine;
}

}  // namespace

void add_odds(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "odds", words);
    const auto options = std::make_shared<OddsOptions>();
    auto* whole = command.add_flag("--table", options->table, words("help.odds.table"));
    auto* attack = command.add_option("ATTACK", options->attack, words("help.odds.attack"))
                       ->check(whole_from(0, max_odds_dice, words));
    auto* defense = command.add_option("DEFENSE", options->defense, words("help.odds.defense"))
                        ->check(whole_from(0, max_odds_dice, words));
    whole->excludes(attack, defense);
    add_json(command, run, words);
    on_choice(command, run, [options, attack, defense](const Report& report, const Catalogue&) {
        if (options->table) return table(report);
        if (attack->empty() || defense->empty()) return report.cannot({{"odds.two-numbers"}, {}});
        return one(*options, report);
    });
}

}  // namespace hexwright::cli
