#include "editor/widgets/fonts.h"

#include "editor/session/icons.h"

#include <filesystem>
#include <initializer_list>

#include <imgui_freetype.h>

namespace hexwright::widgets {

namespace {

constexpr ImWchar letters[] = {0x20,   0x2F,   0x3A,   0x17F,  0x370,  0x3FF,  0x400,  0x52F,  0x2010, 0x2044, 0x20AC,
                               0x20AC, 0x2190, 0x21FF, 0x2212, 0x2212, 0x2260, 0x2265, 0x25A0, 0x25FF, 0};
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

const char* first_there(std::initializer_list<const char*> files) {
    std::error_code no_matter;
    for (const char* file : files)
        if (std::filesystem::exists(file, no_matter)) return file;
    return nullptr;
}

// Digits are added first, all with the same advance, so that counts align in columns. Dear ImGui's size is that of a
// line; the letters of Inter and DejaVu are about 0.83 of it.
ImFont* letters_and_icons(const char* file, float em) {
    const float size = static_cast<float>(static_cast<int>(em * 1.2F + 0.5F));
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFontConfig figures;
    figures.GlyphMinAdvanceX = figures.GlyphMaxAdvanceX = static_cast<float>(static_cast<int>(em * 0.63F + 0.5F));
    ImFont* font = atlas.AddFontFromFileTTF(file, size, &figures, digits);
    ImFontConfig merged;
    merged.MergeMode = true;
    atlas.AddFontFromFileTTF(file, size, &merged, letters);
    if (const char* icon_file = first_there({"/usr/share/fonts-font-awesome/fonts/FontAwesome.otf",
                                             "/usr/share/fonts/opentype/font-awesome/FontAwesome.otf",
                                             "/usr/share/fonts/truetype/font-awesome/fontawesome-webfont.ttf"}))
        atlas.AddFontFromFileTTF(icon_file, size, &merged, icons());
    return font;
}

}  // namespace

void load_fonts(Ui& ui, float scale) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;  // Memory touched for the first time costs time at the start.
    atlas.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    const char* plain = first_there(
        {"/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"});
    const char* strong = first_there(
        {"/usr/share/fonts/opentype/inter/Inter-SemiBold.otf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"});
    ui.scale = scale;
    if (!plain) {
        ImFontConfig built_in;
        built_in.SizePixels = 13 * scale;
        atlas.AddFontDefault(&built_in);
        return;
    }
    letters_and_icons(plain, 14.5F * scale);
    ui.strong = letters_and_icons(strong ? strong : plain, 14.5F * scale);
    ui.small = letters_and_icons(plain, 12.5F * scale);
}

}  // namespace hexwright::widgets
