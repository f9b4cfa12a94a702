// What is put on the finished map: start zones, glyphs and figures, with the spaces where they go.
#include "engine/board/catalogue/catalogue.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/build_sheet/clip.h"
#include "formats/paper/build_sheet/lay_plan.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/letters.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_markers.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::paper {
namespace {

constexpr double row_of_list = 5.4;
constexpr double largest_plan = 0.6;  // In millimetres for a unit of plans.

std::string glyph_name(const Glyph& glyph, const Catalogue& catalogue, const Words& words) {
    if (const auto kind = catalogue.glyph(glyph.id)) return catalogue[*kind].name;
    return glyph.pool.empty() ? words("sheet.glyph-unknown")
                              : words(Message{"sheet.glyph-of-pool", {{"pool", glyph.pool}}});
}

void add_army(std::vector<ToPlace>& figures, const Army& army, const std::string& whose, const Catalogue& catalogue) {
    for (const CardOfArmy& card : army.cards) {
        if (card.figures.empty()) continue;
        const auto kind = catalogue.card(card.card);
        std::string spaces;
        for (const StartSpace& start : card.figures)
            spaces +=
                (spaces.empty() ? "" : "; ") + to_text(start.at) + (start.tail ? " – " + to_text(*start.tail) : "");
        figures.push_back({whose + ": " + (kind ? catalogue[*kind].name : card.card), spaces});
    }
}

class Finish {
public:
    Finish(Book& book, const Build& build) : book_(book), build_(build) {}

    // Coordinates have their least size, and fit into their hexes; else the plan goes over several pages.
    Flow draw() {
        PictureOptions options{.coordinates = true, .sizes = false, .margin = 4};
        const Drawing first = drawing(options);
        const Area body = book_.body();
        const double fitting = std::min({body.width / first.width, body.height / first.height, largest_plan});
        const double scale = std::max(fitting, least_scale());
        options.letters_of_coordinates = std::max(options.letters_of_coordinates, least_letters / scale);
        options.letters_of_heights = std::max(options.letters_of_heights, least_letters / scale);
        const Drawing plan = drawing(options);
        if (scale > fitting) {
            draw_details(plan, scale);
            return {book_, "sheet.finish", book_.text_columns()};
        }
        Leaf& leaf = book_.begin_page("sheet.finish");
        const double height = plan.height * scale;
        leaf.place(plan, top_of(body, height), scale);
        // Where the plan leaves little room, the lists begin on a page of their own.
        const double left = body.height - height - 8;
        if (left > body.height / 5) return {book_, "sheet.finish", book_.text_columns(), leaf, body.bottom() - left};
        return {book_, "sheet.finish", book_.text_columns()};
    }

    void list(Flow& flow) {
        const bool figures = std::ranges::any_of(*build_.scenario.setups, [this](const Setup& setup) {
            return !figures_to_place(setup, book_.catalogue, book_.words).empty();
        });
        if (build_.scenario.zones->empty() && build_.scenario.glyphs->empty() && !figures) return;
        flow.text(book_.words("sheet.spaces-how"), type_size::small, ink::quiet, false, 0);
        list_zones(flow);
        list_glyphs(flow);
        for (const Setup& setup : *build_.scenario.setups) list_figures(flow, setup);
    }

private:
    Drawing drawing(const PictureOptions& options) const {
        return plan_drawing(build_.scenario, build_.terrain, book_.catalogue, options).drawing;
    }

    double least_scale() const {
        constexpr double share_of_hex = 0.82;  // That coordinates may fill.
        double widest = 0;
        for (const Terrain::Column& column : build_.terrain.columns())
            widest = std::max(widest, book_.ruler.width(to_text(column.hex), least_letters));
        return widest / (hex_width * share_of_hex);
    }

    // Pages that overlap by some hexes.
    void draw_details(const Drawing& plan, double scale) {
        const Area body = book_.body();
        const double shared = 2 * hex_width * scale, width = plan.width * scale, height = plan.height * scale;
        const auto count = [shared](double all, double page) {
            return std::max(1, static_cast<int>(std::ceil((all - shared) / (page - shared))));
        };
        const int columns = count(width, body.width), rows = count(height, body.height);
        const auto begin = [](double all, double page, int number, int numbers) {
            return numbers == 1 ? 0 : (all - page) * number / (numbers - 1);
        };
        for (int i = 0; i < columns * rows; ++i) {
            Leaf& leaf = book_.begin_page("sheet.finish");
            const Point corner{begin(width, body.width, i % columns, columns),
                               begin(height, body.height, i / columns, rows)};
            Leaf whole;
            whole.add(plan.marks, scale, Point{body.x, body.y} - corner);
            for (Mark& mark : clipped(std::move(whole.drawing.marks), body))
                leaf.drawing.marks.push_back(std::move(mark));
            leaf.text({body.x + 12, body.bottom() + 6},
                      book_.say({"sheet.detail", {{"number", i + 1}, {"all", columns * rows}}}), type_size::small,
                      ink::accent, Anchor::Left, true);
        }
    }

