// Rules watch: each rule, modifier and win of the scenario with its conditions true or false now, how often it ran, and
// what stopped it.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/session/rule_history.h"
#include "formats/telling/rules_text/watch_text.h"

namespace hexwright::panels {

struct WatchUi {
    unsigned long long game = 0;  // See Play::started().
    unsigned long long revision = 0;
    RuleHistory history{};
    WatchPage page{};
};

void draw_watch(Ui& ui, EditorState& editor, WatchUi& state);

}  // namespace hexwright::panels
