// Mutants of the rules: each changes one statement of an edition, of the table of powers or of a glyph. A mutant is
// identified by its name:
//     rule master-2004 flip 1             a field has another edition's value
//     rule master-2004 terrain basic-2004 all terrain comes from another edition
//     terrain master-2004 water           a row of the terrain is dropped
//     terrain master-2004 water stops     one effect of a row is dropped
//     obstacle master-2004 ruin-2         a row of the obstacles is dropped
//     power flying                        a row of the table of powers is emptied
//     power trample-stomp after_move      one entry of a row is emptied
//     glyph astrid                        a glyph does nothing
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/game/power.h"
#include "engine/rules/edition.h"
#include "tests/support/every_room.h"

namespace hexwright {

using RulesOf = std::optional<Rules> (*)(std::string_view edition);

std::vector<std::string> rule_mutants(RulesOf rules_of);
std::vector<std::string> power_mutants(std::span<const Power> rows);
std::vector<std::string> glyph_mutants(const Catalogue& catalogue);  // For glyphs that have a power.

// Applies the mutant; returns the input unchanged if the mutant is about something else.
Rules mutated(Rules rules, std::string_view mutant, RulesOf rules_of);
std::vector<Power> mutated(std::span<const Power> rows, std::string_view mutant);
bool silences(std::string_view mutant, const GlyphType& glyph);

}  // namespace hexwright
