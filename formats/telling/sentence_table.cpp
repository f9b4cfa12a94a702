#include "formats/telling/sentence_table.h"

#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

namespace hexwright::telling {
namespace {

using Sentence = SentenceTable::Sentence;

constexpr std::size_t longest_sentence = 1000;

std::string replaced(std::string text, std::string_view what, char by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.replace(at, what.size(), 1, by);
    return text;
}

// "⟦der|den|dem|des⟧" with control characters, which no argument can hold.
std::string with_forms(std::string text) {
    text = replaced(replaced(std::move(text), "⟦", forms_begin), "⟧", forms_end);
    bool inside = false;
    for (char& each : text) {
        if (each == forms_begin || each == forms_end) inside = each == forms_begin;
        if (inside && each == '|') each = next_form;
    }
    return text;
}

Result<std::string> gender_from(const Node& node) {
    auto gender = node.text_or("gender", "");
    if (gender && !gender->empty() && (gender->size() > 1 || genders.find(*gender) == std::string_view::npos))
        return failure(node.error({"words.gender", {{"gender", *gender}}}));
    return gender;
}

Result<std::pair<std::string, Sentence>> sentence_from(const Node& node) {
    auto fine = node.only_attributes({"id", "text", "one", "count", "gender"});
    if (fine) fine = node.nothing_inside();
    if (!fine) return failure(fine.error());
    auto id = node.text("id");
    auto text = node.text("text", longest_sentence);
    auto one = node.text_or("one", "", longest_sentence);
    auto count = node.text_or("count", "");
    auto gender = gender_from(node);
    for (const auto* part : {&id, &text, &one, &count, &gender})
        if (!*part) return failure(part->error());
    return std::pair{std::move(*id), Sentence{with_forms(std::move(*text)), with_forms(std::move(*one)),
                                              std::move(*count), std::move(*gender)}};
}

// ---- one sentence of a table of ours

constexpr std::string_view opening = "<sentence id=\"", closing = "\"/>";

// Whether a comes before b in the table: by group, which ends at the first dot, and within it by the whole id.
bool is_before(std::string_view a, std::string_view b) {
    const std::string_view group_of_a = a.substr(0, a.find('.')), group_of_b = b.substr(0, b.find('.'));
    return group_of_a != group_of_b ? group_of_a < group_of_b : a < b;
}

// The element with this id, found by halving; empty if there is none.
std::string_view element_of(std::string_view id, std::string_view table) {
    while (true) {
        std::size_t at = table.find(opening, table.size() / 2);
        if (at == std::string_view::npos) at = table.find(opening);
        if (at == std::string_view::npos) return {};
        const std::string_view element = table.substr(at), after = element.substr(opening.size());
        const std::string_view found = after.substr(0, after.find('"'));
        if (found == id) return element.substr(0, element.find(closing) + closing.size());
        if (is_before(found, id)) table = after;
        else table = table.substr(0, at);
    }
}

std::string head_of(std::string_view table) {
    table.remove_prefix(std::min(table.find("<words "), table.size()));
    return std::string(table.substr(0, table.find('>') + 1)) + "</words>";
}

}  // namespace

const Sentence* SentenceTable::find(std::string_view id) const {
    const std::scoped_lock lock(mutex_);
    if (const auto known = read_.find(id); known != read_.end()) return &known->second;
    const std::string_view element = element_of(id, our_xml_);
    if (element.empty()) return nullptr;
    const auto document = parse_document(element, {});
    auto sentence = document ? sentence_from(document->root()) : failure(document.error());
    assert(sentence && "our own sentences can be read");
    return sentence ? &read_.insert(std::move(*sentence)).first->second : nullptr;
}

SentenceTable::Sentences SentenceTable::all() const {
    const std::scoped_lock lock(mutex_);
    if (our_xml_.empty()) return read_;
    auto read = read_table(our_xml_, {});
    assert(read && "our own sentences can be read");
    return read ? std::move(read->sentences) : Sentences{};
}

std::size_t SentenceTable::read_so_far() const {
    const std::scoped_lock lock(mutex_);
    return read_.size();
}

Result<TableRead> read_table(std::string_view xml, const std::string& file_name) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    auto fine = check_namespace(root, "words", "urn:hexwright:words:", 1);
    if (fine) fine = root.only_attributes({"xmlns", "language", "decimal"});
    if (fine) fine = root.only_children({"sentence"});
    if (!fine) return failure(fine.error());
    auto language = root.text_or("language", "en");
    auto decimal = root.text_or("decimal", ".");
    if (!language || !decimal) return failure(language ? decimal.error() : language.error());
    TableRead table{std::move(*language), std::move(*decimal)};
    for (const Node& node : root.children()) {
        auto sentence = sentence_from(node);
        if (!sentence) return failure(sentence.error());
        const std::string id = sentence->first;
        if (!table.sentences.insert(std::move(*sentence)).second)
            return failure(node.error({"words.duplicate", {{"id", id}}}));
    }
    return table;
}

Result<TableRead> read_head(std::string_view our_xml, const std::string& file_name) {
    return read_table(head_of(our_xml), file_name);
}

}  // namespace hexwright::telling
