#include "editor/desk/desk.h"
#include "editor/desk/desk_setups.h"
#include "editor/document/edits/zoning.h"
#include "editor/editing/stock.h"
#include "editor/panels/desk/desk_fields.h"
#include "editor/panels/desk/desk_forms.h"
#include "editor/widgets/short_menu.h"
#include "editor/widgets/wrapped_field.h"
#include "editor/workspace/editor_state.h"
#include "engine/rules/edition.h"

#include <algorithm>
#include <cstdlib>

namespace hexwright::panels {
namespace {

bool story_field(Ui& ui, std::string& story) {
    muted(ui, ui.words("desk.story-field"));
    wrapped_text_field(ui, "##story", story, {-1, ui.px(150)});
    ui.record("desk.story-field");
    return ImGui::IsItemDeactivatedAfterEdit();
}

void edition_field(Ui& ui, EditorState& editor) {
    const Scenario& scenario = *editor.now().scenario;
    form_label(ui, "desk.edition-field");
    const auto called = [&ui](std::string_view edition) {
        return rules_of(edition) ? ui.words("desk.edition-" + std::string(edition)) : std::string(edition);
    };
    const auto rows = [&] {
        std::vector<MenuRow> all;
        for (const std::string_view edition : editions())
            all.push_back({.label = "edition:" + std::string(edition),
                           .text = called(edition),
                           .also = std::string(edition),
                           .now = scenario.edition == edition});
        return all;
    };
    if (const auto chosen = short_list(ui, "desk.edition-field", called(scenario.edition), rows))
        (void)change_edition(editor, scenario.id, std::string(editions()[*chosen]));
}

// What the map may use; the dialog of limits changes it.
void limit_row(Ui& ui, EditorState& editor) {
    command_button(ui, editor, "map.collections", true);
    wrapped(ui, set_names(*editor.now().scenario->limit, editor.catalogue()), Ink::Muted);
}

// Whose battlefield it is: its own, or that of another file.
void battlefield_row(Ui& ui, EditorState& editor) {
    const std::filesystem::path other = editor.map.document.battlefield_file();
    command_button(ui, editor, "scenario.use-battlefield", true);
    if (other.empty()) return;
    beside_or_below(ui, ui.words("command.scenario.fold-in"), 0);
    command_button(ui, editor, "scenario.fold-in", true);
    beside_or_below(ui, ui.words("command.scenario.open-battlefield"), 0);
    command_button(ui, editor, "scenario.open-battlefield", true);
    wrapped(ui, ui.words(Message{"desk.battlefield-of", {{"file", other.filename().string()}}}), Ink::Muted);
    tip(ui, other.string());
}

}  // namespace

void draw_about_form(Ui& ui, EditorState& editor, AboutFormUi& state) {
    const Scenario& scenario = *editor.now().scenario;
    if (state.number != editor.now().number)
        state = {editor.now().number,
                 *scenario.about,
                 scenario.battlefield_name,
                 scenario.id,
                 scenario.rounds > 0 ? std::to_string(scenario.rounds) : "",
                 std::move(state.house_rules)};
    bool about = text_field(ui, "desk.title-field", state.about.title);
    about = text_field(ui, "desk.author-field", state.about.author) || about;
    about = text_field(ui, "desk.battlefield-field", state.battlefield) || about;
    about = story_field(ui, state.about.story) || about;
    if (about) return void(change_about(editor.map, state.about, state.battlefield));
    if (text_field(ui, "desk.id-field", state.id))
        return void(change_edition(editor, id_from(state.id), scenario.edition));
    edition_field(ui, editor);
    draw_house_rules(ui, editor, state.house_rules);
    if (editor.now().number != state.number) return;  // The scenario is another by now.
    if (text_field(ui, "desk.rounds-field", state.rounds))
        (void)change_rounds(editor.map, std::clamp(std::atoi(state.rounds.c_str()), 0, max_rounds));
    tip(ui, ui.words("desk.rounds-tip"));
    limit_row(ui, editor);
    battlefield_row(ui, editor);
}

}  // namespace hexwright::panels
