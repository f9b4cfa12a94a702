// What is done with a whole army in the army browser: copied and pasted as text, drawn, kept, taken up again.
#include "editor/desk/desk_armies.h"
#include "editor/dialogs/army_browser.h"
#include "editor/dialogs/dialogs.h"
#include "editor/document/files/file_names.h"
#include "editor/document/own/armies.h"
#include "editor/files/printing.h"
#include "editor/play/new_game.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/setup/army_bonds.h"
#include "engine/setup/army_list.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

void tell(ArmyBrowserUi& state, Message message, bool refused = false) {
    state.said = std::move(message);
    state.refused = refused;
}

std::filesystem::path folder_of_armies(const EditorState& editor) {
    return editor.user.data.empty() ? std::filesystem::path() : editor.user.data / "armies";
}

const PriceList* prices_in(EditorState& editor, ArmyBrowserUi& state) {
    return state.place == ArmyPlace::Own ? formats_of(editor, state).prices_of(format_of(editor, state)) : nullptr;
}

constexpr std::size_t most_steps = 200;

// A new game takes card after card what fits; the first that does not is said.
bool put_into_game(EditorState& editor, ArmyBrowserUi& state, const std::vector<CardOfArmy>& cards) {
    clear_army(editor.map, state.player);
    std::optional<Message> no;
    for (const CardOfArmy& entry : cards)
        for (int copy = 0; copy < entry.copies; ++copy) {
            const auto kind = editor.catalogue().card(entry.card);
            if (!kind) continue;
            pick_card(editor.map, state.player, *kind, 1);
            if (editor.map.status.notice && !no) no = editor.map.status.notice->words;
        }
    editor.map.status.notice.reset();
    if (no) tell(state, *no, true);
    return !no;
}

void keep(EditorState& editor, ArmyBrowserUi& state) {
    const SavedArmy army{state.name, state.place == ArmyPlace::Own ? state.draft.format : std::string(),
                         cards_in(editor, state)};
    if (army.cards.empty()) return tell(state, {"army-browser.nothing"}, true);
    const auto kept = keep_army(folder_of_armies(editor), army);
    if (!kept) return tell(state, kept.error().message, true);
    tell(state, {"army-browser.kept", {{"name", army.name}}});
}

void take_up(EditorState& editor, ArmyBrowserUi& state, const ArmyFile& file) {
    const auto army = kept_army(file, editor.catalogue());
    if (!army) return tell(state, army.error().message, true);
    if (state.place == ArmyPlace::Own && formats_of(editor, state).find(army->format))
        state.draft.format = army->format;
    state.name = file.name;
    change_army(editor, state, [&] {
        if (put_army(editor, state, army->cards)) tell(state, {"army-browser.taken-up", {{"name", file.name}}});
    });
}

// From one list of armies back to the last one, which goes to the other list.
void step(EditorState& editor, ArmyBrowserUi& state, std::vector<std::vector<CardOfArmy>> ArmySteps::* from,
          std::vector<std::vector<CardOfArmy>> ArmySteps::* to) {
    ArmySteps& steps = steps_of(state);
    if (state.place == ArmyPlace::Desk || (steps.*from).empty()) return;
    const std::vector<CardOfArmy> army = std::move((steps.*from).back());
    (steps.*from).pop_back();
    (steps.*to).push_back(cards_in(editor, state));
    put_army(editor, state, army);
}

}  // namespace

void begin_army_browser(ArmyBrowserUi& state, ArmyPlace place, PlayerId player) {
    ArmyBrowserUi begun;
    begun.player = player;
    begun.place = place;
    begun.draft = std::move(state.draft);
    begun.draft_steps = std::move(state.draft_steps);
    begun.from_boxes = state.from_boxes;
    begun.formats = std::move(state.formats);
    state = std::move(begun);
}

const ArmyFormats& formats_of(EditorState& editor, ArmyBrowserUi& state) {
    if (state.formats) return *state.formats;
    auto known = known_army_formats(editor.catalogue());
    if (!known) tell(state, known.error().message, true);
    state.formats = known ? std::move(*known) : shipped_army_formats(editor.catalogue());
    return *state.formats;
}

const ArmyFormat& format_of(EditorState& editor, ArmyBrowserUi& state) {
    const ArmyFormats& formats = formats_of(editor, state);
    const ArmyFormat* format = formats.find(state.draft.format);
    return format ? *format : formats.all.front();
}

const Holding* boxes_for(const EditorState& editor, const ArmyBrowserUi& state) {
    const auto& owned = editor.map.document.owned();
    return state.from_boxes && owned ? &*owned : nullptr;
}

std::vector<CardOfArmy> cards_in(EditorState& editor, const ArmyBrowserUi& state) {
    if (state.place == ArmyPlace::Own) return state.draft.cards;
    if (state.place == ArmyPlace::Desk) return given_at_desk(editor.map);
    const auto& armies = editor.map.table.form.game.options.armies;
    return state.player.index() < armies.size() ? armies[state.player.index()] : std::vector<CardOfArmy>{};
}

ArmySteps& steps_of(ArmyBrowserUi& state) { return state.place == ArmyPlace::Own ? state.draft_steps : state.steps; }

void change_army(EditorState& editor, ArmyBrowserUi& state, const std::function<void()>& change) {
    if (state.place == ArmyPlace::Desk) return change();
    std::vector<CardOfArmy> before = cards_in(editor, state);
    change();
    if (cards_in(editor, state) == before) return;
    ArmySteps& steps = steps_of(state);
    steps.redo.clear();
    steps.undo.push_back(std::move(before));
    if (steps.undo.size() > most_steps) steps.undo.erase(steps.undo.begin());
}

