#include "editor/view/gl/parts.h"
#include "editor/view/gl/shaders.h"

#include <algorithm>
#include <vector>

#include <glad/gl.h>

namespace hexwright::gl {
namespace {

// Linear light. The panels' accent, bright enough for dark tiles.
const glm::vec3 accent{0.03F, 0.50F, 0.44F};
const glm::vec3 refused{0.75F, 0.04F, 0.03F};
const glm::vec3 doubted{0.86F, 0.42F, 0.02F};

// From this distance of the camera on a processor draws plain figures: the more there are, the nearer.
float plain_beyond(const std::vector<FigureInstance>& figures) { return figures.size() > 24 ? 6 : 11; }

}  // namespace

void GlBackend::Parts::draw_mesh(const GlMesh& mesh, glm::vec4 tint, float opacity) {
    if (mesh.empty()) return;
    const GlProgram& plain = programs[Which::Plain];
    set_uniform(plain, "tint", tint);
    set_uniform(plain, "opacity", opacity);
    mesh.draw();
    ++calls;
}

void GlBackend::Parts::draw_pieces(const Shot& shot) {
    if (!shot.fine) {
        begin_lit(Which::Plain, shot);
        return draw_mesh(solid);
    }
    begin_lit(Which::FineSolid, shot);
    if (solid.draw_solid()) ++calls;
    begin_lit(Which::FineDeep, shot);
    if (solid.draw_deep()) ++calls;
}

void GlBackend::Parts::draw_surroundings(const Shot& shot) {
    const Wanted& wanted = shot.wanted;
    glBindVertexArray(*nothing);
    const GlProgram& table = begin_lit(Which::Table, shot);
    glDisable(GL_CULL_FACE);
    set_uniform(table, "table", colours_of(wanted).tables[static_cast<std::size_t>(wanted.table)]);
    glUniform2f(uniform(table, "period"), shaders::table_period[0], shaders::table_period[1]);
    glUniform2f(uniform(table, "middle"), wanted.camera.target.x, wanted.camera.target.y);
    set_uniform(table, "height", shaders::table_height);
    set_uniform(table, "reach", std::max(wanted.camera.distance * 2.2F, 30.F));
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    begin_lit(Which::Backdrop, shot);
    glDisable(GL_CULL_FACE);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glEnable(GL_CULL_FACE);
    calls += 2;
}

// Drawn over the map with the same faces at the same depth, so nothing hidden shows through.
void GlBackend::Parts::draw_highlight(const Shot& shot) {
    begin_veils(shot);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(-1, -2);
    draw_mesh(selected, {accent, 1}, 0.38F);
    draw_mesh(hovered, {1, 1, 1, 1}, 0.22F);
    draw_mesh(outline, {accent, 1}, 0.95F);
    draw_mesh(marks, {accent, 1}, 0.9F);
    if (!ghost.empty()) {
        glDepthMask(GL_TRUE);  // Its own hidden faces must not shine through: depth first, colour after.
        glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
        draw_mesh(ghost);
        glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
        glDepthMask(GL_FALSE);
        const bool red = highlighted->ghost_refused, amber = highlighted->ghost_doubted;
        draw_mesh(ghost,
                  red     ? glm::vec4(refused, 0.75F)
                  : amber ? glm::vec4(doubted, 0.5F)
                          : glm::vec4(1, 1, 1, 0.12F),
                  0.66F);
        draw_mesh(ghost_outline, {red ? refused : amber ? doubted : accent, 1}, 0.85F);
    }
    glDisable(GL_POLYGON_OFFSET_FILL);
}

const GlProgram& GlBackend::Parts::begin_lit(Which which, const Shot& shot) {
    const ViewColours& colours = colours_of(shot.wanted);
    const GlProgram& program = programs[which];
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_CULL_FACE);
    glFrontFace(GL_CW);  // World coordinates are left-handed.
    glUseProgram(*program);
    const unsigned textures_used[] = {shot.light.shadow->texture(), *surroundings, *noise, *table_surface};
    const char* const samplers[] = {"shadow", "surroundings", "noise", "surface"};
    for (int i = 0; i < 4; ++i) {
        glActiveTexture(GL_TEXTURE0 + static_cast<unsigned>(i));
        glBindTexture(GL_TEXTURE_2D, textures_used[i]);
        glUniform1i(uniform(program, samplers[i]), i);
    }
    glActiveTexture(GL_TEXTURE0);
    set_uniform(program, "view_projection", shot.view);
    set_uniform(program, "shadow_from_world", to_texture(shot.light.from_world));
    set_uniform(program, "eye", eye_of(shot.wanted.camera));
    set_uniform(program, "covered", covered);
    set_uniform(program, "highest", highest);
    set_uniform(program, "sun_way", sun_way);
    set_uniform(program, "sun", colours.sun);
    set_uniform(program, "sky", colours.sky);
    set_uniform(program, "ground", colours.ground);
    set_uniform(program, "low", colours.low);
    set_uniform(program, "high", colours.high);
    set_uniform(program, "glowing", colours.glowing);
    set_uniform(program, "pixel_height", 1 / static_cast<float>(shot.wanted.height));
    set_uniform(program, "thickness_of_air", 1 / std::max(45.F, shot.wanted.camera.distance * 7));
    return program;
}

