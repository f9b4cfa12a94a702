// std::visit with lambdas: visit(edit, [](const PlacePieces& e) {...}, [](const RemovePieces& e) {...}).
#pragma once
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

}  // namespace hexwright
