#include "engine/game/event.h"

namespace hexwright::game {

Event::Event() = default;
Event::Event(const Event&) = default;
Event::Event(Event&&) noexcept = default;
Event& Event::operator=(const Event&) = default;
Event& Event::operator=(Event&&) noexcept = default;
Event::~Event() = default;

bool operator==(const Event& a, const Event& b) {
    return static_cast<const AnyEvent&>(a) == static_cast<const AnyEvent&>(b);
}

}  // namespace hexwright::game
