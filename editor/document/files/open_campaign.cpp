#include "editor/document/files/open_campaign.h"

namespace hexwright::document {

std::filesystem::path file_of_game(const std::filesystem::path& campaign_file, const CampaignGame& game) {
    const std::filesystem::path file = (campaign_file.parent_path() / game.src.text).lexically_normal();
    return file == "-" ? std::filesystem::path("./-") : file;  // "-" would be standard input.
}

Result<ReadScenario> open_game(const std::filesystem::path& campaign_file, const CampaignGame& game,
                               const Catalogue& catalogue) {
    const std::filesystem::path file = file_of_game(campaign_file, game);
    auto read = open_scenario(file, catalogue);
    if (read || !read.error().at || read.error().at->file != file.string() || read.error().message.id != "file.missing")
        return read;
    return failure(Message{"campaign.no-file", {{"game", game.id.word}, {"file", file.string()}}},
                   FilePos{campaign_file.string(), game.line, 0});
}

}  // namespace hexwright::document
