// The desk at which a scenario is written: what lies on it is a form or the sentences of a word.
#pragma once
#include "editor/panels/desk/desk_campaign.h"
#include "editor/panels/desk/desk_forms.h"
#include "editor/panels/desk/desk_names.h"
#include "editor/panels/desk/desk_outline.h"
#include "editor/panels/desk/desk_victory.h"
#include "editor/panels/desk/page_panel.h"
#include "editor/panels/desk/word_editor.h"
#include "editor/panels/room.h"
#include "editor/panels/zones_panel.h"

namespace hexwright::panels {

struct DeskUi {
    DeskOutlineUi outline{};
    WordEditorUi words{};
    AboutFormUi about{};
    PlayersFormUi players{};
    PoolsFormUi pools{};
    NamesFormUi names{};
    VictoryFormUi victory{};
    ZonesUi zones{};
    CampaignFormUi campaign{};
    PagePanelUi page{};
};

void draw_desk(Ui& ui, EditorState& editor, DeskUi& state);

}  // namespace hexwright::panels
