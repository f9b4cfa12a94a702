#include "engine/simulation/heat.h"

#include "engine/simulation/exchange.h"
#include "engine/simulation/watched_game.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

namespace hexwright::simulation {
namespace {

using Spaces = std::vector<SpaceIndex>;

// Follows where each figure is, event by event, because a figure that moves and falls in one decision dies elsewhere
// than it stood before.
class HeatWatch {
public:
    HeatWatch(const GameState& state, std::array<std::string, 2> zones) : zones_(std::move(zones)) {
        heat_.games = 1;
        heat_.spaces.resize(state.board->size());
        follow(state);
    }

    void note(const Events& events, const GameState& after) {
        for (const Event& event : events) std::visit([this](const auto& each) { take(each); }, event);
        follow(after);
    }
    const Heat& heat() const { return heat_; }

private:
    void follow(const GameState& state) {
        owners_.resize(state.figures.size());
        for (std::size_t i = 0; i < owners_.size(); ++i) owners_[i] = state[state.figures[i].card].owner;
        places_.resize(state.figures.size());
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (state.figures[i].on_board()) places_[i] = spaces_of(state, FigureId{static_cast<int>(i)});
            else places_[i].clear();
    }

    void take(const auto&) {}  // Says nothing of places.
    void take(const event::Placed& placed) { set(placed.figure, placed.at, placed.tail); }
    void take(const event::Moved& moved) { set(moved.figure, moved.at, moved.tail); }
    void take(const event::MovedByPower& moved) { set(moved.figure, moved.at, moved.tail); }
    void take(const event::Returned& returned) { set(returned.figure, returned.at, returned.tail); }
    void take(const event::TurnBegan&) {
        for (const Spaces& spaces : places_) {
            heat_.figure_turns += static_cast<std::int64_t>(!spaces.empty());
            for_each(spaces, &SpaceHeat::stood);
        }
    }
    void take(const event::RoundBegan& began) { round_ = began.round; }
    void take(const event::Attacked& attacked) {
        for_leading(attacked.figure, &SpaceHeat::attacked);
        attacker_ = attacked.figure;
        attacked_ = attacked.target;
    }
    void take(const event::ObjectAttacked& attacked) { for_leading(attacked.figure, &SpaceHeat::attacked); }
    void take(const event::Wounded& wounded) { bleed(wounded.figure); }
    void take(const event::Destroyed& destroyed) {
        bleed(destroyed.figure);
        for_leading(destroyed.figure, &SpaceHeat::died);
        lose(destroyed.figure);
        if (Spaces* spaces = places_of(destroyed.figure)) spaces->clear();
    }

    void lose(FigureId figure) {
        const Spaces* spaces = places_of(figure);
        if (!spaces || spaces->empty()) return;
        const PlayerId owner = owners_[figure.index()];
        if (!owner.valid() || owner.index() >= zones_.size() || zones_[owner.index()].empty()) return;
        const Spaces* by = attacked_ == figure ? places_of(attacker_) : nullptr;
        ++heat_.losses[{zones_[owner.index()], spaces->front(), by && !by->empty() ? by->front() : no_space, round_}];
    }
    void bleed(FigureId figure) {
        if (!std::exchange(bled_, true)) for_leading(figure, &SpaceHeat::first_blood);
    }
    Spaces* places_of(FigureId figure) {
        return figure.valid() && figure.index() < places_.size() ? &places_[figure.index()] : nullptr;
    }
    void set(FigureId figure, SpaceIndex at, SpaceIndex tail) {
        Spaces* spaces = places_of(figure);
        if (!spaces) return;
        *spaces = {at};
        if (tail != no_space) spaces->push_back(tail);
    }
    void for_leading(FigureId figure, std::int64_t SpaceHeat::* count) {
        if (const Spaces* spaces = places_of(figure); spaces && !spaces->empty()) add_one(spaces->front(), count);
    }
    void for_each(const Spaces& spaces, std::int64_t SpaceHeat::* count) {
        for (const SpaceIndex space : spaces) add_one(space, count);
    }
    // Spaces that come into being in a game, such as on what a door leaves, are not those of other games.
    void add_one(SpaceIndex space, std::int64_t SpaceHeat::* count) {
        if (space >= 0 && static_cast<std::size_t>(space) < heat_.spaces.size())
            ++(heat_.spaces[static_cast<std::size_t>(space)].*count);
    }

    Heat heat_;
    std::vector<Spaces> places_;        // By figure; empty while it is not on the battlefield.
    std::vector<PlayerId> owners_;      // By figure.
    std::array<std::string, 2> zones_;  // By player.
    FigureId attacker_{}, attacked_{};  // Of the last attack.
    int round_ = 1;
    bool bled_ = false;
};

}  // namespace

void add(Heat& sum, const Heat& others) {
    sum.games += others.games;
    sum.figure_turns += others.figure_turns;
    add(sum.losses, others.losses);
    sum.spaces.resize(std::max(sum.spaces.size(), others.spaces.size()));
    for (std::size_t i = 0; i < others.spaces.size(); ++i) {
        SpaceHeat& space = sum.spaces[i];
        const SpaceHeat& other = others.spaces[i];
        space.stood += other.stood;
        space.died += other.died;
        space.attacked += other.attacked;
        space.first_blood += other.first_blood;
    }
}

bool is_unused(const Heat& heat, SpaceIndex space) {
    const auto stood = static_cast<double>(heat.spaces[static_cast<std::size_t>(space)].stood);
    return stood < unused_share * static_cast<double>(heat.figure_turns);
}

Heat heat_of_losses(const Heat& heat, const std::string& zone) {
    Heat losses{.games = heat.games};
    losses.spaces.resize(heat.spaces.size());
    const auto count = [&](SpaceIndex space, std::int64_t SpaceHeat::* what, std::int64_t figures) {
        if (space >= 0 && static_cast<std::size_t>(space) < losses.spaces.size())
            losses.spaces[static_cast<std::size_t>(space)].*what += figures;
    };
    for (const auto& [loss, figures] : heat.losses) {
        if (loss.zone != zone) continue;
        count(loss.at, &SpaceHeat::died, figures);
        count(loss.from, &SpaceHeat::attacked, figures);
    }
    return losses;
}

std::optional<GameResult> play_number(const Batch& batch, std::int64_t number, Heat& heat,
                                      const std::function<bool()>& stop) {
    BegunGame begun = begin_number(batch, number);
    HeatWatch watch(begun.session.state(), zones_of_pairs(batch));
    const auto decided = [&](const GameSession& now) { watch.note(now.events(), now.state()); };
    auto result = played_out(begun.session, begun.before, number, {stop, decided});
    if (result) add(heat, watch.heat());
    return result;
}

}  // namespace hexwright::simulation
