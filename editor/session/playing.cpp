#include "editor/session/playing.h"

#include "editor/session/game_files.h"
#include "editor/session/viewing.h"
#include "engine/core/text.h"
#include "engine/game/board_query.h"
#include "engine/setup/army_proposal.h"
#include "engine/simulation/chances.h"
#include "engine/simulation/imagined.h"
#include "engine/story/story.h"
#include "engine/trials/puzzle.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hexwright::editor_session {

namespace {

Play& play_of(EditorState& editor) { return *editor.table.play; }
const Play& play_of(const EditorState& editor) { return *editor.table.play; }

// Says why not, if it was refused.
bool went(EditorState& editor, const Result<void>& result) {
    if (result) editor.status.notice.reset();
    else refuse(editor.status, result.error().message);
    return result.has_value();
}

FigureId figure_pointed_at(const EditorState& editor, const Pointer& pointer) {
    return touched_at(play_of(editor).seen(), pointer.hex, level_pointed_at(editor, pointer)).figure;
}

// Players of the scenario's first set-up, or as many as it has start zones.
int usual_players(const Scenario& scenario) {
    const auto setup = setup_for(scenario, {});
    return setup ? setup->player_count() : 0;
}

void sit_down(EditorState& editor) {
    editor.table.playing = true;
    editor.table.waited = 0;
    editor.tools.pressed.reset();
    editor.status.notice.reset();
    if (!editor.view.whole) show_whole(editor, true);
    editor.view.frame_plan = editor.view.frame_scene = true;
    editor.view.frame_selection = false;
}

}  // namespace

// ---- between editing and playing

void switch_mode(EditorState& editor) {
    if (editor.table.playing) return stop_playing(editor);
    if (editor.table.play) return sit_down(editor);
    if (!take_up_parked_game(editor)) ask_for_game(editor);
}

void sit_down_again(EditorState& editor) { sit_down(editor); }

void stop_playing(EditorState& editor) {
    editor.table.playing = false;
    editor.tools.hovered.reset();
    editor.status.notice.reset();
}

bool map_has_changed(const EditorState& editor) {
    const auto& now = editor.document.now().scenario;
    return editor.table.play && editor.table.play->map() != now && editor.table.unheeded != now;
}

void go_on_with_old_map(EditorState& editor) { editor.table.unheeded = editor.document.now().scenario; }

namespace {

// The game that is on the table, begun anew on the map as it is now.
std::optional<Play> begun_again(EditorState& editor, std::uint64_t seed) {
    TableState& table = editor.table;
    const GameSession& session = table.play->session();
    NewGame game{.options = session.options(), .mode = session.mode()};
    game.options.board = nullptr;
    game.options.seed = seed;
    for (std::size_t player = 0; player < session.state().players.size(); ++player)
        game.seats.push_back(seat_name(session.seat(PlayerId{static_cast<int>(player)})));
    auto begun = Play::begin(editor.document.now().scenario, editor.catalogue(), game, table.numbers + 1);
    if (!begun) {
        refuse(editor.status, begun.error().message);
        return {};
    }
    table.numbers = begun->last_number() + (1ULL << 24);
    return std::move(*begun);
}

}  // namespace

void restart_on_map(EditorState& editor) {
    if (auto play = begun_again(editor, play_of(editor).session().options().seed)) editor.table.play = std::move(play);
}

void carry_over_to_map(EditorState& editor) {
    auto play = begun_again(editor, play_of(editor).session().options().seed);
    if (!play) return;
    const auto tray = play->carry_over(editor.table.play->session().state());
    editor.table.play = std::move(play);
    if (tray.empty()) return say(editor.status, {"table.carried"});
    std::string names;
    for (const std::string& name : tray) names += (names.empty() ? "" : ", ") + name;
    refuse(editor.status, {"table.carried-in-part", {{"count", tray.size()}, {"figures", names}}});
}

void replay_on_map(EditorState& editor) {
    auto play = begun_again(editor, play_of(editor).session().options().seed);
    if (!play) return;
    const Play::Followed followed = play->follow(editor.table.play->session());
    editor.table.play = std::move(play);
    if (!followed.stopped) return say(editor.status, {"table.replayed", {{"count", followed.actions}}});
    refuse(editor.status, {"table.replayed-until",
                           {{"number", followed.actions + 1},
                            {"choice", std::vector<Message>{followed.choice}},
                            {"reason", std::vector<Message>{followed.stopped->message}}}});
}

