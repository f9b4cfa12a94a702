#include "engine/players/objectives.h"

#include "engine/core/visit.h"
#include "engine/game/carrying.h"
#include "engine/game/objects.h"
#include "engine/game/scenario_rules.h"
#include "engine/players/effect_routes.h"
#include "engine/players/route_places.h"
#include "engine/players/shortfall.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace hexwright::players {
namespace {

constexpr int deepest = 5;  // Depth limit for flags that depend on other flags.

class Seeker {
public:
    Seeker(const GameState& state, PlayerId seat) : state_(state), seat_(seat), team_(team_of(state, seat)) {
        objectives_.prizes.assign(state.figures.size(), 0);
    }

    Objectives seek() {
        wins();
        ends_and_scores();
        harms();
        return std::move(objectives_);
    }

private:
    bool mine(PlayerId player) const { return player.valid() && team_of(state_, player) == team_; }
    bool mine(FigureId figure) const { return mine(controller(state_, figure)); }
    // On the battlefield, or will be as soon as it is set down.
    bool takes_part(FigureId figure) const {
        return state_[figure].on_board() || (!state_.begun && state_[figure].place == Figure::Place::Reserve);
    }
    template <class Function>
    void each_figure(Function function) const {
        for (std::size_t i = 0; i < state_.figures.size(); ++i)
            if (const FigureId figure{static_cast<int>(i)}; takes_part(figure)) function(figure);
    }

    // ---- wins

    struct Hope {
        const bound::Win* win = nullptr;
        ConditionContext context;
        int shortfall = 0;
    };

    void wins() {
        std::vector<Hope> own;
        int least = 1'000;
        const auto may_win = [](WinnerRef who, PlayerId player) {
            return who.who == WinnerRef::Who::Each ||
                   (who.who == WinnerRef::Who::Numbered && who.player == player.value);
        };
        for (const bound::Win& win : state_.setup->rulebook->book.victory.wins)
            for (std::size_t i = 0; i < state_.players.size(); ++i) {
                const PlayerId player{static_cast<int>(i)};
                if (state_.players[i].out || !may_win(win.who.ref(), player)) continue;
                Hope hope{&win, {state_}, 0};
                set_name(hope.context.names, win.as.ref(), i);
                hope.shortfall = shortfall_of_all(hope.context, win.conditions, true);
                if (mine(player)) {
                    own.push_back(hope);
                    least = std::min(least, hope.shortfall);
                    continue;
                }
                some(hope.context, win.conditions, false, worth_of_winning / (1 + hope.shortfall));
            }
        for (const Hope& hope : own)
            every(hope.context, hope.win->conditions, true, worth_of_winning * (1 + least) / (1 + hope.shortfall));
    }

    void ends_and_scores() {
        each_route(state_, seat_, std::max<int>(state_.round, 1),
                   [&](const bound::Effect& effect, const EffectRoute& route) {
                       const auto* ends_for = facts_of(effect).winner;
                       if (!ends_for) return;
                       const PlayerId winner = player_meant({state_, route.names}, ends_for->ref());
                       if (winner.valid()) by_route(route, mine(winner), worth_of_winning / 2);
                   });
        for (const bound::BonusPoints& score : state_.setup->rulebook->book.victory.scores)
            for (std::size_t i = 0; i < state_.players.size(); ++i)
                change_tally(score.counter.ref(), static_cast<int>(i), score.points > 0,
                             mine(PlayerId{static_cast<int>(i)}), worth_of_count(score));
    }

