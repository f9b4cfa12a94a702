// How a scripted side plays, in the form of players and armies.
#include "editor/desk/desk.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/desk_setups.h"
#include "editor/desk/desk_zones.h"
#include "editor/panels/desk/desk_players.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::panels {

namespace {

constexpr float scripted_label_width = 110;

class ScriptedForm {
public:
    ScriptedForm(Ui& ui, EditorState& editor, PlayerSetup player)
        : ui_(ui), editor_(editor), player_(std::move(player)), scripted_(player_.scripted) {}

    // What is wanted now, where a click has changed it.
    std::optional<std::optional<ScriptedSide>> changed() {
        label("desk.rote-field");
        for (const bool on : {false, true}) {
            const char* id = on ? "desk.by-rote" : "desk.by-player";
            if (choice(id, ui_.words(id), scripted_.has_value() == on))
                wish_ = on ? std::optional(ScriptedSide{}) : std::nullopt;
        }
        tip(ui_, ui_.words("desk.rote-tip"));
        if (scripted_) what_it_does();
        return wish_;
    }

    std::string ScriptedSide::* new_zone = nullptr;  // What is to be a zone that is not there yet.

private:
    void label(const char* id) {
        ImGui::AlignTextToFramePadding();
        ImGui::TextColored(ui_.ink(Ink::Muted), "%s", ui_.words(id).c_str());
        first_ = true;
    }
    // A button in the row of its label, or below where there is no room.
    bool choice(const std::string& id, const std::string& text, bool now) {
        ImGui::SameLine(first_ ? ui_.px(scripted_label_width) : 0);
        first_ = false;
        if (ImGui::GetContentRegionAvail().x < ImGui::CalcTextSize(text.c_str()).x + ui_.px(20)) {
            ImGui::NewLine();
            ImGui::SetCursorPosX(ui_.px(scripted_label_width));
        }
        return button(ui_, id, {.text = text, .active = now});
    }
    void strikes() {
        label("desk.rote-strikes");
        for (std::size_t i = 0; i < std::size(strikes_words); ++i) {
            const std::string word = "rote-strikes." + std::string(strikes_words[i]);
            const auto value = static_cast<ScriptedSide::Strikes>(i);
            if (!choice(word, ui_.words(word), scripted_->strikes == value)) continue;
            wish_ = scripted_;
            (*wish_)->strikes = value;
        }
    }
    // One of the zones; `none`: what is said for no zone, or nullptr where there must be one.
    void zones(const char* id, std::string ScriptedSide::* member, const char* none) {
        label(("desk.rote-" + std::string(id)).c_str());
        std::vector<std::string> ids;
        if (none) ids.emplace_back();
        for (const Zone& zone : *editor_.now().scenario->zones) ids.push_back(zone.id);
        for (const std::string& zone : ids) {
            const std::string name = "rote-" + std::string(id) + ":" + zone;
            if (!choice(name, zone.empty() ? ui_.words(none) : zone, (*scripted_).*member == zone)) continue;
            wish_ = scripted_;
            (**wish_).*member = zone;
        }
        if (choice("rote-new-zone:" + std::string(id), ui_.words("desk.new-zone-menu"), false)) new_zone = member;
        tip(ui_, ui_.words("desk.new-zone-menu-tip"));
    }
    void what_it_does() {
        strikes();
        const auto& zones_here = *editor_.now().scenario->zones;
        label("desk.rote-advances");
        for (const ScriptedSide::Advances advances :
             {ScriptedSide::Advances::Enemy, ScriptedSide::Advances::Zone, ScriptedSide::Advances::Nowhere}) {
            const std::string word = "rote-advances." + std::string(advances_words[static_cast<std::size_t>(advances)]);
            if (!choice(word, ui_.words(word), scripted_->advances == advances)) continue;
            if (advances == ScriptedSide::Advances::Zone && zones_here.empty()) {
                new_zone = &ScriptedSide::to;
                continue;
            }
            wish_ = scripted_;
            (*wish_)->advances = advances;
            (*wish_)->to = advances == ScriptedSide::Advances::Zone ? zones_here.front().id : "";
        }
        if (scripted_->advances == ScriptedSide::Advances::Zone) zones("to", &ScriptedSide::to, nullptr);
        zones("keeps-to", &ScriptedSide::keeps_to, "rote-keeps-to.none");
        label("desk.rote-engaged");
        for (const bool leaves : {false, true}) {
            const char* id = leaves ? "rote-engaged.leaves" : "rote-engaged.stays";
            if (!choice(id, ui_.words(id), scripted_->breaks_away == leaves)) continue;
            wish_ = scripted_;
            (*wish_)->breaks_away = leaves;
        }
    }

    Ui& ui_;
    EditorState& editor_;
    const PlayerSetup player_;
    const std::optional<ScriptedSide> scripted_;
    std::optional<std::optional<ScriptedSide>> wish_{};
    bool first_ = true;
};

}  // namespace

void draw_scripted_side(Ui& ui, EditorState& editor) {
    const Setup* setup = setup_at_desk(editor.map);
    const auto player = static_cast<std::size_t>(editor.map.desk.player);
    if (!setup || player >= setup->players.size()) return;
    Setup changed = *setup;
    ScriptedForm form(ui, editor, changed.players[player]);
    const auto wish = form.changed();
    if (form.new_zone) {
        (void)put_new_zone(editor, "", [player, member = form.new_zone](Setup& made, const std::string& zone) {
            ScriptedSide& scripted = *made.players[player].scripted;
            scripted.*member = zone;
            if (member == &ScriptedSide::to) scripted.advances = ScriptedSide::Advances::Zone;
        });
        return;
    }
    if (!wish) return;
    changed.players[player].scripted = *wish;
    if (!*wish) changed.players[player].scripted_cards.clear();
    (void)change_setup(editor.map, std::min(editor.map.desk.setup, editor.now().scenario->setups->size() - 1),
                       std::move(changed));
}

}  // namespace hexwright::panels
