// The editor's session without a window: hexes of the plan are pressed, dragged and released, and keys run their
// commands. Uses the same tools as the window, but nothing of Dear ImGui.
#pragma once
#include "editor/commands/commands.h"
#include "editor/commands/status_text.h"
#include "editor/desk/gestures.h"
#include "editor/editing/tasks.h"
#include "editor/files/files.h"
#include "editor/workspace/editor_state.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"

#include <filesystem>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace hexwright {

inline const Catalogue& test_catalogue() {
    static const Catalogue catalogue = shipped_catalogue();
    return catalogue;
}
inline const Words& test_words() {
    static const Words words = english();
    return words;
}
inline PieceKind shipped_kind(std::string_view id) { return *test_catalogue().piece(id); }
inline PlacedPiece lying(std::string_view id, HexCoord at, int level = 1, int turn = 0) {
    return {.kind = shipped_kind(id), .at = at, .level = level, .turn = static_cast<std::int8_t>(turn)};
}
inline std::filesystem::path sample(const std::string& name) {
    return std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/battlefields" / (name + ".xml");
}

inline constexpr Mods with_ctrl{true, false, false}, with_shift{false, true, false}, with_alt{false, false, true};

class SessionRig {
public:
    SessionRig() : editor(test_catalogue(), test_words()) {}
    explicit SessionRig(const std::string& sample_name) : SessionRig() {
        if (!open_file(editor, sample(sample_name))) throw std::runtime_error(editor.dialog.trouble);
    }

    void settle() {  // Waits until all background tasks are done.
        for (; editor.map.tasks.under_way(); std::this_thread::yield()) take_done_tasks(editor);
    }
    static Pointer at(HexCoord hex, Mods mods = {}) {
        Pointer pointer = pointing_at({hex, Direction::E});
        pointer.mods = mods;
        return pointer;
    }
    void hover_hex(HexCoord hex) { editor.map.tools.hovered = at(hex); }
    void drag_hexes(const std::vector<HexCoord>& hexes, Mods mods = {}) {
        editor.map.tools.hovered = at(hexes.front(), mods);
        press(editor, at(hexes.front(), mods));
        for (const HexCoord hex : hexes) drag(editor, at(hex, mods));
        release(editor, at(hexes.back(), mods));
        editor.map.tools.hovered = at(hexes.back());
        settle();
    }
    void click_hex(HexCoord hex) { drag_hexes({hex}); }
    void click_hex_with(HexCoord hex, Mods mods) { drag_hexes({hex}, mods); }
    void key(const char* text) {
        const Command* found = command_for(*key_from(text), editor);
        if (found && can_run(*found, editor)) found->run(editor);
        settle();
    }
    void put(const std::vector<PlacedPiece>& pieces) {  // On the map, as one step.
        if (editor.map.document.commit({PlacePieces{pieces}, {}}))
            throw std::runtime_error("the test's pieces are refused");
    }
    std::string text() const { return write_scenario(*editor.now().scenario, editor.catalogue()); }
    std::size_t pieces() const { return editor.now().scenario->battlefield.size(); }
    std::string notice() const { return notice_text(editor); }

    EditorState editor;
};

}  // namespace hexwright
