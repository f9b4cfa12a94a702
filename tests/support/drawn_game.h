// Games on drawn boards, with the cards of the fixture unless the test gives another catalogue. Digits are heights; on
// the table lie ~ water, s swamp water, i ice, l molten lava and h shadow; one tile high are n snow, r road and b lava
// field; w is water on a tile of land. A test may add signs. Figures stand where the test puts them.
#pragma once
#include "engine/game/apply.h"
#include "engine/game/attacking.h"
#include "engine/game/game_update.h"
#include "engine/game/legal_actions.h"
#include "engine/setup/start.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"
#include "tests/support/fixture/catalogue.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing {

class DrawnGame {
public:
    using Signs = std::map<char, std::string>;  // A piece on the table, or on a tile of grass if it follows a '+'.

    explicit DrawnGame(std::string_view drawing, std::string edition = "master-2007", Signs signs = {},
                       std::shared_ptr<const Catalogue> catalogue = shared_fixtures())
        : catalogue_(std::move(catalogue)), signs_(std::move(signs)) {
        scenario_.edition = std::move(edition);
        for (const Cell& cell : cells(drawing)) lay(cell);
        scenario_.battlefield = Battlefield{};
        for (const PlacedPiece& piece : pieces_) scenario_.battlefield.add(piece, *catalogue_);
    }

    // Places the first figure of a card; further hexes place further figures. Double-space figures take two hexes each.
    DrawnGame& army(int player, const std::string& card, const Hexes& hexes, int copies = 1) {
        while (static_cast<int>(players_.size()) < player)
            players_.push_back({.number = static_cast<int>(players_.size()) + 1});
        const auto type = catalogue_->card(card);
        if (!type) FAIL("the catalogue of this game has no card " << card);
        const bool two = (*catalogue_)[*type].base == FigureBase::Double;
        CardOfArmy entry{card, copies, {}};
        for (std::size_t i = 0; i < hexes.size(); i += two ? 2 : 1) {
            StartSpace start{space(hexes[i])};
            if (two) start.tail = space(hexes[i + 1]);
            entry.figures.push_back(start);
        }
        players_[static_cast<std::size_t>(player - 1)].army.cards.push_back(std::move(entry));
        return *this;
    }
    DrawnGame& team(int player, int number) {
        players_[static_cast<std::size_t>(player - 1)].team = number;
        return *this;
    }
    DrawnGame& glyph(const std::string& id, HexCoord hex, Facing facing = Facing::Power) {
        scenario_.glyphs.change([&](auto& glyphs) { glyphs.push_back({id, space(hex), facing}); });
        return *this;
    }
    // Adds walls and the like, on which no figure starts.
    DrawnGame& piece(const PlacedPiece& piece, const std::string& name = {}) {
        const PieceId id = scenario_.battlefield.add(piece, *catalogue_);
        if (!name.empty()) scenario_.battlefield.name(id, name);
        return *this;
    }
    DrawnGame& hive(int player, HexCoord first) {  // On the table.
        piece({.kind = kind_of("marro-hive"), .at = first}, "hive");
        while (static_cast<int>(players_.size()) < player)
            players_.push_back({.number = static_cast<int>(players_.size()) + 1});
        players_[static_cast<std::size_t>(player - 1)].owns = {{"marro-hive", "hive", false}};
        return *this;
    }
    DrawnGame& catalogue(std::shared_ptr<const Catalogue> other) {  // The same one with additional cards.
        catalogue_ = std::move(other);
        return *this;
    }
    DrawnGame& piece(const std::string& kind, HexCoord hex, int level = 1, int turn = 0) {
        pieces_.push_back({.kind = kind_of(kind), .at = hex, .level = level, .turn = static_cast<std::int8_t>(turn)});
        scenario_.battlefield.add(pieces_.back(), *catalogue_);
        return *this;
    }
    DrawnGame& own_card(ArmyCard card) {  // Added to the catalogue.
        Catalogue more = *catalogue_;
        more.add(std::move(card));
        catalogue_ = std::make_shared<const Catalogue>(std::move(more));
        return *this;
    }
    DrawnGame& rounds(int limit) {
        scenario_.rounds = limit;
        return *this;
    }

