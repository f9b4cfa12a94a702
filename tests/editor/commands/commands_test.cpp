// The tables behind the window: commands and keys.
#include "editor/commands/commands.h"

#include "editor/editing/arming.h"
#include "editor/tools/tool_choice.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <map>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE(
    "every command has words, of two with the same key the first belongs to a tool, a state or another mode, and "
    "gives way to the other") {
    std::map<std::string, const Command*> keys;
    for (const Command& row : all_commands()) {
        INFO(row.id);
        if (!row.id.starts_with("recent.")) CHECK(test_words().knows("command." + std::string(row.id)));
        for (const KeyPress& press : {row.key, row.other_key}) {
            if (press.key == Key::None) continue;
            if (const Command* before = keys[file_text(press)]) CHECK((before->can || before->when != row.when));
            keys[file_text(press)] = &row;
        }
    }
}

TEST_CASE("a key does what the tool in hand makes of it") {
    EditorState editor(test_catalogue(), test_words());
    const auto key = [&](const char* text) { return command_for(*key_from(text), editor)->id; };
    arm(editor, PieceKind{0});
    CHECK(key("1") == "recent.1");
    CHECK(key("r") == "edit.turn-right");
    CHECK(key("z") == "tool.zone");
    choose_tool(editor, Tool::Zone);
    CHECK(key("1") == "zone.1");
    CHECK(key("z") == "zone.fill");
    choose_tool(editor, Tool::Glyph);
    CHECK(key("1") == "recent.1");
    CHECK(key("r") == "glyph.turn-over");
}

TEST_CASE("keys are read as people write them") {
    CHECK(to_text(*key_from("ctrl+shift+z"), test_words()) == "Ctrl+Shift+Z");
    CHECK(key_from("pgup") == KeyPress{Key::PageUp, {}});
    CHECK(to_text(*key_from("7"), test_words()) == "7");
    CHECK_FALSE(key_from("ctrl+nonsense"));
    CHECK_FALSE(key_from(""));
}

}  // namespace hexwright
