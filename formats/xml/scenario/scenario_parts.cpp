#include "formats/xml/scenario/scenario_parts.h"

#include "engine/board/battlefield/issue.h"
#include "engine/core/suggest.h"
#include "engine/core/text.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/games/thresholds_xml.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_xml.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>

namespace hexwright::xml {
namespace {

// The sentences about an id that the catalogue does not know, and about one that is nearly known.
struct UnknownSentences {
    const char *unknown, *near;
};
constexpr UnknownSentences unknown_set{"scenario.unknown-set", "scenario.unknown-set-near"};
constexpr UnknownSentences unknown_item{"scenario.unknown-item", "scenario.unknown-item-near"};
constexpr UnknownSentences unknown_kind{"scenario.unknown-kind", "scenario.unknown-kind-near"};
constexpr UnknownSentences unknown_glyph{"scenario.unknown-glyph", "scenario.unknown-glyph-near"};

template <class Types>
Refusal unknown_type(const Node& node, std::string_view attribute, const std::string& id,
                     const UnknownSentences& sentences, const Types& types) {
    std::vector<std::string> known;
    for (const auto& type : types) known.push_back(type.id);
    if (const auto meant = nearest(id, known))
        return node.error_at(attribute, {sentences.near, {{"id", shortened(id)}, {"suggestion", *meant}}});
    return node.error_at(attribute, {sentences.unknown, {{"id", shortened(id)}}});
}

template <class Types>
Refusal unknown_id(const Node& node, std::string_view attribute, const UnknownSentences& sentences,
                   const Types& types) {
    return unknown_type(node, attribute, std::string(*node.raw(attribute)), sentences, types);
}

std::string_view element_of(const PieceType& type) {
    return type.is_span() ? "span" : type.is_edge() ? "edge" : "piece";
}

bool read_where(const Node& node, PlacedPiece& piece, std::string_view extra, Take& take) {
    if (node.name() == "piece") {
        int turn = 0;
        if (!take(node.only_attributes({"kind", "at", "turn", "name", extra})) || !take(piece.at, node.hex("at")) ||
            !take(turn, node.integer_or("turn", 0, 5, 0)))
            return false;
        piece.turn = static_cast<std::int8_t>(turn);
        return true;
    }
    if (node.name() == "edge") {
        std::size_t side = 0;
        if (!take(node.only_attributes({"kind", "at", "side", "name", extra})) || !take(piece.at, node.hex("at")) ||
            !take(side, node.one_of("side", {"ne", "e", "se", "sw", "w", "nw"})))
            return false;
        piece.side = all_directions[side];
        return true;
    }
    return take(node.only_attributes({"kind", "from", "to", "name", extra})) && take(piece.at, node.hex("from")) &&
           take(piece.to, node.hex("to"));
}

// Each kind has one element, because an edge piece given as <piece> would lack its side.
Result<void> check_element(const Node& node, const PieceType& type) {
    if (element_of(type) == node.name()) return {};
    return failure(node.error(
        {"scenario.wrong-element", {{"element", node.name()}, {"kind", type.id}, {"right", element_of(type)}}}));
}

Result<void> check_geometry(const Node& node, const PlacedPiece& piece, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    if (type.is_span() && !span_fits(type, piece.at, piece.to)) {
        std::string lengths;
        for (const int reach : type.reach) lengths += (lengths.empty() ? "" : ", ") + std::to_string(reach);
        return failure(node.error_at("to", {"scenario.span-does-not-fit", {{"kind", type.id}, {"lengths", lengths}}}));
    }
    const PlacedPiece as_stored = stored(piece, catalogue);
    const auto hexes = hexes_of(as_stored, catalogue);
    if (in_bounds(as_stored.at) && std::ranges::all_of(hexes, in_bounds)) return {};
    return failure(node.error({"scenario.off-the-plane", {{"kind", type.id}, {"limit", max_coordinate}}}));
}

std::string joined(const std::vector<Space>& spaces) {
    std::string text;
    for (const Space& space : spaces) text += (text.empty() ? "" : " ") + to_text(space);
    return text;
}

Refusal unknown_code(const Node& node, const std::string& code) {
    if (const auto meant = nearest(code, issue_codes()))
        return node.error_at("code",
                             {"scenario.unknown-code-near", {{"code", shortened(code)}, {"suggestion", *meant}}});
    return node.error_at("code", {"scenario.unknown-code", {{"code", shortened(code)}}});
}

Result<SetCount> read_set(const Node& node, const Catalogue& catalogue) {
    SetCount set{};
    Take take;
    std::string id;
    if (!take(node.only_attributes({"id", "count"})) || !take(node.nothing_inside()) || !take(id, node.text("id")) ||
        !take(set.count, node.integer_or("count", 1, max_set_count, 1)))
        return take.give(false, set);
    const auto kind = catalogue.set(id);
    if (!kind) return failure(unknown_id(node, "id", unknown_set, catalogue.sets()));
    set.set = *kind;
    return set;
}

Result<LooseItem> read_item(const Node& node, const Catalogue& catalogue) {
    LooseItem item{};
    Take take;
    std::string id;
    if (!take(node.only_attributes({"id", "count"})) || !take(node.nothing_inside()) || !take(id, node.text("id")) ||
        !take(item.count, node.integer_or("count", 1, max_item_count, 1)))
        return take.give(false, item);
    const auto kind = catalogue.item(id);
    if (!kind) return failure(unknown_id(node, "id", unknown_item, catalogue.items()));
    item.item = *kind;
    return item;
}

}  // namespace

Result<std::vector<Space>> read_spaces(const Node& node) {
    std::vector<Space> spaces;
    const std::string_view text = node.raw("spaces").value_or("");
    constexpr std::string_view white = " \t\r\n";
    for (std::size_t at = text.find_first_not_of(white); at != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(white, at), text.size());
        const auto space = space_from(text.substr(at, end - at));
        if (!space)
            return failure(node.error_at("spaces", {"xml.not-a-space",
                                                    {{"element", node.name()},
                                                     {"attribute", "spaces"},
                                                     {"value", shortened(text.substr(at, end - at))},
                                                     {"limit", max_coordinate},
                                                     {"levels", max_level}}}));
        if (spaces.size() >= max_size_of_zone)
            return failure(node.error_at("spaces", {"scenario.too-many-spaces", {{"limit", max_size_of_zone}}}));
        spaces.push_back(*space);
        at = text.find_first_not_of(white, end);
    }
    std::ranges::sort(spaces);
    spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
    return spaces;
}

