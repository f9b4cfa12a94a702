#include "formats/telling/choice_lines.h"

#include "engine/board/space_told.h"
#include "engine/story/story.h"
#include "engine/story/way_told.h"
#include "engine/story/wording.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

namespace hexwright::telling {
namespace {

// Members of an action, as records name them, that distinguish choices with equal text; the shortest to print come
// first.
constexpr std::string_view telling_members[] = {"figure", "target", "card",  "glyph",     "player",
                                                "at",     "tail",   "flown", "backwards", "path",
                                                "power",  "with",   "way",   "marker",    "option"};

std::string member_of(const Wording& wording, std::string_view name) {
    const auto found =
        std::ranges::find(wording.members, name, [](const auto& member) { return std::string_view(member.first); });
    return found == wording.members.end() ? std::string() : found->second;
}

class ChoiceLines {
public:
    ChoiceLines(const GameState& seen, const std::vector<Action>& legal, const Words& words, const PlaceNames* places)
        : seen_(seen), legal_(legal), words_(words), places_(places) {
        for (const Action& action : legal) lines_.push_back(said(line_of(action)));
        for (const std::string_view member : telling_members) tell_apart(member);
        number_the_rest();
    }
    std::vector<std::string> take() { return std::move(lines_); }

private:
    std::string said(Message message) const {
        return words_(places_ ? with_names(std::move(message), *places_) : std::move(message));
    }

    Message line_of(const Action& action) const {
        Message choice = choice_of(seen_, action);
        const Move* move = std::get_if<Move>(&action);
        std::vector<Message> way = move ? way_told(seen_, *move) : std::vector<Message>();
        if (way.empty()) return choice;
        return {"choice.with-way", {{"choice", std::vector<Message>{std::move(choice)}}, {"way", std::move(way)}}};
    }

    // Lists of equal lines, by their places among all.
    std::vector<std::vector<std::size_t>> alike() const {
        std::map<std::string_view, std::vector<std::size_t>> by_text;
        for (std::size_t i = 0; i < lines_.size(); ++i) by_text[lines_[i]].push_back(i);
        std::vector<std::vector<std::size_t>> found;
        for (auto& [text, places] : by_text)
            if (places.size() > 1) found.push_back(std::move(places));
        return found;
    }

    void tell_apart(std::string_view member) {
        for (const auto& places : alike()) {
            std::vector<std::string> values;
            for (const std::size_t place : places)
                values.push_back(member_of(wording_of(seen_, legal_[place]), member));
            if (std::ranges::adjacent_find(values, std::not_equal_to{}) == values.end()) continue;
            for (std::size_t i = 0; i < places.size(); ++i) {
                const Message more = told_apart(legal_[places[i]], member, values[i]);
                lines_[places[i]] += (more.id.starts_with("choice.apart-") ? ", " : " ") + said(more);
            }
        }
    }

    Message told_apart(const Action& action, std::string_view member, const std::string& value) const {
        if (member == "flown") return {value.empty() ? "choice.apart-walked" : "choice.apart-flown"};
        if (member == "backwards") return {value.empty() ? "choice.apart-forwards" : "choice.apart-backwards"};
        if (member == "tail") return {"choice.apart-lead", {{"value", space_argument(value)}}};
        if (member == "at") return {"choice.apart", {{"value", space_argument(value)}}};
        if (member == "path") return path_told(action, value);
        if (member == "card")
            if (const CardId card = card_named(seen_, value); card.valid() && seen_[card].owner.valid())
                return {"choice.apart-player", {{"player", seen_[card].owner.value + 1}}};
        return {"choice.apart", {{"value", value}}};
    }
    std::vector<Message> space_argument(const std::string& value) const {
        const auto space = space_from(value);
        return space ? space_told(*space) : std::vector<Message>();
    }
    Message path_told(const Action& action, const std::string& value) const {
        const Move* move = std::get_if<Move>(&action);
        if (!places_ || !move || value.empty()) return {"choice.apart-path", {{"value", value}}};
        const Figure& figure = seen_[move->figure];
        const bool by_back = move->backwards && figure.tail() != no_space;
        const SpaceIndex from = by_back ? figure.tail() : figure.at();
        return {"choice.apart-way", {{"way", directions_told(*seen_.board, from, move->path)}}};
    }

    // What is still alike differs in nothing that has a name: options that an author worded alike.
    void number_the_rest() {
        for (const auto& places : alike())
            for (std::size_t i = 0; i < places.size(); ++i)
                lines_[places[i]] += " " + said({"choice.apart", {{"value", i + 1}}});
    }

    const GameState& seen_;
    const std::vector<Action>& legal_;
    const Words& words_;
    const PlaceNames* places_;
    std::vector<std::string> lines_{};
};

}  // namespace

std::vector<std::string> choice_lines(const GameState& seen, const std::vector<Action>& legal, const Words& words,
                                      const PlaceNames* places) {
    return ChoiceLines(seen, legal, words, places).take();
}

}  // namespace hexwright::telling
