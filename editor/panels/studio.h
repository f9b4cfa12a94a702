// Everything the window knows beside its pixels: the document, the tool in hand, what is hovered and selected, where
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

// What may be done instead of what was refused: one key and one button.
struct WhatFits {
    Block block;             // the part of it that the map takes, without copies
    std::size_t pieces, of;  // with copies
};
struct FillMirrored {
    GridMap mirror;
};  // smaller tiles take the place of what has no mirror image
using Offer = std::variant<std::monostate, WhatFits, FillMirrored>;

struct Notice {  // what the status line says until the next action
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
    About,
    Imported,
    Exporting,  // accounts of what goes from one program's form into another's
    Recover,    // maps that editors which are gone have left
    Changed,    // somebody else changed the file
    Gone,       // or removed it
    InUse,      // another editor has it open
    Welcome,
    FirstSets,
    Replace,
    Collections,
    Picture,
    Csv,
    Preferences,
};
enum class Wish : unsigned char { None, New, Open, Quit, OpenFile };  // waits until unsaved changes are saved or let go

struct StampShelf {
    std::filesystem::path folder{};  // empty: nowhere to keep stamps
    std::vector<Stamp> stamps{};     // by name
    std::optional<Block> naming{};   // a new one, until it has its name
    bool unfolded = false;
};

struct Account {  // of a map that goes from one program's form into another's
    std::vector<Message> became, left;
};

struct Asking {  // the dialog on top of everything, if any
    Dialog dialog = Dialog::None;
    Wish then = Wish::None;
    std::filesystem::path file{};     // then OpenFile: what to open; Imported: what was opened
    std::string trouble{}, remedy{};  // Trouble: sentences, already in words; InUse: `trouble` is the other's process
    std::filesystem::path target{};   // Overwrite, Exporting: where to
    Account account{};                // Imported, Exporting
    bool saving = false;              // Changed: asked by Save, which goes on then
};
// when another editor has the file: ask; open it too; open it without its name
enum class OpenHow : unsigned char { Ask, Shared, Copy };

struct Studio {
    Studio(const Catalogue& catalogue, const Words& table) : words(table), desk(catalogue) {}

    const Words& words;
    Jobs jobs{};
    Errands errands{};
    Desk desk;
    Safety safety{};
    KeyMap keys{};  // that the person has changed
    Settings settings{};
    SettingsFile settings_file{};

    Tool tool = Tool::Select, tool_before = Tool::Select;  // before: what the tool Centre goes back to
    std::optional<Hand> armed{};                           // the piece in hand
    int level = 1;
    // the block in hand: with the tool Carry, or while the selection is dragged
    std::optional<BlockHand> carried{};
    bool whole = false;               // the plan shows all levels alike, as from above; a piece in hand ends that
    std::vector<PieceId> selected{};  // sorted, distinct; select() keeps it so
    // left the selection because they left the map: undo brings them back into both
    std::vector<PieceId> dropped{};
    Selecting selecting{};                      // the gesture of the select tool under way
    bool lasso = false, across_levels = false;  // what a drag of the select tool draws, and which levels it takes
    std::optional<Pivot> pivot{};               // what the selection was turned about last
    Symmetry symmetry{};                        // what is done is done at all its images
    StampShelf shelf{};
    std::optional<Pointer> hovered{};
    std::optional<Pointer> pressed{};  // where the gesture under way began; see gestures.h
    UnderWay under_way{};              // what it has gathered so far
    bool on_top = false;               // pieces go on top of what is there; Ctrl held: the other way
    ZoneHand zone{};
    GlyphHand glyph{};
    std::vector<Space> marked{};      // of the issue jumped to
    std::vector<PieceKind> recent{};  // keys 1 to 9
    std::optional<Notice> notice{};
    double shaking = 0;  // seconds that a refused ghost still shakes

    Seeing seeing{};
    ViewLayout layout = ViewLayout::SideBySide;
    SideTab side = SideTab::Details;
    bool dark = false;
    PlanCamera plan{};
    std::optional<PlanCamera> plan_goal{};  // easing towards it
    Camera scene{};
    bool frame_plan = true, frame_scene = true;  // as soon as the panes know their sizes
    bool frame_selection = false;                // what F frames: the selection, when there is one
    bool keep_yaw = false;                       // framing in 3D keeps the side that it is seen from
    bool standing = false;                       // 3D is seen from the eyes of a figure on the map