void undo_army(EditorState& editor, ArmyBrowserUi& state) { step(editor, state, &ArmySteps::undo, &ArmySteps::redo); }
void redo_army(EditorState& editor, ArmyBrowserUi& state) { step(editor, state, &ArmySteps::redo, &ArmySteps::undo); }

bool put_army(EditorState& editor, ArmyBrowserUi& state, const std::vector<CardOfArmy>& cards) {
    state.said.reset();
    if (state.place == ArmyPlace::Game) return put_into_game(editor, state, cards);
    if (state.place == ArmyPlace::Own) {
        state.draft.cards = cards;
        return true;
    }
    const auto given = give_cards(editor.map, cards);
    if (!given) tell(state, given.error().message, true);
    return given.has_value();
}

void copy_army_as_text(EditorState& editor, ArmyBrowserUi& state) {
    const std::vector<CardOfArmy> cards = cards_in(editor, state);
    if (cards.empty()) return tell(state, {"army-browser.nothing"}, true);
    const std::string list = army_as_list(cards, prices_in(editor, state), editor.catalogue());
    editor.clipboard.write(list);
    tell(state, {"army-browser.copied", {{"list", list}}});
}

void paste_army(EditorState& editor, ArmyBrowserUi& state) {
    const ArmyFormats& formats = formats_of(editor, state);
    const auto read = army_in_text(editor.clipboard.read(), "", editor.catalogue(), formats);
    if (!read) return tell(state, read.error().message, true);
    bool done = false;
    change_army(editor, state, [&] { done = put_army(editor, state, read->army.cards); });
    if (!done) return;
    if (!read->notes.empty()) return tell(state, read->notes.front());
    tell(state, {"army-browser.pasted", {{"n", read->army.cards.size()}}});
}

void draw_random_army(EditorState& editor, ArmyBrowserUi& state) {
    const ArmyFormat& format = format_of(editor, state);
    if (format.points == 0) return tell(state, {"army-browser.no-points"}, true);
    const Bonds bonds(editor.catalogue());
    const ArmyDraw draw{format, formats_of(editor, state).prices_of(format), boxes_for(editor, state),
                        editor.fresh_seed(), &bonds};
    auto cards = drawn_army(draw, editor.catalogue());
    if (cards.empty()) return tell(state, {"army-format.nothing-drawn"}, true);
    change_army(editor, state, [&] { state.draft.cards = std::move(cards); });
    tell(state, {"army-browser.drawn", {{"seed", std::to_string(draw.seed)}}});
}

void remove_all_cards(EditorState& editor, ArmyBrowserUi& state) {
    state.said.reset();
    change_army(editor, state, [&] {
        if (state.place == ArmyPlace::Desk) (void)take_all_cards(editor.map);
        else if (state.place == ArmyPlace::Own) state.draft.cards.clear();
        else clear_army(editor.map, state.player);
    });
}

void ask_where_to_print(EditorState& editor, ArmyBrowserUi& state) {
    if (state.draft.cards.empty()) return tell(state, {"army-browser.nothing"}, true);
    const std::string name = state.name.empty() ? editor.words("army-browser.usual-file") : state.name;
    editor.dialog = {.kind = Dialog::ArmyTo, .target = file_stem_of_title(name) + ".pdf"};
}

void print_army_to(EditorState& editor, ArmyBrowserUi& state, const std::filesystem::path& file) {
    const ArmyFormat& format = format_of(editor, state);
    print_army(editor, {{state.name, format.id, state.draft.cards}, format, prices_in(editor, state)}, file);
}

void draw_kept_armies(Ui& ui, EditorState& editor, ArmyBrowserUi& state) {
    constexpr const char* popup = "kept-armies";
    if (button(ui, "army-browser.kept-armies", {.icon = icon::save, .text = ui.words("army-browser.kept-armies")}))
        ImGui::OpenPopup(popup);
    tip(ui, ui.words("army-browser.kept-tip"));
    const PopupMenu menu(ui, popup);
    if (!menu) return;
    const std::filesystem::path folder = folder_of_armies(editor);
    if (folder.empty()) return muted(ui, ui.words("army-browser.no-folder"));
    ImGui::SetNextItemWidth(ui.px(220));
    const bool entered = ImGui::InputTextWithHint("##army-name", ui.words("army-browser.name").c_str(), &state.name,
                                                  ImGuiInputTextFlags_EnterReturnsTrue);
    ui.record("army-browser.name");
    ImGui::SameLine();
    if (button(ui, "army-browser.keep", {.text = ui.words("army-browser.keep"), .primary = true}) || entered) {
        keep(editor, state);
        ImGui::CloseCurrentPopup();
    }
    ImGui::Separator();
    const std::vector<ArmyFile> armies = armies_in(folder);
    if (armies.empty()) muted(ui, ui.words("army-browser.none-kept"));
    for (const ArmyFile& army : armies) {
        if (ImGui::MenuItem(army.name.c_str())) take_up(editor, state, army);
        ui.record("kept-army:" + army.name);
        tip(ui, ui.words("army-browser.kept-item-tip"));
        if (!ImGui::IsItemHovered() || !ImGui::IsMouseReleased(ImGuiMouseButton_Right)) continue;
        if (const auto gone = throw_away_army(army); !gone) tell(state, gone.error().message, true);
        else tell(state, {"army-browser.thrown-away", {{"name", army.name}}});
    }
}

}  // namespace hexwright::dialogs
