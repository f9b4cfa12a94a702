// The plan of one step: what is new with a thick outline and its size, what lies in thin lines, so that a grey printer
// keeps them apart. Remembers what lies already; decides nothing about the order.
#pragma once
#include "engine/assembly/build_plan.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/letters.h"
#include "formats/paper/sheet/piece_style.h"
#include "formats/paper/sheet/plan_heights.h"

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

namespace hexwright::paper {

// A part of the map at one scale, so that plans of several steps show the same at the same place.
struct PlanView {
    Point least{}, most{};  // In units of plans.
    double scale = 1;       // Millimetres to a unit of plans.
};

class LayPlan {
public:
    LayPlan(const Battlefield& battlefield, const Catalogue& catalogue);

    // The least width of a hex on paper, all lengths in millimetres: the code of a one-hex tile fits into its hex.
    double least_hex() const { return least_hex_; }
    // The width of a hex if the whole map fills an area of this size.
    double hex_in(double width, double height) const;
    // The whole map, or if its hexes were smaller than least_hex() there, parts of it that overlap, row by row.
    std::vector<PlanView> views(double width, double height) const;
    // Which of these views a step needs, so that each of its pieces is whole in one of them.
    std::vector<std::size_t> views_of(const BuildStep& step, const std::vector<PlanView>& views) const;

    // Draws the step on what lies; lines have their width on paper.
    Drawing drawing(const BuildStep& step, const PlanView& view) const;
    // What lies in its colours, with the heights of plateaus.
    Drawing state(const PlanView& view, std::vector<SeenHeight> heights) const;
    void lay(const BuildStep& step);  // From now on its pieces lie.
    // Where the view lies on the map.
    Drawing key(const PlanView& view, double width, double height) const;

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
    const Shown& shown(PieceId id) const;
    Shown& shown(PieceId id);
    template <class Pen>
    void draw_dots(Pen& pencil) const;
    template <class Pen>
    void draw_lines(Pen& pencil) const;

    const Catalogue& catalogue_;
    std::vector<Shown> pieces_;              // By id.
    std::vector<std::size_t> lying_{};       // Numbers in pieces_, from the bottom up.
    std::map<HexCoord, std::size_t> top_{};  // The piece on top of each hex.
    std::vector<HexCoord> ground_{};         // Every hex of the map, sorted.
    PlanView whole_{};                       // Around all hexes.
    double least_hex_ = 3.2;
};

}  // namespace hexwright::paper
