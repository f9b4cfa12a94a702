#include "editor/dialogs/new_game.h"

#include "editor/desk/desk_setups.h"
#include "editor/dialogs/dialogs.h"
#include "editor/play/new_game.h"
#include "editor/widgets/seat_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/scenario/setups_played.h"
#include "engine/setup/army_proposal.h"
#include "engine/setup/start.h"
#include "engine/trials/puzzle.h"

#include <algorithm>

#include <imgui_stdlib.h>

namespace hexwright::dialogs {

namespace {

class NewGameForm {
public:
    NewGameForm(Ui& ui, EditorState& editor, ArmyBrowserUi& browser)
        : ui_(ui),
          editor_(editor),
          browser_(browser),
          form_(editor.map.table.form),
          scenario_(*editor.map.document.now().scenario) {}

    void draw(FormHeights& heights) {
        Form form(ui_, heights);
        left_behind();
        what();
        players();
        cards();
        seats();
        fairness();
        dice();
        vertical_gap(ui_, 8);
        form.end();
        if (editor_.map.status.notice && editor_.map.status.notice->refused)
            wrapped(ui_, ui_.words(editor_.map.status.notice->words), Ink::Error);
        if (answered(ui_, "new-game.begin", Key::Enter, true)) return begin_game(editor_);
        ImGui::SameLine();
        if (answered(ui_, "dialog.cancel", Key::Escape, false)) editor_.dialog = {};
    }

private:
    void left_behind() {
        if (editor_.dialog.trouble.empty()) return;
        wrapped(ui_, editor_.dialog.trouble, Ink::Error);
        wrapped(ui_, editor_.dialog.remedy, Ink::Muted);
        vertical_gap(ui_, 8);
    }
    // The whole game, a puzzle of the scenario, or a position that is arranged by hand.
    void what() {
        muted(ui_, ui_.words("new-game.what"));
        const GameOptions& options = form_.game.options;
        const bool whole = !options.arranged && options.puzzle.empty();
        const std::string chosen = options.puzzle;
        if (button(ui_, "new-game.whole", {.text = ui_.words("new-game.whole"), .active = whole}) && !whole)
            choose_whole_game(editor_);
        for (const Puzzle& puzzle : tests_of(scenario_).puzzles) {
            const std::string id = puzzle.id.word;
            const std::string text = ui_.words(Message{"new-game.puzzle", {{"puzzle", id}}});
            beside_or_below(ui_, text);
            if (button(ui_, "new-game.puzzle:" + id, {.text = text, .active = chosen == id}))
                choose_puzzle(editor_.map, id);
            tip(ui_, puzzle.title.text);
        }
        beside_or_below(ui_, ui_.words("new-game.empty"));
        if (button(ui_, "new-game.empty", {.text = ui_.words("new-game.empty"), .active = options.arranged}) &&
            !form_.game.options.arranged)
            choose_empty_position(editor_.map, std::max(2, form_.game.options.players));
        tip(ui_, ui_.words("new-game.empty-tip"));
    }
    // How many may play what is chosen.
    std::vector<int> counts() const {
        if (form_.game.options.arranged) return {2, 3, 4, 5, 6};
        if (!form_.game.options.puzzle.empty()) return {};
        std::vector<int> counts;
        for (const Setup& setup : setups_played(scenario_)) counts.push_back(setup.player_count());
        return counts;
    }
    void players() {
        const std::vector<int> setups = counts();
        if (setups.size() < 2) return;
        muted(ui_, ui_.words("new-game.players"));
        for (const int count : setups) {
            const std::string label = "new-game.players-" + std::to_string(count);
            if (button(ui_, label, {.text = std::to_string(count), .active = form_.game.options.players == count}))
                choose_players(count);
            ImGui::SameLine();
        }
        ImGui::NewLine();
    }
    void choose_players(int count) {
        if (form_.game.options.arranged) return choose_empty_position(editor_.map, count);
        form_.game.options.players = count;
        form_.game.seats = seats_to_begin_with(scenario_, form_.game.options, editor_.user.settings.seats);
        propose_armies(editor_.map);
    }

    bool gathers() const {
        const auto setup = setup_for(scenario_, form_.game.options);
        return setup && std::ranges::any_of(setup->players, [](const PlayerSetup& p) { return p.army.points > 0; });
    }
    void cards() {
        if (form_.game.options.arranged) return wrapped(ui_, ui_.words("new-game.arranged"), Ink::Muted);
        if (!form_.game.options.puzzle.empty()) return goal();
        if (!gathers()) return muted(ui_, ui_.words("new-game.given-armies"));
        muted(ui_, ui_.words("new-game.armies"));
        for (const auto& [cards, id] :
             {std::pair(Cards::Proposed, "new-game.proposed"), std::pair(Cards::Drafted, "new-game.drafted")}) {
            if (cards != Cards::Proposed) beside_or_below(ui_, ui_.words(id));
            if (button(ui_, id, {.text = ui_.words(id), .active = form_.cards == cards})) {
                form_.cards = cards;
                propose_armies(editor_.map);
            }
        }
        if (form_.cards == Cards::Proposed) other_armies();
        points();
    }
    void other_armies() {
        beside_or_below(ui_, ui_.words("new-game.others"));
        if (!button(ui_, "new-game.others", {.icon = icon::dice, .text = ui_.words("new-game.others")})) return;
        ++form_.proposal;
        propose_armies(editor_.map);
    }
    void goal() {
        const auto named = puzzle_named(scenario_, form_.game.options.puzzle);
        if (named) wrapped(ui_, (*named)->title.text);
    }
    void points() {
        if (!scenario_.setups->empty()) return;
        constexpr int least = 300;
        for (const int points : {least, 400, 500, 600, 800}) {
            const std::string label = "new-game.points-" + std::to_string(points);
            const int now = form_.game.options.points == 0 ? 500 : form_.game.options.points;
            const std::string text = ui_.words(Message{"new-game.points", {{"points", points}}});
            if (points != least) beside_or_below(ui_, text);
            if (button(ui_, label, {.text = text, .active = now == points})) {
                form_.game.options.points = points;
                propose_armies(editor_.map);
            }
        }
    }

