#include "editor/document/edits/templates.h"

#include "editor/document/edits/written.h"
#include "engine/scenario/word_tree.h"
#include "formats/xml/rules/word_xml.h"

#include <algorithm>
#include <set>

namespace hexwright::document {
namespace {

// The template alone, on a scenario without anything else.
Result<Scenario> template_alone(const Template& chosen, const Catalogue& catalogue) {
    const Document empty(catalogue);
    auto edit = edit_from(chosen.edits, empty);
    if (!edit) return failure(std::move(edit.error()));
    return apply(*empty.now().scenario, *edit, empty.now().ground(catalogue));
}

// A name of neither: with the smallest number behind it.
std::string new_in_both(const Scenario& one, const Scenario& other, NamedThing what, const std::string& wanted) {
    std::vector<std::string> taken = names_of(one, what);
    std::ranges::copy(names_of(other, what), std::back_inserter(taken));
    std::string name = wanted;
    for (int number = 2; std::ranges::count(taken, name) > 0; ++number) name = wanted + "-" + std::to_string(number);
    return name;
}

std::optional<Refusal> rename_what_is_taken(Scenario& alone, const Scenario& scenario, const Catalogue& catalogue) {
    const Document ground(catalogue);
    for (const NamedThing what : {NamedThing::Tally, NamedThing::Rule, NamedThing::Modifier}) {
        const std::vector<std::string> taken = names_of(scenario, what);
        for (const std::string& name : names_of(alone, what)) {
            if (std::ranges::count(taken, name) == 0) continue;
            const Rename rename{what, name, new_in_both(alone, scenario, what, name), {}};
            auto done = apply(alone, {rename, {}}, ground.now().ground(catalogue));
            if (!done) return std::move(done.error());
            alone = std::move(*done);
        }
    }
    return {};
}

Edit put_of(const ScenarioWords& words, const WordPath& from, const WordPath& to) {
    return {ChangeWord{{WordChange::How::Put, to, *word_text(words, from), {}}}, {}};
}

void add_words(const WordNode& top, const ScenarioWords& words, const char* list, Compound& all) {
    for (std::size_t i = 0; i < top.list(list)->parts.size(); ++i)
        all.edits.push_back(put_of(words, WordPath{}.inside(list, i), WordPath{}.inside(list)));
}

Compound edits_of(const Scenario& alone, const Scenario& scenario) {
    Compound all;
    if (alone.rounds > 0 && scenario.rounds == 0) all.edits.push_back({SetRounds{alone.rounds}, {}});
    const ScenarioWords words = words_of_scenario(alone);
    const WordNode top = tree_of(words);
    add_words(top, words, "tallies", all);
    add_words(top, words, "modifiers", all);
    add_words(top, words, "rules", all);
    const WordPath victory = WordPath{}.inside("victory", 0);
    for (const char* list : {"wins", "scores"})
        for (std::size_t i = 0; i < word_at(top, victory)->list(list)->parts.size(); ++i)
            all.edits.push_back(put_of(words, victory.inside(list, i), victory.inside(list)));
    return all;
}

}  // namespace

Result<FilledIn> from_template(const Template& chosen, const Scenario& scenario, const Ground& ground) {
    auto alone = template_alone(chosen, ground.catalogue);
    if (!alone) return failure(std::move(alone.error()));
    if (auto refused = rename_what_is_taken(*alone, scenario, ground.catalogue)) return failure(std::move(*refused));
    FilledIn filled{{edits_of(*alone, scenario), name_of(chosen)}};
    const auto after = apply(scenario, filled.edit, ground);
    if (!after) return failure(after.error());
    const std::vector<WordPath> before = holes_of(tree_of(scenario));
    const std::set<WordPath> known(before.begin(), before.end());
    for (WordPath& hole : holes_of(tree_of(*after)))
        if (!known.contains(hole)) filled.holes.push_back(std::move(hole));
    return filled;
}

}  // namespace hexwright::document
