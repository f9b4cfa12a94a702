// OpenGL objects that release themselves, and a mesh on the graphics card.
#pragma once
#include "editor/view/gl/room.h"
#include "editor/view/shapes.h"
#include "engine/board/refusal.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace hexwright::gl {

// An OpenGL name that Release frees. The context must stay current until the last one is destroyed.
template <void (*Release)(unsigned)>
class GlName {
public:
    GlName() = default;
    explicit GlName(unsigned name) : name_(name) {}
    GlName(GlName&& other) noexcept : name_(std::exchange(other.name_, 0U)) {}
    GlName& operator=(GlName&& other) noexcept {
        std::swap(name_, other.name_);
        return *this;
    }
    ~GlName() {
        if (name_ != 0) Release(name_);
    }
    unsigned operator*() const { return name_; }
    explicit operator bool() const { return name_ != 0; }

private:
    unsigned name_ = 0;
};

void release_texture(unsigned name);
void release_buffer(unsigned name);
void release_vertices(unsigned name);
void release_framebuffer(unsigned name);
void release_renderbuffer(unsigned name);
void release_program(unsigned name);
using GlTexture = GlName<release_texture>;
using GlBuffer = GlName<release_buffer>;
using GlVertices = GlName<release_vertices>;
using GlFramebuffer = GlName<release_framebuffer>;
using GlRenderbuffer = GlName<release_renderbuffer>;
using GlProgram = GlName<release_program>;

GlTexture new_texture();
// Gives the texture that is bound its pixels (RGBA, rows without gaps) and the smaller pictures of them, and the filter
// that uses those. OpenGL's own glGenerateMipmap() costs a software renderer a tenth of a second the first time.
void put_levels(std::vector<std::uint8_t> pixels, int width, int height);
Result<GlProgram> program_of(const std::string& vertex_source, const std::string& fragment_source);
int uniform(const GlProgram& program, const char* name);

// Tells the vertex array that is bound how the Vertex values of the bound buffer become attributes 0 to 3.
void describe_vertices();

class GlMesh {
public:
    void upload(const Mesh& mesh);
    bool empty() const { return count_ == 0; }
    void draw() const;
    // Its faces of materials that are not deep, and of those that are (materials.h). False if there are none.
    bool draw_solid() const { return draw(0, solid_); }
    bool draw_deep() const { return draw(solid_, count_ - solid_); }

private:
    bool draw(int first, int count) const;

    GlVertices vertices_;
    GlBuffer corners_, indices_;
    int count_ = 0, solid_ = 0;
};

struct Region {  // Of a target, in pixels from its lower left corner.
    int left = 0, bottom = 0, right = 0, top = 0;
    bool empty() const { return left >= right || bottom >= top; }
};

// A render target: colour that can be used as a texture, and depth. With multisampling, resolve() writes the texture.
class GlTarget {
public:
    Result<void> resize(int width, int height, int samples);
    void begin() const;  // Binds it and sets the viewport.
    Region whole() const { return {0, 0, width_, height_}; }
    // Copies colour and depth of a target with the same size and sample count.
    void copy(const GlTarget& other, const Region& region) const;
    void resolve(const Region& region) const;
    unsigned texture() const { return *texture_; }

private:
    unsigned drawn_into() const { return samples_ > 0 ? *smooth_ : *plain_; }

    GlTexture texture_;
    GlRenderbuffer depth_, smooth_colour_;
    GlFramebuffer plain_, smooth_;
    int width_ = 0, height_ = 0, samples_ = 0;
};

// A texture that repeats, with smaller pictures of it that are drawn: each from the one before, at half its size.
class GlLevels {
public:
    GlLevels(int width, int height);
    // Binds the framebuffer to draw a level into, and the level before it as the texture to draw from; false if there
    // is no such level.
    bool begin(int level);
    GlTexture take_texture();  // Once all levels are drawn.

private:
    GlTexture texture_;
    GlFramebuffer framebuffer_;
    int width_, height_, count_ = 0;
};

// The mean of several pictures of the same size.
class GlMean {
public:
    Result<void> resize(int width, int height);
    // Binds it and sets up blending: what covers the target now becomes part `number` of the mean, from 0.
    void begin(int number) const;
    unsigned texture() const { return *texture_; }

private:
    GlTexture texture_;
    GlFramebuffer framebuffer_;
    int width_ = 0, height_ = 0;
};

// The shadow map: depth only.
class GlShadow {
public:
    Result<void> resize(int size);
    void begin() const;
    unsigned texture() const { return *texture_; }

private:
    GlTexture texture_;
    GlFramebuffer framebuffer_;
    int size_ = 0;
};

}  // namespace hexwright::gl
