#include "engine/scenario/word_tree.h"

#include "engine/scenario/words/word_type.h"

#include <algorithm>
#include <charconv>

namespace hexwright::scenario {
namespace {

// ---- from words to the tree

WordNode node_of(AnyConstWord word, Subject about);

WordList list_of(const WordMember& member, const void* parts, Subject about) {
    const PartsType& type = *member.type->parts;
    WordList list;
    list.name = member.name;
    list.group = type.group;
    list.several_words = type.several_words;
    list.about = about;
    list.one = type.one;
    const std::size_t size = type.size(parts);
    list.parts.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
        WordNode& part = list.parts.emplace_back(node_of(type.part(parts, i), about));
        part.group = type.group;
        part.line = line_of_part(type, parts, i);
    }
    return list;
}

Slot slot_of(const WordMember& member, const void* value) {
    const MemberType& type = *member.type;
    Slot slot{member.name, type.kind, type.required};
    slot.text = written(type, value);
    slot.usual = usual_value(type);
    slot.low = type.low;
    slot.high = type.high;
    slot.words = type.words;
    return slot;
}

WordNode node_of(AnyConstWord word, Subject about) {
    const WordType& type = *word.type;
    WordNode node;
    node.name = node.group = type.name;
    node.about = about;
    if (type.likeliest) node.lacks = type.likeliest(word.at);
    for (const WordMember& member : type.members) {
        const void* const value = member.in(word.at);
        if (member.type->parts) node.lists.push_back(list_of(member, value, type.subject(word.at, member.name, about)));
        else node.slots.push_back(slot_of(member, value));
    }
    return node;
}

// ---- the words there are

class WordCollector {
public:
    void add(std::string_view group, AnyConstWord empty) {
        const WordType& type = *empty.type;
        if (std::ranges::any_of(words,
                                [&](const WordSort& each) { return each.name == type.name && each.group == group; }))
            return;
        words.push_back({type.name, group, type.about, type.asks, node_of(empty, about_the_game)});
        words.back().empty.group = group;
        for (const WordMember& member : type.members)
            if (member.type->parts) add_parts(*member.type->parts);
    }
    void add_parts(const PartsType& parts) {
        for (std::size_t i = 0; i < parts.words.size(); ++i) {
            const auto list = parts.make();
            add(parts.group, parts.add(list.get(), i));
        }
    }

    std::vector<WordSort> words;
};

std::vector<WordSort> collect_words() {
    WordCollector collector;
    const ScenarioWords scenario;
    const Campaign campaign;
    collector.add(ScenarioWords::name, any_word(scenario));
    collector.add(Campaign::name, any_word(campaign));
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

    void inside(AnyWord word) {
        for (const WordMember& member : word.type->members)
            if (member.type->parts) number_all(member.name, *member.type->parts, member.in(word.at));
    }

private:
    void number_all(std::string_view name, const PartsType& type, void* parts) {
        path_.steps.push_back({std::string(name), 0});
        for (std::size_t i = 0, size = type.size(parts); i < size; ++i) {
            path_.steps.back().index = i;
            if (int* const line = type.line(parts, i)) number(*line);
            inside(part_of(type, parts, i));
        }
        path_.steps.pop_back();
    }
    void number(int& line) {
        numbered_.words.push_back({path_, line});
        line = numbered_.first + static_cast<int>(numbered_.words.size()) - 1;
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

WordNode tree_of(const ScenarioWords& words) { return node_of(any_word(words), about_the_game); }
WordNode tree_of(const Scenario& scenario) { return tree_of(words_of_scenario(scenario)); }
WordNode tree_of(const Campaign& campaign) { return node_of(any_word(campaign), about_the_game); }

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
    LineNumberer(numbered).inside(any_word(words));
    return numbered;
}

NumberedWords number_words(Campaign& campaign, int first) {
    NumberedWords numbered{first, {}};
    LineNumberer(numbered).inside(any_word(campaign));
    return numbered;
}

}  // namespace hexwright::scenario
