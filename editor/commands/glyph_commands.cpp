#include "editor/commands/command_tables.h"
#include "editor/tools/glyph_brush.h"
#include "editor/tools/glyph_tool.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using C = const EditorState&;

bool has_glyph(C s) {
    return s.map.tools.current == Tool::Glyph && chosen_glyph(s.map.tools, s.map.document) != nullptr;
}
bool laying(C s) { return s.map.tools.current == Tool::Glyph; }

constexpr Command glyph_table[] = {
    {.id = "glyph.turn-over",
     .menu = "map",
     .icon = icon::turn_over,
     .key = {letter('R')},
     .can = laying,
     .run = turn_over,
     .line_before = true},
    {.id = "glyph.remove",
     .menu = "map",
     .icon = icon::remove,
     .key = {Key::Delete},
     .other_key = {Key::Backspace},
     .can = has_glyph,
     .run = remove_glyph},
};

}  // namespace

std::span<const Command> glyph_commands() { return glyph_table; }

}  // namespace hexwright::commands
