// What a tool makes of one input, as a value: tools read the session and never write into it. apply() is the one place
// that puts such a value into the session and commits its change.
#pragma once
#include "editor/document/edits/fill_edit.h"
#include "editor/editing/room.h"
#include "editor/workspace/states.h"
#include "editor/workspace/status_line.h"
#include "editor/workspace/tool_state.h"
#include "editor/workspace/view_state.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::editing {

struct ViewChange {  // What a tool may change of what is seen; nullopt means that it stays.
    std::optional<int> level{};
    std::optional<bool> whole{};
    std::optional<std::vector<Space>> marked{};
    std::optional<SideTab> side{};
};

struct ToolOutcome {
    // What is in hand, selected and gathered from now on; nullopt: as before.
    std::optional<ToolState> tools{};
    std::optional<Proposal> change{};  // A change of the map, with all its images; the map's verdict on it was yes.
    std::optional<Notice> notice{};    // nullopt: the status line stays as it is.
    ViewChange view{};
    std::optional<FillOrder> fill{};       // To be filled by a background task.
    std::optional<std::string> picture{};  // Path of a picture that the next input needs.
};

ToolOutcome saying(Message words);
ToolOutcome refusing(Message reason, Offer offer = {});

// The map's verdict on the edit and its images under the symmetry: a change if yes, a notice with the reason if no.
ToolOutcome proposed(const OpenMap& map, const Edit& edit);
ToolOutcome proposed(const OpenMap& map, Edit::What what);

void apply(EditorState& editor, ToolOutcome outcome);

// Selects exactly these; ids that are not on this map are left out.
void select(ToolState& tools, std::vector<PieceId> pieces, const Battlefield& battlefield);
// The select tool with nothing in hand; the gesture under way is over.
void put_away(ToolState& tools);

}  // namespace hexwright::editing
