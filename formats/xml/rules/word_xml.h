// Single words of the scenario language as text: copied, pasted, put, replaced, moved and set at their path. The text
// is that of files, elements in the canonical layout; whoever uses the window never sees it.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/word_path.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

// The word with all inside as text, such as `<wound n="2"/>`; without its list's place if there is no such word.
Result<std::string> word_text(ScenarioWords words, const WordPath& at);
Result<std::string> word_text(Campaign campaign, const WordPath& at);

// The words after the change. What is put or set may leave out members that must be given, as holes to be filled. The
// refusal says what no file could hold: an unknown word, one that may not stand there, a number out of bounds; or that
// there is no such place. Ids are not compared.
Result<ScenarioWords> changed(ScenarioWords words, const WordChange& change);
Result<Campaign> changed(Campaign campaign, const WordChange& change);

// The words of a text, each by itself: "<wound/><say text='…'/>" are two. Refused if it is not well formed.
Result<std::vector<std::string>> words_of_text(std::string_view text);

// The comments in such a text: before each word and inside it, and behind the last one. None if it is not well formed.
struct TextComments {
    struct OfWord {
        std::vector<std::string> before, inside;
    };
    std::vector<OfWord> words{};
    std::vector<std::string> end{};
};
TextComments comments_in_text(std::string_view text);

// The element's children as text, as a change holds them.
std::string text_inside(const Node& node);

}  // namespace hexwright::xml
