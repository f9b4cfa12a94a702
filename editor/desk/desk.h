// The desk at which a scenario is written: what is done with its words. Every change is an edit of the document; a
// refusal stands in the status line.
#pragma once
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/desk/room.h"
#include "engine/scenario/uses.h"
#include "engine/scenario/victory_table.h"
#include "formats/xml/scenario/templates_xml.h"

#include <string>
#include <string_view>

namespace hexwright::desk {

// Before the word at the place, or behind the last of its list; the new word is chosen. Returns false if refused.
bool put_word(EditorState& editor, const WordPath& place, std::string_view name);
bool set_member(EditorState& editor, const WordPath& member, const std::string& text);  // Empty: takes it away.
bool remove_word(EditorState& editor, const WordPath& word);
bool move_word(EditorState& editor, const WordPath& word, int by);  // Among its neighbours.
// Into another list, or before another word; refused where it makes no sense.
bool carry_word(EditorState& editor, const WordPath& word, const WordPath& to);
void copy_word(EditorState& editor, const WordPath& word);
bool paste_words(EditorState& editor, const WordPath& place);  // What was copied, also in another window.
bool duplicate_word(EditorState& editor, const WordPath& word);
bool rename_thing(OpenMap& map, NamedThing what, const std::string& from, const std::string& to);
// A win for this cell of the table of victory; it is chosen where its conditions are still to be said.
bool add_win(EditorState& editor, const std::string& who, WonWhen when);
// What people call a flag or counter, whether its changes are told and whether it goes from game to game; declares it
// if it is not.
bool title_tally(EditorState& editor, const std::string& tally, const std::string& title);
bool hide_tally(EditorState& editor, const std::string& tally, bool hidden);
bool carry_tally(EditorState& editor, const std::string& tally, bool carried);  // From game to game of a campaign.
// A secret of its owner or his team until it is revealed.
bool keep_tally_secret(EditorState& editor, const std::string& tally, SecretOf whose);
bool use_template(OpenMap& map, const Template& chosen);

}  // namespace hexwright::desk
