// Every part of a scenario file comes about by edits alone: the samples and the file with every word, made anew from an
// empty scenario, are equal but for comments.
#include "editor/document/edits/scenario_edits.h"
#include "editor/document/files/open.h"
#include "tests/editor/edited_scenario.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

class Builder {
public:
    explicit Builder(Scenario from)
        : terrain_(terrain_of(from.battlefield, shipped())),
          used_(used_items(from.battlefield, shipped())),
          allowed_(items_of(*from.limit, shipped())),
          work_(from, ground_on(from, terrain_, used_, allowed_, shipped())) {}

    void make(Edit::What what) {
        const auto refused = work_.add(named(std::move(what), work_.scenario(), shipped()));
        INFO((refused ? describe(*refused, english()) + " " + refused->word : ""));
        REQUIRE_FALSE(refused);
    }

    // The words of all lists of this word, put one by one with nothing in them, then filled in.
    void make_words_in(const WordNode& word, const WordPath& path) {
        for (const WordList& list : word.lists) {
            const bool there_already = path.top() && (list.name == "zones" || list.name == "victory");
            for (std::size_t i = 0; i < list.parts.size(); ++i) {
                const WordPath at = path.inside(std::string(list.name), i);
                const WordNode& part = list.parts[i];
                if (!there_already)
                    make(ChangeWord{{WordChange::How::Put, at, "<" + std::string(part.name) + "/>", {}}});
                for (const Slot& slot : part.slots)
                    if (!slot.text.empty() && !(there_already && slot.name == "id"))
                        make(ChangeWord{{WordChange::How::Set, at.at(std::string(slot.name)), slot.text, {}}});
                make_words_in(part, at);
            }
        }
    }

    const Scenario& scenario() const { return work_.scenario(); }

private:
    Terrain terrain_;
    Inventory used_, allowed_;
    Workpiece work_;
};

void build_map(Builder& builder, const Scenario& wanted) {
    std::vector<std::string> names;
    for (const PlacedPiece& piece : wanted.battlefield.pieces()) {
        const auto name = wanted.battlefield.names().find(piece.id);
        names.push_back(name == wanted.battlefield.names().end() ? "" : name->second);
    }
    builder.make(SetLimit{*wanted.limit});
    builder.make(PlacePieces{wanted.battlefield.pieces(), {}, InTheWay::Reported});
    NamePieces named;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (!names[i].empty()) named.names[builder.scenario().battlefield.pieces()[i].id] = names[i];
    builder.make(named);
}

Scenario rebuilt(const Scenario& wanted) {
    Scenario empty;
    const bool elsewhere = !wanted.battlefield_source.empty();
    empty.battlefield_source = wanted.battlefield_source;
    if (elsewhere) empty = with_battlefield_of(std::move(empty), wanted);
    Builder builder(empty);
    builder.make(SetEdition{wanted.id, wanted.edition});
    builder.make(SetHouseRules{wanted.house_rules});
    builder.make(SetAbout{*wanted.about, wanted.battlefield_name});
    if (!elsewhere) build_map(builder, wanted);
    std::vector<Zone> zones = *wanted.zones;
    for (Zone& zone : zones) zone.conditions = nullptr;
    builder.make(SetZones{zones});
    builder.make(SetPools{*wanted.glyph_pools});
    builder.make(SetGlyphs{*wanted.glyphs});
    builder.make(SetSetups{*wanted.setups});
    builder.make(SetRounds{wanted.rounds});
    builder.make_words_in(tree_of(wanted), {});
    builder.make(SetApprovals{*wanted.approvals});
    builder.make(SetUnderlays{*wanted.underlays});
    return builder.scenario();
}

void check_rebuilt(Scenario wanted) {
    wanted.comments = {};
    wanted.carried = {};
    Scenario made = rebuilt(wanted);
    made.comments = {};
    made.carried = {};
    CHECK(write_scenario(made, shipped()) == write_scenario(wanted, shipped()));
}

}  // namespace

TEST_CASE("the file with every word is made anew by edits alone") {
    const auto read =
        open_scenario(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/golden/every-rule-word.xml", shipped());
    REQUIRE(read);
    check_rebuilt(read->scenario);
}

TEST_CASE("every sample scenario is made anew by edits alone") {
    int made = 0;
    for (const char* folder : {"samples/scenarios", "samples/puzzles", "samples/battlefields"})
        for (const auto& file :
             std::filesystem::directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / folder)) {
            INFO(file.path());
            const auto read = open_scenario(file.path(), shipped());
            REQUIRE(read);
            check_rebuilt(read->scenario);
            ++made;
        }
    CHECK(made > 40);
}
