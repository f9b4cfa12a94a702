#include "engine/scenario/places.h"

#include "engine/board/hex/direction.h"
#include "engine/scenario/approval.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/word_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace hexwright::scenario {
namespace {

void move_space(Space& space, const MovedSpace& moved) { space = moved(space).value_or(space); }

void move_spaces(std::vector<Space>& spaces, const MovedSpace& moved) {
    for (Space& space : spaces) move_space(space, moved);
    std::ranges::sort(spaces);
    const auto repeated = std::ranges::unique(spaces);
    spaces.erase(repeated.begin(), repeated.end());
}

// ---- words

// Goes through a word and all that stands in it.
template <class Change>
class EachMember {
public:
    explicit EachMember(const Change& change) : change_(change) {}

    template <HasFields Word>
    void operator()(Word& word) const {
        each_field(word, [this]<class Member>(std::string_view name, Member& member) {
            if constexpr (Nested<Member>) each_part(member, [this](auto& part) { (*this)(part); });
            else change_(name, member);
        });
    }
    // Its direction goes by its place before that is moved.
    void operator()(trial::UsePower& word) const {
        if constexpr (requires { change_(word); }) change_(word);
        each_field(word, [this](std::string_view name, auto& member) { change_(name, member); });
    }
    template <OneOfWords Wrapper>
    void operator()(Wrapper& wrapper) const {
        std::visit(*this, wrapper.is);
    }

private:
    const Change& change_;
};

enum class Directions : unsigned char { Turn, Stay };  // Stay where nobody moves anything.

struct MoveMember {
    const MovedSpace& moved;
    Directions directions = Directions::Turn;

    void operator()(trial::UsePower& word) const {
        if (directions == Directions::Stay || !word.at.space || word.direction == trial::Heading::None) return;
        const Space from = *word.at.space;
        const auto way = static_cast<Direction>(static_cast<int>(word.direction) - 1);
        const Space next{neighbour(from.at, way), from.level};
        const HexCoord now = moved(from).value_or(from).at, next_now = moved(next).value_or(next).at;
        for (const Direction each : all_directions)
            if (neighbour(now, each) == next_now)
                word.direction = static_cast<trial::Heading>(static_cast<int>(each) + 1);
    }

    template <class Member>
    void operator()(std::string_view, Member& member) const {
        constexpr SlotKind kind = SlotKindOf<Member>::kind;
        static_assert(kind != SlotKind::Other, "Say here whether a member of this type has a place on the map.");
        if constexpr (kind == SlotKind::Space) {
            if (member.space) move_space(*member.space, moved);
        } else if constexpr (kind == SlotKind::Way) {
            for (std::string& word : member.words)
                if (auto space = space_from(word)) {
                    move_space(*space, moved);
                    word = to_text(*space);
                }
        } else if constexpr (kind == SlotKind::NamedSpace) {
            if (auto space = space_from(member.word)) {
                move_space(*space, moved);
                member.word = to_text(*space);
            }
        }
    }
};

// From the lowest or up to the highest level asked for.
struct RenumberMember {
    int first = 1, by = 0;

