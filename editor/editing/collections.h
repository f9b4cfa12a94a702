// The window's side of what a person owns and fills with: the shelf of collections, those that count, contest profiles,
// the fill tool's kind. Panels, commands and tests call these functions.
#pragma once
#include "editor/document/own/shelf.h"
#include "editor/editing/room.h"
#include "editor/workspace/states.h"
#include "engine/board/ids.h"
#include "formats/xml/catalogue/profiles_xml.h"

namespace hexwright::editing {

const Shelf& shelf_of(EditorState& editor);
// The shipped profiles, extended by contest_profiles.xml of the person's configuration folder.
const Profiles& profiles_of(EditorState& editor);
// Those of these names that are there count as owned from now on, and no others.
void choose_collections(EditorState& editor, const std::vector<std::string>& names);
void count_collection(EditorState& editor, const std::string& name, bool counts);  // Besides the others.
bool counts_as_owned(const EditorState& editor, const std::string& name);
// "Mine, Anna's": what is owned, by its name; empty if no collection counts.
std::string name_of_owned(const EditorState& editor);
// To be called with the result of one of the shelf's functions: reports an error, and adds up what is owned again in
// any case. Returns whether `done` is a success.
bool on_shelf(EditorState& editor, const Result<void>& done);

void show_replace(EditorState& editor);  // Opens its dialog for the selection.
void replace_selected(OpenMap& map, PieceKind by, bool all_of_kind);

}  // namespace hexwright::editing
