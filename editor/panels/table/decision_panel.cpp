#include "editor/panels/table/decision_panel.h"

#include "editor/commands/commands.h"
#include "editor/play/by_hand.h"
#include "editor/play/next_game.h"
#include "editor/play/playing.h"
#include "editor/play/table_advice.h"
#include "editor/play/table_hands.h"
#include "editor/play/table_words.h"
#include "editor/table/named_cards.h"
#include "editor/widgets/card_view.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/text.h"
#include "engine/story/faces_told.h"
#include "engine/story/story.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

Play& play_of(EditorState& editor) { return *editor.map.table.play; }

void put_in_words(const EditorState& editor, DecisionUi& state) {
    const Play& play = *editor.map.table.play;
    const DecisionUi::Told told{play.revision(), editor.words.changes(), editor.user.settings.coordinates};
    if (state.told == told) return;
    state.words = choices_at_table(editor);
    state.told = told;
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
        else refuse(editor.map.status, {"table.marker-order", {{"marker", face_text(asked)}}});
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
        return refuse(editor.map.status, {"table.no-such-row", {{"count", rows.size()}}});
    choose_listed(editor.map, rows[*number - 1]);
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
    if (!editor.map.tools.hovered || !ui.take(Key::Enter)) return;
    touch_map(editor.map, *editor.map.tools.hovered);
    release_at_table(editor.map, *editor.map.tools.hovered);
}

// Space tapped ends what is under way; held while the mouse is down it drags the view.
void tap_space(EditorState& editor, DecisionUi& state) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool down = io.KeysDown[static_cast<int>(Key::Space)] && !io.WantTextInput;
    if (ImGui::IsMouseDown(0) || ImGui::IsMouseDown(2)) state.space_tapped = false;
    else if (down && ImGui::IsKeyPressed(static_cast<int>(Key::Space), false)) state.space_tapped = true;
    if (down || !state.space_tapped) return;
    state.space_tapped = false;
    if (const auto listed = done_listed(editor.map)) choose_listed(editor.map, *listed);
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
    if (entered && !rows.empty()) return choose_listed(editor.map, rows.front());
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
    const auto listed = done_listed(editor.map);
    if (!listed) return;
    std::string text = said_at_table(editor, play_of(editor).choices()[*listed]);
    if (const auto left = given_up(play_of(editor))) text += " (" + ui.words(*left) + ")";
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string lines = in_lines(text, width - ui.px(24));
    const float height = 12 + 16 * static_cast<float>(1 + std::ranges::count(lines, '\n'));
    const bool clicked =
        button(ui, "decision:done", {.text = lines, .width = width, .height = std::max(28.0F, height)});
    tip(ui, ui.words("decision.done-tip"), to_text({Key::Space}, ui.words));
    if (clicked) choose_listed(editor.map, *listed);
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
            else refuse(editor.map.status, {"table.marker-order", {{"marker", face_text(asked)}}});
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
        if (!can_answer(editor.map, yes)) continue;
        const char* id = yes ? "play.yes" : "play.no";
        if (yes) ImGui::SetCursorPosX(ImGui::GetCursorPosX());
        command_button(ui, editor, id, true);
        ImGui::SameLine();
    }
    if (can_answer(editor.map, true) || can_answer(editor.map, false)) ImGui::NewLine();
}

bool is_advised(const EditorState& editor, std::size_t listed) {
    const Advice* advice = editor.map.table.advised();
    return advice && advice->listed == listed;
}

// What is advised, or typed, comes into sight, once.
void roll_into_sight(EditorState& editor, DecisionUi& state, const std::vector<std::size_t>& rows) {
    const std::string typed = play_of(editor).hand.typed;
    if (std::exchange(state.typed, typed) != typed)
        if (const auto number = number_typed(typed); number && *number > 0) state.rows.scroll_to(*number - 1);
    const bool wanted = std::exchange(editor.map.table.rolls_to_advice, false);
    const Advice* advice = editor.map.table.advised();
    if (wanted && advice)
        state.rows.scroll_to(static_cast<std::size_t>(std::ranges::find(rows, advice->listed) - rows.begin()));
}

