// What happened in a game, as values. Logs, panels and players read them, and a replay is compared by them. Every roll
// of the dice is among them. Sentences for people come from engine/story/story.h.
#pragma once
#include "engine/core/fields.h"
#include "engine/game/ids.h"

#include <variant>
#include <vector>

namespace hexwright {

namespace event {

struct GameBegan {
    int players = 0;
    static constexpr std::string_view name = "game-began";
    static constexpr auto fields() { return std::tuple{field("players", &GameBegan::players)}; }
    friend bool operator==(const GameBegan&, const GameBegan&) = default;
};
struct DraftBegan {  // The winner of the roll chooses first.
    PlayerId player{};
    static constexpr std::string_view name = "armies-drafted-first";
    static constexpr auto fields() { return std::tuple{field("player", &DraftBegan::player)}; }
    friend bool operator==(const DraftBegan&, const DraftBegan&) = default;
};
struct Drafted {
    PlayerId player{};
    CardId card{};
    static constexpr std::string_view name = "drafted";
    static constexpr auto fields() {
        return std::tuple{field("player", &Drafted::player), field("card", &Drafted::card)};
    }
    friend bool operator==(const Drafted&, const Drafted&) = default;
};
struct DraftingEnded {  // This player drafts no more.
    PlayerId player{};
    int points = 0;
    static constexpr std::string_view name = "drafting-ended";
    static constexpr auto fields() {
        return std::tuple{field("player", &DraftingEnded::player), field("points", &DraftingEnded::points)};
    }
    friend bool operator==(const DraftingEnded&, const DraftingEnded&) = default;
};
struct Placed {
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    static constexpr std::string_view name = "placed";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Placed::figure), field("at", &Placed::at), field("tail", &Placed::tail)};
    }
    friend bool operator==(const Placed&, const Placed&) = default;
};
struct LeftOut {  // The start zone has no space for the figure.
    FigureId figure{};
    static constexpr std::string_view name = "left-out";
    static constexpr auto fields() { return std::tuple{field("figure", &LeftOut::figure)}; }
    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};
