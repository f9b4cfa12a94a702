#include "editor/panels/games_panel.h"

#include "editor/desk/desk_setups.h"
#include "editor/panels/make_even.h"
#include "editor/widgets/short_menu.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "editor/workspace/many_games_state.h"
#include "engine/players/player.h"
#include "engine/setup/start.h"
#include "formats/paper/plot/plots.h"
#include "formats/paper/sheet/paint.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <iterator>

namespace hexwright::panels {

namespace {

// ---- who plays, and how many games

void draw_games_seat(Ui& ui, EditorState& editor, std::size_t player, const std::string& kind) {
    const auto setup = setup_for(*editor.now().scenario, {});
    if (const std::string side = setup ? side_of(*setup, static_cast<int>(player) + 1) : ""; !side.empty())
        wrapped(ui, side, Ink::Muted);
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(ui.words(Message{"table.player", {{"player", player + 1}}}).c_str());
    ImGui::SameLine(ui.px(84));
    ImGui::SetNextItemWidth(-1);
    const std::string label = "games:seat-" + std::to_string(player + 1);
    const auto& kinds = player_kinds();
    const auto chosen = short_list(ui, label, ui.words(title_of(player_kind(kind))), [&] {
        std::vector<MenuRow> rows;
        for (const PlayerKind& each : kinds)
            rows.push_back({.label = label + ":" + each.id, .text = ui.words(title_of(&each)), .now = each.id == kind});
        return rows;
    });
    if (chosen) choose_seat(editor, player, kinds[*chosen].id);
}

void draw_games_counts(Ui& ui, EditorState& editor) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(ui.words("games.how-many").c_str());
    ImGui::SameLine(ui.px(84));
    constexpr int all = static_cast<int>(std::size(counts_of_games));
    const float gap = ui.px(4), room = ImGui::GetContentRegionAvail().x;
    const float width = (room - gap * static_cast<float>(all - 1)) / static_cast<float>(all);
    for (const std::int64_t games : counts_of_games) {
        const std::string text = std::to_string(games);
        const float least = ImGui::CalcTextSize(text.c_str()).x + ui.px(4);
        if (games != counts_of_games[0]) ImGui::SameLine(0, gap);
        if (ImGui::GetContentRegionAvail().x < least) ImGui::NewLine(), ImGui::SetCursorPosX(ui.px(84));
        const bool chosen = editor.map.many_games.games == games;
        if (button(ui, "games:" + text, {.text = text, .active = chosen, .width = std::max(width, least)}))
            editor.map.many_games.games = games;
    }
}

void draw_games_exchange(Ui& ui, EditorState& editor) {
    bool& exchanged = editor.map.many_games.exchanged;
    if (button(ui, "games:exchange",
               {.icon = exchanged ? icon::ticked : icon::unticked, .text = ui.words("games.exchange")}))
        exchanged = !exchanged;
    tip(ui, ui.words("games.exchange-tip"));
}

void draw_games_form(Ui& ui, EditorState& editor) {
    const std::vector<std::string> seats = seats_of_games(editor);
    for (std::size_t i = 0; i < seats.size(); ++i) draw_games_seat(ui, editor, i, seats[i]);
    draw_games_counts(ui, editor);
    if (seats.size() == 2) draw_games_exchange(ui, editor);
    else editor.map.many_games.exchanged = false;
    if (plays_many(editor.map)) {
        if (button(ui, "games:stop", {.icon = icon::stop, .text = ui.words("games.stop")})) stop_many(editor.map);
        return draw_task_progress(ui, editor, "games:progress");
    }
    if (button(ui, "games:play", {.icon = icon::play, .text = ui.words("games.play"), .primary = true}))
        play_many(editor);
    tip(ui, ui.words("games.play-tip"));
}

// ---- what came of it

std::string seats_said(const SeenBatch& batch, Ui& ui) {
    std::string text;
    for (const std::string& seat : batch.seats)
        text += (text.empty() ? "" : " : ") + ui.words(title_of(player_kind(seat)));
    return text;
}

void draw_games_origin(Ui& ui, EditorState& editor, const ShownGames& shown) {
    const std::int64_t games = games_in(shown.batch.sum);
    const FontScope strong(ui.strong);
    wrapped(ui, ui.words(Message{"games.played",
                                 {{"games", static_cast<long long>(games)}, {"seats", seats_said(shown.batch, ui)}}}));
    ui.record("games:played");
    if (!plays_many(editor.map) && games < shown.batch.planned)
        wrapped(ui, ui.words(Message{"games.stopped", {{"all", static_cast<long long>(shown.batch.planned)}}}),
                Ink::Warning);
}

void draw_games_state(Ui& ui, EditorState& editor, const ShownGames& shown) {
    draw_games_origin(ui, editor, shown);
    if (games_are_stale(editor)) {
        wrapped(ui, ui.words("games.stale"), Ink::Warning);
        ui.record("games:stale");
    } else if (!shown.board) {
        muted(ui, ui.words("games.kept"));
        ui.record("games:kept");
    }
}

void draw_heat_choice(Ui& ui, EditorState& editor) {
    const bool laid = editor.map.view.layers.overlay == Overlay::Heat;
    const auto name = [&](HeatKind kind) { return ui.words("heat." + std::string(to_text(kind))); };
    const std::string now =
        laid ? name(editor.map.many_games.heat.value_or(HeatKind::Stood)) : ui.words("games.no-layer");
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(ui.words("games.on-map").c_str());
    ImGui::SameLine(ui.px(84));
    ImGui::SetNextItemWidth(-1);
    const auto chosen = short_list(ui, "games:heat", now, [&] {
        std::vector<MenuRow> rows{{.label = "games:heat-nothing", .text = ui.words("games.no-layer"), .now = !laid}};
        for (const HeatKind kind : all_heat)
            rows.push_back({.label = "games:heat-" + std::string(to_text(kind)),
                            .text = name(kind),
                            .now = laid && editor.map.many_games.heat == kind});
        return rows;
    });
    if (chosen) lay_heat(editor.map, *chosen == 0 ? std::nullopt : std::optional(all_heat[*chosen - 1]));
}

// Survivors and points, which no plot shows.
void draw_left_over(Ui& ui, const SeenBatch& batch) {
    const auto games = static_cast<double>(std::max<std::int64_t>(1, games_in(batch.sum)));
    const auto mean = [&](std::int64_t sum) {
        char text[32];
        std::snprintf(text, sizeof text, "%.1f", static_cast<double>(sum) / games);
        return std::string(text);
    };
    for (std::size_t i = 0; i < batch.sum.players.size(); ++i) {
        const PlayerSum& player = batch.sum.players[i];
        muted(ui, ui.words(Message{"games.left-over",
                                   {{"player", i + 1},
                                    {"figures", mean(player.survivors)},
                                    {"points", mean((player.points + player.counted) / 100)}}}));
    }
}

void paint_plots(Ui& ui, const std::shared_ptr<const ShownGames>& shown, GamesUi& state, float width) {
    if (state.painted == shown && state.width == width && state.dark == ui.theme.dark) return;
    const PlotLook look{.dark = ui.theme.dark, .width = std::max(160.0, static_cast<double>(width / ui.scale))};
    Drawing all = stacked(plots_of(shown->batch, ui.words, look));
    all.paper = Color{ui.theme.rgb(Ink::Panel)};
    const double scale = static_cast<double>(width) / all.width;
    const int high = std::max(1, static_cast<int>(std::ceil(all.height * scale)));
    state.texture =
        ui.backend.upload(to_pixels(all, {0, 0}, scale, static_cast<int>(width), high, PaintWith::Care), state.texture);
    state.height = static_cast<float>(high);
    state.painted = shown;
    state.width = width;
    state.dark = ui.theme.dark;
}

void draw_games_plots(Ui& ui, const std::shared_ptr<const ShownGames>& shown, GamesUi& state) {
    paint_plots(ui, shown, state, std::floor(std::max(1.0F, ImGui::GetContentRegionAvail().x)));
    const ImVec2 at = ImGui::GetCursorScreenPos(), corner{std::floor(at.x), std::floor(at.y)};
    ImGui::Dummy({state.width, state.height});
    ui.record("games:plots");
    ImGui::GetWindowDrawList()->AddImage(reinterpret_cast<ImTextureID>(state.texture), corner,
                                         {corner.x + state.width, corner.y + state.height});
}

void draw_games_outcome(Ui& ui, EditorState& editor, GamesUi& state) {
    const auto shown = editor.map.many_games.shown;
    if (!shown) return muted(ui, ui.words("games.what"));
    draw_games_state(ui, editor, *shown);
    draw_heat_choice(ui, editor);
    draw_games_plots(ui, shown, state);
    draw_left_over(ui, shown->batch);
    vertical_gap(ui, 4);
    if (button(ui, "games:save", {.icon = icon::save, .text = ui.words("games.save")})) ask_for_plots_file(editor);
    tip(ui, ui.words("games.save-tip"));
}

}  // namespace

void draw_games(Ui& ui, EditorState& editor, GamesUi& state) {
    follow_many_games(editor);
    heading(ui, ui.words("games.title"));
    ImGui::BeginChild("##games", {0, 0}, false, ImGuiWindowFlags_NoBackground);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ui.px(8, 4));
    draw_games_form(ui, editor);
    vertical_gap(ui, 4);
    draw_make_even(ui, editor);
    vertical_gap(ui, 4);
    draw_games_outcome(ui, editor, state);
    ImGui::PopStyleVar();
    ImGui::EndChild();
}

}  // namespace hexwright::panels
