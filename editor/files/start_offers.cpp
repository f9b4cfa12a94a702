#include "editor/files/start_offers.h"

#include "editor/document/safety/game_journal.h"
#include "editor/editing/map_preview.h"
#include "editor/files/files.h"
#include "editor/play/game_files.h"
#include "editor/play/new_game.h"
#include "editor/workspace/editor_state.h"
#include "engine/trials/puzzle.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"

#include <algorithm>
#include <utility>

namespace hexwright::files {

namespace {

namespace fs = std::filesystem;

std::vector<CampaignOffer> campaigns_in(const std::vector<fs::path>& files) {
    std::vector<CampaignOffer> offers;
    for (const fs::path& file : files) {
        const auto bytes = read_file(file.string());
        if (!bytes) continue;
        const auto read = read_campaign(*bytes, file.string());
        if (!read) continue;
        const std::string& title = read->title.text;
        offers.push_back({file, title.empty() ? file.stem().string() : title, read->games.size()});
    }
    return offers;
}

std::vector<LeftGame> left_games(const EditorState& editor, const StartOffers& offers) {
    std::vector<LeftGame> games;
    if (editor.safety.state.empty()) return games;
    std::vector<fs::path> files = editor.user.settings.recent_files;
    for (const auto* samples : {&offers.maps, &offers.scenarios, &offers.puzzles})
        files.insert(files.end(), samples->begin(), samples->end());
    for (const fs::path& file : files) {
        std::error_code ignored;
        const bool twice = std::ranges::count(games, file, &LeftGame::map) > 0;
        if (twice || !fs::exists(file, ignored)) continue;
        const auto parked = parked_games(editor.safety.state, file);
        if (!parked.empty()) games.push_back({file, parked.front().saved});
    }
    for (const ParkedGame& each : parked_untitled_games(editor)) games.push_back({{}, each.saved, each.file});
    std::ranges::sort(games, std::ranges::greater(), &LeftGame::left);
    if (games.size() > most_left_games) games.resize(most_left_games);
    return games;
}

void play_what_is_open(EditorState& editor) {
    const Scenario& scenario = *editor.map.document.now().scenario;
    editor.map.table.form = {};
    roll_other_dice(editor);
    if (const auto& puzzles = tests_of(scenario).puzzles; !puzzles.empty() && !editor.map.campaign)
        choose_puzzle(editor.map, puzzles.front().id.word);
    if (editor.map.table.form.game.seats.empty()) choose_whole_game(editor);
    if (!editor.map.table.form.game.seats.empty()) begin_game(editor);
}

void go_on_untitled(EditorState& editor, const fs::path& game) {
    if (auto map = map_of_game(editor, game)) {
        if (!make_room(editor)) return;
        Document document(editor.map.document.kept_catalogue());
        document.recover(std::move(*map), {"history.recovered"});
        replace_document(editor, std::move(document));
    }
    take_up_or_tell(editor, game);
}

}  // namespace

StartOffers start_offers(const EditorState& editor) {
    StartOffers offers{.maps = samples_in("battlefields"),
                       .scenarios = samples_in("scenarios"),
                       .puzzles = samples_in("puzzles"),
                       .campaigns = campaigns_in(samples_in("campaigns"))};
    offers.games = left_games(editor, offers);
    return offers;
}

void begin_at_once(EditorState& editor, const fs::path& file) {
    editor.dialog = {};
    if (open_in_tab(editor, file) && editor.dialog.kind == Dialog::None) play_what_is_open(editor);
}

void go_on_with(EditorState& editor, const LeftGame& game) {
    editor.dialog = {};
    if (game.map.empty()) return go_on_untitled(editor, game.game);
    if (open_in_tab(editor, game.map) && editor.dialog.kind == Dialog::None && !editor.map.table.playing)
        switch_mode(editor);
}

}  // namespace hexwright::files
