#include "formats/xml/rulebook_xml.h"

#include "formats/room.h"
#include "formats/xml/rule_members.h"
#include "formats/xml/scenario_parts.h"
#include "formats/xml/take.h"

#include <algorithm>
#include <charconv>
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

// The words of a list, one space between two.
std::vector<std::string> split_at_spaces(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        words.emplace_back(text.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

bool is_record_name(const std::string& word) {  // A name in the test, or one as in records, such as 1.marro-drudge.2.3.
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.'; };
    const auto at_end = [](char c) { return c == '-' || c == '.'; };
    return !word.empty() && std::ranges::all_of(word, fits) && !at_end(word.front()) && !at_end(word.back());
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
        if constexpr (requires { word.lacks(); })
            if (const std::string_view missing = word.lacks(); !missing.empty())
                return take_.fail(node.text(missing).error());
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
    template <class Tag, Need need>
        requires std::is_same_v<Tag, ActorTag> || std::is_same_v<Tag, CardInPlayTag>
    bool attribute(const Node& node, std::string_view name, Name<Tag, need>& member) {
        if (!node.has(name) && need == Need::May) return true;
        if (!take_(member.word, node.text(name))) return false;
        return is_record_name(member.word) ||
               take_.fail(node.error_at(name, {"test.no-name", {{"attribute", name}, {"value", member.word}}}));
    }
    bool attribute(const Node& node, std::string_view name, trial::Faces& member) {
        const auto no_face = [](const std::string& word) {
            return is_face(word) ? std::nullopt : std::optional(Message{"test.no-face", {{"word", word}}});
        };
        return list(node, name, member.words, no_face, {"test.too-many-faces", {{"limit", trial::max_faces}}},
                    trial::max_faces);
    }
    bool attribute(const Node& node, std::string_view name, trial::Path& member) {
        const auto no_space = [](const std::string& word) {
            const bool space = word == "turn" || space_from(word);
            return space ? std::nullopt : std::optional(Message{"test.no-way", {{"word", word}}});
        };
        return list(node, name, member.words, no_space, {"test.too-long-way", {{"limit", trial::max_path}}},
                    trial::max_path, trial::max_path * 20);
    }
    bool attribute(const Node& node, std::string_view name, trial::Markers& member) {
        const auto no_marker = [](const std::string& word) {
            const bool marker = word == "1" || word == "2" || word == "3" || word == "X";
            return marker ? std::nullopt : std::optional(Message{"test.no-marker", {{"word", word}}});
        };
        const Message twice{"test.marker-twice", {{"attribute", name}}};
        if (!list(node, name, member.words, no_marker, twice, 4)) return false;
        const std::set<std::string> once(member.words.begin(), member.words.end());
        return once.size() == member.words.size() || take_.fail(node.error_at(name, twice));
    }
    bool attribute(const Node& node, std::string_view name, trial::Check& member) {
        if (!node.has(name)) return true;
        const auto digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
        if (!take_(member.digits, node.text(name))) return false;
        return (member.digits.size() == 4 && std::ranges::all_of(member.digits, digit)) ||
               take_.fail(node.error_at(name, {"test.no-check", {{"value", member.digits}}}));
    }
    bool attribute(const Node& node, std::string_view name, trial::Seed& member) {
        if (!node.has(name)) return true;
        const std::string_view text = *node.raw(name);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), member.value);
        return (error == std::errc{} && end == text.data() + text.size()) ||
               take_.fail(node.error_at(name, {"record.not-a-number", {{"attribute", name}, {"value", text}}}));
    }
    template <class Trouble>
    bool list(const Node& node, std::string_view name, std::vector<std::string>& words, Trouble trouble,
              const Message& too_many, std::size_t most, std::size_t longest = max_text) {
        if (!node.has(name)) return true;
        std::string text;
        if (!take_(text, node.text(name, longest))) return false;
        words = split_at_spaces(text);
        if (words.size() > most) return take_.fail(node.error_at(name, too_many));
        for (const std::string& word : words)
            if (auto message = trouble(word)) return take_.fail(node.error_at(name, *message));
        return true;
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
    const bool well = reader.read(node, tests) && ids_once(reader, node, tests.tests, "test") &&
                      ids_once(reader, node, tests.puzzles, "puzzle");
    for (const Node& child : node.children())
        if (well && child.has("game")) return failure(child.error_at("game", {"test.no-campaign"}));
    if (well && tests.tests.size() + tests.puzzles.size() > max_scenario_tests)
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
