#include "editor/dialogs/key_list.h"

#include "editor/commands/key_edits.h"
#include "editor/dialogs/dialogs.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/text.h"

#include <algorithm>
#include <utility>

#include <imgui_internal.h>
#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

struct KeyRow {
    std::string what, keys;
    bool heading = false;
    const Command* command = nullptr;  // nullptr: something that the mouse does.
};

bool is_of_cursor(const Command& row) { return row.id.starts_with("cursor."); }
bool is_recent(const Command& row) { return row.id.starts_with("recent."); }

std::string name_of(const Command& row, const Words& words) {
    if (!is_recent(row)) return label_of(row, words);
    return words(Message{"keys.recent", {{"number", std::string(row.id.substr(row.id.find('.') + 1))}}});
}

std::string listed(const std::vector<KeyPress>& presses, const Words& words) {
    std::string text;
    for (const KeyPress press : presses) text += (text.empty() ? "" : ", ") + to_text(press, words);
    return text;
}

// ---- rows

// Without a search, commands that have a key, or had one; else all that hold the words: their own, those that other
// programs use, or a key.
bool is_sought(const Command& row, const Words& words, const KeyMap& keys, const std::string& search) {
    if (is_recent(row)) return false;
    if (search.empty()) return !presses_of(row, keys).empty() || !usual_keys(row, keys).empty();
    const std::string also = "also." + std::string(row.id);
    return holds_words(label_of(row, words) + ' ' + std::string(row.id) + ' ' + keys_of(row, keys, words) +
                           (words.knows(also) ? ' ' + words(also) : ""),
                       search);
}

template <class Wanted>
void add_group(std::vector<KeyRow>& rows, const std::string& heading, const Words& words, const KeyMap& keys,
               const std::string& search, Wanted wanted) {
    const std::size_t before = rows.size();
    rows.push_back({words(heading), {}, true});
    for (const Command& row : all_commands())
        if (wanted(row) && is_sought(row, words, keys, search))
            rows.push_back({label_of(row, words), keys_of(row, keys, words), false, &row});
    if (rows.size() == before + 1) rows.pop_back();
}

void add_mouse(std::vector<KeyRow>& rows, const Words& words, const std::string& search) {
    const std::size_t before = rows.size();
    rows.push_back({words("keys.mouse"), {}, true});
    for (const std::string id : {"turn", "zoom", "pan", "orbit", "menu", "recent", "box", "lasso", "add", "same"}) {
        KeyRow row{words("mouse." + id), words("mouse." + id + "-how")};
        if (holds_words(row.what + ' ' + row.keys, search)) rows.push_back(std::move(row));
    }
    if (rows.size() == before + 1) rows.pop_back();
}

std::vector<KeyRow> all_rows(const Words& words, const KeyMap& keys, const std::string& search) {
    std::vector<KeyRow> rows;
    const auto add_menu = [&](std::string_view menu) {
        add_group(rows, menu.empty() ? "keys.tools" : "menu." + std::string(menu), words, keys, search,
                  [menu](const Command& row) { return row.menu == menu && !is_of_cursor(row); });
    };
    for (const std::string_view menu : menus()) add_menu(menu);
    add_menu("");
    add_group(rows, "keys.cursor", words, keys, search, is_of_cursor);
    add_mouse(rows, words, search);
    return rows;
}

class KeyList {
public:
    KeyList(Ui& ui, EditorState& editor, KeyListUi& state) : ui_(ui), editor_(editor), state_(state) {}

    void draw(FormHeights& heights) {
        const bool waited = state_.waits;
        Form form(ui_, heights);
        search_field();
        rows_ = all_rows(ui_.words, keys(), state_.search);
        choose();
        if (waited) take_press();
        draw_rows();
        vertical_gap(ui_, 4);
        if (const Command* row = chosen()) draw_chosen(*row);
        tell();
        vertical_gap(ui_, 4);
        form.end();
        draw_buttons();
    }

private:
    const KeyMap& keys() const { return editor_.user.keys; }
    const Command* chosen() const { return state_.chosen.empty() ? nullptr : command(state_.chosen); }
    void say(Message words, bool refused = false) { state_.told = Notice{std::move(words), refused}; }

