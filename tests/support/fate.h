// A scenario that one roll of the d20 decides before the first round: player 1 wins from 1 to a number, otherwise
// player
// 2. So it is known what makes it even.
#pragma once
#include <string>

namespace hexwright::testing {

// The number is the knob "rule:fate/effects[0]/cases[0].to".
inline std::string fate_file(int number, const std::string& more_of_rule = {}) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"fate\" edition=\"master-2007\">\n"
           "  <about title=\"Fate\"/>\n"
           "  <battlefield>\n"
           "    <level number=\"1\">\n"
           "      <piece kind=\"grass-1\" at=\"0,0\"/>\n      <piece kind=\"grass-1\" at=\"1,0\"/>\n"
           "      <piece kind=\"grass-1\" at=\"2,0\"/>\n      <piece kind=\"grass-1\" at=\"3,0\"/>\n"
           "      <piece kind=\"grass-1\" at=\"0,1\"/>\n      <piece kind=\"grass-1\" at=\"1,1\"/>\n"
           "    </level>\n"
           "  </battlefield>\n"
           "  <zones>\n"
           "    <zone id=\"red\" use=\"start\" color=\"red\" spaces=\"0,0,1 0,1,1\"/>\n"
           "    <zone id=\"blue\" use=\"start\" color=\"blue\" spaces=\"3,0,1\"/>\n"
           "  </zones>\n"
           "  <setups>\n"
           "    <setup players=\"2\">\n"
           "      <player number=\"1\">\n        <army>\n          <card id=\"marro-drudge\">\n"
           "            <figure at=\"0,0,1\"/>\n          </card>\n        </army>\n      </player>\n"
           "      <player number=\"2\" zone=\"blue\">\n        <army>\n          <card id=\"sonlen\"/>\n"
           "        </army>\n      </player>\n"
           "    </setup>\n"
           "  </setups>\n"
           "  <round-track rounds=\"4\"/>\n"
           "  <rules>\n"
           "    <rule id=\"fate\">\n"
           "      <on event=\"setup-done\"/>\n"
           "      <roll>\n"
           "        <case from=\"1\" to=\"" +
           std::to_string(number) +
           "\">\n          <end winner=\"1\"/>\n        </case>\n"
           "        <case from=\"1\" to=\"20\">\n          <end winner=\"2\"/>\n        </case>\n"
           "      </roll>\n" +
           more_of_rule +
           "    </rule>\n"
           "    <rule id=\"relief\">\n"
           "      <on event=\"round-start\" from=\"2\" to=\"3\"/>\n"
           "      <arrive player=\"1\" card=\"drake-sotm\" zone=\"red\"/>\n"
           "    </rule>\n"
           "  </rules>\n"
           "</scenario>\n";
}

}  // namespace hexwright::testing
