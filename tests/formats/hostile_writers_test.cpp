// Every writer writes the text of other people as text: each is tested with the same table,
// tests/support/hostile_texts.h, and read back by a reader of its format.
#include "engine/judging/report.h"
#include "formats/exchange/csv/collection_csv.h"
#include "formats/exchange/csv/rows.h"
#include "formats/exchange/virtualscape/rtf.h"
#include "formats/export/guide/guide.h"
#include "formats/export/models/model_files.h"
#include "formats/export/report/report_paper.h"
#include "formats/paper/html.h"
#include "formats/paper/plot/simulation_page.h"
#include "formats/paper/sheet/paint.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/xml/bytes/terminal.h"
#include "formats/xml/bytes/text_clean.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/games/thresholds_xml.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/html_reader.h"
#include "tests/support/written_scenario.h"

#include <algorithm>
#include <functional>
#include <md4c.h>

#include <nlohmann/json.hpp>
#include <tinyxml2.h>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string harmless_text = "A quiet evening";

Scenario scenario_said(const std::string& text) {
    Scenario scenario = scenario_of(
        scenario_file("  <rules>\n    <tally id=\"x\" title=\"t\" carried=\"yes\"/>\n    <rule id=\"r\" title=\"t\">\n"
                      "      <on event=\"round-start\"/>\n      <say text=\"t\"/>\n    </rule>\n  </rules>\n"));
    scenario.about.change([&](About& about) { about.title = about.author = about.story = text; });
    Rulebook book = rulebook_of(scenario);
    for (Rule& rule : book.rules) rule.title.text = text;
    for (DeclaredTally& tally : book.tallies) tally.title.text = text;
    scenario.rulebook = std::make_shared<const Rulebook>(std::move(book));
    return scenario;
}

judging::MapReport judged_report(const Scenario& map) {
    auto report = judging::judge_map(map, shipped(), shipped_thresholds());
    REQUIRE(report);
    return *report;
}

// ---- Markdown, as md4c understands it with HTML, tables, strikethrough and bare addresses

struct MarkdownSeen {
    std::vector<std::string> blocks;   // The text of each, with "#" before headings and "-" before items.
    std::vector<std::string> foreign;  // What our pages do not have.
};

MarkdownSeen read_commonmark(const std::string& markdown) {
    MarkdownSeen seen;
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_LATEXMATHSPANS;
    parser.enter_block = [](MD_BLOCKTYPE type, void*, void* to) {
        auto& all = *static_cast<MarkdownSeen*>(to);
        if (type == MD_BLOCK_H) all.blocks.emplace_back("# ");
        else if (type == MD_BLOCK_LI) all.blocks.emplace_back("- ");
        else if (type == MD_BLOCK_P && (all.blocks.empty() || all.blocks.back() != "- ")) all.blocks.emplace_back();
        else if (type != MD_BLOCK_DOC && type != MD_BLOCK_UL && type != MD_BLOCK_P)
            all.foreign.push_back("block " + std::to_string(type));
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE, void*, void*) { return 0; };
    parser.enter_span = [](MD_SPANTYPE type, void*, void* to) {
        if (type != MD_SPAN_EM && type != MD_SPAN_STRONG)
            static_cast<MarkdownSeen*>(to)->foreign.push_back("span " + std::to_string(type));
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE, void*, void*) { return 0; };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* at, MD_SIZE size, void* to) {
        auto& all = *static_cast<MarkdownSeen*>(to);
        const std::string text(at, size);
        if (all.blocks.empty()) all.blocks.emplace_back();
        if (type == MD_TEXT_HTML || type == MD_TEXT_CODE || type == MD_TEXT_LATEXMATH || type == MD_TEXT_BR)
            all.foreign.push_back("text " + std::to_string(type));
        if (type == MD_TEXT_SOFTBR || type == MD_TEXT_BR) all.blocks.back() += ' ';
        else if (type == MD_TEXT_NULLCHAR) all.blocks.back() += "\uFFFD";
        else if (type == MD_TEXT_ENTITY) all.blocks.back() += html_reading::decoded(text);
        else all.blocks.back() += text;
        return 0;
    };
    md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &parser, &seen);
    return seen;
}

