#include "formats/xml/rulebook_xml.h"

#include <algorithm>
#include <functional>
#include <set>

#include "formats/xml/scenario_parts.h"
#include "formats/xml/take.h"

namespace hexwright {
namespace {

// ---- sorts of members: attributes, and what may stand inside

template <class T>
concept HasFields = requires { T::fields(); };
template <class T>
concept Choice = std::is_enum_v<T>;

template <class T>
struct Inside : std::false_type {};  // members that stand inside the element
template <>
struct Inside<Conditions> : std::true_type {};
template <>
struct Inside<Effects> : std::true_type {};
template <>
struct Inside<std::vector<Amendment>> : std::true_type {};
template <>
struct Inside<std::vector<TestStep>> : std::true_type {};
template <HasFields T>
struct Inside<std::vector<T>> : std::true_type {};
template <HasFields T>
struct Inside<std::optional<T>> : std::true_type {};

template <class Variant, class Function, std::size_t... I>
void each_alternative(Function function, std::index_sequence<I...>) {
    (function(std::type_identity<std::variant_alternative_t<I, Variant>>{}), ...);
}
template <class Variant, class Function>
void each_alternative(Function function) {
    each_alternative<Variant>(function, std::make_index_sequence<std::variant_size_v<Variant>>{});
}

template <class T, class Function>
void each_member(Function function) {  // with a default value of each
    const T word{};
    each_field(word, [&](std::string_view name, const auto& member) { function(name, member); });
}

// ---- names of what may stand inside

using Names = std::vector<std::string_view>;

void add_names(Names& names, const Conditions*) {
    each_alternative<Condition::Kind>([&]<class T>(std::type_identity<T>) { names.push_back(T::name); });
}
void add_names(Names& names, const Effects*) {
    each_alternative<Effect::Kind>([&]<class T>(std::type_identity<T>) { names.push_back(T::name); });
}
void add_names(Names& names, const std::vector<Amendment>*) {
    each_alternative<Amendment::Kind>([&]<class T>(std::type_identity<T>) { names.push_back(T::name); });
}
void add_names(Names& names, const std::vector<TestStep>*) {
    each_alternative<TestStep::Kind>([&]<class T>(std::type_identity<T>) { names.push_back(T::name); });
}
template <HasFields T>
void add_names(Names& names, const std::vector<T>*) { names.push_back(T::name); }
template <HasFields T>
void add_names(Names& names, const std::optional<T>*) { names.push_back(T::name); }

template <class Member>
bool may_hold(std::string_view name) {
    Names names;
    add_names(names, static_cast<const Member*>(nullptr));
    return std::ranges::count(names, name) > 0;
}

// ---- reading

bool is_face(const std::string& word) {  // of a die
    if (word == "skull" || word == "shield" || word == "blank") return true;
    const bool digits = !word.empty() && word.size() <= 2 && std::ranges::all_of(word, [](char each) { return each >= '0' && each <= '9'; });
    return digits && word[0] != '0' && std::stoi(word) <= 20;
}

class Reader {
public:
    template <HasFields Word>
    bool read(const Node& node, Word& word) {
        if (++words_ > max_rule_words) return take_.fail(node.error({"rule.too-many-words", {{"limit", max_rule_words}}}));
        Names attributes, children;
        each_member<Word>([&]<class Member>(std::string_view name, const Member&) {
            if constexpr (Inside<Member>::value) add_names(children, static_cast<const Member*>(nullptr));
            else attributes.push_back(name);
        });
        if constexpr (std::is_same_v<Word, Campaign>) attributes.push_back("xmlns");
        if (!take_(node.only_attributes(attributes)) || !take_(node.only_children(children))) return false;
        if constexpr (requires { word.line; }) word.line = node.line();
        bool well = true;
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (!Inside<Member>::value) well = well && attribute(node, name, member);
        });
        if (!well) return false;
        for (const Node& child : node.children())
            if (!inside(child, word)) return false;
        return true;
    }

    bool conditions(const Node& node, Conditions& conditions) {
        Names children;
        add_names(children, &conditions);
        if (!take_(node.only_children(children))) return false;
        for (const Node& child : node.children())
            if (!add(child, conditions)) return false;
        return true;
    }

    template <class T>
    Result<T> give(bool well, T& value) { return take_.give(well, value); }
    Result<void> give(bool well) { return take_.give(well); }
    bool fail(Error error) { return take_.fail(std::move(error)); }

private:
    // ---- attributes

