#include "editor/view/gl/figure_pass.h"

#include "editor/view/welding.h"

#include <glad/gl.h>

namespace hexwright::gl {
namespace {

unsigned new_buffer() {
    GLuint name = 0;
    glGenBuffers(1, &name);
    return name;
}

template <class Value>
void fill_buffer(unsigned target, const GlBuffer& buffer, const std::vector<Value>& values, unsigned usage) {
    glBindBuffer(target, *buffer);
    glBufferData(target, static_cast<GLsizeiptr>(values.size() * sizeof(Value)), values.data(), usage);
}

struct Attribute {
    unsigned number;
    int parts;
    std::size_t offset;
};
constexpr Attribute of_copy[] = {{4, 4, offsetof(PartCopy, at)},
                                 {5, 4, offsetof(PartCopy, scale)},
                                 {6, 3, offsetof(PartCopy, colour)},
                                 {7, 2, offsetof(PartCopy, direction)}};

}  // namespace

void FigurePass::create() {
    if (vertices_) return;
    Mesh all;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const Mesh part = welded(part_mesh(static_cast<FigurePart>(i)));
        const auto first = static_cast<std::uint32_t>(all.vertices.size());
        parts_[i] = {all.indices.size(), static_cast<int>(part.indices.size())};
        all.vertices.insert(all.vertices.end(), part.vertices.begin(), part.vertices.end());
        for (const std::uint32_t index : part.indices) all.indices.push_back(first + index);
    }
    GLuint name = 0;
    glGenVertexArrays(1, &name);
    vertices_ = GlVertices(name);
    corners_ = GlBuffer(new_buffer());
    indices_ = GlBuffer(new_buffer());
    copies_ = GlBuffer(new_buffer());
    glBindVertexArray(*vertices_);
    fill_buffer(GL_ARRAY_BUFFER, corners_, all.vertices, GL_STATIC_DRAW);
    fill_buffer(GL_ELEMENT_ARRAY_BUFFER, indices_, all.indices, GL_STATIC_DRAW);
    describe_vertices();
    for (const Attribute& attribute : of_copy) {
        glEnableVertexAttribArray(attribute.number);
        glVertexAttribDivisor(attribute.number, 1);
    }
    glBindVertexArray(0);
}

std::vector<FigurePass::Batch> FigurePass::put(const std::vector<PartBatch>& batches, std::vector<PartCopy>& all) {
    std::vector<Batch> made;
    for (const PartBatch& batch : batches) {
        made.push_back({batch.part, all.size(), static_cast<int>(batch.copies.size())});
        all.insert(all.end(), batch.copies.begin(), batch.copies.end());
    }
    return made;
}

void FigurePass::upload(const std::vector<FigureInstance>& figures, const FigureSight& sight) {
    const FigureBatches batches = batches_of(figures, sight);
    std::vector<PartCopy> all;
    solid_ = put(batches.solid, all);
    sheer_ = put(batches.sheer, all);
    if (!all.empty()) fill_buffer(GL_ARRAY_BUFFER, copies_, all, GL_STREAM_DRAW);
}

int FigurePass::draw(const std::vector<Batch>& batches) const {
    glBindVertexArray(*vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, *copies_);
    for (const Batch& batch : batches) {
        // OpenGL 3.3 has no first copy of a draw call, so the attributes begin at it.
        for (const Attribute& attribute : of_copy)
            glVertexAttribPointer(attribute.number, attribute.parts, GL_FLOAT, GL_FALSE, sizeof(PartCopy),
                                  reinterpret_cast<const void*>(batch.first * sizeof(PartCopy) + attribute.offset));
        const Stretch& part = parts_[static_cast<std::size_t>(batch.part)];
        glDrawElementsInstanced(GL_TRIANGLES, part.count, GL_UNSIGNED_INT,
                                reinterpret_cast<const void*>(part.first * sizeof(std::uint32_t)), batch.copies);
    }
    return static_cast<int>(batches.size());
}

}  // namespace hexwright::gl
