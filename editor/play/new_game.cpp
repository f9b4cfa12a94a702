#include "editor/play/new_game.h"

#include "editor/desk/desk_setups.h"
#include "editor/editing/viewing.h"
#include "editor/play/game_files.h"
#include "editor/play/game_tree.h"
#include "editor/play/sitting_down.h"
#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"
#include "engine/game/scenario_rules.h"
#include "engine/setup/army_proposal.h"
#include "engine/trials/puzzle.h"

#include <algorithm>
#include <charconv>

namespace hexwright::play {

namespace {

// In the dialog of a new game that is begun instead; else in one of its own.
void tell_of_parked(EditorState& editor, const ParkedOutcome& parked) {
    if (editor.dialog.kind != Dialog::NewGame) editor.dialog = {.kind = Dialog::Trouble};
    editor.dialog.trouble = editor.words(Message{"table.left-behind", {{"trouble", parked.trouble}}});
    editor.dialog.remedy = editor.words(parked.taken_up ? "table.older-taken-up" : "table.left-behind-remedy");
}

}  // namespace

void switch_mode(EditorState& editor) {
    if (editor.map.table.playing) return stop_playing(editor.map);
    if (editor.map.table.play) return sit_down_again(editor.map);
    const ParkedOutcome parked = take_up_parked_game(editor);
    if (!parked.taken_up) ask_for_game(editor);
    if (!parked.trouble.empty()) tell_of_parked(editor, parked);
}

void take_up_or_tell(EditorState& editor, const std::filesystem::path& only) {
    const ParkedOutcome parked = take_up_parked_game(editor, only);
    if (!parked.trouble.empty()) tell_of_parked(editor, parked);
}

bool map_has_changed(const EditorState& editor) {
    const auto& now = editor.map.document.now().scenario;
    return editor.map.table.play && editor.map.table.play->map() != now && editor.map.table.unheeded != now;
}

void go_on_with_old_map(EditorState& editor) { editor.map.table.unheeded = editor.map.document.now().scenario; }

namespace {

// The game that is on the table, begun anew on this map.
std::optional<Play> begun_again(EditorState& editor, std::shared_ptr<const Scenario> map, std::uint64_t seed) {
    TableState& table = editor.map.table;
    const GameSession& session = table.play->session();
    NewGame game{.options = session.options(), .mode = session.mode()};
    game.options.board = nullptr;
    game.options.seed = seed;
    for (std::size_t player = 0; player < session.state().players.size(); ++player)
        game.seats.push_back(seat_name(session.seat(PlayerId{static_cast<int>(player)})));
    auto begun = Play::begin(std::move(map), editor.catalogue(), game, table.numbers + 1);
    if (!begun) {
        refuse(editor.map.status, begun.error().message);
        return {};
    }
    table.numbers = begun->last_number() + (1ULL << 24);
    return std::move(*begun);
}

}  // namespace

void restart_on_map(EditorState& editor) {
    if (auto play =
            begun_again(editor, editor.map.document.now().scenario, play_of(editor.map).session().options().seed))
        editor.map.table.play = std::move(play);
}

void carry_over_to_map(EditorState& editor) {
    auto play = begun_again(editor, editor.map.document.now().scenario, play_of(editor.map).session().options().seed);
    if (!play) return;
    const auto tray = play->carry_over(editor.map.table.play->session().state());
    editor.map.table.play = std::move(play);
    if (tray.empty()) return say(editor.map.status, {"table.carried"});
    std::string names;
    for (const std::string& name : tray) names += (names.empty() ? "" : ", ") + name;
    refuse(editor.map.status, {"table.carried-in-part", {{"count", tray.size()}, {"figures", names}}});
}

void replay_on_map(EditorState& editor) {
    auto play = begun_again(editor, editor.map.document.now().scenario, play_of(editor.map).session().options().seed);
    if (!play) return;
    const Play::Followed followed = play->follow(editor.map.table.play->session());
    editor.map.table.play = std::move(play);
    if (!followed.stopped) return say(editor.map.status, {"table.replayed", {{"count", followed.actions}}});
    refuse(editor.map.status, {"table.replayed-until",
                               {{"number", followed.actions + 1},
                                {"choice", std::vector<Message>{followed.choice}},
                                {"reason", std::vector<Message>{followed.stopped->message}}}});
}

void propose_armies(OpenMap& map) {
    GameForm& form = map.table.form;
    form.game.options.armies.clear();
    if (form.cards == Cards::Proposed)
        form.game.options.armies =
            proposed_armies(*map.document.now().scenario, map.catalogue(), form.game.options, form.proposal);
}

namespace {

std::vector<CardOfArmy>& army_in_form(OpenMap& map, PlayerId player) {
    auto& armies = map.table.form.game.options.armies;
    if (armies.size() <= player.index()) armies.resize(player.index() + 1);
    return armies[player.index()];
}

}  // namespace

void pick_card(OpenMap& map, PlayerId player, CardKind card, int by) {
    const auto army = army_to_pick(*map.document.now().scenario, map.catalogue(), map.table.form.game.options, player);
    if (!army) return refuse(map.status, army.error().message);
    const CardToPick& picked = army->cards[card.index()];
    if (by > 0 && picked.no) return refuse(map.status, picked.no->message);
    if (by < 0 && picked.picked == 0)
        return refuse(map.status, {"army.not-picked", {{"card", map.catalogue()[card].name}}});
    map.status.notice.reset();
    std::vector<CardOfArmy>& cards = army_in_form(map, player);
    cards = with_copies(std::move(cards), card, by, map.catalogue());
}

void fill_army(OpenMap& map, PlayerId player) {
    const GameForm& form = map.table.form;
    auto filled = filled_army(*map.document.now().scenario, map.catalogue(), form.game.options, player, form.proposal);
    map.status.notice.reset();
    army_in_form(map, player) = std::move(filled);
}

void clear_army(OpenMap& map, PlayerId player) { army_in_form(map, player).clear(); }

namespace {

std::vector<bool> scripted_sides(const Scenario& scenario, const GameOptions& options) {
    std::vector<bool> scripted(static_cast<std::size_t>(options.players));
    if (const auto setup = setup_for(scenario, options))
        for (const PlayerSetup& player : setup->players)
            if (player.scripted) scripted[static_cast<std::size_t>(player.number - 1)] = true;
    return scripted;
}

bool may_be_seated(const std::string& who) {
    return who == "human" || std::ranges::count(player_kinds(), who, &PlayerKind::id) > 0;
}

// A side that its scenario scripts tells nothing about who sits there in other games.
void remember_seats(Settings& settings, const Scenario& scenario, const NewGame& game) {
    if (game.options.arranged || !game.options.puzzle.empty()) return;
    const std::vector<bool> scripted = scripted_sides(scenario, game.options);
    settings.seats.resize(std::min(std::max(settings.seats.size(), game.seats.size()), most_seats), "greedy");
    for (std::size_t i = 0; i < std::min(game.seats.size(), most_seats); ++i)
        if (i >= scripted.size() || !scripted[i] || game.seats[i] != "rote") settings.seats[i] = game.seats[i];
}

}  // namespace

std::vector<std::string> seats_to_begin_with(const Scenario& scenario, const GameOptions& options,
                                             std::span<const std::string> last) {
    const std::vector<bool> scripted = scripted_sides(scenario, options);
    std::vector<std::string> seats(scripted.size(), "greedy");
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (scripted[i]) seats[i] = "rote";
        else if (i < last.size() && may_be_seated(last[i])) seats[i] = last[i];
    }
    const bool watched = !last.empty() && std::ranges::count(last, "human") == 0;
    if (watched || std::ranges::count(seats, "human") > 0) return seats;
    const auto person = std::ranges::find(scripted, false);
    seats[person == scripted.end() ? 0 : static_cast<std::size_t>(person - scripted.begin())] = "human";
    return seats;
}

