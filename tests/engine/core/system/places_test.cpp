#include "engine/core/system/places.h"

#include "tests/support/person.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace fs = std::filesystem;

TEST_CASE("the folder of documents is the one that the desktop names") {
    const Person ann;
    fs::create_directories(ann.home() / "Meine Papiere");
    fs::create_directories(ann.home() / "other");
    struct {
        const char* line;
        std::string folder;
    } const rows[] = {
        {R"(XDG_DOCUMENTS_DIR="$HOME/Meine Papiere")", "Meine Papiere"},
        {R"(  XDG_DOCUMENTS_DIR="$HOME/Meine Papiere"  )", "Meine Papiere"},
        {R"(XDG_DOCUMENTS_DIR="$HOME/Meine\ Papiere")", "Meine Papiere"},
        {"XDG_DOCUMENTS_DIR=\"$HOME/other\"\nXDG_DOCUMENTS_DIR=\"$HOME/Meine Papiere\"", "Meine Papiere"},
        {"XDG_DOCUMENTS_DIR=\"$HOME/Meine Papiere\"\r", "Meine Papiere"},
        {R"(XDG_DOCUMENTS_DIR="$HOME/")", ""},
        // What is no folder, no sensible line or no line at all: the home folder.
        {R"(XDG_DOCUMENTS_DIR="$HOME/gone")", ""},
        {R"(XDG_DOCUMENTS_DIR="other")", ""},
        {R"(XDG_DOCUMENTS_DIR=$HOME/other)", ""},
        {R"(XDG_DOCUMENTS_DIR="$HOME/other)", ""},
        {R"(#XDG_DOCUMENTS_DIR="$HOME/other")", ""},
        {R"(XDG_DOCUMENTS_DIR=")", ""},
        {R"(XDG_DOWNLOAD_DIR="$HOME/other")", ""},
        {"", ""},
    };
    for (const auto& row : rows) {
        ann.write(".config/user-dirs.dirs", row.line);
        INFO(row.line);
        CHECK(fs::equivalent(system::documents_folder(), ann.home() / row.folder));
    }
}

TEST_CASE("it is absolute where the desktop says so, and its file may lie elsewhere") {
    const Person ann;
    const TemporaryFolder papers, config;
    std::ofstream(config / "user-dirs.dirs") << "XDG_DOCUMENTS_DIR=\"" << papers.path.string() << "\"\n";
    const Setting elsewhere("XDG_CONFIG_HOME", config.path.string());
    CHECK(system::documents_folder() == papers.path);
    CHECK(system::home_folder() == ann.home());
}

TEST_CASE("without a usable file of folders, documents are in the home folder") {
    const Person ann;
    CHECK(system::documents_folder() == ann.home());
    fs::create_directories(ann.home() / ".config/user-dirs.dirs");
    CHECK(system::documents_folder() == ann.home());
    const Setting homeless("HOME", "");
    CHECK(system::documents_folder().empty());
}