    // ---- what is chosen

    void search_field() {
        if (!state_.begun) ImGui::SetKeyboardFocusHere();
        state_.selected = state_.selected || !state_.begun;
        ImGui::BeginDisabled(state_.waits);
        ImGui::SetNextItemWidth(-1);
        ImGui::InputTextWithHint("##keys-search", ui_.words("keys.search").c_str(), &state_.search);
        ui_.record("keys.search");
        state_.begun = state_.begun || ImGui::IsItemActive();  // It moves into a list once the form is known to scroll.
        put_cursor_at_end();
        ImGui::EndDisabled();
    }

    // The field selects its text when it gets the focus; Del, which is for keys here, must find nothing to delete.
    void put_cursor_at_end() {
        if (!state_.selected || !ImGui::IsItemActive()) return;
        if (ImGuiInputTextState* text = ImGui::GetInputTextState(ImGui::GetItemID())) {
            text->Stb.cursor = text->CurLenW;
            text->ClearSelection();
        }
        state_.selected = false;
    }

    void choose() {
        std::vector<const Command*> found;
        for (const KeyRow& row : rows_)
            if (row.command) found.push_back(row.command);
        if (state_.waits || state_.asks) return;
        const auto at = std::ranges::find(found, chosen());
        auto now = at == found.end() ? 0 : at - found.begin();
        now += static_cast<int>(ui_.take(Key::Down)) - static_cast<int>(ui_.take(Key::Up));
        now = std::clamp<std::ptrdiff_t>(now, 0, std::max<std::ptrdiff_t>(0, std::ssize(found) - 1));
        const std::string id = found.empty() ? "" : std::string(found[static_cast<std::size_t>(now)]->id);
        if (id == state_.chosen) return;
        scroll_ = true;
        if (!state_.chosen.empty()) state_.told.reset();
        state_.chosen = id;
    }

    // ---- changes

    bool keep(KeyMap next) {
        const KeyMap before = keys();
        if (const auto trouble = keep_keys(editor_, std::move(next))) {
            say(trouble->message, true);
            return false;
        }
        if (before != keys()) state_.before.push_back(before);
        return true;
    }

    void wait_for_key() {
        state_.waits = true;
        state_.asks.reset();
        state_.told.reset();
        ImGui::ClearActiveID();  // What is pressed is not typed into the search.
    }

    void take_press() {
        const auto is_modifier = [](KeyPress press) {
            return press.key >= Key::LeftShift && press.key <= Key::LastModifier;
        };
        std::erase_if(ui_.presses, is_modifier);
        if (ui_.presses.empty()) return;
        // "?" is told as a key of its own, after the one that it is on.
        const KeyPress press = ui_.presses.back();
        ui_.presses.clear();
        state_.waits = false;
        state_.begun = false;  // The search has the focus again.
        if (press.key != Key::Escape) give(press);
    }

    void give(KeyPress press) {
        const Command& row = *chosen();
        if (auto why = why_reserved(press, keys())) return say(std::move(*why), true);
        if (std::ranges::count(presses_of(row, keys()), press) > 0)
            return say({"keys.has-it", {{"key", to_text(press, ui_.words)}, {"command", name_of(row, ui_.words)}}});
        if (!losers(press, row, keys()).empty()) {
            state_.asks = press;
            return;
        }
        take_over(press);
    }

    void take_over(KeyPress press) {
        const Command& row = *chosen();
        state_.asks.reset();
        if (keep(with_key(keys(), row, press)))
            say({"keys.given", {{"key", to_text(press, ui_.words)}, {"command", name_of(row, ui_.words)}}});
    }

    void take_away(KeyPress press) {
        const Command& row = *chosen();
        if (keep(without_key(keys(), row, press)))
            say({"keys.taken", {{"key", to_text(press, ui_.words)}, {"command", name_of(row, ui_.words)}}});
    }

