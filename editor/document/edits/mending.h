// Mends all issues of one kind at once, and approves issues: the edits behind the buttons of the checks panel.
#pragma once
#include "editor/document/document.h"
#include "editor/document/room.h"

namespace hexwright::document {

// Number of issues of this code that have a quick fix.
std::size_t mendable(IssueCode code, const Snapshot& now);

struct Mending {
    std::optional<Edit> edit{};         // nullopt if nothing can be mended, or not without more issues than before.
    std::size_t mended = 0, left = 0;   // Issues of the kind that are gone afterwards, and that stay.
    std::size_t before = 0, after = 0;  // Issues of every kind; `after` is what the fixes would have left.
    bool is_worse() const { return after > before; }
};
// Applies their quick fixes as one step of undo. Of two issues that share a piece the first is mended; then the map is
// checked again for the other one. Issues that cannot be mended stay. Fixes after which the map has more issues than
// before are not made.
Mending mend_all(IssueCode code, const Document& document);

Edit approve(const Issue& issue, std::string reason, const Scenario& scenario);
Edit approve_no_longer(const Issue& issue, const Scenario& scenario);

}  // namespace hexwright::document
