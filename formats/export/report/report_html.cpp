#include "formats/export/report/report_paper.h"
#include "formats/export/report/report_style.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/html.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/paper/sheet/svg_text.h"
#include "formats/telling/finding_text.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <utility>

namespace hexwright::exports {

namespace {

judging::Judgement worst_of(const std::vector<const judging::Finding*>& findings) {
    auto worst = judging::Judgement::Fine;
    for (const judging::Finding* finding : findings) worst = std::max(worst, finding->judgement);
    return worst;
}

// The part of a report that is about one map.
class MapChapter {
public:
    MapChapter(const JudgedFile& judged, std::size_t place, const Catalogue& catalogue, const Words& words)
        : judged_(judged),
          id_("m" + std::to_string(place)),
          catalogue_(catalogue),
          words_(words),
          plan_(plan_drawing(judged.scenario, terrain_of(judged.scenario.battlefield, catalogue), catalogue,
                             {.heights = true, .margin = 8})) {}

    Result<std::string> written(std::string_view version) const {
        std::string html = "<h1>" + escaped(title_of(judged_.scenario, words_)) + "</h1>\n" + facts(version);
        if (judged_.scenario.battlefield.size() > 0) {
            const auto svg = to_svg(plan_.drawing);
            if (!svg) return failure(svg.error());
            html += definition(*svg) + plan_with({}, "plan whole");
        }
        html += summary();
        for (const auto& [kind, findings] : by_kind()) html += section(kind, findings);
        for (const Message& note : judged_.report.notes) html += "<p class=\"quiet\">" + say(note) + "</p>\n";
        return html;
    }

private:
    using OfKind = std::pair<judging::FindingKind, std::vector<const judging::Finding*>>;

    std::string say(const Message& message) const { return escaped(words_(message)); }
    std::string say(const char* sentence) const { return escaped(words_(sentence)); }

    std::vector<OfKind> by_kind() const {
        std::vector<OfKind> all;
        for (const judging::Finding& finding : judged_.report.findings) {
            if (all.empty() || all.back().first != finding.kind()) all.push_back({finding.kind(), {}});
            all.back().second.push_back(&finding);
        }
        return all;
    }

    std::string facts(std::string_view version) const {
        return "<p class=\"quiet\">" +
               say(Message{"report.facts",
                           {{"file", judged_.file}, {"spaces", judged_.report.spaces}, {"version", version}}}) +
               "</p>\n<p class=\"quiet\">" + say("report.digest") + " <span class=\"code\">" +
               digest_of_map(judged_.scenario, catalogue_) + "</span></p>\n<p class=\"quiet\">" +
               say("report.no-seeds") + "</p>\n";
    }

    // The plan once; pictures refer to it.
    std::string definition(const std::string& svg) const {
        const std::size_t begin = svg.find('>', svg.find("<svg")) + 1, end = svg.rfind("</svg>");
        return "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs><g id=\"" + id_ +
               "\">" + svg.substr(begin, end - begin) + "</g></defs></svg>\n";
    }

    std::string plan_with(const std::vector<Space>& places, const std::string& css) const {
        const auto size = [](double length) { return std::to_string(static_cast<int>(std::ceil(length))); };
        std::set<HexCoord> hexes;
        for (const Space& space : places) hexes.insert(space.at);
        std::string html = "<svg class=\"" + css + "\" viewBox=\"0 0 " + size(plan_.drawing.width) + " " +
                           size(plan_.drawing.height) + "\" role=\"img\"><use href=\"#" + id_ + "\"/>";
        std::vector<Ring> rings;
        for (const HexCoord hex : hexes) {
            Ring ring;
            for (const Point corner : corners_of(hex)) ring.push_back(corner + plan_.origin);
            rings.push_back(std::move(ring));
        }
        if (!rings.empty()) html += "<path class=\"place\" d=\"" + svg_path(rings) + "\"/>";
        return html + "</svg>\n";
    }

    std::string summary() const {
        std::string html = "<table class=\"sum\">\n";
        std::vector<OfKind> kinds = by_kind();  // The most urgent first.
        std::ranges::stable_sort(kinds, std::ranges::greater{}, &MapChapter::urgency_of_kind);
        for (const auto& [kind, findings] : kinds) {
            const judging::Judgement worst = worst_of(findings);
            html += "<tr><td class=\"v " + std::string(judging::to_text(worst)) + "\">" +
                    escaped(verdict_of(worst, words_)) + "</td><td><a href=\"#" + anchor(kind) + "\">" +
                    escaped(title_of(kind, words_)) + "</a></td><td>" + said_shortly(findings) + "</td></tr>\n";
        }
        return html + "</table>\n";
    }
    static double urgency_of_kind(const OfKind& each) {
        double most = 0;
        for (const judging::Finding* finding : each.second) most = std::max(most, judging::urgency_of(*finding));
        return most;
    }
    // What is worst of the kind; of several the most urgent, of these the first.
    std::string said_shortly(const std::vector<const judging::Finding*>& findings) const {
        const auto worst = std::ranges::max_element(findings, {}, [](const judging::Finding* finding) {
            return std::pair(finding->judgement, judging::urgency_of(*finding));
        });
        return say((*worst)->message);
    }
    std::string anchor(judging::FindingKind kind) const { return id_ + "-" + std::string(judging::to_text(kind)); }

