#include "formats/xml/games/record_xml.h"

#include "engine/players/player.h"
#include "engine/rules/edition.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/elements/attributes.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rules_xml.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <limits>

namespace hexwright::xml {
namespace {

std::string hexadecimal(std::uint64_t number) {
    char digits[17];
    const auto end = std::to_chars(digits, digits + 16, number, 16).ptr;
    return std::string(static_cast<std::size_t>(16 - (end - digits)), '0') + std::string(digits, end);
}

constexpr int newest_version = 2;
constexpr std::string_view mode_words[] = {"open-table", "fair-play"};                // By PlayMode.
constexpr std::string_view decider_words[] = {"person", "computer", "hand", "dice"};  // By DecidedBy, from Person on.
constexpr std::string_view yes_words[] = {"yes"};
constexpr int most_drawn = 10'000;
constexpr std::uint64_t most_check = 0xFFFF;

// The digest of the last state.
struct StateAttribute {
    std::string_view name = "state";
    Need need = Need::Must;
    bool read(const Node& node, Record& record, Take& take) const {
        return take(record.end, digits_up_to(node, name, std::numeric_limits<std::uint64_t>::max()));
    }
    void write(XmlWriter& out, const Record& record) const { out.attribute(name, hexadecimal(record.end)); }
};
constexpr std::tuple end_of_record_attributes{StateAttribute{}, CountAttribute{"events", &Record::events}};

// ---- what is carried from game to game

constexpr int most_carried = 1'000'000;
constexpr int most_bonus = std::numeric_limits<std::int16_t>::max();
constexpr int most_of_a_card = 100 * max_card_copies;  // Figures, of all copies.
constexpr std::size_t longest_name = max_text + 40;    // "1.CARD.2.3": the id of a card, with numbers about it.
constexpr std::tuple tally_attributes{
    IdAttribute{"id", &CarriedTally::tally},
    NumberAttribute{"player", &CarriedTally::player, 1, max_players, Need::May},
    TextAttribute{"figure", &CarriedTally::figure, Need::May, longest_name},
    NumberAttribute{"value", &CarriedTally::value, -most_carried, most_carried},
};
constexpr std::tuple wounds_attributes{
    TextAttribute{"figure", &CarriedWounds::figure, Need::Must, longest_name},
    NumberAttribute{"n", &CarriedWounds::wounds, 1, std::numeric_limits<std::int8_t>::max()},
};
constexpr std::tuple upgrade_attributes{
    TextAttribute{"card", &CarriedUpgrade::card, Need::Must, longest_name},
    NumberAttribute{"attack", &CarriedUpgrade::attack, -most_bonus, most_bonus, Need::May},
    NumberAttribute{"defense", &CarriedUpgrade::defense, -most_bonus, most_bonus, Need::May},
};
constexpr std::tuple carried_power_attributes{
    IdAttribute{"card", &CarriedPower::card},
    NumberAttribute{"number", &CarriedPower::number, 1, 100},
};
constexpr std::tuple rest_attributes{
    TextAttribute{"card", &CarriedRest::card, Need::Must, longest_name},
    NumberAttribute{"figures", &CarriedRest::figures, 1, most_of_a_card},
};

class RecordReader {
public:
    RecordReader(const Catalogue* catalogue) : catalogue_(catalogue) {}

    Result<WrittenRecord> run(const Node& root) { return take_.give(read(root), written_); }

private:
    bool fail(Refusal error) { return take_.fail(std::move(error)); }

    bool read(const Node& root) {
        GameOptions& options = written_.record.options;
        if (!take_(check_namespace(root, "game", "urn:hexwright:game:", newest_version))) return false;
        first_version_ = root.raw("xmlns") == "urn:hexwright:game:1";
        const std::string_view only_now[] = {first_version_ ? "" : "mode", first_version_ ? "" : "complete",
                                             first_version_ ? "" : "arranged", first_version_ ? "" : "puzzle"};
        if (!take_(root.only_attributes({"xmlns", "edition", "players", "seed", "rounds", "points", only_now[0],
                                         only_now[1], only_now[2], only_now[3], "scenario"})) ||
            !mode(root) || !position(root) ||
            !take_(root.only_children({"seat", "rules", "army", "carried", "text", "actions", "end"})) ||
            !take_(options.edition, root.id("edition")) ||
            !take_(options.players, root.integer("players", 1, max_players)) ||
            !take_(options.seed, number_up_to(root, "seed", std::numeric_limits<std::uint64_t>::max())) ||
            !take_(options.rounds, root.integer_or("rounds", 0, max_rounds, -1)) ||
            !take_(options.points, root.integer_or("points", 1, max_army_points, 0)))
            return false;
        for (const char* part : {"text", "actions", "end"})
            if (root.children(part).size() != 1) return fail(root.error({"record.part", {{"element", part}}}));
        return seats(root) && house_rules(root) && edition(root) && armies(root) && carried(root) &&
               text(root, *root.child("text")) && actions(*root.child("actions")) && end(*root.child("end"));
    }

