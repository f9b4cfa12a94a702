// std::visit with lambdas: visit(edit, [](const PlacePieces& e) {...}, [](const RemovePieces& e) {...}); and
// each_alternative(), which visits the types of a variant without a value.
#pragma once
#include <type_traits>
#include <utility>
#include <variant>

namespace hexwright {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

template <class Variant, class... Functions>
decltype(auto) visit(Variant&& variant, Functions&&... functions) {
    return std::visit(Overloaded{std::forward<Functions>(functions)...}, std::forward<Variant>(variant));
}

// Calls function(std::type_identity<T>{}) for each type T of the variant, in order.
template <class Variant, class Function>
constexpr void each_alternative(Function&& function) {
    [&]<class... T>(const std::variant<T...>*) {
        (function(std::type_identity<T>{}), ...);
    }(static_cast<const Variant*>(nullptr));
}

}  // namespace hexwright
