#include "formats/telling/words.h"

#include "embedded/words.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/document.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace hexwright::telling {
namespace {

const Argument* argument_of(const Message& message, std::string_view name) {
    const auto found = std::ranges::find(message.arguments, name, &Argument::name);
    return found == message.arguments.end() ? nullptr : &*found;
}

// ---- cases and genders

constexpr char gender_follows = '\x04';
constexpr std::array<std::string_view, 4> cases{"nom", "acc", "dat", "gen"};

// The form of that number among "a|b|c"; the last one if there are fewer.
std::string_view form_of(std::string_view forms, std::size_t number, char between) {
    for (; number > 0; --number) {
        const std::size_t end = forms.find(between);
        if (end == std::string_view::npos) break;
        forms.remove_prefix(end + 1);
    }
    return forms.substr(0, forms.find(between));
}

struct Phrase {
    std::string text{};
    char gender = 0;
};

Phrase without_gender(std::string_view phrase) {
    if (phrase.size() < 2 || phrase[0] != gender_follows) return {std::string(phrase)};
    return {std::string(phrase.substr(2)), phrase[1]};
}

std::string in_case(std::string_view text, std::size_t number) {
    std::string chosen;
    while (true) {
        const std::size_t open = text.find(forms_begin);
        const std::size_t close = open == std::string_view::npos ? open : text.find(forms_end, open);
        chosen += text.substr(0, open);
        if (open == std::string_view::npos) return chosen;
        if (close == std::string_view::npos) return chosen.append(text.substr(open + 1));
        chosen += form_of(text.substr(open + 1, close - open - 1), number, next_form);
        text.remove_prefix(close + 1);
    }
}

// ---- what is put in

Phrase sentence_of(const Words& words, const Message& message, bool inside);

std::string text_of(const Argument& argument, const Words& words) {
    std::string text = argument.value;
    for (const Message& part : argument.said)
        text =
            text.empty() ? words.phrase(part) : words.phrase({"list.comma", {{"a", text}, {"b", words.phrase(part)}}});
    return text;
}

// "12.5" or "-0.03" and nothing else.
bool is_decimal(std::string_view text) {
    const std::size_t point = text.find('.');
    const auto digits = [](std::string_view part) {
        return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if (point == std::string_view::npos) return false;
    if (text[0] == '-' || text[0] == '+') return is_decimal(text.substr(1));
    return digits(text.substr(0, point)) && digits(text.substr(point + 1));
}

constexpr std::size_t longest_quotation = 60;  // In bytes, hence at most as many characters.

// What stands in quotation marks is somebody's own text, which may be of any length.
bool is_quoted(std::string_view before, std::string_view after) {
    constexpr std::array<std::array<std::string_view, 2>, 3> marks{{{"\"", "\""}, {"“", "”"}, {"„", "“"}}};
    return std::ranges::any_of(
        marks, [&](const auto& mark) { return before.ends_with(mark[0]) && after.starts_with(mark[1]); });
}

// Ids of a file may be long, too. What files and folders are called stays whole: somebody has to find them.
bool is_long_id(std::string_view name, std::string_view text) {
    return name != "file" && name != "folder" && name != "other" && is_id(text);
}

// What stands between braces: "name", "say:name", "name:dat", "name?m|f|n|p", "name#one|many".
struct Placeholder {
    std::string_view name{}, form{}, by_gender{}, by_count{};
    bool says = false;
};

Placeholder placeholder_in(std::string_view text) {
    Placeholder result;
    if (text.starts_with("say:")) {
        result.says = true;
        text.remove_prefix(4);
    }
    const std::size_t end = text.find_first_of(":?#");
    result.name = text.substr(0, end);
    if (end == std::string_view::npos) return result;
    (text[end] == '?' ? result.by_gender : text[end] == '#' ? result.by_count : result.form) = text.substr(end + 1);
    return result;
}

Phrase formed(Phrase value, const Placeholder& wanted) {
    if (!wanted.by_gender.empty()) {
        const std::size_t gender = genders.find(value.gender);
        return {std::string(form_of(wanted.by_gender, gender == std::string_view::npos ? 0 : gender, '|'))};
    }
    if (!wanted.by_count.empty()) return {std::string(form_of(wanted.by_count, value.text == "1" ? 0 : 1, '|'))};
    if (wanted.form == "open") return value;
    const auto number = std::ranges::find(cases, wanted.form) - cases.begin();
    return {in_case(value.text, static_cast<std::size_t>(number) % cases.size())};
}

// The replacement of "{name}": the argument, or for "{say:name}" the sentence whose id it is, with the same arguments.
// Without such an argument the placeholder stays: visible, but harmless.
Phrase value_for(std::string_view between, const Words& words, const Message& message, bool inside, bool quoted) {
    const Placeholder wanted = placeholder_in(between);
    const Argument* argument = argument_of(message, wanted.name);
    if (!argument || (wanted.says && inside)) return {"{" + std::string(between) + "}"};
    if (wanted.says) return formed(sentence_of(words, {argument->value, message.arguments}, true), wanted);
    Phrase value = formed(without_gender(text_of(*argument, words)), wanted);
    if (quoted || is_long_id(wanted.name, value.text))
        value.text = shortened(value.text, longest_quotation - 3);  // Three bytes for "…".
    if (!quoted && is_decimal(value.text)) value.text.replace(value.text.find('.'), 1, words.decimal);
    return value;
}

Phrase filled_in(std::string_view text, const Words& words, const Message& message, bool inside) {
    Phrase sentence;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        sentence.text += text.substr(0, open);
        const bool quoted = is_quoted(text.substr(0, open), text.substr(close + 1));
        const Phrase value = value_for(text.substr(open + 1, close - open - 1), words, message, inside, quoted);
        text.remove_prefix(close + 1);
        // What is not said leaves no gap.
        if (value.text.empty() && sentence.text.ends_with(' ') && (text.empty() || text.starts_with(' ')))
            sentence.text.pop_back();
        const bool begins =
            sentence.text.empty() || sentence.text.back() == forms_begin || sentence.text.back() == next_form;
        if (value.text.empty() && begins && text.starts_with(' ')) text.remove_prefix(1);
        sentence.text += value.text;
        if (sentence.gender == 0) sentence.gender = value.gender;
    }
    sentence.text += text;
    return sentence;
}

Phrase sentence_of(const Words& words, const Message& message, bool inside) {
    const Words::Sentence* sentence = words.sentence(message.id);
    if (!sentence) return {"[" + message.id + "]"};
    const Argument* count = sentence->one.empty() ? nullptr : argument_of(message, sentence->count);
    const bool one = count && count->value == "1";
    Phrase said = filled_in(one ? sentence->one : sentence->text, words, message, inside);
    if (!sentence->gender.empty()) said.gender = sentence->gender[0];
    return said;
}

// ---- our own

Words own_words(std::string_view file) {
    const std::string_view xml = embedded::words_file(file);
    const auto head = read_head(xml, std::string(file));
    assert(head && "our own sentences can be read");
    return {std::make_shared<const SentenceTable>(xml), head ? head->language : "en", head ? head->decimal : "."};
}

constexpr std::array<Language, 2> known_languages{{{"en", "English"}, {"de", "Deutsch"}}};
constexpr std::array<std::string_view, 2> tables{"english.xml", "german.xml"};

}  // namespace

