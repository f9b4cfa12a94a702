// Effects as sentences: simple ones side by side, those that contain others as a lead-in with a continuation or a list
// below.
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

constexpr std::size_t longest_line_of_cases = 300;  // Longest text of cases in one sentence; longer ones become a list.

bool is_simple(const Effect& effect) {
    return !(std::holds_alternative<effect::Each>(effect.is) || std::holds_alternative<effect::If>(effect.is) ||
             std::holds_alternative<effect::Pick>(effect.is) || std::holds_alternative<effect::Roll>(effect.is) ||
             std::holds_alternative<effect::Contest>(effect.is) || std::holds_alternative<effect::Choose>(effect.is) ||
             std::holds_alternative<effect::May>(effect.is) || std::holds_alternative<effect::Repeat>(effect.is) ||
             std::holds_alternative<effect::Menu>(effect.is));
}

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
        else if constexpr (std::is_same_v<Member, MaybeOwner>)
            return member.word == "figure" || (last && member.word != "event" && member.word == last->word);
        else return false;
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
    return visit(
        effect.is, [this](const effect::Set& word) { return is_hidden(word.flag.word, word.hidden); },
        [this](const effect::Add& word) { return is_hidden(word.counter.word, word.hidden); },
        [this](const effect::Each& word) { return all_hidden(word.effects); },
        [this](const effect::Pick& word) { return all_hidden(word.effects); },
        [this](const effect::If& word) { return all_hidden(word.effects); },
        [this](const effect::Repeat& word) { return all_hidden(word.effects); }, [](const auto&) { return false; });
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
    if (all.empty()) all.push_back({say("nothing-happens")});
    return all;
}

// "a, b and c". Where an item has an "and" of its own, commas and semicolons keep its parts together.
std::string RulesText::side_by_side(const std::vector<std::string>& parts) const {
    const std::string joint = say("list.joint");
    const bool long_ones = std::ranges::any_of(
        parts.begin(), parts.end() - 1, [&](const std::string& part) { return part.find(joint) != std::string::npos; });
    if (!long_ones) return list(parts);
    if (parts.size() == 2) return list(parts, "and-long");
    return by_semicolons(parts, "list.semicolon-and");
}

std::string RulesText::by_semicolons(const std::vector<std::string>& parts, std::string_view last) const {
    std::string text = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        text = say(i + 1 < parts.size() ? "list.semicolon" : last, {{"a", text}, {"b", parts[i]}});
    return text;
}

std::string RulesText::asked(std::string text, const Phrase& question) const {
    return question.text.empty() ? text : say("asked", {{"what", text}, {"question", one_line(question.text)}});
}

Clause RulesText::joined(const std::string& lead, std::string_view joint, Clauses clauses_here) {
    if (clauses_here.size() == 1)
        return {say(joint, {{"lead", lead}, {"what", clauses_here[0].text}}), std::move(clauses_here[0].below), false};
    Clause all{say("lead.colon", {{"lead", lead}}), {}, false};
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
    return {by_members("do." + std::string(Word::name), word)};
}

// ---- flags and counters

Clause RulesText::marked(std::string_view id_of_sentence, const MaybeOwner& owner, const std::string& name, int n) {
    const std::string mark = say("marker", {{"name", tally_called(name)}, {"n", n}});
    return {say(id_of_sentence, {{"figure", figure(owner.word == "figure" ? "" : owner.word)},
                                 {"n", n},
                                 {"mark", mark},
                                 {"a-mark", with_article(mark)}})};
}

