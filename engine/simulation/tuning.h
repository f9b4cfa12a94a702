// The search for the smallest change that makes a game between two sides even: which setting is to be played next, in
// how many games, and what follows. It plays nothing itself, and depends on sums of whole waves only, so that the
// answer is the same on any number of threads.
//
// Settings are tried outwards from how things are, a few games each, until the share of the first side has gone across
// one half; the gap is halved. If nothing comes of that, because the share leaps, all are tried. Those that may be even
// play on, fewer and fewer of them with more and more games. The at most three that are left are put to the proof, the
// smallest change first, by games that no choice was made by.
#pragma once
#include "engine/simulation/room.h"
#include "engine/simulation/sequential.h"
#include "engine/simulation/statistics.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwright::simulation {

inline constexpr double even_margin = 0.02;               // A share within one half and this either way is even.
inline constexpr std::int64_t most_tuning_games = 3'200;  // Of a setting, before any proof.
inline constexpr std::size_t most_proofs = 3;

// What happened with one setting. Settings are numbers from 0, in a row from the least to the most.
struct TriedSetting {
    int setting = 0;
    std::int64_t games = 0, half_wins = 0;  // Of the first side: two for a win, one for a game that neither won alone.
    bool impossible = false;                // No game can begin with it.
    friend bool operator==(const TriedSetting&, const TriedSetting&) = default;
};

struct Tuning {
    int settings = 1, present = 0;       // How many there are, and which one is how things are now.
    std::int64_t proof_games = 0;        // How many games a proof has; 0: as many as it needs.
    std::vector<TriedSetting> tried{};   // Sorted by setting.
    std::vector<TriedSetting> proofs{};  // In the order in which they were made; games of their own.
    friend bool operator==(const Tuning&, const Tuning&) = default;
};

// Games of one setting that are played next, by their numbers, and summed up.
struct TuningWave {
    int setting = 0;
    NumberRange numbers{};
    bool proof = false;
    friend bool operator==(const TuningWave&, const TuningWave&) = default;
};
std::optional<TuningWave> next_wave(const Tuning& tuning);  // None: the search has ended.
void add(Tuning& tuning, const TuningWave& wave, std::int64_t half_wins);
void add_impossible(Tuning& tuning, int setting);

enum class TuningVerdict : std::uint8_t {
    Open,    // The search has not ended.
    Even,    // The last proof has succeeded.
    Unsure,  // Nothing is proven, but something that was tried may be even.
    None,    // Nothing that was tried is even.
};
inline constexpr std::string_view tuning_verdict_words[] = {"open", "even", "unsure", "none"};
TuningVerdict verdict_on(const Tuning& tuning);

double share_of(const TriedSetting& tried);       // Of the first side; one half without games.
Interval interval_of(const TriedSetting& tried);  // Wilson's, 95 %.
// How many proofs are made at most: each may err in a part of 5 %, so that all together err in 5 % of searches.
std::size_t planned_proofs(const Tuning& tuning);
// The shares that the proof does not rule out. It has succeeded if they all are even: two one-sided tests.
Interval proof_interval(const TriedSetting& proof, std::size_t planned);
bool is_proven_even(const TriedSetting& proof, std::size_t planned);
// The setting with the share nearest to one half, of those that may be even and have the most games, otherwise of all;
// nullptr if none could be played.
const TriedSetting* nearest_to_even(const Tuning& tuning);

// From 0 to 1, a guess. `more`: games of the wave under way.
double progress_of(const Tuning& tuning, std::int64_t more = 0);

}  // namespace hexwright::simulation