    // What the victory counts is sought even where it brings few points: beside cards as much as a good figure, and
    // more where nothing else decides.
    Value worth_of_count(const bound::BonusPoints& score) const {
        const Value points = Value{1'000} * std::abs(score.points.value);
        if (has_own_wins(state_) || score.points.value == 0) return points;
        return std::max(points, worth_of_winning / (card_scoring(state_).cards ? 8 : 4));
    }

    // ---- conditions

    // All parts are to hold (or, without `truth`, to fail).
    void every(const ConditionContext& context, const bound::Conditions& parts, bool truth, Value worth) {
        const auto open =
            std::ranges::count_if(parts, [&](const bound::Condition& part) { return holds(context, part) != truth; });
        for (const bound::Condition& part : parts)
            want(context, part, truth, worth / (holds(context, part) == truth ? open + 1 : open));
    }

    // One part is to hold (or, without `truth`, to fail).
    void some(const ConditionContext& context, const bound::Conditions& parts, bool truth, Value worth) {
        std::vector<int> shortfalls;
        for (const bound::Condition& part : parts) shortfalls.push_back(shortfall(context, part, truth));
        if (shortfalls.empty()) return;
        const int least = *std::ranges::min_element(shortfalls);
        const auto as_near = std::ranges::count(shortfalls, least);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Value share = worth * (1 + least) / (1 + shortfalls[i]) * (1 + least) / (1 + shortfalls[i]);
            want(context, parts[i], truth, least == 0 ? share / as_near : share);
        }
    }

    void want(const ConditionContext& context, const bound::Condition& condition, bool truth, Value worth) {
        if (worth < 100 || depth_ > deepest) return;
        ++depth_;
        visit(
            condition.is,
            [&](const bound::condition::All& word) {
                truth ? every(context, word.parts, true, worth) : some(context, word.parts, false, worth);
            },
            [&](const bound::condition::Any& word) {
                truth ? some(context, word.parts, true, worth) : every(context, word.parts, false, worth);
            },
            [&](const bound::condition::Not& word) {
                truth ? every(context, word.parts, false, worth) : some(context, word.parts, true, worth);
            },
            [&](const bound::condition::StandsOn&) { be_there(context, condition, truth, worth); },
            [&](const bound::condition::NextTo&) { be_there(context, condition, truth, worth); },
            [&](const bound::condition::Within&) { be_there(context, condition, truth, worth); },
            [&](const bound::condition::Flag& word) {
                change_tally(word.id.ref(), tally_owner(context, word.of.ref()), true, truth, worth);
            },
            [&](const bound::condition::Counter& word) { count_up(context, word, truth, worth); },
            [&](const bound::condition::Count& word) { count(context, word, truth, worth); },
            [&](const bound::condition::Compare& word) {
                const auto bounds = std::make_shared<const bound::Conditions>(bounds_of(context, word));
                objectives_.made.push_back(bounds);
                for (const bound::Condition& each : *bounds)
                    want(context, each, truth, worth / static_cast<Value>(bounds->size()));
            },
            [&](const bound::condition::Eliminated& word) {
                eliminate(player_meant(context, word.player.ref()), truth, worth);
            },
            [&](const bound::condition::Alive& word) {
                eliminate(player_meant(context, word.player.ref()), !truth, worth);
            },
            [&](const bound::condition::Destroyed& word) { destroy(context, word, truth, worth); },
            [&](const bound::condition::Carries& word) { carry(context, word, truth, worth); }, [](const auto&) {});
        --depth_;
    }

    void be_there(const ConditionContext& context, const bound::Condition& condition, bool truth, Value worth) {
        if (!context.figure.valid()) return;
        EffectRoute route{.names = context.names, .slot = EffectRoute::unnamed};
        route.asked.push_back({&condition, EffectRoute::unnamed, truth});
        if (mine(context.figure)) send({{context.figure, worth}}, where_of(state_, route));
        else if (holds(context, condition) != truth) objectives_.prizes[context.figure.index()] += worth / 2;
    }

    // ---- carrying

    static bool may_bring(const bound::effect::Carry& carry, const bound::condition::Carries& wanted) {
        if (wanted.glyph.given()) return carry.glyph.given();
        return (!wanted.figure.given() && wanted.parts.empty()) || carry.figure.given();
    }

