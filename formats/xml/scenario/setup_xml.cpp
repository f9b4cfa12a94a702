#include "formats/xml/scenario/setup_xml.h"

#include "engine/board/catalogue/army_card.h"
#include "engine/core/text.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <sstream>

namespace hexwright::xml {
namespace {

// "A card over 100": a number of points, kept as it is written.
struct OverAttribute {
    std::string_view name = "over";
    Need need = Need::May;
    bool read(const Node& node, CardFilter& filter, Take& take) const {
        int points = 0;
        if (!node.has(name)) return true;
        if (!take(points, node.integer(name, 1, max_army_points))) return false;
        filter.over = std::to_string(points);
        return true;
    }
    void write(XmlWriter& out, const CardFilter& filter) const {
        if (!filter.over.empty()) out.attribute(name, filter.over);
    }
};

constexpr std::tuple filter_attributes{
    IdAttribute{"card", &CardFilter::card, Need::May},
    WordAttribute{"type", &CardFilter::type, card_form_words, Need::May},
    WordAttribute{"uniqueness", &CardFilter::uniqueness, rarity_words, Need::May},
    TextAttribute{"general", &CardFilter::general, Need::May},
    TextAttribute{"species", &CardFilter::species, Need::May},
    TextAttribute{"class", &CardFilter::card_class, Need::May},
    WordAttribute{"size", &CardFilter::size, figure_size_words, Need::May},
    IdAttribute{"power", &CardFilter::power, Need::May},
    OverAttribute{},
};
constexpr std::tuple at_most_attributes =
    std::tuple_cat(std::tuple{NumberAttribute{"n", &CardFilter::most, 0, max_counted_cards}}, filter_attributes);
constexpr std::tuple start_attributes{
    SpaceAttribute{"at", &StartSpace::at},
    SpaceAttribute{"tail", &StartSpace::tail, Need::May},
};
constexpr std::tuple army_card_attributes{
    IdAttribute{"id", &CardOfArmy::card},
    NumberAttribute{"copies", &CardOfArmy::copies, 1, max_card_copies, Need::May},
};
constexpr std::tuple owned_attributes{
    IdAttribute{"card", &OwnedPiece::card, Need::May},
    IdAttribute{"piece", &OwnedPiece::piece},
    WordAttribute{"counted", &OwnedPiece::counted, yes_no_words, Need::May},
    NumberAttribute{"life", &OwnedPiece::life, 1, max_object_life, Need::May},
    NumberAttribute{"defense", &OwnedPiece::defense, 0, max_object_defense, Need::May},
    NumberAttribute{"points", &OwnedPiece::points, 0, max_army_points, Need::May},
    IdAttribute{"opens-as", &OwnedPiece::opens_as, Need::May},
    IdAttribute{"leaves", &OwnedPiece::leaves, Need::May},
};

constexpr std::string_view ways_to_gather[] = {"draft", "premade", "draft premade"};

// If the attribute is missing, both ways are allowed.
struct WaysAttribute {
    std::string_view name = "by";
    Need need = Need::May;
    Choices words = ways_to_gather;
    bool read(const Node& node, Army& army, Take& take) const {
        std::size_t way = 2;
        if (node.has(name) && !take(way, node.one_of(name, words))) return false;
        army.draft = way != 1;
        army.premade = way != 0;
        return true;
    }
    void write(XmlWriter& out, const Army& army) const {
        if (!army.draft || !army.premade) out.attribute(name, army.draft ? "draft" : "premade");
    }
};
constexpr std::tuple army_attributes{
    NumberAttribute{"points", &Army::points, 1, max_army_points, Need::May},
    WaysAttribute{},
};

struct ZonesAttribute {  // A list of distinct ids.
    std::string_view name = "zone";
    Need need = Need::May;
    bool read(const Node& node, PlayerSetup& player, Take& take) const {
        std::string text;
        if (!take(text, node.text_or(name, "", 2'000))) return false;
        std::vector<std::string>& zones = player.zones;
        for (std::string& word : words_in(text))
            if (std::ranges::find(zones, word) == zones.end()) zones.push_back(std::move(word));
        return true;
    }
    void write(XmlWriter& out, const PlayerSetup& player) const {
        std::string text;
        for (const std::string& zone : player.zones) text += (text.empty() ? "" : " ") + zone;
        if (!text.empty()) out.attribute(name, text);
    }
};
constexpr std::tuple player_attributes{
    NumberAttribute{"number", &PlayerSetup::number, 1, max_players},
    NumberAttribute{"team", &PlayerSetup::team, 1, max_players, Need::May},
    TextAttribute{"side", &PlayerSetup::side, Need::May, max_side_name},
    ZonesAttribute{},
};

constexpr std::tuple scripted_attributes{
    IdAttribute{"card", &ScriptedSide::card, Need::May},
    WordAttribute{"strikes", &ScriptedSide::strikes, strikes_words, Need::May},
    WordAttribute{"advances", &ScriptedSide::advances, advances_words, Need::May},
    IdAttribute{"to", &ScriptedSide::to, Need::May},
    IdAttribute{"keeps-to", &ScriptedSide::keeps_to, Need::May},
    WordAttribute{"breaks-away", &ScriptedSide::breaks_away, yes_no_words, Need::May},
};

// ---- reading

Result<ScriptedSide> read_scripted_side(const Node& node) {
    ScriptedSide scripted;
    Take take;
    const bool ok = take(read_element(node, scripted_attributes, scripted));
    if (ok && (scripted.advances == ScriptedSide::Advances::Zone) == scripted.to.empty())
        return failure(node.error({scripted.to.empty() ? "setup.rote-without-zone" : "setup.rote-with-zone"}));
    return take.give(ok, scripted);
}

Result<CardFilter> read_filter(const Node& node) {
    CardFilter filter;
    Take take;
    if (node.name() == "at-most") return take.give(take(read_element(node, at_most_attributes, filter)), filter);
    const bool ok = take(read_element(node, filter_attributes, filter));
    if (ok && filter == CardFilter{}) return failure(node.error({"setup.empty-filter", {{"element", node.name()}}}));
    return take.give(ok, filter);
}

Result<CardOfArmy> read_army_card(const Node& node) {
    CardOfArmy card;
    Take take;
    if (!take(read_element(node, army_card_attributes, card, {"figure"}))) return take.give(false, card);
    card.line.number = node.line();
    for (const Node& child : node.children()) {
        if (card.figures.size() >= 200) return failure(child.error({"setup.too-many-figures", {{"limit", 200}}}));
        StartSpace start;
        if (!take(read_element(child, start_attributes, start))) return take.give(false, card);
        card.figures.push_back(start);
    }
    return card;
}

Result<Army> read_army(const Node& node) {
    Army army;
    Take take;
    if (!take(read_element(node, army_attributes, army, {"only", "never", "at-most", "card"})))
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
        std::vector<CardFilter>& filters = child.name() == "only"    ? army.only
                                           : child.name() == "never" ? army.never
                                                                     : army.at_most;
        CardFilter filter;
        if (filters.size() >= max_card_filters)
            return failure(child.error({"setup.too-many-filters", {{"limit", max_card_filters}}}));
        if (!take(filter, read_filter(child))) return take.give(false, army);
        filters.push_back(std::move(filter));
    }
    return army;
}

// Either a card says what the piece is, or it has a Life of its own and what goes with that.
Result<OwnedPiece> read_owned(const Node& node) {
    OwnedPiece owned;
    Take take;
    if (!take(read_element(node, owned_attributes, owned))) return take.give(false, owned);
    const bool of_object = owned.defense > 0 || owned.points > 0 || !owned.opens_as.empty() || !owned.leaves.empty();
    if (owned.card.empty() != owned.is_object() || (of_object && !owned.is_object()) ||
        (owned.counted && owned.is_object()))
        return failure(node.error({"setup.card-or-life", {{"piece", owned.piece}}}));
    return owned;
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

// One <rote> for the side, the others for cards of it.
bool read_script(const Node& node, PlayerSetup& player, Take& take) {
    ScriptedSide scripted;
    if (!take(scripted, read_scripted_side(node))) return false;
    const bool twice = scripted.card.empty()
                           ? player.scripted.has_value()
                           : std::ranges::count(player.scripted_cards, scripted.card, &ScriptedSide::card) > 0;
    if (twice) return take.fail(node.error({"xml.element-twice", {{"element", "rote"}}}));
    if (!scripted.card.empty() && !player.scripted) return take.fail(node.error({"setup.rote-of-card-first"}));
    if (player.scripted_cards.size() >= max_scripted_cards)
        return take.fail(node.error({"setup.too-many-rotes", {{"limit", max_scripted_cards}}}));
    if (scripted.card.empty()) player.scripted = std::move(scripted);
    else player.scripted_cards.push_back(std::move(scripted));
    return true;
}

Result<PlayerSetup> read_player(const Node& node) {
    PlayerSetup player;
    Take take;
    if (!take(read_element(node, player_attributes, player, {"army", "owns", "rote"}))) return take.give(false, player);
    player.line.number = node.line();
    if (const auto armies = node.children("army"); armies.size() > 1)
        return failure(armies[1].error({"xml.element-twice", {{"element", "army"}}}));
    for (const Node& child : node.children()) {
        if (child.name() == "army") {
            if (!take(player.army, read_army(child))) return take.give(false, player);
            continue;
        }
        if (child.name() == "rote") {
            if (!read_script(child, player, take)) return take.give(false, player);
            continue;
        }
        OwnedPiece owned;
        if (!take(owned, read_owned(child))) return take.give(false, player);
        if (player.owns.size() >= 20) return failure(child.error({"setup.too-many-owned", {{"limit", 20}}}));
        player.owns.push_back(std::move(owned));
    }
    return player;
}

// ---- writing

void write_card(XmlWriter& out, const CardOfArmy& card) {
    out.open("card");
    write_attributes(out, army_card_attributes, card);
    for (const StartSpace& start : card.figures) write_leaf(out, "figure", start_attributes, start);
    out.close();
}

void write_army(XmlWriter& out, const Army& army) {
    out.open("army");
    write_attributes(out, army_attributes, army);
    for (const CardFilter& filter : army.only) write_leaf(out, "only", filter_attributes, filter);
    for (const CardFilter& filter : army.never) write_leaf(out, "never", filter_attributes, filter);
    for (const CardFilter& filter : army.at_most) write_leaf(out, "at-most", at_most_attributes, filter);
    for (const CardOfArmy& card : army.cards) write_card(out, card);
    out.close();
}

void write_owned(XmlWriter& out, const std::vector<OwnedPiece>& owns) {
    for (const OwnedPiece& owned : owns) write_leaf(out, "owns", owned_attributes, owned);
}

void write_player(XmlWriter& out, const PlayerSetup& player) {
    out.open("player");
    write_attributes(out, player_attributes, player);
    if (!(player.army == Army{})) write_army(out, player.army);
    write_owned(out, player.owns);
    if (player.scripted) write_leaf(out, "rote", scripted_attributes, *player.scripted);
    for (const ScriptedSide& card : player.scripted_cards) write_leaf(out, "rote", scripted_attributes, card);
    out.close();
}

}  // namespace

namespace {

// "2 1": each player's number once.
Result<std::vector<int>> read_places(const Node& node, int players) {
    std::vector<int> places;
    const auto text = node.text_or("places", "");
    if (!text) return failure(text.error());
    std::istringstream words(*text);
    for (std::string word; words >> word;) {
        const auto number = player_numbered(word);
        if (!number || *number > players || std::ranges::count(places, *number) > 0)
            return failure(node.error_at("places", {"setup.places", {{"players", players}}}));
        places.push_back(*number);
    }
    if (!places.empty() && static_cast<int>(places.size()) != players)
        return failure(node.error_at("places", {"setup.places", {{"players", players}}}));
    return places;
}

std::string text_of_places(const std::vector<int>& places) {
    std::string text;
    for (const int player : places) text += (text.empty() ? "" : " ") + std::to_string(player);
    return text;
}

}  // namespace

namespace {

// The first name that a team goes by.
std::string sides_first_name(const Setup& setup, const PlayerSetup& player) {
    for (const PlayerSetup& other : setup.players)
        if (player.team > 0 && other.team == player.team && !other.side.empty()) return other.side;
    return player.side;
}

}  // namespace

Result<Setup> read_setup(const Node& node) {
    Setup setup;
    Take take;
    int players = 0;
    if (!take(node.only_attributes({"players", "places"})) || !take(node.only_children({"player", "nobody"})) ||
        !take(players, node.integer("players", 1, max_players)) || !take(setup.places, read_places(node, players)))
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
    for (const PlayerSetup& player : setup.players)
        if (!player.side.empty() && side_of(setup, player.number) != sides_first_name(setup, player))
            return failure(node.error({"setup.two-sides", {{"team", player.team}}}));
    std::ranges::sort(setup.players, {}, &PlayerSetup::number);
    if (setup.player_count() != players || setup.players.back().number != players)
        return failure(node.error({"setup.wrong-players", {{"players", players}}}));
    return setup;
}

void open_setup(XmlWriter& out, const Setup& setup) {
    out.open("setup");
    out.attribute("players", setup.player_count());
    if (!setup.places.empty()) out.attribute("places", text_of_places(setup.places));
    for (const PlayerSetup& player : setup.players) write_player(out, player);
    if (setup.nobodys == Army{} && setup.nobody_owns.empty()) return;
    out.open("nobody");
    if (!(setup.nobodys == Army{})) write_army(out, setup.nobodys);
    write_owned(out, setup.nobody_owns);
    out.close();
}

std::optional<Refusal> unwritable(const Setup& setup) {
    XmlWriter out;
    open_setup(out, setup);
    out.close();
    const std::string text = out.take();
    const auto document = parse_document(text, {});
    auto read = document ? read_setup(document->root()) : failure(document.error());
    if (read) return {};
    read.error().at.reset();
    return std::move(read.error());
}

std::vector<ListedElement> setup_elements() {
    return {listed("player", player_attributes),
            listed("owned", owned_attributes),
            listed("army", army_attributes),
            listed("army/card", army_card_attributes),
            listed("army/card/figure", start_attributes),
            listed("card-filter", filter_attributes)};
}

}  // namespace hexwright::xml
