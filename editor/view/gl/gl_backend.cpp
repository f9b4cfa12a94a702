#include "editor/view/gl/gl_backend.h"

#include "editor/view/gl/parts.h"
#include "editor/view/meshes.h"

#include <algorithm>
#include <cmath>

#include <glad/gl.h>

namespace hexwright::gl {
namespace {

// Saves the window's OpenGL state and restores it on destruction.
class KeptState {
public:
    KeptState() {
        glGetIntegerv(GL_FRAMEBUFFER_BINDING, &framebuffer_);
        glGetIntegerv(GL_VIEWPORT, viewport_);
        glDisable(GL_SCISSOR_TEST);
    }
    ~KeptState() {
        glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(framebuffer_));
        glViewport(viewport_[0], viewport_[1], viewport_[2], viewport_[3]);
        glBindVertexArray(0);
        glUseProgram(0);
        for (const unsigned what : {GL_DEPTH_TEST, GL_CULL_FACE, GL_BLEND, GL_POLYGON_OFFSET_FILL}) glDisable(what);
        glDepthMask(GL_TRUE);
    }
    KeptState(const KeptState&) = delete;
    KeptState& operator=(const KeptState&) = delete;

private:
    GLint framebuffer_ = 0;
    GLint viewport_[4] = {};
};

bool differ_only_in_figures(Highlight before, const Highlight& after) {
    before.figures = after.figures;
    return before == after;
}

}  // namespace

bool lights_nothing(Highlight highlight) {
    highlight.zones = {};  // Zone looks belong to the map's picture.
    return highlight == Highlight{};
}

bool GlBackend::Parts::is_too_large_to_move(const Wanted& wanted) const {
    return slow && wanted.width * wanted.height > fineness.most_moving_pixels;
}

// Map and highlights in fewer pixels, which the window stretches.
bool GlBackend::Parts::draw_small(const Wanted& wanted, bool nothing_lit, int most_pixels) {
    const float share = std::sqrt(static_cast<float>(most_pixels) /
                                  (static_cast<float>(wanted.width) * static_cast<float>(wanted.height)));
    Wanted less = wanted;
    less.width = std::max(1, static_cast<int>(static_cast<float>(wanted.width) * share));
    less.height = std::max(1, static_cast<int>(static_cast<float>(wanted.height) * share));
    if (!small.resize(less.width, less.height, samples)) return false;
    draw_map(plain_shot(less), small);
    if (!nothing_lit) add_highlight(less, small, small.whole());
    small.resolve(small.whole());
    map_is_old = shows_small = true;
    return true;
}

TextureId GlBackend::Parts::picture(bool nothing_lit) const {
    return shows_small ? small.texture() : nothing_lit ? map.texture() : lit.texture();
}

Result<std::unique_ptr<GlBackend>> GlBackend::create(GlLoader loader, const Fineness& fineness) {
    const int version = gladLoadGL(loader);
    if (version == 0 || version < GLAD_MAKE_VERSION(3, 3)) return failure(Message{"graphics.too-old"});
    auto parts = std::make_unique<Parts>();
    const KeptState kept;
    if (const auto made = parts->create(fineness); !made) return failure(made.error());
    return std::unique_ptr<GlBackend>(new GlBackend(std::move(parts)));
}

