#include "editor/files/save_place.h"

#include "editor/document/files/file_names.h"
#include "editor/editing/map_preview.h"
#include "editor/editing/program_files.h"
#include "editor/editing/titles.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/system/files.h"
#include "engine/core/system/places.h"

#include <system_error>

namespace hexwright::files {

namespace fs = std::filesystem;

namespace {

bool can_be_written(const fs::path& folder) {
    std::error_code none;
    return fs::is_directory(folder, none) && system::may_write(folder);
}

// The folder in which the program was started. That of the whole system is nobody's choice: a desktop starts it there.
fs::path started_in() {
    std::error_code none;
    const fs::path here = fs::current_path(none);
    return none || here == here.root_path() || is_same_place(here, system::home_folder()) ? fs::path() : here;
}

}  // namespace

bool is_programs_folder(const fs::path& folder, const EditorState& editor) {
    return is_programs_file(folder, editor.safety) || is_same_place(folder, all_samples().parent_path()) ||
           lies_in(folder, system::program_folder()) || lies_in(folder, system::config_folder()) ||
           lies_in(folder, editor.user.data);
}

bool is_not_own(const EditorState& editor) {
    const auto& file = editor.map.document.file();
    return file ? is_programs_file(*file, editor.safety) : !editor.map.keeping.copy_of.empty();
}

fs::path folder_to_save_in(const EditorState& editor) {
    const fs::path documents = system::documents_folder();
    for (const fs::path& folder : {editor.user.folder, started_in(), documents, system::home_folder()})
        if (!folder.empty() && can_be_written(folder) && !is_programs_folder(folder, editor)) return folder;
    return documents;
}

fs::path folder_to_save_map_in(const EditorState& editor) {
    const fs::path documents = system::documents_folder();
    return is_not_own(editor) && can_be_written(documents) ? documents : folder_to_save_in(editor);
}

std::string suggested_map_name(const EditorState& editor, const fs::path& folder) {
    const auto& file = editor.map.document.file();
    if (is_not_own(editor)) return free_file_name(folder, name_of_title(editor.map.document, editor.words)).string();
    const std::string name = suggested_name(editor.map.document, editor.words);
    // The map's own file may be saved again.
    return file && is_same_place(folder / name, *file) ? name : free_file_name(folder, name).string();
}

}  // namespace hexwright::files
