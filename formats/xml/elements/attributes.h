// The attributes of an element that stands for a plain struct, listed once in a tuple: reader, writer and the schemas'
// test walk the same list.
//     constexpr std::tuple owned_attributes{IdAttribute{"card", &OwnedPiece::card},
//                                           WordAttribute{"counted", &OwnedPiece::counted, yes_no_words, Need::May}};
// An attribute that may be missing leaves its member as it is by default, and is left out when that is its value. An
// attribute of an unusual shape has functions read(node, owner, take) and write(out, owner) of its own.
#pragma once
#include "engine/core/choices.h"
#include "engine/scenario/word.h"
#include "formats/xml/bytes/file_names.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"

#include <limits>
#include <string>
#include <tuple>
#include <vector>

namespace hexwright::xml {

// ---- kinds of attributes

template <class Owner>
struct IdAttribute {
    std::string_view name;
    std::string Owner::* member;
    Need need = Need::Must;

    Result<std::string> value_in(const Node& node) const { return node.id(name); }
    static const std::string& text_of(const std::string& value) { return value; }
};

template <class Owner>
struct TextAttribute {
    std::string_view name;
    std::string Owner::* member;
    Need need = Need::Must;
    std::size_t limit = max_text;

    Result<std::string> value_in(const Node& node) const {
        return need == Need::Must ? node.text(name, limit) : node.text_or(name, "", limit);
    }
    static const std::string& text_of(const std::string& value) { return value; }
};

// What was typed on a command line, such as the name of a file: any bytes, read as they were.
template <class Owner>
struct FileNameAttribute {
    std::string_view name;
    std::string Owner::* member;
    Need need = Need::Must;

    Result<std::string> value_in(const Node& node) const {
        if (!node.has(name)) return node.text(name);  // Says that it is missing.
        return node.text_or(name, "", longest_file_text).map(file_name_of_text);
    }
    static std::string text_of(const std::string& value) { return text_of_file_name(value); }
};

// Who decides for a player: an id such as "greedy", or one with a number behind it, "planner:64".
Result<std::string> seat_kind(const Node& node, std::string_view attribute);

template <class Owner>
struct SeatAttribute {
    std::string_view name;
    std::string Owner::* member;
    Need need = Need::Must;

    Result<std::string> value_in(const Node& node) const { return seat_kind(node, name); }
    static const std::string& text_of(const std::string& value) { return value; }
};

template <class Owner>
struct NumberAttribute {
    std::string_view name;
    int Owner::* member;
    int low, high;
    Need need = Need::Must;

    Result<int> value_in(const Node& node) const { return node.integer(name, low, high); }
    static std::string text_of(int value) { return std::to_string(value); }
};

// A number of games, points and the like: it may be larger than an int. One outside of the range is refused with it.
Result<std::uint64_t> number_up_to(const Node& node, std::string_view attribute, std::uint64_t most);
Result<std::int64_t> number_between(const Node& node, std::string_view attribute, std::int64_t low, std::int64_t high);
// In hexadecimal digits.
Result<std::uint64_t> digits_up_to(const Node& node, std::string_view attribute, std::uint64_t most);

template <class Owner, class Number>
struct CountAttribute {
    std::string_view name;
    Number Owner::* member;
    std::uint64_t most = std::numeric_limits<Number>::max();
    Need need = Need::Must;

    Result<Number> value_in(const Node& node) const {
        return number_up_to(node, name, most).map([](std::uint64_t number) { return static_cast<Number>(number); });
    }
    static std::string text_of(Number value) { return std::to_string(value); }
};

// One of several words: an enumeration or a bool by the word's place among them, or a string that is the word.
template <class Owner, class Member>
struct WordAttribute {
    std::string_view name;
    Member Owner::* member;
    Choices words;
    Need need = Need::Must;

