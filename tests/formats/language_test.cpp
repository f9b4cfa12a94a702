// Other languages than English: what their tables may say about cases, genders, lists and numbers, and that nothing is
// left untranslated.
#include "formats/telling/named_catalogue.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <regex>
#include <set>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Words small_table() {
    return *read_words(R"(<words xmlns="urn:hexwright:words:1" language="de" decimal=",">
        <sentence id="list.comma" text="{a:open} und {b:open}"/>
        <sentence id="bearer" text="⟦der|den|dem|des⟧ Träger⟦|||s⟧" gender="m"/>
        <sentence id="figure" text="⟦die|die|der|der⟧ Figur" gender="f"/>
        <sentence id="of-class" text="{what:open} der Klasse {class}"/>
        <sentence id="helps" text="{who} hilft {whom:dat}, und {whom?er|sie|es|sie} dankt"/>
        <sentence id="sees" text="{who} sieht {whom:acc} statt {whom:gen}"/>
        <sentence id="a" text="{what?⟦ein|einen|einem|eines⟧|⟦eine|eine|einer|einer⟧|⟦ein|ein|einem|eines⟧|} {what:open}"/>
        <sentence id="noun" text="Träger⟦|||s⟧" gender="m"/>
        <sentence id="says" text="das gilt {say:whom:dat}"/>
        <sentence id="number" text="{n} Prozent, „{quoted}“"/>
        </words>)",
                       "w.xml");
}

Message with(const Words& words, const char* id, const char* who, const char* whom) {
    return {id, {{"who", words.phrase({who})}, {"whom", words.phrase({whom})}}};
}

// The names between braces, without what a language asks of them.
std::set<std::string> names_in(const std::string& text) {
    static const std::regex form("\\{(?:say:)?([a-z0-9-]+)[^{}]*\\}");
    std::set<std::string> names;
    for (std::sregex_iterator match(text.begin(), text.end(), form), end; match != end; ++match)
        names.insert((*match)[1]);
    return names;
}

std::set<std::string> names_of(const Words::Sentence& sentence) {
    std::set<std::string> names = names_in(sentence.text);
    names.merge(names_in(sentence.one));
    if (!sentence.count.empty()) names.insert(sentence.count);
    return names;
}

std::string listed(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) text += "\n  " + id;
    return text;
}

// Words of a text that its language could say otherwise: not names, files, options, or what stands between braces.
std::vector<std::string> plain_words(const std::string& text) {
    const std::string bare =
        std::regex_replace(text, std::regex("\\{[^{}]*\\}|[^ ]*[.<>=/_0-9-][^ ]*|\"[^\"]*\""), " ");
    std::vector<std::string> words;
    static const std::regex word("[A-Za-z]{3,}");
    for (std::sregex_iterator match(bare.begin(), bare.end(), word), end; match != end; ++match)
        words.push_back(match->str());
    return words;
}

}  // namespace

TEST_CASE("a phrase stands in the case that the sentence around it asks for, and in the nominative by itself") {
    const Words words = small_table();
    CHECK(words("bearer") == "der Träger");
    CHECK(words(with(words, "helps", "figure", "bearer")) == "die Figur hilft dem Träger, und er dankt");
    CHECK(words(with(words, "helps", "bearer", "figure")) == "der Träger hilft der Figur, und sie dankt");
    CHECK(words(with(words, "sees", "figure", "bearer")) == "die Figur sieht den Träger statt des Trägers");
    CHECK(words(Message{"helps", {{"who", "Sonlen"}, {"whom", "Grimnak"}}}) == "Sonlen hilft Grimnak, und er dankt");
}

TEST_CASE("a phrase passes case and gender on to the phrase in it") {
    const Words words = small_table();
    const std::string bearer = words.phrase({"of-class", {{"what", words.phrase({"bearer"})}, {"class", "Scout"}}});
    CHECK(words(Message{"helps", {{"who", "A"}, {"whom", bearer}}}) ==
          "A hilft dem Träger der Klasse Scout, und er dankt");
    const std::string one = words.phrase({"a", {{"what", words.phrase({"noun"})}}});
    CHECK(words(Message{"sees", {{"who", "A"}, {"whom", one}}}) == "A sieht einen Träger statt eines Trägers");
    CHECK(words(Message{"says", {{"whom", "bearer"}}}) == "das gilt dem Träger");
}

TEST_CASE("sentences of an argument are joined as the language joins a list") {
    const Words words = small_table();
    const Argument both("whom", std::vector<Message>{{"bearer"}, {"figure"}});
    CHECK(words(Message{"helps", {{"who", "A"}, both}}) == "A hilft dem Träger und der Figur, und er dankt");
}

TEST_CASE("numbers have the language's decimal mark, and what somebody wrote stays as it is") {
    const Words words = small_table();
    const auto said = [&](const char* number, const char* quoted) {
        return words(Message{"number", {{"n", number}, {"quoted", quoted}}});
    };
    CHECK(said("12.5", "1.5") == "12,5 Prozent, „1.5“");
    CHECK(said("-0.25", "") == "-0,25 Prozent, „“");
    CHECK(said("+3.0", "") == "+3,0 Prozent, „“");
    for (const char* other : {"12", "0.1.2", "a.5", "1.", ".5", "1.5.", "1,2,3", "", "-", "12.5 "})
        CHECK(said(other, "").starts_with(other));
}

