#include "editor/view/gl/shaders.h"

#include "editor/view/materials.h"

#include <cstring>
#include <initializer_list>
#include <string>

#include <glad/gl.h>

namespace hexwright::gl::shaders {
namespace {

// OpenGL ES (a browser tab) wants its own first lines.
std::string first_lines() {
    const auto* language = reinterpret_cast<const char*>(glGetString(GL_SHADING_LANGUAGE_VERSION));
    if (!language || !std::strstr(language, "ES")) return "#version 330 core\n";
    return "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n"
           "precision highp sampler2DShadow;\n";
}

// What every program that shows the map begins with.
constexpr const char* lighting = R"(
uniform vec3 eye, sun_way, sun, sky, ground;
uniform vec3 low, high;           // The backdrop's colours, as shown.
uniform float pixel_height;       // 1 / the picture's height.
uniform float thickness_of_air;   // 1 / the distance at which haze hides two thirds.
uniform sampler2D surroundings;   // See editor/view/surroundings.h.
uniform vec4 covered;             // The part of the table that it covers: corner, and 1 / size.
uniform float highest;
uniform sampler2DShadow shadow;
uniform float glowing;            // Strength of lava's light.

vec3 backdrop() { return mix(low, high, gl_FragCoord.y * pixel_height); }

// Bright light loses strength gradually, so that snow in the sun keeps its detail.
vec3 shown(vec3 light) { return sqrt(light * 1.05 / (1.0 + 0.30 * light)); }

vec3 in_air(vec3 colour, vec3 at) {
    float far = length(at - eye) * thickness_of_air;
    return mix(backdrop(), colour, exp(-far * far));
}

vec4 around(vec3 at) { return texture(surroundings, (at.xy - covered.xy) * covered.zw); }

// The share of the sky that is seen from a place, by how far things around it rise above it.
float open_sky(vec4 about, float z) {
    vec2 rise = max(about.rg * highest - z, 0.0);
    return 1.0 / (1.0 + 3.4 * rise.x + 1.3 * rise.y);
}

vec3 glow(vec4 about) { return vec3(1.5, 0.42, 0.07) * (glowing * about.b); }
)";

constexpr const char* plain_vertex = R"(
layout(location = 0) in vec3 at;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in vec4 matter;
uniform mat4 view_projection, shadow_from_world;
uniform vec3 eye, sun_way, sun, sky, ground;
uniform vec4 tint;
uniform float opacity;
uniform float emission[16];  // By material.
out vec3 in_shade, from_sun, own_colour, place, shadow_at;
out float alpha;
invariant gl_Position;
void main() {
    vec3 n = normalize(normal.xyz);
    vec3 own = mix(colour.rgb * colour.rgb, tint.rgb, tint.a);
    float facing = dot(n, sun_way);
    vec3 halfway = normalize(sun_way + normalize(eye - at));
    float shine = normal.w * pow(max(dot(n, halfway), 0.0), 22.0);
    own_colour = own;
    in_shade = own * (mix(ground, sky, 0.5 + 0.5 * n.z) + emission[int(matter.x)]);
    from_sun = (own * max(facing, 0.0) + 0.35 * shine * step(0.0, facing)) * sun;
    alpha = colour.a * opacity;
    place = at;
    shadow_at = (shadow_from_world * vec4(at + n * 0.035, 1.0)).xyz;
    gl_Position = view_projection * vec4(at, 1.0);
}
)";
constexpr const char* plain_fragment = R"(
in vec3 in_shade, from_sun, own_colour, place, shadow_at;
in float alpha;
out vec4 result;
void main() {
    vec4 about = around(place);
    vec3 light = in_shade * open_sky(about, place.z) + from_sun * texture(shadow, shadow_at) + own_colour * glow(about);
    result = vec4(in_air(shown(light), place), alpha);
}
)";

