// What fuzz targets demand: a wrong answer ends the program, so that the fuzzer keeps the input.
#pragma once
#include "formats/telling/words.h"
#include "tests/support/every_room.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

namespace hexwright::fuzz {

inline void demand(bool holds, const char* what, std::string_view text = {}) {
    if (holds) return;
    std::cerr << what << ":\n" << text << "\n";
    std::abort();
}

// It stands in the table of words and is told in one line of bearable length.
inline void check_sentence(const Message& message, std::size_t longest = 1000) {
    static const Words words = english();
    const std::string sentence = words(message);
    demand(words.knows(message.id), "a sentence that is not there", message.id);
    demand(sentence.size() < longest && sentence.find('\n') == std::string::npos, "a sentence that is not one line",
           sentence);
}

// It names the file, and so do all others told with it.
inline void check_error(const Refusal& error, std::string_view file, std::size_t longest = 1000) {
    static const Words words = english();
    demand(error.at && error.at->file == file, "an error without place", words(error.message));
    check_sentence(error.message, longest);
    for (const Refusal& each : error.more) check_error(each, file, longest);
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace hexwright::fuzz
