// <setup> of a scenario file: the players of one number of players, their armies and where they start.
#pragma once
#include "engine/scenario/setup.h"
#include "formats/xml/attributes.h"
#include "formats/xml/document.h"
#include "formats/xml/xml_writer.h"

namespace hexwright {

Result<Setup> read_setup(const Node& node);  // its players sorted by number; as many as it says, each once

// Opens the element and writes what is inside; closing is the caller's.
void open_setup(XmlWriter& out, const Setup& setup);

std::vector<ListedElement> setup_elements();  // types of scenario.xsd with their attributes, for its test

}  // namespace hexwright