constexpr const char* fine_vertex = R"(
layout(location = 0) in vec3 at;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in vec4 matter;
uniform mat4 view_projection, shadow_from_world;
uniform vec4 grains[16];  // By material: specks, patches, bumps, how much it is laid in courses.
out vec3 place, facing, own, shadow_at;
out float gloss;
flat out vec4 grain;
flat out vec2 origin;
flat out float sort;
invariant gl_Position;
void main() {
    place = at;
    facing = normal.xyz;
    own = colour.rgb * colour.rgb;
    gloss = normal.w;
    sort = matter.x;
    grain = grains[int(matter.x)];
    origin = matter.yz / 255.0;
    shadow_at = (shadow_from_world * vec4(at + normalize(normal.xyz) * 0.035, 1.0)).xyz;
    gl_Position = view_projection * vec4(at, 1.0);
}
)";

// Where a face lies in the pattern: from above, or along the wall and upwards.
constexpr const char* pattern = R"(
uniform sampler2D noise;
vec2 along(vec3 n, vec3 at) {
    vec2 wall = vec2(dot(at.xy, vec2(-n.y, n.x)) * inversesqrt(max(dot(n.xy, n.xy), 1e-4)), at.z);
    return abs(n.z) > 0.35 ? at.xy : wall;
}
vec3 leaning(vec3 n, vec2 by) {
    vec3 flat_lean = vec3(by, 0.0), wall_lean = vec3(-n.y * by.x, n.x * by.x, by.y);
    return normalize(n + (abs(n.z) > 0.35 ? flat_lean : wall_lean));
}
)";

constexpr const char* fine_fragment = R"(
in vec3 place, facing, own, shadow_at;
in float gloss;
flat in vec4 grain;
flat in vec2 origin;
flat in float sort;
out vec4 result;

// Blocks of masonry on a wall: 1 in a block, less in the joints.
float courses(vec2 at) {
    vec2 block = vec2(at.x * 2.6, at.y * 7.0);
    block.x += 0.5 * mod(floor(block.y), 2.0);
    vec2 from_joint = 0.5 - abs(fract(block) - 0.5);
    return smoothstep(0.0, 0.09, min(from_joint.x * 0.7, from_joint.y));
}

void main() {
    vec3 n = normalize(facing);
    bool level = abs(n.z) > 0.35;
    vec2 at = along(n, place);
    vec4 specks = texture(noise, at * 0.26 + origin), patches = texture(noise, at * 0.07 + origin.yx);
    float fine = specks.r - 0.5, broad = patches.g - 0.5 + 0.5 * (specks.g - 0.5);
    vec3 colour = own * max(1.0 + 1.5 * grain.x * fine + 1.7 * grain.y * broad, 0.1);
    colour += own * vec3(0.16, 0.04, -0.12) * (broad * grain.y * 2.0);
    colour *= mix(1.0, 0.62 + 0.38 * courses(at), level ? 0.0 : grain.w);
    n = leaning(n, (specks.ba - 0.5) * -grain.z * 1.3);
    vec3 to_eye = normalize(eye - place);
    vec4 about = around(place);
    float open = open_sky(about, place.z), lit = texture(shadow, shadow_at);
    float facing_sun = max(dot(n, sun_way), 0.0);
    float shine = gloss * pow(max(dot(n, normalize(sun_way + to_eye)), 0.0), 26.0) * (1.0 + fine);
    float edge = pow(1.0 - max(dot(n, to_eye), 0.0), 4.0) * 0.10 * open;
    vec3 light = colour * (mix(ground, sky, 0.5 + 0.5 * n.z) * open + sun * (facing_sun * lit) + glow(about));
    light += sun * (0.5 * shine * lit * step(0.0, facing_sun)) + sky * edge;
    result = vec4(in_air(shown(light), place), 1.0);
}
)";

constexpr const char* deep_fragment = R"(
in vec3 place, facing, own, shadow_at;
in float gloss;
flat in vec4 grain;
flat in vec2 origin;
flat in float sort;  // A Material.
out vec4 result;

bool is(int material) { return abs(sort - float(material)) < 0.5; }

