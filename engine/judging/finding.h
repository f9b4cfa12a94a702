// What was found about a map: one number with its threshold, where it lies, and the sentence that says it. Never a
// score of the whole map.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/core/message.h"
#include "engine/judging/measure.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::judging {

// Fine: the threshold is kept, or there is nothing to measure or to judge. Look: one of our proposals is missed. Flag:
// the scene's or a contest's threshold is.
enum class Judgement : unsigned char { Fine, Look, Flag };
std::string_view to_text(Judgement judgement);  // "fine", "look", "flag"

// One line of the finding's table: a number for each zone of MapReport::zones, or one for the map; nullopt: never.
struct FindingRow {
    Message what;
    std::vector<std::optional<double>> numbers{};
    NumberForm form = NumberForm::Count;
};

struct Finding {
    MapMeasure measure = MapMeasure::ZoneSpaces;
    Judgement judgement = Judgement::Fine;
    std::optional<double> value{};  // nullopt: nothing to measure; the message says why.
    Threshold threshold{};
    std::vector<std::string> zones{};  // Ids of the zones that it is about; empty: the whole map.
    std::string worse{};               // The one of them that suffers; empty: none, or all alike.
    std::vector<Space> spaces{};       // Sorted and distinct.
    Message message{};
    std::vector<FindingRow> rows{};

    FindingKind kind() const { return kind_of(measure); }
};

// How much it matters, in units of weighty(): by how much the threshold is missed, or how large a difference is that it
// does not forgive. 0 for what is fine, twice as much if one side suffers.
double urgency_of(const Finding& finding);

// Findings in the making, judged by the thresholds as they come in.
class FindingList {
public:
    explicit FindingList(const Thresholds& thresholds) : thresholds_(&thresholds) {}
    const Thresholds& thresholds() const { return *thresholds_; }
    // The argument `value` is added to the message. The finding may be completed until the next one is added.
    Finding& add(MapMeasure measure, double value, Message message);
    Finding& leave_out(MapMeasure measure, Message why);  // There is nothing to measure.
    std::vector<Finding> taken() { return std::move(findings_); }

private:
    const Thresholds* thresholds_;
    std::vector<Finding> findings_{};
};

}  // namespace hexwright::judging
