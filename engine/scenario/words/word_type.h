// The written words of the scenario language without their C++ types: which members each has, where they are in it,
// what may stand in it. Whoever goes through words whatever they are (reader, writer, schema, word tree) does so by
// these descriptions, which are made once from the members that each word lists; with templates it would be compiled
// once for each member of each word. A new word needs no code here, a new type of member needs its line in word_text.h.
#pragma once
#include "engine/core/choices.h"
#include "engine/core/fields.h"
#include "engine/scenario/condition.h"
#include "engine/scenario/room.h"
#include "engine/scenario/subject.h"
#include "engine/scenario/word_text.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace hexwright::scenario {

struct PartsType;
struct WordType;

// ---- members

// The C++ type that holds the value of an attribute: std::string, std::vector<std::string>, int, std::optional<int>, an
// enum of one byte, std::optional<Space>, std::uint64_t. None: the member stands inside the element.
enum class Stored : std::uint8_t { None, Text, Texts, Number, MaybeNumber, Choice, MaybeSpace, Seed };

// What is the same of all members of one C++ type.
struct MemberType {
    SlotKind kind = SlotKind::Other;
    Stored stored = Stored::None;
    bool required = false;
    int low = 0, high = 0;             // Bounds of a number.
    int usual = 0;                     // A number that is left out.
    Choices words{};                   // Of a choice; the first may be "" or "?".
    const PartsType* parts = nullptr;  // Of a member that stands inside the element; nullptr for an attribute.
};

struct WordMember {
    std::string_view name;  // As in files: "at-least".
    const MemberType* type = nullptr;
    std::size_t offset = 0;  // From the word to the value of the attribute, or to the list or optional.

    const void* in(const void* word) const { return static_cast<const std::byte*>(word) + offset; }
    void* in(void* word) const { return static_cast<std::byte*>(word) + offset; }
};

// Calls function(value) with the value of an attribute as what it is, which is const if `value` is; a choice comes as
// the number of its word.
template <class Void, class Function>
    requires std::is_void_v<Void>
void with_value(Stored stored, Void* value, Function&& function) {
    const auto as = [&]<class T>(std::type_identity<T>) -> auto& {
        using Value = std::conditional_t<std::is_const_v<Void>, const T, T>;
        return *static_cast<Value*>(value);
    };
    switch (stored) {
        case Stored::None:
            return;
        case Stored::Text:
            return function(as(std::type_identity<std::string>{}));
        case Stored::Texts:
            return function(as(std::type_identity<std::vector<std::string>>{}));
        case Stored::Number:
            return function(as(std::type_identity<int>{}));
        case Stored::MaybeNumber:
            return function(as(std::type_identity<std::optional<int>>{}));
        case Stored::Choice:
            return function(as(std::type_identity<unsigned char>{}));
        case Stored::MaybeSpace:
            return function(as(std::type_identity<std::optional<Space>>{}));
        case Stored::Seed:
            return function(as(std::type_identity<std::uint64_t>{}));
    }
}

// The value as a file writes it; empty if the attribute is left out.
std::string written(const MemberType& type, const void* value);
// What is meant where the attribute is left out; empty if nothing is.
std::string usual_value(const MemberType& type);

// ---- words

struct AnyWord {
    void* at = nullptr;
    const WordType* type = nullptr;
};
struct AnyConstWord {
    const void* at = nullptr;
    const WordType* type = nullptr;
    AnyConstWord(const void* word, const WordType& of) : at(word), type(&of) {}
    AnyConstWord(AnyWord word) : at(word.at), type(word.type) {}
};

struct WordType {
    std::string_view name;  // Of its element: "stands-on".
    std::vector<WordMember> members{};
    std::vector<std::string_view> attributes{}, elements{};  // The names of what may stand in its element.
    condition::About about = condition::About::Game;         // What it asks about, if it is a condition.
    bool asks = false;                                       // It asks about a figure or space at all.
    // Which member is missing of several that could be given; empty if one is given, nullptr if none need be. What
    // `lacks` says is refused in files; what `likeliest` says is a hole that is shown to authors.
    std::string_view (*lacks)(const void* word) = nullptr;
    std::string_view (*likeliest)(const void* word) = nullptr;
    // What conditions in that list of it may ask about, where its own subject is `outside`; nullptr if it has no lists.
    Subject (*subject)(const void* word, std::string_view list, Subject outside) = nullptr;
};

// The description of a word that stands at the top of others; defined for those that word_type.cpp lists.
template <HasFields Word>
const WordType& word_type();

template <HasFields Word>
AnyWord any_word(Word& word) {
    return {&word, &word_type<Word>()};
}
template <HasFields Word>
AnyConstWord any_word(const Word& word) {
    return {&word, word_type<Word>()};
}

// ---- lists: the members that stand inside an element

using WordTypeOf = const WordType& (*)();
using AnyParts = std::unique_ptr<void, void (*)(void*)>;  // A list that stands in no word.

// What can be done to such a list, or optional, without its type. `parts` is its address; an optional has one part at
// most. An index must be one of a part.
struct PartsType {
    std::string_view group;      // "condition", or the one word that may stand in it: "row".
    bool several_words = false;  // The group has several words.
    bool one = false;            // It is an optional.
    std::span<const std::string_view> names{};
    std::span<const WordTypeOf> words{};  // Of the same words.

    std::size_t (*size)(const void* parts) = nullptr;
    AnyConstWord (*part)(const void* parts, std::size_t index) = nullptr;
    int* (*line)(void* parts, std::size_t index) = nullptr;   // Of that part; nullptr if it keeps none.
    AnyWord (*add)(void* parts, std::size_t word) = nullptr;  // Puts in that one of its words, empty, as the last part.
    void (*remove)(void* parts, std::size_t index) = nullptr;
    // Moves all parts of another such list in, before that one or, with a higher index, behind the last.
    void (*insert)(void* parts, std::size_t index, void* others) = nullptr;
    AnyParts (*make)() = nullptr;  // An empty list.
};

template <Nested Member>
const PartsType& parts_type();  // Defined for the lists that word_type.cpp names.

inline AnyWord part_of(const PartsType& type, void* parts, std::size_t index) {
    const AnyConstWord part = type.part(parts, index);
    return {const_cast<void*>(part.at), part.type};  // It stands in `parts`, which may be changed.
}
int line_of_part(const PartsType& type, const void* parts, std::size_t index);  // 0 if it keeps none.

}  // namespace hexwright::scenario
