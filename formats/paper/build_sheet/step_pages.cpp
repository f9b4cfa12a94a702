// The steps, a panel each, and after the last one of a level what then lies.
#include "engine/board/battlefield/rest.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/build_sheet/lay_plan.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace hexwright::paper {
namespace {

constexpr double panel_gap = 9, part_width = 13.5, part_height = 13, step_number_width = 17;
constexpr int seen_around = 2;  // Hexes around what is new in the small isometric view.

struct Grid {
    int columns, rows;
};
Grid grid_of(int steps_a_page, bool landscape) {
    switch (steps_a_page) {
        case 1:
            return {1, 1};
        case 2:
            return landscape ? Grid{2, 1} : Grid{1, 2};
        case 6:
            return landscape ? Grid{3, 2} : Grid{2, 3};
        default:
            return {2, 2};
    }
}

class StepPages {
public:
    StepPages(Book& book, const Build& build)
        : book_(book), build_(build), lay_plan_(build.scenario.battlefield, book.catalogue) {}

    void add_all() {
        const std::vector<BuildStep>& steps = build_.plan.steps;
        for (std::size_t i = 0;
             i < steps.size() && book_.goes_on(static_cast<double>(i) / static_cast<double>(steps.size())); ++i) {
            const std::vector<PieceId> fresh = laid_in(steps[i]);
            lying_.insert(lying_.end(), fresh.begin(), fresh.end());
            std::ranges::sort(lying_);
            draw_step(steps[i], i + 1);
            lay_plan_.lay(steps[i]);
            if (i + 1 == steps.size() || steps[i + 1].level != steps[i].level) draw_level(steps[i].level);
        }
    }

private:
    Area next_panel() {
        const auto [columns, rows] = grid_of(book_.options.steps_a_page, book_.landscape);
        if (leaf_ && used_ == columns * rows) leaf_ = nullptr;
        if (!leaf_) {
            leaf_ = &book_.begin_page("sheet.steps");
            used_ = 0;
            draw_dividers({columns, rows});
        }
        return cell_of(book_.body(), columns, rows, used_++, panel_gap);
    }

    void draw_dividers(Grid grid) {
        const Area body = book_.body();
        for (int column = 1; column < grid.columns; ++column) {
            const double x = cell_of(body, grid.columns, grid.rows, column, panel_gap).x - panel_gap / 2;
            leaf_->line({x, body.y}, {x, body.bottom()});
        }
        for (int row = 1; row < grid.rows; ++row) {
            const double y = cell_of(body, grid.columns, grid.rows, row * grid.columns, panel_gap).y - panel_gap / 2;
            leaf_->line({body.x, y}, {body.right(), y});
        }
    }

    // ---- a step

    void draw_step(const BuildStep& step, std::size_t number) {
        const Area panel = next_panel();
        const double head_height = draw_head(panel, step, number);
        const double foot_height = 6;
        Area rest = below_top_of(panel, head_height + 2);
        rest.height -= foot_height;
        if (has_depth(step)) {
            const bool beside = rest.width > 1.6 * rest.height;
            const double share = 0.36;
            const Area small = beside
                                   ? Area{rest.right() - rest.width * share, rest.y, rest.width * share, rest.height}
                                   : Area{rest.x, rest.bottom() - rest.height * share, rest.width, rest.height * share};
            (beside ? rest.width : rest.height) *= 1 - share;
            (beside ? rest.width : rest.height) -= 3;
            leaf_->place(small_view(step), small, 0.34);
            if (step.turn > 0) draw_compass(*leaf_, {small.right() - 2.6, small.y + 2.6}, 2.6, step.turn);
        }
        leaf_->place(lay_plan_.drawing(step, rest.width, rest.height), rest, 1);
        draw_count(panel);
    }

    double draw_head(const Area& panel, const BuildStep& step, std::size_t number) {
        leaf_->text({panel.x, panel.y + 7.4}, std::to_string(number), 10, ink::text, Anchor::Left, true);
        leaf_->text({panel.x, panel.y + 11.6}, book_.say({"sheet.level", {{"level", step.level}}}), type_size::small,
                    ink::quiet);
        double badges = panel.y + 13.2;
        if (!step.copies.empty()) badges = draw_badge({panel.x, badges}, "× " + std::to_string(step.copies.size() + 1));
        if (step.hold) badges = draw_badge({panel.x, badges}, book_.words("sheet.hold"));
        return std::max(draw_parts(panel, step), badges - panel.y);
    }

    double draw_badge(Point corner, const std::string& words) {
        const double size = type_size::small, width = book_.ruler.width(words, size, true) + 2.6;
        leaf_->box({corner.x, corner.y, width, size + 1.5}, ink::text);
        leaf_->text({corner.x + 1.3, corner.y + size + 0.3}, words, size, ink::paper, Anchor::Left, true);
        return corner.y + size + 2.3;
    }

