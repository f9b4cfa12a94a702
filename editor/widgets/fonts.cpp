#include "editor/widgets/fonts.h"

#include "editor/widgets/letter_pictures.h"
#include "editor/widgets/seen_letters.h"
#include "editor/workspace/icons.h"
#include "formats/paper/letters/embedded_fonts.h"
#include "formats/paper/letters/undrawn.h"
#include "formats/xml/bytes/windows_text.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <tuple>
#include <vector>

#include <imgui_freetype.h>

namespace hexwright::widgets {

namespace {

constexpr ImWchar digits[] = {'0', '9', 0};

// Of the icons that are used, for Dear ImGui, which keeps the pointer.
const ImWchar* icons() {
    static const ImVector<ImWchar> ranges = [] {
        ImFontGlyphRangesBuilder builder;
        for (const char* icon : icon::all) builder.AddText(icon);
        ImVector<ImWchar> made;
        builder.BuildRanges(&made);
        return made;
    }();
    return ranges.Data;
}

ImFont* add_font(EmbeddedFont font, float size, ImFontConfig config, const ImWchar* ranges) {
    const std::string_view bytes = bytes_of(font);
    config.FontDataOwnedByAtlas = false;
    // Dear ImGui wants it changeable because it may own it; it only reads.
    void* data = const_cast<char*>(bytes.data());
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(data, static_cast<int>(bytes.size()), size, &config, ranges);
}

// Digits are added first, all with the same advance, so that counts align in columns. Dear ImGui's size is that of a
// line; the letters of Inter are about 0.83 of it.
ImFont* letters_and_icons(EmbeddedFont letters, float em) {
    const float size = static_cast<float>(static_cast<int>(em * 1.2F + 0.5F));
    ImFontConfig figures;
    figures.GlyphMinAdvanceX = figures.GlyphMaxAdvanceX = static_cast<float>(static_cast<int>(em * 0.63F + 0.5F));
    ImFont* font = add_font(letters, size, figures, digits);
    ImFontConfig merged;
    merged.MergeMode = true;
    add_font(letters, size, merged, own_letters);
    add_font(EmbeddedFont::FontAwesome, size, merged, icons());
    return font;
}

// A letter of another script in one of the fonts, while the atlas is made.
struct Added {
    ImFont* font;
    ImWchar code;
    const LetterPicture* picture;
    int rectangle;
};

// Kept, because each new letter makes the atlas anew.
const LetterPicture& kept_picture(char32_t letter, float em, bool bold) {
    static std::map<std::tuple<float, bool, char32_t>, LetterPicture> kept;
    const auto [found, is_new] = kept.try_emplace({em, bold, letter});
    if (is_new) found->second = picture_of(letter, em, bold);
    return found->second;
}

void add_seen(std::vector<Added>& added, ImFont* font, const std::vector<SeenLetter>& seen, float em, bool bold) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    for (const SeenLetter& each : seen) {
        const LetterPicture& picture = kept_picture(each.letter, em, bold);
        added.push_back({font, each.code, &picture,
                         atlas.AddCustomRectFontGlyph(font, each.code, picture.width, picture.height, picture.advance,
                                                      {picture.left, picture.top})});
    }
}

// Builds the atlas and puts the pictures where it left room for them.
void paint_added(const std::vector<Added>& added) {
    if (added.empty()) return;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    unsigned char* bytes = nullptr;
    int width = 0, height = 0;
    atlas.GetTexDataAsRGBA32(&bytes, &width, &height);
    for (const Added& each : added) {
        const ImFontAtlasCustomRect& room = *atlas.GetCustomRectByIndex(each.rectangle);
        const LetterPicture& picture = *each.picture;
        const std::size_t row = static_cast<std::size_t>(picture.width) * 4;
        for (int y = 0; y < picture.height; ++y)
            std::memcpy(bytes + (static_cast<std::size_t>(room.Y + y) * static_cast<std::size_t>(width) + room.X) * 4,
                        picture.pixels.data() + static_cast<std::ptrdiff_t>(y) * picture.width, row);
        // Dear ImGui gives it as const, but there is no other way to set these two.
        auto* glyph = const_cast<ImFontGlyph*>(each.font->FindGlyphNoFallback(each.code));
        if (!glyph) continue;
        const float baseline = std::round(each.font->Ascent);
        glyph->Y0 += baseline, glyph->Y1 += baseline;
        glyph->Colored = picture.coloured ? 1 : 0;
    }
}

std::u32string new_undrawn(const std::vector<SeenLetter>& seen) {
    static std::u32string asked;  // A sentence about the same letters would come again with each new one.
    std::u32string undrawn;
    for (const SeenLetter& each : seen) {
        if (asked.find(each.letter) != std::u32string::npos) continue;
        asked += each.letter;
        std::string text;
        append_utf8(text, each.letter);
        undrawn += undrawn_of(text);
    }
    return undrawn;
}

}  // namespace

std::u32string load_fonts(Ui& ui, float scale) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;  // Memory touched for the first time costs time at the start.
    atlas.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    ui.scale = scale;
    const std::vector<SeenLetter> seen = take_seen_letters();
    const float em = 14.5F * scale, small_em = 12.5F * scale;
    ImFont* regular = letters_and_icons(EmbeddedFont::InterRegular, em);
    ui.strong = letters_and_icons(EmbeddedFont::InterSemiBold, em);
    ui.small = letters_and_icons(EmbeddedFont::InterRegular, small_em);
    std::vector<Added> added;
    add_seen(added, regular, seen, em, false);
    add_seen(added, ui.strong, seen, em, true);
    add_seen(added, ui.small, seen, small_em, false);
    paint_added(added);
    return new_undrawn(seen);
}

}  // namespace hexwright::widgets
