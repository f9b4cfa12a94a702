#include "editor/commands/command_tables.h"
#include "editor/desk/key_cursor.h"
#include "editor/document/edits/arrange.h"
#include "editor/editing/layers.h"
#include "editor/editing/viewing.h"
#include "editor/files/preferences.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

void frame_all(S s) {
    s.map.status.notice.reset();
    s.map.view.frame_map();
}
void frame_selection(S s) {  // Of nothing, the whole map as it is seen.
    frame_all(s);
    s.map.view.frame_selection = !found(s.now().scenario->battlefield, s.map.tools.selected).empty();
    s.map.view.keep_yaw = true;
}
void show(S s, ViewLayout layout) {
    s.map.status.notice.reset();
    s.map.view.layout = layout;
}

template <Fold Which>
constexpr Command pane(std::string_view id, int f, bool line_before = false) {
    return {.id = id,
            .menu = "view",
            .sub = "panes",
            .key = {static_cast<Key>(static_cast<int>(Key::F1) + f - 1)},
            .when = When::Always,
            .run =
                [](S s) {
                    const Fold there = fold_there(s.map, Which);
                    fold(s.user.settings, there, !is_folded(s.user.settings, there));
                },
            .on = [](C s) { return !is_folded(s.user.settings, fold_there(s.map, Which)); },
            .line_before = line_before};
}

template <Overlay Which>
constexpr Command overlay(std::string_view id, char digit) {
    return {.id = id,
            .menu = "view",
            .sub = "overlay",
            .key = {letter(digit), alt},
            .when = When::Always,
            .run = [](S s) { lay_over(s.map, Which); },
            .on = [](C s) { return s.map.view.layers.overlay == Which; }};
}

template <bool Settings::* Which>
constexpr Command guide(std::string_view id, bool line_before = false) {
    return {.id = id,
            .menu = "view",
            .sub = "guides",
            .when = When::Always,
            .run = [](S s) { s.user.settings.*Which = !(s.user.settings.*Which); },
            .on = [](C s) { return s.user.settings.*Which; },
            .line_before = line_before};
}

template <TableTop Which>
constexpr Command table_top(std::string_view id) {
    return {.id = id,
            .menu = "view",
            .sub = "table-top",
            .when = When::Always,
            .run = [](S s) { s.map.view.table = Which; },
            .on = [](C s) { return s.map.view.table == Which; },
            .line_before = Which == TableTop::Wood};
}

