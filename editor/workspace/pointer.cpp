#include "editor/workspace/pointer.h"

#include "formats/paper/sheet/plan_drawing.h"

namespace hexwright::workspace {

Pointer pointing_at(Cursor cursor) {
    Pointer pointer{cursor};
    pointer.at = formats::centre_of(cursor.hex);
    return pointer;
}

}  // namespace hexwright::workspace
