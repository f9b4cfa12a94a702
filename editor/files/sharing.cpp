#include "editor/files/sharing.h"

#include "editor/editing/titles.h"
#include "editor/files/map_picture_file.h"
#include "editor/workspace/editor_state.h"
#include "engine/board/catalogue/boxes.h"
#include "engine/core/system/device.h"
#include "engine/core/text.h"
#include "engine/map_code/map_code.h"
#include "engine/scenario/setups_played.h"
#include "formats/xml/scenario/scenario_code.h"

#include <algorithm>
#include <utility>

namespace hexwright::files {

namespace {

// The sets of the map's limit, where they are enough and no others would be fewer: these its author has thought of.
std::vector<SetCount> needed_sets(const Limit& limit, const Inventory& used, const BoxPlan& plan,
                                  const Catalogue& catalogue) {
    long long boxes = 0;
    for (const SetCount& set : limit.sets) boxes += set.count;
    const bool fits = !limit.sets.empty() && limit.items.empty() && boxes <= plan.boxes &&
                      shortages(used, items_of(limit, catalogue)).empty();
    return fits ? limit.sets : plan.sets;
}

void tell_needed(SharedMap& map, const Scenario& scenario, const Catalogue& catalogue) {
    const Inventory used = used_items(scenario.battlefield, catalogue);
    const BoxPlan plan = fewest_boxes(used, catalogue);
    for (const SetCount& set : needed_sets(*scenario.limit, used, plan, catalogue))
        map.boxes.push_back({set.count, catalogue[set.set].name});
    for (const Shortage& each : plan.missing) {
        const ItemType& item = catalogue[each.item];
        map.in_no_box.push_back({each.missing(), each.missing() == 1 ? item.name : item.plural});
    }
}

void find_code(ShareOffer& offer, const Scenario& scenario, const Catalogue& catalogue) {
    offer.left_out = left_out_of_scenario_code(scenario);
    if (left_out_of_code(scenario) == offer.left_out) {
        if (auto code = code_of(scenario, catalogue)) offer.code = std::move(code->text);
        if (!offer.code.empty()) return;
    }
    auto code = code_of_scenario(scenario, catalogue);
    if (code) offer.code = std::move(code->text);
    else offer.trouble.push_back(code.error().message);
}

}  // namespace

ShareOffer share_offer(const Scenario& scenario, const Catalogue& catalogue) {
    ShareOffer offer;
    offer.map.author = scenario.about->author;
    const PlayerRange players = player_range(scenario);
    offer.map.least_players = players.least;
    offer.map.most_players = players.most;
    offer.map.pieces = scenario.battlefield.size();
    tell_needed(offer.map, scenario, catalogue);
    find_code(offer, scenario, catalogue);
    return offer;
}

std::string share_address(const EditorState& editor) {
    const std::string address =
        trimmed(system::device_is_apart() ? system::address() : editor.user.settings.share.address);
    return is_web_address(address) ? address : std::string();
}

ReadyShare ready_share(const EditorState& editor, const ShareOffer& offer) {
    ReadyShare ready{offer.map, offer.trouble};
    ready.map.title = title_of(editor.map.document, editor.words);
    ready.map.picture = suggested_picture_name(editor);
    ready.map.file = suggested_name(editor.map.document, editor.words);
    const std::string address = share_address(editor);
    const std::string opens = offer.code.empty() || address.empty() ? offer.code : link_of(address, offer.code);
    const bool too_long = opens.size() > longest_link;
    if (!too_long) (address.empty() ? ready.map.code : ready.map.link) = opens;
    if (too_long) ready.notes.push_back({"share.too-long", {{"letters", opens.size()}, {"most", longest_link}}});
    if (!opens.empty() && !too_long && !offer.left_out.empty())
        ready.notes.push_back({"share.left-out", {{"what", offer.left_out}}});
    if (!opens.empty() && !too_long && address.empty()) ready.notes.push_back({"share.no-address"});
    return ready;
}

}  // namespace hexwright::files
