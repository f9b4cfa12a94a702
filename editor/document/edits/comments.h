// Keeps a file's comments when the element they stand before is removed: they move to the end of its parent.
#pragma once
#include "editor/document/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/scenario.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hexwright::document {

// A glyph that only changed its place takes its comments along. Comments before a removed piece move to the end of its
// level; before any other removed element, to the end of its list. `before` tells where removed pieces lay.
void rehome_comments(const Scenario& before, Scenario& after, const Catalogue& catalogue);

// Moves the comments of the levels from `first` up by `by` levels (negative: down). Where two levels meet, or one would
// lie below the lowest or above the highest level, their comments are joined.
Comments with_levels_renumbered(const Comments& comments, int first, int by);

// For elements that comments know by their number, such as "win:2": `place` tells where each stands now, or that it is
// gone, and then its comments move to the end of the victory.
Comments with_counted_renumbered(const Comments& comments, const std::string& kind,
                                 const std::function<std::optional<std::size_t>(std::size_t)>& place);

// The comments of the element `from`, such as "rule:flood", are those of `to`.
Comments with_element_renamed(const Comments& comments, const std::string& from, const std::string& to);

// True for a comment of the limit or the battlefield, or of something in them.
bool is_of_battlefield(std::string_view key);
// Those comments move to the end of the battlefield, whose pieces are about to be others.
Comments without_battlefield(const Comments& comments);

}  // namespace hexwright::document
