// What to pack before building, and what goes back into the bags afterwards.
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace hexwright::paper {
namespace {

// The rows of a table that just misses a page are drawn together.
constexpr double most_pack_row = 8.4, least_pack_row = 5.6;
constexpr double pack_picture_width = 16, code_width = 12, count_width = 11, level_column_width = 9;
constexpr int most_level_columns = 12;  // More levels than that are counted together in the last column.

// A table of parts: a box to tick, a picture, the name, how many, and how many of them on each level.
class PackTable {
public:
    PackTable(Book& book, const Build& build)
        : book_(book),
          levels_(items_by_level(build.scenario, book.catalogue)),
          used_(used_items(build.scenario.battlefield, book.catalogue)),
          pieces_(build.plan.pieces) {
        if (book.options.owned) owned_ = book.options.owned;
        else if (!build.scenario.limit->empty()) owned_ = items_of(*build.scenario.limit, book.catalogue);
    }

    void draw() {
        const std::vector<ItemKind> items = items_in(used_, book_.catalogue);
        const double rows = static_cast<double>(items.size()) + 2;  // With the sums.
        row_height_ = (book_.body().height - 6) / rows;
        if (row_height_ < least_pack_row || row_height_ > most_pack_row) row_height_ = most_pack_row;
        begin();
        for (const ItemKind item : items) {
            const int here = item == items.back() ? 3 : 1;  // The sums are not left alone on a page.
            if (y_ + here * row_height_ > body_.bottom()) begin();
            draw_row(item);
        }
        draw_sums();
    }

private:
    void begin() {
        leaf_ = &book_.begin_page("sheet.pack");
        body_ = book_.body();
        draw_head();
    }

    int level_columns() const { return std::min<int>(static_cast<int>(levels_.size()), most_level_columns); }
    double first_level() const { return body_.right() - level_columns() * level_column_width; }
    double used_right() const { return first_level() - (owned_ ? 2 * count_width : 0) - 3; }
    double code_left() const { return body_.x + 8 + pack_picture_width + 2; }
    double name_left() const { return code_left() + code_width; }

    void head(double right, const std::string& words) {
        leaf_->text({right, y_ + 4}, words, type_size::small, ink::quiet, Anchor::Right);
    }

    void draw_head() {
        y_ = body_.y;
        leaf_->text({code_left(), y_ + 4}, book_.words("sheet.code-in-plans"), type_size::small, ink::quiet);
        leaf_->text({name_left(), y_ + 4}, book_.words("sheet.piece"), type_size::small, ink::quiet);
        head(used_right(), book_.words("sheet.used"));
        if (owned_) {
            head(used_right() + count_width, book_.words("sheet.owned"));
            head(used_right() + 2 * count_width, book_.words("sheet.left"));
        }
        int column = 0;
        for (const auto& [level, items] : levels_) {
            if (column == level_columns()) break;
            const bool more = column + 1 == level_columns() && static_cast<int>(levels_.size()) > level_columns();
            head(first_level() + ++column * level_column_width,
                 book_.say({more ? "sheet.levels-from" : "sheet.level-column", {{"level", level}}}));
        }
        y_ += 6;
        leaf_->line({body_.x, y_}, {body_.right(), y_}, 0.25, ink::quiet);
    }

    void number(double right, int count, unsigned rgb = ink::text, bool bold = false) {
        leaf_->text({right, y_ + row_height_ / 2 + 1.2}, std::to_string(count), type_size::body, rgb, Anchor::Right,
                    bold);
    }

    // The counts of each column of levels.
    template <class Count>
    void draw_levels(Count&& count) {
        std::vector<int> counts(static_cast<std::size_t>(level_columns()));
        std::size_t at = 0;
        for (const auto& [level, items] : levels_) counts[std::min(at++, counts.size() - 1)] += count(items);
        for (std::size_t i = 0; i < counts.size(); ++i)
            if (counts[i] > 0)
                number(first_level() + static_cast<double>(i + 1) * level_column_width, counts[i], ink::quiet);
    }

    void draw_row(ItemKind item) {
        leaf_->tick_box({body_.x + 0.5, y_ + row_height_ / 2 - 1.8}, 3.6);
        if (const PieceKind kind = kind_of_item(item, book_.catalogue); kind.valid())
            leaf_->place(book_.picture_of(kind), {body_.x + 8, y_ + 0.8, pack_picture_width, row_height_ - 1.6}, 0.16);
        leaf_->text({code_left(), y_ + row_height_ / 2 + 1.2}, codes_of(item), type_size::body, ink::text, Anchor::Left,
                    true);
        leaf_->text(
            {name_left(), y_ + row_height_ / 2 + 1.2},
            book_.ruler.fitted(book_.catalogue[item].name, used_right() - count_width - name_left(), type_size::body),
            type_size::body);
        number(used_right(), used_[item], ink::text, true);
        if (owned_) {
            const int left = (*owned_)[item] - used_[item];
            number(used_right() + count_width, (*owned_)[item], ink::quiet);
            number(used_right() + 2 * count_width, left, left < 0 ? ink::text : ink::quiet, left < 0);
        }
        draw_levels([item](const Inventory& items) { return items[item]; });
        y_ += row_height_;
        leaf_->line({body_.x, y_}, {body_.right(), y_}, 0.1);
    }

    // What the pieces of the steps are called that this is a part of.
    std::string codes_of(ItemKind item) const {
        const PieceKind kind = kind_of_item(item, book_.catalogue);
        return kind.valid() ? label_of(book_.catalogue[kind], book_.catalogue) : std::string();
    }

    void draw_sums() {
        leaf_->text({name_left(), y_ + row_height_ / 2 + 1.2}, book_.words("sheet.in-all"), type_size::body, ink::text,
                    Anchor::Left, true);
        number(used_right(), used_.total(), ink::text, true);
        draw_levels([](const Inventory& items) { return items.total(); });
        y_ += row_height_;
        if (static_cast<std::size_t>(used_.total()) == pieces_) return;
        leaf_->text({name_left(), y_ + row_height_ / 2 + 1.2},
                    book_.say({"sheet.parts-make", {{"parts", used_.total()}, {"pieces", pieces_}}}), type_size::small,
                    ink::quiet);
    }

    Book& book_;
    std::map<int, Inventory> levels_;
    Inventory used_;
    std::size_t pieces_;  // That the steps lay; some are put together from several parts.
    std::optional<Inventory> owned_{};
    Leaf* leaf_ = nullptr;
    Area body_{};
    double y_ = 0, row_height_ = most_pack_row;
};

void add_bag(Flow& flow, Book& book, int level, const Inventory& items, double rows) {
    const double size = type_size::subheading;
    // The head stays with its first rows.
    const double row_height = 5.2 * book.spacing, block = 8 + std::min(rows, 3.0) * row_height;
    const Area whole = flow.room(block, 5);
    flow.leaf().text({whole.x, whole.y + size + 0.6}, book.say({"sheet.bag", {{"level", level}, {"n", items.total()}}}),
                     size, ink::accent, Anchor::Left, true);
    int row = 0;
    for (const ItemKind item : items_in(items, book.catalogue)) {
        const bool in_block = row < 3;
        const Area area =
            in_block ? Area{whole.x, whole.y + 8 + row * row_height, whole.width, row_height} : flow.room(row_height);
        ++row;
        flow.leaf().tick_box({area.x + 0.5, area.y + 0.4}, 3);
        flow.leaf().text({area.x + 12, area.y + 3.1}, std::to_string(items[item]), type_size::body, ink::text,
                         Anchor::Right, true);
        flow.leaf().text({area.x + 14, area.y + 3.1},
                         book.ruler.fitted(items[item] == 1 ? book.catalogue[item].name : book.catalogue[item].plural,
                                           area.width - 14, type_size::body),
                         type_size::body);
    }
}

}  // namespace

void add_pack_pages(Book& book, const Build& build) { PackTable(book, build).draw(); }

// Bags from the top down, as a map comes off the table.
void add_tear_down(Flow& flow, Book& book, const Build& build) {
    flow.section("sheet.tear-down");
    flow.text(book.words("sheet.tear-down-how"), type_size::body, ink::quiet, false, 0);
    const std::map<int, Inventory> levels = items_by_level(build.scenario, book.catalogue);
    for (auto level = levels.rbegin(); level != levels.rend(); ++level)
        add_bag(flow, book, level->first, level->second,
                static_cast<double>(items_in(level->second, book.catalogue).size()));
}

}  // namespace hexwright::paper
