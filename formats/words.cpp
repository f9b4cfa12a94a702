#include "formats/words.h"

#include "embedded/data.h"
#include "formats/xml/document.h"
#include "formats/xml/namespace.h"
#include "formats/xml/utf8.h"

#include <algorithm>
#include <cassert>

namespace hexwright::formats {
namespace {

constexpr std::size_t longest_sentence = 1000;

const Argument* argument_of(const Message& message, std::string_view name) {
    const auto found = std::ranges::find(message.arguments, name, &Argument::name);
    return found == message.arguments.end() ? nullptr : &*found;
}

std::string sentence_of(const Words& words, const Message& message, bool inside);

std::string text_of(const Argument& argument, const Words& words) {
    std::string text = argument.value;
    for (const Message& part : argument.said) text.append(text.empty() ? "" : ", ").append(words(part));
    return text;
}

constexpr std::size_t longest_quotation = 60;  // In bytes, hence at most as many characters.

// What stands in quotation marks is somebody's own text, which may be of any length.
bool is_quoted(std::string_view before, std::string_view after) {
    return (before.ends_with('"') && after.starts_with('"')) || (before.ends_with("“") && after.starts_with("”"));
}

// Ids of a file may be long, too. What files and folders are called stays whole: somebody has to find them.
bool is_long_id(std::string_view name, std::string_view text) {
    return name != "file" && name != "folder" && name != "other" && is_id(text);
}

// The replacement of "{name}": the argument, or for "{say:name}" the sentence whose id it is, with the same arguments.
// Without such an argument the placeholder stays: visible, but harmless.
std::string value_for(std::string_view name, const Words& words, const Message& message, bool inside, bool quoted) {
    const bool says = name.starts_with("say:");
    const Argument* argument = argument_of(message, says ? name.substr(4) : name);
    if (!argument || (says && inside)) return "{" + std::string(name) + "}";
    if (says) return sentence_of(words, {argument->value, message.arguments}, true);
    const std::string text = text_of(*argument, words);
    return quoted || is_long_id(name, text) ? shortened(text, longest_quotation - 3) : text;  // Three bytes for "…".
}

std::string filled_in(std::string_view text, const Words& words, const Message& message, bool inside) {
    std::string sentence;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        sentence += text.substr(0, open);
        const bool quoted = is_quoted(text.substr(0, open), text.substr(close + 1));
        const std::string value = value_for(text.substr(open + 1, close - open - 1), words, message, inside, quoted);
        text.remove_prefix(close + 1);
        // What is not said leaves no gap.
        if (value.empty() && sentence.ends_with(' ') && (text.empty() || text.starts_with(' '))) sentence.pop_back();
        sentence += value;
    }
    return sentence.append(text);
}

std::string sentence_of(const Words& words, const Message& message, bool inside) {
    const auto found = words.sentences.find(message.id);
    if (found == words.sentences.end()) return "[" + message.id + "]";
    const Words::Sentence& sentence = found->second;
    const Argument* count = sentence.one.empty() ? nullptr : argument_of(message, sentence.count);
    return filled_in(count && count->value == "1" ? sentence.one : sentence.text, words, message, inside);
}

Result<std::pair<std::string, Words::Sentence>> sentence_from(const Node& node) {
    auto fine = node.only_attributes({"id", "text", "one", "count"});
    if (fine) fine = node.nothing_inside();
    if (!fine) return failure(fine.error());
    auto id = node.text("id");
    auto text = node.text("text", longest_sentence);
    auto one = node.text_or("one", "", longest_sentence);
    auto count = node.text_or("count", "");
    for (const auto* part : {&id, &text, &one, &count})
        if (!*part) return failure(part->error());
    return std::pair{std::move(*id), Words::Sentence{std::move(*text), std::move(*one), std::move(*count)}};
}

}  // namespace

std::string Words::operator()(const Message& message) const { return sentence_of(*this, message, false); }

bool Words::knows(std::string_view id) const { return sentences.contains(id); }

Result<Words> read_words(std::string_view xml, const std::string& file_name) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    auto fine = check_namespace(root, "words", "urn:hexwright:words:", 1);
    if (fine) fine = root.only_attributes({"xmlns", "language"});
    if (fine) fine = root.only_children({"sentence"});
    if (!fine) return failure(fine.error());
    Words words;
    for (const Node& node : root.children()) {
        auto sentence = sentence_from(node);
        if (!sentence) return failure(sentence.error());
        const std::string id = sentence->first;
        if (!words.sentences.insert(std::move(*sentence)).second)
            return failure(node.error({"words.duplicate", {{"id", id}}}));
    }
    return words;
}

Words english() {
    auto words = read_words(embedded::english_xml(), "english.xml");
    assert(words && "our own sentences can be read");
    return words ? std::move(*words) : Words{};
}

std::string describe(const Refusal& error, const Words& words) {
    std::string place;
    if (error.at) {
        place = error.at->file + ":";
        if (error.at->line > 0) place += std::to_string(error.at->line) + ":";
        if (error.at->line > 0 && error.at->column > 0) place += std::to_string(error.at->column) + ":";
        place += " ";
    }
    return place + words(error.message);
}

}  // namespace hexwright::formats