void propose_armies(EditorState& editor) {
    GameForm& form = editor.table.form;
    form.game.options.armies.clear();
    if (form.cards == Cards::Proposed)
        form.game.options.armies =
            proposed_armies(*editor.document.now().scenario, editor.catalogue(), form.game.options, form.proposal);
}

namespace {

std::vector<CardOfArmy>& army_in_form(EditorState& editor, PlayerId player) {
    auto& armies = editor.table.form.game.options.armies;
    if (armies.size() <= player.index()) armies.resize(player.index() + 1);
    return armies[player.index()];
}

}  // namespace

void pick_card(EditorState& editor, PlayerId player, CardKind card, int by) {
    const auto army =
        army_to_pick(*editor.document.now().scenario, editor.catalogue(), editor.table.form.game.options, player);
    if (!army) return refuse(editor.status, army.error().message);
    const CardToPick& picked = army->cards[card.index()];
    if (by > 0 && picked.no) return refuse(editor.status, picked.no->message);
    if (by < 0 && picked.picked == 0)
        return refuse(editor.status, {"army.not-picked", {{"card", editor.catalogue()[card].name}}});
    editor.status.notice.reset();
    std::vector<CardOfArmy>& cards = army_in_form(editor, player);
    cards = with_copies(std::move(cards), card, by, editor.catalogue());
}

void fill_army(EditorState& editor, PlayerId player) {
    const GameForm& form = editor.table.form;
    auto filled =
        filled_army(*editor.document.now().scenario, editor.catalogue(), form.game.options, player, form.proposal);
    editor.status.notice.reset();
    army_in_form(editor, player) = std::move(filled);
}

void clear_army(EditorState& editor, PlayerId player) { army_in_form(editor, player).clear(); }

void choose_whole_game(EditorState& editor) {
    const Scenario& scenario = *editor.document.now().scenario;
    GameForm form{.proposal = editor.table.form.proposal};
    form.game.options.players = usual_players(scenario);
    if (form.game.options.players == 0) return refuse(editor.status, {"table.no-zones"});
    form.game.seats.assign(static_cast<std::size_t>(form.game.options.players), "greedy");
    form.game.seats.front() = "human";
    editor.table.form = std::move(form);
    propose_armies(editor);
    const auto& armies = editor.table.form.game.options.armies;
    const bool none = std::ranges::all_of(armies, [](const auto& army) { return army.empty(); });
    if (none) editor.table.form.cards = Cards::AsScenario;
}

void choose_puzzle(EditorState& editor, const std::string& id) {
    const Scenario& scenario = *editor.document.now().scenario;
    const auto named = puzzle_named(scenario, id);
    if (!named) return refuse(editor.status, named.error().message);
    const auto begun = begin_puzzle(scenario, std::make_shared<const Catalogue>(editor.catalogue()), **named);
    if (!begun) return refuse(editor.status, begun.error().message);
    GameForm form{.cards = Cards::AsScenario};
    form.game.options.puzzle = id;
    form.game.options.players = static_cast<int>(begun->state.players.size());
    form.game.seats.assign(begun->state.players.size(), "idle");
    form.game.seats[begun->player.index()] = "human";
    editor.table.form = std::move(form);
}

void choose_empty_position(EditorState& editor, int players) {
    GameForm form{.cards = Cards::AsScenario};
    form.game.options.arranged = true;
    form.game.options.players = players;
    form.game.seats.assign(static_cast<std::size_t>(players), "human");
    editor.table.form = std::move(form);
}

void ask_for_game(EditorState& editor) {
    const Scenario& scenario = *editor.document.now().scenario;
    if (scenario.battlefield.size() == 0) return refuse(editor.status, {"table.no-map"});
    editor.status.notice.reset();
    editor.table.form = {};
    if (const auto& puzzles = tests_of(scenario).puzzles; !puzzles.empty())
        choose_puzzle(editor, puzzles.front().id.word);
    if (editor.table.form.game.seats.empty() && usual_players(scenario) > 0) choose_whole_game(editor);
    if (editor.table.form.game.seats.empty()) choose_empty_position(editor, 2);
    editor.dialog = {.kind = Dialog::NewGame};
}

