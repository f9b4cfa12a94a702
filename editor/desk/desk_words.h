// The words of the scenario, or of the campaign, as they are now.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/states.h"
#include "engine/rulebook/live_words.h"
#include "engine/scenario/word_tree.h"

#include <memory>
#include <optional>

namespace hexwright::desk {

// The words on the desk are the campaign's.
bool campaign_on_desk(const OpenMap& map);
// All words of the scenario, worked out when it changes. The kept ones stay while it changes.
const WordNode& scenario_words(const OpenMap& map);
std::shared_ptr<const WordNode> kept_scenario_words(const OpenMap& map);
// The same of the campaign; expects that there is one.
const WordNode& campaign_words(const OpenMap& map);
std::shared_ptr<const WordNode> kept_campaign_words(const OpenMap& map);
// Those of the two that the part on the desk is of.
const WordNode& desk_words(const OpenMap& map);
std::shared_ptr<const WordNode> kept_desk_words(const OpenMap& map);
const WordNode* chosen_word(const OpenMap& map);  // nullptr: none, or it is gone.
// The game on the table, which may be parked, speaks of the words on the desk: it was begun with them, or only its
// tests have grown since.
bool plays_the_desk(const EditorState& editor);
// Whether the condition at the path holds in the parked game; nullopt where no game of this scenario is parked, and for
// what is no condition or is only asked when its rule runs.
std::optional<LiveWord> live_word(const EditorState& editor, const WordPath& word);

}  // namespace hexwright::desk
