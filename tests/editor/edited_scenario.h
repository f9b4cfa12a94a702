// Scenarios written down in a test, and edits of them.
#pragma once
#include "editor/document/document.h"
#include "tests/support/every_room.h"
#include "tests/support/written_scenario.h"

#include <string>
#include <utility>

namespace hexwright::testing {

// The scenario after the edit, or the sentence of its refusal.
struct Edited {
    Scenario scenario{};
    std::string refused{};
    std::string file() const { return write_scenario(scenario, shipped()); }
};

inline Edited edited(const Scenario& scenario, const Edit::What& what) {
    const Terrain terrain = terrain_of(scenario.battlefield, shipped());
    const Inventory used = used_items(scenario.battlefield, shipped()), allowed = items_of(*scenario.limit, shipped());
    auto after =
        apply(scenario, named(what, scenario, shipped()), ground_on(scenario, terrain, used, allowed, shipped()));
    if (!after) return {scenario, describe(after.error(), english())};
    return {std::move(*after), {}};
}

inline Edited word_put(const Scenario& scenario, const std::string& at, const std::string& text) {
    return edited(scenario, ChangeWord{{WordChange::How::Put, path_in(scenario, at), text, {}}});
}
inline Edited word_set(const Scenario& scenario, const std::string& at, const std::string& text) {
    return edited(scenario, ChangeWord{{WordChange::How::Set, path_in(scenario, at), text, {}}});
}

}  // namespace hexwright::testing
