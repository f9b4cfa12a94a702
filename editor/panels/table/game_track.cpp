#include "editor/panels/table/game_track.h"

#include "editor/play/game_tree.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>

namespace hexwright::panels {

namespace {

void follow_game(const Play& play, GameTrackUi& state) {
    if (state.revision == play.revision()) return;
    state.revision = play.revision();
    const SessionTree& tree = play.session().tree();
    state.line = tree.line_to(tree.end_of_line(play.session().current()));
    state.rounds.clear();
    for (const NodeId node : state.line) state.rounds.push_back(tree[node].step->after->round);
}

}  // namespace

void draw_game_track(Ui& ui, EditorState& editor, GameTrackUi& state) {
    follow_game(*editor.map.table.play, state);
    const ImVec2 at = ImGui::GetCursorScreenPos(), size = ImGui::GetContentRegionAvail();
    ImGui::InvisibleButton("##track", {std::max(1.0F, size.x), std::max(1.0F, size.y)});
    ui.record("table.track");
    const float left = at.x + ui.px(12), width = std::max(1.0F, size.x - ui.px(24)), y = at.y + size.y / 2;
    const auto last = static_cast<float>(std::max<std::size_t>(1, state.line.size() - 1));
    const auto x_of = [&](std::size_t i) { return left + width * static_cast<float>(i) / last; };
    const auto now = static_cast<std::size_t>(
        std::ranges::find(state.line, editor.map.table.play->session().current()) - state.line.begin());
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddLine({left, y}, {left + width, y}, ui.theme[Ink::Line], ui.px(4));
    draw.AddLine({left, y}, {x_of(now), y}, ui.theme[Ink::Accent], ui.px(4));
    const FontScope font(ui.small);
    for (std::size_t i = 0; i < state.line.size(); ++i) {
        if (i == 0 || state.rounds[i] == state.rounds[i - 1]) continue;
        draw.AddLine({x_of(i), y - ui.px(7)}, {x_of(i), y + ui.px(7)}, ui.theme[Ink::Muted], ui.px(1));
        draw.AddText({x_of(i) + ui.px(3), y - ui.px(14)}, ui.theme[Ink::Muted],
                     std::to_string(state.rounds[i]).c_str());
    }
    draw.AddCircleFilled({x_of(now), y}, ui.px(7), ui.theme[Ink::Panel]);
    draw.AddCircleFilled({x_of(now), y}, ui.px(5), ui.theme[Ink::Accent]);
    tip(ui, ui.words(Message{"table.track-tip", {{"decision", now}, {"of", state.line.size() - 1}}}));
    if (!ImGui::IsItemActive() || !ImGui::IsMouseDown(0)) return;
    const float share = std::clamp((ImGui::GetIO().MousePos.x - left) / width, 0.0F, 1.0F);
    const auto wanted = static_cast<std::size_t>(std::lround(share * last));
    if (wanted < state.line.size() && wanted != now) go_to_node(editor.map, state.line[wanted]);
}

}  // namespace hexwright::panels
