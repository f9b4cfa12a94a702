// Text as Markdown that shows this very text: what CommonMark, tables or GitHub would understand is escaped. The marks
// of passages (passage.h) become stars.
#pragma once
#include "formats/telling/room.h"

#include <string>
#include <string_view>

namespace hexwright::telling {

std::string markdown_text(std::string_view text);
// Of a line's first word, from markdown_text(): what would begin a list, a heading, a quotation or a rule is escaped.
std::string word_beginning_line(std::string_view word);
// What stands behind the signs of a heading, in one line.
std::string heading_text(std::string_view text);

}  // namespace hexwright::telling
