#include "formats/paper/sheet/figure_token.h"

#include "engine/board/hex/grid_map.h"
#include "engine/core/visit.h"
#include "formats/paper/room.h"
#include "formats/paper/sheet/figure_signs.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwright::paper {
namespace {

constexpr double disc_radius = 8.6;  // A hex reaches 10 from its centre to its sides.
constexpr unsigned light = 0xFFFFFF, dark = 0x1A1D22, blood = 0xB3261E, sack = 0xD9A441;
using Detail = TokenStyle::Detail;

// The base: a disc, or two of them and what lies between.
Ring base_ring(const std::vector<Point>& middles, double radius) {
    if (middles.size() < 2) return circle(middles[0], radius, 36);
    const Point offset = middles[0] - middles[1];
    const double degrees = std::atan2(offset.y, offset.x) * 180 / std::numbers::pi;
    Ring ring;
    for (const auto& [middle, first] : {std::pair(middles[0], -90.0), std::pair(middles[1], 90.0)})
        for (int step = 0; step <= 18; ++step)
            ring.push_back(middle + turned({radius, 0}, degrees + first + step * 10));
    return ring;
}

// A drop of blood with the number of wounds.
void sketch_wounds(Sketch& sketch, int wounds, Point at, double radius, bool numbered) {
    Ring drop{at + Point{0, -1.75 * radius}};
    for (int step = 0; step <= 12; ++step) drop.push_back(at + turned({0, -radius}, 55 + step * 250.0 / 12));
    sketch.shape(std::move(drop), blood, light, 0.5);
    if (numbered) sketch.text(at + Point{0, 0.55 * radius}, std::to_string(wounds), 1.56 * radius, light, true);
}

// A tied bag: the figure carries something.
void sketch_load(Sketch& sketch, Point at, double radius) {
    const double r = radius * 0.9;
    Ring bag{at + Point{-0.55 * r, -1.1 * r}, at + Point{0.55 * r, -1.1 * r}, at + Point{0.2 * r, -0.6 * r}};
    for (int step = 0; step <= 12; ++step) bag.push_back(at + turned({0, -0.9 * r}, 25 + step * 310.0 / 12));
    bag.push_back(at + Point{-0.2 * r, -0.6 * r});
    sketch.shape(std::move(bag), sack, dark, 0.5);
    sketch.line({at + Point{-0.45 * r, -0.66 * r}, at + Point{0.45 * r, -0.66 * r}}, dark, 0.6);
}

double characters_in(const std::string& words) {
    return static_cast<double>(std::ranges::count_if(words, [](char each) { return (each & 0xC0) != 0x80; }));
}

// Colours of a base or slip and of what is drawn on it. A figure that has acted is turned over: dark on a pale ground.
SignInk ink_of(const FigureLook& look) {
    const unsigned color = token_color(look.player);
    return look.acted ? SignInk{darker(color, 0.3), lighter(color, 0.74)} : SignInk{light, color};
}

class TokenSketch {
public:
    TokenSketch(std::vector<Mark>& marks, const FigureLook& look, const TokenStyle& style)
        : sketch_{marks, theme_of(style.dark)}, look_(look), style_(style), ink_(ink_of(look)) {
        for (const Space space : look.spaces) middles_.push_back(centre_of(space.at));
    }

    void draw() {
        if (look_.card.base == FigureBase::Hive) return draw_hive();
        draw_base();
        draw_figure();
        if (style_.detail == Detail::Disc) return;
        const auto [left, right] = std::ranges::minmax(middles_, {}, &Point::x);
        draw_mark(left + (style_.detail == Detail::Letters ? Point{-7.8, -7.4} : Point{-7.1, -6.2}));
        draw_wounds(right + Point{7.8, 6.4});
        if (look_.engaged) draw_engaged(left + Point{-7.1, 6.2});
        if (look_.laden) sketch_load(sketch_, middles_[0] + Point{0, -8.2}, badge());
        if (style_.detail == Detail::Full) draw_number(right + Point{7.1, -6.2});
    }

private:
    bool two() const { return middles_.size() > 1; }
    double badge() const { return style_.detail == Detail::Full ? 2.75 : 3.6; }

