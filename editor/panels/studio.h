// The whole state of the window except its pixels: the document, the tool in hand, what is hovered and selected, where
// the views look from. Mouse, keys, menus and scripts all end in the functions below, so each can be tested without a
// window.
#pragma once
#include "editor/panels/errands.h"
#include "editor/panels/key_map.h"
#include "editor/panels/owning.h"
#include "editor/panels/pointer.h"
#include "editor/panels/seeing.h"
#include "editor/panels/selecting_state.h"
#include "editor/panels/under_way.h"
#include "editor/view/backend.h"
#include "editor/view/plan_view.h"
#include "editor/workbench/desk.h"
#include "editor/workbench/jobs.h"
#include "editor/workbench/safety.h"
#include "editor/workbench/settings.h"
#include "editor/workbench/stamps.h"
#include "editor/workbench/tools.h"
#include "formats/words.h"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hexwright {

enum class Tool : unsigned char { Select, Place, Erase, Carry, Centre, Zone, Glyph, Fill, Align, Measure };
enum class SideTab : unsigned char { Details, History, Parts };
enum class ViewLayout : unsigned char { SideBySide, Plan, Scene };

// Alternatives offered after a refusal, with one key and one button.
struct WhatFits {
    Block block;             // The part of it that fits the map, without copies.
    std::size_t pieces, of;  // Counted with copies.
};
// Smaller tiles replace pieces without a mirror image.
struct FillMirrored {
    GridMap mirror;
};
using Offer = std::variant<std::monostate, WhatFits, FillMirrored>;

struct Notice {  // The text of the status line until the next action.
    Message words;
    bool refused = false;
    Offer offer{};
};

enum class Dialog : unsigned char {
    None,
    Open,
    SaveAs,
    Merge,
    Overwrite,
    Unsaved,
    Trouble,
    Keys,
    Commands,
    Manual,
    About,
    Imported,
    // Imported and Exporting are reports on format conversions.
    Exporting,
    // Maps left by editors that no longer run.
    Recover,
    Changed,  // Another program changed the file.
    Gone,     // Another program removed the file.
    InUse,    // Another editor has the file open.
    Welcome,
    FirstSets,
    Replace,
    Collections,
    Picture,
    Csv,
    Preferences,
};
// Waits until unsaved changes are saved or discarded.
enum class Wish : unsigned char { None, New, Open, Quit, OpenFile };

struct StampShelf {
    std::filesystem::path folder{};  // Empty: stamps cannot be kept.
    std::vector<Stamp> stamps{};     // Sorted by name.
    std::optional<Block> naming{};   // A new stamp, until it has its name.
    bool unfolded = false;
};

struct Account {  // A report on converting a map between two programs' formats.
    std::vector<Message> became, left;
};

struct Asking {  // The modal dialog, if any.
    Dialog dialog = Dialog::None;
    Wish then = Wish::None;
    // With `then` OpenFile: the file to open. Imported: the file that was opened.
    std::filesystem::path file{};
    // Trouble: sentences, already in words. InUse: `trouble` is the other's process.
    std::string trouble{}, remedy{};
    std::filesystem::path target{};  // Overwrite, Exporting: the destination.
    Account account{};               // Shown by Imported and Exporting.
    bool saving = false;             // Changed: asked by Save, which then continues.
};
// If another editor has the file open: ask, open it too, or open it without its name.
enum class OpenHow : unsigned char { Ask, Shared, Copy };

struct Studio {
    Studio(const Catalogue& catalogue, const Words& table) : words(table), desk(catalogue) {}

    const Words& words;
    Jobs jobs{};
    Errands errands{};
    Desk desk;
    Safety safety{};
    KeyMap keys{};  // Keys that the person has changed.
    Settings settings{};
    SettingsFile settings_file{};

    // tool_before: the tool that Centre returns to.
    Tool tool = Tool::Select, tool_before = Tool::Select;
    std::optional<Hand> armed{};  // The piece in hand.
    int level = 1;
    // The block in hand: with the tool Carry, or while the selection is dragged.
    std::optional<BlockHand> carried{};
    // The plan shows all levels alike, as from above; taking a piece in hand ends that.
    bool whole = false;
    // Sorted and distinct; always set through select().
    std::vector<PieceId> selected{};
    // Pieces that left the selection because they left the map; undo restores them in both.
    std::vector<PieceId> dropped{};
    Selecting selecting{};  // The select tool's gesture under way.
    // What a drag of the select tool draws, and which levels it takes.
    bool lasso = false, across_levels = false;
    std::optional<Pivot> pivot{};  // What the selection was last turned about.
    Symmetry symmetry{};           // Every edit is repeated at all images.
    StampShelf shelf{};
    std::optional<Pointer> hovered{};
    std::optional<Pointer> pressed{};  // Where the gesture under way began; see gestures.h.
    UnderWay under_way{};              // What the gesture has gathered so far.
    // Pieces go on top of what is there; holding Ctrl inverts it.
    bool on_top = false;
    ZoneHand zone{};
    GlyphHand glyph{};
    std::vector<Space> marked{};      // Spaces of the issue jumped to.
    std::vector<PieceKind> recent{};  // Kinds for the keys 1 to 9.
    std::optional<Notice> notice{};
    // Seconds that a refused ghost still shakes.
    double shaking = 0;