    template <class Tag, Need need>
    bool attribute(const Node& node, std::string_view name, Name<Tag, need>& member) {
        return (!node.has(name) && need == Need::May) || take_(member.word, node.id(name));
    }
    template <int Low, int High, int Default>
    bool attribute(const Node& node, std::string_view name, Number<Low, High, Default>& member) {
        return (!node.has(name) && !Number<Low, High, Default>::required) || take_(member.value, node.integer(name, Low, High));
    }
    template <int Low, int High>
    bool attribute(const Node& node, std::string_view name, MaybeNumber<Low, High>& member) {
        return !node.has(name) || take_(member.value, node.integer(name, Low, High));
    }
    bool attribute(const Node& node, std::string_view name, Phrase& member) { return take_(member.text, node.text_or(name, "")); }
    template <Choice Enum>
    bool attribute(const Node& node, std::string_view name, Enum& member) {
        Choices words = words_of(Enum{});
        const bool nameless = words[0].empty() || words[0] == "?";
        if (!node.has(name) && words[0] != "?") return true;
        std::size_t which = 0;
        if (!take_(which, node.one_of(name, nameless ? words.subspan(1) : words))) return false;
        member = static_cast<Enum>(which + (nameless ? 1 : 0));
        return true;
    }

    template <Need need>
    bool attribute(const Node& node, std::string_view name, trial::Spot<need>& member) {
        return (!node.has(name) && need == Need::May) || take_(member.space, node.space(name));
    }
    bool attribute(const Node& node, std::string_view name, trial::Faces& member) {
        std::string text;
        if (!take_(text, node.text(name))) return false;
        for (std::size_t from = 0; from <= text.size();) {
            const std::size_t to = std::min(text.find(' ', from), text.size());
            const std::string word = text.substr(from, to - from);
            if (!is_face(word)) return take_.fail(node.error_at(name, {"test.no-face", {{"word", word}}}));
            member.words.push_back(word);
            from = to + 1;
        }
        return member.words.size() <= trial::max_faces || take_.fail(node.error_at(name, {"test.too-many-faces", {{"limit", trial::max_faces}}}));
    }

    // ---- inside

    template <HasFields Word>
    bool inside(const Node& child, Word& word) {
        bool well = true, placed = false;
        each_field(word, [&]<class Member>(std::string_view, Member& member) {
            if constexpr (Inside<Member>::value) {
                if (!placed && may_hold<Member>(child.name())) {
                    placed = true;
                    well = add(child, member);
                }
            }
        });
        return well;
    }
    template <class Wrapper>
    bool add_word(const Node& child, std::vector<Wrapper>& list) {
        bool well = true;
        each_alternative<typename Wrapper::Kind>([&]<class T>(std::type_identity<T>) {
            if (child.name() != T::name) return;
            T word{};
            well = read(child, word);
            list.push_back({std::move(word), child.line()});
        });
        return well;
    }
    bool add(const Node& child, Conditions& list) { return add_word(child, list); }
    bool add(const Node& child, Effects& list) { return add_word(child, list); }
    bool add(const Node& child, std::vector<Amendment>& list) { return add_word(child, list); }
    bool add(const Node& child, std::vector<TestStep>& list) { return add_word(child, list); }
    template <HasFields T>
    bool add(const Node& child, std::vector<T>& list) {
        T word{};
        if (!read(child, word)) return false;
        list.push_back(std::move(word));
        return true;
    }
    template <HasFields T>
    bool add(const Node& child, std::optional<T>& place) {
        if (place) return take_.fail(child.error({"xml.element-twice", {{"element", child.name()}}}));
        place.emplace();
        return read(child, *place);
    }

    Take take_;
    std::size_t words_ = 0;
};

template <class List>
bool ids_once(Reader& reader, const Node& node, const List& list, std::string_view element) {
    std::set<std::string> ids;
    auto each = list.begin();
    for (const Node& child : node.children(element)) {
        if (each->id.word.empty()) return reader.fail(child.error({"rule.no-id", {{"element", element}}}));
        if (!ids.insert((each++)->id.word).second) return reader.fail(twice(child, "id"));
    }
    return true;
}

// ---- writing

class Writer {
public:
    explicit Writer(XmlWriter& out) : out_(out) {}

