#include "editor/view/figures.h"

#include "editor/view/figure_bodies.h"
#include "editor/view/figure_parts.h"
#include "editor/view/solids.h"
#include "editor/view/welding.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <cmath>
#include <map>
#include <numbers>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace hexwright::testing;

FigureLook standing(const std::string& card, HexCoord at, int number = 0) {
    FigureLook look;
    look.figure = FigureId{number};
    look.card = look_of(shipped()[*shipped().card(card)]);
    look.spaces = {{at, 1}};
    if (look.card.base == FigureBase::Double) look.spaces.push_back({at - HexCoord{1, 0}, 1});
    look.top = sevenths_per_level;
    look.player = 1;
    return look;
}

// For a closed body whose faces all wind outward, the signed volumes over its faces add up to its volume.
float volume_of(const Mesh& mesh) {
    float sum = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto at = [&](std::size_t corner) { return mesh.vertices[mesh.indices[i + corner]].at; };
        sum += glm::dot(at(0), glm::cross(at(1), at(2))) / 6;
    }
    return sum;
}

// Sides of faces that have no face on their other side, which would run along them the other way.
int open_edges(const Mesh& mesh) {
    using Place = std::array<long, 3>;
    const auto place = [&](std::size_t index) {
        const glm::vec3 at = mesh.vertices[mesh.indices[index]].at * 1e4F;
        return Place{std::lround(at.x), std::lround(at.y), std::lround(at.z)};
    };
    std::map<std::pair<Place, Place>, int> edges;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3)
        for (std::size_t side = 0; side < 3; ++side) {
            const Place from = place(i + side), to = place(i + (side + 1) % 3);
            if (from == to) continue;
            ++edges[{from, to}];
            --edges[{to, from}];
        }
    int open = 0;
    for (const auto& [edge, count] : edges) open += std::max(0, count);
    return open;
}

std::pair<float, float> heights_of(const FigureInstance& figure) {
    float low = 1e9F, high = -1e9F;
    for (const PartBatch& batch : batches_of({figure}).solid)
        for (const PartCopy& copy : batch.copies)
            for (const Vertex& vertex : part_mesh(batch.part).vertices) {
                low = std::min(low, copy.at.z + vertex.at.z * copy.scale.z);
                high = std::max(high, copy.at.z + vertex.at.z * copy.scale.z);
            }
    return {low, high};
}

std::size_t copies_of(const FigureInstance& figure, FigurePart part) {
    for (const PartBatch& batch : batches_of({figure}).solid)
        if (batch.part == part) return batch.copies.size();
    return 0;
}

}  // namespace

