#include "formats/xml/scenario_upgrade.h"

#include "formats/room.h"

namespace hexwright::formats {

void upgrade(Scenario& scenario) {
    scenario.zones.change([](std::vector<Zone>& zones) {
        for (Zone& zone : zones) zone.conditions_do = ZoneConditions::Add;
    });
}

}  // namespace hexwright::formats
