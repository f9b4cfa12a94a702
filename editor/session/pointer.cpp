#include "editor/session/pointer.h"

#include "formats/sheet/plan_drawing.h"

namespace hexwright {

Pointer pointing_at(Cursor cursor) {
    Pointer pointer{cursor};
    pointer.at = centre_of(cursor.hex);
    return pointer;
}

}  // namespace hexwright
