#include "formats/xml/word_xml.h"

#include "engine/scenario/word_tree.h"
#include "formats/xml/rulebook_reader.h"
#include "formats/xml/rulebook_writing.h"
#include "formats/xml/xml_writer.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>

namespace hexwright::formats {
namespace {

// ---- finding a word by its path, whatever its type

using Steps = std::span<const WordStep>;

// Calls function(word) for the word that the steps lead to; false if there is none.
template <class Word, class Function>
bool with_word(Word& word, Steps steps, Function& function);

template <class Part, class Function>
bool with_part(Part& part, Steps steps, Function& function) {
    if constexpr (OneOfWords<std::remove_const_t<Part>>)
        return std::visit([&](auto& word) { return with_word(word, steps, function); }, part.is);
    else return with_word(part, steps, function);
}

// The part of a list or optional with this index, or nullptr.
template <class Member>
auto* part_at(Member& member, std::size_t index) {
    if constexpr (requires { member.has_value(); }) return member && index == 0 ? &*member : nullptr;
    else return index < member.size() ? &member[index] : nullptr;
}

template <class Word, class Function>
bool with_word(Word& word, Steps steps, Function& function) {
    if (steps.empty()) return function(word), true;
    bool found = false;
    each_field(word, [&]<class Member>(std::string_view name, Member& member) {
        if constexpr (Nested<std::remove_const_t<Member>>)
            if (auto* part = name == steps.front().list ? part_at(member, steps.front().index) : nullptr)
                found = with_part(*part, steps.subspan(1), function);
    });
    return found;
}

// Calls function(list) for the list that the last step names; false if there is none.
template <class Root, class Function>
bool with_list(Root& root, const WordPath& at, Function function) {
    if (at.top()) return false;
    bool found = false;
    auto in_owner = [&]<class Word>(Word& word) {
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (Nested<std::remove_const_t<Member>>)
                if (name == at.last().list) found = true, function(member);
        });
    };
    return with_word(root, Steps(at.steps).first(at.steps.size() - 1), in_owner) && found;
}

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

template <class Root>
Result<std::string> text_at(const Root& root, const WordPath& at) {
    XmlWriter out;
    const auto write = [&](const auto& word) { write_word(out, word); };
    if (at.top() || !with_word(root, at.steps, write)) return failure(no_such_word(at));
    return without_declaration(out.take());
}

// ---- changes

// Zones are no words: only the conditions in them change this way.
bool is_a_zone(const WordPath& at) { return at.steps.size() == 1 && at.last().list == "zones"; }

template <class Member>
void insert_parts(Member& member, std::size_t index, Member parts) {
    if constexpr (requires { member.has_value(); }) member = std::move(parts);
    else
        member.insert(member.begin() + static_cast<std::ptrdiff_t>(std::min(index, member.size())),
                      std::make_move_iterator(parts.begin()), std::make_move_iterator(parts.end()));
}

Refusal not_here(const Node& node, const WordPath& at) {
    return {.message = {"refused.word-not-here", {{"word", node.name()}, {"list", at.last().list}}},
            .word = to_text(at)};
}

template <class Member>
std::optional<Refusal> put_in(Member& member, const WordPath& at, const Node& words) {
    if constexpr (requires { member.has_value(); })
        if (member || words.children().size() != 1)
            return Refusal{.message = {"refused.only-one-word", {{"list", at.last().list}}}, .word = to_text(at)};
    RulebookReader reader(Holes::Kept);
    reader.forget_lines();
    Member parts;
    for (const Node& child : words.children()) {
        if (!may_hold<Member>(child.name())) return not_here(child, at);
        reader.add(child, at.last().list, parts);
    }
    if (const auto fine = reader.give(); !fine) return at_path(fine.error(), at);
    insert_parts(member, at.last().index, std::move(parts));
    return {};
}

template <class Root>
std::optional<Refusal> put(Root& root, const WordPath& at, const std::string& text) {
    const std::string whole = wrapped(text);
    const auto document = parse_document(whole, {});
    if (!document) return at_path(document.error(), at);
    if (document->root().children().empty())
        return Refusal{.message = {"refused.no-word-in-text"}, .word = to_text(at)};
    std::optional<Refusal> refused;
    const bool found = with_list(root, at, [&](auto& list) { refused = put_in(list, at, document->root()); });
    return found ? std::move(refused) : no_such_word(at);
}

template <class Root>
bool remove(Root& root, const WordPath& at) {
    bool removed = false;
    with_list(root, at, [&](auto& member) {
        if (!part_at(member, at.last().index)) return;
        removed = true;
        if constexpr (requires { member.has_value(); }) member.reset();
        else member.erase(member.begin() + static_cast<std::ptrdiff_t>(at.last().index));
    });
    return removed;
}

template <class Root>
std::optional<Refusal> replace(Root& root, const WordPath& at, const std::string& text) {
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

template <class Root>
std::optional<Refusal> move(Root& root, const WordPath& from, const WordPath& to) {
    const auto text = text_at(root, from);
    if (!text) return text.error();
    if (to.top()) return no_such_word(to);
    if (to.parent().is_within(from))
        return Refusal{.message = {"refused.word-into-itself", {{"word", to_text(from)}}}, .word = to_text(from)};
    remove(root, from);
    return put(root, without(to, from), *text);
}

template <class Member>
std::optional<Refusal> set_member(const Node& node, const WordPath& at, Member& member) {
    RulebookReader reader(Holes::Kept);
    Member fresh{};
    if (node.has(at.member)) reader.set(node, at.member, fresh);
    if (const auto fine = reader.give(); !fine) return at_path(fine.error(), at);
    member = std::move(fresh);
    return {};
}

std::string element_with(const std::string& name, const std::string& value) {
    XmlWriter out;
    out.open(wrapper);
    if (!value.empty()) out.attribute(name, value);
    out.close();
    return out.take();
}

template <class Root>
std::optional<Refusal> set(Root& root, const WordPath& at, const std::string& value) {
    const std::string text = element_with(at.member, value);
    const auto document = parse_document(text, {});
    if (!document) return at_path(document.error(), at);
    std::optional<Refusal> refused = no_such_word(at);
    auto in_word = [&]<class Word>(Word& word) {
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (!Nested<Member>)
                if (name == at.member) refused = set_member(document->root(), at, member);
        });
    };
    with_word(root, at.steps, in_word);
    return refused;
}

template <class Root>
std::optional<Refusal> carry_out(Root& root, const WordChange& change) {
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
    if (auto refused = carry_out(root, change)) return failure(std::move(*refused));
    return root;
}

}  // namespace

Result<std::string> word_text(const ScenarioWords& words, const WordPath& at) { return text_at(words, at); }
Result<std::string> word_text(const Campaign& campaign, const WordPath& at) { return text_at(campaign, at); }

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

}  // namespace hexwright::formats
