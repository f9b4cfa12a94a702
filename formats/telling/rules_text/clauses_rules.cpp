// Rules, modifiers and wins as paragraphs.
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

// The others are about players.
bool is_about_figures(const Amendment& change) {
    return !std::holds_alternative<modifier::First>(change.is) && !std::holds_alternative<modifier::Truce>(change.is) &&
           !std::holds_alternative<modifier::Markers>(change.is) &&
           !std::holds_alternative<modifier::SharedMarkers>(change.is);
}

bool has_figure(EventKind event) { return event >= EventKind::MoveEnd; }
bool of_a_round(EventKind event) { return event == EventKind::RoundStart || event == EventKind::RoundEnd; }
bool is_of_carrying(EventKind event) { return event == EventKind::TakenUp || event == EventKind::SetDown; }
bool of_a_turn(EventKind event) {
    return event == EventKind::TurnStart || event == EventKind::TurnEnd || event == EventKind::AttacksStart;
}

// True for conditions that need a singular noun: "each figure that is not a Hero" would need "Heroes" in the plural.
bool wants_one(const Logic& logic, bool top) {
    if (logic.kind == Logic::Kind::Leaf)
        return std::holds_alternative<condition::Card>(logic.leaf->is) && (logic.negated || !top);
    return std::ranges::any_of(
        logic.parts, [&](const Logic& part) { return wants_one(part, top && logic.kind == Logic::Kind::And); });
}

std::string event_word(EventKind event) { return std::string(event_words[static_cast<std::size_t>(event)]); }

}  // namespace

// "when a figure of player 1 has ended a move on water": the place comes last.
std::string RulesText::ended_move(const On& on, Provisos& provisos) {
    Conditions who, where;
    for (const Condition& each : on.conditions)
        (std::holds_alternative<condition::StandsOn>(each.is) ? where : who).push_back(each);
    std::string text =
        say("tell.event.move-end", {{"figure", noun(who, {Quantity::Kind::A}, Spoken::Figure, &provisos, "event")}});
    if (where.empty()) return text;
    // The person who moved, even if somebody else is mentioned in the description of the place.
    const std::string person = person_;
    text = say("tell.thing.with", {{"thing", text}, {"what", description(logic_of(where), Spoken::Figure)}});
    person_ = person;
    return text;
}

// For example "at the end of each round from round 3 on", "when a Hero of player 1 enters the *exit* zone".
std::string RulesText::event(const On& on) {
    const bool only = of_a_round(on.event) && on.from.value && on.from == on.to;
    Provisos provisos;
    std::vector<Argument> arguments{{"round", on.from.or_else(1)},
                                    {"zone", on.zone.given() ? zone(on.zone.word) : std::string()},
                                    {"piece", on.piece.given() ? piece(on.piece.word) : say("tell.some-piece")}};
    const bool move = on.event == EventKind::MoveEnd;
    if (has_figure(on.event) && !move)
        arguments.emplace_back("figure", noun(on.conditions, {Quantity::Kind::A}, Spoken::Figure, &provisos, "event"));
    else if (!move && !on.conditions.empty()) provisos.only_if.push_back(clause(on.conditions));
    std::string text = move ? ended_move(on, provisos)
                            : say("tell.event." + event_word(on.event) + (only ? "-only" : ""), std::move(arguments));
    if (const std::string span = round_span(on.from, on.to); !span.empty() && !only)
        text = say("tell.event-in-rounds", {{"event", text}, {"rounds", span}});
    return with_provisos(text, provisos);
}