Refusal twice(const Node& node, std::string_view attribute) {
    return node.error_at(
        attribute, {"scenario.twice", {{"element", node.name()}, {"id", shortened(node.raw(attribute).value_or(""))}}});
}

Result<PieceKind> read_kind(const Node& node, const Catalogue& catalogue) {
    const auto id = node.text("kind");
    if (!id) return failure(id.error());
    if (const auto kind = catalogue.piece(*id)) return *kind;
    return failure(unknown_id(node, "kind", unknown_kind, catalogue.pieces()));
}

Result<WrittenPiece> read_piece(const Node& node, int level, const Catalogue& catalogue, std::string_view extra) {
    WrittenPiece written;
    written.piece.level = level;
    Take take;
    const bool ok = take(written.piece.kind, read_kind(node, catalogue)) &&
                    take(check_element(node, catalogue[written.piece.kind])) &&
                    read_where(node, written.piece, extra, take) &&
                    take(check_geometry(node, written.piece, catalogue)) && take(node.nothing_inside()) &&
                    (!node.has("name") || take(written.name, node.id("name"))) &&
                    (!node.has("group") || take(written.group, node.text("group")));
    return take.give(ok, written);
}

Result<About> read_about(const Node& node) {
    About about;
    Take take;
    if (!take(node.only_attributes({"title", "author"})) || !take(node.only_children({"story"})) ||
        !take(about.title, node.text_or("title", "")) || !take(about.author, node.text_or("author", "")))
        return take.give(false, about);
    const auto stories = node.children("story");
    if (stories.empty()) return about;
    if (stories.size() > 1) return failure(stories[1].error({"xml.element-twice", {{"element", "story"}}}));
    const bool ok = take(stories[0].only_attributes({})) && take(about.story, stories[0].content());
    if (ok && character_count(about.story) > max_story)
        return failure(stories[0].error({"scenario.story-too-long", {{"limit", max_story}}}));
    return take.give(ok, about);
}

