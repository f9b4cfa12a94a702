#include "formats/xml/games/statistics_xml.h"

#include "formats/xml/bytes/check_sum.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rules_xml.h"

#include <cstdlib>
#include <iterator>
#include <utility>

namespace hexwright::xml {
namespace {

// For points and figures; the sum of any realistic number of files stays exact.
constexpr std::uint64_t most_summed = 1'000'000'000'000'000;
// In one game, of one player: more cannot be.
constexpr std::int64_t most_survivors_of_a_game = 10'000, most_points_of_a_game = 1'000'000'000;

std::string written_statistics(const WrittenStatistics& written, const std::string& check);

// ---- elements

struct FormatAttribute {  // The namespace is checked before anything else is read.
    std::string_view name = "xmlns";
    Need need = Need::Must;
    bool read(const Node&, WrittenStatistics&, Take&) const { return true; }
    void write(XmlWriter& out, const WrittenStatistics&) const { out.attribute(name, "urn:hexwright:statistics:1"); }
};
// Looked at when everything else has been read, and written last.
struct CheckAttribute {
    std::string_view name = check_attribute;
    Need need = Need::May;
    bool read(const Node&, WrittenStatistics&, Take&) const { return true; }
    void write(XmlWriter&, const WrittenStatistics&) const {}
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
    FileNameAttribute{"file", &WrittenStatistics::file, Need::May},
    CheckAttribute{},
};

constexpr std::string_view option_names[] = {"army",   "catalogue",    "edition", "players",
                                             "points", "limit-rounds", "rules"};
constexpr std::tuple option_attributes{
    WordAttribute{"name", &BatchOption::name, option_names},
    FileNameAttribute{"value", &BatchOption::value},
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
        constexpr auto most = static_cast<std::int64_t>(most_summed);
        return !node.has(name) || take(sum.counted, number_between(node, name, -most, most));
    }
    void write(XmlWriter& out, const PlayerSum& sum) const {
        if (sum.counted != 0) out.attribute(name, std::to_string(sum.counted));
    }
};
constexpr std::tuple seat_attributes{
    NumberAttribute{"player", &Seat::player, 1, max_players},
    SeatAttribute{"kind", &Seat::kind},
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

    // Every game has one length and one end, and somebody has won it or nobody.
    bool agree(const Node& root) {
        games_ = games_in(written_.sum);
        std::int64_t wins = 0;
        for (const PlayerSum& player : written_.sum.players) wins += player.wins;
        const bool all_won = written_.seats.empty() || wins >= games_ - written_.sum.nobody;
        return within_batch(root) && nobody_agrees(root) && players_agree(root) &&
               (all_won || fail(root, "statistics.unwon", {{"games", text_of(games_)}})) &&
               adds_up(root, "rounds", lengths()) && adds_up(root, "ended", ends()) && check_agrees(root);
    }

    bool within_batch(const Node& root) {
        for (const Node& range : root.children("games"))
            if (const auto to = number_up_to(range, "to", most_simulated_games);
                written_.of > 0 && to && static_cast<std::int64_t>(*to) > written_.of)
                return take_.fail(range.error_at("to", {"statistics.beyond", {{"of", text_of(written_.of)}}}));
        return true;
    }
    bool nobody_agrees(const Node& root) {
        const auto nodes = root.children("nobody");
        if (nodes.size() > 1) return take_.fail(nodes[1].error({"statistics.nobody-twice"}));
        if (written_.sum.nobody <= games_) return true;
        return take_.fail(nodes[0].error_at("games", more_than_games(written_.sum.nobody)));
    }
    bool players_agree(const Node& root) {
        const auto seats = root.children("seat");
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const PlayerSum& player = written_.sum.players[i];
            if (player.wins > games_ - written_.sum.nobody)
                return take_.fail(seats[i].error_at(
                    "wins",
                    {"sums.wins", {{"wins", text_of(player.wins)}, {"games", text_of(games_ - written_.sum.nobody)}}}));
            const std::pair<const char*, bool> impossible[] = {
                {"points", player.points > games_ * most_points_of_a_game},
                {"survivors", player.survivors > games_ * most_survivors_of_a_game},
                {"counted", std::abs(player.counted) > games_ * most_points_of_a_game}};
            for (const auto& [attribute, much] : impossible)
                if (much)
                    return take_.fail(
                        seats[i].error_at(attribute, {"statistics.too-much", {{"games", text_of(games_)}}}));
        }
        return true;
    }

    std::int64_t lengths() const {
        std::int64_t all = 0;
        for (const auto& [length, count] : written_.sum.rounds) all += count;
        return all;
    }
    std::int64_t ends() const {
        std::int64_t all = 0;
        for (const auto& [how, count] : written_.sum.ended_by) all += count;
        return all;
    }
    bool adds_up(const Node& root, std::string_view element, std::int64_t sum) {
        if (sum == games_) return true;
        std::int64_t so_far = 0;
        for (const Node& row : root.children(element)) {
            so_far += static_cast<std::int64_t>(number_up_to(row, "games", most_simulated_games).value_or(0));
            if (so_far > games_) return take_.fail(row.error_at("games", more_than_games(sum)));
        }
        return fail(root, "statistics.disagree", {{"games", text_of(games_)}});
    }
    Message more_than_games(std::int64_t count) const {
        return {"statistics.more-than-games", {{"count", text_of(count)}, {"games", text_of(games_)}}};
    }
    bool check_agrees(const Node& root) {
        if (!has_wrong_check_sum(root, written_statistics(written_, ""))) return true;
        return take_.fail(root.error_at(check_attribute, {"sums.check"}));
    }

    std::int64_t games_ = 0;
    Take take_;
    WrittenStatistics written_;
};

// ---- writing

Seat seat_of(const WrittenStatistics& written, std::size_t i) {
    const PlayerSum sum = i < written.sum.players.size() ? written.sum.players[i] : PlayerSum{};
    return {sum, static_cast<int>(i) + 1, written.seats[i]};
}

std::string written_statistics(const WrittenStatistics& written, const std::string& check) {
    XmlWriter out;
    out.open("statistics");
    write_attributes(out, statistics_attributes, written);
    if (!check.empty()) out.attribute(check_attribute, check);
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

}  // namespace

Result<WrittenStatistics> read_statistics(std::string_view xml, const std::string& file_name) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    return StatisticsReader().run(document->root());
}

std::string write_statistics(const WrittenStatistics& written) {
    return with_check_sum([&](const std::string& check) { return written_statistics(written, check); });
}

bool has_check_sum(std::string_view statistics_xml) {
    const auto document = parse_document(statistics_xml, "");
    return document && document->root().has(check_attribute);
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

}  // namespace hexwright::xml
