// The sentence of each event and each action that has only one.
#pragma once
#include "engine/game/action.h"
#include "engine/game/event.h"
#include "engine/story/room.h"

namespace hexwright::story {

constexpr const char* only_sentence(const event::GameBegan&) { return "story.game-began"; }
constexpr const char* only_sentence(const event::DraftBegan&) { return "story.armies-drafted-first"; }
constexpr const char* only_sentence(const event::Drafted&) { return "story.drafted"; }
constexpr const char* only_sentence(const event::DraftingEnded&) { return "story.drafting-ended"; }
constexpr const char* only_sentence(const event::LeftOut&) { return "story.left-out"; }
constexpr const char* only_sentence(const event::FirstPlayer&) { return "story.first-player"; }
constexpr const char* only_sentence(const event::RoundBegan&) { return "story.round-began"; }
constexpr const char* only_sentence(const event::MarkersFirst&) { return "story.markers-first"; }
constexpr const char* only_sentence(const event::PowersFirst&) { return "story.powers-first"; }
constexpr const char* only_sentence(const event::Initiative&) { return "story.initiative"; }
constexpr const char* only_sentence(const event::InitiativeWon&) { return "story.initiative-won"; }
constexpr const char* only_sentence(const event::Wounded&) { return "story.wounded"; }
constexpr const char* only_sentence(const event::Healed&) { return "story.healed"; }
constexpr const char* only_sentence(const event::Destroyed&) { return "story.destroyed"; }
constexpr const char* only_sentence(const event::CardOut&) { return "story.card-out"; }
constexpr const char* only_sentence(const event::GlyphTurned&) { return "story.glyph-turned"; }
constexpr const char* only_sentence(const event::GlyphGone&) { return "story.glyph-gone"; }
constexpr const char* only_sentence(const event::Negated&) { return "story.negated"; }
constexpr const char* only_sentence(const event::Spirit&) { return "story.spirit"; }
constexpr const char* only_sentence(const event::RoundEnded&) { return "story.round-ended"; }
constexpr const char* only_sentence(const event::Won&) { return "story.won"; }
constexpr const char* only_sentence(const event::NobodyWon&) { return "story.nobody-won"; }
constexpr const char* only_sentence(const event::Removed&) { return "story.removed"; }
constexpr const char* only_sentence(const event::RuleSaid&) { return "story.rule-said"; }
constexpr const char* only_sentence(const event::GlyphLaid&) { return "story.glyph-laid"; }
constexpr const char* only_sentence(const event::PlayerOut&) { return "story.player-out"; }
constexpr const char* only_sentence(const event::MarkerMoved&) { return "story.marker-moved"; }
constexpr const char* only_sentence(const event::MarkersLeft&) { return "story.markers-left"; }
constexpr const char* only_sentence(const event::LaidOnCard&) { return "story.laid-on-card"; }
constexpr const char* only_sentence(const event::CardNamed&) { return "story.card-named"; }
constexpr const char* only_sentence(const event::RuleHarmed&) { return "story.rule-harmed"; }
constexpr const char* only_sentence(const event::RoundSet&) { return "story.round-set"; }
constexpr const char* only_sentence(const event::CardBrought&) { return "story.card-brought"; }
constexpr const char* only_sentence(const event::CardRemoved&) { return "story.card-removed"; }
constexpr const char* only_sentence(const event::ObjectDestroyed&) { return "story.piece-destroyed"; }
constexpr const char* only_sentence(const event::CarriedWounds&) { return "story.carried-wounds"; }
constexpr const char* only_sentence(const event::CarriedUpgrade&) { return "story.carried-upgrade"; }
constexpr const char* only_sentence(const event::RuleStarted&) { return "story.rule-started"; }
constexpr const char* only_sentence(const event::TurnLapsed&) { return "story.turn-lapsed"; }

constexpr const char* only_sentence(const DraftCard&) { return "choice.draft"; }
constexpr const char* only_sentence(const TakeTurn&) { return "choice.take"; }
constexpr const char* only_sentence(const ChooseCard&) { return "choice.choose-card"; }
constexpr const char* only_sentence(const ChoosePlayer&) { return "choice.choose-player"; }
constexpr const char* only_sentence(const ChooseSpace&) { return "choice.choose-space"; }
constexpr const char* only_sentence(const StartRule&) { return "choice.start"; }
constexpr const char* only_sentence(const ChooseNumber&) { return "choice.choose-number"; }
constexpr const char* only_sentence(const PutFigure&) { return "choice.put"; }
constexpr const char* only_sentence(const Dispute&) { return "choice.dispute"; }
constexpr const char* only_sentence(const Reseed&) { return "choice.reseed"; }
constexpr const char* only_sentence(const SetRound&) { return "choice.set-round"; }
constexpr const char* only_sentence(const SetCounter&) { return "choice.set-counter"; }
constexpr const char* only_sentence(const BringCard&) { return "choice.bring-card"; }
constexpr const char* only_sentence(const RemoveCard&) { return "choice.remove-card"; }
constexpr const char* only_sentence(const BeginPlay&) { return "choice.begin-play"; }

}  // namespace hexwright::story
