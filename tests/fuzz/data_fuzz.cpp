// Any bytes read as the program's own tables, some of which a person may replace: thresholds of `judge`, contests,
// words, templates, piece types of other programs. They give an error with a sentence and a place, or a value.
#include "formats/exchange/virtualscape/hsc_types.h"
#include "formats/telling/markdown.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/catalogue/profiles_xml.h"
#include "formats/xml/games/play_thresholds_xml.h"
#include "formats/xml/games/thresholds_xml.h"
#include "formats/xml/scenario/templates_xml.h"
#include "tests/fuzz/demand.h"

namespace {

template <class T>
void check(const hexwright::Result<T>& read) {
    if (!read) hexwright::fuzz::check_error(read.error(), "fuzz.xml");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hexwright;
    static const Catalogue catalogue = shipped_catalogue();
    static const judging::Thresholds thresholds = shipped_thresholds();
    static const PlayThresholds of_games = shipped_play_thresholds();
    static const Profiles profiles = shipped_profiles(catalogue);
    const std::string_view text = fuzz::text_of(data, size);
    check(read_thresholds(text, "fuzz.xml", thresholds));
    check(read_play_thresholds(text, "fuzz.xml", of_games));
    check(read_profiles(text, "fuzz.xml", catalogue, profiles));
    check(read_templates(text, "fuzz.xml", catalogue));
    check(read_hsc_types(text, "fuzz.xml", catalogue));
    if (const auto words = read_words(text, "fuzz.xml"); !words) fuzz::check_error(words.error(), "fuzz.xml");
    else
        for (const auto& [id, sentence] : words->sentences()) (void)(*words)(Message{id, {{"count", 2}}});
    (void)read_markdown(text);
    return 0;
}
