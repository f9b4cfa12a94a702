#include "formats/paper/build_sheet/book.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/build_sheet/lay_plan.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace hexwright::paper {
namespace {

constexpr double page_head = 9, page_foot = 8;  // Heights above and below the body.
constexpr double text_column_gap = 8;

}  // namespace

Area Book::paper() const {
    const PaperSize upright = size_of(options.paper);
    return landscape ? Area{0, 0, upright.height, upright.width} : Area{0, 0, upright.width, upright.height};
}

Area Book::body() const {
    const Area area = within(paper(), options.margin);
    return {area.x, area.y + page_head, area.width, area.height - page_head - page_foot};
}

Leaf& Book::begin_page(std::string_view section) {
    const Area whole = paper(), area = within(whole, options.margin);
    leaves.push_back({{whole.width, whole.height, {ink::paper}, {}}});
    Leaf& leaf = leaves.back();
    if (section.empty()) return leaf;
    const std::string name = words(section);
    leaf.text({area.right(), area.y + 3}, name, type_size::small, ink::quiet, Anchor::Right);
    const double room = area.width - ruler.width(name, type_size::small) - 6;
    leaf.text({area.x, area.y + 3}, ruler.fitted(title, room, type_size::small, true), type_size::small, ink::text,
              Anchor::Left, true);
    leaf.line({area.x, area.y + 5}, {area.right(), area.y + 5}, 0.2);
    draw_compass(leaf, {area.x + 3.2, area.bottom() - 3.2}, 3.2);
    return leaf;
}

const Drawing& Book::picture_of(PieceKind kind) {
    const auto found = pictures.find(kind);
    return found != pictures.end() ? found->second
                                   : pictures.emplace(kind, LayPlan::part(kind, catalogue)).first->second;
}

bool Book::goes_on(double share) {
    if (!stopped && watch && !watch(share)) stopped = true;
    return !stopped;
}

Build build_of(const Scenario& scenario, const Catalogue& catalogue) {
    Terrain terrain = terrain_of(scenario.battlefield, catalogue);
    BuildPlan plan = build_plan(scenario.battlefield, terrain, catalogue);
    return {scenario, std::move(terrain), std::move(plan)};
}

bool is_wide(const Terrain& terrain) {
    constexpr double far = 1e9;
    Point least{far, far}, most{-far, -far};
    for (const Terrain::Column& column : terrain.columns()) {
        const Point at = centre_of(column.hex);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x), std::max(most.y, at.y)};
    }
    return most.x - least.x > 1.25 * (most.y - least.y + hex_width);
}

std::string title_of(const Scenario& scenario, const Words& words) {
    if (!scenario.about->title.empty()) return scenario.about->title;
    return scenario.battlefield_name.empty() ? words("sheet.untitled") : scenario.battlefield_name;
}

std::string label_of(const PieceType& type, const Catalogue& catalogue) {
    const std::size_t last = type.id.rfind('-');
    const std::string tail = last == std::string::npos ? "" : type.id.substr(last + 1);
    const bool sized = !tail.empty() && std::ranges::all_of(tail, [](char c) { return c >= '0' && c <= '9'; });
    if (sized && type.terrain.valid()) return catalogue[type.terrain].letter + tail;
    std::string initials;
    for (std::size_t at = type.id.find('-'); at != std::string::npos; at = type.id.find('-', at + 1))
        if (at + 1 < type.id.size())
            initials += static_cast<char>(std::toupper(static_cast<unsigned char>(type.id[at + 1])));
    return initials.empty() && type.terrain.valid() ? catalogue[type.terrain].letter : initials;
}

std::map<int, Inventory> items_by_level(const Scenario& scenario, const Catalogue& catalogue) {
    std::map<int, Inventory> levels;
    scenario.battlefield.each([&](const PlacedPiece& piece) { levels[piece.level].add(catalogue[piece.kind]); });
    return levels;
}

