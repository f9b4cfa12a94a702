// Any text as a map code and as the code of a scenario, and any bytes as a code whose check sum is right.
#include "engine/map_code/code_text.h"
#include "engine/map_code/map_code.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_code.h"

#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const hexwright::board::Catalogue catalogue = hexwright::xml::shipped_catalogue();
    const std::string text(reinterpret_cast<const char*>(data), size);
    (void)hexwright::map_code::scenario_of_code("HW1:" + text, catalogue);
    (void)hexwright::xml::scenario_of_scenario_code("HW2:" + text, catalogue);
    const auto map = hexwright::map_code::scenario_of_code(hexwright::map_code::letters_of("\x01" + text), catalogue);
    if (map) (void)hexwright::map_code::code_of(*map, catalogue);
    return 0;
}