    void draw_base() {
        sketch_.fill(moved({base_ring(middles_, disc_radius)}, {0.6, 0.9}), 0x000000, 0.28);
        if (look_.active) {
            sketch_.fill(base_ring(middles_, disc_radius + 1.7), style_.accent);
            sketch_.fill(base_ring(middles_, disc_radius + 0.8), light);
        }
        const unsigned rim = darker(token_color(look_.player), look_.acted ? 0 : 0.45);
        sketch_.shape(base_ring(middles_, disc_radius), ink_.ground, rim, 0.8);
        if (look_.card.hero) sketch_.outline({base_ring(middles_, disc_radius - 1.1)}, ink_.figure, 0.5, 0.75);
        if (two()) draw_front();
    }

    // An arrow head at the leading end of a double base.
    void draw_front() {
        const Point offset = (middles_[0] - middles_[1]) * (1 / length(middles_[0] - middles_[1])),
                    aside{-offset.y, offset.x};
        const Point tip = middles_[0] + offset * 7, back = middles_[0] + offset * 4.9;
        sketch_.fill(Ring{tip, back + aside * 2.4, back - aside * 2.4}, ink_.figure, 0.9);
    }

    void draw_figure() {
        if (style_.detail == Detail::Disc)
            return sketch_player_mark(sketch_, mark_of_player(look_.player), middles_[0], 5, ink_.figure);
        const Point middle = two() ? between(middles_[0], middles_[1], 0.4) : middles_[0];
        if (style_.detail == Detail::Letters && !look_.card.letters.empty()) return draw_letters_alone(middle);
        if (style_.detail == Detail::Sign && !two() && !look_.card.letters.empty())
            return draw_with_large_letters(middle);
        const bool lettered = style_.detail == Detail::Full || two();
        const double side = two() ? 12.6 : lettered ? 9.8 : 12;
        sketch_silhouette(sketch_, look_.card.silhouette, middle + Point{0, two() || !lettered ? 0.0 : -2.0}, side,
                          ink_);
        if (!lettered) return;
        const Point letters =
            two() ? between(middles_[0], middles_[1], 1.06) + Point{0, 1.7} : middles_[0] + Point{0, 7};
        sketch_.text(letters, look_.card.letters, two() ? 5 : 4.2, ink_.figure, true);
    }

    // Of the size at which they fill this width, at most `most`.
    double letter_size(double width, double most) const {
        constexpr double widest = 0.68;  // Of an average bold capital, in parts of its size.
        return std::min(most, width / (widest * characters_in(look_.card.letters)));
    }

    void draw_letters_alone(Point middle) {
        const double size = letter_size(two() ? 26 : 14.5, 11);
        sketch_.text(middle + Point{0, size * 0.36}, look_.card.letters, size, ink_.figure, true);
    }

    void draw_with_large_letters(Point middle) {
        sketch_silhouette(sketch_, look_.card.silhouette, middle + Point{0, -3.6}, 8, ink_);
        sketch_.text(middle + Point{0, 6.2}, look_.card.letters, letter_size(12.6, 7.2), ink_.figure, true);
    }

    void draw_badge(Point at, unsigned rgb, unsigned edge) { sketch_.shape(circle(at, badge(), 20), rgb, edge, 0.5); }

    void draw_mark(Point at) {
        draw_badge(at, light, dark);
        sketch_player_mark(sketch_, mark_of_player(look_.player), at, badge() * 0.78, dark);
    }

    void draw_number(Point at) {
        if (look_.number == 0) return;
        draw_badge(at, light, dark);
        const double size = look_.number > 9 ? 3.5 : 4.3;
        sketch_.text(at + Point{0, size * 0.36}, std::to_string(look_.number), size, dark, true);
    }

    void draw_wounds(Point at) {
        if (look_.wounds > 0) sketch_wounds(sketch_, look_.wounds, at, badge(), style_.detail == Detail::Full);
    }

    void draw_engaged(Point at) {  // Crossed blades.
        draw_badge(at, dark, light);
        const double arm = badge() * 0.55;
        sketch_.line({at + Point{-arm, -arm}, at + Point{arm, arm}}, light, 0.8);
        sketch_.line({at + Point{-arm, arm}, at + Point{arm, -arm}}, light, 0.8);
    }

    void draw_hive() {
        Point middle;
        for (const Point each : middles_) middle = middle + each * (1.0 / static_cast<double>(middles_.size()));
        draw_mark(middle + Point{-4, 0});
        draw_wounds(middle + Point{4, 0.8});
    }

