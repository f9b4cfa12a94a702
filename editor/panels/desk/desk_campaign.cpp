#include "editor/panels/desk/desk_campaign.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_words.h"
#include "editor/files/campaign_files.h"
#include "editor/files/campaign_games.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/checks/word_lines.h"
#include "engine/scenario/campaign_plan.h"
#include "formats/telling/rules_text/rules_page.h"

#include <algorithm>
#include <cmath>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

constexpr float box_height = 46, row_gap = 40, column_gap = 16, widest_box = 280, least_box = 110, chip_size = 18,
                way_back = 52;

WordPath word_of_game(std::size_t game) { return WordPath{}.inside("games", game); }

// ---- the picture of the way

class WayPicture {
public:
    WayPicture(Ui& ui, EditorState& editor)
        : ui_(ui), editor_(editor), campaign_(editor.map.campaign->document.now()), plan_(plan_of(campaign_)) {}

    void draw() {
        const bool backwards = std::ranges::any_of(plan_.ways, [this](const auto& way) { return !downwards(way); });
        right_ = backwards ? ui_.px(way_back) : 0;
        const float room = ImGui::GetContentRegionAvail().x - right_;
        const auto columns = static_cast<float>(std::max(1, plan_.columns));
        width_ =
            std::clamp((room - ui_.px(column_gap) * (columns + 1)) / columns, ui_.px(least_box), ui_.px(widest_box));
        const float wide = columns * (width_ + ui_.px(column_gap)) + ui_.px(column_gap),
                    high = static_cast<float>(plan_.rows) * ui_.px(box_height + row_gap) - ui_.px(row_gap - 14);
        ImGui::BeginChild("##way", {0, std::min(high + ui_.px(10), ui_.px(360))}, false,
                          ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NoBackground);
        origin_ = ImGui::GetCursorScreenPos();
        wide_ = std::max(wide, ImGui::GetContentRegionAvail().x - right_);
        for (const CampaignPlan::Way& way : plan_.ways) arrow(way);
        for (std::size_t game = 0; game < plan_.places.size() && !done_; ++game) box(game);
        for (const CampaignPlan::Way& way : plan_.ways)
            if (!done_) chip(way);
        ImGui::SetCursorScreenPos(origin_);
        ImGui::Dummy({wide + right_, high});
        ImGui::EndChild();
    }

private:
    ImVec2 corner(std::size_t game) const {
        const CampaignPlan::Place& place = plan_.places[game];
        const auto in_row = static_cast<float>(
            std::ranges::count(plan_.places, place.row, [](const CampaignPlan::Place& each) { return each.row; }));
        const float step = width_ + ui_.px(column_gap);
        const float left = (wide_ - in_row * step + ui_.px(column_gap)) / 2;
        return {std::floor(origin_.x + left + static_cast<float>(place.column) * step),
                std::floor(origin_.y + static_cast<float>(place.row) * ui_.px(box_height + row_gap))};
    }
    bool downwards(const CampaignPlan::Way& way) const { return plan_.places[way.to].row > plan_.places[way.from].row; }
    // Downwards from the lower edge to the upper one of a game below; otherwise around the right side.
    struct Curve {
        ImVec2 from, first, second, to;
        ImVec2 at(float t) const {
            const float u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
            return {a * from.x + b * first.x + c * second.x + d * to.x,
                    a * from.y + b * first.y + c * second.y + d * to.y};
        }
    };
    Curve curve(const CampaignPlan::Way& way) const {
        const ImVec2 from = corner(way.from), to = corner(way.to);
        const auto links = static_cast<float>(campaign_.games[way.from].next.size());
        const float share = (static_cast<float>(way.link) + 1) / (links + 1);
        const float high = ui_.px(box_height), bend = ui_.px(row_gap) * 0.7F;
        if (downwards(way)) {
            const ImVec2 a(from.x + width_ * share, from.y + high), b(to.x + width_ / 2, to.y);
            return {a, {a.x, a.y + bend}, {b.x, b.y - bend}, b};
        }
        const ImVec2 a(from.x + width_, from.y + high * 0.6F), b(to.x + width_, to.y + high * 0.4F);
        const float out = ui_.px(way_back);
        return {a, {a.x + out, a.y}, {b.x + out, b.y}, b};
    }
    bool chosen(const WordPath& word) const {
        return !editor_.map.desk.chosen.top() && editor_.map.desk.chosen.is_within(word);
    }
    void arrow(const CampaignPlan::Way& way) {
        const Curve curve = this->curve(way);
        const bool now = chosen(word_of_game(way.from).inside("next", way.link));
        const ImU32 ink = ui_.theme[now ? Ink::Accent : Ink::Muted];
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddBezierCubic(curve.from, curve.first, curve.second, curve.to, ink, ui_.px(now ? 2.4F : 1.6F));
        const ImVec2 tip = curve.to, before = curve.at(0.94F);
        const float length = std::max(1.0F, std::hypot(tip.x - before.x, tip.y - before.y));
        const ImVec2 along((tip.x - before.x) / length, (tip.y - before.y) / length);
        const float size = ui_.px(8);
        list.AddTriangleFilled(
            tip, {tip.x - along.x * size - along.y * size * 0.5F, tip.y - along.y * size + along.x * size * 0.5F},
            {tip.x - along.x * size + along.y * size * 0.5F, tip.y - along.y * size - along.x * size * 0.5F}, ink);
    }
    // The number of the way on its arrow: the first whose conditions hold is taken.
    void chip(const CampaignPlan::Way& way) {
        const WordPath word = word_of_game(way.from).inside("next", way.link);
        const ImVec2 middle = curve(way).at(0.42F);
        const float size = ui_.px(chip_size);
        ImGui::SetCursorScreenPos({std::floor(middle.x - size / 2), std::floor(middle.y - size / 2)});
        const std::string label = "way:" + campaign_.games[way.from].id.word + "-" + std::to_string(way.link + 1);
        const bool clicked = ImGui::InvisibleButton(label.c_str(), {size, size});
        ui_.record(label);
        const bool now = chosen(word), over = ImGui::IsItemHovered();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddCircleFilled(middle, size / 2, ui_.theme[now || over ? Ink::Accent : Ink::Raised]);
        list.AddCircle(middle, size / 2, ui_.theme[Ink::Muted]);
        const std::string number = std::to_string(way.link + 1);
        const ImVec2 text = ImGui::CalcTextSize(number.c_str());
        list.AddText({std::floor(middle.x - text.x / 2), std::floor(middle.y - text.y / 2)},
                     ui_.theme[now || over ? Ink::OnAccent : Ink::Text], number.c_str());
        if (over) tip(ui_, told(word));
        if (clicked) done_ = true, choose_word(editor_.map, word);
    }
    // The way as the page tells it.
    std::string told(const WordPath& way) const {
        const std::string wanted = to_text(way, campaign_words(editor_.map));
        const Passage page = campaign_page(campaign_, campaign_scenarios(editor_.map), editor_.catalogue(), ui_.words);
        const auto block = std::ranges::find(page, wanted, &PassageBlock::word);
        return block == page.end() ? wanted : without_marks(block->text);
    }
    void box(std::size_t game) {
        const CampaignGame& each = campaign_.games[game];
        const ImVec2 at = corner(game), size(width_, ui_.px(box_height));
        ImGui::SetCursorScreenPos(at);
        const std::string label = "game:" + each.id.word;
        const bool clicked = ImGui::InvisibleButton(label.c_str(), size);
        ui_.record(label);
        const bool twice = ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(0);
        const CampaignState::Game read = campaign_game(editor_.map, game);
        paint(game, read, at, {at.x + size.x, at.y + size.y}, ImGui::IsItemHovered());
        tip(ui_, read.trouble ? ui_.words(*read.trouble) : each.src.text);
        if (clicked) done_ = true, choose_word(editor_.map, word_of_game(game));
        if (twice) open_campaign_game(editor_, game);
    }
    void paint(std::size_t game, const CampaignState::Game& read, ImVec2 at, ImVec2 end, bool over) {
        const CampaignGame& each = campaign_.games[game];
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const bool now = chosen(word_of_game(game)), here = is_on_map(editor_.map, game);
        list.AddRectFilled(at, end, ui_.theme[now || over ? Ink::AccentSoft : Ink::Raised], ui_.px(6));
        const Ink edge = read.trouble || !plan_.places[game].reached ? Ink::Error : here ? Ink::Accent : Ink::Muted;
        list.AddRect(at, end, ui_.theme[edge], ui_.px(6), 0, ui_.px(here ? 2.0F : 1.0F));
        const std::string title = read.title.empty() ? each.id.word : read.title;
        const float room = width_ - ui_.px(16);
        clipped_text(list, {at.x + ui_.px(8), at.y + ui_.px(6)}, room, ui_.theme[read.trouble ? Ink::Error : Ink::Text],
                     title);
        clipped_text(list, {at.x + ui_.px(8), at.y + ui_.px(25)}, room, ui_.theme[Ink::Muted], below(game, read));
    }
    std::string below(std::size_t game, const CampaignState::Game& read) const {
        if (read.trouble) return ui_.words("campaign.unread");
        if (!plan_.places[game].reached) return ui_.words("campaign.unreached");
        const bool may_end = plan_.places[game].may_end;
        const bool ends = campaign_.games[game].next.empty();
        const std::string end = ends ? ui_.words("campaign.ends-here") : may_end ? ui_.words("campaign.may-end") : "";
        const std::string first = game == 0 ? ui_.words("campaign.first") : "";
        return first + (first.empty() || end.empty() ? "" : " · ") + end;
    }

