// The findings about maps on one page to be read: an HTML file that asks for nothing else and runs no script, and the
// same as PDF.
#pragma once
#include "engine/board/refusal.h"
#include "engine/judging/report.h"
#include "engine/scenario/scenario.h"
#include "formats/export/room.h"
#include "formats/paper/sheet/drawing.h"
#include "formats/telling/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::exports {

struct JudgedFile {
    std::string file;
    Scenario scenario;
    judging::MapReport report;
};

// Sixteen hexadecimal digits of the scenario as its canonical file has it.
std::string digest_of_map(const Scenario& scenario, const Catalogue& catalogue);

// Equal maps, thresholds and versions give equal bytes. Refuse a map whose picture is too large.
Result<std::string> report_html(const std::vector<JudgedFile>& files, std::string_view version,
                                const Catalogue& catalogue, const Words& words);
Result<std::vector<Drawing>> report_pages(const std::vector<JudgedFile>& files, std::string_view version,
                                          const Catalogue& catalogue, const Words& words);
Result<std::string> report_pdf(const std::vector<JudgedFile>& files, std::string_view version,
                               const Catalogue& catalogue, const Words& words);

}  // namespace hexwright::exports
