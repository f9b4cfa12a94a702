// The language of the window: chosen in the settings before the program starts, or changed while it runs, it is spoken
// everywhere. Views are drawn and their letters read back; no word that only English has may be among them.
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/editing/arming.h"
#include "editor/editing/selection.h"
#include "editor/editing/viewing.h"
#include "editor/files/preferences.h"
#include "editor/files/spoken_language.h"
#include "editor/inspect/map_report.h"
#include "editor/play/new_game.h"
#include "editor/tools/building.h"
#include "formats/telling/named_catalogue.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using WordSet = std::set<std::string>;

void add_words(WordSet& words, const std::string& text) {
    std::string word;
    for (const char each : text + " ") {
        const auto letter = static_cast<unsigned char>(each);
        if (std::isalpha(letter) != 0 || letter >= 0x80) {
            word += static_cast<char>(std::tolower(letter));
            continue;
        }
        if (word.size() > 3) words.insert(word);  // Letters far apart make shorter ones of long ones.
        word.clear();
    }
}

WordSet words_of(const Words& table) {
    WordSet words;
    static const std::regex between("\\{[^{}]*\\}");
    for (const auto& [id, sentence] : table.sentences())
        for (const std::string& text : {sentence.text, sentence.one})
            add_words(words, std::regex_replace(text, between, " "));
    return words;
}

// Words that English has and German has not; what is printed on boxes and cards belongs to both.
const WordSet& only_english() {
    static const WordSet found = [] {
        const Words german = words_of_language("de");
        WordSet here = words_of(test_words()), both = words_of(german);
        for (const PieceType& piece : test_catalogue().pieces()) add_words(here, piece.name + " " + piece.plural);
        for (const TerrainType& terrain : test_catalogue().terrains()) add_words(here, terrain.name);
        const Catalogue named = named_by(german, test_catalogue());
        for (const PieceType& piece : named.pieces()) add_words(both, piece.name + " " + piece.plural);
        for (const TerrainType& terrain : named.terrains()) add_words(both, terrain.name);
        for (const ProductSet& set : named.sets()) add_words(both, set.name);
        for (const GlyphType& glyph : named.glyphs()) add_words(both, glyph.name);
        for (const ArmyCard& card : named.cards())
            for (const std::string& text :
                 {card.name, card.general, card.homeworld, card.species, card.card_class, card.personality})
                add_words(both, text);
        for (const char* own : {"red", "blue", "narrows", "xml", "github"}) both.insert(own);
        const auto map = open_scenario(sample("the-narrows"), named);
        if (!map) throw std::runtime_error(map.error().message.id);
        add_words(both, map->scenario.about->story);  // What its author wrote is shown as it is.
        WordSet only;
        std::ranges::set_difference(here, both, std::inserter(only, only.end()));
        return only;
    }();
    return found;
}

// Ids of pieces stay, and letters that the atlas of a test lacks are drawn as "?".
std::string english_in(const std::string& text) {
    static const std::regex no_word("[a-z]+(?:-[a-z]+)*-[0-9]+|[A-Za-z?]*[A-Za-z][?]+[A-Za-z]+[A-Za-z?]*|[?]+[a-z]+");
    WordSet words;
    add_words(words, std::regex_replace(text, no_word, " "));
    std::string found;
    for (const std::string& word : words)
        if (only_english().contains(word)) found += word + " ";
    return found;
}

struct SpokenView {
    const char* name;
    void (*open)(Rig&);
    bool closes = false;  // When the language changes, for its title becomes another.
};

void sit_down(Rig& rig) {
    run("play.new", rig.editor);
    rig.settle();
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    rig.key("enter");
    if (!rig.editor.map.table.on()) throw std::runtime_error(rig.notice());
}

