// Building blocks of the words of the scenario language: names of things, numbers with bounds, choices from a few
// words. A word is a plain struct that lists its members (engine/core/fields.h); the types of its members determine how
// they are read, written, checked and put into sentences. CONTRIBUTING.md lists the places that a new word touches.
//
// Each word is described once, inside a class template whose parameter is the form of its names, and so is two types.
// condition::Of is the word as it is Written: names are texts; this form is read, written, edited and checked.
// bound::condition::Of (engine/scenario/bound.h) is the word Bound to a game: names are references; this form is
// evaluated and carried out. Binding (engine/rulebook/binding.cpp) makes the second of the first.
#pragma once
#include "engine/core/choices.h"
#include "engine/core/fields.h"
#include "engine/core/file_line.h"
#include "engine/scenario/reference.h"
#include "engine/scenario/room.h"

#include <compare>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::scenario {

enum class Need : std::uint8_t { Must, May };

// The name of something as written in the file. What it stands for is not known before a game begins.
template <class Tag, Need need = Need::Must>
struct Name {
    std::string word{};
    static constexpr bool required = need == Need::Must;
    bool given() const { return !word.empty(); }
    friend bool operator==(const Name&, const Name&) = default;
};

// What such a name stands for in one game. It has no text, and nothing but a reference makes one.
template <class Tag>
class BoundName {
public:
    using Ref = typename Tag::Ref;
    BoundName() = default;  // Left out, with the usual reference of its type.
    // Without `given` it is left out, and something is meant all the same.
    explicit BoundName(Ref ref, bool given = true) : ref_(std::move(ref)), given_(given) {}
    bool given() const { return given_; }
    const Ref& ref() const { return ref_; }
    friend bool operator==(const BoundName&, const BoundName&) = default;

private:
    Ref ref_{};
    bool given_ = false;
};

// What a name that a rule gives stands for. Zones and pieces are put in place of theirs before a game begins
// (engine/scenario/unrolled.h), so that no name of a game stands for one.
enum class NameOf : std::uint8_t { Figure, Player, Space, Glyph, Zone, Piece };
// The sort of thing that a member introduces a name for: figure="f", player="p", space="s". All others name players.
constexpr NameOf named_by(std::string_view member) {
    constexpr std::string_view members[] = {"figure", "player", "space", "glyph", "zone", "piece"};
    for (std::size_t i = 0; i < std::size(members); ++i)
        if (member == members[i]) return static_cast<NameOf>(i);
    return NameOf::Player;
}

// The id of a zone, a name given in the rule (zone="z"), own-start or enemy-start.
struct ZoneTag {
    using Ref = ZoneRef;
};
// The id of a flag or counter.
struct TallyTag {
    using Ref = TallyRef;
};
// The catalogue's id of an army card.
struct CardIdTag {
    using Ref = CardKind;
};
// The catalogue's id of a terrain.
struct TerrainIdTag {
    using Ref = TerrainKind;
};
// The catalogue's id of a kind of piece.
struct KindTag {
    using Ref = PieceKind;
};
// The name of a piece in this file, or a name given in the rule (piece="p").
struct PieceNameTag {
    using Ref = PieceId;
};
// The catalogue's id of a glyph, which means every glyph of this kind. One glyph alone is meant by a name given in the
// rule (glyph="g") or, where the event has one, "event".
struct GlyphIdTag {
    using Ref = GlyphRef;
};
// The use of zones, the kind of pieces, or the kind of glyphs.
struct SortTag {
    using Ref = GlyphKind;
};
// A name given in the rule (figure="f"), "event", or where the event has one "attacker" or "target"; if missing, the
// current figure.
struct FigureNameTag {
    using Ref = FigureRef;
};
// A name given in the rule, or "event": the figure that conditions are asked about; if missing, the nearest one there
// is.
struct AskedFigureTag {
    using Ref = FigureRef;
};
// One of 1..8, turn, last-to-act, first, controller, event, nobody, a name given in the rule, or where the event has
// one attacker or target: who controls it.
struct PlayerNameTag {
    using Ref = PlayerRef;
};
// A name given to a space in the rule (space="s"), or the space itself: 4,-1,2.
struct SpaceNameTag {
    using Ref = SpaceRef;
};
// The owner of a flag or counter: a player, a figure or a zone as above, "figure" for the current figure, or where the
// event has them "event-figure", "attacker-figure" and "target-figure"; if missing, the game.
struct OwnerTag {
    using Ref = OwnerRef;
};
// One of 1..8, each, last-standing, most-points, nobody.
struct WinnerTag {
    using Ref = WinnerRef;
};
// The id of a rule or modifier of this file.
struct RuleTag {
    using Ref = RuleRef;
};
// A name that is introduced here for use inside.
struct NewTag {
    using Ref = NamePlace;
};
// In a test: a result is 1..8, nobody or open: how the game has ended, if at all. Of a question, 1..8 or nobody: who is
// asked.
struct ResultTag {
    using Ref = ResultRef;
};
// In a test: a figure by its name there, or as records name it: 1.marro-drudge.2.3.
struct ActorTag {
    using Ref = ActorRef;
};
// In a test: a card as records name it, 1.marro-drudge, or by the name of one of its figures there.
struct CardInPlayTag {
    using Ref = ActorRef;
};

