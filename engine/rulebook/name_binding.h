// Finds what the names of a scenario's words stand for in one game: the only place that makes references of names.
#pragma once
#include "engine/game/state.h"
#include "engine/rulebook/room.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/word_troubles.h"
#include "engine/scenario/bound.h"
#include "engine/scenario/trial.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::rulebook {

// True for a word that already has a meaning wherever a name may stand.
bool is_reserved(std::string_view name);

// Where a flag or counter may be named for the first time.
enum class NewTallies : std::uint8_t { Always, WhenSet };

// The sentences about a word that nothing is called by, without and with one that is nearly the same.
struct UnknownSentences {
    const char *unknown, *near;
};
inline constexpr UnknownSentences no_glyph{"rule.no-glyph", "rule.no-glyph-near"};

// Each bind() makes the bound name of a written one as binding stands and returns true, or notes what is wrong and
// returns false. A name that is left out may mean something all the same.
class NameBinding {
public:
    NameBinding(const GameState& state, RulebookInPlay& play, WordTroubles& troubles)
        : state_(state), play_(play), troubles_(troubles) {}

    // A name that the words around give to something.
    struct Known {
        std::string word;
        NameOf what = NameOf::Player;
        NamePlace place{};
    };
    std::vector<Known> known{};
    int places = 0, most_places = 0;  // How many names are taken now, and how many were at most.
    int players_here = max_players;   // Rules may name players of other set-ups; a test has only one set-up.
    int rule = -1;
    bool in_effects = false;
    NewTallies new_tallies = NewTallies::Always;
    std::size_t known_zones = 0;  // A zone may refer to the zones before it.
    bool has_damage = false;      // Every event of the rule has a number of wounds, or of Life lost.

    const Known* find(std::string_view word, std::optional<NameOf> what = {}) const;
    // Notes that nothing is called `word`, with the nearest of those that are. Always false.
    bool unknown(const UnknownSentences& sentences, std::string_view word, std::vector<std::string> names);
    // Gives the name the next place. Refuses names that have a meaning already, and too many.
    bool introduce(const NewName& name, Bound::NewName& bound, NameOf what, const char* taken_sentence);