    // The figure is to take it up or, where it is not to carry it, to be struck down.
    void carry(const ConditionContext& context, const bound::condition::Carries& word, bool truth, Value worth) {
        if (!context.figure.valid()) return;
        if (!mine(context.figure)) {
            if (!truth && is_true_now(context, word)) objectives_.prizes[context.figure.index()] += worth;
            return;
        }
        if (!truth) return;
        each_route(state_, seat_, std::max<int>(state_.round, 1),
                   [&](const bound::Effect& effect, const EffectRoute& route) {
                       const auto* carry = std::get_if<bound::effect::Carry>(&effect.is);
                       if (!carry || !may_bring(*carry, word)) return;
                       const std::optional<EffectRoute> bearers =
                           carry->bearer.ref().name == route.slot ? route : route_of_event(route, *carry);
                       if (bearers)
                           by_route(*bearers, true, worth, [&](FigureId figure) { return figure == context.figure; });
                   });
    }
    // The same route about the figure of the event, who is the bearer; nullopt if it is not.
    static std::optional<EffectRoute> route_of_event(EffectRoute route, const bound::effect::Carry& carry) {
        if (carry.bearer.ref().name != event_figure || !route.on || !about_event_figure(route.on->event)) return {};
        route.slot = event_figure;
        std::erase_if(route.asked,
                      [](const EffectRoute::Asked& asked) { return asked.slot.valid() && asked.slot != event_figure; });
        return route;
    }
    static bool is_true_now(const ConditionContext& context, const bound::condition::Carries& word) {
        return holds(context, bound::Condition{word});
    }

    // ---- flags and counters

    void count_up(const ConditionContext& context, const bound::condition::Counter& word, bool truth, Value worth) {
        const int owner = tally_owner(context, word.of.ref()), now = tally(state_, word.id.ref(), owner);
        const int low = word.at_least.or_else(-most_counted), high = word.at_most.or_else(most_counted);
        if (now < low) change_tally(word.id.ref(), owner, true, truth, worth, low - now);
        else if (now > high) change_tally(word.id.ref(), owner, false, truth, worth, now - high);
        else if (!truth && low > -most_counted) change_tally(word.id.ref(), owner, false, true, worth, now - low + 1);
    }

    // The tally is to rise or fall: for this side, or for another side that is to be hindered.
    void change_tally(TallyRef what, int owner, bool up, bool ours, Value worth, int missing = 1) {
        each_route(state_, seat_, std::max<int>(state_.round, 1),
                   [&](const bound::Effect& effect, const EffectRoute& route) {
                       const auto counts = facts_of(effect).counts;
                       if (!counts || counts->tally->ref() != what || counts->by == 0 || (counts->by > 0) != up) return;
                       const int each = std::abs(counts->by), times = std::max(1, (missing + each - 1) / each);
                       by_route(route, ours, worth / times, [&](FigureId figure) {
                           return tally_owner(condition_context(state_, route, figure), counts->of->ref()) == owner;
                       });
                   });
    }

    // ---- rules

    using Fits = std::function<bool(FigureId)>;

    // The rule is to do what lies at the end of this route, or is to be kept from it.
    void by_route(const EffectRoute& route, bool ours, Value worth, const Fits& fits = {}) {
        if (route.slot == EffectRoute::nobody && fits && !fits({})) return;
        worth = worth * std::max(route.chance, 100) / 1'000;
        if (const int ahead = route.on->from.or_else(0) - state_.round; ahead > 0) worth = worth * 2 / (2 + ahead);
        int open = 0;
        for (const EffectRoute::Asked& asked : route.asked)
            if (!is_about(route, asked)) open += holds({state_, route.names}, *asked.condition) != asked.holds;
        for (const EffectRoute::Asked& asked : route.asked) {
            if (is_about(route, asked)) continue;
            const bool so = holds({state_, route.names}, *asked.condition) == asked.holds;
            if (ours) want({state_, route.names}, *asked.condition, asked.holds, worth / (so ? open + 1 : open));
            else want({state_, route.names}, *asked.condition, !asked.holds, worth / std::max(1, so ? open + 1 : open));
        }
        if (route.slot == EffectRoute::nobody) return;
        if (route.slot == event_figure &&
            (route.on->event == EventKind::Destroyed || route.on->event == EventKind::Wounded))
            return hit(route, ours, worth, fits);
        people(route, ours, worth / (1 + open), 1, fits);
    }

