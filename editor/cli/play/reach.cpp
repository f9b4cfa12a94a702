// `reach`: where a figure can go, at what cost and with what consequences.
#include "editor/cli/commands.h"
#include "editor/cli/play/game_options.h"
#include "editor/cli/play/moment.h"
#include "editor/document/files/open.h"
#include "editor/grammar/values.h"
#include "engine/game/board_query.h"
#include "engine/game/powers.h"
#include "engine/lookup/going.h"
#include "engine/lookup/looking.h"
#include "engine/rules/board.h"
#include "engine/setup/start.h"

#include <algorithm>
#include <memory>
#include <tuple>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct ReachOptions {
    WhichMoment moment{};
    std::string figure{}, card{}, at{}, tail{};
    int player = 1;
    int move = 0, height = lookup::usual_height;  // Of anybody, for a question about the map alone; 0: none is asked.
    bool flies = false;
};

struct Question {  // A game and a figure in it.
    GameState state{};
    FigureId figure{};
};

Result<Question> newcomer(const ReachOptions& options, GameState state) {
    const auto card = known_card(options.card, state.catalogue());
    if (!card) return failure(card.error());
    const int players = static_cast<int>(state.players.size());
    if (options.player > players)
        return failure(Message{"reach.no-player", {{"player", options.player}, {"players", players}}});
    const auto at = space_of(options.at);
    if (!at) return failure(at.error());
    StartSpace start{*at};
    if (!options.tail.empty()) {
        const auto tail = space_of(options.tail);
        if (!tail) return failure(tail.error());
        start.tail = *tail;
    }
    for (const Space space : {start.at, start.tail.value_or(start.at)})
        if (state.board->index(space) == no_space) return failure(nobody_stands(state.board->terrain(), space));
    auto with = with_newcomer(std::move(state), PlayerId{options.player - 1}, options.card, start);
    if (!with) return failure(with.error());
    return Question{std::move(with->state), with->figure};
}

Result<Question> question(const ReachOptions& options, GameState state) {
    if (!options.card.empty()) return newcomer(options, std::move(state));
    const auto figure = standing_figure(options.figure, state);
    if (!figure) return failure(figure.error());
    return Question{std::move(state), *figure};
}

struct Row {  // One way to end the move.
    int way = 0;
    End end{};
    bool flown = false;
    Consequences consequences{};
};

std::vector<Row> rows_of(const Question& asked) {
    const BoardQuery query(asked.state);
    std::vector<Row> rows;
    if (trapped(query, asked.figure)) return rows;
    for (const int way : ways_of_moving(query, asked.figure)) {
        const Mover mover = mover_of(asked.state, asked.figure, way);
        Reach reach;
        reach.find(*asked.state.board, mover, query.occupancy(asked.figure), asked.state.rules());
        for (const End& end : reach.ends())
            if (end.at != mover.at || end.tail != mover.tail)
                rows.push_back({way, end, reach.path(end).flown, reach.consequences(end)});
    }
    const Board& board = *asked.state.board;
    const auto place = [&board](SpaceIndex space) { return space == no_space ? Space{} : board[space].space; };
    std::ranges::stable_sort(rows, {}, [&](const Row& row) {
        return std::tuple(row.end.cost, place(row.end.at), place(row.end.tail), row.way, row.consequences);
    });
    return rows;
}

int fall_dice_of(const Consequences& all, const Rules& rules) {
    return all.falls * fall_dice(Fall::Minor, rules) + all.major_falls * fall_dice(Fall::Major, rules);
}

const std::string& power_name(const Question& asked, int way) { return power_of(asked.state, asked.figure, way).name; }

// ---- as JSON

Json json_of(const Question& asked, const Row& row) {
    const Board& board = *asked.state.board;
    const Consequences& all = row.consequences;
    Json json{{"at", to_text(board[row.end.at].space)}};
    if (row.end.tail != no_space) json["tail"] = to_text(board[row.end.tail].space);
    json["cost"] = row.end.cost;
    json["stop"] = row.end.stop != Stop::None;
    json["fall_dice"] = fall_dice_of(all, asked.state.rules());
    json["leaving"] = Json::array();
    for (const std::int16_t enemy : all.leaving) json["leaving"].push_back(name_of(asked.state, FigureId{enemy}));
    if (all.extreme_falls > 0) json["extreme_falls"] = all.extreme_falls;
    if (all.molten > 0) json["molten"] = all.molten;
    if (row.flown && row.way == 0) json["flown"] = true;
    if (row.way > 0) json["power"] = power_name(asked, row.way);
    return json;
}

