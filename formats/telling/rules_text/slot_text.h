// A word of the scenario language as a sentence whose slots are its members, for editing it: "At [the end of each
// round], from round [3]". Unlike the page of rules it keeps the structure of the word, so that each slot can be a
// menu. engine/scenario/slot_choices.h says what may stand in a slot.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/scenario/word_tree.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::telling {

// A piece of the sentence: plain text, or a slot with what it shows.
struct SlotPiece {
    std::string text{};    // What is shown: "from round ", "3", or for a missing member what to do: "choose a zone".
    std::string member{};  // The member that the slot changes, empty for plain text.
    SlotKind kind = SlotKind::Other;
    bool missing = false;  // It must be given and is not.
};

struct SlotSentence {
    std::vector<SlotPiece> pieces{};
    // Members that may be given and are not, with what would be said then, such as "from round {from}"; in the order of
    // the sentence.
    struct More {
        std::string text{};
        std::vector<std::string> members{};
    };
    std::vector<More> more{};
    // The lists of words inside, with what is said before them: "and all of this holds:".
    struct Inside {
        std::string list{}, lead{};
    };
    std::vector<Inside> inside{};
};

// An id without sentence shows in brackets. Clicking on what has a default changes that.
// `all`: the words that it is of, by whose titles rules are called.
SlotSentence slot_sentence(const WordNode& word, const Words& words, const Catalogue& catalogue,
                           const WordNode* all = nullptr);
std::string plain(const SlotSentence& sentence);  // As one text, slots in brackets: "it has [2] wounds or more".

// The id of the word's sentence, such as "slot.condition.round"; "slot.word.rule" for words that stand alone.
std::string slot_sentence_id(const WordNode& word);
// The id of what is said before the list: its own, or that of all lists of this name.
std::string slot_inside_id(const WordNode& word, std::string_view list, const Words& words);

// What a slot of this sort shows for a text: "player 2", "the end of each round", the name of a terrain. Also the entry
// of a menu.
std::string shown(const Slot& slot, const std::string& text, const Words& words, const Catalogue& catalogue,
                  const WordNode* all = nullptr);

// The id of the sentence for a word of a choice: that of the slot, such as "slot.choice.event.enter", or that of the
// word wherever it stands, such as "slot.choice.yes"; empty if there is none.
std::string choice_id(const Slot& slot, std::string_view word, const Words& words);

// A member that may be added, in a menu: what would be said then, "from …" or "untold: …", and what to give, "how
// many"; where nothing else is said, what to give stands alone: "which faces".
struct MoreEntry {
    std::string member{}, said{}, hole{};
};
MoreEntry more_entry(const WordNode& word, const SlotSentence::More& more, const Words& words);

// Whole lists for menus: "the current figure stands on a space" for words that may be put. The name of a word without
// anything given, with its holes as "…".
std::string menu_entry(const WordSort& sort, const Words& words);

}  // namespace hexwright::telling
