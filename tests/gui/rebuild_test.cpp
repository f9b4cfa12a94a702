// Whole scenarios are built anew from an empty map, by the clicks and keys of somebody who sees no file: what is saved
// then is the sample, but for comments. The way from a scenario to clicks knows no single word of the language.
// HEXWRIGHT_LONG=1 clicks and types each word of all samples; else every third is built, and by the hands that clicks
// reach.
#include "editor/desk/desk_armies.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/desk_house_rules.h"
#include "editor/desk/gestures.h"
#include "editor/editing/commit.h"
#include "editor/editing/viewing.h"
#include "engine/scenario/slot_choices.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "tests/gui/desk_rig.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

Scenario without_comments(Scenario scenario) {
    scenario.comments = {};
    return scenario;
}

// As the window opens it, with the zones and glyphs that the battlefield's file has where its own has none.
Scenario opened(const std::filesystem::path& file) {
    auto read = open_scenario(file, test_catalogue());
    if (!read) throw std::runtime_error(file.string() + ": " + read.error().message.id);
    return without_comments(std::move(read->scenario));
}

// How words are put and the map is touched: by clicks and typing, or by the functions that those call, which is faster.
// All else is always clicked.
enum class BuiltBy : unsigned char { Clicks, Hands };

class Builder : public DeskRig {
public:
    // `wanted` is built as a file in that folder.
    Builder(Scenario wanted, std::filesystem::path folder, BuiltBy by)
        : DeskRig(Scenario()), wanted_(std::move(wanted)), folder_(std::move(folder)), by_(by) {}

    // Of what is written and not yet committed, too.
    const WordNode& words() override {
        if (!work_) return DeskRig::words();
        if (told_ != edits_.size()) tree_ = tree_of(work_->scenario()), told_ = edits_.size();
        return tree_;
    }
    void add(const WordPath& place, const std::string& name) override {
        if (by_ == BuiltBy::Clicks) return DeskRig::add(place, name);
        INFO(to_text(place) << " " << name);
        const WordList* list = list_at(words(), place);
        REQUIRE(list);
        REQUIRE(std::ranges::count(words_for(*list), name, &WordSort::name) == 1);  // The menu has it.
        change({WordChange::How::Put, place, "<" + name + "/>", {}});
    }
    void fill(const WordPath& member, const std::string& text) override {
        if (by_ == BuiltBy::Clicks) return DeskRig::fill(member, text);
        INFO(to_text(member) << " = " << text);
        const Scenario& now = work_ ? work_->scenario() : scenario();
        const SlotChoices choices = choices_for(now, editor.catalogue(), words(), member);
        REQUIRE((choices.typed || choices.low != choices.high || std::ranges::count(choices.options, text) > 0));
        change({WordChange::How::Set, member, text, {}});
    }

    void build() {
        key("f4");
        const ImVec2 edge = main_window.ui.find("divider:inspector")->middle();
        drag_along({edge, {edge.x, edge.y - 1500}});  // The whole list of glyphs is in sight.
        lay_pieces();
        key("f4");
        about();
        see_all();
        key("f4");
        lay_glyphs();
        key("f4");
        names();
        zones();
        pools();
        for (const Setup& setup : *wanted_.setups) this->setup(setup);
        all_words();
        tallies();
    }

private:
    static std::string text_of(int number) { return std::to_string(number); }

    // As the desk's hands change words; many in one step, because each step has the whole scenario checked.
    void change(WordChange change) {
        const Snapshot& now = editor.now();
        if (!work_) work_.emplace(*now.scenario, now.ground(editor.catalogue()));
        edits_.push_back({ChangeWord{std::move(change)}, {"edit.words"}});
        REQUIRE_FALSE(work_->add(edits_.back()));
    }
    void commit_words() {
        if (!edits_.empty()) REQUIRE(commit(editor.map, Compound{std::exchange(edits_, {})}));
        work_.reset();
        told_ = 0;
        settle();
    }

