// The lower right pane: what is known of the thing at hand, the steps taken so far, and other lists, one tab each.
#pragma once
#include "editor/panels/glyphs_panel.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/parts_panel.h"
#include "editor/panels/zones_panel.h"

namespace hexwright {

struct SideUi {  // the memory of the panels in it
    HistoryUi history;
    ZonesUi zones;
    GlyphsUi glyphs;
    PartsUi parts;
};

void draw_side(Ui& ui, EditorState& editor, SideUi& state);

}  // namespace hexwright