    Result<Member> value_in(const Node& node) const {
        return node.one_of(name, words).map([&](std::size_t which) {
            if constexpr (std::is_same_v<Member, std::string>) return std::string(words[which]);
            else return static_cast<Member>(which);
        });
    }
    std::string_view text_of(const Member& value) const {
        if constexpr (std::is_same_v<Member, std::string>) return value;
        else return words[static_cast<std::size_t>(value)];
    }
};

template <class Owner, class Member>
struct SpaceAttribute {  // The member is a Space or a std::optional<Space>.
    std::string_view name;
    Member Owner::* member;
    Need need = Need::Must;

    Result<Space> value_in(const Node& node) const { return node.space(name); }
    static std::string text_of(const Space& space) { return to_text(space); }
    static std::string text_of(const std::optional<Space>& space) { return to_text(*space); }
};

// ---- reading and writing

template <class... Attributes>
std::vector<std::string_view> names_of(const std::tuple<Attributes...>& list) {
    return std::apply([](const auto&... each) { return std::vector<std::string_view>{each.name...}; }, list);
}

template <class Attribute, class Owner>
bool read_attribute(const Node& node, const Attribute& attribute, Owner& owner, Take& take) {
    if constexpr (requires { attribute.read(node, owner, take); }) return attribute.read(node, owner, take);
    else if (attribute.need == Need::May && !node.has(attribute.name)) return true;
    else return take(owner.*attribute.member, attribute.value_in(node));
}

// The element holds nothing but these attributes and children; the attributes are read in the order of the list.
template <class... Attributes, class Owner>
Result<void> read_element(const Node& node, const std::tuple<Attributes...>& list, Owner& owner,
                          std::initializer_list<std::string_view> children = {}) {
    Take take;
    const bool ok =
        take(node.only_attributes(names_of(list))) && take(node.only_children(children)) &&
        std::apply([&](const auto&... each) { return (read_attribute(node, each, owner, take) && ...); }, list);
    return take.give(ok);
}

template <class Attribute, class Owner>
void write_attribute(XmlWriter& out, const Attribute& attribute, const Owner& owner) {
    if constexpr (requires { attribute.write(out, owner); }) return attribute.write(out, owner);
    else if (attribute.need == Need::Must || !(owner.*attribute.member == Owner{}.*attribute.member))
        out.attribute(attribute.name, attribute.text_of(owner.*attribute.member));
}

template <class... Attributes, class Owner>
void write_attributes(XmlWriter& out, const std::tuple<Attributes...>& list, const Owner& owner) {
    std::apply([&](const auto&... each) { (write_attribute(out, each, owner), ...); }, list);
}

// An element that holds nothing but its attributes.
template <class... Attributes, class Owner>
void write_leaf(XmlWriter& out, std::string_view element, const std::tuple<Attributes...>& list, const Owner& owner) {
    out.open(element);
    write_attributes(out, list, owner);
    out.close();
}

// ---- for the schemas' test

struct ListedAttribute {
    std::string name{};
    bool required = false;
    int low = 0, high = 0;             // Of a number; both 0 if the attribute is no number.
    std::vector<std::string> words{};  // The words allowed; empty if any text is.
    friend bool operator==(const ListedAttribute&, const ListedAttribute&) = default;
};
struct ListedElement {
    std::string path{};  // Path in its schema: "card/master".
    std::vector<ListedAttribute> attributes{};
};

template <class... Attributes>
ListedElement listed(std::string path, const std::tuple<Attributes...>& list) {
    ListedElement element{std::move(path)};
    const auto add = [&](const auto& attribute) {
        ListedAttribute row{std::string(attribute.name), attribute.need == Need::Must};
        if constexpr (requires { attribute.low; }) row.low = attribute.low, row.high = attribute.high;
        if constexpr (requires { attribute.words; }) row.words = {attribute.words.begin(), attribute.words.end()};
        element.attributes.push_back(std::move(row));
    };
    std::apply([&](const auto&... each) { (add(each), ...); }, list);
    return element;
}

}  // namespace hexwright::xml
