// The words of a scenario or campaign as one tree of one type, for whatever goes through words without knowing them:
// paths, sentences with slots, where a name is used. Made from the members that each word lists, so that a new word
// needs no code here. A picture of the words, not the words: formats/xml/rules/word_xml.h changes them.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/scenario/room.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/subject.h"
#include "engine/scenario/word_path.h"
#include "engine/scenario/word_text.h"

#include <functional>
#include <map>
#include <optional>

namespace hexwright::scenario {

// A member that is an attribute.
struct Slot {
    std::string_view name;  // As in files: "at-least".
    SlotKind kind = SlotKind::Other;
    bool required = false;
    std::string text{};     // As a file writes it; empty if it is left out.
    std::string usual{};    // What is meant where it is left out; empty if nothing is.
    int low = 0, high = 0;  // Bounds of a number.
    Choices words{};        // Words of a choice; the first may be "" or "?".
    bool missing() const { return required && text.empty(); }
};

// Members that stand inside the element of a word, in one list or, if `one`, at most once.
struct WordList {
    std::string_view name;   // Of the member: "conditions".
    std::string_view group;  // "condition", "effect", "change", "step", or the one word that may stand there: "row".
    bool several_words = false;  // The group has several words.
    bool one = false;
    Subject about{};  // What conditions in it may ask about.
    std::vector<WordNode> parts;
};

struct WordNode {
    std::string_view name;   // Of its element: "stands-on".
    std::string_view group;  // Of the list that it stands in.
    int line = 0;            // In the file that was read, 0 if from none.
    Subject about{};         // What it may ask about, where it is a condition.
    std::vector<Slot> slots{};
    std::vector<WordList> lists{};
    std::string_view lacks{};  // A member without which it says nothing, of several that could be given.

    const Slot* slot(std::string_view member) const;  // nullptr if it has no such member.
    const WordList* list(std::string_view member) const;
    std::string id() const;  // Its id, or empty.
};

WordNode tree_of(const ScenarioWords& words);
WordNode tree_of(const Scenario& scenario);
WordNode tree_of(const Campaign& campaign);

// The word at the path; nullptr if there is none.
const WordNode* word_at(const WordNode& top, const WordPath& path);
const WordList* list_at(const WordNode& top, const WordPath& path);  // The list that the last step names.
const Slot* slot_at(const WordNode& top, const WordPath& path);      // The member that the path names.

// Reads to_text() of a path; indices may be ids: "rules[flood]/when/conditions[0]@id". A step without index means the
// one word of an optional list, and otherwise the place behind the last. Nothing if no such place is there.
std::optional<WordPath> path_from(std::string_view text, const WordNode& top);

// Whether an id can stand for a number in a path: not one of digits alone.
bool names_in_path(std::string_view id);

// Visits each word below the top, those outside before those inside, in the order of files.
void each_word(const WordNode& top, const std::function<void(const WordPath&, const WordNode&)>& visit);

// The members that must be given and are not: holes, with which a scenario can be edited and saved but not played.
std::vector<WordPath> holes_of(const WordNode& top);

// ---- which words there are

// A word that may stand in lists of its group.
struct WordSort {
    std::string_view name, group;
    condition::About about = condition::About::Game;  // What it asks about, if it is a condition.
    bool asks = false;                                // It asks about a figure or space at all.
    WordNode empty{};                                 // With nothing given.
};
// All words of all groups, and all that stand alone ("rule", "row"), each once. The list never changes.
const std::vector<WordSort>& all_words();

// The words that make sense in the list: those of its group, without conditions about a figure or space where there is
// none.
std::vector<const WordSort*> words_for(const WordList& list);

// ---- lines

// The words with their lines replaced by numbers that name them, from `first` on, so that whatever tells a line tells a
// word; and what each number stands for.
struct NumberedWords {
    struct Word {
        WordPath path;
        int line = 0;  // The line that it had.
    };
    int first = 0;
    std::vector<Word> words{};
    const Word* find(int number) const;  // nullptr if the number is a plain line.
};
NumberedWords number_words(ScenarioWords& words, int first);
NumberedWords number_words(Campaign& campaign, int first);

}  // namespace hexwright::scenario
