#include "editor/view/gl/programs.h"

#include "editor/view/gl/shaders.h"
#include "editor/view/materials.h"

#include <string>

#include <glad/gl.h>
#include <glm/gtc/type_ptr.hpp>

namespace hexwright::gl {
namespace {

shaders::Source source_of(Which which) {
    switch (which) {
        case Which::Plain:
            return shaders::plain_pieces();
        case Which::FineSolid:
            return shaders::fine_pieces();
        case Which::FineDeep:
            return shaders::fine_depths();
        case Which::Figure:
            return shaders::figures();
        case Which::FigureDepth:
            return shaders::figure_depth();
        case Which::Cast:
            return shaders::cast_shadows();
        case Which::Depth:
            return shaders::depth_only();
        case Which::Backdrop:
            return shaders::backdrop();
        case Which::Table:
            return shaders::table();
        case Which::Copy:
        case Which::Count:
            break;
    }
    return shaders::copy();
}

// What never changes: how each material looks.
void tell_materials(const GlProgram& program) {
    glUseProgram(*program);
    for (std::size_t i = 0; i < material_count; ++i) {
        const auto material = static_cast<Material>(i);
        const Grain grain = grain_of(material);
        const std::string number = '[' + std::to_string(i) + ']';
        glUniform4f(uniform(program, ("grains" + number).c_str()), grain.fine, grain.clumps, grain.bumps,
                    material == Material::Masonry ? 1.F : 0.F);
        const float emission = material == Material::Lava ? 1.1F : material == Material::Ice ? 0.12F : 0.F;
        glUniform1f(uniform(program, ("emission" + number).c_str()), emission);
    }
}

}  // namespace

Result<void> Programs::make(Which which) {
    GlProgram& program = programs_[static_cast<std::size_t>(which)];
    if (program) return {};
    const shaders::Source source = source_of(which);
    auto made = program_of(source.vertex, source.fragment);
    if (!made) return failure(made.error());
    program = std::move(*made);
    if (which == Which::Plain || which == Which::FineSolid || which == Which::FineDeep) tell_materials(program);
    return {};
}

void set_uniform(const GlProgram& program, const char* name, const glm::mat4& matrix) {
    glUniformMatrix4fv(uniform(program, name), 1, GL_FALSE, glm::value_ptr(matrix));
}
void set_uniform(const GlProgram& program, const char* name, glm::vec3 value) {
    glUniform3fv(uniform(program, name), 1, glm::value_ptr(value));
}
void set_uniform(const GlProgram& program, const char* name, glm::vec4 value) {
    glUniform4fv(uniform(program, name), 1, glm::value_ptr(value));
}
void set_uniform(const GlProgram& program, const char* name, float value) {
    glUniform1f(uniform(program, name), value);
}

}  // namespace hexwright::gl
