// The place tool without a window: what the hand holds, where it would lie under the cursor, what the map says to that,
// and the edit that a click stands for. Tools read the desk and return edits; they never change it.
#pragma once
#include "editor/document/document.h"
#include "editor/session/cursor.h"

#include <optional>

namespace hexwright {

struct Hand {  // one piece in hand
    PieceKind kind;
    int turn = 0;                     // 0..5; of an edge piece: steps from the side nearest to the cursor
    HexCoord grip{};                  // the hex of the shape (turn 0) that the cursor holds
    std::optional<HexCoord> from{};   // spans: where the first click was
    HexCoord way{};                   // spans taken from the map: from its first to its last hex, as it lies now
    std::optional<PieceId> lifted{};  // taken from the map: putting it down moves it
};

enum class PickUp : unsigned char { Move, Copy };
enum class LevelChoice : unsigned char { Current, OnTop };

Hand armed_with(PieceKind kind, const Catalogue& catalogue);  // held by its middle
Hand pick_up(const PlacedPiece& piece, HexCoord grabbed, PickUp how, const Catalogue& catalogue);
Hand turned(Hand hand, int steps);  // R: 1, Shift+R: -1

// The piece that the cursor points at on a level: an edge piece on the nearest side first, then what covers the hex.
std::optional<PlacedPiece> piece_under(Cursor cursor, int level, const Document& document);

// Current: `current`. OnTop: the first level above all that lies under the piece (of an edge piece: at its hex).
int level_for(const Hand& hand, Cursor cursor, int current, LevelChoice choice, const Document& document);

struct Ghost {
    std::vector<PlacedPiece> pieces;   // as they would lie, in stored stance; empty: nothing to show yet
    std::optional<Refusal> refusal{};  // why they may not
    std::optional<Message> hint{};     // what the hand waits for: where a wall begins, where it ends
};
// With its images under a symmetry, and what the map says to all of them.
Ghost ghost_of(const Hand& hand, Cursor cursor, int level, const Document& document, const Symmetry& symmetry = {});
// The same without asking the map.
Ghost shape_of(const Hand& hand, Cursor cursor, int level, const Document& document);

// A ghost with all its images, and the verdict on them: the one that every ghost shows.
Ghost judged(Ghost ghost, const std::vector<PieceId>& lifted, const Document& document, const Symmetry& symmetry);

struct Click {
    std::optional<Hand> hand;    // what is in hand afterwards: an armed kind stays, a moved piece is put down
    std::optional<Edit> edit{};  // to commit; when that is refused, the hand keeps what it had
};
Click click(const Hand& hand, Cursor cursor, int level, const Document& document);

// Where a span from `from` may end, nearest to the cursor's hex.
std::optional<HexCoord> span_end_near(const PieceType& type, HexCoord from, HexCoord hex);

// Selected pieces, where they lie: turned about a hex (the one under the cursor: a tile's own `at` changes with its
// stored turn), raised (or lowered), shifted, removed. None when there is nothing to do.
std::optional<Edit> turn_about(const std::vector<PieceId>& ids, HexCoord hex, int steps, const Document& document);
std::optional<Edit> raise_by(const std::vector<PieceId>& ids, int levels, const Document& document);
std::optional<Edit> shift_by(const std::vector<PieceId>& ids, HexCoord way, const Document& document);
std::optional<Edit> remove_all(const std::vector<PieceId>& ids, const Document& document);

}  // namespace hexwright
