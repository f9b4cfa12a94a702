#include "engine/scenario/words/word_type.h"

#include "engine/core/visit.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario_words.h"

#include <algorithm>
#include <span>
#include <type_traits>
#include <utility>

namespace hexwright::scenario {
namespace {

// ---- what a list may be about

template <class Word>
Subject subject_in(const Word& word, std::string_view, Subject outside) {
    return inside_of(word, outside);
}
Subject subject_in(const ZoneWords&, std::string_view, Subject) { return about_a_space; }
Subject subject_in(const On& word, std::string_view, Subject) { return {event_has_figure(word.event), false}; }
Subject subject_in(const Rule& word, std::string_view, Subject) {
    return {std::ranges::any_of(word.events, [](const On& on) { return event_has_figure(on.event); }), false};
}
Subject subject_in(const Modifier&, std::string_view list, Subject) {
    return list == "during" ? about_the_game : about_a_figure;
}
Subject subject_in(const trial::Expect& word, std::string_view, Subject) { return {word.figure.given(), false}; }

// ---- what a word lacks that could be given in several ways, so that none of its members must be: the likeliest of
// them

std::string_view lacking(const On& word) {
    const bool in_a_zone = word.event == EventKind::Enter || word.event == EventKind::Leave;
    return in_a_zone && !word.zone.given() ? "zone" : "";
}
std::string_view lacking(const condition::Of& word) {
    return word.player.given() || word.figure.given() ? "" : "player";
}
std::string_view lacking(const condition::Card& word) { return word == condition::Card{} ? "id" : ""; }
std::string_view lacking(const condition::StandsOn& word) { return word == condition::StandsOn{} ? "zone" : ""; }
std::string_view lacking(const condition::NextTo& word) { return word == condition::NextTo{} ? "piece" : ""; }
std::string_view lacking(const effect::Pick& word) {
    return word.figure.given() || word.player.given() || word.space.given() ? "" : "figure";
}
std::string_view lacking(const effect::Each& word) {
    const bool named = word.figure.given() || word.player.given() || word.space.given() || word.glyph.given() ||
                       word.zone.given() || word.piece.given();
    return named ? word.lacks() : "figure";
}

// ---- lists

template <class Part>
struct WordsOf {
    static constexpr std::string_view group = Part::name;
    static constexpr std::string_view names[] = {Part::name};
    static constexpr WordTypeOf types[] = {&word_type<Part>};
    static AnyConstWord in(const Part& part) { return {&part, word_type<Part>()}; }
    static void* become(Part& part, std::size_t) { return &part; }
};
template <class... Words>
struct AlternativesOf {};
template <class... Words>
struct AlternativesOf<std::variant<Words...>> {
    using Kind = std::variant<Words...>;
    static constexpr std::string_view names[] = {Words::name...};
    static constexpr WordTypeOf types[] = {&word_type<Words>...};
    static void* become(Kind& kind, std::size_t word) {
        constexpr void* (*empty[])(Kind&) = {[](Kind& is) -> void* { return &is.template emplace<Words>(); }...};
        return empty[word](kind);
    }
};
template <OneOfWords Part>
struct WordsOf<Part> : AlternativesOf<typename Part::Kind> {
    using Base = AlternativesOf<typename Part::Kind>;
    static constexpr std::string_view group = Part::group;
    static AnyConstWord in(const Part& part) {
        const void* word = std::visit([](const auto& is) -> const void* { return &is; }, part.is);
        return {word, Base::types[part.is.index()]()};
    }
    static void* become(Part& part, std::size_t word) { return Base::become(part.is, word); }
};

// The functions of PartsType for one type of list.
template <class Member>
struct PartsOfType {
    using Part = typename PartsOf<Member>::Part;
    using Words = WordsOf<Part>;
    static constexpr bool one = requires(Member& member) { member.has_value(); };

