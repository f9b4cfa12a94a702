// Any bytes read as house rules give an error with a sentence and a place, or rules that come back from their text.
#include "formats/telling/rules_text/house_rules_text.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/rules/rules_xml.h"
#include "tests/fuzz/demand.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hexwright;
    static const Catalogue catalogue = shipped_catalogue();
    const std::string_view text = fuzz::text_of(data, size);
    const auto rules = read_rules(text, "fuzz.xml", catalogue);
    if (!rules) {
        fuzz::check_error(rules.error(), "fuzz.xml");
        return 0;
    }
    fuzz::demand(read_rules(write_rules(*rules), "fuzz.xml", catalogue) == rules,
                 "house rules that come back as others", text);
    for (const RuleChange& change : changes_of(*rules, catalogue)) (void)change;
    return 0;
}
