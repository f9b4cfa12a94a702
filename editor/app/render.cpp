#include "editor/app/render.h"

#include "editor/app/offscreen.h"
#include "editor/app/screenshot.h"
#include "editor/document/files/open.h"
#include "editor/view/framing.h"
#include "formats/xml/bytes/file.h"

#include <cstdio>

#include <glad/gl.h>
#include <glm/gtc/constants.hpp>

namespace hexwright::app {
namespace {

// What the 3D view needs of a map: nothing is checked.
Snapshot snapshot_of(Scenario scenario, const Catalogue& catalogue) {
    Snapshot snapshot;
    snapshot.terrain = terrain_of(scenario.battlefield, catalogue);
    snapshot.scenario = std::make_shared<const Scenario>(std::move(scenario));
    snapshot.number = 1;
    return snapshot;
}

Camera camera_for(const Snapshot& now, const RenderOptions& options) {
    const float aspect = static_cast<float>(options.width) / static_cast<float>(options.height);
    Camera camera = fitted({}, aspect, now.terrain, Yaw::Best);
    if (options.turn == 0) return camera;
    camera = orbited(camera, static_cast<float>(options.turn) * glm::pi<float>() / 3, 0);
    return fitted(camera, aspect, now.terrain, Yaw::Kept);
}

std::vector<unsigned char> pixels_of(TextureId texture, const RenderOptions& options) {
    std::vector<unsigned char> pixels(static_cast<std::size_t>(options.width) *
                                      static_cast<std::size_t>(options.height) * 4);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glBindTexture(GL_TEXTURE_2D, static_cast<unsigned>(texture));
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    return pixels;
}

}  // namespace

Result<void> render(const std::string& file, const Catalogue& catalogue, const RenderOptions& options) {
    if (options.out != "-")
        if (const auto refused = cannot_write(options.out)) return failure(*refused);
    auto read = open_scenario(file, catalogue);
    if (!read) return failure(read.error());
    const auto context = Offscreen::create();
    if (!context) return failure(Message{"picture.no-context"});
    const auto backend =
        GlBackend::create(Offscreen::function, {.samples = 0, .passes = options.passes, .patience = {}});
    if (!backend) return failure(backend.error());
    const Snapshot now = snapshot_of(std::move(read->scenario), catalogue);
    const Camera camera = camera_for(now, options);
    const SceneLook look{.dark = options.dark, .table = options.table, .refined = true};
    TextureId texture = 0;
    do {
        texture = (*backend)->scene(now, catalogue, camera, {}, look, options.width, options.height);
        if (texture == 0)
            return failure(Message{"picture.scene-room", {{"width", options.width}, {"height", options.height}}});
        if (options.tells) std::fprintf(stderr, "%d\n", (*backend)->passes() * 100 / options.passes);
    } while (!(*backend)->settled());
    const std::string png = png_of(pixels_of(texture, options), options.width, options.height);
    if (png.empty()) return failure(Message{"picture.not-packed"});
    return write_file(options.out, png);
}

}  // namespace hexwright::app
