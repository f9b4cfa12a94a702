#include "editor/window/widget_keys.h"

#include "editor/commands/commands.h"
#include "editor/widgets/front_window.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/key_map.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include <imgui_internal.h>

namespace hexwright::main_window {
namespace {

constexpr Mods no_mods{}, shift{false, true, false}, ctrl{true, false, false};
constexpr float smallest = 3, wheel_steps = 3;

// Views of the map have a cursor of their own; borders are moved by the mouse alone, which loses nothing; words before
// a field cannot be pressed.
bool is_no_widget(std::string_view label) {
    for (const std::string_view view : {"plan", "scene", "overview", "legend", "symmetry-centre"})
        if (label == view) return true;
    return label.starts_with("divider:") || label.starts_with("words:");
}

bool is_key_of_command(KeyPress press, const EditorState& editor) {
    const Command* found = command_for(press, editor);
    return found && found->id == "view.widgets";
}

// From the middle of one box to another in the direction of an arrow key, ways aside counted double; nothing for what
// lies in no such direction.
std::optional<float> way_to(const Box& from, const Box& to, Key key) {
    const float x = to.middle().x - from.middle().x, y = to.middle().y - from.middle().y;
    const bool level = key == Key::Left || key == Key::Right;
    const float on = level ? (key == Key::Right ? x : -x) : (key == Key::Down ? y : -y), aside = level ? y : x;
    if (on < smallest || (level && std::abs(aside) > on)) return std::nullopt;
    return on + 2 * std::abs(aside);
}

// The pane of a window that something lies in, or the window itself.
const ImGuiWindow* pane_of(ImGuiID inside) {
    const ImGuiWindow* window = ImGui::FindWindowByID(inside);
    while (window && window->ParentWindow && window->ParentWindow != window->RootWindow) window = window->ParentWindow;
    return window;
}

// The list that rolls and has something in it; nullptr if none does.
ImGuiWindow* list_of(ImGuiID inside) {
    ImGuiWindow* window = ImGui::FindWindowByID(inside);
    while (window && window->ScrollMax.y <= 0) window = window->ParentWindow;
    return window;
}

// Of a row that is cut off at the end of its list, the rest comes into sight.
void show_whole(const Ui& ui, std::string_view label, const Box& seen, ImGuiID inside) {
    const auto whole = ui.find(label);
    ImGuiWindow* const list = list_of(inside);
    if (!whole || !list) return;
    const float above = seen.top - whole->top, below = whole->bottom - seen.bottom;
    if (above > 0 || below > 0) ImGui::SetScrollY(list, list->Scroll.y + (above > 0 ? -above : below));
}

// A list rolls on by a row, so that the next one comes into sight; false at its end.
bool roll(ImGuiWindow& list, float row, Key key) {
    const float to = std::clamp(list.Scroll.y + (key == Key::Down ? row : -row), 0.0F, list.ScrollMax.y);
    if (std::abs(to - list.Scroll.y) < 1) return false;
    ImGui::SetScrollY(&list, to);
    return true;
}

// A menu or list that lies open; a dialog is answered, not closed.
bool close_menu() {
    const auto& open = ImGui::GetCurrentContext()->OpenPopupStack;
    if (open.empty() || !open.back().Window || (open.back().Window->Flags & ImGuiWindowFlags_Modal) != 0) return false;
    ImGui::ClosePopupToLevel(open.Size - 1, true);
    return true;
}

void click(InputQueue& input, ImVec2 at, int button, Mods held) {
    input.push(MouseMove{at.x, at.y});
    input.push(MouseEdge{button, true, held, true});
    input.push(MouseEdge{button, false, held, true});
    input.push(KeyEdge{Key::None, false, {}});
}

}  // namespace

// In the order in which one reads: in the window itself pane after pane.
std::vector<WidgetKeys::Widget> WidgetKeys::widgets_in_front(const Ui& ui) {
    const std::string front = front_window(ui);
    std::vector<Widget> widgets;
    for (const auto& [label, seen] : ui.in_sight())
        if ((seen.window == front || (front == bench && seen.window == menu_bar)) && !is_no_widget(label) &&
            std::min(seen.box.width(), seen.box.height()) >= smallest)
            widgets.push_back({label, seen.box, seen.inside});
    const auto place = [&](const Widget& widget) {
        const ImGuiWindow* pane = front == bench ? pane_of(widget.inside) : nullptr;
        const ImVec2 at = pane ? pane->Pos : ImVec2();
        return std::tuple(at.y, at.x, std::round(widget.box.middle().y), widget.box.left);
    };
    std::ranges::stable_sort(widgets, {}, place);
    return widgets;
}

void WidgetKeys::begin() {
    on_ = true;
    hand_ = ImGui::IsMousePosValid() ? ImGui::GetIO().MousePos : ImVec2(-1, -1);
}

void WidgetKeys::end(Ui& ui) {
    on_ = false;
    last_ = std::exchange(ui.marked, {});
    pointed_ = {-1, -1};
}

void WidgetKeys::put_back(Ui& ui, InputQueue& input) {
    end(ui);
    input.push(MouseMove{hand_.x, hand_.y, true});
}

void WidgetKeys::mark(Ui& ui, InputQueue& input, const Widget& widget) {
    ui.marked = widget.label;
    box_ = widget.box;
    const ImVec2 at(std::floor(box_.middle().x), std::floor(box_.middle().y));  // As Dear ImGui tells it back.
    if (pointed_.x == at.x && pointed_.y == at.y) return;
    pointed_ = at;
    arrived_ = false;
    input.push(MouseMove{pointed_.x, pointed_.y});
}

// A hand on the mouse ends it.
void WidgetKeys::follow_mouse(Ui& ui, EditorState& editor) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool there = mouse.x == pointed_.x && mouse.y == pointed_.y;
    if (there) arrived_ = true;
    if (!arrived_ || there) return;
    editor.map.view.widgets_by_keys = false;
    end(ui);
}

