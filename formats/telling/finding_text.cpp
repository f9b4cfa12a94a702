#include "formats/telling/finding_text.h"

namespace hexwright::telling {

namespace {

constexpr const char* no_number = "–";

Message whose_threshold(const judging::Threshold& threshold) {
    if (threshold.whose == judging::Whose::Contest) return {"finding.of-contest", {{"contest", threshold.contest}}};
    return {threshold.whose == judging::Whose::Scene ? "finding.of-scene" : "finding.of-us"};
}

}  // namespace

std::string title_of(judging::FindingKind kind, const Words& words) {
    return words("finding.title." + std::string(judging::to_text(kind)));
}

std::string why_of(judging::FindingKind kind, const Words& words) {
    return words("finding.why." + std::string(judging::to_text(kind)));
}

std::string verdict_of(judging::Judgement judgement, const Words& words) {
    return words("finding.verdict." + std::string(judging::to_text(judgement)));
}

std::string threshold_of(const judging::Finding& finding, const Words& words) {
    const judging::Threshold& asked = finding.threshold;
    if (!asked.least && !asked.most) return {};
    const auto form = judging::form_of(finding.measure);
    Message bounds{asked.least && asked.most ? "finding.between"
                   : asked.least             ? "finding.at-least"
                                             : "finding.at-most"};
    if (asked.least) bounds.arguments.emplace_back("least", judging::number_text(*asked.least, form));
    if (asked.most) bounds.arguments.emplace_back("most", judging::number_text(*asked.most, form));
    return words(Message{"finding.asked", {{"bounds", {bounds}}, {"whose", {whose_threshold(asked)}}}});
}

std::string value_of(const judging::Finding& finding) {
    return finding.value ? judging::number_text(*finding.value, judging::form_of(finding.measure)) : no_number;
}

std::string number_of(const judging::FindingRow& row, std::size_t column) {
    const auto& number = row.numbers[column];
    return number ? judging::number_text(*number, row.form) : no_number;
}

}  // namespace hexwright::telling
