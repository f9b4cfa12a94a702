#include "editor/panels/desk/desk_names.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_pick.h"
#include "editor/desk/desk_words.h"
#include "editor/panels/desk/desk_outline.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/scenario/rulebook.h"

#include <algorithm>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

struct NamedSort {
    NamedThing what;
    const char* id;
};
constexpr NamedSort named_sorts[] = {{NamedThing::Zone, "zone"}, {NamedThing::Piece, "piece"},
                                     {NamedThing::Pool, "pool"}, {NamedThing::Tally, "tally"},
                                     {NamedThing::Rule, "rule"}, {NamedThing::Modifier, "modifier"},
                                     {NamedThing::Test, "test"}, {NamedThing::Puzzle, "puzzle"}};

std::string title_in(const Scenario& scenario, const std::string& tally) {
    const DeclaredTally* known = declared(rulebook_of(scenario), tally);
    return known ? known->title.text : std::string();
}

void read_names(const EditorState& editor, NamesFormUi& state) {
    if (state.number == editor.now().number) return;
    state.number = editor.now().number;
    state.rows.clear();
    const Scenario& scenario = *editor.now().scenario;
    for (const NamedSort& sort : named_sorts)
        for (const std::string& name : names_of(scenario, sort.what))
            state.rows.push_back({sort.what, name, uses_of(scenario, sort.what, name)});
    state.to = state.name;
    state.title = title_in(scenario, state.name);
}

void choose_name(const EditorState& editor, NamesFormUi& state, NamedThing what, const std::string& name) {
    state.what = what;
    state.name = state.to = name;
    state.title = title_in(*editor.now().scenario, name);
}

const NamesFormUi::Row* chosen_row(const NamesFormUi& state) {
    const auto found = std::ranges::find_if(
        state.rows, [&](const auto& row) { return row.what == state.what && row.name == state.name; });
    return found == state.rows.end() ? nullptr : &*found;
}

void rename_row(Ui& ui, EditorState& editor, NamesFormUi& state) {
    field_label(ui, "desk.rename-field", 110);
    ImGui::InputText("##rename", &state.to);
    ui.record("desk.rename-field");
    const bool done = ImGui::IsItemDeactivatedAfterEdit();
    tip(ui, ui.words("desk.rename-tip"));
    if (!done) return;
    if (rename_thing(editor.map, state.what, state.name, state.to)) state.name = state.to;
    else state.to = state.name;
}

// A checkbox of a declared flag or counter; true when it was switched.
bool tally_switch(Ui& ui, const char* id, bool& on) {
    const bool switched = ImGui::Checkbox(ui.words(id).c_str(), &on);
    ui.record(id);
    tip(ui, ui.words(std::string(id) + "-tip"));
    return switched;
}

// Two switches of which one at most is on.
void tally_secret(Ui& ui, EditorState& editor, const std::string& tally, SecretOf now) {
    for (const auto& [id, whose] :
         {std::pair("desk.tally-secret-owner", SecretOf::Owner), std::pair("desk.tally-secret-team", SecretOf::Team)}) {
        bool on = now == whose;
        if (tally_switch(ui, id, on)) keep_tally_secret(editor, tally, on ? whose : SecretOf::Nobody);
    }
}

// The title of a flag or counter, whether it is told of, and whether it goes from game to game.
void tally_rows(Ui& ui, EditorState& editor, NamesFormUi& state) {
    const DeclaredTally* known = declared(rulebook_of(*editor.now().scenario), state.name);
    field_label(ui, "desk.tally-title", 110);
    ImGui::InputText("##tally-title", &state.title);
    ui.record("desk.tally-title");
    const bool titled = ImGui::IsItemDeactivatedAfterEdit();
    tip(ui, ui.words("desk.tally-title-tip"));
    bool hidden = known && known->hidden == YesNo::Yes;
    bool carried = known && known->carried == YesNo::Yes;
    const bool told_otherwise = tally_switch(ui, "desk.tally-hidden", hidden),
               goes_otherwise = tally_switch(ui, "desk.tally-carried", carried);
    tally_secret(ui, editor, state.name, known ? known->secret : SecretOf::Nobody);
    if (titled) title_tally(editor, state.name, state.title);
    else if (told_otherwise) hide_tally(editor, state.name, hidden);
    else if (goes_otherwise) carry_tally(editor, state.name, carried);
}

std::string sentence_of_use(const Ui& ui, const EditorState& editor, const Use& use) {
    if (use.word.top())
        return ui.words(use.player > 0 ? Message{"desk.use-player", {{"n", use.setup}, {"player", use.player}}}
                                       : Message{"desk.use-nobody", {{"n", use.setup}}});
    WordPath word = use.word;
    word.member.clear();
    const WordNode& top = desk_words(editor.map);
    const WordNode* node = word_at(top, word);
    const WordNode* whole = word_at(top, {{word.steps.front()}, {}});
    if (!node) return to_text(word);
    const std::string text = called(ui, editor, *node);
    return whole && whole != node && !whole->id().empty() ? whole->id() + ": " + text : text;
}

