#include "formats/export/report/report_paper.h"
#include "formats/paper/build_sheet/book.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "formats/telling/finding_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwright::exports {

namespace {

constexpr unsigned look_ink = 0x8A5A00, flag_ink = 0xA3241C, fine_ink = 0x1F6E66;
constexpr double picture_height = 62;        // Of the plan beside a finding, in millimetres.
constexpr std::size_t most_paper_rows = 60;  // Of one table on paper; the rest is counted.

unsigned verdict_ink(judging::Judgement judgement) {
    constexpr unsigned inks[] = {fine_ink, look_ink, flag_ink};
    return inks[static_cast<std::size_t>(judgement)];
}

// The part of a report on paper that is about one map.
class PaperChapter {
public:
    PaperChapter(Book& book, const JudgedFile& judged)
        : book_(book),
          judged_(judged),
          plan_(plan_drawing(judged.scenario, terrain_of(judged.scenario.battlefield, book.catalogue), book.catalogue,
                             {.heights = true, .margin = 8})) {}

    std::optional<Refusal> add(std::string_view version) {
        if (judged_.scenario.battlefield.size() > 0)
            if (auto refused = trouble_with(plan_.drawing)) return refused;
        book_.title = title_of(judged_.scenario, book_.words);
        add_first_page(version);
        Flow flow(book_, "report.title", 2);
        const auto& findings = judged_.report.findings;
        for (auto first = findings.begin(); first != findings.end();) {
            const auto last = std::find_if(first, findings.end(), [&](const judging::Finding& finding) {
                return finding.kind() != first->kind();
            });
            add_kind(flow, {first, last});
            first = last;
        }
        return {};
    }

private:
    void add_first_page(std::string_view version) {
        Leaf& leaf = book_.begin_page("");
        const Area body = within(book_.paper(), book_.options.margin);
        leaf.text({body.x, body.y + 10}, book_.ruler.fitted(book_.title, body.width, type_size::title, true),
                  type_size::title, ink::text, Anchor::Left, true);
        const std::string facts[] = {
            book_.say(
                {"report.facts", {{"file", judged_.file}, {"spaces", judged_.report.spaces}, {"version", version}}}),
            book_.words("report.digest") + " " + digest_of_map(judged_.scenario, book_.catalogue) + ". " +
                book_.words("report.no-seeds")};
        double y = body.y + 17;
        for (const std::string& fact : facts)
            for (const std::string& each : book_.ruler.lines(fact, body.width, type_size::small)) {
                leaf.text({body.x, y}, each, type_size::small, ink::quiet);
                y += type_size::small * 1.42;
            }
        const double list = summary_height();
        if (judged_.scenario.battlefield.size() > 0)
            leaf.place(plan_.drawing, {body.x, y + 2, body.width, body.bottom() - y - list - 10});
        add_summary(leaf, {body.x, body.bottom() - list, body.width, list});
    }

    static constexpr double summary_line = 5.4;
    double summary_height() const { return summary_line * judging::finding_kinds + 14; }

    void add_summary(Leaf& leaf, const Area& area) {
        double y = area.y + 4;
        for (std::size_t i = 0; i < judging::finding_kinds; ++i) {
            const auto kind = static_cast<judging::FindingKind>(i);
            const judging::Finding* worst = nullptr;
            for (const judging::Finding& finding : judged_.report.findings)
                if (finding.kind() == kind && (!worst || finding.judgement > worst->judgement)) worst = &finding;
            if (!worst) continue;
            leaf.text({area.x, y}, verdict_of(worst->judgement, book_.words), type_size::body,
                      verdict_ink(worst->judgement), Anchor::Left, true);
            leaf.text({area.x + 12, y}, title_of(kind, book_.words), type_size::body);
            const std::string said = book_.words(worst->message);
            leaf.text({area.x + 66, y}, book_.ruler.fitted(said, area.width - 66, type_size::small), type_size::small,
                      ink::quiet);
            leaf.line({area.x, y + 1.6}, {area.right(), y + 1.6});
            y += summary_line;
        }
        for (const std::string& each : book_.ruler.lines(
                 book_.words("report.honest") + " " + book_.words("about.trademark"), area.width, type_size::small)) {
            leaf.text({area.x, y + 3}, each, type_size::small, ink::quiet);
            y += type_size::small * 1.42;
        }
    }

