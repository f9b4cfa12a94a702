#include "editor/cli/play/game_options.h"

#include "editor/document/files/open.h"
#include "editor/grammar/values.h"
#include "formats/xml/rules/rules_xml.h"

#include <charconv>
#include <random>
#include <sstream>

#include <CLI/CLI.hpp>

namespace hexwright::cli {
namespace {

std::vector<std::string> split(const std::string& text, char by) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, by);) parts.push_back(part);
    return parts;
}

Result<std::vector<const PlayerKind*>> seats_of(const std::string& text, int players) {
    std::vector<const PlayerKind*> seats;
    for (const std::string& id : split(text, ',')) {
        const PlayerKind* kind = player_kind(id);
        std::string known = "human";
        for (const PlayerKind& each : player_kinds()) known += ", " + std::string(each.id);
        if (!kind && id != "human") return failure(Message{"play.no-seat", {{"seat", id}, {"seats", known}}});
        seats.push_back(kind);
    }
    while (!seats.empty() && static_cast<int>(seats.size()) < players) seats.push_back(seats.back());
    if (static_cast<int>(seats.size()) != players)
        return failure(Message{"play.seats", {{"players", players}, {"seats", seats.size()}}});
    return seats;
}

// Parses texts such as "1=sonlen,marro-drudge*2".
Result<std::vector<std::vector<CardOfArmy>>> armies_of(const std::vector<std::string>& texts) {
    std::vector<std::vector<CardOfArmy>> armies;
    for (const std::string& text : texts) {
        const auto number = player_numbered(std::string_view(text).substr(0, 1));
        if (!number || text.size() <= 2 || text[1] != '=') return failure(Message{"play.army", {{"value", text}}});
        const auto player = static_cast<std::size_t>(*number - 1);
        armies.resize(std::max(armies.size(), player + 1));
        for (const std::string& card : split(text.substr(2), ',')) {
            const auto star = card.find('*');
            CardOfArmy entry{card.substr(0, star)};
            if (star != std::string::npos) {
                const auto [end, error] =
                    std::from_chars(card.data() + star + 1, card.data() + card.size(), entry.copies);
                if (error != std::errc{} || end != card.data() + card.size() || entry.copies < 1 ||
                    entry.copies > max_card_copies)
                    return failure(Message{"play.army", {{"value", text}}});
            }
            armies[player].push_back(std::move(entry));
        }
    }
    return armies;
}

}  // namespace

void add_game_options(CLI::App& command, GameLine& line, const Words& words) {
    command.add_option("--players", line.players, words("help.play.players"))
        ->type_name("N")
        ->check(whole_from(1, max_players, words));
    command.add_option("--seats", line.seats, words("help.play.seats"))->type_name("SEATS");
    command.add_option("--seed", line.seed, words("help.play.seed"))->type_name("S");
    command.add_option("--army", line.armies, words("help.play.army"))->type_name("ARMY");
    command.add_option("--points", line.points, words("help.play.points"))
        ->type_name("N")
        ->check(whole_from(1, max_army_points, words));
    CLI::Option* edition =
        command.add_option("--edition", line.edition, words("help.play.edition"))->type_name("EDITION");
    command.add_option("--rules", line.rules, words("help.play.rules"))->type_name("FILE")->excludes(edition);
    command.add_option("--limit-rounds", line.rounds, words("help.play.rounds"))
        ->type_name("N")
        ->check(whole_from(1, max_rounds, words));
}

Result<void> set_rules(GameOptions& options, const std::string& file, const Catalogue& catalogue) {
    if (file.empty()) return {};
    const auto rules = open_rules(file, catalogue);
    if (!rules) return failure(rules.error());
    options.house_rules = *rules;
    options.edition = edition_of(*rules);
    return {};
}

Result<std::uint64_t> seed_of(const std::string& text) {
    if (text == "random") return (std::uint64_t{std::random_device{}()} << 32) | std::random_device{}();
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || end != text.data() + text.size())
        return failure(Message{"play.seed", {{"value", text}}});
    return seed;
}

Result<AskedGame> asked_game(const GameLine& line, const Catalogue& catalogue) {
    const auto read = open_scenario(line.file, catalogue);
    if (!read) return failure(read.error());
    AskedGame asked{{}, read->scenario, {}};
    asked.scenario.battlefield_source.clear();  // A record holds the whole scenario.
    const auto seed = seed_of(line.seed);
    if (!seed) return failure(seed.error());
    const auto armies = armies_of(line.armies);
    if (!armies) return failure(armies.error());
    asked.game = {.players = line.players,
                  .seed = *seed,
                  .edition = line.edition.empty() ? read->scenario.edition : line.edition,
                  .rounds = line.rounds,
                  .points = line.points,
                  .armies = *armies};
    if (const auto set = set_rules(asked.game, line.rules, catalogue); !set) return failure(set.error());
    const auto setup = setup_for(asked.scenario, asked.game);
    if (!setup) return failure(setup.error());
    asked.game.players = setup->player_count();
    const auto seats =
        line.seats.empty() ? usual_seats(*setup, player_kind("greedy")) : seats_of(line.seats, asked.game.players);
    if (!seats) return failure(seats.error());
    asked.seats = *seats;
    return asked;
}

Refusal in_file(Refusal error, const std::string& file) {
    if (!error.at) error.at = FilePos{file, 0, 0};
    if (error.at->file.empty()) error.at->file = file;
    for (Refusal& more : error.more) more = in_file(std::move(more), file);
    return error;
}

}  // namespace hexwright::cli