    void hit(const EffectRoute& route, bool ours, Value worth, const Fits& fits) {
        each_figure([&](FigureId figure) {
            if (mine(figure) != ours && ready(route, figure) && (!fits || fits(figure)))
                objectives_.prizes[figure.index()] += ours ? worth : -worth;
        });
    }

    // ---- figures

    // Whether the figure fits, apart from where it stands.
    bool ready(const EffectRoute& route, FigureId figure) const {
        const ConditionContext context = condition_context(state_, route, figure);
        return std::ranges::none_of(route.asked, [&](const EffectRoute::Asked& asked) {
            return is_about(route, asked) &&
                   apart_from_place(context, *asked.condition) == (asked.holds ? Apart::Fails : Apart::Holds);
        });
    }

    static bool by_coming(const EffectRoute& route) {
        return route.on && route.slot == event_figure && route.on->zone.given();
    }

    // Entering or leaving a zone is never done already.
    bool there(const EffectRoute& route, FigureId figure) const {
        if (by_coming(route)) return false;
        const ConditionContext context = condition_context(state_, route, figure);
        return std::ranges::all_of(route.asked, [&](const EffectRoute::Asked& asked) {
            return !is_about(route, asked) || holds(context, *asked.condition) == asked.holds;
        });
    }

    void send(std::vector<std::pair<FigureId, Value>> able, std::function<Places(FigureId)> where, bool once = false) {
        if (!able.empty()) objectives_.goals.push_back({std::move(able), std::move(where), once});
    }

    // At least this many figures are to be as the route asks, or are to be kept from it.
    void people(const EffectRoute& route, bool ours, Value worth, int wanted, const Fits& fits = {}) {
        std::vector<FigureId> own, others;
        each_figure([&](FigureId figure) {
            if (fits && !fits(figure)) return;
            if (!ready(route, figure)) {
                if (ours && mine(figure)) prepare(route, figure, worth / std::max(1, wanted));
            } else {
                (mine(figure) ? own : others).push_back(figure);
            }
        });
        const auto is_there = [&](FigureId figure) { return there(route, figure); };
        std::vector<std::pair<FigureId, Value>> able;
        const int present = static_cast<int>(std::ranges::count_if(own, is_there));
        for (const FigureId figure : own) {
            const int missing = wanted - (present - (is_there(figure) ? 1 : 0));
            able.emplace_back(figure, !ours         ? -worth
                                      : missing > 0 ? worth / missing
                                                    : worth / std::max(wanted, 1) >> std::min(1 - missing, 8));
        }
        const auto where = where_of(state_, route);
        send(std::move(able), where, by_coming(route));
        if (!ours) hold_off(where, others, worth);
    }

    // The figure does not fit yet; aims at whatever it lacks.
    void prepare(const EffectRoute& route, FigureId figure, Value worth) {
        const ConditionContext context = condition_context(state_, route, figure);
        std::vector<const EffectRoute::Asked*> lacking;
        for (const EffectRoute::Asked& asked : route.asked) {
            if (!is_about(route, asked)) continue;
            if (apart_from_place(context, *asked.condition) != (asked.holds ? Apart::Fails : Apart::Holds)) continue;
            if (is_identity(*asked.condition)) return;
            lacking.push_back(&asked);
        }
        for (const EffectRoute::Asked* asked : lacking) want(context, *asked->condition, asked->holds, worth * 3 / 4);
    }

