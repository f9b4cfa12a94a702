// Reads contest profiles (namespace urn:hexwright:profiles:1): groups of sets, and how many of each a contest allows.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/profile.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

struct Profiles {
    std::vector<SetGroup> groups;
    std::vector<Profile> all;
};

// Extends `base`; a group or profile with the same id replaces the old one.
Result<Profiles> read_profiles(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                               Profiles base = {});
Profiles shipped_profiles(const Catalogue& catalogue);

}  // namespace hexwright::xml
