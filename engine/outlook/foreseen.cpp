#include "engine/outlook/foreseen.h"

#include "engine/game/advance.h"
#include "engine/game/each_power.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/scenario_rules.h"
#include "engine/story/story.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace hexwright::outlook {
namespace {

// Bounds of the search. An attack of six dice on six takes about a hundred runs.
constexpr int most_runs = 4'000;
constexpr int most_generations = 300;

using Faces = std::vector<std::uint8_t>;

struct Thrown {  // One outcome of a roll.
    Faces faces{};
    double chance = 0;
};

// Which faces of combat dice make a difference.
enum class Counts : unsigned char { Skulls, Shields, All };

constexpr int skull_side = 1, shield_side = skulls_of_die + 1, blank_side = faces_of_die;

double ways(int dice, int chosen) {  // The binomial coefficient.
    double all = 1;
    for (int i = 1; i <= chosen; ++i) all = all * (dice - chosen + i) / i;
    return all;
}

double power(double base, int exponent) {
    double all = 1;
    while (exponent-- > 0) all *= base;
    return all;
}

constexpr double of_die(int faces) { return static_cast<double>(faces) / faces_of_die; }

Thrown thrown(int skulls, int shields, int blanks, double chance) {
    Faces faces(static_cast<std::size_t>(skulls), skull_side);
    faces.insert(faces.end(), static_cast<std::size_t>(shields), shield_side);
    faces.insert(faces.end(), static_cast<std::size_t>(blanks), blank_side);
    return {std::move(faces), chance};
}

// Every number of dice that show the face that counts; all others show blanks.
std::vector<Thrown> throws_of_one_face(int dice, Counts counts) {
    const bool skulls = counts == Counts::Skulls;
    const double hit = of_die(skulls ? skulls_of_die : shields_of_die);
    std::vector<Thrown> all;
    for (int n = 0; n <= dice; ++n)
        all.push_back(
            thrown(skulls ? n : 0, skulls ? 0 : n, dice - n, ways(dice, n) * power(hit, n) * power(1 - hit, dice - n)));
    return all;
}

std::vector<Thrown> throws_of_combat_dice(int dice, Counts counts) {
    if (counts != Counts::All) return throws_of_one_face(dice, counts);
    std::vector<Thrown> all;
    for (int skulls = 0; skulls <= dice; ++skulls)
        for (int shields = 0; skulls + shields <= dice; ++shields) {
            const int blanks = dice - skulls - shields;
            all.push_back(thrown(skulls, shields, blanks,
                                 ways(dice, skulls) * ways(dice - skulls, shields) *
                                     power(of_die(skulls_of_die), skulls) * power(of_die(shields_of_die), shields) *
                                     power(of_die(faces_of_die - skulls_of_die - shields_of_die), blanks)));
        }
    return all;
}

// A roll about a figure decides by what it needs alone, unless it is read; of others the number may matter.
std::vector<Thrown> throws_of_d20(const event::Rolled& roll, bool read) {
    if (!read && roll.figure.valid() && roll.needs > 1 && roll.needs <= 20)
        return {{{1}, (roll.needs - 1) / 20.0}, {{20}, (21 - roll.needs) / 20.0}};
    std::vector<Thrown> all;
    for (std::uint8_t face = 1; face <= 20; ++face) all.push_back({{face}, 1 / 20.0});
    return all;
}

// What this step of the game looks at: a defender's shields; skulls or shields as a scenario's rule wants; else skulls.
Counts counted_by(const Step& step) {
    if (step.kind == Step::Kind::Defend || step.kind == Step::Kind::ObjectDefends) return Counts::Shields;
    return step.kind == Step::Kind::RuleEffect || step.kind == Step::Kind::RuleChoice ? Counts::All : Counts::Skulls;
}

// Steps that lead from one action to the next: what they do is no part of the action.
bool of_the_round(Step::Kind kind) {
    using enum Step::Kind;
    constexpr std::array kinds{Draft,  Place,    PlaceArmies, RoundStart, Markers,  Initiative,   NextTurn,
                               Reveal, RoundEnd, RoundOver,   NextRound,  PickCard, TakeTurnStep, EndTurn};
    return std::ranges::find(kinds, kind) != kinds.end();
}

struct Branch {  // A position that may come, and with which chance.
    GameState state{};
    double chance = 1;
};

class Foresight {
public:
    Foresight(const GameState& seen, const Action& action)
        : now_(seen),
          action_(action),
          every_face_(any_card_has(seen, &Power::reads_attack) || any_card_has(seen, &Power::reads_defense)) {
        now_.next_dice.clear();
    }

