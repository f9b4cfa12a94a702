#include "engine/scenario/word_tree.h"

#include "engine/core/visit.h"

#include <algorithm>
#include <charconv>

namespace hexwright::scenario {
namespace {

// ---- what a list may be about

template <class Word>
Subject subject_in(const Word& word, std::string_view, Subject outside) {
    return inside_of(word, outside);
}
Subject subject_in(const ZoneWords&, std::string_view, Subject) { return about_a_space; }
Subject subject_in(const On& word, std::string_view, Subject) { return {event_has_figure(word.event), false}; }
Subject subject_in(const Rule& word, std::string_view, Subject) {
    return {std::ranges::any_of(word.events, [](const On& on) { return event_has_figure(on.event); }), false};
}
Subject subject_in(const Modifier&, std::string_view list, Subject) {
    return list == "during" ? about_the_game : about_a_figure;
}
Subject subject_in(const trial::Expect& word, std::string_view, Subject) { return {word.figure.given(), false}; }

// ---- what a word lacks that could be given in several ways, so that none of its members must be: the likeliest of
// them

template <class Word>
std::string_view lacking(const Word& word) {
    if constexpr (requires { word.lacks(); }) return word.lacks();
    else return {};
}
std::string_view lacking(const On& word) {
    const bool in_a_zone = word.event == EventKind::Enter || word.event == EventKind::Leave;
    return in_a_zone && !word.zone.given() ? "zone" : "";
}
std::string_view lacking(const condition::Of& word) {
    return word.player.given() || word.figure.given() ? "" : "player";
}
std::string_view lacking(const condition::Card& word) { return word == condition::Card{} ? "id" : ""; }
std::string_view lacking(const condition::StandsOn& word) { return word == condition::StandsOn{} ? "zone" : ""; }
std::string_view lacking(const condition::NextTo& word) { return word == condition::NextTo{} ? "piece" : ""; }
std::string_view lacking(const effect::Pick& word) {
    return word.figure.given() || word.player.given() || word.space.given() ? "" : "figure";
}
std::string_view lacking(const effect::Each& word) {
    const bool named = word.figure.given() || word.player.given() || word.space.given() || word.glyph.given() ||
                       word.zone.given() || word.piece.given();
    return named ? word.lacks() : "figure";
}

// ---- from words to the tree

template <class Word>
WordNode node_of(const Word& word, Subject about);

template <class Part>
WordNode part_node(const Part& part, Subject about) {
    if constexpr (OneOfWords<Part>) {
        WordNode node = std::visit([&](const auto& word) { return node_of(word, about); }, part.is);
        node.group = Part::group;
        node.line = part.line;
        return node;
    } else {
        return node_of(part, about);
    }
}

template <class Part>
constexpr std::string_view group_of() {
    if constexpr (OneOfWords<Part>) return Part::group;
    else return Part::name;
}

template <Nested Member>
WordList list_of(std::string_view name, const Member& member, Subject about) {
    using Part = typename PartsOf<Member>::Part;
    WordList list;
    list.name = name;
    list.group = group_of<Part>();
    list.several_words = OneOfWords<Part>;
    list.about = about;
    list.one = requires { member.has_value(); };
    each_part(member, [&](const Part& part) { list.parts.push_back(part_node(part, about)); });
    return list;
}

template <class Member>
Slot slot_of(std::string_view name, const Member& member) {
    Slot slot{name, SlotKindOf<Member>::kind, must_be_given(member)};
    slot.text = written(member);
    slot.usual = usual_value(member);
    if constexpr (requires { Member::low; }) {
        slot.low = Member::low;
        slot.high = Member::high;
    }
    if constexpr (Choice<Member>) slot.words = words_of(member);
    return slot;
}

template <class Word>
WordNode node_of(const Word& word, Subject about) {
    WordNode node;
    node.name = node.group = Word::name;
    node.about = about;
    if constexpr (requires { word.line; }) node.line = word.line;
    node.lacks = lacking(word);
    each_field(word, [&]<class Member>(std::string_view name, const Member& member) {
        if constexpr (Nested<Member>) node.lists.push_back(list_of(name, member, subject_in(word, name, about)));
        else node.slots.push_back(slot_of(name, member));
    });
    return node;
}

// ---- the words there are

class WordCollector {
public:
    template <class Word>
    void add(std::string_view group, condition::About about, bool asks) {
        if (std::ranges::any_of(words,
                                [&](const WordSort& each) { return each.name == Word::name && each.group == group; }))
            return;
        words.push_back({Word::name, group, about, asks, node_of(Word{}, about_the_game)});
        words.back().empty.group = group;
        const Word empty{};
        each_field(empty, [&]<class Member>(std::string_view, const Member&) {
            if constexpr (Nested<Member>) add_part<typename PartsOf<Member>::Part>();
        });
    }
    template <class Part>
    void add_part() {
        if constexpr (OneOfWords<Part>)
            each_alternative<typename Part::Kind>([&]<class T>(std::type_identity<T>) {
                constexpr bool asks = requires { T::about; };
                add<T>(Part::group, condition::about_of<T>(), asks);
            });
        else add<Part>(Part::name, condition::About::Game, false);
    }

