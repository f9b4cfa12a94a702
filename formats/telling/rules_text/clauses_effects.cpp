// Effects as sentences: simple ones side by side, those that contain others as a lead-in with a continuation or a list
// below.
#include "engine/scenario/words/word_facts.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"
#include "formats/telling/rules_text/effect_sentences.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

constexpr std::size_t longest_line_of_cases = 300;  // Longest text of cases in one sentence; longer ones become a list.

bool is_simple(const Effect& effect) { return !facts_of(effect).has_effects; }

// "Player 1 may choose …" in place of "If player 1 wishes, he chooses …".
bool goes_into_its_effect(const effect::May& word) {
    if (word.effects.size() != 1 || !word.question.text.empty()) return false;
    const auto* roll = std::get_if<effect::Roll>(&word.effects[0].is);
    if (roll) return roll->by.word == word.by.word && word.secret == YesNo::No;
    const auto* choose = std::get_if<effect::Choose>(&word.effects[0].is);
    return choose && choose->by == word.by && choose->secret == word.secret;
}

bool one_sentence(const Effects& effects) { return effects.size() <= 1 || std::ranges::all_of(effects, is_simple); }

PassageBlock item(std::string text) { return {PassageBlock::Kind::Item, 0, std::move(text), {}}; }
PassageBlock paragraph(std::string text) { return {PassageBlock::Kind::Paragraph, 0, std::move(text), {}}; }

}  // namespace

// ---- several effects

// True when the effect is on the last figure mentioned, so that "it" still means that figure afterwards.
bool RulesText::is_about_figure(const Effect& effect) {
    const Here* last = last_figure();
    const auto is_of_it = [&]<class Member>(const Member& member) {
        if constexpr (std::is_same_v<Member, MaybeFigure>)
            return !member.given() || (last && last->word == member.word);
        else if constexpr (std::is_same_v<Member, MaybeOwner>) {
            const std::string_view of_event = figure_of_event_owner(member.word);
            return member.word == "figure" || (last && member.word != "event" && member.word == last->word) ||
                   (last && !of_event.empty() && of_event == last->word);
        } else return false;
    };
    return std::visit(
        [&](const auto& word) {
            bool any = false;
            each_field(word, [&](std::string_view, const auto& member) { any = any || is_of_it(member); });
            return any;
        },
        effect.is);
}

// Words that show nothing of themselves are hidden with all that stands in them.
bool RulesText::is_hidden(const Effect& effect) const {
    const EffectFacts<Written> does = facts_of(effect);
    if (does.counts) return is_hidden(does.counts->tally->word, does.counts->hidden ? YesNo::Yes : YesNo::No);
    return does.frames && all_hidden(*does.frames);
}
bool RulesText::all_hidden(const Effects& effects) const {
    return !effects.empty() && std::ranges::all_of(effects, [this](const Effect& each) { return is_hidden(each); });
}

Clauses RulesText::clauses_here(const Effects& effects) {
    Clauses all;
    std::vector<std::string> simple, calls;  // Announcements to all players come last, because they change nothing.
    const auto finish = [&] {
        simple.insert(simple.end(), calls.begin(), calls.end());
        calls.clear();
        if (!simple.empty()) all.push_back({side_by_side(simple)});
        simple.clear();
    };
    for (const Effect& effect : effects) {
        if (is_hidden(effect)) continue;
        Clause each = clause(effect);
        const bool call = std::holds_alternative<effect::Say>(effect.is);
        if (!call) it_is_clear_ = is_about_figure(effect);
        if (each.simple) {
            (call ? calls : simple).push_back(std::move(each.text));
            continue;
        }
        finish();
        all.push_back(std::move(each));
    }
    finish();
    if (all.empty()) all.push_back({say("tell.nothing-happens")});
    return all;
}

// "a, b and c". Where an item has an "and" of its own, commas and semicolons keep its parts together.
std::string RulesText::side_by_side(const std::vector<std::string>& parts) const {
    const std::string joint = say("tell.list.joint");
    const bool long_ones = std::ranges::any_of(
        parts.begin(), parts.end() - 1, [&](const std::string& part) { return part.find(joint) != std::string::npos; });
    if (!long_ones) return list(parts);
    if (parts.size() == 2) return list(parts, "tell.list.and-long");
    return by_semicolons(parts, "tell.list.semicolon-and");
}

