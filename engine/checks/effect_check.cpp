#include "engine/checks/effect_check.h"

#include "engine/core/visit.h"
#include "engine/scenario/words/word_facts.h"

#include <algorithm>
#include <bitset>
#include <string>
#include <type_traits>
#include <utility>

namespace hexwright::checks {
namespace {

Never because_inside(std::string id, std::vector<Argument> arguments, int line) {
    return {{std::move(id), std::move(arguments)}, line};
}

// ---- dice

// The range of numbers that a roll can show.
struct Shown {
    int least = 0, most = 0;
};
Shown shown_by(const effect::Roll& word) {
    if (word.die == effect::Die::D20) return {1, 20};
    return {0, word.dice};
}

class EffectCheck {
public:
    explicit EffectCheck(const Satisfiability& satisfiability) : satisfiability_(satisfiability) {}

    void look(const Effects& effects, Subject event, const RoundSet& rounds) {
        for (const Effect& effect : effects) look(effect, event, rounds);
    }
    NeversInside take() { return std::move(found_); }
    RuleFacts take_facts() { return std::move(changed_); }

    void speak_of(const std::string& figure, std::vector<const Conditions*> asked, bool in_reserve = false) {
        spoken_.push_back({figure, std::move(asked), in_reserve});
    }

private:
    void add(std::optional<Never> why, int line) {
        if (why) found_.push_back({std::move(*why), line});
    }

    void look(const Effect& effect, Subject event, const RoundSet& rounds) {
        const int line = effect.line;
        if (auto why = never_itself(effect)) return add(std::move(why), line);
        note_effect(effect, satisfiability_.facts(), changed_);
        const EffectFacts<Written> does = facts_of(effect);
        if (const auto* place = std::get_if<effect::Place>(&effect.is); place && is_in_reserve(place->figure.word))
            changed_.sets_out = true;
        if (does.removes) changed_.removals.try_emplace(asked_of(does.removes->word), line);
        if (does.of_figures) add(satisfiability_.never(*does.of_figures, line, about_a_figure), line);
        visit(
            effect.is,
            [&](const effect::Each& word) {
                if (word.figure.given()) look_at_figures(word, line, event, rounds);
                else look_inside(word, line, inside_of(word, event), event, rounds);
            },
            [&](const effect::Pick& word) {
                if (word.figure.given()) look_at_figures(word, line, event, rounds);
                else look_inside(word, line, inside_of(word, event), event, rounds);
            },
            [&](const effect::If& word) {
                if (word.conditions.empty()) add(because_inside("issue.never.empty-if", {}, line), line);
                look_inside(word, line, asked_by(word, event), event, rounds);
            },
            [&](const effect::Repeat& word) { look(word.effects, event, rounds); },
            [&](const effect::Menu& word) {
                for (const effect::Option& option : word.options)
                    look_inside(option, option.line, about_the_game, event, rounds);
            },
            [&](const effect::Choose& word) {
                if (!word.space.given()) look_at_figures(word, line, event, rounds);
                else look_inside(word, line, inside_of(word, event), event, rounds);
            },
            [&](const effect::Contest& word) { look(word.effects, event, rounds); },
            [&](const effect::May& word) { look(word.effects, event, rounds); },
            [&](const effect::Roll& word) { look(word, event, rounds); }, [](const auto&) {});
    }
    // A word that gives a name to figures on the battlefield, or where it says.
    template <class Word>
    void look_at_figures(const Word& word, int line, Subject event, const RoundSet& rounds) {
        if (word.where == condition::Whereabouts::Battlefield)
            if (auto why = satisfiability_.only_in_reserve(word.conditions, line)) return add(std::move(why), line);
        const std::size_t outside = spoken_.size();
        speak_of(word.figure.word, {&word.conditions}, word.where == condition::Whereabouts::Reserve);
        look_inside(word, line, inside_of(word, event), event, rounds);
        spoken_.resize(outside);
    }
    std::optional<Never> never_itself(const Effect& effect) const {
        const int line = effect.line;
        if (const auto* turn = std::get_if<effect::GiveTurn>(&effect.is)) {
            if (turn->player.word == "nobody") return because_inside("issue.never.nobodys-turn", {}, line);
            return turn->card.given() ? satisfiability_.no_card(turn->card.word, line) : std::nullopt;
        }
        const EffectFacts<Written> does = facts_of(effect);
        if (does.gives && does.gives->given()) return satisfiability_.no_card(does.gives->word, line);
        if (does.reveals) return satisfiability_.no_secret(does.reveals->word, line);
        if (does.of_object) return satisfiability_.no_object({does.of_object->word}, does.to_open, line);
        if (does.of_glyph) return satisfiability_.no_glyph(does.of_glyph->word, line);
        if (does.takes_up) return satisfiability_.no_glyph(does.takes_up->word, line);
        if (does.of_carried) return satisfiability_.no_carrying(*does.of_carried, line);
        return {};
    }
    // There is a figure to ask about: one that was named around it, or the event's.
    Subject asked_by(const effect::If& word, Subject event) const {
        if (word.figure.word == "event") return {event.figure, word.space.given()};
        return {event.figure || !spoken_.empty(), word.space.given()};
    }
    struct Spoken {  // A named figure.
        std::string figure{};
        std::vector<const Conditions*> asked{};  // Of it.
        bool in_reserve = false;
    };
    const Spoken* spoken_of(const std::string& figure) const {
        for (auto each = spoken_.rbegin(); each != spoken_.rend(); ++each)
            if (figure.empty() || each->figure == figure) return &*each;
        return nullptr;
    }
    // What is known of the figure with this name; of the last one mentioned when the name is empty.
    std::vector<const Conditions*> asked_of(const std::string& figure) const {
        const Spoken* meant = spoken_of(figure);
        return meant ? meant->asked : std::vector<const Conditions*>{};
    }
    bool is_in_reserve(const std::string& figure) const {
        const Spoken* meant = spoken_of(figure);
        return meant && meant->in_reserve;
    }

