// All issues of one kind mended at once, and issues approved: the edits behind the checks panel's buttons.
#pragma once
#include "editor/document/document.h"

namespace hexwright {

// How many issues of this code have a quick fix.
std::size_t mendable(IssueCode code, const Snapshot& now);

// Their quick fixes as one step of undo. Where two issues share a piece the first is mended, and then it is looked anew
// whether the other is still there. What cannot be mended stays; none when nothing can.
std::optional<Edit> mend_all(IssueCode code, const Document& document);

Edit approve(const Issue& issue, std::string reason, const Scenario& scenario);
Edit approve_no_longer(const Issue& issue, const Scenario& scenario);

}  // namespace hexwright
