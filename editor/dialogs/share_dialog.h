// "Share…": the map's picture, and what can be pasted into a forum post, as it will be copied.
#pragma once
#include "editor/dialogs/form.h"
#include "editor/dialogs/room.h"
#include "editor/document/jobs.h"
#include "editor/files/sharing.h"
#include "editor/widgets/previews.h"
#include "editor/widgets/ui.h"
#include "formats/paper/sheet/paint.h"

#include <optional>
#include <string>

namespace hexwright::dialogs {

struct ShareUi {
    std::string asked{};  // What the offer is of.
    Job<ShareOffer> job{};
    std::optional<ShareOffer> offer{};
    std::string drawn{};  // What the picture is of.
    Job<Pixels> drawing{};
    Preview preview{};
    std::string copied{};  // The text that was copied last.
};

void begin_share_dialog(ShareUi& state);  // Keeps only the texture.
void draw_share_dialog(Ui& ui, EditorState& editor, ShareUi& state, FormHeights& heights);

}  // namespace hexwright::dialogs
