// A piece with Life in the form of players and armies: its numbers, what it opens as and what it leaves.
#include "editor/desk/desk_armies.h"
#include "editor/document/edits/replace.h"
#include "editor/panels/desk/desk_players.h"
#include "editor/widgets/short_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

#include <algorithm>

namespace hexwright::panels {

namespace {

class ObjectForm {
public:
    ObjectForm(Ui& ui, EditorState& editor, const OwnedPiece& owned, std::size_t index)
        : ui_(ui), editor_(editor), changed_(owned), number_(std::to_string(index)), index_(index) {}

    void draw() {
        const bool gone = button(ui_, "disown:" + number_, {.icon = icon::remove, .width = ui_.px(28)});
        tip(ui_, ui_.words("desk.disown-tip"));
        ImGui::SameLine();
        (void)list_row(ui_, "owned:" + number_, {.text = changed_.piece});
        indent();
        stepped("life", changed_.life, {1}, Message{"desk.object-life", {{"n", changed_.life}}});
        ImGui::SameLine();
        stepped("defense", changed_.defense, {1}, Message{"desk.object-defense", {{"n", changed_.defense}}});
        indent();
        stepped("points", changed_.points, {10, 1}, Message{"desk.points", {{"n", changed_.points}}});
        kind("opens-as", changed_.opens_as, "desk.opens-as", "desk.opens-not");
        kind("leaves", changed_.leaves, "desk.leaves", "desk.leaves-nothing");
        if (gone) (void)disown(editor_.map, index_);
        else if (done_) (void)change_object(editor_.map, index_, changed_);
    }

private:
    void indent() { ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(28)); }
    // The number between buttons for less and for more; the largest step stands outside.
    void stepped(const std::string& what, int& value, std::vector<int> steps, const Message& words) {
        const int before = value;
        for (const int by : steps) value -= pressed(what + "-less", "-", by);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(ui_.words(words).c_str());
        std::ranges::reverse(steps);
        for (const int by : steps) {
            ImGui::SameLine(0, ui_.px(2));
            value += pressed(what + "-more", "+", by);
        }
        done_ = done_ || value != before;
    }
    // The step, if its button was pressed, else 0. On a button for less the next item stands beside it.
    int pressed(const std::string& what, const std::string& sign, int by) {
        const std::string step = by == 1 ? "" : std::to_string(by);
        const bool clicked =
            button(ui_, what + step + ":" + number_, {.text = sign + step, .width = ui_.px(by == 1 ? 22 : 34)});
        if (sign == "-") ImGui::SameLine(0, ui_.px(2));
        return clicked ? by : 0;
    }
    // A kind that takes the room of the piece, by its name; or none.
    void kind(const std::string& what, std::string& value, const char* said, const char* none) {
        const auto now = editor_.catalogue().piece(value);
        const std::string text =
            now ? ui_.words(Message{said, {{"kind", editor_.catalogue()[*now].name}}}) : ui_.words(none);
        const std::string label = what + ":" + number_;
        if (list_row(ui_, label, {.text = text, .indent = 28})) ImGui::OpenPopup(label.c_str());
        std::vector<std::string> ids{""};
        const auto chosen = short_menu(ui_, label.c_str(), [&] {
            std::vector<MenuRow> rows{{.label = "object-kind:", .text = ui_.words(none), .now = value.empty()}};
            for (const PieceKind other : kinds_it_may_become()) {
                const PieceType& type = editor_.catalogue()[other];
                ids.push_back(type.id);
                rows.push_back(
                    {.label = "object-kind:" + type.id, .text = type.name, .also = type.id, .now = value == type.id});
            }
            return rows;
        });
        if (!chosen || value == ids[*chosen]) return;
        value = ids[*chosen];
        done_ = true;
    }
    std::vector<PieceKind> kinds_it_may_become() const {
        const Battlefield& battlefield = editor_.now().scenario->battlefield;
        for (const auto& [piece, name] : battlefield.names())
            if (const PlacedPiece* placed = name == changed_.piece ? battlefield.find(piece) : nullptr)
                return others_of_shape(placed->kind, editor_.catalogue());
        return {};
    }

    Ui& ui_;
    EditorState& editor_;
    OwnedPiece changed_;
    const std::string number_;
    const std::size_t index_;
    bool done_ = false;
};

}  // namespace

void draw_object(Ui& ui, EditorState& editor, const OwnedPiece& owned, std::size_t index) {
    ObjectForm(ui, editor, owned, index).draw();
}

}  // namespace hexwright::panels
