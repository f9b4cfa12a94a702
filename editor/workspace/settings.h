// What the window remembers of a person between runs: sizes, theme, recent files. Losing it costs nothing, so reading
// is lenient: a value that cannot be understood keeps its default.
#pragma once
#include "editor/view/scene_look.h"
#include "editor/workspace/room.h"
#include "engine/board/refusal.h"
#include "formats/telling/share_text.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::workspace {

inline constexpr std::size_t max_recent_files = 10, most_pooled = 20, most_tabs = 40, most_seats = 16;

struct PaneSetting {
    int size = 0;  // Pixels at scale 1, or percent of a share; 0 is the default.
    bool collapsed = false;
    friend bool operator==(const PaneSetting&, const PaneSetting&) = default;
};

// What was chosen for build sheets last.
struct SheetSetting {
    bool letter = false, grey = false, rules = true;
    int steps_a_page = 4;
    friend bool operator==(const SheetSetting&, const SheetSetting&) = default;
};

// How maps are shared.
struct ShareSetting {
    ShareForm form = ShareForm::BBCode;
    // Of a page with Hexwright, as typed: links lead there once it is an address. Longer than most_address_letters it
    // is not remembered.
    std::string address{};
    friend bool operator==(const ShareSetting&, const ShareSetting&) = default;
};

// Which steps of a map's build plan are done; both are counted from 1.
struct BuildSetting {
    std::string digest{};  // Of the map.
    std::vector<std::size_t> ticked{};
    friend bool operator==(const BuildSetting&, const BuildSetting&) = default;
};
inline constexpr std::size_t most_builds = 20;

// What lengths on the table are told in.
enum class LengthUnit : unsigned char {
    Levels,       // Heights in levels only, other lengths in centimetres and inches.
    Centimetres,  // And nothing else, beside levels and hexes.
    Inches,
};

// Upper left corner of the window in screen coordinates; negative on a monitor to the left or above.
struct WindowPlace {
    int left = 0, top = 0;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};
inline constexpr int farthest_place = 32'767;

struct Settings {
    int width = 0, height = 0;           // Window size when it is not maximised; 0 means most of the screen.
    std::optional<WindowPlace> place{};  // The same; where the window system puts it if none.
    bool maximised = false;
    bool dark = false;
    TableTop table = TableTop::Wood;  // What the map stands on in 3D.
    bool motion = true;               // Games are shown in motion: walks, dice, wounds.
    bool rulers = false, names_on_plan = false, overview = false;
    bool coordinates = false;  // Spaces are told by them at the table, not by names.
    int scale = 0;             // Percent; 0 means the monitor's scale.
    std::string language{};    // A code such as "de"; empty means the one of the system.
    std::map<std::string, PaneSetting> panes{};
    std::vector<std::filesystem::path> recent_files{};  // Absolute paths, newest first.
    std::vector<std::filesystem::path> tabs{};          // Files of the maps that were open, in their order.
    std::size_t front_tab = 0;                          // Index into `tabs`.
    // Who sat where in the last whole game: "human" or a kind of computer, in the order of the players.
    std::vector<std::string> seats{};
    LengthUnit lengths = LengthUnit::Levels;
    // Names of the collections that count as owned, together.
    std::vector<std::string> collections{};
    SheetSetting sheet{};
    ShareSetting share{};
    std::vector<BuildSetting> builds{};  // The last one first; at most most_builds.
    bool first_run_done = false;
    friend bool operator==(const Settings&, const Settings&) = default;
};

std::string table_word(TableTop table);  // As in files and on the command line: "wood".
std::optional<TableTop> table_of(std::string_view word);

// Takes what it understands; an error only if the text is no settings file at all.
Result<Settings> read_settings(std::string_view xml, const std::string& file_name);
std::string write_settings(const Settings& settings);

// Moves the file to the front of the recent files.
void remember_file(Settings& settings, const std::filesystem::path& file);

// The person's settings file: read at the start, written whenever something changed. A broken file is moved aside, not
// lost.
class SettingsFile {
public:
    SettingsFile() = default;  // Remembers nothing.
    explicit SettingsFile(std::filesystem::path file) : file_(std::move(file)) {}

    struct Opened {
        Settings settings;
        std::optional<Refusal> trouble{};  // Why the defaults are used.
        std::filesystem::path moved_to{};  // Where the broken file is now; empty if it could not be moved.
    };
    Opened open();
    // Writes the settings unless the file holds them already. Each failure is reported once.
    std::optional<Refusal> keep(const Settings& settings);
    bool is_kept() const { return !told_; }  // No failure was reported since the last success.

private:
    std::filesystem::path file_;
    Settings kept_{};
    bool told_ = false;
};

}  // namespace hexwright::workspace
