#include "formats/paper/picture/decode.h"

#include "formats/paper/picture/exif.h"
#include "formats/xml/bytes/file.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

std::string picture_bytes(const std::string& name) {
    return *read_file(HEXWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/picture/" + name);
}

std::string picture_trouble(const std::string& bytes) {
    const auto picture = decode_picture(bytes);
    return picture ? "none" : picture.error().message.id;
}

std::uint32_t pixel(const Picture& picture, int x, int y) {
    return picture.pixels.bgra.at(static_cast<std::size_t>(y * picture.pixels.width + x));
}
bool is_white(std::uint32_t bgra) { return (bgra & 0xF0F0F0) == 0xF0F0F0; }

}  // namespace

TEST_CASE("PNG and JPEG of all usual kinds come as the same picture") {
    for (const char* name : {"small.png", "interlaced.png", "deep.png", "deep-interlaced.png", "palette.png",
                             "plain.jpg", "progressive.jpg", "scans-of-one.jpg", "restarts.jpg", "arithmetic.jpg",
                             "rgb.jpg", "ycck.jpg", "cmyk-adobe.jpg", "cmyk-plain.jpg"}) {
        INFO(name);
        const auto picture = decode_picture(picture_bytes(name));
        REQUIRE(picture);
        CHECK(picture->size == PictureSize{40, 24});
        CHECK(measure_picture(picture_bytes(name)) == picture->size);
        CHECK(is_white(pixel(*picture, 2, 2)));  // A white corner on red above blue.
        CHECK((pixel(*picture, 30, 0) >> 16 & 0xFF) > 200);
        CHECK((pixel(*picture, 30, 0) & 0xFFFF) < 0x6060);
        CHECK((pixel(*picture, 30, 23) & 0xFF) > 200);
        CHECK(pixel(*picture, 30, 23) >> 24 == 255);
    }
    CHECK(decode_picture(picture_bytes("grey.jpg")));
}

TEST_CASE("what is half transparent is premultiplied") {
    const auto picture = decode_picture(picture_bytes("half.png"));
    REQUIRE(picture);
    const std::uint32_t white = pixel(*picture, 2, 2);
    CHECK(white >> 24 == 128);
    CHECK((white & 0xFF) == 128);
}

TEST_CASE("a photograph stands upright as its Exif part says") {
    const std::string photo = picture_bytes("turned-6.jpg");
    CHECK(exif_orientation(photo) == 6);
    CHECK(exif_orientation(picture_bytes("plain.jpg")) == 1);
    CHECK(measure_picture(photo) == PictureSize{24, 40});
    const auto picture = decode_picture(photo);
    REQUIRE(picture);
    CHECK(picture->pixels.width == 24);
    CHECK(is_white(pixel(*picture, 21, 2)));  // The upper left corner has moved to the upper right.
    CHECK_FALSE(is_white(pixel(*picture, 2, 2)));
}

TEST_CASE("every orientation puts the white corner where it belongs") {
    std::string photo = picture_bytes("turned-6.jpg");
    const std::size_t place = photo.find("Exif") + 6 + 8 + 2 + 8;
    const struct {
        char orientation;
        bool right, bottom;
    } table[] = {{1, false, false}, {2, true, false}, {3, true, true}, {4, false, true},
                 {5, false, false}, {6, true, false}, {7, true, true}, {8, false, true}};
    for (const auto& row : table) {
        photo[place] = row.orientation;
        INFO(int{row.orientation});
        const auto picture = decode_picture(photo);
        REQUIRE(picture);
        const int x = row.right ? picture->size.width - 3 : 2, y = row.bottom ? picture->size.height - 3 : 2;
        CHECK(is_white(pixel(*picture, x, y)));
    }
}

TEST_CASE("pictures of 65,000 pixels a side are read") {
    const struct {
        const char* name;
        PictureSize size;
    } table[] = {
        {"wide.png", {65000, 2}}, {"wide.jpg", {65000, 2}}, {"tall.png", {1, 65000}}, {"wider.png", {70000, 1}}};
    for (const auto& row : table) {
        INFO(row.name);
        const auto picture = decode_picture(picture_bytes(row.name));
        REQUIRE(picture);
        CHECK(picture->size == row.size);
        CHECK(std::max(picture->pixels.width, picture->pixels.height) <= max_texture_side);
    }
}

TEST_CASE("a JPEG that names tables it never defines is damaged") {
    CHECK(picture_trouble(picture_bytes("table-not-defined.jpg")) == "image.damaged");
    CHECK(picture_trouble(picture_bytes("no-tables.jpg")) == "image.damaged");
    CHECK(picture_trouble(picture_bytes("scan-names-missing.jpg")) == "image.damaged");
    // libjpeg-turbo would take tables of the standard.
    CHECK(picture_trouble(picture_bytes("later-scan-without-table.jpg")) == "image.damaged");
}

