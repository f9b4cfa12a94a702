// House rules: an edition with some of its rules changed, as a file (namespace urn:hexwright:rules:1), inside a record
// or, as <house-rules>, inside a scenario.
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
#include "engine/rules/house_rules.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

Result<Rules> read_rules(std::string_view xml, const std::string& file_name, const Catalogue& catalogue);
std::string write_rules(const Rules& rules);  // Writes the differences from its edition.

Result<Rules> read_rules_element(const Node& node, const Catalogue& catalogue);  // Accepts any namespace.
void write_rules_element(XmlWriter& out, const Rules& rules, bool with_namespace);

// As they stand inside of a scenario, whose edition they change: what is left out is empty.
struct WrittenRules {
    std::string id{}, based_on{};
    std::vector<RuleSetting> settings{};
};
Result<WrittenRules> read_house_rules(const Node& node, const Catalogue& catalogue);
void open_house_rules(XmlWriter& out, const Rules& rules);  // <house-rules> with its contents, still open.

std::vector<std::string> rule_names();          // "climb-own-height" and so on, in the order of the fields.
std::vector<std::string> terrain_attributes();  // Attributes of <terrain> except its id.

}  // namespace hexwright::xml
