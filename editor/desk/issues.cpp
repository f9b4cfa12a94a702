#include "editor/desk/issues.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/document/edits/mending.h"
#include "editor/editing/commit.h"
#include "editor/editing/selection.h"
#include "editor/workspace/open_map.h"

#include <algorithm>

namespace hexwright::desk {

namespace {

// The place of a set-up, as issues tell it, or of what a player has in it; 0 is nobody.
std::string place_of(const Setup& setup) { return "setups[" + std::to_string(setup.player_count()) + "]"; }
std::string place_of(const Setup& setup, int player) {
    return place_of(setup) + "/players[" + std::to_string(player) + "]";
}

void show_setup_of(OpenMap& map, const Issue& issue) {
    const auto& setups = *map.now().scenario->setups;
    for (std::size_t i = 0; i < setups.size(); ++i) {
        if (!issue.word.starts_with(place_of(setups[i]))) continue;
        map.desk.setup = i;
        for (const PlayerSetup& player : setups[i].players)
            if (issue.word == place_of(setups[i], player.number)) map.desk.player = player.number - 1;
        if (issue.word == place_of(setups[i], 0)) map.desk.player = setups[i].player_count();
        show_part(map, DeskPart::Players);
    }
}

}  // namespace

std::vector<const Issue*> troubles_of_setup(const OpenMap& map, const Setup& setup, std::optional<int> player) {
    const std::string place = player ? place_of(setup, *player) : place_of(setup);
    std::vector<const Issue*> troubles;
    for (const Issue& issue : map.now().issues)
        if (issue.word == place && !issue.approval) troubles.push_back(&issue);
    return troubles;
}

void jump_to(OpenMap& map, const Issue& issue) {
    map.status.notice.reset();
    map.tools.armed.reset();
    map.tools.carried.reset();
    map.tools.current = Tool::Select;
    map.view.marked = issue.spaces;
    select(map, issue.pieces.size() == 1 ? issue.pieces : std::vector<PieceId>{});
    if (const auto word = path_from(issue.word, scenario_words(map)); word && !issue.word.empty())
        choose_word_of_scenario(map, *word);
    else show_setup_of(map, issue);
    if (issue.spaces.empty()) return;
    map.view.whole = false;
    Point middle{};
    for (const Space& space : issue.spaces) {
        const Point at = formats::centre_of(space.at);
        middle = {middle.x + at.x, middle.y + at.y};
        map.view.level = std::max(space.level, &space == &issue.spaces.front() ? 1 : map.view.level);
    }
    const auto count = static_cast<double>(issue.spaces.size());
    map.view.plan_goal = PlanCamera{{middle.x / count, middle.y / count}, std::max(map.view.plan.scale, 1.5)};
    map.view.scene.target =
        glm::vec3(static_cast<float>(middle.x / count / hex_width), static_cast<float>(middle.y / count / hex_width),
                  static_cast<float>(map.view.level) * level_world);
}

void mend(OpenMap& map, const Issue& issue) {
    map.status.notice.reset();
    if (!issue.fix) return;
    const Message words = issue.fix->words;
    if (commit(map, edit_for(*issue.fix, *map.now().scenario))) say(map.status, words);
}

void mend_all_like(OpenMap& map, IssueCode code) {
    map.status.notice.reset();
    const Mending mending = mend_all(code, map.document);
    if (!mending.edit && mending.is_worse())
        return refuse(map.status, {"notice.mend-worse", {{"before", mending.before}, {"after", mending.after}}});
    if (!mending.edit) return refuse(map.status, {"notice.nothing-mended", {}});
    if (!commit(map, *mending.edit)) return;
    if (mending.left == 0) return say(map.status, {"notice.mended", {{"count", mending.mended}}});
    say(map.status, {"notice.mended-in-part", {{"count", mending.mended}, {"all", mending.mended + mending.left}}});
}

void approve_issue(OpenMap& map, const Issue& issue, const std::string& reason) {
    map.status.notice.reset();
    commit(map, approve(issue, reason, *map.now().scenario));
}

void approve_no_longer(OpenMap& map, const Issue& issue) {
    map.status.notice.reset();
    commit(map, document::approve_no_longer(issue, *map.now().scenario));
}

}  // namespace hexwright::desk