constexpr Command view_table[] = {
    {.id = "view.both",
     .menu = "view",
     .icon = icon::columns,
     .when = When::Always,
     .run = [](S s) { show(s, ViewLayout::SideBySide); },
     .on = [](C s) { return s.map.view.layout == ViewLayout::SideBySide; }},
    {.id = "view.plan",
     .menu = "view",
     .icon = icon::plan,
     .when = When::Always,
     .run = [](S s) { show(s, ViewLayout::Plan); },
     .on = [](C s) { return s.map.view.layout == ViewLayout::Plan; }},
    {.id = "view.scene",
     .menu = "view",
     .icon = icon::cube,
     .when = When::Always,
     .run = [](S s) { show(s, ViewLayout::Scene); },
     .on = [](C s) { return s.map.view.layout == ViewLayout::Scene; }},
    {.id = "view.swap",
     .menu = "view",
     .key = {Key::Tab},
     .when = When::Always,
     .run =
         [](S s) {
             const bool plan = s.map.view.layout == ViewLayout::Plan ||
                               (s.map.view.one_view && s.map.view.layout == ViewLayout::SideBySide);
             show(s, plan ? ViewLayout::Scene : ViewLayout::Plan);
         }},
    {.id = "view.frame",
     .menu = "view",
     .icon = icon::frame,
     .key = {letter('F')},
     .when = When::Always,
     .run = frame_selection,
     .line_before = true},
    {.id = "view.frame-all", .menu = "view", .key = {Key::Home}, .when = When::Always, .run = frame_all},
    {.id = "view.zoom-in",
     .menu = "view",
     .key = {letter('+')},
     .other_key = {letter('=')},
     .when = When::Always,
     .run = [](S s) { zoom_by(s.map, 1); }},
    {.id = "view.zoom-out",
     .menu = "view",
     .key = {letter('-')},
     .when = When::Always,
     .run = [](S s) { zoom_by(s.map, -1); }},
    {.id = "cursor.show",
     .key = {letter('J')},
     .when = When::Always,
     .can = [](C s) { return !s.map.building.on(); },
     .run = [](S s) { s.map.tools.keyed ? hide_key_cursor(s) : show_key_cursor(s); },
     .on = [](C s) { return s.map.tools.keyed; }},
    {.id = "view.widgets",
     .menu = "view",
     .key = {static_cast<Key>(static_cast<int>(Key::F1) + 1)},
     .when = When::Always,
     .run = [](S s) { s.map.view.widgets_by_keys = !s.map.view.widgets_by_keys; },
     .on = [](C s) { return s.map.view.widgets_by_keys; }},
    {.id = "view.from-top",
     .menu = "view",
     .sub = "look-from",
     .key = {Key{'1'}, ctrl},
     .when = When::Always,
     .run = [](S s) { look_from(s.map, ViewDirection::Top); },
     .line_before = true},
    {.id = "view.from-south",
     .menu = "view",
     .sub = "look-from",
     .key = {Key{'2'}, ctrl},
     .when = When::Always,
     .run = [](S s) { look_from(s.map, ViewDirection::South); }},
    {.id = "view.from-west",
     .menu = "view",
     .sub = "look-from",
     .key = {Key{'3'}, ctrl},
     .when = When::Always,
     .run = [](S s) { look_from(s.map, ViewDirection::West); }},
    {.id = "view.from-north",
     .menu = "view",
     .sub = "look-from",
     .key = {Key{'4'}, ctrl},
     .when = When::Always,
     .run = [](S s) { look_from(s.map, ViewDirection::North); }},
    {.id = "view.from-east",
     .menu = "view",
     .sub = "look-from",
     .key = {Key{'5'}, ctrl},
     .when = When::Always,
     .run = [](S s) { look_from(s.map, ViewDirection::East); }},
    {.id = "view.stand",
     .menu = "view",
     .icon = icon::eye,
     .key = {letter('V')},
     .when = When::Always,
     .can = [](C s) { return s.now().scenario->battlefield.size() > 0; },
     .run = stand_there,
     .on = [](C s) { return s.map.view.standing; }},
    {.id = "view.turntable",
     .menu = "view",
     .when = When::Always,
     .run = turn_by_itself,
     .on = [](C s) { return s.map.view.turning; }},
    table_top<TableTop::Wood>("view.table-wood"),
    table_top<TableTop::Felt>("view.table-felt"),
    table_top<TableTop::Stone>("view.table-stone"),
    guide<&Settings::rulers>("view.rulers", true),
    guide<&Settings::names_on_plan>("view.names"),
    guide<&Settings::overview>("view.overview"),
    pane<Fold::Left>("view.left-pane", 6, true),
    pane<Fold::Right>("view.right-pane", 7),
    pane<Fold::Lower>("view.lower-pane", 8),
    {.id = "view.details",
     .menu = "view",
     .when = When::Always,
     .run = [](S s) { show_side(s, SideTab::Details); },
     .on = [](C s) { return s.map.view.side == SideTab::Details; },
     .line_before = true},
    {.id = "view.history",
     .menu = "view",
     .key = {letter('H')},
     .when = When::Always,
     .run = [](S s) { show_side(s, SideTab::History); },
     .on = [](C s) { return s.map.view.side == SideTab::History; }},
    overlay<Overlay::Heights>("view.heights", '1'),
    overlay<Overlay::Coordinates>("view.coordinates", '2'),
    overlay<Overlay::Room>("view.room", '3'),
    overlay<Overlay::Overhang>("view.overhang", '4'),
    overlay<Overlay::Sizes>("view.sizes", '5'),
    overlay<Overlay::Reach>("view.reach", '6'),
    overlay<Overlay::Sight>("view.sight", '7'),
    overlay<Overlay::Threat>("view.threat", '8'),
    overlay<Overlay::Zones>("view.zones", '9'),
    overlay<Overlay::Places>("view.places", '0'),
    overlay<Overlay::Unreached>("view.unreached", 'U'),
    overlay<Overlay::Heat>("view.heat", 'G'),
    {.id = "view.dark",
     .menu = "view",
     .icon = icon::moon,
     .when = When::Always,
     .run = [](S s) { s.map.view.dark = !s.map.view.dark; },
     .on = [](C s) { return s.map.view.dark; },
     .line_before = true},
    {.id = "view.motion",
     .menu = "view",
     .when = When::Always,
     .run = [](S s) { s.user.settings.motion = !s.user.settings.motion; },
     .on = [](C s) { return s.user.settings.motion; }},
    {.id = "view.table-coordinates",
     .menu = "view",
     .when = When::Playing,
     .run = [](S s) { s.user.settings.coordinates = !s.user.settings.coordinates; },
     .on = [](C s) { return s.user.settings.coordinates; }},
};

}  // namespace

std::span<const Command> view_commands() { return view_table; }

}  // namespace hexwright::commands