Clause RulesText::tell(const effect::Set& word) {
    const bool up = word.to == effect::SetTo::Yes;
    if (word.of.word == "figure" || of_figure(word.of.word))
        return marked(up ? "do.mark" : "do.unmark", word.of, word.flag.word, 1);
    return {say(up ? "do.raise" : "do.lower", {{"flag", tally_of(word.of, "flag", word.flag.word)}})};
}
Clause RulesText::tell(const effect::Add& word) {
    if (!word.amounts.empty()) {
        const bool up = word.n > 0;
        // Whose the counter is comes first: "the counter of each player goes down by …".
        if (word.of.word != "figure" && !of_figure(word.of.word)) {
            const std::string counter = tally_of(word.of, "counter", word.counter.word);
            return {say(up ? "do.count-up-many" : "do.count-down-many",
                        {{"counter", counter}, {"many", many(std::abs(word.n.value), word.amounts)}})};
        }
        const std::string who = figure(word.of.word == "figure" ? "" : word.of.word);
        return {say(up ? "do.put-many-marks" : "do.take-many-marks",
                    {{"figure", who},
                     {"mark", say("marker", {{"name", tally_called(word.counter.word)}, {"n", 2}})},
                     {"many", many(std::abs(word.n.value), word.amounts)}})};
    }
    const int n = std::abs(word.n.value);
    if (word.of.word == "figure" || of_figure(word.of.word))
        return marked(word.n < 0 ? "do.take-marks" : "do.put-marks", word.of, word.counter.word, n);
    return {say(word.n < 0 ? "do.count-down" : "do.count-up",
                {{"counter", tally_of(word.of, "counter", word.counter.word)}, {"n", n}})};
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
    return name.labelled ? say("labelled", {{"what", what}, {"name", id(name.word)}}) : what;
}

Clause RulesText::to_each(const effect::Each& word, const std::string& all, const Provisos& provisos) {
    const bool figure = word.figure.given();
    Here& name = known_.back();
    if (figure) call_by_name(name, person_);
    const std::string labelled = with_label(all);
    if (!leads(word.effects, name.word, figure) || (!figure && !word.conditions.empty()))
        return under(with_provisos(say("for-each", {{"what", labelled}}), provisos), "lead.comma", word.effects);
    name.pending = labelled;
    Clauses inner = clauses_here(word.effects);
    return {with_provisos(inner[0].text, provisos), std::move(inner[0].below), false};
}

// For example "each Glyph of Brandar at a water space".
Clause RulesText::each_glyph(const effect::Each& word) {
    meet(word.glyph.word, NameOf::Glyph, "that-glyph");
    Provisos provisos;
    std::string all =
        word.sort.given() ? say("each-glyph-of-sort", {{"glyph", glyph_name(word.sort.word)}}) : say("each-glyph");
    if (!word.conditions.empty())
        all = say("each-glyph-at",
                  {{"what", all}, {"where", noun(word.conditions, {Quantity::Kind::A}, Spoken::Space, &provisos)}});
    return under(with_provisos(say("for-each", {{"what", with_label(std::move(all))}}), provisos), "lead.comma",
                 word.effects);
}
Clause RulesText::each_of_sort(const effect::Each& word) {
    std::string all = with_label(meet_sort(word));
    if (!word.conditions.empty()) all = say("each-of-sort-if", {{"what", all}, {"that", clause(word.conditions)}});
    return under(say("for-each", {{"what", all}}), "lead.comma", word.effects);
}

Clause RulesText::tell(const effect::Each& word) {
    const Scope scope(known_);
    if (word.glyph.given()) return each_glyph(word);
    if (word.zone.given() || word.piece.given()) return each_of_sort(word);
    const bool figure = word.figure.given();
    Provisos provisos;
    if (word.space.given()) {
        meet(word.space.word, NameOf::Space, "each-space");
        std::string all = noun(word.conditions, {Quantity::Kind::Each}, Spoken::Space, &provisos, word.space.word);
        all = with_label(std::move(all));
        return under(with_provisos(say("for-each", {{"what", all}}), provisos), "lead.comma", word.effects);
    }
    if (figure) meet(word.figure.word, NameOf::Figure, "that-figure");
    else meet(word.player.word, NameOf::Player, "that-player");
    if (figure) {
        const std::string all = from_where(
            word.where, noun(word.conditions, {Quantity::Kind::Each}, Spoken::Figure, &provisos, word.figure.word));
        return to_each(word, all, provisos);
    }
    if (word.conditions.empty()) return to_each(word, say("each-player"), provisos);
    return to_each(word, say("each-player-for-whom", {{"that", clause(word.conditions)}}), provisos);
}