namespace {

Result<void> read_set_or_item(const Node& node, Holding& holding, const Catalogue& catalogue) {
    if (node.name() == "set") {
        const auto set = read_set(node, catalogue);
        if (!set) return failure(set.error());
        if (std::ranges::find(holding.sets, set->set, &SetCount::set) != holding.sets.end())
            return failure(twice(node, "id"));
        holding.sets.push_back(*set);
        return {};
    }
    const auto item = read_item(node, catalogue);
    if (!item) return failure(item.error());
    if (std::ranges::find(holding.items, item->item, &LooseItem::item) != holding.items.end())
        return failure(twice(node, "id"));
    holding.items.push_back(*item);
    return {};
}

Result<std::vector<SetKind>> read_set_kinds(const Node& node, const Catalogue& catalogue) {
    const auto text = node.text_or("sets", "", max_set_list);
    if (!text) return failure(text.error());
    std::vector<SetKind> kinds;
    for (const std::string& id : words_in(*text)) {
        const auto kind = catalogue.set(id);
        if (!kind) return failure(unknown_type(node, "sets", id, unknown_set, catalogue.sets()));
        kinds.push_back(*kind);
    }
    return kinds;
}

Result<ProfileRow> read_contest_row(const Node& node, const Catalogue& catalogue) {
    ProfileRow row;
    Take take;
    const bool ok = take(node.only_attributes({"group", "sets", "least", "most"})) && take(node.nothing_inside()) &&
                    take(row.group, node.text("group")) && take(row.sets, read_set_kinds(node, catalogue)) &&
                    take(row.least, node.integer_or("least", 0, max_set_count, 0)) &&
                    take(row.most, node.integer("most", row.least, max_set_count));
    return take.give(ok, row);
}

Result<Profile> read_contest(const Node& node, const Catalogue& catalogue) {
    Profile contest;
    Take take;
    std::size_t loose = 0;
    bool ok = take(node.only_attributes({"id", "name", "loose"})) && take(node.only_children({"from", "threshold"})) &&
              take(contest.id, node.id("id")) && take(contest.name, node.text("name")) &&
              (!node.has("loose") || take(loose, node.one_of("loose", {"no", "yes"})));
    contest.loose = loose == 1;
    for (const Node& child : node.children("from")) {
        ProfileRow row;
        if (contest.rows.size() >= max_profile_rows)
            return failure(child.error({"profile.too-many-rows", {{"limit", max_profile_rows}}}));
        ok = ok && take(row, read_contest_row(child, catalogue));
        contest.rows.push_back(std::move(row));
    }
    ok = ok && take(contest.thresholds, read_contest_thresholds(node));
    return take.give(ok, contest);
}

}  // namespace

Result<Holding> read_holding(const Node& node, const Catalogue& catalogue) {
    if (const auto fine = node.only_children({"set", "item"}); !fine) return failure(fine.error());
    Holding holding;
    for (const Node& child : node.children())
        if (const auto fine = read_set_or_item(child, holding, catalogue); !fine) return failure(fine.error());
    return holding;
}

Result<Limit> read_limit(const Node& node, const Catalogue& catalogue) {
    Limit limit;
    Take take;
    std::size_t beyond = 0;
    if (!take(node.only_attributes({"beyond"})) ||
        (node.has("beyond") && !take(beyond, node.one_of("beyond", {"no", "yes"}))) ||
        !take(node.only_children({"contest", "set", "item"})))
        return take.give(false, limit);
    limit.beyond_sets = beyond == 1;
    for (const Node& child : node.children()) {
        if (child.name() != "contest") {
            if (!take(read_set_or_item(child, limit, catalogue))) return take.give(false, limit);
            continue;
        }
        if (limit.contest) return failure(child.error({"xml.element-twice", {{"element", "contest"}}}));
        if (!take(limit.contest, read_contest(child, catalogue))) return take.give(false, limit);
    }
    return limit;
}

