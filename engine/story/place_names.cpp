#include "engine/story/place_names.h"

#include "engine/board/hex/grid_map.h"
#include "engine/board/space_told.h"
#include "engine/core/enum_texts.h"
#include "engine/game/objects.h"
#include "engine/scenario/rulebook.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace hexwright::story {
namespace {

// The spaces of a start zone go by its colour.
constexpr std::pair<std::string_view, const char*> zone_colors[] = {
    {"red", "place-name.zone-red"},       {"blue", "place-name.zone-blue"},      {"green", "place-name.zone-green"},
    {"orange", "place-name.zone-orange"}, {"yellow", "place-name.zone-yellow"},  {"purple", "place-name.zone-purple"},
    {"cyan", "place-name.zone-cyan"},     {"magenta", "place-name.zone-magenta"}};
const char* sentence_of_color(std::string_view color) {  // nullptr if there is none.
    const auto* const found = std::ranges::find(zone_colors, color, [](const auto& row) { return row.first; });
    return found == std::end(zone_colors) ? nullptr : found->second;
}
constexpr std::size_t largest_named_zone = 60;  // In spaces: a number in a larger one says little.
constexpr int zone_is_farther = 2;

// ---- which of several

// From north to south, then from west to east.
bool is_read_before(HexCoord a, HexCoord b) { return std::pair(a.r, a.q) < std::pair(b.r, b.q); }

// Twice the distance of a hex's centre from that of 0,0, in widths of a hex.
int across(HexCoord hex) { return 2 * hex.q + hex.r; }

// "west" of a range if it is in its first quarter, "east" if it is in its last one.
int part_of(int value, int low, int high) {
    const int range = high - low;
    if (range == 0) return 0;
    return 4 * (value - low) < range ? -1 : 4 * (high - value) < range ? 1 : 0;
}

const char* side_of(int across, int down) {
    constexpr const char* names[3][3] = {
        {"place-name.side.north-west", "place-name.side.north", "place-name.side.north-east"},
        {"place-name.side.west", "place-name.side.middle", "place-name.side.east"},
        {"place-name.side.south-west", "place-name.side.south", "place-name.side.south-east"}};
    return names[down + 1][across + 1];
}

// The sentences which of the places each of them is, such as "western"; nothing where the sides of the world do not
// tell them apart.
std::vector<const char*> sides_of(const std::vector<HexCoord>& places) {
    const auto [west, east] = std::ranges::minmax(places, {}, across);
    const auto [north, south] = std::ranges::minmax(places, {}, &HexCoord::r);
    // A row is 0.87 hexes high.
    const int wide = across(east) - across(west), high = (south.r - north.r) * 7 / 4;
    std::vector<const char*> sides;
    std::set<std::string_view> different;
    for (const HexCoord place : places) {
        int right = part_of(across(place), across(west), across(east));
        int down = part_of(place.r, north.r, south.r);
        if (places.size() <= 3) (wide >= high ? down : right) = 0;  // "western", not "north-western".
        sides.push_back(side_of(right, down));
        different.insert(sides.back());
    }
    if (different.size() < places.size()) sides.clear();
    return sides;
}

// ---- directions

struct Offset {  // Hexes in one direction, then in the next one clockwise or counter-clockwise.
    Direction first{}, second{};
    int hexes = 0, more = 0;
};

// The longer part comes first.
Offset offset_of(HexCoord from, HexCoord to) {
    const HexCoord by = to - from;
    for (const Direction side : all_directions) {
        const HexCoord a = offset(side), b = offset(turned(side, 1));
        const int determinant = a.q * b.r - a.r * b.q;
        const int along = (by.q * b.r - by.r * b.q) / determinant, beside = (a.q * by.r - a.r * by.q) / determinant;
        if (along <= 0 || beside < 0) continue;
        if (along >= beside) return {side, turned(side, 1), along, beside};
        return {turned(side, 1), side, beside, along};
    }
    return {};
}

std::vector<Message> direction_told(Direction side) {
    constexpr EnumTexts<Direction, Direction::NW> directions({{Direction::NE, "place-name.direction.ne"},
                                                              {Direction::E, "place-name.direction.e"},
                                                              {Direction::SE, "place-name.direction.se"},
                                                              {Direction::SW, "place-name.direction.sw"},
                                                              {Direction::W, "place-name.direction.w"},
                                                              {Direction::NW, "place-name.direction.nw"}});
    return {{directions[side]}};
}

Message from_landmark(HexCoord hex, HexCoord landmark, const Message& name) {
    if (hex == landmark) return name;
    const Offset found = offset_of(landmark, hex);
    std::vector<Argument> arguments{
        {"direction", direction_told(found.first)}, {"n", found.hexes}, {"landmark", std::vector<Message>{name}}};
    if (found.more > 0) {
        arguments.emplace_back("other", direction_told(found.second));
        arguments.emplace_back("more", found.more);
        return {"place-name.off-both", std::move(arguments)};
    }
    return {found.hexes == 1 ? "place-name.beside" : "place-name.off", std::move(arguments)};
}

std::string in_words(std::string id) {
    std::ranges::replace(id, '-', ' ');
    return id;
}

bool hides_rules(const Scenario& map) {
    return std::ranges::any_of(rulebook_of(map).rules, [](const Rule& rule) { return rule.hidden == YesNo::Yes; });
}

}  // namespace

