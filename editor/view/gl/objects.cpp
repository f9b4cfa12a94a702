#include "editor/view/gl/objects.h"

#include "editor/view/grain.h"

#include <algorithm>
#include <string>

#include <glad/gl.h>

namespace hexwright::gl {
namespace {

Result<void> complete(const char* what) {
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE) return {};
    return failure(Message{"graphics.no-target", {{"what", what}}});
}

unsigned made(void (*make)(GLsizei, GLuint*)) {
    GLuint name = 0;
    make(1, &name);
    return name;
}

void blit(const Region& at, unsigned what) {
    glBlitFramebuffer(at.left, at.bottom, at.right, at.top, at.left, at.bottom, at.right, at.top, what, GL_NEAREST);
}

Result<unsigned> shader(unsigned kind, const std::string& source) {
    const GLuint name = glCreateShader(kind);
    const char* text = source.c_str();
    glShaderSource(name, 1, &text, nullptr);
    glCompileShader(name);
    GLint fine = 0;
    glGetShaderiv(name, GL_COMPILE_STATUS, &fine);
    if (fine) return name;
    char why[1000] = "";
    glGetShaderInfoLog(name, sizeof why, nullptr, why);
    glDeleteShader(name);
    return failure(Message{"graphics.no-shader", {{"why", why}}});
}

// Triangles of solid materials first. Returns how many indices those have.
std::ptrdiff_t put_solid_first(const Mesh& mesh, std::vector<std::uint32_t>& indices) {
    const auto deep = [&](std::uint32_t corner) {
        return is_deep(static_cast<Material>(mesh.vertices[corner].matter[0]));
    };
    indices.reserve(mesh.indices.size());
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
        if (!deep(mesh.indices[i])) indices.insert(indices.end(), &mesh.indices[i], &mesh.indices[i] + 3);
    const auto solid = static_cast<std::ptrdiff_t>(indices.size());
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
        if (deep(mesh.indices[i])) indices.insert(indices.end(), &mesh.indices[i], &mesh.indices[i] + 3);
    return solid;
}

}  // namespace

void release_texture(unsigned name) { glDeleteTextures(1, &name); }
void release_buffer(unsigned name) { glDeleteBuffers(1, &name); }
void release_vertices(unsigned name) { glDeleteVertexArrays(1, &name); }
void release_framebuffer(unsigned name) { glDeleteFramebuffers(1, &name); }
void release_renderbuffer(unsigned name) { glDeleteRenderbuffers(1, &name); }
void release_program(unsigned name) { glDeleteProgram(name); }

GlTexture new_texture() { return GlTexture(made(glad_glGenTextures)); }

void put_levels(std::vector<std::uint8_t> pixels, int width, int height) {
    for (int level = 0;; ++level) {
        glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data());
        if (width == 1 && height == 1) break;
        pixels = halved(pixels, width, height);
        width = std::max(1, width / 2);
        height = std::max(1, height / 2);
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
}

Result<GlProgram> program_of(const std::string& vertex_source, const std::string& fragment_source) {
    const auto vertex = shader(GL_VERTEX_SHADER, vertex_source);
    if (!vertex) return failure(vertex.error());
    const auto fragment = shader(GL_FRAGMENT_SHADER, fragment_source);
    if (!fragment) {
        glDeleteShader(*vertex);
        return failure(fragment.error());
    }
    GlProgram program(glCreateProgram());
    for (const unsigned part : {*vertex, *fragment}) {
        glAttachShader(*program, part);
        glDeleteShader(part);  // Flagged for deletion; it lives as long as the program.
    }
    glLinkProgram(*program);
    GLint fine = 0;
    glGetProgramiv(*program, GL_LINK_STATUS, &fine);
    if (fine) return program;
    char why[1000] = "";
    glGetProgramInfoLog(*program, sizeof why, nullptr, why);
    return failure(Message{"graphics.no-shader", {{"why", why}}});
}

int uniform(const GlProgram& program, const char* name) { return glGetUniformLocation(*program, name); }

void describe_vertices() {
    const auto field = [](unsigned number, int parts, unsigned type, bool scaled, std::size_t offset) {
        glEnableVertexAttribArray(number);
        glVertexAttribPointer(number, parts, type, scaled, sizeof(Vertex), reinterpret_cast<const void*>(offset));
    };
    field(0, 3, GL_FLOAT, false, offsetof(Vertex, at));
    field(1, 4, GL_BYTE, true, offsetof(Vertex, normal));
    field(2, 4, GL_UNSIGNED_BYTE, true, offsetof(Vertex, colour));
    field(3, 4, GL_UNSIGNED_BYTE, false, offsetof(Vertex, matter));
}

void GlMesh::upload(const Mesh& mesh) {
    std::vector<std::uint32_t> indices;
    solid_ = static_cast<int>(put_solid_first(mesh, indices));
    count_ = static_cast<int>(indices.size());
    if (count_ == 0) return;
    if (!vertices_) {
        vertices_ = GlVertices(made(glad_glGenVertexArrays));
        corners_ = GlBuffer(made(glad_glGenBuffers));
        indices_ = GlBuffer(made(glad_glGenBuffers));
    }
    glBindVertexArray(*vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, *corners_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(mesh.vertices.size() * sizeof(Vertex)), mesh.vertices.data(),
                 GL_STATIC_DRAW);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, *indices_);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size() * sizeof(std::uint32_t)),
                 indices.data(), GL_STATIC_DRAW);
    describe_vertices();
    glBindVertexArray(0);
}

void GlMesh::draw() const { draw(0, count_); }

