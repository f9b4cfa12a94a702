#include "editor/panels/table/story_panel.h"

#include "editor/play/game_tree.h"
#include "editor/table/named_cards.h"
#include "editor/widgets/card_view.h"
#include "editor/widgets/dice_marks.h"
#include "editor/workspace/editor_state.h"
#include "engine/game/observation.h"
#include "engine/story/place_names.h"
#include "engine/story/story.h"

#include <algorithm>
#include <optional>

namespace hexwright::panels {

namespace {

bool is_head(const Message& sentence) {
    return sentence.id == "story.round-began" || sentence.id.starts_with("story.turn-began");
}

// Its sentence says that it was done by hand.
bool says_by_hand(const Event& event) {
    using namespace hexwright::game::event;
    return std::holds_alternative<Put>(event) || std::holds_alternative<RoundSet>(event) ||
           std::holds_alternative<TurnSet>(event) || std::holds_alternative<MarkerSet>(event) ||
           std::holds_alternative<CardBrought>(event) || std::holds_alternative<CardRemoved>(event) ||
           std::holds_alternative<GlyphSet>(event);
}

// What is said of a step by hand before its events: nothing where they say it themselves, or are not for the viewer.
std::optional<Message> by_hand_told(const Play& play, const SessionNode& node, const Events& events) {
    const SessionStep& step = *node.step;
    if (step.by != DecidedBy::Hand && step.by != DecidedBy::DicePolicy) return {};
    if (!events.empty())
        return says_by_hand(events.front()) ? std::nullopt : std::optional<Message>{"story-panel.by-hand"};
    if (!step.events.empty()) return {};
    const GameState& before = *play.session().tree()[node.parent].step->after;
    return Message{"story-panel.by-hand-what", {{"what", std::vector<Message>{choice_of(before, step.action)}}}};
}

// Who has chosen there what the viewer may not know: that he has is no secret.
std::optional<Message> chosen_in_secret(const Play& play, NodeId node) {
    const SessionTree& tree = play.session().tree();
    if (node == SessionTree::root() || !tree[node].step->player) return {};
    const GameState& before = *tree[tree[node].parent].step->after;
    if (may_know_choice(before, play.viewer().value_or(PlayerId{}))) return {};
    return Message{"story.chosen-in-secret",
                   {{"player", std::vector<Message>{player_told(before, *tree[node].step->player)}}}};
}

// Says the spaces by the names that they have at that moment, unless coordinates are wanted.
class Teller {
public:
    Teller(const EditorState& editor, const Scenario& map, const GameState& after)
        : editor_(editor), map_(map), after_(after) {}
    std::string operator()(const Message& sentence) {
        if (editor_.user.settings.coordinates) return editor_.words(sentence);
        if (!places_) places_.emplace(map_, after_);
        return editor_.words(with_names(sentence, *places_));
    }

private:
    const EditorState& editor_;
    const Scenario& map_;
    const GameState& after_;
    std::optional<PlaceNames> places_{};
};

std::vector<StoryLine> told_by(const EditorState& editor, NodeId node) {
    const Play& play = *editor.map.table.play;
    const SessionStep& step = *play.session().tree()[node].step;
    const auto viewer = play.viewer();
    const bool hides = play.session().mode() == PlayMode::FairPlay;
    const Events events = hides ? play.session().events_seen_by(node, viewer.value_or(PlayerId{})) : step.events;
    const GameState after = hides ? observation(*step.after, viewer.value_or(PlayerId{})) : *step.after;
    Teller tell(editor, *play.session().scenario(), after);
    std::vector<StoryLine> lines;
    if (const auto by_hand = by_hand_told(play, play.session().tree()[node], events))
        lines.push_back({node, tell(*by_hand), false});
    if (const auto secret = hides ? chosen_in_secret(play, node) : std::nullopt)
        lines.push_back({node, editor.words(*secret), false});
    for (const Event& event : events)
        if (const auto sentence = story_of(after, event))
            lines.push_back({node, tell(*sentence), is_head(*sentence), cards_named(after, event)});
    return lines;
}

}  // namespace

void draw_dice(Ui& ui, const EditorState& editor) {
    const Play& play = *editor.map.table.play;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float room = ImGui::GetContentRegionAvail().x;
    const ImVec2 start = ImGui::GetCursorScreenPos();
    ImVec2 at = start;
    int rolls = 0;
    for (const Event& event : play.session().events()) {
        const auto* rolled = std::get_if<event::Rolled>(&event);
        if (!rolled) continue;
        ++rolls;
        for (const std::uint8_t face : rolled->faces) {
            if (at.x + ui.px(die_size) > start.x + room) at = {start.x, at.y + ui.px(28)};
            draw_die(ui, draw, at, face, rolled->d20 ? DieKind::D20 : DieKind::Combat);
            at.x += ui.px(28);
        }
        at.x += ui.px(10);
    }
    if (rolls == 0) return;
    ImGui::Dummy({room, at.y - start.y + ui.px(28)});
    ui.record("dice");
}

const std::vector<StoryLine>& story_lines(const EditorState& editor, StoryUi& state) {
    const Play& play = *editor.map.table.play;
    const bool coordinates = editor.user.settings.coordinates;
    if (state.game != play.started() || state.viewer != play.viewer() || state.coordinates != coordinates) {
        state = {};
        state.coordinates = coordinates;
        state.game = play.started();
        state.viewer = play.viewer();
    }
    if (state.revision == play.revision()) return state.lines;
    state.revision = play.revision();
    state.lines.clear();
    const SessionTree& tree = play.session().tree();
    for (const NodeId node : tree.line_to(tree.end_of_line(play.session().current()))) {
        const auto [known, fresh] = state.told.try_emplace(node.value);
        if (fresh) known->second = told_by(editor, node);
        state.lines.insert(state.lines.end(), known->second.begin(), known->second.end());
    }
    return state.lines;
}

namespace {

RowStyle style_of(const StoryLine& line, NodeId now) {
    return {.text = line.text,
            .now = line.node == now,
            .ink = line.head ? Ink::Accent : Ink::Text,
            .indent = line.head ? 0.0F : 8.0F,
            .wraps = true};
}

// So that what has just happened is the last that is in sight.
void scroll_to_now(const StoryUi& state, NodeId now) {
    const auto next = std::ranges::find_if(state.lines, [&](const StoryLine& line) { return line.node > now; });
    const float end = state.rows.top_of(static_cast<std::size_t>(next - state.lines.begin()));
    ImGui::SetScrollY(std::max(0.0F, end - ImGui::GetWindowHeight()));
}

}  // namespace

void draw_story(Ui& ui, EditorState& editor, StoryUi& state) {
    if (editor.map.table.play->curtain()) return;
    const auto before = state.revision;
    const std::vector<StoryLine>& lines = story_lines(editor, state);
    draw_dice(ui, editor);
    const NodeId now = editor.map.table.play->session().current();
    ImGui::BeginChild("##story", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 0));
    const float width = ImGui::GetContentRegionAvail().x;
    state.rows.measure(lines.size(), state.revision,
                       [&](std::size_t i) { return height_of_row(ui, style_of(lines[i], now), width); });
    if (before != state.revision) scroll_to_now(state, now);
    NodeId wanted;
    state.rows.draw([&](std::size_t i) {
        if (list_row(ui, "story:" + std::to_string(i), style_of(lines[i], now))) wanted = lines[i].node;
        about_cards(ui, editor.map.table.play->seen().catalogue(),
                    {"story" + std::to_string(i), lines[i].cards, "", true});
        return true;
    });
    ImGui::PopStyleVar();
    ImGui::EndChild();
    if (wanted.valid()) go_to_node(editor.map, wanted);
}

}  // namespace hexwright::panels
