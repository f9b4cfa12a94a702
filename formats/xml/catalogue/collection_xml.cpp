#include "formats/xml/catalogue/collection_xml.h"

#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"
#include "formats/xml/scenario/scenario_parts.h"

namespace hexwright::xml {
namespace {

void write_count(XmlWriter& out, std::string_view element, const std::string& id, int count) {
    out.open(element);
    out.attribute("id", id);
    out.attribute("count", count);
    out.close();
}

}  // namespace

Result<Collection> read_collection(std::string_view xml, const std::string& file_name, const Catalogue& catalogue) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    Collection collection;
    Take take;
    const bool ok = take(check_namespace(root, "collection", "urn:hexwright:collection:", 1)) &&
                    take(root.only_attributes({"xmlns", "name"})) && take(collection.name, root.text("name")) &&
                    take(collection.owned, read_holding(root, catalogue));
    return take.give(ok, collection);
}

std::string write_collection(const Collection& collection, const Catalogue& catalogue) {
    XmlWriter out;
    out.open("collection");
    out.attribute("xmlns", "urn:hexwright:collection:1");
    out.attribute("name", collection.name);
    for (const SetCount& box : collection.owned.sets) write_count(out, "set", catalogue[box.set].id, box.count);
    for (const LooseItem& loose : collection.owned.items)
        write_count(out, "item", catalogue[loose.item].id, loose.count);
    out.close();
    return out.take();
}

}  // namespace hexwright::xml
