// Any bytes read as a map of the web editors give an error with a message and a file, or a map that our own format can
// hold.
#include "formats/web/web_map.h"
#include "formats/words.h"
#include "formats/xml/catalogue_xml.h"
#include "tests/support/every_room.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>

namespace {

using namespace hexwright;

void demand(bool holds, const char* what, std::string_view text = {}) {
    if (holds) return;
    std::cerr << what << ":\n" << text << "\n";
    std::abort();
}

void check_sentence(const Message& message) {
    static const Words words = english();
    const std::string sentence = words(message);
    demand(words.knows(message.id) && sentence.size() < 1000, "a sentence that is not there, or has no end", sentence);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    static const HscTypes types = hsc_types(catalogue);
    const auto read = read_web_map({reinterpret_cast<const char*>(data), size}, "fuzz.json", types, catalogue);
    if (!read) {
        demand(read.error().at && read.error().at->file == "fuzz.json", "an error without place");
        check_sentence(read.error().message);
        return 0;
    }
    for (const auto* lines : {&read->became, &read->notes})
        for (const Message& line : *lines) check_sentence(line);
    const std::string map = write_scenario(read->scenario, catalogue);
    const auto again = read_scenario(map, "fuzz.xml", catalogue);
    demand(again && again->notes.empty() && write_scenario(again->scenario, catalogue) == map,
           "our own form cannot hold it", map);
    return 0;
}