    std::vector<WordSort> words;
};

std::vector<WordSort> collect_words() {
    WordCollector collector;
    collector.add<ScenarioWords>(ScenarioWords::name, condition::About::Game, false);
    collector.add<Campaign>(Campaign::name, condition::About::Game, false);
    return std::move(collector.words);
}

bool makes_sense(const WordSort& sort, Subject about) {
    using enum condition::About;
    switch (sort.about) {
        case Game:
            return true;
        case Figure:
            return about.figure;
        case Space:
            return about.space;
        case FigureOrSpace:
            return about.figure || about.space;
    }
    return true;
}

void visit_words(const WordNode& node, WordPath& path,
                 const std::function<void(const WordPath&, const WordNode&)>& visit) {
    for (const WordList& list : node.lists)
        for (std::size_t i = 0; i < list.parts.size(); ++i) {
            path.steps.push_back({std::string(list.name), i});
            visit(path, list.parts[i]);
            visit_words(list.parts[i], path, visit);
            path.steps.pop_back();
        }
}

// ---- texts of paths

std::string text_of_step(const WordStep& step, const std::string& id) {
    if (step.index == end_of_list) return step.list;
    return step.list + "[" + (id.empty() ? std::to_string(step.index) : id) + "]";
}

std::optional<std::size_t> index_named(std::string_view word, const WordList& list) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc{} && end == word.data() + word.size()) return number;
    for (std::size_t i = 0; i < list.parts.size(); ++i)
        if (!word.empty() && list.parts[i].id() == word) return i;
    return {};
}

// One step of a written path, such as "rules[flood]", inside this word.
std::optional<WordStep> step_from(std::string_view text, const WordNode& inside) {
    const std::size_t open = text.find('[');
    const WordList* list = inside.list(text.substr(0, open));
    if (!list) return {};
    WordStep step{std::string(list->name)};
    if (open == std::string_view::npos) {
        if (list->one && !list->parts.empty()) step.index = 0;
        return step;
    }
    if (!text.ends_with(']')) return {};
    const auto index = index_named(text.substr(open + 1, text.size() - open - 2), *list);
    if (!index) return {};
    step.index = *index;
    return step;
}

// ---- numbers in place of lines

class LineNumberer {
public:
    explicit LineNumberer(NumberedWords& numbered) : numbered_(numbered) {}

    template <class Word>
    void inside(Word& word) {
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (Nested<Member>) {
                path_.steps.push_back({std::string(name), 0});
                all_parts(member, [&](auto& part) {
                    number(part);
                    ++path_.steps.back().index;
                    return true;
                });
                path_.steps.pop_back();
            }
        });
    }

private:
    template <class Part>
    void number(Part& part) {
        if constexpr (requires { part.line; }) {
            const int line = part.line;
            part.line = numbered_.first + static_cast<int>(numbered_.words.size());
            numbered_.words.push_back({path_, line});
        }
        if constexpr (OneOfWords<Part>) std::visit([&](auto& word) { inside(word); }, part.is);
        else inside(part);
    }

    NumberedWords& numbered_;
    WordPath path_{};
};

}  // namespace

// ---- paths

bool names_in_path(std::string_view id) {
    return std::ranges::any_of(id, [](char c) { return c < '0' || c > '9'; });
}

WordPath WordPath::parent() const {
    WordPath path{steps, {}};
    if (!path.steps.empty()) path.steps.pop_back();
    return path;
}

WordPath WordPath::inside(std::string list, std::size_t index) const {
    WordPath path{steps, {}};
    path.steps.push_back({std::move(list), index});
    return path;
}

WordPath WordPath::at(std::string attribute) const { return {steps, std::move(attribute)}; }

bool WordPath::is_within(const WordPath& other) const {
    return steps.size() >= other.steps.size() && std::equal(other.steps.begin(), other.steps.end(), steps.begin());
}

