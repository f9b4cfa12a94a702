// The programs of the 3D view, each made when it is first needed: compiling one takes a processor tens of milliseconds.
#pragma once
#include "editor/view/gl/objects.h"
#include "editor/view/gl/room.h"

#include <array>

#include <glm/glm.hpp>

namespace hexwright::gl {

enum class Which : std::uint8_t {
    Plain,  // See shaders.h.
    FineSolid,
    FineDeep,
    Figure,
    FigureDepth,
    Cast,
    Depth,
    Backdrop,
    Copy,
    Table,
    Count
};

class Programs {
public:
    Result<void> make(Which which);  // Does nothing for a program that is there.
    const GlProgram& operator[](Which which) const { return programs_[static_cast<std::size_t>(which)]; }

private:
    std::array<GlProgram, static_cast<std::size_t>(Which::Count)> programs_;
};

// Of the program that is in use.
void set_uniform(const GlProgram& program, const char* name, const glm::mat4& matrix);
void set_uniform(const GlProgram& program, const char* name, glm::vec3 value);
void set_uniform(const GlProgram& program, const char* name, glm::vec4 value);
void set_uniform(const GlProgram& program, const char* name, float value);

}  // namespace hexwright::gl