std::string RulesText::by_semicolons(const std::vector<std::string>& parts, std::string_view last) const {
    std::string text = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        text = say(i + 1 < parts.size() ? "tell.list.semicolon" : last, {{"a", text}, {"b", parts[i]}});
    return text;
}

std::string RulesText::asked(std::string text, const Phrase& question) const {
    return question.text.empty() ? text : say("tell.asked", {{"what", text}, {"question", one_line(question.text)}});
}

Clause RulesText::joined(const std::string& lead, std::string_view joint, Clauses clauses_here) {
    if (clauses_here.size() == 1)
        return {say(joint, {{"lead", lead}, {"what", clauses_here[0].text}}), std::move(clauses_here[0].below), false};
    Clause all{say("tell.lead.colon", {{"lead", lead}}), {}, false};
    for (Clause& each : clauses_here) append(all.below, item_of(as_sentence(each.text), std::move(each.below)));
    return all;
}
Clause RulesText::under(const std::string& lead, std::string_view joint, const Effects& effects) {
    return joined(lead, joint, clauses_here(effects));
}

Passage RulesText::item_of(std::string text, Passage below) const {
    Passage passage{item(std::move(text))};
    for (PassageBlock& block : below) {
        block.depth += 1;
        passage.push_back(std::move(block));
    }
    return passage;
}

Clause RulesText::clause(const Effect& effect) {
    return std::visit([this](const auto& word) { return tell(word); }, effect.is);
}
template <class Word>
Clause RulesText::tell(const Word& word) {
    return {by_members("tell.do." + std::string(Word::name), word)};
}

// ---- loops

// True when the effects begin with something that this figure or player does or suffers, so that it can be the subject
// of the sentence.
bool RulesText::leads(const Effects& effects, const std::string& name, bool figure) const {
    if (effects.empty() || !one_sentence(effects)) return false;
    const auto by = [&](const auto& word) { return !figure && word.word == name; };
    const auto of = [&](const auto& word) { return figure && (word.word.empty() || word.word == name); };
    const auto owner = [&](const MaybeOwner& word) { return word.word == name || (figure && word.word == "figure"); };
    return visit(
        effects.front().is, [&](const effect::Wound& word) { return of(word.figure); },
        [&](const effect::Heal& word) { return of(word.figure); },
        [&](const effect::Destroy& word) { return of(word.figure); },
        [&](const effect::Remove& word) { return of(word.figure); },
        [&](const effect::Set& word) { return owner(word.of); },
        [&](const effect::Add& word) { return owner(word.of); }, [&](const effect::Roll& word) { return by(word.by); },
        [&](const effect::Choose& word) { return by(word.by); },
        [&](const effect::Arrive& word) { return by(word.player); },
        [&](const effect::May& word) {
            return by(word.by) && goes_into_its_effect(word) && leads(word.effects, name, false);
        },
        [](const auto&) { return false; });
}

// With the label of the last name, if it has one.
std::string RulesText::with_label(std::string what) const {
    const Here& name = known_.back();
    return name.labelled ? say("tell.labelled", {{"what", what}, {"name", id(name.word)}}) : what;
}

Clause RulesText::to_each(const effect::Each& word, const std::string& all, const Provisos& provisos) {
    const bool figure = word.figure.given();
    Here& name = known_.back();
    if (figure) call_by_name(name, person_);
    const std::string labelled = with_label(all);
    if (!leads(word.effects, name.word, figure) || (!figure && !word.conditions.empty()))
        return under(with_provisos(say("tell.for-each", {{"what", labelled}}), provisos), "tell.lead.comma",
                     word.effects);
    name.pending = labelled;
    Clauses inner = clauses_here(word.effects);
    return {with_provisos(inner[0].text, provisos), std::move(inner[0].below), false};
}