    template <class Word>
    void look_inside(const Word& word, int line, Subject asked, Subject event, const RoundSet& rounds) {
        const RoundSet then = rounds & rounds_allowed(word.conditions);
        auto why = satisfiability_.never(word.conditions, line, asked);
        if (!why && then.none())
            why = because_inside("issue.never.rounds-apart", {}, line_of_rounds(word.conditions, line));
        if (why) return add(std::move(why), line);
        look(word.effects, event, then);
    }

    void look(const effect::Roll& word, Subject event, const RoundSet& rounds) {
        check_cases(word);
        const Shown shown = shown_by(word);
        for (const effect::Case& each : word.cases)
            if (each.from <= shown.most && each.to >= shown.least) look(each.effects, event, rounds);
        if (word.table) check_table(word, rounds);
        if (word.then) look(word.then->effects, event, rounds);
        if (word.otherwise) look(word.otherwise->effects, event, rounds);
    }

    void check_cases(const effect::Roll& word) {
        const Shown shown = shown_by(word);
        std::bitset<21> taken;  // Numbers covered by earlier cases.
        for (const effect::Case& each : word.cases) {
            bool fits = false, free = false;
            for (int number = std::max<int>(each.from, shown.least); number <= std::min<int>(each.to, shown.most);
                 ++number) {
                fits = true;
                free = free || !taken.test(static_cast<std::size_t>(number));
                taken.set(static_cast<std::size_t>(number));
            }
            if (each.from > each.to)
                add(because_inside("issue.never.range-turned", {{"low", each.from}, {"high", each.to}}, each.line),
                    each.line);
            else if (!fits)
                add(because_inside("issue.never.not-rolled", {{"least", shown.least}, {"most", shown.most}}, each.line),
                    each.line);
            else if (!free) add(because_inside("issue.never.case-taken", {}, each.line), each.line);
            else check_overlap(word.cases, each);
        }
    }
    // A case for all the rest may contain those before it; one that shares only some of their numbers is a mistake.
    void check_overlap(const std::vector<effect::Case>& cases, const effect::Case& each) {
        for (const effect::Case& before : cases) {
            if (&before == &each) return;
            const int low = std::max<int>(before.from, each.from), high = std::min<int>(before.to, each.to);
            if (low > high || (each.from <= before.from && before.to <= each.to)) continue;
            return add(because_inside("issue.never.case-overlaps", {{"low", low}, {"high", high}}, each.line),
                       each.line);
        }
    }

