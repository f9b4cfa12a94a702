#include "editor/panels/palette.h"

#include "editor/document/own/own_pieces.h"
#include "editor/editing/arming.h"
#include "editor/editing/stock.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/text.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::panels {

namespace {

constexpr float piece_row_height = 32, number_width = 34, used_width = 44, mine_width = 34;
constexpr float least_name = 72;  // Columns give way before the name has less room than this.

// The columns of numbers that a list of this width has room for beside the names. How many are left is the last to go.
struct Columns {
    bool left = false, used = true, mine = false;
    float width() const { return (left ? number_width : 0) + (used ? used_width : 0) + (mine ? mine_width : 0); }
};
Columns columns_for(const Ui& ui, float list_width, bool limited, bool mine) {
    const float room = list_width / ui.scale - least_name - piece_shape_px - 24;
    Columns columns{.left = limited, .mine = mine};
    if (limited && columns.width() > room) columns.used = false;
    if (columns.width() > room) columns.mine = false;
    if (columns.width() > room && !limited) columns.used = false;
    return columns;
}

void search_field(Ui& ui, ViewState& view, PaletteUi& state) {
    std::string& search = view.palette.search;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float cross = search.empty() ? 0 : ui.px(28);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ui.px(28, 6));
    ImGui::SetNextItemWidth(cross > 0 ? -cross : -1);
    if (std::exchange(view.find_piece, false)) ImGui::SetKeyboardFocusHere();
    if (ImGui::InputTextWithHint("##search", ui.words("palette.search").c_str(), &search,
                                 ImGuiInputTextFlags_AutoSelectAll))
        state.chosen = 0, state.scroll = true;
    ui.record("palette.search");
    ImGui::PopStyleVar();
    // Stays set in the frame in which Enter or Esc ends the editing.
    state.searching = ImGui::IsItemActive() || ImGui::IsItemDeactivated();
    if (state.searching && ui.take(Key::Escape)) search.clear();
    ImGui::GetWindowDrawList()->AddText({at.x + ui.px(8), at.y + ui.px(6)}, ui.theme[Ink::Muted], icon::search);
    if (cross == 0) return;
    ImGui::SameLine(0, 0);
    if (button(ui, "palette.clear", {.icon = icon::clear, .width = cross})) search.clear();
    tip(ui, ui.words("palette.clear"));
}

void right_text(ImDrawList& draw, float right, float y, std::uint32_t color, const std::string& text) {
    draw.AddText({right - ImGui::CalcTextSize(text.c_str()).x, y}, color, text.c_str());
}

// `filtered`: how many pieces the search leaves, where the names are; empty without a search.
void column_heads(Ui& ui, const Columns& columns, const std::string& filtered) {
    const FontScope font(ui.small);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    float right = at.x + ImGui::GetContentRegionAvail().x - ui.px(4);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const auto head = [&](bool there, const char* words, float width) {
        if (there) right_text(draw, right, at.y, ui.theme[Ink::Muted], ui.words(words));
        if (there) right -= ui.px(width);
    };
    head(columns.left, "palette.left", number_width);
    // Beside "mine" there is no room for the long text.
    head(columns.used, columns.left && !columns.mine ? "palette.used-of" : "palette.used", used_width);
    head(columns.mine, "palette.mine", mine_width);
    if (!filtered.empty()) clipped_text(draw, at, right - at.x - ui.px(4), ui.theme[Ink::Accent], filtered);
    if (!filtered.empty()) ui.record("palette.filtered", {at.x, at.y, right, at.y + ImGui::GetTextLineHeight()});
    ImGui::Dummy({0, ImGui::GetTextLineHeight()});
}

// How many pieces of this kind the person's collection suffices for.
int count_of(PieceKind kind, const Inventory& mine, const Catalogue& catalogue) {
    Inventory one;
    one.add(catalogue[kind]);
    int count = catalogue[kind].items.empty() ? 0 : std::numeric_limits<int>::max();
    for (const ItemKind item : catalogue[kind].items) count = std::min(count, mine[item] / one[item]);
    return count;
}

// Below its terrain's heading a name need not repeat the terrain.
std::string row_name(const PieceType& type, const Catalogue& catalogue, const Words& words) {
    const std::string& ground = catalogue[type.terrain].name;
    const std::string terrain = ground + ' ';
    if (type.name.ends_with(' ' + ground)) return type.name.substr(0, type.name.size() - terrain.size());
    if (!type.plain_tile() || type.items.size() > 1)
        return type.name.starts_with(terrain) ? type.name.substr(terrain.size()) : type.name;
    return words(Message{"palette.hexes", {{"count", type.hexes.size()}}});
}

