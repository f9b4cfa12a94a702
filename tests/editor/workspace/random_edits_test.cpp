// After any sequence of edits, undoing all of them restores the first bytes and redoing all of them the last.
#include "editor/document/document.h"
#include "editor/document/edits/arrange.h"
#include "editor/workspace/hand.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"

#include <map>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr int edits_each = 10'000;

// Commits like a Document, but without checking for issues each time, because there are many edits.
struct Table {
    History history;

    const Scenario& now() const { return *history.now(); }
    bool commit(const Edit& edit) {
        const Terrain terrain = terrain_of(now().battlefield, shipped());
        const Inventory used = used_items(now().battlefield, shipped()), allowed = items_of(*now().limit, shipped());
        auto after = apply(now(), edit, ground_on(now(), terrain, used, allowed, shipped()));
        if (after) history.push(std::move(*after), edit.name);
        return after.has_value();
    }
};

class Person {  // Places, moves, turns, raises, deletes and pastes at random.
public:
    Person(Table& table, std::uint64_t seed) : table_(table), dice_{seed}, wanted_(map().size() + 20) {}

    Edit do_something() {
        for (;;)
            if (Edit edit = named(some_edit(dice_.roll(0, 5)), table_.now(), shipped()); table_.commit(edit))
                return edit;
    }

private:
    const Battlefield& map() const { return table_.now().battlefield; }

    Edit::What some_edit(int action) {
        if (map().size() == 0) action = 0;
        if (map().size() > wanted_) action = 1;
        if (action == 0) return PlacePieces{{new_piece()}};
        std::vector<PlacedPiece> some = selection();
        if (action == 1) return remove(some);
        if (action == 2) return MovePieces{shifted(some, {dice_.roll(-3, 3), dice_.roll(-3, 3)})};
        if (action == 3) return MovePieces{turned(some, some[0].at, dice_.roll(1, 5))};
        if (action == 4) return MovePieces{shifted(some, {}, dice_.roll(0, 1) == 0 ? 1 : -1)};
        return PlacePieces{shifted(some, {dice_.roll(-12, 12), dice_.roll(-12, 12)}, dice_.roll(0, 2))};
    }

    RemovePieces remove(const std::vector<PlacedPiece>& pieces) {
        RemovePieces gone;
        for (const PlacedPiece& piece : pieces) gone.pieces.push_back(piece.id);
        return gone;
    }

    PlacedPiece new_piece() {
        const PieceKind kind{dice_.roll(0, static_cast<int>(shipped().pieces().size()) - 1)};
        PlacedPiece piece{.kind = kind, .at = {dice_.roll(-5, 25), dice_.roll(-5, 15)}, .level = dice_.roll(1, 6)};
        const PieceType& type = shipped()[kind];
        if (type.is_edge()) piece.side = all_directions[static_cast<std::size_t>(dice_.roll(0, 5))];
        else if (type.is_span()) piece.to = *span_end_near(type, piece.at, {dice_.roll(-5, 25), dice_.roll(-5, 15)});
        else piece.turn = static_cast<std::int8_t>(dice_.roll(0, 5));
        return piece;
    }

    std::vector<PlacedPiece> selection() {
        const auto all = map().pieces();
        std::vector<PlacedPiece> some;
        for (int i = dice_.roll(1, 3); i > 0; --i)
            if (const PlacedPiece& piece = dice_.pick(all); std::ranges::count(some, piece) == 0) some.push_back(piece);
        return some;
    }

    Table& table_;
    Dice dice_;
    std::size_t wanted_;
};

std::string text(const Scenario& scenario) { return write_scenario(scenario, shipped()); }

}  // namespace

TEST_CASE("ten thousand random edits of every sample are undone to the first bytes and redone to the last") {
    std::uint64_t seed = 1;
    for (const std::string& name : sample_names()) {
        INFO(name);
        Table table{History(sample_map(name))};
        const std::string first = text(table.now());
        Limit limit = *table.now().limit;
        limit.beyond_sets = true;  // The samples use up their boxes.
        REQUIRE(table.commit({SetLimit{limit}, {"edit.limit"}}));

        Person person(table, seed++);
        std::map<std::size_t, std::string> on_the_way;
        for (int i = 0; i < edits_each; ++i) {
            person.do_something();
            if (i % 1000 == 0) on_the_way[table.history.at()] = text(table.now());
        }
        const std::string last = text(table.now());
        CHECK(table.history.at() == edits_each + 1);
        CHECK(last != first);
        for (; table.history.can_undo(); table.history.undo())
            if (const auto seen = on_the_way.find(table.history.at()); seen != on_the_way.end())
                CHECK(text(table.now()) == seen->second);
        CHECK(text(table.now()) == first);
        while (table.history.can_redo()) table.history.redo();
        CHECK(text(table.now()) == last);
    }
}

TEST_CASE("a desk does the same, and its issues are those of the map however it came about") {
    Document document(shipped(), sample_map("the-narrows"));
    Table table{document.history()};
    const std::string first = text(table.now());
    Person person(table, 99);
    for (int i = 0; i < 500; ++i) {
        REQUIRE_FALSE(document.commit(person.do_something()));
        REQUIRE(text(*document.now().scenario) == text(table.now()));
    }
    for (int i = 0; i < 250; ++i) document.undo();
    for (int i = 0; i < 250; ++i) document.redo();
    const auto read = read_scenario(text(table.now()), "again", shipped());
    REQUIRE(read);
    const Snapshot fresh = snapshot_of(std::make_shared<const Scenario>(read->scenario), shipped(), nullptr, 1);
    REQUIRE(document.now().issues.size() == fresh.issues.size());
    while (document.history().can_undo()) document.undo();
    CHECK(text(*document.now().scenario) == first);
}

TEST_CASE("a step of undo costs at most 8 kB at 10,000 pieces, whatever was done before") {
    Scenario map;
    const PieceKind tile = *shipped().piece("grass-1");
    for (int i = 0; i < 10'000; ++i) map.battlefield.add({.kind = tile, .at = {i % 100, i / 100}}, shipped());
    Dice dice{7};
    std::vector<PieceId> ids;
    map.battlefield.each([&](const PlacedPiece& piece) { ids.push_back(piece.id); });
    std::size_t most = 0;
    const auto step = [&](auto&& change) {
        Battlefield after = map.battlefield;
        change(after);
        most = std::max(most, after.bytes_not_shared_with(map.battlefield));
        map.battlefield = std::move(after);
    };
    for (int i = 0; i < 20'000; ++i) {  // Every piece is replaced twice over, so that ids have gaps everywhere.
        PieceId& id = ids[static_cast<std::size_t>(dice.roll(0, 9'999))];
        const PlacedPiece piece = *map.battlefield.find(id);
        step([&](Battlefield& after) { after.remove(id); });
        step([&](Battlefield& after) { id = after.add(piece, shipped()); });
    }
    CHECK(map.battlefield.size() == 10'000);
    CHECK(most + sizeof(Scenario) + sizeof(History::Step) <= 8'000);
}
