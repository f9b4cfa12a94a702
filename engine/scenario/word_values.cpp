// How the words of a list are copied, moved, compared and let go: once here, for each form. They have dozens of
// alternatives that contain one another, which each source that holds a rulebook would compile for itself.
#include "engine/scenario/bound.h"
#include "engine/scenario/bound_trial.h"
#include "engine/scenario/effect.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/trial.h"

#include <memory>
#include <type_traits>
#include <utility>

namespace hexwright::scenario {

template <class Words>
OneWord<Words>::OneWord() = default;
template <class Words>
OneWord<Words>::OneWord(Kind word, int at_line) : is(std::move(word)), line(at_line) {}
template <class Words>
OneWord<Words>::OneWord(const OneWord&) = default;
template <class Words>
OneWord<Words>::OneWord(OneWord&&) noexcept = default;
// Assigning makes the word anew, so that no alternative needs an assignment of its own: a quarter less to compile.
template <class Words>
OneWord<Words>& OneWord<Words>::operator=(const OneWord& other) {
    OneWord copy(other);
    return *this = std::move(copy);
}
template <class Words>
OneWord<Words>& OneWord<Words>::operator=(OneWord&& other) noexcept {
    static_assert(std::is_nothrow_move_constructible_v<Kind>, "Nothing may be left destroyed.");
    if (this == &other) return *this;
    std::destroy_at(&is);
    std::construct_at(&is, std::move(other.is));
    line = other.line;
    return *this;
}
template <class Words>
OneWord<Words>::~OneWord() = default;
template <class Words>
bool OneWord<Words>::operator==(const OneWord& other) const {
    return is == other.is;
}

template struct OneWord<amount>;
template struct OneWord<condition>;
template struct OneWord<effect>;
template struct OneWord<modifier>;
template struct OneWord<trial>;
template struct OneWord<bound::amount>;
template struct OneWord<bound::condition>;
template struct OneWord<bound::effect>;
template struct OneWord<bound::modifier>;
template struct OneWord<bound::trial>;

}  // namespace hexwright::scenario
