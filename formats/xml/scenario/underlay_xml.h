// Reads and writes the element <underlay level src opacity locked hidden> with its <pin x y at> children.
#pragma once
#include "engine/scenario/underlay.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"

namespace hexwright::xml {

Result<Underlay> read_underlay(const Node& node);
void open_underlay(XmlWriter& out, const Underlay& underlay);  // Writes its pins too; the caller closes it.

}  // namespace hexwright::xml
