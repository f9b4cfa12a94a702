// Pieces of the battlefield.
#include "engine/game/board_change.h"
#include "engine/game/objects.h"
#include "engine/rulebook/effects/places.h"
#include "engine/rulebook/effects/words.h"

#include <utility>

namespace hexwright::rulebook {
namespace {

template <class Word>
void open_or_close(const EffectContext& context, const Word& word, bool open) {
    if (const ObjectId object = object_of(context.state(), word.piece.ref()); object.valid())
        open_object(context.update, object, open);
}

}  // namespace

void carry_out(const EffectContext& context, const bound::effect::RemovePiece& word) {
    if (const ObjectId object = object_of(context.state(), word.piece.ref()); object.valid())
        return destroy_object(context.update, object);
    if (!context.state().battlefield->find(word.piece.ref())) return;
    Battlefield battlefield = *context.state().battlefield;
    battlefield.remove(word.piece.ref());
    change_ground(context.update, std::move(battlefield));
}

void carry_out(const EffectContext& context, const bound::effect::Open& word) { open_or_close(context, word, true); }
void carry_out(const EffectContext& context, const bound::effect::Close& word) { open_or_close(context, word, false); }
void carry_out(const EffectContext& context, const bound::effect::Damage& word) {
    if (const ObjectId object = object_of(context.state(), word.piece.ref()); object.valid())
        wound_object(context.update, object, context.amount(word.n, word.amounts, most_wounds));
}
void carry_out(const EffectContext& context, const bound::effect::Mend& word) {
    if (const ObjectId object = object_of(context.state(), word.piece.ref()); object.valid())
        mend_object(context.update, object, context.amount(word.n, word.amounts, most_wounds));
}
void carry_out(const EffectContext& context, const bound::effect::Cover& word) {
    const GameState& state = context.state();
    const PieceKind kind = word.kind.ref();
    Battlefield battlefield = *state.battlefield;
    Risen risen{{}, state.catalogue()[kind].height};
    for (const SpaceIndex space : spaces_there(context.for_conditions(), word)) {
        const Space at = (*state.board)[space].space;
        const bool half = state.catalogue()[(*state.board)[space].terrain].half_height;
        if (at.level >= max_level || half) continue;
        battlefield.add({.kind = kind, .at = at.at, .level = at.level + 1}, state.catalogue());
        risen.spaces.push_back(space);
    }
    change_ground(context.update, std::move(battlefield), risen);
}

}  // namespace hexwright::rulebook
