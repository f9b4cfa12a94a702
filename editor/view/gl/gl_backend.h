// The 3D view and the textures of the window, in OpenGL 3.3 core. Every call needs the context that was current at
// creation.
#pragma once
#include "editor/view/backend.h"
#include "editor/view/gl/room.h"
#include "engine/board/refusal.h"

#include <chrono>
#include <memory>

namespace hexwright::gl {

using GlFunction = void (*)();
using GlLoader = GlFunction (*)(const char* name);  // For example glfwGetProcAddress or eglGetProcAddress.

struct Fineness {
    // Samples per pixel smooth edges while things move; 0 means none. On a software renderer they cost more than half
    // of the speed.
    static constexpr int smooth_where_cheap = -1;
    int samples = smooth_where_cheap;
    int passes = 16;  // Of which a refined picture is the mean.
    // So long nothing must have changed before a picture is refined, for a moving hand only pauses.
    std::chrono::milliseconds patience{150};
    // While the camera moves, pictures drawn by a processor have no more pixels than this.
    int most_moving_pixels = 420'000;
    // Nor has the first picture after a step, while somebody builds.
    int most_hurried_pixels = 60'000;
};

class GlBackend final : public Backend {
public:
    // Uses the context that is current on this thread.
    static Result<std::unique_ptr<GlBackend>> create(GlLoader loader, const Fineness& fineness = {});
    ~GlBackend() override;

    TextureId upload(const Pixels& pixels, TextureId reuse) override;
    void release(TextureId texture) override;
    TextureId scene(const Snapshot& now, const Catalogue& catalogue, const Camera& camera, const Highlight& highlight,
                    const SceneLook& look, int width,
                    int height) override;  // Returns 0 if the card has no room for the picture.
    bool settled() const override;

    // For tests and measurements.
    int draw_calls() const;  // Draw calls of the last picture.
    int redraws() const;     // Pictures made since creation.
    // Pictures for which the map was drawn too, not only the highlights.
    int map_draws() const;
    int mesh_builds() const;  // Snapshots turned into triangles since creation.
    int passes() const;       // Of which the last picture is the mean.

private:
    struct Parts;
    explicit GlBackend(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace hexwright::gl
