// The dialog on top of everything, if any, and what waits for its answer. A value: dialogs draw it, commands set it.
#pragma once
#include "editor/workspace/room.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/message.h"
#include "engine/session/facts.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::workspace {

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
    Exporting,
    Recover,  // Maps left by editors that no longer run.
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
    NewGame,
    Army,  // The cards that the scenario gives the player shown on the desk.
    SaveGame,
    OpenGame,
    ExportGame,
    MakeTest,
    Battlefield,   // The file whose battlefield the scenario shows.
    NewCampaign,   // The file of a new campaign.
    Print,         // A build sheet.
    PrintTo,       // The file of a build sheet.
    Plots,         // The file of the plots of many games.
    MapPicture,    // A picture of the map.
    MapPictureTo,  // Its file.
    Share,         // What shows the map in a forum post.
    CampaignGame,  // The file of the scenario that a campaign's game plays.
    OpenRules,     // A file of house rules.
    SaveRules,
    Group,      // The name of a group of pieces.
    OwnPieces,  // Pieces of the person.
    Report,     // What a report of a problem should say.
    ReportTo,   // Its file.
    OwnArmies,  // Armies of the person, for no game.
    ArmyTo,     // The file of an army's printed pages.
};

// What waits until unsaved changes are saved or let go, or until another question is answered. InPlace: a file is
// opened in place of the map in front.
enum class PendingAction : unsigned char { None, New, Open, Quit, OpenFile, InPlace, Close };

struct ConversionReport {  // A report on converting a map between two programs' formats.
    std::vector<Message> became, left;
};

struct TestWish {  // A test that is being made at the table.
    std::string name{};
    std::vector<Fact> facts{};
    std::vector<bool> chosen{};  // Of the facts, those that it expects.
};

struct GroupWish {  // The name of a group, as it is typed.
    std::string name{};
    std::string renamed{};  // The group that gets it; empty: a new one, of what is selected.
};

struct DialogState {
    Dialog kind = Dialog::None;
    PendingAction then = PendingAction::None;
    std::filesystem::path file{};
    // Trouble, Recover, FirstSets: sentences, already in words; NewGame: why the game that was left does not come back,
    // or empty. InUse: `trouble` is the other editor's process.
    std::string trouble{}, remedy{};
    bool at_start = false;  // Trouble: of the start of the program; another dialog of the start may tell it as well.
    // Overwrite, Exporting: the destination. InUse: the name by which the other editor has the file, if it is another.
    std::filesystem::path target{};
    ConversionReport report{};              // Imported, Exporting.
    bool saving = false;                    // Changed: asked by Save, which then continues.
    std::vector<PieceKind> replace_with{};  // Replace: the kinds to choose from.
    bool replace_all = false;               // Replace: all pieces of the kind on the map, not only the selected ones.
    TestWish test{};                        // MakeTest.
    GroupWish group{};                      // Group.
    std::optional<std::size_t> game{};      // CampaignGame: which one gets the file; a new one if none.
};

}  // namespace hexwright::workspace
