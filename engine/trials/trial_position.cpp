// The starting position of a scenario test.
#include "engine/game/advance.h"
#include "engine/game/flow.h"
#include "engine/game/power.h"
#include "engine/game/refusal.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"
#include "engine/trials/trial.h"

#include <algorithm>
#include <map>

namespace hexwright::trials {
namespace {

// What the game is played up to.
enum class Moment : std::uint8_t { SetUpDone, Round, Turns };

bool is_before(Step::Kind next, Moment moment) {
    const bool round = next == Step::Kind::RoundStart || next == Step::Kind::Initiative;
    const bool turns = next == Step::Kind::NextTurn || next == Step::Kind::PickCard;
    switch (moment) {
        case Moment::SetUpDone:
            return next == Step::Kind::SetupDone || round || turns;
        case Moment::Round:
            return round || turns;
        case Moment::Turns:
            return turns;
    }
    return true;
}

// ---- armies: a player who drafts has brought the cards that the test names

bool drafts(const PlayerSetup& player) { return player.army.points > 0; }

bool has_fixed(const PlayerSetup& player, const std::string& card) {
    return std::ranges::find(player.army.cards, card, &CardOfArmy::card) != player.army.cards.end();
}

std::vector<CardOfArmy> brought(const PlayerSetup& player, const trial::Given& given, const Catalogue& catalogue) {
    std::vector<CardOfArmy> cards;
    for (const trial::Figure& figure : given.figures) {
        if (figure.player.or_else(0) != player.number || !figure.card.given() || has_fixed(player, figure.card.word))
            continue;
        if (std::ranges::find(cards, figure.card.word, &CardOfArmy::card) != cards.end()) continue;
        cards.push_back({.card = figure.card.word});
        const int named = static_cast<int>(std::ranges::count_if(given.figures, [&](const trial::Figure& other) {
            return other.player == figure.player && other.card == figure.card;
        }));
        const auto kind = catalogue.card(figure.card.word);
        if (kind)
            cards.back().copies =
                std::clamp((named - 1) / std::max(catalogue[*kind].figures, 1) + 1, 1, max_card_copies);
    }
    return cards;
}

// The most that a player has brought, so that no limit of points, which no test says, stands against it.
int points_brought(const trial::Given& given, const Catalogue& catalogue) {
    int most = 0;
    for (int number = 1; number <= 8; ++number) {
        PlayerSetup player{.number = number};
        player.army.points = 1;
        int points = 0;
        for (const CardOfArmy& card : brought(player, given, catalogue))
            if (const auto kind = catalogue.card(card.card)) points += catalogue[*kind].points * card.copies;
        most = std::max(most, points);
    }
    return most;
}

// The table is cleared before anything else: the game may as well begin without a set-up, where there is none.
bool begins_empty(const trial::Given& given) {
    if (!given.so_far || given.so_far->steps.empty()) return false;
    const auto* arrange = std::get_if<trial::Arrange>(&given.so_far->steps.front().is);
    return arrange && arrange->clear == YesNo::Yes;
}

// ---- figures

PlayerId owner_in(const bound::trial::Figure& word) { return PlayerId{word.player.or_else(0) - 1}; }

FigureId figure_of_piece(const GameState& state, PieceId piece) {
    const auto& pieces = state.setup->rulebook->piece_figures;
    const auto found = std::ranges::find(pieces, piece, [](const auto& row) { return row.first; });
    return found == pieces.end() ? FigureId{} : found->second;
}

FigureId next_figure(const GameState& state, const bound::trial::Figure& word, const std::vector<FigureId>& named) {
    if (word.piece.given()) return figure_of_piece(state, word.piece.ref());
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const GameCard& card = state[state[figure].card];
        if (card.owner == owner_in(word) && card.kind == word.card.ref() && std::ranges::count(named, figure) == 0)
            return figure;
    }
    return {};
}

// As the file says it: the name of its piece or the id of its card.
std::string what_it_is(const GameState& state, const bound::trial::Figure& word) {
    if (word.piece.given()) return state.battlefield->names().at(word.piece.ref());
    return word.card.given() ? state.catalogue()[word.card.ref()].id : "";
}

void set_aside(GameUpdate& update, FigureId figure, Figure::Place place) {
    update.take_off(figure);
    update.state[figure].place = place;
}

void set_others_aside(GameUpdate& update, const bound::trial::Given& given, const std::vector<FigureId>& named) {
    GameState& state = update.state;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const GameCard& card = state[state[figure].card];
        if (card.piece.valid() || std::ranges::count(named, figure) > 0) continue;
        const bool drafted = card.owner.valid() && state.setup->players[card.owner.index()].army.points > 0;
        if (drafted || given.others == trial::Others::Gone) set_aside(update, figure, Figure::Place::Unused);
    }
}

