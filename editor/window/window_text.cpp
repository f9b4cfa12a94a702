#include "editor/window/window_text.h"

#include "editor/commands/status_text.h"
#include "editor/dialogs/dialogs.h"
#include "editor/editing/titles.h"
#include "editor/play/playing.h"
#include "editor/play/table_words.h"
#include "editor/workspace/editor_state.h"
#include "engine/checks/word_lines.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace hexwright::main_window {

namespace {

constexpr std::size_t most_items = 50;  // Of a list.

// A line stays one.
void add_line(std::string& text, std::string_view begins, std::string words) {
    std::ranges::replace(words, '\n', ' ');
    if (!words.empty()) text.append(begins).append(words).append("\n");
}

void add_list(std::string& text, const std::string& heading, const std::vector<std::string>& items) {
    if (items.empty()) return;
    add_line(text, "= ", heading);
    for (const std::string& item : items) add_line(text, "- ", item);
}

std::vector<std::string> findings(const EditorState& editor) {
    std::vector<std::string> said;
    for (const Issue& issue : editor.now().issues) {
        if (said.size() == most_items) break;
        said.push_back(editor.words(without_line(issue.message)));
    }
    return said;
}

void add_decision(std::string& text, const EditorState& editor) {
    if (!may_choose(editor.map)) return;
    const auto decision = editor.map.table.play->session().decision();
    std::vector<std::string> choices = choices_at_table(editor);
    choices.resize(std::min(choices.size(), most_items));
    const std::string question = decision->question ? " " + said_at_table(editor, *decision->question) : "";
    add_list(text, editor.words(decision->turn) + question, choices);
}

}  // namespace

std::string window_text(const EditorState& editor, const std::vector<std::string>& log) {
    std::string text;
    add_line(text, "= ", title_of(editor.map.document, editor.words));
    add_line(text, "! ", notice_text(editor));
    add_line(text, "- ", count_text(editor));
    if (const auto dialog = dialogs::title_of_dialog(editor.dialog.kind); !dialog.empty())
        add_list(text, editor.words(dialog), {editor.dialog.trouble});
    if (editor.map.table.on()) {
        if (editor.map.table.play->session().state().over)
            add_list(text, editor.words("decision.over"), {outcome_at_table(editor)});
        else add_decision(text, editor);
        add_list(text, editor.words("table.story"), log);
        return text;
    }
    add_list(text, editor.words("checks.title"), findings(editor));
    return text;
}

}  // namespace hexwright::main_window
