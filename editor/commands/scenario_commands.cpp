#include "editor/commands/command_tables.h"
#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_figures.h"
#include "editor/desk/desk_guards.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_setups.h"
#include "editor/desk/desk_tryout.h"
#include "editor/desk/desk_words.h"
#include "editor/files/campaign_files.h"
#include "editor/files/campaign_games.h"
#include "editor/files/files.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

bool at_desk(C s) { return s.map.desk.open; }
bool has_word(C s) { return s.map.desk.open && !s.map.desk.gap && chosen_word(s.map) != nullptr; }
bool can_paste(C s) { return s.map.desk.open && (s.map.desk.gap || chosen_word(s.map) != nullptr); }
// The victory as a whole and the one word of an optional list have no neighbours.
bool in_a_list(C s) {
    if (!has_word(s)) return false;
    const std::string& list = s.map.desk.chosen.last().list;
    return list != "victory";
}
// Behind the chosen word, or where one was taken away.
WordPath place_after(C s) {
    if (s.map.desk.gap) return *s.map.desk.gap;
    WordPath place = s.map.desk.chosen;
    ++place.steps.back().index;
    return place;
}

bool shows_another(C s) { return !s.map.document.battlefield_file().empty(); }
void ask_for_battlefield(S s) {
    if (!s.map.document.file()) return refuse(s.map.status, {"desk.save-first"});
    s.dialog = {};
    s.dialog.kind = Dialog::Battlefield;
}

bool has_campaign(C s) { return s.map.campaign.has_value(); }
std::optional<std::size_t> chosen_game(C s) {
    const bool on_desk =
        campaign_on_desk(s.map) && !s.map.desk.chosen.top() && s.map.desk.chosen.steps[0].list == "games";
    return on_desk && chosen_word(s.map) ? std::optional(s.map.desk.chosen.steps[0].index) : std::nullopt;
}
bool game_is_chosen(C s) { return chosen_game(s).has_value(); }
bool has_other_game(C s) { return game_is_chosen(s) && !is_on_map(s.map, *chosen_game(s)); }
void ask_for_campaign(S s) {
    if (!s.map.document.file()) return refuse(s.map.status, {"campaign.save-first"});
    s.dialog = {};
    s.dialog.kind = Dialog::NewCampaign;
}
void ask_for_game(S s, std::optional<std::size_t> game) {
    s.dialog = {};
    s.dialog.kind = Dialog::CampaignGame;
    s.dialog.game = game;
}

// In the tab Games beside the desk.
void show_make_even(S s) {
    s.map.view.side = SideTab::Games;
    s.map.make_even.open = true;
}

template <DeskPart Part>
constexpr Command show(std::string_view id) {
    return {.id = id,
            .menu = "scenario",
            .run = [](S s) { show_part(s.map, Part); },
            .on = [](C s) { return s.map.desk.open && s.map.desk.part == Part; }};
}

