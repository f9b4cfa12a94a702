// One map that is open, with all that is about it.
#pragma once
#include "editor/document/document.h"
#include "editor/table/table_state.h"
#include "editor/workspace/background_tasks.h"
#include "editor/workspace/build_view.h"
#include "editor/workspace/campaign_state.h"
#include "editor/workspace/derived.h"
#include "editor/workspace/desk_state.h"
#include "editor/workspace/make_even_state.h"
#include "editor/workspace/many_games_state.h"
#include "editor/workspace/map_report_state.h"
#include "editor/workspace/room.h"
#include "editor/workspace/safety.h"
#include "editor/workspace/status_line.h"
#include "editor/workspace/tool_state.h"
#include "editor/workspace/view_state.h"
#include "editor/workspace/worked_out.h"
#include "engine/survey/zones_now.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace hexwright::workspace {

// All that is about one map: the map itself, how it is seen, the game that lies on it, what was worked out about it.
struct OpenMap {
    explicit OpenMap(std::shared_ptr<const Catalogue> catalogue) : document(std::move(catalogue)) {}
    explicit OpenMap(const Catalogue& catalogue) : document(catalogue) {}  // It must outlive the map.

    Document document;
    unsigned number = 0;  // Each map that is opened has another one.
    BackgroundTasks tasks{};
    ToolState tools{};
    ViewState view{};
    StatusLine status{};
    MapKeeping keeping{};
    TableState table{};
    BuildView building{};
    MapReportState report{};
    ManyGamesState many_games{};
    MakeEvenState make_even{};
    DeskState desk{};
    std::optional<CampaignState> campaign{};  // See campaign.h.
    std::unique_ptr<Derived> derived = std::make_unique<Derived>();
    WorkedOut<OverlayPicture> surveyed{};                 // See survey_overlay.h.
    WorkedOut<std::vector<AttackOutlook>> target_odds{};  // Of the figure in hand.
    WorkedOut<std::vector<ZoneNow>> zones_now{};          // See zones_shown.h.

    const Snapshot& now() const { return document.now(); }
    // The map in both views: the one being edited, what of it is built, or as it stands in the game that is played.
    const Snapshot& shown() const {
        return table.on() ? table.play->board() : building.on() ? building.board : document.now();
    }
    const Catalogue& catalogue() const { return document.catalogue(); }
};

}  // namespace hexwright::workspace