Clause RulesText::tell(const effect::Pick& word) {
    const Scope scope(known_);
    Provisos provisos;
    std::string what;
    if (word.player.given()) {
        meet(word.player.word, NameOf::Player, "that-player");
        what = word.conditions.empty() ? say("players") : say("players-for-whom", {{"that", clause(word.conditions)}});
    } else {
        const bool space = word.space.given();
        const std::string& name = space ? word.space.word : word.figure.word;
        meet(name, space ? NameOf::Space : NameOf::Figure, space ? "each-space" : "that-figure");
        what = noun(word.conditions, {Quantity::Kind::All}, space ? Spoken::Space : Spoken::Figure, &provisos, name);
        if (!space) call_by_name(known_.back(), person_);
        what = from_where(word.where, std::move(what));
    }
    what = with_label(std::move(what));
    const bool random = word.the == effect::PickBy::Random;
    const std::string id =
        "pick-" + std::string(word_of(word.the)) + (random ? "" : "-" + std::string(word_of(word.tie)));
    const std::string lead =
        say(id, {{"what", what}, {"amount", word.measure ? amount(word.measure->amounts) : std::string()}});
    if (word.effects.empty()) return {with_provisos(lead, provisos), {}, false};
    return under(with_provisos(lead, provisos), "lead.and", word.effects);
}

// For effects that turn out to have no condition.
Clause RulesText::joined_bare(Clauses clauses_here) {
    if (clauses_here.size() == 1) return std::move(clauses_here[0]);
    return joined(say("all-of-this"), "lead.comma", std::move(clauses_here));
}
Clause RulesText::tell(const effect::If& word) {
    const Logic logic = logic_of(word.conditions);
    if (logic.kind == Logic::Kind::And && logic.parts.empty()) return joined_bare(clauses_here(word.effects));
    const bool of_space = word.space.given();
    const std::string of = of_space ? space(word.space.word) : figure(word.figure.word);
    return under(say("if", {{"that", clauses(logic, of_space ? Spoken::Space : Spoken::Figure, of)}}), "lead.comma",
                 word.effects);
}

Clause RulesText::tell(const effect::Repeat& word) {
    const std::string lead = word.amounts.empty() ? say("repeat", {{"n", word.n}})
                                                  : say("repeat-many", {{"many", many(word.n, word.amounts)}});
    return under(lead, "lead.what-follows", word.effects);
}

// ---- wounds

Clause RulesText::tell(const effect::Wound& word) {
    if (word.amounts.empty()) return {by_members("do.wound", word)};
    const std::string who = figure(word.figure.word);
    return {say("do.wound-many", {{"figure", who}, {"many", many(word.n, word.amounts)}})};
}
Clause RulesText::tell(const effect::Heal& word) {
    if (word.amounts.empty()) return {by_members("do.heal", word)};
    const std::string who = figure(word.figure.word);
    return {say("do.heal-many", {{"figure", who}, {"many", many(word.n, word.amounts)}})};
}

Clause RulesText::tell(const effect::Damage& word) {
    if (word.amounts.empty()) return {by_members("do.damage", word)};
    return {say("do.damage-many", {{"piece", piece(word.piece.word)}, {"many", many(word.n, word.amounts)}})};
}
Clause RulesText::tell(const effect::Mend& word) {
    if (word.amounts.empty()) return {by_members("do.mend", word)};
    return {say("do.mend-many", {{"piece", piece(word.piece.word)}, {"many", many(word.n, word.amounts)}})};
}

// ---- dice