std::string to_text(const WordPath& path) {
    std::string text;
    for (const WordStep& step : path.steps) text += (text.empty() ? "" : "/") + text_of_step(step, {});
    return path.member.empty() ? text : text + "@" + path.member;
}

std::string to_text(const WordPath& path, const WordNode& top) {
    if (path.top()) return to_text(path);
    const WordNode* first = word_at(top, {{path.steps[0]}, {}});
    const std::string id = first ? first->id() : std::string();
    std::string text = text_of_step(path.steps[0], names_in_path(id) ? id : std::string());
    const std::string rest = to_text(WordPath{{path.steps.begin() + 1, path.steps.end()}, path.member});
    if (!rest.empty()) text += (rest[0] == '@' ? "" : "/") + rest;
    return text;
}

std::optional<WordPath> path_from(std::string_view text, const WordNode& top) {
    WordPath path;
    if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
        path.member = text.substr(at + 1);
        text = text.substr(0, at);
    }
    const WordNode* inside = &top;
    while (!text.empty()) {
        const std::size_t slash = std::min(text.find('/'), text.size());
        auto step = inside ? step_from(text.substr(0, slash), *inside) : std::nullopt;
        if (!step) return {};
        const auto& parts = inside->list(step->list)->parts;
        if (step->index != end_of_list && step->index > parts.size()) return {};
        inside = step->index < parts.size() ? &parts[step->index] : nullptr;
        path.steps.push_back(std::move(*step));
        text.remove_prefix(std::min(slash + 1, text.size()));
    }
    if (!path.member.empty() && (!inside || !inside->slot(path.member))) return {};
    return path;
}

// ---- the tree

const Slot* WordNode::slot(std::string_view member) const {
    const auto found = std::ranges::find(slots, member, &Slot::name);
    return found == slots.end() ? nullptr : &*found;
}

const WordList* WordNode::list(std::string_view member) const {
    const auto found = std::ranges::find(lists, member, &WordList::name);
    return found == lists.end() ? nullptr : &*found;
}

std::string WordNode::id() const {
    const Slot* own = slot("id");
    return own && own->kind == SlotKind::FreshName ? own->text : std::string();
}

WordNode tree_of(const ScenarioWords& words) { return node_of(words, about_the_game); }
WordNode tree_of(const Scenario& scenario) { return tree_of(words_of_scenario(scenario)); }
WordNode tree_of(const Campaign& campaign) { return node_of(campaign, about_the_game); }

const WordNode* word_at(const WordNode& top, const WordPath& path) {
    const WordNode* node = &top;
    for (const WordStep& step : path.steps) {
        const WordList* list = node->list(step.list);
        if (!list || step.index >= list->parts.size()) return nullptr;
        node = &list->parts[step.index];
    }
    return node;
}

const WordList* list_at(const WordNode& top, const WordPath& path) {
    if (path.top()) return nullptr;
    const WordNode* owner = word_at(top, path.parent());
    return owner ? owner->list(path.last().list) : nullptr;
}

const Slot* slot_at(const WordNode& top, const WordPath& path) {
    const WordNode* node = word_at(top, path);
    return node ? node->slot(path.member) : nullptr;
}

void each_word(const WordNode& top, const std::function<void(const WordPath&, const WordNode&)>& visit) {
    WordPath path;
    visit_words(top, path, visit);
}

std::vector<WordPath> holes_of(const WordNode& top) {
    std::vector<WordPath> holes;
    each_word(top, [&](const WordPath& path, const WordNode& node) {
        for (const Slot& slot : node.slots)
            if (slot.missing() || slot.name == node.lacks) holes.push_back(path.at(std::string(slot.name)));
    });
    return holes;
}

const std::vector<WordSort>& all_words() {
    static const std::vector<WordSort> words = collect_words();
    return words;
}

std::vector<const WordSort*> words_for(const WordList& list) {
    std::vector<const WordSort*> words;
    for (const WordSort& sort : all_words())
        if (sort.group == list.group && makes_sense(sort, list.about)) words.push_back(&sort);
    return words;
}

const NumberedWords::Word* NumberedWords::find(int number) const {
    const auto index = static_cast<std::size_t>(number - first);
    return number >= first && index < words.size() ? &words[index] : nullptr;
}

NumberedWords number_words(ScenarioWords& words, int first) {
    NumberedWords numbered{first, {}};
    LineNumberer(numbered).inside(words);
    return numbered;
}

NumberedWords number_words(Campaign& campaign, int first) {
    NumberedWords numbered{first, {}};
    LineNumberer(numbered).inside(campaign);
    return numbered;
}

}  // namespace hexwright::scenario
