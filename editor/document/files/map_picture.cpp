#include "editor/document/files/map_picture.h"

#include "engine/core/text.h"
#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hexwright::document {
namespace {

std::string picture_ending(const std::filesystem::path& file) { return lower(file.extension().string()); }

}  // namespace

bool names_a_map_picture(const std::filesystem::path& file) {
    constexpr std::array<std::string_view, 3> endings{".png", ".svg", ".pdf"};
    return std::ranges::count(endings, picture_ending(file)) > 0;
}

std::optional<Refusal> too_much_for_picture(const MapPicture& picture, const Scenario& scenario,
                                            const Catalogue& catalogue) {
    std::size_t hexes = 0;
    scenario.battlefield.each([&](const PlacedPiece& piece) {
        if (!picture.level || piece.level <= *picture.level) hexes += catalogue[piece.kind].hexes.size();
    });
    if (hexes <= most_marks / 4) return std::nullopt;  // Each visible hex takes at least four marks.
    return Refusal{{"picture.too-much", {}}};
}

Drawing drawing_of(const MapPicture& picture, const Scenario& scenario, const Catalogue& catalogue) {
    PictureOptions options;
    options.level = picture.level;
    options.turn = picture.turn;
    const auto draw = picture.view == MapView::Iso ? iso_drawing : plan_drawing;
    return draw(scenario, terrain_of(scenario.battlefield, catalogue), catalogue, options).drawing;
}

Result<std::string> picture_bytes(const Drawing& drawing, const std::filesystem::path& file, int width) {
    const std::string ending = picture_ending(file);
    if (ending == ".svg") return to_svg(drawing);
    if (ending == ".pdf") return to_pdf(drawing);
    return to_png(drawing, width);
}

}  // namespace hexwright::document
