#include "editor/view/gl/parts.h"
#include "editor/view/refining.h"

#include <algorithm>

#include <glad/gl.h>

namespace hexwright::gl {

// Takes the next picture of a map at rest into the mean. Where that cannot be had, the plain picture stays.
void GlBackend::Parts::refine(const Wanted& wanted) {
    if (!add_pass(wanted)) {
        fineness.passes = 0;
        return;
    }
    if (map_is_old) draw_map(plain_shot(wanted), map);  // For its depth.
    map_is_old = false;
    show_mean();
    map.resolve(map.whole());
    ++passes_made;
}

bool GlBackend::Parts::add_pass(const Wanted& wanted) {
    for (const Which which : {Which::FineSolid, Which::FineDeep})
        if (!programs.make(which)) return false;
    if (!pass.resize(wanted.width, wanted.height, samples) || !mean.resize(wanted.width, wanted.height)) return false;
    if (!soft_shadow.resize(shadow_size)) return false;
    const Pass now = pass_of(passes_made);
    const glm::mat4 sun_view = shadow_matrix(low, high, sun_way_of(now));
    draw_shadow(soft_shadow, sun_view);
    draw_map({wanted, view_of(wanted, now), {&soft_shadow, sun_view}, true}, pass);
    pass.resolve(pass.whole());
    mean.begin(passes_made);
    put_over(pass.texture(), 0);
    return true;
}

bool GlBackend::Parts::lit_is_fine() const {
    constexpr int most = 8;
    return !highlighted || lights_nothing(*highlighted) || lit_passes_made >= std::min(most, fineness.passes);
}

// The map is as fine as it gets: takes the next picture of the highlights on it into the mean.
void GlBackend::Parts::refine_lit(const Wanted& wanted) {
    const Pass now = pass_of(lit_passes_made);
    const Shot shot{wanted, view_of(wanted, now), {&shadow, shadow_view}, false};
    const glm::mat4 sun_view = sun_on_figures(highlighted->figures, sun_way_of(now));
    const bool casts = draw_cast_shadow(sun_view);
    pass.begin();
    glDisable(GL_BLEND);
    put_over(map.texture(), 0);
    if (casts) draw_cast(shot, sun_view);
    else draw_depth(shot);
    draw_figures(shot, pass.whole());
    draw_highlight(shot);
    pass.resolve(pass.whole());
    mean.begin(lit_passes_made++);
    put_over(pass.texture(), 0);
    lit.begin();
    glDisable(GL_BLEND);
    put_over(mean.texture(), 1);
    lit.resolve(lit.whole());
}

void GlBackend::Parts::show_mean() {
    map.begin();
    glDisable(GL_BLEND);
    put_over(mean.texture(), 1);
}

}  // namespace hexwright::gl