    // Where the game did not begin with a set-up.
    bool position(const Node& root) {
        GameOptions& options = written_.record.options;
        std::size_t yes = 0;
        if (root.has("arranged") && !take_(yes, root.one_of("arranged", yes_words))) return false;
        options.arranged = root.has("arranged");
        return !root.has("puzzle") || take_(options.puzzle, root.id("puzzle"));
    }

    bool mode(const Node& root) {
        if (root.has("complete") && root.raw("complete") != "yes")
            return fail(root.error_at("complete", {"record.not-complete"}));
        std::size_t which = 0;
        if (root.has("mode") && !take_(which, root.one_of("mode", mode_words))) return false;
        written_.record.mode = static_cast<PlayMode>(which);
        return true;
    }

    bool seats(const Node& root) {
        for (const Node& child : root.children("seat")) {
            int player = 0;
            std::string kind;
            if (!take_(child.only_attributes({"player", "kind"})) || !take_(child.nothing_inside()) ||
                !take_(player, child.integer("player", 1, max_players)) || !take_(kind, seat_kind(child, "kind")))
                return false;
            if (kind != "human" && !players::player_kind(kind)) return fail(unknown_seat(child, kind));
            if (player != static_cast<int>(written_.record.seats.size()) + 1)
                return fail(child.error_at("player", {"record.seat-order", {{"player", player}}}));
            written_.record.seats.push_back(kind);
        }
        return true;
    }

    // Else a person would sit down where a newer version's computer played.
    static Refusal unknown_seat(const Node& node, const std::string& kind) {
        std::vector<std::string> known{"human"};
        for (const players::PlayerKind& each : players::player_kinds()) known.push_back(each.id);
        return unknown_word(node, "kind", "player", kind, known);
    }

    bool edition(const Node& root) {
        const GameOptions& options = written_.record.options;
        return options.house_rules || rules_of(options.edition) ||
               fail(root.error_at("edition", {"setup.no-edition", {{"edition", options.edition}}}));
    }

    bool house_rules(const Node& root) {
        const auto rules = root.child("rules");
        if (!rules) return true;
        if (root.children("rules").size() > 1)
            return fail(root.children("rules")[1].error({"xml.element-twice", {{"element", "rules"}}}));
        return take_(
            written_.record.options.house_rules.emplace(),
            catalogue_ ? read_rules_element(*rules, *catalogue_) : read_rules_element(*rules, shipped_catalogue()));
    }

    bool armies(const Node& root) {
        auto& armies = written_.record.options.armies;
        for (const Node& child : root.children("army")) {
            int player = 0;
            if (!take_(child.only_attributes({"player"})) || !take_(child.only_children({"card"})) ||
                !take_(player, child.integer("player", 1, max_players)))
                return false;
            armies.resize(std::max(armies.size(), static_cast<std::size_t>(player)));
            for (const Node& card : child.children()) {
                CardOfArmy entry;
                if (!take_(card.only_attributes({"id", "copies"})) || !take_(entry.card, card.id("id")) ||
                    !take_(entry.copies, card.integer_or("copies", 1, max_card_copies, 1)))
                    return false;
                armies[static_cast<std::size_t>(player - 1)].push_back(std::move(entry));
            }
        }
        return true;
    }