    Scenario set_up() const {  // With the players, to be played.
        Scenario scenario = scenario_;
        scenario.setups = std::vector<Setup>{Setup{players_}};
        return scenario;
    }
    Result<Started> try_start(std::uint64_t seed = 1) const { return start_game(set_up(), catalogue_, {.seed = seed}); }
    GameState start(std::uint64_t seed = 1) const {
        auto started = try_start(seed);
        if (!started) FAIL("cannot start: " << started.error().message.id);
        return std::move(started->state);
    }
    Space space(HexCoord hex) const {
        int level = 1;
        for (const PlacedPiece& piece : pieces_)
            if (piece.at == hex) level = std::max(level, piece.level);
        return {hex, level};
    }
    Scenario& scenario() { return scenario_; }
    std::vector<PlayerSetup>& players() { return players_; }

private:
    PieceKind kind_of(const std::string& id) const {
        const auto kind = catalogue_->piece(id);
        if (!kind) FAIL("the catalogue of this game has no piece " << id);
        return *kind;
    }
    void lay(const Cell& cell) {
        const auto put = [&](const char* kind, int level) {
            pieces_.push_back({.kind = kind_of(kind), .at = cell.hex, .level = level});
        };
        if (const auto sign = signs_.find(cell.sign); sign != signs_.end()) {
            const bool raised = sign->second[0] == '+';
            if (raised) put("grass-1", 1);
            put(sign->second.c_str() + (raised ? 1 : 0), raised ? 2 : 1);
            return;
        }
        static const std::map<char, const char*> single{{'~', "water-1"}, {'s', "swamp-water-1"}, {'i', "ice-1"},
                                                        {'l', "lava-1"},  {'h', "shadow-1"},      {'n', "snow-1"},
                                                        {'r', "road-1"},  {'b', "lava-field-1"}};
        if (const auto tile = single.find(cell.sign); tile != single.end()) put(tile->second, 1);
        if (cell.sign == 'w') put("grass-1", 1), put("water-1", 2);
        for (int level = 1; cell.sign <= '9' && level <= cell.sign - '0'; ++level) put("grass-1", level);
    }
    std::shared_ptr<const Catalogue> catalogue_;
    Signs signs_;
    Scenario scenario_;
    Pieces pieces_;
    std::vector<PlayerSetup> players_;
};

inline constexpr const char* grassland = R"(
        1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1
           1 1 1 1 1 1 1 1)";

inline DrawnGame on_meadow(const std::string& edition = "master-2007") { return DrawnGame(grassland, edition); }

// ---- going on with it

inline FigureId fig(const GameState& state, const std::string& name) {
    const FigureId id = figure_named(state, name);
    if (!id.valid()) FAIL("no figure " << name);
    return id;
}
inline CardId card(const GameState& state, const std::string& name) {
    const CardId id = card_named(state, name);
    if (!id.valid()) FAIL("no card " << name);
    return id;
}

inline Events act(GameState& state, const Action& action) {
    auto applied = hexwright::game::apply(state, action);
    if (!applied) FAIL("refused: " << applied.error().message.id);
    state = std::move(applied->state);
    return std::move(applied->events);
}

inline void dice(GameState& state, const std::vector<int>& faces) {
    act(state, NextDice{std::vector<std::uint8_t>(faces.begin(), faces.end())});
}
inline constexpr int skull = 1, shield = 4, blank = 6;
inline std::vector<int> faces(std::initializer_list<std::pair<int, int>> runs) {
    std::vector<int> all;
    for (const auto& [face, count] : runs) all.insert(all.end(), static_cast<std::size_t>(count), face);
    return all;
}

template <class Kind>
std::vector<Kind> offered(const GameState& state) {
    std::vector<Kind> found;
    for (const Action& action : legal_actions(state))
        if (const auto* each = std::get_if<Kind>(&action)) found.push_back(*each);
    return found;
}
inline bool allowed(const GameState& state, const Action& action) {
    const auto legal = legal_actions(state);
    return std::ranges::find(legal, action) != legal.end();
}
inline bool may_attack(const GameState& state, FigureId figure, FigureId target, int with = 0) {
    return allowed(state, Attack{figure, target, with});
}

