#include "editor/widgets/card_view.h"

#include "formats/telling/card_text.h"

#include <algorithm>

#include <imgui_internal.h>

namespace hexwright::widgets {

namespace {

constexpr float card_width = 340, rest_seconds = 0.5F;

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

void draw_cards(Ui& ui, const Catalogue& catalogue, const AboutItem& item) {
    if (!item.more.empty()) ImGui::TextUnformatted(in_lines(item.more, ui.px(card_width)).c_str());
    bool first = item.more.empty();
    for (const CardKind card : item.cards) {
        if (!first) vertical_gap(ui, 6);
        first = false;
        draw_card(ui, catalogue, card, ui.px(card_width));
    }
}

}  // namespace

void draw_card(Ui& ui, const Catalogue& catalogue, CardKind card, float width) {
    const formats::CardText text = formats::card_text(catalogue, catalogue[card], ui.words);
    const auto line = [&](const std::string& words, Ink ink) {
        ImGui::TextColored(ui.ink(ink), "%s", in_lines(words, width).c_str());
    };
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 3));
    {
        const FontScope font(ui.strong);
        line(text.name, Ink::Text);
    }
    line(text.kind, Ink::Muted);
    line(text.figures, Ink::Muted);
    line(text.master, Ink::Text);
    line(text.basic, Ink::Text);
    for (const formats::PowerText& power : text.powers) {
        line(power.name, Ink::Accent);
        line(power.text, Ink::Text);
    }
    for (const std::string& note : text.notes) line(note, Ink::Warning);
    ImGui::PopStyleVar();
    ui.record("card-text:" + catalogue[card].id);
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
        draw_cards(ui, catalogue, item);
        muted(ui, ui.words("card-text.stays"));
        ImGui::EndTooltip();
        ImGui::PopStyleVar();
    }
    if (!ImGui::IsPopupOpen(name.c_str())) return;
    const PopupMenu menu(ui, name.c_str());
    if (!menu) return;
    draw_cards(ui, catalogue, item);
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