    // From the game of a campaign before.
    bool carried(const Node& root) {
        const auto node = root.child("carried");
        if (!node) return true;
        if (root.children("carried").size() > 1)
            return fail(root.children("carried")[1].error({"xml.element-twice", {{"element", "carried"}}}));
        if (!take_(node->only_attributes({})) || !take_(node->only_children({"tally", "wounds", "upgrade", "rest"})))
            return false;
        CarriedOver& all = written_.record.options.carried;
        for (const Node& child : node->children()) {
            const bool ok = child.name() == "tally"     ? one(child, tally_attributes, all.tallies)
                            : child.name() == "wounds"  ? one(child, wounds_attributes, all.wounds)
                            : child.name() == "upgrade" ? upgrade(child, all.upgrades)
                                                        : one(child, rest_attributes, all.rests);
            if (!ok) return false;
        }
        return true;
    }
    template <class Attributes, class List>
    bool one(const Node& node, const Attributes& attributes, List& list) {
        return take_(read_element(node, attributes, list.emplace_back()));
    }
    bool upgrade(const Node& node, std::vector<CarriedUpgrade>& list) {
        CarriedUpgrade& read = list.emplace_back();
        if (!take_(read_element(node, upgrade_attributes, read, {"power"}))) return false;
        return std::ranges::all_of(
            node.children(), [&](const Node& child) { return one(child, carried_power_attributes, read.powers); });
    }

    bool text(const Node& root, const Node& node) {
        std::string digest;
        if (!take_(node.only_attributes({})) || !take_(written_.scenario, node.content()) ||
            !take_(digest, root.text("scenario")))
            return false;
        written_.scenario += "\n";
        written_.scenario_line = node.line();
        if (digest_of(written_.scenario) != digest) return fail(root.error_at("scenario", {"record.other-scenario"}));
        return true;
    }

    bool actions(const Node& node) {
        if (!take_(node.only_attributes({}))) return false;
        const auto children = node.children();
        if (children.size() > max_recorded_actions)
            return fail(node.error({"record.too-many-actions", {{"limit", max_recorded_actions}}}));
        for (const Node& child : children)
            if (!(first_version_ ? action(child) : entry(child))) return false;
        end_branches();
        Record& record = written_.record;
        if (record.current == record.actions.size()) record.current.reset();
        return true;
    }

    bool entry(const Node& node) {
        if (node.name() == "branch") return branch(node);
        if (node.name() == "note") return note(node);
        return node.name() == "current" ? current(node) : action(node);
    }

    // The number of an action above, or 0.
    bool number_above(const Node& node, const char* attribute, std::size_t& number) {
        int read = 0;
        const auto most = static_cast<int>(written_.record.actions.size());
        if (!take_(read, node.integer(attribute, 0, most))) return false;
        number = static_cast<std::size_t>(read);
        return true;
    }
    bool branch(const Node& node) {
        RecordedBranch branch{.first = written_.record.actions.size()};
        if (!take_(node.only_attributes({"after"})) || !take_(node.nothing_inside()) ||
            !number_above(node, "after", branch.after))
            return false;
        end_branches();
        if (branch.after != branch.first) written_.record.branches.push_back(branch);
        written_.record.current = branch.after;
        return true;
    }
    // One after which nothing follows is none.
    void end_branches() {
        auto& branches = written_.record.branches;
        if (!branches.empty() && branches.back().first == written_.record.actions.size()) branches.pop_back();
    }
    bool note(const Node& node) {
        RecordedNote note;
        if (!take_(node.only_attributes({"of", "text"})) || !take_(node.nothing_inside()) ||
            !number_above(node, "of", note.of))
            return false;
        note.text = node.raw("text").value_or("");
        if (note.text.empty()) return true;
        auto& notes = written_.record.notes;
        const auto place = std::ranges::lower_bound(notes, note.of, {}, &RecordedNote::of);
        if (place != notes.end() && place->of == note.of)
            return fail(node.error_at("of", {"record.two-notes", {{"number", note.of}}}));
        notes.insert(place, std::move(note));
        return true;
    }
    bool current(const Node& node) {
        std::size_t number = 0;
        if (!take_(node.only_attributes({"at"})) || !take_(node.nothing_inside()) || !number_above(node, "at", number))
            return false;
        written_.record.current = number;
        return true;
    }