std::optional<Refusal> stand(GameUpdate& update, FigureId id, const bound::trial::Figure& word) {
    GameState& state = update.state;
    constexpr Figure::Place places[] = {Figure::Place::Board, Figure::Place::Reserve, Figure::Place::Destroyed,
                                        Figure::Place::Removed, Figure::Place::Unused};
    const PutFigure put{id, word.at.space ? state.board->index(*word.at.space) : no_space,
                        word.tail.space ? state.board->index(*word.tail.space) : no_space, word.wounds};
    if (word.where != trial::Where::Battlefield) {
        set_aside(update, id, places[static_cast<int>(word.where)]);
        return {};
    }
    if (!word.at.space && !state[id].on_board()) return Refusal{{"test.where", {{"figure", printed(state, id).name}}}};
    if (word.at.space) {
        if (put.at == no_space || (word.tail.space && put.tail == no_space))
            return Refusal{{"refused.put-no-space", {{"figure", printed(state, id).name}}}};
        if (auto trouble = cannot_put(state, put)) return trouble;
        if (put.tail == no_space) update.set_on(id, std::array{put.at});
        else update.set_on(id, std::array{put.at, put.tail});
    } else if (word.wounds >= printed(state, id).life) {
        return Refusal{
            {"refused.put-wounds", {{"figure", printed(state, id).name}, {"life", printed(state, id).life}}}};
    }
    state[id].wounds = static_cast<std::int8_t>(word.wounds);
    return {};
}

MaybeTrouble set_figures(GameUpdate& update, const bound::trial::Given& given, NamesHere& names,
                         std::vector<FigureId>& named) {
    for (const bound::trial::Figure& word : given.figures) {
        const FigureId figure = next_figure(update.state, word, named);
        if (!figure.valid())
            return TestTrouble{word.line,
                               {{"test.no-such-figure",
                                 {{"card", what_it_is(update.state, word)}, {"player", word.player.or_else(0)}}}}};
        named.push_back(figure);
        set_name(names, word.as.ref(), figure.value);
    }
    set_others_aside(update, given, named);
    for (std::size_t i = 0; i < named.size(); ++i)
        if (given.figures[i].at.space) update.take_off(named[i]);  // So that two figures may change places.
    for (std::size_t i = 0; i < named.size(); ++i)
        if (auto trouble = stand(update, named[i], given.figures[i]))
            return TestTrouble{given.figures[i].line, {std::move(trouble->message)}};
    return {};
}

// ---- glyphs

MaybeTrouble lay(GameState& state, const bound::trial::LaidGlyph& word, std::vector<SpaceIndex>& laid_before) {
    const SpaceIndex at = state.board->index(*word.at.space);
    if (at == no_space)
        return TestTrouble{word.line, {{"setup.glyph-in-the-air", {{"space", to_text(*word.at.space)}}}}};
    const GameGlyph laid{word.id.ref().kind, at, word.facing == trial::Side::Power};
    auto place = std::ranges::find(state.glyphs, at, &GameGlyph::at);
    if (place == state.glyphs.end())
        place = std::ranges::find_if(state.glyphs, [&](const GameGlyph& glyph) {
            return glyph.kind == laid.kind && std::ranges::count(laid_before, glyph.at) == 0;
        });
    laid_before.push_back(at);
    if (place == state.glyphs.end()) state.glyphs.push_back(laid);
    else *place = laid;
    return {};
}

// Carries out the position's effects without setting off any rule.
void carry_out_quietly(GameUpdate& update, const bound::Effects& effects, const NamesHere& names) {
    if (effects.empty()) return;
    const std::size_t depth = update.state.steps.size();
    update.next(
        {.kind = Step::Kind::RuleEffect, .number = static_cast<std::int16_t>(effects.front().number), .names = names});
    for (int guard = 0; update.state.steps.size() > depth && !update.state.over && guard < most_rule_steps; ++guard) {
        const Step step = update.state.steps.back();
        update.state.steps.pop_back();
        if (asks(step.kind)) answer(update, step, choice_of_nobody(offers(update.state, step)));
        else run(update, step);
        update.occurred.clear();
    }
}

