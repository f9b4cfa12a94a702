// The scenario language in English: conditions become phrases and clauses, effects become sentences. All wording is in
// the table of words under "tell."; the code only assembles the parts. A word without a form of its own
// (clauses_effects.cpp, clauses_conditions.cpp) uses the sentence named after it, with its members as arguments.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/enum_texts.h"
#include "engine/core/visit.h"
#include "engine/rulebook/rules_watch.h"
#include "engine/scenario/rulebook.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/deciding.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/telling/words.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::telling {

enum class Spoken : unsigned char { Nothing, Figure, Space, Card };  // The kind of subject that conditions are about.

// Conditions with negation pushed down to the leaves and nested lists of the same sort merged.
struct Logic {
    enum class Kind : unsigned char { Leaf, And, Or };
    Kind kind = Kind::And;
    const Condition* leaf = nullptr;
    bool negated = false;  // For leaves only.
    std::vector<Logic> parts{};
};
Logic logic_of(const Conditions& conditions, bool negated = false);  // All conditions hold; negated: not all of them.
Logic any_of(const Conditions& conditions);                          // At least one condition holds.

// Conditions attached to a noun although they are not about it: "…, if it is round 3, unless player 1 is eliminated".
struct Provisos {
    std::vector<std::string> only_if{}, unless{};
};

// A quantity of things: "a figure", "at least 3 figures", "no figure".
struct Quantity {
    enum class Kind : unsigned char { A, Another, Each, No, Least, Most, Exactly, Between, Fewer, More, Outside, All };
    Kind kind = Kind::A;
    int low = 1, high = 1;
    bool plural() const;
};

// An action as a clause, or as one that ends with a colon and a list below it.
struct Clause {
    std::string text;
    Passage below{};
    bool simple = true;  // May be joined with others in one sentence.
};
using Clauses = std::vector<Clause>;

struct WatchLine;  // formats/telling/rules_text/watch_text.h
struct WatchText;

struct WatchedFor {      // How watched conditions are to be told.
    int number = 1;      // Of how many they were asked.
    bool wanted = true;  // False: they must not hold.
    bool one = false;    // One of them is enough.
    int depth = 0;       // Below how many headings they stand.
};

// The sentences of a range of numbers.
struct RangeSentences {
    const char *one, *between, *at_least, *at_most, *any;
};
inline constexpr RangeSentences number_range{"tell.range.number", "tell.range.number-between",
                                             "tell.range.number-at-least", "tell.range.number-at-most",
                                             "tell.range.number-any"};
inline constexpr RangeSentences round_range{"tell.range.round", "tell.range.round-between", "tell.range.round-at-least",
                                            "tell.range.round-at-most", "tell.range.round-any"};
inline constexpr RangeSentences level_range{"tell.range.level", "tell.range.level-between", "tell.range.level-at-least",
                                            "tell.range.level-at-most", "tell.range.level-any"};
inline constexpr RangeSentences cell_range{"tell.range.cell", "tell.range.cell-between", "tell.range.cell-at-least",
                                           "tell.range.cell-at-most", "tell.range.cell-any"};
inline constexpr RangeSentences span_range{"tell.range.span", "tell.range.span-between", "tell.range.span-at-least",
                                           "tell.range.span-at-most", ""};

// The sentences of a roll, by what is rolled.
using DieSentences = EnumTexts<effect::Die, effect::Die::Shields>;
inline constexpr DieSentences roll_sentences({{effect::Die::D20, "tell.rolls.d20"},
                                              {effect::Die::Skulls, "tell.rolls.skulls"},
                                              {effect::Die::Shields, "tell.rolls.shields"}});

class RulesText {
public:
    RulesText(const Words& words, const Catalogue& catalogue, std::vector<DeclaredTally> tallies = {})
        : words_(words), catalogue_(catalogue), tallies_(std::move(tallies)) {}

    void know_titles(const Rulebook& book);  // So that what speaks of its rules calls them by their titles.
    // What decides who wins is told, whether it is hidden or not.
    void know_deciding(const Deciding& deciding) { deciding_ = deciding.tallies; }
    Passage rule(const Rule& rule);  // Empty for a hidden rule, and for one that does nothing but what is hidden.
    Passage modifier(const Modifier& modifier);
    Passage win(const Win& win, int rounds);
    std::string score(const BonusPoints& score);
    std::string clause(const Conditions& conditions);  // For conditions that must all hold.
    std::string from_where(condition::Whereabouts where, std::string what) const;
    std::string every_space(const Conditions& conditions);  // For example "each water space".

    // Of a rule under observation: its title, when it runs, and its conditions one by one.
    WatchText watched(const WatchedRule& rule);
    WatchText watched(const WatchedModifier& modifier);
    WatchText watched(const WatchedWin& win, int rounds);
    // One condition of the rule as it is wanted, for example "the figure that moved is on water".
    std::string wanted_of(const Rule& rule, const Condition& condition, bool wanted);

