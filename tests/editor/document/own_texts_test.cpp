// What a person makes beside maps is read as it was written, whatever its texts: stamps with all that lies in them,
// pieces of one's own, and words that go by way of the clipboard.
#include "editor/document/files/open.h"
#include "editor/document/own/own_pieces.h"
#include "editor/document/own/stamps.h"
#include "engine/scenario/scenario_words.h"
#include "formats/xml/rules/word_xml.h"
#include "tests/editor/edited_scenario.h"
#include "tests/support/any_text.h"
#include "tests/support/files.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The scenario after the edit, or as it is if that is refused.
Scenario after_any(const Scenario& scenario, const Edit::What& what) { return edited(scenario, what).scenario; }

// A map whose pieces, groups, zones and glyphs have any names that edits let in.
Scenario named_at_random(Dice& dice) {
    Scenario map = scenario_of(scenario_file(""));
    for (int i = 0; i < 6; ++i) {
        const PlacedPiece tile{.kind = *shipped().piece("grass-2"), .at = {2 * i, 10}};
        map = after_any(map, PlacePieces{{tile}, {any_text(dice)}, InTheWay::Refused, {any_text(dice)}});
        map = after_any(map, PlacePieces{{tile}, {}, InTheWay::Refused, {}});
    }
    std::vector<PieceId> ids;
    map.battlefield.each([&](const PlacedPiece& piece) { ids.push_back(piece.id); });
    for (const PieceId id : ids) {
        map = after_any(map, NamePieces{{{id, any_text(dice)}}});
        map = after_any(map, GroupPieces{{{id, any_text(dice)}, {ids.front(), any_text(dice)}}});
    }
    for (int i = 0; i < 4; ++i) {
        std::vector<Zone> zones = *map.zones;
        Zone zone{};
        zone.id = any_text(dice), zone.use = any_text(dice), zone.color = any_text(dice);
        zone.spaces = {{{2 * i, 10}, 1}};
        zones.push_back(zone);
        map = after_any(map, SetZones{zones});
        std::vector<Glyph> glyphs = *map.glyphs;
        Glyph glyph{};
        glyph.id = any_text(dice), glyph.at = {{2 * i + 1, 10}, 1};
        glyphs.push_back(glyph);
        map = after_any(map, SetGlyphs{glyphs});
    }
    return map;
}

}  // namespace

TEST_CASE("a stamp of any name and with any names in it is read as it was saved, or refused") {
    const TemporaryFolder folder;
    Dice dice{31};
    std::map<std::string, std::string> saved;
    for (int round = 0; round < 40; ++round) {
        const Block block = whole_map(named_at_random(dice));
        const std::string name = any_text(dice);
        INFO('"' << name << '"');
        if (saved.contains(name)) continue;
        if (!save_stamp(folder.path, name, block, Existing::Keep, shipped())) continue;
        saved[name] = text_of(block, shipped());
        if (dice.below(3) > 0) continue;
        const std::string other = any_text(dice);
        const auto renamed = rename_stamp({name, folder.path / (file_stem_of(name) + ".xml")}, other);
        if (!renamed) continue;
        saved[other] = saved[name];
        if (other != name) saved.erase(name);
    }
    CHECK(saved.size() > 8);
    const std::vector<Stamp> stamps = stamps_in(folder.path);
    REQUIRE(stamps.size() == saved.size());
    for (const Stamp& stamp : stamps) {
        INFO('"' << stamp.name << '"');
        REQUIRE(saved.contains(stamp.name));
        const auto block = load_stamp(stamp, shipped());
        if (!block) FAIL(describe(block.error(), english()));
        CHECK(text_of(*block, shipped()) == saved[stamp.name]);
    }
}

