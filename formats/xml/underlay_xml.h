// The element <underlay level src opacity locked hidden> with its <pin x y at>s, read and written.
#pragma once
#include "engine/scenario/underlay.h"
#include "formats/xml/document.h"
#include "formats/xml/xml_writer.h"

namespace hexwright {

Result<Underlay> read_underlay(const Node& node);
void open_underlay(XmlWriter& out, const Underlay& underlay);  // with its pins; closing is the caller's

}  // namespace hexwright
