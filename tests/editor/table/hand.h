// A hand that carries out steps without a window.
#pragma once
#include "editor/table/choosing.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexwright::testing {

// Carries out the steps of a hand as the window does; returns the action that is chosen at the end.
inline std::optional<std::size_t> chosen_by(const GameState& seen, const std::vector<Action>& legal,
                                            const std::vector<HandStep>& steps) {
    using Kind = HandStep::Kind;
    Choosing hand;
    for (const HandStep& step : steps) {
        if (step.kind == Kind::TakeUp) {
            hand = {.actor = step.figure};
        } else if (step.kind == Kind::Power) {
            hand.with = step.number;
            const auto offers = powers_offered(seen, legal);
            const auto offer = std::ranges::find_if(offers, [&](const PowerOffer& each) {
                return each.figure == step.figure && each.number == step.number;
            });
            if (offer == offers.end()) return {};
            if (!offer->needs_more && offer->actions.size() == 1) return offer->actions.front();
        } else if (step.kind == Kind::Option) {
            for (std::size_t i = 0; i < legal.size(); ++i)
                if (handle_of(legal[i]).option == step.number) return i;
            return {};
        } else if (step.kind == Kind::Rule) {
            for (std::size_t i = 0; i < legal.size(); ++i)
                if (const Handle h = handle_of(legal[i]); h.actor == hand.actor && h.rule.value == step.number)
                    return i;
            return {};
        } else if (step.kind == Kind::Turn) {
            ++hand.facing;
        } else if (step.kind == Kind::Next) {
            ++hand.alternative;
        } else if (step.kind == Kind::Yes || step.kind == Kind::No || step.kind == Kind::Done) {
            for (std::size_t i = 0; i < legal.size(); ++i) {
                const Handle h = handle_of(legal[i]);
                if (step.kind == Kind::Done ? h.done : h.answer == (step.kind == Kind::Yes)) return i;
            }
            return {};
        } else {
            return meant(meaning_of(seen, legal, hand, touched_by(step)), legal, hand);
        }
    }
    return {};
}

}  // namespace hexwright::testing