void go_to_use(EditorState& editor, const Use& use) {
    if (!use.word.top()) return choose_word(editor.map, use.word);
    const auto& setups = *editor.now().scenario->setups;
    const auto setup = std::ranges::find(setups, use.setup, &Setup::player_count);
    editor.map.desk.setup = static_cast<std::size_t>(setup - setups.begin());
    editor.map.desk.player = use.player > 0 ? use.player - 1 : use.setup;
    show_part(editor.map, DeskPart::Players);
}

void uses_list(Ui& ui, EditorState& editor, const std::vector<Use>& uses) {
    if (uses.empty()) return muted(ui, ui.words("desk.no-use"));
    muted(ui, ui.words("desk.uses"));
    for (const Use& use : uses) {
        const std::string at = use.word.top() ? "setup-" + std::to_string(use.setup) + "-" + std::to_string(use.player)
                                              : to_text(use.word);
        const std::string text = sentence_of_use(ui, editor, use);
        const bool clicked = list_row(ui, "use:" + at, {.text = text, .indent = 14});
        tip(ui, text);
        if (clicked) return go_to_use(editor, use);
    }
}

void chosen_name(Ui& ui, EditorState& editor, NamesFormUi& state) {
    const NamesFormUi::Row* row = chosen_row(state);
    if (!row) return;
    const std::vector<Use> uses = row->uses;
    rename_row(ui, editor, state);
    if (state.what == NamedThing::Tally) tally_rows(ui, editor, state);
    if (state.what == NamedThing::Piece &&
        button(ui, "desk.take-name", {.icon = icon::remove, .text = ui.words("desk.take-name")}))
        return void(take_name(editor.map, state.name));
    uses_list(ui, editor, uses);
}

// A name for a piece that nothing speaks of yet.
void new_piece_name(Ui& ui, EditorState& editor, NamesFormUi& state) {
    if (button(ui, "desk.name-piece",
               {.icon = icon::crosshairs, .text = ui.words("desk.name-piece"), .active = editor.map.desk.naming}))
        begin_naming_piece(editor);
    tip(ui, ui.words("desk.name-piece-tip"));
    if (!editor.map.desk.named.empty())
        choose_name(editor, state, NamedThing::Piece, std::exchange(editor.map.desk.named, {}));
}

}  // namespace

void draw_names_form(Ui& ui, EditorState& editor, NamesFormUi& state) {
    read_names(editor, state);
    wrapped(ui, ui.words("desk.names-are"), Ink::Muted);
    new_piece_name(ui, editor, state);
    const unsigned long long number = editor.now().number;
    for (const NamedSort& sort : named_sorts) {
        bool first = true;
        const std::string id(sort.id);
        for (std::size_t i = 0; i < state.rows.size(); ++i) {
            const NamesFormUi::Row& row = state.rows[i];
            if (row.what != sort.what) continue;
            if (first) heading(ui, ui.words("desk.names-" + id));
            first = false;
            const bool now = state.what == row.what && state.name == row.name;
            const Message count{"desk.use-count", {{"n", row.uses.size()}}};
            if (list_row(ui, "name:" + id + ":" + row.name, {.text = row.name, .after = ui.words(count), .now = now}))
                choose_name(editor, state, row.what, row.name);
            if (!now) continue;
            chosen_name(ui, editor, state);
            if (editor.now().number != number || editor.map.desk.part != DeskPart::Names) return;
        }
    }
    if (state.rows.empty()) muted(ui, ui.words("desk.no-names"));
}

void draw_zone_name(Ui& ui, EditorState& editor, NamesFormUi& state, std::size_t zone) {
    const auto& zones = *editor.now().scenario->zones;
    if (zone >= zones.size()) return;
    const std::string id = zones[zone].id;
    read_names(editor, state);
    if (state.what != NamedThing::Zone || state.name != id) choose_name(editor, state, NamedThing::Zone, id);
    heading(ui, id);
    chosen_name(ui, editor, state);
    if (button(ui, "desk.zone-paint", {.icon = icon::zone, .text = ui.words("desk.zone-paint")})) {
        hold_zone(editor.map, id);
        choose_tool(editor, Tool::Zone);
    }
    tip(ui, ui.words("desk.zone-paint-tip"));
    beside_or_below(ui, ui.words("zones.remove"));
    if (button(ui, "desk.zone-remove", {.icon = icon::remove, .text = ui.words("zones.remove")})) {
        hold_zone(editor.map, id);
        remove_zone(editor);
        editor.map.desk.chosen = {};
    }
}

}  // namespace hexwright::panels
