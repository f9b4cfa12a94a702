// A thin layer over Dear ImGui: the theme's inks and fonts, our few widgets, and where each labelled thing was drawn,
// so that tests and scripts find it. One lives beside the shell and is handed to every panel.
#pragma once
#include "editor/session/commands.h"
#include "editor/widgets/theme.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

namespace hexwright {

struct Box {
    float left = 0, top = 0, right = 0, bottom = 0;
    float width() const { return right - left; }
    float height() const { return bottom - top; }
    ImVec2 corner() const { return {left, top}; }
    ImVec2 far_corner() const { return {right, bottom}; }
    ImVec2 size() const { return {width(), height()}; }
    ImVec2 middle() const { return {(left + right) / 2, (top + bottom) / 2}; }
};

class Ui {
public:
    Ui(const Words& table, Backend& graphics) : words(table), backend(graphics), theme(make_theme(false)) {}

    const Words& words;
    Backend& backend;
    Theme theme;
    float scale = 1;
    ImFont* strong = nullptr;  // null: the font in use
    ImFont* small = nullptr;
    bool stay_plain = false;        // no easing: scripts and tests give the same pictures every time
    std::vector<KeyPress> presses;  // of this frame, until somebody takes them

    float px(float at_scale_1) const { return at_scale_1 * scale; }
    ImVec2 px(float x, float y) const { return {x * scale, y * scale}; }
    ImVec4 ink(Ink which) const { return ImGui::ColorConvertU32ToFloat4(theme[which]); }

    void begin_frame();
    void record(std::string label);  // the item drawn last
    void record(std::string label, Box box);
    std::optional<Box> find(std::string_view label) const;  // in the last whole frame
    const std::map<std::string, Box, std::less<>>& drawn() const { return last_; }

    bool take(Key key);  // was it pressed in this frame? then nobody else gets it

private:
    std::map<std::string, Box, std::less<>> last_, next_;
};

class FontScope {  // text in another font; null: no change
public:
    explicit FontScope(ImFont* font) : pushed_(font != nullptr) {
        if (pushed_) ImGui::PushFont(font);
    }
    ~FontScope() {
        if (pushed_) ImGui::PopFont();
    }
    FontScope(const FontScope&) = delete;
    FontScope& operator=(const FontScope&) = delete;

private:
    bool pushed_;
};

// open as long as this lives and is true; as airy as the window's menus, wherever it opens; Esc closes it
class PopupMenu {
public:
    PopupMenu(Ui& ui, const char* id);
    ~PopupMenu();
    PopupMenu(const PopupMenu&) = delete;
    PopupMenu& operator=(const PopupMenu&) = delete;
    explicit operator bool() const { return open_; }

private:
    bool open_;
};

struct ButtonStyle {
    const char* icon = "";
    std::string text{};
    bool active = false;  // wears the accent
    bool enabled = true;
    bool primary = false;  // what Enter does in a dialog
    float width = 0;       // 0: as its words need
    float height = 28;
};
bool button(Ui& ui, const std::string& label, const ButtonStyle& style);

// A button for a command of the table; its tooltip tells its words and keys.
bool command_button(Ui& ui, EditorState& editor, std::string_view id, bool with_words = false);
void command_item(Ui& ui, EditorState& editor, const Command& command);  // in a menu

void tip(Ui& ui, const std::string& text, const std::string& more = {});  // while the last item is hovered
void heading(Ui& ui, const std::string& text, const std::string& count = {});
void muted(Ui& ui, const std::string& text);
void wrapped(Ui& ui, const std::string& text, Ink ink = Ink::Text);
// Broken at spaces only, into lines of this width: Dear ImGui would also break behind the commas of a coordinate.
std::string in_lines(const std::string& text, float width);
// ends in "…"
void clipped_text(ImDrawList& draw, ImVec2 at, float width, std::uint32_t color, const std::string& text);
// a row of a table of two columns; the label is an id of words
void fact(Ui& ui, const char* label, const std::string& value);
void vertical_gap(Ui& ui, float at_scale_1);

}  // namespace hexwright
