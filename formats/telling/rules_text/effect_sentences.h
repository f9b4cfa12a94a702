// The sentences of effects that have one for each choice among a few words.
#pragma once
#include "engine/core/enum_texts.h"
#include "engine/scenario/effect.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

namespace hexwright::telling {

// Of dice that nobody rolls.
inline constexpr DieSentences rolled_sentences({{effect::Die::D20, "tell.rolled.d20"},
                                                {effect::Die::Skulls, "tell.rolled.skulls"},
                                                {effect::Die::Shields, "tell.rolled.shields"}});
// Of dice that a player may roll.
inline constexpr DieSentences may_roll_sentences({{effect::Die::D20, "tell.may-roll.d20"},
                                                  {effect::Die::Skulls, "tell.may-roll.skulls"},
                                                  {effect::Die::Shields, "tell.may-roll.shields"}});

// Of a pick, by what happens to equal ones. One that is still to be chosen has no sentence.
inline constexpr EnumTexts<effect::Equals, effect::Equals::Nobody> most_sentences({
    {effect::Equals::Roll, "tell.pick-most-roll"},
    {effect::Equals::All, "tell.pick-most-all"},
    {effect::Equals::Nobody, "tell.pick-most-nobody"},
});
inline constexpr EnumTexts<effect::Equals, effect::Equals::Nobody> least_sentences({
    {effect::Equals::Roll, "tell.pick-least-roll"},
    {effect::Equals::All, "tell.pick-least-all"},
    {effect::Equals::Nobody, "tell.pick-least-nobody"},
});
inline constexpr EnumTexts<effect::Equals, effect::Equals::Nobody> unsaid_sentences({
    {effect::Equals::Roll, "tell.pick-?-roll"},
    {effect::Equals::All, "tell.pick-?-all"},
    {effect::Equals::Nobody, "tell.pick-?-nobody"},
});

// Of what is not picked at random.
inline const char* pick_sentence(const effect::Pick& word) {
    if (word.the == effect::PickBy::Most) return most_sentences[word.tie];
    return word.the == effect::PickBy::Least ? least_sentences[word.tie] : unsaid_sentences[word.tie];
}

}  // namespace hexwright::telling
