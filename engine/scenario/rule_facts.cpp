#include "engine/scenario/rule_facts.h"

#include "engine/scenario/setup.h"
#include "engine/scenario/words/word_facts.h"

namespace hexwright::scenario {
namespace {

// Visits all words. The caller's `Note` decides what is noted of each.
template <class Note>
class EveryWord {
public:
    explicit EveryWord(Note& note) : note_(note) {}

    template <HasFields Word>
    void look(const Word& word) {
        if constexpr (requires { word.line; })
            if (word.line > 0) note_.line = word.line;
        note_(word);
        each_field(word, [this]<class Member>(std::string_view name, const Member& member) {
            if constexpr (std::is_same_v<Member, NewName>) note_.named(name, member);
            if constexpr (Nested<Member>) each_part(member, [&](const auto& part) { look(part); });
        });
    }
    template <OneOfWords Wrapper>
    void look(const Wrapper& wrapper) {
        note_.line = wrapper.line > 0 ? wrapper.line : note_.line;
        if constexpr (std::is_same_v<Wrapper, Effect>) note_.effect(wrapper);
        std::visit([&](const auto& word) { look(word); }, wrapper.is);
    }

private:
    Note& note_;
};

struct NoteNames {
    RuleFacts& facts;
    int line = 0;
    void named(std::string_view member, const NewName& name) {
        if (member == "id" || !name.given()) return;
        const NameOf what = named_by(member);
        if (what != NameOf::Figure && what != NameOf::Player) return;  // Nothing belongs to a space or a glyph.
        (what == NameOf::Figure ? facts.figure_names : facts.player_names).insert(name.word);
    }
    void effect(const Effect&) {}
    template <class Word>
    void operator()(const Word&) {}
};

struct NoteAll {
    RuleFacts& facts;
    int line = 0;
    void named(std::string_view, const NewName&) {}
    void effect(const Effect& effect) {
        const EffectFacts<Written> does = scenario::facts_of(effect);
        if (does.counts) facts.written.emplace(does.counts->tally->word, line);
        if (does.reveals) read(does.reveals->word);
        note_effect(effect, facts, facts);
    }
    void read(const std::string& tally) {
        if (!tally.empty()) facts.read.emplace(tally, line);
    }
    void operator()(const condition::Flag& word) { read(word.id.word); }
    void operator()(const condition::Counter& word) { read(word.id.word); }
    void operator()(const amount::Counter& word) { read(word.id.word); }
    void operator()(const effect::Table& word) { read(word.counter.word); }
    void operator()(const BonusPoints& word) { read(word.counter.word); }
    template <class Other>
    void operator()(const Other&) {}
};

}  // namespace

RuleFacts facts_of(const Rulebook& book) {
    RuleFacts facts;
    NoteNames names{facts};
    NoteAll all{facts};
    EveryWord every_name(names);
    every_name.look(book);
    every_name.look(book.victory);
    EveryWord every_word(all);
    every_word.look(book);
    every_word.look(book.victory);
    note_carried(book, facts);
    return facts;
}

// In the games of a campaign before and after, it may be set, counted and asked for.
void note_carried(const Rulebook& book, RuleFacts& facts) {
    using enum Writing::Change;
    for (const DeclaredTally& tally : book.tallies) {
        if (tally.carried == YesNo::No) continue;
        facts.read.emplace(tally.id.word, tally.line);
        facts.written.emplace(tally.id.word, tally.line);
        for (const Writing::Change change : {ToOne, Up, Down})
            facts.writings.insert({tally.id.word, {TallyOwner::Who::Anybody}, change});
    }
}

void note_reads(const Conditions& conditions, int line, RuleFacts& facts) {
    NoteAll all{facts, line};
    EveryWord every_word(all);
    for (const Condition& each : conditions) every_word.look(each);
}

// ---- whose

bool may_be_same(TallyOwner a, TallyOwner b) {
    using Who = TallyOwner::Who;
    if (a.who == Who::Anybody || b.who == Who::Anybody) return true;
    const auto is_player = [](TallyOwner owner) { return owner.who == Who::Player || owner.who == Who::SomePlayer; };
    if (is_player(a) && is_player(b))
        return a.who == Who::SomePlayer || b.who == Who::SomePlayer || a.player == b.player;
    return a.who == b.who;
}

// Words such as "turn" may stand for nobody; the tally is then the game's, as is that of nobody's figure.
TallyOwner owner_named(const std::string& word, const RuleFacts& facts) {
    using Who = TallyOwner::Who;
    if (word.empty()) return {Who::Game};
    if (const auto number = player_numbered(word)) return {Who::Player, *number};
    if (word == "figure" || !figure_of_event_owner(word).empty()) return {Who::Figure};
    const bool figure = facts.figure_names.contains(word), player = facts.player_names.contains(word);
    return figure == player ? TallyOwner{Who::Anybody} : TallyOwner{figure ? Who::Figure : Who::SomePlayer};
}

// ---- what an effect changes

namespace {

void note_change(const TallyChange<Written>& counts, const RuleFacts& names, RuleFacts& facts) {
    using enum Writing::Change;
    const std::string& tally = counts.tally->word;
    const TallyOwner owner = owner_named(counts.of->word, names);
    const Writing::Change change = counts.by == 0  ? None
                                   : counts.flag   ? (counts.by > 0 ? ToOne : None)
                                   : counts.by > 0 ? Up
                                                   : Down;
    if (counts.anew) {  // It may be anything.
        facts.writings.insert({tally, owner, Up});
        facts.writings.insert({tally, owner, Down});
        return;
    }
    facts.writings.insert({tally, owner, change});
    // An amount may be below zero.
    if (counts.amounts && !counts.amounts->empty() && change != None)
        facts.writings.insert({tally, owner, change == Up ? Down : Up});
}

}  // namespace

void note_effect(const Effect& effect, const RuleFacts& names, RuleFacts& facts) {
    const EffectFacts<Written> does = facts_of(effect);
    if (does.counts) note_change(*does.counts, names, facts);
    if (does.breaks) facts.removed_pieces.insert(does.breaks->piece->word);
    if (does.gives && does.gives->given()) facts.given_cards.insert(does.gives->word);
    if (does.gives && !does.gives->given()) facts.converts = true;
    if (does.brings) facts.arriving_cards.insert(does.brings->word);
    if (does.covers_with) facts.covering_kinds.insert(does.covers_with->word);
    if (does.puts && does.puts->zone->given()) facts.filled_zones.insert(does.puts->zone->word);
    facts.carries_glyphs = facts.carries_glyphs || (does.takes_up && does.takes_up->given());
    facts.carries_figures = facts.carries_figures || does.takes_up_figures;
    // What is taken up falls with its bearer.
    facts.fills_named_spaces =
        facts.fills_named_spaces || (does.puts && does.puts->on_named_space) || does.takes_up_figures;
    facts.converts = facts.converts || does.converts;
    if (does.winner) facts.winners.insert(does.winner->word);
}

void merge_facts(RuleFacts& facts, const RuleFacts& more) {
    facts.read.insert(more.read.begin(), more.read.end());
    facts.written.insert(more.written.begin(), more.written.end());
    facts.writings.insert(more.writings.begin(), more.writings.end());
    facts.fills_named_spaces = facts.fills_named_spaces || more.fills_named_spaces;
    facts.converts = facts.converts || more.converts;
    facts.sets_out = facts.sets_out || more.sets_out;
    facts.carries_glyphs = facts.carries_glyphs || more.carries_glyphs;
    facts.carries_figures = facts.carries_figures || more.carries_figures;
    facts.removals.insert(more.removals.begin(), more.removals.end());
    for (const auto member :
         {&RuleFacts::removed_pieces, &RuleFacts::arriving_cards, &RuleFacts::given_cards, &RuleFacts::covering_kinds,
          &RuleFacts::filled_zones, &RuleFacts::winners, &RuleFacts::figure_names, &RuleFacts::player_names})
        (facts.*member).insert((more.*member).begin(), (more.*member).end());
}

}  // namespace hexwright::scenario