TEST_CASE("forms that do not close, and control characters of a stranger, harm nothing") {
    const Words words = *read_words(R"(<words xmlns="urn:hexwright:words:1"><sentence id="a" text="⟦x|y {b:dat}"/>
        <sentence id="c" text="{b:dat}{b?}{b?x}{b:}{b:nobody}{:}{?}{}"/></words>)",
                                    "w.xml");
    CHECK(words(Message{"a", {{"b", "1"}}}).find('1') != std::string::npos);
    for (const char* bytes : {"\x01", "\x01\x02\x02", "\x04", "\x04z", "\x03\x02", "\x01q\x03"})
        CHECK(words(Message{"c", {{"b", bytes}}}).size() < 100);
    const auto wrong = read_words(
        "<words xmlns=\"urn:hexwright:words:1\"><sentence id=\"a\" text=\"b\" gender=\"x\"/></words>", "w.xml");
    CHECK(describe(wrong.error(), english()).find("m, f, n or p") != std::string::npos);
}

TEST_CASE("a locale names its language, if we have it") {
    CHECK(language_of_locale("de_AT.UTF-8") == "de");
    CHECK(language_of_locale("de") == "de");
    CHECK(language_of_locale("de@euro") == "de");
    CHECK(language_of_locale("en_GB") == "en");
    for (const char* other : {"", "C", "C.UTF-8", "POSIX", "fr_FR.UTF-8", "deutsch", "d", "_"})
        CHECK(language_of_locale(other) == "");
    CHECK(words_of_language("de").language == "de");
    CHECK(words_of_language("tlh").language == "en");
}

TEST_CASE("every language says all that English says, with the same arguments") {
    const Words here = english();
    for (const Language& language : languages()) {
        const Words there = words_of_language(language.code);
        CHECK(there.language == language.code);
        std::vector<std::string> missing, strange, otherwise;
        for (const auto& [id, sentence] : here.sentences())
            if (!there.knows(id)) missing.push_back(id);
        for (const auto& [id, sentence] : there.sentences()) {
            const Words::Sentence* found = here.sentence(id);
            if (!found) {
                if (!id.starts_with("name.")) strange.push_back(id);
                continue;
            }
            const std::set<std::string> known = names_of(*found);
            if (std::ranges::any_of(names_of(sentence), [&](const auto& name) { return !known.contains(name); }) ||
                sentence.one.empty() != sentence.count.empty())
                otherwise.push_back(id);
        }
        INFO(language.code << " lacks:" << listed(missing) << "\nis alone with:" << listed(strange)
                           << "\nnames other arguments in:" << listed(otherwise));
        CHECK(missing.empty());
        CHECK(strange.empty());
        CHECK(otherwise.empty());
    }
}

TEST_CASE("nothing of German is left in English") {
    // Words that both languages write alike.
    static const std::set<std::string> alike{"Hexwright", "HeroScape", "Marker", "Code",         "Name",      "magenta",
                                             "orange",    "Normal",    "Zone",   "Details",      "Palette",   "Tests",
                                             "Team",      "General",   "Relief", "Start",        "animation", "export",
                                             "gif",       "video",     "hsc",    "virtualscape", "Alt",       "Esc",
                                             "Num",       "Tab",       "BBCode", "Markdown"};
    const Words here = english(), there = words_of_language("de");
    std::vector<std::string> same;
    for (const auto& [id, sentence] : there.sentences()) {
        const Words::Sentence* found = here.sentence(id);
        if (!found || found->text != sentence.text || id.ends_with(".example")) continue;
        const auto words = plain_words(sentence.text);
        if (std::ranges::any_of(words, [](const std::string& word) { return !alike.contains(word); }))
            same.push_back(id + ": " + sentence.text);
    }
    INFO("The same in English and German:" << listed(same));
    CHECK(same.empty());
}

TEST_CASE("terrain and pieces are called in the language, products and cards as they are printed") {
    const Catalogue german = named_by(words_of_language("de"), shipped());
    CHECK(german.pieces().size() == shipped().pieces().size());
    CHECK(german[*german.piece("grass-7")].name == "7er-Grasteil");
    CHECK(german[*german.piece("grass-7")].plural == "7er-Grasteile");
    CHECK(german[*german.terrain("swamp-water")].name == "Sumpfwasser");
    CHECK(german.cards()[0].name == shipped().cards()[0].name);
    std::vector<std::string> unnamed;
    for (const PieceType& piece : german.pieces())
        if (piece.name == shipped()[*shipped().piece(piece.id)].name) unnamed.push_back(piece.id);
    INFO(listed(unnamed));
    CHECK(unnamed.empty());
    CHECK(named_by(english(), shipped())[*shipped().piece("grass-7")].name == "seven-hex grass tile");
}