TEST_CASE("a tube, a plate and a box are closed, and their faces look outward") {
    const Paint paint;
    Mesh tubes, pointed, plates, boxes;
    tube(tubes,
         std::vector<TubeRing>{{{0, 0, 0}, 0.1F, 0.2F}, {{0.1F, 0, 0.5F}, 0.2F, 0.1F}, {{0, 0.6F, 1}, 0.1F, 0.1F}}, 6,
         paint);
    tube(pointed, std::vector<TubeRing>{{{0, 0, 0}, 0, 0}, {{1, 0, 0}, 0.2F, 0.2F}, {{2, 0, 0}, 0, 0}}, 5, paint);
    plate(plates, std::vector<glm::vec3>{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, 0.1F, paint);
    box(boxes, {0, 0, 0}, {1, 2, 3}, paint);
    for (const Mesh* mesh : {&tubes, &pointed, &plates, &boxes}) CHECK(open_edges(*mesh) == 0);
    CHECK(volume_of(tubes) > 0.02F);
    CHECK(volume_of(pointed) > 0.04F);
    CHECK(volume_of(plates) == Approx(0.1F));
    CHECK(volume_of(boxes) == Approx(6));
}

TEST_CASE("every body is closed, 1 high, and has so few triangles that sixty cost little") {
    for (std::size_t i = 0; i + 1 < silhouette_count; ++i)
        for (const bool hero : {true, false}) {
            INFO(silhouette_words[i] << (hero ? " hero" : ""));
            const Mesh fine = body_mesh(static_cast<Silhouette>(i), hero),
                       plain = body_mesh(static_cast<Silhouette>(i), hero, false);
            CHECK(open_edges(fine) == 0);
            for (const Mesh* mesh : {&fine, &plain}) CHECK(volume_of(*mesh) > 0.02F);
            CHECK(fine.triangles() <= 520);
            CHECK(plain.triangles() <= 215);
            CHECK(plain.triangles() <= fine.triangles());
        }
    CHECK(body_mesh(Silhouette::Hive, true).triangles() == 0);
}

TEST_CASE("from the foot of its base to its head a figure is as high as its Height") {
    for (const ArmyCard& card : shipped().cards()) {
        if (card.base == FigureBase::Hive) continue;
        INFO(card.id);
        FigureInstance figure = instance_of(standing(card.id, {2, 3}));
        const auto [low, high] = heights_of(figure);
        CHECK(low == Approx(level_world));
        CHECK(high - low == Approx(static_cast<float>(card.height) * level_world).epsilon(0.001));
        CHECK(above_head(figure).z > high);
        CHECK(above_head(figure).z < high + 0.3F);
    }
}

TEST_CASE("a body stays near its base") {
    for (const ArmyCard& card : shipped().cards()) {
        INFO(card.id);
        const bool two = card.base == FigureBase::Double;
        for (const PartBatch& batch : batches_of({instance_of(standing(card.id, {0, 0}))}).solid)
            for (const PartCopy& copy : batch.copies)
                for (const Vertex& vertex : part_mesh(batch.part).vertices) {
                    const glm::vec2 reach = glm::abs(glm::vec2(vertex.at) * glm::vec2(copy.scale));
                    if (reach.x > (two ? 1.15F : 0.9F) || reach.y > 1.15F)
                        FAIL_CHECK("reaches " << reach.x << " by " << reach.y);
                }
    }
}

TEST_CASE("a figure stands in the middle of its spaces and faces as its look says") {
    const FigureInstance shiori = instance_of(standing("shiori", {1, 2}));
    CHECK(glm::vec2(shiori.at) == world_of({1, 2}));
    CHECK(shiori.at.z == Approx(level_world));
    FigureLook major = standing("major-q10", {3, 0});
    major.facing = std::numbers::pi / 2;
    const FigureInstance instance = instance_of(major);
    CHECK(instance.at.x == Approx(2.5F));
    for (const PartBatch& batch : batches_of({instance}).solid)
        for (const PartCopy& copy : batch.copies) {
            CHECK(copy.direction.x == Approx(0).margin(1e-6));
            CHECK(copy.direction.y == Approx(1));  // Down the map.
        }
}

TEST_CASE("wounds, engagement, turn and player are parts of the figure") {
    FigureInstance figure = instance_of(standing("grimnak", {0, 0}));
    CHECK(copies_of(figure, FigurePart::Peg) == 0);
    figure.look.wounds = 4;
    figure.look.engaged = figure.look.active = true;
    CHECK(copies_of(figure, FigurePart::Peg) == 4);
    CHECK(copies_of(figure, FigurePart::Blades) == 1);
    CHECK(copies_of(figure, FigurePart::DoubleHalo) == 1);
    CHECK(copies_of(figure, FigurePart::DoubleBase) == 1);
    CHECK(copies_of(figure, mark_part(PlayerMark::Dot)) == 1);
    figure.look.player = 2;
    CHECK(copies_of(figure, mark_part(PlayerMark::Square)) == 1);
    figure.look.faded = true;
    CHECK(batches_of({figure}).solid.empty());
    CHECK_FALSE(batches_of({figure}).sheer.empty());
}

TEST_CASE("the ray meets the nearest figure, at any height up to its head") {
    const std::vector<FigureLook> looks{standing("shiori", {0, 0}, 0), standing("mimring", {4, 0}, 1)};
    const float head = 5 * level_world;  // Shiori's, who is 4 high and stands on level 1.
    const auto along = [](glm::vec3 from, glm::vec3 to) { return Ray{from, glm::normalize(to - from)}; };
    CHECK(figure_hit(along({-5, 0, head - 0.05F}, {5, 0, head - 0.05F}), looks) == FigureId{0});
    CHECK(figure_hit(along({-5, 0, head + 0.05F}, {5, 0, head + 0.05F}), looks) == FigureId{1});
    CHECK(figure_hit(along({9, 0, 0.5F}, {0, 0, 0.5F}), looks) == FigureId{1});
    CHECK(figure_hit(along({3, -4, 1}, {3, 4, 1}), looks) == FigureId{1});  // Its tail.
    CHECK(figure_hit(along({0, 0, 9}, {0, 0, 0}), looks) == FigureId{0});
    CHECK_FALSE(figure_hit(along({0, 1, 9}, {0, 1, 0}), looks));
    CHECK_FALSE(figure_hit(along({-5, 0, 1}, {5, 0, 1}), looks, 3.F));  // Something else is nearer.
    CHECK_FALSE(figure_hit(along({-5, 0, 1}, {-9, 0, 1}), looks));      // Behind the eye.
}

TEST_CASE("welded, a mesh has the same faces in the same colours, and fewer vertices") {
    const Mesh mesh = body_mesh(Silhouette::Rider, true), less = welded(mesh);
    REQUIRE(less.indices.size() == mesh.indices.size());
    CHECK(less.vertices.size() * 2 < mesh.vertices.size());
    const auto corner = [](const Mesh& of, std::size_t index) { return of.vertices[of.indices[index]]; };
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const Vertex telling = corner(less, i + 2);
        CHECK(telling.normal == corner(mesh, i).normal);
        CHECK(telling.colour == corner(mesh, i).colour);
        glm::vec3 before{0}, after{0};
        for (std::size_t side = 0; side < 3; ++side)
            before += corner(mesh, i + side).at, after += corner(less, i + side).at;
        CHECK(glm::distance(before, after) < 1e-4F);
    }
    CHECK(open_edges(less) == 0);
    CHECK(volume_of(less) == Approx(volume_of(mesh)));
}

