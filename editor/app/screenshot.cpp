#include "editor/app/screenshot.h"

#include "formats/xml/bytes/file.h"

#include <string>
#include <vector>

#include <glad/gl.h>
#include <stb/stb_image_write.h>

namespace hexwright::app {

std::string png_of(std::vector<unsigned char> pixels, int width, int height) {
    for (std::size_t i = 3; i < pixels.size(); i += 4) pixels[i] = 255;
    std::string png;
    const auto append = [](void* context, void* data, int size) {
        static_cast<std::string*>(context)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
    };
    stbi_flip_vertically_on_write(1);
    if (stbi_write_png_to_func(append, &png, width, height, 4, pixels.data(), width * 4) == 0) return {};
    return png;
}

Result<void> save_screenshot(const std::filesystem::path& file, int width, int height) {
    std::vector<unsigned char> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadBuffer(GL_BACK);
    glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    const std::string png = png_of(std::move(pixels), width, height);
    if (png.empty()) return failure(Message{"picture.not-packed"});
    return write_file(file, png);
}

}  // namespace hexwright::app
