// Any bytes read as a record of a game, or as house rules, give an error with a message and a file, or a value that is
// unchanged after being written and read again. A record whose scenario can be played is replayed; that ends, or is
// refused with a sentence.
#include "engine/session/session.h"
#include "formats/words.h"
#include "formats/xml/catalogue_xml.h"
#include "formats/xml/record_xml.h"
#include "formats/xml/rules_xml.h"
#include "formats/xml/scenario_xml.h"
#include "tests/support/every_room.h"

#include <cstdint>
#include <cstdlib>
#include <iostream>

namespace {

using namespace hexwright;

void demand(bool holds, const char* what, std::string_view text) {
    if (holds) return;
    std::cerr << what << ":\n" << text << "\n";
    std::abort();
}

void check_sentence(const Message& message, std::string_view text) {
    static const Words words = english();
    const std::string sentence = words(message);
    demand(words.knows(message.id), "a sentence that is not there", message.id);
    demand(sentence.size() < 1000 && sentence.find('\n') == std::string::npos, "a sentence that is not one line", text);
}

void check_error(const Refusal& error, std::string_view text) {
    demand(error.at && error.at->file == "fuzz.xml", "an error without place", text);
    check_sentence(error.message, text);
}

void play(const WrittenRecord& written, std::string_view text, const Catalogue& catalogue) {
    const auto scenario = read_scenario(written.scenario, "fuzz.xml", catalogue);
    if (!scenario) return check_error(scenario.error(), text);
    auto started = start_game(scenario->scenario, std::make_shared<const Catalogue>(catalogue), written.record.options);
    if (!started) return check_sentence(started.error().message, text);
    GameSession session(std::move(*started), written.record.options, seats_named(written.record.seats),
                        {SessionHistory::None});
    const auto followed = session.follow(written.record);
    if (!followed) check_sentence(followed.error().message, text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto rules = read_rules(text, "fuzz.xml", catalogue);
    if (!rules) check_error(rules.error(), text);
    else
        demand(read_rules(write_rules(*rules), "fuzz.xml", catalogue) == rules, "house rules that come back as others",
               text);
    const auto written = read_record(text, "fuzz.xml", &catalogue);
    if (!written) {
        check_error(written.error(), text);
        return 0;
    }
    const std::string once = write_record(*written);
    const auto again = read_record(once, "fuzz.xml", &catalogue);
    demand(again && write_record(*again) == once, "a record that comes back as another one", once);
    play(*written, text, catalogue);
    return 0;
}