void GlBackend::Parts::begin_veils(const Shot& shot) {
    begin_lit(Which::Plain, shot);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
}

void GlBackend::Parts::draw_figures(const Shot& shot, const Region& region) {
    if (highlighted->figures.empty()) return;
    const Wanted& wanted = shot.wanted;
    const bool fine = !slow || wanted.camera.distance < plain_beyond(highlighted->figures);
    figures.upload(highlighted->figures, {part_of_view(wanted, region) * view_of(wanted), fine});
    if (figures.empty()) return;
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    begin_lit(Which::Figure, shot);
    calls += figures.draw_solid();
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    calls += figures.draw_sheer();
}

void GlBackend::Parts::draw_map(const Shot& shot, const GlTarget& target) {
    calls = 0;
    target.begin();
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    draw_pieces(shot);
    draw_surroundings(shot);
    begin_veils(shot);
    draw_mesh(veil);
    map_calls = calls;
    ++map_draws;
}

void GlBackend::Parts::draw_map_alone(const Wanted& wanted, bool new_map) {
    if (new_map || map_is_old) draw_map(plain_shot(wanted), map);
    map.resolve(map.whole());
    map_is_old = false;
    calls = map_calls;
}

// Brings the map to where the highlights are drawn. A copy is kept to draw other highlights on, but not of each
// picture of a moving camera.
void GlBackend::Parts::copy_map(const Wanted& wanted, bool new_map, bool camera_moves, const Region& region) {
    if (new_map && camera_moves) draw_map(plain_shot(wanted), lit);
    else if (new_map || map_is_old) draw_map(plain_shot(wanted), map);
    map_is_old = new_map && camera_moves;
    if (!map_is_old) lit.copy(map, region);
}

// Draws the highlights anew within the region; outside it they are as before.
void GlBackend::Parts::add_highlight(const Wanted& wanted, const GlTarget& target, const Region& region) {
    calls = map_calls;
    target.begin();
    glEnable(GL_SCISSOR_TEST);
    glScissor(region.left, region.bottom, region.right - region.left, region.top - region.bottom);
    draw_figures(plain_shot(wanted), region);
    draw_highlight(plain_shot(wanted));
    glDisable(GL_SCISSOR_TEST);
    target.resolve(region);
}

void GlBackend::Parts::draw_depth(const Shot& shot) {
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    begin_lit(Which::Depth, shot);
    solid.draw();
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
}

// Covers the target with a picture; its depth stays.
void GlBackend::Parts::put_over(unsigned picture, float grained) {
    const GlProgram& copy = programs[Which::Copy];
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_FALSE);
    glUseProgram(*copy);
    glBindTexture(GL_TEXTURE_2D, picture);
    glUniform1i(uniform(copy, "picture"), 0);
    set_uniform(copy, "grained", grained);
    glBindVertexArray(*nothing);
    glDrawArrays(GL_TRIANGLES, 0, 3);
}

}  // namespace hexwright::gl
