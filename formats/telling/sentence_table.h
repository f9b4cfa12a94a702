// The sentences of one table of words, by id. A table from anywhere is read and checked as a whole; one of ours, which
// the tests have read, is not: each sentence is read when it is asked for, because all 5,000 take longer than most
// commands.
#pragma once
#include "engine/board/refusal.h"
#include "formats/telling/room.h"

#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace hexwright::telling {

class SentenceTable {
public:
    struct Sentence {
        std::string text;         // For other counts, or always.
        std::string one{};        // For a `count` of 1; if empty, `text` is used.
        std::string count{};      // Name of the argument that decides.
        std::string gender = "";  // "m", "f", "n" or "p" of a phrase that others agree with.
        friend bool operator==(const Sentence&, const Sentence&) = default;
    };
    using Sentences = std::map<std::string, Sentence, std::less<>>;

    explicit SentenceTable(Sentences all) : read_(std::move(all)) {}
    // The groups of the table, and the sentences of a group, must be in alphabetical order. The text must outlive this.
    explicit SentenceTable(std::string_view our_xml) : our_xml_(our_xml) {}

    const Sentence* find(std::string_view id) const;  // nullptr if there is none. Any thread may ask.
    Sentences all() const;
    std::size_t read_so_far() const;

private:
    mutable std::mutex mutex_{};  // Guards read_.
    mutable Sentences read_{};
    std::string_view our_xml_{};  // Holds those that are not read yet; empty if all are.
};

// What stands in brackets in a table: "⟦der|den|dem|des⟧" for four cases. It is read as control characters, which no
// argument can hold.
inline constexpr char forms_begin = '\x01', next_form = '\x02', forms_end = '\x03';
inline constexpr std::string_view genders = "mfnp";

struct TableRead {
    std::string language{}, decimal{};
    SentenceTable::Sentences sentences{};
};
Result<TableRead> read_table(std::string_view xml, const std::string& file_name);
// The same without the sentences, of a table that is one of ours.
Result<TableRead> read_head(std::string_view our_xml, const std::string& file_name);

}  // namespace hexwright::telling
