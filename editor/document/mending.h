// Mends all issues of one kind at once, and approves issues: the edits behind the buttons of the checks panel.
#pragma once
#include "editor/document/document.h"
#include "editor/document/room.h"

namespace hexwright::document {

// Number of issues of this code that have a quick fix.
std::size_t mendable(IssueCode code, const Snapshot& now);

// Applies their quick fixes as one step of undo. Of two issues that share a piece the first is mended; then the map is
// checked again for the other one. Issues that cannot be mended stay; nullopt if none can.
std::optional<Edit> mend_all(IssueCode code, const Document& document);

Edit approve(const Issue& issue, std::string reason, const Scenario& scenario);
Edit approve_no_longer(const Issue& issue, const Scenario& scenario);

}  // namespace hexwright::document
