#include "engine/setup/army_list.h"

#include "engine/board/catalogue/card_names.h"
#include "engine/core/folded_text.h"
#include "engine/core/loose_names.h"
#include "engine/core/suggest.h"
#include "engine/core/text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace hexwright::setup {
namespace {

constexpr std::size_t most_entries = 200;
constexpr std::size_t most_named = 6;  // Of the cards that a refusal names.

struct ListEntry {
    std::string text{};
    FilePos at{};
};

// ---- words

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

// Of folded text: what stands between blanks, dashes, brackets and full stops. An apostrophe parts nothing.
std::vector<std::string> plain_words(std::string_view text) {
    std::vector<std::string> words;
    bool within = false;
    for (const char c : folded(text)) {
        if (c == '\'' || c == '"') continue;
        if (!is_letter_or_digit(c)) {
            within = false;
            continue;
        }
        if (!within) words.emplace_back();
        within = true;
        words.back() += c;
    }
    return words;
}

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size() && text[0] != '-';
    return whole ? std::optional(number) : std::nullopt;
}

// "x2", "2x", "×2", "*2" as 2.
std::optional<int> copies_in(std::string word) {
    for (const std::string_view times : {"\u00D7", "x", "X", "*"}) {
        if (word.size() > times.size() && word.starts_with(times)) return whole_number(word.substr(times.size()));
        if (word.size() > times.size() && word.ends_with(times))
            return whole_number(word.substr(0, word.size() - times.size()));
    }
    return {};
}

bool is_times(std::string_view word) { return word == "x" || word == "X" || word == "\u00D7"; }

bool means_points(const std::string& word) {
    constexpr std::string_view words[] = {"points", "point", "pts", "pts.", "p", "punkte"};
    return std::ranges::find(words, lower(word)) != std::end(words);
}

// ---- what a name stands for

bool begins_one_of(const std::vector<std::string>& words, std::string_view beginning) {
    return std::ranges::any_of(words, [&](const std::string& word) { return word.starts_with(beginning); });
}

class CardNames {
public:
    explicit CardNames(const Catalogue& catalogue) : catalogue_(catalogue) {
        for (const ArmyCard& card : catalogue.cards()) words_.push_back(words_of_card(card));
    }

    // All cards that the name may stand for: those that have just this name, or else its words in theirs.
    std::vector<CardKind> find(const std::string& name) const {
        std::vector<CardKind> found = exactly(name);
        const std::vector<std::string> sought = plain_words(name);
        if (!found.empty() || sought.empty()) return found;
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (std::ranges::all_of(sought, [&](const std::string& word) { return has_word(words_[i], word); }))
                found.push_back(CardKind{static_cast<int>(i)});
        return found;
    }

    bool is_whole_name(const std::string& name) const { return !exactly(name).empty(); }

    Refusal unknown(const ListEntry& entry, const std::string& name) const {
        std::vector<std::string> known;
        for (const ArmyCard& card : catalogue_.cards()) {
            known.push_back(folded(card.name));
            if (const std::size_t end = card.name.find(" the "); end != std::string::npos)
                known.push_back(folded(card.name.substr(0, end)));
        }
        const auto meant = nearest(folded(name), known);
        Message words{meant ? "army-list.unknown-near" : "army-list.unknown", {{"name", name}}};
        if (meant) words.arguments.emplace_back("suggestion", full_name(catalogue_, catalogue_[find(*meant).front()]));
        return {std::move(words), place(entry)};
    }

    Refusal several(const ListEntry& entry, const std::string& name, const std::vector<CardKind>& found) const {
        std::string all;
        for (std::size_t i = 0; i < std::min(found.size(), most_named); ++i)
            all += (i == 0 ? "" : "; ") + full_name(catalogue_, catalogue_[found[i]]);
        if (found.size() > most_named) all += "; \u2026";
        return {{"army-list.several", {{"name", name}, {"count", found.size()}, {"cards", all}}}, place(entry)};
    }

    static std::optional<FilePos> place(const ListEntry& entry) {
        return entry.at.file.empty() ? std::nullopt : std::optional(entry.at);
    }

private:
    std::vector<CardKind> exactly(const std::string& name) const {
        std::vector<CardKind> found;
        const std::string loose = loose_name(folded(name));
        for (std::size_t i = 0; i < catalogue_.cards().size(); ++i) {
            const ArmyCard& card = catalogue_.cards()[i];
            if (loose == loose_name(card.id) || loose == loose_name(folded(full_name(catalogue_, card))))
                return {CardKind{static_cast<int>(i)}};
            if (loose == loose_name(folded(card.name))) found.push_back(CardKind{static_cast<int>(i)});
        }
        return found;
    }

