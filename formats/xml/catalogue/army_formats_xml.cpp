#include "formats/xml/catalogue/army_formats_xml.h"

#include "embedded/data.h"
#include "engine/core/text.h"
#include "engine/scenario/setup.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace hexwright::xml {
namespace {

constexpr int most_points = 10'000, most_figures = 1'000, most_format_rows = 50;
constexpr std::size_t longest_card_list = 20'000;
constexpr std::string_view row_attributes[] = {"name", "printings", "sets",    "cards", "type",  "uniqueness",
                                               "size", "general",   "species", "class", "power", "over"};
constexpr std::string_view counted_row_attributes[] = {"name",       "printings", "sets",    "cards",   "type",
                                                       "uniqueness", "size",      "general", "species", "class",
                                                       "power",      "over",      "n"};

// What other catalogues call otherwise is left out where the program's own data are read, and refused elsewhere.
enum class UnknownCards : unsigned char { Refused, LeftOut };

template <class T>
void put_by_id(std::vector<T>& list, T value) {
    const auto known = std::ranges::find(list, value.id, &T::id);
    if (known != list.end()) *known = std::move(value);
    else list.push_back(std::move(value));
}

Refusal unknown_card(const Node& node, std::string_view attribute, const std::string& id, const Catalogue& catalogue) {
    std::vector<std::string> known;
    for (const ArmyCard& card : catalogue.cards()) known.push_back(card.id);
    return unknown_word(node, attribute, "card", id, known);
}

class FormatReader {
public:
    FormatReader(const Catalogue& catalogue, UnknownCards unknown) : catalogue_(catalogue), unknown_(unknown) {}

    Result<PriceList> prices(const Node& node) const {
        PriceList list;
        Take take;
        bool ok = take(node.only_attributes({"id", "name"})) && take(node.only_children({"price"})) &&
                  take(list.id, node.id("id")) && take(list.name, node.text("name"));
        for (const Node& child : node.children("price")) {
            PriceList::Price price;
            ok = ok && take(child.only_attributes({"card", "points"})) && take(child.nothing_inside()) &&
                 take(price.card, child.id("card")) && take(price.points, child.integer("points", 0, most_points));
            if (!ok) break;
            if (catalogue_.card(price.card)) list.cards.push_back(std::move(price));
            else if (unknown_ == UnknownCards::Refused)
                return failure(unknown_card(child, "card", price.card, catalogue_));
        }
        return take.give(ok, list);
    }

    Result<ArmyFormat> format(const Node& node, const ArmyFormats& known) const {
        ArmyFormat format;
        std::size_t uniques = 0;
        Take take;
        bool ok =
            take(node.only_attributes({"id", "name", "points", "figures", "spaces", "cards", "uniques", "prices"})) &&
            take(node.only_children({"only", "never", "at-most"})) && take(format.id, node.id("id")) &&
            take(format.name, node.text("name")) && take(format.points, node.integer_or("points", 0, most_points, 0)) &&
            take(format.figures, node.integer_or("figures", 0, most_figures, 0)) &&
            take(format.spaces, node.integer_or("spaces", 0, most_figures, 0)) &&
            take(format.most_cards, node.integer_or("cards", 0, most_figures, 0));
        if (ok && node.has("uniques")) ok = take(uniques, node.one_of("uniques", std::span(uniques_words)));
        format.uniques = static_cast<Uniques>(uniques);
        if (ok && node.has("prices")) ok = take(format.prices, price_list(node, known));
        for (const Node& child : node.children()) {
            FormatRow row;
            if (!ok) break;
            auto& rows = child.name() == "only" ? format.only : child.name() == "never" ? format.never : format.at_most;
            if (static_cast<int>(rows.size()) >= most_format_rows)
                return failure(child.error({"setup.too-many-filters", {{"limit", most_format_rows}}}));
            ok = take(row, this->row(child));
            rows.push_back(std::move(row));
        }
        return take.give(ok, format);
    }

private:
    static Result<std::string> price_list(const Node& node, const ArmyFormats& known) {
        auto id = node.id("prices");
        if (!id || std::ranges::count(known.prices, *id, &PriceList::id) > 0) return id;
        std::vector<std::string> ids;
        for (const PriceList& each : known.prices) ids.push_back(each.id);
        return failure(unknown_word(node, "prices", "list of points", *id, ids));
    }

