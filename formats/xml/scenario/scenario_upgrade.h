// Gives a scenario that was read from a file of version 1 the meaning that it had there, in the words of the newest
// version. What changed since version 1:
// - A zone that lists spaces and holds conditions says how the two go together; in version 1 it was always both.
// - <if> asks about the nearest figure; in version 1 it asked about the figure of the rule's event wherever it stood.
// - What a test gives holds before the rules with which the game opens; in version 1 they had run before it was set.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario.h"
#include "formats/xml/room.h"

namespace hexwright::xml {

void upgrade(Scenario& scenario);
void upgrade(Campaign& campaign);

}  // namespace hexwright::xml