void begin_game(EditorState& editor) {
    TableState& table = editor.table;
    NewGame game = table.form.game;
    game.options.seed = table.form.proposal;
    auto begun = Play::begin(editor.document.now().scenario, editor.catalogue(), game, table.numbers + 1);
    if (!begun) return refuse(editor.status, begun.error().message);
    table.numbers = begun->last_number() + (1ULL << 24);
    table.play = std::move(*begun);
    editor.dialog = {};
    if (game.options.arranged) table.tab = TableTab::Position;
    sit_down(editor);
}

namespace {

// The first position of the line in which play had begun; invalid while it is arranged.
NodeId where_play_began(const GameSession& session) {
    for (const NodeId node : session.tree().line_to(session.current()))
        if (const auto& after = session.tree()[node].step->after; after && !being_arranged(*after)) return node;
    return {};
}

}  // namespace

void rematch(EditorState& editor) {
    const GameSession& session = play_of(editor).session();
    if (session.options().arranged) {  // Its beginning was made by hand.
        go_to_node(editor, where_play_began(session));
        return set_dice(editor, NewDice{});
    }
    if (auto play = begun_again(editor, play_of(editor).session().options().seed + 1))
        editor.table.play = std::move(play);
}

// ---- gestures

bool may_choose(const EditorState& editor) {
    if (!editor.table.on()) return false;
    const Play& play = play_of(editor);
    if (play.legal().empty() || play.curtain()) return false;
    const bool computers_rest = editor.table.paused || editor.table.pace == Pace::Step;
    return play.session().person_decides() || (play.session().mode() == PlayMode::OpenTable && computers_rest);
}

void choose_listed(EditorState& editor, std::size_t listed) {
    if (!may_choose(editor)) return;
    went(editor, play_of(editor).choose(listed));
    editor.table.waited = 0;
}

int level_pointed_at(const EditorState& editor, const Pointer& pointer) {
    if (pointer.in_scene && pointer.level) return *pointer.level - 1;
    return editor.view.whole ? 0 : editor.view.level;
}

Meaning meaning_at(const EditorState& editor, const Pointer& pointer) {
    if (!may_choose(editor)) return {};
    const Play& play = play_of(editor);
    return meaning_of(play.seen(), play.legal(), play.hand,
                      touched_at(play.seen(), pointer.hex, level_pointed_at(editor, pointer)));
}

namespace {

void carry_out(EditorState& editor, const Meaning& meaning) {
    Play& play = play_of(editor);
    if (meaning.let_go) {
        play.hand = {};
    } else if (meaning.take_up.valid()) {
        play.hand = {.actor = meaning.take_up};
    } else if (const auto listed = meant(meaning, play.legal(), play.hand)) {
        choose_listed(editor, *listed);
    }
    if (!meaning.nothing() && editor.status.shaking == 0) editor.status.notice.reset();
}

}  // namespace

namespace {

// While a position is arranged, a figure is taken up from the tray or the map, and put where the next click is.
bool arranging(const EditorState& editor) {
    return editor.table.on() && being_arranged(play_of(editor).session().state()) && may_act_by_hand(editor);
}

FigureId next_in_tray(const GameState& seen, CardId card) {
    for (const FigureId figure : figures_of(seen, card))
        if (seen[figure].place == Figure::Place::Reserve) return figure;
    return {};
}

void take_up(EditorState& editor, const Touched& touched) {
    const GameState& seen = play_of(editor).seen();
    const FigureId figure = touched.card.valid() ? next_in_tray(seen, touched.card) : touched.figure;
    play_of(editor).hand = {.actor = figure};
    editor.status.notice.reset();
}

// The next figure of its card is in hand then, until all stand.
void put_from_hand(EditorState& editor, const Pointer& pointer) {
    const GameState& seen = play_of(editor).seen();
    const Touched here = touched_at(seen, pointer.hex, level_pointed_at(editor, pointer));
    const FigureId in_hand = play_of(editor).hand.actor;
    if (!in_hand.valid() || here.figure.valid()) return take_up(editor, here);
    if (here.spaces.empty()) return let_go_at_table(editor);
    const CardId card = seen[in_hand].card;
    editor.table.carried = in_hand;
    put_by_hand(editor, pointer);
    if (!editor.status.notice || !editor.status.notice->refused)
        play_of(editor).hand = {.actor = next_in_tray(play_of(editor).seen(), card)};
}

}  // namespace

