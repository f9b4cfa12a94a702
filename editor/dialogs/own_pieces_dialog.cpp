#include "editor/dialogs/own_pieces_dialog.h"

#include "editor/dialogs/counter.h"
#include "editor/dialogs/dialogs.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "formats/paper/sheet/plan_drawing.h"

#include <algorithm>
#include <array>
#include <utility>

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

constexpr float list_width = 190, hex_px = 24, hex_gap = 2;
constexpr float least_three = 760, least_two = 500;  // Widths from which on so many columns have room.
constexpr int grid_across = 2 * own_grid_radius + 1;

// ---- what is in the form

void read_file(const EditorState& editor, OwnPiecesUi& state) {
    auto own = own_catalogue_of(editor);
    if (own) state.own = std::move(*own);
    else state.trouble = OwnTrouble{OwnField::File, own.error()};
}

void fill(OwnPiecesUi& state, const OwnPiece& piece) {
    state.piece = piece;
    for (const OwnSetName& set : state.own.sets) state.piece.in_sets.try_emplace(set.id, 0);
    state.before = state.piece;
    state.deleting = false;
}

// Of no id, a new one.
void show(const EditorState& editor, OwnPiecesUi& state, const std::string& id) {
    const auto found = std::ranges::find(state.own.pieces, id, &OwnPiece::id);
    if (found != state.own.pieces.end()) return fill(state, OwnPiece(*found));
    OwnPiece fresh{.terrain = editor.catalogue().terrains().front().id};
    take_after_terrain(fresh, editor.catalogue());
    fill(state, fresh);
}

void go(EditorState& editor, OwnPiecesUi& state, const OwnNext& next) {
    state.waits.reset();
    state.trouble.reset();
    if (next.step == OwnStep::Close) editor.dialog = {};
    else if (next.step != OwnStep::Copy) show(editor, state, next.step == OwnStep::New ? "" : next.id);
    else fill(state, copy_of(state.before, editor.catalogue())), state.before = {};  // Nothing of it is kept yet.
}

void want(EditorState& editor, OwnPiecesUi& state, OwnNext next) {
    state.told.reset();
    state.deleting = false;
    if (state.piece != state.before) state.waits = std::move(next);
    else go(editor, state, next);
}

bool keep(EditorState& editor, OwnPiecesUi& state) {
    state.told.reset();
    state.waits.reset();
    state.trouble = keep_own_piece(editor, state.piece);
    if (state.trouble) return false;
    const OwnPiece kept = state.piece;
    read_file(editor, state);
    show(editor, state, kept.id);
    state.told = Notice{told_of_kept(editor.map, kept)};
    return true;
}

void throw_away(EditorState& editor, OwnPiecesUi& state) {
    const OwnPiece piece = state.before;
    state.deleting = false;
    if (auto refused = throw_own_piece_away(editor, piece.id)) {
        state.trouble = OwnTrouble{OwnField::File, std::move(*refused)};
        return;
    }
    begin_own_pieces(editor, state);
    state.told = Notice{{"own-pieces.deleted", {{"name", piece.name}}}};
}

// ---- how it is drawn

class OwnPieces {
public:
    OwnPieces(Ui& ui, EditorState& editor, OwnPiecesUi& state)
        : ui_(ui), editor_(editor), catalogue_(editor.catalogue()), state_(state) {}

    void draw(FormHeights& heights) {
        const float room = ImGui::GetContentRegionAvail().x / ui_.scale;
        Form form(ui_, heights);
        draw_form(room);
        form.end();
        draw_end();
    }

private:
    void draw_form(float room) {
        muted(ui_, ui_.words(Message{"own-pieces.what", {{"file", editor_.user.collections.own_catalogue.string()}}}));
        vertical_gap(ui_, 4);
        if (room >= least_three) draw_columns(true, true);
        else draw_columns(false, room >= least_two);
    }

