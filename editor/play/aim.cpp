#include "editor/play/aim.h"

#include "editor/play/playing.h"
#include "editor/play/table_hands.h"
#include "editor/workspace/editor_state.h"

namespace hexwright::play {

const Aim* aimed(const OpenMap& map) {
    if (!may_choose(map) || !map.tools.hovered) return nullptr;
    const Pointer& pointer = *map.tools.hovered;
    const Play& play = *map.table.play;
    const int level = level_pointed_at(map, pointer);
    std::optional<Aim>& aim = map.derived->aim;
    const bool same = aim && aim->revision == play.revision() && aim->hex == pointer.hex && aim->level == level &&
                      aim->hand == play.hand;
    if (!same) aim = aim_at(play, pointer.hex, level);
    return &*aim;
}

const std::vector<AttackOutlook>& odds_on_targets(EditorState& editor) {
    static const std::vector<AttackOutlook> none;
    if (!may_choose(editor.map)) return none;
    const Play& play = *editor.map.table.play;
    const auto decider = play.session().decider();
    const std::vector<FigureId> actors = actors_of(play.legal());
    const FigureId actor = actors.size() == 1 ? actors.front() : play.hand.actor;
    if (!actor.valid() || !decider) return none;
    const bool attacks = std::ranges::any_of(play.legal(), [&](const Action& action) {
        const auto* attack = std::get_if<Attack>(&action);
        return attack && attack->figure == actor;
    });
    if (!attacks) return none;
    const unsigned long long number = play.revision() * 1'000'000 + static_cast<unsigned long long>(actor.value);
    editor.map.target_odds.follow(number, editor.jobs, [seen = play.session().seen_by(*decider), actor](JobWatch&) {
        return attacks_of(seen, actor);
    });
    const auto* value = editor.map.target_odds.value();
    return value && !editor.map.target_odds.under_way() ? *value : none;
}

}  // namespace hexwright::play
