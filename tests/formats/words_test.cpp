#include "formats/telling/words.h"

#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

Words two_sentences() {
    return *read_words(R"(<words xmlns="urn:hexwright:words:1" language="en">
        <sentence id="left" text="{count} {what}s are left" one="one {what} is left" count="count"/>
        <sentence id="stop" text="stop at {place}: {why}"/>
        <sentence id="halt" text="halt: {say:reason}"/>
        </words>)",
                       "words.xml");
}

}  // namespace

TEST_CASE("sentences take their arguments, and another form for one") {
    const Words words = two_sentences();
    CHECK(words(Message{"left", {{"count", 1}, {"what", "tile"}}}) == "one tile is left");
    CHECK(words(Message{"left", {{"count", 0}, {"what", "tile"}}}) == "0 tiles are left");
    CHECK(words(Message{"left", {{"count", 11}, {"what", "tile"}}}) == "11 tiles are left");
    CHECK(words(Message{"stop", {{"place", "1,2,3"}, {"why", "{place}"}}}) == "stop at 1,2,3: {place}");
}

TEST_CASE("what stands in quotation marks is cut after 60 characters, and other arguments are not") {
    const Words words = *read_words(R"(<words xmlns="urn:hexwright:words:1" language="en">
        <sentence id="none" text="there is no &quot;{what}&quot; in {file}; is it “{what}”?"/>
        </words>)",
                                    "words.xml");
    const std::string long_one(200, 'x'), cut = std::string(57, 'x') + "…";
    CHECK(words(Message{"none", {{"what", "map"}, {"file", long_one}}}) ==
          "there is no \"map\" in " + long_one + "; is it “map”?");
    CHECK(words(Message{"none", {{"what", long_one}, {"file", "a"}}}) ==
          "there is no \"" + cut + "\" in a; is it “" + cut + "”?");
}

TEST_CASE("ids are cut after 60 characters without quotation marks, too, names of files are not") {
    const Words words = *read_words(R"(<words xmlns="urn:hexwright:words:1" language="en">
        <sentence id="twice" text="{what} stands in {file} twice"/>
        </words>)",
                                    "words.xml");
    const std::string id(200, 'x'), title = "Der " + id;
    CHECK(words(Message{"twice", {{"what", id}, {"file", id}}}) ==
          std::string(57, 'x') + "… stands in " + id + " twice");
    CHECK(words(Message{"twice", {{"what", title}, {"file", "a"}}}) == title + " stands in a twice");
}

TEST_CASE("a sentence says another one, which has the same arguments, but no third") {
    const Words words = two_sentences();
    CHECK(words(Message{"halt", {{"reason", "left"}, {"count", 2}, {"what", "tile"}}}) == "halt: 2 tiles are left");
    CHECK(words(Message{"halt", {{"reason", "halt"}}}) == "halt: halt: {say:reason}");
    CHECK(words(Message{"halt", {{"reason", "gone"}}}) == "halt: [gone]");
    CHECK(words("halt") == "halt: {say:reason}");
}

TEST_CASE("missing sentences and arguments are seen and harm nothing") {
    const Words words = two_sentences();
    CHECK(words("no.such.sentence") == "[no.such.sentence]");
    CHECK(words("stop") == "stop at {place}: {why}");
    CHECK(words("") == "[]");
    CHECK_FALSE(words.knows("no.such.sentence"));
    CHECK(words.knows("left"));
}

TEST_CASE("an error says where it is, as far as it knows") {
    const Words words = two_sentences();
    const Message stop{"stop", {{"place", "home"}, {"why", "late"}}};
    CHECK(describe({stop, {}}, words) == "stop at home: late");
    CHECK(describe({stop, FilePos{"a.xml", 0, 0}}, words) == "a.xml: stop at home: late");
    CHECK(describe({stop, FilePos{"a.xml", 4, 0}}, words) == "a.xml:4: stop at home: late");
    CHECK(describe({stop, FilePos{"a.xml", 4, 7}}, words) == "a.xml:4:7: stop at home: late");
}

