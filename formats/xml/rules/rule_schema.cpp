// Implements the schemas and the list of words of rulebook_xml.h.
#include "formats/xml/room.h"
#include "formats/xml/rules/rule_members.h"
#include "formats/xml/rules/rulebook_xml.h"

#include <algorithm>
#include <functional>
#include <set>

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
        group<Condition>();
        group<Amount>();
        group<Effect>();
        group<Amendment>();
        complex<Rulebook>("rules");
        complex<Victory>("victory");
        group<TestStep>();
        complex<ScenarioTests>("tests");
        return finished();
    }
    std::string campaign() {
        add_types_of_tests();
        out_ += "\n  <xs:element name=\"campaign\" type=\"campaign\"/>\n";
        group<Condition>();
        group<Amount>();
        group<Effect>();
        group<TestStep>();
        complex<Campaign>("campaign");
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
            const auto next = waiting_.back();
            waiting_.pop_back();
            next(*this);
        }
        return out_ + "</xs:schema>\n";
    }

    template <OneOfWords Wrapper>
    void group() {
        using Kind = typename Wrapper::Kind;
        const std::string name(Wrapper::group);
        out_ += "\n  <xs:group name=\"" + name + "\">\n    <xs:choice>\n";
        each_alternative<Kind>([&]<class T>(std::type_identity<T>) {
            out_ += "      <xs:element name=\"" + std::string(T::name) + "\" type=\"" + name + "-" +
                    std::string(T::name) + "\"/>\n";
        });
        out_ += "    </xs:choice>\n  </xs:group>\n";
        each_alternative<Kind>([&]<class T>(std::type_identity<T>) { complex<T>(name + "-" + std::string(T::name)); });
    }

    template <HasFields Word>
    void complex(const std::string& type) {
        if (!known_.insert(type).second) return;
        std::string inside, attributes;
        each_member<Word>([&]<class Member>(std::string_view name, const Member& member) {
            if constexpr (Nested<Member>) inside += particle<Member>();
            else attributes += attribute(name, member);
        });
        out_ += "\n  <xs:complexType name=\"" + type + "\">\n";
        if (!inside.empty()) out_ += "    <xs:sequence>\n" + inside + "    </xs:sequence>\n";
        out_ += attributes + "  </xs:complexType>\n";
    }

    template <Nested Member>
    std::string particle() {
        using Part = typename PartsOf<Member>::Part;
        if constexpr (OneOfWords<Part>) {
            return "      <xs:group ref=\"" + std::string(Part::group) +
                   "\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>\n";
        } else {
            const std::string name(Part::name), most = std::is_same_v<Member, std::optional<Part>> ? "1" : "unbounded";
            waiting_.push_back([name](Schema& schema) { schema.template complex<Part>("part-" + name); });
            return "      <xs:element name=\"" + name + "\" type=\"part-" + name + "\" minOccurs=\"0\" maxOccurs=\"" +
                   most + "\"/>\n";
        }
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
    template <class Tag, Need need>
    std::string attribute(std::string_view name, const Name<Tag, need>&) {
        return plain(name, "word", need == Need::Must);
    }
    template <Need need>
    std::string attribute(std::string_view name, const Name<SpaceNameTag, need>&) {
        return plain(name, "named-space", need == Need::Must);
    }
    template <Need need>
    std::string attribute(std::string_view name, const trial::Spot<need>&) {
        return plain(name, "spot", need == Need::Must);
    }
    template <Need need>
    std::string attribute(std::string_view name, const Name<ActorTag, need>&) {
        return plain(name, "actor", need == Need::Must);
    }
    template <Need need>
    std::string attribute(std::string_view name, const Name<CardInPlayTag, need>&) {
        return plain(name, "actor", need == Need::Must);
    }
    std::string attribute(std::string_view name, const trial::Faces&) { return plain(name, "faces", false); }
    std::string attribute(std::string_view name, const trial::Path&) { return plain(name, "path", false); }
    std::string attribute(std::string_view name, const trial::Markers&) { return plain(name, "markers", false); }
    std::string attribute(std::string_view name, const trial::Check&) { return plain(name, "check", false); }
    std::string attribute(std::string_view name, const trial::Seed&) { return plain(name, "seed", false); }
    std::string attribute(std::string_view name, const scenario::Phrase&) { return plain(name, "phrase", false); }
    template <int Low, int High, int Default>
    std::string attribute(std::string_view name, const Number<Low, High, Default>&) {
        return simple(name, bounds(Low, High), "xs:int", Number<Low, High, Default>::required);
    }
    template <int Low, int High>
    std::string attribute(std::string_view name, const MaybeNumber<Low, High>&) {
        return simple(name, bounds(Low, High), "xs:int", false);
    }
    template <Choice Enum>
    std::string attribute(std::string_view name, Enum) {
        std::string all;
        for (const std::string_view word : words_of(Enum{}))
            if (!word.empty() && word != "?") all += (all.empty() ? "" : "|") + std::string(word);
        return simple(name, "          <xs:pattern value=\"" + all + "\"/>\n", "xs:string", words_of(Enum{})[0] == "?");
    }

    std::string out_;
    std::set<std::string> known_;
    std::vector<std::function<void(Schema&)>> waiting_;
};

// ---- lists of words

template <HasFields Word>
void add_word(std::vector<RuleWord>& words, const std::string& kind) {
    if (std::ranges::any_of(words, [&](const RuleWord& word) { return word.kind == kind && word.name == Word::name; }))
        return;
    RuleWord listed{kind, std::string(Word::name)};
    each_member<Word>([&]<class Member>(std::string_view name, const Member&) {
        if constexpr (!Nested<Member>) listed.attributes.emplace_back(name);
    });
    words.push_back(std::move(listed));
    each_member<Word>([&]<class Member>(std::string_view, const Member&) {
        using Part = typename PartsOf<Member>::Part;
        if constexpr (HasFields<Part>) add_word<Part>(words, "part");
    });
}

template <OneOfWords Wrapper>
void add_words(std::vector<RuleWord>& words) {
    each_alternative<typename Wrapper::Kind>(
        [&]<class T>(std::type_identity<T>) { add_word<T>(words, std::string(Wrapper::group)); });
}

}  // namespace

std::string rules_schema() { return Schema("urn:hexwright:scenario:2").rules(); }
std::string campaign_schema() { return Schema("urn:hexwright:campaign:2").campaign(); }

std::vector<RuleWord> rule_words() {
    std::vector<RuleWord> words;
    add_words<Condition>(words);
    add_words<Amount>(words);
    add_words<Effect>(words);
    add_words<Amendment>(words);
    add_words<TestStep>(words);
    add_word<Rulebook>(words, "part");
    add_word<ScenarioTests>(words, "part");
    add_word<Victory>(words, "part");
    add_word<Campaign>(words, "part");
    return words;
}

}  // namespace hexwright::xml