// Sets the wording for the event's figure and player from here on: by the event if there is only one kind; a person by
// name.
void RulesText::meet_event(const Rule& rule, const std::vector<std::string>& persons) {
    const auto& events = rule.events;
    const auto figure = std::ranges::find_if(events, has_figure, &On::event);
    const bool alike =
        std::ranges::all_of(events, [&](const On& on) { return figure != events.end() && on.event == figure->event; });
    const auto other = [&](const char* name, const char* called) {
        known_.push_back(
            {.word = name, .what = NameOf::Figure, .called = say(called), .by_name = true, .of_event = true});
    };
    if (figure != events.end() && std::ranges::all_of(events, event_has_attacker, &On::event))
        other("attacker", "tell.event-other.attacker");
    const bool carried = std::ranges::all_of(events, is_of_carrying, &On::event);
    if (figure != events.end() && std::ranges::all_of(events, event_has_target, &On::event))
        other("target", carried ? "tell.event-other.carried" : "tell.event-other.target");
    if (figure != events.end() && std::ranges::all_of(events, event_has_glyph, &On::event))
        known_.push_back({"event", NameOf::Glyph, say("tell.event-glyph")});
    if (figure != events.end()) {
        known_.push_back({"event", NameOf::Figure,
                          alike ? say("tell.event-figure." + event_word(figure->event)) : say("tell.that-figure")});
        const bool one =
            std::ranges::all_of(persons, [&](const std::string& person) { return person == persons.front(); });
        call_by_name(known_.back(), one ? persons.front() : std::string());
    }
    const bool turns = std::ranges::any_of(events, of_a_turn, &On::event);
    if (turns) event_player_ = say(figure == events.end() ? "tell.player-turn" : "tell.player-of-event");
    if (std::ranges::all_of(events, of_a_round, &On::event)) usual_roller_ = "tell.player-last-to-act";
    else if (std::ranges::any_of(events, of_a_round, &On::event)) usual_roller_ = "tell.player-turn-or-last";
}

std::string RulesText::lead_of(const Rule& rule) {
    std::vector<std::string> events, persons;
    for (const On& on : rule.events) {
        events.push_back(event(on));
        persons.push_back(has_figure(on.event) ? person_ : std::string());
    }
    meet_event(rule, persons);
    return conditions_of(rule, list(events, "tell.list.or-long"));
}

// "…, if it is on water, unless the flag *dry* has been raised". Conditions that always or never hold are omitted.
std::string RulesText::conditions_of(const Rule& rule, std::string lead) {
    const auto subject = [&] {
        Here* figure = last_figure();
        return figure ? figure_called(*figure) : say("tell.it");
    };
    const auto says_nothing = [](const Logic& logic, Logic::Kind kind) {
        return logic.kind == kind && logic.parts.empty();
    };
    const auto add = [&](std::string_view id, const Logic& logic) {
        lead = say(id, {{"what", lead}, {"that", clauses(logic, Spoken::Figure, subject())}});
    };
    if (const Logic when = rule.when ? logic_of(rule.when->conditions) : Logic{}; !says_nothing(when, Logic::Kind::And))
        add("tell.provided", when);
    if (const Logic unless = rule.unless ? any_of(rule.unless->conditions) : Logic{Logic::Kind::Or};
        !says_nothing(unless, Logic::Kind::Or))
        add("tell.unless", unless);
    return lead;
}

Passage RulesText::paragraphs(const std::string& head, const std::string& lead, Clauses clauses_here) {
    Passage passage;
    std::string text = head;
    const auto end = [&] {
        if (!text.empty()) passage.push_back({PassageBlock::Kind::Paragraph, 0, text, {}});
        text.clear();
    };
    for (std::size_t i = 0; i < clauses_here.size(); ++i) {
        const std::string sentence =
            i == 0
                ? (lead.empty() ? clauses_here[i].text
                                : say("tell.lead.comma", {{"lead", lead}, {"what", clauses_here[i].text}}))
                : say(clauses_here[i].text.starts_with(say("tell.if", {{"that", ""}})) ? "tell.then-if" : "tell.then",
                      {{"what", clauses_here[i].text}});
        text += (text.empty() ? "" : " ") + as_sentence(sentence);
        if (clauses_here[i].below.empty()) continue;
        end();
        append(passage, std::move(clauses_here[i].below));
    }
    end();
    return passage;
}

template <class Word>
std::string RulesText::meet_sort(const Word& word) {
    if (word.zone.given()) {
        meet(word.zone.word, NameOf::Zone, "tell.that-zone");
        return say("tell.each-of-sort-zone", {{"sort", id(word.sort.word)}});
    }
    if (!word.piece.given()) return {};
    meet(word.piece.word, NameOf::Piece, "tell.that-piece");
    return say("tell.each-of-sort-piece", {{"sort", kind(word.sort.word)}});
}
template std::string RulesText::meet_sort(const effect::Each& word);

