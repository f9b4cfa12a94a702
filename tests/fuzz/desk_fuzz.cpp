// Any bytes read as what the window keeps and reads back: settings, keys, recovery files. They give a value that comes
// back from its text, or errors with a sentence and a place.
#include "editor/commands/keys_file.h"
#include "editor/document/safety/recovery.h"
#include "editor/workspace/key_map.h"
#include "editor/workspace/settings.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::demand;

void read_kept_settings(std::string_view text) {
    const auto settings = read_settings(text, "fuzz.xml");
    if (!settings) return fuzz::check_error(settings.error(), "fuzz.xml");
    const std::string once = write_settings(*settings);
    demand(read_settings(once, "fuzz.xml") == settings, "settings that come back as others", once);
}

void read_kept_keys(std::string_view text) {
    const ReadKeys read = read_keys(text, "fuzz.xml");
    for (const Refusal& trouble : read.troubles) fuzz::check_error(trouble, "fuzz.xml");
    const std::string once = write_keys(read.keys);
    const ReadKeys again = read_keys(once, "fuzz.xml");
    demand(again.troubles.empty() && again.keys == read.keys, "keys that come back as others", once);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::text_of(data, size);
    read_kept_settings(text);
    read_kept_keys(text);
    (void)read_recovery(text);
    return 0;
}
