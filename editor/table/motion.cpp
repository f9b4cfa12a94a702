#include "editor/table/motion.h"

#include "editor/table/play.h"
#include "engine/outlook/move_outlook.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwright::table {

namespace {

constexpr double step_seconds = 0.13, most_walk_seconds = 1.0;
constexpr double leap_seconds = 0.3, leap_seconds_a_hex = 0.02;
constexpr double roll_seconds = 0.6, harm_seconds = 0.5;
constexpr double falling_share = 0.45;  // Of a roll: then the dice lie.
constexpr float step_arc = 0.06F, leap_arc = 0.7F, risen = 0.5F;
constexpr float low_step = 0.6F * level_world;

float yaw_of(glm::vec3 from, glm::vec3 to) { return std::atan2(to.y - from.y, to.x - from.x); }

// The part of a way that is walked at this share of its time: the number of the step, and how much of it.
std::pair<std::size_t, float> step_at(std::size_t steps, double share) {
    const double walked = std::clamp(share, 0.0, 1.0) * static_cast<double>(steps);
    const auto step = std::min(static_cast<std::size_t>(walked), steps - 1);
    return {step, static_cast<float>(walked - static_cast<double>(step))};
}

FigureInstance on_path(FigureInstance figure, const std::vector<glm::vec3>& path, double share, float arc) {
    const auto [step, part] = step_at(path.size() - 1, share);
    const glm::vec3 from = path[step], to = path[step + 1];
    // Up before it goes over and down after, so that no figure walks through the side of a hill.
    const float rise = to.z - from.z;
    const float over = std::abs(rise) < low_step ? part : std::clamp(rise > 0 ? part * 2 - 1 : part * 2, 0.F, 1.F);
    const float climbed = std::abs(rise) < low_step ? part : std::clamp(rise > 0 ? part * 2 : part * 2 - 1, 0.F, 1.F);
    figure.at = {glm::mix(glm::vec2(from), glm::vec2(to), over), from.z + rise * climbed};
    figure.at.z += arc * std::sin(part * std::numbers::pi_v<float>);
    if (glm::vec2(from) != glm::vec2(to)) figure.yaw = yaw_of(from, to);
    return figure;
}

}  // namespace

// ---- what happened, scene by scene

class Motion::Director {
public:
    Director(Motion& motion, const Play& play, const GameState& before, const SessionStep& step)
        : motion_(motion), play_(play), before_(before), step_(step), after_(instances_of(play.figures())) {
        motion_.figures_ = instances_of(figures_on(before));
        look_for_way();
        go_on();
        for (std::size_t i = 0; i < step.events.size(); ++i) show(i);
    }

private:
    struct Foot {  // The spaces that a figure stands on.
        SpaceIndex at = no_space, tail = no_space;
        friend bool operator==(const Foot&, const Foot&) = default;
    };

    glm::vec3 ground(SpaceIndex space) const {
        const Space at = (*before_.board)[space].space;
        const Surface* surface = play_.board().terrain.surface(at);
        const int top = surface ? surface->top : at.level * sevenths_per_level;
        return {world_of(at.at), static_cast<float>(top) * level_world / sevenths_per_level};
    }
    glm::vec3 middle(SpaceIndex at, SpaceIndex tail) const {
        return tail == no_space ? ground(at) : (ground(at) + ground(tail)) / 2.0F;
    }

    // The steps of the move that is made or goes on.
    void look_for_way() {
        if (const auto* move = std::get_if<Move>(&step_.action)) {
            for (const StepAhead& step : outlook_of(before_, *move).steps) way_.push_back({step.at, step.tail});
        } else {
            for (const Stride& stride : before_.strides) way_.push_back({stride.at, stride.tail});
        }
    }

    // A walk that was interrupted goes on without an event.
    void go_on() {
        if (before_.strides.empty() || std::holds_alternative<Move>(step_.action)) return;
        for (const FigureInstance& there : after_) {
            const FigureId figure = there.look.figure;
            const Foot end{(*step_.after)[figure].at(), (*step_.after)[figure].tail()};
            const Foot start{before_[figure].at(), before_[figure].tail()};
            if (end != start && std::ranges::count(way_, end) > 0) walk(figure, end, false);
        }
    }

    // Where the figure is after all; a walk may be interrupted by a question.
    Foot end_of(FigureId figure, Foot told) const {
        const Figure& after = (*step_.after)[figure];
        return after.on_board() ? Foot{after.at(), after.tail()} : told;
    }

