// Finds what the names of a scenario's words stand for in one game: the only place that makes references of names.
#pragma once
#include "engine/game/state.h"
#include "engine/rulebook/room.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/word_troubles.h"
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

// Each bind() sets the reference of a name as binding stands and returns true, or notes what is wrong and returns
// false. A name that is not given may stay as it is.
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

    const Known* find(std::string_view word, std::optional<NameOf> what = {}) const;
    // Notes that nothing is called `word`, with the nearest of those that are. Always false.
    bool unknown(const UnknownSentences& sentences, std::string_view word, std::vector<std::string> names);
    // Gives the name the next place. Refuses names that have a meaning already, and too many.
    bool introduce(NewName& name, NameOf what, const char* taken_sentence);

    template <Need need>
    bool bind(Name<ZoneTag, need>& name) {
        return !name.given() || set(name, zone(name.word));
    }
    template <Need need>
    bool bind(Name<TallyTag, need>& name) {
        return !name.given() || set(name, tally(name.word));
    }
    template <Need need>
    bool bind(Name<CardIdTag, need>& name) {
        return !name.given() || set(name, card(name.word));
    }
    template <Need need>
    bool bind(Name<TerrainIdTag, need>& name) {
        return !name.given() || set(name, terrain(name.word));
    }
    template <Need need>
    bool bind(Name<KindTag, need>& name) {
        return set(name, kind(name.word));
    }
    template <Need need>
    bool bind(Name<PieceNameTag, need>& name) {
        return !name.given() || set(name, piece(name.word));
    }
    template <Need need>
    bool bind(Name<GlyphIdTag, need>& name) {
        return !name.given() || set(name, glyph(name.word));
    }
    template <Need need>
    bool bind(Name<SortTag, need>& name) {  // Zones and pieces of a sort are written out.
        return set(name, std::optional(state_.catalogue().glyph(name.word).value_or(GlyphKind{})));
    }
    template <Need need>
    bool bind(Name<RuleTag, need>& name) {
        return set(name, rule_called(name.word));
    }
    template <Need need>
    bool bind(Name<FigureNameTag, need>& name) {
        return set(name, figure(name.word));
    }
    template <Need need>
    bool bind(Name<AskedFigureTag, need>& name) {
        return set(name, asked_figure(name.word));
    }
    template <Need need>
    bool bind(Name<SpaceNameTag, need>& name) {
        return !name.given() || set(name, space(name.word));
    }
    template <Need need>
    bool bind(Name<ActorTag, need>& name) {
        return !name.given() || set(name, of_test(name.word));
    }
    template <Need need>
    bool bind(Name<CardInPlayTag, need>& name) {
        return !name.given() || set(name, of_test(name.word));
    }
    template <Need need>
    bool bind(Name<PlayerNameTag, need>& name) {
        return !name.given() || set(name, player(name.word));
    }
    template <Need need>
    bool bind(Name<OwnerTag, need>& name) {
        return !name.given() || set(name, owner(name.word));
    }
    template <Need need>
    bool bind(Name<WinnerTag, need>& name) {
        return set(name, winner(name.word));
    }
    template <Need need>
    bool bind(Name<ResultTag, need>& name) {
        return !name.given() || set(name, result(name.word));
    }
    // Numbers, choices and phrases hold no names; names that are introduced are bound by then.
    template <class Other>
    bool bind(Other&) {
        return true;
    }

private:
    template <class Tag, Need need>
    static bool set(Name<Tag, need>& name, const std::optional<typename Tag::Ref>& ref) {
        if (ref) name.bound.ref_ = *ref;
        return ref.has_value();
    }

    // Each notes what is wrong where it gives nothing.
    std::optional<ZoneRef> zone(const std::string& word);
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
    std::optional<NamePlace> of_test(const std::string& word);
    std::optional<PlayerRef> player(const std::string& word);
    std::optional<OwnerRef> owner(const std::string& word);
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
