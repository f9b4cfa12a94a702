#include "editor/widgets/card_view.h"

#include "editor/widgets/paint_marks.h"
#include "formats/paper/sheet/figure_look.h"
#include "formats/paper/sheet/figure_signs.h"
#include "formats/paper/sheet/palette.h"
#include "formats/telling/card_facts.h"

#include <algorithm>
#include <string>
#include <vector>

#include <imgui_internal.h>

namespace hexwright::widgets {

namespace {

constexpr float card_width = 340, rest_seconds = 0.5F;
constexpr float sheet_margin = 8, sheet_head = 46;

// How much of the sheet is shown: a tooltip goes without what is looked up between games.
enum class SheetExtent : unsigned char { Short, Whole };

class SheetPen {
public:
    SheetPen(Ui& ui, const Catalogue& catalogue, CardKind kind, float width)
        : ui_(ui),
          card_(catalogue[kind]),
          facts_(formats::card_facts(catalogue, kind, ui.words)),
          width_(width),
          colour_(formats::general_color(card_.general)) {}

    void draw(SheetExtent extent) {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui_.px(8, 3));
        head();
        line(facts_.summary, Ink::Muted);
        numbers();
        for (const formats::PowerFact& power : facts_.powers) {
            line(power.name, Ink::Accent, ui_.strong);
            line(power.text, Ink::Text);
            if (!power.doubt.empty() && extent == SheetExtent::Whole)
                line(ui_.words(Message{"catalogue.doubt", {{"doubt", power.doubt}}}), Ink::Muted);
        }
        if (extent == SheetExtent::Whole) more();
        for (const std::string& note : facts_.notes) line(note, Ink::Warning);
        ImGui::PopStyleVar();
        ui_.record("card-text:" + card_.id);
    }

private:
    void line(const std::string& words, Ink ink, ImFont* font = nullptr) {
        const FontScope scope(font);
        ImGui::TextColored(ui_.ink(ink), "%s", in_lines(words, width_).c_str());
    }

    // The band in the general's colour: the silhouette, the name, what it is and costs.
    void head() {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float high = ui_.px(sheet_head), pad = ui_.px(sheet_margin);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        draw.AddRectFilled(at, {at.x + width_, at.y + high}, packed(colour_), ui_.px(4));
        sign({at.x + high / 2, at.y + high / 2}, high);
        const float left = at.x + high, room = width_ - high - pad;
        const float first = ImGui::GetTextLineHeight();
        {
            const FontScope strong(ui_.strong);
            clipped_text(draw, {left, at.y + high / 2 - first - ui_.px(1)}, room, packed(0xFFFFFF), facts_.name);
        }
        const std::string what =
            facts_.kind + " \u00B7 " + ui_.words(Message{"army-browser.card", {{"points", card_.points}}});
        clipped_text(draw, {left, at.y + high / 2 + ui_.px(1)}, room, packed(0xFFFFFF, 0.88F), what);
        ImGui::Dummy({width_, high});
    }

    void sign(ImVec2 middle, float high) {
        const formats::CardLook look = formats::look_of(card_);
        std::vector<formats::Mark> marks;
        formats::Sketch sketch{marks, formats::theme_of(false)};
        constexpr double side = 20;
        if (look.silhouette == formats::Silhouette::Hive)
            sketch.text({0, side * 0.16}, look.letters, side * 0.45, 0xFFFFFF, true);
        else formats::sketch_silhouette(sketch, look.silhouette, {0, 0}, side, {0xFFFFFF, colour_});
        const float scale = high * 0.66F / static_cast<float>(side);
        const auto to_screen = [&](formats::Point point) {
            return ImVec2{middle.x + static_cast<float>(point.x) * scale,
                          middle.y + static_cast<float>(point.y) * scale};
        };
        paint_marks(ui_, *ImGui::GetWindowDrawList(), marks, to_screen, scale);
    }

    // Both sides, each in a row below the names of the numbers.
    void numbers() {
        const float label = row_label_width(), column = (width_ - label) / 5;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float step = ImGui::GetTextLineHeight() + ui_.px(3);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const auto cell = [&](float x, float y, const std::string& text, Ink ink) {
            const float wide = ImGui::CalcTextSize(text.c_str()).x, room = column - ui_.px(2);
            if (wide > room) return clipped_text(draw, {x, y}, room, ui_.theme[ink], text);
            draw.AddText({x + (room - wide) / 2, y}, ui_.theme[ink], text.c_str());
        };
        for (std::size_t i = 0; i < facts_.numbers.size(); ++i) {
            const float x = at.x + label + column * static_cast<float>(i);
            {
                const FontScope small(ui_.small);
                cell(x, at.y + ui_.px(2), facts_.numbers[i].label, Ink::Muted);
            }
            {
                const FontScope strong(ui_.strong);
                cell(x, at.y + step, facts_.numbers[i].value, Ink::Text);
            }
            cell(x, at.y + 2 * step, facts_.basic.empty() ? "\u2013" : facts_.basic[i].value, Ink::Muted);
        }
        draw.AddText({at.x, at.y + step}, ui_.theme[Ink::Text], ui_.words("card-view.master").c_str());
        draw.AddText({at.x, at.y + 2 * step}, ui_.theme[Ink::Muted], ui_.words("card-view.basic").c_str());
        ImGui::Dummy({width_, 3 * step});
    }
    float row_label_width() const {
        const auto wide = [&](const char* id) { return ImGui::CalcTextSize(ui_.words(id).c_str()).x; };
        return std::max(wide("card-view.master"), wide("card-view.basic")) + ui_.px(8);
    }

