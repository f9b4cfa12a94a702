#include "formats/xml/attributes.h"

#include "formats/room.h"

#include <charconv>

namespace hexwright::formats {

Result<std::uint64_t> number_up_to(const Node& node, std::string_view attribute, std::uint64_t most,
                                   std::size_t skipped) {
    const auto text = node.text(attribute);
    if (!text) return failure(text.error());
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data() + skipped, text->data() + text->size(), number);
    if (error != std::errc{} || end != text->data() + text->size() || number > most)
        return failure(node.error_at(attribute, {"record.not-a-number", {{"attribute", attribute}, {"value", *text}}}));
    return number;
}

}  // namespace hexwright::formats
