// Something wrong or worth knowing about a map, as a value: the checks panel, `hexwright check` and tests show the same
// list.
#pragma once
#include "engine/board/battlefield/battlefield.h"
#include "engine/core/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwright {

enum class Severity : unsigned char { Error, Warning, Info };

// Stable: documented in the manual, written by `check --json` with dashes (on-half-height).
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
    WonAtStart,
    TallyUnwritten,
    TallyUnread,
    PlayerWithoutWin,
    WinImpossible,
    NoEnd,
    RuleNeverFires,
    CampaignFile,
    CampaignName,
    GameUnreachable,
    CarryIdle,
};
inline constexpr IssueCode last_issue_code = IssueCode::CarryIdle;
std::string_view to_text(IssueCode code);  // "on-half-height"
std::optional<IssueCode> issue_code(std::string_view text);
std::vector<std::string> issue_codes();  // all of them, as text
Severity usual_severity(IssueCode code);
std::string_view to_text(Severity severity);  // "error", "warning", "info"

// Quick fixes, as wishes: the workbench turns one into an edit with undo.
struct FixByRemoving {
    std::vector<PieceId> pieces;
};
struct FixByLevel {
    PieceId piece;
    int level = 1;
};  // move the piece up or down to this level
struct FixByShrinkingZone {
    std::string zone;
    std::vector<Space> spaces;
};  // take these spaces out of the zone
struct FixByRemovingGlyph {
    Space at;
    std::string id{};
};  // the last one of this kind there
struct FixByBeyondSets {};  // switch on "design beyond my sets"
using FixAction = std::variant<FixByRemoving, FixByLevel, FixByShrinkingZone, FixByRemovingGlyph, FixByBeyondSets>;

struct Fix {
    Message words;  // what it would do: "Lower it to level 2"
    FixAction action;
};

struct Issue {
    IssueCode code;
    Severity severity;            // usual_severity, but over-limit is an info in a beyond-sets file
    Message message;              // one sentence for people
    std::vector<Space> spaces;    // where, sorted
    std::vector<PieceId> pieces;  // which, sorted
    std::optional<Fix> fix{};
    std::optional<std::string> approval{};  // somebody looked at it and says why it may stay: see scenario/approval.h
    int line = 0;  // of the file, where it is about something written there that is no piece; 0: unknown
};

}  // namespace hexwright
