#include "engine/setup/start.h"

#include "engine/game/advance.h"
#include "engine/game/flow.h"
#include "engine/game/gathering.h"
#include "engine/game/hive.h"
#include "engine/game/objects.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/powers/power_named.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/wrong_words.h"
#include "engine/rules/army.h"
#include "engine/scenario/glyph_pool.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/setups_played.h"
#include "engine/scenario/usual_order.h"
#include "engine/scenario/word_tree.h"
#include "engine/setup/army_limits.h"
#include "engine/setup/card_pool.h"
#include "engine/setup/glyph_draws.h"

#include <algorithm>
#include <iterator>

namespace hexwright::setup {
namespace {

using Trouble = std::optional<Refusal>;
using Troubles = std::vector<Refusal>;

void note(Troubles& troubles, Trouble trouble) {
    if (trouble) troubles.push_back(std::move(*trouble));
}

// The trouble with its line, if that is known; the caller knows the file.
Trouble at_line(Trouble trouble, FileLine line, std::string word = {}) {
    if (trouble && line.number > 0) trouble->at = FilePos{"", line.number, 0};
    if (trouble) trouble->word = std::move(word);
    return trouble;
}

// Set-ups are no words, yet what is wrong with one has a place at the desk.
std::string place_of(const Setup& setup) { return "setups[" + std::to_string(setup.player_count()) + "]"; }
// The same of a player's part of it, by his number; 0 is nobody.
std::string place_of(const Setup& setup, int player) {
    return place_of(setup) + "/players[" + std::to_string(player) + "]";
}

std::string boxes_named(const Scenario& scenario, const Catalogue& catalogue) {
    std::string names;
    for (const SetCount& set : scenario.limit->sets) names += (names.empty() ? "" : ", ") + catalogue[set.set].name;
    return names;
}

// Where players draft, the boxes must hold a card for each of them, one that his army may have.
Trouble too_few_to_draft(const Scenario& scenario, const Setup& setup, const GameOptions& options,
                         const std::vector<PoolCard>& pool, const Catalogue& catalogue) {
    std::vector<const Army*> drafting;
    for (const PlayerSetup& player : setup.players) {
        const std::size_t index = static_cast<std::size_t>(player.number - 1);
        const bool brings = options.armies.size() > index && !options.armies[index].empty();
        if (player.army.points > 0 && !brings) drafting.push_back(&player.army);
    }
    if (drafting.empty() || scenario.limit->sets.empty()) return {};
    const auto suits = [&](const PoolCard& card, const Army& army) {
        return catalogue[card.kind].points <= army.points && fits_army(catalogue[card.kind], army);
    };
    int cards = 0;
    for (const PoolCard& card : pool)
        if (std::ranges::any_of(drafting, [&](const Army* army) { return suits(card, *army); })) cards += card.copies;
    const bool all_find_one = std::ranges::all_of(drafting, [&](const Army* army) {
        return std::ranges::any_of(pool, [&](const PoolCard& card) { return suits(card, *army); });
    });
    if (all_find_one && cards >= static_cast<int>(drafting.size())) return {};
    return Refusal{{"setup.boxes-hold-too-few",
                    {{"boxes", boxes_named(scenario, catalogue)}, {"cards", cards}, {"players", drafting.size()}}}};
}

std::vector<std::vector<const Power*>> rows_of(const Catalogue& catalogue, std::string_view edition) {
    std::vector<std::vector<const Power*>> rows;
    for (const ArmyCard& card : catalogue.cards()) {
        rows.emplace_back();
        for (const PrintedPower& power : card.powers)
            rows.back().push_back(power.in_edition(edition) ? power_named(power.id) : nullptr);
    }
    return rows;
}

// The spaces of a zone on which a figure may begin, those that it lists first. What its conditions say holds now,
// before anybody stands on the battlefield.
std::vector<SpaceIndex> spaces_to_begin_on(const GameState& state, const Scenario& scenario, const Zone& zone) {
    const Board& board = *state.board;
    const ZoneRef ref{static_cast<int>(&zone - scenario.zones->data())};
    std::vector<SpaceIndex> spaces;
    const auto add = [&](SpaceIndex space) {
        const bool fits = space != no_space && board[space].stand == Stand::Figures;
        if (fits && (!zone.conditions || in_zone(ConditionContext{state}, ref, space)) &&
            std::ranges::count(spaces, space) == 0)
            spaces.push_back(space);
    };
    for (const Space& space : zone.spaces) add(board.index(space));
    for (std::size_t i = 0; goes_beyond_its_list(zone) && i < board.size(); ++i) add(static_cast<SpaceIndex>(i));
    return spaces;
}

// The spaces of the zone of this name; none, with trouble, if there is no such zone or nobody can begin there. Without
// the scenario's rules nobody can say what a zone with conditions holds.
std::vector<SpaceIndex> spaces_of_zone(const Scenario& scenario, const Setup& setup, const PlayerSetup& player,
                                       const std::string& id, const GameState& state, Troubles& troubles) {
    const std::vector<Argument> names{{"player", player.number}, {"zone", id}};
    const std::string place = place_of(setup, player.number);
    const auto zone = std::ranges::find(*scenario.zones, id, &Zone::id);
    if (zone == scenario.zones->end()) {
        note(troubles, at_line(Refusal{{"setup.no-zone", names}}, player.line, place));
        return {};
    }
    if (zone->conditions && !state.setup->rulebook) return {};
    std::vector<SpaceIndex> spaces = spaces_to_begin_on(state, scenario, *zone);
    if (spaces.empty()) note(troubles, at_line(Refusal{{"setup.empty-zone", names}}, player.line, place));
    return spaces;
}

// Nothing for a card that the catalogue does not have: nobody plays with it.
std::optional<CardScript> script_of_card(const Catalogue& catalogue, const ScriptedSide& card, auto&& spaces) {
    const auto kind = catalogue.card(card.card);
    if (!kind) return {};
    CardScript script{.card = *kind, .plays = card};
    if (!card.to.empty()) script.to = spaces(card.to);
    if (!card.keeps_to.empty()) script.keeps_to = spaces(card.keeps_to);
    return script;
}

// The state has the scenario's rules, unless they have troubles.
void find_zones(const Scenario& scenario, const Setup& setup, GameState& state, Troubles& troubles) {
    auto shared = std::make_shared<GameSetup>(*state.setup);
    for (std::size_t i = 0; i < setup.players.size(); ++i) {
        const PlayerSetup& player = setup.players[i];
        GamePlayer& found = shared->players[i];
        const auto spaces = [&](const std::string& id) {
            return spaces_of_zone(scenario, setup, player, id, state, troubles);
        };
        for (const std::string& id : player.zones) found.zones.push_back(spaces(id));
        if (player.scripted && !player.scripted->to.empty()) found.scripted_to = spaces(player.scripted->to);
        if (player.scripted && !player.scripted->keeps_to.empty())
            found.scripted_keeps_to = spaces(player.scripted->keeps_to);
        for (const ScriptedSide& card : player.scripted_cards)
            if (auto script = script_of_card(state.catalogue(), card, spaces))
                found.scripted_cards.push_back(*std::move(script));
    }
    state.setup = std::move(shared);
}

// ---- figures with start spaces

Trouble trouble_standing(GameUpdate& update, FigureId figure, const StartSpace& start) {
    GameState& state = update.state;
    const ArmyCard& card = printed(state, figure);
    const std::vector<Argument> names{{"card", card.name}, {"space", to_text(start.at)}};
    const SpaceIndex at = state.board->index(start.at);
    const SpaceIndex tail = start.tail ? state.board->index(*start.tail) : no_space;
    if (at == no_space || (start.tail && tail == no_space)) return Refusal{{"setup.in-the-air", names}};
    if ((card.base == FigureBase::Double) != start.tail.has_value())
        return Refusal{{start.tail ? "setup.no-tail-wanted" : "setup.tail-wanted", names}};
    for (const SpaceIndex space : {at, tail}) {
        if (space == no_space) continue;
        const BoardSpace& place = (*state.board)[space];
        if (place.stand != Stand::Figures) return Refusal{{"setup.in-the-air", names}};
        if (place.room < card.height) return Refusal{{"setup.no-room", names}};
        if (figure_at(state, space).valid())
            return Refusal{{"setup.two-on-a-space",
                            {{"card", card.name},
                             {"space", to_text(place.space)},
                             {"other", printed(state, figure_at(state, space)).name}}}};
    }
    if (card.base == FigureBase::Hive && !carries_hive(state, at)) return Refusal{{"setup.hive-ground", names}};
    if (tail != no_space &&
        ((*state.board)[at].height != (*state.board)[tail].height || state.board->link_between(at, tail) < 0))
        return Refusal{{"setup.not-level", names}};
    if (tail != no_space && parted(*state.board, at, tail, card.height)) return Refusal{{"setup.across-a-wall", names}};
    set_down(update, figure, at, tail);
    return {};
}
Trouble stand_at(GameUpdate& update, FigureId figure, const StartSpace& start) {
    Trouble trouble = trouble_standing(update, figure, start);
    if (trouble) trouble->spaces = {start.at};
    return trouble;
}

Trouble add_army_card(GameUpdate& update, PlayerId player, const CardOfArmy& entry) {
    GameState& state = update.state;
    const auto kind = state.catalogue().card(entry.card);
    if (!kind) return Refusal{{"setup.no-card", {{"player", player.value + 1}, {"card", entry.card}}}};
    const ArmyCard& type = state.catalogue()[*kind];
    if (entry.copies > 1 && type.is_unique()) return Refusal{{"army.unique-twice", {{"card", type.name}}}};
    const std::size_t before = state.figures.size();
    update.add_card(player, *kind, entry.copies);
    if (state.figures.size() > max_figures) return Refusal{{"setup.too-many-in-play", {{"limit", max_figures}}}};
    std::vector<FigureId> figures;  // Those of this entry; an earlier one may have brought the same card.
    for (std::size_t i = before; i < state.figures.size(); ++i) figures.push_back(FigureId{static_cast<int>(i)});
    if (entry.figures.size() > figures.size())
        return Refusal{{"setup.more-figures-than-cards",
                        {{"card", type.name}, {"figures", entry.figures.size()}, {"have", figures.size()}}}};
    for (std::size_t i = 0; i < entry.figures.size(); ++i)
        if (auto trouble = stand_at(update, figures[i], entry.figures[i])) return trouble;
    for (std::size_t i = entry.figures.size(); i < figures.size() && !entry.figures.empty(); ++i)
        state[figures[i]].place = Figure::Place::Unused;
    return {};
}

// A kind that takes the same room, so that the piece can turn into it where it lies.
bool same_shape(const PieceType& a, const PieceType& b) { return a.hexes == b.hexes && a.is_edge() == b.is_edge(); }

Trouble add_object(GameState& state, PlayerId player, const OwnedPiece& owned, PieceId piece) {
    ObjectType type{.name = owned.piece,
                    .piece = piece,
                    .kind = state.battlefield->find(piece)->kind,
                    .life = owned.life,
                    .defense = owned.defense,
                    .points = owned.points};
    for (const auto& [word, into] : {std::pair(&owned.opens_as, &type.open), std::pair(&owned.leaves, &type.left)}) {
        if (word->empty()) continue;
        const auto kind = state.catalogue().piece(*word);
        if (!kind || !same_shape(state.catalogue()[*kind], state.catalogue()[type.kind]))
            return Refusal{{"setup.object-kind",
                            {{"piece", owned.piece}, {"word", *word}, {"kind", state.catalogue()[type.kind].name}}}};
        *into = *kind;
    }
    if (object_of(state, piece).valid()) return Refusal{{"setup.object-twice", {{"piece", owned.piece}}}};
    auto setup = std::make_shared<GameSetup>(*state.setup);
    setup->objects.push_back(std::move(type));
    state.setup = std::move(setup);
    state.objects.push_back({.owner = player});
    return {};
}

Trouble add_owned(GameUpdate& update, PlayerId player, const OwnedPiece& owned) {
    GameState& state = update.state;
    if (owned.is_object()) {
        const auto& names = state.battlefield->names();
        const auto piece = std::ranges::find(names, owned.piece, [](const auto& row) { return row.second; });
        if (piece != names.end()) return add_object(state, player, owned, piece->first);
        return Refusal{{"setup.no-object", {{"piece", owned.piece}}}};
    }
    const auto kind = state.catalogue().card(owned.card);
    if (!kind) return Refusal{{"setup.no-card", {{"player", player.value + 1}, {"card", owned.card}}}};
    const auto& names = state.battlefield->names();
    const auto piece = std::ranges::find(names, owned.piece, [](const auto& row) { return row.second; });
    if (piece == names.end())
        return Refusal{{"setup.no-piece", {{"player", player.value + 1}, {"piece", owned.piece}}}};
    if (state.catalogue()[*kind].base != FigureBase::Hive)
        return Refusal{{"setup.no-piece", {{"player", player.value + 1}, {"piece", owned.piece}}}};
    const CardId card = update.add_card(player, *kind, 1);
    state[card].counted = owned.counted;
    stand_on_piece(update, figures_of(state, card).front(), piece->first);
    return {};
}

Trouble check_points(const GameState& state, PlayerId player, const Army& army,
                     const std::vector<CardOfArmy>& premade) {
    const std::vector<CardKind> cards = kinds_in(premade, state.catalogue());
    if (const int points = points_of(cards, state.catalogue()); army.points > 0 && points > army.points)
        return Refusal{
            {"setup.over-the-points", {{"player", player.value + 1}, {"points", points}, {"limit", army.points}}}};
    std::vector<CardKind> before = kinds_in(army.cards, state.catalogue());
    for (const CardKind kind : cards) {
        if (auto trouble = against_limits(state.catalogue()[kind], army, before, state.catalogue()))
            return Refusal{
                {"setup.card-not-allowed",
                 {{"player", player.value + 1}, {"why", std::vector<Message>{std::move(trouble->message)}}}}};
        before.push_back(kind);
    }
    const std::vector<Refusal> faults = army_faults(cards, 0, state.catalogue(), state.rules());
    return faults.empty() ? Trouble{} : Trouble{faults.front()};
}

// Checks the scenario's `by`: armies are drafted card by card, or brought along (SETUP-06, SETUP-07).
Trouble wrong_way_to_gather(const PlayerSetup& player, bool brings) {
    if (brings && player.army.points == 0) return Refusal{{"setup.army-fixed", {{"player", player.number}}}};
    if (brings && !player.army.premade) return Refusal{{"setup.draft-only", {{"player", player.number}}}};
    if (!brings && player.army.points > 0 && !player.army.draft)
        return Refusal{{"setup.premade-only", {{"player", player.number}}}};
    return {};
}

Trouble bring_army(GameUpdate& update, PlayerId player, const PlayerSetup& entry,
                   const std::vector<CardOfArmy>& cards) {
    if (auto trouble = check_points(update.state, player, entry.army, cards)) return trouble;
    for (const CardOfArmy& card : cards)
        if (auto trouble = add_army_card(update, player, card)) return trouble;
    update.state.players[player.index()].drafting = false;
    return {};
}

// Finds two cards of one army that may not be together (SETUP-12, MULTISET-04).
Trouble unlawful_pair(const GameState& state, const PlayerSetup& player, const std::string& place) {
    std::vector<CardKind> army;
    for (const CardOfArmy& card : player.army.cards) {
        const auto kind = state.catalogue().card(card.card);
        if (!kind) continue;
        if (auto trouble = not_beside(*kind, army, state.catalogue(), state.rules()))
            return at_line(std::move(trouble), card.line, place);
        army.push_back(*kind);
    }
    return {};
}

// False where no further figures find room.
bool add_army(GameUpdate& update, PlayerId player, const Army& army, const std::string& place, Troubles& troubles) {
    for (const CardOfArmy& card : army.cards) {
        note(troubles, at_line(add_army_card(update, player, card), card.line, place));
        if (update.state.figures.size() > max_figures) return false;
    }
    return true;
}

void add_players(GameUpdate& update, const Setup& setup, const GameOptions& options, Troubles& troubles) {
    for (const PlayerSetup& entry : setup.players) {
        const PlayerId player{entry.number - 1};
        const std::string place = place_of(setup, entry.number);
        note(troubles, unlawful_pair(update.state, entry, place));
        if (!add_army(update, player, entry.army, place, troubles)) return;
        for (const OwnedPiece& owned : entry.owns)
            note(troubles, at_line(add_owned(update, player, owned), entry.line, place));
        const bool brings = options.armies.size() > player.index() && !options.armies[player.index()].empty();
        note(troubles, at_line(wrong_way_to_gather(entry, brings), entry.line, place));
        if (brings && troubles.empty())
            note(troubles, bring_army(update, player, entry, options.armies[player.index()]));
    }
}

// What players bring comes out of the same boxes as what the set-up gives them, or nobody. Where it gives none of a
// card, each player may have a box: mirrored armies are allowed.
void check_boxes(const GameState& state, const GameOptions& options, const std::vector<CardKind>& given,
                 Troubles& troubles) {
    for (const PoolCard& card : state.setup->pool) {
        if (card.copies == 0 || std::ranges::find(given, card.kind) == given.end()) continue;
        const ArmyCard& printed = state.catalogue()[card.kind];
        const bool brought = std::ranges::any_of(options.armies, [&](const std::vector<CardOfArmy>& army) {
            return std::ranges::find(army, printed.id, &CardOfArmy::card) != army.end();
        });
        int copies = 0;
        for (const GameCard& other : state.cards) copies += other.kind == card.kind ? other.copies : 0;
        if (brought && copies > card.copies)
            troubles.push_back({{"army.none-left", {{"card", printed.name}, {"owned", card.copies}}}});
    }
}

// Cards that belong to no player: their controller is invalid until a rule gives them to somebody.
void add_nobodys(GameUpdate& update, const Setup& setup, Troubles& troubles) {
    if (!add_army(update, PlayerId{}, setup.nobodys, place_of(setup, 0), troubles)) return;
    for (const OwnedPiece& owned : setup.nobody_owns)
        note(troubles, at_line(add_owned(update, PlayerId{}, owned), setup.line, place_of(setup, 0)));
}

// ---- glyphs: unnamed ones are drawn from the limit's boxes, those of a pool from its contents

void lay_glyphs(GameUpdate& update, const Scenario& scenario, Troubles& troubles) {
    GameState& state = update.state;
    if (!state.rules().glyphs) return;
    std::vector<GlyphKind> boxes = glyphs_in_boxes(scenario, state.catalogue());
    for (const Glyph& glyph : *scenario.glyphs) {
        GameGlyph laid{.at = state.board->index(glyph.at), .face_up = glyph.facing == Facing::Power};
        const bool taken = std::ranges::count(state.glyphs, laid.at, &GameGlyph::at) > 0;
        if (laid.at == no_space || (taken && !in_a_pool(glyph, scenario))) {
            const char* const id = laid.at == no_space ? "setup.glyph-in-the-air" : "setup.glyph-on-glyph";
            note(troubles, at_line(Refusal{{id, {{"space", to_text(glyph.at)}}}, {}, {glyph.at}}, glyph.line));
            continue;
        }
        if (in_a_pool(glyph, scenario)) continue;
        if (const auto kind = state.catalogue().glyph(glyph.id)) laid.kind = *kind;
        else if (!boxes.empty()) laid.kind = draw_glyph(update, boxes, next_glyph(state));
        state.glyphs.push_back(laid);
    }
    for (const GlyphPool& pool : *scenario.glyph_pools) {
        // A pool is reported at the line of its first place.
        const auto first = std::ranges::find(*scenario.glyphs, pool.id, &Glyph::pool);
        const FileLine line = first == scenario.glyphs->end() ? FileLine{} : first->line;
        if (auto trouble = pool_trouble(pool, scenario, state.catalogue())) note(troubles, at_line(trouble, line));
        else if (troubles.empty()) lay_pool(update, pool, scenario);
    }
}

// ---- first steps

void plan_first_steps(GameUpdate& update, bool arranged) {
    GameState& state = update.state;
    update.next({.kind = state.rules().order_markers ? Step::Kind::RoundStart : Step::Kind::Initiative});
    if (rules_wait_for(state, EventKind::SetupDone)) update.next({.kind = Step::Kind::SetupDone});
    const bool draft = std::ranges::any_of(state.players, &GamePlayerState::drafting);
    const bool place = std::ranges::any_of(state.figures, [&](const Figure& f) {
        return f.place == Figure::Place::Reserve && !begins_off_board(state, f.card);
    });
    if (draft) begin_draft(update);
    if (place) update.next({.kind = Step::Kind::PlaceArmies});
    if (arranged) update.next({.kind = Step::Kind::Arrange});
}

}  // namespace

Result<Rules> rules_for(const Scenario& scenario, const GameOptions& options) {
    if (options.house_rules) return *options.house_rules;
    const std::string& edition = options.edition.empty() ? scenario.edition : options.edition;
    const auto rules = edition == scenario.edition ? rules_of(scenario) : rules_of(edition);
    if (!rules)
        return failure(*at_line(Refusal{{"setup.no-edition", {{"edition", edition}}}},
                                edition == scenario.edition ? scenario.line : FileLine{}));
    return *rules;
}

namespace {

Setup setup_to_arrange(const Scenario& scenario, int players) {
    const auto found = std::ranges::find(*scenario.setups, players, &Setup::player_count);
    Setup setup;
    for (int number = 1; number <= players; ++number) {
        setup.players.push_back({.number = number});
        if (found != scenario.setups->end())
            setup.players.back().team = found->players[static_cast<std::size_t>(number - 1)].team;
    }
    return setup;
}

}  // namespace

Result<Setup> setup_for(const Scenario& scenario, const GameOptions& options) {
    if (options.arranged) return setup_to_arrange(scenario, options.players > 0 ? options.players : 2);
    std::string counts;
    for (const Setup& setup : *scenario.setups) {
        if (options.players == 0 || setup.player_count() == options.players) return setup;
        counts += (counts.empty() ? "" : ", ") + std::to_string(setup.player_count());
    }
    if (!scenario.setups->empty())
        return failure(Message{"setup.not-for-so-many", {{"players", options.players}, {"counts", counts}}});
    Setup made = setup_of_zones(scenario, options.players > 0 ? options.players : 2, options.points);
    if (made.players.empty()) return failure(Message{"setup.none", {}});
    return made;
}

Result<WithNewcomer> with_newcomer(GameState state, PlayerId player, const std::string& card, const StartSpace& start) {
    Events events;
    GameUpdate update(state, events);
    const std::size_t before = state.figures.size();
    if (const auto trouble = add_army_card(update, player, {.card = card, .figures = {start}}))
        return failure(*trouble);
    const CardId joined = state.figures[before].card;
    if (state[joined].controller != player) {  // The player's card obeys somebody else by now.
        GameCard own = state[joined];
        own.controller = player;
        state[joined].copies = static_cast<std::int16_t>(state[joined].copies - 1);
        const CardId apart{static_cast<int>(state.cards.size())};
        state.cards.push_back(own);
        for (std::size_t i = before; i < state.figures.size(); ++i) state.figures[i].card = apart;
    }
    return WithNewcomer{std::move(state), FigureId{static_cast<int>(before)}};
}

namespace {

// The shared part of a game, without its rules. None where not even a board can be made.
std::optional<Started> empty_game(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                                  const GameOptions& options, const Rules& rules, const Setup& setup,
                                  Troubles& troubles) {
    Result<std::shared_ptr<const Board>> board =
        options.board ? options.board : make_board(scenario.battlefield, *catalogue, rules);
    if (!board) {
        troubles.push_back(std::move(board.error()));
        return {};
    }
    auto shared = std::make_shared<GameSetup>();
    shared->catalogue = catalogue;
    shared->rules = rules;
    shared->rounds = options.rounds >= 0 ? options.rounds : scenario.rounds;
    shared->pool = card_pool(scenario, *catalogue);
    shared->hidden_glyphs = hidden_glyphs(scenario, *catalogue);
    note(troubles,
         at_line(too_few_to_draft(scenario, setup, options, shared->pool, *catalogue), setup.line, place_of(setup)));
    shared->powers = rows_of(*catalogue, edition_of(rules));
    Started started;
    for (const PlayerSetup& player : setup.players) {
        GamePlayer game_player{.team = player.team > 0 ? player.team : max_players + player.number,
                               .side = side_of(setup, player.number),
                               .army = player.army,
                               .scripted = player.scripted};
        shared->players.push_back(std::move(game_player));
        started.state.players.push_back({.drafting = player.army.points > 0});
    }
    for (const int player : setup.places) shared->places.push_back(PlayerId{player - 1});
    started.state.setup = std::move(shared);
    started.state.board = std::move(*board);
    started.state.battlefield = std::make_shared<const Battlefield>(scenario.battlefield);
    started.state.dice.state = options.seed;
    started.state.occupants.assign(started.state.board->size(), -1);
    return started;
}

// One player alone plays where the scenario says how the game is won: otherwise it would be over as it begins.
Trouble wrong_number_of_players(const Scenario& scenario, const Setup& setup, const Rules& rules) {
    if (setup.player_count() != 1) return wrong_player_count(setup.player_count(), rules);
    if (rulebook_of(scenario).victory.wins.empty()) return Refusal{{"setup.one-without-win"}};
    return {};
}

// Everything before the first step. A game with troubles cannot be played.
std::optional<Started> set_up(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                              const GameOptions& options, Troubles& troubles) {
    const auto rules = rules_for(scenario, options);
    if (!rules) {
        troubles.push_back(rules.error());
        return {};
    }
    const auto setup = setup_for(scenario, options);
    if (!setup) {
        troubles.push_back(setup.error());
        return {};
    }
    if (auto trouble = wrong_number_of_players(scenario, *setup, *rules)) {
        note(troubles, at_line(std::move(trouble), setup->line, place_of(*setup)));
        return {};
    }
    std::optional<Started> started = empty_game(scenario, catalogue, options, *rules, *setup, troubles);
    if (!started) return {};
    if (options.armies.size() > setup->players.size())
        troubles.push_back(
            {{"setup.army-of-nobody", {{"player", options.armies.size()}, {"players", setup->player_count()}}}});
    GameUpdate update(started->state, started->events);
    update.say(event::GameBegan{setup->player_count()});
    add_players(update, *setup, options, troubles);
    add_nobodys(update, *setup, troubles);
    check_boxes(started->state, options, given_cards(*setup, started->state.catalogue()), troubles);
    lay_glyphs(update, scenario, troubles);
    if (auto rulebook = bind_rulebook(scenario, started->state); !rulebook)
        std::ranges::move(wrong_words(scenario, started->state), std::back_inserter(troubles));
    else if (*rulebook) set_rulebook(started->state, std::move(*rulebook));
    find_zones(scenario, *setup, started->state, troubles);
    return started;
}

constexpr int first_number = 1'000'000'000;  // Beyond the lines of any file.

// A trouble that tells the number of a word, and the way from there, gets the path and the line of that word.
void name_word(Refusal& trouble, const NumberedWords& numbers, const WordNode& top) {
    const auto* word = trouble.at ? numbers.find(trouble.at->line) : nullptr;
    if (!word) return;
    const std::string known = to_text(word->path, top);
    const std::string way = trouble.word.empty() || trouble.word[0] == '@' ? trouble.word : "/" + trouble.word;
    trouble.word = path_from(known + way, top) ? known + way : known;
    if (word->line > 0) trouble.at->line = word->line;
    else trouble.at.reset();
}

// Everything for which a game cannot be begun, as one refusal: armies, owned pieces, glyphs, the words of rules and
// zones, the zones of the players. Each has its line and space, where those are known, and the path of its word; a
// set-up, which is none, goes by its number of players: "setups[2]/players[1]", player 0 being nobody. What only an
// army that somebody brings would show is not looked for behind other trouble.
Refusal all_troubles(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                     const GameOptions& options) {
    ScenarioWords words = words_of_scenario(scenario);
    const NumberedWords numbers = number_words(words, first_number);
    const WordNode top = tree_of(words);
    Scenario numbered = scenario;
    replace_words(numbered, std::move(words));
    Troubles troubles, once;
    set_up(numbered, catalogue, options, troubles);
    for (Refusal& trouble : troubles) {
        if (trouble.word.starts_with("setups[") && scenario.setups->empty()) trouble.word.clear();  // Made of zones.
        name_word(trouble, numbers, top);
        // A word that is written out several times is wrong each time in the same way.
        if (std::ranges::count(once, trouble) == 0) once.push_back(std::move(trouble));
    }
    Refusal first = std::move(once.front());
    first.more.assign(std::make_move_iterator(once.begin() + 1), std::make_move_iterator(once.end()));
    return first;
}

}  // namespace

Result<Started> start_game(const Scenario& scenario, std::shared_ptr<const Catalogue> catalogue,
                           const GameOptions& options) {
    const Scenario usual = in_usual_order(scenario, *catalogue);
    GameOptions fitting = options;
    if (options.board && !has_pieces_in_usual_order(scenario, *catalogue)) fitting.board = nullptr;  // Of other ids.
    Troubles troubles;
    std::optional<Started> started = set_up(usual, catalogue, fitting, troubles);
    if (!troubles.empty()) return failure(all_troubles(usual, catalogue, fitting));
    GameUpdate update(started->state, started->events);
    bring_along(update, options.carried);
    plan_first_steps(update, options.arranged);
    if (options.to_first_decision) advance_to_decision(update);
    return std::move(*started);
}

}  // namespace hexwright::setup