namespace {

constexpr std::string_view zone_condition_words[] = {"add", "narrow"};  // By ZoneConditions.

// Where spaces and conditions stand together, the zone must say what the conditions do.
Result<ZoneConditions> read_what_conditions_do(const Node& node, bool beside_spaces, bool any, int version) {
    if (!node.has("conditions")) {
        if (beside_spaces && any && version >= 2) return failure(node.error({"zone.which-conditions"}));
        return ZoneConditions::Add;
    }
    if (!any) return failure(node.error_at("conditions", {"zone.no-conditions"}));
    return node.one_of("conditions", zone_condition_words).map([](std::size_t which) {
        return static_cast<ZoneConditions>(which);
    });
}

}  // namespace

Result<Zone> read_zone(const Node& node, int version, Holes holes) {
    Zone zone;
    Conditions conditions;
    Take take;
    std::size_t color = 0;
    const bool ok =
        take(node.only_attributes({"id", "use", "color", "size", "spaces", version >= 2 ? "conditions" : ""})) &&
        take(conditions, read_conditions(node, holes)) && take(zone.id, node.id("id")) &&
        (!node.has("use") || take(zone.use, node.id("use"))) &&
        (!node.has("color") || take(color, node.one_of("color", {"red", "blue", "green", "orange", "yellow", "purple",
                                                                 "cyan", "magenta"}))) &&
        (!node.has("size") || take(zone.size, node.integer("size", 0, static_cast<int>(max_size_of_zone)))) &&
        take(zone.spaces, read_spaces(node)) &&
        take(zone.conditions_do, read_what_conditions_do(node, !zone.spaces.empty(), !conditions.empty(), version));
    zone.line = node.line();
    if (!conditions.empty()) zone.conditions = std::make_shared<const Conditions>(std::move(conditions));
    if (ok && node.has("color")) zone.color = *node.raw("color");
    return take.give(ok, zone);
}

Result<Glyph> read_glyph(const Node& node, const Catalogue& catalogue) {
    Glyph glyph;
    Take take;
    std::size_t facing = 0;
    const bool ok = take(node.only_attributes({"id", "at", "facing"})) && take(node.nothing_inside()) &&
                    (!node.has("id") || take(glyph.id, node.text("id"))) && take(glyph.at, node.space("at")) &&
                    (!node.has("facing") || take(facing, node.one_of("facing", {"power", "symbol"})));
    if (ok && !glyph.id.empty() && !catalogue.glyph(glyph.id))
        return failure(unknown_id(node, "id", unknown_glyph, catalogue.glyphs()));
    glyph.facing = facing == 1 ? Facing::Symbol : Facing::Power;
    glyph.line.number = node.line();
    return take.give(ok, glyph);
}

