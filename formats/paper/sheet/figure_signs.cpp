#include "formats/paper/sheet/figure_signs.h"

#include "engine/board/hex/grid_map.h"
#include "formats/paper/room.h"

#include <algorithm>
#include <array>

namespace hexwright::paper {
namespace {

// Draws on a square of -10..10, y down. Figures look to the right.
class SignPen {
public:
    SignPen(Sketch& sketch, Point middle, double scale, const SignInk& ink)
        : sketch_(sketch), middle_(middle), scale_(scale), ink_(ink) {}

    void shape(Ring points) { sketch_.fill(placed(std::move(points)), ink_.figure); }
    // In front of another shape, parted from it by a gap.
    void front(Ring points) { sketch_.shape(placed(std::move(points)), ink_.figure, ink_.ground, 1.1 * scale_); }
    void gap(Ring points) { sketch_.fill(placed(std::move(points)), ink_.ground); }
    void both_sides(const Ring& points) {
        shape(points);
        Ring other = points;
        for (Point& point : other) point.x = -point.x;
        std::ranges::reverse(other);
        shape(std::move(other));
    }
    void disc(Point at, double radius) { shape(circle(at, radius, 16)); }
    void line(double width, Ring points) { sketch_.line(placed(std::move(points)), ink_.figure, width * scale_); }

private:
    Ring placed(Ring points) const {
        for (Point& point : points) point = middle_ + point * scale_;
        return points;
    }
    Sketch& sketch_;
    Point middle_;
    double scale_;
    SignInk ink_;
};

// Head, trunk and legs of a person.
void person(SignPen& pen) {
    pen.disc({-0.6, -7}, 2.5);
    pen.shape({{-3.7, -4}, {2.5, -4}, {3, 2}, {3.6, 10}, {0.9, 10}, {-0.5, 3.6}, {-1.9, 10}, {-4.6, 10}, {-4, 2}});
}

void warrior(SignPen& pen) {
    person(pen);
    pen.line(2, {{2, -3}, {5.2, -0.8}});
    pen.line(1.5, {{4.4, 1.6}, {8.2, -9.6}});
    pen.line(1.4, {{3.4, -2.4}, {8, -0.9}});
    pen.front({{-8.8, -3.4}, {-3, -3.4}, {-3, 1.4}, {-5.9, 5}, {-8.8, 1.4}});
}

void shooter(SignPen& pen) {
    person(pen);
    pen.front({{-5.2, -2}, {0, -2.6}, {9.8, -4}, {9.8, -2}, {4, -0.9}, {3.4, 1.4}, {1.6, 1.4}, {1.4, -0.4}, {-4.8, 1}});
}

void archer(SignPen& pen) {
    person(pen);
    pen.line(1.6, {{4.6, -9.4}, {7.6, -6.4}, {8.8, -1.6}, {7.6, 3.2}, {4.6, 6.2}});
    pen.line(0.7, {{4.6, -9.4}, {4.6, 6.2}});
    pen.line(1.2, {{-3, -1.6}, {9.8, -1.6}});
}

void caster(SignPen& pen) {
    pen.disc({-1, -4.6}, 2.3);
    pen.shape({{-4.6, -5.2}, {-1.4, -10.4}, {2.8, -5.2}});
    pen.shape({{-3, -3}, {1.4, -3}, {5, -0.4}, {4.2, 1.6}, {2.4, 0.8}, {4.6, 10}, {-6.8, 10}});
    pen.line(1.4, {{6.8, -6}, {6.8, 10}});
    pen.disc({6.8, -7.6}, 2.2);
}

void bulky(SignPen& pen) {
    for (const double side : {-2.4, 2.4}) pen.disc({side, -9}, 1.2);
    pen.disc({0, -7}, 2.9);
    pen.shape({{-6, -4.4},
               {6, -4.4},
               {8.2, -2},
               {8.8, 4.4},
               {5.8, 4.8},
               {5, 10},
               {1.3, 10},
               {0, 6},
               {-1.3, 10},
               {-5, 10},
               {-5.8, 4.8},
               {-8.8, 4.4},
               {-8.2, -2}});
    pen.gap({{-5.6, -1.6}, {-4.8, -1.6}, {-5.2, 3.4}, {-6, 3.4}});
    pen.gap({{4.8, -1.6}, {5.6, -1.6}, {6, 3.4}, {5.2, 3.4}});
}

void hunched(SignPen& pen) {
    pen.shape({{9.6, -3.6}, {6.8, -6.9}, {1.2, -9.8}, {-5, -10}, {-0.6, -7}, {1.8, -3.2}, {6.4, -2.4}});
    pen.shape({{-4, -5}, {1, -6.8}, {3.8, -3}, {2.6, 3}, {-2.8, 3.8}});
    pen.shape({{-3.6, -4.8}, {-7.6, -6.2}, {-3.6, -2.2}});
    pen.shape({{-3.4, -1.4}, {-7.4, -1.4}, {-2.8, 1.6}});
    pen.line(1.7, {{2.2, -2}, {4.8, 1.2}, {9, -0.6}});
    pen.line(2.1, {{1, 2.2}, {4.6, 4.8}, {2.4, 9.4}, {5.2, 9.4}});
    pen.line(2.1, {{-1.6, 2.8}, {-5.2, 5.2}, {-3.8, 9.4}, {-1.2, 9.4}});
}

void beast(SignPen& pen) {
    pen.shape({{-8, -1.4},
               {-4, -4},
               {3, -3.8},
               {5.4, -6.6},
               {7.4, -6.4},
               {10, -3},
               {9.4, -1.6},
               {7, -1},
               {5.6, 1.6},
               {6.4, 9},
               {3.8, 9},
               {2.6, 3.6},
               {-2.6, 3.4},
               {-3, 9},
               {-5.6, 9},
               {-6.2, 3},
               {-7.2, 1.4},
               {-9.8, -3.8},
               {-8.8, -4.2}});
    pen.line(2, {{1, 3}, {0.6, 8}});
    pen.line(2, {{-6.2, 2}, {-8.2, 8}});
}

void winged(SignPen& pen) {
    pen.disc({0, -6.6}, 2.3);
    pen.shape({{-2, -4}, {2, -4}, {1.7, 2}, {2.7, 10}, {0.6, 10}, {0, 4.6}, {-0.6, 10}, {-2.7, 10}, {-1.7, 2}});
    pen.both_sides({{1.4, -3.4}, {4.4, -8.6}, {10, -10}, {9.2, -4.4}, {10, -0.8}, {7, 0.8}, {6.8, 4.4}, {1.8, 0.8}});
}

void dragon(SignPen& pen) {
    pen.shape({{-10, 7},   {-6.4, 3.2}, {-3, 1.4},   {1, 0.6},   {3.2, -3},  {3.2, -7},  {5.6, -9.4},
               {10, -7.4}, {9.6, -6},   {6.6, -5.4}, {6.4, -1},  {4.6, 3.4}, {5, 10},    {2.6, 10},
               {1.8, 5.2}, {-2, 5.2},   {-2.4, 10},  {-4.8, 10}, {-4.8, 5},  {-7.4, 5.4}});
    pen.shape({{1.8, -0.8}, {-0.4, -10}, {-9.8, -8.4}, {-6.8, -6}, {-7.8, -3}, {-4.8, -2.8}, {-4.2, 0.2}});
}

void floating(SignPen& pen) {
    pen.both_sides({{3.4, -4.4}, {8.6, -9.4}, {10, -3.4}, {8, -2.6}, {7.8, -0.2}, {4, -0.6}});
    for (const double at : {-2.4, 0.0, 2.4}) pen.line(1.3, {{at, 1}, {at * 0.9, 5}, {at * 1.4, 9 - std::abs(at) / 2}});
    pen.disc({0, -2.4}, 4.8);
    pen.gap(circle({0.6, -2.4}, 2.7, 16));
    pen.disc({1, -2.8}, 1.2);
}

void soulborg(SignPen& pen) {
    pen.shape({{-2.7, -10}, {2.7, -10}, {2.7, -5.8}, {-2.7, -5.8}});
    pen.gap({{-1.6, -8.6}, {2.7, -8.6}, {2.7, -7.4}, {-1.6, -7.4}});
    pen.shape({{-5.8, -5}, {5.8, -5}, {4.8, 2.2}, {-4.8, 2.2}});
    pen.both_sides({{6.8, -5}, {9.6, -5}, {9.6, 3.4}, {6.8, 3.4}});
    pen.both_sides({{1, 3.2}, {4.8, 3.2}, {5.6, 10}, {1, 10}});
}

void rider(SignPen& pen) {
    pen.shape({{-9.2, -0.2},
               {-6.4, -1.2},
               {2.6, -1},
               {5, -5.4},
               {7.2, -5.6},
               {10, -2.4},
               {9.2, -1},
               {7.2, -1.2},
               {6.2, 2.4},
               {6.8, 10},
               {4.2, 10},
               {3.2, 4.8},
               {-3.8, 4.6},
               {-4.4, 10},
               {-7, 10},
               {-7.2, 3.4},
               {-8.2, 2},
               {-9.8, 5.4}});
    pen.disc({-2, -8}, 2.1);
    pen.shape({{-4.2, -5.6}, {0.4, -5.6}, {1, -1.6}, {-0.2, 2.4}, {-2, 2}, {-4.4, -1}});
    pen.line(1.2, {{-4.4, 0.4}, {9.4, -9.6}});
}

void no_sign(SignPen&) {}

using SignBuilder = void (*)(SignPen&);
constexpr std::array<SignBuilder, silhouette_count> sign_builders{
    warrior, shooter, archer, caster, bulky, hunched, beast, winged, dragon, floating, soulborg, rider, no_sign};

}  // namespace

void sketch_silhouette(Sketch& sketch, Silhouette which, Point middle, double side, const SignInk& ink) {
    SignPen pen(sketch, middle, side / 20, ink);
    sign_builders[static_cast<std::size_t>(which)](pen);
}

void sketch_player_mark(Sketch& sketch, PlayerMark mark, Point middle, double radius, unsigned rgb) {
    const auto polygon = [&](int corners, double size, double turn) {
        Ring ring;
        for (int i = 0; i < corners; ++i)
            ring.push_back(middle + turned({0, -size * radius}, turn + 360.0 * i / corners));
        sketch.fill(std::move(ring), rgb);
    };
    const auto bar = [&](Point offset, double width) {
        sketch.fill(band(middle - offset * radius, middle + offset * radius, width * radius), rgb);
    };
    switch (mark) {
        case PlayerMark::Dot:
            return sketch.fill(circle(middle, 0.66 * radius), rgb);
        case PlayerMark::Square:
            return polygon(4, 0.95, 45);
        case PlayerMark::Triangle:
            return polygon(3, 1, 0);
        case PlayerMark::Diamond:
            return polygon(4, 1, 0);
        case PlayerMark::Cross:
            bar({0.85, 0}, 0.55);
            return bar({0, 0.85}, 0.55);
        case PlayerMark::Ring:
            return sketch.fill({circle(middle, 0.9 * radius), circle(middle, 0.5 * radius)}, rgb);
        case PlayerMark::Bar:
            return bar({0.9, 0}, 0.6);
        case PlayerMark::Star:
            return sketch.fill(star(middle, radius, 0.42 * radius, 5), rgb);
    }
}

}  // namespace hexwright::paper
