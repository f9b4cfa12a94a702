// A build sheet while it is made: what its pages are about, and the pages that are there. Each kind of page is a
// function that adds some.
#pragma once
#include "engine/assembly/build_plan.h"
#include "engine/scenario/scenario.h"
#include "formats/paper/build_sheet/leaf.h"
#include "formats/paper/build_sheet/sheet_options.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/text_ruler.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/telling/words.h"

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::paper {

struct Book {
    const Catalogue& catalogue;
    const Words& words;
    const SheetOptions& options;
    const SheetWatch& watch;
    std::deque<Leaf> leaves{};  // A deque, because a page is still drawn on while the next one is begun.
    std::string title{};        // In the head of the pages that follow.
    bool landscape = false;     // Of the pages that follow.
    bool stopped = false;
    double spacing = 1;  // Of lines and gaps in text that flows; less where it would just begin another page.
    TextRuler ruler{};
    std::map<PieceKind, Drawing> pictures{};  // Of pieces, for part lists.

    std::string say(Message message) const { return words(message); }
    Area paper() const;
    int text_columns() const { return landscape ? 3 : 2; }
    Area body() const;  // Of a page, between its head and its foot.
    Leaf& begin_page(
        std::string_view section);  // `section` is the id of a sentence, or empty for a page without a head.
    const Drawing& picture_of(PieceKind kind);
    bool goes_on(double share);  // Tells the watch.
};

// A map and the order in which it is built.
struct Build {
    const Scenario& scenario;
    Terrain terrain;
    BuildPlan plan;
};
Build build_of(const Scenario& scenario, const Catalogue& catalogue);

bool is_wide(const Terrain& terrain);  // Whether the map is better shown on paper in landscape format.

std::string title_of(const Scenario& scenario, const Words& words);
// For example "G7" or "T10": letters of the terrain and the size, or initials. Parts and plans name pieces so.
std::string label_of(const PieceType& type, const Catalogue& catalogue);
std::map<int, Inventory> items_by_level(const Scenario& scenario, const Catalogue& catalogue);
std::vector<ItemKind> items_in(const Inventory& inventory, const Catalogue& catalogue);  // In the catalogue's order.
PieceKind kind_of_item(ItemKind item, const Catalogue& catalogue);         // The first kind that is made of it.
void draw_compass(Leaf& leaf, Point centre, double radius, int turn = 0);  // North is up, but for a turned map.

// A thing that is put on the finished map, and the spaces where it goes, as a person reads them.
struct ToPlace {
    std::string what, where;
};
std::vector<ToPlace> glyphs_to_place(const Scenario& scenario, const Catalogue& catalogue, const Words& words);
std::vector<ToPlace> figures_to_place(const Setup& setup, const Catalogue& catalogue, const Words& words);

void add_cover(Book& book, const Build& build);
void add_pack_pages(Book& book, const Build& build);
void add_step_pages(Book& book, const Build& build);

// Text and blocks from top to bottom, in columns and over pages. A page begins with what is first put on it.
class Flow {
public:
    Flow(Book& book, std::string_view section, int columns);
    Flow(Book& book, std::string_view section, int columns, Leaf& begun, double from);  // On a page that is begun.
    // Room of this height in the column; goes on to the next one if there is too little left. `before` is a gap above,
    // left out at the top of a column.
    Area room(double height, double before = 0);
    void keep_together(double height);  // Goes on to the next column if less than this is left.
    double width() const { return column_.width; }
    bool has_little_on_last_page() const;  // Less than a third of its first column.
    Leaf& leaf() { return *leaf_; }        // Where the last room() is.
    void text(std::string_view words, double size, unsigned rgb, bool bold, double before, double indent = 0);
    void head(const std::string& title);     // Of what else shares the page.
    void section(std::string_view section);  // A head that later pages have at their top, too.

private:
    void begin_column();
    void next_column();

    Book& book_;
    std::string section_;
    int columns_, number_ = 0;
    Leaf* leaf_ = nullptr;  // None: the page is not begun.
    Area column_{};
    double y_ = 0, top_ = 0;  // Of the page, columns begin at `top_`.
};

// The plan of the finished map, and a flow that begins below it, or on a page of its own: what little there is to say
// shares its pages.
Flow add_finish_page(Book& book, const Build& build);
void add_finish_lists(Flow& flow, Book& book, const Build& build);
void add_passage(Flow& flow, Book& book, const Passage& passage);
void add_round_track(Flow& flow, Book& book, const Scenario& scenario);
void add_tear_down(Flow& flow, Book& book, const Build& build);

}  // namespace hexwright::paper
