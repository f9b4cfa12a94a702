#include "editor/widgets/seen_letters.h"

#include "editor/workspace/icons.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>
#include <bitset>
#include <string>
#include <string_view>
#include <unordered_map>

#include <imgui_internal.h>

#define CHAR_FROM_UTF8 "_Z18ImTextCharFromUtf8PjPKcS1_"
#define STR_FROM_UTF8 "_Z17ImTextStrFromUtf8PtiPKcS1_PS1_"
#define STR_TO_UTF8 "_Z15ImTextStrToUtf8PciPKtS1_"
#define COUNT_BYTES "_Z27ImTextCountUtf8BytesFromStrPKtS0_"

namespace hexwright::widgets {

static_assert(sizeof(ImWchar) == 2, "With letters of 32 bits Dear ImGui needs no stand-ins.");

namespace {

constexpr ImWchar first_stand_in = 0xD800;
constexpr std::size_t most_stand_ins = 2048;
constexpr std::size_t most_seen = 4096;  // More would not fit the largest texture of a small graphics card.

struct Seen {
    std::bitset<0x10000> known{};  // Codes that were looked at before.
    std::vector<SeenLetter> letters{};
    std::vector<char32_t> stood_for{};
    std::unordered_map<char32_t, ImWchar> stand_ins{};
    bool waits = false;
};

// One for the program, because the functions of Dear ImGui that report here have no place for anything else.
Seen& seen() {
    static Seen all;
    return all;
}

bool is_own(ImWchar code) {
    for (const ImWchar* range = own_letters; *range != 0; range += 2)
        if (code >= range[0] && code <= range[1]) return true;
    const std::string utf8 = [&] {
        std::string text;
        append_utf8(text, code);
        return text;
    }();
    return code == IM_UNICODE_CODEPOINT_INVALID ||
           std::ranges::any_of(icon::all, [&](const char* each) { return utf8 == each; });
}

char32_t letter_of(ImWchar code) {
    const std::size_t number = static_cast<std::size_t>(code) - first_stand_in;
    return code >= first_stand_in && number < seen().stood_for.size() ? seen().stood_for[number] : code;
}

void note(ImWchar code) {
    Seen& all = seen();
    if (all.known[code]) return;
    all.known[code] = true;
    if (is_own(code) || all.letters.size() == most_seen) return;
    all.letters.push_back({letter_of(code), code});
    all.waits = true;
}

std::string utf8_of(ImWchar code) {
    std::string text;
    append_utf8(text, letter_of(code));
    return text;
}

}  // namespace

bool letters_wait() { return seen().waits; }

std::vector<SeenLetter> take_seen_letters() {
    seen().waits = false;
    return seen().letters;
}

ImWchar code_of(char32_t letter) {
    if (letter <= 0xFFFF) return static_cast<ImWchar>(letter);
    Seen& all = seen();
    if (const auto found = all.stand_ins.find(letter); found != all.stand_ins.end()) return found->second;
    if (all.stood_for.size() == most_stand_ins) return IM_UNICODE_CODEPOINT_INVALID;
    const auto code = static_cast<ImWchar>(first_stand_in + all.stood_for.size());
    all.stood_for.push_back(letter);
    all.stand_ins.emplace(letter, code);
    return code;
}

// ---- in place of the functions of Dear ImGui

int real_char_from_utf8(unsigned* code, const char* text, const char* end) asm("__real_" CHAR_FROM_UTF8);
int char_from_utf8(unsigned* code, const char* text, const char* end) asm("__wrap_" CHAR_FROM_UTF8);
int str_from_utf8(ImWchar* codes, int size, const char* text, const char* end,
                  const char** rest) asm("__wrap_" STR_FROM_UTF8);
int str_to_utf8(char* text, int size, const ImWchar* codes, const ImWchar* end) asm("__wrap_" STR_TO_UTF8);
int count_bytes(const ImWchar* codes, const ImWchar* end) asm("__wrap_" COUNT_BYTES);

int char_from_utf8(unsigned* code, const char* text, const char* end) {
    const int bytes = real_char_from_utf8(code, text, end);
    if (*code < 0x80) return bytes;
    if (*code == IM_UNICODE_CODEPOINT_INVALID && bytes == 4) {
        std::string_view letter(text, 4);
        *code = code_of(static_cast<char32_t>(take_utf8(letter)));
    }
    note(static_cast<ImWchar>(*code));
    return bytes;
}

int str_from_utf8(ImWchar* codes, int size, const char* text, const char* end, const char** rest) {
    int count = 0;
    while (count < size - 1 && (!end || text < end) && *text != 0) {
        unsigned code = 0;
        text += char_from_utf8(&code, text, end);
        if (code == 0) break;
        codes[count++] = static_cast<ImWchar>(code);
    }
    codes[count] = 0;
    if (rest) *rest = text;
    return count;
}

int str_to_utf8(char* text, int size, const ImWchar* codes, const ImWchar* end) {
    int count = 0;
    for (; (!end || codes < end) && *codes != 0; ++codes) {
        const std::string letter = utf8_of(*codes);
        if (count + static_cast<int>(letter.size()) > size - 1) break;
        std::ranges::copy(letter, text + count);
        count += static_cast<int>(letter.size());
    }
    text[count] = 0;
    return count;
}

int count_bytes(const ImWchar* codes, const ImWchar* end) {
    int count = 0;
    for (; (!end || codes < end) && *codes != 0; ++codes) count += static_cast<int>(utf8_of(*codes).size());
    return count;
}

}  // namespace hexwright::widgets
