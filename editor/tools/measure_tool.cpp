#include "editor/tools/measure_tool.h"

#include "editor/editing/lengths.h"
#include "editor/workspace/editor_state.h"

#include <cstdlib>

namespace hexwright::tools {

ToolOutcome measure_press(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome{.tools = editor.map.tools};
    outcome.tools->measured = MeasuredLine{pointer.hex, pointer.hex};
    return outcome;
}

ToolOutcome measure_drag(const EditorState& editor, const Pointer& pointer) {
    if (!editor.map.tools.measured) return {};
    ToolOutcome outcome{.tools = editor.map.tools};
    outcome.tools->measured->to = pointer.hex;
    return outcome;
}

Measured measured_line(const OpenMap& map) {
    const auto height = [&](HexCoord hex) {
        const Surface* surface = surface_at(map.view, map.document, hex);
        return surface ? std::optional(surface->height) : std::nullopt;
    };
    const MeasuredLine& line = *map.tools.measured;
    return measured(line.from, line.to, height(line.from), height(line.to));
}

Message measure_words(const EditorState& editor) {
    const Measured found = measured_line(editor.map);
    const int rise = found.rise.value_or(0);
    const std::string hexes = editor.words(Message{"measure.hexes", {{"count", found.hexes}}});
    const std::string levels =
        with_height(editor.words(Message{"measure.levels", {{"count", std::abs(rise)}}}), std::abs(rise), editor);
    if (const std::string length = length_text(found.centimetres, editor); !length.empty())
        return {rise == 0  ? "measure.one-level"
                : rise > 0 ? "measure.one-up"
                           : "measure.one-down",
                {{"hexes", hexes}, {"length", length}, {"levels", levels}}};
    const char* id = rise == 0 ? "measure.level" : rise > 0 ? "measure.up" : "measure.down";
    return {id,
            {{"hexes", hexes},
             {"cm", in_decimals(found.centimetres)},
             {"inches", in_decimals(found.inches())},
             {"levels", levels}}};
}

}  // namespace hexwright::tools
