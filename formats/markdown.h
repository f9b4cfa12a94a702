// A page of Markdown as blocks of text: what the manual in the window is drawn from. (Parsed by md4c.)
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct TextRun {  // text of one look
    std::string text;
    bool strong = false, emphasis = false, code = false;
    std::string link{};     // where a click goes; empty: nowhere
    std::string picture{};  // the file of a picture; then the text describes it
    friend bool operator==(const TextRun&, const TextRun&) = default;
};
using Runs = std::vector<TextRun>;

enum class PageBlockKind : unsigned char { Heading, Paragraph, ListItem, Code, Table, Rule };

struct PageBlock {
    PageBlockKind kind = PageBlockKind::Paragraph;
    int depth = 1;                          // of a heading 1..6; of a list item 1 and more
    int number = 0;                         // of an item of a numbered list; 0: a dot
    Runs runs{};                            // of a table: none
    std::vector<std::vector<Runs>> rows{};  // of a table: the heads first
    friend bool operator==(const PageBlock&, const PageBlock&) = default;
};

std::vector<PageBlock> read_markdown(std::string_view text);
std::string plain_text(const Runs& runs);
std::string anchor_of(std::string_view heading);  // "Files of edits" is found as "#files-of-edits"

}  // namespace hexwright
