#include "formats/xml/elements/namespace.h"

#include "formats/xml/bytes/utf8.h"
#include "formats/xml/room.h"

#include <charconv>

namespace hexwright::xml {

Result<void> check_namespace(const Node& root, const std::string& element, const std::string& prefix, int newest) {
    const std::string right = prefix + std::to_string(newest);
    if (root.name() != element)
        return failure(root.error(
            {"xml.wrong-root", {{"element", shortened(root.name())}, {"right", element}, {"namespace", right}}}));
    const std::string_view given = root.raw("xmlns").value_or("");
    if (given.empty()) return failure(root.error({"xml.no-namespace", {{"element", element}, {"namespace", right}}}));
    int version = 0;
    const std::string_view number = given.starts_with(prefix) ? given.substr(prefix.size()) : std::string_view();
    const auto [end, trouble] = std::from_chars(number.data(), number.data() + number.size(), version);
    const bool whole = !number.empty() && end == number.data() + number.size();
    if (whole && (trouble == std::errc::result_out_of_range ? number[0] != '-' : version > newest))
        return failure(
            root.error_at("xmlns", {"xml.newer-version", {{"version", shortened(number)}, {"newest", newest}}}));
    if (!whole || trouble != std::errc() || version < 1)
        return failure(
            root.error_at("xmlns", {"xml.wrong-namespace", {{"value", shortened(given)}, {"namespace", right}}}));
    return {};
}

int version_of(const Node& root) {
    const std::string_view given = root.raw("xmlns").value_or("");
    int version = 0;
    std::from_chars(given.data() + given.rfind(':') + 1, given.data() + given.size(), version);
    return version;
}

}  // namespace hexwright::xml