PlaceNames::PlaceNames(const Scenario& map, const GameState& seen) : board_(seen.board) {
    add_glyphs(seen);
    add_objects(seen);
    add_middle();
    add_zones(map);
}

// ---- zones

// Start zones come first, then smaller ones: they say more. Other zones are not named where rules are hidden, because
// they may be what these are about.
void PlaceNames::add_zones(const Scenario& map) {
    std::vector<const Zone*> zones;
    const bool hides = hides_rules(map);
    for (const Zone& zone : *map.zones) {
        const bool start = zone.use == "start";
        if (!zone.spaces.empty() && (start || (!hides && zone.spaces.size() <= largest_named_zone)))
            zones.push_back(&zone);
    }
    std::ranges::stable_sort(zones, {},
                             [](const Zone* zone) { return std::pair(zone->use != "start", zone->spaces.size()); });
    for (const Zone* zone : zones)
        add_zone(*zone, std::ranges::count(zones, zone->color, [](const Zone* each) { return each->color; }) == 1);
}

// `alone`: no other zone has its colour.
void PlaceNames::add_zone(const Zone& zone, bool alone) {
    const char* const colored = alone && zone.use == "start" ? sentence_of_color(zone.color) : nullptr;
    std::vector<HexCoord> hexes;
    for (const Space& space : zone.spaces)
        if (board_->index(space) != no_space) hexes.push_back(space.at);
    std::ranges::sort(hexes, is_read_before);
    hexes.erase(std::ranges::unique(hexes).begin(), hexes.end());
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        Message name{colored ? colored : "place-name.zone", {{"zone", in_words(zone.id)}, {"n", i + 1}}};
        if (!zones_.try_emplace(hexes[i], name).second) continue;
        landmarks_.push_back({std::move(name), hexes[i], zone_is_farther});
    }
}

// ---- landmarks

namespace {

struct Thing {  // Of which there may be several with the same name.
    std::string name{};
    HexCoord at{};
};

// The sentences of a sort of things: for the only one, for one of several by its number or by where it is.
struct ThingSentences {
    const char *alone, *numbered, *by_side;
};
constexpr ThingSentences named_glyph{"place-name.named-glyph", "place-name.named-glyph-numbered",
                                     "place-name.named-glyph-side"};
constexpr ThingSentences unknown_glyph{"place-name.glyph", "place-name.glyph-numbered", "place-name.glyph-side"};

// `side` is nullptr where the sides do not tell them apart.
Message thing_told(const Thing& thing, const ThingSentences& sentences, const char* side, std::size_t number) {
    const Argument name{"name", thing.name};
    if (number == 0) return {sentences.alone, {name}};
    if (!side) return {sentences.numbered, {name, {"n", number}}};
    return {sentences.by_side, {name, {"side", std::vector<Message>{{side}}}}};
}

// "the western glyph"; "glyph 2" where the sides of the world do not tell them apart. In the order of the things.
std::vector<Message> things_told(std::vector<Thing>& things, const ThingSentences& sentences) {
    std::ranges::stable_sort(things, [](const Thing& a, const Thing& b) {
        return a.name != b.name ? a.name < b.name : is_read_before(a.at, b.at);
    });
    std::vector<Message> told;
    for (std::size_t first = 0; first < things.size();) {
        std::vector<HexCoord> places;
        for (std::size_t i = first; i < things.size() && things[i].name == things[first].name; ++i)
            places.push_back(things[i].at);
        const auto sides = places.size() > 1 ? sides_of(places) : std::vector<const char*>();
        for (std::size_t i = 0; i < places.size(); ++i)
            told.push_back(thing_told(things[first + i], sentences, sides.empty() ? nullptr : sides[i],
                                      places.size() > 1 ? i + 1 : 0));
        first += places.size();
    }
    return told;
}

}  // namespace