Clause RulesText::rolled(const effect::Roll& word, const std::string& verb) {
    const bool passive = word.by.word == "nobody";
    const std::string who =
        word.by.given() ? player(word.by.word) : say(usual_roller_.empty() ? "player-turn" : usual_roller_);
    if (passive) return after_roll(say("rolled." + std::string(word_of(word.die)), {{"n", word.dice}}), word);
    const std::string rolls = say(verb + std::string(word_of(word.die)), {{"player", who}, {"n", word.dice}});
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
        cases.push_back(under(say("on-number", {{"range", range(each.from.value, each.to.value, "number")}}),
                              "lead.comma", each.effects));
        inline_all = inline_all && cases.back().below.empty();
        length += Words::in_nominative(cases.back().text).size();
        together =
            together.empty() ? cases.back().text : say("list.semicolon", {{"a", together}, {"b", cases.back().text}});
    }
    if (inline_all && length <= longest_line_of_cases)
        return {say("rolled", {{"rolls", rolls}, {"cases", together}}), {}, false};
    Clause all{say("lead.colon", {{"lead", rolls}}), {}, false};
    for (Clause& each : cases) append(all.below, item_of(as_sentence(each.text), std::move(each.below)));
    return all;
}

Clause RulesText::rolled_table(const std::string& rolls, const effect::Roll& word) {
    const effect::Table& table = *word.table;
    const bool by_round = table.by == effect::By::Round;
    Clause all{say("roll.table", {{"rolls", rolls}}), {}, false};
    const std::string by =
        by_round ? say("roll.round") : say("roll.counter", {{"name", tally_called(table.counter.word)}});
    PassageBlock rows{PassageBlock::Kind::Table, 0, {}, {{by, say("roll.succeeds")}}};
    for (const effect::Row& row : table.rows)
        rows.rows.push_back({range(row.from.value, row.to.value, by_round ? "cell" : "number"),
                             range(row.low.value, row.high.value, "cell")});
    const auto after = [&, clear = it_is_clear_](std::string_view lead, const Effects& effects) {
        it_is_clear_ = clear;
        Clause clause = under(say(lead), "lead.comma", effects);
        all.below.push_back(paragraph(as_sentence(clause.text)));
        append(all.below, std::move(clause.below));
    };
    all.below.push_back(std::move(rows));
    if (word.then) after("roll.then", word.then->effects);
    if (word.otherwise) after(word.then ? "roll.otherwise" : "roll.failed", word.otherwise->effects);
    return all;
}

Clause RulesText::tell(const effect::Contest& word) {
    const Scope scope(known_);
    const std::string lead = say(word.tie == effect::Tie::Reroll ? "contest.reroll" : "contest.nobody");
    meet(word.as.word, NameOf::Player, "highest-roller");
    if (word.effects.empty()) return {lead, {}, false};
    return under(lead, word.tie == effect::Tie::Reroll ? "lead.and" : "lead.comma", word.effects);
}

// ---- choices

Clause RulesText::chosen(const effect::Choose& word, bool may) {
    const std::string who = player(word.by.word);
    const bool nobody = word.by.word == "nobody";
    const Scope scope(known_);
    const bool space = word.space.given();
    const std::string& name = space ? word.space.word : word.figure.word;
    meet(name, space ? NameOf::Space : NameOf::Figure, space ? "chosen-space" : "that-figure");
    const std::string before = std::exchange(chooser_, word.by.word);
    Provisos provisos;
    std::string what = noun(word.conditions, {nobody ? Quantity::Kind::Exactly : Quantity::Kind::A},
                            space ? Spoken::Space : Spoken::Figure, &provisos, name);
    chooser_ = before;
    if (!space) call_by_name(known_.back(), person_);
    what = from_where(word.where, std::move(what));
    what = with_label(std::move(what));
    const std::string sentence = nobody ? "nobody-chooses" : may ? "may-choose" : "chooses";
    const bool secret = !nobody && word.secret == YesNo::Yes;
    const std::string lead =
        asked(with_provisos(say(sentence + (secret ? "-secretly" : ""), {{"player", who}, {"what", what}}), provisos),
              word.question);
    if (word.effects.empty()) return {lead, {}, false};
    if (nobody) return under(lead, "lead.comma", word.effects);
    return under(lead, may ? "lead.then" : "lead.and", word.effects);
}

