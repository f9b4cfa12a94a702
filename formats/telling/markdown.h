// A page of Markdown as blocks of text, from which the manual is drawn in the window. (Parsed by md4c.)
#pragma once
#include "formats/telling/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::telling {

// Text of uniform style.
struct TextRun {
    std::string text;
    bool strong = false, emphasis = false, code = false;
    std::string link{};     // Target of a click; empty if none.
    std::string picture{};  // File of a picture, which the text then describes.
    friend bool operator==(const TextRun&, const TextRun&) = default;
};
using Runs = std::vector<TextRun>;

enum class PageBlockKind : unsigned char { Heading, Paragraph, ListItem, Code, Table, Rule };

struct PageBlock {
    PageBlockKind kind = PageBlockKind::Paragraph;
    int depth = 1;                          // For a heading 1..6; for a list item 1 and more.
    int number = 0;                         // For an item of a numbered list; 0 means a bullet.
    Runs runs{};                            // Empty for a table.
    std::vector<std::vector<Runs>> rows{};  // For a table: the header row first.
    friend bool operator==(const PageBlock&, const PageBlock&) = default;
};

std::vector<PageBlock> read_markdown(std::string_view text);
std::string plain_text(const Runs& runs);
std::string anchor_of(std::string_view heading);  // "Files of edits" becomes "#files-of-edits".

}  // namespace hexwright::telling