    template <HasFields Word>
    void open(const Word& word) {
        out_.open(Word::name);
        attributes(word);
    }
    template <HasFields Word>
    void attributes(const Word& word) {
        each_field(word, [&]<class Member>(std::string_view name, const Member& member) {
            if constexpr (!Inside<Member>::value) attribute(name, member);
        });
    }
    template <HasFields Word>
    void inside(const Word& word) {
        each_field(word, [&]<class Member>(std::string_view, const Member& member) {
            if constexpr (Inside<Member>::value) write(member);
        });
    }
    template <HasFields Word>
    void write(const Word& word) {
        open(word);
        inside(word);
        out_.close();
    }
    template <HasFields Word>
    void write(const std::vector<Word>& words) {
        for (const Word& word : words) write(word);
    }
    template <HasFields Word>
    void write(const std::optional<Word>& word) {
        if (word) write(*word);
    }
    template <class Wrapper>
        requires requires { typename Wrapper::Kind; }
    void write(const std::vector<Wrapper>& words) {
        for (const Wrapper& each : words) std::visit([this](const auto& word) { write(word); }, each.is);
    }

private:
    template <class Tag, Need need>
    void attribute(std::string_view name, const Name<Tag, need>& member) {
        if (member.given()) out_.attribute(name, member.word);
    }
    template <int Low, int High, int Default>
    void attribute(std::string_view name, const Number<Low, High, Default>& member) {
        if (member.value != Default) out_.attribute(name, member.value);
    }
    template <int Low, int High>
    void attribute(std::string_view name, const MaybeNumber<Low, High>& member) {
        if (member.value) out_.attribute(name, *member.value);
    }
    void attribute(std::string_view name, const Phrase& member) {
        if (!member.text.empty()) out_.attribute(name, member.text);
    }
    template <Need need>
    void attribute(std::string_view name, const trial::Spot<need>& member) {
        if (member.space) out_.attribute(name, to_text(*member.space));
    }
    void attribute(std::string_view name, const trial::Faces& member) {
        std::string all;
        for (const std::string& word : member.words) all += (all.empty() ? "" : " ") + word;
        out_.attribute(name, all);
    }
    template <Choice Enum>
    void attribute(std::string_view name, Enum member) {
        if (member != Enum{}) out_.attribute(name, words_of(member)[static_cast<std::size_t>(member)]);
    }

    XmlWriter& out_;
};

// ---- the schema

class Schema {
public:
    explicit Schema(const std::string& space) {
        out_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<!-- The words of the scenario language, made from the program's own list of them: see formats/xml/rulebook_xml.h. -->\n"
               "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\" xmlns=\"" + space + "\"\n"
               "           targetNamespace=\"" + space + "\" elementFormDefault=\"qualified\">\n\n"
               "  <xs:simpleType name=\"word\">\n    <xs:restriction base=\"xs:string\">\n"
               "      <xs:pattern value=\"[a-z0-9]([a-z0-9\\-]*[a-z0-9])?\"/>\n      <xs:maxLength value=\"200\"/>\n"
               "    </xs:restriction>\n  </xs:simpleType>\n"
               "  <xs:simpleType name=\"phrase\">\n    <xs:restriction base=\"xs:string\">\n      <xs:maxLength value=\"200\"/>\n"
               "    </xs:restriction>\n  </xs:simpleType>\n";
    }
    std::string rules() {
        add_types_of_tests();
        group<Condition::Kind>("condition");
        group<Effect::Kind>("effect");
        group<Amendment::Kind>("change");
        complex<Rulebook>("rules");
        complex<Victory>("victory");
        group<TestStep::Kind>("step");
        complex<ScenarioTests>("tests");
        return finished();
    }
    std::string campaign() {
        add_types_of_tests();
        out_ += "\n  <xs:element name=\"campaign\" type=\"campaign\"/>\n";
        group<Condition::Kind>("condition");
        group<Effect::Kind>("effect");
        group<TestStep::Kind>("step");
        complex<Campaign>("campaign");
        return finished();
    }

private:
    void add_types_of_tests() {
        const std::string face = "([1-9]|1[0-9]|20|skull|shield|blank)";
        out_ += "  <xs:simpleType name=\"spot\">\n    <xs:restriction base=\"xs:string\">\n"
                "      <xs:pattern value=\"-?[0-9]{1,4},-?[0-9]{1,4},[1-9][0-9]{0,2}\"/>\n    </xs:restriction>\n  </xs:simpleType>\n"
                "  <xs:simpleType name=\"faces\">\n    <xs:restriction base=\"xs:string\">\n"
                "      <xs:pattern value=\"" + face + "( " + face + ")*\"/>\n      <xs:maxLength value=\"200\"/>\n"
                "    </xs:restriction>\n  </xs:simpleType>\n";
    }