    bool action(const Node& node) {
        if (!take_(node.nothing_inside())) return false;
        RecordedAction action{{std::string(node.name())}};
        for (const std::string_view name : node.attribute_names())
            if (!beside_members(name)) action.wording.members.emplace_back(name, *node.raw(name));
        if (!decider(node, action)) return false;
        written_.record.actions.push_back(std::move(action));
        written_.action_lines.push_back(node.line());
        written_.record.current.reset();
        return true;
    }
    bool beside_members(std::string_view attribute) const {
        return attribute == "by-hand" || attribute == "check" ||
               (!first_version_ && (attribute == "by" || attribute == "drawn"));
    }
    bool decider(const Node& node, RecordedAction& action) {
        std::uint64_t check = 0;
        if (node.has("check")) {
            if (!take_(check, digits_up_to(node, "check", most_check))) return false;
            action.check = static_cast<int>(check);
        }
        if (first_version_) return true;
        std::size_t by = 0;
        if (node.has("by") && !take_(by, node.one_of("by", decider_words))) return false;
        if (node.has("by")) action.by = static_cast<DecidedBy>(by + 1);
        return take_(action.seat_draws, node.integer_or("drawn", 1, most_drawn, 0));
    }

    bool end(const Node& node) { return take_(read_element(node, end_of_record_attributes, written_.record)); }

    const Catalogue* catalogue_;
    bool first_version_ = false;
    Take take_;
    WrittenRecord written_;
};

// As it is read again: followed by one line break, however many there were.
std::string without_end(const std::string& scenario) { return scenario.substr(0, scenario.find_last_not_of('\n') + 1); }

void write_head(XmlWriter& out, const WrittenRecord& written) {
    const GameOptions& options = written.record.options;
    out.open("game");
    out.attribute("xmlns", "urn:hexwright:game:" + std::to_string(newest_version));
    out.attribute("edition", options.edition);
    out.attribute("players", options.players);
    out.attribute("seed", std::to_string(options.seed));
    if (options.rounds >= 0) out.attribute("rounds", options.rounds);
    if (options.points > 0) out.attribute("points", options.points);
    if (options.arranged) out.attribute("arranged", "yes");
    if (!options.puzzle.empty()) out.attribute("puzzle", options.puzzle);
    if (written.record.mode == PlayMode::FairPlay) out.attribute("mode", mode_words[1]);
    out.attribute("complete", "yes");
    // Of the text as it is read again.
    out.attribute("scenario", digest_of(text_for_xml(without_end(written.scenario)).append("\n")));
}

void write_armies(XmlWriter& out, const std::vector<std::vector<CardOfArmy>>& armies) {
    for (std::size_t i = 0; i < armies.size(); ++i) {
        if (armies[i].empty()) continue;
        out.open("army");
        out.attribute("player", static_cast<int>(i) + 1);
        for (const CardOfArmy& card : armies[i]) {
            out.open("card");
            out.attribute("id", card.card);
            if (card.copies != 1) out.attribute("copies", card.copies);
            out.close();
        }
        out.close();
    }
}

void write_carried(XmlWriter& out, const CarriedOver& carried) {
    if (carried.empty()) return;
    out.open("carried");
    for (const CarriedTally& tally : carried.tallies) write_leaf(out, "tally", tally_attributes, tally);
    for (const CarriedWounds& wounds : carried.wounds) write_leaf(out, "wounds", wounds_attributes, wounds);
    for (const CarriedUpgrade& upgrade : carried.upgrades) {
        out.open("upgrade");
        write_attributes(out, upgrade_attributes, upgrade);
        for (const CarriedPower& power : upgrade.powers) write_leaf(out, "power", carried_power_attributes, power);
        out.close();
    }
    for (const CarriedRest& rest : carried.rests) write_leaf(out, "rest", rest_attributes, rest);
    out.close();
}

void write_action(XmlWriter& out, const RecordedAction& action) {
    out.open(action.wording.name);
    if (by_hand(action.wording.name)) out.attribute("by-hand", "yes");
    for (const auto& [name, value] : action.wording.members) out.attribute(name, value);
    if (action.by != DecidedBy::Start) out.attribute("by", decider_words[static_cast<std::size_t>(action.by) - 1]);
    if (action.seat_draws > 0) out.attribute("drawn", action.seat_draws);
    if (action.check >= 0) out.attribute("check", hexadecimal(static_cast<std::uint64_t>(action.check)).substr(12));
    out.close();
}

void write_number(XmlWriter& out, std::string_view element, std::string_view attribute, std::size_t number) {
    out.open(element);
    out.attribute(attribute, static_cast<int>(number));
    out.close();
}

// Characters that no XML can hold, and line breaks of another sort, are spaces.
std::string plain_lines(std::string text) {
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < ' ' && letter != '\n') letter = ' ';
    return text;
}

void write_note(XmlWriter& out, const RecordedNote& note) {
    out.open("note");
    out.attribute("of", static_cast<int>(note.of));
    out.attribute("text", plain_lines(note.text));
    out.close();
}

void write_actions(XmlWriter& out, const Record& record) {
    auto branch = record.branches.begin();
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        if (branch != record.branches.end() && branch->first == i)
            write_number(out, "branch", "after", (branch++)->after);
        write_action(out, record.actions[i]);
    }
    for (const RecordedNote& note : record.notes) write_note(out, note);
    if (record.current) write_number(out, "current", "at", *record.current);
}