TEST_CASE("kinds of JPEG that are not read, and what ends too early, are a sentence") {
    CHECK(picture_trouble(picture_bytes("twelve-bits.jpg")) == "image.rare-jpeg");
    CHECK(picture_trouble(picture_bytes("without-loss.jpg")) == "image.rare-jpeg");
    CHECK(picture_trouble(picture_bytes("much-too-large.jpg")) == "image.too-many-pixels");
    for (const char* name :
         {"no-height.jpg", "cut-off.jpg", "cut-off-progressive.jpg", "cut-off-deep.png", "cut-off-interlaced.png"}) {
        INFO(name);
        CHECK(picture_trouble(picture_bytes(name)) == "image.damaged");
    }
}

// Each scan walks over the whole picture, so few bytes could cost minutes.
TEST_CASE("a large JPEG may have fewer scans than a small one") {
    std::string jpeg = picture_bytes("many-bands.jpg");  // 31 scans, most of one coefficient.
    CHECK(picture_trouble(jpeg) == "none");
    const std::size_t frame = jpeg.find("\xFF\xC2");
    REQUIRE(frame != std::string::npos);
    jpeg.replace(frame + 5, 4, "\x1B\x58\x1B\x58");  // 7000 x 7000 pixels.
    CHECK(measure_picture(jpeg) == PictureSize{7000, 7000});
    CHECK(picture_trouble(jpeg) == "image.damaged");
}

TEST_CASE("hostile pictures are a sentence") {
    CHECK(picture_trouble("") == "image.neither-kind");
    CHECK(picture_trouble(picture_bytes("not-a-picture.png")) == "image.neither-kind");
    CHECK(picture_trouble(picture_bytes("bomb.png")) == "image.damaged");          // Unpacks to 200 MB for one pixel.
    CHECK(picture_trouble(picture_bytes("huge.png")) == "image.too-many-pixels");  // 60,000 x 60,000 pixels.
    CHECK(picture_trouble(picture_bytes("many-scans.jpg")) == "image.damaged");
    CHECK(picture_trouble(std::string(max_picture_bytes + 1, ' ')) == "image.too-many-bytes");
    CHECK(load_picture("/dev/zero").error().message.id.starts_with("file."));
    CHECK(load_picture("/no/such/picture.png").error().message.id == "file.missing");
}

TEST_CASE("a table of codes that is too long for the decoder never gets there") {
    std::string jpeg = picture_bytes("plain.jpg");
    const std::size_t table = jpeg.find("\xFF\xC4");
    REQUIRE(table != std::string::npos);
    for (std::size_t i = 0; i < 16; ++i) jpeg[table + 5 + i] = '\x7F';
    CHECK(picture_trouble(jpeg) == "image.damaged");
}

TEST_CASE("truncated and mutated pictures end in pixels or a sentence") {
    testing::Dice dice(7);
    for (const char* name : {"small.png", "interlaced.png", "deep.png", "half.png", "plain.jpg", "grey.jpg",
                             "progressive.jpg", "turned-6.jpg", "arithmetic.jpg", "ycck.jpg", "scans-of-one.jpg"}) {
        const std::string whole = picture_bytes(name);
        for (std::size_t size = 0; size < whole.size(); size += 1 + size / 40) decode_picture(whole.substr(0, size));
        for (int round = 0; round < 300; ++round) {
            std::string bytes = whole;
            for (int changes = dice.roll(1, 6); changes > 0; --changes)
                bytes[dice.below(bytes.size())] = static_cast<char>(dice.roll(0, 255));
            const auto measured = measure_picture(bytes);
            // Slow without testing anything new.
            if (measured && static_cast<long long>(measured->width) * measured->height > 1'000'000) continue;
            const auto picture = decode_picture(bytes);
            if (!picture) continue;
            CHECK(measured == picture->size);
            CHECK(std::ranges::all_of(picture->pixels.bgra, [](std::uint32_t p) { return (p & 0xFF) <= p >> 24; }));
        }
    }
}

TEST_CASE("a large picture becomes a texture of at most 4096 pixels a side, and keeps its own size") {
    Drawing drawing{500, 10, {0xFF0000}, {}};
    drawing.marks.push_back(Polygon{{{{250, 0}, {500, 0}, {500, 10}, {250, 10}}}, {0x0000FF}});
    const auto picture = decode_picture(*to_png(drawing, 5000));
    REQUIRE(picture);
    CHECK(picture->size == PictureSize{5000, 100});
    CHECK(picture->pixels.width == 2500);
    CHECK(picture->pixels.height == 50);
    CHECK(pixel(*picture, 10, 10) == 0xFFFF0000);
    CHECK(pixel(*picture, 2490, 10) == 0xFF0000FF);
}
