#include "formats/xml/elements/document.h"

#include "engine/core/suggest.h"
#include "engine/core/text.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/scan.h"
#include "formats/xml/room.h"

#include <algorithm>
#include <charconv>

#include <tinyxml2.h>

namespace hexwright::xml {

struct XmlDocument::Data {
    std::string_view text;
    std::string file;
    XmlPlaces places;
    tinyxml2::XMLDocument xml;
};

namespace {

const tinyxml2::XMLElement& element_of(const void* element) {
    return *static_cast<const tinyxml2::XMLElement*>(element);
}

// Comments up to the next element.
std::vector<std::string> comments_from(const tinyxml2::XMLNode* first) {
    std::vector<std::string> comments;
    for (const tinyxml2::XMLNode* node = first; node && !node->ToElement(); node = node->NextSibling())
        if (node->ToComment()) comments.emplace_back(node->Value());
    return comments;
}

const tinyxml2::XMLNode* after_element_before(const tinyxml2::XMLNode& element) {
    const tinyxml2::XMLNode* first = &element;
    while (first->PreviousSibling() && !first->PreviousSibling()->ToElement()) first = first->PreviousSibling();
    return first;
}

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

std::string list_of(std::span<const std::string_view> words) {
    std::string list;
    for (const std::string_view word : words)
        if (!word.empty()) list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

std::vector<std::string> strings(std::span<const std::string_view> words) {
    std::vector<std::string> list(words.begin(), words.end());
    std::erase(list, "");
    return list;
}

bool contains(std::span<const std::string_view> words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

// A word that this one was likely meant to be: a misspelt one, or what others call the same. Nothing for short words,
// which are near to too many.
std::optional<std::string> word_meant(std::string_view value, std::span<const std::string_view> words) {
    constexpr std::pair<std::string_view, std::string_view> same[] = {
        {"begin", "start"},  {"began", "start"},      {"finish", "end"},     {"over", "end"},      {"exit", "leave"},
        {"hurt", "wounded"}, {"killed", "destroyed"}, {"died", "destroyed"}, {"dead", "destroyed"}};
    if (value.size() < 4) return {};
    const std::vector<std::string> known(words.begin(), words.end());
    for (const auto& [theirs, ours] : same)
        if (const auto at = value.find(theirs); at != std::string_view::npos) {
            const std::string word =
                std::string(value.substr(0, at)) + std::string(ours) + std::string(value.substr(at + theirs.size()));
            if (contains(words, word)) return word;
        }
    return nearest(value, known);
}

// The sentences about a word that is not allowed: one that suggests a word, one where there are none, and one that
// lists them.
struct UnknownSentences {
    const char *near, *none, *listed;
};

// The message that suggests a word if one is near, otherwise the one that lists the allowed words.
Message unknown(const UnknownSentences& sentences, std::string_view word, std::span<const std::string_view> known,
                std::vector<Argument> more) {
    if (const auto meant = nearest(word, strings(known))) {
        more.emplace_back("suggestion", *meant);
        return {sentences.near, std::move(more)};
    }
    more.emplace_back("known", list_of(known));
    return {known.size() == 0 ? sentences.none : sentences.listed, std::move(more)};
}
constexpr UnknownSentences unknown_attribute{"xml.unknown-attribute-near", "xml.unknown-attribute-none",
                                             "xml.unknown-attribute"};
constexpr UnknownSentences unknown_element{"xml.unknown-element-near", "xml.unknown-element-none",
                                           "xml.unknown-element"};

}  // namespace

Result<XmlDocument> parse_document(std::string_view xml, const std::string& file_name) {
    auto data = std::make_shared<XmlDocument::Data>();
    data->text = xml;
    data->file = file_name;
    auto places = scan_xml(xml, file_name);
    if (!places) return failure(std::move(places.error()));
    data->places = std::move(*places);
    if (data->xml.Parse(xml.data(), xml.size()) != tinyxml2::XML_SUCCESS || !data->xml.RootElement())
        return failure(Message{"xml.unreadable"}, FilePos{file_name, data->xml.ErrorLineNum(), 0});
    return XmlDocument(std::move(data));
}

Node XmlDocument::root() const { return {data_.get(), data_->xml.RootElement(), 0}; }
std::vector<std::string> XmlDocument::comments_before_root() const { return comments_from(data_->xml.FirstChild()); }
std::vector<std::string> XmlDocument::comments_after_root() const {
    return comments_from(data_->xml.RootElement()->NextSibling());
}

std::string_view Node::name() const { return element_of(element_).Name(); }
int Node::line() const { return element_of(element_).GetLineNum(); }

FilePos Node::position() const { return position_in(data_->text, data_->places.elements[index_].offset, data_->file); }

FilePos Node::position_of(std::string_view attribute) const {
    std::size_t index = data_->places.elements[index_].first_attribute;
    for (const auto* each = element_of(element_).FirstAttribute(); each; each = each->Next(), ++index)
        if (each->Name() == attribute) return position_in(data_->text, data_->places.attributes[index], data_->file);
    return position();
}

std::vector<Node> Node::children() const {
    std::vector<Node> nodes;
    std::size_t index = index_ + 1;
    for (const auto* child = element_of(element_).FirstChildElement(); child; child = child->NextSiblingElement()) {
        nodes.push_back(Node(data_, child, index));
        index = data_->places.elements[index].after;
    }
    return nodes;
}

std::vector<Node> Node::children(std::string_view name) const {
    std::vector<Node> nodes = children();
    std::erase_if(nodes, [&](const Node& node) { return node.name() != name; });
    return nodes;
}

std::optional<Node> Node::child(std::string_view name) const {
    for (const Node& node : children())
        if (node.name() == name) return node;
    return {};
}

std::vector<std::string> Node::comments_before() const {
    return comments_from(after_element_before(element_of(element_)));
}

std::vector<std::string> Node::comments_at_end() const {
    const auto& element = element_of(element_);
    const auto* last = element.LastChildElement();
    return comments_from(last ? last->NextSibling() : element.FirstChild());
}

std::optional<std::string_view> Node::raw(std::string_view attribute) const {
    for (const auto* each = element_of(element_).FirstAttribute(); each; each = each->Next())
        if (each->Name() == attribute) return each->Value();
    return {};
}

std::vector<std::string_view> Node::attribute_names() const {
    std::vector<std::string_view> names;
    for (const auto* each = element_of(element_).FirstAttribute(); each; each = each->Next())
        names.emplace_back(each->Name());
    return names;
}

Refusal Node::wrong(std::string_view attribute, std::string_view id, std::vector<Argument> more) const {
    more.emplace_back("element", shortened(name()));
    more.emplace_back("attribute", attribute);
    more.emplace_back("value", shortened(raw(attribute).value_or("")));
    return error_at(attribute, {std::string(id), std::move(more)});
}

Result<std::string> Node::file_name(std::string_view attribute, std::size_t limit) const {
    auto name = text(attribute, limit);
    if (name && *name == "-") return failure(wrong(attribute, "xml.standard-input"));
    return name;
}

Result<std::string> Node::text(std::string_view attribute, std::size_t limit) const {
    if (!has(attribute)) return failure(wrong(attribute, "xml.attribute-missing"));
    auto text = text_or(attribute, {}, limit);
    if (text && is_blank(*text)) return failure(wrong(attribute, "xml.attribute-empty"));
    return text;
}

Result<std::string> Node::text_or(std::string_view attribute, std::string_view fallback, std::size_t limit) const {
    const std::string_view text = raw(attribute).value_or(fallback);
    if (character_count(text) > limit) return failure(wrong(attribute, "xml.text-too-long", {{"limit", limit}}));
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }))
        return failure(wrong(attribute, "xml.text-with-break"));
    return std::string(text);
}

