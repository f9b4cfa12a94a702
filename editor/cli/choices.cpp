#include "editor/cli/choices.h"

#include "engine/core/text.h"
#include "engine/core/visit.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace hexwright::cli {
namespace {

constexpr std::size_t few = 25;         // This many choices are listed without folding.
constexpr std::size_t least_group = 6;  // Smaller groups are not folded.

std::string tidy(std::string text) {  // Removes the blanks left by empty arguments.
    while (text.ends_with(' ')) text.pop_back();
    if (const auto gap = text.find(" ,"); gap != std::string::npos) text.erase(gap, 1);
    if (const auto gap = text.find("  "); gap != std::string::npos) text.erase(gap, 1);
    return text;
}

std::string figure_text(const GameState& seen, FigureId figure, const Words& words) {
    return words(Message{"choice.choose-figure", {{"figure", called(seen, figure)}}});
}

std::string text_of(const GameState& seen, const Action& action, const Words& words) {
    std::string text = tidy(words(choice_of(seen, action)));
    const Move* move = std::get_if<Move>(&action);
    if (!move) return text;
    const char* before = ": ";
    for (const Message& harm : harm_of(seen, *move)) text += std::exchange(before, ", ") + words(harm);
    return text;
}

// Members of an action, as records name them, that distinguish choices with equal text; the shortest to print come
// first.
constexpr std::string_view telling_members[] = {"figure", "target", "card",  "glyph",     "player",
                                                "at",     "tail",   "flown", "backwards", "path"};

Message told_apart(std::string_view member, const std::string& value) {
    if (member == "tail") return {"choice.apart-lead", {{"value", value}}};
    if (member == "flown") return {value.empty() ? "choice.apart-walked" : "choice.apart-flown"};
    if (member == "backwards") return {value.empty() ? "choice.apart-forwards" : "choice.apart-backwards"};
    return {member == "path" ? "choice.apart-path" : "choice.apart", {{"value", value}}};
}

std::string member_of(const Wording& wording, std::string_view name) {
    const auto found =
        std::ranges::find(wording.members, name, [](const auto& member) { return std::string_view(member.first); });
    return found == wording.members.end() ? std::string() : found->second;
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

ChoiceList::ChoiceList(const GameState& seen, const std::vector<Action>& legal, const Words& words) : words_(&words) {
    for (const Action& action : legal) {
        texts_.push_back(text_of(seen, action, words));
        groups_.push_back(group_of(seen, action, words));
    }
    for (const std::string_view member : telling_members) tell_apart(seen, legal, member);
}

void ChoiceList::tell_apart(const GameState& seen, const std::vector<Action>& legal, std::string_view member) {
    std::map<std::string, std::vector<std::size_t>> alike;
    for (std::size_t index = 0; index < count(); ++index) alike[texts_[index]].push_back(index);
    for (const auto& [text, places] : alike) {
        if (places.size() < 2) continue;
        std::vector<std::string> values;
        for (const std::size_t place : places) values.push_back(member_of(wording_of(seen, legal[place]), member));
        if (std::ranges::adjacent_find(values, std::not_equal_to{}) == values.end()) continue;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Message more = told_apart(member, values[i]);
            texts_[places[i]] += (more.id == "choice.apart" ? " " : ", ") + (*words_)(more);
        }
    }
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