    // From where it stands to its end by the spaces between, if that is a part of the way.
    std::vector<glm::vec3> way_between(FigureId figure, glm::vec3 from, Foot end) const {
        std::vector<glm::vec3> path{from};
        const auto passed = std::ranges::find(way_, before_[figure].at(), &Foot::at);
        const auto first = passed == way_.end() ? way_.begin() : passed + 1;
        const auto last = std::find(first, way_.end(), end);
        if (last != way_.end())
            for (auto step = first; step != last; ++step) path.push_back(middle(step->at, step->tail));
        path.push_back(middle(end.at, end.tail));
        return path;
    }

    void walk(FigureId figure, Foot end, bool leaps) {
        const FigureInstance* stood = motion_.find(figure);
        if (!stood || end.at == no_space) return;
        const glm::vec3 from = known_place(*stood), to = middle(end.at, end.tail);
        if (from == to) return;
        Walk walk{leaps ? std::vector{from, to} : way_between(figure, from, end), leaps, *stood};
        const auto after = std::ranges::find(after_, figure, [](const auto& there) { return there.look.figure; });
        if (after != after_.end()) walk.after = *after;
        walk.after.at = walk.path.back();
        const double far = static_cast<double>(glm::length(walk.path.back() - from));
        const double seconds =
            leaps ? leap_seconds + leap_seconds_a_hex * far
                  : std::min(most_walk_seconds, step_seconds * static_cast<double>(walk.path.size() - 1));
        motion_.scenes_.push_back({seconds, figure, std::move(walk)});
    }

    // Whose dice these are stands in the event that follows.
    FigureId roller(std::size_t roll) const {
        const auto& rolled = std::get<event::Rolled>(step_.events[roll]);
        if (rolled.figure.valid()) return rolled.figure;
        if (roll + 1 >= step_.events.size()) return {};
        const Event& next = step_.events[roll + 1];
        if (const auto* attacked = std::get_if<event::Attacked>(&next)) return attacked->figure;
        if (const auto* defended = std::get_if<event::Defended>(&next)) return defended->figure;
        if (const auto* on_piece = std::get_if<event::ObjectAttacked>(&next)) return on_piece->figure;
        if (const auto* left = std::get_if<event::LeftEngagement>(&next)) return left->by;
        if (const auto* fell = std::get_if<event::Fell>(&next)) return fell->figure;
        if (const auto* harmed = std::get_if<event::TerrainHarmed>(&next)) return harmed->figure;
        if (const auto* power = std::get_if<event::PowerUsed>(&next)) return power->figure;
        return {};
    }

    void wound(FigureId figure, int wounds, bool destroyed) {
        if (!motion_.find(figure)) return;
        Scene* last = motion_.scenes_.empty() ? nullptr : &motion_.scenes_.back();
        if (last && last->figure == figure && destroyed)
            if (auto* wound = std::get_if<Wound>(&last->what)) return void(wound->destroyed = true);
        motion_.scenes_.push_back({harm_seconds, figure, Wound{wounds, wounds - known_wounds(figure), destroyed}});
    }
    int known_wounds(FigureId figure) const {
        for (auto scene = motion_.scenes_.rbegin(); scene != motion_.scenes_.rend(); ++scene)
            if (const auto* wound = std::get_if<Wound>(&scene->what); wound && scene->figure == figure)
                return wound->wounds;
        return motion_.find(figure)->look.wounds;
    }

    glm::vec3 known_place(const FigureInstance& figure) const {
        for (auto scene = motion_.scenes_.rbegin(); scene != motion_.scenes_.rend(); ++scene)
            if (const auto* walk = std::get_if<Walk>(&scene->what); walk && scene->figure == figure.look.figure)
                return walk->path.back();
        return figure.at;
    }

