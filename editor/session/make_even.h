// "Make it even": the map's knobs, the search for an even setting by a job, and the edit that it proposes.
#pragma once
#include "editor/document/tuned_game.h"
#include "editor/session/room.h"
#include "editor/session/worked_out.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace hexwright::editor_session {

struct EditorState;

// What has been found so far, and of which scenario.
struct FoundEven {
    std::shared_ptr<const Scenario> scenario{};  // As the window had it when the search began.
    TunedGame game{};
    Tuning tuning{};
};

// Where the job leaves what it has so far; the frames look.
struct GrowingEven {
    std::mutex guard{};
    std::shared_ptr<const FoundEven> latest{};
};

struct MakeEvenState {
    bool open = false;             // Its part of the panel of games is shown.
    std::string knob{};            // Its id; empty: the first one.
    std::int64_t proof_games = 0;  // 0: as many as a proof needs.
    WorkedOut<std::vector<Knob>> knobs{};
    std::shared_ptr<const FoundEven> found{};
    std::shared_ptr<GrowingEven> growing{};
};

// Call once a frame while its part is shown: takes what was found meanwhile, and the knobs of the map.
void follow_make_even(EditorState& editor);
const Knob* knob_to_turn(const EditorState& editor);  // The chosen one; nullptr until the knobs are known, or if none.

void search_even(EditorState& editor);  // A refusal stands in the status line; what was found before then stays.
void stop_even(EditorState& editor);    // Esc does it, too; what was tried until then stays.
bool searches_even(const EditorState& editor);
bool even_is_stale(const EditorState& editor);  // The scenario is not the one that the search was about.

// Whether there is a change to be made: proven even, and not how things are already.
bool can_make_even(const EditorState& editor);
void make_even(EditorState& editor);  // One step of the history.

void forget_even(EditorState& editor);  // Another file is opened.

}  // namespace hexwright::editor_session
