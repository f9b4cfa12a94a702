// Several maps open at once, each in its tab. The one in front is the editor's own (editor_state.h); the others are
// parked, with all that is about them, until they come to the front again. What is written about a parked map goes on
// being written, and work in the background that was asked for there is finished there.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "formats/telling/words.h"

#include <cstddef>
#include <filesystem>
#include <optional>

namespace hexwright::files {

// Where an opened map goes: in a tab of its own, unless the map in front is untouched, or in place of the one in front.
enum class Where : unsigned char { Tab, InPlace };

inline constexpr std::size_t most_open_maps = 40;

std::size_t map_count(const EditorState& editor);
const OpenMap& map_at(const EditorState& editor, std::size_t at);  // In the order of the tabs.
// Nothing is on it, nothing was done to it, and it has no file.
bool is_untouched(const OpenMap& map);
std::optional<std::size_t> map_of_file(const EditorState& editor, const std::filesystem::path& file);
std::optional<std::size_t> map_of_number(const EditorState& editor, unsigned number);
// On whose desk the campaign of this file lies.
std::optional<std::size_t> map_of_campaign(const EditorState& editor, const std::filesystem::path& file);

void show_map(EditorState& editor, std::size_t at);  // Brings it to the front.
// Brings it to the front at the next turn when nothing is being typed or dragged: what is typed belongs to its own map.
void want_map(EditorState& editor, std::size_t at);
void want_neighbour(EditorState& editor, int step);       // 1: the next tab, -1: the one before; round and round.
void want_to_close(EditorState& editor, std::size_t at);  // The same, and unsaved changes are asked about.

// The campaign that lies on the desk comes along. A map without anything on it that is left behind is closed.
void show_map_with_campaign(EditorState& editor, std::size_t at);

// An empty map in front, in a tab of its own unless the map in front is untouched. Returns false if there are too many;
// the status line says so.
bool make_room(EditorState& editor);
// The map in front goes, with unsaved changes in the trash; the last one leaves an empty map.
void drop_map(EditorState& editor);
// What has to be done before a map is let go: its changes go to the trash, its file is free for others.
void let_map_go(OpenMap& map, const Words& words);
// Finishes what was worked out for maps that are parked. Call once per frame.
void take_done_of_parked(EditorState& editor);

}  // namespace hexwright::files
