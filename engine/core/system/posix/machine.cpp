#include "engine/core/system/machine.h"

#include "engine/core/system/files.h"

#include <filesystem>
#include <string_view>
#include <sys/utsname.h>
#include <system_error>

namespace hexwright::system {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_system_file_bytes = 64 << 10;

// The value of NAME="value" in /etc/os-release.
std::string release_name() {
    constexpr std::string_view name = "PRETTY_NAME=";
    const auto text = read_whole("/etc/os-release", max_system_file_bytes);
    const std::size_t at = text ? text->find(name) : std::string::npos;
    if (at == std::string::npos) return {};
    std::string value = text->substr(at + name.size(), text->find('\n', at) - at - name.size());
    std::erase(value, '"');
    return value;
}

std::string first_line_of(const fs::path& file) {
    const auto text = read_whole(file, max_system_file_bytes);
    return text ? text->substr(0, text->find_first_of("\r\n")) : std::string();
}

}  // namespace

std::string system_name() {
    std::string name = release_name();
    if (const std::string version = first_line_of("/etc/debian_version"); !version.empty())
        name += (name.empty() ? "Debian " : ", ") + version;
    utsname kernel{};
    if (::uname(&kernel) != 0) return name;
    return name + (name.empty() ? "" : ", ") + kernel.sysname + " " + kernel.release + " " + kernel.machine;
}

std::string graphics_drivers() {
    std::string all;
    std::error_code trouble, none;
    for (fs::directory_iterator it("/sys/class/drm", trouble), end; !trouble && it != end; it.increment(trouble)) {
        const std::string card = it->path().filename().string();
        if (!card.starts_with("card") || card.find('-') != std::string::npos) continue;
        const fs::path driver = fs::read_symlink(it->path() / "device/driver", none);
        if (!driver.empty()) all += (all.empty() ? "" : ", ") + driver.filename().string();
    }
    return all;
}

}  // namespace hexwright::system