    // Those of its name, its set and its id, and the initials of the set: "rotv".
    std::vector<std::string> words_of_card(const ArmyCard& card) const {
        std::vector<std::string> words = plain_words(card.name), of_set = plain_words(card.set);
        const auto set = catalogue_.set(card.set);
        const std::vector<std::string> of_name = set ? plain_words(catalogue_[*set].name) : of_set;
        std::string initials;
        for (const std::string& word : of_set) initials += word[0];
        const std::vector<std::string> of_id = plain_words(card.id);
        words.insert(words.end(), of_name.begin(), of_name.end());
        words.insert(words.end(), of_id.begin(), of_id.end());
        words.push_back(std::move(initials));
        return words;
    }

    static bool has_word(const std::vector<std::string>& words, const std::string& sought) {
        const bool plural = sought.size() > 3 && sought.ends_with('s');
        return begins_one_of(words, sought) || (plural && begins_one_of(words, sought.substr(0, sought.size() - 1)));
    }

    const Catalogue& catalogue_;
    std::vector<std::vector<std::string>> words_{};
};

// ---- reading

// Blanks instead of remarks, so that places stay what they are.
std::string without_remarks(std::string_view list) {
    std::string text(list);
    for (std::size_t i = text.find('#'); i != std::string::npos; i = text.find('#', i))
        while (i < text.size() && text[i] != '\n') text[i++] = ' ';
    return text;
}

std::vector<ListEntry> entries_in(const std::string& list, const std::string& file_name) {
    std::vector<ListEntry> entries;
    int line = 1;
    std::size_t line_start = 0;
    for (std::size_t start = 0; start < list.size();) {
        const std::size_t end = std::min(list.find_first_of(",;+\n", start), list.size());
        const std::size_t first = std::min(list.find_first_not_of(" \t\r", start), end);
        if (std::string text = trimmed(list.substr(first, end - first)); !text.empty())
            entries.push_back({std::move(text), {file_name, line, static_cast<int>(first - line_start) + 1}});
        start = end + 1;
        if (end < list.size() && list[end] == '\n') ++line, line_start = start;
    }
    return entries;
}

// What an entry says beside the name.
struct EntryRead {
    std::string name{};
    int copies = 1;
    std::vector<int> numbers{};  // The cost, and perhaps the sum so far.
};

class ListReading {
public:
    ListReading(const Catalogue& catalogue, std::span<const PriceList> prices)
        : catalogue_(catalogue), prices_(prices), names_(catalogue) {}

    Result<ListedArmy> read(std::vector<ListEntry> entries, const std::string& file_name) {
        join_names_with_commas(entries);
        for (const ListEntry& entry : entries) {
            if (entry.text.ends_with(':')) {
                army_.name = trimmed(entry.text.substr(0, entry.text.size() - 1));
                continue;
            }
            if (auto refused = read_entry(entry)) return failure(std::move(*refused));
        }
        if (army_.cards.empty())
            return failure(Message{"army-list.empty"},
                           file_name.empty() ? std::nullopt : std::optional(FilePos{file_name}));
        return std::move(army_);
    }

private:
    // "Raakchott, Steward of Death" is one card.
    void join_names_with_commas(std::vector<ListEntry>& entries) const {
        for (std::size_t i = 0; i + 1 < entries.size(); ++i) {
            const std::string joined = entries[i].text + ", " + entries[i + 1].text;
            if (!names_.is_whole_name(parts_of(joined).name)) continue;
            entries[i].text = joined;
            entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        }
    }

