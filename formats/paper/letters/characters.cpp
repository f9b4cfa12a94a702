#include "formats/paper/letters/characters.h"

#include "formats/paper/room.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>
#include <hb.h>

namespace hexwright::paper {
namespace {

constexpr char32_t zero_width_joiner = 0x200D, as_text = 0xFE0E, as_emoji = 0xFE0F, keycap = 0x20E3;

bool within(char32_t code, char32_t first, char32_t last) { return code >= first && code <= last; }
bool is_flag_letter(char32_t code) { return within(code, 0x1F1E6, 0x1F1FF); }

bool is_mark(char32_t code) {
    const auto category = hb_unicode_general_category(hb_unicode_funcs_get_default(), code);
    return category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK ||
           category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK ||
           category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK;
}

bool joins_what_is_before(char32_t code) {
    const bool skin = within(code, 0x1F3FB, 0x1F3FF), tag = within(code, 0xE0020, 0xE007F);
    return within(code, 0x200C, zero_width_joiner) || skin || tag || is_mark(code);
}

hb_script_t alphabet_of(char32_t code) { return hb_unicode_script(hb_unicode_funcs_get_default(), code); }

// Is as wide as high, and a line may end beside it.
bool is_ideograph(char32_t code) {
    if (within(code, 0x3000, 0x303F) || within(code, 0xFF00, 0xFF60)) return true;  // Their punctuation.
    const hb_script_t alphabet = alphabet_of(code);
    return alphabet == HB_SCRIPT_HAN || alphabet == HB_SCRIPT_HIRAGANA || alphabet == HB_SCRIPT_KATAKANA ||
           alphabet == HB_SCRIPT_BOPOMOFO || code == 0x30FC;
}

// What no line begins with, and what no line ends with.
constexpr std::u32string_view never_first =
    U"、。，．・：；？！）］｝」』】〕〉》〗〙〟’”ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}…‥";
constexpr std::u32string_view never_last = U"（［｛「『【〔〈《〖〘〝‘“([{";

}  // namespace

Characters characters_of(std::string_view text) {
    Characters characters;
    const std::size_t size = text.size();
    while (!text.empty()) {
        characters.at.push_back(size - text.size());
        characters.codes += static_cast<char32_t>(take_utf8(text));
    }
    characters.at.push_back(size);
    return characters;
}

std::string utf8(char32_t code) {
    std::string text;
    append_utf8(text, code);
    return text;
}

std::vector<Cluster> clusters_of(const std::u32string& codes) {
    std::vector<Cluster> clusters;
    std::size_t flag_letters = 0;  // At the end of what is read so far.
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const bool second_of_flag = is_flag_letter(codes[i]) && flag_letters % 2 == 1;
        flag_letters = is_flag_letter(codes[i]) ? flag_letters + 1 : 0;
        const bool goes_on = i > 0 && (joins_what_is_before(codes[i]) || second_of_flag ||
                                       (codes[i - 1] == zero_width_joiner && codes[i] >= 0x2190));
        if (goes_on) ++clusters.back().last;
        else clusters.push_back({i, i + 1});
    }
    return clusters;
}

bool is_invisible(char32_t code) {
    return code == 0xAD || code == 0x34F || code == 0x61C || within(code, 0x115F, 0x1160) ||
           within(code, 0x17B4, 0x17B5) || within(code, 0x180B, 0x180F) || within(code, 0x200B, 0x200F) ||
           within(code, 0x2028, 0x202E) || within(code, 0x2060, 0x206F) || code == 0x3164 ||
           within(code, 0xFE00, as_emoji) || code == 0xFEFF || code == 0xFFA0 || within(code, 0xE0000, 0xE0FFF);
}

bool wants_colour(std::u32string_view cluster) {
    if (cluster.find(as_text) != std::u32string_view::npos) return false;
    if (cluster.find(as_emoji) != std::u32string_view::npos || cluster.find(keycap) != std::u32string_view::npos)
        return true;
    return within(cluster.front(), 0x1F1E6, 0x1F1FF) || within(cluster.front(), 0x1F300, 0x1FAFF);
}

bool needs_shaping(char32_t code) {
    return within(code, 0x590, 0x109F) || within(code, 0x1100, 0x11FF) || within(code, 0x1700, 0x1CFF) ||
           within(code, 0xA800, 0xABFF) || within(code, 0xFB1D, 0xFDFF) || within(code, 0xFE70, 0xFEFE) ||
           within(code, 0x10800, 0x11FFF) || within(code, 0x1E800, 0x1EFFF);
}

LetterStyle letter_style_of(const std::u32string& codes) {
    bool hangul = false;
    for (const char32_t code : codes) {
        if (code < 0x1100) continue;
        const hb_script_t alphabet = alphabet_of(code);
        if (alphabet == HB_SCRIPT_HIRAGANA || alphabet == HB_SCRIPT_KATAKANA) return LetterStyle::Japanese;
        hangul = hangul || alphabet == HB_SCRIPT_HANGUL;
    }
    return hangul ? LetterStyle::Korean : LetterStyle::Any;
}

bool may_break(char32_t before, char32_t after) {
    if (before == 0x200B) return true;
    if (!is_ideograph(before) && !is_ideograph(after)) return false;
    return never_first.find(after) == std::u32string_view::npos && never_last.find(before) == std::u32string_view::npos;
}

std::string_view package_with(char32_t code) {
    const hb_script_t alphabet = alphabet_of(code);
    if (is_ideograph(code) || alphabet == HB_SCRIPT_HANGUL || within(code, 0x3000, 0x9FFF)) return "fonts-noto-cjk";
    if (is_flag_letter(code) || within(code, 0x1F300, 0x1FAFF) || within(code, 0x2600, 0x27BF))
        return "fonts-noto-color-emoji";
    const auto category = hb_unicode_general_category(hb_unicode_funcs_get_default(), code);
    const bool nobodys =
        category == HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED || category == HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE;
    return nobodys ? "" : "fonts-noto-core";
}

}  // namespace hexwright::paper
