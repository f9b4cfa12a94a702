// What reading words of the scenario language does whatever their type: collects errors, each with the path of its
// word, and reads attributes. Private to the readers of rules and of single words; rulebook_reader.h knows the types.
#pragma once
#include "engine/core/choices.h"
#include "engine/scenario/trial.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_xml.h"

#include <functional>

namespace hexwright::xml {

inline constexpr std::size_t most_errors_told = 50;  // Of one file; reading ends there.

using NamesOfWords = std::vector<std::string_view>;

// Each function that reads returns false, and notes why, if the attribute is missing or wrong.
class WordReading {
public:
    // `path` is that of the word that is read first, empty for the top.
    WordReading(Holes holes, const std::string& path) : holes_(holes) {
        if (!path.empty()) path_.push_back(path);
    }

    // The text is no file: its lines are nobody's.
    void forget_lines() { in_a_file_ = false; }

    template <class T>
    Result<T> give(T& value) {
        if (fine()) return std::move(value);
        return failure(trouble());
    }
    Result<void> give();
    bool fail(Refusal error);
    // An error of the word at the top with this id, if that is not empty.
    bool fail_at(Refusal error, std::string_view list, std::string_view id);
    bool fine() const { return errors_.empty(); }

protected:
    int line_of(const Node& node) const { return in_a_file_ ? node.line() : 0; }
    bool begin_word(const Node& node);  // Counts the word; false if no more may be read.
    bool only_attributes(const Node& node, const NamesOfWords& known);
    // Calls `add` for each element that may stand in the word; any other, and text, is an error.
    bool each_child(const Node& node, const NamesOfWords& known, const std::function<bool(const Node&)>& add);
    bool lacking(const Node& node, std::string_view member);

    // The steps to the word that is read.
    void enter(std::string_view list, const Node& child, std::size_t index);
    void leave() { path_.pop_back(); }
    void at_member(std::string_view name) { member_ = name; }

    bool id(const Node& node, std::string_view name, std::string& place);
    bool text(const Node& node, std::string_view name, std::string& place);
    bool number(const Node& node, std::string_view name, int low, int high, int& place);
    // Which of the words it is; the first is none if it is empty or "?", and then the attribute must be there.
    bool choice(const Node& node, std::string_view name, Choices words, std::size_t& place);
    bool space(const Node& node, std::string_view name, std::optional<Space>& place);
    bool actor(const Node& node, std::string_view name, std::string& place);  // A name as in records, too.
    bool faces(const Node& node, std::string_view name, std::vector<std::string>& words);
    bool path(const Node& node, std::string_view name, std::vector<std::string>& words);
    bool markers(const Node& node, std::string_view name, std::vector<std::string>& words);
    bool check(const Node& node, std::string_view name, std::string& digits);
    bool seed(const Node& node, std::string_view name, std::uint64_t& value);

    Holes holes() const { return holes_; }

private:
    using Trouble = std::function<std::optional<Message>(const std::string&)>;

    Refusal trouble();
    std::string word_path() const;
    template <class Place, class T>
    bool take(Place& place, Result<T> result) {
        if (!result) return fail(std::move(result.error()));
        place = std::move(*result);
        return true;
    }
    bool take(Result<void> result) { return result || fail(std::move(result.error())); }
    bool list(const Node& node, std::string_view name, std::vector<std::string>& words, const Trouble& trouble,
              const Message& too_many, std::size_t most, std::size_t longest = max_text);

    Holes holes_;
    std::vector<Refusal> errors_;
    std::vector<std::string> path_;
    std::string_view member_;  // The attribute that is read.
    std::size_t words_ = 0;
    bool stopped_ = false, in_a_file_ = true;
};

}  // namespace hexwright::xml
