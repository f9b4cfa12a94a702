// Any bytes read as a table of a spreadsheet: army cards, a collection, prices of boxes. Each row is understood, or is
// an error with a sentence and a place.
#include "editor/cli/prices.h"
#include "formats/exchange/csv/cards_csv.h"
#include "formats/exchange/csv/collection_csv.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/fuzz/demand.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hexwright;
    static const Catalogue catalogue = shipped_catalogue();
    const std::string_view text = fuzz::text_of(data, size);
    // Copying the catalogue takes most of the time, so only what may have the columns gets that far.
    const bool has_columns = text.find("name") != text.npos && text.find("set") != text.npos;
    if (const auto cards = has_columns ? read_cards_csv(text, "fuzz.csv", catalogue) : Catalogue{}; !cards)
        fuzz::check_error(cards.error(), "fuzz.csv", 1000 * (max_card_table_troubles + 1));
    for (const Refusal& trouble : read_collection_csv(text, "fuzz.csv", catalogue).troubles)
        fuzz::check_error(trouble, "fuzz.csv");
    if (const auto prices = prices_in(text, "fuzz.csv", catalogue); !prices)
        fuzz::check_error(prices.error(), "fuzz.csv");
    return 0;
}
