// Any bytes read as a saved army, as formats of army building or as a list of cards give an error with a sentence, or
// an army that comes back from its text.
#include "engine/setup/army_list.h"
#include "formats/xml/catalogue/army_formats_xml.h"
#include "formats/xml/catalogue/army_xml.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/fuzz/demand.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hexwright;
    static const Catalogue catalogue = shipped_catalogue();
    const auto text = fuzz::text_of(data, size);
    if (const auto army = read_army(text, "fuzz.xml", catalogue)) {
        const std::string once = write_army(*army);
        fuzz::demand(read_army(once, "fuzz.xml", catalogue) == army, "an army that comes back as another", once);
    } else {
        fuzz::check_error(army.error(), "fuzz.xml");
    }
    if (const auto formats = read_army_formats(text, "fuzz.xml", catalogue); !formats)
        fuzz::check_error(formats.error(), "fuzz.xml");
    if (const auto listed = army_from_list(text, "fuzz.xml", catalogue)) {
        const std::string once = army_as_list(listed->cards, nullptr, catalogue);
        const auto again = army_from_list(once, "fuzz.xml", catalogue);
        fuzz::demand(again && again->cards == listed->cards, "a list that comes back as another", once);
    } else {
        fuzz::check_error(listed.error(), "fuzz.xml");
    }
    return 0;
}
