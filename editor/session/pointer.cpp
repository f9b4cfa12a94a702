#include "editor/session/pointer.h"

#include "formats/paper/sheet/plan_drawing.h"

namespace hexwright::editor_session {

Pointer pointing_at(Cursor cursor) {
    Pointer pointer{cursor};
    pointer.at = formats::centre_of(cursor.hex);
    return pointer;
}

}  // namespace hexwright::editor_session
