// XML text as nodes with locations: every element and attribute knows its line and column, and every value is either
// read completely or yields an error that names its place. The text is checked and bounded before it is parsed
// (formats/xml/elements/scan.h).
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/refusal.h"
#include "formats/xml/room.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

class Node;

class XmlDocument {
public:
    Node root() const;
    std::vector<std::string> comments_before_root() const;
    std::vector<std::string> comments_after_root() const;

    struct Data;
    explicit XmlDocument(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

private:
    std::shared_ptr<const Data> data_;
};

// The text must outlive the document, which looks up positions in it.
Result<XmlDocument> parse_document(std::string_view xml, const std::string& file_name);

inline constexpr std::size_t max_text = 200;  // In characters; for a name, title and the like.
// Lower-case letters, digits and dashes, no dash at either end, at most max_text of them.
bool is_id(std::string_view text);

// An element of a document; valid as long as the document.
class Node {
public:
    std::string_view name() const;
    int line() const;                                       // Takes constant time.
    FilePos position() const;                               // Takes time linear in the file; for errors.
    FilePos position_of(std::string_view attribute) const;  // Position of the element when it has no such attribute.

    std::vector<Node> children() const;
    std::vector<Node> children(std::string_view name) const;
    std::optional<Node> child(std::string_view name) const;  // The first child with that name.
    std::vector<std::string> comments_before() const;        // Comments between the previous element and this one.
    std::vector<std::string> comments_at_end() const;        // Comments after its last child.
    bool has(std::string_view attribute) const { return raw(attribute).has_value(); }
    std::optional<std::string_view> raw(std::string_view attribute) const;
    std::vector<std::string_view> attribute_names() const;

    // Required attributes. A text has 1..limit characters and no line break.
    Result<std::string> text(std::string_view attribute, std::size_t limit = max_text) const;
    // The name of another file, which must not be "-": only the person may name standard input.
    Result<std::string> file_name(std::string_view attribute, std::size_t limit = max_text) const;
    Result<std::string> id(std::string_view attribute) const;  // Lower-case letters, digits and dashes.
    Result<int> integer(std::string_view attribute, int low, int high) const;
    Result<HexCoord> hex(std::string_view attribute) const;
    Result<Space> space(std::string_view attribute) const;
    // Returns the index of the word.
    Result<std::size_t> one_of(std::string_view attribute, std::span<const std::string_view> words) const;
    Result<std::size_t> one_of(std::string_view attribute, std::initializer_list<std::string_view> words) const {
        return one_of(attribute, std::span(words.begin(), words.size()));
    }

    // Optional attributes. A text may be empty.
    Result<std::string> text_or(std::string_view attribute, std::string_view fallback,
                                std::size_t limit = max_text) const;
    Result<int> integer_or(std::string_view attribute, int low, int high, int fallback) const;

    Result<std::string> content() const;       // The text inside, trimmed; child elements are an error.
    std::string text_beside_children() const;  // The text inside, without that of child elements, trimmed.

    // Nothing is dropped silently: anything else is an error with its place and a suggestion. Empty names in the list
    // are ignored.
    Result<void> only_attributes(std::span<const std::string_view> known) const;
    Result<void> only_children(std::span<const std::string_view> known) const;  // Refuses text too.
    Result<void> only_attributes(std::initializer_list<std::string_view> known) const {
        return only_attributes(std::span(known.begin(), known.size()));
    }
    Result<void> only_children(std::initializer_list<std::string_view> known) const {
        return only_children(std::span(known.begin(), known.size()));
    }
    Result<void> no_text() const;  // Refuses text between the children.
    // The error for a child that may not stand here.
    Refusal unknown_child(const Node& child, std::span<const std::string_view> known) const;
    Result<void> nothing_inside() const { return only_children({}); }

    Refusal error(Message message) const { return {std::move(message), position()}; }
    Refusal error_at(std::string_view attribute, Message message) const {
        return {std::move(message), position_of(attribute)};
    }

private:
    friend class XmlDocument;
    Node(const XmlDocument::Data* data, const void* element, std::size_t index)
        : data_(data), element_(element), index_(index) {}
    Refusal wrong(std::string_view attribute, std::string_view id, std::vector<Argument> more = {}) const;

    const XmlDocument::Data* data_;
    const void* element_;  // A tinyxml2 element.
    std::size_t index_;    // Index of the element in document order.
};

// The error for a word that is not among `known`, with the nearest of them. `what` says what it should be: "edition".
Refusal unknown_word(const Node& node, std::string_view attribute, std::string_view what, std::string_view word,
                     const std::vector<std::string>& known);

}  // namespace hexwright::xml
