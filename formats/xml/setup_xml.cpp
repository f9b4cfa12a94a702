#include "formats/xml/setup_xml.h"

#include "formats/xml/scenario_parts.h"
#include "formats/xml/take.h"
#include "formats/xml/utf8.h"

#include <algorithm>
#include <array>

namespace hexwright {
namespace {

using Words = std::initializer_list<std::string_view>;

bool read_word(const Node& node, std::string_view attribute, Words words, std::string& word, Take& take) {
    std::size_t which = 0;
    if (!node.has(attribute)) return true;
    if (!take(which, node.one_of(attribute, words))) return false;
    word = *(words.begin() + which);
    return true;
}

Result<CardFilter> read_filter(const Node& node) {
    CardFilter filter;
    Take take;
    const bool well =
        take(node.only_attributes({"card", "type", "uniqueness", "general", "species", "class", "size"})) &&
        take(node.nothing_inside()) && (!node.has("card") || take(filter.card, node.id("card"))) &&
        read_word(node, "type", {"hero", "squad"}, filter.type, take) &&
        read_word(node, "uniqueness", {"unique", "uncommon", "common"}, filter.uniqueness, take) &&
        take(filter.general, node.text_or("general", "")) && take(filter.species, node.text_or("species", "")) &&
        take(filter.card_class, node.text_or("class", "")) &&
        read_word(node, "size", {"small", "medium", "large", "huge"}, filter.size, take);
    if (well && filter == CardFilter{}) return failure(node.error({"setup.empty-filter", {{"element", node.name()}}}));
    return take.give(well, filter);
}

Result<StartSpace> read_figure(const Node& node) {
    StartSpace start;
    Take take;
    const bool well = take(node.only_attributes({"at", "tail"})) && take(node.nothing_inside()) &&
                      take(start.at, node.space("at")) && (!node.has("tail") || take(start.tail, node.space("tail")));
    return take.give(well, start);
}

Result<CardOfArmy> read_army_card(const Node& node) {
    CardOfArmy card;
    Take take;
    if (!take(node.only_attributes({"id", "copies"})) || !take(node.only_children({"figure"})) ||
        !take(card.card, node.id("id")) || !take(card.copies, node.integer_or("copies", 1, max_card_copies, 1)))
        return take.give(false, card);
    card.line.number = node.line();
    for (const Node& child : node.children()) {
        if (card.figures.size() >= 200) return failure(child.error({"setup.too-many-figures", {{"limit", 200}}}));
        StartSpace start;
        if (!take(start, read_figure(child))) return take.give(false, card);
        card.figures.push_back(start);
    }
    return card;
}

bool read_ways(const Node& node, Army& army, Take& take) {
    std::size_t way = 2;
    if (node.has("by") && !take(way, node.one_of("by", {"draft", "premade", "draft premade"}))) return false;
    army.draft = way != 1;
    army.premade = way != 0;
    return true;
}

Result<Army> read_army(const Node& node) {
    Army army;
    Take take;
    if (!take(node.only_attributes({"points", "by"})) || !take(node.only_children({"only", "never", "card"})) ||
        !take(army.points, node.integer_or("points", 1, max_army_points, 0)) || !read_ways(node, army, take))
        return take.give(false, army);
    for (const Node& child : node.children()) {
        if (child.name() == "card") {
            CardOfArmy card;
            if (army.cards.size() >= max_army_cards)
                return failure(child.error({"setup.too-many-cards", {{"limit", max_army_cards}}}));
            if (!take(card, read_army_card(child))) return take.give(false, army);
            if (std::ranges::find(army.cards, card.card, &CardOfArmy::card) != army.cards.end())
                return failure(twice(child, "id"));
            army.cards.push_back(std::move(card));
            continue;
        }
        std::vector<CardFilter>& filters = child.name() == "only" ? army.only : army.never;
        CardFilter filter;
        if (filters.size() >= max_card_filters)
            return failure(child.error({"setup.too-many-filters", {{"limit", max_card_filters}}}));
        if (!take(filter, read_filter(child))) return take.give(false, army);
        filters.push_back(std::move(filter));
    }
    return army;
}

Result<OwnedPiece> read_owned(const Node& node) {
    OwnedPiece owned;
    Take take;
    std::size_t counted = 0;
    const bool well = take(node.only_attributes({"card", "piece", "counted"})) && take(node.nothing_inside()) &&
                      take(owned.card, node.id("card")) && take(owned.piece, node.id("piece")) &&
                      (!node.has("counted") || take(counted, node.one_of("counted", {"no", "yes"})));
    owned.counted = counted == 1;
    return take.give(well, owned);
}

// Reads a list of ids; each may occur once.
Result<std::vector<std::string>> read_zone_ids(const Node& node) {
    std::vector<std::string> ids;
    std::string text, word;
    Take take;
    if (!take(text, node.text_or("zone", "", 2'000))) return take.give(false, ids);
    for (const char letter : text + " ") {
        if (letter != ' ') {
            word += letter;
        } else if (!word.empty()) {
            if (std::ranges::find(ids, word) == ids.end()) ids.push_back(word);
            word.clear();
        }
    }
    return ids;
}

bool read_nobody(const Node& node, Setup& setup, Take& take) {
    if (!take(node.only_attributes({})) || !take(node.only_children({"army", "owns"}))) return false;
    if (node.children("army").size() > 1)
        return take.fail(node.children("army")[1].error({"xml.element-twice", {{"element", "army"}}}));
    for (const Node& child : node.children()) {
        if (child.name() == "army") {
            if (!take(child.only_attributes({})) || !take(child.only_children({"card"})) ||
                !take(setup.nobodys, read_army(child)))
                return false;
            continue;
        }
        OwnedPiece owned;
        if (!take(owned, read_owned(child))) return false;
        if (setup.nobody_owns.size() >= 20) return take.fail(child.error({"setup.too-many-owned", {{"limit", 20}}}));
        setup.nobody_owns.push_back(std::move(owned));
    }
    return true;
}

Result<PlayerSetup> read_player(const Node& node) {
    PlayerSetup player;
    Take take;
    if (!take(node.only_attributes({"number", "team", "zone"})) || !take(node.only_children({"army", "owns"})) ||
        !take(player.number, node.integer("number", 1, max_players)) ||
        !take(player.team, node.integer_or("team", 1, max_players, 0)) || !take(player.zones, read_zone_ids(node)))
        return take.give(false, player);
    player.line.number = node.line();
    if (node.children("army").size() > 1)
        return failure(node.children("army")[1].error({"xml.element-twice", {{"element", "army"}}}));
    for (const Node& child : node.children()) {
        if (child.name() == "army") {
            if (!take(player.army, read_army(child))) return take.give(false, player);
            continue;
        }
        OwnedPiece owned;
        if (!take(owned, read_owned(child))) return take.give(false, player);
        if (player.owns.size() >= 20) return failure(child.error({"setup.too-many-owned", {{"limit", 20}}}));
        player.owns.push_back(std::move(owned));
    }
    return player;
}

void write_filter(XmlWriter& out, std::string_view element, const CardFilter& filter) {
    out.open(element);
    const std::array<std::pair<std::string_view, const std::string*>, 7> words{{{"card", &filter.card},
                                                                                {"type", &filter.type},
                                                                                {"uniqueness", &filter.uniqueness},
                                                                                {"general", &filter.general},
                                                                                {"species", &filter.species},
                                                                                {"class", &filter.card_class},
                                                                                {"size", &filter.size}}};
    for (const auto& [name, word] : words)
        if (!word->empty()) out.attribute(name, *word);
    out.close();
}

void write_card(XmlWriter& out, const CardOfArmy& card) {
    out.open("card");
    out.attribute("id", card.card);
    if (card.copies != 1) out.attribute("copies", card.copies);
    for (const StartSpace& start : card.figures) {
        out.open("figure");
        out.attribute("at", to_text(start.at));
        if (start.tail) out.attribute("tail", to_text(*start.tail));
        out.close();
    }
    out.close();
}

void write_army(XmlWriter& out, const Army& army) {
    out.open("army");
    if (army.points > 0) out.attribute("points", army.points);
    if (!army.draft || !army.premade) out.attribute("by", army.draft ? "draft" : "premade");
    for (const CardFilter& filter : army.only) write_filter(out, "only", filter);
    for (const CardFilter& filter : army.never) write_filter(out, "never", filter);
    for (const CardOfArmy& card : army.cards) write_card(out, card);
    out.close();
}

void write_owned(XmlWriter& out, const std::vector<OwnedPiece>& owns) {
    for (const OwnedPiece& owned : owns) {
        out.open("owns");
        out.attribute("card", owned.card);
        out.attribute("piece", owned.piece);
        if (owned.counted) out.attribute("counted", "yes");
        out.close();
    }
}

void write_player(XmlWriter& out, const PlayerSetup& player) {
    out.open("player");
    out.attribute("number", player.number);
    if (player.team > 0) out.attribute("team", player.team);
    std::string zones;
    for (const std::string& zone : player.zones) zones += (zones.empty() ? "" : " ") + zone;
    if (!zones.empty()) out.attribute("zone", zones);
    if (!(player.army == Army{})) write_army(out, player.army);
    write_owned(out, player.owns);
    out.close();
}

}  // namespace

Result<Setup> read_setup(const Node& node) {
    Setup setup;
    Take take;
    int players = 0;
    if (!take(node.only_attributes({"players"})) || !take(node.only_children({"player", "nobody"})) ||
        !take(players, node.integer("players", 1, max_players)))
        return take.give(false, setup);
    if (node.children("nobody").size() > 1)
        return failure(node.children("nobody")[1].error({"xml.element-twice", {{"element", "nobody"}}}));
    for (const Node& child : node.children()) {
        if (child.name() == "nobody") {
            if (!read_nobody(child, setup, take)) return take.give(false, setup);
            continue;
        }
        PlayerSetup player;
        if (!take(player, read_player(child))) return take.give(false, setup);
        if (std::ranges::find(setup.players, player.number, &PlayerSetup::number) != setup.players.end())
            return failure(twice(child, "number"));
        setup.players.push_back(std::move(player));
    }
    setup.line.number = node.line();
    std::ranges::sort(setup.players, {}, &PlayerSetup::number);
    if (setup.player_count() != players || setup.players.back().number != players)
        return failure(node.error({"setup.wrong-players", {{"players", players}}}));
    return setup;
}

void open_setup(XmlWriter& out, const Setup& setup) {
    out.open("setup");
    out.attribute("players", setup.player_count());
    for (const PlayerSetup& player : setup.players) write_player(out, player);
    if (setup.nobodys == Army{} && setup.nobody_owns.empty()) return;
    out.open("nobody");
    if (!(setup.nobodys == Army{})) write_army(out, setup.nobodys);
    write_owned(out, setup.nobody_owns);
    out.close();
}

}  // namespace hexwright