// For example "each Glyph of Brandar at a water space".
Clause RulesText::each_glyph(const effect::Each& word) {
    meet(word.glyph.word, NameOf::Glyph, "tell.that-glyph");
    Provisos provisos;
    std::string all = word.sort.given() ? say("tell.each-glyph-of-sort", {{"glyph", glyph_name(word.sort.word)}})
                                        : say("tell.each-glyph");
    if (!word.conditions.empty())
        all = say("tell.each-glyph-at",
                  {{"what", all}, {"where", noun(word.conditions, {Quantity::Kind::A}, Spoken::Space, &provisos)}});
    return under(with_provisos(say("tell.for-each", {{"what", with_label(std::move(all))}}), provisos),
                 "tell.lead.comma", word.effects);
}
Clause RulesText::each_of_sort(const effect::Each& word) {
    std::string all = with_label(meet_sort(word));
    if (!word.conditions.empty()) all = say("tell.each-of-sort-if", {{"what", all}, {"that", clause(word.conditions)}});
    return under(say("tell.for-each", {{"what", all}}), "tell.lead.comma", word.effects);
}

Clause RulesText::tell(const effect::Each& word) {
    const Scope scope(known_);
    if (word.glyph.given()) return each_glyph(word);
    if (word.zone.given() || word.piece.given()) return each_of_sort(word);
    const bool figure = word.figure.given();
    Provisos provisos;
    if (word.space.given()) {
        meet(word.space.word, NameOf::Space, "tell.each-space");
        std::string all = noun(word.conditions, {Quantity::Kind::Each}, Spoken::Space, &provisos, word.space.word);
        all = with_label(std::move(all));
        return under(with_provisos(say("tell.for-each", {{"what", all}}), provisos), "tell.lead.comma", word.effects);
    }
    if (figure) meet(word.figure.word, NameOf::Figure, "tell.that-figure");
    else meet(word.player.word, NameOf::Player, "tell.that-player");
    if (figure) {
        const std::string all = from_where(
            word.where, noun(word.conditions, {Quantity::Kind::Each}, Spoken::Figure, &provisos, word.figure.word));
        return to_each(word, all, provisos);
    }
    if (word.conditions.empty()) return to_each(word, say("tell.each-player"), provisos);
    return to_each(word, say("tell.each-player-for-whom", {{"that", clause(word.conditions)}}), provisos);
}

Clause RulesText::tell(const effect::Pick& word) {
    const Scope scope(known_);
    Provisos provisos;
    std::string what;
    if (word.player.given()) {
        meet(word.player.word, NameOf::Player, "tell.that-player");
        what = word.conditions.empty() ? say("tell.players")
                                       : say("tell.players-for-whom", {{"that", clause(word.conditions)}});
    } else {
        const bool space = word.space.given();
        const std::string& name = space ? word.space.word : word.figure.word;
        meet(name, space ? NameOf::Space : NameOf::Figure, space ? "tell.each-space" : "tell.that-figure");
        what = noun(word.conditions, {Quantity::Kind::All}, space ? Spoken::Space : Spoken::Figure, &provisos, name);
        if (!space) call_by_name(known_.back(), person_);
        what = from_where(word.where, std::move(what));
    }
    what = with_label(std::move(what));
    const bool random = word.the == effect::PickBy::Random;
    const char* const id = random ? "tell.pick-random" : pick_sentence(word);
    const std::string lead =
        say(id, {{"what", what}, {"amount", word.measure ? amount(word.measure->amounts) : std::string()}});
    if (word.effects.empty()) return {with_provisos(lead, provisos), {}, false};
    return under(with_provisos(lead, provisos), "tell.lead.and", word.effects);
}

// For effects that turn out to have no condition.
Clause RulesText::joined_bare(Clauses clauses_here) {
    if (clauses_here.size() == 1) return std::move(clauses_here[0]);
    return joined(say("tell.all-of-this"), "tell.lead.comma", std::move(clauses_here));
}
Clause RulesText::tell(const effect::If& word) {
    const Logic logic = logic_of(word.conditions);
    if (logic.kind == Logic::Kind::And && logic.parts.empty()) return joined_bare(clauses_here(word.effects));
    const bool of_space = word.space.given();
    const std::string of = of_space ? space(word.space.word) : figure(word.figure.word);
    return under(say("tell.if", {{"that", clauses(logic, of_space ? Spoken::Space : Spoken::Figure, of)}}),
                 "tell.lead.comma", word.effects);
}

