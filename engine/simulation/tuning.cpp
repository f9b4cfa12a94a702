#include "engine/simulation/tuning.h"

#include "engine/simulation/share.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace hexwright::simulation {
namespace {

// Games that a setting has played in all when it has come so far, and how many settings go on to there.
struct Stage {
    std::int64_t games = 0;
    std::size_t settings = 0;
};
constexpr std::array<Stage, 5> stages{{{200, 0}, {400, 12}, {800, 8}, {1'600, 5}, {most_tuning_games, most_proofs}}};
constexpr int few_settings = 16;  // So many are tried one after the other.

constexpr double sure_to_go_on = 2.5758293035489;  // 99 %: a setting that is even is seldom given up early.

// For one, two or three proofs, which err in 5 % of searches together: the strictness of each, and the games with which
// it succeeds in 80 % of searches if the share is one half.
struct ProofPlan {
    double deviations = 0;
    std::int64_t games = 0;
};
constexpr std::array<ProofPlan, most_proofs> proof_plans{
    {{1.6448536269515, 5'355}, {1.9599639845401, 6'570}, {2.1280452341850, 7'270}}};

int change_of(const Tuning& tuning, int setting) { return std::abs(setting - tuning.present); }

const TriedSetting* tried_at(const Tuning& tuning, int setting) {
    const auto found = std::ranges::lower_bound(tuning.tried, setting, {}, &TriedSetting::setting);
    return found != tuning.tried.end() && found->setting == setting ? &*found : nullptr;
}

TriedSetting& entry_of(Tuning& tuning, int setting) {
    const auto place = std::ranges::lower_bound(tuning.tried, setting, {}, &TriedSetting::setting);
    if (place != tuning.tried.end() && place->setting == setting) return *place;
    return *tuning.tried.insert(place, {setting});
}

double off_even(const TriedSetting& tried) { return std::abs(share_of(tried) - 0.5); }

// Which way a setting is surely off: 1 more than even, -1 less, 0 it may be even.
int surely_off(const TriedSetting& tried) {
    const Interval shares = share_interval(share_of(tried), tried.games, sure_to_go_on);
    return shares.low > 0.5 + even_margin ? 1 : shares.high < 0.5 - even_margin ? -1 : 0;
}
bool may_be_even(const TriedSetting& tried) { return tried.games > 0 && surely_off(tried) == 0; }

std::vector<const TriedSetting*> played(const Tuning& tuning) {
    std::vector<const TriedSetting*> all;
    for (const TriedSetting& tried : tuning.tried)
        if (tried.games > 0) all.push_back(&tried);
    return all;
}

// ---- which settings are tried

bool has_gone_across(const Tuning& tuning) {
    const auto off = [&](int way) {
        return std::ranges::any_of(
            tuning.tried, [way](const TriedSetting& tried) { return tried.games > 0 && surely_off(tried) == way; });
    };
    return off(1) && off(-1);
}

// How far from the present one settings are tried, growing: each if there are few, otherwise twice as far each time.
int next_distance(const Tuning& tuning, int distance, int farthest) {
    if (tuning.settings <= few_settings || distance == 0) return distance + 1;
    return distance < farthest ? std::min(2 * distance, farthest) : distance + 1;
}

std::optional<int> next_outwards(const Tuning& tuning) {
    if (!tried_at(tuning, tuning.present)) return tuning.present;
    if (has_gone_across(tuning)) return {};
    const int below = tuning.present, above = tuning.settings - 1 - tuning.present;
    int down = 0, up = 0;
    while (down <= below || up <= above) {
        down = next_distance(tuning, down, below);
        up = next_distance(tuning, up, above);
        if (down <= below && !tried_at(tuning, tuning.present - down)) return tuning.present - down;
        if (up <= above && !tried_at(tuning, tuning.present + up)) return tuning.present + up;
    }
    return {};
}

// The setting nearest to the middle between two that has not been tried.
std::optional<int> between(const Tuning& tuning, int low, int high) {
    const int middle = low + (high - low) / 2;
    for (int off = 0; off < high - low; ++off)
        for (const int setting : {middle - off, middle + off})
            if (setting > low && setting < high && !tried_at(tuning, setting)) return setting;
    return {};
}

// Between neighbours of which one has more than half and the other less, the smallest change first.
std::optional<int> next_within(const Tuning& tuning) {
    const auto all = played(tuning);
    std::optional<int> next;
    for (std::size_t i = 1; i < all.size(); ++i) {
        const bool across = (share_of(*all[i - 1]) - 0.5) * (share_of(*all[i]) - 0.5) < 0;
        const auto found = across ? between(tuning, all[i - 1]->setting, all[i]->setting) : std::nullopt;
        if (found && (!next || change_of(tuning, *found) < change_of(tuning, *next))) next = found;
    }
    return next;
}

// Those that may be even, nearest to one half first, of equal ones the smaller change.
std::vector<const TriedSetting*> hopeful(const Tuning& tuning) {
    std::vector<const TriedSetting*> all = played(tuning);
    std::erase_if(all, [](const TriedSetting* tried) { return !may_be_even(*tried); });
    std::ranges::stable_sort(all, {}, [&](const TriedSetting* tried) {
        return std::pair{off_even(*tried), change_of(tuning, tried->setting)};
    });
    return all;
}

std::optional<TuningWave> next_deeper(const Tuning& tuning) {
    for (std::size_t stage = 1; stage < stages.size(); ++stage) {
        auto going_on = hopeful(tuning);
        std::erase_if(going_on, [&](const TriedSetting* tried) { return tried->games < stages[stage - 1].games; });
        going_on.resize(std::min(going_on.size(), stages[stage].settings));
        for (const TriedSetting* tried : going_on)
            if (tried->games < stages[stage].games)
                return TuningWave{tried->setting, {tried->games + 1, stages[stage].games}};
    }
    return {};
}

// The smallest change that has not been tried.
std::optional<int> next_left(const Tuning& tuning) {
    for (int change = 1; change < tuning.settings; ++change)
        for (const int setting : {tuning.present - change, tuning.present + change})
            if (setting >= 0 && setting < tuning.settings && !tried_at(tuning, setting)) return setting;
    return {};
}

// Beside the best one: the gap may have been halved past it.
std::optional<int> next_beside(const Tuning& tuning) {
    const auto best = hopeful(tuning);
    if (best.empty()) return {};
    const int setting = best.front()->setting;
    for (const int beside : {setting - 1, setting + 1})
        if (beside >= 0 && beside < tuning.settings && !tried_at(tuning, beside)) return beside;
    return {};
}

// ---- proofs

// What is put to the proof, the smallest change first.
std::vector<int> candidates(const Tuning& tuning) {
    std::vector<int> settings;
    for (const TriedSetting* tried : hopeful(tuning))
        if (tried->games == most_tuning_games && off_even(*tried) <= even_margin && settings.size() < most_proofs)
            settings.push_back(tried->setting);
    std::ranges::stable_sort(settings, {}, [&](int setting) { return change_of(tuning, setting); });
    return settings;
}

std::optional<TuningWave> next_proof(const Tuning& tuning) {
    const auto settings = candidates(tuning);
    if (tuning.proofs.size() >= settings.size()) return {};
    const std::int64_t games = tuning.proof_games > 0 ? tuning.proof_games : proof_plans[settings.size() - 1].games;
    return TuningWave{settings[tuning.proofs.size()], {most_tuning_games + 1, most_tuning_games + games}, true};
}

bool is_proven(const Tuning& tuning) {
    return !tuning.proofs.empty() && is_proven_even(tuning.proofs.back(), planned_proofs(tuning));
}

}  // namespace

std::optional<TuningWave> next_wave(const Tuning& tuning) {
    const auto first_games = [](int setting) { return TuningWave{setting, {1, stages[0].games}}; };
    if (is_proven(tuning)) return {};
    if (!tuning.proofs.empty()) return next_proof(tuning);
    if (const auto setting = next_outwards(tuning)) return first_games(*setting);
    if (const auto setting = next_within(tuning)) return first_games(*setting);
    if (const auto wave = next_deeper(tuning)) return wave;
    if (const auto setting = next_beside(tuning)) return first_games(*setting);
    if (candidates(tuning).empty())
        if (const auto setting = next_left(tuning)) return first_games(*setting);
    return next_proof(tuning);
}

void add(Tuning& tuning, const TuningWave& wave, std::int64_t half_wins) {
    const std::int64_t games = wave.numbers.to - wave.numbers.from + 1;
    if (wave.proof) {
        tuning.proofs.push_back({wave.setting, games, half_wins});
        return;
    }
    TriedSetting& tried = entry_of(tuning, wave.setting);
    tried.games += games;
    tried.half_wins += half_wins;
}

void add_impossible(Tuning& tuning, int setting) { entry_of(tuning, setting).impossible = true; }

TuningVerdict verdict_on(const Tuning& tuning) {
    if (is_proven(tuning)) return TuningVerdict::Even;
    if (next_wave(tuning)) return TuningVerdict::Open;
    return std::ranges::any_of(tuning.tried, may_be_even) ? TuningVerdict::Unsure : TuningVerdict::None;
}

double share_of(const TriedSetting& tried) {
    return tried.games > 0 ? static_cast<double>(tried.half_wins) / 2 / static_cast<double>(tried.games) : 0.5;
}

Interval interval_of(const TriedSetting& tried) { return share_interval(share_of(tried), tried.games); }

std::size_t planned_proofs(const Tuning& tuning) { return candidates(tuning).size(); }

Interval proof_interval(const TriedSetting& proof, std::size_t planned) {
    const std::size_t place = std::clamp<std::size_t>(planned, 1, most_proofs) - 1;
    return share_interval(share_of(proof), proof.games, proof_plans[place].deviations);
}

bool is_proven_even(const TriedSetting& proof, std::size_t planned) {
    const Interval shares = proof_interval(proof, planned);
    return shares.low >= 0.5 - even_margin && shares.high <= 0.5 + even_margin;
}

const TriedSetting* nearest_to_even(const Tuning& tuning) {
    const auto all = played(tuning);
    const auto nearest = std::ranges::min_element(all, {}, [](const TriedSetting* tried) {
        const bool may_be = may_be_even(*tried);
        return std::tuple{!may_be, may_be ? -tried->games : 0, off_even(*tried)};
    });
    return nearest == all.end() ? nullptr : *nearest;
}

double progress_of(const Tuning& tuning, std::int64_t more) {
    constexpr double usual = 8'000, searching = 0.6;  // Games of a search, and its share of the whole.
    const auto wave = next_wave(tuning);
    if (!wave) return 1;
    if (wave->proof) {
        const auto games = static_cast<double>(wave->numbers.to - wave->numbers.from + 1);
        const double done = static_cast<double>(tuning.proofs.size()) + static_cast<double>(more) / games;
        return searching + (1 - searching) * done / static_cast<double>(planned_proofs(tuning));
    }
    for (const TriedSetting& tried : tuning.tried) more += tried.games;
    return searching * (1 - std::exp(-static_cast<double>(more) / usual));
}

}  // namespace hexwright::simulation
