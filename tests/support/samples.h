// The maps of samples/battlefields, read and checked, for tests about whole maps.
#pragma once
#include "engine/checks/scenario_check.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing {

inline std::filesystem::path sample_folder() {
    return std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples" / "battlefields";
}

inline std::vector<std::string> sample_names() {  // For example "the-narrows"; sorted.
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(sample_folder()))
        if (entry.path().extension() == ".xml") names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

inline Scenario sample_map(const std::string& name) {
    const std::filesystem::path file = sample_folder() / (name + ".xml");
    const auto bytes = read_file(file);
    REQUIRE(bytes);
    const auto read = read_scenario(*bytes, file.string(), shipped());
    INFO((read ? "" : describe(read.error(), english())));
    REQUIRE(read);
    return read->scenario;
}

inline std::vector<Issue> issues_of(const Scenario& scenario, Severity severity) {
    std::vector<Issue> issues = check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped());
    std::erase_if(issues, [severity](const Issue& issue) { return issue.severity != severity; });
    return issues;
}

// For example "overhang"; in the order of the list.
inline std::vector<std::string> codes_of(const std::vector<Issue>& issues) {
    std::vector<std::string> codes;
    for (const Issue& issue : issues) codes.emplace_back(to_text(issue.code));
    return codes;
}

}  // namespace hexwright::testing
