// What a name of a word may stand for.
#pragma once
#include "engine/rulebook/evaluate.h"

#include <vector>

namespace hexwright::rulebook {

// The figures that are there for which all conditions hold while `name` stands for them.
std::vector<FigureId> figures_named(const ConditionContext& context, NamePlace name,
                                    const bound::Conditions& conditions, condition::Whereabouts where);
// The spaces where figures can stand for which all conditions hold while `name` stands for them.
std::vector<SpaceIndex> spaces_named(const ConditionContext& context, NamePlace name,
                                     const bound::Conditions& conditions);
// The players in turn order for whom all conditions hold while `name` stands for them.
std::vector<PlayerId> players_named(const ConditionContext& context, NamePlace name,
                                    const bound::Conditions& conditions);

}  // namespace hexwright::rulebook
