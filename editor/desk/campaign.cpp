#include "editor/desk/campaign.h"

#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/document/edits/zoning.h"
#include "editor/document/files/file_names.h"
#include "editor/document/files/open_campaign.h"
#include "editor/editing/program_files.h"
#include "editor/workspace/editor_state.h"
#include "engine/board/battlefield/issue_list.h"
#include "engine/checks/campaign_check.h"
#include "engine/checks/word_lines.h"
#include "engine/core/system/places.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <utility>

namespace hexwright::desk {

namespace {

namespace fs = std::filesystem;

bool not_done(OpenMap& map, Message why) {
    refuse(map.status, std::move(why));
    return false;
}

// ---- its file

// Another program's changes are not written over.
std::optional<Refusal> written(CampaignState& campaign) {
    if (news_of(campaign.file, campaign.stamp) != FileNews::None)
        return Refusal{{"campaign.changed-elsewhere", {{"file", campaign.file.filename().string()}}}, {}};
    if (auto saved = campaign.document.save(campaign.file); !saved) return saved.error();
    campaign.stamp = stamp_of(campaign.file);
    return {};
}

// Among the person's documents, with the same games.
void become_own_copy(CampaignState& campaign) {
    const fs::path folder = system::documents_folder();
    const fs::path file = folder / free_file_name(folder, campaign.file.filename());
    CommentedCampaign copy{campaign.document.now(), campaign.document.comments()};
    for (CampaignGame& game : copy.campaign.games)
        if (!game.src.text.empty()) game.src.text = path_from_campaign(file, file_of_game(campaign.file, game));
    campaign.document = CampaignDocument(std::move(copy));
    campaign.file = file;
    campaign.stamp = stamp_of(file);
}

// Does something to the document and writes it, or leaves both as they were. A sample becomes the person's own copy
// with the first change.
template <class Act>
bool carried_out(EditorState& editor, Act&& act) {
    if (!editor.map.campaign) return false;
    CampaignState& campaign = *editor.map.campaign;
    const CampaignDocument before = campaign.document;
    const auto [file, stamp] = std::pair(campaign.file, campaign.stamp);
    const bool sample = is_programs_file(file, editor.safety);
    if (sample) become_own_copy(campaign);
    std::optional<Refusal> trouble = act(campaign.document);
    const bool changed = campaign.document.changed();
    if (!trouble && changed) trouble = written(campaign);
    if (trouble || (sample && !changed)) {
        campaign.document = before;
        campaign.file = file;
        campaign.stamp = stamp;
    }
    if (trouble) return not_done(editor.map, trouble->message);
    ++campaign.number;
    editor.map.status.notice.reset();
    if (!sample || !changed) return true;
    remember_file(editor.user.settings, campaign.file);
    say(editor.map.status, {"campaign.own-copy", {{"file", campaign.file.string()}}});
    return true;
}

}  // namespace

fs::path absolute_path(const fs::path& file) {
    std::error_code ignored;
    return fs::absolute(file, ignored).lexically_normal();
}

std::string path_from_campaign(const fs::path& campaign, const fs::path& game) {
    return absolute_path(game).lexically_relative(absolute_path(campaign).parent_path()).generic_string();
}

void close_campaign(EditorState& editor) {
    editor.map.campaign.reset();
    editor.map.desk.chosen = {};
}

// ---- changes

bool change_campaign(EditorState& editor, const WordChange& change) {
    return carried_out(editor, [&](CampaignDocument& document) { return document.commit(change); });
}

bool title_campaign(EditorState& editor, const std::string& title) {
    return change_campaign(editor, {WordChange::How::Set, WordPath{}.at("title"), title, {}});
}

bool add_campaign_game(EditorState& editor, const fs::path& file) {
    const bool added = carried_out(editor, [&](CampaignDocument& document) {
        return document.add_game(path_from_campaign(editor.map.campaign->file, file));
    });
    if (added)
        choose_word(editor.map, WordPath{}.inside("games", editor.map.campaign->document.now().games.size() - 1));
    return added;
}

bool replace_campaign_game(EditorState& editor, std::size_t game, const fs::path& file) {
    return carried_out(editor, [&](CampaignDocument& document) {
        const WordPath src = WordPath{}.inside("games", game).at("src");
        return document.commit({WordChange::How::Set, src, path_from_campaign(editor.map.campaign->file, file), {}});
    });
}

bool add_campaign_way(EditorState& editor, std::size_t from, const std::string& to) {
    if (!editor.map.campaign || from >= editor.map.campaign->document.now().games.size()) return false;
    const std::size_t ways = editor.map.campaign->document.now().games[from].next.size();
    const WordPath game = WordPath{}.inside("games", from);
    const WordChange put{WordChange::How::Put, game.inside("next"), "<next game=\"" + to + "\"/>", {}};
    if (!change_campaign(editor, put)) return false;
    choose_word(editor.map, game.inside("next", ways));
    return true;
}

bool can_undo_campaign(const OpenMap& map) { return map.campaign && map.campaign->document.can_undo(); }
bool can_redo_campaign(const OpenMap& map) { return map.campaign && map.campaign->document.can_redo(); }

void undo_campaign(EditorState& editor) {
    if (!can_undo_campaign(editor.map)) return;
    const Message undone = editor.map.campaign->document.step();
    const auto back = [](CampaignDocument& document) {
        document.undo();
        return std::optional<Refusal>();
    };
    if (carried_out(editor, back)) say(editor.map.status, {"notice.undone", {{"step", editor.words(undone)}}});
}

void redo_campaign(EditorState& editor) {
    if (!can_redo_campaign(editor.map)) return;
    const auto forth = [](CampaignDocument& document) {
        document.redo();
        return std::optional<Refusal>();
    };
    if (carried_out(editor, forth))
        say(editor.map.status, {"notice.redone", {{"step", editor.words(editor.map.campaign->document.step())}}});
}

// ---- what it looks like now

fs::path file_of_campaign_game(const OpenMap& map, std::size_t game) {
    return file_of_game(map.campaign->file, map.campaign->document.now().games[game]);
}

bool is_on_map(const OpenMap& map, std::size_t game) {
    // A sample that was opened as a copy stands for its file.
    const fs::path here = map.document.file().value_or(map.keeping.copy_of);
    return !here.empty() && absolute_path(here) == absolute_path(file_of_campaign_game(map, game));
}

namespace {

// The number that it had when it was opened: no other campaign has it.
unsigned long long number_when_opened(const CampaignState& campaign) { return campaign.number >> 32; }

CampaignState::Game read_game(const fs::path& campaign, const CampaignGame& game, const Catalogue& catalogue) {
    if (game.src.text.empty()) return {.trouble = Message{"campaign.no-src"}};
    auto read = open_game(campaign, game, catalogue);
    if (!read) return {.trouble = read.error().message};
    const std::string title = read->scenario.about->title;
    return {.scenario = std::make_shared<const Scenario>(std::move(read->scenario)), .title = title};
}

}  // namespace

CampaignState::Game campaign_game(const OpenMap& map, std::size_t game) {
    if (is_on_map(map, game)) return {map.now().scenario, map.now().scenario->about->title, {}};
    const CampaignState& campaign = *map.campaign;
    const fs::path file = file_of_campaign_game(map, game);
    Derived::Games& games = map.derived->games;
    if (const auto which = number_when_opened(campaign); games.campaign != which) games = {which, {}};
    const auto known = games.read.find(file);
    if (known != games.read.end()) return known->second;
    return games.read[file] = read_game(campaign.file, campaign.document.now().games[game], map.catalogue());
}

std::optional<std::size_t> game_of_word(const OpenMap& map, const WordPath& word) {
    if (!map.campaign || word.top()) return {};
    if (word.steps[0].list == "games") return word.steps[0].index;
    if (word.steps.size() < 2) return {};
    const WordNode* test = word_at(campaign_words(map), WordPath{{word.steps[0], word.steps[1]}, {}});
    const Slot* wanted = test ? test->slot("game") : nullptr;
    const auto& games = map.campaign->document.now().games;
    const auto found =
        std::ranges::find_if(games, [&](const CampaignGame& game) { return wanted && game.id.word == wanted->text; });
    return found == games.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - games.begin()));
}