Passage RulesText::rule(const Rule& rule) {
    if (rule.hidden == YesNo::Yes || all_hidden(rule.effects)) return {};
    const Scope scope(known_);
    event_player_.clear();
    usual_roller_.clear();
    const std::string sort = meet_sort(rule);
    std::string lead = lead_of(rule);
    if (!sort.empty())
        lead = say("tell.lead.comma", {{"lead", say("tell.for-each", {{"what", sort}})}, {"what", lead}});
    Passage passage = paragraphs(strong(title(rule) + "."), lead, clauses_here(rule.effects));
    if (rule.once == YesNo::Yes) {
        if (passage.back().kind == PassageBlock::Kind::Paragraph) passage.back().text += " " + say("tell.once");
        else passage.push_back({PassageBlock::Kind::Paragraph, 0, say("tell.once"), {}});
    }
    return passage;
}

// ---- modifiers

namespace {

constexpr EnumTexts<modifier::Mode, modifier::Mode::Any> cost_sentences({
    {modifier::Mode::Walk, "tell.change.cost-walk"},
    {modifier::Mode::Fly, "tell.change.cost-fly"},
    {modifier::Mode::Any, "tell.change.cost-any"},
});
// A change that is still to be chosen has no sentence.
constexpr EnumTexts<modifier::Stat, modifier::Stat::Defense> stat_more({
    {modifier::Stat::None, "tell.change.?-more"},
    {modifier::Stat::Move, "tell.change.move-more"},
    {modifier::Stat::Range, "tell.change.range-more"},
    {modifier::Stat::Attack, "tell.change.attack-more"},
    {modifier::Stat::Defense, "tell.change.defense-more"},
});
constexpr EnumTexts<modifier::Stat, modifier::Stat::Defense> stat_less({
    {modifier::Stat::None, "tell.change.?-less"},
    {modifier::Stat::Move, "tell.change.move-less"},
    {modifier::Stat::Range, "tell.change.range-less"},
    {modifier::Stat::Attack, "tell.change.attack-less"},
    {modifier::Stat::Defense, "tell.change.defense-less"},
});
constexpr EnumTexts<modifier::Ban, modifier::Ban::TakePart> ban_sentences({
    {modifier::Ban::None, "tell.change.cannot-?"},
    {modifier::Ban::Attack, "tell.change.cannot-attack"},
    {modifier::Ban::BeAttacked, "tell.change.cannot-be-attacked"},
    {modifier::Ban::Move, "tell.change.cannot-move"},
    {modifier::Ban::Fly, "tell.change.cannot-fly"},
    {modifier::Ban::Leave, "tell.change.cannot-leave"},
    {modifier::Ban::Disengage, "tell.change.cannot-disengage"},
    {modifier::Ban::TakePart, "tell.change.cannot-take-part"},
});
constexpr EnumTexts<modifier::Harm, modifier::Harm::Rules> immune_sentences({
    {modifier::Harm::None, "tell.change.immune-?"},
    {modifier::Harm::Falling, "tell.change.immune-falling"},
    {modifier::Harm::Leaving, "tell.change.immune-leaving"},
    {modifier::Harm::Rules, "tell.change.immune-rules"},
});
constexpr EnumTexts<modifier::Harm, modifier::Harm::Rules> immune_to_ground({
    {modifier::Harm::None, "tell.change.immune-ground"},
    {modifier::Harm::Falling, "tell.change.immune-ground-falling"},
    {modifier::Harm::Leaving, "tell.change.immune-ground-leaving"},
    {modifier::Harm::Rules, "tell.change.immune-ground-rules"},
});
constexpr EnumTexts<modifier::Limited, modifier::Limited::Sight> limit_sentences({
    {modifier::Limited::None, "tell.change.limit-?"},
    {modifier::Limited::Range, "tell.change.limit-range"},
    {modifier::Limited::Sight, "tell.change.limit-sight"},
});

}  // namespace

