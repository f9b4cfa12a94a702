#include "formats/paper/letters/font.h"

#include "formats/paper/room.h"

#include <algorithm>
#include <ft2build.h>
#include <hb.h>
#include <map>
#include <memory>
#include <mutex>

#include <cairo-ft.h>
#include <cairo.h>
#include FT_FREETYPE_H

namespace hexwright::paper {
namespace {

constexpr double size_of_outlined_pictures = 160;  // In pixels, for glyphs in colour that have no size of their own.

bool open_face(FT_Library library, const FontFile& file, FT_Face& face) {
    if (!file.embedded) return FT_New_Face(library, file.path.c_str(), file.index, &face) == 0;
    const std::string_view bytes = bytes_of(*file.embedded);
    return FT_New_Memory_Face(library, reinterpret_cast<const FT_Byte*>(bytes.data()),
                              static_cast<FT_Long>(bytes.size()), file.index, &face) == 0;
}

hb_blob_t* blob_of(const FontFile& file) {
    if (!file.embedded) return hb_blob_create_from_file_or_fail(file.path.c_str());
    const std::string_view bytes = bytes_of(*file.embedded);
    return hb_blob_create_or_fail(bytes.data(), static_cast<unsigned>(bytes.size()), HB_MEMORY_MODE_READONLY, nullptr,
                                  nullptr);
}

// A face that lives as long as cairo needs it, with the library that it belongs to.
cairo_font_face_t* face_for_drawing(const FontFile& file, double& coloured_size) {
    struct Kept {
        FT_Library library = nullptr;
        FT_Face face = nullptr;
        ~Kept() {
            if (face) FT_Done_Face(face);
            if (library) FT_Done_FreeType(library);
        }
        Kept() = default;
        Kept(const Kept&) = delete;
        Kept& operator=(const Kept&) = delete;
    };
    auto kept = std::make_unique<Kept>();
    if (FT_Init_FreeType(&kept->library) != 0) return nullptr;
    if (!open_face(kept->library, file, kept->face)) return nullptr;
    if (FT_HAS_COLOR(kept->face))
        coloured_size = kept->face->num_fixed_sizes > 0
                            ? static_cast<double>(kept->face->available_sizes[0].y_ppem) / 64
                            : size_of_outlined_pictures;
    cairo_font_face_t* face = cairo_ft_font_face_create_for_ft_face(kept->face, 0);
    static const cairo_user_data_key_t key{};
    const auto done = [](void* data) { delete static_cast<Kept*>(data); };
    if (cairo_font_face_set_user_data(face, &key, kept.get(), done) != CAIRO_STATUS_SUCCESS) {
        cairo_font_face_destroy(face);
        return nullptr;
    }
    static_cast<void>(kept.release());  // Cairo deletes it together with the face.
    if (file.embolden) cairo_ft_font_face_set_synthesize(face, CAIRO_FT_SYNTHESIZE_BOLD);
    return face;
}

hb_font_t* font_for_shaping(const FontFile& file) {
    hb_blob_t* bytes = blob_of(file);
    if (!bytes) return nullptr;
    hb_face_t* face = hb_face_create(bytes, static_cast<unsigned>(file.index) & 0xFFFFU);
    hb_blob_destroy(bytes);
    hb_font_t* font = hb_font_create(face);
    hb_face_destroy(face);
    if (const unsigned instance = static_cast<unsigned>(file.index) >> 16 & 0x7FFFU; instance > 0)
        hb_font_set_var_named_instance(font, instance - 1);
    hb_font_make_immutable(font);  // From here on several threads may shape with it.
    return font;
}

FontHandle opened(const FontFile& file) {
    auto font = std::make_shared<Font>();
    font->shaping = font_for_shaping(file);
    font->drawing = font->shaping ? face_for_drawing(file, font->coloured_size) : nullptr;
    if (!font->drawing) return nullptr;
    font->em = std::max(1U, hb_face_get_upem(hb_font_get_face(font->shaping)));
    return font;
}

}  // namespace

Font::~Font() {
    hb_font_destroy(shaping);
    cairo_font_face_destroy(drawing);
}

bool Font::has(char32_t character) const {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(shaping, character, &glyph) != 0;
}

FontHandle open_font(const FontFile& file) {
    // Kept until the program ends, as cairo keeps its fonts, because opening one takes longer than drawing a title.
    static std::mutex lock;
    static std::map<FontFile, FontHandle> kept;
    const std::scoped_lock held(lock);
    FontHandle& font = kept[file];
    if (!font) font = opened(file);  // Also anew: in a browser tab some embedded fonts come later than the first frame.
    return font;
}

FontHandle open_own_font(bool bold) {
    const FontHandle font = open_font({.embedded = bold ? EmbeddedFont::InterBold : EmbeddedFont::InterMedium});
    if (font) return font;  // In a browser tab it comes after the first frame, which these are there for.
    return open_font({.embedded = bold ? EmbeddedFont::InterSemiBold : EmbeddedFont::InterRegular});
}

FontHandle open_embedded_font(char32_t character, bool bold) {
    const auto with_letter = [&](const FontFile& file) {
        const FontHandle font = open_font(file);
        return font && font->has(character) ? font : nullptr;
    };
    if (!bold) return with_letter({.embedded = EmbeddedFont::DejaVuSans});
    const FontHandle strong = with_letter({.embedded = EmbeddedFont::DejaVuSansBold});
    return strong ? strong : with_letter({.embolden = true, .embedded = EmbeddedFont::DejaVuSans});
}

}  // namespace hexwright::paper
