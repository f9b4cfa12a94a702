// Merging another map: it is taken in hand whole and may be put down anywhere.
#include "editor/panels/carry_tool.h"
#include "editor/workbench/open.h"

namespace hexwright {

bool merge_file(Studio& studio, const std::filesystem::path& file) {
    auto read = open_scenario(file, studio.catalogue());
    if (!read) {
        studio.asking = {Dialog::Trouble,
                         Wish::None,
                         {},
                         describe(read.error(), studio.words),
                         studio.words("trouble.merge-remedy")};
        return false;
    }
    if (read->scenario.battlefield.size() == 0) {
        refuse(studio, {"refused.nothing-to-merge", {{"file", file.filename().string()}}});
        return false;
    }
    studio.folder = std::filesystem::absolute(file).parent_path();
    carry(studio, whole_map(read->scenario), Carrying::Merge);
    return true;
}

}  // namespace hexwright
