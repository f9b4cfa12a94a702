// The place tool without a window: what the hand holds, where it would lie under the cursor, the map's verdict on that,
// and the edit that a click stands for. These functions read the document and return edits; they never change it.
#pragma once
#include "editor/document/document.h"
#include "editor/workspace/cursor.h"
#include "editor/workspace/room.h"

#include <optional>

namespace hexwright::workspace {

struct Hand {  // One piece in hand.
    PieceKind kind;
    // 0..5; for an edge piece, steps from the side nearest to the cursor.
    int turn = 0;
    HexCoord grip{};                 // The hex of the shape (at turn 0) that the cursor holds.
    std::optional<HexCoord> from{};  // Spans: the hex of the first click.
    // Spans taken from the map: from their first to their last hex, as they lie now.
    HexCoord offset{};
    std::optional<PieceId> lifted{};  // Taken from the map: putting it down moves it.
};

enum class PickUp : unsigned char { Move, Copy };

Hand armed_with(PieceKind kind, const Catalogue& catalogue);  // Held by its middle.
Hand pick_up(const PlacedPiece& piece, HexCoord grabbed, PickUp how, const Catalogue& catalogue);
Hand turned(Hand hand, int steps);  // R is 1, Shift+R is -1.

// The piece that the cursor points at on a level: an edge piece on the nearest side if there is one, otherwise the
// piece that covers the hex.
std::optional<PlacedPiece> piece_under(Cursor cursor, int level, const Document& document);

// The lowest level, from `from` up, on which the piece in hand overlaps nothing (edge piece: nothing at its hex).
int free_level(const Hand& hand, Cursor cursor, int from, const Document& document);
// The same for the lowest of several pieces that keep their distances. `without`: pieces that are in nobody's way.
int free_level(const std::vector<PlacedPiece>& pieces, int from, const std::vector<PieceId>& without,
               const Document& document);

struct Ghost {
    // Pieces as they would lie, in stored stance; empty if there is nothing to show yet.
    std::vector<PlacedPiece> pieces;
    std::optional<Refusal> refusal{};  // Why they may not be placed.
    // What the hand waits for: where a wall begins or ends.
    std::optional<Message> hint{};
    // Why it would not stay where it may be placed: it hangs over nothing, or topples.
    std::optional<Message> concern{};
};
// With its images under the symmetry, and the map's verdict on all of them.
Ghost ghost_of(const Hand& hand, Cursor cursor, int level, const Document& document, const Symmetry& symmetry = {});
// The same without the map's verdict.
Ghost shape_of(const Hand& hand, Cursor cursor, int level, const Document& document);

// A ghost with all its images, and the verdict on them: the one that every ghost shows.
Ghost judged(Ghost ghost, const std::vector<PieceId>& lifted, const Document& document, const Symmetry& symmetry);

struct Click {
    // What is in hand afterwards: an armed kind stays, a moved piece is put down.
    std::optional<Hand> hand;
    std::optional<Edit> edit{};  // To be committed; if that is refused, the hand keeps what it had.
};
Click click(const Hand& hand, Cursor cursor, int level, const Document& document);

// Why this piece would not stay there by itself; nullopt if it would.
std::optional<Message> concern_about(const PlacedPiece& piece, const Document& document);

// The possible end of a span from `from` that is nearest to `hex`.
std::optional<HexCoord> span_end_near(const PieceType& type, HexCoord from, HexCoord hex);

// Edits of selected pieces: turn about a hex (the one under the cursor, since a tile's own `at` changes with its stored
// turn), raise or lower, shift, remove. nullopt if there is nothing to do.
std::optional<Edit> turn_about(const std::vector<PieceId>& ids, HexCoord hex, int steps, const Document& document);
std::optional<Edit> raise_by(const std::vector<PieceId>& ids, int levels, const Document& document);
std::optional<Edit> shift_by(const std::vector<PieceId>& ids, HexCoord offset, const Document& document);
std::optional<Edit> remove_all(const std::vector<PieceId>& ids, const Document& document);

}  // namespace hexwright::workspace