    // Types into the field and leaves it.
    void into(const std::string& field, const std::string& text, const std::string& leave) {
        click_on(field);
        key("ctrl+a");
        if (text.empty()) key("del");
        else type(text);
        click_on(leave);
    }
    void see_level(int level) {
        if (!editor.map.view.whole && editor.map.view.level == level) return;
        show_whole(editor.map, false);
        go_to_level(editor.map, level);
        if (by_ == BuiltBy::Clicks) settle();
    }
    void click_space(Space space) {
        see_level(space.level);
        if (by_ == BuiltBy::Clicks) return click_hex(space.at);
        click(editor, SessionRig::at(space.at));
    }
    // Over the whole map, so that nothing is out of sight and the view stays while the mouse is dragged.
    void see_all() {
        editor.map.view.frame_plan = true;
        settle();
    }
    // ---- the map

    void lay_pieces() {
        if (!wanted_.battlefield_source.empty()) return;
        for (const PlacedPiece& piece : wanted_.battlefield.pieces()) {
            const PieceType& type = editor.catalogue()[piece.kind];
            if (!sees("palette:" + type.id)) into("palette.search", type.id, "palette.search");
            click_on("palette:" + type.id);
            see_level(piece.level);
            for (int turns = piece.turn; turns > 0; --turns) key("r");
            click_hex(piece.at);
        }
        key("esc");
        key("esc");
    }
    static bool same(const Glyph& one, const Glyph& other) {
        return one.at == other.at && one.id == other.id && one.facing == other.facing;
    }
    void lay_glyphs() {
        key("g");
        const auto there = *scenario().glyphs;  // They came with the battlefield.
        for (const Glyph& glyph : there)
            if (std::ranges::none_of(*wanted_.glyphs, [&](const Glyph& each) { return same(each, glyph); })) {
                click_space(glyph.at);
                settle();
                key("del");
            }
        for (const Glyph& glyph : *wanted_.glyphs) {
            if (!glyph.pool.empty() || std::ranges::any_of(there, [&](const Glyph& each) { return same(each, glyph); }))
                continue;
            click_on(glyph.facing == Facing::Power ? "glyphs.power" : "glyphs.symbol");
            if (sees("glyphs:everything")) click_on("glyphs:everything");
            click_on("glyph:" + (glyph.id.empty() ? "unknown" : glyph.id));
            click_space(glyph.at);
        }
        key("esc");
        key("s");
    }

    // ---- forms

    void about() {
        click_on("part:about");
        const About& about = *wanted_.about;
        if (!about.title.empty()) into("desk.title-field", about.title, "part:about");
        if (!about.author.empty()) into("desk.author-field", about.author, "part:about");
        if (!about.story.empty()) into("desk.story-field", about.story, "part:about");
        if (!wanted_.battlefield_name.empty() && wanted_.battlefield_source.empty())
            into("desk.battlefield-field", wanted_.battlefield_name, "part:about");
        if (!wanted_.id.empty()) into("desk.id-field", wanted_.id, "part:about");
        click_on("desk.edition-field");
        click_on("edition:" + wanted_.edition);
        house_rules();
        if (wanted_.rounds > 0) into("desk.rounds-field", text_of(wanted_.rounds), "part:about");
        REQUIRE((*wanted_.limit == Limit{} || !wanted_.battlefield_source.empty()));
        if (!wanted_.battlefield_source.empty()) battlefield_of_another_file();
    }
    void house_rules() {
        if (!wanted_.house_rules) return;
        for (const RuleChange& change : changes_of(*wanted_.house_rules, editor.catalogue())) {
            const std::string label = label_of(change.what);
            INFO("house rule " << label);
            click_on("desk.change-rule");
            type(label);
            click_on("rule:" + label);
            if (!range_of(change.what)->yes_or_no) into("house-value:" + label, text_of(change.to), "part:about");
        }
        if (wanted_.house_rules->id != unnamed_house_rules)
            into("desk.house-rules-name", wanted_.house_rules->id, "part:about");
    }
    void battlefield_of_another_file() {
        REQUIRE(save_file(editor, folder_ / "rebuilt.xml"));
        click_on("scenario.use-battlefield");
        type((folder_ / wanted_.battlefield_source).string());
        key("enter");
        INFO(notice());
        REQUIRE(editor.dialog.kind == Dialog::None);
        REQUIRE(scenario().battlefield_source == wanted_.battlefield_source);
    }
    void names() {
        if (!wanted_.battlefield_source.empty()) return;  // They are those of the other file.
        click_on("part:names");
        for (const auto& [id, name] : wanted_.battlefield.names()) {
            click_on("desk.name-piece");
            const PlacedPiece piece = *wanted_.battlefield.find(id);
            click_space({piece.at, piece.level});
            into("desk.rename-field", name, "part:names");
        }
    }