    std::string finished() {
        while (!waiting_.empty()) {
            const auto next = waiting_.back();
            waiting_.pop_back();
            next(*this);
        }
        return out_ + "</xs:schema>\n";
    }

    template <class Kind>
    void group(const std::string& name) {
        out_ += "\n  <xs:group name=\"" + name + "\">\n    <xs:choice>\n";
        each_alternative<Kind>([&]<class T>(std::type_identity<T>) {
            out_ += "      <xs:element name=\"" + std::string(T::name) + "\" type=\"" + name + "-" + std::string(T::name) + "\"/>\n";
        });
        out_ += "    </xs:choice>\n  </xs:group>\n";
        each_alternative<Kind>([&]<class T>(std::type_identity<T>) { complex<T>(name + "-" + std::string(T::name)); });
    }

    template <HasFields Word>
    void complex(const std::string& type) {
        if (!known_.insert(type).second) return;
        std::string inside, attributes;
        each_member<Word>([&]<class Member>(std::string_view name, const Member& member) {
            if constexpr (Inside<Member>::value) inside += particle(static_cast<const Member*>(nullptr));
            else attributes += attribute(name, member);
        });
        out_ += "\n  <xs:complexType name=\"" + type + "\">\n";
        if (!inside.empty()) out_ += "    <xs:sequence>\n" + inside + "    </xs:sequence>\n";
        out_ += attributes + "  </xs:complexType>\n";
    }

    static std::string many(const std::string& group) {
        return "      <xs:group ref=\"" + group + "\" minOccurs=\"0\" maxOccurs=\"unbounded\"/>\n";
    }
    std::string particle(const Conditions*) { return many("condition"); }
    std::string particle(const Effects*) { return many("effect"); }
    std::string particle(const std::vector<Amendment>*) { return many("change"); }
    std::string particle(const std::vector<TestStep>*) { return many("step"); }
    template <HasFields T>
    std::string part(const char* most) {
        const std::string name(T::name);
        waiting_.push_back([name](Schema& schema) { schema.template complex<T>("part-" + name); });
        return "      <xs:element name=\"" + name + "\" type=\"part-" + name + "\" minOccurs=\"0\" maxOccurs=\"" + most + "\"/>\n";
    }
    template <HasFields T>
    std::string particle(const std::vector<T>*) { return part<T>("unbounded"); }
    template <HasFields T>
    std::string particle(const std::optional<T>*) { return part<T>("1"); }

    static std::string simple(std::string_view name, const std::string& facets, const std::string& base, bool required) {
        return "    <xs:attribute name=\"" + std::string(name) + "\"" + (required ? " use=\"required\"" : "") +
               ">\n      <xs:simpleType>\n        <xs:restriction base=\"" + base + "\">\n" + facets +
               "        </xs:restriction>\n      </xs:simpleType>\n    </xs:attribute>\n";
    }
    static std::string bounds(int low, int high) {
        return "          <xs:minInclusive value=\"" + std::to_string(low) + "\"/>\n          <xs:maxInclusive value=\"" + std::to_string(high) + "\"/>\n";
    }
    static std::string plain(std::string_view name, const char* type, bool required) {
        return "    <xs:attribute name=\"" + std::string(name) + "\" type=\"" + type + "\"" + (required ? " use=\"required\"" : "") + "/>\n";
    }
    template <class Tag, Need need>
    std::string attribute(std::string_view name, const Name<Tag, need>&) { return plain(name, "word", need == Need::Must); }
    template <Need need>
    std::string attribute(std::string_view name, const trial::Spot<need>&) { return plain(name, "spot", need == Need::Must); }
    std::string attribute(std::string_view name, const trial::Faces&) { return plain(name, "faces", true); }
    std::string attribute(std::string_view name, const Phrase&) { return plain(name, "phrase", false); }
    template <int Low, int High, int Default>
    std::string attribute(std::string_view name, const Number<Low, High, Default>&) {
        return simple(name, bounds(Low, High), "xs:int", Number<Low, High, Default>::required);
    }
    template <int Low, int High>
    std::string attribute(std::string_view name, const MaybeNumber<Low, High>&) { return simple(name, bounds(Low, High), "xs:int", false); }
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

template <class Member>
struct PartOf {  // the word of a member that holds parts; void for the others
    using Word = void;
};
template <HasFields T>
struct PartOf<std::vector<T>> {
    using Word = T;
};
template <HasFields T>
struct PartOf<std::optional<T>> {
    using Word = T;
};

template <HasFields Word>
void add_word(std::vector<RuleWord>& words, const std::string& kind) {
    if (std::ranges::any_of(words, [&](const RuleWord& word) { return word.kind == kind && word.name == Word::name; })) return;
    RuleWord listed{kind, std::string(Word::name)};
    each_member<Word>([&]<class Member>(std::string_view name, const Member&) {
        if constexpr (!Inside<Member>::value) listed.attributes.emplace_back(name);
    });
    words.push_back(std::move(listed));
    each_member<Word>([&]<class Member>(std::string_view, const Member&) {
        using Part = typename PartOf<Member>::Word;
        if constexpr (HasFields<Part>) add_word<Part>(words, "part");
    });
}

}  // namespace

