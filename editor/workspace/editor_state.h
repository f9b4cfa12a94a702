// Everything the window knows beside its pixels, in parts: a function takes the part that it needs.
#pragma once
#include "editor/document/jobs.h"
#include "editor/workspace/dialog_state.h"
#include "editor/workspace/many_games_state.h"
#include "editor/workspace/open_map.h"
#include "editor/workspace/room.h"
#include "editor/workspace/spoken_words.h"
#include "editor/workspace/system_clipboard.h"
#include "editor/workspace/user_state.h"
#include "formats/telling/words.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hexwright::workspace {

// Files that were open when the program ended and are opened again: see reopening.h.
struct Reopening {
    std::vector<std::filesystem::path> files{};  // Still to be opened.
    std::filesystem::path front{};               // This one comes to the front at the end.
    std::vector<Message> not_opened{};           // Which did not open, and why.
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
    // What the status line said at the start, until all files of the start are open: each that is opened clears it.
    std::optional<Notice> told_at_start{};
    std::vector<std::string> unopened{};  // Why those that waited did not open; told when none waits any more.
    std::set<unsigned> settled{};         // While the program is being left: what becomes of their changes is decided.
};

// What the window knows: what there is once, and the map in front. A function that needs one of both, or less, takes
// that.
struct EditorState {
    EditorState(const Catalogue& catalogue, const Words& sentences) : words(sentences), map(catalogue) {
        maps.parked.emplace_back();
    }

    // What there is once, however many maps are open.
    SpokenWords words;  // See spoken_language.h.
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
    std::string renderer{};  // As OpenGL calls what draws the window; empty without a window.

    OpenMap map;

    const Snapshot& now() const { return map.now(); }
    const Snapshot& shown() const { return map.shown(); }
    const Catalogue& catalogue() const { return map.catalogue(); }
};

}  // namespace hexwright::workspace
