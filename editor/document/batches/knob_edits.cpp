#include "editor/document/batches/knob_places.h"
#include "editor/document/batches/knobs.h"
#include "engine/board/battlefield/terrain.h"
#include "engine/scenario/word_tree.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>
#include <utility>

namespace hexwright::document {
namespace {

// ---- armies

std::set<Space> taken_starts(const Setup& setup) {
    std::set<Space> taken;
    const auto take = [&](const Army& army) {
        for (const CardOfArmy& entry : army.cards)
            for (const StartSpace& start : entry.figures) {
                taken.insert(start.at);
                if (start.tail) taken.insert(*start.tail);
            }
    };
    for (const PlayerSetup& player : setup.players) take(player.army);
    take(setup.nobodys);
    return taken;
}

constexpr int room_for_figures = 5;  // Levels above a surface, so that figures of usual height can stand there.

bool has_room(const Surface& surface) { return surface.room >= room_for_figures; }

// The free surface nearest to the space; none within the reach of a few hexes.
std::optional<Space> free_beside(Space space, const std::set<Space>& taken, const Terrain& terrain) {
    for (int radius = 1; radius <= 4; ++radius)
        for (const HexCoord hex : ring(space.at, radius))
            for (const Surface& surface : terrain.surfaces_at(hex))
                if (has_room(surface) && !taken.contains(surface.space)) return surface.space;
    return {};
}

// Those at the end leave first; who comes stands beside the first, the second and so on.
void set_figures(CardOfArmy& entry, std::size_t figures, const Setup& setup, const Scenario& scenario,
                 const Catalogue& catalogue) {
    const auto card = catalogue.card(entry.card);
    const std::size_t old = entry.figures.size();
    entry.figures.resize(std::min(old, figures));
    const Terrain terrain = figures > old ? terrain_of(scenario.battlefield, catalogue) : Terrain{};
    std::set<Space> taken = taken_starts(setup);
    for (std::size_t i = old; i < figures; ++i) {
        const auto at = free_beside(entry.figures[(i - old) % old].at, taken, terrain);
        if (!at) break;
        taken.insert(*at);
        entry.figures.push_back({*at});
    }
    const int each = card ? std::max(1, catalogue[*card].figures) : 1;
    entry.copies = std::max(1, (static_cast<int>(entry.figures.size()) + each - 1) / each);
}

void set_card(Army& army, const Knob& knob, int value, const Setup& setup, const Scenario& scenario,
              const Catalogue& catalogue) {
    const auto entry = std::ranges::find(army.cards, knob.name, &CardOfArmy::card);
    if (entry == army.cards.end()) {
        if (value > 0) army.cards.push_back({knob.name, value});
    } else if (value == 0) {
        army.cards.erase(entry);
    } else if (knob.kind == KnobKind::Copies) {
        entry->copies = value;
    } else if (value != static_cast<int>(entry->figures.size())) {
        set_figures(*entry, static_cast<std::size_t>(value), setup, scenario, catalogue);
    }
}

SetSetups army_edit(const Knob& knob, int value, const Scenario& scenario, const Catalogue& catalogue) {
    SetSetups set{*scenario.setups};
    for (Setup& setup : set.setups) {
        if (setup.player_count() != knob.players) continue;
        const Setup before = setup;
        for (PlayerSetup& player : setup.players) {
            if (player.number != knob.player) continue;
            if (knob.kind == KnobKind::Points) player.army.points = value;
            else set_card(player.army, knob, value, before, scenario, catalogue);
        }
    }
    return set;
}

// ---- zones

HexCoord middle_of(const Zone& zone) {
    HexCoord sum;
    for (const Space space : zone.spaces) sum = sum + space.at;
    const auto all = static_cast<int>(zone.spaces.size());
    return {sum.q / all, sum.r / all};
}

// What a zone turns its front to, by the middles of the other zones of its use.
struct ZoneFront {
    std::vector<HexCoord> middles{};  // Its own middle where it is alone.
    bool alone = false;
    std::set<Space> taken{};  // By zones of its use.

    int distance_from(Space space) const {
        int nearest = std::numeric_limits<int>::max();
        for (const HexCoord middle : middles) nearest = std::min(nearest, distance(space.at, middle));
        return nearest;
    }
};

ZoneFront front_of(const Scenario& scenario, const Zone& zone) {
    ZoneFront front;
    for (const Zone& other : *scenario.zones) {
        if (other.use != zone.use || other.spaces.empty()) continue;
        front.taken.insert(other.spaces.begin(), other.spaces.end());
        if (other.id != zone.id) front.middles.push_back(middle_of(other));
    }
    front.alone = front.middles.empty();
    if (front.alone) front.middles.push_back(middle_of(zone));
    return front;
}

// Surfaces beside a zone that it can take in, the nearest to its front first.
class ZoneEdge {
public:
    ZoneEdge(ZoneFront front, const Terrain& terrain) : front_(std::move(front)), terrain_(&terrain) {}

