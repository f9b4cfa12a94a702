#include "formats/xml/catalogue/profiles_xml.h"

#include "engine/scenario/broken_rules.h"
#include "engine/scenario/scenario.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Limit limit(std::initializer_list<std::pair<const char*, int>> boxes) {
    Limit made;
    for (const auto& [id, count] : boxes) made.sets.push_back({*shipped().set(id), count});
    return made;
}

std::string broken(const Limit& limit) {
    const Profiles profiles = shipped_profiles(shipped());
    std::string text;
    for (const Profile& profile : profiles.all)
        if (profile.id == "one-master-two-expansions")
            for (const BrokenRule& rule : broken_rules(profile, limit, shipped())) text += rule.words.id + " ";
    return text;
}

std::string profile_mistake(const std::string& inside) {
    const std::string xml = "<profiles xmlns=\"urn:hexwright:profiles:1\">\n" + inside + "\n</profiles>";
    return describe(read_profiles(xml, "mine.xml", shipped(), shipped_profiles(shipped())).error(), english());
}

}  // namespace

TEST_CASE("one master set and two expansions, no castle") {
    REQUIRE(shipped_profiles(shipped()).all.size() >= 3);
    CHECK(broken(limit({{"swarm-of-the-marro", 1}, {"ticalla-jungle", 1}, {"thaelenk-tundra", 1}})).empty());
    CHECK(broken(limit({{"swarm-of-the-marro", 1}, {"ticalla-jungle", 2}})).empty());
    CHECK(broken(limit({{"swarm-of-the-marro", 2}})) == "profile.too-many ");
    CHECK(broken(limit({{"swarm-of-the-marro", 1}, {"rise-of-the-valkyrie", 1}})) == "profile.too-many ");
    CHECK(broken(limit({{"ticalla-jungle", 1}})) == "profile.too-few ");
    CHECK(broken(Limit{}) == "profile.no-sets ");
    CHECK(broken(limit({{"swarm-of-the-marro", 1}, {"fortress-of-the-archkyrie", 1}})) == "profile.not-allowed ");
    Limit loose = limit({{"swarm-of-the-marro", 1}});
    loose.items = {{*shipped().item("grass-1"), 2}};
    loose.beyond_sets = true;
    CHECK(broken(loose) == "profile.loose profile.beyond-sets ");
}

TEST_CASE("a user's file extends the profiles, and its mistakes are named") {
    const std::string xml = R"(<profiles xmlns="urn:hexwright:profiles:1">
        <group id="castles" name="castles" sets="fortress-of-the-archkyrie"/>
        <profile id="one-master" name="A castle" loose="yes"><from group="castles" most="1"/></profile>
    </profiles>)";
    const Profiles base = shipped_profiles(shipped());
    const auto read = read_profiles(xml, "mine.xml", shipped(), base);
    REQUIRE(read);
    CHECK(read->all.size() == base.all.size());
    CHECK(read->all[0].name == "A castle");
    CHECK(broken_rules(read->all[0], limit({{"fortress-of-the-archkyrie", 1}}), shipped()).empty());

    CHECK(profile_mistake("<group id=\"a\" name=\"a\" sets=\"ticala-jungle\"/>") ==
          "mine.xml:2:24: there is no set \"ticala-jungle\"; did you mean \"ticalla-jungle\"?");
    CHECK(profile_mistake("<profile id=\"a\" name=\"a\"><from group=\"master-set\" most=\"1\"/></profile>")
              .find("master-sets") != std::string::npos);
    CHECK(profile_mistake("<profile id=\"a\" name=\"a\"><from group=\"expansions\" most=\"1\" least=\"2\"/></profile>")
              .starts_with("mine.xml:2:"));
    CHECK(profile_mistake("<box/>").starts_with("mine.xml:2:1: "));
}
