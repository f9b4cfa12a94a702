#include "editor/files/campaign_games.h"

#include "editor/desk/campaign.h"
#include "editor/files/files.h"
#include "editor/play/next_game.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::files {

void open_campaign_game(EditorState& editor, std::size_t game) {
    if (!editor.map.campaign || game >= editor.map.campaign->document.now().games.size() || is_on_map(editor.map, game))
        return;
    request_action(editor, PendingAction::InPlace, file_of_campaign_game(editor.map, game));
}

void play_next_game(EditorState& editor) {
    const auto* following = campaign_goes_on(editor.map);
    if (!following || !following->game) return;
    editor.map.campaign->waiting = *following;
    const std::size_t game = *following->game;
    if (!is_on_map(editor.map, game)) open_campaign_game(editor, game);
    begin_waiting_game(editor);
}

}  // namespace hexwright::files
