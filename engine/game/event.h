// What happened in a game, as values. Logs, panels and players read them, and a replay is compared by them. Every roll
// of the dice is among them. Sentences for people come from engine/story/story.h.
#pragma once
#include "engine/core/fields.h"
#include "engine/game/dice_part.h"
#include "engine/game/ids.h"
#include "engine/game/room.h"

#include <string>
#include <variant>
#include <vector>

namespace hexwright::game {

namespace event {

struct GameBegan {
    int players = 0;
    HEXWRIGHT_WORD(GameBegan, "game-began", players);
};
struct DraftBegan {  // The winner of the roll chooses first.
    PlayerId player{};
    HEXWRIGHT_WORD(DraftBegan, "armies-drafted-first", player);
};
struct Drafted {
    PlayerId player{};
    CardId card{};
    HEXWRIGHT_WORD(Drafted, "drafted", player, card);
};
struct DraftingEnded {  // This player drafts no more.
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
struct LeftOut {  // The start zone has no space for the figure.
    FigureId figure{};
    HEXWRIGHT_WORD(LeftOut, "left-out", figure);
};
struct FirstPlayer {  // Basic game only.
    PlayerId player{};
    HEXWRIGHT_WORD(FirstPlayer, "first-player", player);
};
struct RoundBegan {
    int round = 0;
    HEXWRIGHT_WORD(RoundBegan, "round-began", round);
};
struct MarkerPlaced {  // Only its player and his teammates know which one.
    PlayerId player{};
    int marker = 0;
    CardId card{};
    HEXWRIGHT_WORD(MarkerPlaced, "marker-placed", player, marker, card);
};
struct MarkersFirst {  // This player places all his order markers before the others.
    PlayerId player{};
    HEXWRIGHT_WORD(MarkersFirst, "markers-first", player);
};
struct PowersFirst {  // Players hold the same card and its powers work at the same time: this player goes first.
    PlayerId player{};
    FigureId figure{};
    HEXWRIGHT_WORD(PowersFirst, "powers-first", player, figure);
};
struct Initiative {  // `sum` is the roll with its modifiers.
    PlayerId player{};
    int roll = 0;
    int sum = 0;
    HEXWRIGHT_WORD(Initiative, "initiative", player, roll, sum);
};
struct InitiativeWon {
    PlayerId player{};
    HEXWRIGHT_WORD(InitiativeWon, "initiative-won", player);
};
struct TurnBegan {  // `number` is the revealed marker; 0 in a basic game or in a turn given by a power.
    PlayerId player{};
    CardId card{};
    int number = 0;
    HEXWRIGHT_WORD(TurnBegan, "turn-began", player, card, number);
};
// The marker is gone, or its card's figures are, or the card fights for another player.
struct TurnLost {
    PlayerId player{};
    int number = 0;
    CardId card{};  // Invalid if the marker lies on no card.
    bool dead = false;
    HEXWRIGHT_WORD(TurnLost, "turn-lost", player, number, card, dead);
};
struct Moved {  // The part of one figure's move carried out so far.
    FigureId figure{};
    SpaceIndex from = no_space;
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    int cost = 0;
    HEXWRIGHT_WORD(Moved, "moved", figure, from, at, tail, cost);
};
struct LeftEngagement {  // The leaving attack on a figure that leaves an engagement; `hit` if it rolled a skull.
    FigureId figure{};
    FigureId by{};
    bool hit = false;
    HEXWRIGHT_WORD(LeftEngagement, "left-engagement", figure, by, hit);
};
struct Fell {
    FigureId figure{};
    int skulls = 0;
    bool killed = false;  // Killed by an extreme fall.
    HEXWRIGHT_WORD(Fell, "fell", figure, skulls, killed);
};
struct TerrainHarmed {  // Harm by lava or molten lava.
    FigureId figure{};
    bool harmed = false;
    HEXWRIGHT_WORD(TerrainHarmed, "terrain-harmed", figure, harmed);
};
// `with` is 0 for the normal attack, else the number of a power of its card. `height` is the number of height dice for
// the attacker, negative for the defender.
struct Attacked {
    FigureId figure{};
    FigureId target{};
    int with = 0;
    int dice = 0;
    int skulls = 0;
    int height = 0;
    DiceParts parts{};  // Dice beyond the printed number.
    HEXWRIGHT_WORD(Attacked, "attacked", figure, target, with, dice, skulls, height, parts);
};
struct Defended {
    FigureId figure{};
    int dice = 0;
    int shields = 0;
    int hits = 0;
    DiceParts parts{};  // Dice beyond the printed number.
    HEXWRIGHT_WORD(Defended, "defended", figure, dice, shields, hits, parts);
};
// Every roll: a d20 shows 1..20; combat dice show 1..3 for a skull, 4..5 for a shield and 6 for a blank.
struct Rolled {
    PlayerId player{};
    bool d20 = false;
    std::vector<std::uint8_t> faces{};
    int needs = 0;         // A d20 that must show this much or more; 0 if it is not about that.
    FigureId figure{};     // The figure that such a roll is about, if no other event names it.
    bool highest = false;  // Several players roll, and the highest roll decides.
    HEXWRIGHT_WORD(Rolled, "rolled", player, d20, faces, needs, figure, highest);
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
struct CardOut {  // The card's last figure is gone.
    CardId card{};
    HEXWRIGHT_WORD(CardOut, "card-out", card);
};
struct Returned {  // A destroyed figure returns to the battlefield.
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    HEXWRIGHT_WORD(Returned, "returned", figure, at, tail);
};
struct MovedByPower {  // A power sets the figure on other spaces.
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
// Setting up draws from the pool which glyph is laid there; with `place`, on which of the pool's places.
struct GlyphDrawn {
    GlyphId glyph{};
    int number = 0;
    int of = 0;
    bool place = false;
    HEXWRIGHT_WORD(GlyphDrawn, "glyph-drawn", glyph, number, of, place);
};
struct GlyphTurned {  // A glyph that lay symbol side up is turned over.
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
struct MarkerTaken {  // An order marker is taken off a card.
    CardId card{};
    int marker = 0;
    HEXWRIGHT_WORD(MarkerTaken, "marker-taken", card, marker);
};
struct MarkerMoved {  // A power moves an unrevealed order marker from one card to another.
    PlayerId player{};
    CardId card{};
    CardId onto{};
    HEXWRIGHT_WORD(MarkerMoved, "marker-moved", player, card, onto);
};
struct MarkerSeen {  // A power lets this player see an unrevealed order marker. He and his teammates know which one.
    PlayerId player{};
    CardId card{};
    int marker = 0;
    HEXWRIGHT_WORD(MarkerSeen, "marker-seen", player, card, marker);
};
struct MarkersLeft {  // Markers of a power that lie on the card now.
    CardId card{};
    int markers = 0;
    HEXWRIGHT_WORD(MarkersLeft, "markers-left", card, markers);
};
struct LaidOnCard {  // The destroyed figure lies on this card from now on.
    FigureId figure{};
    CardId card{};
    HEXWRIGHT_WORD(LaidOnCard, "laid-on-card", figure, card);
};
struct CardNamed {  // The card's player has named the other for it.
    CardId card{};
    CardId named{};
    HEXWRIGHT_WORD(CardNamed, "card-named", card, named);
};
struct Negated {  // The card has no special powers for the rest of the game.
    CardId card{};
    HEXWRIGHT_WORD(Negated, "negated", card);
};
struct ControlChanged {
    CardId card{};
    PlayerId player{};
    HEXWRIGHT_WORD(ControlChanged, "control-changed", card, player);
};
struct Converted {  // The figure fights for this player from now on; invalid: for nobody.
    FigureId figure{};
    PlayerId player{};
    HEXWRIGHT_WORD(Converted, "converted", figure, player);
};
struct Spirit {  // The figure's spirit lies on this card from now on.
    FigureId figure{};
    CardId card{};
    HEXWRIGHT_WORD(Spirit, "spirit", figure, card);
};
struct RoundEnded {
    int round = 0;
    HEXWRIGHT_WORD(RoundEnded, "round-ended", round);
};
struct Scored {  // In hundredths of a point.
    PlayerId player{};
    std::int64_t points = 0;
    HEXWRIGHT_WORD(Scored, "scored", player, points);
};
// What ended the game: "last-standing", "nobody-left", "round-limit", "win" (the scenario's win of this number, counted
// from 1) or "rule" (an effect of this rule).
struct Ended {
    std::string by{};
    int number = 0;
    std::string rule{};
    HEXWRIGHT_WORD(Ended, "ended", by, number, rule);
};
struct Won {
    PlayerId player{};
    HEXWRIGHT_WORD(Won, "won", player);
};
struct NobodyWon {
    HEXWRIGHT_WORD(NobodyWon, "nobody-won");
};
struct Put {  // A figure is put somewhere by hand.
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    int wounds = 0;
    HEXWRIGHT_WORD(Put, "put", figure, at, tail, wounds);
};

struct Removed {  // A scenario rule takes the figure off the battlefield without destroying it.
    FigureId figure{};
    HEXWRIGHT_WORD(Removed, "removed", figure);
};
// A flag (0 or 1) or counter of the scenario has changed: the game's, or that of a player or figure.
struct Counted {
    std::string what{};
    int value = 0;
    PlayerId player{};
    FigureId figure{};
    std::string zone{};  // Its id, where a zone has the flag or counter.
    HEXWRIGHT_WORD(Counted, "counted", what, value, player, figure, zone);
};
struct RuleStarted {  // A figure does in its turn what a scenario rule lets it do.
    FigureId figure{};
    std::string rule{};
    HEXWRIGHT_WORD(RuleStarted, "rule-started", figure, rule);
};
struct RuleRolled {  // A roll for a scenario rule.
    PlayerId player{};
    int number = 0;
    std::string rule{};
    HEXWRIGHT_WORD(RuleRolled, "rule-rolled", player, number, rule);
};
struct RuleHarmed {  // A scenario rule wounds or destroys the figure.
    FigureId figure{};
    std::string rule{};
    HEXWRIGHT_WORD(RuleHarmed, "rule-harmed", figure, rule);
};
struct RuleSaid {  // The scenario's own words.
    std::string text{};
    HEXWRIGHT_WORD(RuleSaid, "rule-said", text);
};
struct GlyphLaid {  // A power or a scenario rule lays a glyph.
    GlyphId glyph{};
    SpaceIndex at = no_space;
    HEXWRIGHT_WORD(GlyphLaid, "glyph-laid", glyph, at);
};
// The figure carries the glyph or the other figure from now on; the one that it does not carry is invalid.
struct TakenUp {
    FigureId figure{};
    GlyphId glyph{};
    FigureId carried{};
    HEXWRIGHT_WORD(TakenUp, "taken-up", figure, glyph, carried);
};
struct SetDown {  // What the figure carried is set down there.
    FigureId figure{};
    GlyphId glyph{};
    FigureId carried{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    HEXWRIGHT_WORD(SetDown, "set-down", figure, glyph, carried, at, tail);
};
struct RuleStopped {  // The rule was stopped because it would have run forever.
    std::string rule{};
    HEXWRIGHT_WORD(RuleStopped, "rule-stopped", rule);
};
// Both players have rolled. `seen` if the attacker's player wins, who claims that the target is seen.
struct Disputed {
    FigureId figure{};
    FigureId target{};
    bool seen = false;
    HEXWRIGHT_WORD(Disputed, "disputed", figure, target, seen);
};

// ---- by hand

struct RoundSet {
    int round = 0;
    HEXWRIGHT_WORD(RoundSet, "round-set", round);
};
struct TurnSet {    // The turn that was being taken is over; TurnBegan tells of the one that begins.
    CardId card{};  // Invalid: whichever comes by the player's markers.
    PlayerId player{};
    HEXWRIGHT_WORD(TurnSet, "turn-set", card, player);
};
struct MarkerSet {  // Only its player and his teammates know which one, unless it is revealed.
    PlayerId player{};
    CardId card{};
    int marker = 0;
    bool revealed = false, off = false;
    HEXWRIGHT_WORD(MarkerSet, "marker-set", player, card, marker, revealed, off);
};
struct CardBrought {
    CardId card{};
    PlayerId player{};
    HEXWRIGHT_WORD(CardBrought, "card-brought", card, player);
};
struct CardRemoved {
    CardId card{};
    HEXWRIGHT_WORD(CardRemoved, "card-removed", card);
};
struct GlyphSet {  // Which one it is stands only in the state.
    GlyphId glyph{};
    SpaceIndex at = no_space;
    bool face_down = false, off = false;
    HEXWRIGHT_WORD(GlyphSet, "glyph-set", glyph, at, face_down, off);
};

// By hand: the position is being arranged from now on, perhaps with all cards gone, or that is `done` and play begins.
struct Arranged {
    bool cleared = false, done = false;
    HEXWRIGHT_WORD(Arranged, "arranged", cleared, done);
};

// An attack on a piece that has Life, and what becomes of it.
struct ObjectAttacked {
    FigureId figure{};
    ObjectId object{};
    int with = 0;
    int dice = 0;
    int skulls = 0;
    DiceParts parts{};  // Dice beyond the printed number.
    HEXWRIGHT_WORD(ObjectAttacked, "piece-attacked", figure, called("piece", object), with, dice, skulls, parts);
};
struct ObjectDefended {
    ObjectId object{};
    int dice = 0;
    int shields = 0;
    int hits = 0;
    HEXWRIGHT_WORD(ObjectDefended, "piece-defended", called("piece", object), dice, shields, hits);
};
struct ObjectWounded {
    ObjectId object{};
    int wounds = 0;
    HEXWRIGHT_WORD(ObjectWounded, "piece-wounded", called("piece", object), wounds);
};
struct ObjectDestroyed {
    ObjectId object{};
    HEXWRIGHT_WORD(ObjectDestroyed, "piece-destroyed", called("piece", object));
};
struct ObjectOpened {  // Or closed.
    ObjectId object{};
    bool open = false;
    HEXWRIGHT_WORD(ObjectOpened, "piece-opened", called("piece", object), open);
};

// What a game of a campaign begins with from the one before: a flag or counter, wounds, what spirits have given a card.
struct Carried {
    std::string what{};
    int value = 0;
    PlayerId player{};
    FigureId figure{};
    HEXWRIGHT_WORD(Carried, "carried", what, value, player, figure);
};
struct CarriedWounds {
    FigureId figure{};
    int wounds = 0;
    HEXWRIGHT_WORD(CarriedWounds, "carried-wounds", figure, wounds);
};
struct CarriedUpgrade {
    CardId card{};
    int attack = 0, defense = 0;  // Dice more.
    int powers = 0;               // Powers more.
    HEXWRIGHT_WORD(CarriedUpgrade, "carried-upgrade", card, attack, defense, powers);
};

struct TurnLapsed {  // Another turn is taken instead.
    PlayerId player{};
    CardId card{};
    HEXWRIGHT_WORD(TurnLapsed, "turn-lapsed", player, card);
};
struct Revealed {  // A secret flag or counter.
    std::string what{};
    int value = 0;
    PlayerId player{};
    FigureId figure{};
    std::string zone{};  // Its id, where a zone has it.
    HEXWRIGHT_WORD(Revealed, "revealed", what, value, player, figure, zone);
};

struct PlayerOut {  // The player's last figure is gone.
    PlayerId player{};
    HEXWRIGHT_WORD(PlayerOut, "player-out", player);
};

}  // namespace event

using AnyEvent = std::variant<
    event::GameBegan, event::DraftBegan, event::Drafted, event::DraftingEnded, event::Placed, event::LeftOut,
    event::FirstPlayer, event::RoundBegan, event::MarkersFirst, event::PowersFirst, event::MarkerPlaced,
    event::Initiative, event::InitiativeWon, event::TurnBegan, event::TurnLost, event::Moved, event::LeftEngagement,
    event::Fell, event::TerrainHarmed, event::Attacked, event::Defended, event::Rolled, event::Wounded, event::Healed,
    event::Destroyed, event::CardOut, event::Returned, event::MovedByPower, event::PowerUsed, event::GlyphDrawn,
    event::GlyphTurned, event::GlyphWorked, event::GlyphGone, event::MarkerTaken, event::Negated, event::ControlChanged,
    event::Spirit, event::RoundEnded, event::Scored, event::Won, event::NobodyWon, event::Put, event::Removed,
    event::Counted, event::RuleStarted, event::RuleRolled, event::RuleSaid, event::GlyphLaid, event::RuleStopped,
    event::Disputed, event::PlayerOut, event::MarkerMoved, event::MarkerSeen, event::MarkersLeft, event::LaidOnCard,
    event::CardNamed, event::RuleHarmed, event::Ended, event::RoundSet, event::TurnSet, event::MarkerSet,
    event::CardBrought, event::CardRemoved, event::GlyphSet, event::Arranged, event::ObjectAttacked,
    event::ObjectDefended, event::ObjectWounded, event::ObjectDestroyed, event::ObjectOpened, event::Converted,
    event::Carried, event::CarriedWounds, event::CarriedUpgrade, event::TakenUp, event::SetDown, event::TurnLapsed,
    event::Revealed>;
// Compiled once, in event.cpp: copying a variant of so many kinds takes a compiler longer than all else in most
// sources.
struct Event : AnyEvent {
    using AnyEvent::AnyEvent;
    Event();
    Event(const Event&);
    Event(Event&&) noexcept;
    Event& operator=(const Event&);
    Event& operator=(Event&&) noexcept;
    ~Event();
    friend bool operator==(const Event& a, const Event& b);
};
using Events = std::vector<Event>;

}  // namespace hexwright::game
