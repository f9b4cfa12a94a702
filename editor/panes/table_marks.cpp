#include "editor/panes/table_marks.h"

#include "editor/play/aim.h"
#include "editor/play/playing.h"
#include "editor/play/table_words.h"
#include "editor/widgets/dice_marks.h"
#include "editor/workspace/editor_state.h"
#include "engine/game/objects.h"
#include "engine/outlook/told.h"

#include <algorithm>

namespace hexwright::panes {

namespace {

class TableMarks {
public:
    TableMarks(Ui& ui, const EditorState& editor, ImDrawList& draw, const Projector& place)
        : ui_(ui), editor_(editor), play_(*editor.map.table.play), draw_(draw), place_(place) {}

    void lit() const {
        const Lit lit = lit_by(play_.seen(), play_.legal(), play_.hand);
        for (const SpaceIndex space : lit.spaces)
            fill(space, ui_.theme.with_alpha(Ink::Accent, 0.30F), ui_.theme[Ink::Accent], ui_.px(1));
        for (const FigureId figure : lit.figures) ring(figure, Ink::Accent, 2);
        for (const GlyphId glyph : lit.glyphs)
            fill(play_.seen().glyphs[glyph.index()].at, 0, ui_.theme[Ink::Accent], ui_.px(3));
        for (const ObjectId object : lit.objects) outline(object, Ink::Accent, 3);
        if (play_.hand.actor.valid()) ring(play_.hand.actor, Ink::Accent, 4);
    }

    // What a click here would do.
    void aimed_at() const {
        const auto row = editor_.map.table.row_pointed_at;
        if (row && *row < play_.legal().size()) return ends_of(play_.legal()[*row]);
        const Aim* aim = aimed(editor_.map);
        if (!aim) return;
        if (aim->meaning.take_up.valid()) ring(aim->meaning.take_up, Ink::Accent, 4);
        if (!aim->listed) return;
        if (aim->move) way_of(*aim->move);
        ends_of(play_.legal()[*aim->listed]);
    }

    // What a computer would do, until the game goes on.
    void advised() const {
        const Advice* advice = editor_.map.table.advised();
        if (!advice) return;
        const Action& action = play_.legal()[advice->listed];
        if (advice->move) way_of(*advice->move);
        ends_of(action);
        const std::vector<Space> spaces = spaces_of_action(play_.seen(), action);
        if (spaces.empty()) return;
        const auto space = play_.seen().board->index(spaces.back());
        if (const auto at = space == no_space ? std::nullopt : centre(space)) {
            label({at->x, at->y + ui_.px(24)}, ui_.words("table.advised"), Ink::Accent);
            ui_.record("advice", {at->x - 1, at->y - 1, at->x + 1, at->y + 1});
        }
    }

    // The figure, space or target that an action is about.
    void ends_of(const Action& action) const {
        const Handle h = handle_of(action);
        if (h.actor.valid() && play_.seen()[h.actor].on_board()) ring(h.actor, Ink::Accent, 3);
        for (const SpaceIndex space : {h.at, h.tail})
            if (space != no_space)
                fill(space, ui_.theme.with_alpha(Ink::Accent, 0.55F), ui_.theme[Ink::Accent], ui_.px(3));
        if (h.object.valid()) outline(h.object, Ink::Error, 4);
        if (h.target.valid()) {
            ring(h.target, Ink::Error, 4);
            if (h.actor.valid()) arrow(h.actor, h.target);
        }
    }

    // Each target wears the dice and the chance to destroy it.
    void odds(const std::vector<AttackOutlook>& attacks) const {
        for (const AttackOutlook& attack : attacks) {
            if (attack.attack.with != play_.hand.with.value_or(0) || !play_.seen()[attack.attack.target].on_board())
                continue;
            const auto at = centre(play_.seen()[attack.attack.target].at());
            if (!at) continue;
            const int defense = attack.defenders.empty() ? 0 : attack.defenders.front().defense.dice;
            const std::string text = std::to_string(attack.dice.dice) + ":" + std::to_string(defense) + "  " +
                                     percent_text(attack.target().destroyed) + " %";
            label({at->x, at->y - ui_.px(22)}, text);
        }
    }