bool keeps_secrets(const OpenMap& map) {
    const auto begun = GameSession::begin(map.document.now().scenario, map.document.kept_catalogue(),
                                          map.table.form.game.options, {}, {SessionHistory::None});
    return begun && has_secret_words(begun->state());
}

namespace {

// nullopt for what is no seed.
std::optional<std::uint64_t> seed_from(const std::string& text) {
    std::uint64_t seed = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (trouble != std::errc() || end != text.data() + text.size() || seed == 0) return {};
    return seed;
}

}  // namespace

void roll_other_dice(EditorState& editor) { editor.map.table.form.seed = std::to_string(editor.fresh_seed()); }

void choose_whole_game(EditorState& editor) {
    const Scenario& scenario = *editor.map.document.now().scenario;
    GameForm form{.proposal = editor.map.table.form.proposal, .seed = editor.map.table.form.seed};
    form.game.options.players = usual_players(scenario);
    if (form.game.options.players == 0) return refuse(editor.map.status, {"table.no-zones"});
    form.game.seats = seats_to_begin_with(scenario, form.game.options, editor.user.settings.seats);
    editor.map.table.form = std::move(form);
    propose_armies(editor.map);
    const auto& armies = editor.map.table.form.game.options.armies;
    const bool none = std::ranges::all_of(armies, [](const auto& army) { return army.empty(); });
    if (none) editor.map.table.form.cards = Cards::AsScenario;
    if (keeps_secrets(editor.map))
        editor.map.table.form.secrets = true, editor.map.table.form.game.mode = PlayMode::FairPlay;
}

