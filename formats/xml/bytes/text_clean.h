// Makes text safe for all painters: valid UTF-8 without control characters. Needed because names come
// from other people's files.
#pragma once
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

// Replaces bytes that are not UTF-8 by "?" and control characters (C0, DEL, C1) by a space. Ordinary text is unchanged.
std::string printable(std::string_view text);
// An id made from a name: "Die große Brücke" becomes die-grosse-bruecke. An accent that is a character of its own is
// left out; other letters than Latin ones become a dash, but not at either end; may be empty.
std::string id_of_name(std::string_view name);

}  // namespace hexwright::xml