// The names that words have, in one form: NameIn<Tag, Need> is the type of a name.
template <template <class, Need> class NameIn>
struct NamesIn {
    using ZoneName = NameIn<ZoneTag, Need::Must>;
    using MaybeZone = NameIn<ZoneTag, Need::May>;
    using TallyName = NameIn<TallyTag, Need::Must>;
    using MaybeTally = NameIn<TallyTag, Need::May>;
    using CardName = NameIn<CardIdTag, Need::Must>;
    using MaybeCard = NameIn<CardIdTag, Need::May>;
    using TerrainName = NameIn<TerrainIdTag, Need::Must>;
    using MaybeTerrain = NameIn<TerrainIdTag, Need::May>;
    using KindName = NameIn<KindTag, Need::Must>;
    using PieceName = NameIn<PieceNameTag, Need::Must>;
    using MaybePiece = NameIn<PieceNameTag, Need::May>;
    using GlyphName = NameIn<GlyphIdTag, Need::Must>;
    using MaybeGlyph = NameIn<GlyphIdTag, Need::May>;
    using MaybeSort = NameIn<SortTag, Need::May>;
    using FigureName = NameIn<FigureNameTag, Need::Must>;
    using MaybeFigure = NameIn<FigureNameTag, Need::May>;
    using MaybeAskedFigure = NameIn<AskedFigureTag, Need::May>;
    using PlayerName = NameIn<PlayerNameTag, Need::Must>;
    using MaybePlayer = NameIn<PlayerNameTag, Need::May>;
    using SpaceName = NameIn<SpaceNameTag, Need::Must>;
    using MaybeSpace = NameIn<SpaceNameTag, Need::May>;
    using MaybeOwner = NameIn<OwnerTag, Need::May>;
    using WinnerName = NameIn<WinnerTag, Need::Must>;
    using RuleName = NameIn<RuleTag, Need::Must>;
    using NewName = NameIn<NewTag, Need::May>;
    using MaybeResult = NameIn<ResultTag, Need::May>;
    using Actor = NameIn<ActorTag, Need::Must>;
    using MaybeActor = NameIn<ActorTag, Need::May>;
    using CardInPlay = NameIn<CardInPlayTag, Need::Must>;
    using MaybeCardInPlay = NameIn<CardInPlayTag, Need::May>;
};

struct Amount;     // engine/scenario/condition.h
struct Condition;  // engine/scenario/condition.h
struct Effect;     // engine/scenario/effect.h
struct Amendment;  // engine/scenario/rulebook.h
struct TestStep;   // engine/scenario/trial.h
using Amounts = std::vector<Amount>;
using Conditions = std::vector<Condition>;
using Effects = std::vector<Effect>;

// The form of words that a file has.
struct Written : NamesIn<Name> {
    using Amounts = scenario::Amounts;
    using Conditions = scenario::Conditions;
    using Effects = scenario::Effects;
    using Amendments = std::vector<Amendment>;
    using TestSteps = std::vector<TestStep>;
};

using ZoneName = Written::ZoneName;
using MaybeZone = Written::MaybeZone;
using TallyName = Written::TallyName;
using MaybeTally = Written::MaybeTally;
using CardName = Written::CardName;
using MaybeCard = Written::MaybeCard;
using TerrainName = Written::TerrainName;
using MaybeTerrain = Written::MaybeTerrain;
using KindName = Written::KindName;
using PieceName = Written::PieceName;
using MaybePiece = Written::MaybePiece;
using MaybeGlyph = Written::MaybeGlyph;
using GlyphName = Written::GlyphName;
using MaybeSort = Written::MaybeSort;
using FigureName = Written::FigureName;
using MaybeFigure = Written::MaybeFigure;
using MaybeAskedFigure = Written::MaybeAskedFigure;
using PlayerName = Written::PlayerName;
using MaybePlayer = Written::MaybePlayer;
using SpaceName = Written::SpaceName;
using MaybeSpace = Written::MaybeSpace;
using MaybeOwner = Written::MaybeOwner;
using WinnerName = Written::WinnerName;
using NewName = Written::NewName;