template <class Kind>
std::vector<Kind> happened(const Events& events) {
    std::vector<Kind> found;
    for (const Event& event : events)
        if (const auto* each = std::get_if<Kind>(&event)) found.push_back(*each);
    return found;
}

// Every player puts all markers on one card: this one, or his first card. The owner of this card wins the initiative,
// so that it takes its turn.
inline void to_turn_of(GameState& state, const std::string& name) {
    const CardId wanted = card(state, name);
    const PlayerId player = state[wanted].controller;
    if (!state.rules().order_markers) {
        while (to_decide(state) != player || !allowed(state, TakeTurn{wanted})) act(state, legal_actions(state).back());
        act(state, TakeTurn{wanted});
        return;
    }
    int guard = 0;
    while (next_step(state) && next_step(state)->kind == Step::Kind::Markers) {
        const Step step = *next_step(state);
        if (++guard > 500) FAIL("never this card's turn: " << name);
        const auto markers = offered<PlaceMarker>(state);
        const bool last = step.number == marker_kinds;
        if (last) {
            std::vector<int> rolls;
            for (std::size_t i = 0; i < state.players.size(); ++i)
                rolls.push_back(static_cast<int>(i) == player.value ? 20 : 1 + static_cast<int>(i));
            dice(state, rolls);
        }
        const PlaceMarker mine{step.number, wanted};
        act(state, step.player == player ? Action{mine} : Action{markers.front()});
    }
}
inline void to_attacks(GameState& state) {  // Ends moving.
    while (!state.over && !state.turns.empty() && state.turns.back().phase != Turn::Phase::Attacking &&
           allowed(state, Done{}))
        act(state, Done{});
}
inline Events pass(GameState& state) {  // Chooses nothing, where that is allowed.
    return act(state, allowed(state, Done{}) ? Action{Done{}} : legal_actions(state).front());
}
inline void wound(GameState& state, const std::string& name, int wounds) {
    const Figure figure = state[fig(state, name)];
    act(state, PutFigure{fig(state, name), figure.at(), figure.tail(), wounds});
}

inline void destroy(GameState& state, const std::string& name) {
    Events events;
    GameUpdate(state, events).destroy(fig(state, name));
}

// ---- asking it

inline SpaceIndex at(const GameState& state, HexCoord hex) { return state.board->spaces_at(hex).back(); }
inline HexCoord hex_of(const GameState& state, const std::string& name) {
    return (*state.board)[state[fig(state, name)].at()].space.at;
}
inline int wounds_of(const GameState& state, const std::string& name) { return state[fig(state, name)].wounds; }
inline std::vector<UsePower> uses(const GameState& state) { return offered<UsePower>(state); }

inline DicePool attack_of(const GameState& state, const std::string& from, const std::string& to, int with = 0) {
    const BoardQuery query(state);
    for (const AttackProfile& profile : attack_forms(query, fig(state, from)))
        if (profile.with == with)
            return attack_pool(query, attack_context(query, fig(state, from), profile, fig(state, to)), profile);
    FAIL(from << " has no such attack");
    return {};
}
inline int attack_dice(const GameState& state, const std::string& from, const std::string& to, int with = 0) {
    return attack_of(state, from, to, with).dice();
}
inline int defense_dice(const GameState& state, const std::string& from, const std::string& to, int with = 0) {
    const BoardQuery query(state);
    return defense_pool(query,
                        {fig(state, from), fig(state, to), with, query.adjacent(fig(state, from), fig(state, to))})
        .dice();
}
inline std::optional<Move> move_to(const GameState& state, const std::string& name, HexCoord hex, int way = 0) {
    for (const Move& move : offered<Move>(state))
        if (move.figure == fig(state, name) && move.way == way && (*state.board)[move.at].space.at == hex) return move;
    return {};
}

}  // namespace hexwright::testing