// ---- as a table

std::string told(const Question& asked, const Row& row, const Words& words) {
    const Consequences& all = row.consequences;
    std::vector<std::string> parts;
    if (row.way > 0) parts.push_back(words(Message{"reach.by", {{"power", power_name(asked, row.way)}}}));
    if (row.flown && row.way == 0) parts.push_back(words("reach.flown"));
    for (const std::int16_t enemy : all.leaving)
        parts.push_back(words(Message{"reach.leaves", {{"figure", name_of(asked.state, FigureId{enemy})}}}));
    if (const int dice = fall_dice_of(all, asked.state.rules()); dice > 0)
        parts.push_back(words(Message{"reach.falls", {{"n", dice}}}));
    if (all.extreme_falls > 0) parts.push_back(words("reach.extreme"));
    if (all.molten > 0) parts.push_back(words("reach.molten"));
    if (row.end.stop == Stop::Water) parts.push_back(words("reach.water"));
    if (row.end.stop == Stop::Glyph) parts.push_back(words("reach.glyph"));
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text;
}

std::string places(const Board& board, SpaceIndex at, SpaceIndex tail) {
    return to_text(board[at].space) + (tail == no_space ? "" : " " + to_text(board[tail].space));
}

std::string padded(const std::string& text, std::size_t width) {
    return text.size() >= width ? text : text + std::string(width - text.size(), ' ');
}

void print_table(const Question& asked, const std::vector<Row>& rows, const Report& report) {
    const Board& board = *asked.state.board;
    std::size_t width = 0;
    for (const Row& row : rows) width = std::max(width, places(board, row.end.at, row.end.tail).size());
    report.print(report.words()("reach.columns") + "\n");
    for (const Row& row : rows) {
        const std::string cost = std::to_string(row.end.cost), consequences = told(asked, row, report.words());
        std::string line = std::string(cost.size() < 4 ? 4 - cost.size() : 0, ' ') + cost + "  ";
        line += padded(places(board, row.end.at, row.end.tail), consequences.empty() ? 0 : width + 2) + consequences;
        report.print(line + "\n");
    }
}

Exit tell(const Question& asked, const Report& report) {
    const GameState& state = asked.state;
    const std::vector<Row> rows = rows_of(asked);
    const int move = mover_of(state, asked.figure, 0).move;
    if (report.json()) {
        Json json = report.document();
        json["figure"] = name_of(state, asked.figure);
        json["spaces"] = Json::array();
        for (const Row& row : rows) json["spaces"].push_back(json_of(asked, row));
        report.print_json(json);
        return Exit::Fine;
    }
    report.print(
        report.words()(Message{rows.empty() ? "reach.nowhere" : "reach.head",
                               {{"name", printed(state, asked.figure).name},
                                {"figure", name_of(state, asked.figure)},
                                {"space", places(*state.board, state[asked.figure].at(), state[asked.figure].tail())},
                                {"move", move},
                                {"n", rows.size()}}}) +
        "\n");
    if (!rows.empty()) print_table(asked, rows, report);
    return Exit::Fine;
}

// ---- anybody, alone on the map

Json json_of(const lookup::Goal& goal, const Board& board) {
    return {
        {"at", to_text(board[goal.at].space)}, {"cost", goal.cost}, {"stop", goal.stops}, {"unharmed", goal.unharmed}};
}

std::string told(const lookup::Goal& goal, const Board& board, const Words& words) {
    const std::string cost = std::to_string(goal.cost);
    std::string line = std::string(cost.size() < 4 ? 4 - cost.size() : 0, ' ') + cost + "  ";
    line += to_text(board[goal.at].space);
    if (goal.stops) line += "  " + words("reach.water");
    if (!goal.unharmed) line += "  " + words("reach.harmed");
    return line + "\n";
}