    void check_table(const effect::Roll& word, RoundSet rounds) {
        const Shown shown = shown_by(word);
        const bool by_round = word.table->by == effect::By::Round;
        for (const effect::Row& row : word.table->rows) {
            add(by_round ? in_rounds(row, rounds) : counted(row), row.line);
            rounds &= ~rounds_between(row.from, row.to);
            if (std::max<int>(row.low, shown.least) > std::min<int>(row.high, shown.most))
                add(because_inside("issue.never.row-fails",
                                   {{"low", row.low}, {"high", row.high}, {"least", shown.least}, {"most", shown.most}},
                                   row.line),
                    row.line);
        }
    }
    std::optional<Never> in_rounds(const effect::Row& row, const RoundSet& rounds) const {
        if (auto why = satisfiability_.never_in_rounds(row.from, row.to, row.line)) return why;
        if ((rounds & rounds_between(row.from, row.to)).any()) return {};
        return because_inside("issue.never.row-taken", {}, row.line);
    }
    static std::optional<Never> counted(const effect::Row& row) {
        if (row.from.or_else(0) <= row.to.or_else(max_rounds)) return {};
        return because_inside("issue.never.range-turned", {{"low", *row.from.value}, {"high", *row.to.value}},
                              row.line);
    }

    const Satisfiability& satisfiability_;
    NeversInside found_;
    RuleFacts changed_{};
    std::vector<Spoken> spoken_{};
};

// ---- names

// Visits all words together with the names known at each, as engine/rulebook/binding.cpp does.
class NameCheck {
public:
    NameCheck(int players, bool event_figure, bool event_player)
        : players_(players), event_figure_(event_figure), event_player_(event_player), figure_(event_figure) {}

    void set_off_by(const std::vector<On>& events) {
        constexpr auto between_turns = [](const On& on) {
            return on.event == EventKind::SetupDone || on.event == EventKind::RoundStart ||
                   on.event == EventKind::RoundEnd;
        };
        no_turn_ = !events.empty() && std::ranges::all_of(events, between_turns);
        event_figure_gone_ =
            !events.empty() && std::ranges::all_of(events, [](const On& on) { return event_figure_is_gone(on.event); });
        no_first_ = !events.empty() &&
                    std::ranges::all_of(events, [](const On& on) { return on.event == EventKind::SetupDone; });
    }
    void begin(int line, Subject about) {
        line_ = line;
        about_ = about;
    }
    template <HasFields Word>
    void look(const Word& word) {
        if (std::is_same_v<Word, condition::Active> && no_turn_) say("issue.never.no-turn");
        if constexpr (std::is_same_v<Word, effect::Return>)
            if (word.figure.word == "event") event_figure_gone_ = false;  // For what comes after it.
        const NameCheck outside = mark();
        each_field(word, [&](std::string_view name, const auto& member) { introduce(word, name, member); });
        about_ = std::is_same_v<Word, effect::If>       ? inside_of(word, Subject{figure_, false})
                 : std::is_same_v<Word, effect::Option> ? about_the_game
                                                        : inside_of(word, about_);
        each_field(word, [&](std::string_view, const auto& member) { look(member); });
        restore(outside);
    }
    NeversInside take() { return std::move(found_); }

    template <Nested Member>
    void look(const Member& member) {
        const bool before = in_effects_;
        if (std::is_same_v<Member, Conditions>) in_effects_ = false;
        if (std::is_same_v<Member, Effects>) in_effects_ = true;
        each_part(member, [&](const auto& part) { look(part); });
        in_effects_ = before;
    }

private:
    // The copy lacks the findings; it only holds what is known outside.
    NameCheck mark() const {
        NameCheck copy(players_, event_figure_, event_player_);
        copy.figure_ = figure_;
        copy.figure_named_ = figure_named_;
        copy.about_ = about_;
        return copy;
    }
    void restore(const NameCheck& outside) {
        event_figure_ = outside.event_figure_;
        event_player_ = outside.event_player_;
        figure_ = outside.figure_;
        figure_named_ = outside.figure_named_;
        about_ = outside.about_;
    }

    template <OneOfWords Wrapper>
    void look(const Wrapper& wrapper) {
        if (wrapper.line > 0) line_ = wrapper.line;
        if constexpr (std::is_same_v<Wrapper, Effect>) look_whether_gone(facts_of(wrapper).done_to);
        std::visit([&](const auto& word) { look(word); }, wrapper.is);
    }
    // Something is done to this figure, which must be on the battlefield.
    void look_whether_gone(const MaybeFigure* figure) {
        if (!figure || !event_figure_gone_) return;
        if (figure->word == "event" || (!figure->given() && !figure_named_)) say("issue.never.figure-gone");
    }
    template <class Other>
    void look(const Other&) {}  // Numbers, choices and phrases need no check.

    // ---- new names

