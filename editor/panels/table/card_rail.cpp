#include "editor/panels/table/card_rail.h"

#include "editor/panels/table/table_cards.h"
#include "editor/play/playing.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/game/ending.h"
#include "engine/story/wording.h"
#include "formats/paper/sheet/figure_look.h"

#include <algorithm>

namespace hexwright::panels {

namespace {

// "1 3 X" of the markers that lie on the card; ? for those that are hidden.
std::string markers_on(const GameCard& card) {
    std::string text;
    const auto add = [&text](const std::string& marker) { text += (text.empty() ? "" : " ") + marker; };
    for (int marker = 1; marker <= marker_kinds; ++marker)
        if ((card.markers & marker_bit(marker)) != 0) add(face_text(marker));
    for (int unknown = 0; unknown < card.hidden; ++unknown) add("?");
    return text;
}

// One card: its letters in its player's colour, and its markers. Returns whether it was clicked.
bool rail_card(Ui& ui, const GameState& seen, CardId id, bool lit) {
    const std::string label = "rail-card:" + name_of(seen, id), letters = look_of(printed(seen, id)).letters,
                      markers = markers_on(seen[id]);
    const ImVec2 at = ImGui::GetCursorScreenPos(), size(ImGui::GetContentRegionAvail().x, ui.px(40));
    const bool clicked = ImGui::InvisibleButton(label.c_str(), size);
    ui.record(label);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end(at.x + size.x, at.y + size.y);
    const bool turn = !seen.turns.empty() && seen.turns.back().card == id;
    if (turn || lit || ImGui::IsItemHovered()) draw.AddRectFilled(at, end, ui.theme[Ink::AccentSoft], ui.px(4));
    draw.AddRectFilled({at.x, at.y + ui.px(4)}, {at.x + ui.px(3), end.y - ui.px(4)},
                       packed(token_color(seen[id].controller.value + 1)));
    const bool dead = !life_left(seen, id);
    const ImVec2 wide = ImGui::CalcTextSize(letters.c_str());
    draw.AddText({at.x + (size.x - wide.x) / 2, at.y + ui.px(markers.empty() ? 12 : 3)},
                 ui.theme[dead ? Ink::Faint : Ink::Text], letters.c_str());
    const FontScope font(ui.small);
    const ImVec2 below = ImGui::CalcTextSize(markers.c_str());
    draw.AddText({at.x + (size.x - below.x) / 2, at.y + ui.px(21)}, ui.theme[Ink::Accent], markers.c_str());
    tip(ui, printed(seen, id).name);
    return clicked;
}

}  // namespace

void draw_card_rail(Ui& ui, EditorState& editor, CardRailUi& state) {
    const Play& play = *editor.map.table.play;
    if (play.curtain()) return;
    if (button(ui, "cards.fly-out", {.icon = state.out ? icon::left : icon::right, .active = state.out}))
        state.out = !state.out;
    tip(ui, ui.words("cards.fly-out"));
    vertical_gap(ui, 4);
    ImGui::BeginChild("##rail", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    const Lit lit = may_choose(editor.map) ? lit_by(play.seen(), play.legal(), play.hand) : Lit{};
    const auto before = play.revision();
    for (std::size_t i = 0; i < play.seen().cards.size() && play.revision() == before; ++i) {
        const CardId id{static_cast<int>(i)};
        const bool can = std::ranges::count(lit.cards, id) > 0;
        if (!rail_card(ui, play.seen(), id, can)) continue;
        if (can) touch(editor.map, {.card = id});
        else state.out = true;
    }
    ImGui::EndChild();
}

void draw_card_fly_out(Ui& ui, EditorState& editor, CardRailUi& state, Box beside) {
    if (!state.out || editor.map.table.play->curtain()) return;
    ImGui::SetNextWindowPos({beside.right, beside.top});
    ImGui::SetNextWindowSize({ui.px(card_fly_out_width), beside.height()});
    ImGui::PushStyleColor(ImGuiCol_WindowBg, ui.theme[Ink::Panel]);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(8, 8));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::Begin("##cards-out", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoFocusOnAppearing);
    ImGui::PopStyleVar(2);
    ImGui::PopStyleColor();
    draw_table_cards(ui, editor);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool over = mouse.x < beside.right + ui.px(card_fly_out_width) && mouse.y >= beside.top;
    const bool menu = ImGui::IsPopupOpen(nullptr, ImGuiPopupFlags_AnyPopup);
    if (!menu && ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !over) state.out = false;
    ImGui::End();
}

}  // namespace hexwright::panels
