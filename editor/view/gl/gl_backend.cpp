#include "editor/view/gl/gl_backend.h"

#include "editor/view/gl/figure_pass.h"
#include "editor/view/gl/objects.h"
#include "editor/view/gl/shaders.h"
#include "editor/view/meshes.h"

#include <algorithm>
#include <cstring>
#include <map>

#include <glad/gl.h>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/type_ptr.hpp>

namespace hexwright::gl {
namespace {

struct Theme {  // Colours of the view: calm, a little lighter where the table is.
    glm::vec3 low, high, table;
    float table_shade;  // Brightness of shadows on the table; 1 means none.
    float light;
};
constexpr Theme light_theme{{0.845F, 0.865F, 0.845F}, {0.95F, 0.96F, 0.95F}, {0.915F, 0.92F, 0.905F}, 0.82F, 1.0F};
constexpr Theme dark_theme{{0.075F, 0.085F, 0.09F}, {0.135F, 0.15F, 0.16F}, {0.165F, 0.18F, 0.19F}, 0.62F, 0.88F};

// Linear light. The panels' accent, bright enough for dark tiles.
const glm::vec3 accent{0.03F, 0.50F, 0.44F};
const glm::vec3 refused{0.75F, 0.04F, 0.03F};
const glm::vec3 sun_way = glm::normalize(glm::vec3(-0.55F, -0.42F, 0.85F));  // Towards the sun: north-west, high.
constexpr int shadow_size = 2048;
// From this distance of the camera on a processor draws plain figures: the more there are, the nearer.
float plain_beyond(const std::vector<FigureInstance>& figures) { return figures.size() > 24 ? 6 : 11; }

struct PieceProgram {  // Draws lit triangles: of pieces, or of figures.
    GlProgram program;
    int view_projection, shadow_from_world, eye, tint, opacity;

    void find_uniforms() {
        view_projection = uniform(program, "view_projection");
        shadow_from_world = uniform(program, "shadow_from_world");
        eye = uniform(program, "eye");
        tint = uniform(program, "tint");
        opacity = uniform(program, "opacity");
    }
};

struct Wanted {  // Everything that a picture of the map depends on.
    unsigned long long number = 0;
    Camera camera;
    bool dark = false;
    int width = 0, height = 0;
    friend bool operator==(const Wanted&, const Wanted&) = default;
};

bool by_processor() {
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return name && (std::strstr(name, "llvmpipe") || std::strstr(name, "softpipe") || std::strstr(name, "SWR"));
}

int samples_for(int wanted) {
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    if (wanted == GlBackend::smooth_where_cheap) wanted = by_processor() ? 0 : 4;
    return std::clamp(wanted, 0, most);
}

// From world coordinates to those of the shadow map, 0..1, for a map within this box.
glm::mat4 shadow_matrix(glm::vec3 low, glm::vec3 high) {
    const glm::vec3 middle = (low + high) * 0.5F;
    const float radius = std::max(1.F, glm::length(high - low) * 0.5F) + 0.5F;
    const glm::mat4 view = glm::lookAt(middle + sun_way * (radius * 2), middle, glm::vec3(0, 0, 1));
    return glm::ortho(-radius, radius, -radius, radius, radius * 0.5F, radius * 3.5F) * view;
}

glm::mat4 to_texture(const glm::mat4& matrix) {
    return glm::scale(glm::translate(glm::mat4(1), glm::vec3(0.5F)), glm::vec3(0.5F)) * matrix;
}

void set(int where, const glm::mat4& matrix) { glUniformMatrix4fv(where, 1, GL_FALSE, glm::value_ptr(matrix)); }
void set(int where, glm::vec3 value) { glUniform3fv(where, 1, glm::value_ptr(value)); }
void set(int where, glm::vec4 value) { glUniform4fv(where, 1, glm::value_ptr(value)); }

glm::mat4 view_of(const Wanted& wanted) {
    return view_projection(wanted.camera, static_cast<float>(wanted.width) / static_cast<float>(wanted.height));
}

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

Region pixels_of_part(const ViewPart& part, const Wanted& wanted) {
    constexpr int smooth = 2;  // Smoothed edges reach a little farther.
    const glm::vec2 size{wanted.width, wanted.height};
    const glm::vec2 low = (glm::clamp(part.low, -1.F, 1.F) * 0.5F + 0.5F) * size,
                    high = (glm::clamp(part.high, -1.F, 1.F) * 0.5F + 0.5F) * size;
    return {std::max(0, static_cast<int>(low.x) - smooth), std::max(0, static_cast<int>(low.y) - smooth),
            std::min(wanted.width, static_cast<int>(high.x) + 1 + smooth),
            std::min(wanted.height, static_cast<int>(high.y) + 1 + smooth)};
}

// Stretches this region of the view to the whole of it.
glm::mat4 part_of_view(const Wanted& wanted, const Region& region) {
    const glm::vec2 size{wanted.width, wanted.height};
    const glm::vec2 low = glm::vec2(region.left, region.bottom) / size * 2.F - 1.F,
                    high = glm::vec2(region.right, region.top) / size * 2.F - 1.F;
    const glm::mat4 stretched = glm::scale(glm::mat4(1), glm::vec3(2.F / (high - low), 1));
    return glm::translate(stretched, glm::vec3(-(low + high) * 0.5F, 0));
}

bool differ_only_in_figures(Highlight before, const Highlight& after) {
    before.figures = after.figures;
    return before == after;
}

bool lights_nothing(Highlight highlight) {
    highlight.zones = {};  // Zone looks belong to the map's picture.
    return highlight == Highlight{};
}

}  // namespace

struct GlBackend::Parts {
    PieceProgram piece, figure;
    GlProgram depth, backdrop, table;
    GlVertices nothing;  // For draw calls without vertex data.
    GlShadow shadow;
    GlTarget map, lit;  // The map alone, and the map with highlights.
    GlMesh solid, veil, selected, outline, hovered, ghost, ghost_outline, marks;
    FigurePass figures;
    glm::mat4 shadow_view{1};
    std::map<TextureId, std::pair<GlTexture, glm::ivec2>> textures;
    std::optional<Wanted> shown;
    ZoneVisibility zones;                  // What the veil shows.
    std::optional<Highlight> highlighted;  // What the highlight meshes and the picture with them show.
    bool slow = false;                     // A processor draws.
    bool map_is_old = false;               // While the camera moves, the map is drawn where the highlights are.
    int samples = 0, calls = 0, map_calls = 0, redraws = 0, map_draws = 0, builds = 0;

