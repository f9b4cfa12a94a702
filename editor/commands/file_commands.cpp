#include "editor/commands/command_tables.h"
#include "editor/files/files.h"
#include "editor/files/map_picture_file.h"
#include "editor/files/open_maps.h"
#include "editor/files/table_files.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"
#include "engine/core/system/device.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;

bool several_maps(const EditorState& s) { return map_count(s) > 1; }
bool has_pieces(const EditorState& s) { return s.now().scenario->battlefield.size() > 0; }

constexpr Command file_table[] = {
    {.id = "file.new",
     .menu = "file",
     .icon = icon::fresh,
     .key = {letter('N'), ctrl},
     .when = When::Always,
     .run = [](S s) { request_action(s, PendingAction::New); }},
    {.id = "file.open",
     .menu = "file",
     .icon = icon::open,
     .key = {letter('O'), ctrl},
     .when = When::Always,
     .run = [](S s) { request_action(s, PendingAction::Open); }},
    {.id = "file.close",
     .menu = "file",
     .icon = icon::clear,
     .key = {letter('W'), ctrl},
     .when = When::Always,
     .run = [](S s) { want_to_close(s, s.maps.front); }},
    {.id = "file.next-map",
     .menu = "file",
     .key = {Key::Tab, ctrl},
     .when = When::Always,
     .can = several_maps,
     .run = [](S s) { want_neighbour(s, 1); }},
    {.id = "file.previous-map",
     .menu = "file",
     .key = {Key::Tab, ctrl_shift},
     .when = When::Always,
     .can = several_maps,
     .run = [](S s) { want_neighbour(s, -1); }},
    {.id = "file.save",
     .menu = "file",
     .icon = icon::save,
     .key = {letter('S'), ctrl},
     .when = When::OffTheTable,
     .run = save,
     .line_before = true},
    {.id = "file.save-as",
     .menu = "file",
     .key = {letter('S'), ctrl_shift},
     .when = When::OffTheTable,
     .run = [](S s) { s.dialog = {Dialog::SaveAs, PendingAction::None, {}, {}, {}}; }},
    {.id = "file.download",
     .menu = "file",
     .when = When::OffTheTable,
     .offered = system::device_is_apart,
     .can = has_pieces,
     .run = download_copy},
    {.id = "file.merge",
     .menu = "file",
     .icon = icon::open,
     .when = When::Editing,
     .run = [](S s) { s.dialog = {Dialog::Merge, PendingAction::None, {}, {}, {}}; },
     .line_before = true},
    {.id = "file.print",
     .menu = "file",
     .icon = icon::print,
     .key = {letter('P'), ctrl_shift},
     .when = When::OffTheTable,
     .run = [](S s) { s.dialog = {.kind = Dialog::Print}; }},
    {.id = "file.picture", .menu = "file", .when = When::OffTheTable, .can = has_pieces, .run = ask_for_map_picture},
    {.id = "file.guide",
     .menu = "file",
     .when = When::OffTheTable,
     .can = has_pieces,
     .run = [](S s) { ask_for_table_file(s, TableFile::Guide); }},
    {.id = "file.model",
     .menu = "file",
     .when = When::OffTheTable,
     .can = has_pieces,
     .run = [](S s) { ask_for_table_file(s, TableFile::Model); }},
    {.id = "file.film",
     .menu = "file",
     .when = When::OffTheTable,
     .can = has_pieces,
     .run = [](S s) { ask_for_table_file(s, TableFile::Film); }},
    {.id = "file.share",
     .menu = "file",
     .key = {letter('L'), ctrl_shift},
     .when = When::OffTheTable,
     .can = has_pieces,
     .run = [](S s) { s.dialog = {.kind = Dialog::Share}; }},
    {.id = "file.copy-code",
     .menu = "file",
     .icon = icon::copy,
     .when = When::OffTheTable,
     .can = has_pieces,
     .run = copy_map_code},
    {.id = "file.preferences",
     .menu = "file",
     .key = {Key{','}, ctrl},
     .when = When::Always,
     .run = [](S s) { s.dialog.kind = Dialog::Preferences; }},
    {.id = "file.recover",
     .menu = "file",
     .when = When::Always,
     .can = [](const EditorState& s) { return !s.safety.recoveries.empty(); },
     .run = [](S s) { s.safety.offer = true; }},
    {.id = "file.quit",
     .menu = "file",
     .key = {letter('Q'), ctrl},
     .when = When::Always,
     .run = [](S s) { request_action(s, PendingAction::Quit); },
     .line_before = true},
};

}  // namespace

std::span<const Command> file_commands() { return file_table; }

}  // namespace hexwright::commands
