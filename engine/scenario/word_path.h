// Where a word of the scenario language stands: a path from the top through lists of words, such as
// rules[flood]/effects[0]/then/effects[1], or a member of that word: …@n. Lines of a file change with every edit; a
// path is what the window, edits, issues and scripts use.
#pragma once
#include "engine/scenario/room.h"

#include <compare>
#include <cstddef>
#include <string>
#include <vector>

namespace hexwright::scenario {

struct WordNode;

inline constexpr std::size_t end_of_list = static_cast<std::size_t>(-1);

struct WordStep {
    std::string list;                 // The member of the word that holds words, as in files: "so-far".
    std::size_t index = end_of_list;  // Which of them; end_of_list for the place behind the last.
    friend auto operator<=>(const WordStep&, const WordStep&) = default;
};

struct WordPath {
    std::vector<WordStep> steps{};  // Empty for the top.
    std::string member{};           // The attribute of the word that is meant, or empty for the word itself.
    friend auto operator<=>(const WordPath&, const WordPath&) = default;

    bool top() const { return steps.empty(); }
    const WordStep& last() const { return steps.back(); }  // Not of the top.
    WordPath parent() const;                               // The word that this one stands in; the top's is the top.
    WordPath inside(std::string list, std::size_t index = end_of_list) const;
    WordPath at(std::string attribute) const;     // A member of this word.
    bool is_within(const WordPath& other) const;  // It is that word or stands in it.
};

// "rules[2]/effects[0]@n"; the place behind the last of a list has no brackets: "rules[2]/effects".
std::string to_text(const WordPath& path);
// The same, but words with an id are named by it where they stand at the top: "rules[flood]/effects[0]@n".
std::string to_text(const WordPath& path, const WordNode& top);

// One change of the words of a scenario or campaign, as a value; formats/xml/rules/word_xml.h carries it out.
struct WordChange {
    enum class How : unsigned char {
        Put,      // Puts the words of `text`, elements as in a file, before the word at the path.
        Replace,  // The one word of `text` stands in place of that at the path.
        Remove,
        Move,  // Moves the word before the one at `to`, as the tree is before the change.
        Set,   // The member that the path names gets this `text`; it is missing if that is empty.
    };
    How how = How::Put;
    WordPath at{};
    std::string text{};
    WordPath to{};
    friend bool operator==(const WordChange&, const WordChange&) = default;
};

}  // namespace hexwright::scenario
