// How many wounds an attack takes in the mean, for players who weigh what they might do.
#pragma once

namespace hexwright {

// Expected wounds in thousandths of so many attack dice (a skull on one half) against so many defense dice (a shield on
// one third): by the exact odds. More than 16 dice count as 16, fewer than none as none.
int expected_wounds(int attack, int defense);

}  // namespace hexwright