    Ui& ui_;
    EditorState& editor_;
    const Campaign campaign_;
    const CampaignPlan plan_;
    ImVec2 origin_{};
    float width_ = 0, wide_ = 0, right_ = 0;  // Of a box, of the picture, and of the ways back beside it.
    bool done_ = false;
};

// ---- the form

void without_campaign(Ui& ui, EditorState& editor) {
    wrapped(ui, ui.words("campaign.none"));
    vertical_gap(ui, 8);
    command_button(ui, editor, "campaign.new", true);
    beside_or_below(ui, ui.words("command.file.open"));
    command_button(ui, editor, "file.open", true);
}

void campaign_head(Ui& ui, EditorState& editor, CampaignFormUi& state) {
    const CampaignState& campaign = *editor.map.campaign;
    if (!state.copied || state.number != campaign.number)
        state = {campaign.number, true, campaign.document.now().title.text};
    ImGui::SetNextItemWidth(-1);
    ImGui::InputTextWithHint("##title", ui.words("campaign.title-hint").c_str(), &state.title);
    ui.record("campaign:title");
    if (ImGui::IsItemDeactivatedAfterEdit()) (void)title_campaign(editor, state.title);
    muted(ui, ui.words(Message{"campaign.file", {{"file", campaign.file.filename().string()}}}));
    command_button(ui, editor, "campaign.add-game", true);
    beside_or_below(ui, ui.words("command.campaign.close"));
    command_button(ui, editor, "campaign.close", true);
}

