// What the window knows, by name: for the many headers that only hand it on. Each is in the header of its name.
#pragma once
#include "editor/workspace/room.h"

namespace hexwright::workspace {

struct CampaignState;
struct DeskState;
struct DialogState;
struct EditorState;
struct OpenMap;
struct Settings;
struct ToolState;
struct UserState;
struct ViewState;

}  // namespace hexwright::workspace
