// Everything that has a place moves, in words of every sort.
#include "engine/scenario/places.h"

#include "engine/board/battlefield/issue.h"
#include "engine/scenario/word_tree.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

// Puts each sort of word into each list, down to some depth, and a space of its own into every member that holds one.
class Fill {
public:
    template <HasFields Word>
    void operator()(Word& word, int depth) {
        each_field(word, [&](std::string_view, auto& member) { fill(member, depth); });
    }
    std::vector<Space> given{};

private:
    Space next() {
        given.push_back({{static_cast<int>(given.size()) + 1, -3}, 1 + static_cast<int>(given.size()) % 7});
        return given.back();
    }
    template <class Member>
    void fill(Member& member, int depth) {
        if constexpr (Nested<Member>) {
            if (depth == 0) return;
            put_words(member);
            all_parts(member, [&](auto& part) {
                inside(part, depth - 1);
                return true;
            });
        } else if constexpr (SlotKindOf<Member>::kind == SlotKind::Space) {
            member.space = next();
        } else if constexpr (SlotKindOf<Member>::kind == SlotKind::NamedSpace) {
            member.word = to_text(next());
        } else if constexpr (SlotKindOf<Member>::kind == SlotKind::Way) {
            member.words = {to_text(next()), "turn", to_text(next())};
        }
    }
    template <HasFields Word>
    void inside(Word& word, int depth) {
        (*this)(word, depth);
    }
    template <OneOfWords Wrapper>
    void inside(Wrapper& wrapper, int depth) {
        std::visit([&](auto& word) { (*this)(word, depth); }, wrapper.is);
    }
    template <class T>
    static void put_words(std::vector<T>& list) {
        if constexpr (OneOfWords<T>)
            put_each<T>(list, std::make_index_sequence<std::variant_size_v<typename T::Kind>>());
        else if (list.empty()) list.emplace_back();
    }
    template <class T>
    static void put_words(std::optional<T>& part) {
        part.emplace();
    }
    template <class T, std::size_t... each>
    static void put_each(std::vector<T>& list, std::index_sequence<each...>) {
        using Kind = typename T::Kind;
        (list.push_back(T{Kind{std::in_place_index<each>}}), ...);
    }
};

Zone zone(const std::string& id, std::vector<Space> spaces) {
    Zone made;
    made.id = id;
    made.spaces = std::move(spaces);
    return made;
}

Space shifted(Space space) { return {space.at + HexCoord{5, -2}, space.level + 1}; }

// As files write them: the word tree knows no types.
std::multiset<std::string> spaces_written(const Scenario& scenario) {
    std::multiset<std::string> spaces;
    each_word(tree_of(scenario), [&](const WordPath&, const WordNode& word) {
        for (const Slot& slot : word.slots) {
            const bool named = slot.kind == SlotKind::NamedSpace && slot.text.find(',') != std::string::npos;
            if (named || (slot.kind == SlotKind::Space && !slot.text.empty())) spaces.insert(slot.text);
            if (slot.kind != SlotKind::Way) continue;
            std::istringstream in(slot.text);
            for (std::string each; in >> each;)
                if (each != "turn") spaces.insert(each);
        }
    });
    return spaces;
}

}  // namespace

TEST_CASE("Every space in a word of any sort moves") {
    Scenario scenario;
    scenario.zones = std::vector<Zone>{zone("z", {})};
    ScenarioWords words = words_of_scenario(scenario);
    Fill fill;
    fill(words, 3);
    set_words(scenario, std::move(words));
    CHECK(fill.given.size() > 20);
    std::vector<Space> known = fill.given, after;
    std::ranges::sort(known);
    CHECK(places_of(scenario) == known);
    std::multiset<std::string> wanted;
    for (const Space space : fill.given) {
        wanted.insert(to_text(shifted(space)));
        after.push_back(shifted(space));
    }
    move_places(scenario, shifted);
    CHECK(spaces_written(scenario) == wanted);
    std::ranges::sort(after);
    CHECK(places_of(scenario) == after);
}

