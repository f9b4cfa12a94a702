// Conditions as phrases that describe a thing ("on water", "not engaged") and as clauses about the thing or the game.
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

#include <algorithm>

namespace hexwright::telling {
namespace {

template <class... Words>
bool is_one_of(const Condition& condition) {
    return (std::holds_alternative<Words>(condition.is) || ...);
}

bool bears(const Condition& condition) {
    const auto* wounded = std::get_if<condition::Wounded>(&condition.is);
    return (wounded && wounded->at_least > 1) || is_one_of<condition::Flag, condition::Counter>(condition);
}
// What is said in a clause of its own: "it bears a marker", "it is the attacker".
bool stands_apart(const Logic& logic) {
    if (logic.kind == Logic::Kind::Leaf)
        return bears(*logic.leaf) || is_one_of<condition::Is, condition::SpaceIs>(*logic.leaf);
    return std::ranges::any_of(logic.parts, stands_apart);
}

bool is_placed(const Logic& logic) {
    if (logic.kind != Logic::Kind::Leaf) return std::ranges::any_of(logic.parts, is_placed);
    return !logic.negated &&
           is_one_of<condition::StandsOn, condition::NextTo, condition::Within, condition::Engaged, condition::Active>(
               *logic.leaf);
}

}  // namespace

// ---- descriptive phrases

bool RulesText::is_the_one(const MaybeOwner& owner) const {
    if (!owner.given() || owner.word == "event") return false;
    const std::string_view of_event = figure_of_event_owner(owner.word);
    return owner.word == "figure" || owner.word == candidate_ || (!of_event.empty() && of_event == candidate_);
}

bool RulesText::describes_alone(const Condition& condition, Spoken thing) const {
    using About = condition::About;
    const About about = std::visit([]<class Word>(const Word&) { return condition::about_of<Word>(); }, condition.is);
    if (about == About::FigureOrSpace) return thing == Spoken::Figure || thing == Spoken::Space;
    if (about == About::Space) return thing == Spoken::Space;
    if (thing != Spoken::Figure && thing != Spoken::Card) return false;
    if (const auto* flag = std::get_if<condition::Flag>(&condition.is)) return is_the_one(flag->of);
    if (const auto* counter = std::get_if<condition::Counter>(&condition.is)) return is_the_one(counter->of);
    if (const auto* gone = std::get_if<condition::Destroyed>(&condition.is))
        return !gone->piece.given() && !gone->figure.given();
    return about == About::Figure;
}

bool RulesText::describes(const Logic& logic, Spoken thing) const {
    if (logic.kind == Logic::Kind::Leaf) return describes_alone(*logic.leaf, thing);
    return !logic.parts.empty() &&
           std::ranges::all_of(logic.parts, [&](const Logic& part) { return describes(part, thing); });
}

std::string RulesText::description(const Logic& logic, Spoken thing) {
    if (logic.kind == Logic::Kind::Leaf) {
        const std::string text = description_of(*logic.leaf, thing);
        return logic.negated ? say("tell.not", {{"what", text}}) : text;
    }
    std::vector<std::string> parts;
    bool pairs = false;  // True when one of the alternatives is an "and" of two.
    for (const Logic& part : logic.parts) {
        const bool pair = logic.kind == Logic::Kind::Or && part.kind == Logic::Kind::And && part.parts.size() == 2;
        const std::string text = description(part, thing);
        parts.push_back(pair ? say("tell.both", {{"what", text}}) : text);
        pairs = pairs || pair;
    }
    return list(parts, logic.kind == Logic::Kind::And ? "tell.list.and" : pairs ? "tell.list.or-long" : "tell.list.or");
}

std::string RulesText::description_of(const Condition& condition, Spoken thing) {
    return visit(
        condition.is,
        [&](const condition::Of& word) {
            return say("tell.is.of",
                       {{"player", word.figure.given() ? controller(find(word.figure.word, NameOf::Figure))
                                                       : player(word.player.word)}});
        },
        [&](const condition::Card& word) { return with_service(word, with_article(card_head(word, thing, false))); },
        [&](const condition::StandsOn& word) { return place_of(word); },
        [&](const condition::Wounded& word) { return say("tell.is.wounded", {{"n", word.at_least}}); },
        [&](const condition::NextTo& word) { return say("tell.is.next-to", {{"what", neighbour_of(word, thing)}}); },
        [&](const condition::Within& word) {
            return say("tell.is.within", {{"n", word.spaces}, {"what", near_what(word, thing)}});
        },
        [&](const condition::Level& word) { return range(word.at_least.value, word.at_most.value, level_range); },
        [&](const condition::GlyphHere& word) {
            return word.id.given() ? say("tell.is.glyph", {{"glyph", glyph(word.id.word)}}) : say("tell.is.glyph-any");
        },
        [&](const condition::Occupied& word) {
            return say("tell.is.occupied", {{"by", noun(word.parts, {Quantity::Kind::A}, Spoken::Figure)}});
        },
        [&](const condition::Flag& word) { return say("tell.is.bearing", {{"what", marked_with(word)}}); },
        [&](const condition::Counter& word) { return say("tell.is.bearing", {{"what", marked_with(word)}}); },
        [&](const condition::Carries& word) { return say("tell.is.carrying", {{"what", load_of(word)}}); },
        [&](const condition::Carried& word) {
            if (!word.bearer.given()) return say("tell.is.carried");
            return say("tell.is.carried-by", {{"bearer", figure(word.bearer.word)}});
        },
        [&](const condition::Active& word) {
            spoke_of_active_ = true;
            return by_members("tell.is.active", word);
        },
        [&](const condition::HasMarker& word) { return marker_on_card(word); },
        [&](const condition::All&) { return std::string(); }, [&](const condition::Any&) { return std::string(); },
        [&](const condition::Not&) { return std::string(); },
        [&](const auto& word) { return by_members("tell.is." + std::string(word.name), word); });
}

std::string RulesText::marked_with(const condition::Flag& word) const {
    return with_article(say("tell.marker", {{"name", tally_called(word.id.word)}, {"n", 1}}));
}
std::string RulesText::marked_with(const condition::Counter& word) const {
    return say("tell.markers", {{"range", range(word.at_least.value, word.at_most.value, number_range)},
                                {"name", tally_called(word.id.word)}});
}

std::string RulesText::place_of(const condition::StandsOn& word) {
    const int given =
        word.terrain.given() + word.zone.given() + word.glyph.given() + word.at.given() + !word.parts.empty();
    if (given == 0) return say("tell.on-battlefield");
    if (given == 1 && word.terrain.given()) return say("tell.on", {{"what", terrain(word.terrain.word)}});
    if (given == 1 && word.zone.given()) return say("tell.in", {{"what", zone(word.zone.word)}});
    if (given == 1 && word.glyph.given()) return say("tell.on", {{"what", glyph(word.glyph.word)}});
    if (given == 1 && word.at.given()) return say("tell.on", {{"what", space(word.at.word)}});
    if (given == 1 && word.parts.size() == 1 && std::holds_alternative<condition::Level>(word.parts[0].is))
        return description_of(word.parts[0], Spoken::Space);
    Conditions parts = word.parts;
    if (word.zone.given()) parts.insert(parts.begin(), {condition::InZone{{word.zone.word}}, 0});
    if (word.at.given()) parts.insert(parts.begin(), {condition::SpaceIs{{word.at.word}}, 0});
    if (word.terrain.given()) parts.insert(parts.begin(), {condition::Terrain{{word.terrain.word}}, 0});
    const std::string space = noun(parts, {Quantity::Kind::A}, Spoken::Space);
    return word.glyph.given() ? say("tell.on-with-glyph", {{"what", space}, {"glyph", glyph(word.glyph.word)}})
                              : say("tell.on", {{"what", space}});
}

std::string RulesText::neighbour_of(const condition::NextTo& word, Spoken thing) {
    const Quantity other{thing == Spoken::Space ? Quantity::Kind::A : Quantity::Kind::Another};
    std::vector<std::string> all;
    if (word.terrain.given()) all.push_back(terrain(word.terrain.word));
    if (word.zone.given()) all.push_back(zone(word.zone.word));
    if (word.piece.given()) all.push_back(piece(word.piece.word));
    if (word.glyph.given()) all.push_back(glyph(word.glyph.word));
    if (word.figure.given()) all.push_back(figure(word.figure.word));
    if (word.at.given()) all.push_back(space(word.at.word));
    if (!word.parts.empty()) all.push_back(noun(word.parts, other, Spoken::Figure));
    if (all.empty()) return say("tell.any-space");
    return all.size() == 1 ? all[0] : say("tell.a-space-of", {{"all", list(all)}});  // All of them hold for one space.
}

template <class Word>
std::string RulesText::near_what(const Word& word, Spoken thing) {
    const Quantity other{thing == Spoken::Space ? Quantity::Kind::A : Quantity::Kind::Another};
    std::vector<std::string> any;
    if (word.piece.given()) any.push_back(piece(word.piece.word));
    if (word.zone.given()) any.push_back(zone(word.zone.word));
    if (word.glyph.given()) any.push_back(glyph(word.glyph.word));
    if (word.figure.given()) any.push_back(figure(word.figure.word));
    if (word.at.given()) any.push_back(space(word.at.word));
    if (!word.parts.empty()) any.push_back(noun(word.parts, other, Spoken::Figure));
    return any.empty() ? say("tell.nothing") : list(any, "tell.list.or");
}

std::string RulesText::marker_on_card(const condition::HasMarker& word) const {
    const bool revealed = word.revealed == YesNo::Yes;
    if (word.is == condition::OrderMarker::Any)
        return say(revealed ? "tell.is.has-any-marker-revealed" : "tell.is.has-any-marker");
    return say(revealed ? "tell.is.has-marker-revealed" : "tell.is.has-marker", {{"marker", word_of(word.is)}});
}

std::string RulesText::load_of(const condition::Carries& word) {
    std::vector<std::string> any;
    if (word.glyph.given()) any.push_back(glyph(word.glyph.word));
    if (word.figure.given()) any.push_back(figure(word.figure.word));
    if (!word.parts.empty()) any.push_back(noun(word.parts, {Quantity::Kind::A}, Spoken::Figure));
    return any.empty() ? say("tell.something") : list(any, "tell.list.or");
}

// ---- clauses

std::string RulesText::clause(const Conditions& conditions) {
    return clauses(logic_of(conditions), Spoken::Nothing, say("tell.it"));
}

std::string RulesText::clauses(const Logic& logic, Spoken thing, const std::string& subject) {
    if (logic.kind != Logic::Kind::Leaf && logic.parts.empty())
        return say(logic.kind == Logic::Kind::And ? "tell.always" : "tell.never");
    return said(logic, thing, subject);
}

std::string RulesText::said(const Logic& logic, Spoken thing, const std::string& subject) {
    if (logic.kind == Logic::Kind::Leaf) return said_alone(logic, thing, subject);
    const bool all = logic.kind == Logic::Kind::And;
    if (logic.parts.empty()) return say(all ? "tell.always" : "tell.never");
    if (describes(logic, thing) && !stands_apart(logic))
        return say("tell.is", {{"figure", subject}, {"what", description(logic, thing)}});
    std::vector<std::string> parts;
    const bool nested =
        std::ranges::any_of(logic.parts, [](const Logic& part) { return part.kind != Logic::Kind::Leaf; });
    const auto several = std::ranges::count_if(
        logic.parts, [](const Logic& part) { return part.kind == Logic::Kind::And && part.parts.size() > 1; });
    for (const Logic& part : logic.parts) {
        std::string text = said(part, thing, subject);
        if (part.kind == Logic::Kind::Or && part.parts.size() == 2 && (!describes(part, thing) || stands_apart(part)))
            text = say("tell.either", {{"what", text}});
        parts.push_back(std::move(text));
    }
    if (!all && several > 1) return by_semicolons(parts, "tell.list.semicolon-or");
    return list(parts, all      ? nested ? "tell.list.and-long" : "tell.list.and"
                       : nested ? "tell.list.or-long"
                                : "tell.list.or");
}

std::string RulesText::said_alone(const Logic& leaf, Spoken thing, const std::string& subject) {
    const Condition& condition = *leaf.leaf;
    if (thing != Spoken::Space && bears(condition) && describes_alone(condition, Spoken::Figure))
        return borne(condition, leaf.negated, subject);
    if (describes_alone(condition, thing) || describes_alone(condition, Spoken::Figure))
        return say(leaf.negated ? "tell.is-not" : "tell.is",
                   {{"figure",
                     thing == Spoken::Space && !describes_alone(condition, thing) ? say("tell.that-figure") : subject},
                    {"what", description_of(condition, describes_alone(condition, thing) ? thing : Spoken::Figure)}});
    return game_clause(condition, leaf.negated);
}

// For example "it bears a *keeper* marker".
std::string RulesText::borne(const Condition& condition, bool negated, const std::string& subject) {
    if (const auto* wounded = std::get_if<condition::Wounded>(&condition.is); wounded && negated)
        return say("tell.bears", {{"figure", subject}, {"what", say("tell.wounds-fewer", {{"n", wounded->at_least}})}});
    const std::string what = visit(
        condition.is, [&](const condition::Flag& word) { return marked_with(word); },
        [&](const condition::Counter& word) { return marked_with(word); },
        [&](const condition::Wounded& word) { return say("tell.wounds-borne", {{"n", word.at_least}}); },
        [](const auto&) { return std::string(); });
    return say(negated ? "tell.bears-not" : "tell.bears", {{"figure", subject}, {"what", what}});
}

namespace {

constexpr EnumTexts<condition::Comparison, condition::Comparison::Fewer> comparisons({
    {condition::Comparison::More, "tell.compare.more"},
    {condition::Comparison::AtLeast, "tell.compare.at-least"},
    {condition::Comparison::Equal, "tell.compare.equal"},
    {condition::Comparison::AtMost, "tell.compare.at-most"},
    {condition::Comparison::Fewer, "tell.compare.fewer"},
});
constexpr EnumTexts<condition::Comparison, condition::Comparison::Fewer> no_comparisons({
    {condition::Comparison::More, "tell.compare.more-not"},
    {condition::Comparison::AtLeast, "tell.compare.at-least-not"},
    {condition::Comparison::Equal, "tell.compare.equal-not"},
    {condition::Comparison::AtMost, "tell.compare.at-most-not"},
    {condition::Comparison::Fewer, "tell.compare.fewer-not"},
});

}  // namespace

std::string RulesText::game_clause(const Condition& condition, bool negated) {
    const auto either = [&](const char* so, const char* not_so, std::vector<Argument> arguments) {
        return say(negated ? not_so : so, std::move(arguments));
    };
    return visit(
        condition.is,
        [&](const condition::Round& word) {
            return either("tell.round", "tell.round-not",
                          {{"range", range(word.from.value, word.to.value, round_range)}});
        },
        [&](const condition::Flag& word) {
            if (const auto whose = figure_owning(word.of)) return borne(condition, negated, figure(*whose));
            return either("tell.flag-up", "tell.flag-up-not", {{"flag", tally_of(word.of, "tell.flag", word.id.word)}});
        },
        [&](const condition::Counter& word) {
            if (const auto whose = figure_owning(word.of)) return borne(condition, negated, figure(*whose));
            return either("tell.counter-is", "tell.counter-is-not",
                          {{"counter", tally_of(word.of, "tell.counter", word.id.word)},
                           {"range", range(word.at_least.value, word.at_most.value, number_range)}});
        },
        [&](const condition::Count& word) { return count_clause(word, negated); },
        [&](const condition::Compare& word) {
            const auto nth = [&](std::size_t n) {  // While it is being written, it may lack them.
                return n < word.amounts.size() ? amount({word.amounts[n]}) : say("tell.amount.missing");
            };
            return either(comparisons[word.is], no_comparisons[word.is], {{"one", nth(0)}, {"other", nth(1)}});
        },
        [&](const condition::TurnOf& word) {
            if (word.player.word == "nobody") return either("tell.turn-of-nobody", "tell.turn-of-nobody-not", {});
            return either("tell.turn-of", "tell.turn-of-not", {{"player", player(word.player.word)}});
        },
        [&](const condition::Alive& word) {
            return either("tell.alive", "tell.alive-not", {{"player", player(word.player.word)}});
        },
        [&](const condition::Eliminated& word) {
            return either("tell.eliminated", "tell.eliminated-not", {{"player", player(word.player.word)}});
        },
        [&](const condition::Destroyed& word) { return destroyed_clause(word, negated); },
        [&](const condition::IsOpen& word) {
            return either("tell.open", "tell.open-not", {{"piece", piece(word.piece.word)}});
        },
        [&](const auto&) {
            return either("tell.is", "tell.is-not",
                          {{"figure", say("tell.that-space")}, {"what", description_of(condition, Spoken::Space)}});
        });
}

std::string RulesText::destroyed_clause(const condition::Destroyed& word, bool negated) {
    const std::string what = word.piece.given() ? piece(word.piece.word) : figure(word.figure.word);
    return say(negated ? "tell.is-not" : "tell.is", {{"figure", what}, {"what", say("tell.is.destroyed")}});
}

std::string RulesText::count_clause(const condition::Count& word, bool negated) {
    using Kind = Quantity::Kind;
    const auto least = word.at_least.value, most = word.at_most.value;
    const bool none = most == 0 && least.value_or(0) <= 0;
    Quantity quantity{Kind::A};
    if ((!least && !most) || none) {
        quantity.kind = negated != none ? Kind::No : Kind::A;
    } else if (least && most && *least > 0) {
        quantity = {negated ? Kind::Outside : *least == *most ? Kind::Exactly : Kind::Between, *least, *most};
    } else {
        quantity = least && !most ? Quantity{negated ? Kind::Fewer : Kind::Least, *least, *least}
                                  : Quantity{negated ? Kind::More : Kind::Most, *most, *most};
    }
    const Spoken thing = word.of == condition::Counted::Figures  ? Spoken::Figure
                         : word.of == condition::Counted::Spaces ? Spoken::Space
                                                                 : Spoken::Card;
    const bool any = quantity.kind == Kind::A || (quantity.kind == Kind::Least && quantity.low == 1);
    if (thing == Spoken::Figure && (any || quantity.kind == Kind::No))
        if (const std::string one = the_one_counted(word, any); !one.empty()) return one;
    Provisos provisos;
    const std::string things = noun(word.parts, quantity, thing, &provisos);
    const bool placed = is_placed(logic_of(word.parts));
    constexpr std::string_view places[] = {"tell.so.there-is", "tell.so.there-is-in-reserve",
                                           "tell.so.there-is-destroyed", "tell.so.there-is-removed",
                                           "tell.so.there-is-carried"};
    std::string_view id = places[static_cast<int>(word.where)];
    if (thing == Spoken::Card) id = "tell.so.there-is-card";
    else if (thing == Spoken::Figure && word.where == condition::Whereabouts::Battlefield && !placed)
        id = "tell.so.there-is-on-battlefield";
    const std::string there = say(id, {{"what", things}, {"n", quantity.plural() ? 2 : 1}});
    const bool copies = word.of == condition::Counted::Copies;
    const std::string so = copies ? say("tell.copies-counted", {{"what", there}}) : there;
    // If there must be some, what else is asked must hold as well.
    const bool some = any || quantity.kind == Kind::Least || quantity.kind == Kind::More ||
                      (quantity.kind == Kind::Exactly && quantity.low > 0);
    if (!some || !provisos.unless.empty()) return counted_only(so, provisos);
    provisos.only_if.insert(provisos.only_if.begin(), so);
    return list(provisos.only_if);
}

// "The attacker is in the zone", where figures are counted that can only be this one; else empty. `is`: not negated.
std::string RulesText::the_one_counted(const condition::Count& word, bool is) {
    const auto one = std::ranges::find_if(
        word.parts, [](const Condition& each) { return std::holds_alternative<condition::Is>(each.is); });
    if (one == word.parts.end()) return {};
    const bool here = word.where == condition::Whereabouts::Battlefield;
    Conditions others(word.parts.begin(), one);
    others.insert(others.end(), one + 1, word.parts.end());
    if (!here && (!others.empty() || !is)) return {};
    const std::string& name = std::get<condition::Is>(one->is).figure.word;
    const std::string who = figure(name);
    const Here* last = last_figure();
    it_is_clear_ = it_is_clear_ && last && last->word == name;
    if (here && !others.empty()) return clauses(logic_of(others, !is), Spoken::Figure, who);
    if (here || word.where == condition::Whereabouts::Reserve)
        return say(is ? "tell.is" : "tell.is-not",
                   {{"figure", who}, {"what", say(here ? "tell.on-battlefield" : "tell.in-reserve")}});
    constexpr std::string_view places[] = {"", "", "tell.so.there-is-destroyed", "tell.so.there-is-removed",
                                           "tell.so.there-is-carried"};
    return say(places[static_cast<std::size_t>(word.where)], {{"what", who}, {"n", 1}});
}

namespace {

constexpr EnumTexts<condition::Whereabouts, condition::Whereabouts::Carried> counted_elsewhere({
    {condition::Whereabouts::Battlefield, "tell.amount.count"},
    {condition::Whereabouts::Reserve, "tell.amount.count-reserve"},
    {condition::Whereabouts::Destroyed, "tell.amount.count-destroyed"},
    {condition::Whereabouts::Removed, "tell.amount.count-removed"},
    {condition::Whereabouts::Carried, "tell.amount.count-carried"},
});

}  // namespace

std::string RulesText::amount_alone(const Amount& each) {
    // "Its" is clear.
    const auto is_own = [&](const MaybeAskedFigure& name) {
        const Here* named = name.given() ? find(name.word, NameOf::Figure) : nullptr;
        return !name.given() || (named && is_it(*named));
    };
    return visit(
        each.is, [&](const amount::Number& word) { return std::to_string(word.n.value); },
        [&](const amount::Counter& word) { return count_of(word.of, word.id.word); },
        [&](const amount::Count& word) {
            const Spoken thing = word.of == condition::Counted::Figures  ? Spoken::Figure
                                 : word.of == condition::Counted::Spaces ? Spoken::Space
                                                                         : Spoken::Card;
            const bool elsewhere = thing == Spoken::Figure && word.where != condition::Whereabouts::Battlefield;
            const std::string all = say(elsewhere ? counted_elsewhere[word.where] : "tell.amount.count",
                                        {{"what", noun(word.parts, {Quantity::Kind::All}, thing)}});
            return word.of == condition::Counted::Copies ? say("tell.copies-counted", {{"what", all}}) : all;
        },
        [&](const amount::Life& word) {
            const bool full = word.full == YesNo::Yes;
            if (word.piece.given())
                return say(full ? "tell.amount.life-full" : "tell.amount.life", {{"piece", piece(word.piece.word)}});
            if (is_own(word.figure)) return say(full ? "tell.amount.life-its-full" : "tell.amount.life-its");
            return say(full ? "tell.amount.life-full" : "tell.amount.life", {{"piece", figure(word.figure.word)}});
        },
        [&](const amount::Minus& word) { return amount(word.amounts); },  // Its sign is the sum's concern.
        [&](const amount::Dealt&) { return say("tell.amount.dealt"); },
        [&](const amount::Level& word) {
            if (word.space.given()) return say("tell.amount.level-of", {{"what", space(word.space.word)}});
            if (!is_own(word.figure)) return say("tell.amount.level-of", {{"what", figure(word.figure.word)}});
            return say("tell.amount.level");
        },
        [&](const amount::Wounds& word) {
            if (is_own(word.figure)) return say("tell.amount.wounds");
            return say("tell.amount.wounds-of", {{"what", figure(word.figure.word)}});
        },
        [&](const amount::Distance& word) {
            const std::string from = near_what(word, Spoken::Figure);
            if (is_own(word.from)) return say("tell.amount.distance", {{"from", from}});
            return say("tell.amount.distance-of", {{"what", figure(word.from.word)}, {"from", from}});
        },
        [&](const amount::Points& word) { return say("tell.amount.points", {{"player", player(word.player.word)}}); },
        [&](const amount::Rolled&) { return say("tell.amount.rolled"); });
}

namespace {

struct Summand {
    const Amount* amount = nullptr;
    bool minus = false;
};

// What is inside a minus is taken away amount by amount, so that no sentence needs brackets.
void note_summands(const Amounts& amounts, bool minus, std::vector<Summand>& summands) {
    for (const Amount& each : amounts) {
        if (const auto* inside = std::get_if<amount::Minus>(&each.is)) note_summands(inside->amounts, !minus, summands);
        else summands.push_back({&each, minus});
    }
}

}  // namespace

// What is added comes first.
std::string RulesText::amount(const Amounts& amounts) {
    std::vector<Summand> summands;
    note_summands(amounts, false, summands);
    std::ranges::stable_partition(summands, [](const Summand& each) { return !each.minus; });
    std::string text;
    for (const Summand& each : summands) {
        const std::string alone = amount_alone(*each.amount);
        if (text.empty()) text = each.minus ? say("tell.amount.negative", {{"what", alone}}) : alone;
        else text = say(each.minus ? "tell.amount.minus" : "tell.amount.plus", {{"a", text}, {"b", alone}});
    }
    return text;
}

std::string RulesText::many(int n, const Amounts& amounts) {
    const std::string all = amount(amounts);
    return n == 1 ? all : say("tell.amount.times", {{"n", n}, {"what", all}});
}

// For example "round 3 or later", "5 or more", "level 1 or lower".
std::string RulesText::range(std::optional<int> least, std::optional<int> most, const RangeSentences& sentences) const {
    if (least && most)
        return say(*least == *most ? sentences.one : sentences.between, {{"low", *least}, {"high", *most}});
    if (least) return say(sentences.at_least, {{"low", *least}});
    if (most && &sentences != &number_range && *most == 1) return say(sentences.one, {{"low", 1}});
    if (most) return say(sentences.at_most, {{"high", *most}});
    return say(sentences.any);
}

}  // namespace hexwright::telling
