// The <setup> element of a scenario file: one setup's players, their armies and where they start.
#pragma once
#include "engine/scenario/setup.h"
#include "formats/xml/elements/attributes.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"

namespace hexwright::xml {

// Players are sorted by number and checked: as many as announced, each number once.
Result<Setup> read_setup(const Node& node);

// Why no file could hold the setup, in the words of reading one.
std::optional<Refusal> unwritable(const Setup& setup);

// Opens the element and writes its contents; the caller closes it.
void open_setup(XmlWriter& out, const Setup& setup);

// Types of scenario.xsd with their attributes, for its test.
std::vector<ListedElement> setup_elements();

}  // namespace hexwright::xml
