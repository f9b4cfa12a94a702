// Draws figures by instancing: one draw call for each sort of part, however many figures there are.
#pragma once
#include "editor/view/figure_parts.h"
#include "editor/view/gl/objects.h"
#include "editor/view/gl/room.h"

#include <array>
#include <vector>

namespace hexwright::gl {

class FigurePass {
public:
    void create();  // Uploads the meshes of all parts: some ten thousand triangles. Does nothing the next time.
    void upload(const std::vector<FigureInstance>& figures, const FigureSight& sight);
    bool empty() const { return solid_.empty() && sheer_.empty(); }
    // Draw with the program in use, whose attributes are those of shaders::figure_vertex. Return the number of calls.
    int draw_solid() const { return draw(solid_); }
    int draw_sheer() const { return draw(sheer_); }

private:
    struct Stretch {  // Of the index buffer.
        std::size_t first = 0;
        int count = 0;
    };
    struct Batch {
        FigurePart part{};
        std::size_t first = 0;  // Of its copies in the buffer of all.
        int copies = 0;
    };
    static std::vector<Batch> put(const std::vector<PartBatch>& batches, std::vector<PartCopy>& all);
    int draw(const std::vector<Batch>& batches) const;

    GlVertices vertices_;
    GlBuffer corners_, indices_, copies_;
    std::array<Stretch, static_cast<std::size_t>(FigurePart::Count)> parts_{};
    std::vector<Batch> solid_, sheer_;
};

}  // namespace hexwright::gl
