// Plain structs that list their members once, so that files, JSON, sentences and comparison follow from one list:
//     struct PlaceFigure {
//         FigureId figure{};
//         SpaceIndex at = no_space, tail = no_space;
//         HEXWRIGHT_WORD(PlaceFigure, "place", figure, at, tail);
//     };
// The struct stays an aggregate. Its word in files is PlaceFigure::name; each_field() visits the members in the order
// of the list, which is their order in files. A member has its own name there, with dashes for underscores (at_least is
// written "at-least"), unless the list says called("class", card_class). Members that are not listed are compared only.
#pragma once
#include <algorithm>
#include <compare>
#include <cstddef>
#include <string_view>
#include <type_traits>

// The list and the comparison by all members, for structs that are no words of their own. C++20 has no reflection: the
// list is read as text for the names, and as arguments of a call for the members. Both halves of the call are
// templates, so that a struct costs nothing where its list is not used.
#define HEXWRIGHT_FIELDS(Type, ...)                                   \
    static constexpr std::string_view field_list = #__VA_ARGS__;      \
    template <class Function>                                         \
    constexpr decltype(auto) with_fields(Function&& function) const { \
        return function(__VA_ARGS__);                                 \
    }                                                                 \
    template <class Function>                                         \
    constexpr decltype(auto) with_fields(Function&& function) {       \
        return function(__VA_ARGS__);                                 \
    }                                                                 \
    friend bool operator==(const Type&, const Type&) = default

#define HEXWRIGHT_WORD(Type, word, ...)            \
    static constexpr std::string_view name = word; \
    HEXWRIGHT_FIELDS(Type, __VA_ARGS__)

#define HEXWRIGHT_ORDERED_WORD(Type, word, ...) \
    HEXWRIGHT_WORD(Type, word, __VA_ARGS__);    \
    friend auto operator<=>(const Type&, const Type&) = default

namespace hexwright {

template <class T>
concept HasFields = requires { T::field_list; };

// For use in a list of members: gives the member's name in files, where it differs from its name here.
template <class Member>
constexpr Member& called(std::string_view, Member& member) {
    return member;
}

// The names in a list of members, as they are written in files.
template <std::size_t length>
class FieldNames {
public:
    consteval explicit FieldNames(std::string_view list) {
        while (!list.empty()) {
            const bool renamed = list.starts_with("called(");
            if (renamed) list.remove_prefix(list.find('"') + 1);
            add(list.substr(0, list.find(renamed ? '"' : ',')));
            if (renamed) list.remove_prefix(list.find(')'));
            list.remove_prefix(std::min(list.find(','), list.size()));
            list.remove_prefix(std::min(list.find_first_not_of(", "), list.size()));
        }
    }
    constexpr std::string_view operator[](std::size_t i) const {
        return {text_ + begin_[i], begin_[i + 1] - begin_[i]};
    }
    constexpr std::size_t size() const { return count_; }

private:
    static constexpr std::size_t most = 40;  // Most members of a struct; a longer list does not compile.

    constexpr void add(std::string_view name) {
        char* const end = std::ranges::copy(name, text_ + begin_[count_]).out;
        std::ranges::replace(text_ + begin_[count_], end, '_', '-');
        begin_[count_ + 1] = begin_[count_] + name.size();
        ++count_;
    }

    char text_[length + 1]{};
    std::size_t begin_[most + 1]{};  // Where each name begins in the text; it ends where the next one begins.
    std::size_t count_ = 0;
};
template <HasFields T>
inline constexpr FieldNames<T::field_list.size()> field_names{T::field_list};

// Calls function(name, member) for each member listed by the struct, which may be const.
template <class Owner, class Function>
constexpr void each_field(Owner& owner, Function&& function) {
    owner.with_fields([&](auto&... members) {
        [[maybe_unused]] std::size_t i = 0;
        (function(field_names<std::remove_const_t<Owner>>[i++], members), ...);
    });
}

}  // namespace hexwright