bool is_id(std::string_view text) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= max_text && std::ranges::all_of(text, fits) && !text.starts_with('-') &&
           !text.ends_with('-');
}

Result<std::string> Node::id(std::string_view attribute) const {
    auto id = text(attribute);
    if (!id) return id;
    if (!is_id(*id)) return failure(wrong(attribute, "xml.not-an-id"));
    return id;
}

Result<int> Node::integer(std::string_view attribute, int low, int high) const {
    const auto value = raw(attribute);
    const std::vector<Argument> range{{"low", low}, {"high", high}};
    if (!value) return failure(wrong(attribute, "xml.attribute-missing"));
    int number = 0;
    const auto [end, trouble] = std::from_chars(value->data(), value->data() + value->size(), number);
    const bool whole = end == value->data() + value->size();
    if (trouble == std::errc::invalid_argument || !whole) return failure(wrong(attribute, "xml.not-a-number", range));
    if (trouble != std::errc() || number < low || number > high)
        return failure(wrong(attribute, "xml.out-of-range", range));
    return number;
}

Result<int> Node::integer_or(std::string_view attribute, int low, int high, int fallback) const {
    if (!has(attribute)) return fallback;
    return integer(attribute, low, high);
}

Result<HexCoord> Node::hex(std::string_view attribute) const {
    if (!has(attribute)) return failure(wrong(attribute, "xml.attribute-missing"));
    if (const auto hex = hex_from(*raw(attribute))) return *hex;
    return failure(wrong(attribute, "xml.not-a-hex", {{"limit", max_coordinate}}));
}