    void draw_columns(bool list_beside, bool grid_beside) {
        const OwnPiece shown = state_.piece;
        if (!list_beside) draw_list(ui_.px(28) * std::clamp(static_cast<float>(state_.own.pieces.size()), 1.0F, 3.0F));
        const int columns = 1 + static_cast<int>(list_beside) + static_cast<int>(grid_beside);
        ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ui_.px(6, 0));
        if (ImGui::BeginTable("##own", columns)) {
            if (list_beside) ImGui::TableSetupColumn("##list", ImGuiTableColumnFlags_WidthFixed, ui_.px(list_width));
            ImGui::TableSetupColumn("##fields", ImGuiTableColumnFlags_WidthStretch);
            if (grid_beside) ImGui::TableSetupColumn("##grid", ImGuiTableColumnFlags_WidthFixed, grid_width());
            if (list_beside) ImGui::TableNextColumn(), draw_list(ui_.px(300));
            ImGui::TableNextColumn();
            if (state_.piece.by_hand) draw_by_hand();
            else draw_fields();
            if (grid_beside) ImGui::TableNextColumn();
            if (!state_.piece.by_hand) draw_shape();
            ImGui::EndTable();
        }
        ImGui::PopStyleVar();
        if (state_.piece != shown) state_.told.reset();
    }

    void draw_list(float height) {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui_.px(8, 2));
        ImGui::BeginChild("##own-list", {0, height}, false, ImGuiWindowFlags_NoBackground);
        if (state_.own.pieces.empty()) muted(ui_, ui_.words("own-pieces.none-yet"));
        const std::vector<OwnPiece> pieces = state_.own.pieces;
        for (const OwnPiece& piece : pieces)
            if (list_row(ui_, "own-piece:" + piece.id, {.text = piece.name, .now = piece.id == state_.piece.id}))
                want(editor_, state_, {OwnStep::Show, piece.id});
        ImGui::EndChild();
        ImGui::PopStyleVar();
    }

    void draw_by_hand() {
        const FontScope font(ui_.strong);
        wrapped(ui_, state_.piece.name);
        wrapped(ui_, ui_.words(Message{
                         "own-pieces.by-hand",
                         {{"name", state_.piece.name}, {"file", editor_.user.collections.own_catalogue.string()}}}));
    }

    void draw_fields() {
        OwnPiece& piece = state_.piece;
        text_field("own-pieces:name", "own-pieces.name", piece.name, OwnField::Name);
        text_field("own-pieces:plural", "own-pieces.plural", piece.plural, OwnField::Plural);
        draw_terrain();
        tell(OwnField::Terrain);
        if (is_half_height(piece, catalogue_)) {
            muted(ui_, ui_.words("own-pieces.half-height"));
        } else {
            const std::string levels = ui_.words(Message{"own-pieces.levels", {{"count", piece.height}}});
            counter(ui_, "own-height", levels, piece.height, {1, max_level});
            tell(OwnField::Height);
            draw_ticks();
        }
        draw_sets();
    }

    void text_field(const std::string& label, const char* hint, std::string& text, OwnField field) {
        ImGui::SetNextItemWidth(-1);
        ImGui::InputTextWithHint(("##" + label).c_str(), ui_.words(hint).c_str(), &text);
        ui_.record(label);
        tell(field);
    }

    void draw_terrain() {
        const auto now = catalogue_.terrain(state_.piece.terrain);
        ImGui::SetNextItemWidth(-1);
        const bool open =
            ImGui::BeginCombo("##own-terrain", now ? catalogue_[*now].name.c_str() : "", ImGuiComboFlags_HeightLarge);
        ui_.record("own-pieces:terrain");
        if (!open) return;
        for (const TerrainKind terrain : terrains_of_pieces(catalogue_)) {
            const TerrainType& type = catalogue_[terrain];
            if (ImGui::Selectable(type.name.c_str(), now == terrain, ImGuiSelectableFlags_DontClosePopups)) {
                state_.piece.terrain = type.id;
                take_after_terrain(state_.piece, catalogue_);
                ImGui::CloseCurrentPopup();
            }
            ui_.record("own-terrain:" + type.id);
        }
        ImGui::EndCombo();
    }

    void draw_ticks() {
        OwnPiece& piece = state_.piece;
        const bool upright = piece.height > 1 || !piece.standable || !piece.carries;
        const std::array<std::pair<const char*, bool*>, 4> ticks{{{"own-pieces.standable", &piece.standable},
                                                                  {"own-pieces.carries", &piece.carries},
                                                                  {"own-pieces.overhangs", &piece.overhangs},
                                                                  {"own-pieces.half-base", &piece.half_base}}};
        for (const auto& [id, value] : ticks) {
            if (value == &piece.half_base && !upright) continue;
            ImGui::Checkbox(ui_.words(id).c_str(), value);
            ui_.record(id);
            tip(ui_, ui_.words(std::string(id) + "-tip"));
        }
    }

    void draw_sets() {
        vertical_gap(ui_, 2);
        if (state_.own.sets.empty()) return muted(ui_, ui_.words("own-pieces.no-sets"));
        muted(ui_, ui_.words("own-pieces.in-sets"));
        for (const OwnSetName& set : state_.own.sets)
            counter(ui_, "own-set:" + set.id, set.name, state_.piece.in_sets[set.id]);
    }

    // ---- the shape

    float grid_width() const { return ui_.px(hex_px * grid_across + hex_gap); }

    void draw_shape() {
        muted(ui_, ui_.words("own-pieces.shape"));
        const ImVec2 corner = ImGui::GetCursorScreenPos();
        const float scale = ui_.px(hex_px) / static_cast<float>(hex_width);
        const float height =
            scale * static_cast<float>(corners_of({0, own_grid_radius})[3].y - corners_of({0, -own_grid_radius})[0].y);
        const ImVec2 size(grid_width(), height);
        if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) state_.painting.reset();
        for (const HexCoord hex : disk({}, own_grid_radius))
            draw_hex(hex, {corner.x + size.x / 2, corner.y + size.y / 2}, scale);
        ImGui::SetCursorScreenPos(corner);
        ImGui::Dummy(size);
        tell(OwnField::Shape);
        const std::size_t count = state_.piece.hexes.size();
        ImGui::AlignTextToFramePadding();
        muted(ui_, ui_.words(Message{"palette.hexes", {{"count", count}}}));
        beside_or_below(ui_, ui_.words("own-pieces.clear"));
        if (button(ui_, "own-pieces.clear",
                   {.icon = icon::erase, .text = ui_.words("own-pieces.clear"), .enabled = count > 0}))
            state_.piece.hexes.clear();
    }

    void draw_hex(HexCoord hex, ImVec2 grid_middle, float scale) {
        const auto placed = [&](Point point) {
            return ImVec2(grid_middle.x + static_cast<float>(point.x) * scale,
                          grid_middle.y + static_cast<float>(point.y) * scale);
        };
        std::array<ImVec2, 6> corners;
        std::ranges::transform(corners_of(hex), corners.begin(), placed);
        const float gap = ui_.px(hex_gap) / 2;
        // From the upper corners of its upright sides to the lower ones of the row below: rectangles do not overlap.
        const ImVec2 low(corners[5].x + gap, (corners[0].y + corners[1].y) / 2 + gap);
        const ImVec2 high(corners[1].x - gap, (corners[2].y + corners[3].y) / 2 - gap);
        const std::string label = "own-hex:" + to_text(hex);
        ImGui::SetCursorScreenPos(low);
        ImGui::InvisibleButton(label.c_str(), {high.x - low.x, high.y - low.y});
        ui_.record(label);
        const bool hovered = ImGui::IsItemHovered();
        paint(hex, ImGui::IsItemActivated(), low, high);
        const bool inside = std::ranges::binary_search(state_.piece.hexes, hex);
        const auto terrain = catalogue_.terrain(state_.piece.terrain);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        draw.AddConvexPolyFilled(corners.data(), 6,
                                 inside && terrain ? packed(catalogue_[*terrain].color) : ui_.theme[Ink::Raised]);
        draw.AddPolyline(corners.data(), 6, ui_.theme[hovered ? Ink::Accent : Ink::Line], ImDrawFlags_Closed,
                         ui_.px(hovered ? 2 : 1));
        if (inside) draw.AddCircleFilled(placed(centre_of(hex)), ui_.px(3), ui_.theme[Ink::Text]);
    }

    // A click puts the hex in or takes it out, and so are those that the mouse is drawn over until it is let go.
    void paint(HexCoord hex, bool pressed, ImVec2 low, ImVec2 high) {
        std::vector<HexCoord>& hexes = state_.piece.hexes;
        const auto place = std::ranges::lower_bound(hexes, hex);
        const bool inside = place != hexes.end() && *place == hex;
        if (pressed) state_.painting = !inside;
        if (!state_.painting || *state_.painting == inside || !ImGui::IsMouseHoveringRect(low, high)) return;
        if (inside) hexes.erase(place);
        else hexes.insert(place, hex);
    }

    // ---- what is told, and the buttons

    void tell(OwnField field) {
        if (state_.trouble && state_.trouble->field == field)
            wrapped(ui_, describe(state_.trouble->why, ui_.words), Ink::Error);
    }

    void draw_end() {
        tell(OwnField::File);
        if (state_.told) wrapped(ui_, ui_.words(state_.told->words), Ink::Good);
        if (state_.waits) ask_what_becomes_of_changes();
        else if (state_.deleting) ask_to_delete();
        else draw_buttons();
    }

    void ask_what_becomes_of_changes() {
        wrapped(ui_,
                ui_.words(state_.piece.id.empty() ? Message{"own-pieces.unkept-new"}
                                                  : Message{"own-pieces.unkept", {{"name", state_.before.name}}}),
                Ink::Warning);
        const OwnNext next = *state_.waits;
        const bool yes = answered(ui_, "own-pieces.keep", Key::Enter, true);
        beside_or_below(ui_, ui_.words("own-pieces.let-go"));
        const bool no = answered(ui_, "own-pieces.let-go", Key::None, false);
        beside_or_below(ui_, ui_.words("dialog.cancel"));
        const bool stay = answered(ui_, "dialog.cancel", Key::Escape, false);
        if (yes ? keep(editor_, state_) : no) go(editor_, state_, next);
        else if (stay) state_.waits.reset();
    }

    void ask_to_delete() {
        wrapped(ui_, ui_.words(Message{"own-pieces.ask-delete", {{"name", state_.before.name}}}), Ink::Warning);
        const bool yes = answered(ui_, "own-pieces.delete", Key::Enter, true);
        beside_or_below(ui_, ui_.words("dialog.cancel"));
        const bool no = answered(ui_, "dialog.cancel", Key::Escape, false);
        if (yes) throw_away(editor_, state_);
        else if (no) state_.deleting = false;
    }

    void draw_buttons() {
        const bool there = !state_.piece.id.empty(), form = !state_.piece.by_hand;
        const bool changed = state_.piece != state_.before;
        const auto next = [&](const char* id, const char* sign, bool enabled) {
            beside_or_below(ui_, ui_.words(id));
            return button(ui_, id, {.icon = sign, .text = ui_.words(id), .enabled = enabled});
        };
        const bool kept = button(ui_, "own-pieces.keep",
                                 {.text = ui_.words("own-pieces.keep"), .enabled = form && changed, .primary = true}) ||
                          (form && changed && ui_.take(Key::Enter));
        const bool fresh = next("own-pieces.new", icon::fresh, there || changed);
        const bool copied = next("own-pieces.duplicate", icon::copy, there && form);
        const bool removed = next("own-pieces.delete", icon::remove, there);
        const bool closed = next("dialog.ok", "", true) || ui_.take(Key::Escape);
        if (kept) keep(editor_, state_);
        else if (fresh) want(editor_, state_, {OwnStep::New});
        else if (copied) want(editor_, state_, {OwnStep::Copy});
        else if (removed) state_.told.reset(), state_.trouble.reset(), state_.deleting = true;
        else if (closed) want(editor_, state_, {OwnStep::Close});
    }

    Ui& ui_;
    EditorState& editor_;
    const Catalogue& catalogue_;
    OwnPiecesUi& state_;
};

}  // namespace

void begin_own_pieces(EditorState& editor, OwnPiecesUi& state) {
    state = {};
    read_file(editor, state);
    show(editor, state, state.own.pieces.empty() ? "" : state.own.pieces.front().id);
}

void draw_own_pieces(Ui& ui, EditorState& editor, OwnPiecesUi& state, FormHeights& heights) {
    OwnPieces(ui, editor, state).draw(heights);
}

}  // namespace hexwright::dialogs
