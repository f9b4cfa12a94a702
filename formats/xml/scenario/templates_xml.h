// Templates for people who write scenarios: named lists of edits with holes (formats/data/templates.xml, namespace
// urn:hexwright:templates:1). editor/document/edits/templates.h makes an edit of one.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "formats/xml/room.h"
#include "formats/xml/scenario/edits_xml.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

struct Template {
    std::string id;  // For example "flood".
    std::vector<WrittenEdit> edits{};
};
Message name_of(const Template& chosen);
Message note_of(const Template& chosen);  // What it does, in one sentence.

Result<std::vector<Template>> read_templates(std::string_view xml, const std::string& file_name,
                                             const Catalogue& catalogue);
std::vector<Template> shipped_templates(const Catalogue& catalogue);

}  // namespace hexwright::xml
