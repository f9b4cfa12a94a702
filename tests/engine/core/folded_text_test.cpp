#include "engine/core/folded_text.h"

#include "engine/core/text.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a search sees through case, accents, quotes and dashes") {
    CHECK(folded("Häuser — ‘Straße’") == "hauser - 'strasse'");
    CHECK(folded("Häuser ÄÖÜ", Umlauts::InTwoLetters) == "haeuser aeoeue");
    CHECK(folded("Crème brûlée, Łódź, Œuvre, e\u0301") == "creme brulee, lodz, oeuvre, e");
    CHECK(folded("a\u00A0b … «c» „d“ × ❄") == "a b ... 'c' 'd' x ❄");
    CHECK(folded("\xC3") == "\xC3");  // No UTF-8: as it is.
    CHECK(folded("").empty());
}

TEST_CASE("a search finds whatever way it is typed") {
    struct {
        std::string text, search;
    } const table[] = {{"Einstellungen öffnen", "offnen"},
                       {"Einstellungen öffnen", "oeffnen"},
                       {"Einstellungen öffnen", "ÖFFNEN"},
                       {"Größe", "grosse"},
                       {"Größe", "groesse"},
                       {"Größe", "GRÖSSE"},
                       {"The Dragon’s Lair", "dragon's"},
                       {"The Dragon's Lair", "dragon’s"},
                       {"The Dragon’s Lair", "'"},
                       {"Half – way", "half - way"},
                       {"Jotün’s „Keep“", "jotun \"keep\""}};
    for (const auto& row : table) {
        INFO(row.text << " / " << row.search);
        CHECK(holds_words(row.text, row.search));
    }
    CHECK_FALSE(holds_words("Größe", "grau"));
}

}  // namespace hexwright