TEST_CASE("figures out of view are left out") {
    const glm::mat4 projection = view_projection(Camera{{0, 0, 0}, 0, 0.8F, 8}, 1.6F);
    const std::vector<FigureInstance> near{instance_of(standing("shiori", {0, 0}))},
        far{instance_of(standing("shiori", {40, 0}))}, behind{instance_of(standing("shiori", {-20, 40}))};
    CHECK_FALSE(batches_of(near, {projection}).solid.empty());
    CHECK(batches_of(far, {projection}).solid.empty());
    const ViewPart part = cover_of(near[0], projection), all = cover_of(behind[0], projection);
    CHECK(part.low.x > -0.6F);
    CHECK(part.high.x < 0.6F);
    CHECK(part.low.y < part.high.y);
    CHECK(all.low == glm::vec2(-1));  // Not known, so it is the whole view.
    CHECK(all.high == glm::vec2(1));
}

TEST_CASE("the changed part of a picture covers the figures that moved, before and after, and no others") {
    const glm::mat4 projection = view_projection(Camera{{0, 0, 0}, 0, 0.8F, 12}, 1.6F);
    const std::vector<FigureInstance> before{instance_of(standing("shiori", {-3, 0})),
                                             instance_of(standing("finn", {3, 0}))};
    std::vector<FigureInstance> after = before;
    const ViewPart none = changed_part(before, after, projection);
    CHECK(none.low.x > none.high.x);
    after[0].at.x += 1;
    const ViewPart moved = changed_part(before, after, projection), was = cover_of(before[0], projection),
                   is = cover_of(after[0], projection);
    CHECK(moved.low == glm::min(was.low, is.low));
    CHECK(moved.high == glm::max(was.high, is.high));
    after.pop_back();
    CHECK(changed_part(before, after, projection).high.x == cover_of(before[1], projection).high.x);
}

TEST_CASE("sixty figures are a few batches, however many there are") {
    std::vector<FigureInstance> figures;
    for (int i = 0; i < 60; ++i)
        figures.push_back(instance_of(standing(i % 2 == 0 ? "marro-drudge" : "tarn-viking-warriors", {i, 0}, i)));
    const FigureBatches batches = batches_of(figures);
    CHECK(batches.solid.size() + batches.sheer.size() == 5);  // Two bodies, base, mark, shade.
}

}  // namespace hexwright
