// The ids of the editions that tests go through.
#pragma once
#include "engine/rules/edition.h"
#include "tests/support/every_room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::testing {

inline const std::vector<std::string> basics{"basic-2004", "basic-2007", "basic-2022"};
inline const std::vector<std::string> masters{"master-2004", "master-2007", "master-2022"};
inline const std::vector<std::string> all_editions{"basic-2004",  "basic-2007",  "basic-2022",
                                                   "master-2004", "master-2007", "master-2022"};

inline Rules edition_rules(std::string_view edition) { return *rules_of(edition); }

}  // namespace hexwright::testing
