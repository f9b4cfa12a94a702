// A window that is as narrow as a phone: one part of it at a time, chosen at its lower edge, within the thumb's reach.
#pragma once
#include "editor/widgets/ui.h"
#include "editor/window/room.h"
#include "editor/workspace/states.h"
#include "engine/board/catalogue/catalogue.h"

#include <filesystem>
#include <optional>

namespace hexwright::main_window {

// Which part is shown, and what the window was about when it was chosen: another map, mode or piece in hand brings the
// map back.
struct NarrowUi {
    enum class Part : unsigned char { Map, Left, Right, Lists };
    Part part = Part::Map;
    struct Subject {
        unsigned map = 0;
        std::optional<std::filesystem::path> file{};
        int mode = 0;
        std::optional<PieceKind> in_hand{};
        friend bool operator==(const Subject&, const Subject&) = default;
    } subject{};
};

bool is_narrow(const Ui& ui);  // Less wide than three panes need.

// The row of buttons at the lower edge; returns the part to show above it.
NarrowUi::Part choose_part(Ui& ui, EditorState& editor, NarrowUi& state, Box row);
inline constexpr float parts_height = 48;  // Of the row, at scale 1.

}  // namespace hexwright::main_window
