// New zones made from the menus of the desk: each is named, chosen where it was asked for and in hand to be painted, in
// one step of undo. The sentence stays on the desk while the zone is painted beside it.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"
#include "engine/scenario/setup.h"
#include "engine/scenario/word_path.h"

#include <functional>
#include <string>

namespace hexwright::desk {

// What a new zone is called for what was typed: an id that is free.
std::string name_of_new_zone(const OpenMap& map, const std::string& typed);

// Into a member of a word. Conditions of a zone may only name zones before it, so the new one comes before that.
bool choose_new_zone(EditorState& editor, const WordPath& member, const std::string& typed);
// Into the set-up shown; `put` says where.
bool put_new_zone(EditorState& editor, const std::string& typed,
                  const std::function<void(Setup&, const std::string& zone)>& put);

}  // namespace hexwright::desk