std::string shown_block(const PassageBlock& block) {
    const bool heading = block.kind == PassageBlock::Kind::Heading, item = block.kind == PassageBlock::Kind::Item;
    return (heading ? "# " : item ? "- " : "") + one_line(without_marks(block.text));
}

void check_markdown(const Passage& passage) {
    const std::string page = markdown(passage);
    const MarkdownSeen seen = read_commonmark(page);
    INFO(page);
    CHECK(seen.foreign == std::vector<std::string>{});
    std::vector<std::string> wanted;
    for (const PassageBlock& block : passage) wanted.push_back(shown_block(block));
    CHECK(seen.blocks == wanted);
}

std::string texts_in_svg(const std::string& xml) {
    tinyxml2::XMLDocument document(true, tinyxml2::PRESERVE_WHITESPACE);
    REQUIRE(document.Parse(xml.data(), xml.size()) == tinyxml2::XML_SUCCESS);
    std::string all;
    for (const auto* element = document.RootElement()->FirstChildElement(); element;
         element = element->NextSiblingElement())
        if (const char* text = element->GetText()) all += text;
    return all;
}

bool is_formula(const std::string& cell) {
    return !cell.empty() && std::string_view("=+-@\t\r").find(cell[0]) != std::string_view::npos;
}

}  // namespace

TEST_CASE("a page of rules in Markdown shows the very text of titles, stories and names") {
    for (const HostileText& each : hostile_texts()) {
        if (!each.in_xml) continue;
        INFO(each.name << ": " << each.text);
        for (const char* language : {"en", "de"})
            check_markdown(rules_page(scenario_said(each.text), shipped(), words_of_language(language)));
    }
}

TEST_CASE("every kind of block holds any text in Markdown, marked or not") {
    using Kind = PassageBlock::Kind;
    for (const HostileText& each : hostile_texts()) {
        if (!each.in_xml) continue;
        INFO(each.name);
        const std::string text = one_line(each.text);
        check_markdown({{Kind::Heading, 1, text, {}},
                        {Kind::Paragraph, 0, text, {}},
                        {Kind::Item, 0, text, {}},
                        {Kind::Item, 0, strong(text + ".") + " " + emphasised(text) + ", " + text, {}},
                        {Kind::Paragraph, 0, "Of " + emphasised(text) + ": " + text, {}}});
    }
    const std::string table = markdown({{Kind::Table, 0, "", {{"a|b", "*c*"}, {"d", "`e`"}}}});
    CHECK(table == "| a\\|b | \\*c\\* |\n| --- | --- |\n| d | \\`e\\` |\n");
}

TEST_CASE("Markdown stays readable where nothing has to be escaped") {
    CHECK(markdown({{PassageBlock::Kind::Paragraph, 0, "Salt & pepper - 3.5 (or so); it's <3!", {}}}) ==
          "Salt & pepper - 3.5 (or so); it's \\<3!\n");
    CHECK(markdown({{PassageBlock::Kind::Heading, 1, "C# #1", {}}}) == "# C# #1\n");
}

TEST_CASE("a page of HTML has the same markup whatever its texts are, and shows them") {
    const auto passage_page = [](const std::string& text) {
        return html_of(rules_page(scenario_said(text), shipped(), english()));
    };
    const auto report = [](const std::string& text) {
        const Scenario map = scenario_said(text);
        return *report_html({{text, map, judged_report(map)}}, text, shipped(), english());
    };
    const auto simulation = [](const std::string& text) {
        SeenBatch batch{.title = text, .digest = text, .version = text, .seats = {text, text}};
        batch.sum.players.resize(2);
        batch.sum.rounds[3] = batch.planned = 1;
        batch.sum.ended_by["rule-" + text] = 1;
        return *simulation_page(batch, plots_of(batch, english()), english());
    };
    for (const HostileText& each : hostile_texts()) {
        if (!each.in_xml) continue;
        INFO(each.name << ": " << each.text);
        for (const auto& page :
             std::vector<std::function<std::string(const std::string&)>>{passage_page, report, simulation}) {
            const HtmlSeen seen = read_html(page(each.text));
            CHECK(seen.tags == read_html(page(harmless_text)).tags);
            CHECK(one_line(seen.text).find(one_line(each.text)) != std::string::npos);
        }
    }
}

