#include "formats/xml/edits_xml.h"

#include "formats/room.h"
#include "formats/xml/document.h"
#include "formats/xml/namespace.h"
#include "formats/xml/scenario_parts.h"
#include "formats/xml/take.h"
#include "formats/xml/underlay_xml.h"

#include <algorithm>

namespace hexwright::formats {
namespace {

using Edited = WrittenEdit::What;

Result<Edited> as_what(auto edit) { return Edited(std::move(edit)); }

Result<Edited> read_place(const Node& node, const Catalogue& catalogue) {
    WrittenEdit::Place place;
    Take take;
    if (!take(node.only_attributes({})) || !take(node.only_children({"piece", "edge", "span"})))
        return failure(take.error());
    for (const Node& child : node.children()) {
        const auto level = child.integer("level", 1, max_level);
        if (!level) return failure(level.error());
        const auto written = read_piece(child, *level, catalogue, "level");
        if (!written) return failure(written.error());
        if (child.has("name")) return failure(child.error_at("name", {"edits.named", {{"name", written->name}}}));
        place.pieces.push_back(written->piece);
    }
    if (place.pieces.empty()) return failure(node.error({"edits.place-nothing"}));
    return as_what(std::move(place));
}

bool read_optional_kind(const Node& node, const Catalogue& catalogue, std::optional<PieceKind>& kind, Take& take) {
    return !node.has("kind") || take(kind, read_kind(node, catalogue));
}

Result<Edited> read_remove(const Node& node, const Catalogue& catalogue) {
    WrittenEdit::Remove remove;
    Take take;
    const bool well = take(node.only_attributes({"at", "kind"})) && take(node.nothing_inside()) &&
                      take(remove.at, node.space("at")) && read_optional_kind(node, catalogue, remove.kind, take);
    if (!well) return failure(take.error());
    return as_what(remove);
}

Result<Edited> read_move(const Node& node, const Catalogue& catalogue) {
    WrittenEdit::Move move;
    Take take;
    std::size_t side = 0;
    const bool well = take(node.only_attributes({"at", "to", "kind", "turn", "side", "end"})) &&
                      take(node.nothing_inside()) && take(move.at, node.space("at")) &&
                      take(move.to, node.space("to")) && read_optional_kind(node, catalogue, move.kind, take) &&
                      (!node.has("turn") || take(move.turn, node.integer("turn", 0, 5))) &&
                      (!node.has("side") || take(side, node.one_of("side", {"ne", "e", "se", "sw", "w", "nw"}))) &&
                      (!node.has("end") || take(move.end, node.hex("end")));
    if (!well) return failure(take.error());
    if (node.has("side")) move.side = all_directions[side];
    return as_what(move);
}

Result<Edited> read_name(const Node& node) {
    WrittenEdit::NewName name;
    Take take;
    if (take(node.only_attributes({"name"})) && take(node.nothing_inside()) &&
        take(name.battlefield_name, node.text("name")))
        return as_what(std::move(name));
    return failure(take.error());
}

Result<Edited> read_remove_zone(const Node& node) {
    WrittenEdit::RemoveZone remove;
    Take take;
    if (take(node.only_attributes({"id"})) && take(node.nothing_inside()) && take(remove.id, node.id("id")))
        return as_what(std::move(remove));
    return failure(take.error());
}

Result<Edited> read_remove_glyph(const Node& node) {
    WrittenEdit::RemoveGlyph remove;
    Take take;
    if (take(node.only_attributes({"at"})) && take(node.nothing_inside()) && take(remove.at, node.space("at")))
        return as_what(remove);
    return failure(take.error());
}

Result<Edited> read_remove_underlay(const Node& node) {
    WrittenEdit::RemoveUnderlay remove;
    Take take;
    const bool well = take(node.only_attributes({"level"})) && take(node.nothing_inside()) &&
                      take(remove.level, node.integer("level", 1, max_level));
    if (!well) return failure(take.error());
    return as_what(remove);
}

Result<Edited> read_turn(const Node& node) {
    WrittenEdit::Turn turn;
    Take take;
    const bool well = take(node.only_attributes({"about", "steps", "spaces"})) && take(node.nothing_inside()) &&
                      take(turn.about, node.hex("about")) && take(turn.steps, node.integer("steps", -5, 5)) &&
                      take(turn.of, read_spaces(node));
    if (!well) return failure(take.error());
    return as_what(std::move(turn));
}

Result<Edited> read_mirror(const Node& node) {
    WrittenEdit::Mirror mirror;
    Take take;
    std::size_t axis = 0, fill = 1;
    const bool well = take(node.only_attributes({"through", "axis", "fill", "spaces"})) &&
                      take(node.nothing_inside()) && take(mirror.through, node.hex("through")) &&
                      take(axis, node.one_of("axis", {"e-w", "ese-wnw", "se-nw", "s-n", "sw-ne", "wsw-ene"})) &&
                      (!node.has("fill") || take(fill, node.one_of("fill", {"yes", "no"}))) &&
                      take(mirror.of, read_spaces(node));
    if (!well) return failure(take.error());
    mirror.axis = static_cast<Axis>(axis);
    mirror.fill = fill == 0;
    return as_what(std::move(mirror));
}

Result<Edited> read_shift(const Node& node) {
    WrittenEdit::Shift shift;
    Take take;
    const bool well = take(node.only_attributes({"by", "levels", "spaces"})) && take(node.nothing_inside()) &&
                      (!node.has("by") || take(shift.by, node.hex("by"))) &&
                      take(shift.levels, node.integer_or("levels", -max_level, max_level, 0)) &&
                      take(shift.of, read_spaces(node));
    if (!well) return failure(take.error());
    return as_what(std::move(shift));
}

Result<Edited> read_merge(const Node& node) {
    WrittenEdit::Merge merge;
    Take take;
    const bool well = take(node.only_attributes({"file", "to", "turn", "levels"})) && take(node.nothing_inside()) &&
                      take(merge.file, node.file_name("file", 1'000)) && take(merge.to, node.hex("to")) &&
                      take(merge.turn, node.integer_or("turn", 0, 5, 0)) &&
                      take(merge.levels, node.integer_or("levels", -max_level, max_level, 0));
    if (!well) return failure(take.error());
    return as_what(std::move(merge));
}

Result<Edited> read_level(const Node& node, WrittenEdit::LevelChange how) {
    WrittenEdit::ChangeLevel change{how};
    Take take;
    const bool well = take(node.only_attributes({"number"})) && take(node.nothing_inside()) &&
                      take(change.number, node.integer("number", 1, max_level));
    if (!well) return failure(take.error());
    return as_what(change);
}

Result<Edited> read_edit(const Node& node, const Catalogue& catalogue) {
    if (node.name() == "place") return read_place(node, catalogue);
    if (node.name() == "remove") return read_remove(node, catalogue);
    if (node.name() == "move") return read_move(node, catalogue);
    if (node.name() == "limit")
        return read_limit(node, catalogue).map([](Limit limit) {
            return Edited(WrittenEdit::NewLimit{std::move(limit)});
        });
    if (node.name() == "about")
        return read_about(node).map([](About about) { return Edited(WrittenEdit::NewAbout{std::move(about)}); });
    if (node.name() == "battlefield") return read_name(node);
    if (node.name() == "zone")
        return read_zone(node).map([](Zone zone) { return Edited(WrittenEdit::PutZone{std::move(zone)}); });
    if (node.name() == "remove-zone") return read_remove_zone(node);
    if (node.name() == "glyph")
        return read_glyph(node, catalogue).map([](Glyph glyph) {
            return Edited(WrittenEdit::PutGlyph{std::move(glyph)});
        });
    if (node.name() == "approval")
        return read_approval(node).map(
            [](Approval approval) { return Edited(WrittenEdit::Approve{std::move(approval)}); });
    if (node.name() == "remove-approval")
        return read_approval(node).map(
            [](Approval approval) { return Edited(WrittenEdit::RemoveApproval{std::move(approval)}); });
    if (node.name() == "underlay")
        return read_underlay(node).map(
            [](Underlay underlay) { return Edited(WrittenEdit::PutUnderlay{std::move(underlay)}); });
    if (node.name() == "remove-underlay") return read_remove_underlay(node);
    if (node.name() == "turn") return read_turn(node);
    if (node.name() == "mirror") return read_mirror(node);
    if (node.name() == "shift") return read_shift(node);
    if (node.name() == "merge") return read_merge(node);
    if (node.name() == "insert-level") return read_level(node, WrittenEdit::LevelChange::Insert);
    if (node.name() == "remove-level") return read_level(node, WrittenEdit::LevelChange::Remove);
    if (node.name() == "duplicate-level") return read_level(node, WrittenEdit::LevelChange::Duplicate);
    return read_remove_glyph(node);
}

}  // namespace

Result<std::vector<WrittenEdit>> read_edits(std::string_view xml, const std::string& file_name,
                                            const Catalogue& catalogue) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    Take take;
    if (!take(check_namespace(root, "edits", "urn:hexwright:edits:", 1)) || !take(root.only_attributes({"xmlns"})) ||
        !take(root.only_children({"turn",           "mirror",       "shift",           "merge",
                                  "insert-level",   "remove-level", "duplicate-level", "place",
                                  "remove",         "move",         "limit",           "about",
                                  "battlefield",    "zone",         "remove-zone",     "glyph",
                                  "remove-glyph",   "approval",     "remove-approval", "underlay",
                                  "remove-underlay"})))
        return failure(take.error());
    std::vector<WrittenEdit> edits;
    for (const Node& node : root.children()) {
        auto what = read_edit(node, catalogue);
        if (!what) return failure(what.error());
        edits.push_back({std::move(*what), node.line()});
    }
    return edits;
}

}  // namespace hexwright::formats
