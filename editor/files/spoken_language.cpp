#include "editor/files/spoken_language.h"

#include "editor/document/language.h"
#include "editor/files/own_pieces.h"
#include "editor/workspace/editor_state.h"
#include "formats/telling/named_catalogue.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace hexwright::files {

namespace {

// What a map keeps in messages, which name pieces. Its history and its issues follow the catalogue by themselves.
void rename_kept(OpenMap& map, const NewNames& names) {
    if (map.status.notice) {
        rename(map.status.notice->words, names);
        map.status.notice->when.reset();  // Another name makes no refusal untrue.
    }
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
    std::vector<OpenMap*> maps{&editor.map};
    for (const auto& map : editor.maps.parked)
        if (map) maps.push_back(map.get());
    std::vector<OpenMap*> judged;  // Their reports are about the map as it is, and stay so.
    std::ranges::copy_if(maps, std::back_inserter(judged), [](const OpenMap* map) {
        return map->report.report && map->report.number == map->document.now().number;
    });
    editor.words.speak(std::move(words));
    know_catalogue(editor, std::move(called));
    const auto in_play = editor.map.document.kept_catalogue();
    for (OpenMap* map : maps) {
        rename_kept(*map, names);
        if (map->table.play) map->table.play->know(in_play);
    }
    for (OpenMap* map : judged) map->report.number = map->document.now().number;
}

void speak_as_chosen(EditorState& editor) {
    const std::string_view code = language_for(editor.user.asked_language, editor.user.settings.language);
    if (code != editor.words.now().language) speak(editor, words_of_language(code));
}

}  // namespace hexwright::files