Result<void> read_rules(const Node& node, Rulebook& rulebook) {
    Reader reader;
    Rulebook read;
    const bool well = reader.read(node, read) && ids_once(reader, node, read.modifiers, "modifier") && ids_once(reader, node, read.rules, "rule");
    if (well && read.rules.size() + read.modifiers.size() > max_rules) return failure(node.error({"rule.too-many-rules", {{"limit", max_rules}}}));
    rulebook.modifiers = std::move(read.modifiers);
    rulebook.rules = std::move(read.rules);
    return reader.give(well);
}

Result<void> read_victory(const Node& node, Victory& victory) {
    Reader reader;
    return reader.give(reader.read(node, victory));
}

Result<ScenarioTests> read_tests(const Node& node) {
    Reader reader;
    ScenarioTests tests;
    const bool well = reader.read(node, tests) && ids_once(reader, node, tests.tests, "test");
    for (const Node& child : node.children())
        if (well && child.has("game")) return failure(child.error_at("game", {"test.no-campaign"}));
    if (well && tests.tests.size() > max_scenario_tests) return failure(node.error({"test.too-many", {{"limit", max_scenario_tests}}}));
    return reader.give(well, tests);
}

Result<Campaign> read_campaign_words(const Node& node) {
    Reader reader;
    Campaign campaign;
    bool well = reader.read(node, campaign);
    for (const Node& child : node.children("tests")) well = well && ids_once(reader, child, campaign.tests->tests, "test");
    return reader.give(well, campaign);
}

Result<Conditions> read_conditions(const Node& node) {
    Reader reader;
    Conditions conditions;
    return reader.give(reader.conditions(node, conditions), conditions);
}

template <HasFields Word>
void open_with_all(XmlWriter& out, const Word& word) {
    Writer writer(out);
    writer.open(word);
    writer.inside(word);
}
void open_rule(XmlWriter& out, const Rule& rule) { open_with_all(out, rule); }
void open_modifier(XmlWriter& out, const Modifier& modifier) { open_with_all(out, modifier); }
void open_victory(XmlWriter& out, const Victory& victory) { Writer(out).open(victory); }
void open_win(XmlWriter& out, const Win& win) { open_with_all(out, win); }
void open_score(XmlWriter& out, const BonusPoints& score) { open_with_all(out, score); }
void open_test(XmlWriter& out, const ScenarioTest& test) { open_with_all(out, test); }
void open_campaign(XmlWriter& out, const Campaign& campaign) {
    Writer writer(out);
    out.open("campaign");
    out.attribute("xmlns", "urn:hexwright:campaign:1");
    writer.attributes(campaign);
    writer.inside(campaign);
}
void write_conditions(XmlWriter& out, const Conditions& conditions) { Writer(out).write(conditions); }

std::string rules_schema() { return Schema("urn:hexwright:scenario:1").rules(); }
std::string campaign_schema() { return Schema("urn:hexwright:campaign:1").campaign(); }

std::vector<RuleWord> rule_words() {
    std::vector<RuleWord> words;
    each_alternative<Condition::Kind>([&]<class T>(std::type_identity<T>) { add_word<T>(words, "condition"); });
    each_alternative<Effect::Kind>([&]<class T>(std::type_identity<T>) { add_word<T>(words, "effect"); });
    each_alternative<Amendment::Kind>([&]<class T>(std::type_identity<T>) { add_word<T>(words, "change"); });
    each_alternative<TestStep::Kind>([&]<class T>(std::type_identity<T>) { add_word<T>(words, "step"); });
    add_word<Rulebook>(words, "part");
    add_word<ScenarioTests>(words, "part");
    add_word<Victory>(words, "part");
    add_word<Campaign>(words, "part");
    return words;
}

}  // namespace hexwright
