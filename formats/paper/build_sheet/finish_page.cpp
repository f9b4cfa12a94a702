// What is put on the finished map: start zones, glyphs and figures, with the spaces where they go.
#include "engine/board/catalogue/catalogue.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/palette.h"
#include "formats/paper/sheet/plan_markers.h"

#include <algorithm>
#include <string>
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

    void draw() {
        Leaf& leaf = book_.begin_page("sheet.finish");
        const PictureOptions options{.coordinates = true, .margin = 4};
        const Drawing plan = plan_drawing(build_.scenario, build_.terrain, book_.catalogue, options).drawing;
        const Area body = book_.body();
        const double height = std::min(body.height, plan.height * std::min(body.width / plan.width, largest_plan));
        leaf.place(plan, top_of(body, height), largest_plan);
        if (!has_lists()) return;
        // Where the plan leaves little room, the lists begin on a page of their own.
        const double left = body.height - height - 8;
        if (left > body.height / 5)
            draw_lists(Flow(book_, "sheet.finish", book_.text_columns(), leaf, body.bottom() - left));
        else draw_lists(Flow(book_, "sheet.finish", book_.text_columns()));
    }

private:
    bool has_lists() const {
        return !build_.scenario.zones->empty() || !build_.scenario.glyphs->empty() || has_figures();
    }
    bool has_figures() const {
        return std::ranges::any_of(*build_.scenario.setups, [this](const Setup& setup) {
            return !figures_to_place(setup, book_.catalogue, book_.words).empty();
        });
    }

    void draw_lists(Flow flow) {
        flow.text(book_.words("sheet.spaces-how"), type_size::small, ink::quiet, false, 0);
        list_zones(flow);
        list_glyphs(flow);
        for (const Setup& setup : *build_.scenario.setups) list_figures(flow, setup);
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

void add_finish_page(Book& book, const Build& build) { Finish(book, build).draw(); }

}  // namespace hexwright::paper
