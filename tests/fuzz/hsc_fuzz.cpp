// Any bytes read as a Virtualscape file give an error with a message and a file, or a map that is unchanged after being
// written and read again; for version 0.0007 the bytes are unchanged too.
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/exchange/virtualscape/hsc_reader.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::check_sentence, fuzz::demand;

void check_lines(const ReadScenario& read) {
    for (const auto* lines : {&read.became, &read.notes})
        for (const Message& line : *lines) check_sentence(line);
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
        fuzz::check_error(read.error(), "fuzz.hsc");
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