    // Returns the height that the parts take.
    double draw_parts(const Area& panel, const BuildStep& step) {
        std::vector<std::pair<PieceKind, int>> counts;
        for (const PieceId id : step.pieces) {
            const PieceKind kind = build_.scenario.battlefield.find(id)->kind;
            const auto known = std::ranges::find(counts, kind, &std::pair<PieceKind, int>::first);
            if (known == counts.end()) counts.emplace_back(kind, 1);
            else ++known->second;
        }
        const double x = panel.x + step_number_width;
        const int a_row = std::max(1, static_cast<int>((panel.width - step_number_width) / part_width));
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto row = static_cast<int>(i) / a_row, column = static_cast<int>(i) % a_row;
            draw_part({x + column * part_width, panel.y + row * part_height, part_width, part_height}, counts[i].first,
                      counts[i].second);
        }
        return part_height * ((static_cast<int>(counts.size()) + a_row - 1) / a_row);
    }

    void draw_part(const Area& area, PieceKind kind, int count) {
        leaf_->place(part_of(kind), {area.x + 0.8, area.y, area.width - 1.6, area.height - 4.4}, 0.22);
        const std::string words = std::to_string(count) + " × " + label_of(book_.catalogue[kind], book_.catalogue);
        leaf_->text({area.x + area.width / 2, area.bottom() - 1.2}, words, type_size::small, ink::text, Anchor::Middle);
    }

    const Drawing& part_of(PieceKind kind) {
        const auto found = parts_.find(kind);
        return found != parts_.end() ? found->second
                                     : parts_.emplace(kind, LayPlan::part(kind, book_.catalogue)).first->second;
    }

    void draw_count(const Area& panel) {
        const double y = panel.bottom(), all = static_cast<double>(build_.plan.pieces);
        const std::string words = book_.say({"sheet.lying", {{"n", lying_.size()}, {"all", build_.plan.pieces}}});
        const double width = book_.ruler.width(words, type_size::small);
        leaf_->text({panel.right(), y}, words, type_size::small, ink::quiet, Anchor::Right);
        const double from = panel.x, to = panel.right() - width - 3;
        leaf_->line({from, y - 0.9}, {to, y - 0.9}, 0.5, 0xE3E6E9);
        leaf_->line({from, y - 0.9}, {from + (to - from) * static_cast<double>(lying_.size()) / all, y - 0.9}, 0.5,
                    ink::accent);
    }

    // ---- the small isometric view

    // Whether something new stands or hangs over.
    bool has_depth(const BuildStep& step) const {
        const Site site{build_.scenario.battlefield, build_.terrain, book_.catalogue};
        return std::ranges::any_of(step.pieces, [&](PieceId id) {
            const PlacedPiece& piece = *build_.scenario.battlefield.find(id);
            const PieceType& type = book_.catalogue[piece.kind];
            if (!type.fills_slots() || type.slots > 1) return true;
            return rests_by_hexes(type) && !rest_of(piece, site).hanging.empty();
        });
    }

    bool is_near(const PlacedPiece& piece, const std::vector<HexCoord>& hexes) const {
        return std::ranges::any_of(hexes_of(piece, book_.catalogue), [&](HexCoord hex) {
            return std::ranges::any_of(hexes, [hex](HexCoord each) { return distance(hex, each) <= seen_around; });
        });
    }

    Drawing small_view(const BuildStep& step) const {
        const Battlefield& battlefield = build_.scenario.battlefield;
        std::vector<HexCoord> hexes;
        for (const PieceId id : step.pieces)
            for (const HexCoord hex : hexes_of(*battlefield.find(id), book_.catalogue)) hexes.push_back(hex);
        std::vector<PieceId> near;
        for (const PieceId id : lying_)
            if (is_near(*battlefield.find(id), hexes)) near.push_back(id);
        Scenario part;
        part.battlefield = only(battlefield, near, book_.catalogue);
        PictureOptions options{.turn = step.turn, .zones = false, .glyphs = false, .margin = 4, .fade_below = 0.78};
        for (std::size_t i = 0; i < near.size(); ++i)  // only() numbers pieces anew.
            if (std::ranges::count(step.pieces, near[i]) > 0) options.lit.push_back(PieceId{static_cast<int>(i)});
        return iso_drawing(part, terrain_of(part.battlefield, book_.catalogue), book_.catalogue, options).drawing;
    }

    // ---- the end of a level

    void draw_level(int level) {
        const Area panel = next_panel();
        leaf_->text({panel.x, panel.y + 5.2}, book_.say({"sheet.level-done", {{"level", level}}}), type_size::heading,
                    ink::accent, Anchor::Left, true);
        leaf_->text({panel.x, panel.y + 10.4}, book_.say({"sheet.checksum", {{"n", lying_.size()}}}), type_size::body,
                    ink::text);
        Area rest = below_top_of(panel, 14);
        rest.height -= 6;
        leaf_->place(lay_plan_.state(rest.width, rest.height), rest, 1);
        draw_count(panel);
    }

    Book& book_;
    const Build& build_;
    LayPlan lay_plan_;
    Leaf* leaf_ = nullptr;
    int used_ = 0;
    std::vector<PieceId> lying_{};  // Sorted.
    std::map<PieceKind, Drawing> parts_{};
};

}  // namespace

void add_step_pages(Book& book, const Build& build) { StepPages(book, build).add_all(); }

}  // namespace hexwright::paper
