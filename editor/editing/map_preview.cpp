#include "editor/editing/map_preview.h"

#include "editor/document/files/open.h"
#include "engine/core/system/places.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>

namespace hexwright::editing {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t max_previewed_bytes = 4 << 20;

std::string boxes_of(const Limit& limit, const Catalogue& catalogue) {
    std::string names;
    for (const SetCount& row : limit.sets)
        names += (names.empty() ? "" : ", ") + catalogue[row.set].name + " ×" + std::to_string(row.count);
    return names;
}

}  // namespace

Pixels painted_preview(const Scenario& scenario, const Catalogue& catalogue, PreviewSize size) {
    const Terrain terrain = terrain_of(scenario.battlefield, catalogue);
    PictureOptions how;
    how.heights = false;
    how.margin = 4;
    Drawing drawing = iso_drawing(scenario, terrain, catalogue, how).drawing;
    drawing.paper = Color{size.paper};
    const double scale =
        std::min({size.width / std::max(drawing.width, 1.0), size.height / std::max(drawing.height, 1.0), 4.0});
    const Point corner{drawing.width / 2 - size.width / 2.0 / scale, drawing.height / 2 - size.height / 2.0 / scale};
    return to_pixels(drawing, corner, scale, size.width, size.height);
}

Result<MapPreview> preview_of(const fs::path& file, const Catalogue& catalogue, PreviewSize size) {
    std::error_code ignored;
    if (const auto bytes = fs::file_size(file, ignored); !ignored && bytes > max_previewed_bytes)
        return failure(Message{"preview.too-large"}, FilePos{file.string()});
    const auto read = open_scenario(file, catalogue);
    if (!read) return failure(read.error());
    const Scenario& scenario = read->scenario;
    MapPreview preview{painted_preview(scenario, catalogue, size), scenario.about->title, scenario.about->author,
                       boxes_of(*scenario.limit, catalogue), static_cast<int>(scenario.battlefield.size())};
    if (preview.title.empty()) preview.title = scenario.battlefield_name;
    if (preview.title.empty()) preview.title = file.stem().string();
    return preview;
}

fs::path samples_folder() {
    std::error_code ignored;
    const fs::path program = system::program_folder();
    for (const char* beside :
         {"samples/battlefields", "../share/hexwright/samples/battlefields", "../../samples/battlefields"})
        if (const fs::path folder = (program / beside).lexically_normal(); fs::is_directory(folder, ignored))
            return folder;
    return {};
}

std::vector<fs::path> samples_in(std::string_view kind) {
    std::vector<fs::path> files;
    std::error_code trouble;
    const fs::path maps = samples_folder();
    if (maps.empty()) return files;
    for (fs::directory_iterator it(maps.parent_path() / kind, trouble), end; !trouble && it != end;
         it.increment(trouble))
        if (it->path().extension() == ".xml") files.push_back(it->path());
    std::ranges::sort(files);
    return files;
}

}  // namespace hexwright::editing
