#include "editor/cli/play/choices.h"

#include "engine/core/text.h"
#include "engine/core/visit.h"
#include "engine/story/story.h"
#include "formats/telling/choice_lines.h"

#include <algorithm>

namespace hexwright::cli {
namespace {

constexpr std::size_t few = 25;         // This many choices are listed without folding.
constexpr std::size_t least_group = 6;  // Smaller groups are not folded.

std::string figure_text(const GameState& seen, FigureId figure, const Words& words) {
    return words(Message{"choice.choose-figure", {{"figure", called(seen, figure)}}});
}

std::string group_of(const GameState& seen, const Action& action, const Words& words) {
    return visit(
        action,
        [&](const Move& move) {
            return words(Message{"human.moves", {{"figure", figure_text(seen, move.figure, words)}}});
        },
        [&](const PlaceFigure& put) {
            return words(Message{"human.places", {{"figure", figure_text(seen, put.figure, words)}}});
        },
        [&](const ChooseSpace&) { return words(Message{"human.spaces"}); },
        [&](const UsePower& use) {
            if (use.at == no_space) return std::string();
            UsePower plain{use.figure, use.power};
            return words(choice_of(seen, plain));
        },
        [](const auto&) { return std::string(); });
}

}  // namespace

ChoiceList::ChoiceList(const GameState& seen, const std::vector<Action>& legal, const Words& words)
    : texts_(choice_lines(seen, legal, words)), words_(&words) {
    for (const Action& action : legal) groups_.push_back(group_of(seen, action, words));
}

std::string ChoiceList::line(std::size_t index) const {
    return "  " + std::to_string(index + 1) + ") " + texts_[index] + "\n";
}

std::size_t ChoiceList::end_of_group(std::size_t index) const {
    std::size_t end = index + 1;
    while (end < groups_.size() && !groups_[index].empty() && groups_[end] == groups_[index]) ++end;
    return end;
}

std::string ChoiceList::folded() const {
    if (count() <= few) return all();
    std::string lines;
    for (std::size_t index = 0; index < count();) {
        const std::size_t end = end_of_group(index);
        if (end - index < least_group) {
            for (; index < end; ++index) lines += line(index);
            continue;
        }
        const std::string numbers = std::to_string(index + 1) + "-" + std::to_string(end);
        lines += "  " +
                 (*words_)(Message{"human.folded",
                                   {{"numbers", numbers}, {"what", groups_[index]}, {"count", end - index}}}) +
                 "\n";
        index = end;
    }
    return lines;
}

std::string ChoiceList::all() const { return some(1, count()); }

std::string ChoiceList::some(std::size_t first, std::size_t last) const {
    std::string lines;
    for (std::size_t number = std::max<std::size_t>(first, 1); number <= std::min(last, count()); ++number)
        lines += line(number - 1);
    return lines;
}

std::string ChoiceList::with(std::string_view words) const {
    std::string lines;
    for (std::size_t index = 0; index < count(); ++index)
        if (holds_words(texts_[index], words)) lines += line(index);
    return lines;
}

}  // namespace hexwright::cli
