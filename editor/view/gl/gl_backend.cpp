#include "editor/view/gl/gl_backend.h"

#include "editor/view/gl/figure_pass.h"
#include "editor/view/gl/objects.h"
#include "editor/view/gl/programs.h"
#include "editor/view/gl/shaders.h"
#include "editor/view/grain.h"
#include "editor/view/meshes.h"
#include "editor/view/refining.h"
#include "editor/view/surroundings.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstring>
#include <map>

#include <glad/gl.h>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/type_ptr.hpp>

namespace hexwright::gl {
namespace {

struct Theme {            // Colours of the view: calm, a little lighter where the table is.
    glm::vec3 low, high;  // Of the backdrop, as shown.
    glm::vec3 sun, sky, ground;
    float glowing;
    std::array<glm::vec3, 3> tables;  // By TableTop, in linear light.
};
constexpr Theme light_theme{{0.845F, 0.865F, 0.845F},
                            {0.93F, 0.95F, 0.96F},
                            {1.24F, 1.08F, 0.84F},
                            {0.33F, 0.39F, 0.50F},
                            {0.20F, 0.17F, 0.14F},
                            1.6F,
                            {glm::vec3(0.285F, 0.165F, 0.085F), {0.055F, 0.125F, 0.085F}, {0.30F, 0.295F, 0.285F}}};
constexpr Theme dark_theme{{0.075F, 0.085F, 0.09F},
                           {0.135F, 0.15F, 0.16F},
                           {0.98F, 0.82F, 0.60F},
                           {0.20F, 0.25F, 0.36F},
                           {0.12F, 0.10F, 0.09F},
                           2.2F,
                           {glm::vec3(0.105F, 0.058F, 0.030F), {0.028F, 0.060F, 0.042F}, {0.075F, 0.078F, 0.082F}}};

// Linear light. The panels' accent, bright enough for dark tiles.
const glm::vec3 accent{0.03F, 0.50F, 0.44F};
const glm::vec3 refused{0.75F, 0.04F, 0.03F};
const glm::vec3 doubted{0.86F, 0.42F, 0.02F};
const glm::vec3 sun_way = glm::normalize(glm::vec3(-0.62F, -0.30F, 0.78F));  // Towards the sun: west-north-west, high.
constexpr float sun_radius = 0.045F;                                         // Of its disc, at distance 1.
constexpr int shadow_size = 2048;
constexpr int cast_shadow_size = 1024;  // Of figures.
// Of the map on a processor, but for the passes that refine the map: memory costs time at the start.
constexpr int quick_shadow_size = 1024;
// From this distance of the camera on a processor draws plain figures: the more there are, the nearer.
float plain_beyond(const std::vector<FigureInstance>& figures) { return figures.size() > 24 ? 6 : 11; }

struct Wanted {  // Everything that a picture of the map depends on.
    unsigned long long number = 0;
    Camera camera;
    bool dark = false;
    TableTop table = TableTop::Wood;
    int width = 0, height = 0;
    friend bool operator==(const Wanted&, const Wanted&) = default;
};

using Clock = std::chrono::steady_clock;

struct Light {  // A shadow map and how it was taken.
    const GlShadow* shadow = nullptr;
    glm::mat4 from_world{1};
};

struct Shot {  // How the map is taken once.
    const Wanted& wanted;
    glm::mat4 view;
    Light light;
    bool fine = false;
};

bool by_processor() {
    const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return name && (std::strstr(name, "llvmpipe") || std::strstr(name, "softpipe") || std::strstr(name, "SWR"));
}

int samples_for(int wanted) {
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    if (wanted == Fineness::smooth_where_cheap) wanted = by_processor() ? 0 : 4;
    return std::clamp(wanted, 0, most);
}

// From world coordinates to those of the shadow map, 0..1, for a map within this box.
glm::mat4 shadow_matrix(glm::vec3 low, glm::vec3 high, glm::vec3 way) {
    const glm::vec3 middle = (low + high) * 0.5F;
    const float radius = std::max(1.F, glm::length(high - low) * 0.5F) + 0.5F;
    const glm::mat4 view = glm::lookAt(middle + way * (radius * 2), middle, glm::vec3(0, 0, 1));
    return glm::ortho(-radius, radius, -radius, radius, radius * 0.5F, radius * 3.5F) * view;
}

glm::mat4 to_texture(const glm::mat4& matrix) {
    return glm::scale(glm::translate(glm::mat4(1), glm::vec3(0.5F)), glm::vec3(0.5F)) * matrix;
}

void set(int where, const glm::mat4& matrix) { glUniformMatrix4fv(where, 1, GL_FALSE, glm::value_ptr(matrix)); }
void set(int where, glm::vec3 value) { glUniform3fv(where, 1, glm::value_ptr(value)); }
void set(int where, glm::vec4 value) { glUniform4fv(where, 1, glm::value_ptr(value)); }
void set(int where, float value) { glUniform1f(where, value); }

template <class Value>
void set(const GlProgram& program, const char* name, const Value& value) {
    set(uniform(program, name), value);
}

glm::mat4 view_of(const Wanted& wanted) {
    return view_projection(wanted.camera, static_cast<float>(wanted.width) / static_cast<float>(wanted.height));
}

// Moves the picture by parts of a pixel.
glm::mat4 view_of(const Wanted& wanted, const Pass& pass) {
    const glm::vec2 by = pass.pixel * 2.F / glm::vec2(wanted.width, wanted.height);
    return glm::translate(glm::mat4(1), glm::vec3(by, 0)) * view_of(wanted);
}

glm::vec3 sun_way_of(const Pass& pass) {
    const glm::vec3 aside = glm::normalize(glm::cross(sun_way, glm::vec3(0, 0, 1))), up = glm::cross(aside, sun_way);
    return glm::normalize(sun_way + (aside * pass.sun.x + up * pass.sun.y) * sun_radius);
}

// The part of the table that figures of this map may cast shadows on.
Mesh table_around(glm::vec3 low, glm::vec3 high) {
    const float reach = high.z + 3;  // The sun stands at more than 45 degrees, and no figure is higher than 3.
    low -= glm::vec3(reach, reach, 0), high += glm::vec3(reach, reach, 0);
    const auto corner = [](float x, float y) { return Point3{{x, y, shaders::table_height}}; };
    Mesh mesh;
    quad(mesh, corner(low.x, low.y), corner(high.x, low.y), corner(high.x, high.y), corner(low.x, high.y), Paint{});
    return mesh;
}

// From the sun, all of these figures and no more.
glm::mat4 sun_on_figures(const std::vector<FigureInstance>& figures, glm::vec3 way) {
    constexpr float about = 1.2F;  // See cover_of().
    glm::vec3 low(1e9F), high(-1e9F);
    for (const FigureInstance& figure : figures) {
        const float height = static_cast<float>(figure.look.card.height) * level_world;
        low = glm::min(low, figure.at - glm::vec3(about, about, 0));
        high = glm::max(high, figure.at + glm::vec3(about, about, height));
    }
    return shadow_matrix(low, high, way);
}

const Theme& theme_of(const Wanted& wanted) { return wanted.dark ? dark_theme : light_theme; }

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
    Programs programs;
    GlVertices nothing;                         // For draw calls without vertex data.
    GlShadow shadow, soft_shadow, cast_shadow;  // Of the map as the sun stands and as it is moved, and of figures.
    GlTexture noise, surroundings, table_surface;
    std::optional<TableTop> table_kind;  // Of `table_surface`.
    glm::vec4 covered{0, 0, 1, 1};       // By `surroundings`: corner, and 1 / size.
    float highest = 1;
    // The map alone, the map with highlights, one of the pictures that are averaged, and all while the camera moves.
    GlTarget map, lit, pass, small;
    GlMean mean;
    GlMesh solid, table_about, veil, selected, outline, hovered, ghost, ghost_outline, marks;
    FigurePass figures;
    glm::vec3 low{0}, high{0};  // The map's box.
    glm::mat4 shadow_view{1};
    std::map<TextureId, std::pair<GlTexture, glm::ivec2>> textures;
    std::optional<Wanted> shown;
    ZoneVisibility zones;                  // What the veil shows ...
    int veil_turn = 0;                     // ... and how its letters are turned.
    std::optional<Highlight> highlighted;  // What the highlight meshes and the picture with them show.
    bool slow = false;                     // A processor draws.
    bool map_is_old = false;               // While the camera moves, the map is drawn where the highlights are.
    bool refined = false;                  // The last picture was to be refined.
    bool shows_small = false;              // The last picture is in `small`.
    Clock::time_point changed{};           // When something changed last.
    Fineness fineness;
    int passes_made = 0, lit_passes_made = 0;  // Of the map, and then of the map with highlights.
    int samples = 0, calls = 0, map_calls = 0, redraws = 0, map_draws = 0, builds = 0;

