#include "editor/document/edit_bounds.h"

#include "engine/scenario/places.h"
#include "formats/paper/sheet/palette.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hexwright::document {
namespace {

using MaybeRefusal = std::optional<Refusal>;

MaybeRefusal not_text(const std::string& text) {
    if (first_bad_byte(text) == std::string::npos) return {};
    return Refusal{{"refused.not-text", {{"text", shortened(text.substr(0, first_bad_byte(text)))}}}};
}

MaybeRefusal bad_word(const std::string& word) {  // Checks ids and uses.
    if (is_id(word)) return {};
    return Refusal{
        {"refused.not-an-id", {{"word", shortened(word.substr(0, first_bad_byte(word)))}, {"most", max_text}}}};
}

bool can_be_written(Space at) { return in_bounds(at.at) && at.level >= 1 && at.level <= max_level; }

Message outside(const char* id, Space at) {
    return {id, {{"at", to_text(at)}, {"furthest", max_coordinate}, {"highest", max_level}}};
}

MaybeRefusal bad_zone(const Zone& zone) {
    if (auto refused = bad_word(zone.id)) return refused;
    if (!zone.use.empty())
        if (auto refused = bad_word(zone.use)) return refused;
    if (!zone.color.empty() && player_number(zone.color) == 0)
        return Refusal{{"refused.zone-colour", {{"zone", zone.id}, {"colour", shortened(zone.color)}}}};
    if (zone.size && (*zone.size < 0 || *zone.size > static_cast<int>(max_size_of_zone)))
        return Refusal{{"refused.zone-size", {{"zone", zone.id}, {"most", max_size_of_zone}}}};
    if (zone.spaces.size() > max_size_of_zone)
        return Refusal{{"refused.zone-too-large",
                        {{"zone", zone.id}, {"spaces", zone.spaces.size()}, {"most", max_size_of_zone}}}};
    for (const Space space : zone.spaces)
        if (!can_be_written(space)) {
            Message reason = outside("refused.zone-outside", space);
            reason.arguments.emplace_back("zone", zone.id);
            return Refusal{std::move(reason)};
        }
    return {};
}

}  // namespace

std::optional<Refusal> name_out_of_bounds(const std::string& name) {
    if (auto refused = not_text(name)) return refused;
    const auto control = std::ranges::find_if(name, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    if (control != name.end())
        return Refusal{{"refused.not-one-line", {{"text", shortened(std::string(name.begin(), control))}}}};
    const std::size_t length = character_count(name);
    if (length <= max_text) return {};
    return Refusal{{"refused.name-too-long", {{"most", max_text}, {"length", length}}}};
}

std::optional<Refusal> piece_name_out_of_bounds(const std::string& name) { return bad_word(name); }

std::optional<Refusal> out_of_bounds(const SetLimit& set, const Catalogue& catalogue) {
    const auto beyond = [](int count, int most, const std::string& name) -> std::optional<Refusal> {
        if (count >= 1 && count <= most) return {};
        return Refusal{{"refused.count", {{"count", count}, {"what", name}, {"most", most}}}};
    };
    for (const SetCount& row : set.limit.sets)
        if (auto refused = beyond(row.count, max_set_count, catalogue[row.set].name)) return refused;
    for (const LooseItem& row : set.limit.items)
        if (auto refused = beyond(row.count, max_item_count, catalogue[row.item].name)) return refused;
    return {};
}

std::optional<Refusal> out_of_bounds(const SetAbout& set) {
    for (const std::string* name : {&set.about.title, &set.about.author, &set.battlefield_name})
        if (auto refused = name_out_of_bounds(*name)) return refused;
    if (auto refused = not_text(set.about.story)) return refused;
    const std::size_t length = character_count(set.about.story);
    if (length <= max_story) return {};
    return Refusal{{"refused.story-too-long", {{"most", max_story}, {"length", length}}}};
}

std::optional<Refusal> out_of_bounds(const std::vector<Zone>& zones) {
    if (zones.size() > max_zones) return Refusal{{"refused.too-many-zones", {{"most", max_zones}}}};
    std::set<std::string_view> ids;
    for (const Zone& zone : zones) {
        if (auto refused = bad_zone(zone)) return refused;
        if (!ids.insert(zone.id).second) return Refusal{{"refused.zone-twice", {{"zone", zone.id}}}};
    }
    return {};
}

std::optional<Refusal> out_of_bounds(const std::vector<Glyph>& glyphs, const Catalogue& catalogue) {
    if (glyphs.size() > max_glyphs) return Refusal{{"refused.too-many-glyphs", {{"most", max_glyphs}}}};
    for (const Glyph& glyph : glyphs) {
        if (!can_be_written(glyph.at)) return Refusal{outside("refused.glyph-outside", glyph.at)};
        if (!glyph.id.empty() && !catalogue.glyph(glyph.id))
            return Refusal{{"refused.no-such-glyph", {{"glyph", shortened(glyph.id)}}}};
    }
    return {};
}

std::optional<Refusal> out_of_bounds(const Scenario& scenario, const Catalogue& catalogue) {
    if (auto refused = out_of_bounds(*scenario.zones)) return refused;
    if (auto refused = out_of_bounds(*scenario.glyphs, catalogue)) return refused;
    std::vector<Space> places = places_of(scenario, WhichPlaces::BesideZonesAndGlyphs);
    for (const Underlay& underlay : *scenario.underlays)
        for (const Pin& pin : underlay.pins) places.push_back({pin.at, 1});
    const auto outside_all = std::ranges::find_if_not(places, can_be_written);
    if (outside_all == places.end()) return {};
    return Refusal{outside("refused.place-outside", *outside_all)};
}

}  // namespace hexwright::document