namespace {

Result<std::vector<std::string>> read_glyph_kinds(const Node& node, const Catalogue& catalogue) {
    std::vector<std::string> kinds;
    std::string text;
    Take take;
    if (!take(text, node.text_or("kinds", "", 20'000))) return take.give(false, kinds);
    for (std::string& word : words_in(text)) {
        if (!catalogue.glyph(word))
            return failure(unknown_type(node, "kinds", word, unknown_glyph, catalogue.glyphs()));
        if (kinds.size() >= max_glyphs)
            return failure(node.error_at("kinds", {"scenario.too-many-glyphs", {{"limit", max_glyphs}}}));
        kinds.push_back(std::move(word));
    }
    return kinds;
}

}  // namespace

Result<WrittenPool> read_pool(const Node& node, const Catalogue& catalogue) {
    WrittenPool written;
    Take take;
    std::size_t facing = 1;
    const bool ok =
        take(node.only_attributes({"id", "facing", "draw", "kinds", "spaces"})) && take(node.nothing_inside()) &&
        take(written.pool.id, node.id("id")) &&
        (!node.has("facing") || take(facing, node.one_of("facing", {"power", "symbol"}))) &&
        (!node.has("draw") || take(written.pool.draw, node.integer("draw", 0, static_cast<int>(max_glyphs)))) &&
        take(written.pool.kinds, read_glyph_kinds(node, catalogue)) && take(written.spaces, read_spaces(node));
    written.pool.facing = facing == 1 ? Facing::Symbol : Facing::Power;
    return take.give(ok, written);
}

std::optional<Refusal> unwritable(const GlyphPool& pool, const Catalogue& catalogue) {
    XmlWriter out;
    open_pool(out, pool, {});
    out.close();
    const std::string text = out.take();
    const auto document = parse_document(text, {});
    auto read = document ? read_pool(document->root(), catalogue) : failure(document.error());
    if (read) return {};
    read.error().at.reset();
    return std::move(read.error());
}

Result<Approval> read_approval(const Node& node) {
    Approval approval{};
    Take take;
    std::string code;
    const bool ok = take(node.only_attributes({"code", "spaces", "reason"})) && take(node.nothing_inside()) &&
                    take(code, node.text("code")) && take(approval.reason, node.text_or("reason", "")) &&
                    take(approval.spaces, read_spaces(node));
    const auto known = issue_code(code);
    if (ok && !known) return failure(unknown_code(node, code));
    approval.code = known.value_or(IssueCode::Overlap);
    return take.give(ok, approval);
}

void open_piece(XmlWriter& out, const PlacedPiece& piece, std::string_view name, const Catalogue& catalogue) {
    const PieceType& type = catalogue[piece.kind];
    out.open(element_of(type));
    out.attribute("kind", type.id);
    out.attribute(type.is_span() ? "from" : "at", to_text(piece.at));
    if (type.is_span()) out.attribute("to", to_text(piece.to));
    else if (type.is_edge()) out.attribute("side", to_text(piece.side));
    else if (piece.turn != 0) out.attribute("turn", piece.turn);
    if (!name.empty()) out.attribute("name", name);
}

void open_about(XmlWriter& out, const About& about) {
    out.open("about");
    if (!about.title.empty()) out.attribute("title", about.title);
    if (!about.author.empty()) out.attribute("author", about.author);
}

void open_zone(XmlWriter& out, const Zone& zone) {
    out.open("zone");
    out.attribute("id", zone.id);
    if (!zone.use.empty()) out.attribute("use", zone.use);
    if (!zone.color.empty()) out.attribute("color", zone.color);
    if (zone.size) out.attribute("size", *zone.size);
    if (!zone.spaces.empty()) out.attribute("spaces", joined(zone.spaces));
    if (zone.conditions && (!zone.spaces.empty() || zone.conditions_do == ZoneConditions::Narrow))
        out.attribute("conditions", zone_condition_words[static_cast<std::size_t>(zone.conditions_do)]);
    if (zone.conditions) write_conditions(out, *zone.conditions);
}

std::string zone_text(const Zone& zone) {
    XmlWriter out;
    open_zone(out, zone);
    out.close();
    return out.take();
}

std::optional<Zone> zone_from_text(const std::string& text) {
    const auto document = parse_document(text, {});
    if (!document || document->root().name() != "zone") return {};
    auto zone = read_zone(document->root(), scenario_version, Holes::Kept);
    return zone ? std::optional(std::move(*zone)) : std::nullopt;
}

void open_glyph(XmlWriter& out, const Glyph& glyph) {
    out.open("glyph");
    if (!glyph.id.empty()) out.attribute("id", glyph.id);
    out.attribute("at", to_text(glyph.at));
    out.attribute("facing", glyph.facing == Facing::Symbol ? "symbol" : "power");
}

void open_pool(XmlWriter& out, const GlyphPool& pool, const std::vector<Space>& spaces) {
    out.open("pool");
    out.attribute("id", pool.id);
    out.attribute("facing", pool.facing == Facing::Symbol ? "symbol" : "power");
    if (pool.draw) out.attribute("draw", *pool.draw);
    std::string kinds;
    for (const std::string& kind : pool.kinds) kinds += (kinds.empty() ? "" : " ") + kind;
    if (!kinds.empty()) out.attribute("kinds", kinds);
    if (!spaces.empty()) out.attribute("spaces", joined(spaces));
}

void open_approval(XmlWriter& out, const Approval& approval) {
    out.open("approval");
    out.attribute("code", to_text(approval.code));
    if (!approval.spaces.empty()) out.attribute("spaces", joined(approval.spaces));
    if (!approval.reason.empty()) out.attribute("reason", approval.reason);
}

}  // namespace hexwright::xml
