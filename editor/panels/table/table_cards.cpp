#include "editor/panels/table/table_cards.h"

#include "editor/panels/table/decision_panel.h"
#include "editor/play/playing.h"
#include "editor/play/table_words.h"
#include "editor/widgets/card_view.h"
#include "editor/widgets/seat_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/board/space_told.h"
#include "engine/game/ending.h"
#include "engine/game/objects.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "formats/paper/sheet/figure_look.h"
#include "formats/telling/card_text.h"

#include <algorithm>
#include <utility>

namespace hexwright::panels {

namespace {

unsigned color_of(PlayerId player) { return token_color(player.value + 1); }

class ArmyCards {
public:
    ArmyCards(Ui& ui, EditorState& editor)
        : ui_(ui),
          editor_(editor),
          play_(*editor.map.table.play),
          offers_(may_choose(editor.map) ? powers_offered(play_.seen(), play_.legal()) : std::vector<PowerOffer>()) {
        if (may_choose(editor.map)) lit_ = lit_by(play_.seen(), play_.legal(), play_.hand);
    }

    void draw() {
        draft();
        for (std::size_t i = 0; i < play_.seen().players.size() && !done_; ++i) player(PlayerId{static_cast<int>(i)});
        if (!done_) of(PlayerId{});
        if (!done_) objects();
    }

private:
    // ---- drafting

    bool may_take(CardKind kind) const {
        return std::ranges::any_of(play_.legal(), [&](const Action& action) { return handle_of(action).kind == kind; });
    }
    void draft() {
        if (!may_choose(editor_.map) || play_.legal().empty() ||
            !std::holds_alternative<DraftCard>(play_.legal().front()))
            return;
        heading(ui_, ui_.words("cards.draft"));
        for (const PoolCard& card : play_.seen().setup->pool) {
            if (done_) return;
            draft_row(card.kind);
        }
        vertical_gap(ui_, 8);
    }
    void draft_row(CardKind kind) {
        const ArmyCard& card = play_.seen().catalogue()[kind];
        const bool free = may_take(kind);
        const bool clicked = list_row(ui_, "draft:" + card.id,
                                      {.text = name_here(play_.seen(), kind),
                                       .after = std::to_string(card.points),
                                       .ink = free ? Ink::Text : Ink::Faint,
                                       .wraps = true});
        AboutItem about{.label = "draft" + card.id, .cards = {kind}};
        if (!free && ImGui::IsItemHovered())
            if (const auto why = game::apply(play_.session().state(), DraftCard{kind}); !why)
                about.more = ui_.words(why.error().message);
        about_cards(ui_, play_.seen().catalogue(), about);
        if (!clicked) return;
        touched({.kind = kind});
    }

    // ---- a player's cards

    void touched(const Touched& what) {
        const auto before = play_.revision();
        touch(editor_.map, what);
        done_ = play_.revision() != before;
    }
    void player(PlayerId id) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const std::string name = ui_.words(player_told(play_.seen(), id));
        const bool now = play_.session().decider() == id;
        const bool lit = std::ranges::count(lit_.players, id) > 0;
        if (list_row(ui_, "player:" + std::to_string(id.value + 1),
                     {.text = name,
                      .after = ui_.words(title_of(play_.session().seat(id))),
                      .now = now || lit,
                      .indent = 20})) {
            if (lit) touched({.player = id});
            else ImGui::OpenPopup(("seat-menu" + std::to_string(id.value)).c_str());
        }
        if (!done_) tip(ui_, ui_.words("cards.seat-tip"));
        if (!done_) choose_seat(id);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        draw.AddRectFilled({at.x + ui_.px(8), at.y + ui_.px(6)}, {at.x + ui_.px(22), at.y + ui_.px(20)},
                           packed(color_of(id)), ui_.px(3));
        if (!done_) of(id);
        vertical_gap(ui_, 6);
    }
    // Who decides for a player can be changed at any time.
    void choose_seat(PlayerId id) {
        const std::string now = seat_name(play_.session().seat(id));
        const auto chosen = seat_menu(ui_, ("seat-menu" + std::to_string(id.value)).c_str(), now,
                                      play_.puzzle() ? Idle::Offered : Idle::No);
        if (!chosen) return;
        editor_.map.table.play->set_seat(id, player_kind(*chosen));
        done_ = true;
    }
    // ---- doors and other pieces with Life

