// The sentences about each sort of member of a word.
#pragma once
#include "engine/core/enum_texts.h"
#include "engine/scenario/room.h"
#include "engine/scenario/word_text.h"

namespace hexwright::scenario {

// What stands at the desk in place of a member that is still to be given.
inline constexpr EnumTexts<SlotKind, SlotKind::Other> hole_sentences({
    {SlotKind::Zone, "slot.hole.zone"},          {SlotKind::Tally, "slot.hole.tally"},
    {SlotKind::Card, "slot.hole.card"},          {SlotKind::Terrain, "slot.hole.terrain"},
    {SlotKind::Kind, "slot.hole.kind"},          {SlotKind::Piece, "slot.hole.piece"},
    {SlotKind::Glyph, "slot.hole.glyph"},        {SlotKind::Figure, "slot.hole.figure"},
    {SlotKind::Player, "slot.hole.player"},      {SlotKind::NamedSpace, "slot.hole.named-space"},
    {SlotKind::Owner, "slot.hole.owner"},        {SlotKind::Winner, "slot.hole.winner"},
    {SlotKind::NamedRule, "slot.hole.rule"},     {SlotKind::Sort, "slot.hole.sort"},
    {SlotKind::FreshName, "slot.hole.new-name"}, {SlotKind::Result, "slot.hole.result"},
    {SlotKind::Actor, "slot.hole.actor"},        {SlotKind::CardInPlay, "slot.hole.card-in-play"},
    {SlotKind::Number, "slot.hole.number"},      {SlotKind::Choice, "slot.hole.choice"},
    {SlotKind::Phrase, "slot.hole.phrase"},      {SlotKind::Space, "slot.hole.space"},
    {SlotKind::Faces, "slot.hole.faces"},        {SlotKind::Way, "slot.hole.way"},
    {SlotKind::Markers, "slot.hole.markers"},    {SlotKind::Check, "slot.hole.check"},
    {SlotKind::Seed, "slot.hole.seed"},          {SlotKind::Other, "slot.hole.other"},
});

// What stands there for a member that is not given and need not be.
inline constexpr EnumTexts<SlotKind, SlotKind::Other> nothing_sentences({
    {SlotKind::Zone, "slot.nothing.zone"},          {SlotKind::Tally, "slot.nothing.tally"},
    {SlotKind::Card, "slot.nothing.card"},          {SlotKind::Terrain, "slot.nothing.terrain"},
    {SlotKind::Kind, "slot.nothing.kind"},          {SlotKind::Piece, "slot.nothing.piece"},
    {SlotKind::Glyph, "slot.nothing.glyph"},        {SlotKind::Figure, "slot.nothing.figure"},
    {SlotKind::Player, "slot.nothing.player"},      {SlotKind::NamedSpace, "slot.nothing.named-space"},
    {SlotKind::Owner, "slot.nothing.owner"},        {SlotKind::Winner, "slot.nothing.winner"},
    {SlotKind::NamedRule, "slot.nothing.rule"},     {SlotKind::Sort, "slot.nothing.sort"},
    {SlotKind::FreshName, "slot.nothing.new-name"}, {SlotKind::Result, "slot.nothing.result"},
    {SlotKind::Actor, "slot.nothing.actor"},        {SlotKind::CardInPlay, "slot.nothing.card-in-play"},
    {SlotKind::Number, "slot.nothing.number"},      {SlotKind::Choice, "slot.nothing.choice"},
    {SlotKind::Phrase, "slot.nothing.phrase"},      {SlotKind::Space, "slot.nothing.space"},
    {SlotKind::Faces, "slot.nothing.faces"},        {SlotKind::Way, "slot.nothing.way"},
    {SlotKind::Markers, "slot.nothing.markers"},    {SlotKind::Check, "slot.nothing.check"},
    {SlotKind::Seed, "slot.nothing.seed"},          {SlotKind::Other, "slot.nothing.other"},
});

}  // namespace hexwright::scenario
