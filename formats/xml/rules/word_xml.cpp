#include "formats/xml/rules/word_xml.h"

#include "engine/scenario/word_tree.h"
#include "engine/scenario/words/word_type.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/rules/rulebook_reader.h"
#include "formats/xml/rules/rulebook_writing.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

namespace hexwright::xml {
namespace {

// ---- refusals

Refusal no_such_word(const WordPath& at) {
    return {.message = {"refused.no-such-word", {{"word", to_text(at)}}}, .word = to_text(at)};
}

// The place in a piece of text says nothing to a person, the path does.
Refusal at_path(Refusal refusal, const WordPath& at) {
    refusal.at.reset();
    refusal.word = to_text(at);
    for (Refusal& more : refusal.more) more = at_path(std::move(more), at);
    return refusal;
}

// What is wrong with a value, for somebody who sees no file.
Refusal said_of_value(Refusal refusal) {
    constexpr std::pair<std::string_view, const char*> plain[] = {
        {"xml.attribute-empty", "refused.value-empty"},     {"xml.not-a-number", "refused.value-no-number"},
        {"xml.not-a-space", "refused.value-no-space"},      {"xml.not-an-id", "refused.value-no-id"},
        {"xml.not-one-of", "refused.value-none-of"},        {"xml.not-one-of-near", "refused.value-none-of-near"},
        {"xml.out-of-range", "refused.value-out-of-range"}, {"xml.text-too-long", "refused.value-too-long"}};
    std::string& id = refusal.message.id;
    const auto found = std::ranges::find(plain, id, [](const auto& row) { return row.first; });
    if (found != std::end(plain)) id = found->second;
    else if (id.starts_with("xml.")) id = "refused.value-no-text";
    for (Refusal& more : refusal.more) more = said_of_value(std::move(more));
    return refusal;
}

// ---- texts

constexpr std::string_view wrapper = "words";

std::string wrapped(std::string_view text) {
    return "<" + std::string(wrapper) + ">" + std::string(text) + "</" + std::string(wrapper) + ">";
}

void write_node(XmlWriter& out, const Node& node) {
    out.open(node.name());
    for (const std::string_view name : node.attribute_names()) out.attribute(name, *node.raw(name));
    for (const Node& child : node.children()) write_node(out, child);
    out.close();
}

// Without the declaration with which each file begins, and without the last end of line.
std::string without_declaration(std::string text) {
    text.erase(0, text.find('\n') + 1);
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

std::string text_of_node(const Node& node) {
    XmlWriter out;
    write_node(out, node);
    return without_declaration(out.take());
}

// ---- changes

Refusal not_here(const Node& node, const WordPath& at) {
    return {.message = {"refused.word-not-here", {{"word", node.name()}, {"list", at.last().list}}},
            .word = to_text(at)};
}

// Reads words that may have holes, from a text.
RulebookReader reader_of_text() {
    RulebookReader reader(Holes::Kept);
    reader.forget_lines();
    return reader;
}

std::optional<Refusal> refused_by(RulebookReader& reader, const WordPath& at) {
    if (const auto fine = reader.give(); !fine) return at_path(fine.error(), at);
    return {};
}

std::optional<Refusal> put_in(const PartsType& type, void* list, const WordPath& at, const Node& words) {
    if (type.one && (type.size(list) > 0 || words.children().size() != 1))
        return Refusal{.message = {"refused.only-one-word", {{"list", at.last().list}}}, .word = to_text(at)};
    RulebookReader reader = reader_of_text();
    const auto parts = type.make();
    for (const Node& child : words.children()) {
        if (!may_hold(type, child.name())) return not_here(child, at);
        reader.add(child, at.last().list, type, parts.get());
    }
    if (reader.fine()) type.insert(list, at.last().index, parts.get());
    return refused_by(reader, at);
}

void set_value(RulebookReader& reader, const Node& value, const WordMember& member, void* place) {
    with_value(member.type->stored, place, [&]<class Value>(Value& is) {
        Value fresh{};
        if constexpr (std::is_same_v<Value, int>) fresh = member.type->usual;
        if (value.has(member.name)) reader.set(value, member, &fresh);
        if (reader.fine()) is = std::move(fresh);
    });
}

// ---- a word found by its path

// The list or optional with this name, or nullptr.
const WordMember* list_in(AnyWord word, std::string_view name) {
    for (const WordMember& member : word.type->members)
        if (member.type->parts && member.name == name) return &member;
    return nullptr;
}
const WordMember* attribute_in(AnyWord word, std::string_view name) {
    for (const WordMember& member : word.type->members)
        if (!member.type->parts && member.name == name) return &member;
    return nullptr;
}

std::optional<AnyWord> part_at(AnyWord word, const WordStep& step) {
    const WordMember* const list = list_in(word, step.list);
    if (!list || step.index >= list->type->parts->size(list->in(word.at))) return {};
    return part_of(*list->type->parts, list->in(word.at), step.index);
}

using Steps = std::span<const WordStep>;

std::optional<AnyWord> word_at(std::optional<AnyWord> word, Steps steps) {
    for (const WordStep& step : steps)
        if (word) word = part_at(*word, step);
    return word;
}
// The word whose list the last step names.
std::optional<AnyWord> owner_of(AnyWord top, const WordPath& at) {
    if (at.top()) return {};
    return word_at(top, Steps(at.steps).first(at.steps.size() - 1));
}

Result<std::string> text_at(AnyWord root, const WordPath& at) {
    const auto word = at.top() ? std::nullopt : word_at(root, at.steps);
    if (!word) return failure(no_such_word(at));
    XmlWriter out;
    RulebookWriter(out).write(*word);
    return without_declaration(out.take());
}

// ---- changes of the whole

// Zones are no words: only the conditions in them change this way.
bool is_a_zone(const WordPath& at) { return at.steps.size() == 1 && at.last().list == "zones"; }

std::optional<Refusal> put(AnyWord root, const WordPath& at, const std::string& text) {
    const std::string whole = wrapped(text);
    const auto document = parse_document(whole, {});
    if (!document) return at_path(document.error(), at);
    if (document->root().children().empty())
        return Refusal{.message = {"refused.no-word-in-text"}, .word = to_text(at)};
    const auto owner = owner_of(root, at);
    const WordMember* const list = owner ? list_in(*owner, at.last().list) : nullptr;
    return list ? put_in(*list->type->parts, list->in(owner->at), at, document->root()) : no_such_word(at);
}

bool remove(AnyWord root, const WordPath& at) {
    const auto owner = owner_of(root, at);
    const WordMember* const list = owner ? list_in(*owner, at.last().list) : nullptr;
    if (!list || !part_at(*owner, at.last())) return false;
    list->type->parts->remove(list->in(owner->at), at.last().index);
    return true;
}

std::optional<Refusal> replace(AnyWord root, const WordPath& at, const std::string& text) {
    auto words = words_of_text(text);
    if (!words) return at_path(words.error(), at);
    if (words->size() != 1) return Refusal{.message = {"refused.replace-by-one"}, .word = to_text(at)};
    if (!remove(root, at)) return no_such_word(at);
    return put(root, at, text);
}

// Where the place is once the word at `gone` is taken away.
WordPath without(WordPath place, const WordPath& gone) {
    const std::size_t depth = gone.steps.size() - 1;
    if (place.steps.size() <= depth || !place.is_within(gone.parent())) return place;
    WordStep& step = place.steps[depth];
    if (step.list == gone.last().list && step.index != end_of_list && step.index > gone.last().index) --step.index;
    return place;
}

std::optional<Refusal> move(AnyWord root, const WordPath& from, const WordPath& to) {
    const auto text = text_at(root, from);
    if (!text) return text.error();
    if (to.top()) return no_such_word(to);
    if (to.parent().is_within(from))
        return Refusal{.message = {"refused.word-into-itself", {{"word", to_text(from)}}}, .word = to_text(from)};
    remove(root, from);
    return put(root, without(to, from), *text);
}

std::string element_with(const std::string& name, const std::string& value) {
    XmlWriter out;
    out.open(wrapper);
    if (!value.empty()) out.attribute(name, value);
    out.close();
    return out.take();
}

std::optional<Refusal> set(AnyWord root, const WordPath& at, const std::string& value) {
    const std::string text = element_with(at.member, value);
    const auto document = parse_document(text, {});
    if (!document) return at_path(said_of_value(document.error()), at);
    const auto word = word_at(root, at.steps);
    const WordMember* const member = word ? attribute_in(*word, at.member) : nullptr;
    if (!member) return said_of_value(no_such_word(at));
    RulebookReader reader = reader_of_text();
    set_value(reader, document->root(), *member, member->in(word->at));
    auto refused = refused_by(reader, at);
    if (refused) refused = said_of_value(std::move(*refused));
    return refused;
}

std::optional<Refusal> carry_out(AnyWord root, const WordChange& change) {
    using enum WordChange::How;
    if (is_a_zone(change.at) || (change.how == Move && is_a_zone(change.to)))
        return Refusal{.message = {"refused.zone-is-no-word"}, .word = to_text(change.at)};
    switch (change.how) {
        case Put:
            return put(root, change.at, change.text);
        case Replace:
            return replace(root, change.at, change.text);
        case Remove:
            return remove(root, change.at) ? std::nullopt : std::optional(no_such_word(change.at));
        case Move:
            return move(root, change.at, change.to);
        case Set:
            return set(root, change.at, change.text);
    }
    return {};
}

template <class Root>
Result<Root> after(Root root, const WordChange& change) {
    if (auto refused = carry_out(any_word(root), change)) return failure(std::move(*refused));
    return root;
}

}  // namespace

Result<std::string> word_text(ScenarioWords words, const WordPath& at) { return text_at(any_word(words), at); }
Result<std::string> word_text(Campaign campaign, const WordPath& at) { return text_at(any_word(campaign), at); }

Result<ScenarioWords> changed(ScenarioWords words, const WordChange& change) {
    auto done = after(std::move(words), change);
    if (done && !done->victory) done->victory.emplace();
    return done;
}
Result<Campaign> changed(Campaign campaign, const WordChange& change) {
    const bool of_tests = change.at.steps.size() > 1 && change.at.steps[0].list == "tests";
    if (of_tests && !campaign.tests) campaign.tests.emplace();
    return after(std::move(campaign), change);
}

Result<std::vector<std::string>> words_of_text(std::string_view text) {
    const std::string whole = wrapped(text);
    const auto document = parse_document(whole, {});
    if (!document) return failure(document.error());
    std::vector<std::string> words;
    for (const Node& child : document->root().children()) words.push_back(text_of_node(child));
    return words;
}

namespace {

void add_comments(std::vector<std::string>& to, std::vector<std::string> found) {
    to.insert(to.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
}

void comments_inside(const Node& node, std::vector<std::string>& found) {
    for (const Node& child : node.children()) {
        add_comments(found, child.comments_before());
        comments_inside(child, found);
    }
    add_comments(found, node.comments_at_end());
}

}  // namespace

TextComments comments_in_text(std::string_view text) {
    TextComments comments;
    const std::string whole = wrapped(text);
    const auto document = parse_document(whole, {});
    if (!document) return comments;
    for (const Node& child : document->root().children()) {
        auto& word = comments.words.emplace_back();
        add_comments(word.before, child.comments_before());
        comments_inside(child, word.inside);
    }
    add_comments(comments.end, document->root().comments_at_end());
    return comments;
}

std::string text_inside(const Node& node) {
    std::string text;
    for (const Node& child : node.children()) text += (text.empty() ? "" : "\n") + text_of_node(child);
    return text;
}

}  // namespace hexwright::xml
