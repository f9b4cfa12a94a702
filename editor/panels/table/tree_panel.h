// The tree of a game: every line that was tried, with notes; lines can be made the main one or removed.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/session/session_tree.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::panels {

struct TreeRow {  // A stretch of the tree without forks, from its first node to its last.
    NodeId first{}, last{};
    int depth = 0;  // Of forks above it.
    int decisions = 0;
};

struct TreeUi {
    unsigned long long revision = 0;
    std::vector<TreeRow> rows{};
    std::string note{};                // Being written.
    NodeId noted{};                    // Of this node.
    std::optional<NodeId> removing{};  // Asked about.
};

std::vector<TreeRow> tree_rows(const SessionTree& tree);
void draw_tree(Ui& ui, EditorState& editor, TreeUi& state);

}  // namespace hexwright::panels
