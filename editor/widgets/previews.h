// Pictures of maps for dialogs: each is made by a job on first request and kept while the dialog may show it again.
#pragma once
#include "editor/document/jobs.h"
#include "editor/editing/map_preview.h"
#include "editor/view/texture.h"
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

#include <filesystem>
#include <map>
#include <string>

namespace hexwright::widgets {

struct Preview {
    bool ready = false;     // False while it is being made.
    std::string trouble{};  // Why there is no picture, in words.
    MapPreview map{};       // Without its pixels, which are in the texture.
    TextureId texture = 0;
};

class Previews {
public:
    // For a box of this size on the screen; starts the job on the first call. Valid until the next call.
    const Preview& of(const std::filesystem::path& file, ImVec2 size, Ui& ui, EditorState& editor);
    void forget(Ui& ui);  // Drops all of them and cancels their jobs.

private:
    struct Entry {
        Job<Result<MapPreview>> job{};
        Preview preview{};
        unsigned long long asked = 0;
    };
    void forget_oldest(Ui& ui);
    void take_result(Entry& entry, Ui& ui);

    std::map<std::string, Entry> entries_;
    unsigned long long asked_ = 0;
};

// Draws the picture in this box, or why there is none.
void draw_preview(Ui& ui, const Preview& preview, Box box);

}  // namespace hexwright::widgets