    void objects() {
        const GameState& seen = play_.seen();
        const auto stands = [](const GameObject& object) { return !object.gone; };
        if (std::ranges::none_of(seen.objects, stands)) return;
        heading(ui_, ui_.words("cards.objects"));
        for (std::size_t i = 0; i < seen.objects.size() && !done_; ++i)
            if (stands(seen.objects[i])) object(ObjectId{static_cast<int>(i)});
    }
    void object(ObjectId id) {
        const GameState& seen = play_.seen();
        const ObjectType& type = type_of(seen, id);
        const PlayerId owner = seen[id].owner;
        const bool lit = std::ranges::count(lit_.objects, id) > 0;
        const std::vector<Argument> arguments{{"piece", type.name},
                                              {"left", life_left(seen, id)},
                                              {"life", type.life},
                                              {"defense", type.defense},
                                              {"player", owner.value + 1}};
        const bool clicked =
            list_row(ui_, "object:" + type.name, {.text = type.name, .now = lit, .indent = 4, .wraps = true});
        tip(ui_, ui_.words(Message{owner.valid() ? "cards.object-tip" : "cards.nobodys-object-tip", arguments}));
        {
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(12));
            const FontScope font(ui_.small);
            muted(ui_, ui_.words(Message{"cards.object", arguments}));
        }
        if (clicked) touched({.objects = {id}});
    }

    void of(PlayerId id) {
        for (std::size_t i = 0; i < play_.seen().cards.size() && !done_; ++i)
            if (play_.seen().cards[i].controller == id) card(CardId{static_cast<int>(i)});
    }

