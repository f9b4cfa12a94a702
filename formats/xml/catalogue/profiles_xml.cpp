#include "formats/xml/catalogue/profiles_xml.h"

#include "embedded/data.h"
#include "engine/core/suggest.h"
#include "engine/core/text.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/games/thresholds_xml.h"
#include "formats/xml/room.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <cassert>

namespace hexwright::xml {
namespace {

constexpr int most_boxes = 1000;

Refusal unknown_thing(const Node& node, std::string_view attribute, const char* what, const std::string& id,
                      const std::vector<std::string>& known) {
    const auto meant = nearest(id, known);
    Message words{meant ? "catalogue.unknown-near" : "catalogue.unknown", {{"what", what}, {"id", id}}};
    if (meant) words.arguments.emplace_back("suggestion", *meant);
    return node.error_at(attribute, std::move(words));
}

Result<std::vector<SetKind>> sets_in(const Node& node, std::string_view attribute, const Catalogue& catalogue) {
    const auto text = node.text_or(attribute, "", max_set_list);
    if (!text) return failure(text.error());
    std::vector<SetKind> sets;
    for (const std::string& id : words_in(*text)) {
        const auto set = catalogue.set(id);
        if (set) {
            sets.push_back(*set);
            continue;
        }
        std::vector<std::string> known;
        for (const ProductSet& each : catalogue.sets()) known.push_back(each.id);
        return failure(unknown_thing(node, attribute, "set", id, known));
    }
    return sets;
}

// Replaces the entry with the same id, or appends.
template <class T>
void put(std::vector<T>& list, T value) {
    const auto known = std::ranges::find(list, value.id, &T::id);
    if (known != list.end()) *known = std::move(value);
    else list.push_back(std::move(value));
}

Result<SetGroup> read_group(const Node& node, const Catalogue& catalogue) {
    SetGroup group;
    Take take;
    const bool ok = take(node.only_attributes({"id", "name", "sets"})) && take(node.nothing_inside()) &&
                    take(group.id, node.id("id")) && take(group.name, node.text("name")) &&
                    take(group.sets, sets_in(node, "sets", catalogue));
    return take.give(ok, group);
}

Result<ProfileRow> read_row(const Node& node, const std::vector<SetGroup>& groups, const Catalogue& catalogue) {
    ProfileRow row;
    std::string id;
    std::vector<SetKind> without;
    Take take;
    const bool ok = take(node.only_attributes({"group", "least", "most", "without"})) && take(node.nothing_inside()) &&
                    take(id, node.id("group")) && take(row.least, node.integer_or("least", 0, most_boxes, 0)) &&
                    take(row.most, node.integer("most", row.least, most_boxes)) &&
                    take(without, sets_in(node, "without", catalogue));
    if (!ok) return take.give(ok, row);
    const auto group = std::ranges::find(groups, id, &SetGroup::id);
    if (group == groups.end()) {
        std::vector<std::string> known;
        for (const SetGroup& each : groups) known.push_back(each.id);
        return failure(unknown_thing(node, "group", "group", id, known));
    }
    row.group = group->name;
    for (const SetKind set : group->sets)
        if (std::ranges::find(without, set) == without.end()) row.sets.push_back(set);
    return row;
}

Result<Profile> read_profile(const Node& node, const std::vector<SetGroup>& groups, const Catalogue& catalogue) {
    Profile profile;
    std::size_t loose = 0;
    Take take;
    bool ok = take(node.only_attributes({"id", "name", "loose"})) && take(node.only_children({"from", "threshold"})) &&
              take(profile.id, node.id("id")) && take(profile.name, node.text("name"));
    if (ok && node.has("loose")) ok = take(loose, node.one_of("loose", {"no", "yes"}));
    profile.loose = loose == 1;
    for (const Node& child : node.children("from")) {
        ProfileRow row;
        if (!ok) break;
        if (profile.rows.size() >= max_profile_rows)
            return failure(child.error({"profile.too-many-rows", {{"limit", max_profile_rows}}}));
        ok = take(row, read_row(child, groups, catalogue));
        profile.rows.push_back(std::move(row));
    }
    ok = ok && take(profile.thresholds, read_contest_thresholds(node));
    return take.give(ok, profile);
}

}  // namespace

Result<Profiles> read_profiles(std::string_view xml, const std::string& file_name, const Catalogue& catalogue,
                               Profiles base) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    Take take;
    bool ok = take(check_namespace(root, "profiles", "urn:hexwright:profiles:", 1)) &&
              take(root.only_attributes({"xmlns"})) && take(root.only_children({"group", "profile"}));
    if (!ok) return take.give(ok, base);
    for (const Node& node : root.children("group")) {
        SetGroup group;
        if (!take(group, read_group(node, catalogue))) return take.give(false, base);
        put(base.groups, std::move(group));
    }
    for (const Node& node : root.children("profile")) {
        Profile profile;
        if (!take(profile, read_profile(node, base.groups, catalogue))) return take.give(false, base);
        put(base.all, std::move(profile));
    }
    return base;
}

Profiles shipped_profiles(const Catalogue& catalogue) {
    auto read = read_profiles(embedded::contest_profiles_xml(), "contest_profiles.xml", catalogue);
    return read ? std::move(*read) : Profiles{};
}

}  // namespace hexwright::xml
