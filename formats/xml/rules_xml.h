// House rules: an edition with some of its rules changed, as a file (namespace urn:hexwright:rules:1) or inside a
// record.
//
//     <rules xmlns="urn:hexwright:rules:1" id="friday-club" based-on="master-2007">
//       Any field of Rules, its name with dashes:
//       <set rule="climb-own-height" is="yes"/> <set rule="road-bonus" is="4"/>
//       Changed effects of a terrain's ground:
//       <terrain id="snow" cost="2"/>
//       The height that an obstacle counts:
//       <obstacle kind="ruin-2" inside="6" outside="6"/>
//     </rules>
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/rules/edition.h"
#include "formats/room.h"
#include "formats/xml/document.h"
#include "formats/xml/xml_writer.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::formats {

Result<Rules> read_rules(std::string_view xml, const std::string& file_name, const Catalogue& catalogue);
std::string write_rules(const Rules& rules);  // Writes the differences from its edition.

Result<Rules> read_rules_element(const Node& node, const Catalogue& catalogue);  // Accepts any namespace.
void write_rules_element(XmlWriter& out, const Rules& rules, bool with_namespace);

std::vector<std::string> rule_names();          // "climb-own-height" and so on, in the order of the fields.
std::vector<std::string> terrain_attributes();  // Attributes of <terrain> except its id.

}  // namespace hexwright::formats
