// Plain structs list their members once, and files, JSON and sentences are all written from that list:
//     struct Attack { FigureId figure, target; static constexpr auto fields() { return std::tuple{...}; } };
// See engine/game/action.h.
#pragma once
#include <string_view>
#include <tuple>

namespace hexwright {

template <class Owner, class Member>
struct Field {
    std::string_view name;
    Member Owner::* member;
};

template <class Owner, class Member>
constexpr Field<Owner, Member> field(std::string_view name, Member Owner::* member) {
    return {name, member};
}

template <class T>
concept HasFields = requires { T::fields(); };

// Calls function(name, member) for each member listed by the struct, which may be const.
template <class Owner, class Function>
void each_field(Owner& owner, Function&& function) {
    std::apply([&](const auto&... each) { (function(each.name, owner.*(each.member)), ...); },
               std::remove_const_t<Owner>::fields());
}

}  // namespace hexwright
