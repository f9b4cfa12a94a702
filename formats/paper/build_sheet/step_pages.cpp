// The steps, a panel each, and after the last one of a level what then lies.
#include "engine/board/battlefield/rest.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/build_sheet/lay_plan.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_heights.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace hexwright::paper {
namespace {

constexpr double panel_gap = 7, panel_foot = 5, part_width = 13.5, part_height = 13, step_number_width = 17;
constexpr double number_height = 12.6, badge_height = 5, side_width = 29, least_view_height = 16;
constexpr double key_width = 17, key_height = 12;  // Of the small map that tells where a detail is.
constexpr int seen_around = 2;                     // Hexes around what is new in the small isometric view.

struct Grid {
    int columns = 1, rows = 1;
    int panels() const { return columns * rows; }
};
constexpr Grid all_grids[] = {{3, 2}, {2, 3}, {2, 2}, {1, 3}, {3, 1}, {2, 1}, {1, 2}, {1, 1}};

// What is beside the plan of a step stands above it or at its left.
enum class HeadPlace : unsigned char { Above, Left };

// How all panels of a sheet are divided, so that one can flip through the plans and compare.
struct PanelPlan {
    Grid grid{};
    HeadPlace place = HeadPlace::Above;
    double head = 0;                         // Of a panel: height above the plan, or width beside it.
    double view_width = 0, view_height = 0;  // Of the isometric view in the head; 0 if no step has one.
    std::vector<PlanView> views{};
    double hex = 0;  // Width of a hex in the plan, at most.
};

class StepPages {
public:
    StepPages(Book& book, const Build& build)
        : book_(book), build_(build), lay_plan_(build.scenario.battlefield, book.catalogue), panels_(chosen_panels()) {}

    void add_all() {
        const std::vector<BuildStep>& steps = build_.plan.steps;
        std::size_t of_level = 0;  // Steps of this level so far.
        for (std::size_t i = 0;
             i < steps.size() && book_.goes_on(static_cast<double>(i) / static_cast<double>(steps.size())); ++i) {
            const std::vector<PieceId> fresh = laid_in(steps[i]);
            lying_.insert(lying_.end(), fresh.begin(), fresh.end());
            std::ranges::sort(lying_);
            draw_step(steps[i], i + 1);
            lay_plan_.lay(steps[i]);
            ++of_level;
            if (i + 1 < steps.size() && steps[i + 1].level == steps[i].level) continue;
            if (of_level > 1) draw_level(steps[i].level);
            of_level = 0;
        }
    }

private:
    // ---- how pages are divided

    // As many panels as a page may have; fewer where hexes would become too small to read, and in the end details.
    PanelPlan chosen_panels() const {
        PanelPlan best;
        const auto rank = [this](const PanelPlan& plan) {
            const bool fits = plan.hex >= lay_plan_.least_hex();
            const bool as_page = (plan.grid.columns > plan.grid.rows) == book_.landscape;
            return std::tuple(fits, fits ? plan.grid.panels() : 0, plan.hex, as_page);
        };
        for (const Grid grid : all_grids)
            if (grid.panels() <= book_.options.steps_a_page)
                for (const HeadPlace place : {HeadPlace::Above, HeadPlace::Left})
                    if (PanelPlan plan = panels_of(grid, place); rank(plan) > rank(best)) best = std::move(plan);
        const Area area = plan_area(cell_of(book_.body(), best.grid.columns, best.grid.rows, 0, panel_gap), best);
        best.views = lay_plan_.views(area.width, area.height);
        return best;
    }

    PanelPlan panels_of(Grid grid, HeadPlace place) const {
        const Area panel = cell_of(book_.body(), grid.columns, grid.rows, 0, panel_gap);
        PanelPlan plan{grid, place};
        const std::vector<BuildStep>& steps = build_.plan.steps;
        const bool deep = std::ranges::any_of(steps, [this](const BuildStep& step) { return has_depth(step); });
        const bool above = place == HeadPlace::Above;
        if (deep) {
            plan.view_width = above ? std::min((panel.width - step_number_width) * 0.45, 70.0) : side_width;
            plan.view_height = above ? std::clamp(panel.height * 0.25, 20.0, 44.0) : 0;
        }
        double tallest = 0;  // Of numbers and parts.
        for (const BuildStep& step : steps) tallest = std::max(tallest, height_of_parts(panel.width, plan, step));
        plan.head = above ? std::max(tallest, plan.view_height) : side_width;
        if (!above && deep) plan.view_height = panel.height - panel_foot - tallest - 3;
        if (!above && (panel.height < tallest || (deep && plan.view_height < least_view_height))) return plan;
        const Area area = plan_area(panel, plan);
        plan.hex = lay_plan_.hex_in(area.width, area.height);
        return plan;
    }

