#include "editor/panels/command_tables.h"
#include "editor/panels/icons.h"

namespace hexwright {

namespace {

using S = Studio&;

constexpr Command file_table[] = {
    {.id = "file.new",
     .menu = "file",
     .icon = icon::fresh,
     .key = {letter('N'), ctrl},
     .run = [](S s) { ask_for(s, Wish::New); }},
    {.id = "file.open",
     .menu = "file",
     .icon = icon::open,
     .key = {letter('O'), ctrl},
     .run = [](S s) { ask_for(s, Wish::Open); }},
    {.id = "file.save",
     .menu = "file",
     .icon = icon::save,
     .key = {letter('S'), ctrl},
     .run = save,
     .line_before = true},
    {.id = "file.save-as",
     .menu = "file",
     .key = {letter('S'), ctrl_shift},
     .run = [](S s) { s.asking = {Dialog::SaveAs, Wish::None, {}, {}, {}}; }},
    {.id = "file.merge",
     .menu = "file",
     .icon = icon::open,
     .run = [](S s) { s.asking = {Dialog::Merge, Wish::None, {}, {}, {}}; },
     .line_before = true},
    {.id = "file.preferences",
     .menu = "file",
     .key = {Key{','}, ctrl},
     .run = [](S s) { s.asking.dialog = Dialog::Preferences; }},
    {.id = "file.recover",
     .menu = "file",
     .can = [](const Studio& s) { return !s.safety.recoveries.empty(); },
     .run = [](S s) { s.safety.offer = true; }},
    {.id = "file.quit",
     .menu = "file",
     .key = {letter('Q'), ctrl},
     .run = [](S s) { ask_for(s, Wish::Quit); },
     .line_before = true},
};

}  // namespace

std::span<const Command> file_commands() { return file_table; }

}  // namespace hexwright