    // Numbers at the end are points, unless they belong to the name: "Deathwalker 9000".
    EntryRead parts_of(const std::string& text) const {
        EntryRead read;
        std::vector<std::string> words;
        bool times = false;  // The word before was "x".
        for (std::string word : words_in(text)) {
            while (!word.empty() && std::string_view("([=:@").find(word[0]) != std::string_view::npos) word.erase(0, 1);
            while (!word.empty() && std::string_view(")]:").find(word.back()) != std::string_view::npos)
                word.pop_back();
            if (word.empty() || word == "-" || word == "*" || word == "\u2013" || word == "\u2022" ||
                means_points(word))
                continue;
            if (const auto copies = copies_in(word)) read.copies = *copies;
            else if (times && whole_number(word)) read.copies = *whole_number(word);
            else if (!is_times(word)) words.push_back(word);
            times = is_times(word);
        }
        if (words.size() > 1 && whole_number(words.front())) {
            read.copies = *whole_number(words.front());
            words.erase(words.begin());
        }
        while (!words.empty() && whole_number(words.back()) &&
               (words.size() == 1 || names_.find(joined(words)).empty())) {
            read.numbers.insert(read.numbers.begin(), *whole_number(words.back()));
            words.pop_back();
        }
        read.name = joined(words);
        return read;
    }

    static std::string joined(const std::vector<std::string>& words) {
        std::string text;
        for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
        return text;
    }

    std::optional<Refusal> read_entry(const ListEntry& entry) {
        const EntryRead read = parts_of(entry.text);
        const std::string name = lower(read.name);
        if (name.empty() || name == "total" || name == "sum" || name == "summe") return {};
        if (read.copies < 1 || read.copies > max_card_copies)
            return Refusal{{"army-list.copies", {{"name", read.name}, {"limit", max_card_copies}}},
                           CardNames::place(entry)};
        std::vector<CardKind> found = names_.find(read.name);
        if (found.empty()) return names_.unknown(entry, read.name);
        if (found.size() > 1) std::erase_if(found, [&](CardKind kind) { return !costs(kind, read); });
        if (found.size() != 1) return names_.several(entry, read.name, names_.find(read.name));
        return add(found.front(), read, entry);
    }

    bool costs(CardKind kind, const EntryRead& read) const {
        const ArmyCard& card = catalogue_[kind];
        const auto is_said = [&](int price) {
            return std::ranges::any_of(read.numbers,
                                       [&](int number) { return number == price || number == price * read.copies; });
        };
        return is_said(card.points) ||
               std::ranges::any_of(prices_, [&](const PriceList& prices) { return is_said(price_of(card, &prices)); });
    }

    std::optional<Refusal> add(CardKind kind, const EntryRead& read, const ListEntry& entry) {
        const ArmyCard& card = catalogue_[kind];
        if (!read.numbers.empty() && !costs(kind, read))
            army_.notes.push_back({"army-list.other-points",
                                   {{"card", full_name(catalogue_, card)},
                                    {"said", read.numbers.front()},
                                    {"copies", read.copies},
                                    {"points", card.points * read.copies}}});
        const auto known = std::ranges::find(army_.cards, card.id, &CardOfArmy::card);
        if (known == army_.cards.end()) {
            if (army_.cards.size() >= most_entries)
                return Refusal{{"army-list.too-long", {{"limit", most_entries}}}, CardNames::place(entry)};
            army_.cards.push_back({card.id, read.copies});
            return {};
        }
        known->copies += read.copies;
        if (known->copies <= max_card_copies) return {};
        return Refusal{{"army-list.copies", {{"name", read.name}, {"limit", max_card_copies}}},
                       CardNames::place(entry)};
    }

    const Catalogue& catalogue_;
    std::span<const PriceList> prices_;
    CardNames names_;
    ListedArmy army_{};
};

}  // namespace

Result<ListedArmy> army_from_list(std::string_view list, const std::string& file_name, const Catalogue& catalogue,
                                  std::span<const PriceList> prices) {
    if (list.size() > max_army_list)
        return failure(Message{"army-list.too-long", {{"limit", most_entries}}},
                       file_name.empty() ? std::nullopt : std::optional(FilePos{file_name}));
    return ListReading(catalogue, prices).read(entries_in(without_remarks(list), file_name), file_name);
}

std::string army_as_list(std::span<const CardOfArmy> army, const PriceList* prices, const Catalogue& catalogue) {
    std::string list;
    for (const CardOfArmy& entry : army) {
        const auto kind = catalogue.card(entry.card);
        if (!kind) continue;
        const ArmyCard& card = catalogue[*kind];
        list += (list.empty() ? "" : ", ") + full_name(catalogue, card);
        if (entry.copies > 1) list += " x" + std::to_string(entry.copies);
        list += " " + std::to_string(price_of(card, prices) * entry.copies);
    }
    return list;
}

}  // namespace hexwright::setup
