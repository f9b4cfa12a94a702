// Typed indices, so that the id of a piece cannot be used to look up a kind. A negative value means no id.
#pragma once
#include <compare>
#include <cstddef>
#include <functional>

namespace hexwright {

template <class Tag>
struct Id {
    int value = -1;
    friend constexpr auto operator<=>(Id, Id) = default;
    constexpr bool valid() const { return value >= 0; }
    constexpr std::size_t index() const { return static_cast<std::size_t>(value); }
};

}  // namespace hexwright

template <class Tag>
struct std::hash<hexwright::Id<Tag>> {
    std::size_t operator()(hexwright::Id<Tag> id) const noexcept { return std::hash<int>{}(id.value); }
};
