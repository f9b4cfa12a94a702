#include "engine/rules/edition.h"

#include <catch2/catch.hpp>

#include <set>

using namespace hexwright;

TEST_CASE("There are six editions, each a value of its own id") {
    CHECK(editions().size() == 6);
    for (const std::string_view id : editions()) {
        INFO(id);
        REQUIRE(rules_of(id));
        CHECK(rules_of(id)->id == id);
    }
    CHECK_FALSE(rules_of("master-2010"));
    CHECK_FALSE(rules_of(""));
}

TEST_CASE("Every field of the rules has a name, a ledger row and a source") {
    std::set<std::string_view> ids;
    for (const RuleField& field : rule_fields()) {
        INFO(field.id);
        CHECK(ids.insert(field.id).second);
        CHECK_FALSE(field.ledger.empty());
        CHECK_FALSE(field.source.empty());
    }
}