Clause RulesText::tell(const effect::Repeat& word) {
    const std::string lead = word.amounts.empty() ? say("tell.repeat", {{"n", word.n}})
                                                  : say("tell.repeat-many", {{"many", many(word.n, word.amounts)}});
    return under(lead, "tell.lead.what-follows", word.effects);
}

// ---- wounds

Clause RulesText::tell(const effect::Wound& word) {
    if (word.amounts.empty()) return {by_members("tell.do.wound", word)};
    const std::string who = figure(word.figure.word);
    return {say("tell.do.wound-many", {{"figure", who}, {"many", many(word.n, word.amounts)}})};
}
Clause RulesText::tell(const effect::Heal& word) {
    if (word.amounts.empty()) return {by_members("tell.do.heal", word)};
    const std::string who = figure(word.figure.word);
    return {say("tell.do.heal-many", {{"figure", who}, {"many", many(word.n, word.amounts)}})};
}

Clause RulesText::tell(const effect::Damage& word) {
    if (word.amounts.empty()) return {by_members("tell.do.damage", word)};
    return {say("tell.do.damage-many", {{"piece", piece(word.piece.word)}, {"many", many(word.n, word.amounts)}})};
}
Clause RulesText::tell(const effect::Mend& word) {
    if (word.amounts.empty()) return {by_members("tell.do.mend", word)};
    return {say("tell.do.mend-many", {{"piece", piece(word.piece.word)}, {"many", many(word.n, word.amounts)}})};
}

// ---- dice

Clause RulesText::rolled(const effect::Roll& word, const DieSentences& sentences) {
    const bool passive = word.by.word == "nobody";
    const std::string who =
        word.by.given() ? player(word.by.word) : say(usual_roller_.empty() ? "tell.player-turn" : usual_roller_);
    if (passive) return after_roll(say(rolled_sentences[word.die], {{"n", word.dice}}), word);
    const std::string rolls = say(sentences[word.die], {{"player", who}, {"n", word.dice}});
    return after_roll(rolls, word);
}

Clause RulesText::after_roll(const std::string& rolls, const effect::Roll& word) {
    if (word.table) return rolled_table(rolls, word);
    if (!word.cases.empty()) return rolled_cases(rolls, word);
    return {rolls, {}, false};
}

Clause RulesText::rolled_cases(const std::string& rolls, const effect::Roll& word) {
    Clauses cases;
    std::size_t length = Words::in_nominative(rolls).size();
    bool inline_all = true;
    std::string together;
    const bool clear = it_is_clear_;  // Each case is a text of its own, so "it" starts anew.
    for (const effect::Case& each : word.cases) {
        it_is_clear_ = clear;
        cases.push_back(under(say("tell.on-number", {{"range", range(each.from.value, each.to.value, number_range)}}),
                              "tell.lead.comma", each.effects));
        inline_all = inline_all && cases.back().below.empty();
        length += Words::in_nominative(cases.back().text).size();
        together = together.empty() ? cases.back().text
                                    : say("tell.list.semicolon", {{"a", together}, {"b", cases.back().text}});
    }
    if (inline_all && length <= longest_line_of_cases)
        return {say("tell.rolled", {{"rolls", rolls}, {"cases", together}}), {}, false};
    Clause all{say("tell.lead.colon", {{"lead", rolls}}), {}, false};
    for (Clause& each : cases) append(all.below, item_of(as_sentence(each.text), std::move(each.below)));
    return all;
}