void touch(EditorState& editor, const Touched& touched) {
    if (arranging(editor)) return take_up(editor, touched);
    if (!may_choose(editor)) return refuse(editor.status, {"table.not-yours"});
    const Play& play = play_of(editor);
    const Meaning meaning = meaning_of(play.seen(), play.legal(), play.hand, touched);
    if (meaning.nothing()) return refuse(editor.status, why_nothing(play, touched).message);
    carry_out(editor, meaning);
}

void touch_map(EditorState& editor, const Pointer& pointer) {
    if (play_of(editor).curtain()) return;
    const GameState& board = play_of(editor).seen();
    if (const Touched here = touched_at(board, pointer.hex, level_pointed_at(editor, pointer)); !here.spaces.empty())
        editor.table.touched_space = (*board.board)[here.spaces.front()].space;
    if (pointer.mods.shift) return lift_by_hand(editor, pointer);
    if (arranging(editor)) return put_from_hand(editor, pointer);
    editor.table.pressed = pointer.hex;
    if (!may_choose(editor)) return refuse(editor.status, {"table.not-yours"});
    const Meaning meaning = meaning_at(editor, pointer);
    if (meaning.nothing()) {
        const Touched touched = touched_at(play_of(editor).seen(), pointer.hex);
        if (touched.spaces.empty()) return let_go_at_table(editor);
        return refuse(editor.status, why_nothing(play_of(editor), touched).message);
    }
    editor.table.lets_go = meaning.let_go;
    if (!meaning.let_go) carry_out(editor, meaning);
}

namespace {

HexCoord step_towards(HexCoord from, HexCoord to) {
    HexCoord best = from;
    for (int side = 0; side < 6; ++side)
        if (const HexCoord next = neighbour(from, static_cast<Direction>(side));
            distance(next, to) < distance(best, to))
            best = next;
    return best;
}

bool stands_there(const EditorState& editor, HexCoord hex) {
    const GameState& seen = play_of(editor).seen();
    const FigureId figure = play_of(editor).hand.actor;
    return figure.valid() && std::ranges::any_of(spaces_of(seen, figure), [&](SpaceIndex space) {
               return (*seen.board)[space].space.at == hex;
           });
}

// True if the drag was meant as a way, whether the move was done or refused.
bool moved_along(EditorState& editor, const std::vector<HexCoord>& way, const Pointer& pointer) {
    Play& play = play_of(editor);
    if (way.size() < 3 || figure_pointed_at(editor, pointer).valid()) return false;
    const std::vector<Move> moves = moves_along(play.seen(), play.legal(), play.hand, way);
    std::optional<Refusal> why;
    for (const Move& move : moves) {
        const auto done = play.act(move);
        if (done) {
            editor.status.notice.reset();
            editor.table.waited = 0;
            return true;
        }
        if (!why) why = done.error();
    }
    if (why) refuse(editor.status, why->message);
    return why.has_value();
}

}  // namespace

void drag_at_table(EditorState& editor, const Pointer& pointer) {
    TableState& table = editor.table;
    if (!table.pressed || !may_choose(editor) || !stands_there(editor, *table.pressed)) return;
    if (table.way.empty() || table.way.front() != *table.pressed) table.way = {*table.pressed};
    while (table.way.back() != pointer.hex) {
        const auto before = std::ranges::find(table.way, pointer.hex);
        if (before != table.way.end()) table.way.erase(before + 1, table.way.end());
        else table.way.push_back(step_towards(table.way.back(), pointer.hex));
    }
}

void drop_marker(EditorState& editor, int marker, CardId card) {
    if (!may_choose(editor)) return refuse(editor.status, {"table.not-yours"});
    const Play& play = play_of(editor);
    const auto* asked = play.legal().empty() ? nullptr : std::get_if<PlaceMarker>(&play.legal().front());
    if (!asked) return refuse(editor.status, {"table.means-nothing"});
    const bool may_be_laid = std::ranges::any_of(play.legal(), [marker](const Action& action) {
        const auto* place = std::get_if<PlaceMarker>(&action);
        return place && place->marker == marker;
    });
    if (!may_be_laid) return refuse(editor.status, {"table.marker-order", {{"marker", face_text(asked->marker)}}});
    const auto listed = std::ranges::find(play.legal(), Action{PlaceMarker{marker, card}});
    if (listed == play.legal().end()) return refuse(editor.status, why_nothing(play, {.card = card}).message);
    choose_listed(editor, static_cast<std::size_t>(listed - play.legal().begin()));
}

