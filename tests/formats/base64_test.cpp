#include "formats/xml/bytes/base64.h"

#include "tests/support/dice.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("bytes as base64: the examples of RFC 4648") {
    const std::pair<const char*, const char*> table[] = {{"", ""},
                                                         {"f", "Zg=="},
                                                         {"fo", "Zm8="},
                                                         {"foo", "Zm9v"},
                                                         {"foob", "Zm9vYg=="},
                                                         {"fooba", "Zm9vYmE="},
                                                         {"foobar", "Zm9vYmFy"}};
    for (const auto& [bytes, text] : table) {
        CHECK(to_base64(bytes) == text);
        CHECK(from_base64(text) == bytes);
    }
}

TEST_CASE("what is not base64 is not read as if it were") {
    for (const char* text :
         {"Z", "Zg", "Zg=", "Zg===", "Zg==Zg==", "Zg==Z", "Z===", "====", "=", "Zm9v!", "Zh==", "Zm9=", "Zg==="}) {
        INFO(text);
        CHECK_FALSE(from_base64(text));
    }
    CHECK(from_base64(" Zm\n9v\t") == "foo");
}

TEST_CASE("any bytes come back") {
    testing::Dice dice{1};
    for (int round = 0; round < 200; ++round) {
        std::string bytes;
        for (std::size_t i = dice.below(100); i > 0; --i) bytes += static_cast<char>(dice.below(256));
        CHECK(from_base64(to_base64(bytes)) == bytes);
    }
}