    void card(CardId id) {
        const GameState& seen = play_.seen();
        const ArmyCard& type = printed(seen, id);
        const bool dead = !life_left(seen, id);
        const bool turn = !seen.turns.empty() && seen.turns.back().card == id;
        const bool lit = std::ranges::count(lit_.cards, id) > 0;
        const std::string copies = seen[id].copies > 1 ? " ×" + std::to_string(seen[id].copies) : "";
        if (list_row(ui_, "card:" + name_of(seen, id),
                     {.text = name_here(seen, seen[id].kind) + copies,
                      .after = std::to_string(type.points),
                      .now = turn || lit,
                      .ink = dead ? Ink::Faint : Ink::Text,
                      .indent = 4,
                      .wraps = true}))
            clicked_card(id);
        if (!done_) take_marker(id);
        if (!done_) about_cards(ui_, seen.catalogue(), {.label = "card" + name_of(seen, id), .cards = {seen[id].kind}});
        if (!done_) opened(id);
        if (!done_ && !dead) {
            numbers_of(id);
            figures_of_card(id);
            markers(id);
            powers(id);
        }
    }
    // An order marker that is dragged here.
    void take_marker(CardId id) {
        if (!ImGui::BeginDragDropTarget()) return;
        if (const ImGuiPayload* payload = ImGui::AcceptDragDropPayload(marker_payload)) {
            const auto before = play_.revision();
            drop_marker(editor_.map, *static_cast<const int*>(payload->Data), id);
            done_ = play_.revision() != before;
        }
        ImGui::EndDragDropTarget();
    }
    // What a click means, or why it means nothing, with the card in full; a second click folds it.
    void clicked_card(CardId id) {
        TableState& table = editor_.map.table;
        const bool refused_here = table.card_refusal && table.card_refusal->card == id;
        table.card_refusal.reset();
        if (std::exchange(table.opened_card, {}) == id && refused_here) return;
        const auto why = why_no_card(editor_.map, id);
        touched({.card = id});
        if (done_ || !why) return;
        table.opened_card = id;
        table.card_refusal = {id, *why, play_.revision()};
    }
    void opened(CardId id) {
        const TableState& table = editor_.map.table;
        if (table.opened_card != id) return;
        const float width = ImGui::GetContentRegionAvail().x - ui_.px(16);
        ImGui::Indent(ui_.px(12));
        if (table.card_refusal && table.card_refusal->revision == play_.revision()) {
            wrapped(ui_, ui_.words(table.card_refusal->why), Ink::Warning);
            ui_.record("card-refusal:" + name_of(play_.seen(), id));
        }
        draw_card(ui_, play_.seen().catalogue(), play_.seen()[id].kind, width);
        ImGui::Unindent(ui_.px(12));
    }
    void numbers_of(CardId id) {
        const CardNumbers n = numbers(play_.seen(), id);
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(12));
        const FontScope font(ui_.small);
        muted(ui_, ui_.words(Message{"cards.numbers",
                                     {{"life", printed(play_.seen(), id).life},
                                      {"move", n.move},
                                      {"range", n.range},
                                      {"attack", n.attack},
                                      {"defense", n.defense}}}));
    }
    void figures_of_card(CardId id) {
        ImGui::Dummy(ui_.px(6, 1));
        ImGui::SameLine(0, 0);
        for (const FigureId figure : figures_of(play_.seen(), id)) {
            if (done_) return;
            ImGui::SameLine(0, ui_.px(4));
            if (ImGui::GetContentRegionAvail().x < ui_.px(24)) {
                ImGui::NewLine();
                ImGui::Dummy(ui_.px(6, 1));
                ImGui::SameLine(0, ui_.px(4));
            }
            this->figure(figure);
        }
    }
    // A disc a figure: full on the battlefield, hollow in the tray, a ring with a dot while it is carried, crossed out
    // when it is gone; its wounds beside it.
    void figure(FigureId id) {
        const GameState& seen = play_.seen();
        const Figure& figure = seen[id];
        const ImVec2 at = ImGui::GetCursorScreenPos(), size = ui_.px(20, 20);
        const std::string label = "figure:" + name_of(seen, id);
        const bool clicked = ImGui::InvisibleButton(label.c_str(), size);
        ui_.record(label);
        ImDrawList& draw = *ImGui::GetWindowDrawList();
        const ImVec2 middle(at.x + size.x / 2, at.y + size.y / 2);
        const std::uint32_t paint = packed(color_of(controller(seen, id)));
        const bool there = figure.on_board(), carried = figure.place == Figure::Place::Carried;
        const bool gone = figure.place != Figure::Place::Reserve && !there && !carried;
        if (there) draw.AddCircleFilled(middle, ui_.px(8), paint);
        else draw.AddCircle(middle, ui_.px(7), gone ? ui_.theme[Ink::Faint] : paint, 0, ui_.px(2));
        if (carried) draw.AddCircleFilled(middle, ui_.px(3), paint);
        if (gone)
            draw.AddLine({at.x + ui_.px(4), at.y + ui_.px(16)}, {at.x + ui_.px(16), at.y + ui_.px(4)},
                         ui_.theme[Ink::Faint], ui_.px(2));
        if (id == play_.hand.actor) draw.AddCircle(middle, ui_.px(10), ui_.theme[Ink::Accent], 0, ui_.px(2));
        if (figure.wounds > 0) wounds(draw, at, figure.wounds);
        tip(ui_, ui_.words(Message{carried ? "human.figure-carried" : "human.figure",
                                   {{"id", name_in_army(seen, id)},
                                    {"spaces", there ? place_of(figure.at()) : "–"},
                                    {"bearer", carried ? name_in_army(seen, figure.bearer) : std::string()},
                                    {"wounds", static_cast<int>(figure.wounds)},
                                    {"life", printed(seen, id).life}}}));
        if (clicked) touched({.figure = id});
    }
    std::string place_of(SpaceIndex space) const {
        return said_at_table(editor_, space_told((*play_.seen().board)[space].space).front());
    }
    void wounds(ImDrawList& draw, ImVec2 at, int count) {
        const FontScope font(ui_.small);
        const std::string text = std::to_string(count);
        const ImVec2 size = ImGui::CalcTextSize(text.c_str());
        draw.AddText({at.x + (ui_.px(20) - size.x) / 2, at.y + (ui_.px(20) - size.y) / 2}, 0xFFFFFFFF, text.c_str());
    }
    void markers(CardId id) {
        const GameCard& card = play_.seen()[id];
        if (card.markers == 0 && card.hidden == 0) return;
        std::string text;
        for (int marker = 1; marker <= marker_kinds; ++marker)
            if ((card.markers & marker_bit(marker)) != 0)
                text += (text.empty() ? "" : " ") + face_text(marker) +
                        ((card.revealed & marker_bit(marker)) != 0 ? "•" : "");
        for (int unknown = 0; unknown < card.hidden; ++unknown) text += text.empty() ? "?" : " ?";
        ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(12));
        wrapped(ui_, ui_.words(Message{"cards.markers", {{"markers", text}}}), Ink::Accent);
    }
    void powers(CardId id) {
        const GameState& seen = play_.seen();
        for (const PowerOffer& offer : offers_) {
            if (done_ || offer.card != id || (play_.hand.actor.valid() && offer.figure != play_.hand.actor)) continue;
            const std::string text = power_of(seen, id, offer.number).name;
            const std::string label = "power:" + name_of(seen, offer.figure) + ":" + std::to_string(offer.number);
            const bool active = play_.hand.actor == offer.figure && play_.hand.with == offer.number;
            ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui_.px(12));
            const bool clicked = button(ui_, label, {.text = text, .active = active, .height = 24});
            tip(ui_, name_in_army(seen, offer.figure) + ": " + text + "\n" + text_of_power(id, offer.number));
            if (!clicked) continue;
            const auto before = play_.revision();
            take_power(editor_.map, offer);
            done_ = play_.revision() != before;
        }
    }

    // Those that the card has gained are another card's.
    std::string text_of_power(CardId id, int number) const {
        const ArmyCard& card = printed(play_.seen(), id);
        const auto place = static_cast<std::size_t>(number - 1);
        return place < card.powers.size() ? power_text(card, place, ui_.words)
                                          : power_of(play_.seen(), id, number).text;
    }

    Ui& ui_;
    EditorState& editor_;
    const Play& play_;
    std::vector<PowerOffer> offers_;
    Lit lit_{};
    bool done_ = false;  // The game went on: what is left of this frame would be stale.
};

}  // namespace

void draw_table_cards(Ui& ui, EditorState& editor) {
    if (editor.map.table.play->curtain()) return;
    ImGui::BeginChild("##cards", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 2));
    ArmyCards(ui, editor).draw();
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
