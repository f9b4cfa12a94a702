// What the rules of a scenario read and what they can change, found by one walk over all words.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"

#include <compare>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace hexwright::scenario {

// The owner of a flag or counter, as far as the file determines it.
struct TallyOwner {
    enum class Who : std::uint8_t { Game, Player, SomePlayer, Figure, Anybody };
    Who who = Who::Game;
    int player = 0;  // For Who::Player only; from 1.
    friend auto operator<=>(const TallyOwner&, const TallyOwner&) = default;
};
bool may_be_same(TallyOwner a, TallyOwner b);

// A change of a flag or counter. A flag is set when its number is not 0.
struct Writing {
    enum class Change : std::uint8_t { None, ToOne, Up, Down };
    std::string tally{};
    TallyOwner of{};
    Change change = Change::None;
    friend auto operator<=>(const Writing&, const Writing&) = default;
};

struct RuleFacts {
    std::map<std::string, int> read{}, written{};  // Flags and counters, with the line of their first occurrence.
    std::set<Writing> writings{};
    std::set<std::string> removed_pieces{}, arriving_cards{}, given_cards{}, covering_kinds{};
    bool carries_glyphs = false, carries_figures = false;
    bool converts = false;                 // Figures of any card may come to fight for anybody.
    std::set<std::string> filled_zones{};  // Zones into which figures are placed or arrive.
    bool sets_out = false;                 // Figures are placed that wait in the reserve.
    bool fills_named_spaces = false;       // Figures are placed or arrive on spaces that a rule names.
    std::set<std::string> winners{};       // Winners named by <end>.
    // The condition lists of each effect that removes figures for which all of them hold, and its line.
    std::map<std::vector<const Conditions*>, int> removals{};
    std::set<std::string> figure_names{}, player_names{};  // Names that the rules give to figures and players.
    friend bool operator==(const RuleFacts&, const RuleFacts&) = default;
};
RuleFacts facts_of(const Rulebook& book);
// Notes the flags and counters that a campaign carries as read and written, by anybody.
void note_carried(const Rulebook& book, RuleFacts& facts);
// Notes the conditions of zones, which stand outside of the rules.
void note_reads(const Conditions& conditions, int line, RuleFacts& facts);

TallyOwner owner_named(const std::string& word, const RuleFacts& facts);
// Notes the effect itself, not the effects inside it.
void note_effect(const Effect& effect, const RuleFacts& names, RuleFacts& facts);
void merge_facts(RuleFacts& facts, const RuleFacts& more);

}  // namespace hexwright::scenario