Clause RulesText::tell(const effect::May& word) {
    if (word.by.word == "nobody") return joined(say("nobody-decides"), "lead.comma", {{say("nothing-happens")}});
    if (goes_into_its_effect(word)) {
        if (const auto* roll = std::get_if<effect::Roll>(&word.effects[0].is)) return rolled(*roll, "may-roll.");
        return chosen(std::get<effect::Choose>(word.effects[0].is), true);
    }
    const std::string wishes = word.secret == YesNo::Yes ? "if-wishes-secretly" : "if-wishes";
    return under(asked(say(wishes, {{"player", player(word.by.word)}}), word.question), "lead.comma", word.effects);
}

Clause RulesText::tell(const effect::Menu& word) {
    if (word.by.word == "nobody") return joined(say("nobody-decides"), "lead.comma", {{say("nothing-happens")}});
    const std::string kind = word.optional == YesNo::Yes ? "menu-optional" : "menu";
    const std::string lead = asked(
        say(kind + (word.secret == YesNo::Yes ? "-secretly" : ""), {{"player", player(word.by.word)}}), word.question);
    Clause all{say("lead.colon", {{"lead", lead}}), {}, false};
    const bool clear = it_is_clear_;  // Each option is a text of its own, so "it" starts anew.
    for (const effect::Option& option : word.options) {
        it_is_clear_ = clear;
        std::string name = say("option", {{"text", one_line(option.text.text)}});
        if (!option.conditions.empty()) name = say("provided", {{"what", name}, {"that", clause(option.conditions)}});
        Clause each = under(name, "lead.what-follows", option.effects);
        append(all.below, item_of(as_sentence(each.text), std::move(each.below)));
    }
    return all;
}

// ---- the battlefield and the game

// Where a figure is set: in a zone or on a named space.
template <class Word>
std::string RulesText::put_where(const Word& word) {
    if (word.at.given()) return say("put-on", {{"at", space(word.at.word)}});
    return say("put-in", {{"zone", zone(word.zone.word)}});
}
Clause RulesText::tell(const effect::Arrive& word) {
    const auto kind = catalogue_.card(word.card.word);
    const int figures = kind ? word.copies * catalogue_[*kind].figures : 2;
    const bool nobodys = word.player.word == "nobody", by_other = word.by.given() && word.by.word != word.player.word;
    std::string id = word.at.given() ? "do.arrive-at" : "do.arrive";
    if (nobodys) id = by_other ? "do.arrive-nobody-by" : "do.arrive-nobody";
    else if (by_other) id = "do.arrive-by";
    const bool on_first = nobodys && !by_other && !word.at.given();
    return {asked(say(id, {{"player", nobodys ? "" : player(word.player.word)},
                           {"by", by_other ? player(word.by.word) : ""},
                           {"n", figures},
                           {"cards", say("cards-arriving", {{"n", word.copies}, {"card", card_name(word.card.word)}})},
                           {"zone", zone(word.zone.word)},
                           {"at", space(word.at.word)},
                           {"where", on_first ? say("put-first", {{"n", figures}, {"zone", zone(word.zone.word)}})
                                              : put_where(word)}}),
                  word.question)};
}
Clause RulesText::tell(const effect::Convert& word) {
    if (word.to.word != "nobody") return {by_members("do.convert", word)};
    return {say("do.convert-nobody", {{"figure", figure(word.figure.word)}})};
}
Clause RulesText::tell(const effect::Return& word) {
    const std::string by = player(word.by.word), where = put_where(word);
    if (word.figure.given()) {
        const std::string who = figure(word.figure.word);
        const std::string that = word.conditions.empty() ? "" : clauses(logic_of(word.conditions), Spoken::Figure, who);
        const std::string text = say(word.conditions.empty() ? "do.return" : "do.return-if",
                                     {{"by", by}, {"figure", who}, {"that", that}, {"where", where}});
        return {asked(text, word.question)};
    }
    Provisos provisos;
    const std::string one = noun(word.conditions, {Quantity::Kind::A}, Spoken::Figure, &provisos);
    const std::string text = say("do.return-chosen", {{"by", by}, {"figure", one}, {"where", where}});
    return {asked(with_provisos(text, provisos), word.question)};
}
Clause RulesText::tell(const effect::GiveTurn& word) {
    Provisos provisos;
    std::string with = word.card.given() ? card_called(word.card.word) : say("card-of-choice");
    if (!word.conditions.empty()) {
        const std::string figure = noun(word.conditions, {Quantity::Kind::A}, Spoken::Figure, &provisos);
        with = say("card-of-figure", {{"card", with}, {"figure", figure}});
    }
    const std::string id = std::string("do.give-turn") + (word.instead == YesNo::Yes ? "-instead" : "") +
                           (word.optional == YesNo::Yes ? "-optional" : "");
    const std::string text = say(id, {{"player", player(word.player.word)}, {"card", with}});
    return {asked(with_provisos(text, provisos), word.question)};
}
Clause RulesText::tell(const effect::Reveal& word) {
    if (word.of.word == "figure" || of_figure(word.of.word)) {
        const std::string mark = say("marker", {{"name", tally_called(word.tally.word)}, {"n", 2}});
        return {say("do.reveal-of-figure",
                    {{"figure", figure(word.of.word == "figure" ? "" : word.of.word)}, {"mark", mark}})};
    }
    if (!word.of.given()) return {say("do.reveal-all", {{"name", tally_called(word.tally.word)}})};
    return {say("do.reveal", {{"name", tally_called(word.tally.word)}, {"player", player(word.of.word)}})};
}
Clause RulesText::tell(const effect::Place& word) {
    return {asked(by_members(word.at.given() ? "do.place-at" : "do.place", word), word.question)};
}
Clause RulesText::tell(const effect::Cover& word) {
    return {say(
        word.at.given() ? "do.cover-at" : "do.cover",
        {{"zone", zone(word.zone.word)}, {"at", space(word.at.word)}, {"kind", with_article(kind(word.kind.word))}})};
}
Clause RulesText::tell(const effect::LayGlyph& word) {
    return {by_members(word.at.given() ? "do.lay-glyph-at" : "do.lay-glyph", word)};
}

