#include "formats/paper/sheet/figure_token.h"

#include "formats/paper/sheet/paint.h"
#include "formats/paper/sheet/plan_drawing.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <cmath>
#include <cstdlib>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace hexwright::testing;

constexpr int token_side = 60;

FigureLook token_of(const std::string& card, int player = 1) {
    FigureLook look;
    look.card = look_of(shipped()[*shipped().card(card)]);
    look.player = player;
    return look;
}

// How dark each pixel is on white paper, 0..255, as a grey printer shows it.
std::vector<int> in_grey(const FigureLook& look, const TokenStyle& style = {}) {
    Drawing drawing = token_drawing(look, style);
    drawing.paper.alpha = 1;
    std::vector<int> greys;
    for (const std::uint32_t pixel : to_pixels(drawing, {0, 0}, 3, token_side, token_side + 6).bgra)
        greys.push_back(
            static_cast<int>((299 * (pixel >> 16 & 0xFF) + 587 * (pixel >> 8 & 0xFF) + 114 * (pixel & 0xFF)) / 1000));
    return greys;
}

// Pixels that differ clearly.
std::size_t clearly_different(const std::vector<int>& a, const std::vector<int>& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += std::abs(a[i] - b[i]) > 60 ? 1U : 0U;
    return count;
}

std::size_t changed(FigureLook look, const std::function<void(FigureLook&)>& change) {
    const std::vector<int> before = in_grey(look);
    change(look);
    return clearly_different(before, in_grey(look));
}

}  // namespace

TEST_CASE("in grey the tokens of any two players differ by the player's mark") {
    for (int one = 1; one <= 8; ++one)
        for (int two = one + 1; two <= 8; ++two) {
            INFO(one << " and " << two);
            CHECK(clearly_different(in_grey(token_of("shiori", one)), in_grey(token_of("shiori", two))) > 12);
        }
}

TEST_CASE("in grey and without letters the silhouettes differ") {
    const char* cards[] = {"finn",      "agent-carr",      "syvarris",    "sonlen",       "knight-irene",
                           "ne-gok-sa", "marrden-nagrubs", "raelin-sotm", "onshu-retail", "deathwalker-9000"};
    const TokenStyle style{.detail = TokenStyle::Detail::Sign};
    for (const char* one : cards)
        for (const char* two : cards) {
            INFO(one << " and " << two);
            FigureLook first = token_of(one), second = token_of(two);
            first.card.letters = second.card.letters = "";
            if (one != two) CHECK(clearly_different(in_grey(first, style), in_grey(second, style)) > 100);
        }
}

TEST_CASE("number, wounds, engagement, turn and what has been done can be seen on a token, each in its own way") {
    const FigureLook plain = token_of("shiori");
    CHECK(changed(plain, [](FigureLook& look) { look.number = 2; }) > 40);
    CHECK(changed(plain, [](FigureLook& look) { look.wounds = 2; }) > 40);
    CHECK(changed(plain, [](FigureLook& look) { look.engaged = true; }) > 40);
    CHECK(changed(plain, [](FigureLook& look) { look.active = true; }) > 40);
    CHECK(changed(plain, [](FigureLook& look) { look.acted = true; }) > 400);
    CHECK(changed(plain, [](FigureLook& look) { look.card.letters = "Fin"; }) > 5);
}

TEST_CASE("a token lies within its spaces but for its badges") {
    const auto reaches = [](const FigureLook& look) {
        double left = 0, right = 0;
        for (const Mark& mark : token_marks(look))
            if (const auto* polygon = std::get_if<Polygon>(&mark))
                for (const auto& ring : polygon->rings)
                    for (const Point point : ring) left = std::min(left, point.x), right = std::max(right, point.x);
        return std::pair(left, right);
    };
    FigureLook look = token_of("raelin-aoa");
    CHECK(token_marks(look).empty());
    look.spaces = {{{0, 0}, 1}, {{-1, 0}, 1}};
    look.number = look.wounds = 1;
    look.engaged = look.active = true;
    const auto [left, right] = reaches(look);
    CHECK(right <= hex_width / 2 + 0.8);
    CHECK(left >= -hex_width * 1.5 - 0.8);
    CHECK(left < -hex_width * 1.2);
}

TEST_CASE("small tokens leave out the number, smaller ones the silhouette, the smallest all but player and place") {
    FigureLook look = token_of("marro-drudge");
    look.spaces = {{{0, 0}, 1}};
    look.number = 3;
    const auto texts = [&](double hex_pixels) {
        std::size_t count = 0;
        for (const Mark& mark : token_marks(look, {.detail = token_detail(hex_pixels)}))
            count += std::holds_alternative<Text>(mark) ? 1U : 0U;
        return count;
    };
    CHECK(texts(40) == 2);
    CHECK(texts(30) == 1);
    CHECK(texts(20) == 1);  // Letters are seen on every map that fits a window of 1280x800.
    CHECK(texts(12) == 1);
    CHECK(texts(8) == 0);
    const auto marks = [&](double hex_pixels) {
        return token_marks(look, {.detail = token_detail(hex_pixels)}).size();
    };
    CHECK(marks(20) < marks(40));
    CHECK(marks(8) < marks(20));
    CHECK(marks(8) > 0);
}

TEST_CASE("of a hive only player and wounds are marked, because it is a piece of the battlefield") {
    FigureLook hive = token_of("marro-hive");
    hive.spaces = {{{0, 0}, 1}, {{1, 0}, 1}, {{0, 1}, 1}, {{1, 1}, 1}, {{0, 2}, 1}, {{1, 2}, 1}};
    CHECK(token_marks(hive).size() == 2);
    hive.wounds = 2;
    CHECK(token_marks(hive).size() == 4);
}

TEST_CASE("a label names the card, the number and the wounds, with fewer words where there is less room") {
    FigureLook look = token_of("marro-drudge");
    look.number = 3;
    look.wounds = 1;
    const auto words = [&](TokenStyle::Detail detail) {
        std::vector<std::string> texts;
        for (const Mark& mark : label_marks(look, {.detail = detail}))
            if (const auto* text = std::get_if<Text>(&mark)) texts.push_back(text->text);
        return texts;
    };
    CHECK(words(TokenStyle::Detail::Full) == std::vector<std::string>{"MDr 3", "1"});
    CHECK(words(TokenStyle::Detail::Sign) == std::vector<std::string>{"3", "1"});
    CHECK(words(TokenStyle::Detail::Disc) == std::vector<std::string>{"1"});
    look.wounds = look.number = 0;
    CHECK(words(TokenStyle::Detail::Sign).empty());
}

}  // namespace hexwright
