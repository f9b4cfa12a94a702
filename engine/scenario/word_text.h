// The members of words as files write them, and what sort of thing each names. Reader, writer, page and window agree by
// these functions; a new type of member gets its line here.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/trial.h"

#include <string>
#include <string_view>

namespace hexwright::scenario {

// What a member of a word names or says, hence how it is chosen.
enum class SlotKind : std::uint8_t {
    Zone,
    Tally,  // A flag or counter.
    Card,
    Terrain,
    Kind,  // A kind of piece.
    Piece,
    Glyph,
    Figure,
    Player,
    NamedSpace,  // A space that a word around gives a name to.
    Owner,
    Winner,
    NamedRule,
    Sort,  // The use of zones, the kind of pieces or of glyphs.
    FreshName,
    Result,
    Actor,
    CardInPlay,
    Number,
    Choice,
    Phrase,
    Space,
    Faces,
    Way,
    Markers,
    Check,
    Seed,
    Other,
};

template <class Tag>
constexpr SlotKind kind_of_name() {
    using enum SlotKind;
    if constexpr (std::is_same_v<Tag, ZoneTag>) return Zone;
    else if constexpr (std::is_same_v<Tag, TallyTag>) return Tally;
    else if constexpr (std::is_same_v<Tag, CardIdTag>) return Card;
    else if constexpr (std::is_same_v<Tag, TerrainIdTag>) return Terrain;
    else if constexpr (std::is_same_v<Tag, KindTag>) return Kind;
    else if constexpr (std::is_same_v<Tag, PieceNameTag>) return Piece;
    else if constexpr (std::is_same_v<Tag, GlyphIdTag>) return Glyph;
    else if constexpr (std::is_same_v<Tag, FigureNameTag> || std::is_same_v<Tag, AskedFigureTag>) return Figure;
    else if constexpr (std::is_same_v<Tag, PlayerNameTag>) return Player;
    else if constexpr (std::is_same_v<Tag, SpaceNameTag>) return NamedSpace;
    else if constexpr (std::is_same_v<Tag, OwnerTag>) return Owner;
    else if constexpr (std::is_same_v<Tag, WinnerTag>) return Winner;
    else if constexpr (std::is_same_v<Tag, RuleTag>) return NamedRule;
    else if constexpr (std::is_same_v<Tag, SortTag>) return Sort;
    else if constexpr (std::is_same_v<Tag, NewTag>) return FreshName;
    else if constexpr (std::is_same_v<Tag, ResultTag>) return Result;
    else if constexpr (std::is_same_v<Tag, ActorTag>) return Actor;
    else if constexpr (std::is_same_v<Tag, CardInPlayTag>) return CardInPlay;
    else return Other;
}

template <class Member>
struct SlotKindOf {
    static constexpr SlotKind kind = Choice<Member> ? SlotKind::Choice : SlotKind::Other;
};
template <class Tag, Need need>
struct SlotKindOf<Name<Tag, need>> {
    static constexpr SlotKind kind = kind_of_name<Tag>();
};
template <int Low, int High, int Default>
struct SlotKindOf<Number<Low, High, Default>> {
    static constexpr SlotKind kind = SlotKind::Number;
};
template <int Low, int High>
struct SlotKindOf<MaybeNumber<Low, High>> {
    static constexpr SlotKind kind = SlotKind::Number;
};
template <Need need>
struct SlotKindOf<trial::Spot<need>> {
    static constexpr SlotKind kind = SlotKind::Space;
};
template <>
struct SlotKindOf<Phrase> {
    static constexpr SlotKind kind = SlotKind::Phrase;
};
template <>
struct SlotKindOf<trial::Faces> {
    static constexpr SlotKind kind = SlotKind::Faces;
};
template <>
struct SlotKindOf<trial::Path> {
    static constexpr SlotKind kind = SlotKind::Way;
};
template <>
struct SlotKindOf<trial::Markers> {
    static constexpr SlotKind kind = SlotKind::Markers;
};
template <>
struct SlotKindOf<trial::Check> {
    static constexpr SlotKind kind = SlotKind::Check;
};
template <>
struct SlotKindOf<trial::Seed> {
    static constexpr SlotKind kind = SlotKind::Seed;
};

// ---- the member as the value of an attribute; empty if the attribute is left out

template <class Tag, Need need>
std::string written(const Name<Tag, need>& member) {
    return member.word;
}
template <int Low, int High, int Default>
std::string written(const Number<Low, High, Default>& member) {
    return member.value == Default ? std::string() : std::to_string(member.value);
}
template <int Low, int High>
std::string written(const MaybeNumber<Low, High>& member) {
    return member.value ? std::to_string(*member.value) : std::string();
}
template <Need need>
std::string written(const trial::Spot<need>& member) {
    return member.space ? to_text(*member.space) : std::string();
}
template <Choice Enum>
std::string written(Enum member) {
    return member == Enum{} ? std::string() : std::string(word_of(member));
}
inline std::string written(const Phrase& member) { return member.text; }
inline std::string written(const trial::Check& member) { return member.digits; }
inline std::string written(const trial::Seed& member) {
    return member.value == 0 ? std::string() : std::to_string(member.value);
}
template <class List>
    requires requires(const List& list) { list.words.begin()->size(); }
std::string written(const List& member) {
    std::string all;
    for (const std::string& word : member.words) all += (all.empty() ? "" : " ") + word;
    return all;
}

// ---- what a missing attribute means

template <class Member>
constexpr bool is_required() {
    if constexpr (requires { Member::required; }) return Member::required;
    else if constexpr (Choice<Member>) return words_of(Member{})[0] == "?";
    else return false;
}
// It must be given and is not: a hole, with which a scenario can be edited but not played.
template <class Member>
bool is_missing(const Member& member) {
    if (!is_required<Member>()) return false;
    if constexpr (requires { member.given(); }) return !member.given();
    else if constexpr (requires { member.space; }) return !member.space;
    else if constexpr (Choice<Member>) return member == Member{};
    else return written(member).empty();
}

}  // namespace hexwright::scenario