    std::string say(std::string_view id, std::vector<Argument> arguments = {}) const;
    std::string title(const std::string& id) const;        // For example "Wall of water".
    std::string rule_called(const std::string& id) const;  // For example *The tide comes in*.
    std::string title(const Rule& rule) const;             // The one that it has, or its id as one.
    std::string id(const std::string& word) const;         // For example *wall of water*.
    std::string card_name(const std::string& id) const;
    std::string card_called(const std::string& id) const;  // With its article, unless the card is a person.
    // True when figures were called active, which needs an explanatory note.
    bool spoke_of_active() const { return spoke_of_active_; }
    std::string list(const std::vector<std::string>& parts, std::string_view by = "tell.list.and") const;
    std::string tally_called(const std::string& tally) const;  // By its title if it has one.
    // For example "Unique Heroes".
    std::string card_head(const condition::Card& card, Spoken thing, bool plural) const;
    // For example "Jandar" for "jandar".
    std::string as_printed(const std::string& word, std::string ArmyCard::* where) const;
    std::string power_called(const std::string& verb) const;  // As cards print it, for example "Flying".
    // For example "… of the class Guards".
    std::string with_service(const condition::Card& card, std::string thing) const;

private:
    // A named figure, player or space that the text can refer to.
    struct Here {
        std::string word;
        NameOf what = NameOf::Player;
        std::string called;     // Used when it is not the nearest one.
        bool labelled = false;  // Identified by a label, which is introduced at first mention.
        bool by_name = false;   // Never replaced by "it": a label, or a person's name.
        std::string pending{};  // The wording of the first mention.
        bool of_event = false;  // The attacker or target of the rule's event, who as an owner stands for the player.
    };
    // Forgets the names introduced in it when it ends.
    struct Scope {
        explicit Scope(std::vector<Here>& known) : known_(known), size_(known.size()) {}
        ~Scope() { known_.resize(size_); }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;
        std::vector<Here>& known_;
        std::size_t size_;
    };
    struct Phrases;  // The phrases of a noun, by sort.

    // ---- names: clauses_names.cpp
    Here* find(const std::string& word, NameOf what);
    const Here* known_as(const std::string& word, NameOf what) const;  // nullptr if no word has given this name.
    Here* last_figure();
    // The owner is a figure. "event" names a player as an owner.
    bool of_figure(const std::string& owner) {
        const Here* figure = owner == "event" ? nullptr : find(owner, NameOf::Figure);
        return figure && !figure->of_event;
    }
    // What the figure that owns a flag or counter is called in the rule, "" for the nearest one; std::nullopt if the
    // owner is no figure.
    std::optional<std::string> figure_owning(const MaybeOwner& owner);
    bool is_zone_owning(const std::string& owner) const;  // It names nothing else.
    std::string figure_called(Here& figure);
    // Only if the figure is a person and no other has the name.
    void call_by_name(Here& figure, const std::string& person);
    bool is_it(const Here& figure);  // True when "it" is unambiguous.
    static bool is_person(const ArmyCard& card) {
        return card.is_hero() && card.is_unique() && card.base != FigureBase::Hive;
    }
    std::string figure(const std::string& word);  // An empty word means the nearest figure.
    std::string player(const std::string& word);
    std::string winner_named(const std::string& who);
    std::string controller(Here* figure);
    std::string space(const std::string& word);  // For example "the space".
    void meet(const std::string& word, NameOf what, std::string_view called);
    const DeclaredTally* declared(const std::string& tally) const;  // nullptr if it is not.
    // `here`: the change of it is hidden, whatever is declared.
    bool is_hidden(const std::string& tally, YesNo here) const;
    std::string tally_of(const MaybeOwner& owner, std::string_view id, const std::string& tally);
    std::string zone(const std::string& word) const;
    std::string piece(const std::string& word) const;
    std::string glyph(const std::string& word) const;
    std::string glyph_name(const std::string& word) const;
    std::string terrain(const std::string& word) const;
    std::string kind(const std::string& word) const;

    // ---- members of words that are expressed by one sentence
    template <class Tag, Need need>
    std::string member(const Name<Tag, need>& name);
    template <int Low, int High, int Default>
    std::string member(Number<Low, High, Default> number) {
        return std::to_string(number.value);
    }
    std::string member(const Phrase& phrase) { return one_line(phrase.text); }
    template <class Other>
    std::string member(const Other&) {
        return {};
    }
    template <class Word>
    std::string by_members(std::string_view id, const Word& word);

