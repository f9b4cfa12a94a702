#include "editor/view/gl/parts.h"

#include <glad/gl.h>

namespace hexwright::gl {
namespace {

constexpr int cast_shadow_size = 1024;  // Of figures.

}  // namespace

// Clears the shadow map and draws into it, a little behind, so that nothing shadows itself.
template <class Draw>
void GlBackend::Parts::fill_shadow(const GlShadow& into, Which kind, const glm::mat4& view, Draw draw_bodies) {
    into.begin();
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
    glClear(GL_DEPTH_BUFFER_BIT);
    glDisable(GL_CULL_FACE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.5F, 4);
    glUseProgram(*programs[kind]);
    set_uniform(programs[kind], "view_projection", view);
    draw_bodies();
    glDisable(GL_POLYGON_OFFSET_FILL);
}

void GlBackend::Parts::draw_shadow(const GlShadow& into, const glm::mat4& view) {
    fill_shadow(into, Which::Depth, view, [this] {
        if (!solid.empty()) solid.draw();
    });
}

// How figures hide one another and the ground from the sun. False if there are none or no room for it.
bool GlBackend::Parts::draw_cast_shadow(const glm::mat4& view) {
    if (highlighted->figures.empty() || !cast_shadow.resize(cast_shadow_size)) return false;
    if (!programs.make(Which::FigureDepth) || !programs.make(Which::Cast)) return false;
    figures.upload(highlighted->figures, {view, !slow});
    fill_shadow(cast_shadow, Which::FigureDepth, view, [this] { figures.draw_solid(); });
    return true;
}

// Like draw_depth(), and darkens the picture where figures take the sun.
void GlBackend::Parts::draw_cast(const Shot& shot, const glm::mat4& sun_view) {
    constexpr unsigned unit = 4;  // begin_lit() uses those below.
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    const GlProgram& cast = begin_lit(Which::Cast, shot);
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, cast_shadow.texture());
    glActiveTexture(GL_TEXTURE0);
    glUniform1i(uniform(cast, "figures"), unit);
    set_uniform(cast, "cast_from_world", to_texture(sun_view));
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);  // Hidden faces must not darken: depth first.
    solid.draw();
    table_about.draw();
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    solid.draw();
    table_about.draw();
    glDisable(GL_BLEND);
}

}  // namespace hexwright::gl
