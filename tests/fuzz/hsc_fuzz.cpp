// Any bytes read as a Virtualscape file give an error with a message and a file, or a map that is unchanged after being
// written and read again; for version 0.0007 the bytes are unchanged too.
#include "formats/virtualscape/hsc_convert.h"
#include "formats/virtualscape/hsc_reader.h"
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

void check_sentence(const Message& message, const std::string& sentence) {
    static const Words words = english();
    demand(words.knows(message.id), "a sentence that is not there", message.id);
    demand(sentence.size() < 1000 && sentence.find('\n') == std::string::npos, "a sentence that is not one line",
           sentence);
}

void check_error(const Refusal& error) {
    static const Words words = english();
    demand(error.at && error.at->file == "fuzz.hsc", "an error without place");
    check_sentence(error.message, describe(error, words));
}

void check_lines(const ReadScenario& read) {
    static const Words words = english();
    for (const auto* lines : {&read.became, &read.notes})
        for (const Message& line : *lines) check_sentence(line, words(line));
}

std::string map_of(const ReadScenario& read, const Catalogue& catalogue) {
    Scenario bare = read.scenario;
    bare.carried = Carried{};
    return write_scenario(bare, catalogue);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    static const HscTypes types = hsc_types(catalogue);
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto read = read_hsc_scenario(bytes, "fuzz.hsc", types, catalogue);
    if (!read) {
        check_error(read.error());
        return 0;
    }
    check_lines(*read);
    const std::string written = write_hsc_scenario(read->scenario, types, catalogue).bytes;
    const bool newest = read_hsc(bytes, "fuzz.hsc")->version == 7;
    demand(!newest || written == bytes, "version 0.0007 with other bytes");
    const auto again = read_hsc_scenario(written, "fuzz.hsc", types, catalogue);
    demand(again.has_value(), "written, it cannot be read");
    demand(again->became == read->became && again->notes == read->notes, "read again, other things are told");
    const std::string map = map_of(*read, catalogue);
    demand(map == map_of(*again, catalogue), "read again, it is another map", map);
    const auto xml = read_scenario(write_scenario(read->scenario, catalogue), "fuzz.xml", catalogue);
    demand(xml.has_value() && xml->notes.empty(), "as XML it cannot be read", map);
    demand(write_hsc_scenario(xml->scenario, types, catalogue).bytes == written, "from XML other bytes are written",
           map);
    return 0;
}
