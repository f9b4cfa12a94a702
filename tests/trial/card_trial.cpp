// The trial of the cards: random armies of 500 points of all cards against each other, in six editions on twenty
// battlefields. No game stops or goes on for ever, no state is impossible, nothing happens that the outlook did not
// foretell as possible, each record replays to the same end; and it counts how often each power was used.
//   card_trial GAMES [FIRST] [--powers | --seldom]
//       plays so many games from this number on; ends with 1 if one has a fault. --powers lists how often each power
//       was used, --seldom those that were used fewer than ten times
//   card_trial GAMES --matches
//       plays so many games of computer players against each other: who wins
#include "engine/game/digest.h"
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "tests/support/event_counts.h"
#include "tests/support/shipped.h"
#include "tests/trial/trial_checks.h"
#include "tests/trial/trial_game.h"

#include <cstdlib>
#include <iostream>
#include <limits>
#include <map>
#include <string_view>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr int most_decisions_of_trial = 6'000;
constexpr long long seldom_times = 10;
constexpr std::size_t cards_of_first_boxes = 41;  // The first of the catalogue.

struct Sums {
    EventCounts counts{};
    std::map<std::string, int> ends{};
    long long decisions = 0, foretold = 0, unknown = 0, faults = 0, replays = 0;
};

bool with_turns_by_markers(const GameState& state) { return state.rules().order_markers; }

// Looks at some of the decisions closely, because that takes longer than playing.
void look_closely(const GameState& state, const std::vector<Action>& legal, std::size_t chosen, DiceBag& bag,
                  Sums& sums) {
    const PlayerId seat = *to_decide(state);
    if (draw_below(bag, 16) == 0) check_choices(state, legal);
    if (draw_below(bag, 32) == 0)
        for (int i = 0; i < 6; ++i)
            check_accepted(state, legal[draw_below(bag, static_cast<std::uint32_t>(legal.size()))]);
    const bool telling = !std::holds_alternative<Move>(legal[chosen]) &&
                         !std::holds_alternative<PlaceMarker>(legal[chosen]) &&
                         !std::holds_alternative<Done>(legal[chosen]);
    if (draw_below(bag, telling ? 3 : 24) == 0)
        ++(check_foretold(state, seat, legal[chosen]) ? sums.foretold : sums.unknown);
}

void try_game(const TrialGame& game, const std::shared_ptr<const Catalogue>& catalogue, Sums& sums) {
    auto started = start_game(game.board->scenario, catalogue, game.options);
    if (!started) throw TrialFault("cannot begin: " + started.error().message.id);
    GameSession session(*started, game.options, game.seats, {SessionHistory::Record});
    DiceBag bag{game.options.seed * 31 + 5}, looks{game.options.seed * 17 + 3};
    int decisions = 0;
    const int most = with_turns_by_markers(session.state()) ? most_decisions_of_trial : most_decisions_of_trial / 4;
    while (!session.state().over && ++decisions < most) {
        const GameState before = session.state();
        const std::vector<Action> legal = session.legal_actions();
        if (legal.empty()) throw TrialFault("nothing to choose");
        const PlayerId seat = *to_decide(before);
        const std::size_t chosen = game.seats[seat.index()]->choose(observation(before, seat), seat, legal, bag);
        try {
            look_closely(before, legal, chosen, looks, sums);
            if (!session.choose(chosen)) throw TrialFault("refused though listed");
            check_whole(session.state());
        } catch (const TrialFault& fault) {
            throw TrialFault(std::string(fault.what()) + ", decision " + std::to_string(decisions) + ": " +
                             in_words_of_record(before, legal[chosen]));
        }
        sums.counts.note(before, legal[chosen], session.state(), session.events());
    }
    sums.decisions += decisions;
    if (decisions >= most && with_turns_by_markers(session.state())) throw TrialFault("does not end");
    ++sums.ends[session.state().over ? "over" : "stopped"];
    if (game.options.seed % 4 != 0) return;
    GameSession again(*started, game.options, game.seats, {SessionHistory::Record});
    const auto parted = again.follow(session.record());
    if (!parted || *parted != 0) throw TrialFault("the record does not replay");
    if (digest_of(again.state()) != digest_of(session.state())) throw TrialFault("the record replays to another end");
    ++sums.replays;
}

void list_powers(const Catalogue& catalogue, const CountByName& counted, long long fewer_than) {
    for (const ArmyCard& card : catalogue.cards())
        for (const PrintedPower& power : card.powers) {
            const auto found = counted.find(power_key(card, power));
            const long long times = found == counted.end() ? 0 : found->second;
            if (times < fewer_than) std::cout << times << "\t" << power_key(card, power) << "\n";
        }
}

// How computer players do with the cards of the expansions, and with those of the first boxes.
void list_matches(std::uint64_t games, const std::vector<TrialBoard>& boards,
                  const std::shared_ptr<const Catalogue>& catalogue, const Bonds& bonds) {
    std::vector<std::string> early, later;
    for (const ArmyCard& card : catalogue->cards())
        (early.size() < cards_of_first_boxes ? early : later).push_back(card.id);
    const std::pair<const char*, TrialMatch> matches[] = {
        {"greedy against random, later cards", {"greedy", "random", later, later}},
        {"greedy against random, cards of the first boxes", {"greedy", "random", early, early}},
        {"greedy with later cards against greedy with those of the first boxes", {"greedy", "greedy", later, early}},
        {"random with later cards against random with those of the first boxes", {"random", "random", later, early}}};
    for (const auto& [told, match] : matches)
        std::cout << told << ": " << match_share(match, games, boards, catalogue, bonds) << std::endl;
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string_view> asked(words + 1, words + count);
    const auto number = [&](std::size_t at, std::uint64_t otherwise) {
        return asked.size() > at && !asked[at].starts_with("-") ? std::strtoull(words[at + 1], nullptr, 10) : otherwise;
    };
    const std::uint64_t games = number(0, 100), first = number(1, 1);
    const auto catalogue = std::make_shared<const Catalogue>(shipped());
    const std::vector<TrialBoard> boards = trial_boards(*catalogue);
    const Bonds bonds(*catalogue);
    if (std::ranges::count(asked, "--matches") > 0) {
        list_matches(games, boards, catalogue, bonds);
        return 0;
    }
    Sums sums;
    for (std::uint64_t i = first; i < first + games; ++i) {
        const TrialGame game = trial_game(i, boards, *catalogue, bonds);
        if (std::getenv("HEXWRIGHT_TRIAL_TELLS")) std::cerr << game.told << std::endl;
        try {
            try_game(game, catalogue, sums);
        } catch (const TrialFault& fault) {
            ++sums.faults;
            std::cout << "FAULT " << game.told << ": " << fault.what() << std::endl;
        }
    }
    const bool all_powers = std::ranges::count(asked, "--powers") > 0;
    if (all_powers || std::ranges::count(asked, "--seldom") > 0)
        list_powers(*catalogue, sums.counts.printed_powers,
                    all_powers ? std::numeric_limits<long long>::max() : seldom_times);
    std::cout << "games " << games << ", over " << sums.ends["over"] << ", stopped " << sums.ends["stopped"]
              << ", faults " << sums.faults << ", decisions " << sums.decisions << ", foretold " << sums.foretold
              << ", unknown " << sums.unknown << ", replays " << sums.replays << "\n";
    return sums.faults == 0 ? 0 : 1;
}
