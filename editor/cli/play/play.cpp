// `play`: a game on a scenario, told in plain English. `replay`: plays a record again.
#include "editor/cli/batches/campaign_line.h"
#include "editor/cli/commands.h"
#include "editor/cli/play/game_options.h"
#include "editor/cli/play/human.h"
#include "editor/cli/play/kept_game.h"
#include "editor/document/files/open_campaign.h"
#include "editor/grammar/values.h"
#include "engine/checks/campaign_check.h"
#include "engine/core/system/locks.h"
#include "engine/game/ending.h"
#include "engine/game/observation.h"
#include "engine/session/session.h"
#include "engine/setup/campaign_play.h"
#include "engine/setup/not_played.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "engine/trials/puzzle.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;

struct PlayOptions : GameLine {
    std::string record, puzzle;
    int seconds = 0;
};

// ---- telling

enum class Secrets : unsigned char { Kept, Told };  // Of the scenario; a replay tells them.

class Teller {
public:
    explicit Teller(const Report& report, Secrets secrets = Secrets::Kept) : report_(report), secrets_(secrets) {}

    void operator()(const GameSession& session) const {  // Prints what the session's last action caused.
        for (const Event& event : session.events()) {
            if (secrets_ == Secrets::Kept && keeps_secret(session.state(), event, PlayerId{})) continue;
            if (report_.json()) tell_json(session.state(), event);
            else if (const auto sentence = story_of(session.state(), event)) tell(*sentence);
        }
    }

