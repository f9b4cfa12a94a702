// The members of the scenario language's words from the point of view of its reader, writer and schema: attributes and
// child elements.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/scenario/trial.h"

#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace hexwright {

template <class T>
concept Choice = std::is_enum_v<T>;

template <class T>
struct Inside : std::false_type {};  // True for members that are child elements.
template <>
struct Inside<Conditions> : std::true_type {};
template <>
struct Inside<Effects> : std::true_type {};
template <>
struct Inside<std::vector<Amendment>> : std::true_type {};
template <>
struct Inside<std::vector<TestStep>> : std::true_type {};
template <HasFields T>
struct Inside<std::vector<T>> : std::true_type {};
template <HasFields T>
struct Inside<std::optional<T>> : std::true_type {};

template <class Variant, class Function, std::size_t... I>
void each_alternative(Function function, std::index_sequence<I...>) {
    (function(std::type_identity<std::variant_alternative_t<I, Variant>>{}), ...);
}
template <class Variant, class Function>
void each_alternative(Function function) {
    each_alternative<Variant>(function, std::make_index_sequence<std::variant_size_v<Variant>>{});
}

// Calls the function with the name and default value of each member.
template <class T, class Function>
void each_member(Function function) {
    const T word{};
    each_field(word, [&](std::string_view name, const auto& member) { function(name, member); });
}

// The word type of a member that holds parts; void for other members.
template <class Member>
struct PartOf {
    using Word = void;
};
template <HasFields T>
struct PartOf<std::vector<T>> {
    using Word = T;
};
template <HasFields T>
struct PartOf<std::optional<T>> {
    using Word = T;
};

}  // namespace hexwright
