#include "editor/document/set_aside.h"

#include <string>
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

fs::path name_aside(const fs::path& file) {
    for (int i = 1; i < most_set_aside; ++i)
        if (fs::path aside = file.string() + ".broken-" + std::to_string(i); !anything_there(aside)) return aside;
    return file.string() + ".broken";
}

SetAside set_aside(const fs::path& file, Refusal why) {
    SetAside aside{std::move(why), file, name_aside(file)};
    std::error_code trouble;
    fs::rename(file, aside.moved_to, trouble);
    if (trouble) aside.moved_to.clear();
    return aside;
}

}  // namespace hexwright::document
