#include "formats/xml/catalogue/card_boxes_xml.h"

#include "embedded/data.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"

#include <algorithm>
#include <utility>

namespace hexwright::xml {

Result<std::vector<CardBox>> read_card_boxes(std::string_view xml, const std::string& file_name) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    std::vector<CardBox> boxes;
    Take take;
    bool ok = take(check_namespace(root, "card-boxes", "urn:hexwright:card-boxes:", 1)) &&
              take(root.only_attributes({"xmlns"})) && take(root.only_children({"box"}));
    for (const Node& node : root.children("box")) {
        CardBox box;
        ok = ok && take(node.only_attributes({"id", "name", "release"})) && take(node.nothing_inside()) &&
             take(box.id, node.id("id")) && take(box.name, node.text("name")) &&
             take(box.release, node.text_or("release", ""));
        if (!ok) break;
        boxes.push_back(std::move(box));
    }
    return take.give(ok, boxes);
}

const CardBox* shipped_card_box(std::string_view id) {
    static const std::vector<CardBox> boxes =
        read_card_boxes(embedded::card_boxes_xml(), "card_boxes.xml").value_or(std::vector<CardBox>{});
    const auto found = std::ranges::find(boxes, id, &CardBox::id);
    return found == boxes.end() ? nullptr : &*found;
}

}  // namespace hexwright::xml
