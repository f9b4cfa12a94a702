// A game as a file tells it: at the start of a scenario, or after so many actions of a record. A map on which nobody is
// set up is a game without figures.
#pragma once
#include "engine/game/state.h"
#include "formats/xml/scenario_xml.h"

#include <string>
#include <vector>

namespace hexwright {

struct WhichMoment {
    std::string file{}, edition{},
        rules{};      // instead of the scenario's edition; a file of house rules; a record has its own
    int players = 0;  // which set-up, 0: the smallest
    int step = -1;    // of a record: after so many actions; -1: at its end
};

struct GameMoment {
    Scenario scenario{};
    GameState state{};
    std::vector<Message> notes{};  // what there is to say about the file
};

bool is_record(const std::string& file);
Result<GameMoment> moment_of(const WhichMoment& which, const Catalogue& catalogue);

Result<CardKind> known_card(const std::string& id, const Catalogue& catalogue);   // "did you mean" when there is none
Result<FigureId> standing_figure(const std::string& id, const GameState& state);  // likewise; it is on the battlefield
Result<Space> space_of(const std::string& text);
Message nobody_stands(const Terrain& terrain, Space space);  // where there is no surface; which ones are near

}  // namespace hexwright
