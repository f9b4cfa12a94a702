#include "editor/document/files/campaign_document.h"

#include "editor/document/edits/comments.h"
#include "editor/document/edits/zoning.h"
#include "engine/scenario/word_tree.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/campaign_xml.h"

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

// The id that two of them have; empty if none.
template <class List>
std::string named_twice(const List& list) {
    std::set<std::string> seen;
    for (const auto& each : list)
        if (!seen.insert(each.id.word).second) return each.id.word;
    return {};
}

// The game that the path, or a member of it, is; nullptr if it is another word.
const CampaignGame* game_at(const Campaign& campaign, const WordPath& path) {
    const bool of_games = path.steps.size() == 1 && path.steps[0].list == "games";
    return of_games && path.steps[0].index < campaign.games.size() ? &campaign.games[path.steps[0].index] : nullptr;
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

// A name that the file of the campaign could not hold, or that could not be told from standard input.
std::optional<Refusal> wrong_src(const std::string& src) {
    const bool text = first_bad_byte(src) == std::string::npos &&
                      std::ranges::none_of(src, [](char c) { return static_cast<unsigned char>(c) < 0x20; }) &&
                      src.find_first_not_of(' ') != std::string::npos;
    if (text && src != "-" && character_count(src) <= max_text) return {};
    return Refusal{{"campaign.src", {{"file", shortened(text_for_xml(src))}, {"most", max_text}}}};
}

bool names_this_game(const Slot& slot, const WordNode& word, const std::string& game) {
    return slot.kind == SlotKind::FreshName && slot.text == game &&
           (slot.name == "game" || (slot.name == "id" && word.name == CampaignGame::name));
}

}  // namespace

Result<CampaignDocument> CampaignDocument::open(const std::filesystem::path& file) {
    const auto bytes = read_file(file.string());
    if (!bytes) return failure(bytes.error());
    auto read = read_campaign(*bytes, file.string(), Holes::Kept);
    if (!read) return failure(read.error());
    return CampaignDocument(CommentedCampaign{static_cast<Campaign&&>(*read), std::move(read->comments)});
}

void CampaignDocument::push(CommentedCampaign state, Message name) {
    state.comments = comments_kept(state.comments, state.campaign);
    steps_.resize(at_ + 1);
    steps_.push_back({std::move(state), std::move(name)});
    ++at_;
}

std::optional<Refusal> CampaignDocument::commit(const WordChange& change) {
    if (const CampaignGame* game = game_at(now(), change.at)) {
        if (change.how == WordChange::How::Remove) return remove_game(std::string(game->id.word));
        if (change.how == WordChange::How::Set && change.at.member == "src")
            if (auto refused = wrong_src(change.text)) return refused;
        if (change.how == WordChange::How::Set && change.at.member == "id")
            return rename_game(std::string(game->id.word), change.text);
    }
    auto after = formats::changed(now(), change);
    if (!after) return std::move(after.error());
    give_missing_ids(after->games, "game");
    if (after->tests) give_missing_ids(after->tests->tests, "test");
    if (after->games.size() > max_campaign_games) return Refusal{{"campaign.games", {{"limit", max_campaign_games}}}};
    std::string twice = named_twice(after->games);
    if (twice.empty() && after->tests) twice = named_twice(after->tests->tests);
    if (!twice.empty()) return Refusal{{"refused.name-taken", {{"name", twice}}}};
    push({std::move(*after), comments()}, {"edit.campaign"});
    return {};
}

std::optional<Refusal> CampaignDocument::add_game(const std::string& src) {
    if (now().games.size() >= max_campaign_games) return Refusal{{"campaign.games", {{"limit", max_campaign_games}}}};
    if (auto refused = wrong_src(src)) return refused;
    Campaign after = now();
    const std::string id = id_from(std::filesystem::path(src).stem().string());
    after.games.push_back({.src = {src}});
    give_missing_ids(after.games, id.empty() ? "game" : id);
    const std::string given = after.games.back().id.word;
    push({std::move(after), comments()}, {"edit.campaign-add", {{"game", given}}});
    return {};
}

std::optional<Refusal> CampaignDocument::rename_game(const std::string& from, const std::string& to) {
    if (to.empty() || id_from(to) != to) return Refusal{{"campaign.game-id"}};
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
    push({std::move(*renamed), with_element_renamed(comments(), "game:" + from, "game:" + to)},
         {"edit.campaign-rename", {{"from", from}, {"to", to}}});
    return {};
}

std::optional<Refusal> CampaignDocument::remove_game(const std::string& id) {
    if (!has_word_named(now().games, id)) return Refusal{{"refused.no-such-name", {{"name", id}}}};
    Campaign after = now();
    std::erase_if(after.games, [&](const CampaignGame& game) { return game.id.word == id; });
    for (CampaignGame& game : after.games)
        std::erase_if(game.next, [&](const Next& next) { return next.game.word == id; });
    push({std::move(after), comments()}, {"edit.campaign-remove", {{"game", id}}});
    return {};
}

std::string CampaignDocument::text() const { return write_campaign(now(), comments()); }

Result<void> CampaignDocument::save(const std::filesystem::path& file) {
    if (auto written = write_file(file, text()); !written) return written;
    saved_ = steps_[at_].state;
    return {};
}

}  // namespace hexwright::document
