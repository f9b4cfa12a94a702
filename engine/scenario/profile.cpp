#include "engine/scenario/profile.h"

#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/broken_rules.h"
#include "engine/scenario/room.h"
#include "engine/scenario/scenario.h"

#include <algorithm>

namespace hexwright::scenario {
namespace {

bool is_in(const ProfileRow& row, SetKind set) { return std::ranges::find(row.sets, set) != row.sets.end(); }

std::optional<Message> broken_row(const ProfileRow& row, const Limit& limit, const Catalogue& catalogue) {
    int count = 0;
    std::string names;
    for (const SetCount& box : limit.sets) {
        if (!is_in(row, box.set)) continue;
        count += box.count;
        names += (names.empty() ? "" : ", ") + catalogue[box.set].name +
                 (box.count > 1 ? " ×" + std::to_string(box.count) : "");
    }
    if (count > row.most)
        return Message{"profile.too-many",
                       {{"most", row.most}, {"group", row.group}, {"count", count}, {"sets", names}}};
    if (count < row.least)
        return Message{"profile.too-few", {{"least", row.least}, {"group", row.group}, {"count", count}}};
    return std::nullopt;
}

}  // namespace

std::vector<BrokenRule> broken_rules(const Profile& profile, const Limit& limit, const Catalogue& catalogue) {
    std::vector<BrokenRule> broken;
    const auto add = [&](IssueCode code, Message words) { broken.push_back({code, std::move(words)}); };
    if (limit.empty()) add(IssueCode::ContestSets, {"profile.no-sets", {}});
    for (const ProfileRow& row : profile.rows)
        if (auto words = broken_row(row, limit, catalogue); words && !limit.empty())
            add(IssueCode::ContestSets, std::move(*words));
    for (const SetCount& box : limit.sets)
        if (std::ranges::none_of(profile.rows, [&](const ProfileRow& row) { return is_in(row, box.set); }))
            add(IssueCode::ContestSets, {"profile.not-allowed", {{"set", catalogue[box.set].name}}});
    if (!profile.loose && !limit.items.empty()) add(IssueCode::ContestLoose, {"profile.loose", {}});
    if (limit.beyond_sets) add(IssueCode::ContestBeyondSets, {"profile.beyond-sets", {}});
    return broken;
}

}  // namespace hexwright::scenario
