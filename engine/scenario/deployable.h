// Who can be there in games of a set-up: of which cards, under whose control, how many at most. More than will be,
// never fewer.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/rule_facts.h"
#include "engine/scenario/setup.h"

namespace hexwright {

inline constexpr int any_number = 1'000'000;  // more than there can be: of cards that are gathered, or arrive

struct Fielded {
    CardKind card{};
    int player = 0;          // from 1; 0: nobody
    bool anybodys = false;   // its control may change
    int figures = 0;         // at most
    bool removable = false;  // a rule may take it off the battlefield
};
struct Fielding {
    const Setup* setup = nullptr;
    std::vector<Fielded> figures{};
};

// `open`: no set-up says what may be gathered, so it may be anything.
Fielding fielding_of(const Setup& setup, bool open, const RuleFacts& live, const Catalogue& catalogue);

bool fits_army(const ArmyCard& card, const Army& army);              // by its filters alone
bool printed_so(const ArmyCard& card, const condition::Card& word);  // but for its id
int team_in(const Setup& setup, int player);                         // players alone are teams of their own

}  // namespace hexwright
