// An OpenGL context without a window and without a display, drawn by the processor: the same pictures everywhere where
// the same Mesa is.
#pragma once
#include "editor/app/room.h"
#include "editor/view/gl/gl_backend.h"

#include <memory>

namespace hexwright::app {

class Offscreen {
public:
    // Makes it current on this thread. nullptr if the machine has no such context.
    static std::unique_ptr<Offscreen> create();
    ~Offscreen();
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;
    static GlFunction function(const char* name);  // For GlBackend::create().

private:
    Offscreen() = default;
    void* display_ = nullptr;
    void* context_ = nullptr;
};

}  // namespace hexwright::app
