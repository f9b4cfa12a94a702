// What GlBackend holds and how it makes a picture; seen by the files that implement it alone. Each of these is a
// chapter: build.cpp (from a snapshot to meshes), shadows.cpp, draw.cpp, refine.cpp (a picture at rest), gl_backend.cpp
// (what is due).
#pragma once
#include "editor/view/gl/figure_pass.h"
#include "editor/view/gl/gl_backend.h"
#include "editor/view/gl/objects.h"
#include "editor/view/gl/programs.h"
#include "editor/view/gl/shot.h"

#include <chrono>
#include <map>
#include <optional>
#include <utility>

namespace hexwright::gl {

// Of shadow maps on a graphics card, and everywhere of the passes that refine the map.
constexpr int shadow_size = 2048;

bool lights_nothing(Highlight highlight);  // But zones, which belong to the map's picture.

struct GlBackend::Parts {
    using Clock = std::chrono::steady_clock;

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
    bool shadow_is_old = false;            // The map's, since the first picture after a step does without it.
    bool map_is_old = false;               // While the camera moves, the map is drawn where the highlights are.
    bool refined = false;                  // The last picture was to be refined.
    bool shows_small = false;              // The last picture is in `small`.
    Clock::time_point changed{};           // When something changed last.
    Fineness fineness;
    int passes_made = 0, lit_passes_made = 0;  // Of the map, and then of the map with highlights.
    int samples = 0, calls = 0, map_calls = 0, redraws = 0, map_draws = 0, builds = 0;

    struct Asked {  // What is asked for, against the picture that is shown.
        bool same = false, same_zones = false, new_number = false, camera_moves = false;
        bool hurries = false;       // The first picture after a step: soon rather than sharp.
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
    void renew_shadow();
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
    bool draw_small(const Wanted& wanted, bool nothing_lit, int most_pixels);
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

}  // namespace hexwright::gl
