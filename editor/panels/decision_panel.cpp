#include "editor/panels/decision_panel.h"

#include "editor/session/by_hand.h"
#include "editor/session/icons.h"
#include "editor/session/playing.h"
#include "engine/core/text.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

Play& play_of(EditorState& editor) { return *editor.table.play; }

void put_in_words(const EditorState& editor, DecisionUi& state) {
    const Play& play = *editor.table.play;
    if (state.revision == play.revision()) return;
    state.words.clear();
    for (const Message& choice : play.choices()) state.words.push_back(editor.words(choice));
    state.revision = play.revision();
}

// ---- keys

bool asks_for_markers(const Play& play) {
    return !play.legal().empty() && std::holds_alternative<PlaceMarker>(play.legal().front());
}

bool may_lay(const Play& play, int marker) {
    return std::ranges::any_of(play.legal(), [marker](const Action& action) {
        const auto* place = std::get_if<PlaceMarker>(&action);
        return place && place->marker == marker;
    });
}

// In a decision about markers the first digit is the marker, and X the last.
bool took_marker(Ui& ui, EditorState& editor) {
    Play& play = play_of(editor);
    if (!asks_for_markers(play) || play.hand.marker != 0) return false;
    const int asked = std::get<PlaceMarker>(play.legal().front()).marker;
    for (int marker = 1; marker <= marker_kinds; ++marker) {
        const Key key = marker == x_marker ? letter('X') : static_cast<Key>('0' + marker);
        if (!ui.take(key)) continue;
        if (may_lay(play, marker)) play.hand.marker = marker;
        else refuse(editor.status, {"table.marker-order", {{"marker", face_text(asked)}}});
        return true;
    }
    return false;
}

std::optional<std::size_t> number_typed(const std::string& typed) {
    std::size_t number = 0;
    const auto [end, trouble] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (typed.empty() || trouble != std::errc() || end != typed.data() + typed.size()) return {};
    return number;
}

void choose_typed(EditorState& editor, const std::vector<std::size_t>& rows) {
    const auto number = number_typed(play_of(editor).hand.typed);
    play_of(editor).hand.typed.clear();
    if (!number || *number < 1 || *number > rows.size())
        return refuse(editor.status, {"table.no-such-row", {{"count", rows.size()}}});
    choose_listed(editor, rows[*number - 1]);
}

// A digit chooses at once where no longer number could be meant.
void type_digit(EditorState& editor, int digit, const std::vector<std::size_t>& rows) {
    std::string& typed = play_of(editor).hand.typed;
    if (typed.size() >= 6) return;
    typed += static_cast<char>('0' + digit);
    const auto number = number_typed(typed);
    if (number && *number * 10 > rows.size()) choose_typed(editor, rows);
}

void take_digits(Ui& ui, EditorState& editor, const std::vector<std::size_t>& rows) {
    for (int digit = 0; digit <= 9; ++digit)
        if (ui.take(static_cast<Key>('0' + digit))) return type_digit(editor, digit, rows);
    Choosing& hand = play_of(editor).hand;
    if (!hand.typed.empty() && ui.take(Key::Enter)) return choose_typed(editor, rows);
    if (!hand.typed.empty() && ui.take(Key::Backspace)) hand.typed.pop_back();
}

// Enter does what the pointer means.
void take_enter(Ui& ui, EditorState& editor) {
    if (!editor.tools.hovered || !ui.take(Key::Enter)) return;
    touch_map(editor, *editor.tools.hovered);
    release_at_table(editor, *editor.tools.hovered);
}

// Space tapped ends what is under way; held while the mouse is down it drags the view.
void tap_space(EditorState& editor, DecisionUi& state) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool down = io.KeysDown[static_cast<int>(Key::Space)] && !io.WantTextInput;
    if (ImGui::IsMouseDown(0) || ImGui::IsMouseDown(2)) state.space_tapped = false;
    else if (down && ImGui::IsKeyPressed(static_cast<int>(Key::Space), false)) state.space_tapped = true;
    if (down || !state.space_tapped) return;
    state.space_tapped = false;
    if (const auto listed = done_listed(editor)) choose_listed(editor, *listed);
}

void take_keys(Ui& ui, EditorState& editor, DecisionUi& state, const std::vector<std::size_t>& rows) {
    if (editor.dialog.kind != Dialog::None || ImGui::GetIO().WantTextInput) return;
    if (ui.take(Key{'/'})) play_of(editor).hand.filtering = true;
    if (!took_marker(ui, editor)) take_digits(ui, editor, rows);
    take_enter(ui, editor);
    tap_space(editor, state);
}

// ---- what is drawn

void draw_filter(Ui& ui, EditorState& editor, const std::vector<std::size_t>& rows) {
    Choosing& hand = play_of(editor).hand;
    if (!hand.filtering) return;
    ImGui::SetNextItemWidth(-1);
    if (!ImGui::IsAnyItemActive()) ImGui::SetKeyboardFocusHere();
    const bool entered = ImGui::InputTextWithHint("##filter", ui.words("decision.filter").c_str(), &hand.filter,
                                                  ImGuiInputTextFlags_EnterReturnsTrue);
    ui.record("decision:filter");
    if (entered && !rows.empty()) return choose_listed(editor, rows.front());
    if (ui.take(Key::Escape)) hand.filtering = false, hand.filter.clear();
}