    void put_back() {
        const Command& row = *chosen();
        if (!keep(with_usual_keys(keys(), row))) return;
        say({"keys.usual-again", {{"command", name_of(row, ui_.words)}}});
        for (const KeyPress press : usual_keys(row, keys()))
            if (!losers(press, row, keys()).empty()) state_.asks = press;
    }

    void put_all_back() {
        state_.asks.reset();
        if (keep({})) say({"keys.all-usual-again"});
    }

    void undo() {
        state_.asks.reset();
        KeyMap before = std::move(state_.before.back());
        state_.before.pop_back();
        if (const auto trouble = keep_keys(editor_, before)) {
            state_.before.push_back(std::move(before));
            return say(trouble->message, true);
        }
        say({"keys.undone"});
    }

    // ---- drawing

    void draw_row(const KeyRow& row) {
        if (row.heading) {
            const FontScope font(ui_.strong);
            ImGui::TextUnformatted(row.what.c_str());
        } else if (!row.command) {
            wrapped(ui_, row.what);
            ImGui::SameLine();
            muted(ui_, row.keys);
        } else {
            const bool now = row.command->id == state_.chosen;
            const bool changed = !has_usual_keys(*row.command, keys());
            const std::string label = "key:" + std::string(row.command->id);
            if (list_row(ui_, label,
                         {.text = row.what,
                          .after = (changed ? std::string(icon::keyboard) + " " : "") + row.keys,
                          .now = now}))
                click(*row.command);
            if (now && std::exchange(scroll_, false) && !ImGui::IsItemVisible()) ImGui::SetScrollHereY();
            if (changed) tip(ui_, usual_words(*row.command));
        }
    }

    void click(const Command& row) {
        state_.waits = false;
        state_.asks.reset();
        state_.told.reset();
        state_.chosen = row.id;
        state_.begun = false;
    }

    std::string usual_words(const Command& row) const {
        const std::vector<KeyPress> usual = usual_keys(row, keys());
        if (usual.empty()) return ui_.words("keys.usual-none");
        return ui_.words(Message{"keys.usual-are", {{"keys", listed(usual, ui_.words)}}});
    }

