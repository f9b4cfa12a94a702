// Conditions one by one, for a rule under observation: what must not hold is told as its opposite, so that a tick is
// always good and a cross keeps the rule from running.
#include "engine/scenario/unrolled.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"
#include "formats/telling/rules_text/watch_text.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

// With the zone or piece for which a rule is written out.
std::string of_place(const std::string& title, const NewName* place) {
    return place ? title + " (" + place->word + ")" : title;
}

WatchMark watch_mark(int holds, int asked) {
    return holds == 0 ? WatchMark::Fails : holds == asked ? WatchMark::Holds : WatchMark::Depends;
}

WatchLine line_of(std::string text, int holds, int asked, int depth) {
    return {Words::in_nominative(text), watch_mark(holds, asked), holds, asked, depth};
}

bool is_not(const WatchedCondition& each) { return std::holds_alternative<condition::Not>(each.condition->is); }
bool is_any(const WatchedCondition& each) { return std::holds_alternative<condition::Any>(each.condition->is); }

Condition in_rounds_of(const On& on) { return {condition::Round{on.from, on.to}, 0}; }

// Of the text of a modifier, which begins with its title.
std::string without_title(std::string_view text) {
    const std::size_t end = text.find(text_marks[1], 1);
    return std::string(text.substr(std::min(end + 2, text.size())));
}

}  // namespace

// A condition by itself, whatever was said before: "the figure that moved is on water".
std::string RulesText::wanted_clause(const Condition& condition, bool wanted) {
    const Here* figure = last_figure();
    const bool person =
        figure && figure->by_name && !figure->labelled;  // "Sonlen is a Sonlen figure" would say little.
    const std::string subject = person ? say("tell.that-figure") : figure ? figure->called : say("tell.it");
    return clauses(logic_of({condition}, !wanted), figure ? Spoken::Figure : Spoken::Nothing, subject);
}

// All or one of these are wanted, to hold or not to hold. Several that are joined otherwise stand below a heading.
void RulesText::add_lines(std::vector<WatchLine>& lines, const WatchedConditions& conditions, WatchedFor asked) {
    for (const WatchedCondition& each : conditions) {
        const int met = asked.wanted ? each.holds : asked.number - each.holds;
        if (each.parts.empty()) {
            lines.push_back(line_of(wanted_clause(*each.condition, asked.wanted), met, asked.number, asked.depth));
            continue;
        }
        WatchedFor inside = asked;
        if (is_not(each)) inside.wanted = !asked.wanted;
        // One is enough of an "any" that is to hold, and of an "all" or a "not" that is not to.
        const bool one = is_any(each) == asked.wanted;
        if (one != asked.one && each.parts.size() > 1) {
            lines.push_back(
                line_of(say(one ? "tell.one-of-these" : "tell.all-of-these"), met, asked.number, asked.depth));
            inside.one = one;
            ++inside.depth;
        }
        add_lines(lines, each.parts, inside);
    }
}

WatchText RulesText::watched(const WatchedRule& rule) {
    const Scope scope(known_);
    event_player_.clear();
    usual_roller_.clear();
    WatchText text{of_place(title(*rule.rule), place_named(*rule.rule)), as_sentence(lead_of(*rule.rule))};
    if (rule.rule->once == YesNo::Yes)
        text.lines.push_back(line_of(words_(Message{"watch.not-yet"}), rule.spent ? 0 : rule.asked, rule.asked, 0));
    for (const WatchedEvent& event : rule.events) {
        const bool one = rule.events.size() == 1;
        if (!one)
            text.lines.push_back(
                {Words::in_nominative(say("tell.event." + std::string(word_of(event.on->event)),
                                          {{"figure", say("tell.that-figure")},
                                           {"zone", event.on->zone.given() ? zone(event.on->zone.word) : ""},
                                           {"round", event.on->from.or_else(1)}}))});
        const WatchedFor asked{.number = rule.asked, .depth = one ? 0 : 1};
        if (event.on->from.value || event.on->to.value)
            text.lines.push_back(line_of(wanted_clause(in_rounds_of(*event.on), true), event.in_rounds ? rule.asked : 0,
                                         rule.asked, asked.depth));
        add_lines(text.lines, event.conditions, asked);
    }
    add_lines(text.lines, rule.when, {.number = rule.asked});
    add_lines(text.lines, rule.unless, {.number = rule.asked, .wanted = false});
    for (const WatchedIf& branch : rule.branches) {
        text.lines.push_back(line_of(words_(Message{"watch.branch"}), branch.holds, rule.asked, branch.depth));
        add_lines(text.lines, branch.conditions, {.number = rule.asked, .depth = branch.depth + 1});
    }
    return text;
}

std::string RulesText::wanted_of(const Rule& rule, const Condition& condition, bool wanted) {
    const Scope scope(known_);
    event_player_.clear();
    usual_roller_.clear();
    lead_of(rule);  // Introduces the names.
    return wanted_clause(condition, wanted);
}

WatchText RulesText::watched(const WatchedModifier& modifier) {
    WatchText text{of_place(title(modifier.modifier->id.word), place_named(*modifier.modifier))};
    Modifier alone = *modifier.modifier;  // The one that is written out for its zone or piece.
    alone.zone = alone.piece = {};
    const Passage told = this->modifier(alone);
    text.lead = without_title(told.front().text);
    const Scope scope(known_);
    add_lines(text.lines, modifier.during, {});
    meet(modifier.modifier->figure.word, NameOf::Figure, "tell.that-figure");
    add_lines(text.lines, modifier.conditions, {.number = modifier.asked});
    return text;
}

WatchText RulesText::watched(const WatchedWin& win, int rounds) {
    WatchText text{{}, this->win(*win.win, rounds).front().text};
    const Scope scope(known_);
    if (win.win->as.given()) meet(win.win->as.word, NameOf::Player, "tell.that-player");
    add_lines(text.lines, win.conditions, {.number = win.asked});
    return text;
}

}  // namespace hexwright::telling
