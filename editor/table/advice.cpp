#include "editor/table/advice.h"

#include "editor/table/choosing.h"
#include "editor/table/play.h"
#include "engine/game/board_query.h"
#include "engine/outlook/attack_outlook.h"
#include "engine/outlook/told.h"
#include "engine/players/objective_field.h"
#include "engine/story/story.h"

#include <algorithm>
#include <cmath>

namespace hexwright::table {

namespace {

// Why this one: by what the outlook of the action says, in the order in which the easy computer weighs it.
class Reasons {
public:
    Reasons(const GameState& seen, PlayerId seat, const std::vector<Action>& legal)
        : seen_(seen), seat_(seat), legal_(legal) {}

    Message operator()(const Action& action) const {
        return std::visit([this](const auto& each) { return of(each); }, action);
    }
    Message operator()(const MoveOutlook& ahead) const {
        if (!ahead.attacks_from_there.empty()) return can_attack(ahead);
        if (const auto nearer = nearer_to_goal(ahead.move)) return *nearer;
        const auto taken = std::ranges::find_if(ahead.glyphs, [](const GlyphAhead& glyph) {
            return glyph.what != GlyphAhead::What::Leaves && glyph.what != GlyphAhead::What::Goes;
        });
        if (taken != ahead.glyphs.end()) return {"why.glyph"};
        if (const auto nearer = nearer_to_enemy(ahead.move)) return *nearer;
        if (ahead.levels > 0) return {"why.higher", {{"levels", ahead.levels}}};
        return {"why.move"};
    }

private:
    Message of(const Attack& attack) const {
        const AttackOutlook ahead = outlook_of(seen_, attack);
        const auto others =
            std::ranges::count_if(legal_, [](const Action& each) { return std::holds_alternative<Attack>(each); });
        const FigureChances target = ahead.target();
        return {others > 1 ? "why.attack-best" : "why.attack",
                {{"target", called(seen_, attack.target)},
                 {"percent", percent_text(target.destroyed)},
                 {"wounds", tenths(target.mean_wounds())},
                 {"count", static_cast<int>(others)}}};
    }
    Message of(const PlaceFigure&) const { return {"why.place"}; }
    Message of(const PlaceMarker& marker) const {
        return {marker.marker == x_marker ? "why.marker-x" : "why.marker",
                {{"card", printed(seen_, marker.card).name}}};
    }
    Message of(const TakeTurn& turn) const { return {"why.marker", {{"card", printed(seen_, turn.card).name}}}; }
    Message of(const DraftCard& draft) const {
        return {"why.draft", {{"points", seen_.catalogue()[draft.card].points}}};
    }
    Message of(const Done&) const {
        const auto any = [&](auto is) { return std::ranges::any_of(legal_, is); };
        if (any([](const Action& each) { return std::holds_alternative<Attack>(each); })) return {"why.done-attacks"};
        if (any([](const Action& each) { return std::holds_alternative<Move>(each); })) return {"why.done-moves"};
        return {"why.done"};
    }
    Message of(const Answer& answer) const { return {answer.yes ? "why.yes" : "why.no"}; }
    template <class Other>
    Message of(const Other&) const {
        return {"why.other", {{"count", legal_.size()}}};
    }

    static std::string tenths(double number) {
        const auto rounded = static_cast<int>(std::lround(10 * number));
        return std::to_string(rounded / 10) + "." + std::to_string(rounded % 10);
    }
    Message can_attack(const MoveOutlook& ahead) const {
        std::vector<FigureId> targets;
        for (const Attack& attack : ahead.attacks_from_there) targets.push_back(attack.target);
        std::ranges::sort(targets);
        targets.erase(std::ranges::unique(targets).begin(), targets.end());
        const std::size_t more = targets.size() - 1;
        return {more == 0 ? "why.can-attack-one" : "why.can-attack",
                {{"target", called(seen_, targets.front())}, {"more", more}}};
    }
    std::optional<Message> nearer_to_goal(const Move& move) const {
        ObjectiveField goals(seen_, seat_);
        if (goals.none() || goals.at(move.figure, move.at) <= goals.at(move.figure, seen_[move.figure].at())) return {};
        return Message{"why.goal"};
    }
    std::optional<Message> nearer_to_enemy(const Move& move) const {
        const int before = nearest_enemy(seen_[move.figure].at()), then = nearest_enemy(move.at);
        if (then >= before) return {};
        return Message{"why.nearer", {{"spaces", then}, {"before", before}}};
    }
    int nearest_enemy(SpaceIndex from) const {
        int nearest = BoardQuery::far;
        const HexCoord here = (*seen_.board)[from].space.at;
        for (std::size_t i = 0; i < seen_.figures.size(); ++i) {
            const FigureId id{static_cast<int>(i)};
            if (!seen_[id].on_board() || team_of(seen_, controller(seen_, id)) == team_of(seen_, seat_)) continue;
            nearest = std::min(nearest, distance(here, (*seen_.board)[seen_[id].at()].space.at));
        }
        return nearest;
    }

    const GameState& seen_;
    PlayerId seat_;
    const std::vector<Action>& legal_;
};

}  // namespace

std::optional<Advice> advice_for(const Play& play) {
    const auto listed = play.advice(*player_kind("greedy"));
    const auto decider = play.session().decider();
    if (!listed || !decider) return {};
    // Nothing that is said may depend on more than the seat may know.
    const GameState seen = play.session().seen_by(*decider);
    const Action& action = play.legal()[*listed];
    Advice advice{.revision = play.revision(), .listed = *listed};
    const Reasons why(seen, *decider, play.legal());
    if (const auto* move = std::get_if<Move>(&action)) advice.move = outlook_of(seen, *move);
    advice.why = advice.move && !advice.move->refused ? why(*advice.move) : why(action);
    return advice;
}

std::vector<Space> spaces_of_action(const GameState& seen, const Action& action) {
    const Handle h = handle_of(action);
    std::vector<Space> spaces;
    const auto add = [&](SpaceIndex at) {
        if (at != no_space) spaces.push_back((*seen.board)[at].space);
    };
    for (const FigureId figure : {h.actor, h.target})
        if (figure.valid() && seen[figure].on_board()) add(seen[figure].at());
    add(h.at);
    if (h.glyph.valid()) add(seen.glyphs[h.glyph.index()].at);
    return spaces;
}

}  // namespace hexwright::table