    void look_beside(Space space) {
        for (const Direction side : all_directions)
            for (const Surface& surface : terrain_->surfaces_at(neighbour(space.at, side)))
                if (has_room(surface) && !front_.taken.contains(surface.space))
                    edge_.emplace(front_.distance_from(surface.space), surface.space);
    }
    std::optional<Space> take() {
        if (edge_.empty()) return {};
        const Space next = edge_.begin()->second;
        edge_.erase(edge_.begin());
        front_.taken.insert(next);
        return next;
    }

private:
    ZoneFront front_;
    const Terrain* terrain_;
    std::set<std::pair<int, Space>> edge_{};
};

SetZones zone_edit(const Knob& knob, int value, const Scenario& scenario, const Catalogue& catalogue) {
    SetZones set{*scenario.zones};
    for (Zone& zone : set.zones) {
        if (zone.id != knob.name) continue;
        const auto spaces = growing_zone(scenario, zone, static_cast<std::size_t>(value), catalogue);
        zone.spaces.assign(spaces.begin(), spaces.begin() + std::min<std::ptrdiff_t>(value, std::ssize(spaces)));
        if (zone.size) zone.size = std::max(1, *zone.size + value - knob.value());
    }
    return set;
}

// ---- rules

Edit set_word(const WordPath& member, int value) {
    return {ChangeWord{{.how = WordChange::How::Set, .at = member, .text = std::to_string(value)}}, {}};
}

std::optional<int> round_in(const WordNode& word, std::string_view member) {
    const Slot* slot = word.slot(member);
    if (!slot || slot->text.empty()) return {};
    int value = 0;
    std::from_chars(slot->text.data(), slot->text.data() + slot->text.size(), value);
    return value;
}

// All of the rule's events that have rounds come so much earlier or later.
Compound arrival_edit(const Knob& knob, int value, const Scenario& scenario) {
    Compound all;
    const WordNode top = tree_of(scenario);
    const WordNode* rule = word_at(top, knob.word);
    const WordList* events = rule ? rule->list("events") : nullptr;
    for (std::size_t i = 0; events && i < events->parts.size(); ++i)
        for (const std::string member : {"from", "to"})
            if (const auto round = round_in(events->parts[i], member))
                all.edits.push_back(
                    set_word(knob.word.inside("events", i).at(member),
                             std::clamp(*round + value - knob.value(), RoundNumber::low, RoundNumber::high)));
    return all;
}

Edit::What what_sets(const Knob& knob, int value, const Scenario& scenario, const Catalogue& catalogue) {
    switch (knob.kind) {
        case KnobKind::Zone:
            return zone_edit(knob, value, scenario, catalogue);
        case KnobKind::Rounds:
            return SetRounds{value};
        case KnobKind::Arrival:
            return arrival_edit(knob, value, scenario);
        case KnobKind::Number:
            return set_word(knob.word, value).what;
        default:
            return army_edit(knob, value, scenario, catalogue);
    }
}

}  // namespace

std::optional<int> first_round_of(const WordNode& rule) {
    const WordList* events = rule.list("events");
    for (std::size_t i = 0; events && i < events->parts.size(); ++i)
        if (const auto round = round_in(events->parts[i], "from")) return round;
    return {};
}

std::vector<Space> growing_zone(const Scenario& scenario, const Zone& zone, std::size_t most,
                                const Catalogue& catalogue) {
    ZoneFront front = front_of(scenario, zone);
    std::vector<std::pair<int, Space>> placed;
    for (const Space space : zone.spaces)
        placed.emplace_back((front.alone ? 1 : -1) * front.distance_from(space), space);
    std::ranges::sort(placed);
    std::vector<Space> spaces;
    for (const auto& [place, space] : placed) spaces.push_back(space);
    if (most <= spaces.size()) return spaces;
    const Terrain terrain = terrain_of(scenario.battlefield, catalogue);
    ZoneEdge edge(std::move(front), terrain);
    for (const Space space : zone.spaces) edge.look_beside(space);
    while (spaces.size() < most) {
        const auto next = edge.take();
        if (!next) break;
        spaces.push_back(*next);
        edge.look_beside(*next);
    }
    return spaces;
}

Edit edit_to(const Knob& knob, std::size_t setting, const Scenario& scenario, const Catalogue& catalogue) {
    const int value = knob.values[setting];
    return {what_sets(knob, value, scenario, catalogue),
            {"tune.edit", {{"what", std::vector<Message>{knob.what}}, {"value", value}}}};
}

}  // namespace hexwright::document
