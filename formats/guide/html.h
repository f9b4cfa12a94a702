// Text for people as HTML.
#pragma once
#include "formats/room.h"
#include "formats/rules_text/passage.h"

#include <string>

namespace hexwright::formats {

std::string html_of(const Passage& passage);  // Headings begin with <h3>.

}  // namespace hexwright::formats
