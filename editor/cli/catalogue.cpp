#include "editor/cli/catalogue_cards.h"
#include "editor/cli/commands.h"
#include "editor/grammar/values.h"
#include "engine/core/suggest.h"
#include "engine/powers/bonds.h"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct CatalogueOptions {
    std::string what, id;
};

template <class Kind>
std::vector<Kind> chosen(const std::vector<Kind>& all, const std::string& id) {
    std::vector<Kind> some;
    for (const Kind& each : all)
        if (id.empty() || each.id == id) some.push_back(each);
    return some;
}

// ---- JSON

Json to_json(const PieceType& type, const Catalogue& catalogue) {
    Json json{{"id", type.id}, {"terrain", catalogue[type.terrain].id}, {"hexes", Json::array()}};
    for (const HexCoord hex : type.hexes) json["hexes"].push_back(to_text(hex));
    json["height"] = type.height;
    json["slots"] = type.slots;
    json["items"] = Json::array();
    for (const ItemKind item : type.items) json["items"].push_back(catalogue[item].id);
    if (!type.doubt.empty()) json["doubt"] = type.doubt;
    return json;
}

void add_doubt(std::string& doubts, const std::string& id, const std::string& doubt) {
    if (!doubt.empty()) doubts += (doubts.empty() ? "" : "; ") + id + ": " + doubt;
}

std::string doubts_of(const ProductSet& set, const Catalogue& catalogue) {
    std::string doubts = set.doubt;
    for (const ItemCount& item : set.items) add_doubt(doubts, catalogue[item.item].id, item.doubt);
    for (const GlyphCount& glyph : set.glyphs) add_doubt(doubts, catalogue[glyph.glyph].id, glyph.doubt);
    return doubts;
}

Json to_json(const ProductSet& set, const Catalogue& catalogue) {
    Json json{{"id", set.id},
              {"name", set.name},
              {"for_sale", set.for_sale},
              {"items", Json::array()},
              {"glyphs", Json::array()}};
    for (const ItemCount& item : set.items)
        json["items"].push_back({{"id", catalogue[item.item].id}, {"count", item.count}});
    for (const GlyphCount& glyph : set.glyphs)
        json["glyphs"].push_back({{"id", catalogue[glyph.glyph].id}, {"count", glyph.count}});
    if (const std::string doubts = doubts_of(set, catalogue); !doubts.empty()) json["doubt"] = doubts;
    return json;
}

// The boxes that hold the glyph, with its count in each.
std::vector<std::pair<const ProductSet*, int>> boxes_with(const GlyphType& glyph, const Catalogue& catalogue) {
    std::vector<std::pair<const ProductSet*, int>> boxes;
    for (const ProductSet& set : catalogue.sets())
        for (const GlyphCount& held : set.glyphs)
            if (catalogue[held.glyph].id == glyph.id) boxes.emplace_back(&set, held.count);
    return boxes;
}

Json to_json(const GlyphType& glyph, const Catalogue& catalogue) {
    Json json{{"id", glyph.id}, {"name", glyph.name}, {"permanent", glyph.permanent}, {"powers", Json::array()}};
    for (const PrintedPower& power : glyph.powers) json["powers"].push_back(cli::to_json(power));
    json["letter"] = glyph.letter;
    json["sets"] = Json::array();
    for (const auto& [set, count] : boxes_with(glyph, catalogue))
        json["sets"].push_back({{"id", set->id}, {"count", count}});
    if (!glyph.doubt.empty()) json["doubt"] = glyph.doubt;
    return json;
}

Json to_json(const Bond& bond, CardKind other, const Catalogue& catalogue) {
    return {{"kind", word_of(bond.kind)},
            {"card", catalogue[other].id},
            {"power", catalogue[bond.giver].powers[bond.power].name}};
}

Json to_json(const ArmyCard& card, const Catalogue& catalogue) {
    Json json = cli::to_json(card);
    const CardKind kind = *catalogue.card(card.id);
    json["bonds"] = Json::array();
    for (const Bond& bond : bonds_given(kind, catalogue)) json["bonds"].push_back(to_json(bond, bond.taker, catalogue));
    json["bonded_by"] = Json::array();
    for (const Bond& bond : bonds_taken(kind, catalogue))
        json["bonded_by"].push_back(to_json(bond, bond.giver, catalogue));
    return json;
}

// ---- text: one thing a line

std::string line_of(const PieceType& type, const Catalogue&, const Words& words) {
    return type.id + ": " +
           words(Message{"catalogue.piece",
                         {{"name", type.name}, {"hexes", type.hexes.size()}, {"height", type.height}}});
}

