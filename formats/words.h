// The program's sentences in one language, by id, from a table of data (formats/data/words/english.xml).
#pragma once
#include "engine/core/message.h"
#include "engine/core/result.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace hexwright {

class Words {
public:
    // "{name}" in a sentence stands for the argument of that name, "{say:name}" for the sentence whose id that argument
    // is, of the same arguments. A sentence may have a form for one and one for other counts. An id without a sentence
    // gives the id in brackets, so that tests find it; nothing throws.
    std::string operator()(const Message& message) const;
    std::string operator()(std::string_view id) const { return (*this)(Message{std::string(id), {}}); }
    bool knows(std::string_view id) const;

    struct Sentence {
        std::string text;   // for other counts, or always
        std::string one;    // when `count` is 1; empty: as text
        std::string count;  // the argument that decides
    };
    std::map<std::string, Sentence, std::less<>> sentences;
};

Result<Words> read_words(std::string_view xml, const std::string& file_name);
Words english();

std::string describe(const Error& error,
                     const Words& words);  // "file.xml:41:9: <piece kind=…>: no such kind; did you mean …?"

}  // namespace hexwright