    struct Asked {  // What is asked for, against the picture that is shown.
        bool same = false, same_zones = false, new_number = false, camera_moves = false;
        bool shown_before = false;  // Nothing but highlights may differ ...
        bool same_map = false;      // ... and they can be drawn on the map that is there.
        bool nothing_lit = false, refines = false;
        Region region{};
    };
    Asked compare(const Wanted& wanted, const Highlight& highlight, bool has_zones) const;
    bool prepare(const Snapshot& now, const Catalogue& catalogue, const Wanted& wanted, const Highlight& highlight,
                 Asked& asked);
    bool prepare_figures();
    bool draw(const Wanted& wanted, const Asked& asked);
    Result<void> create(const Fineness& wanted);
    void make_noise();
    Result<void> make_table(TableTop kind);
    void build(const Snapshot& now, const Catalogue& catalogue);
    void build_surroundings(const Terrain& terrain, const Catalogue& catalogue);
    void build_highlight(const Snapshot& now, const Catalogue& catalogue, const Highlight& highlight);
    template <class Draw>
    void fill_shadow(const GlShadow& into, Which kind, const glm::mat4& view, Draw draw_bodies);
    void draw_shadow(const GlShadow& into, const glm::mat4& view);
    void draw_map(const Shot& shot, const GlTarget& target);
    void draw_pieces(const Shot& shot);
    void draw_map_alone(const Wanted& wanted, bool new_map);
    void copy_map(const Wanted& wanted, bool new_map, bool camera_moves, const Region& region);
    void add_highlight(const Wanted& wanted, const GlTarget& target, const Region& region);
    bool map_is_fine() const { return passes_made >= fineness.passes; }
    bool lit_is_fine() const;
    bool can_refine() const { return refined && !(map_is_fine() && lit_is_fine()); }
    bool refines_now() const { return can_refine() && Clock::now() - changed >= fineness.patience; }
    bool is_too_large_to_move(const Wanted& wanted) const;
    bool draw_small(const Wanted& wanted, bool nothing_lit);
    TextureId picture(bool nothing_lit) const;
    void refine(const Wanted& wanted);
    bool add_pass(const Wanted& wanted);
    void refine_lit(const Wanted& wanted);
    void draw_depth(const Shot& shot);
    bool draw_cast_shadow(const glm::mat4& view);
    void draw_cast(const Shot& shot, const glm::mat4& sun_view);
    void show_mean();
    void put_over(unsigned picture, float grained);
    Shot plain_shot(const Wanted& wanted) const { return {wanted, view_of(wanted), {&shadow, shadow_view}, false}; }
    const GlProgram& begin_lit(Which which, const Shot& shot);
    void begin_veils(const Shot& shot);
    void draw_surroundings(const Shot& shot);
    void draw_highlight(const Shot& shot);
    void draw_figures(const Shot& shot, const Region& region);
    void draw_mesh(const GlMesh& mesh, glm::vec4 tint = glm::vec4(0), float opacity = 1);
};

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
    shadow_view = shadow_matrix(low, high, sun_way);
    draw_shadow(shadow, shadow_view);
    ++builds;
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
    set(programs[kind], "view_projection", view);
    draw_bodies();
    glDisable(GL_POLYGON_OFFSET_FILL);
}

