// What happened, as values: they tell the story to logs, panels and players, and a replay is compared by them. Every
// draw of the dice is among them. Words for people: engine/game/story.h.
#pragma once
#include "engine/core/fields.h"
#include "engine/game/ids.h"

#include <variant>
#include <vector>

namespace hexwright {

namespace event {

struct GameBegan {
    int players = 0;
    HEXWRIGHT_WORD(GameBegan, "game-began", players);
};
struct DraftBegan {  // the winner of the roll chooses first
    PlayerId player{};
    HEXWRIGHT_WORD(DraftBegan, "armies-drafted-first", player);
};
struct Drafted {
    PlayerId player{};
    CardId card{};
    HEXWRIGHT_WORD(Drafted, "drafted", player, card);
};
struct DraftingEnded {  // this player drafts no more
    PlayerId player{};
    int points = 0;
    HEXWRIGHT_WORD(DraftingEnded, "drafting-ended", player, points);
};
struct Placed {
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    HEXWRIGHT_WORD(Placed, "placed", figure, at, tail);
};
struct LeftOut {  // no space for it in the start zone
    FigureId figure{};
    HEXWRIGHT_WORD(LeftOut, "left-out", figure);
};
struct FirstPlayer {  // of a basic game
    PlayerId player{};
    HEXWRIGHT_WORD(FirstPlayer, "first-player", player);
};
struct RoundBegan {
    int round = 0;
    HEXWRIGHT_WORD(RoundBegan, "round-began", round);
};
struct MarkerPlaced {  // only its player and teammates know which
    PlayerId player{};
    int marker = 0;
    CardId card{};
    HEXWRIGHT_WORD(MarkerPlaced, "marker-placed", player, marker, card);
};
struct MarkersFirst {  // places all of his order markers before the others
    PlayerId player{};
    HEXWRIGHT_WORD(MarkersFirst, "markers-first", player);
};
struct PowersFirst {  // of players with the same card, whose powers work at the same time
    PlayerId player{};
    FigureId figure{};
    HEXWRIGHT_WORD(PowersFirst, "powers-first", player, figure);
};
struct Initiative {  // the sum with modifiers
    PlayerId player{};
    int roll = 0;
    int sum = 0;
    HEXWRIGHT_WORD(Initiative, "initiative", player, roll, sum);
};
struct InitiativeWon {
    PlayerId player{};
    HEXWRIGHT_WORD(InitiativeWon, "initiative-won", player);
};
struct TurnBegan {  // number: of the marker revealed; 0 in a basic game or a turn given by a power
    PlayerId player{};
    CardId card{};
    int number = 0;
    HEXWRIGHT_WORD(TurnBegan, "turn-began", player, card, number);
};
struct TurnLost {  // the card with this marker is out of play, or the marker is gone
    PlayerId player{};
    int number = 0;
    HEXWRIGHT_WORD(TurnLost, "turn-lost", player, number);
};
struct Moved {  // one figure's way so far
    FigureId figure{};
    SpaceIndex from = no_space;
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    int cost = 0;
    HEXWRIGHT_WORD(Moved, "moved", figure, from, at, tail, cost);
};
struct LeftEngagement {  // its answer to being left; hit: a skull
    FigureId figure{};
    FigureId by{};
    bool hit = false;
    HEXWRIGHT_WORD(LeftEngagement, "left-engagement", figure, by, hit);
};
struct Fell {
    FigureId figure{};
    int skulls = 0;
    bool killed = false;  // by an extreme fall
    HEXWRIGHT_WORD(Fell, "fell", figure, skulls, killed);
};
struct TerrainHarmed {  // lava, molten lava
    FigureId figure{};
    bool harmed = false;
    HEXWRIGHT_WORD(TerrainHarmed, "terrain-harmed", figure, harmed);
};
struct Attacked {  // with: 0 normal, else the power of its card; height: dice for the attacker, negative for the
                   // defender
    FigureId figure{};
    FigureId target{};
    int with = 0;
    int dice = 0;
    int skulls = 0;
    int height = 0;
    HEXWRIGHT_WORD(Attacked, "attacked", figure, target, with, dice, skulls, height);
};
struct Defended {
    FigureId figure{};
    int dice = 0;
    int shields = 0;
    int hits = 0;
    HEXWRIGHT_WORD(Defended, "defended", figure, dice, shields, hits);
};
struct Rolled {  // every draw: d20 faces 1..20; combat dice 1..3 skull, 4..5 shield, 6 blank
    PlayerId player{};
    bool d20 = false;
    std::vector<std::uint8_t> faces{};
    HEXWRIGHT_WORD(Rolled, "rolled", player, d20, faces);
};
struct Wounded {
    FigureId figure{};
    int wounds = 0;
    HEXWRIGHT_WORD(Wounded, "wounded", figure, wounds);
};
struct Healed {
    FigureId figure{};
    int wounds = 0;
    HEXWRIGHT_WORD(Healed, "healed", figure, wounds);
};
struct Destroyed {
    FigureId figure{};
    HEXWRIGHT_WORD(Destroyed, "destroyed", figure);
};
struct CardOut {  // its last figure is gone
    CardId card{};
    HEXWRIGHT_WORD(CardOut, "card-out", card);
};
struct Returned {  // a destroyed figure is back
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    HEXWRIGHT_WORD(Returned, "returned", figure, at, tail);
};
struct MovedByPower {  // set on other spaces
    FigureId figure{};
    SpaceIndex from = no_space;
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    HEXWRIGHT_WORD(MovedByPower, "moved-by-power", figure, from, at, tail);
};
struct PowerUsed {
    FigureId figure{};
    int power = 0;
    FigureId target{};
    bool worked = false;
    HEXWRIGHT_WORD(PowerUsed, "power-used", figure, power, target, worked);
};
struct GlyphDrawn {  // when the game begins: which of those in the pool (place: of the pool's places) is laid there
    GlyphId glyph{};
    int number = 0;
    int of = 0;
    bool place = false;
    HEXWRIGHT_WORD(GlyphDrawn, "glyph-drawn", glyph, number, of, place);
};
struct GlyphTurned {  // symbol side up until now
    GlyphId glyph{};
    FigureId figure{};
    HEXWRIGHT_WORD(GlyphTurned, "glyph-turned", glyph, figure);
};
struct GlyphWorked {
    GlyphId glyph{};
    FigureId figure{};
    bool worked = true;
    HEXWRIGHT_WORD(GlyphWorked, "glyph-worked", glyph, figure, worked);
};
struct GlyphGone {
    GlyphId glyph{};
    HEXWRIGHT_WORD(GlyphGone, "glyph-gone", glyph);
};
struct MarkerTaken {  // an order marker is taken off a card
    CardId card{};
    int marker = 0;
    HEXWRIGHT_WORD(MarkerTaken, "marker-taken", card, marker);
};
struct Negated {  // its special powers are gone for the game
    CardId card{};
    HEXWRIGHT_WORD(Negated, "negated", card);
};
struct ControlChanged {
    CardId card{};
    PlayerId player{};
    HEXWRIGHT_WORD(ControlChanged, "control-changed", card, player);
};
struct Spirit {  // lies on this card from now on
    FigureId figure{};
    CardId card{};
    HEXWRIGHT_WORD(Spirit, "spirit", figure, card);
};
struct RoundEnded {
    int round = 0;
    HEXWRIGHT_WORD(RoundEnded, "round-ended", round);
};
struct Scored {  // in hundredths of a point
    PlayerId player{};
    int points = 0;
    HEXWRIGHT_WORD(Scored, "scored", player, points);
};
struct Won {
    PlayerId player{};
    HEXWRIGHT_WORD(Won, "won", player);
};
struct NobodyWon {
    HEXWRIGHT_WORD(NobodyWon, "nobody-won");
};
struct Put {  // by hand
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    int wounds = 0;
    HEXWRIGHT_WORD(Put, "put", figure, at, tail, wounds);
};

struct Removed {  // from the battlefield by a rule of the scenario, not destroyed
    FigureId figure{};
    HEXWRIGHT_WORD(Removed, "removed", figure);
};
struct Counted {  // a flag (0 or 1) or counter of the scenario has changed
    std::string what{};
    int value = 0;
    HEXWRIGHT_WORD(Counted, "counted", what, value);
};
struct RuleRolled {  // for a rule of the scenario
    PlayerId player{};
    int number = 0;
    std::string rule{};
    HEXWRIGHT_WORD(RuleRolled, "rule-rolled", player, number, rule);
};
struct RuleSaid {  // the scenario's own words
    std::string text{};
    HEXWRIGHT_WORD(RuleSaid, "rule-said", text);
};
struct GlyphLaid {  // by a power or a rule of the scenario
    GlyphId glyph{};
    SpaceIndex at = no_space;
    HEXWRIGHT_WORD(GlyphLaid, "glyph-laid", glyph, at);
};
struct RuleStopped {  // it would have gone on for ever
    std::string rule{};
    HEXWRIGHT_WORD(RuleStopped, "rule-stopped", rule);
};
struct Disputed {  // both have rolled: the attacker's player says it is seen, the other one that it is not
    FigureId figure{};
    FigureId target{};
    bool seen = false;
    HEXWRIGHT_WORD(Disputed, "disputed", figure, target, seen);
};
struct PlayerOut {  // his last figure is gone
    PlayerId player{};
    HEXWRIGHT_WORD(PlayerOut, "player-out", player);
};

}  // namespace event

using Event =
    std::variant<event::GameBegan, event::DraftBegan, event::Drafted, event::DraftingEnded, event::Placed,
                 event::LeftOut, event::FirstPlayer, event::RoundBegan, event::MarkersFirst, event::PowersFirst,
                 event::MarkerPlaced, event::Initiative, event::InitiativeWon, event::TurnBegan, event::TurnLost,
                 event::Moved, event::LeftEngagement, event::Fell, event::TerrainHarmed, event::Attacked,
                 event::Defended, event::Rolled, event::Wounded, event::Healed, event::Destroyed, event::CardOut,
                 event::Returned, event::MovedByPower, event::PowerUsed, event::GlyphDrawn, event::GlyphTurned,
                 event::GlyphWorked, event::GlyphGone, event::MarkerTaken, event::Negated, event::ControlChanged,
                 event::Spirit, event::RoundEnded, event::Scored, event::Won, event::NobodyWon, event::Put,
                 event::Removed, event::Counted, event::RuleRolled, event::RuleSaid, event::GlyphLaid,
                 event::RuleStopped, event::Disputed, event::PlayerOut>;
using Events = std::vector<Event>;

}  // namespace hexwright