    void heading(Flow& flow, const std::string& words) {
        flow.keep_together(type_size::subheading * 3 + 2 * row_of_list);
        flow.text(words, type_size::subheading, ink::accent, true, 6);
        flow.room(1.5);
    }

    void list_zones(Flow& flow) {
        if (build_.scenario.zones->empty()) return;
        heading(flow, book_.words("sheet.zones"));
        for (const Zone& zone : *build_.scenario.zones) {
            const Area area = flow.room(row_of_list, 0.6);
            flow.leaf().tick_box({area.x + 0.5, area.y + 0.6}, 3);
            flow.leaf().box({area.x + 6, area.y + 0.2, 4, 4}, player_color(zone.color));
            flow.leaf().text({area.x + 8, area.y + 3.3}, mark_of(zone), type_size::small, ink::paper, Anchor::Middle,
                             true);
            flow.leaf().text({area.x + 12, area.y + 3.3},
                             book_.say({"sheet.zone", {{"zone", zone.id}, {"n", zone.spaces.size()}}}),
                             type_size::body);
            flow.text(to_text(zone.spaces), type_size::small, ink::quiet, false, 0.4, 12);
        }
    }

    void list_glyphs(Flow& flow) {
        if (build_.scenario.glyphs->empty()) return;
        heading(flow, book_.words("sheet.glyphs"));
        for (const ToPlace& glyph : glyphs_to_place(build_.scenario, book_.catalogue, book_.words)) entry(flow, glyph);
    }

    // A thing to tick off, and where it goes.
    void entry(Flow& flow, const ToPlace& thing) {
        const auto& [what, where] = thing;
        const double width = std::min(flow.width() * 0.5, book_.ruler.width(where, type_size::small));
        const Area area = flow.room(row_of_list, 0);
        flow.leaf().tick_box({area.x + 0.5, area.y + 0.6}, 3);
        flow.leaf().text({area.x + 6, area.y + 3.3}, book_.ruler.fitted(what, area.width - width - 9, type_size::body),
                         type_size::body);
        flow.leaf().text({area.right(), area.y + 3.3}, book_.ruler.fitted(where, width + 0.1, type_size::small),
                         type_size::small, ink::quiet, Anchor::Right);
    }

    void list_figures(Flow& flow, const Setup& setup) {
        const std::vector<ToPlace> figures = figures_to_place(setup, book_.catalogue, book_.words);
        if (figures.empty()) return;
        heading(flow, book_.say({"sheet.figures", {{"n", setup.player_count()}}}));
        for (const ToPlace& figure : figures) entry(flow, figure);
    }

    Book& book_;
    const Build& build_;
};

}  // namespace

std::vector<ToPlace> glyphs_to_place(const Scenario& scenario, const Catalogue& catalogue, const Words& words) {
    std::vector<ToPlace> glyphs;
    for (const Glyph& glyph : *scenario.glyphs)
        glyphs.push_back({glyph_name(glyph, catalogue, words) +
                              (glyph.facing == Facing::Symbol ? " " + words("sheet.symbol-up") : ""),
                          to_text(glyph.at)});
    return glyphs;
}

std::vector<ToPlace> figures_to_place(const Setup& setup, const Catalogue& catalogue, const Words& words) {
    std::vector<ToPlace> figures;
    for (const PlayerSetup& player : setup.players)
        add_army(figures, player.army, words(Message{"sheet.player", {{"number", player.number}}}), catalogue);
    add_army(figures, setup.nobodys, words("sheet.nobody"), catalogue);
    return figures;
}

Flow add_finish_page(Book& book, const Build& build) { return Finish(book, build).draw(); }
void add_finish_lists(Flow& flow, Book& book, const Build& build) { Finish(book, build).list(flow); }

}  // namespace hexwright::paper