bool GlMesh::draw(int first, int count) const {
    if (count == 0) return false;
    glBindVertexArray(*vertices_);
    glDrawElements(GL_TRIANGLES, count, GL_UNSIGNED_INT,
                   reinterpret_cast<const void*>(static_cast<std::size_t>(first) * sizeof(std::uint32_t)));
    return true;
}

Result<void> GlTarget::resize(int width, int height, int samples) {
    if (width == width_ && height == height_ && samples == samples_) return {};
    width_ = height_ = 0;  // Until it is whole.
    texture_ = new_texture();
    glBindTexture(GL_TEXTURE_2D, *texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    for (const unsigned key : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(GL_TEXTURE_2D, key, GL_LINEAR);
    for (const unsigned key : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        glTexParameteri(GL_TEXTURE_2D, key, GL_CLAMP_TO_EDGE);
    const auto storage = [&](unsigned format) {
        GlRenderbuffer buffer(made(glad_glGenRenderbuffers));
        glBindRenderbuffer(GL_RENDERBUFFER, *buffer);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, width, height);
        return buffer;
    };
    plain_ = GlFramebuffer(made(glad_glGenFramebuffers));
    glBindFramebuffer(GL_FRAMEBUFFER, *plain_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, *texture_, 0);
    depth_ = storage(GL_DEPTH_COMPONENT24);
    if (samples > 0) {
        smooth_ = GlFramebuffer(made(glad_glGenFramebuffers));
        glBindFramebuffer(GL_FRAMEBUFFER, *smooth_);
        smooth_colour_ = storage(GL_RGBA8);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, *smooth_colour_);
    }
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, *depth_);
    const Result<void> whole = complete("view");
    if (whole) width_ = width, height_ = height, samples_ = samples;
    return whole;
}

void GlTarget::begin() const {
    glBindFramebuffer(GL_FRAMEBUFFER, drawn_into());
    glViewport(0, 0, width_, height_);
}

void GlTarget::copy(const GlTarget& other, const Region& region) const {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, other.drawn_into());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, drawn_into());
    blit(region, GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

void GlTarget::resolve(const Region& region) const {
    if (samples_ == 0) return;
    glBindFramebuffer(GL_READ_FRAMEBUFFER, *smooth_);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, *plain_);
    blit(region, GL_COLOR_BUFFER_BIT);
}

GlLevels::GlLevels(int width, int height)
    : texture_(new_texture()), framebuffer_(made(glad_glGenFramebuffers)), width_(width), height_(height) {
    glBindTexture(GL_TEXTURE_2D, *texture_);
    for (; count_ == 0 || std::max(width, height) > 1; ++count_) {
        if (count_ > 0) width = std::max(1, width / 2), height = std::max(1, height / 2);
        glTexImage2D(GL_TEXTURE_2D, count_, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    }
}

bool GlLevels::begin(int level) {
    if (level >= count_) return false;
    glBindFramebuffer(GL_FRAMEBUFFER, *framebuffer_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, *texture_, level);
    glViewport(0, 0, std::max(1, width_ >> level), std::max(1, height_ >> level));
    if (level == 0) return true;
    glBindTexture(GL_TEXTURE_2D, *texture_);
    // What is drawn into must not be read: only the level before it is.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, level - 1);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    return true;
}

GlTexture GlLevels::take_texture() {
    glBindTexture(GL_TEXTURE_2D, *texture_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, count_ - 1);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    for (const unsigned key : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T}) glTexParameteri(GL_TEXTURE_2D, key, GL_REPEAT);
    return std::move(texture_);
}

Result<void> GlMean::resize(int width, int height) {
    if (width == width_ && height == height_) return {};
    width_ = height_ = 0;  // Until it is whole.
    texture_ = new_texture();
    glBindTexture(GL_TEXTURE_2D, *texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, width, height, 0, GL_RGBA, GL_FLOAT, nullptr);
    for (const unsigned key : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(GL_TEXTURE_2D, key, GL_NEAREST);
    framebuffer_ = GlFramebuffer(made(glad_glGenFramebuffers));
    glBindFramebuffer(GL_FRAMEBUFFER, *framebuffer_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, *texture_, 0);
    const Result<void> whole = complete("view");
    if (whole) width_ = width, height_ = height;
    return whole;
}

void GlMean::begin(int number) const {
    glBindFramebuffer(GL_FRAMEBUFFER, *framebuffer_);
    glViewport(0, 0, width_, height_);
    glEnable(GL_BLEND);
    glBlendColor(0, 0, 0, 1 / static_cast<float>(number + 1));
    glBlendFunc(GL_CONSTANT_ALPHA, number == 0 ? GL_ZERO : GL_ONE_MINUS_CONSTANT_ALPHA);
}

Result<void> GlShadow::resize(int size) {
    if (size == size_) return {};
    size_ = 0;  // Until it is whole.
    texture_ = new_texture();
    glBindTexture(GL_TEXTURE_2D, *texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, size, size, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, nullptr);
    for (const unsigned key : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
        glTexParameteri(GL_TEXTURE_2D, key, GL_LINEAR);
    for (const unsigned key : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
        glTexParameteri(GL_TEXTURE_2D, key, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    framebuffer_ = GlFramebuffer(made(glad_glGenFramebuffers));
    glBindFramebuffer(GL_FRAMEBUFFER, *framebuffer_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, *texture_, 0);
    glDrawBuffer(GL_NONE);
    glReadBuffer(GL_NONE);
    const Result<void> whole = complete("shadow");
    if (whole) size_ = size;
    return whole;
}

void GlShadow::begin() const {
    glBindFramebuffer(GL_FRAMEBUFFER, *framebuffer_);
    glViewport(0, 0, size_, size_);
}

}  // namespace hexwright::gl
