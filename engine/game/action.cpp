#include "engine/game/action.h"

namespace hexwright::game {

Action::Action() = default;
Action::Action(const Action&) = default;
Action::Action(Action&&) noexcept = default;
Action& Action::operator=(const Action&) = default;
Action& Action::operator=(Action&&) noexcept = default;
Action::~Action() = default;

bool operator==(const Action& a, const Action& b) {
    return static_cast<const AnyAction&>(a) == static_cast<const AnyAction&>(b);
}
std::strong_ordering operator<=>(const Action& a, const Action& b) {
    if (a.index() != b.index()) return a.index() <=> b.index();
    if (const auto* move = std::get_if<Move>(&a)) return *move <=> std::get<Move>(b);  // As nearly all are.
    return static_cast<const AnyAction&>(a) <=> static_cast<const AnyAction&>(b);
}

}  // namespace hexwright::game
