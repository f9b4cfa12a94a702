// Reads words of the scenario language from elements, driven by the members that each word lists. Private to the
// readers of rules and of single words (rulebook_xml.cpp, word_xml.cpp).
#pragma once
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/word_tree.h"
#include "formats/room.h"
#include "formats/xml/rule_members.h"
#include "formats/xml/rulebook_xml.h"
#include "formats/xml/scenario_parts.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace hexwright::formats {

inline constexpr std::size_t most_errors_told = 50;  // Of one file; reading ends there.

// ---- names of possible child elements

using NamesOfWords = std::vector<std::string_view>;

template <Nested Member>
void add_names(NamesOfWords& names) {
    using Part = typename PartsOf<Member>::Part;
    if constexpr (OneOfWords<Part>)
        each_alternative<typename Part::Kind>([&]<class T>(std::type_identity<T>) { names.push_back(T::name); });
    else names.push_back(Part::name);
}

template <class Member>
bool may_hold(std::string_view name) {
    NamesOfWords names;
    add_names<Member>(names);
    return std::ranges::count(names, name) > 0;
}

// ---- reading

// True for a die face.
inline bool is_face(const std::string& word) {
    if (word == "skull" || word == "shield" || word == "blank") return true;
    const bool digits = !word.empty() && word.size() <= 2 &&
                        std::ranges::all_of(word, [](char each) { return each >= '0' && each <= '9'; });
    return digits && word[0] != '0' && std::stoi(word) <= 20;
}

