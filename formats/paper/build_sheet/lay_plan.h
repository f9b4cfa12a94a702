// The plan of one step: what is new with a thick outline and its size, what lies in thin lines, so that a grey printer
// keeps them apart. Remembers what lies already; decides nothing about the order.
#pragma once
#include "engine/assembly/build_plan.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/piece_style.h"

#include <map>
#include <optional>
#include <vector>

namespace hexwright::paper {

class LayPlan {
public:
    LayPlan(const Battlefield& battlefield, const Catalogue& catalogue);

    // Draws the step on what lies, for an area of this size in millimetres; lines have their width on paper.
    Drawing drawing(const BuildStep& step, double width, double height) const;
    Drawing state(double width, double height) const;  // What lies, all of it, in its colours.
    void lay(const BuildStep& step);                   // From now on its pieces lie.

    // A piece alone, as parts are shown beside the plan: tiles in the manner of the plan.
    static Drawing part(PieceKind kind, const Catalogue& catalogue);

private:
    struct Shown {
        PieceOnMap piece;
        std::vector<Ring> rings;  // Outline of its hexes, in units of plans.
        std::string label{};
        int seen = 0;  // Number of its hexes on which nothing else lies.
        bool laid = false;
    };
    struct Extent {
        Point least, most;
        bool holds(Point at) const { return at.x > least.x && at.x < most.x && at.y > least.y && at.y < most.y; }
    };
    const Shown& shown(PieceId id) const;
    Shown& shown(PieceId id);
    Extent extent_of(const std::vector<PieceId>& pieces, double edge) const;
    Drawing begun(const Extent& part, double width, double height, double& scale) const;
    template <class Pen>
    void draw_dots(Pen& pencil, const Extent& part) const;
    template <class Pen>
    void draw_lines(Pen& pencil, const Extent& part) const;
    Extent window(const std::vector<PieceId>& fresh, double width, double height) const;

    const Catalogue& catalogue_;
    std::vector<Shown> pieces_;              // By id.
    std::vector<std::size_t> lying_{};       // Numbers in pieces_, from the bottom up.
    std::map<HexCoord, std::size_t> top_{};  // The piece on top of each hex.
    std::vector<HexCoord> ground_{};         // Every hex of the map, sorted.
    Extent whole_{};
};

}  // namespace hexwright::paper
