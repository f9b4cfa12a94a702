#include "engine/scenario/uses.h"

#include "engine/scenario/word_tree.h"

#include <algorithm>
#include <set>

namespace hexwright::scenario {
namespace {

bool speaks_of(const Slot& slot, NamedThing what) {
    switch (what) {
        case NamedThing::Zone:
            return slot.kind == SlotKind::Zone;
        case NamedThing::Piece:
            return slot.kind == SlotKind::Piece;
        case NamedThing::Tally:
            return slot.kind == SlotKind::Tally;
        case NamedThing::Rule:
            return slot.kind == SlotKind::NamedRule;
        case NamedThing::Setup:
            return slot.name == "players" && slot.kind == SlotKind::Number;
        default:
            return false;
    }
}

bool is_local(const Slot& slot) {
    return slot.kind == SlotKind::Figure || slot.kind == SlotKind::Player || slot.kind == SlotKind::Owner ||
           slot.kind == SlotKind::Actor || slot.kind == SlotKind::CardInPlay || slot.kind == SlotKind::NamedSpace ||
           slot.kind == SlotKind::Glyph || slot.kind == SlotKind::Zone || slot.kind == SlotKind::Piece;
}

bool names_it_anew(const WordNode& node, const std::string& name) {
    return std::ranges::any_of(node.slots, [&](const Slot& slot) {
        return slot.kind == SlotKind::FreshName && slot.name != "id" && slot.text == name;
    });
}

void collect_local(const WordNode& node, const WordPath& path, const std::string& name, std::vector<Use>& uses) {
    for (const Slot& slot : node.slots)
        if (is_local(slot) && slot.text == name) uses.push_back({path.at(std::string(slot.name))});
    for (const WordList& list : node.lists)
        for (std::size_t i = 0; i < list.parts.size(); ++i)
            if (!names_it_anew(list.parts[i], name))
                collect_local(list.parts[i], path.inside(std::string(list.name), i), name, uses);
}

// A figure that a test's position names is known in the whole test, other names in the word that gives them.
WordPath scope_of(const WordPath& at) {
    const bool of_a_test = at.member == "as" && at.steps.size() > 1 && at.last().list == "figures";
    WordPath scope{at.steps, {}};
    return of_a_test ? WordPath{{at.steps.front()}, {}} : scope;
}

std::vector<Use> uses_of_local(const WordNode& top, const std::string& name, const WordPath& at) {
    std::vector<Use> uses;
    const WordPath scope = scope_of(at);
    if (const WordNode* node = word_at(top, scope)) collect_local(*node, scope, name, uses);
    return uses;
}

void collect_from_setups(const Scenario& scenario, NamedThing what, const std::string& name, std::vector<Use>& uses) {
    const auto speaks = [&](const OwnedPiece& owned) { return what == NamedThing::Piece && owned.piece == name; };
    for (const Setup& setup : *scenario.setups) {
        for (const PlayerSetup& player : setup.players)
            if ((what == NamedThing::Zone && speaks_of_zone(player, name)) || std::ranges::any_of(player.owns, speaks))
                uses.push_back({{}, setup.player_count(), player.number});
        if (std::ranges::any_of(setup.nobody_owns, speaks)) uses.push_back({{}, setup.player_count(), 0});
    }
}

template <class List>
std::vector<std::string> ids_in(const List& list) {
    std::vector<std::string> ids;
    for (const auto& each : list) {
        if constexpr (requires { each.id.word; }) ids.push_back(each.id.word);
        else ids.push_back(each.id);
    }
    return ids;
}

std::vector<std::string> tally_names(const Scenario& scenario) {
    std::vector<std::string> names = ids_in(rulebook_of(scenario).tallies);
    for (TallyUse& use : tallies_of(scenario))
        if (std::ranges::count(names, use.name) == 0) names.push_back(std::move(use.name));
    return names;
}

}  // namespace

std::vector<Use> uses_of(const Scenario& scenario, NamedThing what, const std::string& name, const WordPath& at) {
    const WordNode top = tree_of(scenario);
    if (what == NamedThing::Local) return uses_of_local(top, name, at);
    std::vector<Use> uses;
    collect_from_setups(scenario, what, name, uses);
    each_word(top, [&](const WordPath& path, const WordNode& node) {
        for (const Slot& slot : node.slots)
            if (slot.text == name && speaks_of(slot, what)) uses.push_back({path.at(std::string(slot.name))});
    });
    return uses;
}

std::vector<std::string> names_of(const Scenario& scenario, NamedThing what) {
    using enum NamedThing;
    if (what == Zone) return ids_in(*scenario.zones);
    if (what == Pool) return ids_in(*scenario.glyph_pools);
    if (what == Rule) return ids_in(rulebook_of(scenario).rules);
    if (what == Modifier) return ids_in(rulebook_of(scenario).modifiers);
    if (what == Test) return ids_in(tests_of(scenario).tests);
    if (what == Puzzle) return ids_in(tests_of(scenario).puzzles);
    if (what == Tally) return tally_names(scenario);
    std::vector<std::string> names;
    if (what == Setup)
        for (const auto& setup : *scenario.setups) names.push_back(std::to_string(setup.player_count()));
    if (what == Piece)
        for (const auto& [id, name] : scenario.battlefield.names()) names.push_back(name);
    return names;
}

std::string fresh_name(const Scenario& scenario, NamedThing what, const std::string& wanted) {
    const std::vector<std::string> taken = names_of(scenario, what);
    std::string name = wanted;
    for (int number = 2; std::ranges::count(taken, name) > 0; ++number) name = wanted + "-" + std::to_string(number);
    return name;
}

std::vector<TallyUse> tallies_of(const Scenario& scenario) {
    std::vector<TallyUse> tallies;
    each_word(tree_of(scenario), [&](const WordPath& path, const WordNode& node) {
        for (const Slot& slot : node.slots) {
            if (slot.kind != SlotKind::Tally || slot.text.empty()) continue;
            auto found = std::ranges::find(tallies, slot.text, &TallyUse::name);
            if (found == tallies.end()) found = tallies.insert(tallies.end(), {slot.text});
            const bool changes = node.group == "effect" || node.group == "step";
            (changes ? found->changed : found->read).push_back(path.at(std::string(slot.name)));
        }
    });
    return tallies;
}

}  // namespace hexwright::scenario
