// The shader programs. Colours are linear light (approximated as the square of the stored value), so that light adds
// up.
#pragma once
#include "editor/view/gl/room.h"

namespace hexwright::gl::shaders {

// Faces are flat and small: lighting per vertex looks the same as per pixel and costs a tenth on a software renderer.
inline constexpr const char* piece_vertex = R"(#version 330 core
layout(location = 0) in vec3 at;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
uniform mat4 view_projection, shadow_from_world;
uniform vec3 eye, sun_way, sun, sky, ground;
uniform vec4 tint;
uniform float opacity;
out vec3 in_shade;
out vec3 from_sun;
out float alpha;
out vec3 shadow_at;
void main() {
    vec3 n = normalize(normal.xyz);
    vec3 own = mix(colour.rgb * colour.rgb, tint.rgb, tint.a);
    float facing = dot(n, sun_way);
    vec3 halfway = normalize(sun_way + normalize(eye - at));
    float shine = normal.w * pow(max(dot(n, halfway), 0.0), 22.0);
    in_shade = own * mix(ground, sky, 0.5 + 0.5 * n.z);
    from_sun = (own * max(facing, 0.0) + 0.45 * shine * step(0.0, facing)) * sun;
    alpha = colour.a * opacity;
    shadow_at = (shadow_from_world * vec4(at + n * 0.035, 1.0)).xyz;
    gl_Position = view_projection * vec4(at, 1.0);
}
)";

// A part of a figure, once for each copy (PartCopy in editor/view/figure_parts.h). A vertex's opacity is the share of
// the copy's colour in its own.
inline constexpr const char* figure_vertex = R"(#version 330 core
layout(location = 0) in vec3 at;
layout(location = 1) in vec4 normal;
layout(location = 2) in vec4 colour;
layout(location = 3) in vec4 place;
layout(location = 4) in vec4 scale;
layout(location = 5) in vec3 player;
layout(location = 6) in vec2 way;
uniform mat4 view_projection;
uniform vec3 sun_way, sun, sky, ground;
flat out vec4 shown;
vec3 faced(vec3 v) { return vec3(way.x * v.x - way.y * v.y, way.y * v.x + way.x * v.y, v.z); }
void main() {
    vec3 n = faced(normal.xyz);
    vec3 stored = mix(colour.rgb, player, colour.a);
    vec3 own = stored * stored;
    own = mix(own, vec3(0.34) * (0.35 + dot(own, vec3(0.3, 0.6, 0.1))), place.w);
    vec3 light = mix(ground, sky, 0.5 + 0.5 * n.z) + max(0.2 + 0.8 * dot(n, sun_way), 0.0) * sun;
    shown = vec4(sqrt(own * light), scale.w);
    gl_Position = view_projection * vec4(faced(at * scale.xyz) + place.xyz, 1.0);
}
)";
inline constexpr const char* figure_fragment = R"(#version 330 core
flat in vec4 shown;
out vec4 result;
void main() { result = shown; }
)";

inline constexpr const char* piece_fragment = R"(#version 330 core
in vec3 in_shade;
in vec3 from_sun;
in float alpha;
in vec3 shadow_at;
uniform sampler2DShadow shadow;
out vec4 result;
void main() {
    float lit = texture(shadow, shadow_at);
    result = vec4(sqrt(in_shade + from_sun * lit), alpha);
}
)";

inline constexpr const char* depth_vertex = R"(#version 330 core
layout(location = 0) in vec3 at;
uniform mat4 view_projection;
void main() { gl_Position = view_projection * vec4(at, 1.0); }
)";
inline constexpr const char* depth_fragment = R"(#version 330 core
void main() {}
)";

// The background, behind everything, so that no pixel is shaded twice.
inline constexpr const char* backdrop_vertex = R"(#version 330 core
out float height;
void main() {
    vec2 corner = vec2((gl_VertexID & 1) * 4 - 1, (gl_VertexID >> 1) * 4 - 1);
    height = corner.y * 0.5 + 0.5;
    gl_Position = vec4(corner, 1.0, 1.0);
}
)";
inline constexpr const char* backdrop_fragment = R"(#version 330 core
in float height;
uniform vec3 low, high;
out vec4 result;
void main() { result = vec4(mix(low, high, height), 1.0); }
)";

// The table: a square about the point looked at that fades into the backdrop.
inline constexpr const char* table_vertex = R"(#version 330 core
uniform mat4 view_projection, shadow_from_world;
uniform vec2 middle;
uniform float reach;
out vec2 off;
out vec3 shadow_at;
void main() {
    off = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID >> 1) * 2 - 1);
    vec4 at = vec4(middle + off * reach, -0.002, 1.0);
    shadow_at = (shadow_from_world * at).xyz;
    gl_Position = view_projection * at;
}
)";
inline constexpr const char* table_fragment = R"(#version 330 core
in vec2 off;
in vec3 shadow_at;
uniform sampler2DShadow shadow;
uniform vec3 table, low, high;
uniform float shade, pixel_height;
out vec4 result;
void main() {
    float away = smoothstep(0.25, 1.0, length(off));
    vec3 colour = table * mix(shade, 1.0, texture(shadow, shadow_at));
    result = vec4(mix(colour, mix(low, high, gl_FragCoord.y * pixel_height), away), 1.0);
}
)";

}  // namespace hexwright::gl::shaders