    // ---- zones and pools

    void zones() {
        click_on("part:zones");
        while (!scenario().zones->empty()) {  // Those that came with the battlefield.
            click_on("item:zones[0]");
            key("del");
        }
        for (std::size_t i = 0; i < wanted_.zones->size(); ++i) zone((*wanted_.zones)[i], i);
        for (std::size_t i = 0; i < wanted_.zones->size(); ++i) conditions_of((*wanted_.zones)[i], i);
    }
    void zone(const Zone& zone, std::size_t index) {
        INFO("zone " << zone.id);
        click_on("desk.new-zone");
        const Zone& made = scenario().zones->back();
        if (made.id != zone.id) into("desk.rename-field", zone.id, "part:zones");
        click_on("item:zones[" + std::to_string(index) + "]");
        if (scenario().zones->back().use != zone.use) into("zones.use", zone.use, "part:zones");
        click_on("item:zones[" + std::to_string(index) + "]");
        if (zone.size) into("zones.size", text_of(*zone.size), "item:zones[" + std::to_string(index) + "]");
        if (scenario().zones->back().color != zone.color) {
            click_on("zones.colour");
            click_on("zones.colour:" + zone.color);
        }
        click_on("desk.zone-paint");
        see_all();
        for (const Space space : zone.spaces) click_space(space);
        settle();
        CHECK(zone_text(scenario().zones->back()) == zone_text(with_no_conditions(zone)));
    }
    static Zone with_no_conditions(Zone zone) {
        zone.conditions = {};
        return zone;
    }
    void conditions_of(const Zone& zone, std::size_t index) {
        if (!zone.conditions) return;
        click_on("item:zones[" + std::to_string(index) + "]");
        const WordNode wanted = tree_of(words_of_scenario(wanted_));
        const WordPath path = WordPath{}.inside("zones", index);
        write(*word_at(wanted, path)->list("conditions"), path.inside("conditions"));
        commit_words();
        click_on(zone.conditions_do == ZoneConditions::Add ? "desk.zone-add" : "desk.zone-narrow");
    }
    void pools() {
        click_on("part:glyphs");
        for (const GlyphPool& pool : *wanted_.glyph_pools) {
            into("desk.new-pool", pool.id, "part:glyphs");
            click_on("pool:" + pool.id);
            click_on(pool.facing == Facing::Symbol ? "desk.symbol-up" : "desk.power-up");
            if (pool.draw) into("desk.drawn", text_of(*pool.draw), "part:glyphs");
            for (const std::string& kind : pool.kinds) click_on("pool-add:" + kind);
            click_on("desk.lay-places");
            for (const Glyph& glyph : *wanted_.glyphs)
                if (glyph.pool == pool.id) click_space(glyph.at), settle();
            click_on("desk.lay-places");
        }
    }

    // ---- players

