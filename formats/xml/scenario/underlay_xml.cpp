#include "formats/xml/scenario/underlay_xml.h"

#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"

namespace hexwright::xml {
namespace {

Result<Pin> read_pin(const Node& node) {
    Pin pin;
    Take take;
    const bool ok = take(node.only_attributes({"x", "y", "at"})) && take(node.nothing_inside()) &&
                    take(pin.x, node.integer("x", 0, max_picture_side)) &&
                    take(pin.y, node.integer("y", 0, max_picture_side)) && take(pin.at, node.hex("at"));
    return take.give(ok, pin);
}

bool read_yes(const Node& node, std::string_view attribute, bool& yes, Take& take) {
    std::size_t word = 0;
    if (node.has(attribute) && !take(word, node.one_of(attribute, {"no", "yes"}))) return false;
    yes = word == 1;
    return true;
}

}  // namespace

Result<Underlay> read_underlay(const Node& node) {
    Underlay underlay;
    Take take;
    const bool ok = take(node.only_attributes({"level", "src", "opacity", "locked", "hidden"})) &&
                    take(node.only_children({"pin"})) && take(underlay.level, node.integer("level", 1, max_level)) &&
                    take(underlay.src, node.file_name("src", max_picture_path)) &&
                    take(underlay.opacity, node.integer_or("opacity", least_opacity, 100, usual_opacity)) &&
                    read_yes(node, "locked", underlay.locked, take) && read_yes(node, "hidden", underlay.hidden, take);
    if (!ok) return failure(take.error());
    for (const Node& child : node.children()) {
        Pin pin;
        if (!take(pin, read_pin(child))) return failure(take.error());
        underlay.pins.push_back(pin);
        if (underlay.pins.size() > most_pins) break;
    }
    if (!pins_fit(underlay.pins))
        return failure(node.error({"scenario.pins", {{"least", least_pins}, {"most", most_pins}}}));
    return underlay;
}

void open_underlay(XmlWriter& out, const Underlay& underlay) {
    out.open("underlay");
    out.attribute("level", underlay.level);
    out.attribute("src", underlay.src);
    if (underlay.opacity != usual_opacity) out.attribute("opacity", underlay.opacity);
    if (underlay.locked) out.attribute("locked", "yes");
    if (underlay.hidden) out.attribute("hidden", "yes");
    for (const Pin& pin : underlay.pins) {
        out.open("pin");
        out.attribute("x", pin.x);
        out.attribute("y", pin.y);
        out.attribute("at", to_text(pin.at));
        out.close();
    }
}

}  // namespace hexwright::xml