// ---- carrying

Clause RulesText::tell(const effect::Carry& word) {
    const std::string bearer = figure(word.bearer.word);
    const std::string what = word.glyph.given() ? glyph(word.glyph.word) : figure(word.figure.word);
    return {say(what == say("it") ? "do.carry-it" : "do.carry", {{"bearer", bearer}, {"what", what}})};
}
Clause RulesText::tell(const effect::HandOver& word) {
    return {by_members(word.glyph.given() ? "do.hand-over-glyph" : "do.hand-over", word)};
}
Clause RulesText::tell(const effect::SetDown& word) {
    const std::string bearer = figure(word.bearer.word);
    const std::string where = word.zone.given() || word.at.given() ? put_where(word)
                              : word.glyph.given()                 ? say("put-there")
                                                                   : say("put-beside");
    const std::string text = say(word.by.given() ? "do.set-down-by" : "do.set-down",
                                 {{"bearer", bearer},
                                  {"what", word.glyph.given() ? glyph(word.glyph.word) : say("all-it-carries")},
                                  {"where", where},
                                  {"by", word.by.given() ? player(word.by.word) : std::string()}});
    return {asked(text, word.question)};
}

Clause RulesText::tell(const effect::Give& word) {
    return {word.to.word == "nobody" ? say("do.give-nobody", {{"card", card_called(word.card.word)}})
                                     : by_members("do.give", word)};
}
Clause RulesText::tell(const effect::End& word) {
    return {
        say("do.end", {{"winner", word.winner.word == "nobody" ? say("player-nobody") : player(word.winner.word)}})};
}

std::string RulesText::round_span(const RoundNumber& from, const RoundNumber& to) const {
    return from.value || to.value ? range(from.value, to.value, "span") : std::string();
}

}  // namespace hexwright::telling
