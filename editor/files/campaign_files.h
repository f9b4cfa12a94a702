// Campaigns as files: opened at the desk, begun anew; their games are opened on the map.
#pragma once
#include "editor/files/open_maps.h"
#include "editor/files/room.h"
#include "editor/workspace/states.h"

namespace hexwright::files {

// Shows the campaign at the desk; open_file() shows one of its games on the map, too. Returns false if the file cannot
// be read.
bool open_campaign(EditorState& editor, const std::filesystem::path& file, Where where);
// A new campaign in this file, which begins with the map's scenario. Refused while that has no file, and where there is
// a file already.
bool begin_campaign(EditorState& editor, std::filesystem::path file);
// The campaign goes when a map is opened that is none of its games.
void leave_campaign_for(EditorState& editor, const std::filesystem::path& map);

}  // namespace hexwright::files
