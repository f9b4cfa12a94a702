// Writes words of the scenario language as elements, by the members that each word lists. Private to the writers of
// rules, campaigns and single words.
#pragma once
#include "engine/scenario/words/word_type.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"

namespace hexwright::xml {

class RulebookWriter {
public:
    explicit RulebookWriter(XmlWriter& out) : out_(out) {}

    void open(AnyConstWord word);
    void attributes(AnyConstWord word);
    void inside(AnyConstWord word);
    void write(AnyConstWord word);
    void write(const PartsType& type, const void* parts);

private:
    XmlWriter& out_;
};

}  // namespace hexwright::xml