// ---- cards

std::uint8_t bits_of(const trial::Markers& markers) {
    std::uint8_t bits = 0;
    for (const std::string& word : markers.words)
        bits = static_cast<std::uint8_t>(bits | marker_bit(word == "X" ? x_marker : std::stoi(word)));
    return bits;
}

CardId card_given(const GameState& state, const bound::trial::GivenCard& word) {  // Invalid for none.
    const PlayerId owner{word.player.or_else(0) - 1};
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.cards[i].owner == owner && state.cards[i].kind == word.id.ref()) return CardId{static_cast<int>(i)};
    return {};
}

MaybeTrouble set_card(GameState& state, const bound::trial::GivenCard& word) {
    const CardId id = card_given(state, word);
    if (!id.valid())
        return TestTrouble{word.line,
                           {{"test.no-such-card",
                             {{"card", state.catalogue()[word.id.ref()].id}, {"player", word.player.or_else(0)}}}}};
    GameCard& card = state[id];
    if (!word.markers.words.empty() && !card.controller.valid())
        return TestTrouble{word.line, {{"test.nobodys-markers", {{"card", state.catalogue()[word.id.ref()].id}}}}};
    card.markers = bits_of(word.markers);
    card.revealed = bits_of(word.revealed);
    card.marked = card.markers != 0 ? card.controller : PlayerId{};
    card.attack_bonus = static_cast<std::int16_t>(word.attack_bonus);
    card.defense_bonus = static_cast<std::int16_t>(word.defense_bonus);
    card.uses_made = static_cast<std::int8_t>(word.uses);
    if (word.used_this_round == YesNo::Yes) card.used_in_round = state.round;
    card.negated = word.negated == YesNo::Yes;
    return {};
}

MaybeTrouble set_cards(GameState& state, const bound::trial::Given& given) {
    if (gives_markers(given))
        for (GameCard& card : state.cards) {
            card.markers = card.revealed = 0;
            card.marked = {};
        }
    for (const bound::trial::GivenCard& card : given.cards)
        if (auto trouble = set_card(state, card)) return trouble;
    return {};
}

bool is_revealed(const GameState& state, PlayerId player, int marker) {
    return std::ranges::any_of(state.cards, [&](const GameCard& card) {
        return share_markers(state, card.marked, player) && (card.revealed & marker_bit(marker)) != 0;
    });
}

// The next turn is the first one whose marker is not revealed yet.
void pass_revealed_turns(GameState& state) {
    for (int number = 1; number < marker_kinds; ++number)
        for (const PlayerId player : state.order) {
            if (!is_revealed(state, player, number)) return;
            plan_turn_after(state, number, player);
        }
}

}  // namespace

bool gives_markers(const bound::trial::Given& given) {
    return std::ranges::any_of(given.cards,
                               [](const bound::trial::GivenCard& card) { return !card.markers.words.empty(); });
}

Action choice_of_nobody(const Actions& choices) {
    for (const Action& wanted : {Action{Done{}}, Action{Answer{false}}})
        if (std::ranges::find(choices, wanted) != choices.end()) return wanted;
    return choices.empty() ? Action{Done{}} : choices.front();
}

Result<Started> start_for_test(const Scenario& scenario, const std::shared_ptr<const Catalogue>& catalogue,
                               const ScenarioTest& test, std::shared_ptr<const Board> board, CarriedOver carried) {
    GameOptions options{.carried = std::move(carried)};
    options.players = test.players.or_else(0);
    options.board = std::move(board);
    if (test.given && test.given->seed.value != 0) options.seed = test.given->seed.value;
    const trial::Given given = test.given ? *test.given : trial::Given{};
    options.to_first_decision = given.before == trial::Before::Turns && given.opening == trial::Opening::Over;
    Scenario begun = scenario;
    const bool gathers = test.given && test.given->before == trial::Before::SetUp;
    options.arranged = gathers && begins_empty(*test.given);
    if (gathers && (test.given->figures.empty() || options.arranged)) return start_game(begun, catalogue, options);
    begun.setups.change([](std::vector<Setup>& setups) {
        for (Setup& setup : setups)
            for (PlayerSetup& player : setup.players) player.army.draft = player.army.premade = true;
    });
    if (gathers && begun.setups->empty()) options.points = points_brought(*test.given, *catalogue);
    const auto setup = setup_for(begun, options);
    if (!setup) return failure(setup.error());
    for (const PlayerSetup& player : setup->players)
        options.armies.push_back(test.given && drafts(player) ? brought(player, *test.given, *catalogue)
                                                              : std::vector<CardOfArmy>{});
    return start_game(begun, catalogue, options);
}