std::vector<std::shared_ptr<const Scenario>> campaign_scenarios(const OpenMap& map) {
    std::vector<std::shared_ptr<const Scenario>> scenarios;
    for (std::size_t game = 0; game < map.campaign->document.now().games.size(); ++game)
        scenarios.push_back(campaign_game(map, game).scenario);
    return scenarios;
}

namespace {

std::vector<Issue> troubles_of(const OpenMap& map) {
    const Campaign& campaign = map.campaign->document.now();
    std::vector<Issue> issues;
    check_campaign_words(campaign, issues);
    const bool whole = issues.empty();
    std::vector<CampaignState::Game> games;
    for (std::size_t i = 0; i < campaign.games.size(); ++i) {
        games.push_back(campaign_game(map, i));
        if (games.back().scenario || campaign.games[i].src.text.empty()) continue;
        Issue issue{IssueCode::CampaignFile, Severity::Error, *games.back().trouble, {}, {}, {}};
        issue.word = to_text(WordPath{}.inside("games", i).at("src"), campaign_words(map));
        issues.push_back(std::move(issue));
    }
    if (!whole) return issues;
    std::vector<const Scenario*> scenarios;
    for (const auto& game : games) scenarios.push_back(game.scenario.get());
    const CampaignLines lines(campaign);
    IssueList found;
    check_campaign(lines.campaign(), scenarios, map.catalogue(), found);
    for (Issue& issue : lines.named(std::move(found).sorted())) issues.push_back(std::move(issue));
    return issues;
}

}  // namespace

const std::vector<Issue>& campaign_issues(const OpenMap& map) {
    const CampaignState& campaign = *map.campaign;
    Derived::Troubles& troubles = map.derived->troubles;
    if (!troubles.known || troubles.number != campaign.number || troubles.map != map.now().number)
        troubles = {campaign.number, map.now().number, true, troubles_of(map)};
    return troubles.issues;
}

void read_games_anew(OpenMap& map) {
    if (!map.campaign) return;
    map.derived->games = {};
    ++map.campaign->number;
}

SlotChoices choices_on_desk(const OpenMap& map, const WordPath& member) {
    if (!campaign_on_desk(map)) return choices_for(*map.now().scenario, map.catalogue(), desk_words(map), member);
    const auto game = game_of_word(map, member);
    const auto scenario = game ? campaign_game(map, *game).scenario : nullptr;
    SlotChoices choices = choices_for(scenario ? *scenario : Scenario(), map.catalogue(), desk_words(map), member);
    if (!game || !is_on_map(map, *game)) choices.pick = PickOnMap::No;  // The map shows another game.
    return choices;
}

const std::vector<Issue>& issues_on_desk(const OpenMap& map) {
    return campaign_on_desk(map) ? campaign_issues(map) : map.now().issues;
}

}  // namespace hexwright::desk