TEST_CASE("a piece of one's own of any name, form and set is read as it was kept, or is refused") {
    Dice dice{32};
    const Catalogue& known = shipped();
    std::vector<std::string> terrains;
    for (const TerrainKind terrain : terrains_of_pieces(known)) terrains.push_back(known[terrain].id);
    std::string xml;
    std::map<std::string, OwnPiece> kept;
    const auto any_piece = [&] {
        OwnPiece piece{.name = any_text(dice), .plural = any_text(dice), .terrain = dice.pick(terrains)};
        piece.hexes = {{0, 0}};
        for (std::size_t more = dice.below(6); more > 0; --more) {
            const HexCoord next = neighbour(piece.hexes.back(), all_directions[dice.below(6)]);
            if (distance({}, next) <= own_grid_radius && std::ranges::count(piece.hexes, next) == 0)
                piece.hexes.push_back(next);
        }
        std::ranges::sort(piece.hexes);
        piece.height = dice.roll(1, max_level);
        piece.standable = dice.below(2) == 0, piece.carries = dice.below(2) == 0;
        piece.overhangs = dice.below(2) == 0, piece.half_base = dice.below(2) == 0;
        return piece;
    };
    for (int round = 0; round < 300; ++round) {
        OwnPiece piece = any_piece();
        const bool again = !kept.empty() && dice.below(3) == 0;
        if (again) piece.id = std::next(kept.begin(), dice.roll(0, static_cast<int>(kept.size()) - 1))->first;
        INFO('"' << piece.name << "\" \"" << piece.plural << '"');
        const auto now = xml.empty() ? Result<Catalogue>(known) : catalogue_with(xml, "catalogue.xml", known, {});
        if (!now) FAIL(describe(now.error(), english()) << "\n" << xml);
        const auto written = with_own_piece(xml, "catalogue.xml", piece, *now);
        if (!written) continue;
        xml = *written;
        const auto read = read_own_catalogue(xml, "catalogue.xml");
        if (!read) FAIL(describe(read.error(), english()) << "\n" << xml);
        const auto found = std::ranges::find(read->pieces, piece.id, &OwnPiece::id);
        REQUIRE(found != read->pieces.end());
        CHECK(found->name == piece.name);
        CHECK(found->plural == piece.plural);
        CHECK(found->terrain == piece.terrain);
        CHECK(found->hexes.size() == piece.hexes.size());
        CHECK_FALSE(found->by_hand);
        OwnPiece same = *found;
        const auto unchanged = with_own_piece(xml, "catalogue.xml", same, *catalogue_with(xml, "c", known, {}));
        REQUIRE(unchanged);
        CHECK(*unchanged == xml);
        kept[piece.id] = *found;
    }
    CHECK(kept.size() > 20);
    const auto read = read_own_catalogue(xml, "catalogue.xml");
    REQUIRE(read);
    REQUIRE(read->pieces.size() == kept.size());
    for (const OwnPiece& piece : read->pieces) CHECK(piece == kept[piece.id]);
    for (const auto& [id, piece] : kept) {
        const auto less = without_own_piece(xml, "catalogue.xml", id);
        REQUIRE(less);
        xml = *less;
    }
    CHECK(read_own_catalogue(xml, "catalogue.xml")->pieces.empty());
}

TEST_CASE("any text in any member of any word is refused, or its map and a copy of the word are read as written") {
    Dice dice{33};
    std::set<std::tuple<std::string, std::string>> seen;
    std::size_t accepted = 0, refused = 0;
    const std::filesystem::path samples = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/scenarios";
    for (const auto& entry : std::filesystem::directory_iterator(samples)) {
        const std::filesystem::path& file = entry.path();
        const auto read = open_scenario(file, shipped());
        if (!read) continue;
        Scenario scenario = read->scenario;
        scenario.battlefield_source.clear();
        const WordNode top = tree_of(scenario);
        const Terrain terrain = terrain_of(scenario.battlefield, shipped());
        const Inventory used = used_items(scenario.battlefield, shipped()),
                        allowed = items_of(*scenario.limit, shipped());
        const Ground ground = ground_on(scenario, terrain, used, allowed, shipped());
        std::vector<std::pair<WordPath, WordPath>> members;  // The word with its member.
        each_word(top, [&](const WordPath& path, const WordNode& word) {
            for (const Slot& slot : word.slots)
                if (!path.top() && seen.emplace(std::string(word.name), std::string(slot.name)).second)
                    members.emplace_back(path, path.at(std::string(slot.name)));
        });
        for (const auto& [word, member] : members)
            for (int round = 0; round < 4; ++round) {
                const std::string text = any_text(dice);
                INFO(file.filename() << " " << to_text(member, top) << " = \"" << text << '"');
                const auto after =
                    apply(scenario, Edit{ChangeWord{{WordChange::How::Set, member, text, {}}}, {}}, ground);
                if (!after) {
                    ++refused;
                    continue;
                }
                ++accepted;
                const std::string xml = write_scenario(*after, shipped());
                const auto again = read_scenario(xml, "map.xml", shipped(), Holes::Kept);
                if (!again) FAIL(describe(again.error(), english()) << "\n" << xml);
                CHECK(write_scenario(again->scenario, shipped()) == xml);
                // Cut and pasted the word is as it was.
                const ScenarioWords words = words_of_scenario(*after);
                const auto copied = word_text(words, word);
                REQUIRE(copied);
                const auto without = changed(words, {WordChange::How::Remove, word, {}, {}});
                if (!without) continue;
                const auto pasted = changed(*without, {WordChange::How::Put, word, *copied, {}});
                REQUIRE(pasted);
                CHECK(*word_text(*pasted, word) == *copied);
            }
    }
    CHECK(seen.size() > 200);
    CHECK(accepted > 150);
    CHECK(refused > 300);
}
