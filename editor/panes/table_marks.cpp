#include "editor/panes/table_marks.h"

#include "editor/session/playing.h"
#include "formats/sheet/palette.h"

#include <algorithm>

namespace hexwright::panes {

namespace {

class TableMarks {
public:
    TableMarks(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place)
        : ui_(ui), editor_(editor), play_(*editor.table.play), draw_(draw), place_(place) {}

    void lit() const {
        const Lit lit = lit_by(play_.seen(), play_.legal(), play_.hand);
        for (const SpaceIndex space : lit.spaces)
            fill(space, ui_.theme.with_alpha(Ink::Accent, 0.30F), ui_.theme[Ink::Accent], ui_.px(1));
        for (const FigureId figure : lit.figures) ring(figure, Ink::Accent, 2);
        for (const GlyphId glyph : lit.glyphs)
            fill(play_.seen().glyphs[glyph.index()].at, 0, ui_.theme[Ink::Accent], ui_.px(3));
        if (play_.hand.actor.valid()) ring(play_.hand.actor, Ink::Accent, 4);
    }

    // What a click here would do.
    void aimed_at() const {
        if (!editor_.tools.hovered) return;
        const Meaning meaning = meaning_at(editor_, *editor_.tools.hovered);
        const auto listed = meant(meaning, play_.legal(), play_.hand);
        if (meaning.take_up.valid()) ring(meaning.take_up, Ink::Accent, 4);
        if (!listed) return;
        const Action& action = play_.legal()[*listed];
        if (const auto* move = std::get_if<Move>(&action)) way_of(*move);
        const Handle h = handle_of(action);
        for (const SpaceIndex space : {h.at, h.tail})
            if (space != no_space)
                fill(space, ui_.theme.with_alpha(Ink::Accent, 0.55F), ui_.theme[Ink::Accent], ui_.px(3));
        if (h.target.valid()) {
            ring(h.target, Ink::Error, 4);
            if (h.actor.valid()) arrow(h.actor, h.target);
        }
    }

private:
    std::optional<ImVec2> centre(SpaceIndex space) const {
        return place_(centre_of((*play_.seen().board)[space].space.at), top_of(space));
    }
    int top_of(SpaceIndex space) const {
        const Space at = (*play_.seen().board)[space].space;
        const Surface* surface = play_.board().terrain.surface(at);
        return surface ? surface->top : at.level * sevenths_per_level;
    }
    void fill(SpaceIndex space, std::uint32_t inside, std::uint32_t line, float width) const {
        if (space == no_space) return;
        ImVec2 points[6];
        for (std::size_t i = 0; i < 6; ++i) {
            const auto at = place_(corners_of((*play_.seen().board)[space].space.at)[i], top_of(space));
            if (!at) return;
            points[i] = *at;
        }
        if (inside != 0) draw_.AddConvexPolyFilled(points, 6, inside);
        if (width > 0) draw_.AddPolyline(points, 6, line, ImDrawFlags_Closed, width);
    }
    void ring(FigureId figure, Ink ink, float width) const {
        for (const SpaceIndex space : spaces_of(play_.seen(), figure)) fill(space, 0, ui_.theme[ink], ui_.px(width));
    }
    void line(const std::vector<SpaceIndex>& spaces, Ink ink) const {
        std::vector<ImVec2> points;
        for (const SpaceIndex space : spaces)
            if (space >= 0)
                if (const auto at = centre(space)) points.push_back(*at);
        const auto count = static_cast<int>(points.size());
        draw_.AddPolyline(points.data(), count, ui_.theme[Ink::Panel], 0, ui_.px(6));
        draw_.AddPolyline(points.data(), count, ui_.theme[ink], 0, ui_.px(3));
    }
    void way_of(const Move& move) const {
        std::vector<SpaceIndex> spaces{play_.seen()[move.figure].at()};
        spaces.insert(spaces.end(), move.path.begin(), move.path.end());
        if (move.path.empty()) spaces.push_back(move.at);
        line(spaces, Ink::Accent);
    }
    void arrow(FigureId from, FigureId to) const {
        if (play_.seen()[from].on_board() && play_.seen()[to].on_board())
            line({play_.seen()[from].at(), play_.seen()[to].at()}, Ink::Error);
    }

    Ui& ui_;
    const EditorState& editor_;
    const Play& play_;
    ImDrawList& draw_;
    const Projector& place_;
};

// ---- plain tokens

void draw_token(Ui& ui, const EditorState& editor, FigureId figure, ImDrawList& draw, const Projector& place) {
    const GameState& seen = editor.table.play->seen();
    const PlayerId player = controller(seen, figure);
    constexpr const char* colors[] = {"red", "blue", "green", "orange", "yellow", "purple", "cyan", "magenta"};
    const unsigned color = player.valid() ? player_color(colors[player.index() % 8]) : 0x808080;
    for (const SpaceIndex space : spaces_of(seen, figure)) {
        const Space at = (*seen.board)[space].space;
        const Surface* surface = editor.shown().terrain.surface(at);
        const int top = surface ? surface->top : at.level * sevenths_per_level;
        const auto middle = place(centre_of(at.at), top), edge = place(corners_of(at.at)[1], top);
        if (!middle || !edge) continue;
        const float radius = std::max(std::abs(edge->x - middle->x), std::abs(edge->y - middle->y)) * 0.6F;
        draw.AddCircleFilled(*middle, radius, packed(color));
        draw.AddCircle(*middle, radius, ui.theme[Ink::Panel], 0, ui.px(2));
    }
}

}  // namespace

void draw_table_marks(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place) {
    if (!editor.table.on() || editor.table.play->curtain()) return;
    const TableMarks marks(ui, editor, draw, place);
    if (may_choose(editor)) marks.lit();
    const GameState& seen = editor.table.play->seen();
    for (std::size_t i = 0; i < seen.figures.size(); ++i)
        if (seen.figures[i].on_board()) draw_token(ui, editor, FigureId{static_cast<int>(i)}, draw, place);
    if (may_choose(editor)) marks.aimed_at();
}

void draw_curtain(Ui& ui, EditorState& editor, Box pane) {
    if (!editor.table.on() || !editor.table.play->curtain()) return;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(pane.corner(), pane.far_corner(), ui.theme[Ink::Panel]);
    const auto player = editor.table.play->session().decider();
    const std::string text = ui.words(Message{"table.curtain", {{"player", player ? player->value + 1 : 0}}});
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    draw.AddText({pane.middle().x - size.x / 2, pane.middle().y - ui.px(40)}, ui.theme[Ink::Text], text.c_str());
    ImGui::SetCursorScreenPos({pane.middle().x - ui.px(80), pane.middle().y});
    const ButtonStyle style{.text = ui.words("table.open-curtain"), .primary = true, .width = ui.px(160)};
    if (button(ui, "table.open-curtain", style)) editor.table.play->open_curtain();
}

}  // namespace hexwright::panes
