// The overlays that take a walk over the whole map: turns to reach spaces, sight, threats, distances. Worked out by
// jobs and shown like the others; while one is worked out, the last one stays.
#pragma once
#include "editor/inspect/room.h"
#include "editor/workspace/overlay.h"
#include "editor/workspace/states.h"

namespace hexwright::inspect {

bool is_survey(Overlay overlay);
// The picture of the survey that is laid over now, for the figure in hand or the space last pointed at; nullptr until
// there is one. Heat of many games is one of them. Call once a frame and view.
const OverlayPicture* surveyed_overlay(EditorState& editor);

}  // namespace hexwright::inspect