    Seeing seeing{};
    ViewLayout layout = ViewLayout::SideBySide;
    SideTab side = SideTab::Details;
    bool dark = false;
    PlanCamera plan{};
    std::optional<PlanCamera> plan_goal{};  // Easing towards it.
    Camera scene{};
    // Frame the map as soon as the panes know their sizes.
    bool frame_plan = true, frame_scene = true;
    // F frames the selection instead, if there is one.
    bool frame_selection = false;
    bool keep_yaw = false;  // Framing in 3D keeps the yaw.
    bool standing = false;  // 3D shows the view of a figure on the map.

    Owning owning{};  // What the person owns.
    Asking asking{};
    std::filesystem::path folder{};  // Where the file dialog starts.
    // The person's data folder; empty: nothing is kept there.
    std::filesystem::path data{};
    // Show the welcome dialog as soon as no question is open.
    bool welcome = false;
    bool quit = false;

    // The block's ghost; cached because it is asked for several times a frame.
    mutable std::optional<KeptGhost> kept_ghost{};
    mutable std::optional<FillAim> kept_aim{};  // The fill tool's aim; cached for the same reason.

    const Snapshot& now() const { return desk.now(); }
    const Catalogue& catalogue() const { return desk.catalogue(); }
};

// The topmost piece on the hex at the current level or below.
std::optional<PlacedPiece> piece_at(const Studio& studio, const Pointer& pointer);
const Surface* surface_at(const Studio& studio, HexCoord hex);
// nullptr if none or several are selected.
const PlacedPiece* selected_piece(const Studio& studio);
bool is_selected(const Studio& studio, PieceId piece);
// Selects exactly these; ids that are not on the map are skipped.
void select(Studio& studio, std::vector<PieceId> pieces);
void select_all(Studio& studio);
int level_of(const Studio& studio, const Pointer& pointer);  // The level that a tool works on there.
// The piece or block in hand, under the cursor, with its images.
std::optional<Ghost> ghost_of(const Studio& studio);
// Leaves out `hovered`, which would redraw the 3D view at every mouse move.
Highlight highlight_of(const Studio& studio);

// How many of a kind the map uses, and how many the limit still holds; without a limit only `used` is meaningful.
struct Stock {
    int used = 0, left = 0, owned = 0;
    bool limited = false;
};
Stock stock_of(PieceKind kind, const Snapshot& now, const Catalogue& catalogue);
Message why_none_left(PieceKind kind, const Snapshot& now, const Catalogue& catalogue);
std::string set_names(const Limit& limit, const Catalogue& catalogue);  // For example "Swarm of the Marro ×1".

// The tool in hand.
void choose_tool(Studio& studio, Tool tool);
void arm(Studio& studio, PieceKind kind);            // If none is left, shows why.
void let_go(Studio& studio);                         // Esc: drops the piece in hand, then the selection.
void click(Studio& studio, const Pointer& pointer);  // Pressed and released there.
void turn(Studio& studio, int steps);                // Turns the piece in hand, or the selection.
void raise(Studio& studio, int by);
void remove_selected(Studio& studio);
void pick_up(Studio& studio);
void switch_beyond_sets(Studio& studio);  // The option "design beyond my sets", kept in the file.

// History, levels, views.
void undo(Studio& studio);
void redo(Studio& studio);
void go_to_step(Studio& studio, std::size_t step);  // A step of the history.
void go_to_level(Studio& studio, int level);
// All levels from above, or only the current one.
void show_whole(Studio& studio, bool whole);
// Highest level that the strip shows: the highest with a piece, or the current one.
int top_level(const Studio& studio);
void jump_to(Studio& studio, const Issue& issue);
void mend(Studio& studio, const Issue& issue);
void mend_all_like(Studio& studio, IssueCode code);
void approve_issue(Studio& studio, const Issue& issue, const std::string& reason);
void approve_no_longer(Studio& studio, const Issue& issue);
bool commit(Studio& studio, const Edit& edit);  // Returns false if refused; the notice then says why.
// Same, with the edit's usual name in the history.
bool commit(Studio& studio, Edit::What what);
// Shows why until the next action; a ghost shakes.
void refuse(Studio& studio, Message reason, Offer offer = {});
void say(Studio& studio, Message words);

enum class Look : unsigned char { Top, South, West, North, East };  // The direction to look from.
void look_from(Studio& studio, Look from);
// Looks from the space pointed at with the eyes of a figure of Height 5; a second call leaves.
void stand_there(Studio& studio);

// Files. Errors open a dialog; the document stays unchanged.
// Asks about unsaved changes first.
void ask_for(Studio& studio, Wish wish, std::filesystem::path file = {});
void grant(Studio& studio);  // Does what was asked for, regardless of changes.
// Reports the conversion if the file is another program's.
bool open_file(Studio& studio, const std::filesystem::path& file, OpenHow how = OpenHow::Ask);
// Starts another map; unsaved changes of the old one go to the trash.
void start_over(Studio& studio, Desk desk, FileLock lock = {});
bool save_file(Studio& studio, const std::filesystem::path& file);
enum class Told : unsigned char { NotYet, Yes };
// Saves there, then does what waited for it. Before saving in another program's format, reports what that cannot
// express.
void save_to(Studio& studio, const std::filesystem::path& file, Told told = Told::NotYet);
void save(Studio& studio);  // Saves to the map's own file, or asks where to.
// Name of a file to save to, in our own format.
std::string suggested_name(const Studio& studio);
std::string title_of(const Studio& studio);

}  // namespace hexwright
