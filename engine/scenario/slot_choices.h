// What may stand in a slot of a word where it stands: the names in scope, the things of the scenario and the catalogue,
// the words of a choice, the bounds of a number. Values for menus; how they are shown is said elsewhere.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/room.h"
#include "engine/scenario/word_tree.h"

namespace hexwright::scenario {

// Where a slot can be filled by pointing at the map.
enum class PickOnMap : unsigned char { No, Space, Piece, Figure, Zone };

struct SlotChoices {
    std::vector<std::string> options{};  // Texts for the member, the likeliest first; each once.
    std::size_t near =
        0;  // The first so many are of this scenario: its cards, its terrains. The others are of the catalogue.
    bool typed = false;         // Any other text may be given too: a new flag, a title.
    bool may_be_empty = false;  // It may be taken away.
    PickOnMap pick = PickOnMap::No;
    int low = 0, high = 0;  // Bounds of a number; equal if it is none.
};

// Nothing may stand in a member that is not there.
SlotChoices choices_for(const Scenario& scenario, const Catalogue& catalogue, const WordNode& top,
                        const WordPath& member);

// The names that words around this place give to figures, players, spaces, glyphs, zones and pieces, the innermost
// first; "event" among the figures, players and glyphs of a rule whose events have one.
struct NamesInScope {
    std::vector<std::string> figures{}, players{}, spaces{}, glyphs{}, zones{}, pieces{};
    std::vector<std::string> figures_as_owners{};  // The event's, where their names alone would mean players.
};
NamesInScope names_in_scope(const WordNode& top, const WordPath& word);

}  // namespace hexwright::scenario