Clause RulesText::rolled_table(const std::string& rolls, const effect::Roll& word) {
    const effect::Table& table = *word.table;
    const bool by_round = table.by == effect::By::Round;
    Clause all{say("tell.roll.table", {{"rolls", rolls}}), {}, false};
    const std::string by =
        by_round ? say("tell.roll.round") : say("tell.roll.counter", {{"name", tally_called(table.counter.word)}});
    PassageBlock rows{PassageBlock::Kind::Table, 0, {}, {{by, say("tell.roll.succeeds")}}};
    for (const effect::Row& row : table.rows)
        rows.rows.push_back({range(row.from.value, row.to.value, by_round ? cell_range : number_range),
                             range(row.low.value, row.high.value, cell_range)});
    const auto after = [&, clear = it_is_clear_](std::string_view lead, const Effects& effects) {
        it_is_clear_ = clear;
        Clause clause = under(say(lead), "tell.lead.comma", effects);
        all.below.push_back(paragraph(as_sentence(clause.text)));
        append(all.below, std::move(clause.below));
    };
    all.below.push_back(std::move(rows));
    if (word.then) after("tell.roll.then", word.then->effects);
    if (word.otherwise) after(word.then ? "tell.roll.otherwise" : "tell.roll.failed", word.otherwise->effects);
    return all;
}

Clause RulesText::tell(const effect::Contest& word) {
    const Scope scope(known_);
    const std::string lead = say(word.tie == effect::Tie::Reroll ? "tell.contest.reroll" : "tell.contest.nobody");
    meet(word.as.word, NameOf::Player, "tell.highest-roller");
    if (word.effects.empty()) return {lead, {}, false};
    return under(lead, word.tie == effect::Tie::Reroll ? "tell.lead.and" : "tell.lead.comma", word.effects);
}

// ---- choices

Clause RulesText::chosen(const effect::Choose& word, bool may) {
    const std::string who = player(word.by.word);
    const bool nobody = word.by.word == "nobody";
    const Scope scope(known_);
    const bool space = word.space.given();
    const std::string& name = space ? word.space.word : word.figure.word;
    meet(name, space ? NameOf::Space : NameOf::Figure, space ? "tell.chosen-space" : "tell.that-figure");
    const std::string before = std::exchange(chooser_, word.by.word);
    Provisos provisos;
    std::string what = noun(word.conditions, {nobody ? Quantity::Kind::Exactly : Quantity::Kind::A},
                            space ? Spoken::Space : Spoken::Figure, &provisos, name);
    chooser_ = before;
    if (!space) call_by_name(known_.back(), person_);
    what = from_where(word.where, std::move(what));
    what = with_label(std::move(what));
    const bool secret = word.secret == YesNo::Yes;
    const char* const chooses = secret ? "tell.chooses-secretly" : "tell.chooses";
    const char* const may_choose = secret ? "tell.may-choose-secretly" : "tell.may-choose";
    const char* const sentence = nobody ? "tell.nobody-chooses" : may ? may_choose : chooses;
    const std::string lead =
        asked(with_provisos(say(sentence, {{"player", who}, {"what", what}}), provisos), word.question);
    if (word.effects.empty()) return {lead, {}, false};
    if (nobody) return under(lead, "tell.lead.comma", word.effects);
    return under(lead, may ? "tell.lead.then" : "tell.lead.and", word.effects);
}

Clause RulesText::tell(const effect::May& word) {
    if (word.by.word == "nobody")
        return joined(say("tell.nobody-decides"), "tell.lead.comma", {{say("tell.nothing-happens")}});
    if (goes_into_its_effect(word)) {
        if (const auto* roll = std::get_if<effect::Roll>(&word.effects[0].is)) return rolled(*roll, may_roll_sentences);
        return chosen(std::get<effect::Choose>(word.effects[0].is), true);
    }
    const std::string wishes = word.secret == YesNo::Yes ? "tell.if-wishes-secretly" : "tell.if-wishes";
    return under(asked(say(wishes, {{"player", player(word.by.word)}}), word.question), "tell.lead.comma",
                 word.effects);
}

