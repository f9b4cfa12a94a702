// Any bytes read as sums of games: of `simulate`, whose files come from other machines, and of `judge`, which keeps
// them. What is read comes back from its text and can be told and added up.
#include "engine/players/style.h"
#include "formats/xml/games/judged_xml.h"
#include "formats/xml/games/statistics_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::demand;

void read_simulated(std::string_view text) {
    const auto read = read_statistics(text, "fuzz.xml");
    if (!read) return fuzz::check_error(read.error(), "fuzz.xml");
    const std::string once = write_statistics(*read);
    demand(read_statistics(once, "fuzz.xml") == read, "sums that come back as others", once);
    Statistics all;
    add(all, read->sum);
    demand(all == read->sum, "sums that change when they are added to nothing", once);
}

void read_judged(std::string_view text) {
    const std::size_t styles = players::styles().size();
    const BoutTable table = empty_table(2, styles);
    const JudgeSums empty{.bouts = table, .fresh = table, .planned = empty_table_with_planner(2, styles)};
    const auto read = read_judge_sums(text, "fuzz.xml", "fuzz", empty);
    if (!read) return fuzz::check_error(read.error(), "fuzz.xml");
    const std::string once = write_judge_sums(*read, "fuzz");
    demand(read_judge_sums(once, "fuzz.xml", "fuzz", empty) == read, "kept sums that come back as others", once);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    read_simulated(fuzz::text_of(data, size));
    read_judged(fuzz::text_of(data, size));
    return 0;
}