    void add_kind(Flow& flow, const std::vector<judging::Finding>& findings) {
        flow.keep_together(40);
        flow.text(title_of(findings.front().kind(), book_.words), type_size::heading, ink::accent, true, 7);
        for (const judging::Finding& finding : findings) {
            const std::string asked = finding.value ? threshold_of(finding, book_.words) : "";
            flow.text(verdict_of(finding.judgement, book_.words) + ": " + book_.words(finding.message) +
                          (asked.empty() ? "" : " " + book_.say({"report.asked", {{"threshold", asked}}})),
                      type_size::body, verdict_ink(finding.judgement), finding.judgement != judging::Judgement::Fine,
                      1.6);
        }
        flow.text(why_of(findings.front().kind(), book_.words), type_size::small, ink::quiet, false, 1.6);
        add_picture(flow, findings);
        for (const judging::Finding& finding : findings) add_rows(flow, finding);
    }

    // Only of what is not fine: the places of the rest are in the page for the screen.
    void add_picture(Flow& flow, const std::vector<judging::Finding>& findings) {
        std::set<HexCoord> hexes;
        for (const judging::Finding& finding : findings)
            if (finding.judgement != judging::Judgement::Fine)
                for (const Space& place : finding.spaces) hexes.insert(place.at);
        if (hexes.empty()) return;
        Drawing drawing = plan_.drawing;
        for (const HexCoord hex : hexes) {
            Ring ring;
            for (const Point corner : corners_of(hex)) ring.push_back(corner + plan_.origin);
            drawing.marks.push_back(Polygon{{std::move(ring)}, {0xE8590C, 0.5}, {{0xA33A00}, 1.6}});
        }
        const Area area = flow.room(picture_height, 2);
        flow.leaf().place(drawing, area);
    }

    void add_rows(Flow& flow, const judging::Finding& finding) {
        constexpr double line = type_size::small * 1.5, number_width = 16;
        const auto& zones = judged_.report.zones;
        const std::size_t shown = std::min(finding.rows.size(), most_paper_rows);
        for (std::size_t i = 0; i < shown; ++i) {
            const judging::FindingRow& row = finding.rows[i];
            const bool by_zone = row.numbers.size() > 1 && row.numbers.size() == zones.size();
            const Area area = flow.room(line, i == 0 ? 2 : 0);
            const double columns = number_width * static_cast<double>(row.numbers.size());
            flow.leaf().text({area.x, area.y + type_size::small},
                             book_.ruler.fitted(book_.words(row.what), area.width - columns, type_size::small),
                             type_size::small);
            for (std::size_t k = 0; k < row.numbers.size(); ++k) {
                const std::string text = number_of(row, k);
                const double right = area.right() - number_width * static_cast<double>(row.numbers.size() - 1 - k);
                const std::string said = by_zone && i == 0 ? zones[k] + " " + text : text;
                flow.leaf().text({right, area.y + type_size::small},
                                 book_.ruler.fitted(said, number_width - 1, type_size::small), type_size::small,
                                 ink::text, Anchor::Right);
            }
            flow.leaf().line({area.x, area.bottom() - 0.4}, {area.right(), area.bottom() - 0.4}, 0.1);
        }
        if (shown < finding.rows.size())
            flow.text(book_.say({"report.more-rows", {{"count", finding.rows.size() - shown}}}), type_size::small,
                      ink::quiet, false, 1);
    }

    Book& book_;
    const JudgedFile& judged_;
    PlacedDrawing plan_;
};

}  // namespace

Result<std::vector<Drawing>> report_pages(const std::vector<JudgedFile>& files, std::string_view version,
                                          const Catalogue& catalogue, const Words& words) {
    const SheetOptions options;
    const SheetWatch watch;
    Book book{catalogue, words, options, watch};
    for (const JudgedFile& file : files)
        if (auto refused = PaperChapter(book, file).add(version)) return failure(std::move(*refused));
    std::vector<Drawing> pages;
    for (Leaf& leaf : book.leaves) pages.push_back(std::move(leaf.drawing));
    return pages;
}

Result<std::string> report_pdf(const std::vector<JudgedFile>& files, std::string_view version,
                               const Catalogue& catalogue, const Words& words) {
    const auto pages = report_pages(files, version, catalogue, words);
    if (!pages) return failure(pages.error());
    return to_pdf(*pages);
}

}  // namespace hexwright::exports
