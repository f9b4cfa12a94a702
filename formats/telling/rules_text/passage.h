// Text for people as blocks (headings, paragraphs, list items, tables), written as Markdown that is also readable as
// plain text. In a block everything is text, whatever somebody wrote; only strong() and emphasised() mark anything.
#pragma once
#include "formats/telling/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::telling {

struct PassageBlock {
    enum class Kind : unsigned char { Heading, Paragraph, Item, Table };
    Kind kind = Kind::Paragraph;
    // For a heading its level, 1..6. Otherwise the number of lists that it stands in, below their items; a list item
    // itself starts at 0.
    int depth = 0;
    std::string text{};
    std::vector<std::vector<std::string>> rows{};  // For a table: the header row first.
    // Path of the word of the scenario language that it tells, engine/scenario/word_path.h; empty if it tells none.
    std::string word{};
};
using Passage = std::vector<PassageBlock>;

// A part of a block's text that is to stand out. The marks are control characters, which no text of a person can hold.
std::string strong(std::string_view text);
std::string emphasised(std::string_view text);
inline constexpr std::string_view text_marks = "\x05\x06";  // Of emphasised() and strong(), before and behind.

// `deeper` is added when appending inside an item of that depth.
void append(Passage& passage, Passage more, int deeper = 0);

// Phrases whose case nobody asked for (formats/telling/words.h) stand in the nominative.
Passage in_nominative(Passage passage);

// Lines are at most 100 bytes long where words allow it, with one blank line between blocks. What Markdown would
// understand in a text is escaped, so that every reader shows the very text.
std::string markdown(const Passage& passage);

// Capitalises the first letter and adds a full stop unless the text ends with a punctuation mark.
std::string as_sentence(std::string text);
std::string without_marks(std::string_view text);
std::string one_line(std::string_view text);  // Replaces all white space by single spaces.

}  // namespace hexwright::telling