    Result<void> create(int wanted_samples);
    void build(const Snapshot& now, const Catalogue& catalogue);
    void build_highlight(const Snapshot& now, const Catalogue& catalogue, const Highlight& highlight);
    void draw_shadow();
    void draw_map(const Wanted& wanted, const GlTarget& target);
    void draw_map_alone(const Wanted& wanted, bool new_map);
    void copy_map(const Wanted& wanted, bool new_map, bool camera_moves, const Region& region);
    void add_highlight(const Wanted& wanted, const Region& region);
    void begin_lit(const PieceProgram& program, const Wanted& wanted);
    void begin_veils();
    void draw_surroundings(const Wanted& wanted);
    void draw_highlight();
    void draw_figures(const Wanted& wanted, const Region& region);
    void draw_mesh(const GlMesh& mesh, glm::vec4 tint = glm::vec4(0), float opacity = 1);
};

Result<void> GlBackend::Parts::create(int wanted_samples) {
    samples = samples_for(wanted_samples);
    slow = by_processor();
    const struct {
        GlProgram& program;
        const char *vertex, *fragment;
    } programs[] = {{piece.program, shaders::piece_vertex, shaders::piece_fragment},
                    {figure.program, shaders::figure_vertex, shaders::figure_fragment},
                    {depth, shaders::depth_vertex, shaders::depth_fragment},
                    {backdrop, shaders::backdrop_vertex, shaders::backdrop_fragment},
                    {table, shaders::table_vertex, shaders::table_fragment}};
    for (const auto& each : programs) {
        auto made = program_of(each.vertex, each.fragment);
        if (!made) return failure(made.error());
        each.program = std::move(*made);
    }
    for (PieceProgram* each : {&piece, &figure}) each->find_uniforms();
    figures.create();
    GLuint name = 0;
    glGenVertexArrays(1, &name);
    nothing = GlVertices(name);
    return shadow.create(shadow_size);
}

void GlBackend::Parts::build(const Snapshot& now, const Catalogue& catalogue) {
    const SceneMesh scene = scene_mesh(now, catalogue);
    solid.upload(scene.solid);
    shadow_view = shadow_matrix({scene.low.x, scene.low.y, 0}, scene.high);
    draw_shadow();
    ++builds;
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

void GlBackend::Parts::draw_shadow() {
    shadow.begin();
    glEnable(GL_DEPTH_TEST);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    if (solid.empty()) return;
    glDisable(GL_CULL_FACE);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.5F, 4);
    glUseProgram(*depth);
    set(uniform(depth, "view_projection"), shadow_view);
    solid.draw();
    glDisable(GL_POLYGON_OFFSET_FILL);
}

void GlBackend::Parts::draw_mesh(const GlMesh& mesh, glm::vec4 tint, float opacity) {
    if (mesh.empty()) return;
    set(piece.tint, tint);
    glUniform1f(piece.opacity, opacity);
    mesh.draw();
    ++calls;
}

void GlBackend::Parts::draw_surroundings(const Wanted& wanted) {
    const Theme& theme = wanted.dark ? dark_theme : light_theme;
    glBindVertexArray(*nothing);
    glDisable(GL_CULL_FACE);
    glUseProgram(*table);
    set(uniform(table, "view_projection"), view_of(wanted));
    set(uniform(table, "shadow_from_world"), to_texture(shadow_view));
    set(uniform(table, "table"), theme.table);
    set(uniform(table, "low"), theme.low);
    set(uniform(table, "high"), theme.high);
    glUniform1f(uniform(table, "pixel_height"), 1 / static_cast<float>(wanted.height));
    glUniform1f(uniform(table, "shade"), theme.table_shade);
    glUniform2f(uniform(table, "middle"), wanted.camera.target.x, wanted.camera.target.y);
    glUniform1f(uniform(table, "reach"), wanted.camera.distance * 2.2F);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glUseProgram(*backdrop);
    set(uniform(backdrop, "low"), theme.low);
    set(uniform(backdrop, "high"), theme.high);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glEnable(GL_CULL_FACE);
    calls += 2;
}

// Drawn over the map with the same faces at the same depth, so nothing hidden shows through.
void GlBackend::Parts::draw_highlight() {
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
        draw_mesh(ghost, highlighted->ghost_refused ? glm::vec4(refused, 0.75F) : glm::vec4(1, 1, 1, 0.12F), 0.66F);
        draw_mesh(ghost_outline, {highlighted->ghost_refused ? refused : accent, 1}, 0.85F);
    }
    glDisable(GL_POLYGON_OFFSET_FILL);
}