    void show(std::size_t number) {
        const Event& event = step_.events[number];
        if (const auto* moved = std::get_if<event::Moved>(&event)) {
            walk(moved->figure, end_of(moved->figure, {moved->at, moved->tail}), false);
        } else if (const auto* set = std::get_if<event::MovedByPower>(&event)) {
            walk(set->figure, {set->at, set->tail}, true);
        } else if (const auto* placed = std::get_if<event::Placed>(&event)) {  // By a rule; who comes just stands.
            walk(placed->figure, {placed->at, placed->tail}, true);
        } else if (const auto* put = std::get_if<event::Put>(&event)) {
            walk(put->figure, {put->at, put->tail}, true);
        } else if (const auto* rolled = std::get_if<event::Rolled>(&event)) {
            if (const FigureId who = roller(number); who.valid() && motion_.find(who))
                motion_.scenes_.push_back({roll_seconds, who, Roll{rolled->faces, rolled->d20}});
        } else if (const auto* wounded = std::get_if<event::Wounded>(&event)) {
            wound(wounded->figure, wounded->wounds, false);
        } else if (const auto* healed = std::get_if<event::Healed>(&event)) {
            wound(healed->figure, healed->wounds, false);
        } else if (const auto* gone = std::get_if<event::Destroyed>(&event)) {
            if (motion_.find(gone->figure)) wound(gone->figure, known_wounds(gone->figure), true);
        }
    }

    Motion& motion_;
    const Play& play_;
    const GameState& before_;
    const SessionStep& step_;
    std::vector<FigureInstance> after_;
    std::vector<Foot> way_{};
};

Motion::Motion(const Play& play) {
    const SessionTree& tree = play.session().tree();
    const SessionNode& node = tree[play.session().current()];
    if (!node.parent.valid() || !tree[node.parent].step->after || play.curtain()) return;
    const Director director(*this, play, *tree[node.parent].step->after, *node.step);
}

// ---- time

FigureInstance* Motion::find(FigureId figure) {
    const auto found = std::ranges::find(figures_, figure, [](const auto& there) { return there.look.figure; });
    return found == figures_.end() ? nullptr : &*found;
}

const FigureInstance* Motion::find(FigureId figure) const { return const_cast<Motion*>(this)->find(figure); }

void Motion::finish(const Scene& scene) {
    FigureInstance* figure = find(scene.figure);
    if (!figure) return;
    if (const auto* walk = std::get_if<Walk>(&scene.what)) {
        *figure = walk->after;
    } else if (const auto* wound = std::get_if<Wound>(&scene.what)) {
        figure->look.wounds = wound->wounds;
        if (wound->destroyed) figures_.erase(figures_.begin() + (figure - figures_.data()));
    }
}

void Motion::pass(double seconds) {
    if (over()) return;
    passed_ += seconds;
    while (!over() && passed_ >= scenes_[now_].seconds) {
        passed_ -= scenes_[now_].seconds;
        finish(scenes_[now_]);
        ++now_;
    }
}

// ---- what is seen

std::vector<FigureInstance> Motion::figures() const {
    std::vector<FigureInstance> figures = figures_;
    if (over()) return figures;
    const Scene& scene = scenes_[now_];
    const auto shown = std::ranges::find(figures, scene.figure, [](const auto& there) { return there.look.figure; });
    if (shown == figures.end()) return figures;
    if (const auto* walk = std::get_if<Walk>(&scene.what))
        *shown = on_path(*shown, walk->path, share(), walk->leaps ? leap_arc : step_arc);
    else if (const auto* wound = std::get_if<Wound>(&scene.what)) shown->look.faded = wound->destroyed;
    return figures;
}

std::optional<Motion::Cast> Motion::cast() const {
    if (over()) return {};
    const auto* roll = std::get_if<Roll>(&scenes_[now_].what);
    const FigureInstance* figure = find(scenes_[now_].figure);
    if (!roll || !figure) return {};
    Cast cast{figure->look.figure, above_head(*figure), roll->faces, roll->d20, share() >= falling_share};
    if (cast.lie) return cast;
    // While they fall, every die shows one face after the other, none twice in a row.
    const auto turned = static_cast<int>(share() / falling_share * 6);
    const int sides = roll->d20 ? 20 : 6;
    for (std::size_t i = 0; i < cast.faces.size(); ++i)
        cast.faces[i] = static_cast<std::uint8_t>(
            1 + (cast.faces[i] + static_cast<int>(i) * 2 + (turned + 1) * (roll->d20 ? 7 : 1)) % sides);
    return cast;
}

std::optional<Motion::Harm> Motion::harm() const {
    if (over()) return {};
    const auto* wound = std::get_if<Wound>(&scenes_[now_].what);
    const FigureInstance* figure = find(scenes_[now_].figure);
    if (!wound || !figure) return {};
    const glm::vec3 rise(0, 0, risen * static_cast<float>(share()));
    return Harm{above_head(*figure) + rise, wound->by, wound->destroyed};
}

}  // namespace hexwright::table