    // ---- conditions: clauses_conditions.cpp
    bool describes(const Logic& logic, Spoken thing) const;
    bool describes_alone(const Condition& condition, Spoken thing) const;
    // For example "on water", "not engaged", "on water or engaged".
    std::string description(const Logic& logic, Spoken thing);
    std::string description_of(const Condition& condition, Spoken thing);
    std::string said(const Logic& logic, Spoken thing, const std::string& subject);  // For example "it is on water".
    std::string said_alone(const Logic& leaf, Spoken thing, const std::string& subject);
    std::string borne(const Condition& condition, bool negated, const std::string& subject);
    std::string game_clause(const Condition& condition, bool negated);
    std::string clauses(const Logic& logic, Spoken thing, const std::string& subject);
    std::string place_of(const condition::StandsOn& word);
    std::string neighbour_of(const condition::NextTo& word, Spoken thing);
    template <class Word>
    std::string near_what(const Word& word, Spoken thing);
    std::string count_clause(const condition::Count& word, bool negated);
    std::string the_one_counted(const condition::Count& word, bool is);
    std::string marker_on_card(const condition::HasMarker& word) const;
    std::string load_of(const condition::Carries& word);  // For example "the Glyph of Brandar", "something".
    std::string amount(const Amounts& amounts);           // For example "the number rolled plus 2".
    std::string amount_alone(const Amount& amount);
    std::string many(int n, const Amounts& amounts);  // So many times the amounts.
    std::string destroyed_clause(const condition::Destroyed& word, bool negated);

    // ---- things: clauses_nouns.cpp
    // `name` is what the rule calls it.
    std::string noun(const Conditions& conditions, Quantity quantity, Spoken thing, Provisos* provisos = nullptr,
                     const std::string& name = {});
    bool is_the_one(const MaybeOwner& owner) const;
    std::string marked_with(const condition::Flag& word) const;
    std::string marked_with(const condition::Counter& word) const;
    bool becomes_head(Phrases& phrases, const Condition& condition, Spoken thing, bool plural);
    bool becomes_owner(Phrases& phrases, const Condition& condition, Spoken thing);
    bool affirm(Phrases& phrases, const Condition& condition, Spoken thing, bool plural);
    void deny(Phrases& phrases, const Condition& condition, Spoken thing);
    Phrases sorted(const Conditions& conditions, Spoken thing, bool plural);
    std::string owner_of(const condition::Of& word);
    std::string quantified(const std::string& thing, Quantity quantity) const;
    std::string with_article(const std::string& thing) const;
    std::string with_provisos(std::string text, const Provisos& provisos) const;
    std::string counted_only(std::string text, const Provisos& provisos) const;
    std::string range(std::optional<int> least, std::optional<int> most, const RangeSentences& sentences) const;

    // ---- effects: clauses_effects.cpp
    Clauses clauses_here(const Effects& effects);
    bool is_hidden(const Effect& effect) const;
    bool all_hidden(const Effects& effects) const;  // False when there is none at all.
    bool is_about_figure(const Effect& effect);
    std::string side_by_side(const std::vector<std::string>& parts) const;
    std::string asked(std::string text, const Phrase& question) const;  // With the question that is asked for it.
    std::string by_semicolons(const std::vector<std::string>& parts, std::string_view last) const;
    Clause clause(const Effect& effect);
    Clause under(const std::string& lead, std::string_view joint, const Effects& effects);
    Clause joined(const std::string& lead, std::string_view joint, Clauses clauses_here);
    Clause joined_bare(Clauses clauses_here);
    Clause marked(std::string_view id_of_sentence, const std::string& figure, const std::string& name, int n);
    // "the counter *x* of player 1", "the number of *x* markers of the attacker".
    std::string count_of(const MaybeOwner& owner, const std::string& counter);
    Clause tell(const effect::Set& word);
    Clause tell(const effect::Add& word);
    Clause tell(const effect::SetCounter& word);
    Clause tell(const effect::AskNumber& word);
    Clause tell(const effect::Each& word);
    Clause each_glyph(const effect::Each& word);
    Clause each_of_sort(const effect::Each& word);
    Clause tell(const effect::Pick& word);
    Clause tell(const effect::If& word);
    Clause tell(const effect::Repeat& word);
    Clause tell(const effect::Wound& word);
    Clause tell(const effect::Heal& word);
    Clause tell(const effect::Menu& word);
    Clause tell(const effect::Place& word);
    Clause tell(const effect::Roll& word) { return rolled(word, roll_sentences); }
    Clause rolled(const effect::Roll& word, const DieSentences& sentences);
    Clause tell(const effect::Contest& word);
    Clause tell(const effect::Choose& word) { return chosen(word, word.optional == YesNo::Yes); }
    Clause chosen(const effect::Choose& word, bool may);
    Clause tell(const effect::May& word);
    Clause tell(const effect::Arrive& word);
    Clause tell(const effect::End& word);
    template <class Word>
    std::string put_where(const Word& word);
    std::string kept_apart(std::string text, YesNo apart) const;
    Clause tell(const effect::Convert& word);
    Clause tell(const effect::Return& word);
    Clause tell(const effect::GiveTurn& word);
    Clause tell(const effect::Reveal& word);
    Clause tell(const effect::Damage& word);
    Clause tell(const effect::Mend& word);
    Clause tell(const effect::Cover& word);
    Clause tell(const effect::LayGlyph& word);
    Clause tell(const effect::Give& word);
    Clause tell(const effect::Carry& word);
    Clause tell(const effect::HandOver& word);
    Clause tell(const effect::SetDown& word);
    template <class Word>
    Clause tell(const Word& word);
    std::string with_label(std::string what) const;
    Clause to_each(const effect::Each& word, const std::string& all, const Provisos& provisos);
    Clause after_roll(const std::string& rolls, const effect::Roll& word);
    Clause rolled_cases(const std::string& rolls, const effect::Roll& word);
    Clause rolled_table(const std::string& rolls, const effect::Roll& word);
    bool leads(const Effects& effects, const std::string& name, bool figure) const;
    std::string round_span(const RoundNumber& from, const RoundNumber& to) const;