    Foreseen look() {
        const Step step = now_.steps.back();
        carry_on({now_, 1}, counted_by(step), [&](GameUpdate& update) {
            update.state.steps.pop_back();
            answer(update, step, action_);
        });
        for (int i = 0; i < most_generations && !next_.empty() && !found_.unknown; ++i) {
            std::vector<Branch> now = std::exchange(next_, {});
            for (Branch& branch : now) go_on(std::move(branch));
        }
        if (!next_.empty()) give_up();
        if (!found_.unknown) count_harm();
        return std::move(found_);
    }

private:
    using Play = std::function<void(GameUpdate&)>;

    void give_up() { found_.unknown = Message{"outlook.too-many"}; }

    // Whether an attack or a move is still being carried out.
    static bool under_way(const GameState& state) {
        const auto of_action = std::find_if(state.steps.rbegin(), state.steps.rend(), [](const Step& step) {
            return of_the_round(step.kind) || step.kind == Step::Kind::Defend || step.kind == Step::Kind::Walk ||
                   step.kind == Step::Kind::Swipe || step.kind == Step::Kind::ObjectDefends;
        });
        return of_action != state.steps.rend() && !of_the_round(of_action->kind);
    }

    void go_on(Branch branch) {
        if (found_.unknown) return;
        if (branch.state.steps.empty() || of_the_round(next_step(branch.state)->kind)) return finish(std::move(branch));
        const Step step = *next_step(branch.state);
        if (asks(step.kind) && step.kind != Step::Kind::Defend) end_game(branch);
        if (branch.state.over) return finish(std::move(branch));
        if (asks(step.kind))
            if (const Actions choices = in_order(offers(branch.state, step)); !choices.empty())
                return decide(std::move(branch), step, choices);
        carry_on(branch, counted_by(step), [](GameUpdate& update) {
            Actions none;
            advance_one_step(update, none);
        });
    }

    // A decision that is not about the outcome ends the look ahead; one on the way is taken for granted.
    void decide(Branch branch, const Step& step, const Actions& choices) {
        const bool reroll = std::ranges::find(choices, Action{Answer{true}}) != choices.end();
        const auto question = story::question_of(branch.state);
        if (!under_way(branch.state)) {
            if (question) add(found_.decisions, *question);
            return finish(std::move(branch));
        }
        const Action reply = reroll ? Action{Answer{true}} : choices.front();
        if (step.kind == Step::Kind::Swipe) add(found_.assumed, {"outlook.all-strike"});
        else if (question)
            add(found_.assumed, {"outlook.assumed",
                                 {{"question", std::vector<Message>{*question}},
                                  {"answer", std::vector<Message>{story::choice_of(branch.state, reply)}}}});
        carry_on(branch, counted_by(step), [&](GameUpdate& update) {
            update.state.steps.pop_back();
            answer(update, step, reply);
        });
    }

    static void add(std::vector<Message>& to, const Message& message) {
        if (std::ranges::find(to, message) == to.end()) to.push_back(message);
    }

    // Does this with every outcome of the dice that it rolls.
    void carry_on(const Branch& from, Counts counts, const Play& play) {
        Faces set;
        throw_all(from, counts, play, set, 0, 1);
    }

    // `known`: rolls whose faces are in `set`.
    void throw_all(const Branch& from, Counts counts, const Play& play, Faces& set, std::size_t known, double chance) {
        if (found_.unknown) return;
        if (++runs_ > most_runs) return give_up();
        Branch to{from.state, from.chance * chance};
        to.state.next_dice.assign(set.rbegin(), set.rend());
        Events events;
        GameUpdate update(to.state, events);
        play(update);
        if (!to.state.over) set_off_rules(update);
        std::size_t rolled = 0;
        bool defended = false;  // The defense has been rolled; dice after it are those of powers, which count skulls.
        for (std::size_t at = 0; at < events.size(); ++at) {
            const auto* roll = std::get_if<event::Rolled>(&events[at]);
            if (!roll) continue;
            const bool after_defense = defended && counts == Counts::Shields;
            defended = defended || !roll->d20;
            if (rolled++ < known) continue;
            const bool read = std::ranges::count(update.rolls_read, at) > 0;
            for (const Thrown& each : throws_of(*roll, after_defense ? Counts::All : counts, read)) {
                const std::size_t before = set.size();
                set.insert(set.end(), each.faces.begin(), each.faces.end());
                throw_all(from, counts, play, set, known + 1, chance * each.chance);
                set.resize(before);
            }
            return;
        }
        if (to.state.dice != from.state.dice) return draws_lots();
        note(to.state, events, to.chance);
        merge(next_, std::move(to));
    }

    std::vector<Thrown> throws_of(const event::Rolled& roll, Counts counts, bool read) const {
        if (roll.d20) return throws_of_d20(roll, read);
        return throws_of_combat_dice(static_cast<int>(roll.faces.size()), every_face_ ? Counts::All : counts);
    }

    void draws_lots() { found_.unknown = Message{"outlook.draws-lots"}; }

    void end_game(Branch& branch) {
        if (branch.state.over) return;
        Events events;
        GameUpdate update(branch.state, events);
        look_for_an_end(update);
        note(branch.state, events, branch.chance);
    }

