// Prints the names of all mutants, one per line; tests/mutate.sh checks whether a test notices each of them.
#include "engine/powers/rows.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/mutation/mutants.h"
#include "tests/support/every_room.h"

#include <iostream>

using namespace hexwright;

int main() {
    for (const auto& names : {rule_mutants(rules_of), power_mutants(power_rows()), glyph_mutants(shipped_catalogue())})
        for (const std::string& name : names) std::cout << name << "\n";
}