GlBackend::GlBackend(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
GlBackend::~GlBackend() = default;

TextureId GlBackend::upload(const Pixels& pixels, TextureId reuse) {
    const glm::ivec2 size{pixels.width, pixels.height};
    auto known = parts_->textures.find(reuse);
    if (known == parts_->textures.end()) {
        GlTexture made = new_texture();
        const TextureId id = *made;
        known = parts_->textures.emplace(id, std::pair(std::move(made), glm::ivec2(-1))).first;
    }
    glBindTexture(GL_TEXTURE_2D, *known->second.first);
    if (known->second.second == size) {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, size.x, size.y, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV,
                        pixels.bgra.data());
        return known->first;
    }
    for (const unsigned key : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(GL_TEXTURE_2D, key, GL_LINEAR);
    for (const unsigned key : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        glTexParameteri(GL_TEXTURE_2D, key, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, size.x, size.y, 0, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV,
                 pixels.bgra.data());
    known->second.second = size;
    return known->first;
}

void GlBackend::release(TextureId texture) { parts_->textures.erase(texture); }

GlBackend::Parts::Asked GlBackend::Parts::compare(const Wanted& wanted, const Highlight& highlight,
                                                  bool has_zones) const {
    Asked asked;
    asked.nothing_lit = lights_nothing(highlight);
    asked.same_zones = zones == highlight.zones || !has_zones;
    asked.shown_before = shown == wanted && asked.same_zones;
    asked.same = asked.shown_before && highlighted == highlight;
    asked.new_number = !shown || shown->number != wanted.number;
    asked.camera_moves = !asked.new_number && shown->camera != wanted.camera;
    asked.hurries = slow && refined && fineness.passes > 0 && shown && asked.new_number &&
                    wanted.width * wanted.height > fineness.most_hurried_pixels;
    return asked;
}

// Builds what has changed. Sets the part of the picture that is to be drawn; false if there is no room for it.
bool GlBackend::Parts::prepare(const Snapshot& now, const Catalogue& catalogue, const Wanted& wanted,
                               const Highlight& highlight, Asked& asked) {
    // Figures that have cast shadows leave more behind than their own part of the picture.
    const bool figures_only = asked.same_map && !asked.refines && lit_passes_made == 0 && highlighted &&
                              !lights_nothing(*highlighted) && differ_only_in_figures(*highlighted, highlight);
    const ViewPart changed_view =
        figures_only ? changed_part(highlighted->figures, highlight.figures, view_of(wanted)) : ViewPart{};
    asked.region = pixels_of_part(changed_view, wanted);
    if (!make_table(wanted.table)) return false;
    if (!map.resize(wanted.width, wanted.height, samples)) return false;
    if (!asked.nothing_lit && !lit.resize(wanted.width, wanted.height, samples)) return false;
    if (!highlight.figures.empty() && !prepare_figures()) return false;
    if (asked.refines && !programs.make(Which::Copy)) return false;
    if (asked.new_number) build(now, catalogue);
    if (shadow_is_old && !asked.hurries) renew_shadow();
    const int turn = turn_to_eye(wanted.camera);
    if (asked.new_number || !asked.same_zones || turn != veil_turn)
        veil.upload(marks_mesh(*now.scenario, now.terrain, catalogue, highlight.zones, turn));
    zones = highlight.zones;
    veil_turn = turn;
    if (asked.new_number || (highlighted != highlight && !figures_only)) build_highlight(now, catalogue, highlight);
    highlighted = highlight;
    return true;
}

bool GlBackend::Parts::prepare_figures() {
    if (!programs.make(Which::Figure)) return false;
    figures.create();
    return true;
}

bool GlBackend::Parts::draw(const Wanted& wanted, const Asked& asked) {
    const bool refines_lit = asked.refines && map_is_fine();
    if (!asked.shown_before) passes_made = 0;
    if (!refines_lit) lit_passes_made = 0;
    shows_small = false;
    if (refines_lit) {
        refine_lit(wanted);
        return true;
    }
    if (asked.camera_moves && is_too_large_to_move(wanted))
        return draw_small(wanted, asked.nothing_lit, fineness.most_moving_pixels);
    if (asked.hurries) return draw_small(wanted, asked.nothing_lit, fineness.most_hurried_pixels);
    if (asked.refines) refine(wanted);
    if (asked.nothing_lit) {
        if (!asked.refines) draw_map_alone(wanted, !asked.same_map);
    } else if (!asked.same_map || !asked.region.empty()) {
        copy_map(wanted, !asked.same_map, asked.camera_moves, asked.region);
        add_highlight(wanted, lit, asked.region);
    }
    return true;
}

TextureId GlBackend::scene(const Snapshot& now, const Catalogue& catalogue, const Camera& camera,
                           const Highlight& highlight, const SceneLook& look, int width, int height) {
    Parts& parts = *parts_;
    const Wanted wanted{now.number, camera, look.dark, look.table, std::max(width, 1), std::max(height, 1)};
    parts.refined = look.refined;
    Parts::Asked asked = parts.compare(wanted, highlight, !now.scenario->zones->empty());
    if (!asked.same) parts.changed = Parts::Clock::now();
    asked.refines = asked.same && parts.refines_now();
    if (asked.same && !asked.refines && (look.refined || !parts.shows_small)) return parts.picture(asked.nothing_lit);
    // A small picture is not one to draw other highlights on.
    asked.same_map = asked.shown_before && (asked.refines || !parts.shows_small);
    const KeptState kept;
    parts.shown.reset();  // If anything below fails, the next call tries again.
    if (!parts.prepare(now, catalogue, wanted, highlight, asked) || !parts.draw(wanted, asked)) return 0;
    parts.shown = wanted;
    ++parts.redraws;
    return parts.picture(asked.nothing_lit);
}

bool GlBackend::settled() const { return !parts_->can_refine() && !parts_->shows_small; }
int GlBackend::draw_calls() const { return parts_->calls; }
int GlBackend::redraws() const { return parts_->redraws; }
int GlBackend::map_draws() const { return parts_->map_draws; }
int GlBackend::mesh_builds() const { return parts_->builds; }
int GlBackend::passes() const { return parts_->passes_made; }

}  // namespace hexwright::gl