    void finish(Branch branch) {
        end_game(branch);
        ends_.push_back(std::move(branch));
    }

    static void merge(std::vector<Branch>& into, Branch branch) {
        const auto same = std::ranges::find_if(into, [&](const Branch& other) { return other.state == branch.state; });
        if (same == into.end()) into.push_back(std::move(branch));
        else same->chance += branch.chance;
    }

    void note(const GameState& then, const Events& events, double chance) {
        for (const Event& event : events) {
            if (const auto* roll = std::get_if<event::Rolled>(&event)) {
                note(*roll, chance);
                continue;
            }
            if (std::holds_alternative<event::Attacked>(event) || std::holds_alternative<event::Defended>(event) ||
                std::holds_alternative<event::ObjectAttacked>(event) ||
                std::holds_alternative<event::ObjectDefended>(event))
                continue;
            const auto same = std::ranges::find(found_.events, event, &EventAhead::event);
            if (same == found_.events.end()) found_.events.push_back({event, chance, story_of(then, event)});
            else same->chance += chance;
        }
    }

    void note(const event::Rolled& roll, double chance) {
        if (!roll.d20 || roll.needs < 1) return;
        const auto same = std::ranges::find_if(found_.rolls, [&](const RollAhead& other) {
            return other.player == roll.player && other.needs == roll.needs && other.figure == roll.figure;
        });
        if (same == found_.rolls.end()) found_.rolls.push_back({roll.player, roll.needs, roll.figure, chance});
        else same->chance += chance;
    }

    // What became of each figure, over all ends.
    void count_harm() {
        for (std::size_t i = 0; i < now_.figures.size(); ++i) {
            const FigureId id{static_cast<int>(i)};
            if (!now_[id].on_board()) continue;
            FigureChances chances{.figure = id, .wounds = {0.0}, .destroyed = 0, .unharmed = 0};
            for (const Branch& end : ends_) count_harm(end, chances);
            if (chances.wounds.size() > 1 || chances.destroyed > 0) found_.figures.push_back(std::move(chances));
        }
        count_harm_of_objects();
    }

    void count_harm_of_objects() {
        for (std::size_t i = 0; i < now_.objects.size(); ++i) {
            const ObjectId id{static_cast<int>(i)};
            if (now_[id].gone) continue;
            ObjectChances chances{.object = id, .wounds = {0.0}, .destroyed = 0, .unharmed = 0};
            for (const Branch& end : ends_) {
                const auto more = static_cast<std::size_t>(std::max(0, end.state[id].wounds - now_[id].wounds));
                if (chances.wounds.size() <= more) chances.wounds.resize(more + 1);
                chances.wounds[more] += end.chance;
                if (end.state[id].gone) chances.destroyed += end.chance;
                else if (more == 0) chances.unharmed += end.chance;
            }
            if (chances.wounds.size() > 1 || chances.destroyed > 0) found_.objects.push_back(std::move(chances));
        }
    }

    void count_harm(const Branch& end, FigureChances& chances) const {
        const Figure &before = now_[chances.figure], &after = end.state[chances.figure];
        const int given = now_.rules().wounds ? after.wounds - before.wounds : 0;
        const auto more = static_cast<std::size_t>(std::max(0, given));
        if (chances.wounds.size() <= more) chances.wounds.resize(more + 1);
        chances.wounds[more] += end.chance;
        const bool destroyed = after.place == Figure::Place::Destroyed;
        if (destroyed) chances.destroyed += end.chance;
        if (!destroyed && more == 0) chances.unharmed += end.chance;
    }

    GameState now_;
    Action action_;
    bool every_face_;  // A card in play reads what dice show beside skulls and shields.
    int runs_ = 0;
    std::vector<Branch> next_{}, ends_{};
    Foreseen found_{};
};

}  // namespace

double FigureChances::at_least(int more_wounds) const {
    double all = 0;
    for (std::size_t n = static_cast<std::size_t>(std::max(0, more_wounds)); n < wounds.size(); ++n) all += wounds[n];
    return all;
}

double FigureChances::mean_wounds() const {
    double all = 0;
    for (std::size_t n = 0; n < wounds.size(); ++n) all += static_cast<double>(n) * wounds[n];
    return all;
}

FigureChances Foreseen::of(FigureId figure) const {
    const auto found = std::ranges::find(figures, figure, &FigureChances::figure);
    return found == figures.end() ? FigureChances{.figure = figure} : *found;
}

ObjectChances Foreseen::of(ObjectId object) const {
    const auto found = std::ranges::find(objects, object, &ObjectChances::object);
    return found == objects.end() ? ObjectChances{.object = object} : *found;
}

Foreseen foresee(const GameState& seen, const Action& action) {
    if (seen.steps.empty() || by_hand(action)) return {.unknown = Message{"outlook.not-now"}};
    return Foresight(seen, action).look();
}

}  // namespace hexwright::outlook
