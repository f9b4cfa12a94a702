// exposure: the share of near pairs of spaces that see each other.
#include "engine/judging/judges.h"

#include <algorithm>

namespace hexwright::judging {
namespace {

double share_of_mutual(const JudgedMap& map) {
    const auto mutual =
        std::ranges::count_if(map.pairs, [](const SeenPair& pair) { return pair.first_sees && pair.second_sees; });
    return static_cast<double>(mutual) / static_cast<double>(map.pairs.size());
}

}  // namespace

void judge_exposure(const JudgedMap& map, FindingList& findings) {
    if (map.pairs.empty()) {
        findings.leave_out(MapMeasure::MutualSight, {map.too_many_pairs ? "finding.too-large" : "finding.no-pairs"});
        return;
    }
    findings.add(MapMeasure::MutualSight, share_of_mutual(map), {"finding.mutual-sight"});
}

}  // namespace hexwright::judging
