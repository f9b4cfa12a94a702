// The check sum that a file of sums carries in its attribute "check": of what the file means, so that another form of
// the same text is no damage. Detects what a disk or a careless hand has changed, not what somebody has forged.
#pragma once
#include "formats/xml/elements/document.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

inline constexpr std::string_view check_attribute = "check";

// The text with its check sum; `write` writes it with the sum that it is given, and without the attribute for "".
template <class Write>
std::string with_check_sum(const Write& write) {
    return write(digest_of(write(std::string())));
}

// Whether the element has a check sum that is not the one of this text, which was written without one.
inline bool has_wrong_check_sum(const Node& root, std::string_view text_without) {
    return root.has(check_attribute) && root.raw(check_attribute) != digest_of(text_without);
}

}  // namespace hexwright::xml