    int steps_away(const Places& places, FigureId figure) const {  // In a straight line.
        if (places.same) return places.all ? 0 : 1'000;
        int nearest = 1'000;
        const HexCoord at = (*state_.board)[state_[figure].at()].space.at;
        for (std::size_t i = 0; i < places.mask.size(); ++i)
            if (places.mask[i])
                nearest = std::min(nearest, distance(at, (*state_.board)[static_cast<SpaceIndex>(i)].space.at));
        return nearest;
    }

    void hold_off(const std::function<Places(FigureId)>& where, const std::vector<FigureId>& others, Value worth) {
        for (const FigureId figure : others) {
            if (!state_[figure].on_board()) continue;
            const int turns = 1 + steps_away(where(figure), figure) / 5;
            objectives_.prizes[figure.index()] += worth / static_cast<Value>(others.size()) / turns;
        }
    }

    // ---- counting

    void count(const ConditionContext& context, const bound::condition::Count& word, bool truth, Value worth) {
        const int now = counted(context, word), low = least_counted(word), high = word.at_most.or_else(most_counted);
        const bool more = truth ? now <= high : now > high;  // Whether a larger count serves the side that wants this.
        // Whether the count to bring about or to prevent is a larger one.
        const bool rising = truth ? more : low <= 0 || now > high;
        if (truth && now > high) return counting(context, word, false, worth, high + 1 - now);
        if (truth) return counting(context, word, true, worth, low);
        if (low > 0 && now <= high) return counting(context, word, false, worth, low);
        if (rising) counting(context, word, true, worth, high + 1);
    }

    void counting(const ConditionContext& context, const bound::condition::Count& word, bool more, Value worth,
                  int wanted) {
        if (word.of == condition::Counted::Spaces) return spaces(context, word, more, worth, wanted);
        if (word.where == condition::Whereabouts::Destroyed) return destroyed(context, word, more, worth, wanted);
        if (word.where == condition::Whereabouts::Removed) return removed(context, word, more, worth, wanted);
        if (word.where == condition::Whereabouts::Reserve || word.where == condition::Whereabouts::Carried) return;
        if (std::ranges::all_of(word.parts, is_identity)) return alive(context, word, more, worth, wanted);
        EffectRoute route{.names = context.names, .slot = EffectRoute::unnamed};
        for (const bound::Condition& part : word.parts) route.asked.push_back({&part, EffectRoute::unnamed, true});
        people(route, more, worth, std::max(wanted, 1));
    }

    // To keep this many figures alive, or to leave so few: for figures that are told apart only by who they are.
    void alive(const ConditionContext& context, const bound::condition::Count& word, bool more, Value worth,
               int wanted) {
        const int spare = std::max(0, counted(context, word) - wanted);
        each_figure([&](FigureId figure) {
            if (mine(figure) == more && all_hold({state_, context.names, figure}, word.parts))
                objectives_.prizes[figure.index()] += (more ? -worth : worth) / (1 + spare);
        });
    }

    void destroyed(const ConditionContext& context, const bound::condition::Count& word, bool more, Value worth,
                   int wanted) {
        const int missing = std::max(1, wanted - counted(context, word));
        each_figure([&](FigureId figure) {
            if (mine(figure) != more && all_hold({state_, context.names, figure}, word.parts))
                objectives_.prizes[figure.index()] += (more ? worth : -worth) / missing;
        });
    }

    void removed(const ConditionContext& context, const bound::condition::Count& word, bool more, Value worth,
                 int wanted) {
        const int missing = std::max(1, wanted - counted(context, word));
        each_route(state_, seat_, std::max<int>(state_.round, 1),
                   [&](const bound::Effect& effect, const EffectRoute& route) {
                       const auto* removes = facts_of(effect).removes;
                       if (!removes || removes->ref().name != route.slot) return;
                       by_route(route, more, worth / missing, [&](FigureId figure) {
                           const auto fits = [&](FigureId each) {
                               return all_hold({state_, context.names, each}, word.parts);
                           };
                           return figure.valid() &&
                                  (fits(figure) || std::ranges::any_of(figures_carried_by(state_, figure), fits));
                       });
                   });
    }

