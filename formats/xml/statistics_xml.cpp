#include "formats/xml/statistics_xml.h"

#include "formats/room.h"
#include "formats/xml/namespace.h"
#include "formats/xml/record_xml.h"
#include "formats/xml/rules_xml.h"

#include <iterator>

namespace hexwright::formats {
namespace {

// For points and figures; the sum of any realistic number of files stays exact.
constexpr std::uint64_t most_summed = 1'000'000'000'000'000;

// ---- elements

struct FormatAttribute {  // The namespace is checked before anything else is read.
    std::string_view name = "xmlns";
    Need need = Need::Must;
    bool read(const Node&, WrittenStatistics&, Take&) const { return true; }
    void write(XmlWriter& out, const WrittenStatistics&) const { out.attribute(name, "urn:hexwright:statistics:1"); }
};
constexpr std::string_view no_yes[] = {"no", "yes"};
constexpr std::tuple statistics_attributes{
    FormatAttribute{},
    TextAttribute{"title", &WrittenStatistics::title, Need::May},
    TextAttribute{"game", &WrittenStatistics::game},
    CountAttribute{"seed", &WrittenStatistics::seed},
    WordAttribute{"incomplete", &WrittenStatistics::incomplete, no_yes, Need::May},
    CountAttribute{"of", &WrittenStatistics::of, most_simulated_games, Need::May},
    TextAttribute{"version", &WrittenStatistics::version, Need::May},
    TextAttribute{"file", &WrittenStatistics::file, Need::May},
};

constexpr std::string_view option_names[] = {"army",   "catalogue",    "edition", "players",
                                             "points", "limit-rounds", "rules"};
constexpr std::tuple option_attributes{
    WordAttribute{"name", &BatchOption::name, option_names},
    TextAttribute{"value", &BatchOption::value},
};

struct Seat : PlayerSum {
    int player = 1;
    std::string kind{};
};
// Points may be below zero.
struct CountedAttribute {
    std::string_view name = "counted";
    Need need = Need::May;
    bool read(const Node& node, PlayerSum& sum, Take& take) const {
        if (!node.has(name)) return true;
        const auto text = node.text(name);
        const bool below = text && text->starts_with('-');
        return take(sum.counted,
                    number_up_to(node, name, most_summed, below ? 1 : 0).map([below](std::uint64_t number) {
                        return static_cast<std::int64_t>(number) * (below ? -1 : 1);
                    }));
    }
    void write(XmlWriter& out, const PlayerSum& sum) const {
        if (sum.counted != 0) out.attribute(name, std::to_string(sum.counted));
    }
};
constexpr std::tuple seat_attributes{
    NumberAttribute{"player", &Seat::player, 1, max_players},
    IdAttribute{"kind", &Seat::kind},
    CountAttribute{"wins", &PlayerSum::wins, most_simulated_games},
    CountAttribute{"points", &PlayerSum::points, most_summed},
    CountAttribute{"survivors", &PlayerSum::survivors, most_summed},
    CountedAttribute{},
};

constexpr std::tuple range_attributes{
    CountAttribute{"from", &NumberRange::from, most_simulated_games},
    CountAttribute{"to", &NumberRange::to, most_simulated_games},
};

constexpr std::tuple nobody_attributes{CountAttribute{"games", &Statistics::nobody, most_simulated_games}};

struct GamesOfLength {
    int count = 0;
    std::int64_t games = 0;
};
constexpr std::tuple length_attributes{
    NumberAttribute{"count", &GamesOfLength::count, 0, 1'000'000},
    CountAttribute{"games", &GamesOfLength::games, most_simulated_games},
};

struct GamesOfEnd {
    std::string by{};
    std::int64_t games = 0;
};
constexpr std::tuple end_attributes{
    IdAttribute{"by", &GamesOfEnd::by},
    CountAttribute{"games", &GamesOfEnd::games, most_simulated_games},
};

// ---- reading

class StatisticsReader {
public:
    Result<WrittenStatistics> run(const Node& root) { return take_.give(read(root) && agree(root), written_); }

private:
    bool read(const Node& root) {
        if (!take_(check_namespace(root, "statistics", "urn:hexwright:statistics:", 1)) ||
            !take_(read_element(root, statistics_attributes, written_,
                                {"option", "seat", "games", "nobody", "rounds", "ended"})))
            return false;
        for (const Node& child : root.children())
            if (!part(child)) return false;
        return true;
    }

