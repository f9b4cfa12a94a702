// Any bytes read as edits give an error with a sentence and a place, or edits that are applied to a map, or refused
// with a sentence. The map that they make can be written and read, and undoing brings the old one back.
#include "editor/document/document.h"
#include "editor/document/edits/written.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/edits_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace hexwright;
using fuzz::demand;

constexpr std::string_view field = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" id="field" edition="master-2007">
  <about title="Field"/>
  <battlefield name="Field">
    <level number="1">
      <piece kind="grass-7" at="0,0"/>
      <piece kind="grass-7" at="3,0"/>
      <piece kind="rock-3" at="0,3" name="ford"/>
    </level>
    <level number="2">
      <piece kind="sand-2" at="0,0"/>
    </level>
  </battlefield>
  <zones>
    <zone id="red" use="start" color="red" spaces="0,0,2 0,1,1"/>
    <zone id="bank" use="rule" spaces="3,0,1"/>
  </zones>
  <glyphs>
    <glyph at="1,0,2" facing="power"/>
  </glyphs>
  <round-track rounds="12"/>
  <rules>
    <rule id="flood">
      <on event="round-end"/>
      <each player="p">
        <if>
          <count>
            <of player="p"/>
            <stands-on zone="bank"/>
          </count>
        </if>
        <say text="The ford floods."/>
      </each>
    </rule>
  </rules>
</scenario>
)";

OtherMaps maps_for(const std::vector<WrittenEdit>& written, const Scenario& scenario) {
    OtherMaps maps;
    for (const WrittenEdit& each : written) {
        if (const auto* merge = std::get_if<WrittenEdit::Merge>(&each.what))
            maps.merged.emplace(merge->file, whole_map(scenario));
        if (const auto* use = std::get_if<WrittenEdit::UseOther>(&each.what))
            maps.battlefields.emplace(use->src, std::make_shared<const Scenario>(scenario));
    }
    return maps;
}

void apply(const std::vector<WrittenEdit>& written, const Scenario& scenario, const Catalogue& catalogue) {
    Document document(catalogue, scenario);
    const auto edit = edit_from(written, document, maps_for(written, scenario));
    if (!edit) return fuzz::check_sentence(edit.error().message);
    if (const auto refused = document.commit(*edit)) return fuzz::check_sentence(refused->message);
    for (const Issue& issue : document.now().issues) fuzz::check_sentence(issue.message);
    const std::string text = write_scenario(*document.now().scenario, catalogue);
    const auto read = read_scenario(text, "fuzz.xml", catalogue, Holes::Kept);
    demand(read && write_scenario(read->scenario, catalogue) == text, "a map that comes back as another one", text);
    document.undo();
    demand(write_scenario(*document.now().scenario, catalogue) == write_scenario(scenario, catalogue),
           "undone it is another map", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Catalogue catalogue = shipped_catalogue();
    static const auto scenario = read_scenario(field, "field.xml", catalogue);
    if (!scenario) fuzz::check_error(scenario.error(), "");
    const std::string_view text = fuzz::text_of(data, size);
    if (const auto words = words_of_text(text); !words) fuzz::check_sentence(words.error().message);
    const auto edits = read_edits(text, "fuzz.xml", catalogue);
    if (!edits) fuzz::check_error(edits.error(), "fuzz.xml");
    else apply(*edits, scenario->scenario, catalogue);
    return 0;
}