Clause RulesText::tell(const effect::Menu& word) {
    if (word.by.word == "nobody")
        return joined(say("tell.nobody-decides"), "tell.lead.comma", {{say("tell.nothing-happens")}});
    const bool secret = word.secret == YesNo::Yes;
    const char* const must = secret ? "tell.menu-secretly" : "tell.menu";
    const char* const may = secret ? "tell.menu-optional-secretly" : "tell.menu-optional";
    const std::string lead =
        asked(say(word.optional == YesNo::Yes ? may : must, {{"player", player(word.by.word)}}), word.question);
    Clause all{say("tell.lead.colon", {{"lead", lead}}), {}, false};
    const bool clear = it_is_clear_;  // Each option is a text of its own, so "it" starts anew.
    for (const effect::Option& option : word.options) {
        it_is_clear_ = clear;
        std::string name = say("tell.option", {{"text", one_line(option.text.text)}});
        if (!option.conditions.empty())
            name = say("tell.provided", {{"what", name}, {"that", clause(option.conditions)}});
        Clause each = under(name, "tell.lead.what-follows", option.effects);
        append(all.below, item_of(as_sentence(each.text), std::move(each.below)));
    }
    return all;
}

// ---- the battlefield and the game

// Where a figure is set: in a zone or on a named space.
template <class Word>
std::string RulesText::put_where(const Word& word) {
    if (word.at.given()) return say("tell.put-on", {{"at", space(word.at.word)}});
    return say("tell.put-in", {{"zone", zone(word.zone.word)}});
}
std::string RulesText::kept_apart(std::string text, YesNo apart) const {
    return apart == YesNo::Yes ? say("tell.put-apart", {{"what", text}}) : text;
}
Clause RulesText::tell(const effect::Arrive& word) {
    const auto kind = catalogue_.card(word.card.word);
    const int figures = kind ? word.copies * catalogue_[*kind].figures : 2;
    const bool nobodys = word.player.word == "nobody", by_other = word.by.given() && word.by.word != word.player.word;
    std::string id = word.at.given() ? "tell.do.arrive-at" : "tell.do.arrive";
    if (nobodys) id = by_other ? "tell.do.arrive-nobody-by" : "tell.do.arrive-nobody";
    else if (by_other) id = "tell.do.arrive-by";
    const bool on_first = nobodys && !by_other && !word.at.given();
    return {asked(
        kept_apart(
            say(id, {{"player", nobodys ? "" : player(word.player.word)},
                     {"by", by_other ? player(word.by.word) : ""},
                     {"n", figures},
                     {"cards", say("tell.cards-arriving", {{"n", word.copies}, {"card", card_name(word.card.word)}})},
                     {"zone", zone(word.zone.word)},
                     {"at", space(word.at.word)},
                     {"where", on_first ? say("tell.put-first", {{"n", figures}, {"zone", zone(word.zone.word)}})
                                        : put_where(word)}}),
            word.apart),
        word.question)};
}
Clause RulesText::tell(const effect::Convert& word) {
    if (word.to.word != "nobody") return {by_members("tell.do.convert", word)};
    return {say("tell.do.convert-nobody", {{"figure", figure(word.figure.word)}})};
}
Clause RulesText::tell(const effect::Return& word) {
    const std::string by = player(word.by.word), where = put_where(word);
    if (word.figure.given()) {
        const std::string who = figure(word.figure.word);
        const std::string that = word.conditions.empty() ? "" : clauses(logic_of(word.conditions), Spoken::Figure, who);
        const std::string text = say(word.conditions.empty() ? "tell.do.return" : "tell.do.return-if",
                                     {{"by", by}, {"figure", who}, {"that", that}, {"where", where}});
        return {asked(kept_apart(text, word.apart), word.question)};
    }
    Provisos provisos;
    const std::string one = noun(word.conditions, {Quantity::Kind::A}, Spoken::Figure, &provisos);
    const std::string text = say("tell.do.return-chosen", {{"by", by}, {"figure", one}, {"where", where}});
    return {asked(kept_apart(with_provisos(text, provisos), word.apart), word.question)};
}
Clause RulesText::tell(const effect::GiveTurn& word) {
    Provisos provisos;
    std::string with = word.card.given() ? card_called(word.card.word) : say("tell.card-of-choice");
    if (!word.conditions.empty()) {
        const std::string figure = noun(word.conditions, {Quantity::Kind::A}, Spoken::Figure, &provisos);
        with = say("tell.card-of-figure", {{"card", with}, {"figure", figure}});
    }
    const bool optional = word.optional == YesNo::Yes;
    const char* const besides = optional ? "tell.do.give-turn-optional" : "tell.do.give-turn";
    const char* const instead = optional ? "tell.do.give-turn-instead-optional" : "tell.do.give-turn-instead";
    const char* const id = word.instead == YesNo::Yes ? instead : besides;
    const std::string text = say(id, {{"player", player(word.player.word)}, {"card", with}});
    return {asked(with_provisos(text, provisos), word.question)};
}
Clause RulesText::tell(const effect::Reveal& word) {
    if (const auto whose = figure_owning(word.of)) {
        const std::string mark = say("tell.marker", {{"name", tally_called(word.tally.word)}, {"n", 2}});
        return {say("tell.do.reveal-of-figure", {{"figure", figure(*whose)}, {"mark", mark}})};
    }
    if (!word.of.given()) return {say("tell.do.reveal-all", {{"name", tally_called(word.tally.word)}})};
    const std::string whose = is_zone_owning(word.of.word) ? zone(word.of.word) : player(word.of.word);
    return {say("tell.do.reveal", {{"name", tally_called(word.tally.word)}, {"player", whose}})};
}
Clause RulesText::tell(const effect::Place& word) {
    const std::string text = by_members(word.at.given() ? "tell.do.place-at" : "tell.do.place", word);
    return {asked(kept_apart(text, word.apart), word.question)};
}
Clause RulesText::tell(const effect::Cover& word) {
    return {say(
        word.at.given() ? "tell.do.cover-at" : "tell.do.cover",
        {{"zone", zone(word.zone.word)}, {"at", space(word.at.word)}, {"kind", with_article(kind(word.kind.word))}})};
}
Clause RulesText::tell(const effect::LayGlyph& word) {
    return {by_members(word.at.given() ? "tell.do.lay-glyph-at" : "tell.do.lay-glyph", word)};
}

