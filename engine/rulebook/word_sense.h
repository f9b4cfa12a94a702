// What a scenario's words must be beyond their members: how many of them are given, and which go together.
#pragma once
#include "engine/rulebook/name_binding.h"
#include "engine/rulebook/room.h"
#include "engine/rulebook/word_troubles.h"
#include "engine/scenario/effect.h"
#include "engine/scenario/rulebook.h"

#include <string>

namespace hexwright::rulebook {

// Each makes_sense() is asked of a word whose names all mean something; false: it has noted what is wrong.
class WordSense {
public:
    WordSense(const GameState& state, NameBinding& names, WordTroubles& troubles)
        : state_(state), names_(names), troubles_(troubles) {}

    template <class Word>
    bool makes_sense(const Word&) {
        return true;
    }
    template <class Word>
        requires requires(const Word& word) { word.lacks(), word.zone.given(), word.at.given(); }
    bool makes_sense(const Word& word) {
        return one_place(word, Word::name);
    }
    bool makes_sense(const effect::SetDown& word) { return one_place(word, "set-down"); }
    bool makes_sense(const effect::Each& word);
    bool makes_sense(const effect::Pick& word);
    bool makes_sense(const effect::Option& word);
    bool makes_sense(const effect::Menu& word);
    bool makes_sense(const effect::AskNumber& word);
    bool makes_sense(const On& on);
    bool makes_sense(const modifier::Cannot& word);
    bool makes_sense(const Modifier& word);
    bool makes_sense(const amount::Dealt& word);
    bool makes_sense(const amount::Minus& word);
    bool makes_sense(const condition::Compare& word);
    bool makes_sense(const condition::StandsOn& word);
    bool makes_sense(const condition::Card& word);
    bool makes_sense(const condition::Of& word) { return not_of_itself(word.player.word); }
    bool makes_sense(const condition::EnemyOf& word) { return not_of_itself(word.player.word); }
    bool makes_sense(const condition::FriendOf& word) { return not_of_itself(word.player.word); }

    // The word gives a name to one sort of thing where it must, and to no more than one.
    template <class Word>
    bool names_one(const Word&) {
        return true;
    }
    bool names_one(const effect::Each& word);
    bool names_one(const effect::Pick& word);
    bool names_one(const effect::Choose& word);

private:
    template <class Word>
    bool one_place(const Word& word, std::string_view name) {
        return !word.zone.given() || !word.at.given() || fail("rule.zone-or-space", name);
    }
    bool fail(const char* sentence, std::string_view word);
    bool not_of_itself(const std::string& player);
    bool is_printed(const Phrase& wanted, std::string ArmyCard::* printed, const UnknownSentences& sentences);

    const GameState& state_;
    NameBinding& names_;
    WordTroubles& troubles_;
};

}  // namespace hexwright::rulebook