// A whole number within bounds. It is required unless it has a default within them.
template <int Low, int High, int Default = Low - 1>
struct Number {
    int value = Default;
    static constexpr int low = Low, high = High;
    static constexpr bool required = Default < Low || Default > High;
    constexpr operator int() const { return value; }
    friend bool operator==(Number, Number) = default;
};

template <int Low, int High>
struct MaybeNumber {
    std::optional<int> value{};
    static constexpr int low = Low, high = High;
    int or_else(int other) const { return value.value_or(other); }
    friend bool operator==(const MaybeNumber&, const MaybeNumber&) = default;
};

inline constexpr int most_counted = 100'000;  // Largest magnitude of a counter.
using LeastNumber = MaybeNumber<-most_counted, most_counted>;
using MostNumber = MaybeNumber<-most_counted, most_counted>;
using RoundNumber = MaybeNumber<1, 1'000>;
using LevelNumber = MaybeNumber<1, 120>;

// A sentence for players, in the scenario's own language.
struct Phrase {
    std::string text{};
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

// ---- what stands inside a word's element

// A value that is one of several words, with its line: a condition, an effect, a change, a step of a test. Its type has
// the words as Kind and a name for all of them as group.
template <class T>
concept OneOfWords = requires { typename T::Kind; };

// What all of these are made of. `Words` has the kinds. Its functions are compiled once, in word_values.cpp: the words
// have dozens of alternatives that contain one another.
template <class Words>
struct OneWord {
    static constexpr std::string_view group = Words::group;
    using Kind = typename Words::Kind;
    OneWord();
    OneWord(Kind word, int at_line = 0);
    OneWord(const OneWord&);
    OneWord(OneWord&&) noexcept;
    OneWord& operator=(const OneWord&);
    OneWord& operator=(OneWord&&) noexcept;
    ~OneWord();
    bool operator==(const OneWord& other) const;  // Whatever the lines.

    Kind is;
    int line = 0;  // Line in the file.
};

// The word or OneOfWords that a member holds, once, optionally or in a list; void if it holds none.
template <class Member>
struct PartsOf {
    using Part = void;
};
template <class T>
struct PartsOf<std::vector<T>> {
    using Part = T;
};
template <class T>
struct PartsOf<std::optional<T>> {
    using Part = T;
};

// Members that stand inside the element of their word; all others are its attributes.
template <class Member>
concept Nested = HasFields<typename PartsOf<Member>::Part> || OneOfWords<typename PartsOf<Member>::Part>;

// Whether the function returns true for every part of a member; stops at the first false.
template <class T, class Function>
bool all_parts(std::vector<T>& parts, Function&& function) {
    for (T& part : parts)
        if (!function(part)) return false;
    return true;
}
template <class T, class Function>
bool all_parts(std::optional<T>& part, Function&& function) {
    return !part || function(*part);
}

// The same for all parts, whatever becomes of each. The member may be const.
template <class Member, class Function>
    requires Nested<std::remove_const_t<Member>>
void each_part(Member& member, Function&& function) {
    if constexpr (requires { member.has_value(); }) {
        if (member) function(*member);
    } else {
        for (auto& part : member) function(part);
    }
}

// ---- choices: the words of each enum, in the order of its values. If the first word is empty, the choice is optional
// and the first value means nothing. If it is "?", the choice is required. Otherwise the first word is the default,
// with which every member begins.

enum class YesNo : std::uint8_t { No, Yes };
inline constexpr std::string_view yes_no_words[] = {"no", "yes"};
constexpr Choices words_of(YesNo) { return yes_no_words; }

enum class CardType : std::uint8_t { Any, Hero, Squad };
inline constexpr std::string_view card_type_words[] = {"", "hero", "squad"};
constexpr Choices words_of(CardType) { return card_type_words; }

enum class CardRarity : std::uint8_t { Any, Unique, Uncommon, Common };
inline constexpr std::string_view card_rarity_words[] = {"", "unique", "uncommon", "common"};
constexpr Choices words_of(CardRarity) { return card_rarity_words; }

enum class CardSize : std::uint8_t { Any, Small, Medium, Large, Huge };
inline constexpr std::string_view card_size_words[] = {"", "small", "medium", "large", "huge"};
constexpr Choices words_of(CardSize) { return card_size_words; }

}  // namespace hexwright::scenario