    Owning owning{};  // what the person owns
    Asking asking{};
    std::filesystem::path folder{};  // where the file dialog starts
    std::filesystem::path data{};    // the person's data folder; empty: nothing is kept there
    bool manual_open = false;        // The manual stands in its window beside the work.
    bool welcome = false;            // to be shown as soon as no question is open
    bool quit = false;

    mutable std::optional<KeptGhost> kept_ghost{};  // of a block: asked for several times a frame
    mutable std::optional<FillAim> kept_aim{};      // of the fill tool: likewise

    const Snapshot& now() const { return desk.now(); }
    const Catalogue& catalogue() const { return desk.catalogue(); }
};

// What lies on the hex at the current level or below, topmost.
std::optional<PlacedPiece> piece_at(const Studio& studio, const Pointer& pointer);
const Surface* surface_at(const Studio& studio, HexCoord hex);
const PlacedPiece* selected_piece(const Studio& studio);  // the one that is selected; null for none or several
bool is_selected(const Studio& studio, PieceId piece);
// these and no others; those that are not on the map are left out
void select(Studio& studio, std::vector<PieceId> pieces);
void select_all(Studio& studio);
int level_of(const Studio& studio, const Pointer& pointer);  // the level that a hand works on there
// of the piece or block in hand, under the cursor, with its images
std::optional<Ghost> ghost_of(const Studio& studio);
Highlight highlight_of(const Studio& studio);  // without what is hovered: that would redraw the 3D view at every move

// How many of a kind the map uses, and what the limit still holds; without a limit only `used` means something.
struct Stock {
    int used = 0, left = 0, owned = 0;
    bool limited = false;
};
Stock stock_of(PieceKind kind, const Snapshot& now, const Catalogue& catalogue);
Message why_none_left(PieceKind kind, const Snapshot& now, const Catalogue& catalogue);
std::string set_names(const Limit& limit, const Catalogue& catalogue);  // "Swarm of the Marro ×1"

// The tool in hand.
void choose_tool(Studio& studio, Tool tool);
void arm(Studio& studio, PieceKind kind);            // says why not when none is left
void let_go(Studio& studio);                         // Esc: the piece in hand, then the selection
void click(Studio& studio, const Pointer& pointer);  // pressed and released there
void turn(Studio& studio, int steps);                // the piece in hand, or what is selected
void raise(Studio& studio, int by);
void remove_selected(Studio& studio);
void pick_up(Studio& studio);
void switch_beyond_sets(Studio& studio);  // "design beyond my sets", kept in the file

// History, levels, views.
void undo(Studio& studio);
void redo(Studio& studio);
void go_to_step(Studio& studio, std::size_t step);  // of the history
void go_to_level(Studio& studio, int level);
void show_whole(Studio& studio, bool whole);  // all levels from above, or the current one
int top_level(const Studio& studio);          // highest level that the strip shows: of a piece, or the current one
void jump_to(Studio& studio, const Issue& issue);
void mend(Studio& studio, const Issue& issue);
void mend_all_like(Studio& studio, IssueCode code);
void approve_issue(Studio& studio, const Issue& issue, const std::string& reason);
void approve_no_longer(Studio& studio, const Issue& issue);
bool commit(Studio& studio, const Edit& edit);                  // false: refused, and the notice says why
bool commit(Studio& studio, Edit::What what);                   // the same, with its usual name in the history
void refuse(Studio& studio, Message reason, Offer offer = {});  // says why not, until the next action; a ghost shakes
void say(Studio& studio, Message words);

enum class Look : unsigned char { Top, South, West, North, East };  // from where
void look_from(Studio& studio, Look from);
// at the space pointed at, with the eyes of a figure of Height 5; again: leaves
void stand_there(Studio& studio);

// Files. Troubles open the dialog; the document stays as it is.
void ask_for(Studio& studio, Wish wish, std::filesystem::path file = {});  // asks about unsaved changes first
void grant(Studio& studio);                                                // what was asked for, changes or not
// of another program: with an account
bool open_file(Studio& studio, const std::filesystem::path& file, OpenHow how = OpenHow::Ask);
void start_over(Studio& studio, Desk desk, FileLock lock = {});  // another map; changes of the old one go to the trash
bool save_file(Studio& studio, const std::filesystem::path& file);
enum class Told : unsigned char { NotYet, Yes };
// Saves there, then does what waited for it. Before the form of another program, an account of what it cannot say.
void save_to(Studio& studio, const std::filesystem::path& file, Told told = Told::NotYet);
void save(Studio& studio);                         // where it came from, or asks where
std::string suggested_name(const Studio& studio);  // of a file to save in: one of ours
std::string title_of(const Studio& studio);

}  // namespace hexwright
