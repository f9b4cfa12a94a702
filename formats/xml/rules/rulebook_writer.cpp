// Implements the writing functions of rulebook_xml.h.
#include "engine/scenario/campaign.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_writing.h"
#include "formats/xml/rules/rulebook_xml.h"

namespace hexwright::xml {

void RulebookWriter::open(AnyConstWord word) {
    out_.open(word.type->name);
    attributes(word);
}

void RulebookWriter::attributes(AnyConstWord word) {
    for (const WordMember& member : word.type->members) {
        if (member.type->parts) continue;
        if (const std::string text = written(*member.type, member.in(word.at)); !text.empty())
            out_.attribute(member.name, text);
    }
}

void RulebookWriter::inside(AnyConstWord word) {
    for (const WordMember& member : word.type->members)
        if (member.type->parts) write(*member.type->parts, member.in(word.at));
}

void RulebookWriter::write(AnyConstWord word) {
    open(word);
    inside(word);
    out_.close();
}

void RulebookWriter::write(const PartsType& type, const void* parts) {
    for (std::size_t i = 0, size = type.size(parts); i < size; ++i) write(type.part(parts, i));
}

namespace {

void open_with_all(XmlWriter& out, AnyConstWord word) {
    RulebookWriter writer(out);
    writer.open(word);
    writer.inside(word);
}

}  // namespace

void open_tally(XmlWriter& out, const DeclaredTally& tally) { open_with_all(out, any_word(tally)); }
void open_rule(XmlWriter& out, const Rule& rule) { open_with_all(out, any_word(rule)); }
void open_modifier(XmlWriter& out, const Modifier& modifier) { open_with_all(out, any_word(modifier)); }
void open_victory(XmlWriter& out, const Victory& victory) { RulebookWriter(out).open(any_word(victory)); }
void open_win(XmlWriter& out, const Win& win) { open_with_all(out, any_word(win)); }
void open_score(XmlWriter& out, const BonusPoints& score) { open_with_all(out, any_word(score)); }
void open_test(XmlWriter& out, const ScenarioTest& test) { open_with_all(out, any_word(test)); }
void open_puzzle(XmlWriter& out, const Puzzle& puzzle) { open_with_all(out, any_word(puzzle)); }
void write_conditions(XmlWriter& out, const Conditions& conditions) {
    RulebookWriter(out).write(parts_type<Conditions>(), &conditions);
}

}  // namespace hexwright::xml