    void seats() {
        vertical_gap(ui_, 4);
        for (std::size_t i = 0; i < form_.game.seats.size(); ++i) {
            const auto setup = setup_for(*editor_.now().scenario, form_.game.options);
            if (const std::string side = setup ? side_of(*setup, static_cast<int>(i) + 1) : ""; !side.empty())
                wrapped(ui_, side, Ink::Muted);
            ImGui::AlignTextToFramePadding();
            ImGui::TextUnformatted(ui_.words(Message{"table.player", {{"player", i + 1}}}).c_str());
            ImGui::SameLine(ui_.px(seat_label_width));
            seat(i);
            army(i);
        }
    }
    void seat(std::size_t player) {
        const std::string label = "new-game.seat-" + std::to_string(player + 1), now = form_.game.seats[player];
        const ButtonStyle style{.text = ui_.words(title_of(player_kind(now))) + "  " + icon::down};
        if (button(ui_, label, style)) ImGui::OpenPopup(label.c_str());
        const ImVec2 below{ImGui::GetItemRectMin().x, ImGui::GetItemRectMax().y + ui_.px(4)};
        tip(ui_, seat_tip(ui_, now));
        if (ImGui::IsPopupOpen(label.c_str())) ImGui::SetNextWindowPos(below);
        const Idle idle = form_.game.options.puzzle.empty() ? Idle::No : Idle::Offered;
        if (const auto chosen = seat_menu(ui_, label.c_str(), now, idle)) form_.game.seats[player] = *chosen;
    }
    bool brings(std::size_t player) const {
        if (!form_.game.options.puzzle.empty()) return false;
        const auto setup = setup_for(scenario_, form_.game.options);
        if (!setup || player >= setup->players.size()) return false;
        const Army& army = setup->players[player].army;
        return army.points > 0 && army.premade;
    }
    void army(std::size_t player) {
        if (brings(player)) {
            const std::string label = "new-game.pick-" + std::to_string(player + 1);
            const bool clicked = button(ui_, label, {.text = ui_.words("new-game.pick"), .height = 24}) ||
                                 (player < 9 && ui_.take(static_cast<Key>('1' + static_cast<int>(player))));
            tip(ui_, ui_.words("new-game.pick-tip"), std::to_string(player + 1));
            if (clicked) begin_army_browser(browser_, ArmyPlace::Game, PlayerId{static_cast<int>(player)});
            ImGui::SameLine();
        }
        if (player >= form_.game.options.armies.size() || form_.game.options.armies[player].empty())
            return brings(player) ? muted(ui_, ui_.words("new-game.no-army")) : void();
        std::string text;
        for (const CardOfArmy& card : form_.game.options.armies[player]) {
            const auto kind = editor_.catalogue().card(card.card);
            text += (text.empty() ? "" : ", ") + (kind ? editor_.catalogue()[*kind].name : card.card) +
                    (card.copies > 1 ? " ×" + std::to_string(card.copies) : "");
        }
        const int points = points_of_army(form_.game.options.armies[player], editor_.catalogue());
        muted(ui_, ui_.words(Message{"new-game.army", {{"cards", text}, {"points", points}}}));
    }

    void fairness() {
        vertical_gap(ui_, 4);
        for (const auto& [mode, id] :
             {std::pair(PlayMode::OpenTable, "new-game.open"), std::pair(PlayMode::FairPlay, "new-game.fair")}) {
            if (mode != PlayMode::OpenTable) beside_or_below(ui_, ui_.words(id));
            if (button(ui_, id, {.text = ui_.words(id), .active = form_.game.mode == mode})) form_.game.mode = mode;
            tip(ui_, ui_.words(std::string(id) + "-tip"));
        }
        if (form_.secrets) wrapped(ui_, ui_.words("new-game.has-secrets"), Ink::Muted);
    }
    // Fresh for every game; the same number gives the same dice.
    void dice() {
        vertical_gap(ui_, 4);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(ui_.words("new-game.dice").c_str());
        ImGui::SameLine(ui_.px(seat_label_width));
        ImGui::SetNextItemWidth(ui_.px(180));
        ImGui::InputText("##seed", &form_.seed);
        ui_.record("new-game.seed");
        tip(ui_, ui_.words("new-game.seed-tip"));
        ImGui::SameLine();
        if (button(ui_, "new-game.other-dice", {.icon = icon::dice, .text = ui_.words("new-game.other-dice")}))
            roll_other_dice(editor_);
    }

    static constexpr float seat_label_width = 90;

    Ui& ui_;
    EditorState& editor_;
    ArmyBrowserUi& browser_;
    GameForm& form_;
    const Scenario& scenario_;
};

}  // namespace

void draw_new_game(Ui& ui, EditorState& editor, ArmyBrowserUi& browser, FormHeights& heights) {
    if (browser.player.valid()) draw_army_browser(ui, editor, browser);
    else NewGameForm(ui, editor, browser).draw(heights);
}

}  // namespace hexwright::dialogs
