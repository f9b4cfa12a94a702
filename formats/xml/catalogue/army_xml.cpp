#include "formats/xml/catalogue/army_xml.h"

#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"

#include <utility>

namespace hexwright::xml {
namespace {

constexpr std::size_t most_saved_cards = 200;

Result<CardOfArmy> read_saved_card(const Node& node, const Catalogue& catalogue) {
    CardOfArmy card;
    Take take;
    const bool ok = take(node.only_attributes({"id", "copies"})) && take(node.nothing_inside()) &&
                    take(card.card, node.id("id")) &&
                    take(card.copies, node.integer_or("copies", 1, max_card_copies, 1));
    if (!ok || catalogue.card(card.card)) return take.give(ok, card);
    std::vector<std::string> known;
    for (const ArmyCard& each : catalogue.cards()) known.push_back(each.id);
    return failure(unknown_word(node, "id", "card", card.card, known));
}

}  // namespace

Result<SavedArmy> read_army(std::string_view xml, const std::string& file_name, const Catalogue& catalogue) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    SavedArmy army;
    Take take;
    bool ok = take(check_namespace(root, "army", "urn:hexwright:army:", 1)) &&
              take(root.only_attributes({"xmlns", "name", "format"})) && take(root.only_children({"card"})) &&
              take(army.name, root.text("name")) && (!root.has("format") || take(army.format, root.id("format")));
    for (const Node& node : root.children("card")) {
        CardOfArmy card;
        if (!ok) break;
        if (army.cards.size() >= most_saved_cards)
            return failure(node.error({"army-list.too-long", {{"limit", most_saved_cards}}}));
        ok = take(card, read_saved_card(node, catalogue));
        army.cards.push_back(std::move(card));
    }
    return take.give(ok, army);
}

std::string write_army(const SavedArmy& army) {
    XmlWriter out;
    out.open("army");
    out.attribute("xmlns", "urn:hexwright:army:1");
    out.attribute("name", army.name);
    if (!army.format.empty()) out.attribute("format", army.format);
    for (const CardOfArmy& card : army.cards) {
        out.open("card");
        out.attribute("id", card.card);
        if (card.copies != 1) out.attribute("copies", card.copies);
        out.close();
    }
    out.close();
    return out.take();
}

}  // namespace hexwright::xml