    static Area plan_area(const Area& panel, const PanelPlan& plan) {
        Area area = panel;
        if (plan.place == HeadPlace::Above) area = below_top_of(panel, plan.head + 2);
        else area = {panel.x + plan.head + 2, panel.y, std::max(1.0, panel.width - plan.head - 2), panel.height};
        area.height = std::max(1.0, area.height - panel_foot);
        return area;
    }
    Area view_area(const Area& panel) const {
        if (panels_.place == HeadPlace::Above)
            return {panel.right() - panels_.view_width, panel.y, panels_.view_width, panels_.head};
        return {panel.x, panel.bottom() - panel_foot - panels_.view_height, panels_.view_width, panels_.view_height};
    }

    int parts_in_row(double panel_width, const PanelPlan& plan, const BuildStep& step) const {
        if (plan.place == HeadPlace::Left) return static_cast<int>(side_width / part_width);
        const double taken = step_number_width + (has_depth(step) ? plan.view_width : 0);
        return std::max(1, static_cast<int>((panel_width - taken) / part_width));
    }
    static double height_of_number(const BuildStep& step) {
        return number_height + badge_height * ((step.copies.empty() ? 0 : 1) + (step.hold ? 1 : 0));
    }
    double height_of_parts(double panel_width, const PanelPlan& plan, const BuildStep& step) const {
        const int a_row = parts_in_row(panel_width, plan, step);
        const double parts = part_height * ((static_cast<int>(counts_of(step).size()) + a_row - 1) / a_row);
        const double number = height_of_number(step);
        return plan.place == HeadPlace::Left ? number + parts : std::max(parts, number);
    }

