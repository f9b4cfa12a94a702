#include "formats/xml/scenario/campaign_xml.h"

#include "engine/core/suggest.h"
#include "formats/xml/elements/namespace.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_writing.h"
#include "formats/xml/rules/rulebook_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "formats/xml/scenario/scenario_upgrade.h"

#include <algorithm>
#include <iterator>

namespace hexwright::xml {
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

// ---- comments

class CampaignComments {
public:
    explicit CampaignComments(const XmlDocument& document) {
        keep("campaign", document.comments_before_root());
        for (const Node& child : document.root().children()) {
            const std::string key = child.name() == "game" ? key_of(child) : std::string(child.name());
            keep(key, child.comments_before());
            if (child.name() == "game") keep_inside(key, child);
            else keep_tests(child);
        }
        keep("end:campaign", document.root().comments_at_end());
        keep("end", document.comments_after_root());
    }

    Comments comments{};

private:
    static std::string key_of(const Node& node) {
        return std::string(node.name()) + ":" + std::string(node.raw("id").value_or(""));
    }
    void keep(const std::string& key, std::vector<std::string> found) {
        if (found.empty()) return;
        auto& kept = comments[key];
        kept.insert(kept.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    }
    void keep_inside(const std::string& key, const Node& node) {
        for (const Node& child : node.children()) {
            keep("end:" + key, child.comments_before());
            keep_inside(key, child);
        }
        keep("end:" + key, node.comments_at_end());
    }
    void keep_tests(const Node& tests) {
        for (const Node& test : tests.children()) {
            keep(key_of(test), test.comments_before());
            keep_inside(key_of(test), test);
        }
        keep("end:tests", tests.comments_at_end());
    }
};

class CampaignWriter {
public:
    CampaignWriter(const Campaign& campaign, const Comments& comments) : campaign_(campaign), comments_(comments) {}

    std::string run() {
        comments("campaign");
        out_.open("campaign");
        out_.attribute("xmlns", "urn:hexwright:campaign:" + std::to_string(campaign_version));
        RulebookWriter(out_).attributes(any_word(campaign_));
        for (const CampaignGame& game : campaign_.games) word("game:" + game.id.word, any_word(game));
        if (campaign_.tests) tests(*campaign_.tests);
        close("campaign");
        comments("end");
        return out_.take();
    }

private:
    void word(const std::string& key, AnyConstWord word) {
        comments(key);
        RulebookWriter writer(out_);
        writer.open(word);
        writer.inside(word);
        close(key);
    }
    void tests(const ScenarioTests& tests) {
        comments("tests");
        out_.open("tests");
        for (const ScenarioTest& test : tests.tests) word("test:" + test.id.word, any_word(test));
        for (const Puzzle& puzzle : tests.puzzles) word("puzzle:" + puzzle.id.word, any_word(puzzle));
        close("tests");
    }
    void comments(const std::string& key) {
        const auto found = comments_.find(key);
        if (found == comments_.end()) return;
        for (const std::string& comment : found->second) out_.comment(comment);
    }
    void close(const std::string& key) {
        comments("end:" + key);
        out_.close();
    }

    const Campaign& campaign_;
    const Comments& comments_;
    XmlWriter out_;
};

// Reads the words of the root, then looks at what their members alone do not tell.
class CampaignReader {
public:
    CampaignReader(const Node& root, Holes holes) : root_(root), holes_(holes) {}

    Result<Campaign> run() {
        auto campaign = read_campaign_words(root_, holes_);
        if (!campaign) return campaign;
        if (auto wrong = games(*campaign)) return failure(std::move(*wrong));
        if (auto wrong = tests(*campaign)) return failure(std::move(*wrong));
        return campaign;
    }

private:
    bool whole() const { return holes_ == Holes::Refused; }

    std::optional<Refusal> games(const Campaign& campaign) {
        const auto nodes = root_.children("game");
        if ((nodes.empty() && whole()) || nodes.size() > max_campaign_games)
            return root_.error({"campaign.games", {{"limit", max_campaign_games}}});
        for (std::size_t i = 0; i < nodes.size(); ++i)
            if (auto wrong = game(campaign, campaign.games[i], nodes[i])) return wrong;
        return {};
    }
    std::optional<Refusal> game(const Campaign& campaign, const CampaignGame& game, const Node& node) {
        if (whole() && (game.id.word.empty() || game.src.text.empty())) return node.error({"campaign.game"});
        if (!game.src.text.empty())
            if (const auto src = node.file_name("src"); !src) return src.error();
        if (!game.id.word.empty() && std::ranges::count(campaign.games, game.id, &CampaignGame::id) > 1)
            return twice(node, "id");
        const auto links = node.children("next");
        for (std::size_t j = 0; j < links.size(); ++j)
            if (auto wrong = leads_to(campaign, game.next[j].game, links[j])) return wrong;
        return {};
    }
    std::optional<Refusal> leads_to(const Campaign& campaign, const NewName& game, const Node& node) {
        if (!whole() || std::ranges::count(campaign.games, game, &CampaignGame::id) > 0) return {};
        return no_game(node, game.word, campaign);
    }
    std::optional<Refusal> tests(const Campaign& campaign) {
        const auto tests = root_.child("tests");
        if (!campaign.tests || !tests) return {};
        if (campaign.tests->tests.size() > max_scenario_tests)
            return tests->error({"test.too-many", {{"limit", max_scenario_tests}}});
        if (!campaign.tests->puzzles.empty()) return tests->child("puzzle")->error({"puzzle.in-campaign"});
        for (std::size_t i = 0; i < campaign.tests->tests.size(); ++i)
            if (auto wrong = leads_to(campaign, campaign.tests->tests[i].game, tests->children()[i])) return wrong;
        return {};
    }

    const Node root_;
    const Holes holes_;
};

Result<Campaign> campaign_of(const XmlDocument& document, int& version, Holes holes) {
    const Node root = document.root();
    if (const auto fine = check_namespace(root, "campaign", "urn:hexwright:campaign:", campaign_version); !fine)
        return failure(fine.error());
    version = version_of(root);
    return CampaignReader(root, holes).run();
}

}  // namespace

Result<ReadCampaign> read_campaign(std::string_view xml, const std::string& file_name, Holes holes) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    int version = campaign_version;
    auto campaign = campaign_of(*document, version, holes);
    if (!campaign) return failure(campaign.error());
    ReadCampaign read{std::move(*campaign)};
    if (version < campaign_version) upgrade(read);
    if (version < campaign_version)
        read.notes.push_back({"scenario.upgraded", {{"file", file_name}, {"version", version}}});
    read.comments = CampaignComments(*document).comments;
    return read;
}

std::string write_campaign(const Campaign& campaign, const Comments& comments) {
    return CampaignWriter(campaign, comments).run();
}

}  // namespace hexwright::xml
