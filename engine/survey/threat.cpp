#include "engine/survey/threat.h"

#include "engine/game/attacking.h"
#include "engine/game/board_query.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/movement.h"
#include "engine/rules/range.h"
#include "engine/rules/targeting.h"
#include "engine/survey/outlook.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwright::survey {
namespace {

GameState with_whole_moves(GameState state) {
    for (Figure& figure : state.figures) figure.moved = Figure::Moved::No;
    return state;
}

class ThreatSearch {
public:
    ThreatSearch(const GameState& state, int height, const Interrupt& stop)
        : state_(with_whole_moves(state)),
          query_(state_),
          ranges_(state_.board->terrain()),
          height_(height),
          stop_(stop),
          targets_(plain(height)),
          threats_(state_.board->size()) {}

    void add(FigureId figure) {
        dice_.assign(threats_.size(), 0);
        sight_ = limit_of(state_, figure, modifier::Limited::Sight).value_or(BoardQuery::far);
        const std::vector<SpaceIndex> ends = ends_of(figure);
        for (const AttackProfile& form : attack_forms(query_, figure)) {
            if (form.dice <= 0 || form.range <= 0) continue;
            strike_neighbours(figure, form, ends);
            if (form.range > 1) shoot(figure, form, ends);
        }
        for (std::size_t i = 0; i < dice_.size(); ++i) {
            if (dice_[i] == 0) continue;
            ++threats_[i].attackers;
            threats_[i].dice = std::max(threats_[i].dice, dice_[i]);
        }
    }
    std::vector<SpaceThreat> taken() { return std::move(threats_); }

private:
    using Bodies = std::vector<std::optional<FigureBody>>;
    struct Eyes {
        Bodies bodies{};
        std::vector<std::vector<signed char>> sees{};  // By eye and target; -1: not asked yet. Rows fill when needed.
    };

    const Board& board() const { return *state_.board; }

    Bodies plain(int height) const {
        Bodies bodies(board().size());
        for (std::size_t i = 0; i < bodies.size(); ++i)
            bodies[i] = plain_figure(board(), static_cast<SpaceIndex>(i), height);
        return bodies;
    }

    // Where its next move may end, or where it stays; with both halves of a double-space figure.
    std::vector<SpaceIndex> ends_of(FigureId figure) {
        if (trapped(query_, figure)) return spaces_of(state_, figure);
        std::vector<bool> found(board().size());
        for (const int way : ways_of_moving(query_, figure)) {
            const auto& costs =
                costs_.find(board(), game::mover_of(state_, figure, way), query_.occupancy(figure), state_.rules());
            for (std::size_t i = 0; i < costs.size(); ++i) found[i] = found[i] || costs[i] >= 0;
        }
        std::vector<SpaceIndex> ends;
        for (std::size_t i = 0; i < found.size(); ++i)
            if (found[i]) ends.push_back(static_cast<SpaceIndex>(i));
        return ends;
    }

    void threaten(SpaceIndex target, const AttackProfile& form) {
        std::int16_t& dice = dice_[static_cast<std::size_t>(target)];
        dice = std::max(dice, static_cast<std::int16_t>(form.dice));
    }

    void strike_neighbours(FigureId figure, const AttackProfile& form, const std::vector<SpaceIndex>& ends) {
        const int tall = printed(state_, figure).height;
        for (const SpaceIndex end : ends)
            for (const Link& link : board().links(end))
                if (may_stand(link.to) && adjacent_across(board(), link, tall, height_, state_.rules()))
                    threaten(link.to, form);
    }

    // Nearest first, because those see it soonest.
    void shoot(FigureId figure, const AttackProfile& form, const std::vector<SpaceIndex>& ends) {
        Eyes& eyes = eyes_of(printed(state_, figure).height);
        std::vector<std::pair<int, SpaceIndex>> from;
        for (std::size_t i = 0; i < targets_.size() && !interrupted(stop_); ++i) {
            const auto target = static_cast<SpaceIndex>(i);
            if (!may_stand(target) || dice_[i] >= form.dice) continue;
            from.clear();
            for (const SpaceIndex end : ends)
                if (const int far = distance(hex_of(end), hex_of(target)); end != target && far <= form.range)
                    from.emplace_back(far, end);
            std::ranges::sort(from);
            const bool shot = std::ranges::any_of(from, [&](const auto& each) {
                return in_range(each.second, target, form.range) && looks(eyes, each.second, target, form);
            });
            if (shot) threaten(target, form);
        }
    }

    bool may_stand(SpaceIndex target) const {
        return board()[target].stand == Stand::Figures && board()[target].room >= height_;
    }
    HexCoord hex_of(SpaceIndex space) const { return board()[space].space.at; }
    bool in_range(SpaceIndex from, SpaceIndex to, int range) {
        const auto far = ranges_.between(hex_of(from), hex_of(to));
        return far && *far <= range;
    }

    Eyes& eyes_of(int tall) {
        Eyes& eyes = eyes_by_height_[tall];
        if (eyes.bodies.empty()) eyes = {plain(tall), std::vector<std::vector<signed char>>(board().size())};
        return eyes;
    }

    bool looks(Eyes& eyes, SpaceIndex from, SpaceIndex to, const AttackProfile& form) const {
        if (form.row && form.row->unseen) return true;
        if (distance(hex_of(from), hex_of(to)) > sight_) return false;
        const std::optional<FigureBody>& eye = eyes.bodies[static_cast<std::size_t>(from)];
        if (!eye) return false;
        auto& row = eyes.sees[static_cast<std::size_t>(from)];
        if (row.empty()) row.assign(board().size(), -1);
        signed char& known = row[static_cast<std::size_t>(to)];
        if (known < 0)
            known = sees({board().terrain(), {}}, *eye, *targets_[static_cast<std::size_t>(to)],
                         part_to_see(state_.rules()));
        return known > 0;
    }

    const GameState state_;
    const BoardQuery query_;
    RangeTable ranges_;
    CostMap costs_{};
    int height_;
    const Interrupt& stop_;
    Bodies targets_;
    std::map<int, Eyes> eyes_by_height_{};
    std::vector<std::int16_t> dice_{};  // By space, of the figure in hand.
    int sight_ = BoardQuery::far;       // The spaces after which its sight ends.
    std::vector<SpaceThreat> threats_;
};

}  // namespace

std::vector<SpaceThreat> threats_of(const GameState& state, PlayerId player, int height, const Interrupt& stop) {
    ThreatSearch search(state, height, stop);
    for (std::size_t i = 0; i < state.figures.size() && !interrupted(stop); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (state[figure].on_board() && controller(state, figure) == player &&
            !may_not(state, figure, modifier::Ban::Attack))
            search.add(figure);
    }
    return search.taken();
}

}  // namespace hexwright::survey