    void setup(const Setup& wanted) {
        click_on("part:players");
        click_on("desk.new-setup");
        click_on("new-setup:" + text_of(wanted.player_count()));
        for (const PlayerSetup& player : wanted.players) {
            click_on("setup-player:" + text_of(player.number));
            click_on("team:" + text_of(player.team));
            for (const std::string& zone : now_of(player.number).zones) click_on("player-zone:" + zone);
            for (const std::string& zone : player.zones) {
                const auto known = std::ranges::find(*scenario().zones, zone, &Zone::id);
                INFO("zone " << zone);
                REQUIRE(known != scenario().zones->end());
                if (!sees("player-zone:" + zone)) click_on("desk.other-zone");
                click_on("player-zone:" + zone);
            }
            gathered(player.army);
            army(player.army, player.owns);
            if (player.scripted) scripted(*player.scripted);
        }
        for (auto player = wanted.places.rbegin(); player != wanted.places.rend(); ++player)
            click_on("places:" + text_of(*player));
        click_on("setup-player:0");
        army(wanted.nobodys, wanted.nobody_owns);
    }
    void scripted(const ScriptedSide& wanted) {
        const auto word = [](const auto& words, auto which) {
            return std::string(words[static_cast<std::size_t>(which)]);
        };
        click_on("desk.by-rote");
        click_on("rote-strikes." + word(strikes_words, wanted.strikes));
        click_on("rote-advances." + word(advances_words, wanted.advances));
        if (!wanted.to.empty()) click_on("rote-to:" + wanted.to);
        if (!wanted.keeps_to.empty()) click_on("rote-keeps-to:" + wanted.keeps_to);
        click_on(wanted.breaks_away ? "rote-engaged.leaves" : "rote-engaged.stays");
    }
    PlayerSetup now_of(int number) const {
        return setup_at_desk(editor.map)->players[static_cast<std::size_t>(number - 1)];
    }
    void gathered(const Army& army) {
        if (army.points == 0) return;
        into("desk.points-field", text_of(army.points), "part:players");
        if (!army.draft) click_on("desk.draft");
        if (!army.premade) click_on("desk.premade");
        for (const CardFilter& filter : army.only) this->filter(filter, "only");
        for (const CardFilter& filter : army.never) this->filter(filter, "never");
    }
    void filter(const CardFilter& filter, const std::string& list) {
        bool fresh = true;
        for (const FilterWord& word : filter_words) {
            const std::string& value = filter.*word.word;
            if (value.empty()) continue;
            const std::size_t last =
                filters_in(*army_at_desk(editor.map), list == "only" ? FilterList::Only : FilterList::Never).size();
            click_on(fresh ? "new-filter:" + list : "filter:" + list + ":" + std::to_string(last - 1));
            click_on("filter-word:" + std::string(word.name));
            click_on("filter-value:" + value);
            fresh = false;
        }
    }
    void army(const Army& army, const std::vector<OwnedPiece>& owns) {
        for (const CardOfArmy& card : army.cards) {
            INFO("card " << card.card);
            for (int copies = 0; copies < card.copies; ++copies) click_on("army-add:" + card.card);
            figures(card);
        }
        for (const OwnedPiece& owned : owns) {
            const auto& names = scenario().battlefield.names();
            const auto found =
                std::ranges::find_if(names, [&](const auto& each) { return each.second == owned.piece; });
            INFO("piece " << owned.piece);
            REQUIRE(found != names.end());
            click_on("own:" + (owned.is_object() ? "with-life" : owned.card));
            const PlacedPiece piece = *scenario().battlefield.find(found->first);
            click_space({hexes_of(piece, editor.catalogue()).front(), piece.level});
            settle();
            const std::string number = std::to_string(owned_at_desk(editor.map).size() - 1);
            const auto now = [&] { return owned_at_desk(editor.map).back(); };
            while (now().life != owned.life) click_on((now().life < owned.life ? "life-more:" : "life-less:") + number);
            while (now().defense != owned.defense)
                click_on((now().defense < owned.defense ? "defense-more:" : "defense-less:") + number);
            while (now().points + 10 <= owned.points) click_on("points-more10:" + number);
            while (now().points < owned.points) click_on("points-more:" + number);
            for (const auto& [what, kind] :
                 {std::pair("opens-as:", owned.opens_as), std::pair("leaves:", owned.leaves)})
                if (!kind.empty()) click_on(what + number), click_on("object-kind:" + kind);
            if (owned.counted) click_on("owned:" + std::to_string(owned_at_desk(editor.map).size() - 1));
        }
    }
    void figures(const CardOfArmy& card) {
        if (card.figures.empty()) return;
        for (std::size_t i = 0; i < card.figures.size(); ++i) {
            click_on("stand:" + card.card);
            if (editor.map.desk.standing.empty()) click_on("stand:" + card.card);
            click_space(card.figures[i].at);
            if (!editor.map.desk.standing.empty()) key("esc");
            settle();
            const auto stands = [&] {
                const Army& army = *army_at_desk(editor.map);
                return std::ranges::find(army.cards, card.card, &CardOfArmy::card)->figures;
            };
            INFO(card.card << " " << i << ": " << notice());
            REQUIRE(stands().size() == i + 1);
            if (card.figures[i].tail && stands()[i].tail != card.figures[i].tail)
                drag_hexes({stands()[i].tail->at, card.figures[i].tail->at});
            CHECK(stands()[i] == card.figures[i]);
        }
    }

