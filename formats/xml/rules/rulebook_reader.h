// Reads words of the scenario language from elements, by the members that each word lists. Private to the readers of
// rules and of single words (rulebook_xml.cpp, word_xml.cpp).
#pragma once
#include "engine/scenario/words/word_type.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/word_reading.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

// Notes what is wrong with the path of its word and reads on with the next word.
class RulebookReader : public WordReading {
public:
    explicit RulebookReader(Holes holes = Holes::Refused, const std::string& path = {}) : WordReading(holes, path) {}

    bool read(const Node& node, AnyWord word);
    bool conditions(const Node& node, Conditions& conditions);  // From the element's children.
    // Puts the element into the list or optional, as its last part.
    bool add(const Node& child, std::string_view list, const PartsType& type, void* parts);
    bool set(const Node& node, const WordMember& member, void* value);

private:
    bool attributes(const Node& node, AnyWord word);
    bool whole(const Node& node, AnyWord word);  // No member is missing of several that could be given.
    bool children(const Node& node, AnyWord word);
    bool inside(const Node& child, AnyWord word);
    bool attribute(const Node& node, const WordMember& member, void* value);
    bool text_attribute(const Node& node, const WordMember& member, std::string& value);
    bool list_attribute(const Node& node, const WordMember& member, std::vector<std::string>& value);
};

bool may_hold(const PartsType& type, std::string_view element);

}  // namespace hexwright::xml
