// An OpenGL context for tests, without a window or a display; nullopt if the machine has none.
#pragma once
#include "editor/view/gl/gl_backend.h"
#include "tests/support/every_room.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <cstdint>
#include <optional>
#include <vector>

#include <glad/gl.h>

namespace hexwright::testing {

class EglContext {
public:
    static std::optional<EglContext> create() {
        const auto open =
            reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(eglGetProcAddress("eglGetPlatformDisplayEXT"));
        if (!open) return {};
        EglContext made;
        made.display_ = open(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
        if (!made.display_ || !eglInitialize(made.display_, nullptr, nullptr) || !eglBindAPI(EGL_OPENGL_API)) return {};
        const EGLint wanted[] = {EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
        EGLConfig config = nullptr;
        EGLint count = 0;
        if (!eglChooseConfig(made.display_, wanted, &config, 1, &count) || count == 0) return {};
        const EGLint version[] = {
            EGL_CONTEXT_MAJOR_VERSION,           3,       EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK,
            EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
        made.context_ = eglCreateContext(made.display_, config, EGL_NO_CONTEXT, version);
        if (!made.context_ || !eglMakeCurrent(made.display_, EGL_NO_SURFACE, EGL_NO_SURFACE, made.context_)) return {};
        return made;
    }
    EglContext(EglContext&& other) noexcept
        : display_(other.display_), context_(std::exchange(other.context_, nullptr)) {}
    EglContext& operator=(EglContext&&) = delete;
    ~EglContext() {
        if (!context_) return;
        eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        eglDestroyContext(display_, context_);
    }

private:
    EglContext() = default;
    EGLDisplay display_ = nullptr;
    EGLContext context_ = nullptr;
};

// A texture's pixels as red, green, blue, opacity; bottom row first.
inline std::vector<std::uint8_t> pixels_of(TextureId texture, int width, int height) {
    std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glBindTexture(GL_TEXTURE_2D, static_cast<unsigned>(texture));
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
    return pixels;
}

}  // namespace hexwright::testing