TEST_CASE("a table of words with a mistake is refused at its place") {
    const auto error_of = [](const char* xml) {
        return describe(read_words(xml, "w.xml").error(), english()).substr(0, 10);
    };
    CHECK(error_of("<words xmlns=\"urn:hexwright:words:1\">\n<sentence id=\"a\" text=\"b\"/>\n<sentence id=\"a\" "
                   "text=\"c\"/>\n</words>") == "w.xml:3:1:");
    CHECK(error_of("<words xmlns=\"urn:hexwright:words:1\">\n<sentence id=\"a\"/>\n</words>") == "w.xml:2:1:");
    CHECK(error_of("<words xmlns=\"urn:hexwright:words:1\">\n<sentense id=\"a\" text=\"b\"/>\n</words>") ==
          "w.xml:2:1:");
    CHECK(english().sentences().size() > 10);
}

namespace {

std::string table_of_ours(const std::string& language) {
    return testing::bytes_of(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "formats/data/words" / (language + ".xml"));
}

// Group, and the whole id.
std::vector<std::pair<std::string, std::string>> ids_in(const std::string& table) {
    std::vector<std::pair<std::string, std::string>> ids;
    constexpr std::string_view opening = "<sentence id=\"";
    for (std::size_t at = table.find(opening); at != std::string::npos; at = table.find(opening, at)) {
        at += opening.size();
        const std::string id = table.substr(at, table.find('"', at) - at);
        ids.emplace_back(id.substr(0, id.find('.')), id);
    }
    return ids;
}

}  // namespace

TEST_CASE("the groups of our sentences, and the sentences of a group, are in alphabetical order") {
    for (const char* language : {"english", "german"}) {
        INFO(language);
        const auto ids = ids_in(table_of_ours(language));
        REQUIRE(ids.size() > 1'000);
        const auto wrong = std::ranges::is_sorted_until(ids);
        CHECK((wrong == ids.end() ? "" : wrong->second) == std::string());
    }
}

TEST_CASE("a sentence of ours that is read alone is the one that the whole table holds") {
    const std::pair<const char*, const char*> ours[] = {{"en", "english"}, {"de", "german"}};
    REQUIRE(std::size(ours) == languages().size());
    for (const auto& [code, file] : ours) {
        const Words one_by_one = words_of_language(code), whole = *read_words(table_of_ours(file), file);
        CHECK(one_by_one.language == whole.language);
        CHECK(one_by_one.decimal == whole.decimal);
        std::vector<std::string> otherwise;
        for (const auto& [id, sentence] : whole.sentences()) {
            const Words::Sentence* alone = one_by_one.sentence(id);
            if (!alone || *alone != sentence) otherwise.push_back(id);
        }
        CHECK(otherwise == std::vector<std::string>{});
        CHECK(one_by_one.sentences() == whole.sentences());
        for (const char* none : {"", "a", "help", "help.", "help.checks", "zzz", "\"", "<sentence id=\""})
            CHECK_FALSE(one_by_one.knows(none));
    }
}

TEST_CASE("only the sentences that are asked for are read") {
    const Words words = english();
    CHECK(words.sentences_read() == 0);
    CHECK(words("help.check") == english()("help.check"));
    CHECK(words("help.check") != "[help.check]");
    CHECK(words("no.such.sentence") == "[no.such.sentence]");
    CHECK(words.sentences_read() == 1);
    CHECK(two_sentences().sentences_read() == 3);
}

TEST_CASE("several threads may ask for sentences at once") {
    const Words words = english();
    const auto ids = ids_in(table_of_ours("english"));
    std::vector<std::size_t> known(4);
    {
        std::vector<std::jthread> threads;
        for (std::size_t& count : known)
            threads.emplace_back([&] {
                for (const auto& [group, id] : ids) count += words.knows(id) ? 1 : 0;
            });
    }
    CHECK(known == std::vector<std::size_t>(4, ids.size()));
}
