#include "engine/judging/finding.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

namespace hexwright::judging {

std::string_view to_text(Judgement judgement) {
    constexpr std::string_view judgement_words[] = {"fine", "look", "flag"};
    return judgement_words[static_cast<std::size_t>(judgement)];
}

namespace {

bool is_difference(MapMeasure measure) {
    constexpr MapMeasure differences[] = {MapMeasure::ZoneApart,  MapMeasure::DevelopedApart, MapMeasure::HeightTurns,
                                          MapMeasure::GlyphTurns, MapMeasure::ExposedEnds,    MapMeasure::CompanyTime};
    return std::ranges::find(differences, measure) != std::end(differences);
}

}  // namespace

double urgency_of(const Finding& finding) {
    constexpr double most_urgent = 20;  // What is never reached is not more urgent than this.
    // Further turns to the tops make a zone no worse: on 20 scenarios the turns and the worth of zones have a
    // correlation of -0.17.
    constexpr double most_turns_to_height = 1.5;
    if (finding.judgement == Judgement::Fine || !finding.value) return 0;
    const double value =
        finding.measure == MapMeasure::HeightTurns ? std::min(*finding.value, most_turns_to_height) : *finding.value;
    // What is 0 on a fair map counts as a whole: small differences that a threshold forgives are still differences.
    const std::optional<double> bound =
        is_difference(finding.measure) ? 0 : bound_near(finding.threshold, *finding.value);
    const double missed = bound ? std::abs(value - *bound) / weighty(finding.measure) : 0;
    return std::min(missed, most_urgent) * (finding.worse.empty() ? 1 : 2);
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
