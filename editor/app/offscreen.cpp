#include "editor/app/offscreen.h"

#include "engine/core/system/environment.h"

#include <EGL/egl.h>
#include <EGL/eglext.h>

namespace hexwright::app {
namespace {

EGLConfig any_config(EGLDisplay display) {
    const EGLint wanted[] = {EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    return eglChooseConfig(display, wanted, &config, 1, &count) && count > 0 ? config : nullptr;
}

}  // namespace

std::unique_ptr<Offscreen> Offscreen::create() {
    system::set_variable("LIBGL_ALWAYS_SOFTWARE", "1");
    const auto open = reinterpret_cast<PFNEGLGETPLATFORMDISPLAYEXTPROC>(eglGetProcAddress("eglGetPlatformDisplayEXT"));
    if (!open) return nullptr;
    std::unique_ptr<Offscreen> made(new Offscreen);
    made->display_ = open(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
    if (!made->display_ || !eglInitialize(made->display_, nullptr, nullptr) || !eglBindAPI(EGL_OPENGL_API))
        return nullptr;
    const EGLConfig config = any_config(made->display_);
    const EGLint version[] = {
        EGL_CONTEXT_MAJOR_VERSION,           3,       EGL_CONTEXT_MINOR_VERSION, 3, EGL_CONTEXT_OPENGL_PROFILE_MASK,
        EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
    if (config) made->context_ = eglCreateContext(made->display_, config, EGL_NO_CONTEXT, version);
    if (!made->context_ || !eglMakeCurrent(made->display_, EGL_NO_SURFACE, EGL_NO_SURFACE, made->context_))
        return nullptr;
    return made;
}

Offscreen::~Offscreen() {
    if (!context_) return;
    eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    eglDestroyContext(display_, context_);
}

GlFunction Offscreen::function(const char* name) { return eglGetProcAddress(name); }

}  // namespace hexwright::app
