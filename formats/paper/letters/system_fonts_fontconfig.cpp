#include "formats/paper/letters/system_fonts.h"
#include "formats/paper/room.h"

#include <fontconfig/fontconfig.h>
#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexwright::paper {
namespace {

using Pattern = std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)>;
using FontList = std::unique_ptr<FcFontSet, decltype(&FcFontSetDestroy)>;

const FcChar8* fc(const char* text) { return reinterpret_cast<const FcChar8*>(text); }

// The best beside Inter.
Pattern wished(LetterStyle style, bool bold) {
    Pattern pattern(FcPatternCreate(), &FcPatternDestroy);
    FcPatternAddString(pattern.get(), FC_FAMILY, fc(style == LetterStyle::Emoji ? "emoji" : "Inter"));
    FcPatternAddInteger(pattern.get(), FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddInteger(pattern.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_MEDIUM);
    if (style == LetterStyle::Japanese) FcPatternAddString(pattern.get(), FC_LANG, fc("ja"));
    if (style == LetterStyle::Korean) FcPatternAddString(pattern.get(), FC_LANG, fc("ko"));
    FcConfigSubstitute(nullptr, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    return pattern;
}

std::optional<FontFile> file_of(FcPattern* font) {
    FcChar8* path = nullptr;
    if (FcPatternGetString(font, FC_FILE, 0, &path) != FcResultMatch) return {};
    FontFile file{reinterpret_cast<const char*>(path)};
    FcPatternGetInteger(font, FC_INDEX, 0, &file.index);
    FcBool embolden = FcFalse;
    FcPatternGetBool(font, FC_EMBOLDEN, 0, &embolden);
    file.embolden = embolden == FcTrue;
    return file;
}

bool draws(FcPattern* font, char32_t character) {
    FcCharSet* characters = nullptr;
    return FcPatternGetCharSet(font, FC_CHARSET, 0, &characters) == FcResultMatch &&
           FcCharSetHasChar(characters, character) == FcTrue;
}

// All installed fonts, best first, and what is known about them by now: asking takes longer than drawing a character.
class Installed {
public:
    Installed(LetterStyle style, bool bold) : wish_(wished(style, bold)) {
        FcResult ignored = FcResultMatch;
        fonts_.reset(FcFontSort(nullptr, wish_.get(), FcTrue, nullptr, &ignored));
        if (fonts_) files_.resize(static_cast<std::size_t>(fonts_->nfont));
    }

    std::optional<FontFile> font_with(char32_t character) {
        const auto [found, is_new] = first_with_.try_emplace(character, files_.size());
        if (is_new)
            for (std::size_t i = 0; i < files_.size() && found->second == files_.size(); ++i)
                if (draws(fonts_->fonts[i], character)) found->second = i;
        return found->second < files_.size() ? file(found->second) : std::nullopt;
    }

private:
    std::optional<FontFile> file(std::size_t number) {
        std::optional<FontFile>& kept = files_[number];
        if (!kept) {
            const Pattern font(FcFontRenderPrepare(nullptr, wish_.get(), fonts_->fonts[number]), &FcPatternDestroy);
            kept = file_of(font.get());
        }
        return kept;
    }

    Pattern wish_;
    FontList fonts_{nullptr, &FcFontSetDestroy};
    std::vector<std::optional<FontFile>> files_{};            // Of fonts_, as far as somebody asked.
    std::unordered_map<char32_t, std::size_t> first_with_{};  // The number of a font; that of all fonts if none has it.
};

}  // namespace

std::optional<FontFile> installed_font(char32_t character, LetterStyle style, bool bold) {
    // Kept, because sorting the fonts takes longer than drawing a title. Behind a lock: pictures are painted by jobs.
    static std::mutex lock;
    static std::map<std::pair<LetterStyle, bool>, Installed> kept;
    const std::scoped_lock held(lock);
    return kept.try_emplace({style, bold}, style, bold).first->second.font_with(character);
}

}  // namespace hexwright::paper
