// Flags and counters, and those that are secret.
#include "engine/rulebook/effects/words.h"
#include "engine/rulebook/rulebook_in_play.h"

namespace hexwright::rulebook {
namespace {

const std::string& id_of(const EffectContext& context, TallyRef tally) {
    return context.state().setup->rulebook->tallies[tally.index()];
}

// Counted or Revealed.
template <class Told>
Told told_of(const EffectContext& context, const std::string& id, int value, int owner) {
    Told told{id, value};
    if (owner >= owner_zone)
        told.zone = context.state().setup->rulebook->zones[static_cast<std::size_t>(owner - owner_zone)].id;
    else if (owner >= owner_figure) told.figure = FigureId{owner - owner_figure};
    else told.player = PlayerId{owner};
    return told;
}

void reveal_one(const EffectContext& context, const bound::effect::Reveal& word, int owner) {
    const int value = tally(context.state(), word.tally.ref(), owner);
    if (!reveal_tally(context.state(), word.tally.ref().value, owner)) return;
    const std::string& id = id_of(context, word.tally.ref());
    const DeclaredTally* known = declared(context.state().setup->rulebook->written, id);
    if (known && known->hidden == YesNo::Yes) return;
    context.update.say(told_of<event::Revealed>(context, id, value, owner));
}

}  // namespace

void change_tally(const EffectContext& context, TallyRef what, int owner, int value, YesNo hidden) {
    if (owner == no_owner) return;
    const int before = tally(context.state(), what, owner);
    set_tally(context.state(), what.value, owner, value);
    if (before == value) return;
    const std::string& id = id_of(context, what);
    const DeclaredTally* known = declared(context.state().setup->rulebook->written, id);
    if (hidden == YesNo::Yes || (known && known->hidden == YesNo::Yes)) return;
    context.update.say(told_of<event::Counted>(context, id, tally(context.state(), what, owner), owner));
}

void carry_out(const EffectContext& context, const bound::effect::Set& word) {
    change_tally(context, word.flag.ref(), tally_owner(context.for_conditions(), word.of.ref()),
                 word.to == effect::SetTo::Yes ? 1 : 0, word.hidden);
}
void carry_out(const EffectContext& context, const bound::effect::Add& word) {
    const int owner = tally_owner(context.for_conditions(), word.of.ref());
    change_tally(context, word.counter.ref(), owner,
                 tally(context.state(), word.counter.ref(), owner) + context.amount(word.n, word.amounts, most_counted),
                 word.hidden);
}

void carry_out(const EffectContext& context, const bound::effect::SetCounter& word) {
    change_tally(context, word.counter.ref(), tally_owner(context.for_conditions(), word.of.ref()),
                 context.amount(word.n.or_else(1), word.amounts, most_counted), word.hidden);
}

void carry_out(const EffectContext& context, const bound::effect::Reveal& word) {
    if (secret_of_tally(context.state(), TallyId{word.tally.ref().value}) == SecretOf::Nobody) return;
    if (word.of.given()) {
        const int owner = tally_owner(context.for_conditions(), word.of.ref());
        if (owner != no_owner) reveal_one(context, word, owner);
        return;
    }
    const std::vector<Tally> all = context.state().tallies;
    for (const Tally& each : all)
        if (each.what == word.tally.ref().value) reveal_one(context, word, each.owner);
}

}  // namespace hexwright::rulebook
