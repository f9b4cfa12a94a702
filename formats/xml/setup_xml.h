// The <setup> element of a scenario file: one setup's players, their armies and where they start.
#pragma once
#include "engine/scenario/setup.h"
#include "formats/room.h"
#include "formats/xml/attributes.h"
#include "formats/xml/document.h"
#include "formats/xml/xml_writer.h"

namespace hexwright::formats {

// Players are sorted by number and checked: as many as announced, each number once.
Result<Setup> read_setup(const Node& node);

// Why no file could hold the setup, in the words of reading one.
std::optional<Refusal> unwritable(const Setup& setup);

// Opens the element and writes its contents; the caller closes it.
void open_setup(XmlWriter& out, const Setup& setup);

// Types of scenario.xsd with their attributes, for its test.
std::vector<ListedElement> setup_elements();

}  // namespace hexwright::formats
