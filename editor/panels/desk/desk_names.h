// The names of a scenario: zones, pieces, pools, flags and counters, rules, modifiers, tests. Where each is spoken of,
// and a new name for it everywhere. Labels for scripts and tests: "name:zone:red", "desk.rename-field",
// "desk.tally-title", "desk.tally-hidden", "use:PATH", "use:setup-2-1" (set-up for two, player 1; 0 is nobody).
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/scenario/uses.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::panels {

struct NamesFormUi {
    struct Row {
        NamedThing what = NamedThing::Zone;
        std::string name{};
        std::vector<Use> uses{};
    };
    std::optional<unsigned long long> number{};  // Of the snapshot that the rows are of.
    std::vector<Row> rows{};
    NamedThing what = NamedThing::Zone;  // What is chosen; without a name nothing.
    std::string name{};
    std::string to{}, title{};  // Typed; `title` is that of a flag or counter.
};

void draw_names_form(Ui& ui, EditorState& editor, NamesFormUi& state);

// The name of a zone with its new name and its uses, above its conditions.
void draw_zone_name(Ui& ui, EditorState& editor, NamesFormUi& state, std::size_t zone);

}  // namespace hexwright::panels
