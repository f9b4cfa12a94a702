// Any bytes read as a saved collection give an error with a sentence and a place, or a collection that comes back from
// its text.
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/catalogue/collection_xml.h"
#include "tests/fuzz/demand.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hexwright;
    static const Catalogue catalogue = shipped_catalogue();
    const auto collection = read_collection(fuzz::text_of(data, size), "fuzz.xml", catalogue);
    if (!collection) {
        fuzz::check_error(collection.error(), "fuzz.xml");
        return 0;
    }
    const std::string once = write_collection(*collection, catalogue);
    fuzz::demand(read_collection(once, "fuzz.xml", catalogue) == collection, "a collection that comes back as another",
                 once);
    return 0;
}
