#include "editor/play/table_words.h"

#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"
#include "engine/story/story.h"
#include "formats/telling/choice_lines.h"

#include <utility>

namespace hexwright::play {

Message at_table(const EditorState& editor, Message message) {
    if (!editor.map.table.on() || editor.user.settings.coordinates) return message;
    return with_names(std::move(message), play_of(editor.map).places());
}

std::string said_at_table(const EditorState& editor, const Message& message) {
    return editor.words(at_table(editor, message));
}

std::vector<std::string> choices_at_table(const EditorState& editor, Spaces spaces) {
    const Play& play = play_of(editor.map);
    const auto decider = play.session().decider();
    if (!decider) return {};
    const bool named = spaces == Spaces::AsWanted && !editor.user.settings.coordinates;
    return choice_lines(play.session().seen_by(*decider), play.legal(), editor.words, named ? &play.places() : nullptr);
}

std::string with_coordinates(const EditorState& editor, std::size_t listed) {
    return editor.words(play_of(editor.map).choices()[listed]);
}

std::string outcome_at_table(const EditorState& editor) {
    const GameState& seen = editor.map.table.play->seen();
    std::string winners;
    for (const PlayerId player : seen.winners)
        winners += (winners.empty() ? "" : ", ") + editor.words(player_told(seen, player));
    if (winners.empty()) return editor.words("decision.nobody-won");
    return editor.words(Message{"decision.won", {{"players", winners}}});
}

}  // namespace hexwright::play
