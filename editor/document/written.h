// Files of edits for a map: finds the pieces they name and combines the edits into one step, like a gesture of the
// mouse.
#pragma once
#include "editor/document/block.h"
#include "editor/document/campaign_document.h"
#include "editor/document/document.h"
#include "editor/document/room.h"
#include "formats/xml/edits_xml.h"

#include <filesystem>
#include <map>
#include <string>

namespace hexwright::document {

// The maps that the edits merge, keyed by their file as written; relative names start at `folder`.
using MergedMaps = std::map<std::string, Block>;
Result<MergedMaps> merged_maps(const std::vector<WrittenEdit>& written, const std::filesystem::path& folder,
                               const Catalogue& catalogue);

// All edits combined, each on the result of those before it, or the "no" to the first one that is refused, with its
// line; the caller knows the file. Does not change the document.
Result<Edit> edit_from(const std::vector<WrittenEdit>& written, const Document& document, const MergedMaps& maps = {});

// Edits of a campaign: its words and nothing else. The first one that is refused, with its line; those before it are
// done.
std::optional<Refusal> carry_out(const std::vector<WrittenEdit>& written, CampaignDocument& campaign);

}  // namespace hexwright::document
