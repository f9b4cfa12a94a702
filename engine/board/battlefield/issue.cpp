#include "engine/board/battlefield/issue.h"

#include "engine/board/room.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace hexwright::board {
namespace {

struct CodeRow {
    std::string_view text;
    Severity severity;
    const char* sentence = nullptr;  // That says no more than the code; where there are several, the check chooses.
};
constexpr CodeRow code_rows[] = {
    {"overlap", Severity::Error, "issue.overlap"},
    {"nothing-underneath", Severity::Error, "issue.nothing-underneath"},
    {"overhang", Severity::Info, "issue.overhang"},
    {"overhang-unbalanced", Severity::Warning, "issue.overhang-unbalanced"},
    {"on-half-height", Severity::Error, "issue.on-half-height"},
    {"hive-base-gap", Severity::Error, "issue.hive-base-gap"},
    {"hive-on-table", Severity::Info, "issue.hive-on-table"},
    {"not-attached", Severity::Error},
    {"clearance", Severity::Error, "issue.clearance"},
    {"over-limit", Severity::Error, "issue.over-limit"},
    {"not-owned", Severity::Warning, "issue.not-owned"},
    {"separate-parts", Severity::Warning, "issue.separate-parts"},
    {"zone-off-surface", Severity::Error, "issue.zone-off-surface"},
    {"zone-shared", Severity::Error, "issue.zone-shared"},
    {"zone-unequal", Severity::Info, "issue.zone-unequal"},
    {"zone-too-small", Severity::Warning, "issue.zone-too-small"},
    {"zone-unreachable", Severity::Warning, "issue.zone-unreachable"},
    {"glyph-off-surface", Severity::Error, "issue.glyph-off-surface"},
    {"glyph-shared", Severity::Error, "issue.glyph-shared"},
    {"glyph-on-water", Severity::Info, "issue.glyph-on-water"},
    {"glyph-over-limit", Severity::Error, "issue.glyph-over-limit"},
    {"glyph-pool-size", Severity::Error, "issue.glyph-pool-size"},
    {"setup-incomplete", Severity::Error},
    {"zone-holds-too-few", Severity::Error, "issue.zone-holds-too-few"},
    {"cannot-start", Severity::Error},
    {"power-not-played", Severity::Warning},
    {"won-at-start", Severity::Error, "issue.won-at-start"},
    {"tally-unwritten", Severity::Error, "issue.tally-unwritten"},
    {"tally-unread", Severity::Info, "issue.tally-unread"},
    {"player-without-win", Severity::Warning, "issue.player-without-win"},
    {"win-impossible", Severity::Warning},
    {"no-end", Severity::Warning, "issue.no-end"},
    {"nobody-left", Severity::Info, "issue.nobody-left"},
    {"rule-never-fires", Severity::Warning},
    {"campaign-file", Severity::Error},
    {"campaign-name", Severity::Error},
    {"game-unreachable", Severity::Warning, "issue.game-unreachable"},
    {"carry-idle", Severity::Warning, "issue.carry-idle"},
    {"word-missing", Severity::Error, "issue.word-missing"},
    {"contest-sets", Severity::Warning},
    {"contest-loose", Severity::Warning},
    {"contest-beyond-sets", Severity::Warning},
    {"figure-outside-zone", Severity::Warning, "issue.figure-outside-zone"},
    {"tally-asked-openly", Severity::Warning, "issue.tally-asked-openly"},
    {"score-not-sought", Severity::Warning, "issue.score-not-sought"},
};

}  // namespace

std::string_view to_text(IssueCode code) { return code_rows[static_cast<int>(code)].text; }
const char* sentence_of(IssueCode code) {
    const char* const sentence = code_rows[static_cast<int>(code)].sentence;
    assert(sentence);
    return sentence;
}
std::optional<IssueCode> issue_code(std::string_view text) {
    const auto* const row = std::ranges::find(code_rows, text, &CodeRow::text);
    if (row == std::end(code_rows)) return std::nullopt;
    return static_cast<IssueCode>(row - code_rows);
}

std::vector<std::string> issue_codes() {
    std::vector<std::string> codes;
    for (const CodeRow& row : code_rows) codes.emplace_back(row.text);
    return codes;
}

Severity usual_severity(IssueCode code) { return code_rows[static_cast<int>(code)].severity; }

std::string_view to_text(Severity severity) {
    constexpr std::string_view names[] = {"error", "warning", "info"};
    return names[static_cast<int>(severity)];
}

}  // namespace hexwright::board
