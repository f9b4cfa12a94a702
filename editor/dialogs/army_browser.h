// The cards of one army, picked one by one: what the boxes hold, what is left, and why a card cannot be had. In the
// dialog of a new game, for the cards that a scenario gives a player, and for armies of one's own.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"
#include "engine/game/ids.h"
#include "engine/setup/army_format.h"
#include "engine/setup/army_proposal.h"
#include "formats/xml/catalogue/army_xml.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::dialogs {

enum class ArmyPlace : unsigned char {
    Game,  // What a player brings to a new game.
    Desk,  // The cards that the scenario gives him.
    Own,   // An army of the person's own, for no game.
};
enum class ArmyOrder : unsigned char { Catalogue, Name, Points, Life, Move, Range, Attack, Defense };

// What undo and redo go back and forth through: the armies before and after the present one.
struct ArmySteps {
    std::vector<std::vector<CardOfArmy>> undo{}, redo{};
};

struct ArmyBrowserUi {
    PlayerId player{};  // Whose army is picked; invalid: the browser is not shown.
    ArmyPlace place = ArmyPlace::Game;
    std::string search{};
    int chosen = 0;      // The row that Enter picks, of those that the search leaves.
    bool begun = false;  // The field has received keyboard focus.
    ArmyOrder order = ArmyOrder::Catalogue;
    bool backwards = false;         // The order.
    std::optional<Message> said{};  // What the last copying, pasting, keeping or drawing has to say.
    bool refused = false;           // It was a "no".
    std::string name{};             // By which the army would be kept.
    ArmySteps steps{};              // Of a player's army in the dialog of a new game.

    // What outlives the dialog.
    SavedArmy draft{.name = {}, .format = "standard", .cards = {}};  // The army of one's own.
    ArmySteps draft_steps{};                                         // Of that army.
    bool from_boxes = false;                                         // Only from the boxes that count as owned.
    std::optional<ArmyFormats> formats{};                            // Read on first use.
    // What a search looks through, card by card, in this language.
    std::vector<std::string> texts{};
    std::string language{};
};

// As the dialog begins; what outlives it stays.
void begin_army_browser(ArmyBrowserUi& state, ArmyPlace place, PlayerId player);
void draw_army_browser(Ui& ui, EditorState& editor, ArmyBrowserUi& state);

// ---- what is done with a whole army (army_keeping.cpp)

const ArmyFormats& formats_of(EditorState& editor, ArmyBrowserUi& state);
const ArmyFormat& format_of(EditorState& editor, ArmyBrowserUi& state);  // Of the army of one's own.
// From which an army of one's own is picked and drawn; nullptr: as many of each card as one likes.
const Holding* boxes_for(const EditorState& editor, const ArmyBrowserUi& state);
std::vector<CardOfArmy> cards_in(EditorState& editor, const ArmyBrowserUi& state);
// Carries out what may change the army, and remembers how it was, for undo. At the desk the map's own undo does that.
void change_army(EditorState& editor, ArmyBrowserUi& state, const std::function<void()>& change);
// Of the army that is shown; none are kept at the desk.
ArmySteps& steps_of(ArmyBrowserUi& state);
// Undo and redo; nothing where there is no step.
void undo_army(EditorState& editor, ArmyBrowserUi& state);
void redo_army(EditorState& editor, ArmyBrowserUi& state);
// The army becomes this one; at the desk as one step of undo. What is not allowed is said, and then nothing changes
// but in a new game, which takes what fits.
bool put_army(EditorState& editor, ArmyBrowserUi& state, const std::vector<CardOfArmy>& cards);
void copy_army_as_text(EditorState& editor, ArmyBrowserUi& state);
void paste_army(EditorState& editor, ArmyBrowserUi& state);
void draw_random_army(EditorState& editor, ArmyBrowserUi& state);
void remove_all_cards(EditorState& editor, ArmyBrowserUi& state);
// Asks for the file of the army's pages: PDF, or a file for each page of SVG or PNG.
void ask_where_to_print(EditorState& editor, ArmyBrowserUi& state);
void print_army_to(EditorState& editor, ArmyBrowserUi& state, const std::filesystem::path& file);
// A menu at the last item: keep the army under a name, and the kept ones to take up again.
void draw_kept_armies(Ui& ui, EditorState& editor, ArmyBrowserUi& state);

}  // namespace hexwright::dialogs
