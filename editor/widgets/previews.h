// Pictures of maps for dialogs: each is made by a job when it is first asked for, and kept while the dialog may show it
// again.
#pragma once
#include "editor/document/jobs.h"
#include "editor/session/map_preview.h"
#include "editor/widgets/ui.h"

#include <filesystem>
#include <map>
#include <string>

namespace hexwright {

struct Preview {
    bool ready = false;     // else it is still being made
    std::string trouble{};  // why there is no picture; in words
    MapPreview map{};       // without its pixels: they are the texture
    TextureId texture = 0;
};

class Previews {
public:
    // For a box of this size on the screen; starts the job the first time. Valid until the next call.
    const Preview& of(const std::filesystem::path& file, ImVec2 size, Ui& ui, EditorState& editor);
    void forget(Ui& ui);  // all of them; jobs under way are cancelled

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

// The picture, or why there is none, in this box.
void draw_preview(Ui& ui, const Preview& preview, Box box);

}  // namespace hexwright
