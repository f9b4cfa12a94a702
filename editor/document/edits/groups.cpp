#include "editor/document/edits/groups.h"

#include <algorithm>

namespace hexwright::document {
namespace {

// "tower 2" is called after "tower": its copies count on from there.
std::string without_number(const std::string& name) {
    const std::size_t last = name.find_last_not_of("0123456789");
    const bool numbered = last != std::string::npos && last > 0 && last + 1 < name.size() && name[last] == ' ';
    return numbered ? name.substr(0, last) : name;
}

}  // namespace

GroupMembers groups_of(const Scenario& scenario) {
    GroupMembers members;
    for (const auto& [piece, name] : *scenario.groups)
        if (scenario.battlefield.find(piece)) members[name].push_back(piece);
    return members;
}

std::set<std::string> group_names(const Scenario& scenario) {
    std::set<std::string> names;
    for (const auto& [name, members] : groups_of(scenario)) names.insert(name);
    return names;
}

std::string group_of(const Scenario& scenario, PieceId piece) {
    const auto found = scenario.groups->find(piece);
    return found == scenario.groups->end() ? std::string() : found->second;
}

std::vector<PieceId> with_groups(const Scenario& scenario, std::vector<PieceId> pieces) {
    std::set<std::string> names;
    for (const PieceId piece : pieces)
        if (const std::string name = group_of(scenario, piece); !name.empty()) names.insert(name);
    if (!names.empty())
        for (const auto& [piece, name] : *scenario.groups)
            if (names.contains(name) && scenario.battlefield.find(piece)) pieces.push_back(piece);
    std::ranges::sort(pieces);
    pieces.erase(std::ranges::unique(pieces).begin(), pieces.end());
    return pieces;
}

std::string free_group_name(const std::string& wanted, const std::set<std::string>& taken) {
    if (!taken.contains(wanted)) return wanted;
    const std::string name = without_number(wanted) + " ";
    int number = 2;
    while (taken.contains(name + std::to_string(number))) ++number;
    return name + std::to_string(number);
}

}  // namespace hexwright::document