constexpr Command scenario_table[] = {
    {.id = "scenario.desk",
     .menu = "scenario",
     .icon = icon::book,
     .key = {static_cast<Key>(static_cast<int>(Key::F1) + 3)},
     .run = switch_desk,
     .on = at_desk},
    {.id = "scenario.up",
     .menu = "scenario",
     .sub = "word",
     .icon = icon::raise,
     .key = {Key::Up, alt},
     .can = in_a_list,
     .run = [](S s) { move_word(s, s.map.desk.chosen, -1); },
     .line_before = true},
    {.id = "scenario.down",
     .menu = "scenario",
     .sub = "word",
     .icon = icon::lower,
     .key = {Key::Down, alt},
     .can = in_a_list,
     .run = [](S s) { move_word(s, s.map.desk.chosen, 1); }},
    {.id = "scenario.copy",
     .menu = "scenario",
     .sub = "word",
     .icon = icon::copy,
     .key = {letter('C'), ctrl},
     .can = has_word,
     .run = [](S s) { copy_word(s, s.map.desk.chosen); }},
    {.id = "scenario.paste",
     .menu = "scenario",
     .sub = "word",
     .icon = icon::paste,
     .key = {letter('V'), ctrl},
     .can = can_paste,
     .run = [](S s) { paste_words(s, place_after(s)); }},
    {.id = "scenario.duplicate",
     .menu = "scenario",
     .sub = "word",
     .icon = icon::stamp,
     .key = {letter('D'), ctrl},
     .can = in_a_list,
     .run = [](S s) { duplicate_word(s, s.map.desk.chosen); }},
    {.id = "scenario.remove",
     .menu = "scenario",
     .sub = "word",
     .icon = icon::remove,
     .key = {Key::Delete},
     .can = in_a_list,
     .run = [](S s) { remove_word(s, s.map.desk.chosen); }},
    {.id = "scenario.remove-figure",
     .key = {Key::Delete},
     .can = has_figure_chosen,
     .run = [](S s) { remove_figure(s); }},
    {.id = "scenario.no-standing",
     .key = {Key::Escape},
     .can = [](C s) { return !s.map.desk.standing.empty() || !s.map.desk.owning.empty() || s.map.desk.naming; },
     .run =
         [](S s) {
             s.map.desk.standing.clear();
             s.map.desk.owning.clear();
             s.map.desk.naming = false;
             s.map.status.notice.reset();
         }},
    {.id = "scenario.try-out",
     .menu = "scenario",
     .icon = icon::dice,
     .can = at_desk,
     .run = try_out_scenario,
     .line_before = true},
    {.id = "scenario.make-even", .menu = "scenario", .icon = icon::ticked, .can = at_desk, .run = show_make_even},
    {.id = "scenario.guards", .menu = "scenario", .icon = icon::good, .can = at_desk, .run = look_for_guards},
    {.id = "scenario.use-battlefield",
     .menu = "scenario",
     .icon = icon::open,
     .run = ask_for_battlefield,
     .line_before = true},
    {.id = "scenario.open-battlefield",
     .menu = "scenario",
     .icon = icon::open,
     .can = shows_another,
     .run = [](S s) { request_action(s, PendingAction::OpenFile, s.map.document.battlefield_file()); }},
    {.id = "scenario.fold-in",
     .menu = "scenario",
     .icon = icon::stamp,
     .can = shows_another,
     .run = [](S s) { fold_in(s.map); }},
    {.id = "scenario.no-pick",
     .key = {Key::Escape},
     .can = [](C s) { return s.map.desk.waits_for.has_value(); },
     .run =
         [](S s) {
             s.map.desk.waits_for.reset();
             s.map.status.notice.reset();
         }},
    {.id = "campaign.new", .menu = "scenario", .icon = icon::place, .run = ask_for_campaign, .line_before = true},
    {.id = "campaign.add-game",
     .menu = "scenario",
     .icon = icon::place,
     .can = has_campaign,
     .run = [](S s) { ask_for_game(s, {}); }},
    {.id = "campaign.open-game",
     .menu = "scenario",
     .icon = icon::open,
     .can = has_other_game,
     .run = [](S s) { open_campaign_game(s, *chosen_game(s)); }},
    {.id = "campaign.game-file",
     .menu = "scenario",
     .icon = icon::file,
     .can = game_is_chosen,
     .run = [](S s) { ask_for_game(s, chosen_game(s)); }},
    {.id = "campaign.close", .menu = "scenario", .icon = icon::clear, .can = has_campaign, .run = close_campaign},
    show<DeskPart::About>("scenario.about"),
    show<DeskPart::Players>("scenario.players"),
    show<DeskPart::Zones>("scenario.zones"),
    show<DeskPart::Glyphs>("scenario.pools"),
    show<DeskPart::Rules>("scenario.rules"),
    show<DeskPart::Modifiers>("scenario.modifiers"),
    show<DeskPart::Victory>("scenario.victory"),
    show<DeskPart::Tests>("scenario.tests"),
    show<DeskPart::Names>("scenario.names"),
    show<DeskPart::Campaign>("scenario.campaign"),
};

}  // namespace

std::span<const Command> scenario_commands() { return scenario_table; }

}  // namespace hexwright::commands