TEST_CASE("a guide has the same markup whatever its texts are") {
    const auto names = [](const std::string& html) {
        std::vector<std::string> tags;
        for (const std::string& tag : read_html(html).tags)
            if (!tag.starts_with("path") && !tag.starts_with("svg")) tags.push_back(tag);  // Of the map's code.
        return tags;
    };
    const GuideParts none{};
    const auto wanted = names(*guide_html(scenario_said(harmless_text), shipped(), english(), none));
    std::string several;  // A guide takes a while to make.
    for (const HostileText& each : hostile_texts()) {
        if (!each.in_xml || each.text.size() > 100) continue;
        several += each.text + " ";
        if (several.size() < 120) continue;
        INFO(several);
        const std::string guide = *guide_html(scenario_said(several), shipped(), english(), none);
        CHECK(names(guide) == wanted);
        CHECK(one_line(read_html(guide).text).find(one_line(several)) != std::string::npos);
        several.clear();
    }
}

TEST_CASE("every page may load, run and send nothing that it does not bring along") {
    const Scenario map = scenario_said(harmless_text);
    SeenBatch batch;
    batch.title = harmless_text;
    batch.seats = {"greedy"};
    batch.sum.players.resize(1);
    for (const std::string& page : {*guide_html(map, shipped(), english()),
                                    *report_html({{"a.xml", map, judged_report(map)}}, "1", shipped(), english()),
                                    *simulation_page(batch, {}, english())}) {
        const std::size_t policy = page.find(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
            "base-uri 'none';form-action 'none';");
        CHECK(policy < page.find("<title>"));
        CHECK(policy < page.find("<style>"));
        if (page.find("<script") == std::string::npos) CHECK(page.find("script-src") == std::string::npos);
    }
}

TEST_CASE("text in scripts ends neither its quotes nor the script") {
    for (const HostileText& each : hostile_texts()) {
        INFO(each.name);
        const std::string quoted = in_script_quotes(each.text);
        CHECK(std::ranges::all_of(quoted, [](char c) { return c >= ' ' && c < 0x7F && c != '<'; }));
        if (each.in_xml) CHECK(nlohmann::json::parse(quoted).get<std::string>() == each.text);
    }
}

TEST_CASE("a picture in SVG shows the very text") {
    for (const HostileText& each : hostile_texts()) {
        INFO(each.name);
        Drawing drawing;
        drawing.width = drawing.height = 10;
        Text text;
        text.text = each.text;
        drawing.marks.emplace_back(text);
        CHECK(texts_in_svg(*to_svg(drawing)) == printable(each.text));
    }
}

TEST_CASE("XML gives every text back that it can hold, and stays XML with the others") {
    for (const HostileText& each : hostile_texts()) {
        INFO(each.name);
        XmlWriter writer;
        writer.open("a");
        writer.attribute("b", each.text);
        writer.element_with_text("c", each.text);
        writer.close();
        const std::string xml = writer.take();
        CHECK(first_bad_byte(xml) == std::string::npos);
        CHECK(lines_for_terminal(xml) == xml);
        tinyxml2::XMLDocument document(true, tinyxml2::PRESERVE_WHITESPACE);
        REQUIRE(document.Parse(xml.data(), xml.size()) == tinyxml2::XML_SUCCESS);
        if (!each.in_xml && each.text.find('\r') == std::string::npos) continue;
        CHECK(document.RootElement()->Attribute("b") == each.text);
        CHECK(document.RootElement()->FirstChildElement("c")->GetText() == each.text);
    }
}

