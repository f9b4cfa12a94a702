// A dialog whose buttons stay in sight: what stands above them scrolls in a window without room for all of it.
#pragma once
#include "editor/dialogs/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::dialogs {

float most_height(const Ui& ui);  // Of a dialog.

struct FormHeights {  // Of what stands above the buttons, and from them on, as it was drawn last.
    float form = 0, end = 0;
};

// What is drawn while this lives is the dialog: first the form, after end() the buttons and what else is always in
// sight.
class Form {
public:
    Form(const Ui& ui, FormHeights& heights);
    ~Form();
    void end();
    Form(const Form&) = delete;
    Form& operator=(const Form&) = delete;

private:
    FormHeights& heights_;
    bool scrolls_ = false, ended_ = false;
    float start_ = 0;  // Of the form, then of its end.
};

}  // namespace hexwright::dialogs
