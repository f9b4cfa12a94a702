// The catalogue that the program ships with, read once for all tests of a program.
#pragma once
#include "formats/xml/catalogue_xml.h"

namespace hexwright::testing {

inline const Catalogue& shipped() {
    static const Catalogue catalogue = shipped_catalogue();
    return catalogue;
}

}  // namespace hexwright::testing