// The words of a list, one space between two.
inline std::vector<std::string> split_at_spaces(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        words.emplace_back(text.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

inline bool is_record_name(
    const std::string& word) {  // A name in the test, or one as in records, such as 1.marro-drudge.2.3.
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.'; };
    const auto at_end = [](char c) { return c == '-' || c == '.'; };
    return !word.empty() && std::ranges::all_of(word, fits) && !at_end(word.front()) && !at_end(word.back());
}

// Notes what is wrong with the path of its word and reads on with the next word.
class RulebookReader {
public:
    // `path` is that of the word that is read first, empty for the top.
    explicit RulebookReader(Holes holes = Holes::Refused, const std::string& path = {}) : holes_(holes) {
        if (!path.empty()) path_.push_back(path);
    }

    template <HasFields Word>
    bool read(const Node& node, Word& word) {
        if (stopped_) return false;
        if (++words_ > max_rule_words) {
            stopped_ = true;
            return fail(node.error({"rule.too-many-words", {{"limit", max_rule_words}}}));
        }
        if constexpr (requires { word.line; }) word.line = line_of(node);
        const bool attributes_fine = attributes(node, word);
        return children(node, word) && attributes_fine;
    }

    bool conditions(const Node& node, Conditions& conditions) {
        ZoneWords zone;
        const bool well = children(node, zone);
        conditions = std::move(zone.conditions);
        return well;
    }

    // Puts the element into the list or optional that may hold it, before the place in a list; false if it may not.
    template <HasFields Word>
    bool inside(const Node& child, Word& word) {
        bool well = false, placed = false;
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (Nested<Member>) {
                if (!placed && may_hold<Member>(child.name())) {
                    placed = true;
                    well = add(child, name, member);
                }
            }
        });
        return well;
    }
    template <Nested Member>
    bool add(const Node& child, std::string_view list, Member& member) {
        const std::string id(child.raw("id").value_or(""));
        const bool named = path_.empty() && is_id(id) && names_in_path(id);  // Words at the top are told by their ids.
        std::size_t index = 0;
        if constexpr (requires { member.size(); }) index = member.size();
        path_.push_back(std::string(list) + "[" + (named ? id : std::to_string(index)) + "]");
        const bool well = add(child, member);
        path_.pop_back();
        return well;
    }
    template <class Member>
    bool set(const Node& node, std::string_view name, Member& member) {
        member_ = name;
        const bool well = attribute(node, name, member);
        member_ = {};
        return well;
    }

    // The text is no file: its lines are nobody's.
    void forget_lines() { in_a_file_ = false; }

    template <class T>
    Result<T> give(T& value) {
        if (errors_.empty()) return std::move(value);
        return failure(trouble());
    }
    Result<void> give() {
        if (errors_.empty()) return {};
        return failure(trouble());
    }
    bool fail(Refusal error) {
        if (error.word.empty()) error.word = word_path();
        if (errors_.size() < most_errors_told) errors_.push_back(std::move(error));
        stopped_ = stopped_ || errors_.size() >= most_errors_told;
        return false;
    }
    // An error of the word at the top with this id, if that is not empty.
    bool fail_at(Refusal error, std::string_view list, std::string_view id) {
        error.word = std::string(list) + (id.empty() ? "" : "[" + std::string(id) + "]");
        return fail(std::move(error));
    }
    bool fine() const { return errors_.empty(); }

private:
    int line_of(const Node& node) const { return in_a_file_ ? node.line() : 0; }
    Refusal trouble() {
        Refusal first = std::move(errors_.front());
        first.more.assign(std::make_move_iterator(errors_.begin() + 1), std::make_move_iterator(errors_.end()));
        return first;
    }
    std::string word_path() const {
        std::string text;
        for (const std::string& step : path_) text += (text.empty() ? "" : "/") + step;
        return member_.empty() || text.empty() ? text : text + "@" + std::string(member_);
    }

    template <class Place, class T>
    bool take(Place& place, Result<T> result) {
        if (!result) return fail(std::move(result.error()));
        place = std::move(*result);
        return true;
    }
    bool take(Result<void> result) { return result || fail(std::move(result.error())); }

    template <HasFields Word>
    bool attributes(const Node& node, Word& word) {
        NamesOfWords known;
        each_member<Word>([&]<class Member>(std::string_view name, const Member&) {
            if constexpr (!Nested<Member>) known.push_back(name);
        });
        if constexpr (std::is_same_v<Word, Campaign>) known.push_back("xmlns");
        bool well = take(node.only_attributes(known));
        const bool all = well && holes_ == Holes::Refused;  // A misspelt attribute is not missing, too.
        each_field(word, [&]<class Member>(std::string_view name, Member& member) {
            if constexpr (!Nested<Member>)
                if (all || node.has(name)) well = set(node, name, member) && well;
        });
        if constexpr (requires { word.lacks(); })
            if (const std::string_view missing = word.lacks(); all && well && !missing.empty())
                return fail(node.text(missing).error());
        return well;
    }

    template <HasFields Word>
    bool children(const Node& node, Word& word) {
        NamesOfWords known;
        each_member<Word>([&]<class Member>(std::string_view, const Member&) {
            if constexpr (Nested<Member>) add_names<Member>(known);
        });
        bool well = take(node.no_text());
        for (const Node& child : node.children()) {
            if (stopped_) return false;
            well = (std::ranges::count(known, child.name()) > 0 ? inside(child, word)
                                                                : fail(node.unknown_child(child, known))) &&
                   well;
        }
        return well;
    }

    // ---- attributes

    template <class Tag, Need need>
    bool attribute(const Node& node, std::string_view name, Name<Tag, need>& member) {
        return (!node.has(name) && need == Need::May) || take(member.word, node.id(name));
    }
    template <int Low, int High, int Default>
    bool attribute(const Node& node, std::string_view name, Number<Low, High, Default>& member) {
        return (!node.has(name) && !Number<Low, High, Default>::required) ||
               take(member.value, node.integer(name, Low, High));
    }
    template <int Low, int High>
    bool attribute(const Node& node, std::string_view name, MaybeNumber<Low, High>& member) {
        return !node.has(name) || take(member.value, node.integer(name, Low, High));
    }
    bool attribute(const Node& node, std::string_view name, Phrase& member) {
        return take(member.text, node.text_or(name, ""));
    }
    template <Choice Enum>
    bool attribute(const Node& node, std::string_view name, Enum& member) {
        Choices words = words_of(Enum{});
        const bool nameless = words[0].empty() || words[0] == "?";
        if (!node.has(name) && words[0] != "?") return true;
        std::size_t which = 0;
        if (!take(which, node.one_of(name, nameless ? words.subspan(1) : words))) return false;
        member = static_cast<Enum>(which + (nameless ? 1 : 0));
        return true;
    }

    template <Need need>
    bool attribute(const Node& node, std::string_view name, trial::Spot<need>& member) {
        return (!node.has(name) && need == Need::May) || take(member.space, node.space(name));
    }
    template <class Tag, Need need>
        requires std::is_same_v<Tag, ActorTag> || std::is_same_v<Tag, CardInPlayTag>
    bool attribute(const Node& node, std::string_view name, Name<Tag, need>& member) {
        if (!node.has(name) && need == Need::May) return true;
        if (!take(member.word, node.text(name))) return false;
        return is_record_name(member.word) ||
               fail(node.error_at(name, {"test.no-name", {{"attribute", name}, {"value", member.word}}}));
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
        return once.size() == member.words.size() || fail(node.error_at(name, twice));
    }
    bool attribute(const Node& node, std::string_view name, trial::Check& member) {
        if (!node.has(name)) return true;
        const auto digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
        if (!take(member.digits, node.text(name))) return false;
        return (member.digits.size() == 4 && std::ranges::all_of(member.digits, digit)) ||
               fail(node.error_at(name, {"test.no-check", {{"value", member.digits}}}));
    }
    bool attribute(const Node& node, std::string_view name, trial::Seed& member) {
        if (!node.has(name)) return true;
        const std::string_view text = *node.raw(name);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), member.value);
        return (error == std::errc{} && end == text.data() + text.size()) ||
               fail(node.error_at(name, {"record.not-a-number", {{"attribute", name}, {"value", text}}}));
    }
    template <class Trouble>
    bool list(const Node& node, std::string_view name, std::vector<std::string>& words, Trouble trouble,
              const Message& too_many, std::size_t most, std::size_t longest = max_text) {
        if (!node.has(name)) return true;
        std::string text;
        if (!take(text, node.text(name, longest))) return false;
        words = split_at_spaces(text);
        if (words.size() > most) return fail(node.error_at(name, too_many));
        for (const std::string& word : words)
            if (auto message = trouble(word)) return fail(node.error_at(name, *message));
        return true;
    }

    // ---- child elements; a word that is wrong stands in its list nevertheless, so that the others keep their places

    template <OneOfWords Wrapper>
    bool add(const Node& child, std::vector<Wrapper>& list) {
        bool well = true;
        each_alternative<typename Wrapper::Kind>([&]<class T>(std::type_identity<T>) {
            if (child.name() != T::name) return;
            T word{};
            well = read(child, word);
            list.push_back({std::move(word), line_of(child)});
        });
        return well;
    }
    template <HasFields T>
    bool add(const Node& child, std::vector<T>& list) {
        T word{};
        const bool well = read(child, word);
        list.push_back(std::move(word));
        return well;
    }
    template <HasFields T>
    bool add(const Node& child, std::optional<T>& place) {
        if (place) return fail(child.error({"xml.element-twice", {{"element", child.name()}}}));
        place.emplace();
        return read(child, *place);
    }

    Holes holes_;
    std::vector<Refusal> errors_;
    std::vector<std::string> path_;  // Steps to the word that is read.
    std::string_view member_;        // The attribute that is read.
    std::size_t words_ = 0;
    bool stopped_ = false, in_a_file_ = true;
};

}  // namespace hexwright::formats
