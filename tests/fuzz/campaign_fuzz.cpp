// Any bytes read as a campaign give an error with a sentence and a place, or a campaign whose text reads to itself. A
// campaign with holes can be opened and written, too.
#include "formats/xml/scenario/campaign_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::demand;

void read(std::string_view text, Holes holes) {
    const auto campaign = read_campaign(text, "fuzz.xml", holes);
    if (!campaign) return fuzz::check_error(campaign.error(), "fuzz.xml");
    for (const Message& note : campaign->notes) fuzz::check_sentence(note);
    const std::string once = write_campaign(*campaign, campaign->comments);
    demand(is_campaign(once), "a campaign that is not known as one", once);
    const auto again = read_campaign(once, "fuzz.xml", holes);
    demand(again && again->notes.empty(), "a campaign that cannot be read again", once);
    demand(write_campaign(*again, again->comments) == once, "a campaign that comes back as another one", once);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    (void)is_campaign(fuzz::text_of(data, size));
    read(fuzz::text_of(data, size), Holes::Refused);
    read(fuzz::text_of(data, size), Holes::Kept);
    return 0;
}