    Area next_panel() {
        const auto [columns, rows] = panels_.grid;
        if (leaf_ && used_ == columns * rows) leaf_ = nullptr;
        if (!leaf_) {
            leaf_ = &book_.begin_page("sheet.steps");
            used_ = 0;
            draw_dividers(panels_.grid);
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

    // A panel, or one for each detail of a map that is too large for one.
    void draw_step(const BuildStep& step, std::size_t number) {
        for (const std::size_t view : lay_plan_.views_of(step, panels_.views)) {
            const Area panel = next_panel();
            draw_head(panel, step, number);
            if (has_depth(step)) draw_view(panel, step);
            if (panels_.views.size() > 1) draw_detail(panel, view);
            place_plan(panel, lay_plan_.drawing(step, panels_.views[view]));
            draw_count(panel);
        }
    }

    void place_plan(const Area& panel, const Drawing& plan) { leaf_->place(plan, plan_area(panel, panels_), 1); }

    void draw_view(const Area& panel, const BuildStep& step) {
        const Area area = view_area(panel);
        leaf_->place(small_view(step), area, 0.34);
        if (step.turn > 0) draw_compass(*leaf_, {area.right() - 3, area.y + 3}, 3, step.turn);
    }

    void draw_detail(const Area& panel, std::size_t view) {
        const Area area = plan_area(panel, panels_);
        const std::string words = book_.say({"sheet.detail", {{"number", view + 1}, {"all", panels_.views.size()}}});
        const Drawing key = lay_plan_.key(panels_.views[view], key_width, key_height);
        const bool above = panels_.place == HeadPlace::Above;
        const Point corner = above ? Point{panel.right() - panels_.view_width - key_width, panel.y}
                                   : Point{panel.x + side_width - key_width, panel.y};
        leaf_->place(key, {corner.x, corner.y, key_width, key_height});
        leaf_->text({area.x, panel.bottom() - 2}, words, type_size::small, ink::accent, Anchor::Left, true);
    }

    void draw_head(const Area& panel, const BuildStep& step, std::size_t number) {
        leaf_->text({panel.x, panel.y + 7.4}, std::to_string(number), 10, ink::text, Anchor::Left, true);
        leaf_->text({panel.x, panel.y + 11.6}, book_.say({"sheet.level", {{"level", step.level}}}), type_size::small,
                    ink::quiet);
        double badges = panel.y + number_height;
        if (!step.copies.empty()) badges = draw_badge({panel.x, badges}, "× " + std::to_string(step.copies.size() + 1));
        if (step.hold) draw_badge({panel.x, badges}, book_.words("sheet.hold"));
        draw_parts(panel, step);
    }

    double draw_badge(Point corner, const std::string& words) {
        const double size = type_size::small, width = book_.ruler.width(words, size, true) + 2.6;
        leaf_->box({corner.x, corner.y, width, size + 1.5}, ink::text);
        leaf_->text({corner.x + 1.3, corner.y + size + 0.3}, words, size, ink::paper, Anchor::Left, true);
        return corner.y + badge_height;
    }

    std::vector<std::pair<PieceKind, int>> counts_of(const BuildStep& step) const {
        std::vector<std::pair<PieceKind, int>> counts;
        for (const PieceId id : step.pieces) {
            const PieceKind kind = build_.scenario.battlefield.find(id)->kind;
            const auto known = std::ranges::find(counts, kind, &std::pair<PieceKind, int>::first);
            if (known == counts.end()) counts.emplace_back(kind, 1);
            else ++known->second;
        }
        return counts;
    }

    void draw_parts(const Area& panel, const BuildStep& step) {
        const std::vector<std::pair<PieceKind, int>> counts = counts_of(step);
        const bool above = panels_.place == HeadPlace::Above;
        const double x = panel.x + (above ? step_number_width : 0), y = panel.y + (above ? 0 : height_of_number(step));
        const int a_row = parts_in_row(panel.width, panels_, step);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto row = static_cast<int>(i) / a_row, column = static_cast<int>(i) % a_row;
            draw_part({x + column * part_width, y + row * part_height, part_width, part_height}, counts[i].first,
                      counts[i].second);
        }
    }

    void draw_part(const Area& area, PieceKind kind, int count) {
        leaf_->place(book_.picture_of(kind), {area.x + 0.8, area.y, area.width - 1.6, area.height - 4.4}, 0.22);
        const std::string words = std::to_string(count) + " × " + label_of(book_.catalogue[kind], book_.catalogue);
        leaf_->text({area.x + area.width / 2, area.bottom() - 1.2}, words, type_size::small, ink::text, Anchor::Middle);
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

    // What lies, at the scale and place of the plans.
    void draw_level(int level) {
        const Battlefield lying = only(build_.scenario.battlefield, lying_, book_.catalogue);
        const std::vector<SeenHeight> heights = seen_heights(terrain_of(lying, book_.catalogue), book_.catalogue);
        for (std::size_t view = 0; view < panels_.views.size(); ++view) {
            const Area panel = next_panel();
            const double width = panels_.place == HeadPlace::Above ? panel.width - key_width : side_width;
            double y = panel.y;
            for (const std::string& line : book_.ruler.lines(book_.say({"sheet.level-done", {{"level", level}}}), width,
                                                             type_size::heading, true))
                leaf_->text({panel.x, y += 5.4}, line, type_size::heading, ink::accent, Anchor::Left, true);
            const std::string words =
                book_.say({"sheet.checksum", {{"n", lying_.size()}}}) + " " + book_.words("sheet.heights-how");
            for (const std::string& line : book_.ruler.lines(words, width, type_size::body))
                leaf_->text({panel.x, y += 5}, line, type_size::body, ink::text);
            if (panels_.views.size() > 1) draw_detail(panel, view);
            place_plan(panel, lay_plan_.state(panels_.views[view], heights));
            draw_count(panel);
        }
    }

    Book& book_;
    const Build& build_;
    LayPlan lay_plan_;
    PanelPlan panels_;
    Leaf* leaf_ = nullptr;
    int used_ = 0;
    std::vector<PieceId> lying_{};  // Sorted.
};

}  // namespace

void add_step_pages(Book& book, const Build& build) { StepPages(book, build).add_all(); }

}  // namespace hexwright::paper
