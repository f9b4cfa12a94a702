#include "engine/judging/measure.h"

#include <algorithm>
#include <cmath>

namespace hexwright::judging {
namespace {

struct MeasureRow {
    std::string_view word;
    FindingKind kind;
    NumberForm form;
    double weighty;  // See measure.h.
};

constexpr std::string_view kind_words[] = {
    "zone-size",  "zone-gap", "first-turn-attack", "development",  "height-race",  "peak-spread",
    "glyph-race", "perch",    "aura-fort",         "double-room",  "choke",        "exposure",
    "burden",     "relief",   "out-of-reach",      "exposed-ends", "company-time", "asymmetry",
};
static_assert(std::size(kind_words) == finding_kinds);

constexpr MeasureRow measure_rows[] = {
    {"zone-spaces", FindingKind::ZoneSize, NumberForm::Count, 2},
    {"hive-place", FindingKind::ZoneSize, NumberForm::Count, 2},
    {"zone-apart", FindingKind::ZoneSize, NumberForm::Share, 0.04},
    {"zone-gap", FindingKind::ZoneGap, NumberForm::Count, 6},
    {"archer-targets", FindingKind::FirstTurnAttack, NumberForm::Count, 2},
    {"line-targets", FindingKind::FirstTurnAttack, NumberForm::Count, 3},
    {"developed", FindingKind::Development, NumberForm::Share, 0.1},
    {"developed-apart", FindingKind::Development, NumberForm::Share, 0.1},
    {"height-turns", FindingKind::HeightRace, NumberForm::Count, 1},
    {"peak-spread", FindingKind::PeakSpread, NumberForm::Count, 7},
    {"glyph-turns", FindingKind::GlyphRace, NumberForm::Count, 1},
    {"glyph-ratio", FindingKind::GlyphRace, NumberForm::Ratio, 1},
    {"glyph-first-turn", FindingKind::GlyphRace, NumberForm::Count, 1},
    {"perch-view", FindingKind::Perch, NumberForm::Share, 0.22},
    {"perch-approaches", FindingKind::Perch, NumberForm::Count, 1},
    {"fort-seats", FindingKind::AuraFort, NumberForm::Count, 8},
    {"fort-approaches", FindingKind::AuraFort, NumberForm::Count, 1},
    {"double-places", FindingKind::DoubleRoom, NumberForm::Count, 1},
    {"double-delay", FindingKind::DoubleRoom, NumberForm::Count, 20},
    {"choke-walkers", FindingKind::Choke, NumberForm::Count, 1},
    {"choke-double", FindingKind::Choke, NumberForm::Count, 0.5},
    {"lanes", FindingKind::Choke, NumberForm::Count, 1},
    {"mutual-sight", FindingKind::Exposure, NumberForm::Share, 0.1},
    {"burden", FindingKind::Burden, NumberForm::Ratio, 0.4},
    {"one-level", FindingKind::Relief, NumberForm::Share, 0.1},
    {"zone-rank", FindingKind::Relief, NumberForm::Share, 0.1},
    {"glyphs-out-of-reach", FindingKind::OutOfReach, NumberForm::Count, 0.2},
    {"heights-out-of-reach", FindingKind::OutOfReach, NumberForm::Count, 0.5},
    {"starts-out-of-reach", FindingKind::OutOfReach, NumberForm::Count, 1},
    {"exposed-ends", FindingKind::ExposedEnds, NumberForm::Share, 0.1},
    {"company-time", FindingKind::CompanyTime, NumberForm::Ratio, 0.15},
    {"unmatched", FindingKind::Asymmetry, NumberForm::Count, 1},
};
static_assert(std::size(measure_rows) == measure_count);

const MeasureRow& row_of(MapMeasure measure) { return measure_rows[static_cast<std::size_t>(measure)]; }

}  // namespace

std::string_view to_text(FindingKind kind) { return kind_words[static_cast<std::size_t>(kind)]; }
std::string_view to_text(MapMeasure measure) { return row_of(measure).word; }
FindingKind kind_of(MapMeasure measure) { return row_of(measure).kind; }
NumberForm form_of(MapMeasure measure) { return row_of(measure).form; }
double weighty(MapMeasure measure) { return row_of(measure).weighty; }

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
