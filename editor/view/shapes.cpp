#include "editor/view/shapes.h"

#include <cmath>

#include <glm/gtc/constants.hpp>

namespace hexwright::view {
namespace {

std::uint8_t byte_of(float part) { return static_cast<std::uint8_t>(std::lround(glm::clamp(part, 0.F, 1.F) * 255)); }

std::array<std::int8_t, 4> packed(glm::vec3 normal, float gloss) {
    const auto part = [](float x) { return static_cast<std::int8_t>(x * 127); };
    return {part(normal.x), part(normal.y), part(normal.z), part(gloss)};
}

void push(Mesh& mesh, const Point3& corner, const std::array<std::int8_t, 4>& normal, const Paint& paint) {
    const glm::vec3 colour = paint.colour * corner.shade;
    mesh.vertices.push_back({corner.at,
                             normal,
                             {byte_of(colour.r), byte_of(colour.g), byte_of(colour.b), byte_of(paint.opacity)},
                             {static_cast<std::uint8_t>(paint.material), paint.origin[0], paint.origin[1], 0}});
}

glm::vec3 normal_of(glm::vec3 a, glm::vec3 b, glm::vec3 c) {
    const glm::vec3 across = glm::cross(b - a, c - a);
    const float length = glm::length(across);
    return length > 0 ? across / length : glm::vec3(0, 0, 1);
}

}  // namespace

Paint paint_of(unsigned rgb, float gloss) {
    const auto part = [rgb](int shift) { return static_cast<float>((rgb >> shift) & 0xFF) / 255.F; };
    return {{part(16), part(8), part(0)}, gloss, 1};
}

Paint shaded(Paint paint, float factor) {
    paint.colour *= factor;
    return paint;
}

Paint mixed(Paint paint, glm::vec3 colour, float part) {
    paint.colour = glm::mix(paint.colour, colour, part);
    return paint;
}

void triangle(Mesh& mesh, Point3 a, Point3 b, Point3 c, const Paint& paint) { fan(mesh, std::array{a, b, c}, paint); }

void quad(Mesh& mesh, Point3 a, Point3 b, Point3 c, Point3 d, const Paint& paint) {
    fan(mesh, std::array{a, b, c, d}, paint);
}

void fan(Mesh& mesh, std::span<const Point3> corners, const Paint& paint) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto normal = packed(normal_of(corners[0].at, corners[1].at, corners[2].at), paint.gloss);
    for (const Point3& corner : corners) push(mesh, corner, normal, paint);
    for (std::uint32_t i = 2; i < corners.size(); ++i)
        mesh.indices.insert(mesh.indices.end(), {first, first + i - 1, first + i});
}

void rounded_rim(Mesh& mesh, const std::array<Point3, 4>& corners, glm::vec3 outer_normal, glm::vec3 inner_normal,
                 const Paint& paint) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto outer = packed(outer_normal, paint.gloss), inner = packed(inner_normal, paint.gloss);
    for (std::size_t i = 0; i < 4; ++i) push(mesh, corners[i], i < 2 ? outer : inner, paint);
    mesh.indices.insert(mesh.indices.end(), {first, first + 1, first + 2, first, first + 2, first + 3});
}

void round_body(Mesh& mesh, const Round& body, const Paint& paint) {
    const auto at = [&](int number, float radius, float part) {
        const float angle =
            body.turn + glm::two_pi<float>() * static_cast<float>(number) / static_cast<float>(body.sides);
        return Point3{body.low + glm::vec3(std::cos(angle) * radius + body.lean.x * part,
                                           std::sin(angle) * radius + body.lean.y * part, body.height * part)};
    };
    std::vector<Point3> cap;
    for (int i = 0; i < body.sides; ++i) {
        const Point3 a = at(i, body.low_radius, 0), b = at(i + 1, body.low_radius, 0);
        const Point3 c = at(i + 1, body.high_radius, 1), d = at(i, body.high_radius, 1);
        if (body.high_radius <= 0) triangle(mesh, a, b, d, paint);
        else if (body.low_radius <= 0) triangle(mesh, a, c, d, paint);
        else quad(mesh, a, b, c, d, paint);
        cap.push_back(d);
    }
    if (body.high_radius > 0) fan(mesh, cap, paint);
}

void slab(Mesh& mesh, std::array<glm::vec2, 4> ground, float bottom, float top, const Paint& paint, bool closed_below) {
    const glm::vec2 one = ground[1] - ground[0], two = ground[3] - ground[0];
    if (one.x * two.y - one.y * two.x < 0) std::swap(ground[1], ground[3]);
    const auto low = [&](int i) { return Point3{glm::vec3(ground[static_cast<std::size_t>(i % 4)], bottom), 0.85F}; };
    const auto high = [&](int i) { return Point3{glm::vec3(ground[static_cast<std::size_t>(i % 4)], top)}; };
    for (int i = 0; i < 4; ++i) quad(mesh, low(i), low(i + 1), high(i + 1), high(i), paint);
    quad(mesh, high(0), high(1), high(2), high(3), paint);
    if (closed_below) quad(mesh, low(3), low(2), low(1), low(0), paint);
}

void wall_along(Mesh& mesh, glm::vec2 from, glm::vec2 to, float thick, float bottom, float top, const Paint& paint) {
    const glm::vec2 way = glm::normalize(to - from) * (thick / 2), aside{-way.y, way.x};
    slab(mesh, {from - aside, to - aside, to + aside, from + aside}, bottom, top, paint, bottom > 0.01F);
}

void bar(Mesh& mesh, glm::vec3 from, glm::vec3 to, float thick, const Paint& paint) {
    const glm::vec3 way = glm::normalize(to - from);
    const glm::vec3 helper = std::abs(way.z) > 0.9F ? glm::vec3(1, 0, 0) : glm::vec3(0, 0, 1);
    const glm::vec3 one = glm::normalize(glm::cross(way, helper)) * (thick / 2), two = glm::cross(way, one);
    const glm::vec3 ring[] = {one + two, two - one, -one - two, one - two};
    for (std::size_t i = 0; i < 4; ++i) {
        const glm::vec3 a = ring[i], b = ring[(i + 1) % 4];
        quad(mesh, {from + a}, {from + b}, {to + b}, {to + a}, paint);
    }
    quad(mesh, {to + ring[0]}, {to + ring[1]}, {to + ring[2]}, {to + ring[3]}, paint);
    quad(mesh, {from + ring[3]}, {from + ring[2]}, {from + ring[1]}, {from + ring[0]}, paint);
}

float chance(int a, int b, int salt) {
    std::uint32_t mix = static_cast<std::uint32_t>(a) * 0x9E3779B1U ^ static_cast<std::uint32_t>(b) * 0x85EBCA77U ^
                        static_cast<std::uint32_t>(salt) * 0xC2B2AE3DU;
    mix ^= mix >> 15;
    mix *= 0x2C1B3C6DU;
    mix ^= mix >> 12;
    mix *= 0x297A2D39U;
    mix ^= mix >> 15;
    return static_cast<float>(mix & 0xFFFF) / 65535.F;
}

std::array<std::uint8_t, 2> pattern_origin(int a, int b) {
    return {byte_of(chance(a, b, 71)), byte_of(chance(a, b, 72))};
}

}  // namespace hexwright::view
