// Games of random decisions in which a test looks at what might be done: small battles in every edition, and the
// shipped scenarios.
#pragma once
#include "engine/story/wording.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <functional>

namespace hexwright::testing {

using Hover = std::function<void(const GameState&, const Action&)>;
using Wish = std::function<int(const Action&)>;  // How gladly an action is looked at; 0 for never.

inline std::string in_words(const GameState& state, const Action& action) {
    const Wording said = wording_of(state, action);
    std::string words = said.name;
    for (const auto& [name, value] : said.members) words += " " + name + "=" + value;
    return words;
}

inline std::uint32_t up_to(DiceBag& bag, std::size_t count) {
    return draw_below(bag, static_cast<std::uint32_t>(count));
}

// At one decision of four, one of the actions is looked at that are wished for most.
inline void hover_over(const GameState& state, const std::vector<Action>& legal, DiceBag& bag, const Wish& wish,
                       const Hover& hover) {
    std::vector<const Action*> worth;
    for (const Action& action : legal)
        for (int i = wish(action); i > 0; --i) worth.push_back(&action);
    if (worth.empty() || up_to(bag, 4) != 0) return;
    const Action& action = *worth[up_to(bag, worth.size())];
    INFO(in_words(state, action));
    hover(state, action);
}

inline void play_and_hover(GameState state, std::uint64_t seed, int decisions, const Wish& wish, const Hover& hover) {
    DiceBag bag{seed * 31 + 7};
    std::vector<Action> legal = legal_actions(state);
    for (int i = 0; !state.over && i < decisions; ++i) {
        hover_over(state, legal, bag, wish, hover);
        Events events;
        const Action chosen = legal[up_to(bag, legal.size())];
        legal = apply_legal(state, chosen, events);
    }
}

inline const std::vector<std::string>& hovered_editions() {
    static const std::vector<std::string> editions{"master-2004", "master-2007", "master-2022", "basic-2007"};
    return editions;
}

inline void hover_in_arenas(std::uint64_t games, const Wish& wish, const Hover& hover) {
    for (const std::string& edition : hovered_editions())
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            INFO(edition << " seed " << seed);
            play_and_hover(arena(edition, seed).start(seed), seed, 300, wish, hover);
        }
}

inline void hover_in_scenarios(int decisions, const Wish& wish, const Hover& hover) {
    for (const std::string& name : scenario_names()) {
        INFO(name);
        auto started = start_game(sample_scenario(name), shared_shipped(), {.seed = 5});
        if (started) play_and_hover(std::move(started->state), 5, decisions, wish, hover);
    }
}

}  // namespace hexwright::testing
