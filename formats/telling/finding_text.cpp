#include "formats/telling/finding_text.h"

#include "engine/core/enum_texts.h"

namespace hexwright::telling {

namespace {

constexpr const char* no_number = "–";

constexpr EnumTexts<judging::FindingKind, judging::FindingKind::Asymmetry> titles({
    {judging::FindingKind::ZoneSize, "finding.title.zone-size"},
    {judging::FindingKind::ZoneGap, "finding.title.zone-gap"},
    {judging::FindingKind::FirstTurnAttack, "finding.title.first-turn-attack"},
    {judging::FindingKind::Development, "finding.title.development"},
    {judging::FindingKind::HeightRace, "finding.title.height-race"},
    {judging::FindingKind::PeakSpread, "finding.title.peak-spread"},
    {judging::FindingKind::GlyphRace, "finding.title.glyph-race"},
    {judging::FindingKind::Perch, "finding.title.perch"},
    {judging::FindingKind::AuraFort, "finding.title.aura-fort"},
    {judging::FindingKind::DoubleRoom, "finding.title.double-room"},
    {judging::FindingKind::Choke, "finding.title.choke"},
    {judging::FindingKind::Exposure, "finding.title.exposure"},
    {judging::FindingKind::Burden, "finding.title.burden"},
    {judging::FindingKind::Relief, "finding.title.relief"},
    {judging::FindingKind::OutOfReach, "finding.title.out-of-reach"},
    {judging::FindingKind::ExposedEnds, "finding.title.exposed-ends"},
    {judging::FindingKind::CompanyTime, "finding.title.company-time"},
    {judging::FindingKind::Asymmetry, "finding.title.asymmetry"},
});
constexpr EnumTexts<judging::FindingKind, judging::FindingKind::Asymmetry> reasons({
    {judging::FindingKind::ZoneSize, "finding.why.zone-size"},
    {judging::FindingKind::ZoneGap, "finding.why.zone-gap"},
    {judging::FindingKind::FirstTurnAttack, "finding.why.first-turn-attack"},
    {judging::FindingKind::Development, "finding.why.development"},
    {judging::FindingKind::HeightRace, "finding.why.height-race"},
    {judging::FindingKind::PeakSpread, "finding.why.peak-spread"},
    {judging::FindingKind::GlyphRace, "finding.why.glyph-race"},
    {judging::FindingKind::Perch, "finding.why.perch"},
    {judging::FindingKind::AuraFort, "finding.why.aura-fort"},
    {judging::FindingKind::DoubleRoom, "finding.why.double-room"},
    {judging::FindingKind::Choke, "finding.why.choke"},
    {judging::FindingKind::Exposure, "finding.why.exposure"},
    {judging::FindingKind::Burden, "finding.why.burden"},
    {judging::FindingKind::Relief, "finding.why.relief"},
    {judging::FindingKind::OutOfReach, "finding.why.out-of-reach"},
    {judging::FindingKind::ExposedEnds, "finding.why.exposed-ends"},
    {judging::FindingKind::CompanyTime, "finding.why.company-time"},
    {judging::FindingKind::Asymmetry, "finding.why.asymmetry"},
});
constexpr EnumTexts<judging::Judgement, judging::Judgement::Flag> verdicts({
    {judging::Judgement::Fine, "finding.verdict.fine"},
    {judging::Judgement::Look, "finding.verdict.look"},
    {judging::Judgement::Flag, "finding.verdict.flag"},
});

Message whose_threshold(const judging::Threshold& threshold) {
    if (threshold.whose == judging::Whose::Contest) return {"finding.of-contest", {{"contest", threshold.contest}}};
    return {threshold.whose == judging::Whose::Scene ? "finding.of-scene" : "finding.of-us"};
}

}  // namespace

std::string title_of(judging::FindingKind kind, const Words& words) { return words(titles[kind]); }

std::string why_of(judging::FindingKind kind, const Words& words) { return words(reasons[kind]); }

std::string verdict_of(judging::Judgement judgement, const Words& words) { return words(verdicts[judgement]); }

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