// `subject` is empty where it was already stated.
std::string RulesText::change(const Amendment& amendment, const std::string& subject, bool one) {
    const auto verb = [&](std::string_view id) { return say(id, {{"n", one ? 1 : 2}}); };
    const auto does = [&](std::string id, std::vector<Argument> arguments) {
        arguments.push_back({"figures", subject});
        constexpr std::pair<const char*, const char*> verbs[] = {{"have", "tell.verb.have"},
                                                                 {"roll", "tell.verb.roll"},
                                                                 {"pay", "tell.verb.pay"},
                                                                 {"are", "tell.verb.are"},
                                                                 {"strike", "tell.verb.strike"}};
        for (const auto& [name, sentence] : verbs) arguments.push_back({name, verb(sentence)});
        arguments.push_back({"cannot", verb(subject == say("tell.no-figure") ? "tell.verb.can" : "tell.verb.cannot")});
        return one_line(say(id, std::move(arguments)));  // Without a subject there is a space before the verb.
    };
    return visit(
        amendment.is,
        [&](const modifier::Cost& word) {
            return does(cost_sentences[word.mode], {{"n", word.is}, {"terrain", terrain(word.terrain.word)}});
        },
        [&](const modifier::Bonus& word) {
            return does(word.n < 0 ? stat_less[word.to] : stat_more[word.to], {{"n", std::abs(word.n.value)}});
        },
        [&](const modifier::Cannot& word) {
            const bool there = word.zone.given() && word.act == modifier::Ban::Leave;  // No other speaks of a zone.
            if (there) return does("tell.change.cannot-leave-zone", {{"zone", zone(word.zone.word)}});
            return does(ban_sentences[word.act], {});
        },
        [&](const modifier::Immune& word) {
            if (!word.terrain.given()) return does(immune_sentences[word.to], {});
            return does(immune_to_ground[word.to], {{"terrain", terrain(word.terrain.word)}});
        },
        [&](const modifier::Markers& word) {
            const std::string who = word.player.given() ? player(word.player.word) : say("tell.each-player");
            return say(word.n > 0 ? "tell.change.markers" : "tell.change.no-markers", {{"player", who}, {"n", word.n}});
        },
        [&](const modifier::SharedMarkers& word) {
            if (!word.player.given()) return say("tell.change.shared-markers");
            return say("tell.change.shared-markers-of", {{"player", player(word.player.word)}});
        },
        [&](const modifier::Strikes& word) {
            return does(word.at == modifier::Leavers::All ? "tell.change.strikes-all" : "tell.change.strikes", {});
        },
        [&](const modifier::Unaffected& word) {
            return does("tell.change.unaffected", {{"rule", rule_called(word.by.word)}});
        },
        [&](const modifier::Limit& word) { return does(limit_sentences[word.of], {{"n", word.at_most}}); },
        [&](const modifier::Truce& word) {
            return say(word.breakable == YesNo::Yes ? "tell.change.truce-breakable" : "tell.change.truce",
                       {{"player", player(word.between.word)}, {"other", player(word.with.word)}});
        },
        [&](const modifier::First& word) { return say("tell.change.first", {{"player", player(word.player.word)}}); });
}

// The figures that a modifier applies to: "figures of player 1", "Sonlen".
std::string RulesText::subject_of(const Modifier& modifier, Provisos& provisos, bool& one) {
    if (modifier.conditions.empty()) {
        const bool bans =
            modifier.changes.size() == 1 && std::holds_alternative<modifier::Cannot>(modifier.changes[0].is);
        one = bans;
        return say(bans ? "tell.no-figure" : "tell.all-figures");
    }
    std::string subject =
        noun(modifier.conditions, {Quantity::Kind::Each}, Spoken::Figure, &provisos, modifier.figure.word);
    one = only_one_ || wants_one(logic_of(modifier.conditions), true);
    if (one) return subject;
    provisos = {};
    return noun(modifier.conditions, {Quantity::Kind::All}, Spoken::Figure, &provisos, modifier.figure.word);
}

