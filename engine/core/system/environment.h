// What this person has set for all programs.
#pragma once
#include <optional>
#include <string>

namespace hexwright::system {

std::optional<std::string> variable(const std::string& name);  // nullopt if it is not set.
// For the libraries that this process uses.
void set_variable(const std::string& name, const std::string& value);
// The language and country, such as "de_DE.UTF-8"; empty if nothing says them.
std::string locale();

}  // namespace hexwright::system
