// Everything the window knows beside its pixels, in parts: a function takes the part that it needs.
#pragma once
#include "editor/document/document.h"
#include "editor/document/jobs.h"
#include "editor/session/background_tasks.h"
#include "editor/session/build_view.h"
#include "editor/session/campaign_state.h"
#include "editor/session/desk_state.h"
#include "editor/session/dialog_state.h"
#include "editor/session/make_even.h"
#include "editor/session/many_games.h"
#include "editor/session/map_report.h"
#include "editor/session/room.h"
#include "editor/session/safety.h"
#include "editor/session/status_line.h"
#include "editor/session/system_clipboard.h"
#include "editor/session/tool_state.h"
#include "editor/session/user_state.h"
#include "editor/session/view_state.h"
#include "editor/session/worked_out.h"
#include "editor/table/table_state.h"
#include "editor/view/backend.h"
#include "engine/survey/zones_now.h"
#include "formats/words.h"

namespace hexwright::editor_session {

struct EditorState {
    EditorState(const Catalogue& catalogue, const Words& sentences) : words(sentences), document(catalogue) {}

    const Words& words;
    Jobs jobs{};
    BackgroundTasks tasks{};
    Document document;
    ToolState tools{};
    ViewState view{};
    DialogState dialog{};
    StatusLine status{};
    UserState user{};
    Safety safety{};
    Clipboard clipboard{};
    TableState table{};
    BuildView building{};
    MapReportState report{};
    ManyGamesState many_games{};
    MakeEvenState make_even{};
    DeskState desk{};
    std::optional<CampaignState> campaign{};              // See campaign.h.
    WorkedOut<OverlayPicture> surveyed{};                 // See survey_overlay.h.
    WorkedOut<std::vector<AttackOutlook>> target_odds{};  // Of the figure in hand.
    WorkedOut<std::vector<ZoneNow>> zones_now{};          // See zones_shown.h.
    bool welcome_waits = false;                           // Show the welcome dialog as soon as no other dialog is open.
    bool manual_open = false;                             // The manual stands in its window beside the work.
    bool quit = false;

    const Snapshot& now() const { return document.now(); }
    // The map in both views: the one being edited, what of it is built, or as it stands in the game that is played.
    const Snapshot& shown() const {
        return table.on() ? table.play->board() : building.on() ? building.board : document.now();
    }
    const Catalogue& catalogue() const { return document.catalogue(); }
};

}  // namespace hexwright::editor_session