    static Result<std::string> word(const Node& node, std::string_view attribute,
                                    std::span<const std::string_view> words) {
        if (!node.has(attribute)) return std::string();
        return node.one_of(attribute, words).map([&](std::size_t index) { return std::string(words[index]); });
    }

    Result<FormatRow> row(const Node& node) const {
        FormatRow row;
        std::string printings, sets, cards;
        Take take;
        const bool counted = node.name() == "at-most";
        const bool ok =
            take(node.only_attributes(counted ? std::span<const std::string_view>(counted_row_attributes)
                                              : std::span<const std::string_view>(row_attributes))) &&
            take(node.nothing_inside()) && take(row.name, node.text_or("name", "")) &&
            take(printings, node.text_or("printings", "")) && take(sets, node.text_or("sets", "", longest_card_list)) &&
            take(cards, node.text_or("cards", "", longest_card_list)) && read_filter_of(node, row.like, take) &&
            (!counted || take(row.like.most, node.integer("n", 0, most_figures)));
        row.printings = words_in(printings), row.sets = words_in(sets), row.cards = words_in(cards);
        if (!ok) return take.give(false, row);
        const bool listed = !row.printings.empty() || !row.sets.empty() || !row.cards.empty();
        if (row.name.empty() && listed) return failure(node.error({"army-format.row-without-name"}));
        if (!listed && !counted && row.like == CardFilter{})
            return failure(node.error({"setup.empty-filter", {{"element", node.name()}}}));
        for (const std::string& id : row.cards)
            if (unknown_ == UnknownCards::Refused && !catalogue_.card(id))
                return failure(unknown_card(node, "cards", id, catalogue_));
        return row;
    }

    static bool read_filter_of(const Node& node, CardFilter& like, Take& take) {
        int over = 0;
        const bool ok =
            take(like.type, word(node, "type", card_form_words)) &&
            take(like.uniqueness, word(node, "uniqueness", rarity_words)) &&
            take(like.size, word(node, "size", figure_size_words)) && take(like.general, node.text_or("general", "")) &&
            take(like.species, node.text_or("species", "")) && take(like.card_class, node.text_or("class", "")) &&
            take(like.power, node.text_or("power", "")) && take(over, node.integer_or("over", 0, most_points, 0));
        if (ok && node.has("over")) like.over = std::to_string(over);
        return ok;
    }

    const Catalogue& catalogue_;
    UnknownCards unknown_;
};

Result<ArmyFormats> read_formats(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                                 ArmyFormats base, UnknownCards unknown) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    const FormatReader reader(catalogue, unknown);
    Take take;
    const bool ok = take(check_namespace(root, "army-formats", "urn:hexwright:army-formats:", 1)) &&
                    take(root.only_attributes({"xmlns"})) && take(root.only_children({"prices", "format"}));
    if (!ok) return take.give(false, base);
    for (const Node& node : root.children("prices")) {
        PriceList list;
        if (!take(list, reader.prices(node))) return take.give(false, base);
        put_by_id(base.prices, std::move(list));
    }
    for (const Node& node : root.children("format")) {
        ArmyFormat format;
        if (!take(format, reader.format(node, base))) return take.give(false, base);
        put_by_id(base.all, std::move(format));
    }
    return base;
}

}  // namespace

Result<ArmyFormats> read_army_formats(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                                      ArmyFormats base) {
    return read_formats(xml, file_name, catalogue, std::move(base), UnknownCards::Refused);
}

ArmyFormats shipped_army_formats(const Catalogue& catalogue) {
    auto read = read_formats(embedded::army_formats_xml(), "army_formats.xml", catalogue, {}, UnknownCards::LeftOut);
    assert(read);
    return read ? std::move(*read) : ArmyFormats{};
}

}  // namespace hexwright::xml
