// This process and others that it starts.
#pragma once
#include "engine/core/system/trouble.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::system {

std::string process_number();  // Of this process; no other that runs now has the same.
bool can_start(const std::string& program);

struct ProgramWatch {
    std::function<void(std::string_view)> told;  // Is given what the program writes to standard error, as it comes.
    std::function<bool()> unwanted;              // Asked time and again; true ends the program.
};
struct ProgramEnd {
    bool well = false;     // By itself, with the exit status 0.
    std::string output{};  // What it wrote to standard output.
};
// Runs a program with `in` on its standard input. nullopt if it was unwanted before it had ended.
Outcome<std::optional<ProgramEnd>> run(const std::string& program, const std::vector<std::string>& arguments,
                                       std::string_view in, const ProgramWatch& watch);

// Replaces this process by that program with these arguments. Returning means that it did not start.
Trouble become(const std::string& program, const std::vector<std::string>& arguments);

}  // namespace hexwright::system