void GlBackend::Parts::begin_lit(const PieceProgram& program, const Wanted& wanted) {
    const Theme& theme = wanted.dark ? dark_theme : light_theme;
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_CULL_FACE);
    glFrontFace(GL_CW);  // World coordinates are left-handed.
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, shadow.texture());
    glUseProgram(*program.program);
    set(program.view_projection, view_of(wanted));
    set(program.shadow_from_world, to_texture(shadow_view));
    set(program.eye, eye_of(wanted.camera));
    set(uniform(program.program, "sun_way"), sun_way);
    set(uniform(program.program, "sun"), glm::vec3(0.72F, 0.70F, 0.65F) * theme.light);
    set(uniform(program.program, "sky"), glm::vec3(0.45F, 0.465F, 0.49F) * theme.light);
    set(uniform(program.program, "ground"), glm::vec3(0.27F, 0.255F, 0.25F) * theme.light);
}

void GlBackend::Parts::begin_veils() {
    glUseProgram(*piece.program);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glDepthMask(GL_FALSE);
}

void GlBackend::Parts::draw_figures(const Wanted& wanted, const Region& region) {
    const bool fine = !slow || wanted.camera.distance < plain_beyond(highlighted->figures);
    figures.upload(highlighted->figures, {part_of_view(wanted, region) * view_of(wanted), fine});
    if (figures.empty()) return;
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    begin_lit(figure, wanted);
    calls += figures.draw_solid();
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    calls += figures.draw_sheer();
}

void GlBackend::Parts::draw_map(const Wanted& wanted, const GlTarget& target) {
    calls = 0;
    target.begin();
    glDisable(GL_BLEND);
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    begin_lit(piece, wanted);
    draw_mesh(solid);
    draw_surroundings(wanted);
    begin_veils();
    draw_mesh(veil);
    map_calls = calls;
    ++map_draws;
}