// The same as before; if it is gone, the nearest takes its place.
void WidgetKeys::mark_best(Ui& ui, InputQueue& input, const std::vector<Widget>& widgets) {
    const std::string& wanted = ui.marked.empty() ? last_ : ui.marked;
    if (const auto same = std::ranges::find(widgets, wanted, &Widget::label); same != widgets.end())
        return mark(ui, input, *same);
    const auto away = [&](const Widget& widget) {
        return ui.marked.empty()
                   ? 0
                   : std::hypot(widget.box.middle().x - box_.middle().x, widget.box.middle().y - box_.middle().y);
    };
    mark(ui, input, *std::ranges::min_element(widgets, {}, away));
}

bool WidgetKeys::step(Ui& ui, InputQueue& input, const std::vector<Widget>& widgets, KeyPress press) {
    if (press.key == Key::Tab && !press.mods.ctrl && !press.mods.alt) {
        const auto at = std::ranges::find(widgets, ui.marked, &Widget::label) - widgets.begin();
        const auto count = static_cast<std::ptrdiff_t>(widgets.size());
        mark(ui, input, widgets[static_cast<std::size_t>((at + (press.mods.shift ? count - 1 : 1)) % count)]);
        return true;
    }
    const bool arrow =
        press.key == Key::Left || press.key == Key::Right || press.key == Key::Up || press.key == Key::Down;
    if (!arrow || (press.mods != no_mods && press.mods != ctrl)) return false;
    const auto here = std::ranges::find(widgets, ui.marked, &Widget::label);
    if (here == widgets.end()) return true;
    ImGuiWindow* const list = press.mods == ctrl ? nullptr : list_of(here->inside);
    const Widget* nearest = nullptr;
    float least = 0;
    bool goes_on = false;  // In the list.
    for (const Widget& widget : widgets) {
        const auto way = way_to(box_, widget.box, press.key);
        if (!way || (press.mods == ctrl && pane_of(widget.inside) == pane_of(here->inside))) continue;
        goes_on = goes_on || list_of(widget.inside) == list;
        if (!nearest || *way < least) nearest = &widget, least = *way;
    }
    const bool upright = press.key == Key::Up || press.key == Key::Down;
    if (list && upright && !goes_on && roll(*list, box_.height(), press.key)) input.press(press);  // It comes again.
    else if (nearest) show_whole(ui, nearest->label, nearest->box, nearest->inside), mark(ui, input, *nearest);
    return true;
}

void WidgetKeys::act(Ui& ui, InputQueue& input, EditorState& editor) {
    std::vector<KeyPress> others;
    for (const KeyPress press : std::exchange(ui.presses, {})) {
        const bool menu = press.key == Key::Menu ||
                          (press.key == static_cast<Key>(static_cast<int>(Key::F1) + 9) && press.mods == shift);
        if (press.key == Key::Enter || press.key == Key::Space) click(input, box_.middle(), 0, press.mods);
        else if (menu) click(input, box_.middle(), 1, {});
        else if (press.key == Key::PageUp || press.key == Key::PageDown)
            input.push(Wheel{0, press.key == Key::PageUp ? wheel_steps : -wheel_steps});
        else if (press.key == Key::Escape && close_menu()) continue;
        else if (press.key == Key::Escape) editor.map.view.widgets_by_keys = false, put_back(ui, input);
        else if (!step(ui, input, widgets_in_front(ui), press)) others.push_back(press);
    }
    ui.presses = std::move(others);
}

void WidgetKeys::take(Ui& ui, InputQueue& input, EditorState& editor) {
    const auto switched = [&](KeyPress press) { return is_key_of_command(press, editor); };
    if (std::erase_if(ui.presses, switched) > 0) editor.map.view.widgets_by_keys = !editor.map.view.widgets_by_keys;
    if (!editor.map.view.widgets_by_keys && on_) put_back(ui, input);
    if (editor.map.view.widgets_by_keys && !on_) begin();
    if (!ui.marked.empty()) follow_mouse(ui, editor);
    if (!on_) return;
    if (ImGui::GetIO().WantTextInput) {  // A field has the keys; Tab leaves it.
        if (std::ranges::none_of(ui.presses, [](KeyPress press) { return press.key == Key::Tab; })) return;
        ImGui::ClearActiveID();
    }
    const std::vector<Widget> widgets = widgets_in_front(ui);
    if (widgets.empty()) return;
    mark_best(ui, input, widgets);
    act(ui, input, editor);
}

void WidgetKeys::draw(const Ui& ui) const {
    if (ui.marked.empty()) return;
    const float out = ui.px(2);
    ImGui::GetForegroundDrawList()->AddRect({box_.left - out, box_.top - out}, {box_.right + out, box_.bottom + out},
                                            ui.theme[Ink::Accent], ui.px(5), 0, ui.px(2));
}

}  // namespace hexwright::main_window
