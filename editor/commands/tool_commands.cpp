#include "editor/commands/command_tables.h"
#include "editor/editing/arming.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "editor/workspace/icons.h"

namespace hexwright::commands {

namespace {

using S = EditorState&;
using C = const EditorState&;

template <std::size_t N>
void take_recent(S s) {
    if (s.map.tools.recent.size() > N) arm(s, s.map.tools.recent[N]);
}
template <std::size_t N>
bool has_recent(C s) {
    return s.map.tools.recent.size() > N;
}
template <std::size_t N>
constexpr Command recent(std::string_view id) {
    return {.id = id, .key = {static_cast<Key>('1' + N)}, .can = has_recent<N>, .run = take_recent<N>};
}

constexpr Command tool_table[] = {
    {.id = "tool.select",
     .icon = icon::pointer,
     .key = {letter('S')},
     .run = [](S s) { choose_tool(s, Tool::Select); },
     .on = [](C s) { return s.map.tools.current == Tool::Select; }},
    {.id = "tool.place",
     .icon = icon::place,
     .key = {letter('P')},
     .run = [](S s) { choose_tool(s, Tool::Place); },
     .on = [](C s) { return s.map.tools.current == Tool::Place; }},
    {.id = "tool.erase",
     .icon = icon::erase,
     .key = {letter('E')},
     .run = [](S s) { choose_tool(s, Tool::Erase); },
     .on = [](C s) { return s.map.tools.current == Tool::Erase; }},
    {.id = "tool.zone",
     .icon = icon::zone,
     .key = {letter('Z')},
     .run = [](S s) { choose_tool(s, Tool::Zone); },
     .on = [](C s) { return s.map.tools.current == Tool::Zone; }},
    {.id = "tool.glyph",
     .icon = icon::glyph,
     .key = {letter('G')},
     .run = [](S s) { choose_tool(s, Tool::Glyph); },
     .on = [](C s) { return s.map.tools.current == Tool::Glyph; }},
    {.id = "tool.fill",
     .icon = icon::fill,
     .key = {letter('B')},
     .run = [](S s) { choose_tool(s, Tool::Fill); },
     .on = [](C s) { return s.map.tools.current == Tool::Fill; }},
    {.id = "tool.measure",
     .icon = icon::measure,
     .key = {letter('D')},
     .run = [](S s) { choose_tool(s, Tool::Measure); },
     .on = [](C s) { return s.map.tools.current == Tool::Measure; }},
    {.id = "tool.let-go", .key = {Key::Escape}, .run = let_go},
    recent<0>("recent.1"),
    recent<1>("recent.2"),
    recent<2>("recent.3"),
    recent<3>("recent.4"),
    recent<4>("recent.5"),
    recent<5>("recent.6"),
    recent<6>("recent.7"),
    recent<7>("recent.8"),
    recent<8>("recent.9"),
};

}  // namespace

std::span<const Command> tool_commands() { return tool_table; }

}  // namespace hexwright::commands
