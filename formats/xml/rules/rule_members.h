// What the reader, writer and schema of the scenario language have in common.
#pragma once
#include "engine/core/visit.h"
#include "engine/scenario/campaign.h"
#include "engine/scenario/trial.h"
#include "formats/xml/room.h"

namespace hexwright::xml {

template <class T, class Function>
void each_member(Function function) {
    const T word{};
    each_field(word, [&](std::string_view name, const auto& member) { function(name, member); });
}

}  // namespace hexwright::xml
