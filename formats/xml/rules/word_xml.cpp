#include "formats/xml/rules/word_xml.h"

#include "engine/scenario/word_tree.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/rules/rulebook_reader.h"
#include "formats/xml/rules/rulebook_writing.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <span>

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

template <class Member>
std::optional<Refusal> put_in(Member& member, const WordPath& at, const Node& words) {
    if constexpr (requires { member.has_value(); })
        if (member || words.children().size() != 1)
            return Refusal{.message = {"refused.only-one-word", {{"list", at.last().list}}}, .word = to_text(at)};
    RulebookReader reader = reader_of_text();
    Member parts;
    for (const Node& child : words.children()) {
        if (!may_hold<Member>(child.name())) return not_here(child, at);
        reader.add(child, at.last().list, parts);
    }
    if (reader.fine()) insert_parts(member, at.last().index, std::move(parts));
    return refused_by(reader, at);
}

template <class Member>
void set_member(RulebookReader& reader, const Node& value, std::string_view name, Member& member) {
    Member fresh{};
    if (value.has(name)) reader.set(value, name, fresh);
    if (reader.fine()) member = std::move(fresh);
}

// ---- a word of whatever type, found by its path

// The part of a list or optional with this index, or nullptr.
template <class Member>
auto* part_at(Member& member, std::size_t index) {
    if constexpr (requires { member.has_value(); }) return member && index == 0 ? &*member : nullptr;
    else return index < member.size() ? &member[index] : nullptr;
}

template <class Member>
bool remove_part(Member& member, std::size_t index) {
    if (!part_at(member, index)) return false;
    if constexpr (requires { member.has_value(); }) member.reset();
    else member.erase(member.begin() + static_cast<std::ptrdiff_t>(index));
    return true;
}

class AnyWord;
using WordFound = std::unique_ptr<AnyWord>;  // nullptr if there is none.

// What can be done to a word without naming its type. This way each of it is compiled once for each type of word, and
// not once more for each way through the tree of words.
class AnyWord {
public:
    AnyWord() = default;
    AnyWord(const AnyWord&) = delete;
    AnyWord& operator=(const AnyWord&) = delete;
    virtual ~AnyWord() = default;

    virtual WordFound part(const WordStep& step) = 0;
    virtual void write(XmlWriter& out) const = 0;
    // These are refused, too, if the word has no such list or member; `at` leads to the place in it.
    virtual std::optional<Refusal> put(const WordPath& at, const Node& words) = 0;
    virtual std::optional<Refusal> set(const WordPath& at, const Node& value) = 0;
    virtual bool remove(const WordStep& step) = 0;  // False if there is no such part.
};

template <HasFields Word>
WordFound any_word(Word& word);
template <OneOfWords Wrapper>
WordFound any_word(Wrapper& any) {
    return std::visit([](auto& word) { return any_word(word); }, any.is);
}

template <HasFields Word>
class WordOfType final : public AnyWord {
public:
    explicit WordOfType(Word& word) : word_(word) {}

    WordFound part(const WordStep& step) override {
        WordFound found;
        in_list(step, [&](auto& list) {
            if (auto* const part = part_at(list, step.index)) found = any_word(*part);
        });
        return found;
    }
    void write(XmlWriter& out) const override { write_word(out, word_); }
    std::optional<Refusal> put(const WordPath& at, const Node& words) override {
        std::optional<Refusal> refused = no_such_word(at);
        in_list(at.last(), [&](auto& list) { refused = put_in(list, at, words); });
        return refused;
    }
    std::optional<Refusal> set(const WordPath& at, const Node& value) override {
        RulebookReader reader = reader_of_text();
        bool found = false;
        each_field(word_, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (!Nested<Member>)
                if (name == at.member) found = true, set_member(reader, value, name, member);
        });
        return found ? refused_by(reader, at) : no_such_word(at);
    }
    bool remove(const WordStep& step) override {
        bool removed = false;
        in_list(step, [&](auto& list) { removed = remove_part(list, step.index); });
        return removed;
    }

private:
    template <class Function>
    void in_list(const WordStep& step, Function function) {
        each_field(word_, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (Nested<Member>)
                if (name == step.list) function(member);
        });
    }

    Word& word_;
};

template <HasFields Word>
WordFound any_word(Word& word) {
    return std::make_unique<WordOfType<Word>>(word);
}

using Steps = std::span<const WordStep>;

WordFound word_at(WordFound word, Steps steps) {
    for (const WordStep& step : steps)
        if (word) word = word->part(step);
    return word;
}
// The word whose list the last step names.
WordFound owner_of(WordFound top, const WordPath& at) {
    return at.top() ? nullptr : word_at(std::move(top), Steps(at.steps).first(at.steps.size() - 1));
}

template <class Root>
Result<std::string> text_at(Root& root, const WordPath& at) {
    const WordFound word = at.top() ? nullptr : word_at(any_word(root), at.steps);
    if (!word) return failure(no_such_word(at));
    XmlWriter out;
    word->write(out);
    return without_declaration(out.take());
}

// ---- changes of the whole

// Zones are no words: only the conditions in them change this way.
bool is_a_zone(const WordPath& at) { return at.steps.size() == 1 && at.last().list == "zones"; }

template <class Root>
std::optional<Refusal> put(Root& root, const WordPath& at, const std::string& text) {
    const std::string whole = wrapped(text);
    const auto document = parse_document(whole, {});
    if (!document) return at_path(document.error(), at);
    if (document->root().children().empty())
        return Refusal{.message = {"refused.no-word-in-text"}, .word = to_text(at)};
    const WordFound owner = owner_of(any_word(root), at);
    return owner ? owner->put(at, document->root()) : no_such_word(at);
}

template <class Root>
bool remove(Root& root, const WordPath& at) {
    const WordFound owner = owner_of(any_word(root), at);
    return owner && owner->remove(at.last());
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
    if (!document) return at_path(said_of_value(document.error()), at);
    const WordFound word = word_at(any_word(root), at.steps);
    auto refused = word ? word->set(at, document->root()) : no_such_word(at);
    if (refused) refused = said_of_value(std::move(*refused));
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

Result<std::string> word_text(ScenarioWords words, const WordPath& at) { return text_at(words, at); }
Result<std::string> word_text(Campaign campaign, const WordPath& at) { return text_at(campaign, at); }

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
