#include "editor/view/refining.h"

#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("the first pass is in the middle, all are within their pixel and the sun's disc") {
    CHECK(pass_of(0).pixel == glm::vec2(0));
    CHECK(pass_of(0).sun == glm::vec2(0));
    for (int i = 0; i < 200; ++i) {
        CHECK(glm::length(pass_of(i).sun) <= 1);
        CHECK(std::abs(pass_of(i).pixel.x) <= 0.5F);
        CHECK(std::abs(pass_of(i).pixel.y) <= 0.5F);
    }
}

TEST_CASE("however many passes there are, they lie about the middle and in all quarters") {
    for (const int count : {8, 16, 64}) {
        glm::vec2 pixels{0}, suns{0};
        int quarters[4] = {};
        for (int i = 0; i < count; ++i) {
            const Pass pass = pass_of(i);
            pixels += pass.pixel / static_cast<float>(count);
            suns += pass.sun / static_cast<float>(count);
            ++quarters[(pass.pixel.x > 0 ? 1 : 0) + (pass.pixel.y > 0 ? 2 : 0)];
        }
        INFO(count << " passes");
        CHECK(glm::length(pixels) < 0.15F);
        CHECK(glm::length(suns) < 0.2F);
        for (const int quarter : quarters) CHECK(quarter >= count / 8);
    }
}

}  // namespace hexwright