Result<Space> Node::space(std::string_view attribute) const {
    if (!has(attribute)) return failure(wrong(attribute, "xml.attribute-missing"));
    if (const auto space = space_from(*raw(attribute))) return *space;
    return failure(wrong(attribute, "xml.not-a-space", {{"limit", max_coordinate}, {"levels", max_level}}));
}

Result<std::size_t> Node::one_of(std::string_view attribute, std::span<const std::string_view> words) const {
    const auto value = raw(attribute);
    if (!value) return failure(wrong(attribute, "xml.attribute-missing"));
    if (contains(words, *value)) return static_cast<std::size_t>(std::ranges::find(words, *value) - words.begin());
    if (const auto meant = word_meant(*value, words))
        return failure(wrong(attribute, "xml.not-one-of-near", {{"known", list_of(words)}, {"suggestion", *meant}}));
    return failure(wrong(attribute, "xml.not-one-of", {{"known", list_of(words)}}));
}

Result<std::string> Node::content() const {
    std::string content;
    for (const auto* inside = element_of(element_).FirstChild(); inside; inside = inside->NextSibling()) {
        if (inside->ToText()) content += inside->Value();
        if (inside->ToElement())
            return failure(children().front().error({"xml.element-in-text", {{"element", shortened(name())}}}));
    }
    return trimmed(content);
}

std::string Node::text_beside_children() const {
    std::string content;
    for (const auto* inside = element_of(element_).FirstChild(); inside; inside = inside->NextSibling())
        if (inside->ToText()) content += inside->Value();
    return trimmed(content);
}

Result<void> Node::only_attributes(std::span<const std::string_view> known) const {
    for (const std::string_view attribute : attribute_names())
        if (!contains(known, attribute))
            return failure(
                error_at(attribute, unknown(unknown_attribute, attribute, known,
                                            {{"element", shortened(name())}, {"attribute", shortened(attribute)}})));
    return {};
}

Result<void> Node::no_text() const {
    for (const auto* inside = element_of(element_).FirstChild(); inside; inside = inside->NextSibling())
        if (inside->ToText() && !is_blank(inside->Value()))
            return failure(error({"xml.unexpected-text", {{"element", shortened(name())}}}));
    return {};
}

Refusal Node::unknown_child(const Node& child, std::span<const std::string_view> known) const {
    return child.error(unknown(unknown_element, child.name(), known,
                               {{"element", shortened(child.name())}, {"parent", shortened(name())}}));
}

Result<void> Node::only_children(std::span<const std::string_view> known) const {
    if (auto fine = no_text(); !fine) return fine;
    for (const Node& child : children())
        if (!contains(known, child.name())) return failure(unknown_child(child, known));
    return {};
}

Refusal unknown_word(const Node& node, std::string_view attribute, std::string_view what, std::string_view word,
                     const std::vector<std::string>& known) {
    std::vector<Argument> arguments{{"what", what}, {"id", shortened(word)}};
    const auto meant = nearest(word, known);
    if (meant) arguments.emplace_back("suggestion", *meant);
    return node.error_at(attribute,
                         {meant ? "catalogue.unknown-near" : "catalogue.unknown-word", std::move(arguments)});
}

}  // namespace hexwright::xml
