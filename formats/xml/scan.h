// A linear look over XML text before the parser sees it: encoding, well-formedness, bounds, and where every element and
// attribute stands. It decides what is refused, so that the parser meets only small and correct text.
#pragma once
#include "engine/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

// Bounds of every XML file that we read. Attributes: four for each of 200,000 pieces; with them and the nodes bounded,
// reading needs less than 200 MB whatever the file holds.
inline constexpr std::size_t max_xml_nodes = 300'000;  // elements, comments and runs of text
inline constexpr std::size_t max_xml_attributes = 800'000;
inline constexpr int max_attributes_of_element = 32;
inline constexpr int max_xml_nesting = 32;

struct ElementPlace {
    std::uint32_t offset = 0;           // of its '<'
    std::uint32_t first_attribute = 0;  // in XmlPlaces::attributes
    std::uint32_t after = 0;            // index of the next element that is not inside this one
};

struct XmlPlaces {  // in the order of the text
    std::vector<ElementPlace> elements;
    std::vector<std::uint32_t> attributes;  // offsets of their names
};

Result<XmlPlaces> scan_xml(std::string_view text, const std::string& file);

FilePos position_in(std::string_view text, std::size_t offset,
                    const std::string& file);  // column in characters; linear

}  // namespace hexwright
