#include "editor/session/spoken_language.h"

#include "editor/document/language.h"
#include "editor/session/editor_state.h"
#include "editor/session/own_pieces.h"
#include "formats/named_catalogue.h"

#include <memory>
#include <utility>

namespace hexwright::editor_session {

namespace {

// What a map keeps in messages, which name pieces. Its history and its issues follow the catalogue by themselves.
void rename_kept(OpenMap& map, const NewNames& names) {
    if (map.status.notice) rename(map.status.notice->words, names);
    if (!map.report.report) return;
    for (judging::Finding& finding : map.report.report->findings) {
        rename(finding.message, names);
        for (judging::FindingRow& row : finding.rows) rename(row.what, names);
    }
}

}  // namespace

void speak(EditorState& editor, Words words) {
    Catalogue called = renamed(editor.catalogue(), editor.words, words);
    const NewNames names = new_names(editor.catalogue(), called);
    editor.words.speak(std::move(words));
    know_catalogue(editor, std::move(called));
    const auto in_play = std::make_shared<const Catalogue>(editor.catalogue());
    const auto follow = [&](OpenMap& map) {
        rename_kept(map, names);
        if (map.table.play) map.table.play->know(in_play);
    };
    follow(editor);
    for (const auto& map : editor.maps.parked)
        if (map) follow(*map);
}

void speak_as_chosen(EditorState& editor) {
    const std::string_view code = language_for(editor.user.asked_language, editor.user.settings.language);
    if (code != editor.words.now().language) speak(editor, words_of_language(code));
}

}  // namespace hexwright::editor_session
