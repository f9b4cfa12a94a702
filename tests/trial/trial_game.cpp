#include "tests/trial/trial_game.h"

#include "engine/board/catalogue/catalogue.h"
#include "engine/rules/edition.h"
#include "engine/setup/army_format.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <stdexcept>
#include <utility>

namespace hexwright::testing {
namespace {

// Files of samples/battlefields, and of samples/scenarios for maps whose zones stand there.
constexpr const char* own_zones[] = {"alderwick-bridge", "cinder-crown",     "frostmere",          "kestrel-keep",
                                     "sparrow-ford",     "the-hollow-abbey", "the-listening-well", "the-unlit-stair",
                                     "vinewater",        "warehouse-nine"};
constexpr const char* of_scenarios[] = {"skirmish-on-montiqua-ledge",
                                        "skirmish-on-the-narrows",
                                        "skirmish-on-waters-of-life",
                                        "skirmish-on-xualtiaca",
                                        "the-blind-watch",
                                        "the-autumn-bridge",
                                        "the-spring-raid",
                                        "sirens-call",
                                        "waters-of-life",
                                        "the-quarry"};

Scenario read_sample(const std::string& file, const Catalogue& catalogue) {
    const std::string path = std::string(HEXWRIGHT_SOURCE_DIR) + "/samples/" + file + ".xml";
    const auto bytes = read_file(path);
    if (!bytes) throw std::runtime_error(path + " cannot be read");
    auto read = read_scenario(*bytes, path, catalogue);
    if (!read) throw std::runtime_error(path + ": " + read.error().message.id);
    return std::move(read->scenario);
}

Scenario battlefield_of(const std::string& file, const Catalogue& catalogue) {
    Scenario scenario = read_sample(file, catalogue);
    if (!scenario.battlefield_source.empty()) {
        const std::string source = scenario.battlefield_source;  // "../battlefields/the-narrows.xml"
        const std::size_t from = source.rfind('/') + 1, to = source.rfind('.');
        scenario.battlefield = read_sample("battlefields/" + source.substr(from, to - from), catalogue).battlefield;
        scenario.battlefield_source.clear();
    }
    scenario.setups = std::vector<Setup>{};
    scenario.rulebook = nullptr;
    scenario.tests = nullptr;
    scenario.limit = Limit{};
    scenario.house_rules = nullptr;
    return scenario;
}

// Treasure in place of other glyphs, symbol side up.
void lay_treasure(Scenario& scenario, const Catalogue& catalogue) {
    std::vector<std::string> kinds;
    for (const GlyphType& glyph : catalogue.glyphs())
        if (glyph.power("treasure")) kinds.push_back(glyph.id);
    std::vector<Glyph> glyphs = *scenario.glyphs;
    for (std::size_t i = 0; i < glyphs.size(); ++i)
        glyphs[i] = {.id = kinds[i % kinds.size()], .at = glyphs[i].at, .facing = Facing::Symbol};
    scenario.glyphs = std::move(glyphs);
    scenario.glyph_pools = std::vector<GlyphPool>{};
}

std::vector<CardOfArmy> army_of(std::uint64_t seed, const Catalogue& catalogue, const Bonds& bonds,
                                const std::vector<std::string>& cards = {}) {
    ArmyFormat format{.id = "trial", .points = trial_points, .uniques = Uniques::OnceByName};
    if (!cards.empty()) format.only = {{.cards = cards}};
    return drawn_army({.format = format, .seed = seed, .bonds = seed % 2 == 0 ? &bonds : nullptr}, catalogue);
}

std::size_t choose_eager(const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
    if (draw_below(bag, 2) == 0) return choose_greedy(seen, seat, legal, bag);
    std::vector<std::size_t> wanted;
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (!std::holds_alternative<Move>(legal[i]) && !std::holds_alternative<Done>(legal[i])) wanted.push_back(i);
    if (wanted.empty()) return choose_greedy(seen, seat, legal, bag);
    return wanted[draw_below(bag, static_cast<std::uint32_t>(wanted.size()))];
}

std::string told_army(const std::vector<CardOfArmy>& army) {
    std::string told;
    for (const CardOfArmy& card : army)
        told += (told.empty() ? "" : ", ") + card.card + (card.copies > 1 ? " x" + std::to_string(card.copies) : "");
    return told;
}

}  // namespace

const PlayerKind* eager_player() {
    static const PlayerKind kind{"eager", choose_eager};
    return &kind;
}

std::vector<TrialBoard> trial_boards(const Catalogue& catalogue) {
    std::vector<TrialBoard> boards;
    for (const char* name : own_zones)
        boards.push_back({name, battlefield_of(std::string("battlefields/") + name, catalogue)});
    for (const char* name : of_scenarios)
        boards.push_back({name, battlefield_of(std::string("scenarios/") + name, catalogue)});
    for (std::size_t i = 0; i < boards.size(); i += 2) lay_treasure(boards[i].scenario, catalogue);
    for (TrialBoard& board : boards)
        for (const std::string_view edition : editions()) {
            auto made = make_board(board.scenario.battlefield, catalogue, *rules_of(edition));
            if (!made) throw std::runtime_error(board.name + ": " + made.error().message.id);
            board.boards.push_back(*made);
        }
    return boards;
}

TrialGame trial_game(std::uint64_t number, const std::vector<TrialBoard>& boards, const Catalogue& catalogue,
                     const Bonds& bonds) {
    DiceBag bag{number * 0xD1B54A32D192ED03ULL + 7};
    TrialGame game;
    const std::size_t edition = number % editions().size();
    game.board = &boards[draw_below(bag, static_cast<std::uint32_t>(boards.size()))];
    const std::uint64_t mine = 1 + draw_below(bag, trial_armies), theirs = 1 + draw_below(bag, trial_armies);
    game.options = {.players = 2,
                    .seed = number,
                    .edition = std::string(editions()[edition]),
                    .rounds = trial_rounds,
                    .points = trial_points,
                    .armies = {army_of(mine, catalogue, bonds), army_of(theirs, catalogue, bonds)},
                    .board = game.board->boards[edition]};
    const PlayerKind *greedy = player_kind("greedy"), *random = player_kind("random"), *eager = eager_player();
    const Seats seats[] = {{eager, eager}, {greedy, greedy}, {eager, greedy}, {random, eager}, {eager, eager}};
    game.seats = seats[draw_below(bag, std::size(seats))];
    game.told = "game " + std::to_string(number) + " (" + game.options.edition + ", " + game.board->name + ", " +
                game.seats[0]->id + " with " + told_army(game.options.armies[0]) + "; " + game.seats[1]->id + " with " +
                told_army(game.options.armies[1]) + ")";
    return game;
}

TrialGame match_game(std::uint64_t number, const TrialMatch& match, const std::vector<TrialBoard>& boards,
                     const Catalogue& catalogue, const Bonds& bonds) {
    const std::uint64_t pair = (number + 1) / 2;  // Of two games the second has the same armies, places changed.
    TrialGame game;
    game.board = &boards[pair % boards.size()];
    const std::size_t edition = editions().size() - 1 - pair % 2;
    game.options = {.players = 2,
                    .seed = pair,
                    .edition = std::string(editions()[edition]),
                    .rounds = 2 * trial_rounds,
                    .points = trial_points,
                    .armies = {army_of(2 * pair, catalogue, bonds, match.first_cards),
                               army_of(2 * pair + 2'000, catalogue, bonds, match.second_cards)},
                    .board = game.board->boards[edition]};
    game.seats = {player_kind(match.first), player_kind(match.second)};
    if (number % 2 != 0) return game;
    std::swap(game.options.armies[0], game.options.armies[1]);
    std::swap(game.seats[0], game.seats[1]);
    return game;
}

double match_share(const TrialMatch& match, std::uint64_t games, const std::vector<TrialBoard>& boards,
                   const std::shared_ptr<const Catalogue>& catalogue, const Bonds& bonds) {
    double won = 0;
    for (std::uint64_t number = 1; number <= games; ++number) {
        const TrialGame game = match_game(number, match, boards, *catalogue, bonds);
        auto started = start_game(game.board->scenario, catalogue, game.options);
        if (!started) throw std::runtime_error("no game can begin: " + started.error().message.id);
        GameSession session(std::move(*started), game.options, game.seats, {SessionHistory::None});
        session.advance({.most_decisions = 10'000});
        const auto& winners = session.state().winners;
        const PlayerId first{number % 2 != 0 ? 0 : 1};
        if (winners.size() != 1) won += 0.5;
        else won += winners.front() == first ? 1 : 0;
    }
    return won / static_cast<double>(games);
}

}  // namespace hexwright::testing
