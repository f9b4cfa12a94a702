// What is put on the finished map: start zones, glyphs and figures, with the spaces where they go.
#include "engine/board/catalogue/catalogue.h"
#include "formats/build_sheet/book.h"
#include "formats/room.h"
#include "formats/sheet/palette.h"
#include "formats/sheet/plan_markers.h"

#include <algorithm>
#include <utility>

namespace hexwright::formats {
namespace {

constexpr double row_of_list = 5.4;
constexpr double largest_plan = 0.6;  // In millimetres for a unit of plans.

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
        return std::ranges::any_of(*build_.scenario.setups, [](const Setup& setup) {
            return std::ranges::any_of(setup.players,
                                       [](const PlayerSetup& player) { return is_placed(player.army); }) ||
                   is_placed(setup.nobodys);
        });
    }
    static bool is_placed(const Army& army) {
        return std::ranges::any_of(army.cards, [](const CardOfArmy& card) { return !card.figures.empty(); });
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

    std::string name_of(const Glyph& glyph) const {
        if (const auto kind = book_.catalogue.glyph(glyph.id)) return book_.catalogue[*kind].name;
        return glyph.pool.empty() ? book_.words("sheet.glyph-unknown")
                                  : book_.say({"sheet.glyph-of-pool", {{"pool", glyph.pool}}});
    }

    void list_glyphs(Flow& flow) {
        if (build_.scenario.glyphs->empty()) return;
        heading(flow, book_.words("sheet.glyphs"));
        for (const Glyph& glyph : *build_.scenario.glyphs)
            entry(flow, name_of(glyph) + (glyph.facing == Facing::Symbol ? " " + book_.words("sheet.symbol-up") : ""),
                  to_text(glyph.at));
    }

    // A thing to tick off, and where it goes.
    void entry(Flow& flow, const std::string& what, const std::string& where) {
        const double width = std::min(flow.width() * 0.5, book_.ruler.width(where, type_size::small));
        const Area area = flow.room(row_of_list, 0);
        flow.leaf().tick_box({area.x + 0.5, area.y + 0.6}, 3);
        flow.leaf().text({area.x + 6, area.y + 3.3}, book_.ruler.fitted(what, area.width - width - 9, type_size::body),
                         type_size::body);
        flow.leaf().text({area.right(), area.y + 3.3}, book_.ruler.fitted(where, width + 0.1, type_size::small),
                         type_size::small, ink::quiet, Anchor::Right);
    }

    void list_figures(Flow& flow, const Setup& setup) {
        if (!std::ranges::any_of(setup.players, [](const PlayerSetup& player) { return is_placed(player.army); }) &&
            !is_placed(setup.nobodys))
            return;
        heading(flow, book_.say({"sheet.figures", {{"n", setup.player_count()}}}));
        for (const PlayerSetup& player : setup.players)
            list_army(flow, player.army, book_.say({"sheet.player", {{"number", player.number}}}));
        list_army(flow, setup.nobodys, book_.words("sheet.nobody"));
    }

    void list_army(Flow& flow, const Army& army, const std::string& whose) {
        for (const CardOfArmy& card : army.cards) {
            if (card.figures.empty()) continue;
            const auto kind = book_.catalogue.card(card.card);
            std::string spaces;
            for (const StartSpace& start : card.figures)
                spaces +=
                    (spaces.empty() ? "" : "; ") + to_text(start.at) + (start.tail ? " – " + to_text(*start.tail) : "");
            entry(flow, whose + ": " + (kind ? book_.catalogue[*kind].name : card.card), spaces);
        }
    }

    Book& book_;
    const Build& build_;
};

}  // namespace

void add_finish_page(Book& book, const Build& build) { Finish(book, build).draw(); }

}  // namespace hexwright::formats
