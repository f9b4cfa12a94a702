// Everything the window knows beside its pixels, in parts: a function takes the part that it needs.
#pragma once
#include "editor/document/document.h"
#include "editor/document/jobs.h"
#include "editor/table/table_state.h"
#include "editor/view/backend.h"
#include "editor/workspace/background_tasks.h"
#include "editor/workspace/build_view.h"
#include "editor/workspace/campaign_state.h"
#include "editor/workspace/desk_state.h"
#include "editor/workspace/dialog_state.h"
#include "editor/workspace/make_even_state.h"
#include "editor/workspace/many_games_state.h"
#include "editor/workspace/map_report_state.h"
#include "editor/workspace/room.h"
#include "editor/workspace/safety.h"
#include "editor/workspace/spoken_words.h"
#include "editor/workspace/status_line.h"
#include "editor/workspace/system_clipboard.h"
#include "editor/workspace/tool_state.h"
#include "editor/workspace/user_state.h"
#include "editor/workspace/view_state.h"
#include "editor/workspace/worked_out.h"
#include "engine/survey/zones_now.h"
#include "formats/telling/words.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace hexwright::workspace {

// All that is about one map: the map itself, how it is seen, the game that lies on it, what was worked out about it.
struct OpenMap {
    explicit OpenMap(const Catalogue& catalogue) : document(catalogue) {}

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
    std::optional<CampaignState> campaign{};              // See campaign.h.
    WorkedOut<OverlayPicture> surveyed{};                 // See survey_overlay.h.
    WorkedOut<std::vector<AttackOutlook>> target_odds{};  // Of the figure in hand.
    WorkedOut<std::vector<ZoneNow>> zones_now{};          // See zones_shown.h.
};

// Files that were open when the program ended and are opened again: see reopening.h.
struct Reopening {
    std::vector<std::filesystem::path> files{};  // Still to be opened.
    std::filesystem::path front{};               // This one comes to the front at the end.
    std::vector<Message> not_opened{};           // Which did not open, and why.
    std::optional<Notice> told{};                // What the status line said before.
};

// The maps that are open, in the order of their tabs; see open_maps.h.
struct OpenMaps {
    std::vector<std::unique_ptr<OpenMap>> parked{};  // nullptr at the place of the one in front.
    std::size_t front = 0;
    unsigned opened = 0;               // So many have been opened so far.
    unsigned campaigns = 0;            // So many campaigns, too.
    std::optional<unsigned> wanted{};  // This one comes to the front as soon as nothing is being typed or dragged.
    bool closes_wanted = false;        // And is then closed.
    // Files that are opened one after the other, each as soon as no question is open.
    std::vector<std::filesystem::path> waiting{};
    Reopening reopening{};
    std::vector<std::string> unopened{};  // Why those that waited did not open; told when none waits any more.
    std::set<unsigned> settled{};         // While the program is being left: what becomes of their changes is decided.
};

// What there is once, however many maps are open.
struct Workshop {
    explicit Workshop(const Words& sentences) : words(sentences) { maps.parked.emplace_back(); }

    SpokenWords words;  // See spoken_language.h.
    // The catalogue with what was added to it meanwhile: see own_pieces.h. All of them, because work in the background
    // may still read an older one.
    std::vector<std::unique_ptr<const Catalogue>> learned{};
    Jobs jobs{};
    OpenMaps maps{};
    DialogState dialog{};
    UserState user{};
    Safety safety{};
    Clipboard clipboard{};
    BatchCache batches{};
    // Seeds for the dice of new games, never 0: random ones in the program, known ones in scripts and tests.
    std::function<std::uint64_t()> fresh_seed = [last = std::uint64_t{0}]() mutable { return ++last; };
    bool welcome_waits = false;   // Show the welcome dialog as soon as no other dialog is open.
    bool manual_open = false;     // The manual stands in its window beside the work.
    bool language_waits = false;  // Another language was chosen; it is spoken from the next frame on.
    bool quit = false;
};

// The map in front is the editor's own, so that whoever works on a map sees one and need not know of the others.
struct EditorState : Workshop, OpenMap {
    EditorState(const Catalogue& catalogue, const Words& sentences) : Workshop(sentences), OpenMap(catalogue) {}

    const Snapshot& now() const { return document.now(); }
    // The map in both views: the one being edited, what of it is built, or as it stands in the game that is played.
    const Snapshot& shown() const {
        return table.on() ? table.play->board() : building.on() ? building.board : document.now();
    }
    const Catalogue& catalogue() const { return document.catalogue(); }
};

}  // namespace hexwright::workspace
