#include "formats/xml/scenario/edits_xml.h"

#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "formats/xml/scenario/setup_xml.h"
#include "formats/xml/scenario/underlay_xml.h"

#include <algorithm>

namespace hexwright::xml {
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
    const bool ok = take(node.only_attributes({"at", "kind"})) && take(node.nothing_inside()) &&
                    take(remove.at, node.space("at")) && read_optional_kind(node, catalogue, remove.kind, take);
    if (!ok) return failure(take.error());
    return as_what(remove);
}

Result<Edited> read_move(const Node& node, const Catalogue& catalogue) {
    WrittenEdit::Move move;
    Take take;
    std::size_t side = 0;
    const bool ok = take(node.only_attributes({"at", "to", "kind", "turn", "side", "end"})) &&
                    take(node.nothing_inside()) && take(move.at, node.space("at")) && take(move.to, node.space("to")) &&
                    read_optional_kind(node, catalogue, move.kind, take) &&
                    (!node.has("turn") || take(move.turn, node.integer("turn", 0, 5))) &&
                    (!node.has("side") || take(side, node.one_of("side", {"ne", "e", "se", "sw", "w", "nw"}))) &&
                    (!node.has("end") || take(move.end, node.hex("end")));
    if (!ok) return failure(take.error());
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
    const bool ok = take(node.only_attributes({"level"})) && take(node.nothing_inside()) &&
                    take(remove.level, node.integer("level", 1, max_level));
    if (!ok) return failure(take.error());
    return as_what(remove);
}

Result<Edited> read_turn(const Node& node) {
    WrittenEdit::Turn turn;
    Take take;
    const bool ok = take(node.only_attributes({"about", "steps", "spaces"})) && take(node.nothing_inside()) &&
                    take(turn.about, node.hex("about")) && take(turn.steps, node.integer("steps", -5, 5)) &&
                    take(turn.of, read_spaces(node));
    if (!ok) return failure(take.error());
    return as_what(std::move(turn));
}

Result<Edited> read_mirror(const Node& node) {
    WrittenEdit::Mirror mirror;
    Take take;
    std::size_t axis = 0, fill = 1;
    const bool ok = take(node.only_attributes({"through", "axis", "fill", "spaces"})) && take(node.nothing_inside()) &&
                    take(mirror.through, node.hex("through")) &&
                    take(axis, node.one_of("axis", {"e-w", "ese-wnw", "se-nw", "s-n", "sw-ne", "wsw-ene"})) &&
                    (!node.has("fill") || take(fill, node.one_of("fill", {"yes", "no"}))) &&
                    take(mirror.of, read_spaces(node));
    if (!ok) return failure(take.error());
    mirror.axis = static_cast<Axis>(axis);
    mirror.fill = fill == 0;
    return as_what(std::move(mirror));
}

Result<Edited> read_shift(const Node& node) {
    WrittenEdit::Shift shift;
    Take take;
    const bool ok = take(node.only_attributes({"by", "levels", "spaces"})) && take(node.nothing_inside()) &&
                    (!node.has("by") || take(shift.by, node.hex("by"))) &&
                    take(shift.levels, node.integer_or("levels", -max_level, max_level, 0)) &&
                    take(shift.of, read_spaces(node));
    if (!ok) return failure(take.error());
    return as_what(std::move(shift));
}

