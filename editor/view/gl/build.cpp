#include "editor/view/gl/parts.h"
#include "editor/view/gl/shaders.h"
#include "editor/view/grain.h"
#include "editor/view/meshes.h"
#include "editor/view/surroundings.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include <glad/gl.h>

namespace hexwright::gl {
namespace {

// Of the map's shadow on a processor: memory costs time at the start.
constexpr int quick_shadow_size = 1024;

bool by_processor() {
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return name && (std::strstr(name, "llvmpipe") || std::strstr(name, "softpipe") || std::strstr(name, "SWR") ||
                    std::strstr(name, "SwiftShader"));
}

int samples_for(int wanted) {
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    if (wanted == Fineness::smooth_where_cheap) wanted = by_processor() ? 0 : 4;
    return std::clamp(wanted, 0, most);
}

}  // namespace

Result<void> GlBackend::Parts::create(const Fineness& wanted) {
    fineness = wanted;
    samples = samples_for(wanted.samples);
    slow = by_processor();
    for (const Which which : {Which::Plain, Which::Depth, Which::Backdrop, Which::Table})
        if (const auto made = programs.make(which); !made) return failure(made.error());
    GLuint name = 0;
    glGenVertexArrays(1, &name);
    nothing = GlVertices(name);
    make_noise();
    return shadow.resize(slow ? quick_shadow_size : shadow_size);
}

void GlBackend::Parts::make_noise() {
    noise = new_texture();
    glBindTexture(GL_TEXTURE_2D, *noise);
    put_levels(grain_pixels(), grain_size, grain_size);
}

// Draws the table's surface once, for all pictures of it, and the smaller pictures of it for what is far away.
Result<void> GlBackend::Parts::make_table(TableTop kind) {
    constexpr int wide = 1024, tall = 512;
    if (table_kind == kind) return {};
    const shaders::Source source = shaders::table_surface(kind), half_source = shaders::halved();
    const auto program = program_of(source.vertex, source.fragment);
    if (!program) return failure(program.error());
    const auto half = program_of(half_source.vertex, half_source.fragment);
    if (!half) return failure(half.error());
    GlLevels levels(wide, tall);
    glDisable(GL_BLEND);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glBindVertexArray(*nothing);
    levels.begin(0);
    glUseProgram(**program);
    glBindTexture(GL_TEXTURE_2D, *noise);
    glUniform1i(uniform(*program, "noise"), 0);
    glUniform2f(uniform(*program, "pixels"), wide, tall);
    glUniform2f(uniform(*program, "period"), shaders::table_period[0], shaders::table_period[1]);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glUseProgram(**half);
    glUniform1i(uniform(*half, "picture"), 0);
    for (int level = 1; levels.begin(level); ++level) glDrawArrays(GL_TRIANGLES, 0, 3);
    table_surface = levels.take_texture();
    table_kind = kind;
    return {};
}

void GlBackend::Parts::build(const Snapshot& now, const Catalogue& catalogue) {
    const SceneMesh scene = scene_mesh(now, catalogue);
    solid.upload(scene.solid);
    low = {scene.low.x, scene.low.y, 0};
    high = scene.high;
    table_about.upload(table_around(low, high));
    build_surroundings(now.terrain, catalogue);
    shadow_is_old = true;
    ++builds;
}

void GlBackend::Parts::renew_shadow() {
    shadow_view = shadow_matrix(low, high, sun_way);
    draw_shadow(shadow, shadow_view);
    shadow_is_old = false;
}

void GlBackend::Parts::build_surroundings(const Terrain& terrain, const Catalogue& catalogue) {
    const Surroundings seen = surroundings_of(terrain, catalogue);
    surroundings = new_texture();
    glBindTexture(GL_TEXTURE_2D, *surroundings);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA16, seen.width, seen.height, 0, GL_RGBA, GL_UNSIGNED_SHORT,
                 seen.points.data());
    for (const unsigned key : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(GL_TEXTURE_2D, key, GL_LINEAR);
    for (const unsigned key : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        glTexParameteri(GL_TEXTURE_2D, key, GL_CLAMP_TO_EDGE);
    covered = glm::vec4(seen.low, 1.F / seen.size);
    highest = seen.highest;
}

void GlBackend::Parts::build_highlight(const Snapshot& now, const Catalogue& catalogue, const Highlight& highlight) {
    const auto found = [&](const std::vector<PieceId>& ids) {
        std::vector<PlacedPiece> pieces;
        for (const PieceId id : ids)
            if (const PlacedPiece* placed = now.scenario->battlefield.find(id)) pieces.push_back(*placed);
        return pieces;
    };
    const std::vector<PlacedPiece> chosen = found(highlight.selected);
    const bool also_chosen = highlight.hovered && std::ranges::count(highlight.selected, *highlight.hovered) > 0;
    selected.upload(loose_mesh(chosen, catalogue));
    outline.upload(outline_mesh(chosen, catalogue, Paint{}));
    hovered.upload(highlight.hovered && !also_chosen ? loose_mesh(found({*highlight.hovered}), catalogue) : Mesh{});
    ghost.upload(loose_mesh(highlight.ghost, catalogue));
    ghost_outline.upload(outline_mesh(highlight.ghost, catalogue, Paint{}));
    marks.upload(ring_mesh(highlight.marked, now.terrain, Paint{}));
}

}  // namespace hexwright::gl