struct FirstPlayer {  // Basic game only.
    PlayerId player{};
    static constexpr std::string_view name = "first-player";
    static constexpr auto fields() { return std::tuple{field("player", &FirstPlayer::player)}; }
    friend bool operator==(const FirstPlayer&, const FirstPlayer&) = default;
};
struct RoundBegan {
    int round = 0;
    static constexpr std::string_view name = "round-began";
    static constexpr auto fields() { return std::tuple{field("round", &RoundBegan::round)}; }
    friend bool operator==(const RoundBegan&, const RoundBegan&) = default;
};
struct MarkerPlaced {  // Only its player and his teammates know which one.
    PlayerId player{};
    int marker = 0;
    CardId card{};
    static constexpr std::string_view name = "marker-placed";
    static constexpr auto fields() {
        return std::tuple{field("player", &MarkerPlaced::player), field("marker", &MarkerPlaced::marker),
                          field("card", &MarkerPlaced::card)};
    }
    friend bool operator==(const MarkerPlaced&, const MarkerPlaced&) = default;
};
struct MarkersFirst {  // This player places all his order markers before the others.
    PlayerId player{};
    static constexpr std::string_view name = "markers-first";
    static constexpr auto fields() { return std::tuple{field("player", &MarkersFirst::player)}; }
    friend bool operator==(const MarkersFirst&, const MarkersFirst&) = default;
};
struct PowersFirst {  // Players hold the same card and its powers work at the same time: this player goes first.
    PlayerId player{};
    FigureId figure{};
    static constexpr std::string_view name = "powers-first";
    static constexpr auto fields() {
        return std::tuple{field("player", &PowersFirst::player), field("figure", &PowersFirst::figure)};
    }
    friend bool operator==(const PowersFirst&, const PowersFirst&) = default;
};
struct Initiative {  // `sum` is the roll with its modifiers.
    PlayerId player{};
    int roll = 0;
    int sum = 0;
    static constexpr std::string_view name = "initiative";
    static constexpr auto fields() {
        return std::tuple{field("player", &Initiative::player), field("roll", &Initiative::roll),
                          field("sum", &Initiative::sum)};
    }
    friend bool operator==(const Initiative&, const Initiative&) = default;
};
struct InitiativeWon {
    PlayerId player{};
    static constexpr std::string_view name = "initiative-won";
    static constexpr auto fields() { return std::tuple{field("player", &InitiativeWon::player)}; }
    friend bool operator==(const InitiativeWon&, const InitiativeWon&) = default;
};
struct TurnBegan {  // `number` is the revealed marker; 0 in a basic game or in a turn given by a power.
    PlayerId player{};
    CardId card{};
    int number = 0;
    static constexpr std::string_view name = "turn-began";
    static constexpr auto fields() {
        return std::tuple{field("player", &TurnBegan::player), field("card", &TurnBegan::card),
                          field("number", &TurnBegan::number)};
    }
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct TurnLost {  // The card with this marker is out of play, or the marker is gone.
    PlayerId player{};
    int number = 0;
    static constexpr std::string_view name = "turn-lost";
    static constexpr auto fields() {
        return std::tuple{field("player", &TurnLost::player), field("number", &TurnLost::number)};
    }
    friend bool operator==(const TurnLost&, const TurnLost&) = default;
};
struct Moved {  // The part of one figure's move carried out so far.
    FigureId figure{};
    SpaceIndex from = no_space;
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    int cost = 0;
    static constexpr std::string_view name = "moved";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Moved::figure), field("from", &Moved::from), field("at", &Moved::at),
                          field("tail", &Moved::tail), field("cost", &Moved::cost)};
    }
    friend bool operator==(const Moved&, const Moved&) = default;
};
struct LeftEngagement {  // The leaving attack on a figure that leaves an engagement; `hit` if it rolled a skull.
    FigureId figure{};
    FigureId by{};
    bool hit = false;
    static constexpr std::string_view name = "left-engagement";
    static constexpr auto fields() {
        return std::tuple{field("figure", &LeftEngagement::figure), field("by", &LeftEngagement::by),
                          field("hit", &LeftEngagement::hit)};
    }
    friend bool operator==(const LeftEngagement&, const LeftEngagement&) = default;
};
struct Fell {
    FigureId figure{};
    int skulls = 0;
    bool killed = false;  // Killed by an extreme fall.
    static constexpr std::string_view name = "fell";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Fell::figure), field("skulls", &Fell::skulls),
                          field("killed", &Fell::killed)};
    }
    friend bool operator==(const Fell&, const Fell&) = default;
};
struct TerrainHarmed {  // Harm by lava or molten lava.
    FigureId figure{};
    bool harmed = false;
    static constexpr std::string_view name = "terrain-harmed";
    static constexpr auto fields() {
        return std::tuple{field("figure", &TerrainHarmed::figure), field("harmed", &TerrainHarmed::harmed)};
    }
    friend bool operator==(const TerrainHarmed&, const TerrainHarmed&) = default;
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
    static constexpr std::string_view name = "attacked";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Attacked::figure), field("target", &Attacked::target),
                          field("with", &Attacked::with),     field("dice", &Attacked::dice),
                          field("skulls", &Attacked::skulls), field("height", &Attacked::height)};
    }
    friend bool operator==(const Attacked&, const Attacked&) = default;
};
struct Defended {
    FigureId figure{};
    int dice = 0;
    int shields = 0;
    int hits = 0;
    static constexpr std::string_view name = "defended";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Defended::figure), field("dice", &Defended::dice),
                          field("shields", &Defended::shields), field("hits", &Defended::hits)};
    }
    friend bool operator==(const Defended&, const Defended&) = default;
};
// Every roll: a d20 shows 1..20; combat dice show 1..3 for a skull, 4..5 for a shield and 6 for a blank.
struct Rolled {
    PlayerId player{};
    bool d20 = false;
    std::vector<std::uint8_t> faces{};
    static constexpr std::string_view name = "rolled";
    static constexpr auto fields() {
        return std::tuple{field("player", &Rolled::player), field("d20", &Rolled::d20), field("faces", &Rolled::faces)};
    }
    friend bool operator==(const Rolled&, const Rolled&) = default;
};
struct Wounded {
    FigureId figure{};
    int wounds = 0;
    static constexpr std::string_view name = "wounded";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Wounded::figure), field("wounds", &Wounded::wounds)};
    }
    friend bool operator==(const Wounded&, const Wounded&) = default;
};
struct Healed {
    FigureId figure{};
    int wounds = 0;
    static constexpr std::string_view name = "healed";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Healed::figure), field("wounds", &Healed::wounds)};
    }
    friend bool operator==(const Healed&, const Healed&) = default;
};
struct Destroyed {
    FigureId figure{};
    static constexpr std::string_view name = "destroyed";
    static constexpr auto fields() { return std::tuple{field("figure", &Destroyed::figure)}; }
    friend bool operator==(const Destroyed&, const Destroyed&) = default;
};
struct CardOut {  // The card's last figure is gone.
    CardId card{};
    static constexpr std::string_view name = "card-out";
    static constexpr auto fields() { return std::tuple{field("card", &CardOut::card)}; }
    friend bool operator==(const CardOut&, const CardOut&) = default;
};
struct Returned {  // A destroyed figure returns to the battlefield.
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    static constexpr std::string_view name = "returned";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Returned::figure), field("at", &Returned::at),
                          field("tail", &Returned::tail)};
    }
    friend bool operator==(const Returned&, const Returned&) = default;
};
struct MovedByPower {  // A power sets the figure on other spaces.
    FigureId figure{};
    SpaceIndex from = no_space;
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    static constexpr std::string_view name = "moved-by-power";
    static constexpr auto fields() {
        return std::tuple{field("figure", &MovedByPower::figure), field("from", &MovedByPower::from),
                          field("at", &MovedByPower::at), field("tail", &MovedByPower::tail)};
    }
    friend bool operator==(const MovedByPower&, const MovedByPower&) = default;
};
struct PowerUsed {
    FigureId figure{};
    int power = 0;
    FigureId target{};
    bool worked = false;
    static constexpr std::string_view name = "power-used";
    static constexpr auto fields() {
        return std::tuple{field("figure", &PowerUsed::figure), field("power", &PowerUsed::power),
                          field("target", &PowerUsed::target), field("worked", &PowerUsed::worked)};
    }
    friend bool operator==(const PowerUsed&, const PowerUsed&) = default;
};
// Setting up draws from the pool which glyph is laid there; with `place`, on which of the pool's places.
struct GlyphDrawn {
    GlyphId glyph{};
    int number = 0;
    int of = 0;
    bool place = false;
    static constexpr std::string_view name = "glyph-drawn";
    static constexpr auto fields() {
        return std::tuple{field("glyph", &GlyphDrawn::glyph), field("number", &GlyphDrawn::number),
                          field("of", &GlyphDrawn::of), field("place", &GlyphDrawn::place)};
    }
    friend bool operator==(const GlyphDrawn&, const GlyphDrawn&) = default;
};
struct GlyphTurned {  // A glyph that lay symbol side up is turned over.
    GlyphId glyph{};
    FigureId figure{};
    static constexpr std::string_view name = "glyph-turned";
    static constexpr auto fields() {
        return std::tuple{field("glyph", &GlyphTurned::glyph), field("figure", &GlyphTurned::figure)};
    }
    friend bool operator==(const GlyphTurned&, const GlyphTurned&) = default;
};
struct GlyphWorked {
    GlyphId glyph{};
    FigureId figure{};
    bool worked = true;
    static constexpr std::string_view name = "glyph-worked";
    static constexpr auto fields() {
        return std::tuple{field("glyph", &GlyphWorked::glyph), field("figure", &GlyphWorked::figure),
                          field("worked", &GlyphWorked::worked)};
    }
    friend bool operator==(const GlyphWorked&, const GlyphWorked&) = default;
};
struct GlyphGone {
    GlyphId glyph{};
    static constexpr std::string_view name = "glyph-gone";
    static constexpr auto fields() { return std::tuple{field("glyph", &GlyphGone::glyph)}; }
    friend bool operator==(const GlyphGone&, const GlyphGone&) = default;
};
struct MarkerTaken {  // An order marker is taken off a card.
    CardId card{};
    int marker = 0;
    static constexpr std::string_view name = "marker-taken";
    static constexpr auto fields() {
        return std::tuple{field("card", &MarkerTaken::card), field("marker", &MarkerTaken::marker)};
    }
    friend bool operator==(const MarkerTaken&, const MarkerTaken&) = default;
};
struct Negated {  // The card has no special powers for the rest of the game.
    CardId card{};
    static constexpr std::string_view name = "negated";
    static constexpr auto fields() { return std::tuple{field("card", &Negated::card)}; }
    friend bool operator==(const Negated&, const Negated&) = default;
};
struct ControlChanged {
    CardId card{};
    PlayerId player{};
    static constexpr std::string_view name = "control-changed";
    static constexpr auto fields() {
        return std::tuple{field("card", &ControlChanged::card), field("player", &ControlChanged::player)};
    }
    friend bool operator==(const ControlChanged&, const ControlChanged&) = default;
};
struct Spirit {  // The figure's spirit lies on this card from now on.
    FigureId figure{};
    CardId card{};
    static constexpr std::string_view name = "spirit";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Spirit::figure), field("card", &Spirit::card)};
    }
    friend bool operator==(const Spirit&, const Spirit&) = default;
};
struct RoundEnded {
    int round = 0;
    static constexpr std::string_view name = "round-ended";
    static constexpr auto fields() { return std::tuple{field("round", &RoundEnded::round)}; }
    friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
};
struct Scored {  // In hundredths of a point.
    PlayerId player{};
    int points = 0;
    static constexpr std::string_view name = "scored";
    static constexpr auto fields() {
        return std::tuple{field("player", &Scored::player), field("points", &Scored::points)};
    }
    friend bool operator==(const Scored&, const Scored&) = default;
};
struct Won {
    PlayerId player{};
    static constexpr std::string_view name = "won";
    static constexpr auto fields() { return std::tuple{field("player", &Won::player)}; }
    friend bool operator==(const Won&, const Won&) = default;
};
struct NobodyWon {
    static constexpr std::string_view name = "nobody-won";
    static constexpr auto fields() { return std::tuple{}; }
    friend bool operator==(const NobodyWon&, const NobodyWon&) = default;
};
struct Put {  // A figure is put somewhere by hand.
    FigureId figure{};
    SpaceIndex at = no_space;
    SpaceIndex tail = no_space;
    int wounds = 0;
    static constexpr std::string_view name = "put";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Put::figure), field("at", &Put::at), field("tail", &Put::tail),
                          field("wounds", &Put::wounds)};
    }
    friend bool operator==(const Put&, const Put&) = default;
};