bool opens_game(const bound::trial::Given& given) {
    const bool first_round = given.round.or_else(1) == 1 && given.opening == trial::Opening::ToCome;
    return given.before == trial::Before::Round ? first_round
                                                : given.before == trial::Before::Turns && first_round && !given.turn;
}

bool has_opened(const GameState& state, const bound::trial::Given& given) {
    return !state.steps.empty() &&
           is_before(state.steps.back().kind, given.before == trial::Before::Round ? Moment::Round : Moment::Turns);
}

namespace {

// On the way to a position that is given for later. What a rule asks there is passed over, for the position says what
// has become of it; who arrives is put where there is room.
enum class OnTheWay : std::uint8_t { Answers, Passes, NoRules };

void go_on_to(GameUpdate& update, Moment moment, OnTheWay how) {
    GameState& state = update.state;
    for (int guard = 0; guard < most_rule_steps && !state.over && !state.steps.empty(); ++guard) {
        if (how == OnTheWay::NoRules) update.occurred.clear();
        set_off_rules(update);  // They run before the moment.
        if (is_before(state.steps.back().kind, moment)) return;
        Actions choices;
        if (!advance_one_step(update, choices)) return;
        if (choices.empty()) continue;
        const Step step = state.steps.back();
        state.steps.pop_back();
        const bool of_rule =
            step.kind == Step::Kind::RuleChoice && !std::holds_alternative<PlaceFigure>(choices.front());
        if (how == OnTheWay::Answers || !of_rule) answer(update, step, choice_of_nobody(choices));
    }
}

}  // namespace

void go_to(GameUpdate& update, const bound::trial::Given& given) {
    if (given.before == trial::Before::SetUp) return;
    if (opens_game(given)) return go_on_to(update, Moment::SetUpDone, OnTheWay::Answers);
    const Moment moment = given.before == trial::Before::Round ? Moment::Round : Moment::Turns;
    if (given.opening == trial::Opening::Over) return go_on_to(update, moment, OnTheWay::Answers);
    if (given.round.or_else(1) == 1) return go_on_to(update, moment, OnTheWay::Passes);
    go_on_to(update, Moment::Round, OnTheWay::Passes);
    if (moment == Moment::Turns) go_on_to(update, moment, OnTheWay::NoRules);  // The first round's are long past.
}

namespace {

void have_first_turn(GameState& state, const bound::trial::Given& given) {
    state.round = static_cast<std::int16_t>(given.round.or_else(state.round));
    const int count = static_cast<int>(state.players.size());
    const PlayerId first = first_by_rule(state).value_or(PlayerId{(given.first.or_else(1) - 1) % count});
    state.order.clear();
    for (int i = 0; i < count; ++i) state.order.push_back(PlayerId{(first.value + i) % count});
    if (!state.steps.empty() && state.steps.back().kind == Step::Kind::PickCard) state.steps.back().player = first;
}

}  // namespace

void plan_turn_after(GameState& state, int number, PlayerId player) {
    if (state.steps.empty() || state.steps.back().kind != Step::Kind::NextTurn) return;
    const auto place = std::ranges::find(state.order, player) - state.order.begin();
    Step& next = state.steps.back();
    next.number = static_cast<std::int16_t>(number);
    next.more = static_cast<std::int16_t>(place + 1);
    if (place + 1 < std::ssize(state.order)) return;
    next.number = static_cast<std::int16_t>(number + 1);
    next.more = 0;
    if (number + 1 == marker_kinds) state.steps.pop_back();
}

