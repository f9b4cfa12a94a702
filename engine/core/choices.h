// Enumerations that are written as words: beside each stands a function words_of() that returns the words of its
// values, in their order.
#pragma once
#include <cstddef>
#include <span>
#include <string_view>
#include <type_traits>

namespace hexwright {

using Choices = std::span<const std::string_view>;

template <class T>
concept Choice = std::is_enum_v<T>;

template <Choice Enum>
constexpr std::string_view word_of(Enum value) {
    return words_of(value)[static_cast<std::size_t>(value)];
}

}  // namespace hexwright
