#include "editor/document/campaign_document.h"

#include "editor/document/comments.h"
#include "engine/scenario/word_tree.h"
#include "formats/file.h"
#include "formats/xml/campaign_xml.h"
#include "formats/xml/word_xml.h"

#include <algorithm>
#include <set>

namespace hexwright::document {
namespace {

template <class List>
void give_missing_ids(List& list, const std::string& usual) {
    std::set<std::string> taken;
    for (const auto& each : list) taken.insert(each.id.word);
    for (auto& each : list) {
        if (each.id.given()) continue;
        each.id.word = usual;
        for (int number = 2; !taken.insert(each.id.word).second; ++number)
            each.id.word = usual + "-" + std::to_string(number);
    }
}

template <class List>
bool has_word_named(const List& list, std::string_view id) {
    return std::ranges::any_of(list, [&](const auto& each) { return each.id.word == id; });
}

bool still_stands(const Campaign& campaign, std::string_view key) {
    if (key.starts_with("end:")) key.remove_prefix(4);
    if (key.starts_with("game:")) return has_word_named(campaign.games, key.substr(5));
    if (key.starts_with("test:")) return campaign.tests && has_word_named(campaign.tests->tests, key.substr(5));
    return key != "tests" || campaign.tests;
}

// Comments of what is gone move to the end of the campaign.
Comments comments_kept(const Comments& comments, const Campaign& campaign) {
    Comments kept;
    for (const auto& [key, lines] : comments) {
        auto& home = kept[still_stands(campaign, key) ? key : "end:campaign"];
        home.insert(home.end(), lines.begin(), lines.end());
    }
    return kept;
}

bool names_this_game(const Slot& slot, const WordNode& word, const std::string& game) {
    return slot.kind == SlotKind::FreshName && slot.text == game &&
           (slot.name == "game" || (slot.name == "id" && word.name == CampaignGame::name));
}

}  // namespace

Result<CampaignDocument> CampaignDocument::open(const std::filesystem::path& file) {
    const auto bytes = read_file(file.string());
    if (!bytes) return failure(bytes.error());
    auto read = read_campaign(*bytes, file.string());
    if (!read) return failure(read.error());
    return CampaignDocument(CommentedCampaign{static_cast<Campaign&&>(*read), std::move(read->comments)});
}

void CampaignDocument::push(CommentedCampaign state) {
    state.comments = comments_kept(state.comments, state.campaign);
    steps_.resize(at_ + 1);
    steps_.push_back(std::move(state));
    ++at_;
}

std::optional<Refusal> CampaignDocument::commit(const WordChange& change) {
    auto after = formats::changed(now(), change);
    if (!after) return std::move(after.error());
    give_missing_ids(after->games, "game");
    if (after->tests) give_missing_ids(after->tests->tests, "test");
    if (after->games.size() > max_campaign_games) return Refusal{{"campaign.games", {{"limit", max_campaign_games}}}};
    push({std::move(*after), comments()});
    return {};
}

std::optional<Refusal> CampaignDocument::rename_game(const std::string& from, const std::string& to) {
    if (!has_word_named(now().games, from)) return Refusal{{"refused.no-such-name", {{"name", from}}}};
    if (from != to && has_word_named(now().games, to)) return Refusal{{"refused.name-taken", {{"name", to}}}};
    Result<Campaign> renamed = now();
    const WordNode top = tree_of(now());
    each_word(top, [&](const WordPath& path, const WordNode& word) {
        for (const Slot& slot : word.slots)
            if (renamed && names_this_game(slot, word, from))
                renamed = formats::changed(std::move(*renamed),
                                           {WordChange::How::Set, path.at(std::string(slot.name)), to, {}});
    });
    if (!renamed) return std::move(renamed.error());
    push({std::move(*renamed), with_element_renamed(comments(), "game:" + from, "game:" + to)});
    return {};
}

Result<void> CampaignDocument::save(const std::filesystem::path& file) {
    const std::string text = write_campaign(now(), comments());
    if (const auto read = read_campaign(text, file.string()); !read) return failure(read.error());
    if (auto written = write_file(file, text); !written) return written;
    saved_ = steps_[at_];
    return {};
}

}  // namespace hexwright::document
