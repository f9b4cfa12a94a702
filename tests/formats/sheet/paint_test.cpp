#include "formats/paper/sheet/paint.h"

#include "formats/telling/words.h"
#include "tests/formats/sheet/maps.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Drawing square(double width, double height) {
    Drawing drawing{width, height, {0xFFFFFF}, {}};
    drawing.marks.push_back(Polygon{{{{2, 2}, {8, 2}, {8, 8}, {2, 8}}, {{4, 4}, {6, 4}, {6, 6}, {4, 6}}}, {0xFF0000}});
    return drawing;
}

std::uint32_t pixel(const Pixels& pixels, int x, int y) {
    return pixels
        .bgra[static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) + static_cast<std::size_t>(x)];
}

unsigned big_endian(const std::string& bytes, std::size_t at) {
    unsigned value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

std::string refused(const Drawing& drawing, int width) {
    const auto png = to_png(drawing, width);
    return png ? "painted" : describe(png.error(), english());
}

}  // namespace

TEST_CASE("polygons are filled, their holes are not") {
    const Pixels pixels = to_pixels(square(10, 10), {0, 0}, 10, 100, 100);
    CHECK(pixel(pixels, 30, 30) == 0xFFFF0000);
    CHECK(pixel(pixels, 50, 50) == 0xFFFFFFFF);
    CHECK(pixel(pixels, 5, 5) == 0xFFFFFFFF);
}

TEST_CASE("a part of a drawing is the same as that part of the whole") {
    const Drawing drawing = plan_of(pond_and_hill(), {.coordinates = true}).drawing;
    const Pixels whole = to_pixels(drawing, {0, 0}, 4, 400, 300), part = to_pixels(drawing, {25, 25}, 4, 200, 120);
    int different = 0;
    for (int y = 0; y < part.height; ++y)
        for (int x = 0; x < part.width; ++x) different += pixel(part, x, y) != pixel(whole, x + 100, y + 100);
    CHECK(different < 40);  // Rounding of antialiased edges.
}

TEST_CASE("specks are left out of the plan far out, and come back near by") {
    Drawing drawing{100, 100, {0xFFFFFF}, {}};
    drawing.marks.emplace_back(Polyline{{{48, 50}, {52, 50}}, {{0x000000}, 0.7}});
    const auto inked = [&](double scale) {
        const Pixels pixels =
            to_pixels(drawing, {0, 0}, scale, static_cast<int>(100 * scale), static_cast<int>(100 * scale));
        return std::ranges::any_of(pixels.bgra, [](std::uint32_t each) { return each != 0xFFFFFFFF; });
    };
    CHECK_FALSE(inked(1));
    CHECK(inked(4));
}

TEST_CASE("paper without colour stays transparent") {
    Drawing drawing = square(10, 10);
    drawing.paper.alpha = 0;
    CHECK(pixel(to_pixels(drawing, {0, 0}, 1, 10, 10), 0, 0) == 0);
    CHECK(piece_drawing(*shipped().piece("grass-7"), shipped()).paper.alpha == 0);
}

TEST_CASE("the same drawing gives the same bytes") {
    const Scenario map = pond_and_hill();
    const auto both = [&](const auto& paint) { return paint(plan_of(map).drawing) == paint(plan_of(map).drawing); };
    CHECK(both([](const Drawing& drawing) { return to_png(drawing, 300).value(); }));
    CHECK(both([](const Drawing& drawing) { return to_svg(drawing).value(); }));
    CHECK(both([](const Drawing& drawing) { return to_pdf({drawing, drawing}).value(); }));
    CHECK(both([](const Drawing& drawing) { return to_pixels(drawing, {0, 0}, 3, 300, 200).bgra; }));
    CHECK(to_png(iso_of(map).drawing, 300).value() == to_png(iso_of(map).drawing, 300).value());
}

TEST_CASE("a PNG is as wide as asked and as high as the drawing needs") {
    const std::string png = to_png(square(20, 10), 300).value();
    CHECK(png.substr(1, 3) == "PNG");
    CHECK(big_endian(png, 16) == 300);
    CHECK(big_endian(png, 20) == 150);
}

