// Movement against the brute-force walker: the same ends, costs and consequences on random boards, and the same verdict
// on random paths.
#include "tests/support/every_room.h"
#include "tests/support/random_play.h"

#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr int boards = 2000;

std::vector<std::string> words_of(const Consequences& consequences) {
    std::vector<std::string> words;
    for (const std::int16_t enemy : consequences.leaving) words.push_back("leaves " + std::to_string(enemy));
    const auto add = [&](int times, const char* word) {
        words.insert(words.end(), static_cast<std::size_t>(times), word);
    };
    add(consequences.falls, "falls");
    add(consequences.major_falls, "falls far");
    add(consequences.extreme_falls, "falls to death");
    add(consequences.molten, "lava");
    std::ranges::sort(words);
    return words;
}

BruteEnd end_in_words(const Board& board, SpaceIndex at, SpaceIndex tail, const Consequences& consequences) {
    BruteEnd end{board[at].space, {}, words_of(consequences)};
    if (tail != no_space) end.back = board[tail].space;
    return end;
}

std::string shown(const std::map<BruteEnd, int>& ends) {
    std::ostringstream out;
    for (const auto& [end, cost] : ends) {
        out << '\n' << to_text(end.front) << ' ' << (end.back ? to_text(*end.back) : "") << " costs " << cost;
        for (const std::string& word : end.consequences) out << ", " << word;
    }
    return out.str();
}

std::string shown(const RandomPlay& play) {
    std::ostringstream out;
    const BruteMover& mover = play.mover;
    out << play.board.edition << " Height " << mover.height << '/' << mover.climb_height << " Move " << mover.move
        << (mover.flies ? " flies" : "") << (mover.slips_away ? " slips" : "") << (mover.passes_all ? " passes" : "")
        << " at " << to_text(mover.spaces);
    play.board.battlefield.each([&](const PlacedPiece& piece) {
        out << '\n'
            << kinds()[piece.kind].id << ' ' << to_text(Space{piece.at, piece.level}) << ' ' << int(piece.turn)
            << to_text(piece.side);
    });
    for (const BruteFigure& other : play.board.others)
        out << "\nteam " << other.team << " Height " << other.height << " at " << to_text(other.spaces);
    return out.str();
}

std::map<BruteEnd, int> without(std::map<BruteEnd, int> all, const std::map<BruteEnd, int>& those) {
    std::erase_if(all, [&](const auto& row) { return those.contains(row.first) && those.at(row.first) == row.second; });
    return all;
}

std::map<BruteEnd, int> told(const Situation& now, const Reach& reach) {
    std::map<BruteEnd, int> found;
    for (const End& end : reach.ends()) {
        const bool fresh =
            found.emplace(end_in_words(*now.board, end.at, end.tail, reach.consequences(end)), end.cost).second;
        CHECK(fresh);
    }
    return found;
}

// Each path that reach reports is legal and leads where it says.
void check_ways(const Situation& now, const Reach& reach) {
    for (const End& end : reach.ends()) {
        const Result<Walk> walked = walk(*now.board, now.mover, now.occupancy(), now.rules, reach.path(end), "Finn");
        if (!walked) FAIL(walked.error().message.id);
        const Stop stop = walked->steps.empty() ? Stop::None : walked->steps.back().stop;
        const bool same = walked->at == end.at && walked->tail == end.tail && walked->cost == end.cost &&
                          walked->consequences == reach.consequences(end) && stop == end.stop;
        if (!same) FAIL("the way of an end leads elsewhere");
    }
}

void check_costs(const Situation& now, const Reach& reach) {
    std::vector<std::int16_t> cheapest(now.board->size(), -1);
    const auto note = [&](SpaceIndex space, std::int16_t cost) {
        if (space == no_space) return;
        std::int16_t& known = cheapest[static_cast<std::size_t>(space)];
        if (known < 0 || known > cost) known = cost;
    };
    for (const End& end : reach.ends()) {
        note(end.at, end.cost);
        note(end.tail, end.cost);
    }
    CostMap map;
    if (map.find(*now.board, now.mover, now.occupancy(), now.rules) != cheapest) FAIL("the cost map differs");
}

// Turn by turn, all moves from wherever the figure could stand before.
std::vector<std::int16_t> turns_by_all_moves(const Situation& now) {
    std::vector<std::int16_t> turns(now.board->size(), -1);
    std::set<std::pair<SpaceIndex, SpaceIndex>> known{{now.mover.at, now.mover.tail}}, last = known;
    Reach reach;
    for (std::int16_t turn = 0; !last.empty(); ++turn) {
        std::set<std::pair<SpaceIndex, SpaceIndex>> next;
        for (const auto& [at, tail] : last) {
            for (const SpaceIndex space : {at, tail})
                if (space != no_space && turns[static_cast<std::size_t>(space)] < 0)
                    turns[static_cast<std::size_t>(space)] = turn;
            Mover mover = now.mover;
            mover.at = at;
            mover.tail = tail;
            reach.find(*now.board, mover, now.occupancy(), now.rules);
            for (const End& end : reach.ends())
                if (known.emplace(end.at, end.tail).second) next.emplace(end.at, end.tail);
        }
        last = std::move(next);
    }
    return turns;
}

