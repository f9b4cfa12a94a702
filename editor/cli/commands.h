// The commands of `hexwright`, one file each. Each add_ function adds a command to the grammar and registers what to
// run once the line is parsed.
#pragma once
#include "editor/cli/report.h"
#include "editor/cli/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/scenario.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace hexwright::cli {

struct Run {  // What the command line asked for.
    std::string command;
    bool json = false;
    std::string language{};  // In which it speaks; chosen before the line was read.
    // The --catalogue files, which extend or correct the shipped catalogue one after the other.
    std::vector<std::string> catalogue_files{};
    std::optional<std::string> fault_report{};  // Where it is saved; empty: it is only printed.
    bool reads_catalogue = true;                // Otherwise `work` gets an empty one.
    std::function<Exit(const Report&, const Catalogue&)> work;
};

void add_check(CLI::App& app, Run& run, const Words& words);
void add_parts(CLI::App& app, Run& run, const Words& words);
void add_edits(CLI::App& app, Run& run, const Words& words);  // Adds place, remove, move and apply.
void add_convert(CLI::App& app, Run& run, const Words& words);
void add_picture(CLI::App& app, Run& run, const Words& words);
void add_cards(CLI::App& app, Run& run, const Words& words);
void add_catalogue(CLI::App& app, Run& run, const Words& words);
void add_reach(CLI::App& app, Run& run, const Words& words);
void add_sight(CLI::App& app, Run& run, const Words& words);
void add_odds(CLI::App& app, Run& run, const Words& words);
void add_bench(CLI::App& app, Run& run, const Words& words);
void add_edit(CLI::App& app, Run& run, const Words& words);
void add_play(CLI::App& app, Run& run, const Words& words);
void add_replay(CLI::App& app, Run& run, const Words& words);
void add_simulate(CLI::App& app, Run& run, const Words& words);
void add_rules(CLI::App& app, Run& run, const Words& words);
void add_sheet(CLI::App& app, Run& run, const Words& words);
void add_steps(CLI::App& app, Run& run, const Words& words);
void add_guide(CLI::App& app, Run& run, const Words& words);
void add_code(CLI::App& app, Run& run, const Words& words);
void add_model(CLI::App& app, Run& run, const Words& words);
void add_animate(CLI::App& app, Run& run, const Words& words);
void add_report(CLI::App& app, Run& run, const Words& words);
void add_tune(CLI::App& app, Run& run, const Words& words);
void add_judge(CLI::App& app, Run& run, const Words& words);

// A command with its help from the table of words: "help.NAME", followed by an example from "help.NAME.example".
CLI::App& add_command(CLI::App& app, const std::string& name, const Words& words);
void add_json(CLI::App& command, Run& run, const Words& words);

// A map, or a code of one, that is to be built; says what reading it changed, and that it has errors. Refused if it is
// too large for paper.
Result<Scenario> map_to_build(const std::string& file, const Report& report, const Catalogue& catalogue);

std::string ending_of(const std::string& file);  // For example ".png", in lower case.

// Registers what to run if the line names this command.
void on_choice(CLI::App& command, Run& run, std::function<Exit(const Report&, const Catalogue&)> work);

}  // namespace hexwright::cli
