// Pieces of the person's own: a list of them, and a form for one, its shape painted on a small grid. Labels:
// "own-piece:ID", "own-pieces.new" and the other buttons by their words, "own-pieces:name", "own-hex:0,0",
// "own-terrain:grass".
#pragma once
#include "editor/dialogs/form.h"
#include "editor/dialogs/room.h"
#include "editor/files/own_pieces.h"
#include "editor/widgets/ui.h"
#include "editor/workspace/status_line.h"

#include <optional>
#include <string>

namespace hexwright::dialogs {

enum class OwnStep : unsigned char { Show, New, Copy, Close };
struct OwnNext {  // What is done next with the form.
    OwnStep step = OwnStep::Show;
    std::string id{};  // Show: which piece.
};

struct OwnPiecesUi {
    OwnCatalogue own{};  // As the file has it.
    OwnPiece piece{};    // In the form.
    OwnPiece before{};   // As it was shown first.
    std::optional<OwnTrouble> trouble{};
    std::optional<Notice> told{};
    std::optional<OwnNext> waits{};  // Until it is said what becomes of the changes in the form.
    bool deleting = false;           // Until that is confirmed.
    std::optional<bool> painting{};  // While a button is held: hexes get into the shape, or out of it.
};

void begin_own_pieces(EditorState& editor, OwnPiecesUi& state);
void draw_own_pieces(Ui& ui, EditorState& editor, OwnPiecesUi& state, FormHeights& heights);

}  // namespace hexwright::dialogs
