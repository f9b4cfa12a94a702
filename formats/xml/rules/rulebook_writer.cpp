// Implements the writing functions of rulebook_xml.h.
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_writing.h"
#include "formats/xml/rules/rulebook_xml.h"

namespace hexwright::xml {
namespace {

template <HasFields Word>
void open_with_all(XmlWriter& out, const Word& word) {
    RulebookWriter writer(out);
    writer.open(word);
    writer.inside(word);
}

}  // namespace

void open_tally(XmlWriter& out, const DeclaredTally& tally) { open_with_all(out, tally); }
void open_rule(XmlWriter& out, const Rule& rule) { open_with_all(out, rule); }
void open_modifier(XmlWriter& out, const Modifier& modifier) { open_with_all(out, modifier); }
void open_victory(XmlWriter& out, const Victory& victory) { RulebookWriter(out).open(victory); }
void open_win(XmlWriter& out, const Win& win) { open_with_all(out, win); }
void open_score(XmlWriter& out, const BonusPoints& score) { open_with_all(out, score); }
void open_test(XmlWriter& out, const ScenarioTest& test) { open_with_all(out, test); }
void open_puzzle(XmlWriter& out, const Puzzle& puzzle) { open_with_all(out, puzzle); }
void write_conditions(XmlWriter& out, const Conditions& conditions) { RulebookWriter(out).write(conditions); }

}  // namespace hexwright::xml