void GlBackend::Parts::draw_map_alone(const Wanted& wanted, bool new_map) {
    if (new_map || map_is_old) draw_map(wanted, map);
    map.resolve(map.whole());
    map_is_old = false;
    calls = map_calls;
}

// Brings the map to where the highlights are drawn. A copy is kept to draw other highlights on, but not of each
// picture of a moving camera.
void GlBackend::Parts::copy_map(const Wanted& wanted, bool new_map, bool camera_moves, const Region& region) {
    if (new_map && camera_moves) draw_map(wanted, lit);
    else if (new_map || map_is_old) draw_map(wanted, map);
    map_is_old = new_map && camera_moves;
    if (!map_is_old) lit.copy(map, region);
}

// Draws the highlights anew within the region; outside it they are as before.
void GlBackend::Parts::add_highlight(const Wanted& wanted, const Region& region) {
    calls = map_calls;
    lit.begin();
    glEnable(GL_SCISSOR_TEST);
    glScissor(region.left, region.bottom, region.right - region.left, region.top - region.bottom);
    draw_figures(wanted, region);
    begin_lit(piece, wanted);
    begin_veils();
    draw_highlight();
    glDisable(GL_SCISSOR_TEST);
    lit.resolve(region);
}

Result<std::unique_ptr<GlBackend>> GlBackend::create(GlLoader loader, int samples) {
    const int version = gladLoadGL(loader);
    if (version == 0 || version < GLAD_MAKE_VERSION(3, 3)) return failure(Message{"graphics.too-old"});
    auto parts = std::make_unique<Parts>();
    const KeptState kept;
    if (const auto made = parts->create(samples); !made) return failure(made.error());
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

TextureId GlBackend::scene(const Snapshot& now, const Catalogue& catalogue, const Camera& camera,
                           const Highlight& highlight, bool dark, int width, int height) {
    Parts& parts = *parts_;
    const Wanted wanted{now.number, camera, dark, std::max(width, 1), std::max(height, 1)};
    const bool same_zones = parts.zones == highlight.zones || now.scenario->zones->empty();
    const bool same_map = parts.shown == wanted && same_zones, nothing_lit = lights_nothing(highlight);
    if (same_map && parts.highlighted == highlight) return nothing_lit ? parts.map.texture() : parts.lit.texture();
    const KeptState kept;
    const bool new_number = !parts.shown || parts.shown->number != now.number;
    const bool camera_moves = !new_number && parts.shown->camera != wanted.camera;
    parts.shown.reset();  // If anything below fails, the next call tries again.
    const bool figures_only = same_map && parts.highlighted && !lights_nothing(*parts.highlighted) &&
                              differ_only_in_figures(*parts.highlighted, highlight);
    const ViewPart changed =
        figures_only ? changed_part(parts.highlighted->figures, highlight.figures, view_of(wanted)) : ViewPart{};
    for (GlTarget* target : {&parts.map, &parts.lit})
        if (!target->resize(wanted.width, wanted.height, parts.samples)) return 0;
    if (new_number) parts.build(now, catalogue);
    if (new_number || !same_zones) parts.veil.upload(zones_mesh(*now.scenario, now.terrain, highlight.zones));
    parts.zones = highlight.zones;
    if (new_number || (parts.highlighted != highlight && !figures_only))
        parts.build_highlight(now, catalogue, highlight);
    parts.highlighted = highlight;
    const Region region = pixels_of_part(changed, wanted);
    if (nothing_lit) {
        parts.draw_map_alone(wanted, !same_map);
    } else if (!same_map || !region.empty()) {
        parts.copy_map(wanted, !same_map, camera_moves, region);
        parts.add_highlight(wanted, region);
    }
    parts.shown = wanted;
    ++parts.redraws;
    return nothing_lit ? parts.map.texture() : parts.lit.texture();
}

int GlBackend::draw_calls() const { return parts_->calls; }
int GlBackend::redraws() const { return parts_->redraws; }
int GlBackend::map_draws() const { return parts_->map_draws; }
int GlBackend::mesh_builds() const { return parts_->builds; }

}  // namespace hexwright::gl