    // Titles of flags and counters, and which are not told of.
    void tallies() {
        click_on("part:names");
        for (const DeclaredTally& tally : rulebook_of(wanted_).tallies) {
            click_on("name:tally:" + tally.id.word);
            if (!tally.title.text.empty()) into("desk.tally-title", tally.title.text, "part:names");
            if (tally.hidden == YesNo::Yes) click_on("desk.tally-hidden");
            if (tally.carried == YesNo::Yes) click_on("desk.tally-carried");
            if (tally.secret == SecretOf::Owner) click_on("desk.tally-secret-owner");
            if (tally.secret == SecretOf::Team) click_on("desk.tally-secret-team");
        }
    }

    // ---- words

    void all_words() {
        const WordNode wanted = tree_of(words_of_scenario(wanted_));
        const std::pair<const char*, const char*> lists[] = {
            {"rules", "rules"}, {"modifiers", "modifiers"}, {"tests", "tests"}, {"puzzles", "tests"}};
        for (const auto& [list, part] : lists) {
            click_on("part:" + std::string(part));
            write(*wanted.list(list), WordPath{}.inside(list));
            commit_words();
        }
        click_on("part:victory");
        const WordNode& victory = wanted.list("victory")->parts[0];
        const WordPath whole = WordPath{}.inside("victory", 0);
        for (const WordList& list : victory.lists) write(list, whole.inside(std::string(list.name)));
        commit_words();
        click_on("part:victory");
        for (const std::string member : {"together", "cards", "left"})
            if (const std::string word = victory.slot(member)->text; !word.empty()) click_on(member + ":" + word);
    }

    Scenario wanted_;
    std::filesystem::path folder_;
    BuiltBy by_;
    std::optional<Workpiece> work_{};
    std::vector<Edit> edits_{};
    WordNode tree_{};
    std::size_t told_ = 0;
};

// The folders of samples, with nothing in them but the battlefields, so that ways between files are the same.
class SampleFolders {
public:
    SampleFolders() {
        namespace fs = std::filesystem;
        fs::create_directories(folder());
        fs::copy(HEXWRIGHT_SOURCE_DIR "/samples/battlefields", std::filesystem::path(folder_.path) / "battlefields");
    }
    std::filesystem::path folder() const { return std::filesystem::path(folder_.path) / "scenarios"; }

private:
    TemporaryFolder folder_;
};

