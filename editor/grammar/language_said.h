// The language that a line asks for, which has to be known before the line is understood.
#pragma once
#include "editor/grammar/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::grammar {

// The value of --language, or else the language of the person's environment. A language that we do not have is refused
// later.
std::string_view language_said(const std::vector<std::string>& arguments);

}  // namespace hexwright::grammar
