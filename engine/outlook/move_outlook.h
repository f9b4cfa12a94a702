// What a move would do: its way step by step, what it costs and where it stops, who strikes at the figure as it leaves,
// falls and other harm with their chances, glyphs, engagements gained and lost, and what could be attacked from there
// and from where.
#pragma once
#include "engine/board/refusal.h"
#include "engine/game/action.h"
#include "engine/game/state.h"
#include "engine/outlook/foreseen.h"
#include "engine/outlook/room.h"
#include "engine/rules/falling.h"
#include "engine/rules/movement.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::outlook {

struct StepAhead {
    SpaceIndex onto = no_space;                 // The space that the leading end moves onto, or `turn_round`.
    SpaceIndex at = no_space, tail = no_space;  // The spaces of its leading and other end after the step.
    int cost = 0;
    int left = 0;    // Move left after the step; with the road bonus where the whole way goes by road.
    int levels = 0;  // Height of the leading end's new space above its old one; negative: down.
    Stop stop = Stop::None;
    friend bool operator==(const StepAhead&, const StepAhead&) = default;
};

struct StrikeAhead {  // The attack of an enemy that is left behind; its player may let it go.
    FigureId by{};
    int step = 0;  // Index of the step before which it strikes.
    int dice = 1;
    int wounds_each = 1;  // For each skull.
    double hits = 0;      // The chance of a skull.
    friend bool operator==(const StrikeAhead&, const StrikeAhead&) = default;
};

struct FallAhead {
    Fall fall{};
    int step = 0;
    int dice = 0;   // Each skull is a wound; 0 for an extreme fall.
    int needs = 0;  // On a d20, to survive an extreme fall; else 0.
    friend bool operator==(const FallAhead&, const FallAhead&) = default;
};

struct GlyphAhead {
    enum class What : unsigned char {
        TurnsOver,  // It lies symbol side up; `kind` is invalid where it is not known.
        Works,      // A temporary glyph works now.
        Holds,      // A permanent glyph works while the figure stands there.
        Leaves,     // A permanent glyph that works now is left.
        Goes,       // It is taken away.
    };
    GlyphId glyph{};
    GlyphKind kind{};
    What what{};
    friend bool operator==(const GlyphAhead&, const GlyphAhead&) = default;
};

struct MoveOutlook {
    Move move{};                       // As asked for.
    std::optional<Refusal> refused{};  // Why it is not allowed; then nothing else is filled in.
    std::string power{};               // The power that moves it; empty for its own Move.
    bool flown = false, by_road = false;
    int cost = 0, left = 0;  // Move used, and left after it: 0 where it has to stop.
    int most = 0;            // The Move that it has for this, with the road bonus where the whole way goes by road.
    std::vector<StepAhead> steps{};
    Stop stop = Stop::None;  // Why it cannot go on from its last space.
    int levels = 0;          // Height of the end above the start.
    std::vector<StrikeAhead> strikes{};
    std::vector<FallAhead> falls{};
    std::vector<int> molten{};  // Indices of the steps onto molten lava; each needs a 20 on the d20.
    std::vector<GlyphAhead> glyphs{};
    bool burns = false;  // It ends on ground that harms at the end of each round (TERRAIN-LAVAFIELD-01).
    std::vector<FigureId> engagements_gained{}, engagements_lost{};
    Foreseen foreseen{};
    // Attacks that range and sight allow from the space where it ends, as everybody else stands now: its own, and those
    // of enemies on it. Whose turn it is does not matter.
    std::vector<Attack> attacks_from_there{}, attacks_on_it_there{};

    double arrives() const { return 1 - foreseen.of(move.figure).destroyed; }  // The chance that it lives.
    double unharmed() const { return foreseen.of(move.figure).unharmed; }
};

// `seen` is what the seat that asks may know: observation().
MoveOutlook outlook_of(const GameState& seen, const Move& move);

}  // namespace hexwright::outlook