TEST_CASE("absurd sizes are refused with a sentence that helps") {
    CHECK(refused(square(10, 10), 15) == "a picture cannot be 15 pixels wide; choose a width from 16 to 16384");
    CHECK(refused(square(10, 10), -1).find("choose a width") != std::string::npos);
    CHECK(refused(square(10, 10), 2147483647).find("choose a width") != std::string::npos);
    CHECK(refused(square(10, 10), 16384) ==
          "a picture of 16384 x 16384 pixels is too large; this map can be at most 8000 wide");
    CHECK(refused(square(10, 1000), 1000).find("at most 327 wide") != std::string::npos);
    CHECK(refused(square(10, 1000), 327) == "painted");
    CHECK(refused(square(1, 1e9), 16).find("too long and narrow") != std::string::npos);
    CHECK(refused(square(0, 10), 100).find("nothing to draw") != std::string::npos);
    CHECK_FALSE(to_svg(square(10, 0)));
    CHECK_FALSE(to_pdf({square(-1, 5)}));
}

TEST_CASE("words that other people wrote cannot break a picture") {
    Drawing drawing = square(40, 20);
    drawing.marks.emplace_back(Text{{20, 10}, "a<b>&\"c\xFF\x01", 4, {0}});
    CHECK(to_svg(drawing).value().find(">a&lt;b&gt;&amp;&quot;c? </text>") != std::string::npos);
    CHECK(to_png(drawing, 100));
    CHECK(to_pdf({drawing}));
}

TEST_CASE("a PDF has a page for every drawing and opens in another program") {
    const Scenario map = castle_yard();
    const std::string pdf = to_pdf({plan_of(map).drawing, iso_of(map).drawing}).value();
    CHECK(pdf.substr(0, 5) == "%PDF-");
    if (std::system("command -v pdftoppm > /dev/null 2>&1") != 0) return;
    const TemporaryFolder folder;
    std::ofstream(folder / "map.pdf", std::ios::binary) << pdf;
    const std::string command = "pdftoppm -r 20 -png " + (folder / "map.pdf").string() + ' ' +
                                (folder / "page").string() + " 2> " + (folder / "complaints").string();
    CHECK(std::system(command.c_str()) == 0);
    CHECK(std::filesystem::file_size(folder / "page-1.png") > 500);
    CHECK(std::filesystem::exists(folder / "page-2.png"));
    CHECK(std::filesystem::file_size(folder / "complaints") == 0);
}

TEST_CASE("a huge drawing still makes a PDF page that viewers open") {
    const std::string pdf = to_pdf({square(80000, 1000)}).value();
    CHECK(pdf.size() > 300);
}

TEST_CASE("a PDF page of very many marks is an image, whose size does not grow with them") {
    const auto pdf_of = [](std::size_t marks) {
        Drawing drawing = square(100, 100);
        drawing.marks.resize(marks, Polyline{{{1, 1}, {3, 3}}, {{0x808080}, 1}});
        return to_pdf(drawing).value();
    };
    CHECK(pdf_of(1'000).find("/Subtype /Image") == std::string::npos);
    const std::string many = pdf_of(100'001);
    CHECK(many.find("/Subtype /Image") != std::string::npos);
    CHECK(many.size() < 2'000'000);
}

TEST_CASE("a drawing that holds all the marks it can is refused by every painter: something would be missing") {
    Drawing drawing{100, 100, {}, {}};
    drawing.marks.resize(most_marks - 1, Polyline{{{1, 1}, {2, 2}}, {}});
    CHECK_FALSE(trouble_with(drawing));
    drawing.marks.push_back(Polyline{});
    CHECK(to_png(drawing, 100).error().message.id == "picture.too-much");
    CHECK(to_svg(drawing).error().message.id == "picture.too-much");
    CHECK(to_pdf({drawing}).error().message.id == "picture.too-much");
}