// The first lines that are not alike; empty if the texts are.
std::string difference(const std::string& one, const std::string& other) {
    std::istringstream ours(one), theirs(other);
    for (std::string a, b;;) {
        const bool more = static_cast<bool>(std::getline(ours, a)), also = static_cast<bool>(std::getline(theirs, b));
        if (!more && !also) return "";
        if (a != b || more != also) return a + "\n" + b;
    }
}

void rebuild(const std::filesystem::path& file, BuiltBy by) {
    INFO(file.string());
    const SampleFolders folders;
    const Scenario wanted = opened(file);
    Builder builder(wanted, folders.folder(), by);
    builder.build();
    REQUIRE(save_file(builder.editor, folders.folder() / "rebuilt.xml"));
    const std::string made = bytes_of(folders.folder() / "rebuilt.xml"),
                      text = write_scenario(wanted, test_catalogue());
    CHECK(difference(made, text) == "");
}

}  // namespace

// One place for the words of each group.
const char* place_of(const WordSort& sort) {
    const std::string_view group = sort.group;
    if (group == "condition") return "rules[0]/when[0]/conditions";
    if (group == "effect") return "rules[0]/effects";
    if (group == "change") return "modifiers[0]/changes";
    if (group == "step") return "tests[0]/steps";
    return group == "amount" ? "rules[0]/effects[0]/amounts" : nullptr;
}

TEST_CASE("every word of the language can be put with nothing in it, is read aloud and taken away again", "[desk]") {
    DeskRig rig{Scenario()};
    for (const char* list : {"rules", "modifiers", "tests"})
        REQUIRE(
            put_word(rig.editor, WordPath{}.inside(list), std::string(list).substr(0, std::string(list).size() - 1)));
    REQUIRE(put_word(rig.editor, *path_from("rules[0]/events", rig.words()), "on"));
    REQUIRE(put_word(rig.editor, *path_from("rules[0]/when", rig.words()), "when"));
    REQUIRE(put_word(rig.editor, *path_from("rules[0]/effects", rig.words()), "wound"));
    for (const WordSort& sort : all_words()) {
        const char* place = place_of(sort);
        if (!place) continue;
        INFO(sort.group << " " << sort.name);
        REQUIRE(put_word(rig.editor, *path_from(place, rig.words()), sort.name));
        rig.settle();
        const WordPath word = rig.editor.map.desk.chosen;
        for (const WordList& list : word_at(rig.words(), word)->lists) {  // One word in each list, too.
            const auto words = words_for(list);
            if (!words.empty()) CHECK(put_word(rig.editor, word.inside(std::string(list.name)), words.back()->name));
            rig.settle();
        }
        REQUIRE(remove_word(rig.editor, word));
    }
}

TEST_CASE("a scenario with every word of the language is built from an empty map by clicks and keys") {
    rebuild(HEXWRIGHT_SOURCE_DIR "/tests/golden/every-rule-word.xml", BuiltBy::Clicks);
}

TEST_CASE("a scenario with teams is built from an empty map by clicks and keys") {
    rebuild(scenario_file("sirens-call"), BuiltBy::Clicks);
}

TEST_CASE("sample scenarios are built from an empty map at the desk") {
    std::vector<std::filesystem::path> samples;
    for (const char* folder : {"scenarios", "puzzles"})
        for (const auto& entry :
             std::filesystem::directory_iterator(HEXWRIGHT_SOURCE_DIR "/samples/" + std::string(folder)))
            if (entry.path().extension() == ".xml") samples.push_back(entry.path());
    std::ranges::sort(samples);
    const bool all = std::getenv("HEXWRIGHT_LONG") != nullptr;
    for (std::size_t i = 0; i < samples.size(); i += all ? 1 : 3)
        rebuild(samples[i], all ? BuiltBy::Clicks : BuiltBy::Hands);
}

}  // namespace hexwright