    Sketch sketch_;
    const FigureLook& look_;
    const TokenStyle& style_;
    SignInk ink_;
    std::vector<Point> middles_;  // The leading one first.
};

// A slip in the player's colour with words, and beside it what it bears: drops, a bag.
class LabelSketch {
public:
    LabelSketch(std::vector<Mark>& marks, const FigureLook& look, const TokenStyle& style)
        : sketch_{marks, theme_of(style.dark)}, look_(look), style_(style) {
        if (style.detail == Detail::Full) words_ = look.card.letters;
        if (look.number > 0 && (style.detail == Detail::Full || style.detail == Detail::Sign))
            words_ += (words_.empty() ? "" : " ") + std::to_string(look.number);
    }

    double width() const { return slip_width() + drop_width() + (look_.laden ? drop_wide : 0); }

    void draw() {
        const double slip = slip_width(), drop = drop_width(), left = -width() / 2;
        if (slip > 0) draw_slip(left, left + slip);
        if (look_.wounds > 0) sketch_wounds(sketch_, look_.wounds, {left + slip + drop_wide / 2, -2.8}, 2.3, true);
        if (look_.laden) sketch_load(sketch_, {left + slip + drop + drop_wide / 2, -2.6}, 2.6);
    }

private:
    // Letters have the width of an average capital.
    static constexpr double letter_wide = 3.1, mark_wide = 4.6, drop_wide = 5.4, high = label_height;

    double slip_width() const { return words_.empty() ? 0 : letter_wide * characters_in(words_) + mark_wide + 2; }
    double drop_width() const { return look_.wounds > 0 ? drop_wide : 0; }

    void draw_slip(double left, double right) {
        const SignInk ink = ink_of(look_);
        const double r = 1.4;
        sketch_.shape({{left + r, -high},
                       {right - r, -high},
                       {right, r - high},
                       {right, -r},
                       {right - r, 0},
                       {left + r, 0},
                       {left, -r},
                       {left, r - high}},
                      ink.ground, look_.active ? style_.accent : darker(token_color(look_.player), 0.45),
                      look_.active ? 1 : 0.5);
        sketch_player_mark(sketch_, mark_of_player(look_.player), {left + 2.9, -high / 2}, 1.9, ink.figure);
        sketch_.text({(left + mark_wide + right) / 2, -1.2}, words_, 4.4, ink.figure, true);
    }

    Sketch sketch_;
    const FigureLook& look_;
    const TokenStyle& style_;
    std::string words_;
};

void make_sheer(std::vector<Mark>& marks) {
    constexpr double share = 0.55;
    for (Mark& mark : marks)
        visit(
            mark, [](Polygon& polygon) { polygon.fill.alpha *= share, polygon.line.color.alpha *= share; },
            [](Polyline& polyline) { polyline.line.color.alpha *= share; },
            [](Text& text) { text.color.alpha *= share; });
}

}  // namespace

TokenStyle::Detail token_detail(double hex_pixels) {
    return hex_pixels >= 34   ? Detail::Full
           : hex_pixels >= 26 ? Detail::Sign
           : hex_pixels >= 11 ? Detail::Letters
                              : Detail::Disc;
}

std::vector<Mark> token_marks(const FigureLook& look, const TokenStyle& style) {
    std::vector<Mark> marks;
    if (look.spaces.empty()) return marks;
    TokenSketch(marks, look, style).draw();
    if (look.faded) make_sheer(marks);
    return marks;
}

std::vector<Mark> label_marks(const FigureLook& look, const TokenStyle& style) {
    std::vector<Mark> marks;
    LabelSketch(marks, look, style).draw();
    if (look.faded) make_sheer(marks);
    return marks;
}

double label_width(const FigureLook& look, const TokenStyle& style) {
    std::vector<Mark> unused;
    return LabelSketch(unused, look, style).width();
}

Drawing token_drawing(FigureLook look, const TokenStyle& style) {
    look.spaces = {{{0, 0}, 1}};
    if (look.card.base == FigureBase::Double) look.spaces.push_back({{-1, 0}, 1});
    Drawing drawing{20.0 * static_cast<double>(look.spaces.size()), 22, {0xFFFFFF, 0}, token_marks(look, style)};
    move_marks(drawing.marks, 0, {drawing.width - 10, 11});
    return drawing;
}

}  // namespace hexwright::paper