void PlaceNames::add_glyphs(const GameState& seen) {
    for (const bool named : {true, false}) {  // Those that lie symbol side up are all alike.
        std::vector<Thing> things;
        for (const GameGlyph& glyph : seen.glyphs)
            if (glyph.at >= 0 && (glyph.face_up && glyph.kind.valid()) == named)
                things.push_back({named ? seen.catalogue()[glyph.kind].name : "", (*board_)[glyph.at].space.at});
        const std::vector<Message> told = things_told(things, named ? named_glyph : unknown_glyph);
        for (std::size_t i = 0; i < things.size(); ++i) landmarks_.push_back({told[i], things[i].at});
    }
}

void PlaceNames::add_objects(const GameState& seen) {
    for (std::size_t i = 0; i < seen.objects.size(); ++i) {
        const ObjectId object{static_cast<int>(i)};
        const auto hexes = hexes_of(seen, object);
        if (hexes.empty()) continue;
        const std::string& name = type_of(seen, object).name;
        landmarks_.push_back(
            {{"place-name.piece", {{"name", in_words(name)}}}, *std::ranges::min_element(hexes, is_read_before)});
    }
}

// The space nearest to the middle of all.
void PlaceNames::add_middle() {
    HexCoord low{max_coordinate * 4, max_coordinate}, high{-max_coordinate * 4, -max_coordinate};
    for (const BoardSpace& space : board_->spaces()) {
        if (space.stand == Stand::Gone) continue;
        low = {std::min(low.q, across(space.space.at)), std::min(low.r, space.space.at.r)};
        high = {std::max(high.q, across(space.space.at)), std::max(high.r, space.space.at.r)};
    }
    if (low.r > high.r) return;
    const int r = (low.r + high.r) / 2;
    landmarks_.push_back({{"place-name.middle"}, {((low.q + high.q) / 2 - r) / 2, r}});
}

// ---- names

Message PlaceNames::without_level(HexCoord hex, Landmarks which) const {
    if (const auto found = zones_.find(hex); found != zones_.end()) return found->second;
    const Landmark* nearest = nullptr;
    int least = 0;
    for (const Landmark& landmark : landmarks_) {
        if (landmark.at == hex && which == Landmarks::Elsewhere) continue;
        const int far = landmark.at == hex ? -1 : distance(landmark.at, hex) + landmark.farther;
        if (nearest && far >= least) continue;
        nearest = &landmark;
        least = far;
    }
    return nearest ? from_landmark(hex, nearest->at, nearest->name) : space_told({hex, 1}).front();
}

Message PlaceNames::of(Space space, Landmarks which) const {
    Message name = without_level(space.at, which);
    if (board_->spaces_at(space.at).size() < 2) return name;
    return {"place-name.on-level", {{"place", std::vector<Message>{std::move(name)}}, {"level", space.level}}};
}

namespace {

Message named(Message message, const PlaceNames& names, Landmarks which) {
    const bool of_thing = std::ranges::any_of(message.arguments, [](const Argument& argument) {
        return argument.name == "glyph" || argument.name == "piece";
    });
    for (Argument& argument : message.arguments) {
        if (message.id == space_sentence && argument.name == "at")
            if (const auto space = space_from(argument.value)) return names.of(*space, which);
        for (Message& part : argument.said)
            part = named(std::move(part), names, of_thing ? Landmarks::Elsewhere : Landmarks::All);
    }
    return message;
}

}  // namespace

Message with_names(Message message, const PlaceNames& names) {
    return named(std::move(message), names, Landmarks::All);
}

std::vector<Message> heading_told(Direction side) {
    constexpr EnumTexts<Direction, Direction::NW> headings({{Direction::NE, "place-name.heading.ne"},
                                                            {Direction::E, "place-name.heading.e"},
                                                            {Direction::SE, "place-name.heading.se"},
                                                            {Direction::SW, "place-name.heading.sw"},
                                                            {Direction::W, "place-name.heading.w"},
                                                            {Direction::NW, "place-name.heading.nw"}});
    return {{headings[side]}};
}

std::vector<Message> directions_told(const Board& board, SpaceIndex from, const std::vector<SpaceIndex>& path) {
    std::vector<std::pair<Direction, int>> steps;
    for (const SpaceIndex to : path) {
        if (to < 0) continue;
        const auto side = side_towards(board[from].space.at, board[to].space.at);
        from = to;
        if (!side) continue;
        if (!steps.empty() && steps.back().first == *side) ++steps.back().second;
        else steps.emplace_back(*side, 1);
    }
    std::vector<Message> told;
    for (const auto& [side, count] : steps)
        told.push_back(
            {count == 1 ? "place-name.step" : "place-name.steps", {{"n", count}, {"heading", heading_told(side)}}});
    return told;
}

}  // namespace hexwright::story