struct Removed {  // A scenario rule takes the figure off the battlefield without destroying it.
    FigureId figure{};
    static constexpr std::string_view name = "removed";
    static constexpr auto fields() { return std::tuple{field("figure", &Removed::figure)}; }
    friend bool operator==(const Removed&, const Removed&) = default;
};
struct Counted {  // A flag (0 or 1) or counter of the scenario has changed.
    std::string what{};
    int value = 0;
    static constexpr std::string_view name = "counted";
    static constexpr auto fields() {
        return std::tuple{field("what", &Counted::what), field("value", &Counted::value)};
    }
    friend bool operator==(const Counted&, const Counted&) = default;
};
struct RuleRolled {  // A roll for a scenario rule.
    PlayerId player{};
    int number = 0;
    std::string rule{};
    static constexpr std::string_view name = "rule-rolled";
    static constexpr auto fields() {
        return std::tuple{field("player", &RuleRolled::player), field("number", &RuleRolled::number),
                          field("rule", &RuleRolled::rule)};
    }
    friend bool operator==(const RuleRolled&, const RuleRolled&) = default;
};
struct RuleSaid {  // The scenario's own words.
    std::string text{};
    static constexpr std::string_view name = "rule-said";
    static constexpr auto fields() { return std::tuple{field("text", &RuleSaid::text)}; }
    friend bool operator==(const RuleSaid&, const RuleSaid&) = default;
};
struct GlyphLaid {  // A power or a scenario rule lays a glyph.
    GlyphId glyph{};
    SpaceIndex at = no_space;
    static constexpr std::string_view name = "glyph-laid";
    static constexpr auto fields() {
        return std::tuple{field("glyph", &GlyphLaid::glyph), field("at", &GlyphLaid::at)};
    }
    friend bool operator==(const GlyphLaid&, const GlyphLaid&) = default;
};
struct RuleStopped {  // The rule was stopped because it would have run forever.
    std::string rule{};
    static constexpr std::string_view name = "rule-stopped";
    static constexpr auto fields() { return std::tuple{field("rule", &RuleStopped::rule)}; }
    friend bool operator==(const RuleStopped&, const RuleStopped&) = default;
};
// Both players have rolled. `seen` if the attacker's player wins, who claims that the target is seen.
struct Disputed {
    FigureId figure{};
    FigureId target{};
    bool seen = false;
    static constexpr std::string_view name = "disputed";
    static constexpr auto fields() {
        return std::tuple{field("figure", &Disputed::figure), field("target", &Disputed::target),
                          field("seen", &Disputed::seen)};
    }
    friend bool operator==(const Disputed&, const Disputed&) = default;
};
struct PlayerOut {  // The player's last figure is gone.
    PlayerId player{};
    static constexpr std::string_view name = "player-out";
    static constexpr auto fields() { return std::tuple{field("player", &PlayerOut::player)}; }
    friend bool operator==(const PlayerOut&, const PlayerOut&) = default;
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
