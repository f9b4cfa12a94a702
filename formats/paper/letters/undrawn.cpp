#include "formats/paper/letters/undrawn.h"

#include "formats/paper/letters/characters.h"
#include "formats/paper/letters/shaped_text.h"
#include "formats/paper/room.h"
#include "formats/xml/bytes/text_clean.h"

#include <algorithm>
#include <cstdio>
#include <set>
#include <string_view>
#include <variant>

namespace hexwright::paper {
namespace {

constexpr std::size_t most_named = 4, most_quoted = 40;  // Characters that are named, and of the text that is quoted.

// "U+5927 大"; without the character if it could not be seen or would change what is beside it.
std::string named(char32_t code) {
    char digits[16];
    std::snprintf(digits, sizeof digits, "U+%04X", static_cast<unsigned>(code));
    const bool shown = package_with(code) != "" && clusters_of({U'a', code}).size() == 2;
    return shown ? std::string(digits) + " " + utf8(code) : digits;
}

std::string beginning_of(const std::string& text) {
    const Characters characters = characters_of(text);
    if (characters.codes.size() <= most_quoted) return text;
    return text.substr(0, characters.at[most_quoted]) + "…";
}

}  // namespace

std::u32string undrawn_of(std::string_view text, bool bold) {
    const std::string words = printable(text);
    return drawn_by_own_font(words, bold) ? std::u32string() : shaped(words, bold).undrawn;
}

std::optional<Undrawn> undrawn_in(std::span<const Drawing> pictures) {
    std::optional<Undrawn> undrawn;
    for (const Drawing& picture : pictures)
        for (const Mark& mark : picture.marks) {
            const Text* text = std::get_if<Text>(&mark);
            if (!text) continue;
            const std::u32string more = undrawn_of(text->text, text->bold);
            if (more.empty()) continue;
            if (!undrawn) undrawn = Undrawn{{}, printable(text->text)};
            for (const char32_t code : more)
                if (undrawn->characters.find(code) == std::u32string::npos) undrawn->characters += code;
        }
    return undrawn;
}

Message told_undrawn(const Undrawn& undrawn) {
    std::string characters, packages;
    std::set<std::string_view> with_fonts;
    for (std::size_t i = 0; i < undrawn.characters.size(); ++i) {
        if (i < most_named) characters += (i == 0 ? "" : ", ") + named(undrawn.characters[i]);
        if (const auto package = package_with(undrawn.characters[i]); !package.empty()) with_fonts.insert(package);
    }
    for (const std::string_view package : with_fonts) packages += (packages.empty() ? "" : " ") + std::string(package);
    const std::size_t all = undrawn.characters.size();
    const char* const unshown = all > most_named ? "letters.unshown-more" : "letters.unshown";
    const char* const not_drawn = all > most_named ? "letters.undrawn-more" : "letters.undrawn";
    return {undrawn.text.empty() ? unshown : not_drawn,
            {{"characters", characters},
             {"more", all - std::min(all, most_named)},
             {"text", beginning_of(undrawn.text)},
             {"remedy", packages.empty() ? "letters.rewrite" : "letters.install"},
             {"packages", packages}}};
}

}  // namespace hexwright::paper
