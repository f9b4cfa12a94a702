#include "editor/play/game_files.h"

#include "editor/editing/titles.h"
#include "editor/play/sitting_down.h"
#include "editor/workspace/editor_state.h"
#include "engine/scenario/trial.h"
#include "engine/session/puzzle_making.h"
#include "engine/session/scenario_from_game.h"
#include "formats/telling/seen_xml.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <utility>

namespace hexwright::play {

namespace {

void show_game_trouble(EditorState& editor, const Refusal& error, const char* remedy) {
    editor.dialog = {.kind = Dialog::Trouble, .trouble = describe(error, editor.words), .remedy = editor.words(remedy)};
}

// The scenario that is played, whole: a record does not depend on another file.
std::string scenario_text(const EditorState& editor) {
    Scenario scenario = *editor.map.table.play->map();
    scenario.battlefield_source.clear();
    return write_scenario(scenario, editor.catalogue());
}

constexpr const char* untitled = "untitled";

// A game on a copy of a sample is one on that sample: it is found again where that is opened again.
std::filesystem::path map_name(const OpenMap& map) {
    const std::filesystem::path& file = map.document.file().value_or(map.keeping.copy_of);
    std::error_code none;
    return file.empty() ? std::filesystem::path(untitled) : std::filesystem::absolute(file, none);
}

Result<WrittenRecord> written_game(const Catalogue& catalogue, const std::filesystem::path& file) {
    const auto bytes = read_file(file);
    if (!bytes) return failure(bytes.error());
    return read_record(*bytes, file.string(), &catalogue);
}

// The map may have been played with unfinished words on its desk.
Result<Scenario> map_in(const WrittenRecord& written, const Catalogue& catalogue, const std::filesystem::path& file) {
    auto read = read_scenario(written.scenario, file.string(), catalogue, Holes::Kept);
    if (!read) return failure(in_record(read.error(), file.string(), written.scenario_line));
    return std::move(read->scenario);
}

Result<Play> read_game(OpenMap& map, const std::filesystem::path& file) {
    const auto written = written_game(map.catalogue(), file);
    if (!written) return failure(written.error());
    auto read = map_in(*written, map.catalogue(), file);
    if (!read) return failure(read.error());
    // On the map that is open the game is not a stranger.
    auto scenario = std::make_shared<const Scenario>(std::move(*read));
    auto session = GameSession::from_record(scenario, map.document.kept_catalogue(), written->record);
    if (!session) return failure(in_record(session.error(), file.string(), written->scenario_line));
    Scenario open = *map.document.now().scenario;
    open.battlefield_source.clear();
    const bool same = write_scenario(open, map.catalogue()) == written->scenario;
    return Play(std::move(*session), same ? map.document.now().scenario : scenario, map.table.numbers + 1);
}

void put_on_table(OpenMap& map, Play play) {
    map.table.numbers = play.last_number() + (1ULL << 24);
    map.table.play = std::move(play);
    map.table.paused = true;  // Nobody plays on before the person has looked.
    sit_down_again(map);
}

}  // namespace

bool save_game(EditorState& editor, const std::filesystem::path& file) {
    editor.dialog = {};
    if (!editor.map.table.play) return false;
    const WrittenRecord written{.record = editor.map.table.play->session().whole_record(),
                                .scenario = scenario_text(editor)};
    if (written.record.actions.size() > max_recorded_actions) {
        show_game_trouble(
            editor, {{"table.too-long", {{"actions", written.record.actions.size()}, {"most", max_recorded_actions}}}},
            "table.too-long-remedy");
        return false;
    }
    if (const auto done = write_file(file, write_record(written)); !done) {
        show_game_trouble(editor, done.error(), "trouble.save-remedy");
        return false;
    }
    say(editor.map.status, {"table.saved", {{"file", file.filename().string()}}});
    return true;
}

bool open_game(EditorState& editor, const std::filesystem::path& file) {
    editor.dialog = {};
    auto play = read_game(editor.map, file);
    if (!play) {
        show_game_trouble(editor, play.error(), "trouble.open-remedy");
        return false;
    }
    put_on_table(editor.map, std::move(*play));
    return true;
}

std::filesystem::path suggested_game_name(const EditorState& editor) {
    const std::string name = suggested_name(editor.map.document, editor.words);
    return std::filesystem::path(name).stem().string() + "-game.xml";
}

void export_for_decider(EditorState& editor, const std::filesystem::path& file) {
    editor.dialog = {};
    const auto seat = editor.map.table.play->session().decider();
    const auto text = export_for_seat(editor.map.table.play->session(), seat.value_or(PlayerId{0}), editor.words);
    const auto done = text ? write_file(file, *text) : Result<void>(failure(text.error()));
    if (!done) return show_game_trouble(editor, done.error(), "trouble.save-remedy");
    say(editor.map.status,
        {"table.exported", {{"file", file.filename().string()}, {"player", seat.value_or(PlayerId{0}).value + 1}}});
}

// ---- safe

namespace {

void begin_journal(EditorState& editor) {
    const std::filesystem::path file = new_game_file(editor.safety.state, map_name(editor.map));
    auto begun = GameJournal::begin(file, editor.map.table.play->session(), scenario_text(editor));
    if (begun) editor.map.keeping.game = std::make_unique<GameJournal>(std::move(*begun));
}

// A map that was saved under another name is opened by that one; its game is looked for there.
void move_journal(EditorState& editor) {
    const std::unique_ptr<GameJournal> before = std::exchange(editor.map.keeping.game, nullptr);
    begin_journal(editor);
    if (editor.map.keeping.game && before) before->discard();
}

}  // namespace

void keep_game_safe(EditorState& editor) {
    MapKeeping& keeping = editor.map.keeping;
    if (editor.safety.state.empty() || !editor.map.table.play) return;
    const Play& play = *editor.map.table.play;
    const bool over = play.session().state().over;
    const bool another = keeping.game_map != play.map().get() || keeping.game_start != play.started();
    const bool moved = keeping.game &&
                       keeping.game->file().parent_path() != folder_of_games(editor.safety.state, map_name(editor.map));
    if (!another && !moved && keeping.game_revision == play.revision()) return;
    if (another) keeping.game.reset();  // An earlier game stays in its file.
    if (over && keeping.game) keeping.game->discard();
    if (over) keeping.game.reset();  // Until it is taken back.
    else if (!keeping.game) begin_journal(editor);
    else if (moved) move_journal(editor);
    else (void)keeping.game->keep(play.session());  // What could not be written is tried again with the next change.
    keeping.game_map = play.map().get();
    keeping.game_start = play.started();
    keeping.game_revision = play.revision();
}

bool has_parked_game(const EditorState& editor) {
    return !editor.safety.state.empty() && !parked_games(editor.safety.state, map_name(editor.map)).empty();
}

std::vector<ParkedGame> parked_untitled_games(const EditorState& editor) {
    return editor.safety.state.empty() ? std::vector<ParkedGame>{} : parked_games(editor.safety.state, untitled);
}

Result<Scenario> map_of_game(const EditorState& editor, const std::filesystem::path& file) {
    const auto written = written_game(editor.catalogue(), file);
    if (!written) return failure(written.error());
    return map_in(*written, editor.catalogue(), file);
}

ParkedOutcome take_up_parked_game(EditorState& editor, const std::filesystem::path& only) {
    ParkedOutcome outcome;
    if (editor.safety.state.empty()) return outcome;
    for (const ParkedGame& parked : parked_games(editor.safety.state, map_name(editor.map))) {
        if (!only.empty() && parked.file != only) continue;
        auto play = read_game(editor.map, parked.file);
        if (!play) {
            outcome.trouble += (outcome.trouble.empty() ? "" : "\n") + describe(play.error(), editor.words);
            continue;
        }
        put_on_table(editor.map, std::move(*play));
        // The journal of this window has the game from now on.
        keep_game_safe(editor);
        std::error_code ignored;
        if (editor.map.keeping.game) std::filesystem::remove(parked.file, ignored);
        say(editor.map.status, {"table.taken-up"});
        outcome.taken_up = true;
        break;
    }
    return outcome;
}

// ---- into the scenario

std::optional<Message> no_way_into_scenario(const EditorState& editor) {
    const auto now = editor.map.document.now().scenario;
    if (editor.map.table.play->map() == now || editor.map.table.grown == now) return {};
    return Message{"table.other-map"};
}

namespace {

bool become(EditorState& editor, Result<Scenario> made, const char* words) {
    const auto trouble = no_way_into_scenario(editor);
    if (trouble || !made) {
        refuse(editor.map.status, trouble ? *trouble : made.error().message);
        return false;
    }
    editor.map.document.recover(std::move(*made), {words});
    // The game goes on on the map that it has been put into: only what a game does not play has changed.
    editor.map.table.unheeded = editor.map.document.now().scenario;
    say(editor.map.status, {words});
    return true;
}

}  // namespace

bool into_scenario(EditorState& editor, Result<Scenario> made, const char* words) {
    if (!become(editor, std::move(made), words)) return false;
    // A game that begins with the scenario as it is now would come to the same position.
    editor.map.table.grown = editor.map.document.now().scenario;
    return true;
}

std::string free_test_name(const Scenario& scenario, const std::string& stem) {
    const ScenarioTests& tests = tests_of(scenario);
    for (int number = 1;; ++number) {
        const std::string name = stem + "-" + std::to_string(number);
        const auto has_it = [&](const auto& each) { return each.id.word == name; };
        const bool taken = std::ranges::any_of(tests.tests, has_it) || std::ranges::any_of(tests.puzzles, has_it);
        if (!taken) return name;
    }
}

void make_setup(EditorState& editor) {
    (void)become(editor, with_setup_of(*editor.map.document.now().scenario, editor.map.table.play->session().state()),
                 "table.made-setup");
}

void make_puzzle(EditorState& editor) {
    if (auto trouble = no_way_into_scenario(editor)) return refuse(editor.map.status, *trouble);
    const auto scenario = editor.map.document.now().scenario;
    const std::string name = free_test_name(*scenario, "puzzle");
    const PlayerId player = editor.map.table.play->session().decider().value_or(PlayerId{0});
    editor.map.tasks.forget(puzzle_task);
    editor.map.tasks.start(
        editor.jobs, {std::string(puzzle_task), {{"player", player.value + 1}}},
        [scenario, session = editor.map.table.play->session(),
         wish = PuzzleWish{.name = name, .player = player}](JobWatch& watch) {
            return with_solvable_puzzle_of(*scenario, session, wish, [&watch] { return watch.stopped(); });
        },
        [scenario](EditorState& then, Result<MadePuzzle> made) {
            if (!made) return refuse(then.map.status, made.error().message);
            if (!then.map.table.play || then.map.document.now().scenario != scenario)
                return refuse(then.map.status, {"table.other-map"});
            if (into_scenario(then, std::move(made->scenario), "table.made-a-puzzle"))
                say(then.map.status, {"table.made-puzzle", {{"goal", made->goals}}});
        });
}

void resign(EditorState& editor) {
    const auto decider = editor.map.table.play->session().decider();
    if (!decider) return;
    const GameState seen = editor.map.table.play->session().state();
    for (std::size_t i = 0; i < seen.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (controller(seen, figure) == *decider && seen[figure].on_board())
            (void)editor.map.table.play->act(PutFigure{.figure = figure});
    }
    say(editor.map.status, {"table.resigned", {{"player", decider->value + 1}}});
}

}  // namespace hexwright::play
