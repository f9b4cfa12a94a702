#include "engine/rulebook/word_troubles.h"

#include "engine/scenario/word_path.h"

#include <string>

namespace hexwright::rulebook {

void WordTroubles::go_inside(std::size_t part) {
    steps_.resize(here.depth);
    steps_.emplace_back(here.member, part);
    ++here.depth;
    here.member = {};
}

void WordTroubles::at_word(int line) {
    if (line > 0) here = {.line = line, .from = here.depth, .depth = here.depth};
}

bool WordTroubles::fail(Message message) {
    Refusal trouble{std::move(message), FilePos{"", here.line, 0}};  // The caller knows the file.
    WordPath way;
    for (std::size_t i = here.from; i < here.depth; ++i)
        way.steps.push_back({std::string(steps_[i].first), steps_[i].second});
    way.member = here.member;
    trouble.word = to_text(way);
    troubles_.push_back(std::move(trouble));
    return false;
}

}  // namespace hexwright::rulebook