RowStyle style_of_row(const EditorState& editor, const DecisionUi& state, std::size_t row, std::size_t listed) {
    const Play& play = *editor.map.table.play;
    const auto typed = number_typed(play.hand.typed);
    // Where a digit is a marker, it is no line.
    const bool numbered = !asks_for_markers(play) || play.hand.marker != 0;
    return {.text = state.words[listed],
            .before = numbered ? std::to_string(row + 1) : std::string(),
            .now = (typed && *typed == row + 1) || is_advised(editor, listed),
            .wraps = true};
}

// The cards that the line names, in full, and its spaces by their coordinates.
void about_row(Ui& ui, EditorState& editor, const DecisionUi& state, std::size_t listed) {
    if (ImGui::IsItemHovered()) editor.map.table.row_pointed_at = listed;
    const GameState& seen = play_of(editor).seen();
    AboutItem about{.label = "choice" + std::to_string(listed),
                    .cards = cards_named(seen, play_of(editor).legal()[listed]),
                    .rests = true};
    if (ImGui::IsItemHovered())
        if (const std::string exact = with_coordinates(editor, listed); exact != state.words[listed])
            about.more = exact;
    about_cards(ui, seen.catalogue(), about);
}

void draw_list(Ui& ui, EditorState& editor, DecisionUi& state, const std::vector<std::size_t>& rows) {
    ImGui::BeginChild("##choices", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    const float width = ImGui::GetContentRegionAvail().x;
    if (state.listed != rows || state.measured != state.told) ++state.lists;
    state.listed = rows;
    state.measured = state.told;
    state.rows.measure(rows.size(), state.lists, [&](std::size_t row) {
        return height_of_row(ui, style_of_row(editor, state, row, rows[row]), width) + ui.px(2);
    });
    roll_into_sight(editor, state, rows);
    std::optional<std::size_t> wanted;
    state.rows.draw([&](std::size_t row) {
        if (list_row(ui, "choice:" + std::to_string(rows[row]), style_of_row(editor, state, row, rows[row])))
            wanted = rows[row];
        about_row(ui, editor, state, rows[row]);
        return true;
    });
    ImGui::PopStyleVar();
    ImGui::EndChild();
    if (wanted) choose_listed(editor.map, *wanted);
}

// That more digits may follow, or Enter.
void draw_typed(Ui& ui, const EditorState& editor) {
    const std::string& typed = editor.map.table.play->hand.typed;
    if (!typed.empty()) muted(ui, ui.words(Message{"decision.typed", {{"typed", typed}}}));
}

// How far they are, and what stops them and nothing else.
void draw_chances_under_way(Ui& ui, EditorState& editor) {
    const auto task = editor.map.tasks.shown(chances_task);
    if (!task) return;
    const auto percent = static_cast<int>(100 * task->progress);
    ImGui::AlignTextToFramePadding();
    muted(ui, ui.words(Message{"chances.so-far", {{"percent", percent}}}));
    ImGui::SameLine();
    if (button(ui, "decision:stop-chances", {.text = ui.words("errand.stop"), .height = 24})) stop_chances(editor.map);
}

// What the person may leave to the computer.
void draw_help(Ui& ui, EditorState& editor) {
    command_button(ui, editor, "play.advice", true);
    ImGui::SameLine();
    command_button(ui, editor, "play.chances");
    draw_chances_under_way(ui, editor);
    if (const Advice* advice = editor.map.table.advised()) {
        wrapped(ui, ui.words(advice->why), Ink::Accent);
        ui.record("decision:why");
    }
    if (editor.map.table.chances_of == play_of(editor).revision())
        for (const Message& line : editor.map.table.chances) wrapped(ui, ui.words(line), Ink::Accent);
    if (!may_choose(editor.map) || !play_of(editor).places_figures()) return;
    command_button(ui, editor, "play.place-rest", true);
}

// In a campaign: what comes next, and who comes along.
void draw_next_game(Ui& ui, EditorState& editor) {
    const auto* following = campaign_goes_on(editor.map);
    if (!following) return;
    heading(ui, ui.words("next-game.heading"));
    if (following->trouble) return wrapped(ui, ui.words(*following->trouble), Ink::Error);
    if (!following->game) return wrapped(ui, ui.words("play.campaign-over"));
    wrapped(ui, ui.words(Message{"next-game.follows", {{"title", following->title}}}));
    if (following->comes_along.empty()) muted(ui, ui.words("next-game.nothing"));
    for (const Message& line : following->comes_along) wrapped(ui, "· " + ui.words(line), Ink::Muted);
    ui.record("next-game:carried");
    if (command_button(ui, editor, "play.next-game", true)) return;
    vertical_gap(ui, 8);
}

void draw_over(Ui& ui, EditorState& editor) {
    heading(ui, ui.words("decision.over"));
    wrapped(ui, outcome_at_table(editor));
    vertical_gap(ui, 8);
    draw_next_game(ui, editor);
    for (const char* id : {"play.rematch", "play.new", "play.save"}) {
        command_button(ui, editor, id, true);
        vertical_gap(ui, 2);
    }
}

// ---- puzzles, and positions that are being arranged

// The dice that the puzzle has set, in the order in which they are rolled.
void dice_known(Ui& ui, const GameState& state) {
    if (state.next_dice.empty()) return;
    const std::vector<std::uint8_t> faces(state.next_dice.rbegin(), state.next_dice.rend());
    wrapped(ui, ui.words(Message{"puzzle-panel.dice", {{"faces", std::vector<Message>{faces_told(faces)}}}}));
    ui.record("puzzle:dice");
}

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
    dice_known(ui, play.session().state());
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
    wrapped(ui, ui.words(may_act_by_hand(editor.map) ? "arranging.help" : "table.fair-by-hand"), Ink::Muted);
    vertical_gap(ui, 4);
    command_button(ui, editor, "play.begin", true);
}

}  // namespace

