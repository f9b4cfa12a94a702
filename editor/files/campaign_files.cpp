#include "editor/files/campaign_files.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/document/edits/zoning.h"
#include "editor/editing/program_files.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::files {

namespace fs = std::filesystem;

namespace {

void show_campaign(OpenMap& map) {
    show_part(map, DeskPart::Campaign);
    map.desk.chosen = {};
}

// No two campaigns ever have the same number.
CampaignState state_of(EditorState& editor, CampaignDocument document, const fs::path& file) {
    return {.document = std::move(document),
            .file = absolute_path(file),
            .stamp = stamp_of(file),
            .number = static_cast<unsigned long long>(++editor.maps.campaigns) << 32};
}

bool not_begun(OpenMap& map, Message why) {
    refuse(map.status, std::move(why));
    return false;
}

}  // namespace

bool open_campaign(EditorState& editor, const fs::path& file, Where where) {
    auto document = CampaignDocument::open(file);
    if (!document) {
        editor.dialog = {.kind = Dialog::Trouble,
                         .trouble = describe(document.error(), editor.words),
                         .remedy = editor.words("trouble.open-remedy")};
        return false;
    }
    if (where == Where::Tab && !make_room(editor)) return false;
    editor.map.campaign = state_of(editor, std::move(*document), file);
    if (!is_programs_file(file, editor.safety)) editor.user.folder = editor.map.campaign->file.parent_path();
    remember_file(editor.user.settings, file);
    show_campaign(editor.map);
    return true;
}

bool begin_campaign(EditorState& editor, fs::path file) {
    if (!editor.map.document.file()) return not_begun(editor.map, {"campaign.save-first"});
    if (!file.has_extension()) file += ".xml";
    std::error_code ignored;
    if (fs::exists(file, ignored))
        return not_begun(editor.map, {"campaign.exists", {{"file", file.filename().string()}}});
    CommentedCampaign fresh;
    fresh.campaign.id.word = id_from(file.stem().string());
    CampaignDocument document(std::move(fresh));
    if (auto trouble = document.add_game(path_from_campaign(file, *editor.map.document.file())))
        return not_begun(editor.map, trouble->message);
    if (auto saved = document.save(file); !saved) return not_begun(editor.map, saved.error().message);
    editor.map.campaign = state_of(editor, std::move(document), file);
    remember_file(editor.user.settings, file);
    show_campaign(editor.map);
    choose_word(editor.map, WordPath{}.inside("games", 0));
    return true;
}

void leave_campaign_for(EditorState& editor, const fs::path& map) {
    if (!editor.map.campaign) return;
    const auto& games = editor.map.campaign->document.now().games;
    for (std::size_t game = 0; game < games.size(); ++game)
        if (absolute_path(file_of_campaign_game(editor.map, game)) == absolute_path(map)) return;
    close_campaign(editor);
}

}  // namespace hexwright::files
