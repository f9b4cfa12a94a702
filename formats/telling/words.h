// The program's sentences in one language, by id, from a table of data (formats/data/words/*.xml). What a language
// needs beside the words stands in its table, too: forms for one and for many, cases, genders, how a list is joined.
#pragma once
#include "engine/board/refusal.h"
#include "engine/core/message.h"
#include "formats/telling/room.h"
#include "formats/telling/sentence_table.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace hexwright::telling {

class Words {
public:
    // In a sentence "{name}" stands for the argument of that name, and "{say:name}" for the sentence whose id is the
    // value of that argument, with the same arguments; an argument that holds sentences is these, joined by the
    // sentence "list.comma". A sentence may have separate forms for one and for other counts, and numbers with decimals
    // get the table's mark before them. An id without a sentence yields the id in brackets, so that tests find it;
    // nothing throws.
    std::string operator()(const Message& message) const { return in_nominative(phrase(message)); }
    std::string operator()(std::string_view id) const { return (*this)(Message{std::string(id), {}}); }

    // A sentence that is to be put into another one. In a table "⟦der|den|dem|des⟧" gives the forms of four cases:
    // nominative, accusative, dative and genitive. A phrase keeps them (as control characters, which no text of a
    // person can hold), together with its gender, until a sentence says which it wants: "{name:dat}" (:nom, :acc,
    // :gen), or
    // "{name:open}" in a phrase that passes the choice on; "{name?er|sie|es|sie}" goes by the gender of the argument:
    // masculine, feminine, neuter or plural, and masculine if it has none. Plain "{name}" is the nominative.
    // "{n#space|spaces}" goes by a second number of the sentence: the first form for 1, else the second.
    std::string phrase(const Message& message) const;
    static std::string in_nominative(std::string_view phrase);

    bool knows(std::string_view id) const { return sentence(id) != nullptr; }

    using Sentence = SentenceTable::Sentence;
    const Sentence* sentence(std::string_view id) const { return table_->find(id); }  // nullptr if there is none.
    SentenceTable::Sentences sentences() const { return table_->all(); }
    std::size_t sentences_read() const { return table_->read_so_far(); }

    Words(std::shared_ptr<const SentenceTable> table, std::string its_language, std::string its_decimal)
        : language(std::move(its_language)), decimal(std::move(its_decimal)), table_(std::move(table)) {}
    std::string language;  // As in ISO 639.
    std::string decimal;   // What stands before the decimals of a number; arguments come with a point.

private:
    std::shared_ptr<const SentenceTable> table_;
};

Result<Words> read_words(std::string_view xml, const std::string& file_name);

struct Language {
    std::string_view code, name;  // "de", and what its speakers call it.
};
std::span<const Language> languages();           // English first.
Words words_of_language(std::string_view code);  // English if there is no such language.
Words english();

// The language of a locale such as "de_AT.UTF-8", as environments name it; nothing if we do not have it.
std::string_view language_of_locale(std::string_view locale);

// For example "file.xml:41:9: <piece kind=…>: no such kind; did you mean …?".
std::string describe(const Refusal& error, const Words& words);

}  // namespace hexwright::telling
