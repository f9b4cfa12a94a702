#include "editor/panels/command_tables.h"
#include "editor/panels/icons.h"

namespace hexwright {

namespace {

using S = Studio&;

constexpr Command help_table[] = {
    {.id = "help.manual",
     .menu = "help",
     .icon = icon::book,
     .key = {Key::F1},
     .run = [](S s) { s.manual_open = !s.manual_open; },
     .on = [](const Studio& s) { return s.manual_open; }},
    {.id = "help.commands",
     .menu = "help",
     .icon = icon::search,
     .key = {letter('P'), ctrl},
     .run = [](S s) { s.asking = {Dialog::Commands, Wish::None, {}, {}, {}}; }},
    {.id = "help.keys",
     .menu = "help",
     .icon = icon::keyboard,
     .key = {letter('?')},
     .run = [](S s) { s.asking = {Dialog::Keys, Wish::None, {}, {}, {}}; }},
    {.id = "help.welcome",
     .menu = "help",
     .can = [](const Studio& s) { return !s.desk.changed(); },
     .run = [](S s) { s.asking = {Dialog::Welcome, Wish::None, {}, {}, {}}; }},
    {.id = "help.about", .menu = "help", .run = [](S s) { s.asking = {Dialog::About, Wish::None, {}, {}, {}}; }},
};

}  // namespace

std::span<const Command> help_commands() { return help_table; }

}  // namespace hexwright
