#include "formats/xml/elements/attributes.h"

#include "formats/xml/bytes/utf8.h"
#include "formats/xml/room.h"

#include <algorithm>
#include <charconv>

namespace hexwright::xml {
namespace {

bool are_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// Reads a number that may have a sign; outside of the range it is out of it, however long it is.
template <class Number>
Result<Number> number_in(const Node& node, std::string_view attribute, Number low, Number high) {
    const auto text = node.text(attribute);
    if (!text) return failure(text.error());
    Number number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    const bool whole = error == std::errc{} && end == text->data() + text->size();
    if (whole && number >= low && number <= high) return number;
    const std::string_view unsigned_part = std::string_view(*text).substr(text->starts_with('-') ? 1 : 0);
    return failure(node.error_at(attribute, {are_digits(unsigned_part) ? "xml.out-of-range" : "xml.not-a-number",
                                             {{"attribute", attribute},
                                              {"value", shortened(*text)},
                                              {"low", std::to_string(low)},
                                              {"high", std::to_string(high)}}}));
}

}  // namespace

Result<std::uint64_t> number_up_to(const Node& node, std::string_view attribute, std::uint64_t most) {
    return number_in<std::uint64_t>(node, attribute, 0, most);
}

Result<std::int64_t> number_between(const Node& node, std::string_view attribute, std::int64_t low, std::int64_t high) {
    return number_in<std::int64_t>(node, attribute, low, high);
}

Result<std::uint64_t> digits_up_to(const Node& node, std::string_view attribute, std::uint64_t most) {
    const auto text = node.text(attribute);
    if (!text) return failure(text.error());
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number, 16);
    if (error == std::errc{} && end == text->data() + text->size() && number <= most) return number;
    char digits[16];
    const auto last = std::to_chars(digits, digits + 16, most, 16).ptr;
    return failure(node.error_at(
        attribute, {"record.not-digits",
                    {{"attribute", attribute}, {"value", shortened(*text)}, {"most", std::string(digits, last)}}}));
}

Result<std::string> seat_kind(const Node& node, std::string_view attribute) {
    auto kind = node.text(attribute);
    if (!kind) return kind;
    const std::size_t colon = std::min(kind->find(':'), kind->size());
    const std::string_view number = std::string_view(*kind).substr(colon);
    if (is_id(kind->substr(0, colon)) && (number.empty() || are_digits(number.substr(1)))) return kind;
    return node.id(attribute);  // Says what it should be.
}

}  // namespace hexwright::xml
