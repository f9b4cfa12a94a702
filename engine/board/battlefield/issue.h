// Something wrong or noteworthy about a map, as a value. The checks panel, `hexwright check` and tests show the same
// list.
#pragma once
#include "engine/board/hex/coord.h"
#include "engine/board/ids.h"
#include "engine/board/room.h"
#include "engine/core/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwright::board {

enum class Severity : unsigned char { Error, Warning, Info };

// Stable: documented in the manual and written by `check --json` with dashes (on-half-height).
enum class IssueCode : unsigned char {
    Overlap,
    NothingUnderneath,
    Overhang,
    OverhangUnbalanced,
    OnHalfHeight,
    HiveBaseGap,
    HiveOnTable,
    NotAttached,
    Clearance,
    OverLimit,
    NotOwned,
    SeparateParts,
    ZoneOffSurface,
    ZoneShared,
    ZoneUnequal,
    ZoneTooSmall,
    ZoneUnreachable,
    GlyphOffSurface,
    GlyphShared,
    GlyphOnWater,
    GlyphOverLimit,
    GlyphPoolSize,
    SetupIncomplete,
    ZoneHoldsTooFew,
    CannotStart,
    PowerNotPlayed,
    WonAtStart,
    TallyUnwritten,
    TallyUnread,
    PlayerWithoutWin,
    WinImpossible,
    NoEnd,
    NobodyLeft,
    RuleNeverFires,
    CampaignFile,
    CampaignName,
    GameUnreachable,
    CarryIdle,
    WordMissing,
    ContestSets,
    ContestLoose,
    ContestBeyondSets,
    FigureOutsideZone,
    TallyAskedOpenly,
    ScoreNotSought,
};
inline constexpr IssueCode last_issue_code = IssueCode::ScoreNotSought;
std::string_view to_text(IssueCode code);  // For example "on-half-height".
const char* sentence_of(IssueCode code);   // For example "issue.on-half-height"; not of codes that have several.
std::optional<IssueCode> issue_code(std::string_view text);
std::vector<std::string> issue_codes();  // All codes as text.
Severity usual_severity(IssueCode code);
std::string_view to_text(Severity severity);  // One of "error", "warning", "info".

// Quick fixes, as requests that the editor turns into an undoable edit.
struct FixByRemoving {
    std::vector<PieceId> pieces;
};
// Moves the piece up or down to this level.
struct FixByLevel {
    PieceId piece;
    int level = 1;
};
// Removes these spaces from the zone.
struct FixByShrinkingZone {
    std::string zone;
    std::vector<Space> spaces;
};
// Removes the last glyph of this kind there.
struct FixByRemovingGlyph {
    Space at;
    std::string id{};
};
struct FixByBeyondSets {};  // Switches on "design beyond my sets".
using FixAction = std::variant<FixByRemoving, FixByLevel, FixByShrinkingZone, FixByRemovingGlyph, FixByBeyondSets>;

struct Fix {
    Message words;  // Describes the effect: "Lower it to level 2".
    FixAction action;
};

struct Issue {
    IssueCode code;
    Severity severity;            // usual_severity, except that over-limit is an info in a beyond-sets file.
    Message message;              // One sentence for the user.
    std::vector<Space> spaces;    // The places concerned, sorted.
    std::vector<PieceId> pieces;  // The pieces concerned, sorted.
    std::optional<Fix> fix{};
    // The reason why somebody accepted the issue; see scenario/approval.h.
    std::optional<std::string> approval{};
    // Line in the file, for issues about an entry other than a piece; 0 when unknown.
    int line = 0;
    // Path of the word of the scenario language that it is about, such as rules[flood]/effects[0]; see
    // engine/scenario/word_path.h. Empty if it is about none.
    std::string word{};
};

}  // namespace hexwright::board
