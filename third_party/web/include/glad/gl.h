// OpenGL in a browser tab: WebGL 2 by the names of OpenGL ES 3, which the page provides (editor/app_web/page/gl.js), and
// what our 3D view takes from OpenGL 3.3 beyond it.
#ifndef HEXWRIGHT_TAB_GL_H
#define HEXWRIGHT_TAB_GL_H
#include <GLES3/gl3.h>

#define GL_BGRA 0x80E1                      // The page swaps red and blue.
#define GL_UNSIGNED_INT_8_8_8_8_REV 0x8367  // As bytes, on every machine that runs WebAssembly.
#define GL_RGBA16 0x805B                    // The page makes half floats of it.

#define glad_glGenTextures glGenTextures
#define glad_glGenBuffers glGenBuffers
#define glad_glGenVertexArrays glGenVertexArrays
#define glad_glGenFramebuffers glGenFramebuffers
#define glad_glGenRenderbuffers glGenRenderbuffers

static inline void glDrawBuffer(GLenum buffer) { glDrawBuffers(1, &buffer); }

// The page has loaded everything: the loader is not asked.
#define GLAD_MAKE_VERSION(major, minor) ((major)*10000 + (minor))
#ifdef __cplusplus
template <class Loader>
int gladLoadGL(Loader) {
    return GLAD_MAKE_VERSION(3, 3);
}
#endif
#endif
