// The numbers that a map is judged by, and their thresholds. Which numbers belong to one finding, and how each is
// written; what they mean is said where they are worked out.
#pragma once
#include "engine/judging/room.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright::judging {

// One row of what judges look at. Stable: the words are documented and written by `report --json`.
enum class FindingKind : unsigned char {
    ZoneSize,
    ZoneGap,
    FirstTurnAttack,
    Development,
    HeightRace,
    PeakSpread,
    GlyphRace,
    Perch,
    AuraFort,
    DoubleRoom,
    Choke,
    Exposure,
    Burden,
    Relief,
    OutOfReach,
    ExposedEnds,
    CompanyTime,
    Asymmetry
};
inline constexpr std::size_t finding_kinds = static_cast<std::size_t>(FindingKind::Asymmetry) + 1;
std::string_view to_text(FindingKind kind);  // For example "zone-size".

enum class MapMeasure : unsigned char {
    ZoneSpaces,
    HivePlace,
    ZoneApart,
    ZoneGap,
    ArcherTargets,
    LineTargets,
    Developed,
    DevelopedApart,
    HeightTurns,
    PeakSpread,
    GlyphTurns,
    GlyphRatio,
    GlyphFirstTurn,
    PerchView,
    PerchApproaches,  // Only a threshold: what has more of them is no perch.
    FortSeats,
    FortApproaches,  // Only a threshold: what has more of them is no fort.
    DoublePlaces,
    DoubleDelay,
    ChokeWalkers,
    ChokeDouble,
    Lanes,
    MutualSight,
    Burden,
    OneLevel,
    ZoneRank,
    GlyphsOutOfReach,
    HeightsOutOfReach,
    StartsOutOfReach,
    ExposedEnds,
    CompanyTime,
    Unmatched  // Never has a threshold.
};
inline constexpr std::size_t measure_count = static_cast<std::size_t>(MapMeasure::Unmatched) + 1;
std::string_view to_text(MapMeasure measure);  // For example "zone-spaces".
std::optional<MapMeasure> measure_from(std::string_view text);
FindingKind kind_of(MapMeasure measure);

enum class NumberForm : unsigned char { Count, Share, Ratio };
NumberForm form_of(MapMeasure measure);
// By how much a threshold has to be missed to count in the ranking as much as a whole turn that one side loses.
double weighty(MapMeasure measure);
std::string number_text(double number, NumberForm form);  // "24", "62 %", "1.38".

// Who asks for a threshold: the scene, this program, or a contest with thresholds of its own.
enum class Whose : unsigned char { Scene, Proposal, Contest };

struct Threshold {
    std::optional<double> least{}, most{};  // Both included. Neither: the number is told and judges nothing.
    Whose whose = Whose::Proposal;
    std::string contest{};  // The contest's name.
    friend bool operator==(const Threshold&, const Threshold&) = default;
};
bool keeps(const Threshold& threshold, double number);
// The bound that the number misses or, if it misses none, the nearer one; nullopt without bounds.
std::optional<double> bound_near(const Threshold& threshold, double number);

class Thresholds {
public:
    Threshold& operator[](MapMeasure measure) { return all_[static_cast<std::size_t>(measure)]; }
    const Threshold& operator[](MapMeasure measure) const { return all_[static_cast<std::size_t>(measure)]; }
    friend bool operator==(const Thresholds&, const Thresholds&) = default;

private:
    std::array<Threshold, measure_count> all_{};
};

}  // namespace hexwright::judging
