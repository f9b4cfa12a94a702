#include "editor/panes/figure_marks.h"

#include "editor/view/plan_view.h"
#include "editor/widgets/paint_marks.h"
#include "editor/workspace/overlay.h"
#include "formats/paper/picture/decode.h"
#include "formats/paper/sheet/hex_shapes.h"
#include "formats/paper/sheet/paint.h"

#include <algorithm>
#include <cmath>

namespace hexwright::panes {
namespace {

constexpr float least_label = 2, most_label = 2.8F;  // Pixels per unit at scale 1: letters are 9 to 12 high.
constexpr float hex_of_label = 18;                   // Units to a hex; between those bounds labels grow with the hexes.
constexpr float least_for_words = 14;                // Width of a hex in pixels at scale 1.

TokenStyle style_of(const Ui& ui, TokenStyle::Detail detail) {
    return {ui.theme.dark, ui.theme.rgb(Ink::Accent), detail};
}

struct Label {
    ImVec2 at;
    const FigureLook* look;
    TokenStyle::Detail detail = TokenStyle::Detail::Disc;
};

Box box_of(const Label& label, const TokenStyle& style, float scale) {
    const float half = static_cast<float>(label_width(*label.look, style)) / 2 * scale;
    return {label.at.x - half, label.at.y - static_cast<float>(label_height) * scale, label.at.x + half, label.at.y};
}

bool meet(const Box& one, const Box& other) {
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

// Letters where they fit: those in front first, and of the others as much as lies beside all that has its place. Sorted
// from behind to the front.
void choose_details(std::vector<Label>& labels, TokenStyle style, float scale) {
    std::vector<Box> taken;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label)
        for (const auto detail : {TokenStyle::Detail::Full, TokenStyle::Detail::Sign, TokenStyle::Detail::Disc}) {
            style.detail = label->detail = detail;
            const Box box = box_of(*label, style, scale);
            if (detail != TokenStyle::Detail::Disc &&
                std::ranges::any_of(taken, [&](const Box& other) { return meet(box, other); }))
                continue;
            taken.push_back(box);
            break;
        }
}

// The look of a token alone, with its leading space at 0,0.
FigureLook without_place(FigureLook look) {
    const Space leading = look.spaces[0];
    for (Space& space : look.spaces) space = {space.at - leading.at, 1};
    look.figure = {};
    look.top = 0;
    look.facing = 0;
    return look;
}

// How far it is from the place that its look names.
Point on_its_way(const FigureInstance& figure) {
    const glm::vec3 away = figure.at - instance_of(figure.look).at;
    return {static_cast<double>(away.x) * hex_width, static_cast<double>(away.y) * hex_width};
}

}  // namespace

TokenPictures::Picture TokenPictures::painted(Ui& ui, FigureLook token) {
    constexpr double about = 12.5;  // Badges lie a little outside of a hex.
    Picture picture{std::move(token)};
    for (const Space space : picture.token.spaces) {
        const Point centre = centre_of(space.at);
        picture.corner = {std::min(picture.corner.x, centre.x), std::min(picture.corner.y, centre.y)};
        picture.far_corner = {std::max(picture.far_corner.x, centre.x), std::max(picture.far_corner.y, centre.y)};
    }
    const double scale = static_cast<double>(hex_pixels_) / hex_width;
    const auto pixels = [scale](double length) { return std::max(1, static_cast<int>(std::ceil(length * scale))); };
    picture.corner = picture.corner - Point{about, about};
    const Point size = picture.far_corner + Point{about, about} - picture.corner;
    const int width = pixels(size.x), height = pixels(size.y);
    picture.far_corner = picture.corner + Point{width / scale, height / scale};

    const TokenStyle style = style_of(ui, token_detail(static_cast<double>(hex_pixels_ / ui.scale)));
    const Drawing drawing{size.x, size.y, {0xFFFFFF, 0}, token_marks(picture.token, style)};
    const TextureId reused = spare_.empty() ? 0 : spare_.back();
    if (!spare_.empty()) spare_.pop_back();
    picture.texture = ui.backend.upload(unmultiplied(to_pixels(drawing, picture.corner, scale, width, height)), reused);
    return picture;
}

const TokenPictures::Picture& TokenPictures::picture_of(Ui& ui, const FigureLook& look) {
    FigureLook token = without_place(look);
    auto known = std::ranges::find(pictures_, token, &Picture::token);
    if (known == pictures_.end()) known = pictures_.insert(known, painted(ui, std::move(token)));
    known->used = true;
    return *known;
}

void TokenPictures::put_aside_unused() {
    for (const Picture& picture : pictures_)
        if (!picture.used) spare_.push_back(picture.texture);
    std::erase_if(pictures_, [](const Picture& picture) { return !picture.used; });
    for (Picture& picture : pictures_) picture.used = false;
}

void TokenPictures::draw(Ui& ui, ImDrawList& draw, const std::vector<FigureInstance>& figures,
                         const ToScreen& to_screen, float hex_pixels) {
    const unsigned accent = ui.theme.rgb(Ink::Accent);
    if (ui.theme.dark != dark_ || accent != accent_ || hex_pixels != hex_pixels_) put_aside_unused();
    dark_ = ui.theme.dark, accent_ = accent, hex_pixels_ = hex_pixels;
    const float unit = hex_pixels / static_cast<float>(hex_width);
    for (const FigureInstance& figure : figures) {
        if (figure.look.spaces.empty()) continue;
        const Picture& picture = picture_of(ui, figure.look);
        const ImVec2 exact = to_screen(centre_of(figure.look.spaces[0].at) + on_its_way(figure) + picture.corner);
        const ImVec2 corner(std::round(exact.x), std::round(exact.y));  // Else the picture would be blurred.
        const Point size = picture.far_corner - picture.corner;
        draw.AddImage(reinterpret_cast<ImTextureID>(picture.texture), corner,
                      {corner.x + static_cast<float>(size.x) * unit, corner.y + static_cast<float>(size.y) * unit});
    }
    put_aside_unused();
}

void draw_figure_labels(Ui& ui, ImDrawList& draw, const std::vector<FigureInstance>& figures,
                        const WorldToScreen& to_screen, float hex_pixels) {
    TokenStyle style = style_of(ui, TokenStyle::Detail::Full);
    std::vector<Label> labels;
    for (const FigureInstance& figure : figures)
        if (const auto at = to_screen(above_head(figure))) labels.push_back({*at, &figure.look});
    std::ranges::sort(labels, {}, [](const Label& label) { return label.at.y; });
    const float scale = ui.px(std::clamp(hex_pixels / ui.scale / hex_of_label, least_label, most_label));
    if (hex_pixels / ui.scale >= least_for_words) choose_details(labels, style, scale);
    for (const Label& label : labels) {
        style.detail = label.detail;
        paint_marks(
            ui, draw, label_marks(*label.look, style),
            [&](Point point) {
                return ImVec2(label.at.x + static_cast<float>(point.x) * scale,
                              label.at.y + static_cast<float>(point.y) * scale);
            },
            scale);
    }
}

}  // namespace hexwright::panes