void draw_counts(Ui& ui, const Stock& stock, std::optional<int> mine, const Columns& columns, float right, float y) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const std::uint32_t quiet = ui.theme[Ink::Muted];
    if (columns.left) {
        const Ink left_ink = stock.left < 0 ? Ink::Error : stock.left == 0 ? Ink::Faint : Ink::Text;
        right_text(draw, right, y, ui.theme[left_ink], std::to_string(stock.left));
        right -= ui.px(number_width);
    }
    if (columns.used) {
        const std::string used = std::to_string(stock.used);
        right_text(draw, right, y, quiet,
                   stock.limited    ? used + "/" + std::to_string(stock.owned)
                   : stock.used > 0 ? used
                                    : "");
        right -= ui.px(used_width);
    }
    if (columns.mine && mine)
        right_text(draw, right, y, ui.theme[*mine < stock.used ? Ink::Warning : Ink::Muted], std::to_string(*mine));
}

// In two lines of small letters where one is too short.
void draw_name(Ui& ui, const std::string& name, ImVec2 at, float width, float height, std::uint32_t ink) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const bool fits = ImGui::CalcTextSize(name.c_str()).x <= width;
    const FontScope font(fits ? nullptr : ui.small);
    const std::string lines = in_lines(name, width);
    const std::size_t end = lines.find('\n');
    const float line = ImGui::GetTextLineHeight();
    const float y = at.y + (height - (end == std::string::npos ? 1.0F : 2.0F) * line) / 2;
    clipped_text(draw, {at.x, y}, width, ink, lines.substr(0, end));
    if (end != std::string::npos) clipped_text(draw, {at.x, y + line}, width, ink, name.substr(end + 1));
}

// The key that takes this kind in hand again.
void draw_recent(Ui& ui, const EditorState& editor, PieceKind kind, ImVec2 at) {
    const auto found = std::ranges::find(editor.map.tools.recent, kind);
    if (found == editor.map.tools.recent.end()) return;
    const FontScope font(ui.small);
    const std::string number = std::to_string(found - editor.map.tools.recent.begin() + 1);
    ImGui::GetWindowDrawList()->AddText({at.x + ui.px(4), at.y + ui.px(1)}, ui.theme[Ink::Accent], number.c_str());
}

// During a search, the arrow keys move along the rows and Enter takes one in hand.
void search_keys(Ui& ui, EditorState& editor, PaletteUi& state, const std::vector<PieceKind>& kinds) {
    if (!state.searching || kinds.empty()) return;
    const int last = static_cast<int>(kinds.size()) - 1, before = state.chosen;
    state.chosen += static_cast<int>(ui.take(Key::Down)) - static_cast<int>(ui.take(Key::Up));
    state.chosen = std::clamp(state.chosen, 0, last);
    state.scroll |= state.chosen != before;
    if (ui.take(Key::Enter)) arm(editor, kinds[static_cast<std::size_t>(state.chosen)]);
}

void draw_row(Ui& ui, EditorState& editor, PaletteUi& state, PieceKind kind, bool chosen) {
    const PieceType& type = editor.catalogue()[kind];
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size(ImGui::GetContentRegionAvail().x, ui.px(piece_row_height));
    ImGui::PushID(type.id.c_str());
    const bool clicked = ImGui::InvisibleButton("##row", size);
    const bool hovered = ImGui::IsItemHovered(), visible = ImGui::IsItemVisible();
    ui.record("palette:" + type.id);
    ImGui::PopID();
    if (clicked) arm(editor, kind);
    if (chosen && std::exchange(state.scroll, false)) ImGui::SetScrollHereY();
    if (!visible) return;

    const Stock stock = stock_of(kind, editor.now(), editor.catalogue());
    const bool none_left = stock.limited && stock.left <= 0;
    const bool fills = editor.map.tools.current == Tool::Fill && editor.map.tools.fill_kind == kind;
    const bool armed = fills || (editor.map.tools.armed && editor.map.tools.armed->kind == kind);
    if (none_left && hovered) tip(ui, ui.words(why_none_left(kind, editor.now(), editor.catalogue())));
    else if (hovered) tip(ui, type.name, type.id);

    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end(at.x + size.x, at.y + size.y);
    if (armed) draw.AddRectFilled(at, end, ui.theme[Ink::AccentSoft], ui.px(4));
    else if (hovered || chosen) draw.AddRectFilled(at, end, ui.theme[Ink::Raised], ui.px(4));
    if (armed) draw.AddRectFilled(at, {at.x + ui.px(3), end.y}, ui.theme[Ink::Accent], ui.px(2));
    const float shape = ui.px(piece_shape_px), inset = (size.y - shape) / 2;
    const TextureId texture = state.shapes.of(kind, ui, editor.catalogue());
    draw.AddImage(reinterpret_cast<ImTextureID>(texture), {at.x + ui.px(14), at.y + inset},
                  {at.x + ui.px(14) + shape, at.y + inset + shape}, {0, 0}, {1, 1},
                  none_left ? packed(0xFFFFFF, 0.6F) : packed(0xFFFFFF));
    const float y = at.y + (size.y - ImGui::GetTextLineHeight()) / 2;
    const Columns columns = columns_for(ui, size.x, stock.limited, state.mine.has_value());
    draw_name(ui, row_name(type, editor.catalogue(), ui.words), {at.x + ui.px(20) + shape, at.y},
              size.x - ui.px(24 + columns.width()) - shape, size.y, ui.theme[none_left ? Ink::Muted : Ink::Text]);
    draw_recent(ui, editor, kind, at);
    const auto mine = state.mine ? std::optional(count_of(kind, *state.mine, editor.catalogue())) : std::nullopt;
    draw_counts(ui, stock, mine, columns, end.x - ui.px(4), y);
}