std::string line_of(const ProductSet& set, const Catalogue&, const Words& words) {
    int items = 0;
    for (const ItemCount& item : set.items) items += item.count;
    return set.id + ": " +
           words(Message{set.for_sale ? "catalogue.set" : "catalogue.set-not-for-sale",
                         {{"name", set.name}, {"items", items}}});
}

std::string line_of(const GlyphType& glyph, const Catalogue&, const Words& words) {
    return glyph.id + ": " + glyph.name + ", " + words(glyph.permanent ? "catalogue.permanent" : "catalogue.temporary");
}

std::string line_of(const ArmyCard& card, const Catalogue&, const Words& words) { return cli::line_of(card, words); }

// What one box contains, or what one piece is made of.
std::string more_about(const PieceType& type, const Catalogue& catalogue, const Words& words) {
    std::string items;
    for (const ItemKind item : type.items) items += (items.empty() ? "" : ", ") + catalogue[item].id;
    std::string text = "  " + words(Message{"catalogue.made-of", {{"items", items}}}) + "\n";
    return type.doubt.empty() ? text : text + "  " + words(Message{"catalogue.doubt", {{"doubt", type.doubt}}}) + "\n";
}

std::string more_about(const ProductSet& set, const Catalogue& catalogue, const Words& words) {
    std::string text;
    const auto add = [&](int count, const std::string& id, const std::string& doubt) {
        text += "  " + std::to_string(count) + " " + id;
        if (!doubt.empty()) text += "  (" + words(Message{"catalogue.doubt", {{"doubt", doubt}}}) + ")";
        text += "\n";
    };
    for (const ItemCount& item : set.items) add(item.count, catalogue[item.item].id, item.doubt);
    for (const GlyphCount& glyph : set.glyphs) add(glyph.count, catalogue[glyph.glyph].name, glyph.doubt);
    return text;
}

std::string more_about(const GlyphType& glyph, const Catalogue& catalogue, const Words& words) {
    std::string text = cli::more_about(glyph.powers, words);
    for (const auto& [set, count] : boxes_with(glyph, catalogue))
        text += "  " + words(Message{"catalogue.in-box", {{"count", count}, {"set", set->name}}}) + "\n";
    return glyph.doubt.empty() ? text
                               : text + "  " + words(Message{"catalogue.doubt", {{"doubt", glyph.doubt}}}) + "\n";
}

using cli::more_about;  // Of cards.

// ---- the command

template <class Kind>
Exit unknown(const std::string& id, const std::vector<Kind>& all, const Report& report) {
    std::vector<std::string> ids;
    for (const Kind& each : all) ids.push_back(each.id);
    if (const auto meant = nearest(id, ids))
        return report.cannot({{"catalogue.no-such-near", {{"id", id}, {"suggestion", *meant}}}, {}});
    return report.cannot({{"catalogue.no-such", {{"id", id}}}, {}});
}

template <class Kind>
Exit show(const CatalogueOptions& options, const std::vector<Kind>& all, const Report& report,
          const Catalogue& catalogue) {
    const std::vector<Kind> some = chosen(all, options.id);
    if (some.empty() && !options.id.empty()) return unknown(options.id, all, report);
    if (report.json()) {
        Json json = report.document();
        json[options.what] = Json::array();
        for (const Kind& each : some) json[options.what].push_back(to_json(each, catalogue));
        report.print_json(json);
        return Exit::Fine;
    }
    for (const Kind& each : some) report.print(line_of(each, catalogue, report.words()) + "\n");
    if (!options.id.empty()) report.print(more_about(some[0], catalogue, report.words()));
    return Exit::Fine;
}

Exit catalogue_of(const CatalogueOptions& options, const Report& report, const Catalogue& catalogue) {
    if (options.what == "pieces") return show(options, catalogue.pieces(), report, catalogue);
    if (options.what == "sets") return show(options, catalogue.sets(), report, catalogue);
    if (options.what == "cards") return show(options, catalogue.cards(), report, catalogue);
    return show(options, catalogue.glyphs(), report, catalogue);
}

}  // namespace

void add_catalogue(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "catalogue", words);
    const auto options = std::make_shared<CatalogueOptions>();
    command.add_option("WHAT", options->what, words("help.catalogue.what"))
        ->required()
        ->check(one_of({"pieces", "sets", "cards", "glyphs"}, words));
    command.add_option("ID", options->id, words("help.catalogue.id"));
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return catalogue_of(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
