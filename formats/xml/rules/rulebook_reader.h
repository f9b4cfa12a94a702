// Reads words of the scenario language from elements, driven by the members that each word lists. Private to the
// readers of rules and of single words (rulebook_xml.cpp, word_xml.cpp).
#pragma once
#include "engine/scenario/scenario_words.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rule_members.h"
#include "formats/xml/rules/word_reading.h"

#include <algorithm>

namespace hexwright::xml {

// ---- names of possible child elements

template <Nested Member>
void add_names(NamesOfWords& names) {
    using Part = typename PartsOf<Member>::Part;
    if constexpr (OneOfWords<Part>)
        each_alternative<typename Part::Kind>([&]<class T>(std::type_identity<T>) { names.push_back(T::name); });
    else names.push_back(Part::name);
}

template <class Member>
bool may_hold(std::string_view name) {
    static const NamesOfWords names = [] {
        NamesOfWords all;
        add_names<Member>(all);
        return all;
    }();
    return std::ranges::count(names, name) > 0;
}

// The names of the attributes that a word may have, and of the elements that may stand in it.
template <HasFields Word>
const NamesOfWords& names_of_attributes() {
    static const NamesOfWords names = [] {
        NamesOfWords all;
        each_member<Word>([&]<class Member>(std::string_view name, const Member&) {
            if constexpr (!Nested<Member>) all.push_back(name);
        });
        if constexpr (std::is_same_v<Word, Campaign>) all.push_back("xmlns");
        return all;
    }();
    return names;
}
template <HasFields Word>
const NamesOfWords& names_of_children() {
    static const NamesOfWords names = [] {
        NamesOfWords all;
        each_member<Word>([&]<class Member>(std::string_view, const Member&) {
            if constexpr (Nested<Member>) add_names<Member>(all);
        });
        return all;
    }();
    return names;
}

// ---- reading

// Notes what is wrong with the path of its word and reads on with the next word.
class RulebookReader : public WordReading {
public:
    explicit RulebookReader(Holes holes = Holes::Refused, const std::string& path = {}) : WordReading(holes, path) {}

    template <HasFields Word>
    bool read(const Node& node, Word& word) {
        if (!begin_word(node)) return false;
        if constexpr (requires { word.line; }) word.line = line_of(node);
        const bool attributes_fine = attributes(node, word);
        return children(node, word) && attributes_fine;
    }

    bool conditions(const Node& node, Conditions& conditions) {
        ZoneWords zone;
        const bool ok = children(node, zone);
        conditions = std::move(zone.conditions);
        return ok;
    }

    // Puts the element into the list or optional that may hold it, before the place in a list; false if it may not.
    template <HasFields Word>
    bool inside(const Node& child, Word& word) {
        bool ok = false, placed = false;
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (Nested<Member>) {
                if (!placed && may_hold<Member>(child.name())) {
                    placed = true;
                    ok = add(child, name, member);
                }
            }
        });
        return ok;
    }
    template <Nested Member>
    bool add(const Node& child, std::string_view list, Member& member) {
        std::size_t index = 0;
        if constexpr (requires { member.size(); }) index = member.size();
        enter(list, child, index);
        const bool ok = add(child, member);
        leave();
        return ok;
    }
    template <class Member>
    bool set(const Node& node, std::string_view name, Member& member) {
        at_member(name);
        const bool ok = attribute(node, name, member);
        at_member({});
        return ok;
    }

private:
    template <HasFields Word>
    bool attributes(const Node& node, Word& word) {
        bool ok = only_attributes(node, names_of_attributes<Word>());
        const bool all = ok && holes() == Holes::Refused;  // A misspelt attribute is not missing, too.
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (!Nested<Member>)
                if (all || node.has(name)) ok = set(node, name, member) && ok;
        });
        if constexpr (requires { word.lacks(); })
            if (const std::string_view missing = word.lacks(); all && ok && !missing.empty())
                return lacking(node, missing);
        return ok;
    }

    template <HasFields Word>
    bool children(const Node& node, Word& word) {
        return each_child(node, names_of_children<Word>(), [&](const Node& child) { return inside(child, word); });
    }

    // ---- attributes

    template <class Tag, Need need>
    bool attribute(const Node& node, std::string_view name, Name<Tag, need>& member) {
        return (!node.has(name) && need == Need::May) || id(node, name, member.word);
    }
    template <int Low, int High, int Default>
    bool attribute(const Node& node, std::string_view name, Number<Low, High, Default>& member) {
        return (!node.has(name) && !Number<Low, High, Default>::required) ||
               number(node, name, Low, High, member.value);
    }
    template <int Low, int High>
    bool attribute(const Node& node, std::string_view name, MaybeNumber<Low, High>& member) {
        return !node.has(name) || number(node, name, Low, High, member.value.emplace());
    }
    template <Choice Enum>
    bool attribute(const Node& node, std::string_view name, Enum& member) {
        auto which = static_cast<std::size_t>(member);
        const bool ok = choice(node, name, words_of(Enum{}), which);
        member = static_cast<Enum>(which);
        return ok;
    }
    template <Need need>
    bool attribute(const Node& node, std::string_view name, trial::Spot<need>& member) {
        return (!node.has(name) && need == Need::May) || space(node, name, member.space);
    }
    template <Need need>
    bool attribute(const Node& node, std::string_view name, Name<SpaceNameTag, need>& member) {
        if (!node.has(name) && need == Need::May) return true;
        return node.has(name) && space_from(*node.raw(name)) ? text(node, name, member.word)
                                                             : id(node, name, member.word);
    }
    template <class Tag, Need need>
        requires std::is_same_v<Tag, ActorTag> || std::is_same_v<Tag, CardInPlayTag>
    bool attribute(const Node& node, std::string_view name, Name<Tag, need>& member) {
        return (!node.has(name) && need == Need::May) || actor(node, name, member.word);
    }
    bool attribute(const Node& node, std::string_view name, scenario::Phrase& member) {
        return text(node, name, member.text);
    }
    bool attribute(const Node& node, std::string_view name, trial::Faces& member) {
        return faces(node, name, member.words);
    }
    bool attribute(const Node& node, std::string_view name, trial::Path& member) {
        return path(node, name, member.words);
    }
    bool attribute(const Node& node, std::string_view name, trial::Markers& member) {
        return markers(node, name, member.words);
    }
    bool attribute(const Node& node, std::string_view name, trial::Check& member) {
        return check(node, name, member.digits);
    }
    bool attribute(const Node& node, std::string_view name, trial::Seed& member) {
        return seed(node, name, member.value);
    }

    // ---- child elements; a word that is wrong stands in its list nevertheless, so that the others keep their places

    template <OneOfWords Wrapper>
    bool add(const Node& child, std::vector<Wrapper>& list) {
        bool ok = true;
        each_alternative<typename Wrapper::Kind>([&]<class T>(std::type_identity<T>) {
            if (child.name() != T::name) return;
            T word{};
            ok = read(child, word);
            list.push_back({std::move(word), line_of(child)});
        });
        return ok;
    }
    template <HasFields T>
    bool add(const Node& child, std::vector<T>& list) {
        T word{};
        const bool ok = read(child, word);
        list.push_back(std::move(word));
        return ok;
    }
    template <HasFields T>
    bool add(const Node& child, std::optional<T>& place) {
        if (place) return fail(child.error({"xml.element-twice", {{"element", child.name()}}}));
        place.emplace();
        return read(child, *place);
    }
};

}  // namespace hexwright::xml
