#include "editor/panels/make_even.h"

#include "editor/widgets/short_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "editor/workspace/make_even_state.h"

#include <chrono>

namespace hexwright::panels {
namespace {

std::string knob_told(const Knob& knob, Ui& ui) {
    return ui.words(Message{"tune.choice", {{"what", std::vector<Message>{knob.what}}, {"value", knob.value()}}});
}

void draw_even_knobs(Ui& ui, EditorState& editor, const Knob& chosen) {
    ImGui::SetNextItemWidth(-1);
    const auto& knobs = *editor.map.make_even.knobs.value();
    const auto choice = short_list(ui, "even:knob", knob_told(chosen, ui), [&] {
        std::vector<MenuRow> rows;
        for (const Knob& knob : knobs)
            rows.push_back({.label = "even:knob:" + knob.id, .text = knob_told(knob, ui), .now = knob.id == chosen.id});
        return rows;
    });
    if (choice) editor.map.make_even.knob = knobs[*choice].id;
}

void draw_even_search(Ui& ui, EditorState& editor) {
    if (searches_even(editor.map)) {
        if (button(ui, "even:stop", {.icon = icon::stop, .text = ui.words("games.stop")})) stop_even(editor.map);
        return draw_task_progress(ui, editor, "even:progress");
    }
    const char* text = editor.map.make_even.found ? "tune.again" : "tune.search";
    if (button(ui, "even:search", {.icon = icon::play, .text = ui.words(text)})) search_even(editor);
    tip(ui, ui.words("tune.advice"));
}

void draw_even_tried(Ui& ui, const FoundEven& found) {
    for (const TriedSetting& tried : found.tuning.tried) muted(ui, ui.words(told_trial(found.game, tried)));
}

void draw_even_found(Ui& ui, EditorState& editor, const FoundEven& found) {
    muted(ui, ui.words(Message{"tune.of-side",
                               {{"what", std::vector<Message>{found.game.knob.what}},
                                {"side", std::vector<Message>{told_side(found.game.sides.first)}}}}));
    if (searches_even(editor.map)) return draw_even_tried(ui, found);
    for (const Message& sentence : told_outcome(found.game, found.tuning)) wrapped(ui, ui.words(sentence));
    ui.record("even:outcome");
    if (even_is_stale(editor.map)) {
        wrapped(ui, ui.words("tune.changed"), Ink::Warning);
    } else if (can_make_even(editor.map)) {
        if (button(ui, "even:apply", {.icon = icon::ticked, .text = ui.words("tune.apply"), .primary = true}))
            make_even(editor.map);
        tip(ui, ui.words("tune.apply-tip"));
    }
    draw_even_tried(ui, found);  // Last, for the list is long.
}

}  // namespace

void draw_task_progress(Ui& ui, const EditorState& editor, const std::string& label) {
    const auto shown = editor.map.tasks.shown(std::chrono::milliseconds(0));
    const auto share = static_cast<float>(shown ? shown->progress : 0);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::Dummy({width, ui.px(8)});
    ui.record(label);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({at.x, at.y + ui.px(2)}, {at.x + width, at.y + ui.px(6)}, ui.theme[Ink::Raised], ui.px(2));
    draw.AddRectFilled({at.x, at.y + ui.px(2)}, {at.x + width * share, at.y + ui.px(6)}, ui.theme[Ink::Accent],
                       ui.px(2));
}

void draw_make_even(Ui& ui, EditorState& editor) {
    MakeEvenState& even = editor.map.make_even;
    if (button(ui, "games:even", {.text = ui.words("tune.button"), .active = even.open})) even.open = !even.open;
    tip(ui, ui.words("tune.advice"));
    if (!even.open) return;
    follow_make_even(editor);
    if (!even.knobs.value()) return;
    const Knob* chosen = knob_to_turn(editor.map);
    if (!chosen) return muted(ui, ui.words("tune.nothing"));
    draw_even_knobs(ui, editor, *chosen);
    draw_even_search(ui, editor);
    if (const auto found = even.found) draw_even_found(ui, editor, *found);
}

}  // namespace hexwright::panels
