// Files of edits on a map: finds the pieces that they speak of and makes them one step, as a gesture of the mouse is
// one.
#pragma once
#include "editor/document/block.h"
#include "editor/document/document.h"
#include "formats/xml/edits_xml.h"

#include <filesystem>
#include <map>
#include <string>

namespace hexwright {

struct RefusedEdit {
    Refusal refusal;
    int line = 0;  // of the edit in its file
};

// The maps that the edits merge, by their file as written; relative ones lie in this folder.
using MergedMaps = std::map<std::string, Block>;
Result<MergedMaps> merged_maps(const std::vector<WrittenEdit>& written, const std::filesystem::path& folder,
                               const Catalogue& catalogue);

// The edits as one, each on what the ones before it made; or the first that is refused. The desk stays as it is.
tl::expected<Edit, RefusedEdit> edit_from(const std::vector<WrittenEdit>& written, const Document& document,
                                          const MergedMaps& maps = {});

}  // namespace hexwright
