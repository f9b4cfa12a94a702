#include "editor/scripts/script.h"

#include "editor/commands/commands.h"
#include "editor/desk/gestures.h"
#include "editor/editing/arming.h"
#include "editor/editing/layers.h"
#include "editor/editing/viewing.h"
#include "editor/files/file_news.h"
#include "editor/files/files.h"
#include "editor/files/safekeeping.h"
#include "editor/panels/status.h"
#include "editor/panes/plan_pane.h"
#include "editor/play/playing.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/text.h"
#include "engine/game/board_query.h"
#include "engine/game/objects.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <imgui_internal.h>

namespace hexwright::scripts {

namespace {

constexpr int frames_between = 2;

// Verbs, and the number of words that must follow at least.
struct Verb {
    std::string_view name;
    std::size_t arguments;
};
constexpr Verb verbs[] = {
    {"command", 1},    {"arm", 1},    {"hover", 1}, {"click", 1},        {"double-click", 1}, {"right-click", 1},
    {"key", 1},        {"type", 1},   {"wait", 0},  {"middle-click", 1}, {"drag", 2},         {"wheel", 2},
    {"print", 1},      {"press", 1},  {"dark", 0},  {"light", 0},        {"orbit", 2},        {"level", 1},
    {"save", 1},       {"open", 1},   {"quit", 0},  {"screenshot", 1},   {"watch", 1},        {"click-pixel", 2},
    {"drag-pixel", 4}, {"motion", 0}, {"await", 1}, {"meanwhile", 0},    {"focus", 0},        {"mark", 1}};

constexpr int most_presses = 1000;
constexpr int longest_wait = 1'000'000;  // In frames.
constexpr int patience = 20'000;         // Frames until something that is awaited must be there.

std::optional<int> number_from(std::string_view text) {
    int number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

float radians(int degrees) { return static_cast<float>(degrees) * 0.0174533F; }

// "q,r", "q,r,side", "figure:NAME" or "lit:NUMBER", optionally preceded by modifiers: "ctrl+q,r", "shift+alt+q,r".
struct Target {
    Cursor cursor;
    bool to_side = false;
    Mods held{};
};

// In a game: where the figure of this name stands.
std::optional<HexCoord> place_of_figure(const EditorState& editor, std::string_view name) {
    if (!editor.map.table.on()) return {};
    const GameState& seen = editor.map.table.play->seen();
    const FigureId figure = figure_named(seen, name);
    if (figure.valid() && seen[figure].on_board()) return (*seen.board)[seen[figure].at()].space.at;
    return {};
}

// In a game: the first hex of the piece with Life of this name.
std::optional<HexCoord> place_of_piece(const EditorState& editor, const std::string& name) {
    if (!editor.map.table.on()) return {};
    const GameState& seen = editor.map.table.play->seen();
    const ObjectId object = object_named(seen, name);
    const auto hexes = object.valid() ? hexes_of(seen, object) : std::vector<HexCoord>();
    return hexes.empty() ? std::nullopt : std::optional(hexes.front());
}

// In a game: the lit space or figure of this number, from 1; spaces first.
std::optional<HexCoord> lit_place(const EditorState& editor, std::string_view text) {
    const auto number = text.empty() ? std::optional(1) : number_from(text.substr(1));
    if (!may_choose(editor.map) || !number || *number < 1) return {};
    const Play& play = *editor.map.table.play;
    const Lit lit = lit_by(play.seen(), play.legal(), play.hand);
    std::vector<SpaceIndex> places = lit.spaces;
    for (const FigureId figure : lit.figures)
        if (play.seen()[figure].on_board()) places.push_back(play.seen()[figure].at());
    if (static_cast<std::size_t>(*number) > places.size()) return {};
    return (*play.seen().board)[places[static_cast<std::size_t>(*number) - 1]].space.at;
}

std::optional<HexCoord> hex_meant(const EditorState& editor, const std::string& text) {
    constexpr std::string_view figure = "figure:", piece = "piece:", lit = "lit";
    if (text.starts_with(piece)) return place_of_piece(editor, text.substr(piece.size()));
    if (text.starts_with(figure)) return place_of_figure(editor, text.substr(figure.size()));
    if (text.starts_with(lit)) return lit_place(editor, text.substr(lit.size()));
    return hex_from(text);
}

std::optional<Target> target_from(const EditorState& editor, std::string text) {
    Target target;
    for (std::size_t plus = text.find('+'); plus != std::string::npos; plus = text.find('+')) {
        const std::string key = text.substr(0, plus);
        if (key != "ctrl" && key != "shift" && key != "alt") return std::nullopt;
        (key == "ctrl" ? target.held.ctrl : key == "shift" ? target.held.shift : target.held.alt) = true;
        text.erase(0, plus + 1);
    }
    const std::size_t comma = text.find(',', text.find(',') + 1);
    const auto hex = hex_meant(editor, text.substr(0, comma));
    if (!hex) return std::nullopt;
    target.cursor.hex = *hex;
    target.to_side = comma != std::string::npos;
    if (!target.to_side) return target;
    const auto side = direction_from(text.substr(comma + 1));
    if (!side) return std::nullopt;
    target.cursor.side = *side;
    return target;
}

Point point_of(const Target& target) {
    const Point centre = centre_of(target.cursor.hex),
                beyond = centre_of(neighbour(target.cursor.hex, target.cursor.side));
    if (!target.to_side) return centre;
    return {centre.x + (beyond.x - centre.x) * 0.4, centre.y + (beyond.y - centre.y) * 0.4};
}

const InputEvent no_keys_held = KeyEdge{Key::None, false, {}};

void press_mouse(InputQueue& input, ImVec2 at, int button, Mods held = {}, int times = 1) {
    input.push(MouseMove{at.x, at.y});
    for (; times > 0; --times) {
        input.push(MouseEdge{button, true, held});
        input.push(MouseEdge{button, false, held});
    }
    input.push(no_keys_held);
}

struct MouseVerb {
    std::string_view name;
    int button, times;
};
constexpr MouseVerb mouse_verbs[] = {
    {"click", 0, 1}, {"double-click", 0, 2}, {"right-click", 1, 1}, {"middle-click", 2, 1}};

void type(InputQueue& input, const std::string& text) {
    const char* next = text.c_str();
    while (*next != 0) {
        unsigned code = 0;
        next += ImTextCharFromUtf8(&code, next, nullptr);
        input.push(Character{code});
    }
}

std::string issue_lines(const EditorState& editor) {
    std::string text;
    for (const Issue& issue : editor.now().issues)
        text += std::string(to_text(issue.severity)) + " " + std::string(to_text(issue.code)) + ": " +
                editor.words(issue.message) + "\n";
    return text.empty() ? "no issues" : text.substr(0, text.size() - 1);
}

std::string decision_text(const EditorState& editor) {
    if (!editor.map.table.on()) return "no game";
    const GameSession& session = editor.map.table.play->session();
    if (session.state().over) return editor.words("decision.over");
    if (editor.map.table.play->curtain()) return editor.words("decision.covered");
    const auto decision = session.decision();
    if (!decision) return editor.words("decision.waits");
    return editor.words(decision->turn) + (decision->question ? " " + editor.words(*decision->question) : "");
}

std::optional<std::string> report(const EditorState& editor, const std::string& what) {
    if (what == "status") return hover_text(editor) + " | " + notice_text(editor) + " | " + count_text(editor);
    if (what == "notice") return notice_text(editor);
    if (what == "trouble") return editor.dialog.trouble;
    if (what == "hover") return hover_text(editor);
    if (what == "counts") return count_text(editor);
    if (what == "decision") return decision_text(editor);
    if (what == "level") return std::to_string(editor.map.view.level);
    if (what == "shake") return editor.map.status.shaking > 0 ? "shaking" : "still";
    if (what == "changed") return editor.map.document.changed() ? "changed" : "saved";
    if (what == "issues") return issue_lines(editor);
    if (what == "selected") {
        const PlacedPiece* piece = selected_piece(editor.map.tools, editor.map.document);
        return piece ? editor.catalogue()[piece->kind].id + " at " + to_text(Space{piece->at, piece->level})
                     : "nothing";
    }
    return std::nullopt;
}

// Where a person would click for a hex of the plan or a labelled widget: "x y" in the window. With `only_looks` the
// camera does not move.
std::optional<std::string> where(const std::string& what, MainWindow& main_window, EditorState& editor,
                                 bool only_looks) {
    std::optional<ImVec2> at;
    if (const auto hex = hex_from(what))
        at = only_looks ? place_of(main_window.ui, editor, *hex) : panes::point_of(main_window.ui, editor, *hex);
    else if (const auto box = main_window.ui.find(what)) at = box->middle();
    if (!at) return std::nullopt;
    return std::to_string(static_cast<int>(at->x)) + " " + std::to_string(static_cast<int>(at->y));
}

std::optional<std::string> told(const ScriptLine& line, MainWindow& main_window, EditorState& editor) {
    const bool place = line.words[1] == "where" && line.words.size() > 2;
    if (line.words[1] == "clicks") return std::to_string(main_window.input.mouse_presses());
    if (line.words[1] == "key") return file_text(main_window.input.last_press());
    return place ? where(line.words[2], main_window, editor, line.words[0] == "watch") : report(editor, line.words[1]);
}

}  // namespace

Result<std::vector<ScriptLine>> read_script(std::string_view text, const std::string& file_name) {
    std::vector<ScriptLine> lines;
    std::istringstream all{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(all, line);) {
        ++number;
        if (const std::size_t remark = line.find('#'); remark != std::string::npos) line.resize(remark);
        ScriptLine read{words_in(line), {}, number};
        if (read.words.empty()) continue;
        const auto verb = std::ranges::find(verbs, read.words.front(), &Verb::name);
        if (verb == std::end(verbs))
            return failure(Message{"script.unknown", {{"word", read.words.front()}}}, FilePos{file_name, number, 1});
        if (read.words.size() <= verb->arguments)
            return failure(Message{"script.too-short", {{"word", read.words.front()}}}, FilePos{file_name, number, 1});
        const std::size_t first = line.find(read.words.front()) + read.words.front().size();
        const std::size_t rest = line.find_first_not_of(" \t", first), last = line.find_last_not_of(" \t\r");
        if (rest != std::string::npos && last >= rest) read.rest = line.substr(rest, last - rest + 1);
        lines.push_back(std::move(read));
    }
    return lines;
}

tl::unexpected<Refusal> Script::wrong(const ScriptLine& line, Message message) const {
    return failure(std::move(message), FilePos{file_, line.line, 1});
}

// For a picture of the window, its 3D view is refined first.
bool Script::is_still(const MainWindow& main_window, EditorState& editor) {
    const bool began = editor.map.view.still;
    editor.map.view.still = true;
    return began && !main_window.refines();
}

Result<void> Script::step(MainWindow& main_window, EditorState& editor) {
    const bool waits = meanwhile_ ? main_window.input_waits() : main_window.busy() && !main_window.ui.moves_anyway;
    if (waits) return {};
    if (pause_ > 0) {
        --pause_;
        return {};
    }
    if (!dragging_.empty()) {  // Each position of a drag gets its own frame.
        main_window.input.push(dragging_.front());
        dragging_.pop_front();
        return {};
    }
    if (done()) return {};
    if (lines_[next_].words.front() == "screenshot" && !is_still(main_window, editor)) return {};
    pause_ = frames_between;
    return perform(lines_[next_++], main_window, editor);
}

Result<void> Script::point(const ScriptLine& line, MainWindow& main_window, EditorState& editor) {
    const std::string &verb = line.words.front(), &word = line.words[1];
    const auto target = target_from(editor, word);
    if (!target) return wrong(line, {"script.no-hex", {{"word", word}}});
    const auto turns = verb == "wheel" ? number_from(line.words[2]) : std::optional(0);
    if (!turns) return wrong(line, {"script.no-number", {{"word", line.rest}}});
    const auto at = point_at(main_window.ui, editor, point_of(*target));
    if (!at) return wrong(line, {"script.no-plan"});
    if (const auto mouse = std::ranges::find(mouse_verbs, verb, &MouseVerb::name); mouse != std::end(mouse_verbs)) {
        press_mouse(main_window.input, *at, mouse->button, target->held, mouse->times);
        return {};
    }
    main_window.input.push(MouseMove{at->x, at->y});
    if (verb == "hover") return {};
    main_window.input.push(Wheel{0, static_cast<float>(*turns), target->held});
    main_window.input.push(no_keys_held);
    return {};
}

Result<void> Script::drag(const ScriptLine& line, MainWindow& main_window, EditorState& editor) {
    std::vector<Point> points;
    Mods held;
    for (std::size_t i = 1; i < line.words.size(); ++i) {
        const auto target = target_from(editor, line.words[i]);
        if (!target) return wrong(line, {"script.no-hex", {{"word", line.words[i]}}});
        if (i == 1) held = target->held;
        points.push_back(point_of(*target));
    }
    return drag_over(points, held, line, main_window, editor);
}

Result<void> Script::drag_over(const std::vector<Point>& points, Mods held, const ScriptLine& line,
                               MainWindow& main_window, EditorState& editor) {
    for (const Point& point : points)
        if (!point_at(main_window.ui, editor, point)) return wrong(line, {"script.no-plan"});
    // Moving the camera to one point may have pushed another one out of sight.
    const PlanCamera camera = editor.map.view.plan;
    std::vector<ImVec2> places;
    for (const Point& point : points) places.push_back(*point_at(main_window.ui, editor, point));
    if (editor.map.view.plan != camera) return wrong(line, {"script.too-far"});
    dragging_ = {MouseMove{places.front().x, places.front().y}, MouseEdge{0, true, held}};
    for (std::size_t i = 1; i < places.size(); ++i) dragging_.push_back(MouseMove{places[i].x, places[i].y});
    dragging_.insert(dragging_.end(), {MouseEdge{0, false, held}, no_keys_held});
    return {};
}

// Pixels of the picture under the level: a click, or a drag over several. Moves the camera there first if they are out
// of sight.
Result<void> Script::point_at_picture(const ScriptLine& line, MainWindow& main_window, EditorState& editor) {
    std::vector<Point> points;
    const auto place = underlay_place(editor.map);
    for (std::size_t i = 1; i + 1 < line.words.size(); i += 2) {
        const auto x = number_from(line.words[i]), y = number_from(line.words[i + 1]);
        if (!x || !y) return wrong(line, {"script.no-number", {{"word", line.rest}}});
        if (!place) return wrong(line, {"script.no-picture"});
        points.push_back(on_map(*place, {static_cast<double>(*x), static_cast<double>(*y)}));
    }
    if (line.words[0] == "drag-pixel") return drag_over(points, {}, line, main_window, editor);
    const auto at = point_at(main_window.ui, editor, points.front());
    if (!at) return wrong(line, {"script.no-plan"});
    press_mouse(main_window.input, *at, 0);
    return {};
}

Result<void> Script::press(const ScriptLine& line, MainWindow& main_window, EditorState& editor) {
    const std::string &verb = line.words.front(), &word = line.words[1];
    if (verb == "key") {
        const auto keys = key_from(word);
        if (!keys) return wrong(line, {"script.no-key", {{"key", word}}});
        const auto times = line.words.size() > 2 ? number_from(line.words[2]) : std::optional(1);
        if (!times || *times < 1 || *times > most_presses)
            return wrong(line, {"script.no-number", {{"word", line.rest}}});
        for (int i = 0; i < *times; ++i) main_window.input.press(*keys);
    } else if (verb == "command") {
        const Command* found = command(word);
        if (!found) return wrong(line, {"script.no-command", {{"command", word}}});
        if (can_run(*found, editor)) found->run(editor);
    } else if (verb == "arm") {
        const auto kind = editor.catalogue().piece(word);
        if (!kind) return wrong(line, {"script.no-piece", {{"piece", word}}});
        arm(editor, *kind);
    } else {
        return press_label(line, main_window);
    }
    return {};
}

// Nobody can press what is scrolled out of sight, and hardly what shows no more than its edge: it is rolled into sight
// first, and the line is tried again until it lies still there.
Result<void> Script::press_label(const ScriptLine& line, MainWindow& main_window) {
    constexpr int soon = 20;  // Frames.
    Ui& ui = main_window.ui;
    ui.sought.clear();
    const auto whole = ui.find(line.rest);
    if (!whole) return wrong(line, {"script.no-label", {{"label", line.rest}}});
    std::optional<Box> seen;
    if (const auto found = ui.in_sight().find(line.rest); found != ui.in_sight().end()) seen = found->second.box;
    const bool still = sought_ > 0 && sought_at_ == seen;
    sought_at_ = seen;
    if (seen && (still || (sought_ == 0 && seen->holds(whole->middle())))) {
        sought_ = 0;
        press_mouse(main_window.input, seen->middle(), 0);
        return {};
    }
    if (++sought_ > soon) return wrong(line, {"script.out-of-sight", {{"label", line.rest}}});
    ui.sought = line.rest;
    --next_;
    pause_ = 0;
    return {};
}

Result<void> Script::tell(const ScriptLine& line, MainWindow& main_window, EditorState& editor) {
    const auto text = told(line, main_window, editor);
    if (!text) return wrong(line, {"script.no-report", {{"word", line.rest}}});
    if (line.words[0] == "watch") watched_.push_back({line, {}});
    else hands_.print(*text);
    return {};
}

void Script::look(MainWindow& main_window, EditorState& editor) {
    for (Watched& each : watched_) {
        const auto now = told(each.line, main_window, editor);
        if (!now || *now == each.told) continue;
        hands_.print(each.line.rest + ": " + *now);
        each.told = *now;
    }
}

// The line is tried again in the next frame until it is there.
Result<void> Script::await(const ScriptLine& line, bool there) {
    awaited_ = there ? 0 : awaited_ + 1;
    if (awaited_ > patience) return wrong(line, {"script.in-vain", {{"line", line.words[0] + " " + line.rest}}});
    if (there) return {};
    --next_;
    pause_ = 0;
    return {};
}

// Tab goes on from button to button until it is there.
Result<void> Script::mark(const ScriptLine& line, MainWindow& main_window) {
    const bool there = main_window.ui.marked == line.rest;
    if (!there && awaited_ % frames_between == 0) main_window.input.press({Key::Tab});
    return await(line, there);
}

Result<void> Script::perform(const ScriptLine& line, MainWindow& main_window, EditorState& editor) {
    const std::string& verb = line.words.front();
    const auto number = [&](std::size_t word) { return number_from(word < line.words.size() ? line.words[word] : ""); };
    if (verb.ends_with("-pixel")) return point_at_picture(line, main_window, editor);
    if (verb == "hover" || verb == "wheel" || verb.ends_with("click")) return point(line, main_window, editor);
    if (verb == "drag") return drag(line, main_window, editor);
    if (verb == "key" || verb == "command" || verb == "arm" || verb == "press") return press(line, main_window, editor);
    if (verb == "print" || verb == "watch") return tell(line, main_window, editor);
    if (verb == "mark") return mark(line, main_window);
    if (verb == "await") return await(line, main_window.ui.find(line.rest).has_value());
    if (verb == "focus") {
        look_at_file(editor);
        return await(line, editor.dialog.kind == Dialog::Changed || editor.dialog.kind == Dialog::Gone);
    }
    if (verb == "screenshot") {
        editor.map.view.still = false;
        return hands_.screenshot(line.rest);
    }
    if (verb == "save") return editor.map.document.save(line.rest).map([](const Change&) {});
    const auto pause = line.words.size() > 1 ? number(1) : std::optional(1);
    const bool no_pause = verb == "wait" && (!pause || *pause < 0 || *pause > longest_wait);
    if (no_pause || (verb == "level" && !number(1)) || (verb == "orbit" && (!number(1) || !number(2))))
        return wrong(line, {"script.no-number", {{"word", line.rest}}});
    if (verb == "level") go_to_level(editor.map, *number(1));
    else if (verb == "type") type(main_window.input, line.rest);
    else if (verb == "wait") pause_ += *pause;
    else if (verb == "orbit")
        editor.map.view.scene = orbited(editor.map.view.scene, radians(*number(1)), radians(*number(2)));
    else if (verb == "dark" || verb == "light") editor.map.view.dark = verb == "dark";
    else if (verb == "motion") main_window.ui.moves_anyway = true;
    else if (verb == "open") open_file(editor, line.rest);
    else if (verb == "meanwhile") meanwhile_ = true;
    else if (verb == "quit") editor.quit = true;
    return {};
}

}  // namespace hexwright::scripts
