#include "formats/xml/rules/word_reading.h"

#include "engine/scenario/scenario_words.h"
#include "engine/scenario/word_tree.h"
#include "formats/xml/elements/attributes.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <limits>
#include <set>

namespace hexwright::xml {
namespace {

// True for a die face.
bool is_face(const std::string& word) {
    if (word == "skull" || word == "shield" || word == "blank") return true;
    const bool digits = !word.empty() && word.size() <= 2 &&
                        std::ranges::all_of(word, [](char each) { return each >= '0' && each <= '9'; });
    return digits && word[0] != '0' && std::stoi(word) <= 20;
}

// The words of a list, one space between two.
std::vector<std::string> split_at_spaces(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        words.emplace_back(text.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

// A name in the test, or one as in records, such as 1.marro-drudge.2.3.
bool is_record_name(const std::string& word) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.'; };
    const auto at_end = [](char c) { return c == '-' || c == '.'; };
    return !word.empty() && std::ranges::all_of(word, fits) && !at_end(word.front()) && !at_end(word.back());
}

}  // namespace

// ---- errors

Result<void> WordReading::give() {
    if (fine()) return {};
    return failure(trouble());
}

bool WordReading::fail(Refusal error) {
    if (error.word.empty()) error.word = word_path();
    if (errors_.size() < most_errors_told) errors_.push_back(std::move(error));
    stopped_ = stopped_ || errors_.size() >= most_errors_told;
    return false;
}

bool WordReading::fail_at(Refusal error, std::string_view list, std::string_view id) {
    error.word = std::string(list) + (id.empty() ? "" : "[" + std::string(id) + "]");
    return fail(std::move(error));
}

Refusal WordReading::trouble() {
    Refusal first = std::move(errors_.front());
    first.more.assign(std::make_move_iterator(errors_.begin() + 1), std::make_move_iterator(errors_.end()));
    return first;
}

std::string WordReading::word_path() const {
    std::string text;
    for (const std::string& step : path_) text += (text.empty() ? "" : "/") + step;
    return member_.empty() || text.empty() ? text : text + "@" + std::string(member_);
}

// ---- words

bool WordReading::begin_word(const Node& node) {
    if (stopped_) return false;
    if (++words_ <= max_rule_words) return true;
    stopped_ = true;
    return fail(node.error({"rule.too-many-words", {{"limit", max_rule_words}}}));
}

bool WordReading::only_attributes(const Node& node, const NamesOfWords& known) {
    return take(node.only_attributes(known));
}

bool WordReading::each_child(const Node& node, const NamesOfWords& known, const std::function<bool(const Node&)>& add) {
    bool ok = take(node.no_text());
    for (const Node& child : node.children()) {
        if (stopped_) return false;
        const bool may = std::ranges::count(known, child.name()) > 0;
        ok = (may ? add(child) : fail(node.unknown_child(child, known))) && ok;
    }
    return ok;
}

bool WordReading::lacking(const Node& node, std::string_view member) { return fail(node.text(member).error()); }

void WordReading::enter(std::string_view list, const Node& child, std::size_t index) {
    const std::string id(child.raw("id").value_or(""));
    // Words at the top are told by their ids.
    const bool named = path_.empty() && is_id(id) && names_in_path(id);
    path_.push_back(std::string(list) + "[" + (named ? id : std::to_string(index)) + "]");
}

// ---- attributes

bool WordReading::id(const Node& node, std::string_view name, std::string& place) { return take(place, node.id(name)); }

bool WordReading::text(const Node& node, std::string_view name, std::string& place) {
    return take(place, node.text_or(name, ""));
}

bool WordReading::number(const Node& node, std::string_view name, int low, int high, int& place) {
    return take(place, node.integer(name, low, high));
}

bool WordReading::choice(const Node& node, std::string_view name, Choices words, std::size_t& place) {
    const bool nameless = words[0].empty() || words[0] == "?";
    if (!node.has(name) && words[0] != "?") return true;
    std::size_t which = 0;
    if (!take(which, node.one_of(name, nameless ? words.subspan(1) : words))) return false;
    place = which + (nameless ? 1 : 0);
    return true;
}

bool WordReading::space(const Node& node, std::string_view name, std::optional<Space>& place) {
    return take(place, node.space(name));
}

bool WordReading::actor(const Node& node, std::string_view name, std::string& place) {
    if (!take(place, node.text(name))) return false;
    return is_record_name(place) ||
           fail(node.error_at(name, {"test.no-name", {{"attribute", name}, {"value", place}}}));
}

bool WordReading::faces(const Node& node, std::string_view name, std::vector<std::string>& words) {
    const auto no_face = [](const std::string& word) {
        return is_face(word) ? std::nullopt : std::optional(Message{"test.no-face", {{"word", word}}});
    };
    return list(node, name, words, no_face, {"test.too-many-faces", {{"limit", trial::max_faces}}}, trial::max_faces);
}

bool WordReading::path(const Node& node, std::string_view name, std::vector<std::string>& words) {
    const auto no_space = [](const std::string& word) {
        const bool space = word == "turn" || space_from(word);
        return space ? std::nullopt : std::optional(Message{"test.no-way", {{"word", word}}});
    };
    return list(node, name, words, no_space, {"test.too-long-way", {{"limit", trial::max_path}}}, trial::max_path,
                trial::max_path * 20);
}

bool WordReading::markers(const Node& node, std::string_view name, std::vector<std::string>& words) {
    const auto no_marker = [](const std::string& word) {
        const bool marker = word == "1" || word == "2" || word == "3" || word == "X";
        return marker ? std::nullopt : std::optional(Message{"test.no-marker", {{"word", word}}});
    };
    const Message twice{"test.marker-twice", {{"attribute", name}}};
    if (!list(node, name, words, no_marker, twice, 4)) return false;
    const std::set<std::string> once(words.begin(), words.end());
    return once.size() == words.size() || fail(node.error_at(name, twice));
}

bool WordReading::check(const Node& node, std::string_view name, std::string& digits) {
    if (!node.has(name)) return true;
    const auto digit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    if (!take(digits, node.text(name))) return false;
    return (digits.size() == 4 && std::ranges::all_of(digits, digit)) ||
           fail(node.error_at(name, {"test.no-check", {{"value", digits}}}));
}

bool WordReading::seed(const Node& node, std::string_view name, std::uint64_t& value) {
    if (!node.has(name)) return true;
    return take(value, number_up_to(node, name, std::numeric_limits<std::uint64_t>::max()));
}

bool WordReading::list(const Node& node, std::string_view name, std::vector<std::string>& words, const Trouble& trouble,
                       const Message& too_many, std::size_t most, std::size_t longest) {
    if (!node.has(name)) return true;
    std::string text;
    if (!take(text, node.text(name, longest))) return false;
    words = split_at_spaces(text);
    if (words.size() > most) return fail(node.error_at(name, too_many));
    for (const std::string& word : words)
        if (auto message = trouble(word)) return fail(node.error_at(name, *message));
    return true;
}

}  // namespace hexwright::xml
