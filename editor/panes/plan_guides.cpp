#include "editor/panes/plan_guides.h"

#include "editor/editing/layers.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cmath>

namespace hexwright::panes {
namespace {

constexpr double row_height = 1.5 * hex_width / 1.7320508;  // From one row to the next, in the units of centre_of().

ImVec2 text_size(const std::string& text) { return ImGui::CalcTextSize(text.c_str()); }

struct Ruler {
    Ui& ui;
    ImDrawList& draw;
    Ink ink(bool here) const { return here ? Ink::Accent : Ink::Muted; }
    void number(ImVec2 middle, int value, bool here) const {
        const std::string text = std::to_string(value);
        const ImVec2 box = text_size(text);
        draw.AddText({std::round(middle.x - box.x / 2), std::round(middle.y - box.y / 2)}, ui.theme[ink(here)],
                     text.c_str());
    }
};

// So many hexes from one number to the next that there is room for both.
int step_for(float room, float apart) {
    for (const int step : {1, 2, 5, 10, 20, 50})
        if (static_cast<float>(step) * apart >= room) return step;
    return 100;
}

void rows(const Ruler& ruler, Box strip, HexCoord from, HexCoord to, const ToScreen& to_screen, int here) {
    const float apart = to_screen({0, row_height}).y - to_screen({0, 0}).y;
    const int step = step_for(ImGui::GetTextLineHeight() * 1.3F, apart);
    for (int r = from.r; r <= to.r; ++r) {
        const float y = to_screen(centre_of({0, r})).y;
        const float half = ImGui::GetTextLineHeight() / 2;
        if (y - half < strip.top || y + half > strip.bottom) continue;
        if (r % step == 0 || r == here) ruler.number({(strip.left + strip.right) / 2, y}, r, r == here);
    }
}

void columns(const Ruler& ruler, Box strip, int row, int from, int to, const ToScreen& to_screen, int here) {
    const float apart = to_screen({hex_width, 0}).x - to_screen({0, 0}).x;
    const int step = step_for(text_size("-000").x * 1.4F, apart);
    for (int q = from; q <= to; ++q) {
        const float x = to_screen(centre_of({q, row})).x;
        const float half = text_size(std::to_string(q)).x / 2 + 1;
        if (x - half < strip.left || x + half > strip.right) continue;
        if (q % step == 0 || q == here) ruler.number({x, (strip.top + strip.bottom) / 2}, q, q == here);
    }
}

void strip_behind(const Ui& ui, ImDrawList& draw, Box strip) {
    draw.AddRectFilled({strip.left, strip.top}, {strip.right, strip.bottom}, ui.theme.with_alpha(Ink::Panel, 0.9F));
    draw.AddRect({strip.left, strip.top}, {strip.right, strip.bottom}, ui.theme[Ink::Line]);
}

Point middle_of(const std::vector<HexCoord>& hexes) {
    Point sum{};
    for (const HexCoord hex : hexes) {
        const Point at = centre_of(hex);
        sum = {sum.x + at.x, sum.y + at.y};
    }
    const auto count = static_cast<double>(hexes.size());
    return {sum.x / count, sum.y / count};
}

struct NameOnPlan {
    std::string text;
    std::vector<HexCoord> hexes;
};

std::vector<NameOnPlan> names_on(const EditorState& editor) {
    const Scenario& scenario = *editor.now().scenario;
    std::vector<NameOnPlan> names;
    for (const Zone& zone : *scenario.zones) {
        NameOnPlan& name = names.emplace_back(zone.id);
        for (const Space& space : zone.spaces) name.hexes.push_back(space.at);
    }
    std::map<std::string, std::vector<HexCoord>> groups;
    const auto put = [&](PieceId id, std::vector<HexCoord>& hexes) {
        if (const PlacedPiece* piece = scenario.battlefield.find(id))
            for (const HexCoord hex : hexes_of(*piece, editor.catalogue())) hexes.push_back(hex);
    };
    for (const auto& [id, group] : *scenario.groups) put(id, groups[group]);
    for (const auto& [group, hexes] : groups) names.push_back({group, hexes});
    for (const auto& [id, called] : scenario.battlefield.names()) put(id, names.emplace_back(called).hexes);
    return names;
}

// The middle of what reaches so far to both sides, moved so that its beginning and, with room, its end are in sight.
float kept_within(float middle, float from, float to, float reach) {
    return std::max(std::min(middle, to - reach), from + reach);
}

float width_of_rulers(const Ui& ui) { return text_size("-000").x + ui.px(8); }
float height_of_rulers(const Ui& ui) { return ImGui::GetTextLineHeight() + ui.px(4); }

}  // namespace

Box beside_rulers(const Ui& ui, Box pane) {
    return {pane.left + width_of_rulers(ui), pane.top + height_of_rulers(ui), pane.right, pane.bottom};
}

void draw_rulers(Ui& ui, const EditorState& editor, Box pane, PaneSize size, const ToScreen& to_screen) {
    const Box inner = beside_rulers(ui, pane);
    const Box top{inner.left, pane.top, pane.right, inner.top}, left{pane.left, pane.top, inner.left, pane.bottom};
    const PlanCamera& camera = editor.map.view.plan;
    const auto at = [&](double x, double y) { return hex_at(to_map(camera, size, {x, y})); };
    const auto here = editor.map.tools.hovered ? std::optional(editor.map.tools.hovered->hex) : std::nullopt;
    const int row = here ? here->r : at(size.width / 2.0, size.height / 2.0).r;
    const double row_y = to_pane(camera, size, centre_of({0, row})).y;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Ruler ruler{ui, draw};
    for (const Box& strip : {left, top}) strip_behind(ui, draw, strip);
    const int nowhere = max_coordinate + 1;
    rows(ruler, {left.left, top.bottom, left.right, left.bottom}, at(0, 0), at(0, size.height), to_screen,
         here ? here->r : nowhere);
    columns(ruler, top, row, at(0, row_y).q - 1, at(size.width, row_y).q + 1, to_screen, here ? here->q : nowhere);
}

void draw_names(Ui& ui, const EditorState& editor, ImDrawList& draw, Box pane, const ToScreen& to_screen) {
    for (const NameOnPlan& name : names_on(editor)) {
        if (name.hexes.empty()) continue;
        ImVec2 at = to_screen(middle_of(name.hexes));
        if (at.x < pane.left || at.x > pane.right || at.y < pane.top || at.y > pane.bottom) continue;
        const ImVec2 box = text_size(name.text);
        const float pad = ui.px(4);
        at.x = kept_within(at.x, pane.left, pane.right, box.x / 2 + pad);
        at.y = kept_within(at.y, pane.top, pane.bottom, box.y / 2 + pad);
        draw.AddRectFilled({at.x - box.x / 2 - pad, at.y - box.y / 2 - pad / 2},
                           {at.x + box.x / 2 + pad, at.y + box.y / 2 + pad / 2}, ui.theme.with_alpha(Ink::Panel, 0.9F),
                           ui.px(3));
        draw.AddText({at.x - box.x / 2, at.y - box.y / 2}, ui.theme[Ink::Text], name.text.c_str());
    }
}

void Overview::draw(Ui& ui, EditorState& editor, Box pane, PaneSize of_plan, const PlanStyle& style) {
    const Snapshot& now = editor.shown();
    const float margin = ui.px(12), width = std::min(ui.px(168), (pane.right - pane.left) / 3);
    const PaneSize size{static_cast<int>(width), static_cast<int>(width * 2 / 3)};
    if (width < ui.px(48) || now.terrain.columns().empty()) return;
    if (framed_for_ != now.scenario || !(size == size_)) {
        std::vector<HexCoord> hexes;
        for (const Terrain::Column& column : now.terrain.columns()) hexes.push_back(column.hex);
        camera_ = framed(hexes, size);
        framed_for_ = now.scenario;
        size_ = size;
    }
    const ImVec2 box(static_cast<float>(size.width), static_cast<float>(size.height));
    const ImVec2 corner(pane.right - margin - box.x, pane.bottom - margin - box.y);
    ImGui::SetCursorScreenPos(corner);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::BeginChild("overview", box);  // A window of its own, so that the plan below does not feel the mouse.
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddImage(
        reinterpret_cast<ImTextureID>(picture_.texture(now, editor.catalogue(), style, camera_, size, ui.backend)),
        corner, {corner.x + box.x, corner.y + box.y});
    const auto screen = [&](Point map) {
        const Point at = to_pane(camera_, size, map);
        return ImVec2(corner.x + static_cast<float>(at.x), corner.y + static_cast<float>(at.y));
    };
    const PlanCamera& plan = editor.map.view.plan;
    draw.AddRect(
        screen(to_map(plan, of_plan, {0, 0})),
        screen(to_map(plan, of_plan, {static_cast<double>(of_plan.width), static_cast<double>(of_plan.height)})),
        ui.theme[Ink::Accent], 0, 0, ui.px(2));
    draw.AddRect(corner, {corner.x + box.x, corner.y + box.y}, ui.theme[Ink::Line], ui.px(2));
    ImGui::InvisibleButton("##overview", box);
    ui.record("overview");
    tip(ui, ui.words("plan.overview-tip"));
    if (ImGui::IsItemActive()) {
        const ImVec2 mouse = ImGui::GetIO().MousePos;
        editor.map.view.plan_goal.reset();
        editor.map.view.plan.centre =
            to_map(camera_, size, {static_cast<double>(mouse.x - corner.x), static_cast<double>(mouse.y - corner.y)});
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
}

}  // namespace hexwright::panes