    void spaces(const ConditionContext& context, const bound::condition::Count& word, bool more, Value worth,
                int wanted) {
        const int missing = std::max(1, wanted - counted(context, word));
        const bound::Conditions* who = nullptr;
        std::vector<const bound::Condition*> where;
        for (const bound::Condition& part : word.parts) {
            const auto* occupied = std::get_if<bound::condition::Occupied>(&part.is);
            if (occupied) who = &occupied->parts;
            else where.push_back(&part);
        }
        if (!who) return;
        Places places{false, false, std::vector<std::uint8_t>(state_.board->size())};
        for (std::size_t i = 0; i < places.mask.size(); ++i) {
            const ConditionContext about{state_, context.names, {}, static_cast<SpaceIndex>(i)};
            places.mask[i] =
                (*state_.board)[about.space].stand == Stand::Figures &&
                std::ranges::all_of(where, [&](const bound::Condition* part) { return holds(about, *part); });
        }
        Objective objective{{}, [places](FigureId) { return places; }};
        each_figure([&](FigureId figure) {
            const bool counts = all_hold({state_, context.names, figure}, *who),
                       stands = state_[figure].on_board() && places.at(state_[figure].at());
            if (mine(figure) && counts == more)
                objective.able.emplace_back(
                    figure, more ? worth / std::max(1, missing + (stands ? 1 : 0)) : worth / (2 * missing));
            if (!mine(figure) && counts && !more)
                objectives_.prizes[figure.index()] += worth / missing / (stands ? 1 : 4);
        });
        if (!objective.able.empty()) objectives_.goals.push_back(std::move(objective));
    }

    // ---- destroying figures

    void eliminate(PlayerId player, bool truth, Value worth) {
        if (!player.valid() || mine(player) || !truth) return;
        int left = 0;
        each_figure([&](FigureId figure) { left += controller(state_, figure) == player; });
        each_figure([&](FigureId figure) {
            if (controller(state_, figure) == player && !may_not(state_, figure, modifier::Ban::BeAttacked))
                objectives_.prizes[figure.index()] += worth / (4 * left);
        });
    }

    void destroy(const ConditionContext& context, const bound::condition::Destroyed& word, bool truth, Value worth) {
        FigureId figure = word.piece.given() ? FigureId{} : figure_meant(context, word.figure.ref());
        for (const auto& [piece, its] : state_.setup->rulebook->piece_figures)
            if (word.piece.given() && piece == word.piece.ref()) figure = its;
        if (figure.valid()) {
            if (state_[figure].on_board()) objectives_.prizes[figure.index()] += truth ? worth : -worth;
            return;
        }
        if (const ObjectId object = object_of(state_, word.piece.ref()); object.valid())
            break_down(object, truth, worth);
        each_route(state_, seat_, std::max<int>(state_.round, 1),
                   [&](const bound::Effect& effect, const EffectRoute& route) {
                       const auto breaks = facts_of(effect).breaks;
                       if (!breaks || breaks->opens || breaks->piece->ref() != word.piece.ref()) return;
                       by_route(route, truth,
                                breaks->damage == 0 ? worth : worth / std::max(1, word_life(word) / breaks->damage));
                   });
    }

    int word_life(const bound::condition::Destroyed& word) const {
        const ObjectId object = object_of(state_, word.piece.ref());
        return object.valid() ? life_left(state_, object) : 1;
    }

