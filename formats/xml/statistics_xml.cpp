#include "formats/xml/statistics_xml.h"

#include "formats/xml/document.h"
#include "formats/xml/namespace.h"
#include "formats/xml/record_xml.h"
#include "formats/xml/rules_xml.h"
#include "formats/xml/take.h"
#include "formats/xml/xml_writer.h"

#include <charconv>

namespace hexwright {
namespace {

// For points and figures; the sum of any realistic number of files stays exact.
constexpr std::uint64_t most_summed = 1'000'000'000'000'000;

Result<std::uint64_t> number_up_to(const Node& node, std::string_view attribute, std::uint64_t most) {
    const auto text = node.text(attribute);
    if (!text) return failure(text.error());
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error != std::errc{} || end != text->data() + text->size() || number > most)
        return failure(node.error_at(attribute, {"record.not-a-number", {{"attribute", attribute}, {"value", *text}}}));
    return number;
}

class StatisticsReader {
public:
    Result<WrittenStatistics> run(const Node& root) { return take_.give(read(root) && agree(root), written_); }

private:
    bool read(const Node& root) {
        if (!take_(check_namespace(root, "statistics", "urn:hexwright:statistics:", 1)) ||
            !take_(root.only_attributes({"xmlns", "title", "game", "seed"})) ||
            !take_(root.only_children({"seat", "games", "nobody", "rounds", "ended"})) ||
            !take_(written_.title, root.text_or("title", "")) || !take_(written_.game, root.text("game")) ||
            !take_(written_.seed, number_up_to(root, "seed", ~std::uint64_t{0})))
            return false;
        for (const Node& child : root.children())
            if (!part(child)) return false;
        return true;
    }

    bool part(const Node& node) {
        if (!take_(node.nothing_inside())) return false;
        if (node.name() == "seat") return seat(node);
        if (node.name() == "games") return games(node);
        if (node.name() == "nobody")
            return take_(node.only_attributes({"games"})) && count(written_.sum.nobody, node, "games");
        if (node.name() == "rounds") return rounds(node);
        return ended(node);
    }

    bool count(std::int64_t& number, const Node& node, std::string_view attribute,
               std::uint64_t most = most_simulated_games) {
        std::uint64_t read = 0;
        if (!take_(read, number_up_to(node, attribute, most))) return false;
        number = static_cast<std::int64_t>(read);
        return true;
    }

    static std::string text_of(std::int64_t number) { return std::to_string(number); }
    bool fail(const Node& node, const char* id, std::vector<Argument> arguments) {
        return take_.fail(node.error({id, std::move(arguments)}));
    }

    bool seat(const Node& node) {
        int player = 0;
        std::string kind;
        PlayerSum sum;
        if (!take_(node.only_attributes({"player", "kind", "wins", "points", "survivors"})) ||
            !take_(player, node.integer("player", 1, max_players)) || !take_(kind, node.id("kind")) ||
            !count(sum.wins, node, "wins") || !count(sum.points, node, "points", most_summed) ||
            !count(sum.survivors, node, "survivors", most_summed))
            return false;
        if (player != static_cast<int>(written_.seats.size()) + 1)
            return take_.fail(node.error_at("player", {"record.seat-order", {{"player", player}}}));
        written_.seats.push_back(kind);
        written_.sum.players.push_back(sum);
        return true;
    }

    bool games(const Node& node) {
        NumberRange range;
        if (!take_(node.only_attributes({"from", "to"})) || !count(range.from, node, "from") ||
            !count(range.to, node, "to"))
            return false;
        const std::int64_t least = written_.sum.numbers.empty() ? 1 : written_.sum.numbers.back().to + 2;
        if (range.from < least || range.to < range.from)
            return fail(node, "statistics.range", {{"from", text_of(range.from)}, {"to", text_of(range.to)}});
        written_.sum.numbers.push_back(range);
        return true;
    }

    bool rounds(const Node& node) {
        int length = 0;
        std::int64_t games = 0;
        if (!take_(node.only_attributes({"count", "games"})) || !take_(length, node.integer("count", 0, 1'000'000)) ||
            !count(games, node, "games"))
            return false;
        written_.sum.rounds[length] += games;
        return true;
    }

    bool ended(const Node& node) {
        std::string how;
        std::int64_t games = 0;
        if (!take_(node.only_attributes({"by", "games"})) || !take_(how, node.id("by")) || !count(games, node, "games"))
            return false;
        written_.sum.ended_by[how] += games;
        return true;
    }

    // Checks that every game has one length and one end, and that no more games were won or lost than were played.
    bool agree(const Node& root) {
        const Statistics& sum = written_.sum;
        const std::int64_t games = games_in(sum);
        std::int64_t lengths = 0, ends = 0;
        for (const auto& [length, count] : sum.rounds) lengths += count;
        for (const auto& [how, count] : sum.ended_by) ends += count;
        bool well = lengths == games && ends == games && sum.nobody <= games;
        for (const PlayerSum& player : sum.players) well = well && player.wins <= games - sum.nobody;
        return well || fail(root, "statistics.disagree", {{"games", text_of(games)}});
    }

    Take take_;
    WrittenStatistics written_;
};

void write_number(XmlWriter& out, std::string_view attribute, std::int64_t number) {
    out.attribute(attribute, std::to_string(number));
}

void write_seats(XmlWriter& out, const WrittenStatistics& written) {
    for (std::size_t i = 0; i < written.seats.size(); ++i) {
        const PlayerSum sum = i < written.sum.players.size() ? written.sum.players[i] : PlayerSum{};
        out.open("seat");
        out.attribute("player", static_cast<int>(i) + 1);
        out.attribute("kind", written.seats[i]);
        write_number(out, "wins", sum.wins);
        write_number(out, "points", sum.points);
        write_number(out, "survivors", sum.survivors);
        out.close();
    }
}

}  // namespace

Result<WrittenStatistics> read_statistics(std::string_view xml, const std::string& file_name) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    return StatisticsReader().run(document->root());
}

std::string write_statistics(const WrittenStatistics& written) {
    XmlWriter out;
    out.open("statistics");
    out.attribute("xmlns", "urn:hexwright:statistics:1");
    if (!written.title.empty()) out.attribute("title", written.title);
    out.attribute("game", written.game);
    out.attribute("seed", std::to_string(written.seed));
    write_seats(out, written);
    for (const NumberRange& range : written.sum.numbers) {
        out.open("games");
        write_number(out, "from", range.from);
        write_number(out, "to", range.to);
        out.close();
    }
    out.open("nobody");
    write_number(out, "games", written.sum.nobody);
    out.close();
    for (const auto& [length, games] : written.sum.rounds) {
        out.open("rounds");
        out.attribute("count", length);
        write_number(out, "games", games);
        out.close();
    }
    for (const auto& [how, games] : written.sum.ended_by) {
        out.open("ended");
        out.attribute("by", how);
        write_number(out, "games", games);
        out.close();
    }
    out.close();
    return out.take();
}

std::string digest_of_game(std::string_view scenario, const GameOptions& options) {
    std::string text(scenario);
    text += "\n" + options.edition + " " + std::to_string(options.players) + " " + std::to_string(options.rounds) +
            " " + std::to_string(options.points);
    if (options.house_rules) text += "\n" + write_rules(*options.house_rules);
    for (std::size_t i = 0; i < options.armies.size(); ++i)
        for (const CardOfArmy& card : options.armies[i])
            text += "\n" + std::to_string(i + 1) + " " + card.card + " " + std::to_string(card.copies);
    return digest_of(text);
}

}  // namespace hexwright
