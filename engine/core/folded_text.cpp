#include "engine/core/folded_text.h"

#include <algorithm>
#include <cstddef>

namespace hexwright {

namespace {

struct Fold {
    std::string_view to, from;  // All characters of `from` become `to`.
};
constexpr Fold folds[] = {
    {"'", "\"`´«»ʼ‘’‚‛“”„‟‹›′″"},
    {"-", "‐‑‒–—―−"},
    {" ", "\u00A0\u2009\u202F"},
    {"", "\u00AD"},  // A soft hyphen.
    {"...", "…"},
    {"x", "×"},
    {"a", "ÀÁÂÃÄÅàáâãäåĀāĂăĄą"},
    {"ae", "Ææ"},
    {"c", "ÇçĆćČč"},
    {"d", "ĎďĐđÐð"},
    {"e", "ÈÉÊËèéêëĒēĖėĘęĚě"},
    {"g", "Ğğ"},
    {"i", "ÌÍÎÏìíîïĪīİı"},
    {"l", "ĽľŁł"},
    {"n", "ÑñŃńŇň"},
    {"o", "ÒÓÔÕÖØòóôõöøŌōŐő"},
    {"oe", "Œœ"},
    {"r", "Řř"},
    {"s", "ŚśŞşŠš"},
    {"ss", "ßẞ"},
    {"t", "ŤťŢţ"},
    {"th", "Þþ"},
    {"u", "ÙÚÛÜùúûüŪūŮůŰű"},
    {"y", "ÝýŸÿ"},
    {"z", "ŹźŻżŽž"},
};
constexpr std::string_view german_umlauts = "ÄÖÜäöü";

std::size_t length_of(unsigned char first) { return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4; }

// U+0300 to U+036F, which stand after the letter that they mark.
bool is_combining(std::string_view character) {
    if (character.size() != 2) return false;
    const auto first = static_cast<unsigned char>(character[0]), second = static_cast<unsigned char>(character[1]);
    return first == 0xCC || (first == 0xCD && second < 0xB0);
}

void append_folded(std::string& plain, std::string_view character, Umlauts umlauts) {
    if (is_combining(character)) return;
    const auto has = [&](std::string_view all) { return all.find(character) != std::string_view::npos; };
    const auto* const row = std::ranges::find_if(folds, [&](const Fold& fold) { return has(fold.from); });
    if (row == std::ranges::end(folds)) {
        plain += character;
        return;
    }
    plain += row->to;
    if (umlauts == Umlauts::InTwoLetters && has(german_umlauts)) plain += 'e';
}

}  // namespace

std::string folded(std::string_view text, Umlauts umlauts) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char first = text[at];
        const std::size_t length = std::min(length_of(static_cast<unsigned char>(first)), text.size() - at);
        if (first >= 'A' && first <= 'Z') plain += static_cast<char>(first - 'A' + 'a');
        else if (length == 1 && first != '"' && first != '`') plain += first;
        else append_folded(plain, text.substr(at, length), umlauts);
        at += length;
    }
    return plain;
}

}  // namespace hexwright