    // ---- rules under observation: clauses_watch.cpp
    std::string wanted_clause(const Condition& condition, bool wanted);
    void add_lines(std::vector<WatchLine>& lines, const WatchedConditions& conditions, WatchedFor asked);

    // ---- rules: clauses_rules.cpp
    std::string event(const On& on);
    void meet_event(const Rule& rule, const std::vector<std::string>& persons);
    std::string conditions_of(const Rule& rule, std::string lead);
    std::string ended_move(const On& on, Provisos& provisos);
    std::string subject_of(const Modifier& modifier, Provisos& provisos, bool& one);
    std::string lead_of(const Rule& rule);
    // "each *gate* zone" of a rule, modifier or loop for each of them, whose name is known from here on; else empty.
    template <class Word>
    std::string meet_sort(const Word& word);
    std::string change(const Amendment& amendment, const std::string& subject, bool one);
    Passage paragraphs(const std::string& head, const std::string& lead, Clauses clauses_here);
    Passage item_of(std::string text, Passage below) const;

    const Words& words_;
    const Catalogue& catalogue_;
    std::vector<DeclaredTally> tallies_;
    std::vector<Here> known_{};
    std::map<std::string, std::string> titles_{};    // Of rules, by id.
    std::set<std::string, std::less<>> deciding_{};  // Flags and counters.
    // The wording for the player of the rule's event; empty if expressed through its figure.
    std::string event_player_{};
    std::string usual_roller_{};  // The player who rolls unless stated otherwise.
    std::string candidate_{};     // The name of the figure whose conditions are being told.
    std::string chooser_{};       // The player whose choice is being told: "of their own".
    std::string person_{};        // The only person meant by the last noun: "Sonlen"; empty if none.
    bool only_one_ = false;       // The last noun is the one figure of its name: "the Marro Hive".
    bool it_is_clear_ = true;     // Nothing else has been mentioned since the last figure.
    bool spoke_of_active_ = false;
};

template <class Word>
std::string RulesText::by_members(std::string_view id, const Word& word) {
    std::vector<Argument> arguments;
    each_field(word, [&]<class Member>(std::string_view name, const Member& each) {
        if constexpr (!Nested<Member>) arguments.emplace_back(name, member(each));
    });
    return say(id, std::move(arguments));
}

template <class Tag, Need need>
std::string RulesText::member(const Name<Tag, need>& name) {
    if constexpr (std::is_same_v<Tag, FigureNameTag>) return figure(name.word);
    else if (name.word.empty()) return {};
    else if constexpr (std::is_same_v<Tag, PlayerNameTag>) return player(name.word);
    else if constexpr (std::is_same_v<Tag, SpaceNameTag>) return space(name.word);
    else if constexpr (std::is_same_v<Tag, ZoneTag>) return zone(name.word);
    else if constexpr (std::is_same_v<Tag, PieceNameTag>) return piece(name.word);
    else if constexpr (std::is_same_v<Tag, GlyphIdTag>) return glyph(name.word);
    else if constexpr (std::is_same_v<Tag, TerrainIdTag>) return terrain(name.word);
    else if constexpr (std::is_same_v<Tag, KindTag>) return kind(name.word);
    else if constexpr (std::is_same_v<Tag, CardIdTag>) return card_called(name.word);
    else if constexpr (std::is_same_v<Tag, TallyTag>) return tally_called(name.word);
    else return id(name.word);
}

}  // namespace hexwright::telling
