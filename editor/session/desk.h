// The desk at which a scenario is written: which part of it lies there, which word is chosen, and the hands that change
// words, players and pools. Every change is an edit of the document; a refusal stands in the status line.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/pointer.h"
#include "editor/session/room.h"
#include "engine/rulebook/live_words.h"
#include "engine/scenario/slot_choices.h"
#include "engine/scenario/uses.h"
#include "engine/scenario/victory_table.h"
#include "engine/scenario/word_tree.h"
#include "formats/xml/scenario/templates_xml.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::editor_session {

// ---- the words as they are now

// All words of the scenario, made anew when it changes.
const WordNode& scenario_words(const EditorState& editor);
const WordNode& campaign_words(const EditorState& editor);  // The same of the campaign; expects that there is one.
// Those of the two that the part on the desk is of.
const WordNode& desk_words(const EditorState& editor);
// The same, to be kept while they change.
std::shared_ptr<const WordNode> kept_desk_words(const EditorState& editor);
const WordNode* chosen_word(const EditorState& editor);  // nullptr: none, or it is gone.
// The game on the table, which may be parked, speaks of the words on the desk: it was begun with them, or only its
// tests have grown since.
bool plays_the_desk(const EditorState& editor);
// Whether the condition at the path holds in the parked game; nullopt where no game of this scenario is parked, and for
// what is no condition or is only asked when its rule runs.
std::optional<LiveWord> live_word(const EditorState& editor, const WordPath& word);
// The lists of words at the top that belong to a part of the desk: "rules"; none for what is no words.
std::vector<std::string_view> lists_of(DeskPart part);

// ---- hands
void switch_desk(EditorState& editor);
void show_part(EditorState& editor, DeskPart part);
void choose_word(EditorState& editor, const WordPath& word);              // Shows the part that it is in, too.
void choose_word_of_scenario(EditorState& editor, const WordPath& word);  // Also while the campaign is on the desk.

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
bool rename_thing(EditorState& editor, NamedThing what, const std::string& from, const std::string& to);
// A win for this cell of the table of victory; it is chosen where its conditions are still to be said.
bool add_win(EditorState& editor, const std::string& who, WonWhen when);
// What people call a flag or counter, whether its changes are told and whether it goes from game to game; declares it
// if it is not.
bool title_tally(EditorState& editor, const std::string& tally, const std::string& title);
bool hide_tally(EditorState& editor, const std::string& tally, bool hidden);
bool carry_tally(EditorState& editor, const std::string& tally, bool carried);  // From game to game of a campaign.
// A secret of its owner or his team until it is revealed.
bool keep_tally_secret(EditorState& editor, const std::string& tally, SecretOf whose);
bool use_template(EditorState& editor, const Template& chosen);

// ---- pointing at the map
void begin_pick(EditorState& editor, const WordPath& member);
// The member that is waited for gets what lies there; a piece without a name gets one. Returns false if nothing is
// waited for.
bool pick(EditorState& editor, const Pointer& pointer);

// The piece's name, with the edit that gives it one if it has none.
std::pair<std::string, std::optional<Edit>> named_piece(const EditorState& editor, const PlacedPiece& piece);

// ---- parts that are no words
bool change_about(EditorState& editor, About about, std::string battlefield_name);
bool change_edition(EditorState& editor, std::string id, std::string edition);
bool change_rounds(EditorState& editor, int rounds);
// Shows the battlefield of this file in place of the scenario's own; refused as long as the scenario has no file, from
// which the other one could be named.
bool use_battlefield(EditorState& editor, const std::filesystem::path& file);
bool fold_in(EditorState& editor);             // The other way round: the scenario gets these pieces as its own.
void begin_naming_piece(EditorState& editor);  // The next click on a piece gives it a name; called again, it does not.
// True if the click was meant for that.
bool name_piece(EditorState& editor, const Pointer& pointer);
bool take_name(EditorState& editor, const std::string& piece);  // Off the piece. Refused while it is spoken of.
// `setup` is an index into the set-ups; one more than there are adds one.
bool change_setup(EditorState& editor, std::size_t setup, Setup changed);
Setup setup_for(const EditorState& editor, int players);  // With the start zones of the map, in their order.
bool put_setup(EditorState& editor, Setup setup);         // A new one, which is shown then.
bool add_setup(EditorState& editor, int players);
bool remove_setup(EditorState& editor, std::size_t setup);
bool change_pools(EditorState& editor, std::vector<GlyphPool> pools);

}  // namespace hexwright::editor_session
