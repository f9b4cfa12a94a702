#include "engine/lookup/lookup.h"

#include "engine/core/text.h"
#include "engine/lookup/going.h"
#include "engine/lookup/looking.h"
#include "engine/rules/targeting.h"

#include <charconv>
#include <optional>
#include <variant>
#include <vector>

namespace hexwright::lookup {

namespace {

constexpr int most_asked = 100;  // Move and Height.
using Question = std::vector<std::string>;

std::optional<int> number_in(const std::string& word) {
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 1 || number > most_asked) return {};
    return number;
}

// ---- JSON

std::string json_text(std::string_view text) {
    constexpr char digits[] = "0123456789abcdef";
    std::string json = "\"";
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (code < ' ') json += std::string("\\u00") + digits[code / 16] + digits[code % 16];
        else json += (letter == '"' || letter == '\\' ? "\\" : "") + std::string(1, letter);
    }
    return json + "\"";
}

std::string refused(const Message& why) {
    std::string with;
    for (const Argument& argument : why.arguments)
        with += (with.empty() ? "" : ",") + json_text(argument.name) + ":" + json_text(argument.value);
    return "{\"refused\":" + json_text(why.id) + ",\"with\":{" + with + "}}";
}

// ---- the two questions

std::string name_of(const Blocker& blocker, const AskedMap& map) {
    const PlacedPiece& piece = *map.battlefield.find(std::get<PieceId>(blocker));
    return map.catalogue[piece.kind].name + " " + to_text(Space{piece.at, piece.level});
}

std::string json_of(const Look& found, const AskedMap& map) {
    std::string by;
    for (const Blocker& blocker : found.sight.blocked_by)
        by += (by.empty() ? "" : ",") + json_text(name_of(blocker, map));
    return std::string("{\"seen\":") + (found.sight.seen ? "true" : "false") +
           ",\"range\":" + (found.range ? std::to_string(*found.range) : "null") +
           ",\"height\":" + std::to_string(found.height_advantage) + ",\"by\":[" + by + "]}";
}

std::optional<std::string> sight_answer(const Question& words, const AskedMap& map) {
    if (words.size() != 4 || words[0] != "sight") return {};
    const auto from = space_from(words[1]), to = space_from(words[2]);
    const auto height = number_in(words[3]);
    if (!from || !to || !height) return {};
    const Terrain& terrain = map.board->terrain();
    const auto viewer = posted_at({&*from, 1}, stature_of(*height), terrain);
    const auto target = posted_at({&*to, 1}, stature_of(*height), terrain);
    if (!viewer) return refused(viewer.error().message);
    if (!target) return refused(target.error().message);
    return json_of(look({terrain, {}}, *viewer, *target, part_to_see(map.rules), map.rules), map);
}

std::optional<std::string> reach_answer(const Question& words, const AskedMap& map) {
    if (words.size() != 5 || words[0] != "reach" || (words[4] != "walks" && words[4] != "flies")) return {};
    const auto from = space_from(words[1]);
    const auto move = number_in(words[2]), height = number_in(words[3]);
    if (!from || !move || !height) return {};
    const auto goals = goals_from(*from, {*height, *move, words[4] == "flies"}, *map.board, map.rules);
    if (!goals) return refused(goals.error().message);
    std::string spaces;
    for (const Goal& goal : *goals)
        spaces += (spaces.empty() ? "[" : ",[") + json_text(to_text((*map.board)[goal.at].space)) + "," +
                  std::to_string(goal.cost) + "," + std::to_string((goal.stops ? 1 : 0) + (goal.unharmed ? 0 : 2)) +
                  "]";
    return "{\"spaces\":[" + spaces + "]}";
}

}  // namespace

std::string answer_to(std::string_view question, const AskedMap& map) {
    const Question words = words_in(question);
    if (const auto sight = sight_answer(words, map)) return *sight;
    if (const auto reach = reach_answer(words, map)) return *reach;
    return refused({"guide.no-question"});
}

}  // namespace hexwright::lookup