// What ending gives up: figures that can still attack, or have not moved; nullopt: nothing.
std::optional<Message> given_up(const Play& play) {
    const auto attacks = [](const Action& action) {
        return std::holds_alternative<Attack>(action) || std::holds_alternative<AttackObject>(action);
    };
    const bool attacking = std::ranges::any_of(play.legal(), attacks);
    std::vector<Action> acts = play.legal();
    if (attacking) std::erase_if(acts, std::not_fn(attacks));
    int count = 0;
    for (const FigureId actor : actors_of(acts))
        count += attacking || play.seen()[actor].moved == Figure::Moved::No ? 1 : 0;
    if (count == 0) return {};
    return Message{attacking ? "decision.gives-up-attacks" : "decision.gives-up", {{"count", count}}};
}

// The button says what is given up.
void draw_done(Ui& ui, EditorState& editor) {
    const auto listed = done_listed(editor);
    if (!listed) return;
    std::string text = ui.words(play_of(editor).choices()[*listed]);
    if (const auto left = given_up(play_of(editor))) text += " (" + ui.words(*left) + ")";
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string lines = in_lines(text, width - ui.px(24));
    const float height = 12 + 16 * static_cast<float>(1 + std::ranges::count(lines, '\n'));
    const bool clicked =
        button(ui, "decision:done", {.text = lines, .width = width, .height = std::max(28.0F, height)});
    tip(ui, ui.words("decision.done-tip"), to_text({Key::Space}, ui.words));
    if (clicked) choose_listed(editor, *listed);
}

// Markers to be dragged onto cards; the one that is asked for stands out.
void draw_markers(Ui& ui, EditorState& editor) {
    const Play& play = play_of(editor);
    if (!asks_for_markers(play)) return;
    const int asked = std::get<PlaceMarker>(play.legal().front()).marker;
    for (int marker = 1; marker <= marker_kinds; ++marker) {
        const std::string label = "marker:" + face_text(marker);
        if (marker > 1) ImGui::SameLine();
        if (button(ui, label, {.text = face_text(marker), .active = may_lay(play, marker), .width = ui.px(40)})) {
            if (may_lay(play, marker)) play_of(editor).hand.marker = marker;
            else refuse(editor.status, {"table.marker-order", {{"marker", face_text(asked)}}});
        }
        if (ImGui::BeginDragDropSource(ImGuiDragDropFlags_SourceNoPreviewTooltip)) {
            ImGui::SetDragDropPayload(marker_payload, &marker, sizeof marker);
            ImGui::EndDragDropSource();
            const ImVec2 at = ImGui::GetMousePos();
            ImDrawList& draw = *ImGui::GetForegroundDrawList();
            draw.AddCircleFilled(at, ui.px(14), ui.theme[Ink::Accent]);
            const ImVec2 size = ImGui::CalcTextSize(face_text(marker).c_str());
            draw.AddText({at.x - size.x / 2, at.y - size.y / 2}, ui.theme[Ink::OnAccent], face_text(marker).c_str());
        } else {
            tip(ui, ui.words("decision.marker-tip"));
        }
    }
}

void draw_answers(Ui& ui, EditorState& editor) {
    for (const bool yes : {true, false}) {
        if (!can_answer(editor, yes)) continue;
        const char* id = yes ? "play.yes" : "play.no";
        if (yes) ImGui::SetCursorPosX(ImGui::GetCursorPosX());
        command_button(ui, editor, id, true);
        ImGui::SameLine();
    }
    if (can_answer(editor, true) || can_answer(editor, false)) ImGui::NewLine();
}

void draw_list(Ui& ui, EditorState& editor, DecisionUi& state, const std::vector<std::size_t>& rows) {
    ImGui::BeginChild("##choices", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    std::optional<std::size_t> wanted;
    const auto typed = number_typed(play_of(editor).hand.typed);
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(rows.size()), ui.px(28));
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
            const auto row = static_cast<std::size_t>(i);
            const RowStyle style{.text = state.words[rows[row]],
                                 .before = std::to_string(i + 1),
                                 .now = (typed && *typed == row + 1) || play_of(editor).hand.advised == rows[row]};
            if (list_row(ui, "choice:" + std::to_string(rows[row]), style)) wanted = rows[row];
            if (ImGui::IsItemHovered()) editor.table.row_pointed_at = rows[row];
            if (ImGui::IsItemHovered() &&
                ImGui::CalcTextSize(style.text.c_str()).x > ImGui::GetWindowWidth() - ui.px(60))
                tip(ui, style.text);
        }
    ImGui::PopStyleVar();
    ImGui::EndChild();
    if (wanted) choose_listed(editor, *wanted);
}