    bool part(const Node& node) {
        if (node.name() == "option") return option(node);
        if (node.name() == "seat") return seat(node);
        if (node.name() == "games") return games(node);
        if (node.name() == "nobody") return take_(read_element(node, nobody_attributes, written_.sum));
        if (node.name() == "rounds") return rounds(node);
        return ended(node);
    }

    static std::string text_of(std::int64_t number) { return std::to_string(number); }
    bool fail(const Node& node, const char* id, std::vector<Argument> arguments) {
        return take_.fail(node.error({id, std::move(arguments)}));
    }

    bool option(const Node& node) {
        return take_(read_element(node, option_attributes, written_.options.emplace_back()));
    }

    bool seat(const Node& node) {
        Seat seat;
        if (!take_(read_element(node, seat_attributes, seat))) return false;
        if (seat.player != static_cast<int>(written_.seats.size()) + 1)
            return take_.fail(node.error_at("player", {"record.seat-order", {{"player", seat.player}}}));
        written_.seats.push_back(seat.kind);
        written_.sum.players.push_back(seat);
        return true;
    }

    bool games(const Node& node) {
        NumberRange range;
        if (!take_(read_element(node, range_attributes, range))) return false;
        const std::int64_t least = written_.sum.numbers.empty() ? 1 : written_.sum.numbers.back().to + 2;
        if (range.from < least || range.to < range.from)
            return fail(node, "statistics.range", {{"from", text_of(range.from)}, {"to", text_of(range.to)}});
        written_.sum.numbers.push_back(range);
        return true;
    }

    bool rounds(const Node& node) {
        GamesOfLength length;
        if (!take_(read_element(node, length_attributes, length))) return false;
        written_.sum.rounds[length.count] += length.games;
        return true;
    }

    bool ended(const Node& node) {
        GamesOfEnd end;
        if (!take_(read_element(node, end_attributes, end))) return false;
        written_.sum.ended_by[end.by] += end.games;
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
        well = well && (written_.of == 0 || sum.numbers.empty() || sum.numbers.back().to <= written_.of);
        for (const PlayerSum& player : sum.players) well = well && player.wins <= games - sum.nobody;
        return well || fail(root, "statistics.disagree", {{"games", text_of(games)}});
    }

    Take take_;
    WrittenStatistics written_;
};

// ---- writing

Seat seat_of(const WrittenStatistics& written, std::size_t i) {
    const PlayerSum sum = i < written.sum.players.size() ? written.sum.players[i] : PlayerSum{};
    return {sum, static_cast<int>(i) + 1, written.seats[i]};
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
    write_attributes(out, statistics_attributes, written);
    for (const BatchOption& option : written.options) write_leaf(out, "option", option_attributes, option);
    for (std::size_t i = 0; i < written.seats.size(); ++i)
        write_leaf(out, "seat", seat_attributes, seat_of(written, i));
    for (const NumberRange& range : written.sum.numbers) write_leaf(out, "games", range_attributes, range);
    write_leaf(out, "nobody", nobody_attributes, written.sum);
    for (const auto& [length, games] : written.sum.rounds)
        write_leaf(out, "rounds", length_attributes, GamesOfLength{length, games});
    for (const auto& [how, games] : written.sum.ended_by)
        write_leaf(out, "ended", end_attributes, GamesOfEnd{how, games});
    out.close();
    return out.take();
}

std::vector<ListedElement> statistics_elements() {
    return {listed("statistics", statistics_attributes),    listed("statistics/option", option_attributes),
            listed("statistics/seat", seat_attributes),     listed("statistics/games", range_attributes),
            listed("statistics/nobody", nobody_attributes), listed("statistics/rounds", length_attributes),
            listed("statistics/ended", end_attributes)};
}

std::vector<std::string_view> batch_options() { return {std::begin(option_names), std::end(option_names)}; }

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

}  // namespace hexwright::formats