    // Attack the piece, and come to where it can be attacked: beside it does for everybody.
    void break_down(ObjectId object, bool truth, Value worth) {
        if (state_[object].gone || !truth) return;
        objectives_.object_prizes.resize(state_.objects.size());
        objectives_.object_prizes[object.index()] += worth;
        std::vector<std::pair<FigureId, Value>> able;
        each_figure([&](FigureId figure) {
            if (!mine(figure) || friends(state_, figure, object) || may_not(state_, figure, modifier::Ban::Attack))
                return;
            if (numbers(state_, state_[figure].card).attack > 0) able.emplace_back(figure, worth / 4);
        });
        if (able.empty()) return;
        objectives_.goals.push_back({std::move(able), [this_state = &state_, object](FigureId figure) {
                                         return places_beside(*this_state, object, figure);
                                     }});
    }

    // ---- what rules do to figures

    void harms() {
        each_route(state_, seat_, std::max<int>(state_.round, 1),
                   [&](const bound::Effect& effect, const EffectRoute& route) {
                       if (route.slot != EffectRoute::nobody) harm(effect, route);
                   });
    }

    Value lost(const bound::Effect& effect, const EffectRoute& route, FigureId figure) const {  // Below zero: a gain.
        const Value life = value_of_life(state_, figure) + std::max<Value>(0, -objectives_.prizes[figure.index()]) /
                                                               std::max(1, lives_left(state_, figure));
        const auto harms = facts_of(effect).harms;
        if (!harms || harms->figure->ref().name != route.slot) return 0;
        if (harms->all) return life * lives_left(state_, figure);
        return life * std::clamp<int>(harms->wounds, -state_[figure].wounds, lives_left(state_, figure));
    }

    // In thousandths: the chance now, plus a little for each of the next rounds.
    int urgency(const EffectRoute& route, FigureId figure) const {
        const ConditionContext context = condition_context(state_, route, figure);
        int sum = 0;
        for (int ahead = 0; ahead < 4; ++ahead) {
            const int round = std::max<int>(state_.round, 1) + ahead;
            if (round < route.on->from.or_else(0) || round > route.on->to.or_else(max_rounds)) continue;
            int chance = route.chance;
            for (const EffectRoute::Asked& asked : route.asked) {
                if (is_about(route, asked) &&
                    apart_from_place(context, *asked.condition) != (asked.holds ? Apart::Fails : Apart::Holds))
                    continue;
                const int so = chance_that(is_about(route, asked) ? context : ConditionContext{state_, context.names},
                                           seat_, *asked.condition, round);
                chance = chance * (asked.holds ? so : 1'000 - so) / 1'000;
            }
            sum += chance >> ahead;
        }
        return std::min(sum, route.chance);
    }

    void harm(const bound::Effect& effect, const EffectRoute& route) {
        const auto present = [&] {
            int count = 0;
            each_figure([&](FigureId figure) { count += mine(figure) && there(route, figure); });
            return std::max(1, count);
        };
        std::vector<std::pair<FigureId, Value>> able;
        each_figure([&](FigureId figure) {
            if (!mine(figure)) return;
            Value loss = lost(effect, route, figure);
            if (loss == 0 || (route.willing && loss > 0)) return;
            loss = loss * urgency(route, figure) / 1'000;
            if (route.chooser.valid()) loss /= mine(route.chooser) ? present() : 2;
            if (loss != 0) able.emplace_back(figure, -loss);
        });
        if (able.empty()) return;
        objectives_.goals.push_back({std::move(able), [this_state = &state_, route](FigureId figure) {
                                         Places places = places_of_route(*this_state, route, figure);
                                         return both(std::move(places), unprotected(*this_state, route.rule, figure));
                                     }});
    }

    const GameState& state_;
    PlayerId seat_;
    int team_;
    Objectives objectives_{};
    int depth_ = 0;
};

}  // namespace

Objectives objectives_of(const GameState& state, PlayerId seat) {
    return state.setup->rulebook ? Seeker(state, seat).seek() : Objectives{};
}

}  // namespace hexwright::players