// What the person may leave to the computer.
void draw_help(Ui& ui, EditorState& editor) {
    command_button(ui, editor, "play.advice", true);
    ImGui::SameLine();
    command_button(ui, editor, "play.chances");
    if (editor.table.chances_of == play_of(editor).revision())
        for (const Message& line : editor.table.chances) wrapped(ui, ui.words(line), Ink::Accent);
    if (!may_choose(editor) || !play_of(editor).places_figures()) return;
    command_button(ui, editor, "play.place-rest", true);
}

void draw_over(Ui& ui, EditorState& editor) {
    const GameState& seen = play_of(editor).seen();
    std::string winners;
    for (const PlayerId player : seen.winners)
        winners += (winners.empty() ? "" : ", ") + ui.words(Message{"table.player", {{"player", player.value + 1}}});
    heading(ui, ui.words("decision.over"));
    wrapped(ui, winners.empty() ? ui.words("decision.nobody-won")
                                : ui.words(Message{"decision.won", {{"players", winners}}}));
    vertical_gap(ui, 8);
    for (const char* id : {"play.rematch", "play.new", "play.save"}) {
        command_button(ui, editor, id, true);
        vertical_gap(ui, 2);
    }
}

// ---- puzzles, and positions that are being arranged

void draw_puzzle(Ui& ui, EditorState& editor) {
    const Play& play = play_of(editor);
    const PuzzleGame& puzzle = *play.puzzle();
    const auto named = puzzle_named(*play.session().scenario(), play.session().options().puzzle);
    heading(ui, ui.words("puzzle-panel.title"));
    // The author's words say the goal; without any, its parts do.
    const std::string title = named ? (*named)->title.text : "";
    if (!title.empty()) wrapped(ui, title);
    else
        for (const Message& goal : goals_told(puzzle)) wrapped(ui, "· " + ui.words(goal));
    const int left = puzzle.last_round - std::max<int>(1, play.session().state().round) + 1;
    const std::vector<Argument> player{{"player", puzzle.player.value + 1}, {"rounds", std::max(0, left)}};
    if (play.puzzle_stand() == PuzzleStand::Open)
        wrapped(ui, ui.words(Message{"puzzle-panel.rounds-left", player}), Ink::Muted);
    const bool solved = play.puzzle_stand() == PuzzleStand::Solved;
    if (solved) wrapped(ui, ui.words(Message{"puzzle-panel.solved", player}), Ink::Good);
    else if (play.puzzle_stand() == PuzzleStand::Failed)
        wrapped(ui, ui.words(Message{"puzzle-panel.failed", player}), Ink::Error);
    ui.record(solved ? "puzzle:solved" : play.puzzle_stand() == PuzzleStand::Failed ? "puzzle:failed" : "puzzle:open");
    if (can_run(*command("play.try-again"), editor)) command_button(ui, editor, "play.try-again", true);
    vertical_gap(ui, 4);
}

void draw_arranging(Ui& ui, EditorState& editor) {
    heading(ui, ui.words("arranging.title"));
    wrapped(ui, ui.words(may_act_by_hand(editor) ? "arranging.help" : "table.fair-by-hand"), Ink::Muted);
    vertical_gap(ui, 4);
    command_button(ui, editor, "play.begin", true);
}

}  // namespace

std::vector<std::size_t> listed_rows(const EditorState& editor, DecisionUi& state) {
    std::vector<std::size_t> rows;
    if (!may_choose(editor)) return rows;
    put_in_words(editor, state);
    const Play& play = *editor.table.play;
    for (std::size_t i = 0; i < play.legal().size(); ++i)
        if (play.hand.filter.empty() || holds_words(state.words[i], play.hand.filter)) rows.push_back(i);
    if (play.hand.actor.valid())
        std::ranges::partition(rows,
                               [&](std::size_t i) { return handle_of(play.legal()[i]).actor == play.hand.actor; });
    return rows;
}

void draw_decision(Ui& ui, EditorState& editor, DecisionUi& state) {
    editor.table.row_pointed_at.reset();
    const GameSession& session = play_of(editor).session();
    if (play_of(editor).puzzle() && !play_of(editor).curtain()) draw_puzzle(ui, editor);
    if (being_arranged(session.state())) return draw_arranging(ui, editor);
    if (session.state().over) return draw_over(ui, editor);
    if (!may_choose(editor))
        return heading(ui, ui.words(play_of(editor).curtain() ? "decision.covered" : "decision.waits"));
    const auto decision = session.decision();
    heading(ui, ui.words("decision.title"));
    wrapped(ui, ui.words(decision->turn));
    if (decision->question) wrapped(ui, ui.words(*decision->question), Ink::Muted);
    vertical_gap(ui, 4);
    const unsigned long long before = play_of(editor).revision();
    const std::vector<std::size_t> rows = listed_rows(editor, state);
    take_keys(ui, editor, state, rows);
    if (play_of(editor).revision() != before) return;
    draw_markers(ui, editor);
    draw_answers(ui, editor);
    if (play_of(editor).revision() == before) draw_help(ui, editor);
    if (play_of(editor).revision() == before) draw_done(ui, editor);
    if (play_of(editor).revision() == before) draw_filter(ui, editor, rows);
    if (play_of(editor).revision() == before) draw_list(ui, editor, state, rows);
}

}  // namespace hexwright::panels