int check_turns(const Situation& now) {  // Returns the most turns.
    const std::vector<SpaceIndex> here =
        now.mover.is_double() ? std::vector{now.mover.at, now.mover.tail} : std::vector{now.mover.at};
    const auto expected = turns_by_all_moves(now);
    TurnMap map;
    if (map.find(*now.board, now.mover, now.occupancy(), now.rules, here) != expected) FAIL("the turn map differs");
    return *std::ranges::max_element(expected);
}

using BruteWay = std::vector<std::optional<Space>>;

BruteWay in_spaces(const Board& board, const Path& path) {
    BruteWay way;
    for (const SpaceIndex step : path.steps)
        way.push_back(step == turn_round ? std::nullopt : std::optional(board[step].space));
    return way;
}

Path random_way(const Situation& now, Dice& dice) {
    Path path{.lead = now.mover.is_double() && dice.roll(1, 2) == 1 ? Lead::Back : Lead::Front,
              .flown = now.mover.flight == Flight::May && dice.roll(1, 2) == 1};
    SpaceIndex here = path.lead == Lead::Back ? now.mover.tail : now.mover.at,
               behind = path.lead == Lead::Back ? now.mover.at : now.mover.tail;
    for (int i = 0, count = dice.roll(1, 5); i < count; ++i) {
        const std::span<const Link> links = now.board->links(here);
        if (links.empty()) break;
        if (now.mover.is_double() && dice.roll(1, 4) == 1) {
            path.steps.push_back(turn_round);
            std::swap(here, behind);
            continue;
        }
        behind = here;
        here = links[dice.below(links.size())].to;
        path.steps.push_back(here);
    }
    return path;
}

int check_random_ways(const Situation& now, BruteWalker& brute, Dice& dice) {
    int legal = 0;
    for (int i = 0; i < 10; ++i) {
        const Path path = random_way(now, dice);
        const Result<Walk> walked = walk(*now.board, now.mover, now.occupancy(), now.rules, path, "Finn");
        const auto expected = brute.follow(in_spaces(*now.board, path), path.lead == Lead::Back, path.flown);
        INFO((walked ? "accepted" : walked.error().message.id));
        if (walked.has_value() != expected.has_value()) FAIL("a way is judged differently");
        if (!walked) continue;
        ++legal;
        const bool same = end_in_words(*now.board, walked->at, walked->tail, walked->consequences) == expected->first &&
                          walked->cost == expected->second;
        if (!same) FAIL("a way leads elsewhere");
    }
    return legal;
}

}  // namespace

TEST_CASE("Movement finds the same ends as the brute-force walker") {
    std::map<std::string, int> seen;
    Reach reach;
    Dice dice{5};
    int legal = 0;
    for (int number = 0; number < boards; ++number) {
        const RandomPlay play = RandomPlayMaker(static_cast<std::uint64_t>(number)).make();
        if (play.mover.spaces.empty()) continue;
        const Situation now = situation_of(play);
        BruteWalker brute(play.board, play.mover);
        const auto expected = brute.ends();
        reach.find(*now.board, now.mover, now.occupancy(), now.rules);
        const auto found = told(now, reach);
        if (found != expected) {
            INFO("board " << number << ": " << shown(play));
            INFO("only the brute-force walker:" << shown(without(expected, found)));
            INFO("only the rules:" << shown(without(found, expected)));
            REQUIRE(found == expected);
        }
        INFO("board " << number << ": " << shown(play));
        check_ways(now, reach);
        check_costs(now, reach);
        seen[check_turns(now) > 1 ? "two turns" : "one turn"] += 1;
        legal += check_random_ways(now, brute, dice);
        seen[play.board.edition] += 1;
        for (const auto& [end, cost] : found)
            for (const std::string& word : end.consequences) seen[word.starts_with("leaves") ? "leaves" : word] += 1;
        if (play.mover.spaces.size() == 2) seen["double"] += found.size() > 2;
        for (const End& end : reach.ends())
            seen[end.stop == Stop::Water ? "water" : end.stop == Stop::Glyph ? "glyph" : "no stop"] += 1;
    }
    for (const char* what :
         {"basic-2004", "master-2004", "basic-2007", "master-2007", "basic-2022", "master-2022", "leaves", "falls",
          "falls far", "falls to death", "lava", "double", "water", "glyph", "one turn", "two turns"}) {
        INFO(what);
        CHECK(seen[what] > 3);
    }
    CHECK(legal > boards / 2);
}
