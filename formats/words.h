// The program's sentences in one language, by id, from a table of data (formats/data/words/english.xml).
#pragma once
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "formats/room.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace hexwright::formats {

class Words {
public:
    // In a sentence "{name}" stands for the argument of that name, and "{say:name}" for the sentence whose id is the
    // value of that argument, with the same arguments; an argument that holds sentences is these, joined by commas. A
    // sentence may have separate forms for one and for other counts. An id without a sentence yields the id in
    // brackets, so that tests find it; nothing throws.
    std::string operator()(const Message& message) const;
    std::string operator()(std::string_view id) const { return (*this)(Message{std::string(id), {}}); }
    bool knows(std::string_view id) const;

    struct Sentence {
        std::string text;   // For other counts, or always.
        std::string one;    // For a `count` of 1; if empty, `text` is used.
        std::string count;  // Name of the argument that decides.
    };
    std::map<std::string, Sentence, std::less<>> sentences;
};

Result<Words> read_words(std::string_view xml, const std::string& file_name);
Words english();

// For example "file.xml:41:9: <piece kind=…>: no such kind; did you mean …?".
std::string describe(const Refusal& error, const Words& words);

}  // namespace hexwright::formats
