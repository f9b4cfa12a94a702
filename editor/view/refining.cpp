#include "editor/view/refining.h"

#include <cmath>

#include <glm/gtc/constants.hpp>

namespace hexwright::view {
namespace {

// The digits of a number in this base, mirrored at the point: spread evenly over 0..1 however many there are.
float mirrored(int number, int base) {
    float result = 0, part = 1;
    for (; number > 0; number /= base) {
        part /= static_cast<float>(base);
        result += part * static_cast<float>(number % base);
    }
    return result;
}

}  // namespace

Pass pass_of(int number) {
    if (number == 0) return {};
    const float radius = std::sqrt(mirrored(number, 5)), angle = glm::two_pi<float>() * mirrored(number, 7);
    return {{mirrored(number, 2) - 0.5F, mirrored(number, 3) - 0.5F},
            {radius * std::cos(angle), radius * std::sin(angle)}};
}

}  // namespace hexwright::view