constexpr std::string_view no_actions = "  <actions/>\n", first_action = "  <actions>\n",
                           no_more_actions = "  </actions>\n",
                           no_end = "  </actions>\n  <end state=\"0\" events=\"0\"/>\n</game>\n";

// A part of a record with an end added, so that it can be read like a whole one; nullopt for any other text.
std::optional<std::string> with_an_end(std::string_view xml, const std::string& file_name) {
    if (!file_name.ends_with(".part") || xml.ends_with("</game>\n") || xml.find(first_action) == std::string_view::npos)
        return {};
    return std::string(xml.substr(0, xml.rfind('\n') + 1)).append(no_end);
}

}  // namespace

std::string digest_of(std::string_view text) {  // FNV-1a
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
    return hexadecimal(hash);
}

Result<WrittenRecord> read_record(std::string_view xml, const std::string& file_name, const Catalogue* catalogue) {
    const auto ended = with_an_end(xml, file_name);
    const auto document = parse_document(ended ? *ended : xml, file_name);
    if (!document) return failure(document.error());
    auto read = RecordReader(catalogue).run(document->root());
    if (read) read->broken_off = ended.has_value();
    return read;
}

Refusal in_record(Refusal error, const std::string& file, int first_line) {
    for (Refusal& more : error.more) more = in_record(std::move(more), file, first_line);
    if (!error.at) error.at = FilePos{file, 0, 0};
    if (error.at->file.empty()) error.at->file = file;
    if (error.at->line > 0) error.at->line += first_line - 1;
    error.at->column = 0;  // The text stands there escaped, so columns do not match.
    return error;
}

std::string write_record(const WrittenRecord& written) {
    XmlWriter out;
    write_head(out, written);
    for (std::size_t i = 0; i < written.record.seats.size(); ++i) {
        out.open("seat");
        out.attribute("player", static_cast<int>(i) + 1);
        out.attribute("kind", written.record.seats[i]);
        out.close();
    }
    if (written.record.options.house_rules) write_rules_element(out, *written.record.options.house_rules, false);
    write_armies(out, written.record.options.armies);
    write_carried(out, written.record.options.carried);
    out.element_with_text("text", without_end(written.scenario));
    out.open("actions");
    write_actions(out, written.record);
    out.close();
    write_leaf(out, "end", end_of_record_attributes, written.record);
    out.close();
    return out.take();
}

std::string write_record_head(const WrittenRecord& written) {
    const std::string text = write_record(written);
    if (const auto none = text.rfind(no_actions); none != std::string::npos)
        return text.substr(0, none).append(first_action);
    return text.substr(0, text.rfind(no_more_actions));
}

namespace {

// What `write` writes among the actions of a record, with its indent and line end.
template <class Write>
std::string among_actions(Write write) {
    XmlWriter out;
    out.open("game");
    out.open("actions");
    write(out);
    const std::string text = out.take();
    return text.substr(text.find(first_action.substr(2)) + first_action.size() - 2);
}

}  // namespace

std::string write_action_line(const RecordedAction& action) {
    return among_actions([&](XmlWriter& out) { write_action(out, action); });
}
std::string write_branch_line(std::size_t after) {
    return among_actions([&](XmlWriter& out) { write_number(out, "branch", "after", after); });
}
std::string write_current_line(std::size_t current) {
    return among_actions([&](XmlWriter& out) { write_number(out, "current", "at", current); });
}

}  // namespace hexwright::xml
