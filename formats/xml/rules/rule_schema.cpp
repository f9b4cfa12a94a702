// Implements the schemas and the list of words of rulebook_xml.h.
#include "engine/scenario/campaign.h"
#include "engine/scenario/words/word_type.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_xml.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwright::xml {
namespace {

class Schema {
public:
    explicit Schema(const std::string& space) {
        out_ =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<!-- The words of the scenario language, made from the program's own list of them: see "
            "formats/xml/rules/rulebook_xml.h. -->\n"
            "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" xmlns=\"" +
            space +
            "\"\n"
            "           targetNamespace=\"" +
            space +
            "\" elementFormDefault=\"qualified\">\n\n"
            "  <xs:simpleType name=\"word\">\n    <xs:restriction base=\"xs:string\">\n"
            "      <xs:pattern value=\"[a-z0-9]([a-z0-9\\-]*[a-z0-9])?\"/>\n      <xs:maxLength value=\"200\"/>\n"
            "    </xs:restriction>\n  </xs:simpleType>\n"
            "  <xs:simpleType name=\"phrase\">\n    <xs:restriction base=\"xs:string\">\n      <xs:maxLength "
            "value=\"200\"/>\n"
            "    </xs:restriction>\n  </xs:simpleType>\n";
    }
    std::string rules() {
        add_types_of_tests();
        group(parts_type<Conditions>());
        group(parts_type<Amounts>());
        group(parts_type<Effects>());
        group(parts_type<Written::Amendments>());
        complex("rules", word_type<Rulebook>());
        complex("victory", word_type<Victory>());
        group(parts_type<Written::TestSteps>());
        complex("tests", word_type<ScenarioTests>());
        return finished();
    }
    std::string campaign() {
        add_types_of_tests();
        out_ += "\n  <xs:element name=\"campaign\" type=\"campaign\"/>\n";
        group(parts_type<Conditions>());
        group(parts_type<Amounts>());
        group(parts_type<Effects>());
        group(parts_type<Written::TestSteps>());
        complex("campaign", word_type<Campaign>());
        return finished();
    }

private:
    void add_types_of_tests() {
        const std::string face = "([1-9]|1[0-9]|20|skull|shield|blank)",
                          space = "-?[0-9]{1,4},-?[0-9]{1,4},[1-9][0-9]{0,2}";
        out_ +=
            "  <xs:simpleType name=\"spot\">\n    <xs:restriction base=\"xs:string\">\n"
            "      <xs:pattern value=\"-?[0-9]{1,4},-?[0-9]{1,4},[1-9][0-9]{0,2}\"/>\n    </xs:restriction>\n  "
            "</xs:simpleType>\n"
            "  <xs:simpleType name=\"faces\">\n    <xs:restriction base=\"xs:string\">\n"
            "      <xs:pattern value=\"" +
            face + "( " + face +
            ")*\"/>\n      <xs:maxLength value=\"200\"/>\n"
            "    </xs:restriction>\n  </xs:simpleType>\n" +
            pattern("path", "(turn|" + space + ")( (turn|" + space + "))*") +
            pattern("markers", "[123X]( [123X]){0,3}") + pattern("check", "[0-9a-f]{4}") +
            pattern("seed", "[0-9]{1,20}") + pattern("actor", "[a-z0-9]([a-z0-9.\\-]*[a-z0-9])?") +
            pattern("named-space", "[a-z0-9]([a-z0-9\\-]*[a-z0-9])?|" + space);
    }

    static std::string pattern(const std::string& type, const std::string& value) {
        return "  <xs:simpleType name=\"" + type +
               "\">\n    <xs:restriction base=\"xs:string\">\n      <xs:pattern value=\"" + value +
               "\"/>\n    </xs:restriction>\n  </xs:simpleType>\n";
    }

    std::string finished() {
        while (!waiting_.empty()) {
            const auto [type, word] = waiting_.back();
            waiting_.pop_back();
            complex(type, *word);
        }
        return out_ + "</xs:schema>\n";
    }

    void group(const PartsType& parts) {
        const std::string name(parts.group);
        out_ += "\n  <xs:group name=\"" + name + "\">\n    <xs:choice>\n";
        for (const std::string_view word : parts.names)
            out_ += "      <xs:element name=\"" + std::string(word) + "\" type=\"" + name + "-" + std::string(word) +
                    "\"/>\n";
        out_ += "    </xs:choice>\n  </xs:group>\n";
        for (const WordTypeOf word : parts.words) complex(name + "-" + std::string(word().name), word());
    }

