// Any bytes read as a record of a game give an error with a message and a file, or a value that is
// unchanged after being written and read again. A record whose scenario can be played is replayed; that ends, or is
// refused with a sentence.
#include "engine/session/session.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::check_sentence, fuzz::demand;

void play_record(const WrittenRecord& written, const Catalogue& catalogue) {
    const auto scenario = read_scenario(written.scenario, "fuzz.xml", catalogue);
    if (!scenario) return fuzz::check_error(scenario.error(), "fuzz.xml");
    auto started = start_game(scenario->scenario, std::make_shared<const Catalogue>(catalogue), written.record.options);
    if (!started) return check_sentence(started.error().message);
    GameSession session(std::move(*started), written.record.options, seats_named(written.record.seats),
                        {SessionHistory::None});
    const auto followed = session.follow(written.record);
    if (!followed) check_sentence(followed.error().message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    const std::string_view text = fuzz::text_of(data, size);
    const auto written = read_record(text, "fuzz.xml", &catalogue);
    if (!written) {
        fuzz::check_error(written.error(), "fuzz.xml");
        return 0;
    }
    const std::string once = write_record(*written);
    const auto again = read_record(once, "fuzz.xml", &catalogue);
    demand(again && write_record(*again) == once, "a record that comes back as another one", once);
    play_record(*written, catalogue);
    return 0;
}