TEST_CASE("a scenario file gives titles, authors and stories back") {
    for (const HostileText& each : hostile_texts()) {
        if (!each.in_xml || each.text.size() > 200) continue;  // Titles are limited.
        INFO(each.name);
        const Scenario scenario = scenario_said(each.text);
        const auto again = read_scenario(write_scenario(scenario, shipped()), "again.xml", shipped());
        REQUIRE(again);
        CHECK(*again->scenario.about == *scenario.about);
        CHECK(rulebook_of(again->scenario).rules[0].title == rulebook_of(scenario).rules[0].title);
    }
}

TEST_CASE("a cell of a spreadsheet is no formula, and is read back") {
    for (const HostileText& each : hostile_texts()) {
        if (each.text.find('\r') != std::string::npos) continue;  // A break of lines is one, however it is written.
        INFO(each.name);
        const std::string cell = csv_cell(each.text);
        CHECK_FALSE(is_formula(cell.starts_with('"') ? cell.substr(1) : cell));
        const std::string table = "name,count\n" + cell + ",-3\n";
        CsvRows rows(table);
        rows.next();
        const auto row = rows.next();
        REQUIRE(row);
        REQUIRE(row->size() == 2);
        CHECK((*row)[0].text == each.text);
        CHECK((*row)[1].text == "-3");
    }
    CHECK(csv_cell("grass-1") == "grass-1");
}

TEST_CASE("a model's file of materials has a name that its OBJ file can say") {
    for (const HostileText& each : hostile_texts()) {
        INFO(each.name);
        const std::string name = materials_name("map.obj"), hostile = materials_name(each.text + ".obj");
        CHECK(hostile.find_first_of(std::string(" \t\r\n#\\\0", 7)) == std::string::npos);
        const std::string model = to_obj({}, 1, hostile);
        CHECK(std::ranges::count(model, '\n') == std::ranges::count(to_obj({}, 1, name), '\n'));
    }
    CHECK(materials_name("ford.obj") == "ford.mtl");
}

TEST_CASE("a story in RTF is read back") {
    for (const HostileText& each : hostile_texts()) {
        if (!each.in_xml) continue;
        INFO(each.name);
        CHECK(plain_from_rtf(rtf_from_plain(each.text), 5000) == each.text + "\n");
    }
}

TEST_CASE("what is printed holds nothing that a terminal obeys, and says where it was") {
    const auto obeyed = [](const std::string& text) {
        for (std::string_view rest = text; !rest.empty(); rest.remove_prefix(first_letter(rest).length))
            if (is_obeyed_by_terminals(first_letter(rest).code)) return true;
        return false;
    };
    for (const HostileText& each : hostile_texts()) {
        INFO(each.name);
        for (const std::string& printed : {line_for_terminal(each.text), lines_for_terminal(each.text)}) {
            CHECK_FALSE(obeyed(printed));
            CHECK(first_bad_byte(printed) == std::string::npos);
        }
        const std::string json =
            json_for_terminal(nlohmann::json(each.text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
        CHECK_FALSE(obeyed(json));
        if (each.in_xml) CHECK(nlohmann::json::parse(json).get<std::string>() == each.text);
    }
    CHECK(line_for_terminal("abc\u202Elmx.exe") == "abc\uFFFDlmx.exe");
    CHECK(line_for_terminal("a\u2028b\n") == "a b ");
    CHECK(lines_for_terminal("a\n\tb\r\x1B\u009B\xFF\u2029") == "a\n\tb   ? ");
    CHECK(json_for_terminal("{\"a\":\"\x7F\u009Bä\u2066\"}\n") == "{\"a\":\"\\u007f\\u009bä\\u2066\"}\n");
    CHECK(line_for_terminal("Grünwald – 3 \U0001F332") == "Grünwald – 3 \U0001F332");
}
