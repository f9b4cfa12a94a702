// Reports on maps of all families: what cannot be measured is left out with a reason, and nothing crashes.
#include "engine/judging/report.h"

#include "engine/judging/flow.h"
#include "formats/export/report/report_paper.h"
#include "formats/telling/finding_text.h"
#include "formats/xml/games/thresholds_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/judged_field.h"
#include "tests/support/samples.h"

#include <set>
#include <string>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::judging;
using namespace hexwright::testing;

namespace {

MapReport judged(const Scenario& scenario, const Catalogue& catalogue) {
    auto report = judge_map(scenario, catalogue, shipped_thresholds());
    REQUIRE(report);
    return *report;
}

void check_is_whole(const MapReport& report) {
    static const Words words = english();  // Read once: it is a large table.
    std::set<FindingKind> found;
    for (const Finding& finding : report.findings) {
        found.insert(finding.kind());
        INFO(to_text(finding.measure));
        const std::string said = words(finding.message);
        CHECK(said.find('[') == std::string::npos);  // A sentence that is missing.
        CHECK(said.find('{') == std::string::npos);  // An argument that is.
        CHECK(words.knows("finding.why." + std::string(to_text(finding.kind()))));
        if (!finding.value) {
            CHECK(finding.judgement == Judgement::Fine);
            CHECK(said.starts_with("Not judged: "));
        }
        for (const FindingRow& row : finding.rows) CHECK(words(row.what).find('{') == std::string::npos);
    }
    CHECK(found.size() == finding_kinds);
}

}  // namespace

TEST_CASE("every sample has each finding, in sentences") {
    for (const std::string& name : sample_names()) {
        INFO(name);
        check_is_whole(judged(sample_map(name), shipped()));
    }
}

TEST_CASE("a map without zones, with one, with three or without anything is judged as far as it goes") {
    check_is_whole(judged(Scenario{}, kinds()));
    Field field = clean_field();
    field.zones.clear();
    check_is_whole(judged(field.scenario(), kinds()));
    field.zones["red"] = clean_field().zones["red"];
    field.glyphs.clear();
    check_is_whole(judged(field.scenario(), kinds()));
    field = clean_field();
    field.zones["green"] = {Field::cell(15, 0), Field::cell(16, 0)};
    field.zones["grey"] = {};
    const MapReport report = judged(field.scenario(), kinds());
    check_is_whole(report);
    CHECK(report.zones.size() == 4);
}

TEST_CASE("a huge map is judged without what looks at all pairs of spaces, and says so") {
    Field field;
    for (const HexCoord hex : disk({0, 0}, 40)) field.heights[hex] = 1 + (hex.q * 7 + hex.r * 3 + 400) % 5 / 2;
    for (const HexCoord hex : disk({-30, 0}, 2)) field.zones["red"].insert(hex);
    for (const HexCoord hex : disk({30, 0}, 2)) field.zones["blue"].insert(hex);
    const MapReport report = judged(field.scenario(), kinds());
    check_is_whole(report);
    CHECK(report.spaces == 4921);
    for (const Finding& finding : report.findings)
        if (finding.kind() == FindingKind::Exposure) CHECK(finding.message.id == "finding.too-large");
}

TEST_CASE("judging tells its progress and can be stopped") {
    int last = -1, calls = 0;
    const auto stopped =
        judge_map(clean_field().scenario(), kinds(), shipped_thresholds(), {.stop = [&] { return ++calls > 3; }});
    CHECK(stopped->findings.empty());
    CHECK(judge_map(clean_field().scenario(), kinds(), shipped_thresholds(), {.progress = [&](int done, int all) {
                        CHECK(done >= last);
                        CHECK(done <= all);
                        last = done;
                    }}));
    CHECK(last == 100);
}

TEST_CASE("the greatest flow goes through each vertex once, and the cut parts the two ends") {
    VertexFlow flow(6);  // 0 and 1 lead to 2, 2 leads to 3 and 4, both to 5.
    for (const auto& [from, to] : {std::pair(0, 2), {1, 2}, {2, 3}, {2, 4}, {3, 5}, {4, 5}})
        flow.join(static_cast<std::size_t>(from), static_cast<std::size_t>(to));
    flow.source(0);
    flow.source(1);
    flow.limit(5, VertexFlow::without_limit);
    flow.sink(5);
    CHECK(flow.greatest() == 1);
    CHECK(flow.cut() == std::vector<std::size_t>{2});
}

// ---- thresholds

TEST_CASE("thresholds have a number for each measure, and whose it is") {
    const Thresholds thresholds = shipped_thresholds();
    for (std::size_t i = 0; i < measure_count; ++i) {
        const auto measure = static_cast<MapMeasure>(i);
        INFO(to_text(measure));
        CHECK((thresholds[measure].least || thresholds[measure].most) == (measure != MapMeasure::Unmatched));
    }
    CHECK(thresholds[MapMeasure::ZoneGap] == Threshold{.least = 14, .whose = Whose::Scene});
    CHECK(thresholds[MapMeasure::Burden] == Threshold{.most = 1.6, .whose = Whose::Proposal});
}