void terrain_head(Ui& ui, const TerrainType& terrain) {
    vertical_gap(ui, 4);
    const FontScope font(ui.strong);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float height = ImGui::GetTextLineHeight();
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({at.x, at.y + height * 0.2F}, {at.x + ui.px(10), at.y + height * 0.2F + ui.px(10)},
                       packed(terrain.color), ui.px(2));
    draw.AddRect({at.x, at.y + height * 0.2F}, {at.x + ui.px(10), at.y + height * 0.2F + ui.px(10)},
                 ui.theme[Ink::Line], ui.px(2));
    std::string name = terrain.name;
    if (!name.empty()) name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    draw.AddText({at.x + ui.px(18), at.y}, ui.theme[Ink::Text], name.c_str());
    ImGui::Dummy({0, height});
}

std::vector<PieceKind> shown_kinds(const EditorState& editor, const std::string& search, std::size_t& hidden) {
    std::vector<PieceKind> kinds = matching(editor.catalogue(), search);
    if (!editor.now().limited || editor.map.view.palette.everything) return kinds;
    hidden = std::erase_if(kinds, [&](PieceKind kind) {
        const Stock stock = stock_of(kind, editor.now(), editor.catalogue());
        return stock.owned == 0 && stock.used == 0;
    });
    return kinds;
}

struct ShownKinds {
    std::vector<PieceKind> kinds{};
    std::size_t hidden = 0;  // So many more are found, but not in the limit.
    std::string filtered{};  // "2 of 120" while a search leaves some out.
};

ShownKinds shown_now(const EditorState& editor) {
    ShownKinds shown;
    const std::string& search = editor.map.view.palette.search;
    shown.kinds = shown_kinds(editor, search, shown.hidden);
    std::size_t none = 0;
    const std::size_t all = search.empty() ? shown.kinds.size() : shown_kinds(editor, "", none).size();
    if (!search.empty())
        shown.filtered = editor.words(Message{"palette.filtered", {{"shown", shown.kinds.size()}, {"all", all}}});
    return shown;
}

void draw_list(Ui& ui, EditorState& editor, PaletteUi& state, const ShownKinds& shown) {
    const std::vector<PieceKind>& kinds = shown.kinds;
    const std::size_t hidden = shown.hidden;
    PaletteFilter& filter = editor.map.view.palette;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    std::optional<TerrainKind> terrain;
    search_keys(ui, editor, state, kinds);
    const bool choosing = state.searching && !kinds.empty();
    for (const PieceKind kind : kinds) {
        const PieceType& type = editor.catalogue()[kind];
        if (terrain != type.terrain) terrain_head(ui, editor.catalogue()[type.terrain]);
        terrain = type.terrain;
        draw_row(ui, editor, state, kind, choosing && kind == kinds[static_cast<std::size_t>(state.chosen)]);
    }
    ImGui::PopStyleVar();
    vertical_gap(ui, 4);
    if (kinds.empty())
        muted(ui, ui.words(Message{hidden > 0 ? "palette.none-in-limit" : "palette.none-found",
                                   {{"search", filter.search}}}));
    if (hidden > 0 && button(ui, "palette:everything",
                             {.text = ui.words(Message{"palette.show-hidden", {{"count", hidden}}}),
                              .width = ImGui::GetContentRegionAvail().x}))
        filter.everything = true;
    if (filter.everything && editor.now().limited &&
        button(ui, "palette:limit-only",
               {.text = ui.words("palette.limit-only"), .width = ImGui::GetContentRegionAvail().x}))
        filter.everything = false;
}

}  // namespace

std::vector<PieceKind> matching(const Catalogue& catalogue, const std::string& search) {
    std::vector<PieceKind> kinds;
    for (std::size_t i = 0; i < catalogue.pieces().size(); ++i) {
        const PieceType& type = catalogue.pieces()[i];
        if (!is_gone(type) && holds_words(type.id + ' ' + type.name + ' ' + catalogue[type.terrain].name, search))
            kinds.push_back(PieceKind{static_cast<int>(i)});
    }
    std::ranges::stable_sort(kinds, {}, [&](PieceKind kind) { return catalogue[kind].terrain; });
    return kinds;
}

void draw_palette(Ui& ui, EditorState& editor, PaletteUi& state) {
    state.shapes.begin_frame(ui);
    heading(ui, ui.words("palette.title"));
    search_field(ui, editor.map.view, state);
    state.mine.reset();
    if (editor.map.document.owned()) state.mine = items_of(*editor.map.document.owned(), editor.catalogue());
    const ShownKinds shown = shown_now(editor);
    column_heads(ui, columns_for(ui, ImGui::GetContentRegionAvail().x, editor.now().limited, state.mine.has_value()),
                 shown.filtered);
    ImGui::BeginChild("##pieces", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    draw_list(ui, editor, state, shown);
    ImGui::EndChild();
}

}  // namespace hexwright::panels