    std::string section(judging::FindingKind kind, const std::vector<const judging::Finding*>& findings) const {
        std::string html = "<section class=\"finding\" id=\"" + anchor(kind) + "\">\n<div>\n<h2>" +
                           escaped(title_of(kind, words_)) + "</h2>\n";
        for (const judging::Finding* finding : findings) html += number(*finding);
        html += "<p><small>" + escaped(why_of(kind, words_)) + "</small></p>\n";
        for (const judging::Finding* finding : findings) html += table(*finding);
        return html + "</div>\n" + picture(findings) + "</section>\n";
    }
    std::string number(const judging::Finding& finding) const {
        const std::string verdict(judging::to_text(finding.judgement));
        std::string html = "<p class=\"number " + verdict + "\"><span class=\"v " + verdict + "\">" +
                           escaped(verdict_of(finding.judgement, words_)) + "</span> " + say(finding.message);
        const std::string asked = finding.value ? threshold_of(finding, words_) : "";
        if (!asked.empty()) html += " <small>" + say(Message{"report.asked", {{"threshold", asked}}}) + "</small>";
        return html + "</p>\n";
    }
    std::string table(const judging::Finding& finding) const {
        if (finding.rows.empty()) return {};
        const bool by_zone = std::ranges::all_of(finding.rows, [&](const judging::FindingRow& row) {
            return row.numbers.size() == judged_.report.zones.size() && row.numbers.size() > 1;
        });
        std::string html = "<div class=\"wide\"><table>\n";
        if (by_zone) {
            html += "<tr><th></th>";
            for (const std::string& zone_id : judged_.report.zones)
                html += "<th class=\"n\">" + escaped(zone_id) + "</th>";
            html += "</tr>\n";
        }
        for (const judging::FindingRow& row : finding.rows) {
            html += "<tr><td>" + say(row.what) + "</td>";
            for (std::size_t i = 0; i < row.numbers.size(); ++i)
                html += "<td class=\"n\">" + escaped(number_of(row, i)) + "</td>";
            html += "</tr>\n";
        }
        return html + "</table></div>\n";
    }
    // Where the worst of the kind lies.
    std::string picture(const std::vector<const judging::Finding*>& findings) const {
        std::vector<Space> places;
        auto worst = judging::Judgement::Fine;
        for (const judging::Finding* finding : findings) worst = std::max(worst, finding->judgement);
        for (const judging::Finding* finding : findings)
            if (finding->judgement == worst)
                places.insert(places.end(), finding->spaces.begin(), finding->spaces.end());
        return places.empty() ? "<div></div>\n" : "<figure>" + plan_with(places, "plan") + "</figure>\n";
    }

    const JudgedFile& judged_;
    std::string id_;
    const Catalogue& catalogue_;
    const Words& words_;
    PlacedDrawing plan_;
};

}  // namespace

std::string digest_of_map(const Scenario& scenario, const Catalogue& catalogue) {
    return digest_of(write_scenario(scenario, catalogue));
}

Result<std::string> report_html(const std::vector<JudgedFile>& files, std::string_view version,
                                const Catalogue& catalogue, const Words& words) {
    const std::string title = files.size() == 1 ? title_of(files.front().scenario, words) : words("report.title");
    std::string html =
        "<!DOCTYPE html>\n<html lang=\"" + words.language + "\">\n<head>\n<meta charset=\"utf-8\">\n" + page_policy() +
        "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>" + escaped(title) +
        "</title>\n<style>\n" + std::string(report_style) + "</style>\n</head>\n<body>\n";
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto chapter = MapChapter(files[i], i + 1, catalogue, words).written(version);
        if (!chapter) return failure(chapter.error());
        html += *chapter;
    }
    return html + "<p class=\"quiet\"><small>" + escaped(words("report.honest")) + "<br>" +
           escaped(words("about.trademark")) + "</small></p>\n</body>\n</html>\n";
}

}  // namespace hexwright::exports