std::string Words::phrase(const Message& message) const {
    const Phrase said = sentence_of(*this, message, false);
    return said.gender == 0 ? said.text : std::string{gender_follows, said.gender} + said.text;
}

std::string Words::in_nominative(std::string_view phrase) { return in_case(without_gender(phrase).text, 0); }

Result<Words> read_words(std::string_view xml, const std::string& file_name) {
    auto read = read_table(xml, file_name);
    if (!read) return failure(std::move(read.error()));
    return Words(std::make_shared<const SentenceTable>(std::move(read->sentences)), std::move(read->language),
                 std::move(read->decimal));
}

std::span<const Language> languages() { return known_languages; }

Words words_of_language(std::string_view code) {
    const auto found = std::ranges::find(known_languages, code, &Language::code);
    return found == known_languages.end()
               ? english()
               : own_words(tables[static_cast<std::size_t>(found - known_languages.begin())]);
}

Words english() { return own_words(tables[0]); }

std::string_view language_of_locale(std::string_view locale) {
    const std::string_view code = locale.substr(0, locale.find_first_of("_.@-"));
    const auto found = std::ranges::find(known_languages, code, &Language::code);
    return found == known_languages.end() ? std::string_view{} : found->code;
}

namespace {

// Standard input and output have names in the language, as files have their own.
std::string called_file(const std::string& file, const Words& words) {
    if (file == "standard input") return words("file.standard-input");
    return file == "standard output" ? words("file.standard-output") : file;
}

}  // namespace

std::string describe(const Refusal& error, const Words& words) {
    std::string place;
    if (error.at) {
        place = called_file(error.at->file, words) + ":";
        if (error.at->line > 0) place += std::to_string(error.at->line) + ":";
        if (error.at->line > 0 && error.at->column > 0) place += std::to_string(error.at->column) + ":";
        place += " ";
    }
    return place + words(error.message);
}

}  // namespace hexwright::telling