TEST_CASE("a contest's file changes single thresholds, and is named beside them") {
    const auto read = read_thresholds(R"(<thresholds xmlns="urn:hexwright:thresholds:1" name="Spring Open">
        <threshold number="zone-gap" least="12"/>
        <threshold number="burden"/>
        </thresholds>)",
                                      "open.xml", shipped_thresholds());
    REQUIRE(read);
    CHECK((*read)[MapMeasure::ZoneGap] == Threshold{.least = 12, .whose = Whose::Contest, .contest = "Spring Open"});
    CHECK_FALSE((*read)[MapMeasure::Burden].most);
    CHECK((*read)[MapMeasure::PeakSpread] == shipped_thresholds()[MapMeasure::PeakSpread]);
    const Finding finding{.measure = MapMeasure::ZoneGap, .value = 13, .threshold = (*read)[MapMeasure::ZoneGap]};
    CHECK(threshold_of(finding, english()) == "at least 12 (Spring Open)");
}

TEST_CASE("a map is judged by the thresholds of the contest in its limit") {
    Scenario scenario = clean_field().scenario();
    CHECK(thresholds_for(scenario, shipped_thresholds()) == shipped_thresholds());
    const Profile cup{.id = "cup", .name = "Cup", .thresholds = {{"zone-spaces", 500, {}}, {"burden", {}, {}}}};
    scenario.limit.change([&](Limit& limit) { limit.contest = cup; });
    const Thresholds asked = thresholds_for(scenario, shipped_thresholds());
    CHECK(asked[MapMeasure::ZoneSpaces] == Threshold{.least = 500, .whose = Whose::Contest, .contest = "Cup"});
    CHECK(asked[MapMeasure::Burden] == Threshold{.whose = Whose::Contest, .contest = "Cup"});
    CHECK(asked[MapMeasure::ZoneGap] == shipped_thresholds()[MapMeasure::ZoneGap]);
    const auto report = judge_map(scenario, kinds(), asked);
    REQUIRE(report);
    CHECK(std::ranges::any_of(report->findings, [](const Finding& finding) {
        return finding.measure == MapMeasure::ZoneSpaces && finding.judgement == Judgement::Flag;
    }));
}

TEST_CASE("thresholds with a mistake are refused at its place") {
    const auto trouble = [](const std::string& row, const std::string& name = " name=\"A\"") {
        return describe(
            read_thresholds("<thresholds xmlns=\"urn:hexwright:thresholds:1\"" + name + ">\n" + row + "</thresholds>",
                            "t.xml")
                .error(),
            english());
    };
    CHECK(trouble("<threshold number=\"zone-gab\" least=\"1\"/>").find("did you mean \"zone-gap\"") !=
          std::string::npos);
    CHECK(trouble("<threshold number=\"zone-gap\" least=\"1e5\"/>").starts_with("t.xml:2:"));
    CHECK(trouble("<threshold number=\"zone-gap\" least=\"-1\"/>").starts_with("t.xml:2:"));
    CHECK(trouble("<threshold number=\"burden\" least=\"2\" most=\"1\"/>").find("swap them") != std::string::npos);
    CHECK(
        trouble("<threshold number=\"burden\" most=\"1\"/><threshold number=\"burden\" most=\"1\"/>").find("already") !=
        std::string::npos);
    CHECK(trouble("<threshold number=\"burden\" most=\"1\"/>", "").find("whose") != std::string::npos);
}

// ---- paper

TEST_CASE("the page of a report asks for nothing else and runs no script") {
    const Scenario map = sample_map("sparrow-ford");
    const std::vector<JudgedFile> files{{"sparrow-ford.xml", map, judged(map, shipped())}};
    const auto html = report_html(files, "1.2.3", shipped(), english());
    REQUIRE(html);
    for (const char* banned : {"<script", "http://", "https://", "url(", " src=", "@import"})
        CHECK(html->find(banned) == html->find(std::string(banned) + "www.w3.org/2000/svg"));
    CHECK(html->find("<svg class=\"plan\"") != std::string::npos);
    CHECK(html->find(digest_of_map(map, shipped())) != std::string::npos);
    CHECK(html->find("1.2.3") != std::string::npos);
    CHECK(html->find("our suggestion") != std::string::npos);
    CHECK(*html == *report_html(files, "1.2.3", shipped(), english()));
}

TEST_CASE("a report on paper is a PDF, the same each time, and an empty map has one, too") {
    const Scenario map = sample_map("kestrel-keep");
    const std::vector<JudgedFile> files{{"keep.xml", map, judged(map, shipped())},
                                        {"empty.xml", Scenario{}, judged(Scenario{}, shipped())}};
    const auto pdf = report_pdf(files, "1.2.3", shipped(), english());
    REQUIRE(pdf);
    CHECK(pdf->starts_with("%PDF"));
    CHECK(*pdf == *report_pdf(files, "1.2.3", shipped(), english()));
    CHECK(report_html(files, "1.2.3", shipped(), english()));
}
