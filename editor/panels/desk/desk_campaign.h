// The campaign at the desk: what it is called, a picture of its way, its games and what leads from one to the next.
// Labels for scripts and tests: "game:ID", "way:ID-NUMBER", "campaign:title", "campaign.lead:ID".
#pragma once
#include "editor/panels/desk/word_editor.h"
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"

#include <string>

namespace hexwright::panels {

struct CampaignFormUi {
    unsigned long long number = 0;  // Of the campaign that the fields were copied from.
    bool copied = false;
    std::string title{};
};

void draw_campaign_form(Ui& ui, EditorState& editor, CampaignFormUi& state, WordEditorUi& words);

}  // namespace hexwright::panels
