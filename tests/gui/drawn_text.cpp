#include "tests/gui/drawn_text.h"

#include <cmath>
#include <map>
#include <tuple>

#include <imgui_internal.h>

namespace hexwright {
namespace {

using Corner = std::pair<float, float>;
using Letters = std::map<std::pair<Corner, Corner>, unsigned>;  // By the corners in the atlas.

Letters letters_of_atlas() {
    Letters letters;
    for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
        for (const ImFontGlyph& glyph : font->Glyphs)
            letters[{{glyph.U0, glyph.V0}, {glyph.U1, glyph.V1}}] = glyph.Codepoint;
    return letters;
}

void append_letter(std::string& text, unsigned code) {
    char bytes[5] = {};
    ImTextCharToUtf8(bytes, code);
    text += bytes;
}

// The quads of a list, which is how letters are drawn: two triangles over four new corners.
void append_letters(std::string& text, const ImDrawList& list, const Letters& letters, ImVec2& last) {
    for (int i = 0; i + 3 < list.VtxBuffer.Size; ++i) {
        const ImDrawVert &first = list.VtxBuffer[i], &third = list.VtxBuffer[i + 2];
        const auto letter = letters.find({{first.uv.x, first.uv.y}, {third.uv.x, third.uv.y}});
        if (letter == letters.end()) continue;
        const float gap = first.pos.x - last.x;
        if (std::abs(first.pos.y - last.y) > 14 || gap > 24 || gap < -24) text += '\n';
        else if (gap > 4) text += ' ';
        append_letter(text, letter->second);
        last = {third.pos.x, first.pos.y};
        i += 3;
    }
}

template <class Value>
void append_bytes(std::string& bytes, const Value& value) {
    bytes.append(reinterpret_cast<const char*>(&value), sizeof(value));
}

}  // namespace

std::string drawn_text(const ImDrawData& drawn) {
    const Letters letters = letters_of_atlas();
    std::string text;
    ImVec2 last{-1000, -1000};
    for (int i = 0; i < drawn.CmdListsCount; ++i) append_letters(text, *drawn.CmdLists[i], letters, last);
    return text;
}

std::string drawn_bytes(const ImDrawData& drawn) {
    std::string bytes;
    for (int i = 0; i < drawn.CmdListsCount; ++i) {
        const ImDrawList& list = *drawn.CmdLists[i];
        for (const ImDrawVert& corner : list.VtxBuffer) {
            append_bytes(bytes, corner.pos);
            append_bytes(bytes, corner.uv);
            append_bytes(bytes, corner.col);
        }
        for (const ImDrawIdx index : list.IdxBuffer) append_bytes(bytes, index);
        for (const ImDrawCmd& command : list.CmdBuffer) {
            append_bytes(bytes, command.ClipRect);
            append_bytes(bytes, command.TextureId);
            append_bytes(bytes, command.ElemCount);
        }
    }
    return bytes;
}

}  // namespace hexwright
