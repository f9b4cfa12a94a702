// A thin layer over Dear ImGui: the theme's inks and fonts, our few widgets, and where each labelled item was drawn, so
// that tests and scripts can find it. There is one instance, passed to every panel.
#pragma once
#include "editor/widgets/fingers.h"
#include "editor/widgets/menu_letters.h"
#include "editor/widgets/room.h"
#include "editor/widgets/theme.h"
#include "editor/workspace/keys.h"
#include "editor/workspace/spoken_words.h"
#include "editor/workspace/states.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

namespace hexwright::commands {
struct Command;
}
namespace hexwright::view {
class Backend;
}

namespace hexwright::widgets {

struct Box {
    float left = 0, top = 0, right = 0, bottom = 0;
    float width() const { return right - left; }
    float height() const { return bottom - top; }
    ImVec2 corner() const { return {left, top}; }
    ImVec2 far_corner() const { return {right, bottom}; }
    ImVec2 size() const { return {width(), height()}; }
    ImVec2 middle() const { return {(left + right) / 2, (top + bottom) / 2}; }
    bool holds(ImVec2 at) const { return at.x >= left && at.x < right && at.y >= top && at.y < bottom; }
    friend bool operator==(const Box&, const Box&) = default;
};

class Ui {
public:
    Ui(const SpokenWords& table, Backend& graphics) : words(table), backend(graphics), theme(make_theme(false)) {}

    const SpokenWords& words;
    Backend& backend;
    Theme theme;
    float scale = 1;
    ImFont* strong = nullptr;  // nullptr: the current font.
    ImFont* small = nullptr;
    // Disables easing: scripts and tests get the same pictures every time.
    bool stay_plain = false;
    bool moves_anyway = false;      // With stay_plain: motion is shown all the same, by a clock that ticks evenly.
    std::vector<KeyPress> presses;  // Keys pressed in this frame and not yet taken.
    Fingers fingers{};              // What fingers on a screen have done since the last frame.
    MenuLetters letters;
    std::string sought;  // What has this label is rolled into sight where it is drawn; empty if nothing is.
    struct MenuTyping {  // Of the short menu that is open (editor/widgets/short_menu.h).
        std::string typed{};
        std::string step{};   // In a menu of two steps what the first one chose.
        bool begins = false;  // The field takes the keys with the next frame.
    };
    MenuTyping menu{};
    struct WrappedTyping {  // Of the field that is being typed in (editor/widgets/wrapped_field.h).
        ImGuiID id = 0;
        std::string shown{};  // As of the last frame, with the breaks of lines.
        int cursor = 0;
    };
    WrappedTyping wrapped{};
    std::string marked;  // The label of the widget that keys have marked (editor/window/widget_keys.h); empty if none.

    float px(float at_scale_1) const { return at_scale_1 * scale; }
    ImVec2 px(float x, float y) const { return {x * scale, y * scale}; }
    ImVec4 ink(Ink which) const { return ImGui::ColorConvertU32ToFloat4(theme[which]); }

    void begin_frame();
    void record(std::string label);  // Records the item drawn last.
    void record(std::string label, Box box);
    std::optional<Box> find(std::string_view label) const;  // Where it was drawn in the last complete frame.
    const std::map<std::string, Box, std::less<>>& drawn() const { return last_; }
    // The part of each that was in sight, and the window on top of the others that it lies in: "##bench" for what is in
    // none of those. Scrolled out of sight it is not among them.
    struct InSight {
        Box box;
        std::string window;
        ImGuiID inside = 0;  // The innermost window, which may be a list.
    };
    const std::map<std::string, InSight, std::less<>>& in_sight() const { return last_in_sight_; }

    // Whether the key was pressed in this frame; if so, it is consumed.
    bool take(Key key);

private:
    std::map<std::string, Box, std::less<>> last_, next_;
    std::map<std::string, InSight, std::less<>> last_in_sight_, next_in_sight_;
};

class FontScope {  // Text in another font; nullptr: no change.
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

// Open as long as this lives and converts to true. Uses the padding of the window's menus wherever it opens; Esc closes
// it.
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
    bool active = false;  // Drawn with the accent.
    bool enabled = true;
    bool primary = false;  // The button that Enter presses in a dialog.
    float width = 0;       // 0: as wide as its text needs.
    float height = 28;
};
bool button(Ui& ui, const std::string& label, const ButtonStyle& style);
float width_of(const Ui& ui, const ButtonStyle& style);  // What the button needs, in pixels.

// A button for a command of the table; its tooltip shows its words and keys.
bool command_button(Ui& ui, EditorState& editor, std::string_view id, bool with_words = false);
float width_of_command(const Ui& ui, std::string_view id, bool with_words = false);
void command_item(Ui& ui, EditorState& editor, const Command& command);  // Draws the command as a menu item.

// Shows a tooltip while the last item is hovered: below it, or above where there is no room, so that it never lies over
// its own button.
void tip(Ui& ui, const std::string& text, const std::string& more = {});
void heading(Ui& ui, const std::string& text, const std::string& count = {});
// The next item stands beside the last one if a button with this text has room there, else below, at `indent` in the
// window or where lines begin.
void beside_or_below(Ui& ui, const std::string& text, float indent = 0);
void muted(Ui& ui, const std::string& text);
void wrapped(Ui& ui, const std::string& text, Ink ink = Ink::Text);
// Broken only at spaces into lines of this width: Dear ImGui would also break after the commas of a coordinate.
std::string in_lines(const std::string& text, float width);
// Draws the text, shortened with "…" if needed.
void clipped_text(ImDrawList& draw, ImVec2 at, float width, std::uint32_t color, const std::string& text);
// The words before a field, which stands beside them from `column` on, or below them where it would be too narrow.
// `id`: of the words.
void field_label(Ui& ui, const char* id, float column);
// A row of a two-column table; the label is an id of words.
void fact(Ui& ui, const char* label, const std::string& value);
void vertical_gap(Ui& ui, float at_scale_1);

// A word that chooses a tab, underlined in the accent colour if its tab is shown. `id`: of its words, and its label.
bool tab_word(Ui& ui, const char* id, bool shown, float beside = 8);  // `beside`: room left and right of the word.
// The next tab word, of this text, stands beside the last one if it has room there, else below.
void tab_beside_or_below(Ui& ui, const std::string& text, float beside = 8);

struct RowStyle {
    std::string text{};
    std::string before{}, after{};  // At its left end, and at its right end; muted.
    bool now = false;               // Drawn with the accent.
    Ink ink = Ink::Text;
    float indent = 0;    // In pixels at scale 1.
    bool wraps = false;  // A long text goes on in more lines; else it is shortened.
};
float height_of_row(const Ui& ui, const RowStyle& style, float width);  // In pixels.
// A line of a list that can be clicked, as wide as there is room.
bool list_row(Ui& ui, const std::string& label, const RowStyle& style);

}  // namespace hexwright::widgets
