// The table of words against the source: no message without a sentence, and no unused sentence.
#include "formats/telling/words.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

using Literals = std::set<std::string>;

bool names_a_file(const std::string& literal) {
    static const std::set<std::string> endings{".xml", ".txt", ".csv", ".json", ".hsc", ".png", ".svg",
                                               ".pdf", ".ttf", ".ini", ".log",  ".xsd", ".dirs"};
    return endings.contains(std::filesystem::path(literal).extension().string());
}

void collect(const std::filesystem::path& file, const std::regex& form, Literals& found) {
    std::ifstream in(file);
    const std::string all{std::istreambuf_iterator<char>(in), {}};
    // Labels by which tests and scripts find widgets.
    static const std::regex widget("(record|button)\\((ui, )?\"[^\"]*\"");
    const std::string text = std::regex_replace(all, widget, "");
    for (std::sregex_iterator match(text.begin(), text.end(), form), end; match != end; ++match)
        if (const std::string literal = (*match)[1]; !names_a_file(literal)) found.insert(literal);
}

// Every literal that looks like the id of a sentence ("refused.overlap"), like a prefix ("command.") or like a suffix
// ("-near").
Literals literals_of_the_source() {
    const std::regex form(
        "\"([a-z][a-z-]*(?:\\.[a-z0-9_-]+)+|[a-z][a-z-]*\\.|[a-z]+\\.[a-z0-9_.-]+[.-]|[-.][a-z0-9-]+)\"");
    Literals found;
    for (const char* room : {"engine", "formats", "editor"})
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / room))
            if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
                collect(entry.path(), form, found);
    return found;
}

bool is_part(const std::string& literal) {
    return literal.ends_with('.') || literal.ends_with('-') || literal[0] == '-' || literal[0] == '.';
}

bool is_said(const std::string& id, const Literals& source) {
    for (std::size_t cut = 1; cut < id.size(); ++cut) {
        const std::string start = id.substr(0, cut), rest = id.substr(cut);
        if (is_part(start) && source.contains(start)) return true;
        if ((rest[0] == '-' || rest[0] == '.') && source.contains(start) && source.contains(rest)) return true;
    }
    return source.contains(id);
}

// True if it has a sentence itself, or together with a prefix elsewhere: "command." and "edit.undo". (The keys of the
// recent pieces are commands that no menu names.)
bool has_sentence(const std::string& literal, const Literals& source, const Words& words) {
    if (literal.starts_with("recent.")) return true;
    return words.knows(literal) || std::ranges::any_of(source, [&](const std::string& start) {
               return start.ends_with('.') && words.knows(start + literal);
           });
}

std::string listed(const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) text += "\n  " + id;
    return text;
}

}  // namespace

TEST_CASE("every message has its sentence") {
    const Words words = english();
    const Literals source = literals_of_the_source();
    std::vector<std::string> missing;
    for (const std::string& literal : source)
        if (!is_part(literal) && !has_sentence(literal, source, words)) missing.push_back(literal);
    INFO("formats/data/words/english.xml lacks:" << listed(missing));
    CHECK(missing.empty());
}

TEST_CASE("every sentence is said somewhere") {
    const Literals source = literals_of_the_source();
    std::vector<std::string> unused;
    for (const auto& [id, sentence] : english().sentences())
        if (!is_said(id, source)) unused.push_back(id);
    INFO("nothing in the source says:" << listed(unused));
    CHECK(unused.empty());
}

TEST_CASE("sentences are whole: braces close, and a form for one names its count") {
    for (const auto& [id, sentence] : english().sentences()) {
        INFO(id);
        CHECK(sentence.one.empty() == sentence.count.empty());
        for (const std::string& text : {sentence.text, sentence.one}) {
            CHECK(std::ranges::count(text, '{') == std::ranges::count(text, '}'));
        }
    }
}

TEST_CASE("what the desk, its checks and refusals say is understood by somebody who never sees a file") {
    static const std::regex of_files("<[a-z/]|[a-z]=\"|\\battributes?\\b|\\bXML\\b");
    constexpr const char* said_at_the_desk[] = {"issue.", "rule.", "test.",          "setup.",
                                                "guard.", "made.", "refused.value-", "refused.word-",
                                                "desk.",  "slot.", "fact.",          "template."};
    for (const auto& [id, sentence] : english().sentences()) {
        if (std::ranges::none_of(said_at_the_desk, [&](const char* start) { return id.starts_with(start); })) continue;
        INFO(id << ": " << sentence.text);
        CHECK_FALSE(std::regex_search(sentence.text, of_files));
    }
}
