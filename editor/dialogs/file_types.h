// The kinds of files that the dialog for files opens and saves, and which file a typed name means.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/workspace/dialog_state.h"
#include "editor/workspace/states.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwright::dialogs {

enum class Files : unsigned char { Maps, Pictures, Spreadsheets, Games, Sheets, Plots, Rules, MapPictures, Reports };

Files files_of(Dialog dialog);  // What the dialog asks for.
// Whether the file has an ending of this kind: one that can be opened, or saved.
bool is_of(const std::filesystem::path& file, Files kind);

struct FileType {  // That can be saved.
    const char* ending;
    const char* words;
};
std::vector<FileType> types_to_save(const EditorState& editor);  // Of the dialog that is open; the usual one first.

// A name that is typed into the dialog: the ending that it gets, and whether that is still the one at its end which the
// dialog itself put there.
struct TypedName {
    std::string text{};
    std::string ending{};
    bool keeps_ending = false;
};

// The file to save, with an ending of its kind. One that was typed before the ending that the dialog keeps is meant:
// "castle.hsc" typed over "untitled" in "untitled.xml". A dot inside a name, as in "ford 1.2", is no ending.
std::filesystem::path file_meant(const TypedName& name, Files kind);
// The same name as a file of this type.
TypedName as_type(const TypedName& name, Files kind, const FileType& type);
bool has_ending(const std::filesystem::path& file, const std::string& ending);  // In letters of any size.

}  // namespace hexwright::dialogs
