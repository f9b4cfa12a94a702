#include "engine/rules/falling.h"

namespace hexwright::rules {

Fall fall_of(int drop, int height, const Rules& rules) {
    if (!rules.falls || drop < height || drop <= 0) return Fall::None;
    if (rules.extreme_fall && drop >= height + 20) return Fall::Extreme;
    return drop >= height + 10 ? Fall::Major : Fall::Minor;
}

int fall_dice(Fall fall, const Rules& rules) {
    if (fall == Fall::Minor) return 1;
    return fall == Fall::Major ? rules.major_fall_dice : 0;
}

}  // namespace hexwright::rules