    template <Need need>
    bool bind(const Name<ZoneTag, need>& name, BoundName<ZoneTag>& bound) {
        return !name.given() || set(name, bound, zone(name.word));
    }
    template <Need need>
    bool bind(const Name<TallyTag, need>& name, BoundName<TallyTag>& bound) {
        return !name.given() || set(name, bound, tally(name.word));
    }
    template <Need need>
    bool bind(const Name<CardIdTag, need>& name, BoundName<CardIdTag>& bound) {
        return !name.given() || set(name, bound, card(name.word));
    }
    template <Need need>
    bool bind(const Name<TerrainIdTag, need>& name, BoundName<TerrainIdTag>& bound) {
        return !name.given() || set(name, bound, terrain(name.word));
    }
    template <Need need>
    bool bind(const Name<KindTag, need>& name, BoundName<KindTag>& bound) {
        return set(name, bound, kind(name.word));
    }
    template <Need need>
    bool bind(const Name<PieceNameTag, need>& name, BoundName<PieceNameTag>& bound) {
        return !name.given() || set(name, bound, piece(name.word));
    }
    template <Need need>
    bool bind(const Name<GlyphIdTag, need>& name, BoundName<GlyphIdTag>& bound) {
        return !name.given() || set(name, bound, glyph(name.word));
    }
    template <Need need>
    bool bind(const Name<SortTag, need>& name,
              BoundName<SortTag>& bound) {  // Zones and pieces of a sort are written out.
        return set(name, bound, std::optional(state_.catalogue().glyph(name.word).value_or(GlyphKind{})));
    }
    template <Need need>
    bool bind(const Name<RuleTag, need>& name, BoundName<RuleTag>& bound) {
        return set(name, bound, rule_called(name.word));
    }
    template <Need need>
    bool bind(const Name<FigureNameTag, need>& name, BoundName<FigureNameTag>& bound) {
        return set(name, bound, figure(name.word));
    }
    template <Need need>
    bool bind(const Name<AskedFigureTag, need>& name, BoundName<AskedFigureTag>& bound) {
        return set(name, bound, asked_figure(name.word));
    }
    template <Need need>
    bool bind(const Name<SpaceNameTag, need>& name, BoundName<SpaceNameTag>& bound) {
        return !name.given() || set(name, bound, space(name.word));
    }
    template <Need need>
    bool bind(const Name<ActorTag, need>& name, BoundName<ActorTag>& bound) {
        return !name.given() || set(name, bound, of_test(name.word));
    }
    template <Need need>
    bool bind(const Name<CardInPlayTag, need>& name, BoundName<CardInPlayTag>& bound) {
        return !name.given() || set(name, bound, of_test(name.word));
    }
    template <Need need>
    bool bind(const Name<PlayerNameTag, need>& name, BoundName<PlayerNameTag>& bound) {
        return !name.given() || set(name, bound, player(name.word));
    }
    template <Need need>
    bool bind(const Name<OwnerTag, need>& name, BoundName<OwnerTag>& bound) {
        return !name.given() || set(name, bound, owner(name.word));
    }
    template <Need need>
    bool bind(const Name<WinnerTag, need>& name, BoundName<WinnerTag>& bound) {
        return set(name, bound, winner(name.word));
    }
    template <Need need>
    bool bind(const Name<ResultTag, need>& name, BoundName<ResultTag>& bound) {
        return !name.given() || set(name, bound, result(name.word));
    }
    // An id names what it stands at; names for use inside are bound by introduce().
    bool bind(const NewName& name, Bound::NewName& bound) {
        if (name.given() && !bound.given()) bound = Bound::NewName(NamePlace{});
        return true;
    }
    // Numbers, choices and phrases hold no names.
    template <class Value>
    bool bind(const Value& value, Value& same) {
        same = value;
        return true;
    }

private:
    template <class Tag, Need need>
    static bool set(const Name<Tag, need>& name, BoundName<Tag>& bound, const std::optional<typename Tag::Ref>& ref) {
        if (ref) bound = BoundName<Tag>(*ref, name.given());
        return ref.has_value();
    }

    // Each notes what is wrong where it gives nothing.
    std::optional<ZoneRef> zone(const std::string& word);
    std::optional<ZoneRef> start_zone(const std::string& word);
    std::optional<TallyRef> tally(const std::string& word);
    std::optional<CardKind> card(const std::string& word);
    std::optional<TerrainKind> terrain(const std::string& word);
    std::optional<PieceKind> kind(const std::string& word);
    std::optional<PieceId> piece(const std::string& word);
    std::optional<GlyphRef> glyph(const std::string& word);
    std::optional<RuleRef> rule_called(const std::string& word);
    std::optional<FigureRef> figure(const std::string& word);
    std::optional<FigureRef> asked_figure(const std::string& word);
    std::optional<SpaceRef> space(const std::string& word);
    std::optional<ActorRef> of_test(const std::string& word);
    std::optional<PlayerRef> player(const std::string& word);
    std::optional<OwnerRef> owner(const std::string& word);
    std::optional<OwnerRef> zone_as_owner(const std::string& word);
    std::optional<WinnerRef> winner(const std::string& word);
    std::optional<ResultRef> result(const std::string& word);

    bool is_here(int player);
    const Known* spoken_of(const Known* found);
    static bool is_other(const Known& name);
    const Known* last_figure() const;
    std::vector<std::string> names(std::initializer_list<std::string_view> more, std::optional<NameOf> what) const;

    const GameState& state_;
    RulebookInPlay& play_;
    WordTroubles& troubles_;
};

template <class List>
std::vector<std::string> ids_of(const List& list) {
    std::vector<std::string> ids;
    for (const auto& each : list) ids.push_back(each.id);
    return ids;
}

}  // namespace hexwright::rulebook