    // Dice over who rolls them, and what comes of it over whom it meets.
    void motion() const {
        const Motion& motion = editor_.map.table.motion;
        if (const auto cast = motion.cast()) dice(*cast);
        const auto harm = motion.harm();
        const auto at = harm ? on_screen(harm->at) : std::nullopt;
        if (!at) return;
        const std::string change = harm->wounds > 0   ? "-" + std::to_string(harm->wounds)
                                   : harm->wounds < 0 ? "+" + std::to_string(-harm->wounds)
                                                      : "";
        const std::string gone = harm->destroyed ? ui_.words("table.destroyed") : "";
        label(*at, change + (change.empty() || gone.empty() ? "" : "  ") + gone,
              harm->wounds < 0 && !harm->destroyed ? Ink::Info : Ink::Error);
    }

    // The way that is being dragged.
    void dragged() const {
        std::vector<ImVec2> points;
        for (const HexCoord hex : editor_.map.table.path)
            if (const auto& spaces = play_.seen().board->spaces_at(hex); !spaces.empty())
                if (const auto at = centre(spaces.back())) points.push_back(*at);
        const auto count = static_cast<int>(points.size());
        draw_.AddPolyline(points.data(), count, ui_.theme[Ink::Panel], 0, ui_.px(8));
        draw_.AddPolyline(points.data(), count, ui_.theme[Ink::Accent], 0, ui_.px(4));
        for (const ImVec2 at : points) draw_.AddCircleFilled(at, ui_.px(5), ui_.theme[Ink::Accent]);
    }

private:
    std::optional<ImVec2> on_screen(glm::vec3 at) const {
        return place_({static_cast<double>(at.x) * hex_width, static_cast<double>(at.y) * hex_width},
                      static_cast<int>(at.z / level_world * sevenths_per_level));
    }
    void dice(const Motion::Cast& cast) const {
        const auto at = on_screen(cast.at);
        if (!at) return;
        const float step = ui_.px(die_size + 4), width = step * static_cast<float>(cast.faces.size()) - ui_.px(4);
        ImVec2 corner(at->x - width / 2, at->y - ui_.px(die_size + 12));
        draw_.AddRectFilled({corner.x - ui_.px(4), corner.y - ui_.px(4)},
                            {corner.x + width + ui_.px(4), corner.y + ui_.px(die_size + 4)},
                            ui_.theme.with_alpha(Ink::Panel, cast.lie ? 0.92F : 0.6F), ui_.px(6));
        for (const std::uint8_t face : cast.faces) {
            draw_die(ui_, draw_, corner, face, cast.d20 ? DieKind::D20 : DieKind::Combat);
            corner.x += step;
        }
    }
    void label(ImVec2 at, const std::string& text, Ink ink = Ink::Error) const {
        const ImVec2 size = ImGui::CalcTextSize(text.c_str());
        draw_.AddRectFilled({at.x - size.x / 2 - ui_.px(6), at.y - size.y / 2 - ui_.px(2)},
                            {at.x + size.x / 2 + ui_.px(6), at.y + size.y / 2 + ui_.px(2)},
                            ui_.theme.with_alpha(Ink::Panel, 0.92F), ui_.px(4));
        draw_.AddText({at.x - size.x / 2, at.y - size.y / 2}, ui_.theme[ink], text.c_str());
    }
    std::optional<ImVec2> centre(SpaceIndex space) const {
        return place_(centre_of((*play_.seen().board)[space].space.at), top_of(space));
    }
    int top_of(SpaceIndex space) const {
        const Space at = (*play_.seen().board)[space].space;
        const Surface* surface = play_.board().terrain.surface(at);
        return surface ? surface->top : at.level * sevenths_per_level;
    }
    void fill(SpaceIndex space, std::uint32_t inside, std::uint32_t line, float width) const {
        if (space != no_space) fill((*play_.seen().board)[space].space.at, top_of(space), inside, line, width);
    }
    // The hexes of a piece with Life, on top of it.
    void outline(ObjectId object, Ink ink, float width) const {
        for (const HexCoord hex : hexes_of(play_.seen(), object)) {
            int top = 0;
            for (const Solid& solid : play_.board().terrain.solids_at(hex)) top = std::max<int>(top, solid.top);
            fill(hex, top, ui_.theme.with_alpha(ink, 0.30F), ui_.theme[ink], ui_.px(width));
        }
    }
    void fill(HexCoord hex, int top, std::uint32_t inside, std::uint32_t line, float width) const {
        ImVec2 points[6];
        for (std::size_t i = 0; i < 6; ++i) {
            const auto at = place_(corners_of(hex)[i], top);
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
    void way_of(const MoveOutlook& move) const {
        std::vector<SpaceIndex> spaces{play_.seen()[move.move.figure].at()};
        for (const StepAhead& step : move.steps) spaces.push_back(step.at);
        line(spaces, Ink::Accent);
        for (const StrikeAhead& strike : move.strikes) ring(strike.by, Ink::Error, 3);
        for (const FigureId enemy : move.engagements_gained) ring(enemy, Ink::Warning, 2);
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

}  // namespace

void draw_table_marks(Ui& ui, EditorState& editor, ImDrawList& draw, const Projector& place,
                      const std::function<void()>& draw_figures) {
    if (!editor.map.table.on() || editor.map.table.play->curtain()) return;
    if (ImGui::IsMouseDown(0) && editor.map.tools.hovered) drag_at_table(editor.map, *editor.map.tools.hovered);
    const TableMarks marks(ui, editor, draw, place);
    // While something moves, what may be done next is not shown where it is not yet.
    const bool chooses = may_choose(editor.map) && editor.map.table.motion.over();
    if (chooses) marks.lit();
    draw_figures();
    marks.motion();
    if (!chooses) return;
    marks.advised();
    if (editor.map.table.path.size() > 1) marks.dragged();
    else marks.aimed_at();
    marks.odds(odds_on_targets(editor));
}

void draw_aim_tip(Ui& ui, const EditorState& editor) {
    const Aim* aim = aimed(editor.map);
    if (!aim || (aim->headline.id.empty() && !aim->refusal)) return;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(12, 8));
    ImGui::BeginTooltip();
    const float width = ui.px(360);
    if (!aim->headline.id.empty()) {
        const FontScope font(ui.strong);
        ImGui::TextUnformatted(in_lines(said_at_table(editor, aim->headline), width).c_str());
    }
    for (const Message& line : aim->lines)
        ImGui::TextColored(ui.ink(Ink::Muted), "%s", in_lines(said_at_table(editor, line), width).c_str());
    if (aim->refusal)
        ImGui::TextColored(ui.ink(Ink::Error), "%s",
                           in_lines(said_at_table(editor, aim->refusal->message), width).c_str());
    else if (aim->meaning.actions.size() > 1)
        ImGui::TextColored(ui.ink(Ink::Accent), "%s",
                           ui.words(Message{"table.more-ways", {{"count", aim->meaning.actions.size()}}}).c_str());
    ImGui::EndTooltip();
    ImGui::PopStyleVar();
}

bool is_covered(const EditorState& editor) { return editor.map.table.on() && editor.map.table.play->curtain(); }

void draw_curtain(Ui& ui, EditorState& editor, Box pane) {
    editor.map.tools.hovered.reset();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(pane.corner(), pane.far_corner(), ui.theme[Ink::Panel]);
    const auto player = editor.map.table.play->session().decider();
    const std::string text = ui.words(Message{"table.curtain", {{"player", player ? player->value + 1 : 0}}});
    const ImVec2 size = ImGui::CalcTextSize(text.c_str());
    draw.AddText({pane.middle().x - size.x / 2, pane.middle().y - ui.px(40)}, ui.theme[Ink::Text], text.c_str());
    ImGui::SetCursorScreenPos({pane.middle().x - ui.px(80), pane.middle().y});
    const ButtonStyle style{.text = ui.words("table.open-curtain"), .primary = true, .width = ui.px(160)};
    const bool asked = editor.dialog.kind == Dialog::None && !ImGui::GetIO().WantTextInput;
    if (button(ui, "table.open-curtain", style) || (asked && ui.take(Key::Enter)))
        editor.map.table.play->open_curtain();
}

}  // namespace hexwright::panes