    static Member& of(void* parts) { return *static_cast<Member*>(parts); }
    static Part& at(Member& parts, std::size_t index) {
        if constexpr (one) return *parts;
        else return parts[index];
    }
    static std::size_t size(const void* parts) {
        const Member& member = *static_cast<const Member*>(parts);
        if constexpr (one) return member ? 1 : 0;
        else return member.size();
    }
    static AnyConstWord part(const void* parts, std::size_t index) {
        const Member& member = *static_cast<const Member*>(parts);
        if constexpr (one) return Words::in(*member);
        else return Words::in(member[index]);
    }
    static int* line(void* parts, std::size_t index) {
        Part& part = at(of(parts), index);
        if constexpr (requires { part.line.number; }) return &part.line.number;
        else if constexpr (requires { part.line; }) return &part.line;
        else return nullptr;
    }
    static AnyWord add(void* parts, std::size_t word) {
        Member& member = of(parts);
        if constexpr (one) member.emplace();
        else member.push_back(Part{});
        return {Words::become(at(member, size(parts) - 1), word), &Words::types[word]()};
    }
    static void remove(void* parts, std::size_t index) {
        Member& member = of(parts);
        if constexpr (one) member.reset();
        else {
            Member rest;
            for (std::size_t i = 0; i < member.size(); ++i)
                if (i != index) rest.push_back(std::move(member[i]));
            member = std::move(rest);
        }
    }
    static void insert(void* parts, std::size_t index, void* others) {
        Member& member = of(parts);
        Member& more = of(others);
        if constexpr (one) member = std::move(more);
        else {
            Member all;
            const std::size_t before = std::min(index, member.size());
            for (std::size_t i = 0; i < before; ++i) all.push_back(std::move(member[i]));
            for (Part& part : more) all.push_back(std::move(part));
            for (std::size_t i = before; i < member.size(); ++i) all.push_back(std::move(member[i]));
            member = std::move(all);
        }
    }
    static AnyParts make() {
        return {new Member, [](void* parts) { delete static_cast<Member*>(parts); }};
    }
};
template <Nested Member, class Of = PartsOfType<Member>>
inline constexpr PartsType parts_type_of{.group = Of::Words::group,
                                         .several_words = OneOfWords<typename Of::Part>,
                                         .one = Of::one,
                                         .names = Of::Words::names,
                                         .words = Of::Words::types,
                                         .size = &Of::size,
                                         .part = &Of::part,
                                         .line = &Of::line,
                                         .add = &Of::add,
                                         .remove = &Of::remove,
                                         .insert = &Of::insert,
                                         .make = &Of::make};

// ---- attributes

// The value of a member that is an attribute.
template <class Member>
const auto& value_in(const Member& member) {
    if constexpr (requires { member.word; }) return member.word;
    else if constexpr (requires { member.words; }) return member.words;
    else if constexpr (requires { member.value; }) return member.value;
    else if constexpr (requires { member.space; }) return member.space;
    else if constexpr (requires { member.text; }) return member.text;
    else if constexpr (requires { member.digits; }) return member.digits;
    else return member;
}

template <class Value>
consteval Stored stored_as() {
    if constexpr (std::is_same_v<Value, std::string>) return Stored::Text;
    else if constexpr (std::is_same_v<Value, std::vector<std::string>>) return Stored::Texts;
    else if constexpr (std::is_same_v<Value, int>) return Stored::Number;
    else if constexpr (std::is_same_v<Value, std::optional<int>>) return Stored::MaybeNumber;
    else if constexpr (std::is_same_v<Value, std::optional<Space>>) return Stored::MaybeSpace;
    else if constexpr (std::is_same_v<Value, std::uint64_t>) return Stored::Seed;
    else {
        static_assert(Choice<Value> && sizeof(Value) == 1, "A choice is read and written as one byte.");
        return Stored::Choice;
    }
}

template <class Member>
consteval MemberType described_member() {
    MemberType type{SlotKindOf<Member>::kind};
    static_assert(SlotKindOf<Member>::kind != SlotKind::Other, "Say in word_text.h what such a member names.");
    type.stored = stored_as<std::remove_cvref_t<decltype(value_in(std::declval<const Member&>()))>>();
    type.required = is_required<Member>();
    if constexpr (requires { Member::low; }) {
        type.low = Member::low;
        type.high = Member::high;
    }
    if constexpr (requires { Member::low; } && std::is_convertible_v<Member, int>) type.usual = Member{};
    if constexpr (Choice<Member>) type.words = words_of(Member{});
    return type;
}
template <class Member>
inline constexpr MemberType member_type = described_member<Member>();
template <Nested Member>
inline constexpr MemberType member_type<Member>{.parts = &parts_type_of<Member>};

// ---- words

// A member of a word that is being described.
struct MemberSeen {
    const MemberType& type;
    const void* at;
};
template <class Member>
MemberSeen seen(const Member& member) {
    if constexpr (Nested<Member>) return {member_type<Member>, &member};
    else return {member_type<Member>, &value_in(member)};
}

// No template, so that each word only says what its members are.
void describe(WordType& type, const void* word, std::span<const std::string_view> names,
              std::span<const MemberSeen> members) {
    type.members.reserve(members.size());
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto& [member, at] = members[i];
        const auto offset = static_cast<const std::byte*>(at) - static_cast<const std::byte*>(word);
        type.members.push_back({names[i], &member, static_cast<std::size_t>(offset)});
        if (!member.parts) type.attributes.push_back(names[i]);
        else type.elements.insert(type.elements.end(), member.parts->names.begin(), member.parts->names.end());
    }
}

template <class Word>
std::string_view likeliest_lack(const void* at) {
    const Word& word = *static_cast<const Word*>(at);
    if constexpr (requires { lacking(word); }) return lacking(word);
    else return word.lacks();
}

template <class Word>
void describe_as(WordType& type) {
    const Word word{};
    word.with_fields([&](const auto&... members) {
        constexpr std::size_t count = sizeof...(members);
        if constexpr (count > 0) {
            std::string_view names[count];
            for (std::size_t i = 0; i < count; ++i) names[i] = field_names<Word>[i];
            const MemberSeen all[] = {seen(members)...};
            describe(type, &word, names, all);
        }
        if constexpr ((Nested<std::remove_cvref_t<decltype(members)>> || ...))
            type.subject = [](const void* at, std::string_view list, Subject outside) {
                return subject_in(*static_cast<const Word*>(at), list, outside);
            };
    });
    type.name = Word::name;
    type.about = condition::about_of<Word>();
    type.asks = requires { Word::about; };
    if constexpr (requires { word.lacks(); })
        type.lacks = [](const void* at) { return static_cast<const Word*>(at)->lacks(); };
    if constexpr (requires { word.lacks(); } || requires { lacking(word); }) type.likeliest = &likeliest_lack<Word>;
}

WordType described(void (*describe_it)(WordType&)) {
    WordType type;
    describe_it(type);
    return type;
}

}  // namespace