    void more() {
        for (const formats::BondFact& bond : facts_.bonds) {
            line(bond.lead, Ink::Muted);
            line(bond.names, Ink::Text);
        }
        line(ui_.words("card-facts.box") + ": " + facts_.box, Ink::Muted);
    }

    Ui& ui_;
    const ArmyCard& card_;
    formats::CardFacts facts_;
    float width_;
    unsigned colour_;
};

// Pointed at for so long that it is not just passed.
bool rests_there(const Ui& ui) { return ui.stay_plain || GImGui->HoveredIdTimer > rest_seconds; }

// Beside the item where there is room, and no lower than the window reaches: the cards are high.
void stand_beside(const Ui& ui, std::size_t cards) {
    const ImVec2 low = ImGui::GetItemRectMin(), screen = ImGui::GetIO().DisplaySize;
    const ImVec2 high = ImGui::GetItemRectMax();
    const float width = ui.px(card_width + 20),
                height = ui.px(300) * static_cast<float>(std::min<std::size_t>(cards, 2));
    const bool left = high.x + width > screen.x;
    const bool below = low.y + height < screen.y;
    ImGui::SetNextWindowPos({left ? std::max(low.x - ui.px(4), width) : high.x + ui.px(4), below ? low.y : screen.y},
                            ImGuiCond_Always, {left ? 1.0F : 0.0F, below ? 0.0F : 1.0F});
}

void draw_cards(Ui& ui, const Catalogue& catalogue, const AboutItem& item, SheetExtent extent) {
    if (!item.more.empty()) ImGui::TextUnformatted(in_lines(item.more, ui.px(card_width)).c_str());
    bool first = item.more.empty();
    for (const CardKind card : item.cards) {
        if (!first) vertical_gap(ui, 6);
        first = false;
        SheetPen(ui, catalogue, card, ui.px(card_width)).draw(extent);
    }
}

// What is higher than the window scrolls: `high` is what it has needed in the frame before, by the item's label.
void draw_lasting_cards(Ui& ui, const Catalogue& catalogue, const AboutItem& item) {
    const float most = ImGui::GetIO().DisplaySize.y * 0.8F;
    float& high = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("##height"), 0);
    const bool scrolls = high > most;
    if (scrolls) ImGui::BeginChild("##sheets", {ui.px(card_width + 16), most}, false, ImGuiWindowFlags_NoBackground);
    const float from = ImGui::GetCursorPosY();
    draw_cards(ui, catalogue, item, SheetExtent::Whole);
    high = ImGui::GetCursorPosY() - from;
    if (scrolls) ImGui::EndChild();
}

}  // namespace

void draw_card(Ui& ui, const Catalogue& catalogue, CardKind card, float width) {
    SheetPen(ui, catalogue, card, width).draw(SheetExtent::Whole);
}

void about_cards(Ui& ui, const Catalogue& catalogue, const AboutItem& item) {
    if (item.cards.empty()) {
        if (!item.more.empty()) tip(ui, item.more);
        return;
    }
    const std::string name = "about:" + item.label;
    const bool hovered = ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled);
    if (hovered && ImGui::IsMouseReleased(ImGuiMouseButton_Right)) ImGui::OpenPopup(name.c_str());
    if (hovered && (!item.rests || rests_there(ui)) && !ImGui::IsPopupOpen(name.c_str())) {
        stand_beside(ui, item.cards.size());
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ui.px(10, 8));
        ImGui::BeginTooltip();
        draw_cards(ui, catalogue, item, SheetExtent::Short);
        muted(ui, ui.words("card-text.stays"));
        ImGui::EndTooltip();
        ImGui::PopStyleVar();
    }
    if (!ImGui::IsPopupOpen(name.c_str())) return;
    const PopupMenu menu(ui, name.c_str());
    if (!menu) return;
    draw_lasting_cards(ui, catalogue, item);
    ui.record("card-window");
}

void about_set(Ui& ui, const Catalogue& catalogue, SetKind set) {
    std::string names;
    for (const ArmyCard& card : catalogue.cards())
        if (card.set == catalogue[set].id) names += (names.empty() ? "" : ", ") + card.name;
    if (names.empty()) return;
    const std::string name = "about-set:" + catalogue[set].id;
    if (ImGui::IsItemHovered() && ImGui::IsMouseReleased(ImGuiMouseButton_Right)) ImGui::OpenPopup(name.c_str());
    if (!ImGui::IsPopupOpen(name.c_str())) return tip(ui, ui.words(Message{"card-text.of-set", {{"cards", names}}}));
    const PopupMenu menu(ui, name.c_str());
    if (!menu) return;
    ImGui::BeginChild("##cards-of-set", {ui.px(card_width + 24), ImGui::GetIO().DisplaySize.y * 0.6F});
    for (const ArmyCard& card : catalogue.cards()) {
        if (card.set != catalogue[set].id) continue;
        draw_card(ui, catalogue, *catalogue.card(card.id), ui.px(card_width));
        vertical_gap(ui, 8);
    }
    ImGui::EndChild();
    ui.record("card-window");
}

}  // namespace hexwright::widgets
