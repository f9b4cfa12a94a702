#include "editor/window/widget_keys.h"

#include "editor/session/key_map.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include <imgui_internal.h>

namespace hexwright::main_window {
namespace {

constexpr Mods no_mods{}, shift{false, true, false};
constexpr float smallest = 3, wheel_steps = 3;

// Views of the map have a cursor of their own; borders are moved by the mouse alone, which loses nothing.
bool is_no_widget(std::string_view label) {
    for (const std::string_view view : {"plan", "scene", "overview", "legend"})
        if (label == view) return true;
    return label.starts_with("divider:");
}

// The menu bar and the panes below it are one; the name is that of the panes.
constexpr std::string_view bench = "##bench", menu_bar = "##MainMenuBar";

// The name of the window in front, among those that widgets are in.
std::string front_window(const Ui& ui) {
    const auto& windows = ImGui::GetCurrentContext()->Windows;
    for (int i = windows.Size - 1; i >= 0; --i) {
        const ImGuiWindow& window = *windows[i];
        if (!window.WasActive || window.Name == menu_bar || window.RootWindow != &window ||
            (window.Flags & ImGuiWindowFlags_Tooltip) != 0)
            continue;
        const auto is_in = [&](const auto& seen) { return seen.second.window == window.Name; };
        if (std::ranges::any_of(ui.in_sight(), is_in)) return window.Name;
    }
    return std::string(bench);
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

// A menu or list that lies open; a dialog is answered, not closed.
bool close_menu() {
    const auto& open = ImGui::GetCurrentContext()->OpenPopupStack;
    if (open.empty() || !open.back().Window || (open.back().Window->Flags & ImGuiWindowFlags_Modal) != 0) return false;
    ImGui::ClosePopupToLevel(open.Size - 1, true);
    return true;
}

void click(InputQueue& input, ImVec2 at, int button, Mods held) {
    input.push(MouseMove{at.x, at.y});
    input.push(MouseEdge{button, true, held});
    input.push(MouseEdge{button, false, held});
    input.push(KeyEdge{Key::None, false, {}});
}

}  // namespace

// In the order in which one reads.
std::vector<WidgetKeys::Widget> WidgetKeys::widgets_in_front(const Ui& ui) {
    const std::string front = front_window(ui);
    std::vector<Widget> widgets;
    for (const auto& [label, seen] : ui.in_sight())
        if ((seen.window == front || (front == bench && seen.window == menu_bar)) && !is_no_widget(label) &&
            std::min(seen.box.width(), seen.box.height()) >= smallest)
            widgets.push_back({label, seen.box});
    std::ranges::stable_sort(widgets, [](const Widget& a, const Widget& b) {
        return std::pair(std::round(a.box.middle().y), a.box.left) <
               std::pair(std::round(b.box.middle().y), b.box.left);
    });
    return widgets;
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
    editor.view.widgets_by_keys = false;
    ui.marked.clear();
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
    if (!arrow || press.mods != no_mods) return false;
    const Widget* nearest = nullptr;
    float least = 0;
    for (const Widget& widget : widgets)
        if (const auto way = way_to(box_, widget.box, press.key); way && (!nearest || *way < least))
            nearest = &widget, least = *way;
    if (nearest) mark(ui, input, *nearest);
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
        else if (press.key == Key::Escape) editor.view.widgets_by_keys = false, ui.marked.clear();
        else if (!step(ui, input, widgets_in_front(ui), press)) others.push_back(press);
    }
    ui.presses = std::move(others);
}

void WidgetKeys::take(Ui& ui, InputQueue& input, EditorState& editor) {
    const auto switched = [&](KeyPress press) { return is_key_of_command(press, editor); };
    if (std::erase_if(ui.presses, switched) > 0) editor.view.widgets_by_keys = !editor.view.widgets_by_keys;
    if (!editor.view.widgets_by_keys) return ui.marked.clear();
    if (!ui.marked.empty()) follow_mouse(ui, editor);
    if (!editor.view.widgets_by_keys) return;
    if (ImGui::GetIO().WantTextInput) {  // A field has the keys; Tab leaves it.
        if (std::ranges::none_of(ui.presses, [](KeyPress press) { return press.key == Key::Tab; })) return;
        ImGui::ClearActiveID();
    }
    const std::vector<Widget> widgets = widgets_in_front(ui);
    if (widgets.empty()) return;
    if (const auto same = std::ranges::find(widgets, ui.marked, &Widget::label); same != widgets.end()) {
        mark(ui, input, *same);
    } else {  // What was marked is gone: the nearest takes its place.
        const auto away = [&](const Widget& widget) {
            return ui.marked.empty()
                       ? 0
                       : std::hypot(widget.box.middle().x - box_.middle().x, widget.box.middle().y - box_.middle().y);
        };
        mark(ui, input, *std::ranges::min_element(widgets, {}, away));
    }
    act(ui, input, editor);
}

void WidgetKeys::draw(const Ui& ui) const {
    if (ui.marked.empty()) return;
    const float out = ui.px(2);
    ImGui::GetForegroundDrawList()->AddRect({box_.left - out, box_.top - out}, {box_.right + out, box_.bottom + out},
                                            ui.theme[Ink::Accent], ui.px(5), 0, ui.px(2));
}

}  // namespace hexwright::main_window