    void unless_people(const GameSession& session) const {  // People are told by their own terminal.
        if (!has_person(session.seats())) (*this)(session);
    }

private:
    void tell(const Message& sentence) const {
        const bool head = sentence.id == "story.round-began" || sentence.id.starts_with("story.turn-began");
        report_.print((head ? "\n" : "  ") + report_.words()(sentence) + "\n");
    }
    void tell_json(const GameState& state, const Event& event) const {  // One event per line.
        const Wording wording = wording_of(state, event);
        Json json{{"event", wording.name}};
        for (const auto& [name, text] : wording.members) json[name] = text;
        if (const auto sentence = story_of(state, event)) json["words"] = report_.words()(*sentence);
        report_.print(json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
    }
    const Report& report_;
    Secrets secrets_;
};

// Returns true once this many seconds have passed; 0 means never.
std::function<bool()> patience(int seconds) {
    if (seconds == 0) return {};
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    return [end] { return std::chrono::steady_clock::now() >= end; };
}

std::string points_of_all(const GameState& state) {
    std::string text;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        text += (text.empty() ? "" : ", ") + std::to_string(i + 1) + ": " +
                points_text(points_of(state, PlayerId{static_cast<int>(i)}));
    return text;
}

void tell_unfinished(const GameState& state, int seconds, bool out_of_time, bool people, const Report& report) {
    if (state.over) return;
    const bool rounds = state.rules().order_markers;
    const char* id = rounds ? "play.unfinished" : "play.unfinished-without-rounds";
    if (out_of_time) id = rounds ? "play.out-of-time" : "play.out-of-time-without-rounds";
    else if (people) id = rounds ? "play.left" : "play.left-without-rounds";
    Message told{id, {{"actions", most_decisions_of_game}, {"seconds", seconds}}};
    told.arguments.emplace_back("round", static_cast<int>(state.round));
    told.arguments.emplace_back("points", points_of_all(state));
    report.say(told);
}

void say_seed(std::uint64_t seed, const GameSession& session, const Report& report) {
    report.say(Message{"play.seed-is", {{"seed", std::to_string(seed)}}});
    for (const Message& power : not_played(session.state())) report.say(power);
    if (!report.json() || has_person(session.seats())) return;
    Json head = report.document();
    head["seed"] = seed;
    report.print(head.dump() + "\n");
}

// Plays to the end, or until `enough` returns true.
void play_computers(GameSession& session, const Teller& teller, const GameWatch& keep,
                    const std::function<bool()>& enough) {
    AdvanceLimits limits{.watch = [&](const GameSession& now) {
        teller(now);
        if (keep) keep(now);
    }};
    if (enough) limits.until = [&enough](const GameSession&) { return enough(); };
    session.advance(limits);
}

SessionHistory history_for(const Seats& seats) {
    return has_person(seats) ? SessionHistory::Tree : SessionHistory::Record;
}

Result<GameSession> begin_asked(const AskedGame& asked, const Catalogue& catalogue) {
    const bool puzzle = !asked.game.puzzle.empty();
    return GameSession::begin(
        std::make_shared<const Scenario>(asked.scenario), std::make_shared<const Catalogue>(catalogue), asked.game,
        asked.seats,
        {puzzle ? SessionHistory::Tree : history_for(asked.seats), puzzle ? PlayMode::OpenTable : PlayMode::FairPlay});
}

// Keeps the game as it is played. That it cannot be kept is said once, and again only after it could.
GameWatch keeper(KeptGame& kept, const Report& report) {
    return [&kept, &report, told = false](const GameSession& session) mutable {
        const auto trouble = kept.follow(session);
        if (trouble && !told) report.say(describe(*trouble, report.words()));
        told = trouble.has_value();
    };
}

// ---- puzzles

// Whom nobody has seated: the player whom the puzzle is about is a person, the others are idle.
Seats seats_for(const PuzzleGame& puzzle, const Seats& asked, bool seated) {
    if (seated) return asked;
    Seats seats(puzzle.state.players.size(), player_kind("idle"));
    seats[puzzle.player.index()] = nullptr;
    return seats;
}

// The puzzle that the session was begun with, if it was.
std::optional<PuzzleGame> puzzle_of(const GameSession& session) {
    const std::string& id = session.options().puzzle;
    if (id.empty() || !session.scenario()) return {};
    const auto named = puzzle_named(*session.scenario(), id);
    if (!named) return {};
    auto begun = begin_puzzle(*session.scenario(), session.state().setup->catalogue, **named);
    return begun ? std::optional(std::move(*begun)) : std::nullopt;
}

// Whether it was solved, and in how many decisions.
Exit tell_puzzle(const PuzzleGame& puzzle, const GameSession& session, const Report& report) {
    const bool solved = stand_of(puzzle, session.state()) == PuzzleStand::Solved;
    const auto decisions = session.tree().line_to(session.current()).size() - 1;
    report.say(Message{solved ? "puzzle.solved" : "puzzle.not-solved", {{"decisions", decisions}}});
    return solved ? Exit::Fine : Exit::No;
}

// ---- to the end

// From where the session stands to the end, or until somebody leaves; a puzzle until it is solved or cannot be any
// more.
Exit play_from_here(GameSession& session, const Report& report, const GameWatch& keep, int seconds) {
    const auto puzzle = puzzle_of(session);
    const auto late = patience(seconds);
    const bool people = has_person(session.seats());
    const auto enough = [&] {
        return (late && late()) || (puzzle && stand_of(*puzzle, session.state()) != PuzzleStand::Open);
    };
    Result<void> told{};
    if (people) told = play_with_people(session, report.words(), keep, enough);
    else play_computers(session, Teller(report), keep, enough);
    if (!told) return report.cannot(told.error());
    if (puzzle) return tell_puzzle(*puzzle, session, report);
    tell_unfinished(session.state(), seconds, late && late(), people, report);
    return Exit::Fine;
}

// Plays with a record that is kept meanwhile. `scenario` is its complete text.
Exit play_recorded(GameSession& session, const std::string& record, const std::string& scenario, int seconds,
                   const Report& report) {
    auto kept = KeptGame::begin(record, session, scenario);
    if (!kept) return report.cannot(kept.error());
    const Exit played = play_from_here(session, report, keeper(*kept, report), seconds);
    // The line that was played is the main one; what was tried and taken back branches off from it.
    if (session.history() == SessionHistory::Tree) (void)session.promote(session.current());
    const Exit written = report.write(record, write_record({session.whole_record(), scenario}));
    if (written == Exit::Fine) kept->remove();
    return written == Exit::Fine ? played : written;
}

// Plays one game after the other, each with its own seed, until none follows.
Exit play_all_games(const PlayOptions& options, const Report& report, const Catalogue& catalogue,
                    const Campaign& campaign) {
    if (!options.record.empty()) return report.cannot({{"play.campaign-record"}, {}});
    if (const auto refused = cannot_follow(options.file, campaign, catalogue)) return report.cannot(*refused);
    const CampaignGame* game = &campaign.games.front();
    const Next* link = nullptr;
    std::optional<GameState> end;
    for (int number = 1; number <= 1'000; ++number) {
        PlayOptions one = options;
        one.file = file_of_game(options.file, *game).string();
        auto asked = asked_game(one, catalogue);
        if (!asked) return report.cannot(in_file(asked.error(), one.file));
        if (link) asked->scenario = with_carried(std::move(asked->scenario), *link, *end);
        if (link) asked->game.carried = carried_over(*link, *end);
        asked->game.seed += static_cast<std::uint64_t>(number - 1);
        report.say(Message{"play.campaign-game", {{"number", number}, {"title", asked->scenario.about->title}}});
        auto played = begin_asked(*asked, catalogue);
        if (!played) return report.cannot(in_file(played.error(), one.file));
        say_seed(asked->game.seed, *played, report);
        Teller(report).unless_people(*played);
        if (const Exit exit = play_from_here(*played, report, {}, options.seconds); exit != Exit::Fine) return exit;
        const auto next = next_game(*game, asked->scenario, played->state());
        if (!next) return report.cannot(in_file(next.error(), options.file));
        if (!*next) break;
        link = *next;
        end = played->state();
        game = &*std::ranges::find(campaign.games, link->game, &CampaignGame::id);
    }
    report.say(Message{"play.campaign-over"});
    return Exit::Fine;
}

// ---- going on with a game that was broken off

// Gives the error the line of the action that it names by number.
Refusal at_its_action(Refusal error, const WrittenRecord& written, const std::string& file) {
    const auto number = std::ranges::find(error.message.arguments, "number", &Argument::name);
    std::size_t at = 0;
    if (number != error.message.arguments.end())
        std::from_chars(number->value.data(), number->value.data() + number->value.size(), at);
    const bool known = at >= 1 && at <= written.action_lines.size();
    error.at = FilePos{file, known ? written.action_lines[at - 1] : 0, 0};
    return error;
}

Result<GameSession> begin_recorded(const Record& record, const Scenario& scenario, const Catalogue& catalogue,
                                   SessionHistory history) {
    return GameSession::begin(std::make_shared<const Scenario>(scenario), std::make_shared<const Catalogue>(catalogue),
                              record.options, seats_named(record.seats), {history});
}

bool holds_tree(const Record& record) { return !record.branches.empty() || record.current; }

// Tells each action, and before a branch where it begins.
GameWatch telling_branches(const Record& record, const Report& report, const GameWatch& tell) {
    if (record.branches.empty() || !tell) return tell;
    return [&record, &report, &tell, next = std::size_t{0}](const GameSession& session) mutable {
        for (const RecordedBranch& branch : record.branches)
            if (branch.first == next) report.say(Message{"replay.branch", {{"number", branch.after}}});
        ++next;
        tell(session);
    };
}

// Goes through all that is recorded, the main line first, as far as it is played like that.
Exit follow(GameSession& session, const WrittenRecord& written, const std::string& file, const Report& report,
            const GameWatch& tell) {
    if (tell) tell(session);
    const auto differs = session.follow(written.record, telling_branches(written.record, report, tell));
    if (!differs) return report.cannot(at_its_action(differs.error(), written, file));
    if (*differs == 0) return Exit::Fine;
    report.say(Message{"replay.differs-at",
                       {{"file", file},
                        {"line", written.action_lines[*differs - 1]},
                        {"number", *differs},
                        {"name", written.record.actions[*differs - 1].wording.name}}});
    return Exit::No;
}

// Who plays what by which rules stands in the file.
bool asks_for_another_game(const GameLine& line) {
    const GameLine plain;
    return line.players != plain.players || line.seats != plain.seats || line.seed != plain.seed ||
           line.edition != plain.edition || line.rules != plain.rules || line.armies != plain.armies ||
           line.rounds != plain.rounds || line.points != plain.points;
}

Exit play_on(const PlayOptions& options, const Report& report, const Catalogue& catalogue) {
    const std::string& file = options.file;
    if (asks_for_another_game(options)) return report.cannot({{"play.part-options"}, FilePos{file}});
    const auto lock = system::FileLock::take_existing(file);
    const auto bytes = read_file(file);
    if (!bytes) return report.cannot(bytes.error());
    if (!lock) return report.cannot({{"play.part-in-use"}, FilePos{file}});
    const std::string own = std::filesystem::path(file).replace_extension().string();
    const std::string record = options.record.empty() ? own : options.record;
    if (const auto refused = record == own ? cannot_write(own) : cannot_record(record)) return report.cannot(*refused);
    const auto written = read_record(*bytes, file, &catalogue);
    if (!written) return report.cannot(written.error());
    const auto read = read_scenario(written->scenario, file, catalogue);
    if (!read) return report.cannot(in_record(read.error(), file, written->scenario_line));
    const Seats seats = seats_named(written->record.seats);
    if (has_person(seats) && report.json()) return report.cannot({{"play.human-json"}, {}});
    const SessionHistory history = holds_tree(written->record) || !written->record.options.puzzle.empty()
                                       ? SessionHistory::Tree
                                       : history_for(seats);
    auto session = begin_recorded(written->record, read->scenario, catalogue, history);
    if (!session) return report.cannot(in_record(session.error(), file, written->scenario_line));
    say_seed(written->record.options.seed, *session, report);
    // People see the board instead of all that has happened.
    const GameWatch tell = has_person(seats) ? GameWatch() : Teller(report);
    if (follow(*session, *written, file, report, tell) != Exit::Fine) return Exit::Unusable;
    if (session->options().puzzle.empty()) session->set_mode(PlayMode::FairPlay);
    report.say(Message{"play.goes-on", {{"actions", written->record.actions.size()}}});
    return play_recorded(*session, record, written->scenario, options.seconds, report);
}

// Says what is to be solved, and seats who is to solve it.
Result<AskedGame> ask_puzzle(AskedGame asked, const PlayOptions& options, const Report& report,
                             const Catalogue& catalogue) {
    const auto puzzle = puzzle_named(asked.scenario, options.puzzle);
    if (!puzzle) return failure(puzzle.error());
    auto game = begin_puzzle(asked.scenario, std::make_shared<const Catalogue>(catalogue), **puzzle);
    if (!game) return failure(game.error());
    asked.game.puzzle = options.puzzle;
    asked.seats = seats_for(*game, asked.seats, !options.seats.empty());
    report.say(Message{(*puzzle)->title.text.empty() ? "puzzle.begins" : "puzzle.begins-titled",
                       {{"puzzle", (*puzzle)->id.word},
                        {"title", (*puzzle)->title.text},
                        {"player", game->player.value + 1},
                        {"round", game->last_round}}});
    return asked;
}

Exit play(const PlayOptions& options, const Report& report, const Catalogue& catalogue) {
    if (const auto refused = cannot_write("-")) return report.cannot(*refused);
    if (is_part(options.file)) return play_on(options, report, catalogue);
    if (const auto bytes = options.file == "-" ? Result<std::string>{""} : read_file(options.file);
        bytes && is_campaign(*bytes)) {
        const auto campaign = read_campaign(*bytes, options.file);
        return campaign ? play_all_games(options, report, catalogue, *campaign) : report.cannot(campaign.error());
    }
    auto asked = asked_game(options, catalogue);
    if (asked && !options.puzzle.empty()) asked = ask_puzzle(std::move(*asked), options, report, catalogue);
    if (!asked) return report.cannot(in_file(asked.error(), options.file));
    if (has_person(asked->seats) && report.json()) return report.cannot({{"play.human-json"}, {}});
    if (!options.record.empty())
        if (const auto refused = cannot_record(options.record)) return report.cannot(*refused);
    auto session = begin_asked(*asked, catalogue);
    if (!session) return report.cannot(in_file(session.error(), options.file));
    say_seed(asked->game.seed, *session, report);
    Teller(report).unless_people(*session);
    if (!options.record.empty())
        return play_recorded(*session, options.record, write_scenario(asked->scenario, catalogue), options.seconds,
                             report);
    return play_from_here(*session, report, {}, options.seconds);
}

// ---- replay

Exit replay(const std::string& file, const Report& report, const Catalogue& catalogue) {
    const auto bytes = read_file(file);
    if (!bytes) return report.cannot(bytes.error());
    const auto written = read_record(*bytes, file, &catalogue);
    if (!written) return report.cannot(written.error());
    const auto read = read_scenario(written->scenario, file, catalogue);
    if (!read) return report.cannot(in_record(read.error(), file, written->scenario_line));
    const Record& record = written->record;
    const SessionHistory history = holds_tree(record) ? SessionHistory::Tree : SessionHistory::None;
    auto session = begin_recorded(record, read->scenario, catalogue, history);
    if (!session) return report.cannot(in_record(session.error(), file, written->scenario_line));
    if (const Exit followed = follow(*session, *written, file, report, Teller(report, Secrets::Told));
        followed != Exit::Fine)
        return followed;
    if (written->broken_off) {
        report.say(Message{"replay.broken-off", {{"actions", record.actions.size()}, {"file", file}}});
        return Exit::Fine;
    }
    const bool same = session->ended_as(record);
    report.say(Message{same ? "replay.same" : "replay.differs", {{"actions", record.actions.size()}}});
    return same ? Exit::Fine : Exit::No;
}

}  // namespace

void add_play(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "play", words);
    const auto options = std::make_shared<PlayOptions>();
    command.add_option("FILE", options->file, words("help.play.file"))->required();
    add_game_options(command, *options, words);
    command.add_option("--limit-seconds", options->seconds, words("help.play.seconds"))
        ->type_name("N")
        ->check(whole_from(1, 86'400, words));
    command.add_option("--puzzle", options->puzzle, words("help.play.puzzle"))->type_name("ID");
    command.add_option("--record", options->record, words("help.play.record"))->type_name("OUT.xml");
    add_json(command, run, words);
    on_choice(command, run, [options](const Report& report, const Catalogue& catalogue) {
        return play(*options, report, catalogue);
    });
}

void add_replay(CLI::App& app, Run& run, const Words& words) {
    CLI::App& command = add_command(app, "replay", words);
    const auto file = std::make_shared<std::string>();
    command.add_option("RECORD", *file, words("help.replay.file"))->required();
    add_json(command, run, words);
    on_choice(command, run,
              [file](const Report& report, const Catalogue& catalogue) { return replay(*file, report, catalogue); });
}

}  // namespace hexwright::cli
