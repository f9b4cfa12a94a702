// Any bytes read as a scenario give an error with a message and a file, or a scenario whose canonical text reads to
// itself.
#include "formats/words.h"
#include "formats/xml/catalogue_xml.h"
#include "formats/xml/edits_xml.h"
#include "formats/xml/scenario_xml.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>

namespace {

void demand(bool holds, const char* what, std::string_view text) {
    if (holds) return;
    std::cerr << what << ":\n" << text << "\n";
    std::abort();
}

void check_error(const hexwright::board::Refusal& error, std::string_view text) {
    static const hexwright::formats::Words words = hexwright::formats::english();
    const std::string sentence = describe(error, words);
    demand(error.at && error.at->file == "fuzz.xml" && words.knows(error.message.id), "an error without place or words",
           text);
    demand(sentence.size() < 1000 && sentence.find('\n') == std::string::npos, "an error that is not one line",
           sentence);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const hexwright::board::Catalogue catalogue = hexwright::formats::shipped_catalogue();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto edits = hexwright::formats::read_edits(text, "fuzz.xml", catalogue); !edits)
        check_error(edits.error(), text);
    const auto read = hexwright::formats::read_scenario(text, "fuzz.xml", catalogue);
    if (!read) {
        check_error(read.error(), text);
        return 0;
    }
    demand(read->piece_lines.size() == read->scenario.battlefield.size(), "a piece without line", text);
    const std::string canonical = hexwright::formats::write_scenario(read->scenario, catalogue);
    demand(read->notes.empty() == (canonical == text), "a note that is not true", text);
    const auto again = hexwright::formats::read_scenario(canonical, "fuzz.xml", catalogue);
    demand(again && again->notes.empty(), "canonical text that is not canonical", canonical);
    return 0;
}
