#include "engine/judging/finding.h"

#include <utility>

namespace hexwright::judging {

std::string_view to_text(Judgement judgement) {
    constexpr std::string_view judgement_words[] = {"fine", "look", "flag"};
    return judgement_words[static_cast<std::size_t>(judgement)];
}

Finding& FindingList::add(MapMeasure measure, double value, Message message) {
    const Threshold& threshold = (*thresholds_)[measure];
    message.arguments.emplace_back("value", number_text(value, form_of(measure)));
    const Judgement missed = threshold.whose == Whose::Proposal ? Judgement::Look : Judgement::Flag;
    findings_.push_back({.measure = measure,
                         .judgement = keeps(threshold, value) ? Judgement::Fine : missed,
                         .value = value,
                         .threshold = threshold,
                         .message = std::move(message)});
    return findings_.back();
}

Finding& FindingList::leave_out(MapMeasure measure, Message why) {
    findings_.push_back({.measure = measure, .threshold = (*thresholds_)[measure], .message = std::move(why)});
    return findings_.back();
}

}  // namespace hexwright::judging
