// What the window remembers of one person from one evening to the next: sizes, theme, recent files. Losing it costs
// nothing, so reading forgives: what cannot be understood has its usual value.
#pragma once
#include "engine/core/result.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

inline constexpr std::size_t max_recent_files = 10;

struct PaneSetting {
    int size = 0;  // pixels at scale 1, or percent of a share; 0: as usual
    bool collapsed = false;
    friend bool operator==(const PaneSetting&, const PaneSetting&) = default;
};

struct Settings {
    int width = 0, height = 0;  // of the window; 0: most of the screen
    bool dark = false;
    int scale = 0;  // percent; 0: the monitor's
    std::map<std::string, PaneSetting> panes{};
    std::vector<std::filesystem::path> recent_files{};  // absolute, the newest first
    std::string collection{};                           // name of the one that the person owns; empty: none is chosen
    bool first_run_done = false;
    friend bool operator==(const Settings&, const Settings&) = default;
};

// Takes what it understands; only text that is no settings file at all is an error.
Result<Settings> read_settings(std::string_view xml, const std::string& file_name);
std::string write_settings(const Settings& settings);

// The file is now the newest of the recent ones.
void remember_file(Settings& settings, const std::filesystem::path& file);

// The person's settings file: read at the start, written whenever something is another than it was. A file that is
// broken is moved aside, not lost.
class SettingsFile {
public:
    SettingsFile() = default;  // remembers nothing
    explicit SettingsFile(std::filesystem::path file) : file_(std::move(file)) {}

    struct Opened {
        Settings settings;
        std::optional<Error> trouble{};    // why they are the usual ones
        std::filesystem::path moved_to{};  // where the broken file lies now
    };
    Opened open();
    // Does nothing when the file holds them already. A trouble is told once.
    std::optional<Error> keep(const Settings& settings);

private:
    std::filesystem::path file_;
    Settings kept_{};
    bool told_ = false;
};

}  // namespace hexwright
