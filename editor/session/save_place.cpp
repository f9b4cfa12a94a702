#include "editor/session/save_place.h"

#include "editor/document/collection.h"
#include "editor/document/file_names.h"
#include "editor/document/user_folders.h"
#include "editor/session/files.h"
#include "editor/session/map_preview.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <unistd.h>

namespace hexwright::editor_session {

namespace fs = std::filesystem;

namespace {

fs::path plain_path(const fs::path& path) {
    std::error_code none;
    const fs::path real = fs::weakly_canonical(path, none);
    return (none ? path : real).lexically_normal();
}

bool lies_in(const fs::path& path, const fs::path& folder) {
    if (folder.empty()) return false;
    const fs::path inside = plain_path(path), outside = plain_path(folder);
    const auto parts = std::distance(outside.begin(), outside.end());
    return std::distance(inside.begin(), inside.end()) >= parts &&
           std::equal(outside.begin(), outside.end(), inside.begin());
}

bool is_same(const fs::path& one, const fs::path& other) {
    return !one.empty() && !other.empty() && plain_path(one) == plain_path(other);
}

// Battlefields, scenarios, puzzles and campaigns.
fs::path all_samples() { return samples_folder().parent_path(); }

fs::path program_folder() {
    std::error_code none;
    return fs::read_symlink("/proc/self/exe", none).parent_path();
}

bool can_be_written(const fs::path& folder) {
    std::error_code none;
    return fs::is_directory(folder, none) && ::access(folder.c_str(), W_OK) == 0;
}

// The folder in which the program was started. That of the whole system is nobody's choice: a desktop starts it there.
fs::path started_in() {
    std::error_code none;
    const fs::path here = fs::current_path(none);
    return none || here == here.root_path() || is_same(here, home_folder()) ? fs::path() : here;
}

}  // namespace

bool is_programs_file(const fs::path& file, const Safety& safety) {
    return lies_in(file, all_samples()) || lies_in(file, safety.state);
}

bool is_programs_folder(const fs::path& folder, const EditorState& editor) {
    return is_programs_file(folder, editor.safety) || is_same(folder, all_samples().parent_path()) ||
           lies_in(folder, program_folder()) || lies_in(folder, config_folder()) || lies_in(folder, editor.user.data);
}

bool is_not_own(const EditorState& editor) {
    const auto& file = editor.document.file();
    return file ? is_programs_file(*file, editor.safety) : !editor.keeping.copy_of.empty();
}

fs::path folder_to_save_in(const EditorState& editor) {
    const fs::path documents = documents_folder();
    for (const fs::path& folder : {editor.user.folder, started_in(), documents, home_folder()})
        if (!folder.empty() && can_be_written(folder) && !is_programs_folder(folder, editor)) return folder;
    return documents;
}

fs::path folder_to_save_map_in(const EditorState& editor) {
    const fs::path documents = documents_folder();
    return is_not_own(editor) && can_be_written(documents) ? documents : folder_to_save_in(editor);
}

std::string suggested_map_name(const EditorState& editor, const fs::path& folder) {
    const auto& file = editor.document.file();
    if (is_not_own(editor)) return free_file_name(folder, name_of_title(editor.document, editor.words)).string();
    const std::string name = suggested_name(editor.document, editor.words);
    // The map's own file may be saved again.
    return file && is_same(folder / name, *file) ? name : free_file_name(folder, name).string();
}

}  // namespace hexwright::editor_session