MaybeTrouble set_up(GameUpdate& update, const bound::trial::Given& given, NamesHere& names,
                    std::vector<FigureId>& figures) {
    GameState& state = update.state;
    if (given.before != trial::Before::SetUp)
        if (auto trouble = set_figures(update, given, names, figures)) return trouble;
    std::vector<SpaceIndex> laid;
    for (const bound::trial::LaidGlyph& glyph : given.glyphs)
        if (auto trouble = lay(state, glyph, laid)) return trouble;
    update.occurred.clear();
    carry_out_quietly(update, given.effects, names);
    return {};
}

MaybeTrouble set_moment(GameState& state, const bound::trial::Given& given) {
    if (given.before == trial::Before::Turns) have_first_turn(state, given);
    if (given.before == trial::Before::Round && state.rules().order_markers)
        state.round = static_cast<std::int16_t>(given.round.or_else(1) - 1);
    if (auto trouble = set_cards(state, given)) return trouble;
    if (gives_markers(given)) pass_revealed_turns(state);
    return {};
}

// ---- a turn that is under way

void take_given_turn(GameUpdate& update, const bound::trial::GivenTurn& word, FigureId figure, int number) {
    GameState& state = update.state;
    state.turn_number = static_cast<std::int8_t>(number);
    begin_turn(update, controller(state, figure), state[figure].card, number);
    update.occurred.clear();
    Turn& turn = state.turns.back();
    turn.phase = static_cast<Turn::Phase>(word.phase);
    turn.attack_bonus = static_cast<std::int16_t>(word.attack_bonus);
    turn.no_attacks = word.no_attacks == YesNo::Yes;
}

namespace {

// Why this figure can have done nothing with that power in the turn that is given; its normal attack is 0.
MaybeTrouble not_in_given_turn(const GameState& state, FigureId figure, const std::string& name, int power, int line) {
    if (!figure.valid()) return nobody_called(state, name, line);
    const CardId card = state.turns.back().card;
    if (state[figure].card != card)
        return TestTrouble{line,
                           {{"test.other-card", {{"figure", name_of(state, figure)}, {"card", name_of(state, card)}}}}};
    const auto powers = static_cast<int>(printed(state, card).powers.size() + state[card].gained.size());
    if (power <= powers) return {};
    return TestTrouble{line,
                       {{"test.no-such-power", {{"card", name_of(state, card)}, {"power", power}, {"n", powers}}}}};
}

}  // namespace

namespace {

bool attacks_with(const GameState& state, CardId card, int power) {
    const auto& rows = state.setup->powers[state[card].kind.index()];
    const auto row = static_cast<std::size_t>(power - 1);
    return power == 0 || (row < rows.size() && rows[row] && rows[row]->special_attack);
}

}  // namespace

MaybeTrouble note_what_was_done(GameState& state, const bound::trial::Given& given, const NamesHere& names,
                                const std::vector<FigureId>& figures) {
    Turn& turn = state.turns.back();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (given.figures[i].moved == YesNo::No) continue;
        if (auto trouble = not_in_given_turn(state, figures[i], "", 0, given.figures[i].line)) return trouble;
        state[figures[i]].moved = Figure::Moved::Yes;
        state[figures[i]].chosen = true;
    }
    for (const bound::trial::Attacked& attack : given.attacked) {
        const FigureId by = actor(state, names, attack.figure);
        const FigureId target = actor(state, names, attack.target);
        if (!target.valid()) return nobody_called(state, attack.target.ref().word, attack.line);
        if (auto trouble = not_in_given_turn(state, by, attack.figure.ref().word, attack.with, attack.line))
            return trouble;
        if (!attacks_with(state, turn.card, attack.with))
            return TestTrouble{
                attack.line,
                {{"test.no-attack-power", {{"card", name_of(state, turn.card)}, {"power", attack.with.value}}}}};
        turn.attacks_made.push_back({by, target, attack.with});
        state[by].chosen = true;
    }
    for (const bound::trial::Used& used : given.used) {
        const FigureId by = actor(state, names, used.figure);
        if (auto trouble = not_in_given_turn(state, by, used.figure.ref().word, used.power, used.line)) return trouble;
        turn.used |= 1u << used.power.value;
    }
    const auto acted = static_cast<int>(
        std::ranges::count_if(figures_of(state, turn.card), [&](FigureId id) { return state[id].chosen; }));
    const int most = printed(state, turn.card).figures;
    if (acted <= most) return {};
    return TestTrouble{given.turn->line, {{"test.too-many-acted", {{"n", most}, {"acted", acted}}}}};
}

}  // namespace hexwright::trials