constexpr SpokenView spoken_views[] = {
    {"the map", [](Rig&) {}},
    {"a piece in hand",
     [](Rig& rig) {
         go_to_level(rig.editor.map, 1);
         arm(rig.editor, *rig.editor.catalogue().piece("swamp-7"));
         rig.hover_hex({0, 3});
     }},
    {"a refusal",
     [](Rig& rig) {
         go_to_level(rig.editor.map, 1);
         arm(rig.editor, *rig.editor.catalogue().piece("swamp-7"));
         rig.click_hex({8, 8});
     }},
    {"a piece selected",
     [](Rig& rig) {
         go_to_level(rig.editor.map, 1);
         select(rig.editor.map, {PieceId{3}});
     }},
    {"history",
     [](Rig& rig) {
         go_to_level(rig.editor.map, 1);
         select(rig.editor.map, {PieceId{3}});
         run("edit.delete", rig.editor);
         rig.editor.map.view.side = SideTab::History;
     }},
    {"parts", [](Rig& rig) { rig.editor.map.view.side = SideTab::Parts; }},
    {"report",
     [](Rig& rig) {
         rig.editor.map.view.side = SideTab::Report;
         judge_now(rig.editor);
     }},
    {"games", [](Rig& rig) { rig.editor.map.view.side = SideTab::Games; }},
    {"zones", [](Rig& rig) { choose_tool(rig.editor, Tool::Zone); }},
    {"glyphs", [](Rig& rig) { choose_tool(rig.editor, Tool::Glyph); }},
    {"build", [](Rig& rig) { run("build.switch", rig.editor); }},
    {"collections", [](Rig& rig) { run("map.collections", rig.editor); }},
    {"preferences", [](Rig& rig) { run("file.preferences", rig.editor); }},
    {"keys", [](Rig& rig) { run("help.keys", rig.editor); }},
    {"commands", [](Rig& rig) { run("help.commands", rig.editor); }},
    {"a new game", [](Rig& rig) { run("play.new", rig.editor); }},
    {"print", [](Rig& rig) { run("file.print", rig.editor); }},
    {"a picture of the map", [](Rig& rig) { run("file.picture", rig.editor); }},
    {"save as",
     [](Rig& rig) {
         static const TemporaryFolder without_files;
         rig.editor.user.folder = without_files / "";
         run("file.save-as", rig.editor);
     }},
    {.name = "a menu", .open = [](Rig& rig) { rig.click_on("menu.edit"); }, .closes = true},
    {"the desk", [](Rig& rig) { run("scenario.desk", rig.editor); }},
    {"players on the desk",
     [](Rig& rig) {
         run("scenario.desk", rig.editor);
         show_part(rig.editor.map, DeskPart::Players);
     }},
    {"victory on the desk",
     [](Rig& rig) {
         run("scenario.desk", rig.editor);
         show_part(rig.editor.map, DeskPart::Victory);
     }},
    {"the table", [](Rig& rig) { sit_down(rig); }},
    {"the tree of a game",
     [](Rig& rig) {
         sit_down(rig);
         rig.editor.map.table.tab = TableTab::Tree;
     }},
    {"the position",
     [](Rig& rig) {
         sit_down(rig);
         rig.editor.map.table.tab = TableTab::Position;
     }},
    {"rules watch",
     [](Rig& rig) {
         sit_down(rig);
         rig.editor.map.table.tab = TableTab::Watch;
     }},
};

std::string seen(Rig& rig) {
    rig.move_to({-1000, -1000});
    rig.settle();
    return drawn_text(*ImGui::GetDrawData());
}

void speak_and_look(Rig& rig, const SpokenView& view, Words words) {
    speak(rig.editor, std::move(words));
    rig.settle();
    if (view.closes) view.open(rig);
}

void open_map(Rig& rig) {
    if (!open_file(rig.editor, sample("the-narrows"))) throw std::runtime_error(rig.editor.dialog.trouble);
    rig.settle();
}

}  // namespace

TEST_CASE("German of the settings is spoken everywhere from the start", "[language]") {
    const TemporaryFolder folder;
    Settings german;
    german.language = "de";
    REQUIRE(SettingsFile(folder / "settings.xml").keep(german) == std::nullopt);
    for (const SpokenView& view : spoken_views) {
        INFO(view.name);
        Rig rig;
        begin_preferences(rig.editor, folder / "settings.xml");
        CHECK(rig.editor.catalogue()[*rig.editor.catalogue().piece("grass-7")].name == "7er-Grasteil");
        open_map(rig);
        view.open(rig);
        CHECK(english_in(seen(rig)) == "");
    }
}

TEST_CASE("a language that is chosen while the program runs is spoken everywhere at once", "[language]") {
    static const Words german = words_of_language("de");
    static const Catalogue named = named_by(german, test_catalogue());
    for (const SpokenView& view : spoken_views) {
        INFO(view.name);
        std::string from_the_start;
        {
            Rig rig(named, german);
            open_map(rig);
            view.open(rig);
            from_the_start = seen(rig);
        }
        Rig rig;
        open_map(rig);
        view.open(rig);
        const std::string before = seen(rig);
        CHECK(english_in(before) != "");
        speak_and_look(rig, view, words_of_language("de"));
        CHECK(english_in(seen(rig)) == "");
        CHECK(seen(rig) == from_the_start);
        speak_and_look(rig, view, english());
        CHECK(seen(rig) == before);
    }
}

TEST_CASE("the preferences change the language under the hand", "[language]") {
    Rig rig("the-narrows");
    run("file.preferences", rig.editor);
    rig.settle();
    rig.click_on("preferences:language-de");
    CHECK(rig.editor.dialog.kind == Dialog::Preferences);
    CHECK(rig.sees("preferences:language-en"));
    CHECK(english_in(seen(rig)) == "");
    rig.click_on("preferences:language-en");
    CHECK(english_in(seen(rig)) != "");
}

}  // namespace hexwright
