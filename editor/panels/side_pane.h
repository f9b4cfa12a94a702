// The lower right pane: details of the thing at hand, the history and other lists, one tab each.
#pragma once
#include "editor/panels/games_panel.h"
#include "editor/panels/glyphs_panel.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/parts_panel.h"
#include "editor/panels/report_panel.h"
#include "editor/panels/room.h"
#include "editor/panels/zones_panel.h"

namespace hexwright::panels {

struct SideUi {  // The state of the panels in it.
    HistoryUi history;
    ZonesUi zones;
    GlyphsUi glyphs;
    PartsUi parts;
    GamesUi games;
};

void draw_side(Ui& ui, EditorState& editor, SideUi& state);

}  // namespace hexwright::panels
