#include "editor/document/files/picture_paths.h"

#include "formats/xml/bytes/utf8.h"

#include <algorithm>

namespace hexwright::document {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const fs::path& file) {
    std::error_code error;
    const fs::path here = file == "-" ? fs::current_path(error) / "-" : fs::absolute(file, error);
    return error ? fs::path() : here.parent_path().lexically_normal();
}

bool can_be_written(const std::string& src) {
    return !src.empty() && first_bad_byte(src) == std::string::npos && character_count(src) <= max_picture_path &&
           std::ranges::none_of(src, [](char c) { return c >= 0 && c < ' '; });
}

// A file may not say "-", which stands for standard input.
std::string named_in_file(const std::string& way) { return way == "-" ? "./-" : way; }

// A folder on the way may have a name that no XML file can hold; then only the picture's own name is used.
std::string relative_path(const std::string& src, const fs::path& folder) {
    const fs::path path(src);
    if (!path.is_absolute()) return named_in_file(src);
    const std::string way = path.lexically_normal().lexically_relative(folder).generic_string();
    if (can_be_written(way)) return named_in_file(way);
    const std::string name = path.filename().string();
    return can_be_written(name) ? named_in_file(name) : "picture";
}

template <class Change>
Scenario with_paths(Scenario scenario, Change&& change) {
    if (scenario.underlays->empty()) return scenario;  // Returning early keeps the list shared between snapshots.
    scenario.underlays.change([&](std::vector<Underlay>& underlays) {
        for (Underlay& underlay : underlays) underlay.src = change(underlay.src);
    });
    return scenario;
}

}  // namespace

std::string whole_picture_path(const std::string& src, const fs::path& file) {
    return (folder_of(file) / src).lexically_normal().string();  // If `src` is absolute, operator/ drops the folder.
}

Scenario with_whole_picture_paths(Scenario scenario, const fs::path& file) {
    return with_paths(std::move(scenario), [&](const std::string& src) { return whole_picture_path(src, file); });
}

Scenario with_relative_picture_paths(Scenario scenario, const fs::path& file) {
    const fs::path folder = folder_of(file);
    return with_paths(std::move(scenario), [&](const std::string& src) { return relative_path(src, folder); });
}

}  // namespace hexwright::document
