#include "engine/scenario/victory_table.h"

#include <algorithm>

namespace hexwright::scenario {
namespace {

constexpr std::string_view last_standing = "last-standing";

bool says_gone(const Condition& condition);

bool all_say_gone(const Conditions& conditions) {
    return !conditions.empty() && std::ranges::all_of(conditions, says_gone);
}

bool no_enemy_stands(const condition::Count& count) {
    return count.of == condition::Counted::Figures && count.where == condition::Whereabouts::Battlefield &&
           count.at_most.value == 0 && count.parts.size() == 1 &&
           std::holds_alternative<condition::EnemyOf>(count.parts.front().is);
}

bool says_gone(const Condition& condition) {
    if (const auto* all = std::get_if<condition::All>(&condition.is)) return all_say_gone(all->parts);
    if (const auto* count = std::get_if<condition::Count>(&condition.is)) return no_enemy_stands(*count);
    return std::holds_alternative<condition::Eliminated>(condition.is);
}

Timing timing_of(WonWhen when) {
    return when == WonWhen::EndOfRound ? Timing::EndOfRound
           : when == WonWhen::AtLimit  ? Timing::AtLimit
                                       : Timing::AtOnce;
}

}  // namespace

WonWhen won_when(const Win& win) {
    if (win.timing == Timing::EndOfRound) return WonWhen::EndOfRound;
    if (win.timing == Timing::AtLimit) return WonWhen::AtLimit;
    return win.who.word == last_standing || all_say_gone(win.conditions) ? WonWhen::EverybodyGone : WonWhen::AtOnce;
}

std::vector<std::string> who_may_win(const Scenario& scenario) {
    int players = 2;
    for (const Setup& setup : *scenario.setups) players = std::max(players, setup.player_count());
    std::vector<std::string> who;
    for (int number = 1; number <= players; ++number) who.push_back(std::to_string(number));
    for (const std::string_view all :
         {std::string_view("each"), last_standing, std::string_view("most-points"), std::string_view("nobody")})
        who.emplace_back(all);
    for (const Win& win : rulebook_of(scenario).victory.wins)
        if (std::ranges::count(who, win.who.word) == 0) who.push_back(win.who.word);
    return who;
}

Win win_for(const std::string& who, WonWhen when) {
    Win win{.timing = timing_of(when)};
    win.who.word = who;
    if (who == "each") win.as.word = "winner";
    if (when != WonWhen::EverybodyGone || who == last_standing) return win;
    condition::EnemyOf enemy;
    enemy.player.word = who == "each" ? win.as.word : who;
    condition::Count none;
    none.at_most.value = 0;
    none.parts.push_back({std::move(enemy)});
    win.conditions.push_back({std::move(none)});
    return win;
}

}  // namespace hexwright::scenario