void release_at_table(EditorState& editor, const Pointer& pointer) {
    if (editor.table.carried.valid()) return put_by_hand(editor, pointer);
    drag_at_table(editor, pointer);  // The mouse may have moved in the same frame.
    const auto pressed = std::exchange(editor.table.pressed, std::nullopt);
    const std::vector<HexCoord> way = std::exchange(editor.table.way, {});
    const bool lets_go = std::exchange(editor.table.lets_go, false);
    if (lets_go && pressed && *pressed == pointer.hex) return let_go_at_table(editor);
    if (!pressed || *pressed == pointer.hex || !may_choose(editor) || !play_of(editor).hand.actor.valid()) return;
    if (moved_along(editor, way, pointer)) return;
    if (const Meaning meaning = meaning_at(editor, pointer); !meaning.actions.empty()) carry_out(editor, meaning);
}

void dispute_or_let_go(EditorState& editor, const Pointer& pointer) {
    const FigureId target = figure_pointed_at(editor, pointer), figure = play_of(editor).hand.actor;
    const GameState& seen = play_of(editor).seen();
    if (!target.valid() || !figure.valid() || target == figure || friends(seen, figure, target))
        return let_go_at_table(editor);
    went(editor, play_of(editor).act(Dispute{figure, target}));
}

namespace {

std::optional<std::size_t> listed_where(const EditorState& editor, bool (*is)(const Handle&)) {
    if (!may_choose(editor)) return {};
    const std::vector<Action>& legal = play_of(editor).legal();
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (is(handle_of(legal[i]))) return i;
    return {};
}

std::optional<std::size_t> answer_listed(const EditorState& editor, bool yes) {
    return yes ? listed_where(editor, [](const Handle& h) { return h.answer == true; })
               : listed_where(editor, [](const Handle& h) { return h.answer == false; });
}

}  // namespace

bool may_act_by_hand(const EditorState& editor) {
    return editor.table.on() && play_of(editor).session().mode() == PlayMode::OpenTable;
}

namespace {

bool refused_at_fair_play(EditorState& editor) {
    if (may_act_by_hand(editor)) return false;
    if (editor.table.on()) refuse(editor.status, {"table.fair-by-hand"});
    return true;
}

}  // namespace

void act_by_hand(EditorState& editor, const Wording& wording) {
    if (!refused_at_fair_play(editor)) went(editor, play_of(editor).act_by_hand(wording));
}

void clear_table(EditorState& editor) { act_by_hand(editor, {std::string(Arrange::name), {{"clear", "yes"}}}); }

void begin_play(EditorState& editor) { act_by_hand(editor, {std::string(BeginPlay::name)}); }

// The game's own beginning is the root of its tree; one that began with an empty table is arranged like a new game.
void set_up_again(EditorState& editor) {
    if (refused_at_fair_play(editor)) return;
    const GameSession& session = play_of(editor).session();
    if (!session.options().arranged) return go_to_node(editor, SessionTree::root());
    GameOptions options{.players = session.options().players, .seed = session.options().seed};
    options.armies = proposed_armies(*play_of(editor).map(), editor.catalogue(), options, options.seed);
    went(editor, play_of(editor).arrange_as(options));
}

void try_puzzle_again(EditorState& editor) {
    if (editor.table.on()) go_to_node(editor, SessionTree::root());
}

namespace {

Wording put_on(const GameState& seen, FigureId figure, SpaceIndex at, SpaceIndex tail, int wounds) {
    Wording wording{std::string(PutFigure::name), {{"figure", name_of(seen, figure)}}};
    const auto text = [&](SpaceIndex space) { return to_text((*seen.board)[space].space); };
    if (at != no_space) wording.members.emplace_back("at", text(at));
    if (tail != no_space) wording.members.emplace_back("tail", text(tail));
    wording.members.emplace_back("wounds", std::to_string(wounds));
    return wording;
}

// The space behind it for a double-space figure: the first beside it that lies level and is free.
SpaceIndex tail_beside(const GameState& seen, FigureId figure, SpaceIndex at) {
    if (printed(seen, figure).base != FigureBase::Double) return no_space;
    for (const Link& link : seen.board->links(at)) {
        const FigureId there = figure_at(seen, link.to);
        if (link.rise == 0 && (!there.valid() || there == figure)) return link.to;
    }
    return no_space;
}

}  // namespace

