// Files of edits for a map: finds the pieces they name and combines the edits into one step, like a gesture of the
// mouse.
#pragma once
#include "editor/document/block.h"
#include "editor/document/document.h"
#include "editor/document/room.h"
#include "formats/xml/edits_xml.h"

#include <filesystem>
#include <map>
#include <string>

namespace hexwright::document {

struct RefusedEdit {
    Refusal refusal;
    int line = 0;  // Line of the edit in its file.
};

// The maps that the edits merge, keyed by their file as written; relative names start at `folder`.
using MergedMaps = std::map<std::string, Block>;
Result<MergedMaps> merged_maps(const std::vector<WrittenEdit>& written, const std::filesystem::path& folder,
                               const Catalogue& catalogue);

// All edits combined, each on the result of those before it, or the first one that is refused. Does not change the
// document.
tl::expected<Edit, RefusedEdit> edit_from(const std::vector<WrittenEdit>& written, const Document& document,
                                          const MergedMaps& maps = {});

}  // namespace hexwright::document