    template <class Member>
    void operator()(std::string_view name, Member& member) const {
        if constexpr (std::is_same_v<Member, LevelNumber>) {
            if (!member.value) return;
            int level = *member.value;
            const int gone = first + by;  // The lowest of the levels that are gone, if any are.
            if (level >= first) level += by;
            else if (level >= gone) level = name == "at-least" ? gone : gone - 1;
            member.value = std::clamp(level, 1, max_level);
        }
    }
};

template <class Change>
void change_words(Scenario& scenario, const Change& change) {
    ScenarioWords words = words_of_scenario(scenario);
    EachMember<Change>{change}(words);
    set_words(scenario, std::move(words));
}

// ---- the rest. Structs are taken apart with all of their members, so that a new one does not compile before somebody
// has looked here.

void move_zone(Zone& zone, const MovedSpace& moved) {
    auto& [id, use, color, size, spaces, conditions, conditions_do, line] = zone;  // Conditions are words.
    move_spaces(spaces, moved);
}

void move_glyph(Glyph& glyph, const MovedSpace& moved) {
    auto& [id, at, facing, pool, line] = glyph;
    move_space(at, moved);
}

void move_army(Army& army, const MovedSpace& moved) {
    auto& [points, draft, premade, only, never, at_most, cards] = army;
    for (CardOfArmy& card : cards) {
        auto& [id, copies, figures, line] = card;
        for (StartSpace& start : figures) {
            auto& [at, tail] = start;
            move_space(at, moved);
            if (tail) move_space(*tail, moved);
        }
    }
}

void move_setup(Setup& setup, const MovedSpace& moved) {
    auto& [players, nobodys, nobody_owns, places, line] = setup;
    for (PlayerSetup& player : players) {
        auto& [number, team, side, zones, army, owns, scripted, scripted_cards, line_of_player] = player;
        move_army(army, moved);
    }
    move_army(nobodys, moved);
}

bool move_approval(Approval& approval, const MovedSpace& moved) {
    auto& [code, spaces, reason] = approval;
    const auto stays = [&](Space space) { return !moved(space); };  // Asked of each, so that places_of() sees each.
    if (spaces.empty() || std::ranges::count_if(spaces, stays) > 0) return false;
    move_spaces(spaces, moved);
    return true;
}

// Comments know an approval by its first space.
void move_approvals(Scenario& scenario, const MovedSpace& moved) {
    std::vector<Approval> approvals = *scenario.approvals;
    std::map<std::string, std::string> keys;
    bool any = false;
    for (Approval& approval : approvals) {
        const std::string before = comment_key(approval);
        if (!move_approval(approval, moved)) continue;
        any = true;
        for (const std::string end : {"", "end:"}) keys.emplace(end + before, end + comment_key(approval));
    }
    if (!any) return;
    scenario.approvals = std::move(approvals);
    Comments comments;
    for (const auto& [key, lines] : *scenario.comments) {
        const auto now = keys.find(key);
        auto& home = comments[now == keys.end() ? key : now->second];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    if (comments != *scenario.comments) scenario.comments = std::move(comments);
}

// Two pins cannot mirror a picture, three can: the third makes a triangle of equal sides with them, where its pixel is
// one that a file can hold.
void pin_third_corner(std::vector<Pin>& pins) {
    if (pins.size() != 2) return;
    const Pin first = pins[0], second = pins[1];
    constexpr double half = 0.5, height = 0.8660254037844386;  // Of such a triangle with sides of 1.
    const int across = second.x - first.x, down = second.y - first.y;
    for (const int way : {1, -1}) {
        const int x = first.x + static_cast<int>(std::lround(half * across - way * height * down));
        const int y = first.y + static_cast<int>(std::lround(way * height * across + half * down));
        if (std::min(x, y) < 0 || std::max(x, y) > max_picture_side) continue;
        pins.push_back({x, y, first.at + turned(second.at - first.at, way)});
        return;
    }
}

// What does not change stays shared.
template <class List, class Move>
void move_each(Shared<List>& list, Move&& move) {
    List now = *list;
    for (auto& each : now) move(each);
    if (now != *list) list = std::move(now);
}

void move_all(Scenario& scenario, const MovedSpace& moved, WhichPlaces which, Directions directions) {
    auto& [id, edition, house_rules, line, about, limit, battlefield_name, battlefield_source, battlefield, groups,
           zones, glyphs, glyph_pools, setups, rounds, rulebook, tests, approvals, underlays, carried, comments,
           symmetry] = scenario;  // Pieces move by themselves, the words of rulebook, tests and zones below.
    if (which == WhichPlaces::All) {
        move_each(zones, [&](Zone& zone) { move_zone(zone, moved); });
        move_each(glyphs, [&](Glyph& glyph) { move_glyph(glyph, moved); });
    }
    move_each(setups, [&](Setup& setup) { move_setup(setup, moved); });
    move_approvals(scenario, moved);
    change_words(scenario, MoveMember{moved, directions});
}

}  // namespace

void move_places(Scenario& scenario, const MovedSpace& moved, WhichPlaces which) {
    move_all(scenario, moved, which, Directions::Turn);
}

std::vector<Space> places_of(const Scenario& scenario, WhichPlaces which) {
    std::vector<Space> found;
    Scenario unchanged = scenario;
    const MovedSpace note = [&](Space space) { return found.push_back(space), std::optional<Space>(); };
    move_all(unchanged, note, which, Directions::Stay);
    std::ranges::sort(found);
    const auto repeated = std::ranges::unique(found);
    found.erase(repeated.begin(), repeated.end());
    return found;
}

void move_symmetry(Scenario& scenario, const GridMap& map) {
    if (scenario.symmetry.kind != SymmetryKind::Off) scenario.symmetry = board::moved(scenario.symmetry, map);
}

void move_underlays(Scenario& scenario, const GridMap& map) {
    move_each(scenario.underlays, [&](Underlay& underlay) {
        auto& [level, src, pins, opacity, locked, hidden] = underlay;
        if (map.mirrors()) pin_third_corner(pins);
        for (Pin& pin : pins) {
            auto& [x, y, at] = pin;
            at = map(at);
        }
    });
}

void renumber_levels_in_words(Scenario& scenario, int first, int by) {
    if (by != 0) change_words(scenario, RenumberMember{first, by});
}

}  // namespace hexwright::scenario