// What lies `deep` below the surface, seen past it.
vec4 below(vec2 at, vec3 to_eye, float deep, float scale) {
    return texture(noise, (at - to_eye.xy / max(to_eye.z, 0.35) * deep) * scale);
}

vec3 reflected(vec3 n, vec3 to_eye) {
    float up = reflect(-to_eye, n).z;
    return mix(low * low, high * high * vec3(0.86, 0.96, 1.1), smoothstep(-0.1, 0.7, up)) * mix(0.75, 1.0, up);
}

void main() {
    vec3 n = normalize(facing), to_eye = normalize(eye - place);
    bool level = abs(n.z) > 0.35;
    vec2 at = along(n, place);
    vec4 small = texture(noise, at * 0.11 + vec2(0.31, 0.62)), wide = texture(noise, at.yx * vec2(0.045, -0.045));
    vec2 ripples = (small.ba + wide.ba * 1.4 - 1.2);
    vec4 about = around(place);
    float open = open_sky(about, place.z), lit = texture(shadow, shadow_at);
    float facing_sun = max(dot(n, sun_way), 0.0);
    vec3 ambient = mix(ground, sky, 0.5 + 0.5 * n.z) * open, direct = sun * (facing_sun * lit);

    vec4 bed = below(at, to_eye, 0.30, 0.21);
    float ridge = 1.0 - abs(bed.g - 0.5) * 7.0;                   // Thin lines: light on the bed, cracks.
    float bank = clamp((about.r * highest - place.z) * 5.0, 0.0, 1.0);

    // Water: dark where it is deep, light near the bank, a net of light on its bed.
    float cloudy = is(MURK) ? 1.0 : 0.0;
    vec3 water = own * mix(0.30 + 0.62 * bed.g, 0.62 + 0.6 * (small.g - 0.5 + bed.g - 0.3), cloudy);
    water = mix(water, own * vec3(1.30, 1.45, 1.20), 0.6 * bank);
    water += own * vec3(0.9, 1.0, 0.9) * (0.55 * smoothstep(0.35, 1.0, ridge) * (0.3 + 0.7 * lit) * (1.0 - cloudy));

    // Ice: pale, cracks inside it, the more blue the deeper one looks.
    float crack = smoothstep(0.45, 1.0, ridge) + 0.6 * smoothstep(0.5, 1.0, 1.0 - abs(small.g - 0.5) * 9.0);
    float slant = 1.0 - abs(dot(n, to_eye));
    vec3 ice = mix(own, own * vec3(0.52, 0.78, 0.98), 0.55 * (1.0 - slant) * (0.6 + 0.8 * (bed.g - 0.5) + 0.3));
    ice = ice * (0.86 + 0.5 * (small.g - 0.5)) + vec3(0.30, 0.34, 0.36) * crack * 0.8;

    bool frozen = is(ICE), hot = is(LAVA);
    vec3 body = frozen ? ice : water;
    float rough = frozen ? 0.10 : mix(0.34, 0.16, cloudy);
    vec3 wavy = level ? normalize(n + vec3(ripples * rough, 0.0)) : leaning(n, ripples * rough * 0.3);
    float mirror = 0.03 + (frozen ? 0.42 : 0.66) * pow(1.0 - max(dot(wavy, to_eye), 0.0), 4.0);
    vec2 glitter = (texture(noise, at * 0.47 + wide.rg).ba - 0.5) * (frozen ? 0.10 : 0.30);
    vec3 facet = level ? normalize(n + vec3(glitter + ripples * rough * 0.5, 0.0)) : wavy;
    float shine = pow(max(dot(facet, normalize(sun_way + to_eye)), 0.0), frozen ? 60.0 : 140.0);
    vec3 through = own * sun * (frozen ? (level ? 0.14 : 0.42) * (1.0 - 0.7 * facing_sun) * (0.45 + 0.55 * lit) : 0.0);
    vec3 light = body * (ambient + direct + glow(about)) + through;
    light = mix(light, reflected(wavy, to_eye) * (0.5 + 0.5 * open), level ? mirror : mirror * 0.5);
    light += sun * (shine * lit * 0.7 * mix(1.0, 0.45, cloudy));

    // Lava: a dark crust that the glow breaks through.
    vec4 crust = texture(noise, at * 0.19 + 0.5 * (wide.ba - 0.5));
    float heat = 1.0 - abs(crust.g - 0.5) * 5.0 + 0.5 * (wide.g - 0.5) + 0.25 * (crust.r - 0.5);
    vec3 melt = mix(vec3(0.30, 0.035, 0.012), vec3(1.15, 0.26, 0.025), smoothstep(-0.1, 0.45, heat));
    melt = mix(melt, vec3(2.2, 1.05, 0.22), smoothstep(0.45, 1.0, heat));
    light = hot ? mix(melt, melt * 0.5 + 0.05 * own, level ? 0.0 : 0.5) + 0.12 * own * (ambient + direct) : light;
    result = vec4(in_air(shown(light), place), 1.0);
}
)";

