// Any bytes read as a scenario give an error with a message and a file, or a scenario whose canonical text reads to
// itself.
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::demand;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    const std::string_view text = fuzz::text_of(data, size);
    const auto read = read_scenario(text, "fuzz.xml", catalogue);
    if (!read) {
        fuzz::check_error(read.error(), "fuzz.xml");
        return 0;
    }
    demand(read->piece_lines.size() == read->scenario.battlefield.size(), "a piece without line", text);
    const std::string canonical = write_scenario(read->scenario, catalogue);
    demand(read->notes.empty() == (canonical == text), "a note that is not true", text);
    const auto again = read_scenario(canonical, "fuzz.xml", catalogue);
    demand(again && again->notes.empty(), "canonical text that is not canonical", canonical);
    return 0;
}