template <HasFields Word>
const WordType& word_type() {
    static const WordType type = described(&describe_as<Word>);
    return type;
}
template <Nested Member>
const PartsType& parts_type() {
    return parts_type_of<Member>;
}

template const WordType& word_type<ScenarioWords>();
template const WordType& word_type<Rulebook>();
template const WordType& word_type<Victory>();
template const WordType& word_type<ScenarioTests>();
template const WordType& word_type<Campaign>();
template const WordType& word_type<ZoneWords>();
template const WordType& word_type<DeclaredTally>();
template const WordType& word_type<Modifier>();
template const WordType& word_type<Rule>();
template const WordType& word_type<Win>();
template const WordType& word_type<BonusPoints>();
template const WordType& word_type<ScenarioTest>();
template const WordType& word_type<Puzzle>();
template const WordType& word_type<CampaignGame>();
template const PartsType& parts_type<Conditions>();
template const PartsType& parts_type<Amounts>();
template const PartsType& parts_type<Effects>();
template const PartsType& parts_type<Written::Amendments>();
template const PartsType& parts_type<Written::TestSteps>();

// ---- values

std::string written(const MemberType& type, const void* value) {
    struct ValueWriter {
        const MemberType& type;
        std::string text{};
        void operator()(const std::string& is) { text = is; }
        void operator()(const std::vector<std::string>& is) {
            for (const std::string& word : is) text += (text.empty() ? "" : " ") + word;
        }
        void operator()(int is) {
            if (is != type.usual) text = std::to_string(is);
        }
        void operator()(const std::optional<int>& is) {
            if (is) text = std::to_string(*is);
        }
        void operator()(unsigned char is) {
            if (is != 0) text = type.words[is];
        }
        void operator()(const std::optional<Space>& is) {
            if (is) text = to_text(*is);
        }
        void operator()(std::uint64_t is) {
            if (is != 0) text = std::to_string(is);
        }
    };
    ValueWriter writer{type};
    with_value(type.stored, value, writer);
    return std::move(writer.text);
}

std::string usual_value(const MemberType& type) {
    if (type.required) return {};
    if (type.stored == Stored::Choice) return std::string(type.words[0]);
    return type.stored == Stored::Number ? std::to_string(type.usual) : std::string();
}

int line_of_part(const PartsType& type, const void* parts, std::size_t index) {
    const int* line = type.line(const_cast<void*>(parts), index);  // Only looked at.
    return line ? *line : 0;
}

}  // namespace hexwright::scenario
