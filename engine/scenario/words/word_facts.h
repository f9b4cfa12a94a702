// What is plain from a word alone: what an effect changes, how a condition is put together and what it is about. The
// one place that says so of each word, for the checks, the computer players and the rules page; in either form.
// What follows from several words together stands in rule_facts.h.
#pragma once
#include "engine/scenario/effect.h"
#include "engine/scenario/room.h"

#include <cstdint>
#include <optional>

namespace hexwright::scenario {

// ---- effects. All pointers lead into the word; nullptr: it does or needs nothing of the kind.

template <class Form>
struct TallyChange {
    const Form::TallyName* tally = nullptr;
    const Form::MaybeOwner* of = nullptr;
    int by = 0;                              // Of a flag: 1 when it is set, -1 when it is cleared.
    bool anew = false;                       // Of a counter: it becomes any number, whatever it was.
    bool flag = false;                       // It is set to 1 or 0, whatever it was.
    const Form::Amounts* amounts = nullptr;  // With any: `by` for each. A flag has none.
    bool hidden = false;                     // Neither the story nor the page tells of it.
};

// What a figure on the battlefield loses.
template <class Form>
struct LifeChange {
    const Form::MaybeFigure* figure = nullptr;
    int wounds = 0;                          // Below zero: it is healed.
    bool all = false;                        // It is destroyed, whatever it has left.
    const Form::Amounts* amounts = nullptr;  // With any: so many wounds for each.
};

template <class Form>
struct PieceChange {
    const Form::PieceName* piece = nullptr;
    int damage = 0;      // What it loses of its Life; 0 if it is not a matter of Life.
    bool opens = false;  // It stays, though what it barred is open.
};

// Where figures are put.
template <class Form>
struct Putting {
    const Form::MaybeZone* zone = nullptr;
    bool on_named_space = false;  // Not into the zone, but on the space that the word names.
};

template <class Form>
struct EffectFacts {
    std::optional<TallyChange<Form>> counts{};
    std::optional<LifeChange<Form>> harms{};
    std::optional<PieceChange<Form>> breaks{};
    std::optional<Putting<Form>> puts{};
    const Form::MaybeFigure* done_to = nullptr;  // The figure, which must be on the battlefield.
    const Form::MaybeFigure* removes = nullptr;  // It leaves the battlefield without being destroyed.
    const Form::MaybeFigure* converts = nullptr;
    const Form::CardName* brings = nullptr;  // A card that joins an army.
    // A card that goes to another player: of this kind if one is given.
    const Form::MaybeCard* gives = nullptr;
    const Form::KindName* covers_with = nullptr;
    const Form::MaybeGlyph* takes_up = nullptr;  // A figure takes it up, if it is given.
    bool takes_up_figures = false;
    const Form::PlayerName* winner = nullptr;  // The game ends.
    const Form::TallyName* reveals = nullptr;  // A secret.

    // What there must be for it.
    const Form::GlyphName* of_glyph = nullptr;
    const Form::MaybeGlyph* of_carried = nullptr;  // This glyph is carried, or anything if it is not given.
    const Form::PieceName* of_object = nullptr;    // A piece that has Life or, if `to_open`, can be opened.
    bool to_open = false;
    const Form::Conditions* of_figures = nullptr;  // For a figure for which all of them hold it is done, or for none.

    // The effects inside.
    const Form::Effects* frames = nullptr;  // All there is to see of the word, which shows nothing of itself.
    bool has_effects = false;
};

// The effect itself, not the effects inside it.
template <class Form>
EffectFacts<Form> facts_of(const OneWord<EffectWords<Form>>& effect);

// ---- conditions

// How many of its parts must hold.
enum class Joint : std::uint8_t { All, Any, None };

template <class Form>
struct ConditionFacts {
    const Form::Conditions* parts = nullptr;  // Which alone decide; nullptr for a condition that is not put together.
    Joint joint = Joint::All;
    bool of_place = false;     // It depends on where the figure stands.
    bool of_identity = false;  // It is about who the figure is, and no move or attack changes it.
};

template <class Form>
ConditionFacts<Form> facts_of(const OneWord<ConditionWords<Form>>& condition);

}  // namespace hexwright::scenario
