#include "editor/document/safety/set_aside.h"

#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace hexwright::document {

namespace fs = std::filesystem;

namespace {

constexpr int most_set_aside = 10'000;  // Of one file.

bool anything_there(const fs::path& file) {  // A link that leads nowhere is something, too.
    std::error_code none;
    return fs::exists(fs::symlink_status(file, none));
}

}  // namespace

fs::path name_aside(const fs::path& file, std::string_view ending) {
    const std::string stem = file.string() + "." + std::string(ending);
    for (int i = 1; i < most_set_aside; ++i)
        if (fs::path aside = stem + "-" + std::to_string(i); !anything_there(aside)) return aside;
    return stem;
}

SetAside set_aside(const fs::path& file, Refusal why, std::string_view ending) {
    SetAside aside{std::move(why), file, name_aside(file, ending)};
    std::error_code trouble;
    if (anything_there(aside.moved_to)) trouble = std::make_error_code(std::errc::file_exists);
    else fs::rename(file, aside.moved_to, trouble);
    if (trouble) aside.moved_to.clear(), aside.stays_because = trouble.message();
    return aside;
}

}  // namespace hexwright::document