TEST_CASE("Zones, glyphs, start spaces and approvals move, with the comments that know them by a space") {
    const Space a{{0, 0}, 1}, b{{1, 0}, 1}, c{{2, 0}, 1}, d{{3, 0}, 1}, e{{4, 0}, 1}, f{{5, 0}, 1};
    Scenario scenario;
    scenario.zones = std::vector<Zone>{zone("z", {a, b})};
    scenario.glyphs = std::vector<Glyph>{{.id = "astrid", .at = c}};
    scenario.setups = std::vector<Setup>{{.players = {{.army = {.cards = {{.card = "finn", .figures = {{d, e}}}}}}},
                                          .nobodys = {.cards = {{.card = "finn", .figures = {{f}}}}}}};
    scenario.approvals =
        std::vector<Approval>{{IssueCode::Overhang, {a, b}, "so"}, {IssueCode::Overhang, {a, f}, "half"}};
    scenario.comments = Comments{{"approval:overhang@0,0,1", {" why "}}};
    CHECK(places_of(scenario) == std::vector<Space>{a, b, c, d, e, f});
    CHECK(places_of(scenario, WhichPlaces::BesideZonesAndGlyphs) == std::vector<Space>{a, b, d, e, f});
    move_places(scenario, [&](Space space) { return space == f ? std::optional<Space>() : shifted(space); });
    CHECK(scenario.zones->front().spaces == std::vector<Space>{shifted(a), shifted(b)});
    CHECK(scenario.glyphs->front().at == shifted(c));
    const Setup& setup = scenario.setups->front();
    CHECK(setup.players[0].army.cards[0].figures[0] == StartSpace{shifted(d), shifted(e)});
    CHECK(setup.nobodys.cards[0].figures[0] == StartSpace{f});
    CHECK(scenario.approvals->at(0).spaces == std::vector<Space>{shifted(a), shifted(b)});
    CHECK(scenario.approvals->at(1).spaces == std::vector<Space>{a, f});  // Half of it stays.
    CHECK(*scenario.comments == Comments{{"approval:overhang@5,-2,2", {" why "}}});
}

TEST_CASE("A picture of two pins is mirrored with its map by a third one") {
    Scenario scenario;
    scenario.underlays =
        std::vector<Underlay>{{.level = 1, .src = "a.png", .pins = {{100, 100, {0, 0}}, {500, 100, {4, 0}}}}};
    const auto pins_under = [&](const GridMap& map) {
        Scenario moved = scenario;
        move_underlays(moved, map);
        return moved.underlays->front().pins;
    };
    CHECK(pins_under(turn_about_hex({}, 1)) == std::vector<Pin>{{100, 100, {0, 0}}, {500, 100, {0, 4}}});
    // Clockwise from the second pin lay the third; in the mirror it lies the other way.
    CHECK(pins_under(mirror_through_hex({}, Axis::EastWest)) ==
          std::vector<Pin>{{100, 100, {0, 0}}, {500, 100, {4, 0}}, {300, 446, turned(HexCoord{4, 0}, -1)}});
}

TEST_CASE("The levels that rules ask for move with the levels") {
    const auto asked = [](int at_least, int at_most, int first, int by) {
        Scenario scenario;
        Rulebook book;
        book.rules.push_back({.when = When{{{condition::Level{{at_least}, {at_most}}}}}});
        scenario.rulebook = std::make_shared<const Rulebook>(book);
        renumber_levels_in_words(scenario, first, by);
        const auto level = std::get<condition::Level>(rulebook_of(scenario).rules[0].when->conditions[0].is);
        return std::pair(*level.at_least.value, *level.at_most.value);
    };
    CHECK(asked(2, 3, 1, 4) == std::pair(6, 7));   // The whole map rises.
    CHECK(asked(2, 3, 3, 1) == std::pair(2, 4));   // A level is inserted at 3 …
    CHECK(asked(2, 3, 4, 1) == std::pair(2, 3));   // … and above.
    CHECK(asked(2, 3, 4, -1) == std::pair(2, 2));  // Level 3 is removed …
    CHECK(asked(3, 5, 4, -1) == std::pair(3, 4));
    CHECK(asked(2, 3, 2, -1) == std::pair(1, 2));  // … and level 1.
    CHECK(asked(1, 1, 2, -1) == std::pair(1, 1));  // No level is below the lowest.
}

TEST_CASE("The direction of a power along a line turns with the map, and stays where the map is shifted") {
    using Heading = trial::Heading;
    const auto after = [](Heading before, const MovedSpace& moved) {
        Scenario scenario;
        ScenarioTests tests;
        tests.tests.push_back({.steps = {{trial::UsePower{.at = {Space{{2, 1}, 1}}, .direction = before}}}});
        scenario.tests = std::make_shared<const ScenarioTests>(tests);
        move_places(scenario, moved);
        return std::get<trial::UsePower>(tests_of(scenario).tests[0].steps[0].is).direction;
    };
    const auto by = [](const GridMap& map) {
        return [map](Space space) { return std::optional(Space{map(space.at), space.level}); };
    };
    CHECK(after(Heading::E, by(shift_by({4, -1}))) == Heading::E);
    CHECK(after(Heading::E, by(turn_about_hex({}, 1))) == Heading::SE);
    CHECK(after(Heading::NW, by(turn_about_hex({}, 1))) == Heading::NE);
    CHECK(after(Heading::NE, by(mirror_through_hex({}, Axis::EastWest))) == Heading::SE);
    CHECK(after(Heading::None, by(turn_about_hex({}, 2))) == Heading::None);
}
