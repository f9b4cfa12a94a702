// The shipped catalogue, read once per test program.
#pragma once
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/every_room.h"

namespace hexwright::testing {

inline const Catalogue& shipped() {
    static const Catalogue catalogue = shipped_catalogue();
    return catalogue;
}

}  // namespace hexwright::testing