// A vertex's opacity is the share of the copy's colour in its own.
constexpr const char* figure_vertex = R"(
layout(location = 0) in vec3 at;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 4) in vec4 where;
layout(location = 5) in vec4 scale;
layout(location = 6) in vec3 player;
layout(location = 7) in vec2 way;
uniform mat4 view_projection;
uniform vec3 sun_way, sun, sky, ground;
flat out vec4 own_light;
vec3 faced(vec3 v) { return vec3(way.x * v.x - way.y * v.y, way.y * v.x + way.x * v.y, v.z); }
vec3 shown(vec3 light) { return sqrt(light * 1.05 / (1.0 + 0.30 * light)); }
void main() {
    vec3 n = faced(normal.xyz);
    vec3 stored = mix(colour.rgb, player, colour.a);
    vec3 own = stored * stored;
    own = mix(own, vec3(0.34) * (0.35 + dot(own, vec3(0.3, 0.6, 0.1))), where.w);
    vec3 light = mix(ground, sky, 0.5 + 0.5 * n.z) + max(0.2 + 0.8 * dot(n, sun_way), 0.0) * sun;
    own_light = vec4(shown(own * light), scale.w);
    gl_Position = view_projection * vec4(faced(at * scale.xyz) + where.xyz, 1.0);
}
)";
constexpr const char* figure_fragment = R"(
flat in vec4 own_light;
out vec4 result;
void main() { result = own_light; }
)";

constexpr const char* figure_depth_vertex = R"(
layout(location = 0) in vec3 at;
layout(location = 4) in vec4 where;
layout(location = 5) in vec4 scale;
layout(location = 7) in vec2 way;
uniform mat4 view_projection;
void main() {
    vec3 v = at * scale.xyz;
    gl_Position = view_projection * vec4(vec3(way.x * v.x - way.y * v.y, way.y * v.x + way.x * v.y, v.z) + where.xyz, 1.0);
}
)";
constexpr const char* cast_vertex = R"(
layout(location = 0) in vec3 at;
layout(location = 1) in vec4 normal;
uniform mat4 view_projection, shadow_from_world, cast_from_world;
uniform vec3 sun_way;
out vec3 shadow_at, cast_at;
out float facing;
invariant gl_Position;
void main() {
    vec3 n = normalize(normal.xyz);
    facing = dot(n, sun_way);
    shadow_at = (shadow_from_world * vec4(at + n * 0.035, 1.0)).xyz;
    cast_at = (cast_from_world * vec4(at + n * 0.02, 1.0)).xyz;
    gl_Position = view_projection * vec4(at, 1.0);
}
)";
constexpr const char* cast_fragment = R"(
in vec3 shadow_at, cast_at;
in float facing;
uniform sampler2DShadow shadow, figures;
out vec4 result;
void main() {
    float taken = (1.0 - texture(figures, cast_at)) * texture(shadow, shadow_at) * clamp(facing * 2.0, 0.0, 1.0);
    result = vec4(0.01, 0.016, 0.035, 0.46 * taken);
}
)";

