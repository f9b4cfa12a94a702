// Text for people as blocks: headings, paragraphs, items of lists, tables; written as Markdown that reads well as it
// is, too.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct PassageBlock {
    enum class Kind : unsigned char { Heading, Paragraph, Item, Table };
    Kind kind = Kind::Paragraph;
    int depth = 0;  // of a heading 1..6; of anything else how many lists it stands in, below their items: an item's own
                    // is 0 and more
    std::string text{};
    std::vector<std::vector<std::string>> rows{};  // of a table: the heads first
};
using Passage = std::vector<PassageBlock>;

void append(Passage& passage, Passage more, int deeper = 0);  // `deeper`: inside an item of that depth

std::string markdown(
    const Passage& passage);  // lines of at most 100 bytes where words allow it, one blank line between blocks

std::string as_sentence(std::string text);    // first letter large, a full stop at its end unless it ends with a mark
std::string one_line(std::string_view text);  // white space of any sort becomes single spaces

}  // namespace hexwright
