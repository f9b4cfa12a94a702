#include "formats/xml/scenario/templates_xml.h"

#include "embedded/data.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"

#include <cassert>

namespace hexwright::xml {

Message name_of(const Template& chosen) { return {"template." + chosen.id}; }
Message note_of(const Template& chosen) { return {"template-note." + chosen.id}; }

Result<std::vector<Template>> read_templates(std::string_view xml, const std::string& file_name,
                                             const Catalogue& catalogue) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    Take take;
    if (!take(check_namespace(root, "templates", "urn:hexwright:templates:", 1)) ||
        !take(root.only_attributes({"xmlns"})) || !take(root.only_children({"template"})))
        return failure(take.error());
    std::vector<Template> templates;
    for (const Node& node : root.children()) {
        Template each;
        if (!take(node.only_attributes({"id"})) || !take(each.id, node.id("id")) ||
            !take(each.edits, read_edits_in(node, catalogue)))
            return failure(take.error());
        templates.push_back(std::move(each));
    }
    return templates;
}

std::vector<Template> shipped_templates(const Catalogue& catalogue) {
    auto templates = read_templates(embedded::templates_xml(), "templates.xml", catalogue);
    assert(templates && "our own templates can be read");
    return templates ? std::move(*templates) : std::vector<Template>{};
}

}  // namespace hexwright::xml
