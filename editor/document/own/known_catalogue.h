// The pieces, sets, glyphs and cards that the programs know: those shipped and those of the person's own files.
#pragma once
#include "editor/document/room.h"
#include "editor/document/safety/set_aside.h"
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "formats/telling/words.h"

#include <string>
#include <vector>

namespace hexwright::document {

struct KnownCatalogue {
    Catalogue catalogue{};
    std::vector<SetAside> unusable{};  // Files in the configuration folder that are not in it.
};

// The shipped catalogue, extended or corrected by catalogue.xml and catalogue.csv in the person's configuration folder
// if they exist, then by the `named` files in turn ("-" is standard input; empty names are passed over). A file is a
// table of cards if its name ends in .csv, standard input if it does not begin like XML; others are catalogues in XML.
// What is shipped is called as the words call it. A file of the configuration folder that cannot be used is set aside
// and must not keep the programs from starting; one that was named is an error.
Result<KnownCatalogue> known_catalogue(const Words& words, const std::vector<std::string>& named = {});

// What is said of a file that was set aside: why, where it is now, and what counts instead.
Message told_of_unusable(const SetAside& unusable, const Words& words);

}  // namespace hexwright::document