    template <class Word, class Member>
    void introduce(const Word&, std::string_view, const Member&) {}
    template <class Word>
    void introduce(const Word&, std::string_view member, const NewName& name) {
        if (member == "id" || !name.given()) return;
        const NameOf what = named_by(member);
        if (what != NameOf::Figure && what != NameOf::Player) return;
        const bool figure = what == NameOf::Figure;
        if (figure) figure_ = figure_named_ = true;
        if (name.word == "event") (figure ? event_figure_ : event_player_) = true;
    }

    // ---- names

    void say(std::string id, std::vector<Argument> arguments = {}) {
        found_.push_back({because_inside(std::move(id), std::move(arguments), line_), line_});
    }

    bool any_figure() const { return in_effects_ ? figure_ : about_.figure; }

    template <Need need>
    void look(const Name<FigureNameTag, need>& name) {
        if (name.word == "event" && !event_figure_) say("issue.never.no-event-figure");
        if (!name.given() && in_effects_ && !figure_) say("issue.never.no-event-figure");
    }
    template <Need need>
    void look(const Name<AskedFigureTag, need>& name) {
        if (name.word == "event" && !event_figure_) say("issue.never.no-event-figure");
    }
    template <Need need>
    void look(const Name<OwnerTag, need>& name) {
        if (name.word == "figure" && !any_figure()) say("issue.never.no-event-figure");
        else if (name.word == "event-figure" && !event_figure_) say("issue.never.no-event-figure");
        else look_at_player(name.word);
    }
    template <Need need>
    void look(const Name<PlayerNameTag, need>& name) {
        look_at_player(name.word);
    }
    void look_at_player(const std::string& word) {
        if (const auto number = player_numbered(word); number && players_ > 0 && *number > players_)
            say("issue.never.nobody-there", {{"player", word}});
        if (word == "event" && !event_player_) say("issue.never.no-event-player");
        if (word == "turn" && no_turn_) say("issue.never.no-turn");
        if (word == "first" && no_first_) say("issue.never.no-first");
        if (word == "controller" && !any_figure()) say("issue.never.no-event-figure");
    }

    int players_;
    bool event_figure_, event_player_;
    bool event_figure_gone_ = false;  // The event's figure has left the battlefield.
    bool figure_named_ = false;       // The figure meant without naming it is not the event's.
    bool figure_;                     // There is a figure that effects mean without naming it.
    // no_turn_: nobody takes a turn at the rule's event. no_first_: nobody has rolled for the first turn yet.
    bool no_turn_ = false, no_first_ = false;
    Subject about_{};
    bool in_effects_ = false;
    int line_ = 0;
    NeversInside found_{};
};

}  // namespace

NeversInside never_inside(const Effects& effects, const Satisfiability& satisfiability, Subject about,
                          const RoundSet& rounds) {
    EffectCheck check(satisfiability);
    check.look(effects, about, rounds);
    return check.take();
}

RuleFacts facts_inside(const Rule& rule, const Satisfiability& satisfiability, Subject about, const RoundSet& rounds) {
    EffectCheck check(satisfiability);
    std::vector<const Conditions*> asked;
    if (rule.events.size() == 1) asked.push_back(&rule.events.front().conditions);
    if (rule.events.size() == 1 && rule.when) asked.push_back(&rule.when->conditions);
    if (about.figure) check.speak_of("event", std::move(asked));
    check.look(rule.effects, about, rounds);
    return check.take_facts();
}

NeversInside nobody_meant(const Rule& rule, int players) {
    const auto any = [&](bool (*has)(EventKind)) {
        return rule.events.empty() || std::ranges::any_of(rule.events, [&](const On& on) { return has(on.event); });
    };
    NameCheck check(players, any(event_has_figure), any(event_has_player));
    check.set_off_by(rule.events);
    check.begin(rule.line, {any(event_has_figure), false});
    check.look(rule);
    return check.take();
}
NeversInside nobody_meant(const Modifier& modifier, int players) {
    NameCheck check(players, true, true);  // A reference to an event, which modifiers do not have, is refused by name.
    check.begin(modifier.line, about_the_game);
    if (modifier.during) check.look(modifier.during->conditions);
    check.begin(modifier.line, about_a_figure);
    Modifier others = modifier;
    others.during.reset();
    check.look(others);
    return check.take();
}
NeversInside nobody_meant(const Win& win, int players) {
    NameCheck check(players, true, true);
    check.begin(win.line, about_the_game);
    check.look(win);
    return check.take();
}
NeversInside nobody_meant(const Conditions& conditions, int players) {
    NameCheck check(players, true, true);
    check.begin(0, about_the_game);
    check.look(conditions);
    return check.take();
}

}  // namespace hexwright::checks