namespace {

// Not with another marker than the one in hand.
bool is_of_marker(const Play& play, std::size_t listed) {
    const auto* place = std::get_if<PlaceMarker>(&play.legal()[listed]);
    return !place || play.hand.marker == 0 || place->marker == play.hand.marker;
}

}  // namespace

std::vector<std::size_t> listed_rows(const EditorState& editor, DecisionUi& state) {
    std::vector<std::size_t> rows;
    if (!may_choose(editor.map)) return rows;
    put_in_words(editor, state);
    const Play& play = *editor.map.table.play;
    for (std::size_t i = 0; i < play.legal().size(); ++i)
        if (is_of_marker(play, i) && (play.hand.filter.empty() || holds_words(state.words[i], play.hand.filter)))
            rows.push_back(i);
    if (play.hand.actor.valid())
        std::ranges::partition(rows,
                               [&](std::size_t i) { return handle_of(play.legal()[i]).actor == play.hand.actor; });
    return rows;
}

void decide_by_keys(Ui& ui, EditorState& editor, DecisionUi& state) {
    editor.map.table.row_pointed_at.reset();
    if (may_choose(editor.map)) take_keys(ui, editor, state, listed_rows(editor, state));
}

void draw_decision(Ui& ui, EditorState& editor, DecisionUi& state) {
    editor.map.table.row_pointed_at.reset();
    const GameSession& session = play_of(editor).session();
    if (play_of(editor).puzzle() && !play_of(editor).curtain()) draw_puzzle(ui, editor);
    if (being_arranged(session.state())) return draw_arranging(ui, editor);
    if (session.state().over) return draw_over(ui, editor);
    if (!may_choose(editor.map))
        return heading(ui, ui.words(play_of(editor).curtain() ? "decision.covered" : "decision.waits"));
    const auto decision = session.decision();
    heading(ui, ui.words("decision.title"));
    wrapped(ui, ui.words(decision->turn));
    if (decision->question) wrapped(ui, said_at_table(editor, *decision->question), Ink::Muted);
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
    if (play_of(editor).revision() == before) draw_typed(ui, editor);
    if (play_of(editor).revision() == before) draw_list(ui, editor, state, rows);
}

}  // namespace hexwright::panels
