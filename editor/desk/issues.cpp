#include "editor/desk/issues.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/document/edits/mending.h"
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"

#include <algorithm>

namespace hexwright::desk {

namespace {

// The place of a set-up, as issues tell it, or of what a player has in it; 0 is nobody.
std::string place_of(const Setup& setup) { return "setups[" + std::to_string(setup.player_count()) + "]"; }
std::string place_of(const Setup& setup, int player) {
    return place_of(setup) + "/players[" + std::to_string(player) + "]";
}

void show_setup_of(EditorState& editor, const Issue& issue) {
    const auto& setups = *editor.now().scenario->setups;
    for (std::size_t i = 0; i < setups.size(); ++i) {
        if (!issue.word.starts_with(place_of(setups[i]))) continue;
        editor.desk.setup = i;
        for (const PlayerSetup& player : setups[i].players)
            if (issue.word == place_of(setups[i], player.number)) editor.desk.player = player.number - 1;
        if (issue.word == place_of(setups[i], 0)) editor.desk.player = setups[i].player_count();
        show_part(editor, DeskPart::Players);
    }
}

}  // namespace

std::vector<const Issue*> troubles_of_setup(const EditorState& editor, const Setup& setup, std::optional<int> player) {
    const std::string place = player ? place_of(setup, *player) : place_of(setup);
    std::vector<const Issue*> troubles;
    for (const Issue& issue : editor.now().issues)
        if (issue.word == place && !issue.approval) troubles.push_back(&issue);
    return troubles;
}

void jump_to(EditorState& editor, const Issue& issue) {
    editor.status.notice.reset();
    editor.tools.armed.reset();
    editor.tools.carried.reset();
    editor.tools.current = Tool::Select;
    editor.view.marked = issue.spaces;
    select(editor, issue.pieces.size() == 1 ? issue.pieces : std::vector<PieceId>{});
    if (const auto word = path_from(issue.word, scenario_words(editor)); word && !issue.word.empty())
        choose_word_of_scenario(editor, *word);
    else show_setup_of(editor, issue);
    if (issue.spaces.empty()) return;
    editor.view.whole = false;
    Point middle{};
    for (const Space& space : issue.spaces) {
        const Point at = formats::centre_of(space.at);
        middle = {middle.x + at.x, middle.y + at.y};
        editor.view.level = std::max(space.level, &space == &issue.spaces.front() ? 1 : editor.view.level);
    }
    const auto count = static_cast<double>(issue.spaces.size());
    editor.view.plan_goal = PlanCamera{{middle.x / count, middle.y / count}, std::max(editor.view.plan.scale, 1.5)};
    editor.view.scene.target =
        glm::vec3(static_cast<float>(middle.x / count / hex_width), static_cast<float>(middle.y / count / hex_width),
                  static_cast<float>(editor.view.level) * level_world);
}

void mend(EditorState& editor, const Issue& issue) {
    editor.status.notice.reset();
    if (!issue.fix) return;
    const Message words = issue.fix->words;
    if (commit(editor, edit_for(*issue.fix, *editor.now().scenario))) say(editor.status, words);
}

void mend_all_like(EditorState& editor, IssueCode code) {
    editor.status.notice.reset();
    const Mending mending = mend_all(code, editor.document);
    if (!mending.edit && mending.is_worse())
        return refuse(editor.status, {"notice.mend-worse", {{"before", mending.before}, {"after", mending.after}}});
    if (!mending.edit) return refuse(editor.status, {"notice.nothing-mended", {}});
    if (!commit(editor, *mending.edit)) return;
    if (mending.left == 0) return say(editor.status, {"notice.mended", {{"count", mending.mended}}});
    say(editor.status, {"notice.mended-in-part", {{"count", mending.mended}, {"all", mending.mended + mending.left}}});
}

void approve_issue(EditorState& editor, const Issue& issue, const std::string& reason) {
    editor.status.notice.reset();
    commit(editor, approve(issue, reason, *editor.now().scenario));
}

void approve_no_longer(EditorState& editor, const Issue& issue) {
    editor.status.notice.reset();
    commit(editor, document::approve_no_longer(issue, *editor.now().scenario));
}

}  // namespace hexwright::desk
