#include "formats/xml/rules/rulebook_reader.h"

#include "engine/core/visit.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario_words.h"

#include <algorithm>
#include <utility>

namespace hexwright::xml {

bool may_hold(const PartsType& type, std::string_view element) { return std::ranges::count(type.names, element) > 0; }

bool RulebookReader::read(const Node& node, AnyWord word) {
    if (!begin_word(node)) return false;
    const bool attributes_fine = attributes(node, word);
    const bool children_fine = children(node, word);
    return attributes_fine && whole(node, word) && children_fine;
}

bool RulebookReader::conditions(const Node& node, Conditions& conditions) {
    ZoneWords zone;
    const bool ok = children(node, any_word(zone));
    conditions = std::move(zone.conditions);
    return ok;
}

// ---- child elements

bool RulebookReader::children(const Node& node, AnyWord word) {
    return each_child(node, word.type->elements, [&](const Node& child) { return inside(child, word); });
}

// Puts the element into the first list or optional that may hold it.
bool RulebookReader::inside(const Node& child, AnyWord word) {
    for (const WordMember& member : word.type->members)
        if (member.type->parts && may_hold(*member.type->parts, child.name()))
            return add(child, member.name, *member.type->parts, member.in(word.at));
    return false;
}

// A word that is wrong stands in its list nevertheless, so that the others keep their places.
bool RulebookReader::add(const Node& child, std::string_view list, const PartsType& type, void* parts) {
    const std::size_t index = type.size(parts);
    enter(list, child, type.one ? 0 : index);
    bool ok = false;
    if (type.one && index > 0) ok = fail(child.error({"xml.element-twice", {{"element", child.name()}}}));
    else {
        const auto which = std::ranges::find(type.names, child.name()) - type.names.begin();
        const AnyWord word = type.add(parts, static_cast<std::size_t>(which));
        if (int* const line = type.line(parts, index)) *line = line_of(child);
        ok = read(child, word);
    }
    leave();
    return ok;
}

// ---- attributes

bool RulebookReader::attributes(const Node& node, AnyWord word) {
    const WordType& type = *word.type;
    NamesOfWords of_file;
    if (&type == &word_type<Campaign>()) {  // The only word that is a file of its own.
        of_file = type.attributes;
        of_file.push_back("xmlns");
    }
    bool ok = only_attributes(node, of_file.empty() ? type.attributes : of_file);
    const bool all = ok && holes() == Holes::Refused;  // A misspelt attribute is not missing, too.
    for (const WordMember& member : type.members)
        if (!member.type->parts && (all || node.has(member.name))) ok = set(node, member, member.in(word.at)) && ok;
    return ok;
}

// What stands inside the element may make up for an attribute.
bool RulebookReader::whole(const Node& node, AnyWord word) {
    if (!word.type->lacks || holes() != Holes::Refused) return true;
    const std::string_view missing = word.type->lacks(word.at);
    return missing.empty() || lacking(node, missing);
}

bool RulebookReader::set(const Node& node, const WordMember& member, void* value) {
    at_member(member.name);
    const bool ok = (!node.has(member.name) && !member.type->required) || attribute(node, member, value);
    at_member({});
    return ok;
}

bool RulebookReader::attribute(const Node& node, const WordMember& member, void* value) {
    const MemberType& type = *member.type;
    bool ok = false;
    const auto from = [&](int& number_read) { return number(node, member.name, type.low, type.high, number_read); };
    with_value(type.stored, value,
               Overloaded{[&](std::string& text_read) { ok = text_attribute(node, member, text_read); },
                          [&](std::vector<std::string>& words) { ok = list_attribute(node, member, words); },
                          [&](int& number_read) { ok = from(number_read); },
                          [&](std::optional<int>& number_read) { ok = from(number_read.emplace()); },
                          [&](unsigned char& chosen) {
                              std::size_t which = chosen;
                              ok = choice(node, member.name, type.words, which);
                              chosen = static_cast<unsigned char>(which);
                          },
                          [&](std::optional<Space>& at) { ok = space(node, member.name, at); },
                          [&](std::uint64_t& seed_read) { ok = seed(node, member.name, seed_read); }});
    return ok;
}

bool RulebookReader::text_attribute(const Node& node, const WordMember& member, std::string& value) {
    const std::string_view name = member.name;
    switch (member.type->kind) {
        case SlotKind::Phrase:
            return text(node, name, value);
        case SlotKind::Check:
            return check(node, name, value);
        case SlotKind::Actor:
        case SlotKind::CardInPlay:
            return actor(node, name, value);
        case SlotKind::NamedSpace:
            return node.has(name) && space_from(*node.raw(name)) ? text(node, name, value) : id(node, name, value);
        default:
            return id(node, name, value);
    }
}

bool RulebookReader::list_attribute(const Node& node, const WordMember& member, std::vector<std::string>& value) {
    if (member.type->kind == SlotKind::Faces) return faces(node, member.name, value);
    if (member.type->kind == SlotKind::Way) return path(node, member.name, value);
    return markers(node, member.name, value);
}

}  // namespace hexwright::xml
