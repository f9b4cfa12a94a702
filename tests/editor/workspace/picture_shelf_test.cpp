#include "editor/workspace/picture_shelf.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

std::string file(const std::string& name) { return HEXWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/picture/" + name; }

}  // namespace

TEST_CASE("a picture is decoded once, beside the frames") {
    Jobs jobs;
    PictureShelf shelf;
    shelf.look_up(file("small.png"), jobs);
    jobs.wait_until_idle();
    const auto picture = shelf.look_up(file("small.png"), jobs).picture;
    REQUIRE(picture);
    CHECK(picture->size == PictureSize{40, 24});
    CHECK(shelf.look_up(file("small.png"), jobs).picture == picture);
    shelf.forget(file("small.png"));
    CHECK(shelf.look_up(file("small.png"), jobs).picture != picture);
}

TEST_CASE("what cannot be shown says why, and only a few are kept") {
    Jobs jobs;
    PictureShelf shelf;
    shelf.look_up(file("bomb.png"), jobs);
    shelf.look_up(file("no-such.png"), jobs);
    jobs.wait_until_idle();
    CHECK(shelf.look_up(file("bomb.png"), jobs).trouble->message.id == "image.damaged");
    CHECK(shelf.look_up(file("no-such.png"), jobs).trouble->message.id == "file.missing");
    shelf.look_up(file("small.png"), jobs);
    jobs.wait_until_idle();
    const std::weak_ptr<const Picture> first = shelf.look_up(file("small.png"), jobs).picture;
    CHECK_FALSE(first.expired());
    for (const char* name : {"plain.jpg", "grey.jpg", "half.png"}) shelf.look_up(file(name), jobs);
    CHECK(first.expired());
}
