// What both programs print goes through here: names come from other people's files, and a terminal obeys some
// characters. Files are written as they are.
#pragma once
#include "formats/xml/room.h"

#include <cstdio>
#include <string>
#include <string_view>

namespace hexwright::xml {

// Text without what a terminal would obey. Control characters (C0, DEL, C1) and Unicode's separators of lines and
// paragraphs become blanks; marks that change the direction of what follows, which could make a name look like another
// one, become U+FFFD; bytes that are not UTF-8 become "?".
std::string line_for_terminal(std::string_view text);
std::string lines_for_terminal(std::string_view text);  // Keeps line breaks and tabs.
// For the text of a JSON document, in which all these characters become escapes, so that it means the same.
std::string json_for_terminal(std::string_view json);

// Whether it is one of these characters; bytes that are not UTF-8 are not looked at.
bool is_obeyed_by_terminals(unsigned long code);

// Writes one line, made safe. For whoever has nothing better to do than to go on if that fails.
void print_line(std::FILE* stream, std::string_view text);

}  // namespace hexwright::xml
