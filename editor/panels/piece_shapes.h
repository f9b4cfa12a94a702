// Pieces as small pictures in their shape, for rows of lists: each is drawn once, when it first comes into sight.
#pragma once
#include "editor/panels/room.h"
#include "editor/view/texture.h"
#include "editor/widgets/ui.h"
#include "engine/board/catalogue/catalogue.h"

#include <map>

namespace hexwright::panels {

inline constexpr int piece_shape_px = 28;  // Their side, at scale 1.

class PieceShapes {
public:
    void begin_frame(Ui& ui);  // Drops them when theme or scale have changed.
    // Small pieces are smaller than large ones; the ground shows through.
    TextureId of(PieceKind kind, Ui& ui, const Catalogue& catalogue);

private:
    void drop(Ui& ui);

    std::map<PieceKind, TextureId> shapes_;
    const Catalogue* known_ = nullptr;  // Pieces of one's own change; then there is another one.
    bool dark_ = false;
    float scale_ = 1;
};

}  // namespace hexwright::panels