constexpr const char* depth_vertex = R"(
layout(location = 0) in vec3 at;
uniform mat4 view_projection;
invariant gl_Position;
void main() { gl_Position = view_projection * vec4(at, 1.0); }
)";
constexpr const char* depth_fragment = "void main() {}\n";

constexpr const char* whole_vertex = R"(
void main() {
    vec2 corner = vec2((gl_VertexID & 1) * 4 - 1, (gl_VertexID >> 1) * 4 - 1);
    gl_Position = vec4(corner, 1.0, 1.0);
}
)";
constexpr const char* backdrop_fragment = R"(
uniform vec3 low, high;
uniform float pixel_height;
out vec4 result;
void main() { result = vec4(mix(low, high, gl_FragCoord.y * pixel_height), 1.0); }
)";
constexpr const char* copy_fragment = R"(
uniform sampler2D picture;
uniform float grained;
out vec4 result;
float chance(vec2 at) { return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715)))); }
void main() {
    vec3 colour = texelFetch(picture, ivec2(gl_FragCoord.xy), 0).rgb;
    result = vec4(colour + grained * (chance(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}
)";

// Each pixel is the mean of four of the larger picture. Nothing is filtered: that takes a software renderer long to
// prepare.
constexpr const char* halved_fragment = R"(
uniform sampler2D picture;
out vec4 result;
void main() {
    ivec2 last = textureSize(picture, 0) - 1, at = min(ivec2(gl_FragCoord.xy) * 2, last), next = min(at + 1, last);
    result = 0.25 * (texelFetch(picture, at, 0) + texelFetch(picture, ivec2(next.x, at.y), 0) +
                     texelFetch(picture, ivec2(at.x, next.y), 0) + texelFetch(picture, next, 0));
}
)";

constexpr const char* table_vertex = R"(
uniform mat4 view_projection, shadow_from_world;
uniform vec2 middle;
uniform float reach, height;
out vec2 off;
out vec3 place, shadow_at;
void main() {
    off = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID >> 1) * 2 - 1);
    place = vec3(middle + off * reach, height);
    shadow_at = (shadow_from_world * vec4(place, 1.0)).xyz;
    gl_Position = view_projection * vec4(place, 1.0);
}
)";
// The table's surface is drawn once, for a rectangle that repeats: its colour, of which the theme's is the mean, and
// how far it shines. All that depends on a place repeats after `period` hexes.
constexpr const char* surface_fragment = R"(
uniform sampler2D noise;
uniform vec2 pixels, period;  // Its size.
out vec4 result;
vec4 surface(vec2 at);
void main() {
    vec4 own = surface(gl_FragCoord.xy / pixels * period);
    result = vec4(own.rgb * 0.5, own.a);
}
)";
// Boards of nearly three hexes, each with a grain and a tone of its own.
constexpr const char* wood = R"(
vec4 surface(vec2 at) {
    float boards = at.y / period.y * 6.0, board = floor(boards), within = fract(boards);
    float own = fract(sin(board * 12.9898) * 43758.5453);
    vec2 part = at / period;
    vec4 grain = texture(noise, vec2(part.x + own * 7.0, part.y * 4.0 + own));
    vec4 fibre = texture(noise, vec2(part.x + own, part.y * 14.0 + own));
    float rings = 0.5 + 0.5 * sin((grain.g * 9.0 + within * 2.0 + own * 6.0) * 6.2831853);
    float tone = 0.86 + 0.2 * own + 0.16 * (rings - 0.5) * (0.4 + grain.r) + 0.34 * (fibre.r - 0.5);
    float joint = smoothstep(0.0, 0.014, min(within, 1.0 - within));
    return vec4(mix(vec3(0.36, 0.30, 0.27), vec3(1.0), joint) * tone, 0.22 * joint);
}
)";
constexpr const char* felt = R"(
vec4 surface(vec2 at) {
    vec2 part = at / period * vec2(2.0, 1.0);
    float weave = texture(noise, part * 8.0).r + texture(noise, part.yx * 13.0).r - 1.0;
    return vec4(vec3(1.0 + 0.34 * weave + 0.16 * (texture(noise, part).g - 0.5)), 0.0);
}
)";
// Flags of four hexes.
constexpr const char* stone = R"(
vec4 surface(vec2 at) {
    vec2 flag = at / period * vec2(8.0, 4.0), part = at / period * vec2(2.0, 1.0);
    flag.x += 0.5 * mod(floor(flag.y), 2.0);
    vec2 from_joint = 0.5 - abs(fract(flag) - 0.5);
    float joint = smoothstep(0.004, 0.026, min(from_joint.x, from_joint.y));
    vec2 number = vec2(mod(floor(flag.x), 8.0), floor(flag.y));
    float own = fract(sin(dot(number, vec2(12.9898, 78.233))) * 43758.5453);
    vec4 coarse = texture(noise, part + own), fine = texture(noise, part * 5.0);
    float tone = 0.86 + 0.2 * own + 0.5 * (coarse.g - 0.5) + 0.3 * (fine.r - 0.5);
    return vec4(vec3(mix(0.45, 1.0, joint) * tone), 0.12 * joint);
}
)";
constexpr const char* table_fragment = R"(
in vec2 off;
in vec3 place, shadow_at;
uniform vec3 table;
uniform sampler2D surface;
uniform vec2 period;
out vec4 result;
void main() {
    vec4 about = around(place);
    vec4 own = texture(surface, place.xy / period) * vec4(2.0, 2.0, 2.0, 1.0);
    float open = open_sky(about, 0.0);
    vec3 to_eye = normalize(eye - place);
    float shine = own.a * pow(max(dot(vec3(0.0, 0.0, 1.0), normalize(sun_way + to_eye)), 0.0), 40.0);
    float lit = texture(shadow, shadow_at);
    vec3 light = table * own.rgb * (sky * open + sun * (sun_way.z * lit) + glow(about)) + sun * (shine * lit);
    float away = smoothstep(0.30, 1.0, length(off));
    result = vec4(mix(in_air(shown(light), place), backdrop(), away), 1.0);
}
)";

