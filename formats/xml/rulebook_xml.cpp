#include "formats/xml/rulebook_xml.h"

#include "formats/room.h"
#include "formats/xml/rule_members.h"
#include "formats/xml/scenario_parts.h"
#include "formats/xml/take.h"

#include <algorithm>
#include <set>

namespace hexwright::formats {
namespace {

// ---- names of possible child elements

using Names = std::vector<std::string_view>;

template <Nested Member>
void add_names(Names& names) {
    using Part = typename PartsOf<Member>::Part;
    if constexpr (OneOfWords<Part>)
        each_alternative<typename Part::Kind>([&]<class T>(std::type_identity<T>) { names.push_back(T::name); });
    else names.push_back(Part::name);
}

template <class Member>
bool may_hold(std::string_view name) {
    Names names;
    add_names<Member>(names);
    return std::ranges::count(names, name) > 0;
}

// ---- reading

// True for a die face.
bool is_face(const std::string& word) {
    if (word == "skull" || word == "shield" || word == "blank") return true;
    const bool digits = !word.empty() && word.size() <= 2 &&
                        std::ranges::all_of(word, [](char each) { return each >= '0' && each <= '9'; });
    return digits && word[0] != '0' && std::stoi(word) <= 20;
}

class RulebookReader {
public:
    template <HasFields Word>
    bool read(const Node& node, Word& word) {
        if (++words_ > max_rule_words)
            return take_.fail(node.error({"rule.too-many-words", {{"limit", max_rule_words}}}));
        Names attributes, children;
        each_member<Word>([&]<class Member>(std::string_view name, const Member&) {
            if constexpr (Nested<Member>) add_names<Member>(children);
            else attributes.push_back(name);
        });
        if constexpr (std::is_same_v<Word, Campaign>) attributes.push_back("xmlns");
        if (!take_(node.only_attributes(attributes)) || !take_(node.only_children(children))) return false;
        if constexpr (requires { word.line; }) word.line = node.line();
        bool well = true;
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (!Nested<Member>) well = well && attribute(node, name, member);
        });
        if (!well) return false;
        for (const Node& child : node.children())
            if (!inside(child, word)) return false;
        return true;
    }

    bool conditions(const Node& node, Conditions& conditions) {
        Names children;
        add_names<Conditions>(children);
        if (!take_(node.only_children(children))) return false;
        for (const Node& child : node.children())
            if (!add(child, conditions)) return false;
        return true;
    }

    template <class T>
    Result<T> give(bool well, T& value) {
        return take_.give(well, value);
    }
    Result<void> give(bool well) { return take_.give(well); }
    bool fail(Refusal error) { return take_.fail(std::move(error)); }

private:
    // ---- attributes

    template <class Tag, Need need>
    bool attribute(const Node& node, std::string_view name, Name<Tag, need>& member) {
        return (!node.has(name) && need == Need::May) || take_(member.word, node.id(name));
    }
    template <int Low, int High, int Default>
    bool attribute(const Node& node, std::string_view name, Number<Low, High, Default>& member) {
        return (!node.has(name) && !Number<Low, High, Default>::required) ||
               take_(member.value, node.integer(name, Low, High));
    }
    template <int Low, int High>
    bool attribute(const Node& node, std::string_view name, MaybeNumber<Low, High>& member) {
        return !node.has(name) || take_(member.value, node.integer(name, Low, High));
    }
    bool attribute(const Node& node, std::string_view name, Phrase& member) {
        return take_(member.text, node.text_or(name, ""));
    }
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
        return member.words.size() <= trial::max_faces ||
               take_.fail(node.error_at(name, {"test.too-many-faces", {{"limit", trial::max_faces}}}));
    }

    // ---- child elements

    template <HasFields Word>
    bool inside(const Node& child, Word& word) {
        bool well = true, placed = false;
        each_field(word, [&]<class Member>(std::string_view, Member& member) {
            if constexpr (Nested<Member>) {
                if (!placed && may_hold<Member>(child.name())) {
                    placed = true;
                    well = add(child, member);
                }
            }
        });
        return well;
    }
    template <OneOfWords Wrapper>
    bool add(const Node& child, std::vector<Wrapper>& list) {
        bool well = true;
        each_alternative<typename Wrapper::Kind>([&]<class T>(std::type_identity<T>) {
            if (child.name() != T::name) return;
            T word{};
            well = read(child, word);
            list.push_back({std::move(word), child.line()});
        });
        return well;
    }
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
bool ids_once(RulebookReader& reader, const Node& node, const List& list, std::string_view element) {
    std::set<std::string> ids;
    auto each = list.begin();
    for (const Node& child : node.children(element)) {
        if (each->id.word.empty()) return reader.fail(child.error({"rule.no-id", {{"element", element}}}));
        if (!ids.insert((each++)->id.word).second) return reader.fail(twice(child, "id"));
    }
    return true;
}

}  // namespace

Result<void> read_rules(const Node& node, Rulebook& rulebook) {
    RulebookReader reader;
    Rulebook read;
    const bool well = reader.read(node, read) && ids_once(reader, node, read.modifiers, "modifier") &&
                      ids_once(reader, node, read.rules, "rule");
    if (well && read.rules.size() + read.modifiers.size() > max_rules)
        return failure(node.error({"rule.too-many-rules", {{"limit", max_rules}}}));
    rulebook.modifiers = std::move(read.modifiers);
    rulebook.rules = std::move(read.rules);
    return reader.give(well);
}

Result<void> read_victory(const Node& node, Victory& victory) {
    RulebookReader reader;
    return reader.give(reader.read(node, victory));
}

Result<ScenarioTests> read_tests(const Node& node) {
    RulebookReader reader;
    ScenarioTests tests;
    const bool well = reader.read(node, tests) && ids_once(reader, node, tests.tests, "test");
    for (const Node& child : node.children())
        if (well && child.has("game")) return failure(child.error_at("game", {"test.no-campaign"}));
    if (well && tests.tests.size() > max_scenario_tests)
        return failure(node.error({"test.too-many", {{"limit", max_scenario_tests}}}));
    return reader.give(well, tests);
}

Result<Campaign> read_campaign_words(const Node& node) {
    RulebookReader reader;
    Campaign campaign;
    bool well = reader.read(node, campaign);
    for (const Node& child : node.children("tests"))
        well = well && ids_once(reader, child, campaign.tests->tests, "test");
    return reader.give(well, campaign);
}

Result<Conditions> read_conditions(const Node& node) {
    RulebookReader reader;
    Conditions conditions;
    return reader.give(reader.conditions(node, conditions), conditions);
}

}  // namespace hexwright::formats
