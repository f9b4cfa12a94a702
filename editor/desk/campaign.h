// A campaign at the desk: which games it has, what follows what, who comes along. Its file is written with each change,
// so that there is nothing to save; Undo takes a change back and writes that. A change that cannot be written is not
// made.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/campaign_state.h"
#include "editor/workspace/states.h"
#include "engine/scenario/slot_choices.h"
#include "engine/scenario/word_tree.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::desk {

// A game's file as the campaign's file names it: relative to its folder.
std::string path_from_campaign(const std::filesystem::path& campaign, const std::filesystem::path& game);
std::filesystem::path absolute_path(const std::filesystem::path& file);  // Without "." and "..".
void close_campaign(EditorState& editor);
bool change_campaign(EditorState& editor, const WordChange& change);  // False: refused, the notice says why.
bool title_campaign(EditorState& editor, const std::string& title);
bool add_campaign_game(EditorState& editor, const std::filesystem::path& file);
// Another scenario's file for the game at this index.
bool replace_campaign_game(EditorState& editor, std::size_t game, const std::filesystem::path& file);
bool add_campaign_way(EditorState& editor, std::size_t from, const std::string& to);
bool can_undo_campaign(const OpenMap& map);
bool can_redo_campaign(const OpenMap& map);
void undo_campaign(EditorState& editor);
void redo_campaign(EditorState& editor);

// ---- what it looks like now

// The game's scenario as the map has it if it is open there, or as its file has it.
CampaignState::Game campaign_game(const OpenMap& map, std::size_t game);
std::filesystem::path file_of_campaign_game(const OpenMap& map, std::size_t game);
bool is_on_map(const OpenMap& map, std::size_t game);
// The game that this word of the campaign is about: a link's own, or the one that a test plays.
std::optional<std::size_t> game_of_word(const OpenMap& map, const WordPath& word);
// Of its games; nullptr for one whose file cannot be read.
std::vector<std::shared_ptr<const Scenario>> campaign_scenarios(const OpenMap& map);
// All that is wrong with it, each with its word; worked out when it or the map changed.
const std::vector<Issue>& campaign_issues(const OpenMap& map);
void read_games_anew(OpenMap& map);  // Their files may have changed.

// What is on the desk, be it the scenario's or the campaign's.
SlotChoices choices_on_desk(const OpenMap& map, const WordPath& member);
const std::vector<Issue>& issues_on_desk(const OpenMap& map);

}  // namespace hexwright::desk
