// Files of edits for a map: finds the pieces they name and combines the edits into one step, like a gesture of the
// mouse.
#pragma once
#include "editor/document/document.h"
#include "editor/document/edits/block.h"
#include "editor/document/files/campaign_document.h"
#include "editor/document/room.h"
#include "formats/xml/scenario/edits_xml.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace hexwright::document {

// What the edits take from other files, keyed by the file as written.
struct OtherMaps {
    std::map<std::string, Block> merged{};
    std::map<std::string, std::shared_ptr<const Scenario>> battlefields{};
    std::vector<Message> notes{};  // What of foreign files was not understood.
};
// Reads them: merged maps are named from the folder of the edits, battlefields from that of the map.
Result<OtherMaps> other_maps(const std::vector<WrittenEdit>& written, const std::filesystem::path& of_edits,
                             const std::filesystem::path& of_map, const Catalogue& catalogue);

// All edits combined, each on the result of those before it, or the "no" to the first one that is refused, with its
// line; the caller knows the file. Does not change the document.
Result<Edit> edit_from(const std::vector<WrittenEdit>& written, const Document& document, const OtherMaps& maps = {});

// Edits of a campaign: its words and nothing else. The first one that is refused, with its line; those before it are
// done.
std::optional<Refusal> carry_out(const std::vector<WrittenEdit>& written, CampaignDocument& campaign);

}  // namespace hexwright::document