void choose_puzzle(OpenMap& map, const std::string& id) {
    const Scenario& scenario = *map.document.now().scenario;
    const auto named = puzzle_named(scenario, id);
    if (!named) return refuse(map.status, named.error().message);
    const auto begun = begin_puzzle(scenario, map.document.kept_catalogue(), **named);
    if (!begun) return refuse(map.status, begun.error().message);
    GameForm form{.cards = Cards::AsScenario, .seed = map.table.form.seed};
    form.game.options.puzzle = id;
    form.game.options.players = static_cast<int>(begun->state.players.size());
    form.game.seats.assign(begun->state.players.size(), "idle");
    form.game.seats[begun->player.index()] = "human";
    map.table.form = std::move(form);
}

void choose_empty_position(OpenMap& map, int players) {
    GameForm form{.cards = Cards::AsScenario, .seed = map.table.form.seed};
    form.game.options.arranged = true;
    form.game.options.players = players;
    form.game.seats.assign(static_cast<std::size_t>(players), "human");
    map.table.form = std::move(form);
}

void ask_for_game(EditorState& editor) {
    const Scenario& scenario = *editor.map.document.now().scenario;
    if (scenario.battlefield.size() == 0) return refuse(editor.map.status, {"table.no-map"});
    editor.map.status.notice.reset();
    editor.map.table.form = {};
    roll_other_dice(editor);
    if (const auto& puzzles = tests_of(scenario).puzzles; !puzzles.empty())
        choose_puzzle(editor.map, puzzles.front().id.word);
    if (editor.map.table.form.game.seats.empty() && usual_players(scenario) > 0) choose_whole_game(editor);
    if (editor.map.table.form.game.seats.empty()) choose_empty_position(editor.map, 2);
    editor.dialog = {.kind = Dialog::NewGame};
}

void begin_game(EditorState& editor) {
    TableState& table = editor.map.table;
    NewGame game = table.form.game;
    const auto seed = seed_from(table.form.seed);
    if (!seed) return refuse(editor.map.status, {"new-game.no-seed", {{"value", table.form.seed}}});
    game.options.seed = *seed;
    auto begun = Play::begin(editor.map.document.now().scenario, editor.catalogue(), game, table.numbers + 1);
    if (!begun) return refuse(editor.map.status, begun.error().message);
    remember_seats(editor.user.settings, *editor.map.document.now().scenario, game);
    table.numbers = begun->last_number() + (1ULL << 24);
    table.play = std::move(*begun);
    editor.dialog = {};
    if (game.options.arranged) table.tab = TableTab::Position;
    sit_down_again(editor.map);
}

namespace {

// The first position of the line in which play had begun; invalid while it is arranged.
NodeId where_play_began(const GameSession& session) {
    for (const NodeId node : session.tree().line_to(session.current()))
        if (const auto& after = session.tree()[node].step->after; after && !being_arranged(*after)) return node;
    return {};
}

}  // namespace

namespace {

std::uint64_t seed_other_than(EditorState& editor, std::uint64_t last) {
    for (;;)
        if (const std::uint64_t seed = editor.fresh_seed(); seed != last) return seed;
}

}  // namespace

void rematch(EditorState& editor) {
    const GameSession& session = play_of(editor.map).session();
    if (session.options().arranged) {  // Its beginning was made by hand.
        go_to_node(editor.map, where_play_began(session));
        return set_dice(editor.map, NewDice{});
    }
    if (auto play = begun_again(
            editor, map_has_changed(editor) ? editor.map.document.now().scenario : play_of(editor.map).map(),
            seed_other_than(editor, session.options().seed)))
        editor.map.table.play = std::move(play);
}

}  // namespace hexwright::play