std::vector<ItemKind> items_in(const Inventory& inventory, const Catalogue& catalogue) {
    std::vector<ItemKind> items;
    for (std::size_t i = 0; i < catalogue.items().size(); ++i)
        if (const ItemKind item{static_cast<int>(i)}; inventory[item] > 0) items.push_back(item);
    return items;
}

PieceKind kind_of_item(ItemKind item, const Catalogue& catalogue) {
    const auto& pieces = catalogue.pieces();
    const auto alone = std::ranges::find_if(
        pieces, [item](const PieceType& type) { return type.items.size() == 1 && type.items.front() == item; });
    const auto made = alone != pieces.end() ? alone : std::ranges::find_if(pieces, [item](const PieceType& type) {
        return std::ranges::count(type.items, item) > 0;
    });
    return made == pieces.end() ? PieceKind{} : PieceKind{static_cast<int>(made - pieces.begin())};
}

void draw_compass(Leaf& leaf, Point centre, double radius, int turn) {
    leaf.drawing.marks.push_back(Polygon{{circle(centre, radius)}, {ink::paper}, {{ink::quiet}, 0.15}});
    const auto at = [&](double x, double y) { return centre + turned({radius * x, radius * y}, 60.0 * turn); };
    leaf.drawing.marks.push_back(Polygon{{{at(0, -0.82), at(0.3, 0.1), at(0, 0), at(-0.3, 0.1)}}, {ink::text}});
    leaf.text(at(0, 0.5) + Point{0, radius * 0.26}, "N", radius * 0.72, ink::text, Anchor::Middle, true);
}

// ---- text that flows

Flow::Flow(Book& book, std::string_view section, int columns)
    : book_(book), section_(section), columns_(columns), top_(book.body().y) {
    begin_column();
}

Flow::Flow(Book& book, std::string_view section, int columns, Leaf& begun, double from)
    : book_(book), section_(section), columns_(columns), leaf_(&begun), top_(from) {
    begin_column();
}

void Flow::begin_column() {
    const Area body = book_.body();
    column_ = cell_of(below_top_of(body, top_ - body.y), columns_, 1, number_, text_column_gap);
    y_ = column_.y;
}

void Flow::next_column() {
    if (++number_ == columns_) {
        number_ = 0;
        leaf_ = nullptr;
        top_ = book_.body().y;
    }
    begin_column();
}

bool Flow::has_little_on_last_page() const { return number_ == 0 && y_ - column_.y < column_.height / 3; }

void Flow::keep_together(double height) {
    if (y_ > column_.y && y_ + height > column_.bottom()) next_column();
}

Area Flow::room(double height, double before) {
    const bool at_top = y_ <= column_.y;
    before *= book_.spacing;
    if (!at_top && y_ + before + height > column_.bottom()) next_column();
    else if (!at_top) y_ += before;
    if (!leaf_) leaf_ = &book_.begin_page(section_);
    const Area area{column_.x, y_, column_.width, height};
    y_ += height;
    return area;
}

void Flow::section(std::string_view section) {
    section_ = section;
    head(book_.words(section));
}

void Flow::head(const std::string& title) {
    constexpr double size = 6.4, least_below = 24;
    keep_together(size * 2 + least_below);
    text(title, size, ink::text, true, 12);
    const Area line = room(2.2);
    leaf_->line({line.x, line.y + 1}, {line.x + 16, line.y + 1}, 0.6, ink::accent);
}

void Flow::text(std::string_view words, double size, unsigned rgb, bool bold, double before, double indent) {
    const double line = size * 1.42 * book_.spacing;
    for (const std::string& each : book_.ruler.lines(words, width() - indent, size, bold)) {
        const Area area = room(line, before);
        leaf_->text({area.x + indent, area.y + size}, each, size, rgb, Anchor::Left, bold);
        before = 0;
    }
}

}  // namespace hexwright::paper