// ---- carrying

Clause RulesText::tell(const effect::Carry& word) {
    const std::string bearer = figure(word.bearer.word);
    const std::string what = word.glyph.given() ? glyph(word.glyph.word) : figure(word.figure.word);
    return {say(what == say("tell.it") ? "tell.do.carry-it" : "tell.do.carry", {{"bearer", bearer}, {"what", what}})};
}
Clause RulesText::tell(const effect::HandOver& word) {
    return {by_members(word.glyph.given() ? "tell.do.hand-over-glyph" : "tell.do.hand-over", word)};
}
Clause RulesText::tell(const effect::SetDown& word) {
    const std::string bearer = figure(word.bearer.word);
    const std::string where = word.zone.given() || word.at.given() ? put_where(word)
                              : word.glyph.given()                 ? say("tell.put-there")
                                                                   : say("tell.put-beside");
    const std::string text = say(word.by.given() ? "tell.do.set-down-by" : "tell.do.set-down",
                                 {{"bearer", bearer},
                                  {"what", word.glyph.given() ? glyph(word.glyph.word) : say("tell.all-it-carries")},
                                  {"where", where},
                                  {"by", word.by.given() ? player(word.by.word) : std::string()}});
    return {asked(text, word.question)};
}

Clause RulesText::tell(const effect::Give& word) {
    Provisos provisos;
    std::string card = card_called(word.card.word);
    if (!word.conditions.empty()) {
        const std::string each =
            word.card.given() ? say("tell.each-card-of", {{"card", card_name(word.card.word)}}) : say("tell.each-card");
        const std::string whose = noun(word.conditions, {Quantity::Kind::A}, Spoken::Figure, &provisos);
        card = say("tell.card-with-figure", {{"card", each}, {"figure", whose}});
    }
    const bool nobody = word.to.word == "nobody";
    return {with_provisos(say(nobody ? "tell.do.give-nobody" : "tell.do.give",
                              {{"card", card}, {"to", nobody ? "" : player(word.to.word)}}),
                          provisos)};
}
Clause RulesText::tell(const effect::End& word) {
    return {say("tell.do.end",
                {{"winner", word.winner.word == "nobody" ? say("tell.player-nobody") : player(word.winner.word)}})};
}

std::string RulesText::round_span(const RoundNumber& from, const RoundNumber& to) const {
    return from.value || to.value ? range(from.value, to.value, span_range) : std::string();
}

}  // namespace hexwright::telling
