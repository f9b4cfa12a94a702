// Letters that the window's own fonts lack: they are found as they are drawn, and text fields keep them.
#include "editor/widgets/seen_letters.h"

#include "editor/widgets/fonts.h"
#include "formats/paper/letters/undrawn.h"
#include "tests/gui/desk_rig.h"
#include "tests/gui/drawn_text.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>
#include <imgui_internal.h>

namespace hexwright {
namespace {

std::u32string load(Rig& rig) {
    std::u32string undrawn = load_fonts(rig.main_window.ui, 1);
    unsigned char* pixels = nullptr;
    int width = 0, height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
    ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(std::uintptr_t{888888}));
    rig.settle();
    return undrawn;
}

Scenario titled(const std::string& title) {
    auto read = read_scenario(bytes_of(sample("sparrow-ford")), "sparrow-ford.xml", test_catalogue());
    read->scenario.about.change([&](About& about) { about.title = title; });
    return std::move(read->scenario);
}

const ImFontGlyph* glyph_of(char32_t letter) {
    return ImGui::GetIO().Fonts->Fonts[0]->FindGlyphNoFallback(code_of(letter));
}

}  // namespace

TEST_CASE("a title in any script is drawn with its letters once they were seen", "[letters]") {
    DeskRig rig(titled("Ford 大和 אב"));
    CHECK(letters_wait());
    load(rig);
    CHECK_FALSE(letters_wait());
    for (const char32_t letter : {U'大', U'和', U'א', U'ב'}) {
        const ImFontGlyph* glyph = glyph_of(letter);
        REQUIRE(glyph);
        CHECK(glyph->Visible == 1);
        CHECK(glyph->AdvanceX > 3);
        CHECK(glyph->X1 > glyph->X0);
    }
    CHECK(drawn_text(*ImGui::GetDrawData()).find("大和 אב") != std::string::npos);
    // The letters stand on the line.
    const ImFontGlyph *latin = ImGui::GetIO().Fonts->Fonts[0]->FindGlyph('F'), *hebrew = glyph_of(U'א');
    CHECK(std::abs(latin->Y1 - hebrew->Y1) <= 2);

    rig.settle();
    CHECK_FALSE(letters_wait());  // Nothing is new, so nothing is made again.
}

TEST_CASE("text fields keep letters beyond 16 bits, typed, beside others that are changed", "[letters]") {
    DeskRig rig(titled("Old 😀 ford"));
    rig.click_on("part:about");
    rig.click_on("desk.title-field");
    rig.key("end");
    rig.type("s 🐸x");
    rig.key("backspace");
    rig.click_on("part:about");
    CHECK(rig.scenario().about->title == "Old 😀 fords 🐸");
}

TEST_CASE("the text of Dear ImGui and UTF-8 are converted both ways", "[letters]") {
    const std::string text = "a😀é大\U0010FFFD😀";
    ImWchar codes[20];
    CHECK(ImTextStrFromUtf8(codes, 20, text.c_str(), nullptr, nullptr) == 6);
    CHECK(codes[1] == codes[5]);
    CHECK(codes[1] != codes[4]);
    CHECK(ImTextCountUtf8BytesFromStr(codes, nullptr) == static_cast<int>(text.size()));
    char bytes[40];
    CHECK(ImTextStrToUtf8(bytes, 40, codes, nullptr) == static_cast<int>(text.size()));
    CHECK(bytes == text);
    CHECK(ImTextStrToUtf8(bytes, 4, codes, nullptr) == 1);  // The emoji has no room, and is not cut in two.
    CHECK(std::string(bytes) == "a");
    CHECK(ImTextStrFromUtf8(codes, 20, "\xF0\x9F\x98", nullptr, nullptr) >= 1);  // Cut off: U+FFFD.
    CHECK(codes[0] == IM_UNICODE_CODEPOINT_INVALID);
    CHECK(ImTextStrFromUtf8(codes, 3, text.c_str(), nullptr, nullptr) == 2);
    CHECK(codes[2] == 0);
}

TEST_CASE("what no installed font has is a box, and is told once", "[letters]") {
    DeskRig rig(titled("Ford \U0010FFF0"));
    CHECK(load(rig).find(0x10FFF0) != std::u32string::npos);
    const ImFontGlyph* glyph = glyph_of(0x10FFF0);
    REQUIRE(glyph);
    CHECK(glyph->Visible == 1);
    CHECK(load(rig).empty());
}

TEST_CASE("emoji have their colours where a font has them", "[letters]") {
    if (!undrawn_of("😀").empty()) {
        WARN("skipped: no installed font has emoji");
        return;
    }
    DeskRig rig(titled("Ford 😀"));
    load(rig);
    REQUIRE(glyph_of(U'😀'));
    CHECK(glyph_of(U'😀')->Visible == 1);
}

}  // namespace hexwright