void lift_by_hand(EditorState& editor, const Pointer& pointer) {
    if (refused_at_fair_play(editor)) return;
    editor.table.carried = figure_pointed_at(editor, pointer);
}

void put_by_hand(EditorState& editor, const Pointer& pointer) {
    const FigureId figure = std::exchange(editor.table.carried, FigureId{});
    if (!figure.valid()) return;
    const GameState& seen = play_of(editor).seen();
    const Touched touched = touched_at(seen, pointer.hex, level_pointed_at(editor, pointer));
    const SpaceIndex at = touched.spaces.empty() ? no_space : touched.spaces.front();
    const SpaceIndex tail = at == no_space ? no_space : tail_beside(seen, figure, at);
    if (at != seen[figure].at()) act_by_hand(editor, put_on(seen, figure, at, tail, seen[figure].wounds));
}

bool wound_by_hand(EditorState& editor, int by) {
    if (!editor.table.on() || !editor.tools.hovered) return false;
    const FigureId figure = figure_pointed_at(editor, *editor.tools.hovered);
    if (!figure.valid()) return false;
    if (refused_at_fair_play(editor)) return true;
    const GameState& seen = play_of(editor).seen();
    const int wounds = std::clamp(seen[figure].wounds + by, 0, printed(seen, figure).life - 1);
    if (wounds != seen[figure].wounds)
        act_by_hand(editor, put_on(seen, figure, seen[figure].at(), seen[figure].tail(), wounds));
    return true;
}

void place_the_rest(EditorState& editor) {
    if (may_choose(editor)) went(editor, play_of(editor).place_the_rest(*player_kind("greedy")));
}

namespace {

constexpr std::int64_t games_of_chances = 300;

std::vector<Message> told_chances(const Chances& chances, std::size_t players) {
    std::vector<Message> lines;
    std::string seats;
    for (const std::string_view seat : chances.seats) seats += (seats.empty() ? "" : ", ") + std::string(seat);
    lines.push_back({"chances.of", {{"games", static_cast<long long>(games_in(chances.sum))}, {"seats", seats}}});
    const auto percent = [](double share) { return static_cast<int>(std::lround(100 * share)); };
    for (std::size_t i = 0; i < players; ++i) {
        const Rate rate = chances.rate_for(PlayerId{static_cast<int>(i)});
        lines.push_back({"chances.player",
                         {{"player", i + 1},
                          {"rate", percent(rate.rate)},
                          {"low", percent(rate.low)},
                          {"high", percent(rate.high)}}});
    }
    return lines;
}

}  // namespace

void ask_chances(EditorState& editor) {
    const Play& play = play_of(editor);
    ChancesAsked asked{.asker = play.viewer(),
                       .games = games_of_chances,
                       .seed = static_cast<std::uint64_t>(play.session().current().value)};
    for (std::size_t i = 0; i < play.session().state().players.size(); ++i)
        asked.seats.push_back(play.session().seat(PlayerId{static_cast<int>(i)}));
    asked.glyphs = hidden_glyphs(*play.map(), editor.catalogue());
    editor.table.chances.clear();
    editor.tasks.start(
        editor.jobs, {"chances.under-way"},
        [state = play.session().state(), asked](JobWatch& watch) {
            std::int64_t played = 0;
            return chances_from(
                state, asked,
                {.stop = [&] { return watch.cancelled(); },
                 .progress =
                     [&](const Statistics&) { watch.progress(static_cast<double>(++played) / games_of_chances); }});
        },
        [revision = play.revision(), players = asked.seats.size()](EditorState& s, Chances chances) {
            s.table.chances = told_chances(chances, players);
            s.table.chances_of = revision;
        });
}

void ask_advice(EditorState& editor) {
    if (!may_choose(editor)) return;
    const auto listed = play_of(editor).advice(*player_kind("greedy"));
    if (!listed) return;
    play_of(editor).hand.advised = listed;
    say(editor.status, {"table.advice", {{"choice", std::vector<Message>{play_of(editor).choices()[*listed]}}}});
}

