#include "formats/xml/campaign_xml.h"

#include "engine/core/suggest.h"
#include "formats/room.h"
#include "formats/xml/namespace.h"
#include "formats/xml/rulebook_xml.h"
#include "formats/xml/scenario_parts.h"

#include <algorithm>

namespace hexwright::formats {
namespace {

Refusal no_game(const Node& node, const std::string& game, const Campaign& campaign) {
    std::vector<std::string> known;
    for (const CampaignGame& each : campaign.games) known.push_back(each.id.word);
    if (const auto meant = nearest(game, known))
        return node.error_at("game", {"campaign.no-game-near", {{"game", game}, {"suggestion", *meant}}});
    return node.error_at("game", {"campaign.no-game", {{"game", game}}});
}

}  // namespace

bool is_campaign(std::string_view xml) { return xml.substr(0, 2'000).find("<campaign") != std::string_view::npos; }

namespace {

Result<Campaign> campaign_of(std::string_view xml, const std::string& file_name, int& version) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    if (const auto fine = check_namespace(root, "campaign", "urn:hexwright:campaign:", campaign_version); !fine)
        return failure(fine.error());
    version = version_of(root);
    auto campaign = read_campaign_words(root);
    if (!campaign) return campaign;
    const auto games = root.children("game");
    if (games.empty() || games.size() > max_campaign_games)
        return failure(root.error({"campaign.games", {{"limit", max_campaign_games}}}));
    for (std::size_t i = 0; i < games.size(); ++i) {
        const CampaignGame& game = campaign->games[i];
        if (game.id.word.empty() || game.src.text.empty()) return failure(games[i].error({"campaign.game"}));
        if (const auto src = games[i].file_name("src"); !src) return failure(src.error());
        if (std::ranges::count(campaign->games, game.id, &CampaignGame::id) > 1) return failure(twice(games[i], "id"));
        const auto links = games[i].children("next");
        for (std::size_t j = 0; j < links.size(); ++j)
            if (const NewName& next = game.next[j].game;
                std::ranges::count(campaign->games, next, &CampaignGame::id) == 0)
                return failure(no_game(links[j], next.word, *campaign));
    }
    const auto tests = root.child("tests");
    if (campaign->tests && campaign->tests->tests.size() > max_scenario_tests)
        return failure(tests->error({"test.too-many", {{"limit", max_scenario_tests}}}));
    if (campaign->tests && !campaign->tests->puzzles.empty())
        return failure(tests->child("puzzle")->error({"puzzle.in-campaign"}));
    if (campaign->tests)
        for (std::size_t i = 0; i < campaign->tests->tests.size(); ++i)
            if (const NewName& game = campaign->tests->tests[i].game;
                std::ranges::count(campaign->games, game, &CampaignGame::id) == 0)
                return failure(no_game(tests->children()[i], game.word, *campaign));
    return campaign;
}

}  // namespace

Result<ReadCampaign> read_campaign(std::string_view xml, const std::string& file_name) {
    int version = campaign_version;
    auto campaign = campaign_of(xml, file_name, version);
    if (!campaign) return failure(campaign.error());
    ReadCampaign read{std::move(*campaign)};
    if (version < campaign_version)
        read.notes.push_back({"scenario.upgraded", {{"file", file_name}, {"version", version}}});
    return read;
}

std::string write_campaign(const Campaign& campaign) {
    XmlWriter out;
    open_campaign(out, campaign);
    out.close();
    return out.take();
}

}  // namespace hexwright::formats