void GlBackend::Parts::draw_shadow(const GlShadow& into, const glm::mat4& view) {
    fill_shadow(into, Which::Depth, view, [this] {
        if (!solid.empty()) solid.draw();
    });
}

void GlBackend::Parts::draw_mesh(const GlMesh& mesh, glm::vec4 tint, float opacity) {
    if (mesh.empty()) return;
    const GlProgram& plain = programs[Which::Plain];
    set(plain, "tint", tint);
    set(plain, "opacity", opacity);
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
    set(table, "table", theme_of(wanted).tables[static_cast<std::size_t>(wanted.table)]);
    glUniform2f(uniform(table, "period"), shaders::table_period[0], shaders::table_period[1]);
    glUniform2f(uniform(table, "middle"), wanted.camera.target.x, wanted.camera.target.y);
    set(table, "height", shaders::table_height);
    set(table, "reach", std::max(wanted.camera.distance * 2.2F, 30.F));
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
    const Theme& theme = theme_of(shot.wanted);
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
    set(program, "view_projection", shot.view);
    set(program, "shadow_from_world", to_texture(shot.light.from_world));
    set(program, "eye", eye_of(shot.wanted.camera));
    set(program, "covered", covered);
    set(program, "highest", highest);
    set(program, "sun_way", sun_way);
    set(program, "sun", theme.sun);
    set(program, "sky", theme.sky);
    set(program, "ground", theme.ground);
    set(program, "low", theme.low);
    set(program, "high", theme.high);
    set(program, "glowing", theme.glowing);
    set(program, "pixel_height", 1 / static_cast<float>(shot.wanted.height));
    set(program, "thickness_of_air", 1 / std::max(45.F, shot.wanted.camera.distance * 7));
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

bool GlBackend::Parts::is_too_large_to_move(const Wanted& wanted) const {
    return slow && wanted.width * wanted.height > fineness.most_moving_pixels;
}

// Map and highlights in fewer pixels, which the window stretches.
bool GlBackend::Parts::draw_small(const Wanted& wanted, bool nothing_lit) {
    const float share = std::sqrt(static_cast<float>(fineness.most_moving_pixels) /
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

void GlBackend::Parts::draw_depth(const Shot& shot) {
    glDepthMask(GL_TRUE);
    glClear(GL_DEPTH_BUFFER_BIT);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    begin_lit(Which::Depth, shot);
    solid.draw();
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
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
    set(cast, "cast_from_world", to_texture(sun_view));
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

void GlBackend::Parts::show_mean() {
    map.begin();
    glDisable(GL_BLEND);
    put_over(mean.texture(), 1);
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
    set(copy, "grained", grained);
    glBindVertexArray(*nothing);
    glDrawArrays(GL_TRIANGLES, 0, 3);
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
    if (asked.camera_moves && is_too_large_to_move(wanted)) return draw_small(wanted, asked.nothing_lit);
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
    Parts::Asked asked = parts.compare(wanted, highlight, !now.scenario->zones->empty());
    parts.refined = look.refined;
    if (!asked.same) parts.changed = Clock::now();
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
