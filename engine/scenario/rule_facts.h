// What the rules of a scenario read and what they can change, found by one walk over all words.
#pragma once
#include "engine/scenario/rulebook.h"

#include <compare>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace hexwright {

bool names_player(std::string_view word);  // "1" to "8"

struct TallyOwner {  // whose flag or counter, as far as the file tells it
    enum class Who : std::uint8_t { Game, Player, SomePlayer, Figure, Anybody };
    Who who = Who::Game;
    int player = 0;  // of Player: from 1
    friend auto operator<=>(const TallyOwner&, const TallyOwner&) = default;
};
bool may_be_same(TallyOwner a, TallyOwner b);

struct Writing {  // what happens to a flag or counter; a flag is set when its number is not 0
    enum class Change : std::uint8_t { None, ToOne, Up, Down };
    std::string tally{};
    TallyOwner of{};
    Change change = Change::None;
    friend auto operator<=>(const Writing&, const Writing&) = default;
};

struct RuleFacts {
    std::map<std::string, int> read{}, written{};  // flags and counters, with the line of the first place
    std::set<Writing> writings{};
    std::set<std::string> removed_pieces{}, arriving_cards{}, given_cards{}, covering_kinds{};
    std::set<std::string> filled_zones{};                  // into which figures are placed, or arrive
    std::set<std::string> winners{};                       // of <end>
    std::set<std::vector<const Conditions*>> removals{};   // of figures for which all of these hold
    std::set<std::string> figure_names{}, player_names{};  // given by the rules
    friend bool operator==(const RuleFacts&, const RuleFacts&) = default;
};
RuleFacts facts_of(const Rulebook& book);
void note_reads(const Conditions& conditions, int line,
                RuleFacts& facts);  // of zones, which stand outside of the rules

TallyOwner owner_named(const std::string& word, const RuleFacts& facts);
void note_effect(const Effect& effect, const RuleFacts& names, RuleFacts& facts);  // itself, not what stands inside
void merge_facts(RuleFacts& facts, const RuleFacts& more);

}  // namespace hexwright