Result<Edited> read_merge(const Node& node) {
    WrittenEdit::Merge merge;
    Take take;
    const bool ok = take(node.only_attributes({"file", "to", "turn", "levels"})) && take(node.nothing_inside()) &&
                    take(merge.file, node.file_name("file", 1'000)) && take(merge.to, node.hex("to")) &&
                    take(merge.turn, node.integer_or("turn", 0, 5, 0)) &&
                    take(merge.levels, node.integer_or("levels", -max_level, max_level, 0));
    if (!ok) return failure(take.error());
    return as_what(std::move(merge));
}

Result<Edited> read_level(const Node& node, WrittenEdit::LevelChange how) {
    WrittenEdit::ChangeLevel change{how};
    Take take;
    const bool ok = take(node.only_attributes({"number"})) && take(node.nothing_inside()) &&
                    take(change.number, node.integer("number", 1, max_level));
    if (!ok) return failure(take.error());
    return as_what(change);
}

// ---- players, pools, names

Result<Edited> read_edition(const Node& node) {
    WrittenEdit::NewEdition edition;
    Take take;
    const bool ok = take(node.only_attributes({"id", "edition"})) && take(node.nothing_inside()) &&
                    (!node.has("id") || take(edition.id, node.id("id"))) &&
                    (!node.has("edition") || take(edition.edition, node.id("edition")));
    if (!ok) return failure(take.error());
    return as_what(std::move(edition));
}

Result<Edited> read_rounds(const Node& node) {
    WrittenEdit::NewRounds rounds;
    Take take;
    const bool ok = take(node.only_attributes({"rounds"})) && take(node.nothing_inside()) &&
                    take(rounds.rounds, node.integer("rounds", 0, max_rounds));
    if (!ok) return failure(take.error());
    return as_what(rounds);
}

Result<Edited> read_remove_setup(const Node& node) {
    WrittenEdit::RemoveSetup remove;
    Take take;
    const bool ok = take(node.only_attributes({"players"})) && take(node.nothing_inside()) &&
                    take(remove.players, node.integer("players", 1, max_players));
    if (!ok) return failure(take.error());
    return as_what(remove);
}

Result<Edited> read_remove_pool(const Node& node) {
    WrittenEdit::RemovePool remove;
    Take take;
    if (take(node.only_attributes({"id"})) && take(node.nothing_inside()) && take(remove.id, node.id("id")))
        return as_what(std::move(remove));
    return failure(take.error());
}

Result<Edited> read_name_piece(const Node& node, const Catalogue& catalogue) {
    WrittenEdit::NamePiece name;
    Take take;
    const bool ok = take(node.only_attributes({"at", "kind", "name"})) && take(node.nothing_inside()) &&
                    take(name.at, node.space("at")) && read_optional_kind(node, catalogue, name.kind, take) &&
                    (!node.has("name") || take(name.name, node.id("name")));
    if (!ok) return failure(take.error());
    return as_what(std::move(name));
}

Result<Edited> read_group(const Node& node) {
    WrittenEdit::GroupSpaces group;
    Take take;
    const bool ok = take(node.only_attributes({"spaces", "name"})) && take(node.nothing_inside()) &&
                    take(group.of, read_spaces(node)) && (!node.has("name") || take(group.name, node.text("name")));
    if (!ok) return failure(take.error());
    if (group.of.empty()) return failure(node.error({"edits.group-nothing"}));
    return as_what(std::move(group));
}

// ---- words

constexpr std::size_t longest_path = 2'000, longest_member = 20'000;  // In characters.

Result<Edited> read_word_change(const Node& node, WordChange::How how) {
    using enum WordChange::How;
    WrittenEdit::ChangedWord change{.how = how, .at = {}, .to = {}};
    Take take;
    const bool to_another = how == Move;
    bool ok = take(node.only_attributes({"at", to_another || how == Set ? "to" : ""})) &&
              take(change.at, node.text("at", longest_path)) &&
              (!to_another || take(change.to, node.text("to", longest_path))) &&
              (how != Set || take(change.text, node.text_or("to", "", longest_member)));
    if (how == Put || how == Replace) change.text = text_inside(node);
    else ok = ok && take(node.nothing_inside());
    if (!ok) return failure(take.error());
    return as_what(std::move(change));
}

constexpr std::string_view named_things[] = {"zone",     "piece", "pool",   "flag",  "rule",
                                             "modifier", "test",  "puzzle", "setup", "local"};

Result<Edited> read_rename(const Node& node) {
    WrittenEdit::NewNameOf rename;
    Take take;
    std::size_t what = 0;
    const bool ok = take(node.only_attributes({"what", "from", "to", "at"})) && take(node.nothing_inside()) &&
                    take(what, node.one_of("what", named_things)) && take(rename.from, node.id("from")) &&
                    take(rename.to, node.id("to")) && take(rename.at, node.text_or("at", "", longest_path));
    if (!ok) return failure(take.error());
    rename.what = static_cast<NamedThing>(what);
    return as_what(std::move(rename));
}

Result<Edited> read_fold_in(const Node& node) {
    Take take;
    if (take(node.only_attributes({})) && take(node.nothing_inside())) return as_what(WrittenEdit::FoldIn{});
    return failure(take.error());
}

Result<Edited> read_use_battlefield(const Node& node) {
    WrittenEdit::UseOther use;
    Take take;
    if (take(node.only_attributes({"src"})) && take(node.nothing_inside()) && take(use.src, node.file_name("src")))
        return as_what(std::move(use));
    return failure(take.error());
}

Result<Edited> read_scenario_edit(const Node& node, const Catalogue& catalogue) {
    using enum WordChange::How;
    if (node.name() == "scenario") return read_edition(node);
    if (node.name() == "house-rules")
        return read_house_rules(node, catalogue).map([](WrittenRules rules) {
            return Edited(WrittenEdit::NewHouseRules{std::move(rules)});
        });
    if (node.name() == "round-track") return read_rounds(node);
    if (node.name() == "setup")
        return read_setup(node).map([](Setup setup) { return Edited(WrittenEdit::PutSetup{std::move(setup)}); });
    if (node.name() == "remove-setup") return read_remove_setup(node);
    if (node.name() == "pool")
        return read_pool(node, catalogue).map([](WrittenPool pool) {
            return Edited(WrittenEdit::PutPool{std::move(pool.pool), std::move(pool.spaces)});
        });
    if (node.name() == "remove-pool") return read_remove_pool(node);
    if (node.name() == "name-piece") return read_name_piece(node, catalogue);
    if (node.name() == "group") return read_group(node);
    if (node.name() == "put-word") return read_word_change(node, Put);
    if (node.name() == "replace-word") return read_word_change(node, Replace);
    if (node.name() == "remove-word") return read_word_change(node, Remove);
    if (node.name() == "move-word") return read_word_change(node, Move);
    if (node.name() == "set-word") return read_word_change(node, Set);
    if (node.name() == "rename") return read_rename(node);
    if (node.name() == "use-battlefield") return read_use_battlefield(node);
    return read_fold_in(node);
}

constexpr std::string_view scenario_edits[] = {
    "scenario",    "house-rules", "round-track", "setup",    "remove-setup",   "pool",
    "remove-pool", "name-piece",  "group",       "put-word", "replace-word",   "remove-word",
    "move-word",   "set-word",    "rename",      "fold-in",  "use-battlefield"};
constexpr std::string_view map_edits[] = {
    "turn",        "mirror", "shift",        "merge",    "insert-level",    "remove-level", "duplicate-level",
    "place",       "remove", "move",         "limit",    "about",           "battlefield",  "zone",
    "remove-zone", "glyph",  "remove-glyph", "approval", "remove-approval", "underlay",     "remove-underlay"};

std::vector<std::string_view> all_edits() {
    std::vector<std::string_view> all(std::begin(map_edits), std::end(map_edits));
    all.insert(all.end(), std::begin(scenario_edits), std::end(scenario_edits));
    return all;
}

Result<Edited> read_edit(const Node& node, const Catalogue& catalogue) {
    if (std::ranges::count(scenario_edits, node.name()) > 0) return read_scenario_edit(node, catalogue);
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

Result<std::vector<WrittenEdit>> read_edits_in(const Node& node, const Catalogue& catalogue) {
    if (const auto fine = node.only_children(all_edits()); !fine) return failure(fine.error());
    std::vector<WrittenEdit> edits;
    for (const Node& child : node.children()) {
        auto what = read_edit(child, catalogue);
        if (!what) return failure(what.error());
        edits.push_back({std::move(*what), child.line()});
    }
    return edits;
}

Result<std::vector<WrittenEdit>> read_edits(std::string_view xml, const std::string& file_name,
                                            const Catalogue& catalogue) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    Take take;
    if (!take(check_namespace(root, "edits", "urn:hexwright:edits:", 1)) || !take(root.only_attributes({"xmlns"})))
        return failure(take.error());
    return read_edits_in(root, catalogue);
}

}  // namespace hexwright::xml
