#include "engine/board/battlefield/issue.h"

#include "engine/board/room.h"

#include <algorithm>
#include <iterator>

namespace hexwright::board {
namespace {

struct CodeRow {
    std::string_view text;
    Severity severity;
};
constexpr CodeRow code_rows[] = {
    {"overlap", Severity::Error},
    {"nothing-underneath", Severity::Error},
    {"overhang", Severity::Info},
    {"overhang-unbalanced", Severity::Warning},
    {"on-half-height", Severity::Error},
    {"hive-base-gap", Severity::Error},
    {"hive-on-table", Severity::Info},
    {"not-attached", Severity::Error},
    {"clearance", Severity::Error},
    {"over-limit", Severity::Error},
    {"not-owned", Severity::Warning},
    {"separate-parts", Severity::Warning},
    {"zone-off-surface", Severity::Error},
    {"zone-shared", Severity::Error},
    {"zone-unequal", Severity::Info},
    {"zone-too-small", Severity::Warning},
    {"zone-unreachable", Severity::Warning},
    {"glyph-off-surface", Severity::Error},
    {"glyph-shared", Severity::Error},
    {"glyph-on-water", Severity::Info},
    {"glyph-over-limit", Severity::Error},
    {"glyph-pool-size", Severity::Error},
    {"setup-incomplete", Severity::Error},
    {"zone-holds-too-few", Severity::Error},
    {"cannot-start", Severity::Error},
    {"power-not-played", Severity::Warning},
    {"won-at-start", Severity::Error},
    {"tally-unwritten", Severity::Error},
    {"tally-unread", Severity::Info},
    {"player-without-win", Severity::Warning},
    {"win-impossible", Severity::Warning},
    {"no-end", Severity::Warning},
    {"nobody-left", Severity::Info},
    {"rule-never-fires", Severity::Warning},
    {"campaign-file", Severity::Error},
    {"campaign-name", Severity::Error},
    {"game-unreachable", Severity::Warning},
    {"carry-idle", Severity::Warning},
    {"word-missing", Severity::Error},
    {"contest-sets", Severity::Warning},
    {"contest-loose", Severity::Warning},
    {"contest-beyond-sets", Severity::Warning},
    {"figure-outside-zone", Severity::Warning},
    {"tally-asked-openly", Severity::Warning},
    {"score-not-sought", Severity::Warning},
};

}  // namespace

std::string_view to_text(IssueCode code) { return code_rows[static_cast<int>(code)].text; }
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
