// A linear scan of XML text before it is parsed: checks encoding, well-formedness and bounds, and records the position
// of every element and attribute. It decides what is refused, so that the parser only sees small, correct text.
#pragma once
#include "engine/board/refusal.h"
#include "formats/xml/room.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::xml {

// Bounds of every XML file that we read. Attributes: four for each of 200,000 pieces. With these bounds on attributes
// and nodes, reading needs less than 200 MB whatever the file holds.
inline constexpr std::size_t max_xml_nodes = 300'000;  // Elements, comments and runs of text.
inline constexpr std::size_t max_xml_attributes = 800'000;
inline constexpr int max_attributes_of_element = 32;
inline constexpr int max_xml_nesting = 32;

struct ElementPlace {
    std::uint32_t offset = 0;           // Offset of its '<'.
    std::uint32_t first_attribute = 0;  // Index into XmlPlaces::attributes.
    std::uint32_t after = 0;            // Index of the next element that is not inside this one.
};

// In document order.
struct XmlPlaces {
    std::vector<ElementPlace> elements;
    std::vector<std::uint32_t> attributes;  // Offsets of the attributes' names.
};

Result<XmlPlaces> scan_xml(std::string_view text, const std::string& file);

// The column counts characters. Takes time linear in `offset`.
FilePos position_in(std::string_view text, std::size_t offset, const std::string& file);

}  // namespace hexwright::xml