    void complex(const std::string& type, const WordType& word) {
        if (!known_.insert(type).second) return;
        std::string inside, attributes;
        for (const WordMember& member : word.members)
            if (member.type->parts) inside += particle(*member.type->parts);
            else attributes += attribute(member.name, *member.type);
        out_ += "\n  <xs:complexType name=\"" + type + "\">\n";
        if (!inside.empty()) out_ += "    <xs:sequence>\n" + inside + "    </xs:sequence>\n";
        out_ += attributes + "  </xs:complexType>\n";
    }

    std::string particle(const PartsType& parts) {
        const std::string name(parts.group);
        if (parts.several_words)
            return "      <xs:group ref=\"" + name + "\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>\n";
        waiting_.emplace_back("part-" + name, &parts.words[0]());
        return "      <xs:element name=\"" + name + "\" type=\"part-" + name + "\" minOccurs=\"0\" maxOccurs=\"" +
               (parts.one ? "1" : "unbounded") + "\"/>\n";
    }

    static std::string simple(std::string_view name, const std::string& facets, const std::string& base,
                              bool required) {
        return "    <xs:attribute name=\"" + std::string(name) + "\"" + (required ? " use=\"required\"" : "") +
               ">\n      <xs:simpleType>\n        <xs:restriction base=\"" + base + "\">\n" + facets +
               "        </xs:restriction>\n      </xs:simpleType>\n    </xs:attribute>\n";
    }
    static std::string bounds(int low, int high) {
        return "          <xs:minInclusive value=\"" + std::to_string(low) +
               "\"/>\n          <xs:maxInclusive value=\"" + std::to_string(high) + "\"/>\n";
    }
    static std::string plain(std::string_view name, const char* type, bool required) {
        return "    <xs:attribute name=\"" + std::string(name) + "\" type=\"" + type + "\"" +
               (required ? " use=\"required\"" : "") + "/>\n";
    }
    static std::string one_of(std::string_view name, const MemberType& type) {
        std::string all;
        for (const std::string_view word : type.words)
            if (!word.empty() && word != "?") all += (all.empty() ? "" : "|") + std::string(word);
        return simple(name, "          <xs:pattern value=\"" + all + "\"/>\n", "xs:string", type.required);
    }
    static std::string attribute(std::string_view name, const MemberType& type) {
        switch (type.kind) {
            case SlotKind::Number:
                return simple(name, bounds(type.low, type.high), "xs:int", type.required);
            case SlotKind::Choice:
                return one_of(name, type);
            case SlotKind::NamedSpace:
                return plain(name, "named-space", type.required);
            case SlotKind::Space:
                return plain(name, "spot", type.required);
            case SlotKind::Actor:
            case SlotKind::CardInPlay:
                return plain(name, "actor", type.required);
            case SlotKind::Faces:
                return plain(name, "faces", false);
            case SlotKind::Way:
                return plain(name, "path", false);
            case SlotKind::Markers:
                return plain(name, "markers", false);
            case SlotKind::Check:
                return plain(name, "check", false);
            case SlotKind::Seed:
                return plain(name, "seed", false);
            case SlotKind::Phrase:
                return plain(name, "phrase", false);
            default:
                return plain(name, "word", type.required);
        }
    }

    std::string out_;
    std::set<std::string> known_;
    std::vector<std::pair<std::string, const WordType*>> waiting_;  // Still to be written.
};

// ---- lists of words

void add_word(std::vector<RuleWord>& words, const std::string& kind, const WordType& type) {
    if (std::ranges::any_of(words, [&](const RuleWord& word) { return word.kind == kind && word.name == type.name; }))
        return;
    words.push_back({kind, std::string(type.name), {type.attributes.begin(), type.attributes.end()}});
    for (const WordMember& member : type.members)
        if (member.type->parts && !member.type->parts->several_words)
            add_word(words, "part", member.type->parts->words[0]());
}

void add_words(std::vector<RuleWord>& words, const PartsType& parts) {
    for (const WordTypeOf word : parts.words) add_word(words, std::string(parts.group), word());
}

}  // namespace

std::string rules_schema() { return Schema("urn:hexwright:scenario:2").rules(); }
std::string campaign_schema() { return Schema("urn:hexwright:campaign:2").campaign(); }

std::vector<RuleWord> rule_words() {
    std::vector<RuleWord> words;
    add_words(words, parts_type<Conditions>());
    add_words(words, parts_type<Amounts>());
    add_words(words, parts_type<Effects>());
    add_words(words, parts_type<Written::Amendments>());
    add_words(words, parts_type<Written::TestSteps>());
    add_word(words, "part", word_type<Rulebook>());
    add_word(words, "part", word_type<ScenarioTests>());
    add_word(words, "part", word_type<Victory>());
    add_word(words, "part", word_type<Campaign>());
    return words;
}

}  // namespace hexwright::xml