Exit tell(const ReachOptions& options, const Board& board, std::vector<lookup::Goal> goals, const Report& report) {
    std::ranges::stable_sort(goals, {},
                             [&](const lookup::Goal& goal) { return std::tuple(goal.cost, board[goal.at].space); });
    if (report.json()) {
        Json json = report.document();
        json["spaces"] = Json::array();
        for (const lookup::Goal& goal : goals) json["spaces"].push_back(json_of(goal, board));
        report.print_json(json);
        return Exit::Fine;
    }
    report.print(
        report.words()(Message{"reach.anybody", {{"space", options.at}, {"move", options.move}, {"n", goals.size()}}}) +
        "\n");
    if (!goals.empty()) report.print(report.words()("reach.columns") + "\n");
    for (const lookup::Goal& goal : goals) report.print(told(goal, board, report.words()));
    return Exit::Fine;
}

// Without a game, so that it works on maps too large to play on.
Exit reach_of_anybody(const ReachOptions& options, const Report& report, const Catalogue& catalogue) {
    const auto at = space_of(options.at);
    if (!at) return report.cannot({at.error().message, {}});
    const auto read = open_scenario(options.moment.file, catalogue);
    if (!read) return report.cannot(read.error());
    for (const Message& note : read->notes) report.say(note);
    GameOptions game{.edition = options.moment.edition};
    if (const auto set = set_rules(game, options.moment.rules, catalogue); !set) return report.cannot(set.error());
    const auto rules = rules_for(read->scenario, game);
    if (!rules) return report.cannot(rules.error());
    const auto board = make_board(read->scenario.battlefield, catalogue, *rules);
    if (!board) return report.cannot(board.error());
    const auto goals = lookup::goals_from(*at, {options.height, options.move, options.flies}, **board, *rules);
    if (!goals) return report.cannot({goals.error().message, FilePos{options.moment.file}});
    return tell(options, **board, *goals, report);
}

Exit reach(const ReachOptions& options, const Report& report, const Catalogue& catalogue) {
    if (options.move > 0) return reach_of_anybody(options, report, catalogue);
    if (options.figure.empty() && options.card.empty()) return report.cannot({{"reach.who"}, {}});
    if (!options.card.empty() && options.at.empty())
        return report.cannot({{"reach.where", {{"card", options.card}}}, {}});
    auto moment = moment_of(options.moment, catalogue);
    if (!moment) return report.cannot(moment.error());
    for (const Message& note : moment->notes) report.say(note);
    const auto asked = question(options, std::move(moment->state));
    if (!asked) return report.cannot({asked.error().message, FilePos{options.moment.file}});
    return tell(*asked, report);
}

}  // namespace

void add_reach(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "reach", words);
    const auto options = std::make_shared<ReachOptions>();
    command.add_option("FILE", options->moment.file, words("help.reach.file"))->required();
    auto* figure = command.add_option("--figure", options->figure, words("help.reach.figure"))->type_name("ID");
    auto* card =
        command.add_option("--card", options->card, words("help.reach.card"))->type_name("ID")->excludes(figure);
    auto* at = command.add_option("--at", options->at, words("help.reach.at"))->type_name("SPACE");
    auto* move = command.add_option("--move", options->move, words("help.reach.move"))
                     ->check(whole_from(1, 100, words))
                     ->needs(at)
                     ->excludes(figure)
                     ->excludes(card);
    command.add_option("--height", options->height, words("help.reach.height"))
        ->check(whole_from(1, 60, words))
        ->needs(move);
    command.add_flag("--flying", options->flies, words("help.reach.flying"))->needs(move);
    command.add_option("--tail", options->tail, words("help.reach.tail"))->type_name("SPACE")->needs(at);
    command.add_option("--player", options->player, words("help.reach.player"))
        ->check(whole_from(1, max_players, words))
        ->needs(card);
    auto* edition =
        command.add_option("--edition", options->moment.edition, words("help.play.edition"))->type_name("EDITION");
    command.add_option("--rules", options->moment.rules, words("help.play.rules"))
        ->type_name("FILE")
        ->excludes(edition);
    command.add_option("--players", options->moment.players, words("help.sight.players"))
        ->check(whole_from(1, max_players, words));
    command.add_option("--step", options->moment.step, words("help.moment.step"))
        ->type_name("N")
        ->check(whole_from(0, 100'000, words));
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return reach(*options, report, catalogue);
    });
}

}  // namespace hexwright::cli
