// Any bytes read as a map of the web editors give an error with a message and a file, or a map that our own format can
// hold.
#include "formats/exchange/web/web_map.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::check_sentence, fuzz::demand;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    static const HscTypes types = hsc_types(catalogue);
    const auto read = read_web_map(fuzz::text_of(data, size), "fuzz.json", types, catalogue);
    if (!read) {
        fuzz::check_error(read.error(), "fuzz.json");
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