bool can_answer(const EditorState& editor, bool yes) { return answer_listed(editor, yes).has_value(); }

void answer(EditorState& editor, bool yes) {
    if (const auto listed = answer_listed(editor, yes)) choose_listed(editor, *listed);
}

std::optional<std::size_t> done_listed(const EditorState& editor) {
    return listed_where(editor, [](const Handle& h) { return h.done; });
}

void let_go_at_table(EditorState& editor) {
    editor.status.notice.reset();
    if (editor.table.on()) play_of(editor).hand = {};
}

void turn_in_hand(EditorState& editor, int by) {
    if (editor.table.on()) play_of(editor).hand.facing += by;
}

void other_way(EditorState& editor, int by) {
    if (editor.table.on()) play_of(editor).hand.alternative += by;
}

void next_power(EditorState& editor) {
    if (!may_choose(editor)) return;
    Choosing& hand = play_of(editor).hand;
    std::vector<int> ways;
    for (const Action& action : play_of(editor).legal())
        if (const Handle h = handle_of(action); h.actor.valid() && h.actor == hand.actor) ways.push_back(h.with);
    std::ranges::sort(ways);
    ways.erase(std::ranges::unique(ways).begin(), ways.end());
    if (ways.size() < 2) return refuse(editor.status, {"table.no-other-way"});
    const auto next = std::ranges::upper_bound(ways, hand.with.value_or(0));
    hand.with = next == ways.end() ? ways.front() : *next;
}

void take_power(EditorState& editor, const PowerOffer& offer) {
    if (!may_choose(editor)) return;
    if (!offer.needs_more && offer.actions.size() == 1) return choose_listed(editor, offer.actions.front());
    play_of(editor).hand = {.actor = offer.figure, .with = offer.number};
}

// ---- the tree

void take_back_play(EditorState& editor) {
    if (editor.table.on()) went(editor, play_of(editor).take_back());
}

void go_to_node(EditorState& editor, NodeId node) {
    if (editor.table.on() && node.valid()) went(editor, play_of(editor).go_to(node));
}

void step_in_tree(EditorState& editor, int by) {
    if (!editor.table.on()) return;
    go_to_node(editor, by < 0 ? play_of(editor).back() : play_of(editor).forward());
}

void go_to_end_of_line(EditorState& editor, int by) {
    if (!editor.table.on()) return;
    const GameSession& session = play_of(editor).session();
    go_to_node(editor, by < 0 ? SessionTree::root() : session.tree().end_of_line(session.current()));
}

void beside_in_tree(EditorState& editor, int by) {
    if (!editor.table.on()) return;
    const GameSession& session = play_of(editor).session();
    const NodeId parent = play_of(editor).back();
    if (!parent.valid()) return;
    const auto& branches = session.tree()[parent].children;
    const auto at = std::ranges::find(branches, session.current()) - branches.begin() + by;
    if (at >= 0 && at < static_cast<std::ptrdiff_t>(branches.size()))
        go_to_node(editor, branches[static_cast<std::size_t>(at)]);
}

void play_fair_or_open(EditorState& editor) {
    Play& play = play_of(editor);
    const bool fair = play.session().mode() == PlayMode::FairPlay;
    play.set_mode(fair ? PlayMode::OpenTable : PlayMode::FairPlay);
    if (!fair && std::holds_alternative<SetDice>(play.dice)) play.dice = SameDice{};
}

std::optional<std::vector<std::uint8_t>> faces_from(const std::string& text) {
    std::vector<std::uint8_t> faces;
    for (const std::string& word : words_in(text)) {
        const std::string name = lower(word);
        int face = name == "skull" ? 1 : name == "shield" ? 4 : name == "blank" ? 6 : 0;
        if (face == 0) {
            const auto [end, trouble] = std::from_chars(word.data(), word.data() + word.size(), face);
            if (trouble != std::errc() || end != word.data() + word.size() || face < 1 || face > 20) return {};
        }
        faces.push_back(static_cast<std::uint8_t>(face));
    }
    return faces;
}

void set_dice(EditorState& editor, DicePolicy dice) {
    if (std::holds_alternative<SetDice>(dice) && refused_at_fair_play(editor)) return;
    if (editor.table.on()) play_of(editor).dice = std::move(dice);
}

}  // namespace hexwright::editor_session
