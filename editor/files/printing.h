// Build sheets in the window: what the person has chosen about them, and the task that writes one to files. The dialog
// beside it shows their pages; how a page looks is not known here.
#pragma once
#include "editor/files/room.h"
#include "editor/workspace/states.h"
#include "engine/setup/army_format.h"
#include "formats/paper/build_sheet/sheet_options.h"
#include "formats/xml/catalogue/army_xml.h"

#include <filesystem>
#include <string>

namespace hexwright::files {

// By the settings; what the person owns counts, if a collection is chosen.
SheetOptions sheet_options(const EditorState& editor);

std::string suggested_sheet_name(const EditorState& editor);  // For example "kestrel-keep.pdf".

// Makes the sheet of the map as it is now and writes it: a PDF, or a file for each page of SVG or PNG. Esc stops it;
// then nothing is written. The status line tells the end.
void print_sheet(EditorState& editor, const std::filesystem::path& file);

struct ArmyToPrint {
    SavedArmy army{};
    ArmyFormat format{};                // With which the first page compares it.
    const PriceList* prices = nullptr;  // By which its cards cost; nullptr: as printed.
};

// Writes the pages of an army: about it, and its cards' sheets. Files and what is said as of print_sheet.
void print_army(EditorState& editor, const ArmyToPrint& army, const std::filesystem::path& file);

}  // namespace hexwright::files
