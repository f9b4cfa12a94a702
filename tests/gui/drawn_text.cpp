#include "tests/gui/drawn_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <tuple>
#include <vector>

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

// ---- letters where they stand

struct Placed {
    unsigned code = 0;
    ImVec2 low{}, high{};
    ImVec4 clip{};
    bool is_seen() const { return low.x < clip.z && high.x > clip.x && low.y < clip.w && high.y > clip.y; }
    bool is_cut() const {
        constexpr float a_pixel = 1;
        return (low.x < clip.x - a_pixel && high.x > clip.x + a_pixel) ||
               (high.x > clip.z + a_pixel && low.x < clip.z - a_pixel);
    }
};

void add_letters(std::vector<Placed>& placed, const ImDrawList& list, const Letters& letters) {
    for (const ImDrawCmd& command : list.CmdBuffer)
        for (unsigned i = 0; i + 5 < command.ElemCount; ++i) {
            const auto corner = [&](unsigned at) -> const ImDrawVert& {
                return list.VtxBuffer[static_cast<int>(list.IdxBuffer[static_cast<int>(command.IdxOffset + i + at)] +
                                                       command.VtxOffset)];
            };
            const ImDrawVert &first = corner(0), &third = corner(2);
            const auto letter = letters.find({{first.uv.x, first.uv.y}, {third.uv.x, third.uv.y}});
            if (letter == letters.end()) continue;
            placed.push_back({letter->second, first.pos, third.pos, command.ClipRect});
            i += 5;
        }
}

// Of the window and its children, whose names begin with its own.
std::vector<Placed> letters_in(const ImDrawData& drawn, const std::string& window) {
    const Letters letters = letters_of_atlas();
    std::vector<Placed> placed;
    for (int i = 0; i < drawn.CmdListsCount; ++i)
        if (std::string_view(drawn.CmdLists[i]->_OwnerName).starts_with(window))
            add_letters(placed, *drawn.CmdLists[i], letters);
    std::erase_if(placed, [](const Placed& letter) { return !letter.is_seen() || letter.code == ' '; });
    return placed;
}

// The letters around it, as the reader sees them.
std::string words_at(const std::vector<Placed>& placed, std::size_t at) {
    constexpr std::size_t around = 12;
    std::string text;
    for (std::size_t i = at - std::min(at, around); i < std::min(placed.size(), at + around); ++i) {
        if (std::abs(placed[i].high.y - placed[at].high.y) < 16) append_letter(text, placed[i].code);
    }
    return text;
}

bool lies_over(const Placed& a, const Placed& b) {
    const float wide = std::min(a.high.x, b.high.x) - std::max(a.low.x, b.low.x);
    const float tall = std::min(a.high.y, b.high.y) - std::max(a.low.y, b.low.y);
    const float part = 0.35F;  // Letters of one word may touch, and an outline is the same letter again.
    return wide > part * std::min(a.high.x - a.low.x, b.high.x - b.low.x) &&
           tall > part * std::min(a.high.y - a.low.y, b.high.y - b.low.y) && a.code != b.code;
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

std::string cut_off(const ImDrawData& drawn, const std::string& window) {
    const std::vector<Placed> placed = letters_in(drawn, window);
    std::string found;
    for (std::size_t i = 0; i < placed.size(); ++i)
        if (placed[i].is_cut()) found += words_at(placed, i) + '\n';
    return found;
}

std::string printed_over(const ImDrawData& drawn, const std::string& window) {
    std::vector<Placed> placed = letters_in(drawn, window);
    std::string found;
    for (std::size_t i = 0; i < placed.size(); ++i)
        for (std::size_t k = i + 1; k < placed.size(); ++k)
            if (lies_over(placed[i], placed[k])) found += words_at(placed, i) + " and " + words_at(placed, k) + '\n';
    return found;
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
