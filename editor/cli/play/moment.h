// A game state described by a file: the start of a scenario, or the state after some actions of a record. A map without
// a set-up gives a game without figures.
#pragma once
#include "editor/cli/room.h"
#include "engine/game/state.h"
#include "formats/xml/scenario/scenario_xml.h"

#include <string>
#include <vector>

namespace hexwright::cli {

struct WhichMoment {
    // `edition` replaces the scenario's; `rules` is a file of house rules. A record has its own.
    std::string file{}, edition{}, rules{};
    int players = 0;  // Which set-up; 0 is the smallest.
    int step = -1;    // For a record: number of actions done; -1 means all.
};

struct GameMoment {
    Scenario scenario{};
    GameState state{};
    std::vector<Message> notes{};  // Remarks about the file.
};

bool is_record(const std::string& file);
Result<GameMoment> moment_of(const WhichMoment& which, const Catalogue& catalogue);

Result<CardKind> known_card(const std::string& id, const Catalogue& catalogue);  // The error suggests the nearest id.
// The error suggests the nearest id; the figure must be on the battlefield.
Result<FigureId> standing_figure(const std::string& id, const GameState& state);
Result<Space> space_of(const std::string& text);
// Says that the space has no surface, and names surfaces nearby.
Message nobody_stands(const Terrain& terrain, Space space);

}  // namespace hexwright::cli
