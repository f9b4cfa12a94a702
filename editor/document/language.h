// The language in which the program speaks to this person.
#pragma once
#include "editor/document/room.h"

#include <string_view>

namespace hexwright::document {

// What was asked for, or else the person's preference, or else what the environment names (LC_ALL, LC_MESSAGES, LANG,
// the first that is set); a code of formats::languages(). What we do not have is passed over; without any it is "en".
std::string_view language_for(std::string_view asked, std::string_view preferred = {});

}  // namespace hexwright::document
