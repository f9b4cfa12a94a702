// Files of the person's own that cannot be used must not keep the programs from starting.
#include "editor/document/own/known_catalogue.h"

#include "editor/document/safety/set_aside.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/person.h"

#include <iterator>
#include <sys/stat.h>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace fs = std::filesystem;

namespace {

const std::string my_box =
    "<catalogue xmlns=\"urn:hexwright:catalogue:1\"><set id=\"my-box\" name=\"My box\" release=\"2026\">"
    "<item id=\"grass-1\" count=\"7\"/></set></catalogue>";
const std::string my_card =
    "id,name,general,species,uniqueness,type,class,personality,size,height,life,move,range,attack,defense,points\n"
    "wren,Wren,Ullar,Elf,unique,hero,Ferrier,Patient,medium,5,4,6,5,2,3,80\n";

std::string huge() {
    std::string text = "<catalogue xmlns=\"urn:hexwright:catalogue:1\">";
    return text.append(40'000'000, ' ');
}

}  // namespace

TEST_CASE("a broken catalogue of the person's own is set aside, and the shipped one counts") {
    const Person ann;
    for (const char* name : {"catalogue.xml", "catalogue.csv"})
        for (const std::string& broken :
             {std::string("<catalogue"), std::string(), std::string("\xFF\0\x01", 3),
              std::string("<catalogue xmlns=\"urn:hexwright:catalogue:99\"/>"), std::string("id,name\n"), huge()}) {
            const fs::path file = ann.write(fs::path(".config/hexwright") / name, broken);
            const auto known = known_catalogue(english());
            INFO(name << ": " << broken.substr(0, 60));
            REQUIRE(known);
            CHECK(known->catalogue.sets().size() == shipped_catalogue().sets().size());
            REQUIRE(known->unusable.size() == 1);
            const SetAside& aside = known->unusable[0];
            CHECK(aside.file == file);
            CHECK(aside.why.at->file == file.string());
            CHECK_FALSE(fs::exists(file));
            CHECK(bytes_of(aside.moved_to) == broken);
            CHECK(known_catalogue(english())->unusable.empty());
        }
    CHECK(std::distance(fs::directory_iterator(ann.config()), {}) == 12);  // Nothing was written over.
}

TEST_CASE("what is no file at all is set aside, too, and what leads nowhere is no file") {
    const Person ann;
    fs::create_directories(ann.config() / "catalogue.xml/inside");
    REQUIRE(::mkfifo((ann.config() / "catalogue.csv").c_str(), 0600) == 0);
    const auto known = known_catalogue(english());
    REQUIRE(known);
    REQUIRE(known->unusable.size() == 2);
    CHECK(fs::is_directory(known->unusable[0].moved_to / "inside"));
    CHECK(fs::is_fifo(known->unusable[1].moved_to));
    fs::create_symlink("nowhere", ann.config() / "catalogue.xml");
    CHECK(known_catalogue(english())->unusable.empty());
}

TEST_CASE("one broken file leaves the other one in force, and a file that is named stays an error") {
    const Person ann;
    ann.write(".config/hexwright/catalogue.xml", "<catalogue");
    ann.write(".config/hexwright/catalogue.csv", my_card);
    const auto known = known_catalogue(english());
    REQUIRE(known);
    CHECK(known->unusable.size() == 1);
    CHECK(known->catalogue.card("wren"));
    ann.write(".config/hexwright/catalogue.xml", my_box);
    CHECK(known_catalogue(english())->catalogue.set("my-box"));
    const fs::path named = ann.write("named.xml", "<catalogue");
    CHECK_FALSE(known_catalogue(english(), {named.string()}));
    CHECK(fs::exists(named));
}

TEST_CASE("what is said of a file that was set aside names its place, the reason and where it is now") {
    const Person ann;
    const fs::path file = ann.write(".config/hexwright/catalogue.xml", "<catalogue");
    const auto known = known_catalogue(english());
    const std::string line = english()(told_of_unusable(known->unusable.at(0), english()));
    CHECK(line.starts_with(file.string() + ":1:"));
    CHECK(line.find(file.string() + ".broken-1") != std::string::npos);
    CHECK(line.find('\n') == std::string::npos);
}

TEST_CASE("a name for what is set aside is free") {
    const TemporaryFolder folder;
    const fs::path file = folder / "settings.xml";
    CHECK(name_aside(file) == file.string() + ".broken-1");
    std::ofstream(file.string() + ".broken-1") << "x";
    fs::create_symlink("nowhere", file.string() + ".broken-2");
    CHECK(name_aside(file) == file.string() + ".broken-3");
    const SetAside gone = set_aside(file, {{"file.missing"}});
    CHECK(gone.moved_to.empty());
    CHECK_FALSE(gone.stays_because.empty());
}

TEST_CASE("what is good but of something else is set aside under an ending of its own") {
    const TemporaryFolder folder;
    const fs::path file = folder / "waves-1.xml";
    std::ofstream(file) << "sums";
    const SetAside aside = set_aside(file, {{"file.missing"}}, ending_aside);
    CHECK(aside.moved_to == file.string() + ".aside-1");
    CHECK(bytes_of(aside.moved_to) == "sums");
    CHECK_FALSE(fs::exists(file));
    CHECK(name_aside(file, ending_aside) == file.string() + ".aside-2");
    CHECK(name_aside(file) == file.string() + ".broken-1");
}