void campaign_troubles(Ui& ui, EditorState& editor) {
    const std::vector<Issue> issues = campaign_issues(editor.map);
    for (std::size_t i = 0; i < issues.size(); ++i) {
        const Issue& issue = issues[i];
        const Ink ink = issue.severity == Severity::Error ? Ink::Error : Ink::Warning;
        ImGui::PushID(static_cast<int>(i));
        ImGui::BeginGroup();
        wrapped(ui, std::string(icon::warning) + "  " + ui.words(without_line(issue.message)), ink);
        ImGui::EndGroup();
        ImGui::PopID();
        ui.record("campaign.trouble:" + std::to_string(i));
        if (!ImGui::IsItemClicked()) continue;
        if (const auto word = path_from(issue.word, campaign_words(editor.map)); word && !issue.word.empty())
            return choose_word(editor.map, *word);
    }
}

// Buttons of the chosen game: its file, and what may follow it.
void tools_of_game(Ui& ui, EditorState& editor, std::size_t game) {
    command_button(ui, editor, "campaign.open-game", true);
    beside_or_below(ui, ui.words("command.campaign.game-file"));
    command_button(ui, editor, "campaign.game-file", true);
    const Campaign campaign = editor.map.campaign->document.now();
    ImGui::AlignTextToFramePadding();
    muted(ui, ui.words("campaign.lead"));
    for (const CampaignGame& each : campaign.games) {
        const std::string text = ui.words(Message{"campaign.lead-to", {{"game", each.id.word}}});
        beside_or_below(ui, text);
        if (!button(ui, "campaign.lead:" + each.id.word, {.icon = icon::place, .text = text})) continue;
        (void)add_campaign_way(editor, game, each.id.word);
        return;
    }
}

// What lies on the desk: the chosen game or test.
void chosen_of_campaign(Ui& ui, EditorState& editor, WordEditorUi& words) {
    const WordPath sheet = sheet_of(editor);
    if (!chosen_word(editor.map)) return wrapped(ui, ui.words("campaign.how"), Ink::Muted);
    draw_word_tools(ui, editor);
    const unsigned long long number = editor.map.campaign->number;
    if (sheet.last().list == "games") tools_of_game(ui, editor, sheet.last().index);
    if (!editor.map.campaign || editor.map.campaign->number != number || !chosen_word(editor.map)) return;
    draw_word_editor(ui, editor, words, sheet);
}

}  // namespace

void draw_campaign_form(Ui& ui, EditorState& editor, CampaignFormUi& state, WordEditorUi& words) {
    if (!editor.map.campaign) return without_campaign(ui, editor);
    campaign_head(ui, editor, state);
    if (!editor.map.campaign) return;
    vertical_gap(ui, 6);
    WayPicture(ui, editor).draw();
    if (!editor.map.campaign) return;
    campaign_troubles(ui, editor);
    vertical_gap(ui, 6);
    chosen_of_campaign(ui, editor, words);
}

}  // namespace hexwright::panels