Passage RulesText::modifier(const Modifier& modifier) {
    const Scope scope(known_);
    const std::string sort = meet_sort(modifier);
    if (modifier.figure.given()) meet(modifier.figure.word, NameOf::Figure, "tell.that-figure");
    Provisos provisos;
    bool one = false;
    std::string subject = subject_of(modifier, provisos, one);
    std::vector<std::string> changes, firsts;
    for (const Amendment& each : modifier.changes) {
        const bool first = !is_about_figures(each);
        (first ? firsts : changes).push_back(change(each, subject, one));
        if (!first) subject.clear();
    }
    if (!changes.empty()) changes = {list(changes)};
    changes.insert(changes.end(), firsts.begin(), firsts.end());
    std::string text = with_provisos(changes.empty() ? say("tell.nothing-changes") : side_by_side(changes), provisos);
    if (modifier.during) {
        const auto* round = modifier.during->conditions.size() == 1
                                ? std::get_if<condition::Round>(&modifier.during->conditions[0].is)
                                : nullptr;
        const std::string lead = round && (round->from.value || round->to.value)
                                     ? round_span(round->from, round->to)
                                     : say("tell.as-long-as", {{"that", clause(modifier.during->conditions)}});
        text = say("tell.lead.comma", {{"lead", lead}, {"what", text}});
    }
    if (!sort.empty())
        text = say("tell.lead.comma", {{"lead", say("tell.for-each", {{"what", sort}})}, {"what", text}});
    return {{PassageBlock::Kind::Paragraph, 0, strong(title(modifier.id.word) + ".") + " " + as_sentence(text), {}}};
}

// ---- victory

std::string RulesText::winner_named(const std::string& who) {
    if (who == "last-standing" || who == "most-points" || who == "nobody") return say("tell.winner." + who);
    return who.size() == 1 ? player(who) : who;  // An unknown winner is reported by the checks.
}

namespace {

constexpr EnumTexts<Timing, Timing::AtLimit> won_sentences({
    {Timing::AtOnce, "tell.win.at-once"},
    {Timing::EndOfRound, "tell.win.end-of-round"},
    {Timing::AtLimit, "tell.win.at-limit"},
});
// Without conditions.
constexpr EnumTexts<Timing, Timing::AtLimit> always_won({
    {Timing::AtOnce, "tell.win.at-once-always"},
    {Timing::EndOfRound, "tell.win.end-of-round-always"},
    {Timing::AtLimit, "tell.win.at-limit-always"},
});

}  // namespace

Passage RulesText::win(const Win& win, int rounds) {
    const Scope scope(known_);
    std::string who = win.who.word;
    if (who == "each") {
        meet(win.as.word, NameOf::Player, "tell.that-player");
        who = say("tell.a-player");
    } else {
        who = winner_named(who);
    }
    const Logic logic = logic_of(win.conditions);
    const bool mixed = logic.kind != Logic::Kind::Leaf && std::ranges::any_of(logic.parts, [](const Logic& each) {
                           return each.kind != Logic::Kind::Leaf;
                       });
    const bool free = win.conditions.empty();
    const char* const id = free ? always_won[win.timing] : won_sentences[win.timing];
    const std::string that = free    ? std::string()
                             : mixed ? say(logic.kind == Logic::Kind::Or ? "tell.one-of-these" : "tell.all-of-these")
                                     : clauses(logic, Spoken::Nothing, say("tell.it"));
    std::string text = say(id, {{"who", strong(who)}, {"that", that}, {"round", rounds}});
    Passage below;
    if (mixed)
        for (const Logic& part : logic.parts)
            append(below, item_of(as_sentence(clauses(part, Spoken::Nothing, say("tell.it"))), {}));
    if (win.priority != 1) text = say("tell.win.priority", {{"what", text}, {"n", win.priority}});
    return item_of(as_sentence(text), std::move(below));
}

std::string RulesText::score(const BonusPoints& score) {
    return as_sentence(say(score.points < 0 ? "tell.score-less" : "tell.score",
                           {{"counter", tally_called(score.counter.word)}, {"n", std::abs(score.points.value)}}));
}

}  // namespace hexwright::telling
