#include "editor/editing/program_files.h"

#include "editor/editing/map_preview.h"

#include <algorithm>
#include <iterator>
#include <system_error>

namespace hexwright::editing {

namespace fs = std::filesystem;

namespace {

fs::path plain_path(const fs::path& path) {
    std::error_code none;
    const fs::path real = fs::weakly_canonical(path, none);
    return (none ? path : real).lexically_normal();
}

}  // namespace

bool lies_in(const fs::path& path, const fs::path& folder) {
    if (folder.empty()) return false;
    const fs::path inside = plain_path(path), outside = plain_path(folder);
    const auto parts = std::distance(outside.begin(), outside.end());
    return std::distance(inside.begin(), inside.end()) >= parts &&
           std::equal(outside.begin(), outside.end(), inside.begin());
}

bool is_same_place(const fs::path& one, const fs::path& other) {
    return !one.empty() && !other.empty() && plain_path(one) == plain_path(other);
}

fs::path all_samples() { return samples_folder().parent_path(); }

bool is_programs_file(const fs::path& file, const Safety& safety) {
    return lies_in(file, all_samples()) || lies_in(file, safety.state);
}

}  // namespace hexwright::editing
