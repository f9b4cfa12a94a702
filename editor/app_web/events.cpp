// What the page passes on: of the mouse, the keyboard, fingers and files.
#include "editor/app_web/tab.h"
#include "editor/commands/printed_keys.h"
#include "editor/files/file_news.h"
#include "editor/files/files.h"
#include "editor/files/preferences.h"
#include "editor/workspace/editor_state.h"
#include "formats/xml/bytes/windows_text.h"

#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

#include <imgui_internal.h>

namespace hexwright::app {
namespace {

void push(const InputEvent& event) {
    tab->window->input.push(event);
    want_frames(*tab);
}

Mods mods_of(int bits) { return {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0}; }

// The list in front at this place that has more than it shows; nullptr if there is none.
ImGuiWindow* list_at(ImVec2 at) {
    const ImVector<ImGuiWindow*>& windows = ImGui::GetCurrentContext()->Windows;
    for (int i = windows.Size - 1; i >= 0; --i) {
        ImGuiWindow* window = windows[i];
        if (!window->WasActive || window->Hidden || !window->OuterRectClipped.Contains(at)) continue;
        while (window && window->ScrollMax.y <= 0) window = window->ParentWindow;
        return window;
    }
    return nullptr;
}

// What the page says of files of the device.
void tell_of_device(EditorState& editor, std::string_view what, const std::string& text) {
    if (what == "opened" || what == "target") editor.user.from_device.emplace_back(text);
    else if (what == "not-on-device") refuse(editor.map.status, {"tab.not-on-device", {{"file", text}}});
    else if (what == "nearly-full") refuse(editor.map.status, {"tab.nearly-full"});
    else if (what == "not-persistent" && !editor.map.status.notice) say(editor.map.status, {"tab.not-persistent"});
    else if (what == "failed") refuse(editor.map.status, {"tab.failed", {{"reason", text}}});
}

}  // namespace
}  // namespace hexwright::app

using namespace hexwright::app;

// Places are in pixels of the page everywhere here.
FOR_PAGE("on_size") void on_size(float width, float height, float scale) {
    tab->width = width, tab->height = height, tab->scale = scale;
    want_frames(*tab);
}
// Negative: the pointer is nowhere.
FOR_PAGE("on_move") void on_move(float x, float y) { push(MouseMove{x * tab->scale, y * tab->scale}); }
FOR_PAGE("on_button") void on_button(int button, bool down, int mods) { push(MouseEdge{button, down, mods_of(mods)}); }
FOR_PAGE("on_wheel") void on_wheel(float x, float y, int mods) { push(Wheel{x, y, mods_of(mods)}); }
FOR_PAGE("on_gesture") void on_gesture(float x, float y, float by_x, float by_y, float zoom, float turn, int fingers) {
    push(MouseMove{x * tab->scale, y * tab->scale});
    push(Fingers{by_x * tab->scale, by_y * tab->scale, zoom, turn, fingers > 2});
}
FOR_PAGE("scrolls_at") bool scrolls_at(float x, float y) {
    return list_at({x * tab->scale, y * tab->scale}) != nullptr;
}
FOR_PAGE("scroll_at") void scroll_at(float x, float y, float by) {
    if (ImGuiWindow* list = list_at({x * tab->scale, y * tab->scale}))
        ImGui::SetScrollY(list, list->Scroll.y + by * tab->scale);
    want_frames(*tab);
}

FOR_PAGE("on_character") void on_character(unsigned code) { push(Character{code}); }
// `position` as GLFW numbers keys; `printed` what it types without Shift, 0 if nothing.
FOR_PAGE("on_key") void on_key(int position, unsigned printed, bool down, int mods) {
    std::string text;
    if (printed != 0) append_utf8(text, printed);
    const KeyPress press = hexwright::commands::press_of({static_cast<Key>(position), text, mods_of(mods), true});
    if (press.key != Key::None) push(KeyEdge{press.key, down, press.mods});
}
// From the browser's clipboard, which it gives only when the person pastes. The key has come already, and takes this
// with the next frame.
FOR_PAGE("on_paste") void on_paste(char* text, std::size_t size) {
    tab->pasted = taken(text, size);
    want_frames(*tab);
}

FOR_PAGE("on_device") void on_device(char* what, std::size_t what_size, char* text, std::size_t size) {
    const std::string kind = taken(what, what_size);
    tell_of_device(tab->editor, kind, taken(text, size));
    want_frames(*tab);
}
FOR_PAGE("on_focus") void on_focus() {
    look_at_file(tab->editor);
    want_frames(*tab);
}