    // Two columns where there is room, each group in one of them.
    void draw_rows() {
        const float screen = ImGui::GetMainViewport()->Size.y;
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui_.px(8, 0));
        ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui_.px(8, 0));
        ImGui::BeginChild("##keys", {0, std::max(ui_.px(96), screen - ui_.px(330))}, false,
                          ImGuiWindowFlags_NoBackground);
        if (rows_.empty()) muted(ui_, ui_.words("commands.none"));
        const int columns = ImGui::GetContentRegionAvail().x >= ui_.px(2 * least_column) ? 2 : 1;
        const auto middle =
            std::ranges::find_if(rows_.cbegin() + (columns == 1 ? std::ssize(rows_) : (std::ssize(rows_) + 1) / 2),
                                 rows_.cend(), &KeyRow::heading);
        if (ImGui::BeginTable("##columns", columns)) {
            ImGui::TableNextColumn();
            for (auto row = rows_.cbegin(); row != middle; ++row) draw_row(*row);
            if (columns > 1) ImGui::TableNextColumn();
            for (auto row = middle; row != rows_.cend(); ++row) draw_row(*row);
            ImGui::EndTable();
        }
        ImGui::EndChild();
        ImGui::PopStyleVar(2);
    }

    void next(const std::string& text) { beside_or_below(ui_, text); }

    // The chosen command, its keys with a button to take each away, and what gives it another.
    void draw_chosen(const Command& row) {
        {
            const FontScope font(ui_.strong);
            ImGui::AlignTextToFramePadding();
            wrapped(ui_, name_of(row, ui_.words));
        }
        const std::vector<KeyPress> presses = presses_of(row, keys());
        for (std::size_t i = 0; i < presses.size(); ++i) {
            const std::string text = to_text(presses[i], ui_.words);
            if (i > 0) next(text);
            if (button(ui_, "keys:take-" + std::to_string(i), {.icon = icon::clear, .text = text, .active = true}))
                take_away(presses[i]);
            tip(ui_, ui_.words("keys.take-tip"), i + 1 == presses.size() ? to_text({Key::Delete}, ui_.words) : "");
        }
        if (!presses.empty()) next(ui_.words("keys.new"));
        if (button(ui_, "keys:new", {.icon = icon::keyboard, .text = ui_.words("keys.new"), .primary = !state_.asks}))
            wait_for_key();
        tip(ui_, ui_.words("keys.new-tip"), to_text({Key::Enter}, ui_.words));
        next(ui_.words("keys.usual"));
        const bool usual = has_usual_keys(row, keys());
        if (button(ui_, "keys:usual", {.icon = icon::undo, .text = ui_.words("keys.usual"), .enabled = !usual}))
            put_back();
        tip(ui_, usual_words(row), to_text({Key::Insert}, ui_.words));
    }

    // A line that is always there, so that nothing moves under the hand.
    void tell() {
        const float top = ImGui::GetCursorPosY();
        if (state_.waits) {
            wrapped(ui_, ui_.words(Message{"keys.press", {{"command", name_of(*chosen(), ui_.words)}}}), Ink::Accent);
        } else if (state_.asks) {
            ask(*state_.asks);
        } else if (state_.told) {
            wrapped(ui_, ui_.words(state_.told->words), state_.told->refused ? Ink::Error : Ink::Muted);
        } else {
            muted(ui_, ui_.words("keys.how"));
        }
        ImGui::Dummy({0, std::max(0.0F, ui_.px(62) - (ImGui::GetCursorPosY() - top))});
    }

    void ask(KeyPress press) {
        std::string others;
        for (const Command* other : losers(press, *chosen(), keys())) {
            const std::string name = name_of(*other, ui_.words);
            others = others.empty() ? name : ui_.words(Message{"list.comma", {{"a", others}, {"b", name}}});
        }
        wrapped(ui_, ui_.words(Message{"keys.belongs-to", {{"key", to_text(press, ui_.words)}, {"command", others}}}),
                Ink::Warning);
        if (answered(ui_, "keys.take-over", Key::Enter, true)) return take_over(press);
        ImGui::SameLine();
        if (answered(ui_, "keys.leave", Key::Escape, false)) state_.asks.reset();
    }

    void draw_buttons() {
        const bool quiet = !state_.waits && !state_.asks;
        const bool done = button(ui_, "dialog.ok", {.text = ui_.words("dialog.ok")});
        next(ui_.words("keys.undo"));
        if (button(ui_, "keys:undo",
                   {.icon = icon::undo, .text = ui_.words("keys.undo"), .enabled = quiet && !state_.before.empty()}))
            undo();
        tip(ui_, ui_.words("keys.undo-tip"));
        next(ui_.words("keys.all-usual"));
        if (button(ui_, "keys:all-usual",
                   {.text = ui_.words("keys.all-usual"), .enabled = quiet && !keys().changed.empty()}))
            put_all_back();
        tip(ui_, ui_.words("keys.all-usual-tip"));
        if (done) editor_.dialog = {};
        if (!quiet || done) return;
        if (const Command* row = chosen()) {
            const std::vector<KeyPress> presses = presses_of(*row, keys());
            if (ui_.take(Key::Delete) && !presses.empty()) take_away(presses.back());
            if (ui_.take(Key::Insert) && !has_usual_keys(*row, keys())) put_back();
            if (ui_.take(Key::Enter)) wait_for_key();
        }
        if (ui_.take(Key::Escape)) editor_.dialog = {};
    }

    static constexpr float least_column = 320;
    Ui& ui_;
    EditorState& editor_;
    KeyListUi& state_;
    std::vector<KeyRow> rows_{};
    bool scroll_ = false;  // To the chosen row.
};

}  // namespace

void draw_key_list(Ui& ui, EditorState& editor, KeyListUi& state, FormHeights& heights) {
    KeyList(ui, editor, state).draw(heights);
}

}  // namespace hexwright::dialogs
