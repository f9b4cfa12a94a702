#include "editor/commands/command_tables.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;

constexpr Command help_table[] = {
    {.id = "help.manual",
     .menu = "help",
     .icon = icon::book,
     .key = {Key::F1},
     .when = When::Always,
     .run = [](S s) { s.manual_open = !s.manual_open; },
     .on = [](const EditorState& s) { return s.manual_open; }},
    {.id = "help.commands",
     .menu = "help",
     .icon = icon::search,
     .key = {letter('P'), ctrl},
     .when = When::Always,
     .run = [](S s) { s.dialog = {Dialog::Commands, PendingAction::None, {}, {}, {}}; }},
    {.id = "help.keys",
     .menu = "help",
     .icon = icon::keyboard,
     .key = {letter('?')},
     .when = When::Always,
     .run = [](S s) { s.dialog = {Dialog::Keys, PendingAction::None, {}, {}, {}}; }},
    {.id = "help.welcome",
     .menu = "help",
     .when = When::Always,
     .run = [](S s) { s.dialog = {Dialog::Welcome, PendingAction::None, {}, {}, {}}; }},
    {.id = "help.report",
     .menu = "help",
     .when = When::Always,
     .run = [](S s) { s.dialog = {Dialog::Report, PendingAction::None, {}, {}, {}}; }},
    {.id = "help.about",
     .menu = "help",
     .when = When::Always,
     .run = [](S s) { s.dialog = {Dialog::About, PendingAction::None, {}, {}, {}}; }},
};

}  // namespace

std::span<const Command> help_commands() { return help_table; }

}  // namespace hexwright::commands
