// Scenarios written down in a test, with a few grass tiles to stand on.
#pragma once
#include "engine/scenario/word_tree.h"
#include "formats/telling/words.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright::testing {

// The file with these sections behind its battlefield of four tiles; the last is named old-bridge.
inline std::string scenario_file(const std::string& sections) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" "
           "edition=\"master-2007\">\n  <battlefield>\n    <level number=\"1\">\n"
           "      <piece kind=\"grass-1\" at=\"0,0\"/>\n      <piece kind=\"grass-1\" at=\"1,0\"/>\n"
           "      <piece kind=\"grass-1\" at=\"2,0\"/>\n      <piece kind=\"grass-1\" at=\"3,0\" "
           "name=\"old-bridge\"/>\n"
           "    </level>\n  </battlefield>\n" +
           sections + "</scenario>\n";
}

inline Scenario scenario_of(const std::string& file) {
    const auto read = read_scenario(file, "a.xml", shipped(), Holes::Kept);
    INFO((read ? "" : describe(read.error(), english())));
    REQUIRE(read);
    return read->scenario;
}

inline WordPath path_in(const Scenario& scenario, const std::string& text) {
    const auto path = path_from(text, tree_of(scenario));
    INFO(text);
    REQUIRE(path);
    return *path;
}

}  // namespace hexwright::testing
