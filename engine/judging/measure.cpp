#include "engine/judging/measure.h"

#include <algorithm>
#include <cmath>

namespace hexwright::judging {
namespace {

struct MeasureRow {
    std::string_view word;
    FindingKind kind;
    NumberForm form;
};

constexpr std::string_view kind_words[] = {
    "zone-size",  "zone-gap", "first-turn-attack", "development", "height-race", "peak-spread",
    "glyph-race", "perch",    "aura-fort",         "double-room", "choke",       "exposure",
    "burden",     "relief",   "asymmetry",
};
static_assert(std::size(kind_words) == finding_kinds);

constexpr MeasureRow measure_rows[] = {
    {"zone-spaces", FindingKind::ZoneSize, NumberForm::Count},
    {"hive-place", FindingKind::ZoneSize, NumberForm::Count},
    {"zone-gap", FindingKind::ZoneGap, NumberForm::Count},
    {"archer-targets", FindingKind::FirstTurnAttack, NumberForm::Count},
    {"line-targets", FindingKind::FirstTurnAttack, NumberForm::Count},
    {"developed", FindingKind::Development, NumberForm::Share},
    {"developed-apart", FindingKind::Development, NumberForm::Share},
    {"height-turns", FindingKind::HeightRace, NumberForm::Count},
    {"peak-spread", FindingKind::PeakSpread, NumberForm::Count},
    {"glyph-turns", FindingKind::GlyphRace, NumberForm::Count},
    {"glyph-ratio", FindingKind::GlyphRace, NumberForm::Ratio},
    {"glyph-first-turn", FindingKind::GlyphRace, NumberForm::Count},
    {"perch-view", FindingKind::Perch, NumberForm::Share},
    {"perch-approaches", FindingKind::Perch, NumberForm::Count},
    {"fort-seats", FindingKind::AuraFort, NumberForm::Count},
    {"fort-approaches", FindingKind::AuraFort, NumberForm::Count},
    {"double-places", FindingKind::DoubleRoom, NumberForm::Count},
    {"double-delay", FindingKind::DoubleRoom, NumberForm::Count},
    {"choke-walkers", FindingKind::Choke, NumberForm::Count},
    {"choke-double", FindingKind::Choke, NumberForm::Count},
    {"lanes", FindingKind::Choke, NumberForm::Count},
    {"mutual-sight", FindingKind::Exposure, NumberForm::Share},
    {"burden", FindingKind::Burden, NumberForm::Ratio},
    {"one-level", FindingKind::Relief, NumberForm::Share},
    {"zone-rank", FindingKind::Relief, NumberForm::Share},
    {"unmatched", FindingKind::Asymmetry, NumberForm::Count},
};
static_assert(std::size(measure_rows) == measure_count);

const MeasureRow& row_of(MapMeasure measure) { return measure_rows[static_cast<std::size_t>(measure)]; }

}  // namespace

std::string_view to_text(FindingKind kind) { return kind_words[static_cast<std::size_t>(kind)]; }
std::string_view to_text(MapMeasure measure) { return row_of(measure).word; }
FindingKind kind_of(MapMeasure measure) { return row_of(measure).kind; }
NumberForm form_of(MapMeasure measure) { return row_of(measure).form; }

std::optional<MapMeasure> measure_from(std::string_view text) {
    const auto row = std::ranges::find(measure_rows, text, &MeasureRow::word);
    if (row == std::end(measure_rows)) return {};
    return static_cast<MapMeasure>(row - std::begin(measure_rows));
}

std::string number_text(double number, NumberForm form) {
    const auto whole = [](double value) { return std::to_string(std::llround(value)); };
    if (form == NumberForm::Count) return whole(number);
    if (form == NumberForm::Share) return whole(number * 100) + " %";
    const long long hundredths = std::llround(number * 100);
    const std::string rest = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + "." + std::string(2 - rest.size(), '0') + rest;
}

bool keeps(const Threshold& threshold, double number) {
    return (!threshold.least || number >= *threshold.least) && (!threshold.most || number <= *threshold.most);
}

std::optional<double> bound_near(const Threshold& threshold, double number) {
    if (!threshold.least || !threshold.most) return threshold.least ? threshold.least : threshold.most;
    return std::abs(number - *threshold.least) <= std::abs(number - *threshold.most) ? threshold.least : threshold.most;
}

}  // namespace hexwright::judging
