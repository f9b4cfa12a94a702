#include "editor/play/test_making.h"

#include "editor/play/game_files.h"
#include "editor/workspace/editor_state.h"
#include "engine/session/scenario_from_game.h"

#include <algorithm>

namespace hexwright::play {

namespace {

std::vector<Fact> chosen_facts(const TestWish& wish) {
    std::vector<Fact> facts;
    for (std::size_t i = 0; i < wish.facts.size(); ++i)
        if (wish.chosen[i]) facts.push_back(wish.facts[i]);
    return facts;
}

Result<Scenario> with_wish(const EditorState& editor) {
    const TestWish& wish = editor.dialog.test;
    return with_test_of(*editor.map.document.now().scenario, editor.map.table.play->session(), wish.name,
                        chosen_facts(wish));
}

}  // namespace

void ask_for_test(EditorState& editor) {
    TestWish wish{.name = free_test_name(*editor.map.document.now().scenario, "played"),
                  .facts = facts_of(editor.map.table.play->session())};
    for (const Fact& fact : wish.facts) wish.chosen.push_back(fact.changed);
    editor.dialog.test = std::move(wish);
    if (auto trouble = no_way_into_scenario(editor)) return refuse(editor.map.status, *trouble);
    if (const auto made = with_wish(editor); !made) return refuse(editor.map.status, made.error().message);
    editor.dialog.kind = Dialog::MakeTest;
}

void make_test(EditorState& editor) {
    if (into_scenario(editor, with_wish(editor), "table.made-test")) editor.dialog = {};
}

}  // namespace hexwright::play