std::string put(std::initializer_list<const char*> parts) {
    std::string text = first_lines();
    for (const char* part : parts) text += part;
    return text;
}

std::string number_of(const char* name, Material material) {
    return "const int " + std::string(name) + " = " + std::to_string(static_cast<int>(material)) + ";\n";
}

}  // namespace

Source plain_pieces() { return {put({plain_vertex}), put({lighting, plain_fragment})}; }
Source fine_pieces() { return {put({fine_vertex}), put({lighting, pattern, fine_fragment})}; }
Source fine_depths() {
    const std::string numbers =
        number_of("MURK", Material::SwampWater) + number_of("ICE", Material::Ice) + number_of("LAVA", Material::Lava);
    return {put({fine_vertex}), put({lighting, pattern, numbers.c_str(), deep_fragment})};
}
Source figures() { return {put({figure_vertex}), put({figure_fragment})}; }
Source figure_depth() { return {put({figure_depth_vertex}), put({depth_fragment})}; }
Source cast_shadows() { return {put({cast_vertex}), put({cast_fragment})}; }
Source depth_only() { return {put({depth_vertex}), put({depth_fragment})}; }
Source backdrop() { return {put({whole_vertex}), put({backdrop_fragment})}; }
Source copy() { return {put({whole_vertex}), put({copy_fragment})}; }
Source halved() { return {put({whole_vertex}), put({halved_fragment})}; }
Source table() { return {put({table_vertex}), put({lighting, table_fragment})}; }
Source table_surface(TableTop kind) {
    const char* surface = kind == TableTop::Felt ? felt : kind == TableTop::Stone ? stone : wood;
    return {put({whole_vertex}), put({surface_fragment, surface})};
}

}  // namespace hexwright::gl::shaders
