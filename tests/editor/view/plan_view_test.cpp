// The plan as a texture: after a step only the part around the pieces that it changes is painted, and the picture is
// that of a plan that is painted as a whole.
#include "editor/view/plan_view.h"

#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using namespace hexwright::testing;

struct Painter final : Backend {
    Pixels painted;
    int uploads = 0;
    TextureId upload(const Pixels& pixels, TextureId) override { return ++uploads, painted = pixels, TextureId{1}; }
    void release(TextureId) override {}
    TextureId scene(const Snapshot&, const Catalogue&, const Camera&, const Highlight&, const SceneLook&, int,
                    int) override {
        return 1;
    }
};

class PlanRig {
public:
    void put(std::string_view kind, HexCoord hex, int level) {
        PlacedPiece piece = at(std::string(kind), hex);
        piece.level = level;
        scenario_.battlefield.add(piece, kinds());
    }
    void take(int which) {
        const std::vector<PlacedPiece> pieces = scenario_.battlefield.pieces();
        scenario_.battlefield.remove(pieces[static_cast<std::size_t>(which) % pieces.size()].id);
    }
    const Pixels& after_steps(const PlanStyle& style) {
        view_.texture(now(), kinds(), style, camera, size, steps);
        return steps.painted;
    }
    const Pixels& as_a_whole(const PlanStyle& style) {
        PlanView().texture(now(), kinds(), style, camera, size, whole_);
        return whole_.painted;
    }

    Painter steps;
    PlanCamera camera{{60, 60}, 1.7};
    PaneSize size{420, 380};

private:
    const Snapshot& now() {
        if (!shown_.scenario || !(shown_.scenario->battlefield.pieces() == scenario_.battlefield.pieces()))
            shown_ = snapshot_of(std::make_shared<const Scenario>(scenario_), kinds(), nullptr, ++number_);
        return shown_;
    }

    Scenario scenario_;
    Snapshot shown_;
    std::uint64_t number_ = 0;
    Painter whole_;
    PlanView view_;
};

struct Difference {
    std::size_t pixels = 0;
    int most = 0;  // Of one colour of a pixel, of 255.
};

Difference difference(const Pixels& a, const Pixels& b) {
    REQUIRE(a.bgra.size() == b.bgra.size());
    Difference found;
    for (std::size_t i = 0; i < a.bgra.size(); ++i) {
        if (a.bgra[i] == b.bgra[i]) continue;
        ++found.pixels;
        for (const int shift : {0, 8, 16, 24}) {
            const auto part = [shift](std::uint32_t pixel) { return static_cast<int>(pixel >> shift & 0xFF); };
            found.most = std::max(found.most, std::abs(part(a.bgra[i]) - part(b.bgra[i])));
        }
    }
    return found;
}

}  // namespace

TEST_CASE("a plan painted step by step is the plan painted as a whole") {
    for (const auto level : {std::optional<int>(1), std::optional<int>(3), std::optional<int>()})
        for (const bool over_picture : {false, true}) {
            PlanRig rig;
            const PlanStyle style{.level = level, .over_picture = over_picture};
            std::mt19937 random(7);
            for (int step = 0; step < 60; ++step) {
                const char* const some[] = {"grass-1", "rock-2", "sand-3", "water-1", "grass-7", "rock-1"};
                const auto draw = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
                rig.put(some[draw(6)], {draw(9) - 1, draw(8) - 1}, draw(4) + 1);
                if (draw(4) == 0) rig.take(draw(100));
                INFO("step " << step << ", level " << level.value_or(0));
                // A pixel on an edge may be rounded otherwise where painting begins elsewhere.
                const Difference found = difference(rig.after_steps(style), rig.as_a_whole(style));
                CHECK(found.pixels < 420 * 380 / 1000);
                CHECK(found.most <= 48);
            }
        }
}

TEST_CASE("a plan at rest is not painted again") {
    PlanRig rig;
    rig.put("grass-7", {2, 2}, 1);
    rig.after_steps({});
    rig.after_steps({});
    CHECK(rig.steps.uploads == 1);
    rig.camera.scale = 2;
    rig.after_steps({});
    CHECK(rig.steps.uploads == 2);
}

TEST_CASE("a plan without room is a point") {
    PlanRig rig;
    rig.put("grass-7", {2, 2}, 1);
    rig.size = {0, 0};
    CHECK(rig.after_steps({}).bgra.size() == 1);
    rig.put("grass-1", {6, 2}, 1);
    CHECK(rig.after_steps({}).bgra.size() == 1);
}

}  // namespace hexwright
