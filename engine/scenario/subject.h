// The subject of a condition at its place in a rule: a figure, a space, or neither.
#pragma once
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"

namespace hexwright::scenario {

struct Subject {
    bool figure = false, space = false;
};

inline constexpr Subject about_the_game{}, about_a_figure{true, false}, about_a_space{false, true};

// The subject of the conditions inside a word whose own subject is `outside`. For rules, wins and the like the caller
// supplies it, because it depends on the rule's events.
template <class Word>
Subject inside_of(const Word&, Subject outside) {
    return outside;
}
inline Subject inside_of(const condition::StandsOn&, Subject) { return {true, true}; }
inline Subject inside_of(const condition::NextTo&, Subject) { return about_a_figure; }
inline Subject inside_of(const condition::Within&, Subject) { return about_a_figure; }
inline Subject inside_of(const condition::Occupied&, Subject) { return about_a_figure; }
inline Subject inside_of(const condition::Carries&, Subject) { return about_a_figure; }
inline Subject inside_of(const condition::Count& word, Subject outside) {
    return word.of == condition::Counted::Spaces ? Subject{outside.figure, true} : about_a_figure;
}
inline Subject inside_of(const amount::Count& word, Subject outside) {
    return word.of == condition::Counted::Spaces ? Subject{outside.figure, true} : about_a_figure;
}
inline Subject inside_of(const effect::Each& word, Subject) {
    return word.figure.given()                        ? about_a_figure
           : word.space.given() || word.glyph.given() ? about_a_space
                                                      : about_the_game;
}
inline Subject inside_of(const effect::Pick& word, Subject) {
    return word.figure.given() ? about_a_figure : word.space.given() ? about_a_space : about_the_game;
}
inline Subject inside_of(const amount::Distance&, Subject) { return about_a_figure; }
inline Subject inside_of(const effect::If& word, Subject outside) {
    return {outside.figure || word.figure.given(), outside.space || word.space.given()};
}
inline Subject inside_of(const effect::Choose& word, Subject) {
    return word.space.given() ? about_a_space : about_a_figure;
}
inline Subject inside_of(const effect::Return&, Subject) { return about_a_figure; }
inline Subject inside_of(const effect::Give&, Subject) { return about_a_figure; }
inline Subject inside_of(const effect::GiveTurn&, Subject) { return about_a_figure; }

}  // namespace hexwright::scenario
