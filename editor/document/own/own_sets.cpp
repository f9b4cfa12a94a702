#include "editor/document/own/own_sets.h"

#include "editor/document/own/catalogue_text.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"

#include <algorithm>

namespace hexwright::document {

namespace {

Result<void> may_be_made(const OwnSet& set, const Catalogue& catalogue) {
    if (set.name.find_first_not_of(' ') == std::string::npos || first_bad_byte(set.name) != std::string::npos)
        return failure(Message{"own-sets.no-name"});
    if (set.name.find_first_of("\r\n\t") != std::string::npos || character_count(set.name) > max_text)
        return failure(Message{"collections.long-name", {{"most", max_text}}});
    if (std::ranges::count(catalogue.sets(), set.name, &ProductSet::name) > 0)
        return failure(Message{"own-sets.name-taken", {{"name", set.name}}});
    if (set.items.empty()) return failure(Message{"own-sets.nothing"});
    return {};
}

std::string element_of(const OwnSet& set, const std::string& id, const Catalogue& catalogue) {
    XmlWriter out;
    out.open("set");
    out.attribute("id", id);
    out.attribute("name", set.name);
    out.attribute("for-sale", "no");
    for (const LooseItem& item : set.items) {
        out.open("item");
        out.attribute("id", catalogue[item.item].id);
        out.attribute("count", item.count);
        out.close();
    }
    out.close();
    return as_entry(out.take());
}

}  // namespace

Result<std::string> with_own_set(const std::string& xml, const std::string& file_name, const OwnSet& set,
                                 const Catalogue& catalogue) {
    if (const auto may = may_be_made(set, catalogue); !may) return failure(may.error());
    auto text = CatalogueText::of(xml, file_name);
    if (!text) return failure(std::move(text.error()));
    const Catalogue shipped = shipped_catalogue();
    if (const auto known = read_catalogue(text->text(), file_name, shipped); !known) return failure(known.error());
    const std::string id = id_for(set.name, "set-", "own-set",
                                  [&](const std::string& wanted) { return catalogue.set(wanted).has_value(); });
    text->add(element_of(set, id, catalogue));
    const auto read = read_catalogue(text->text(), file_name, shipped);
    if (!read || !read->set(id)) return failure(Message{"own-sets.no-place", {{"file", file_name}}});
    return text->text();
}

}  // namespace hexwright::document
