#include "editor/cli/prices.h"

#include "engine/core/suggest.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <charconv>

namespace hexwright::cli {
namespace {

constexpr std::string_view blanks = " \t\r,;";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<long long> whole_number(std::string_view digits) {
    long long number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool plain =
        !digits.empty() && digits[0] != '-' && error == std::errc() && end == digits.data() + digits.size();
    return plain ? std::optional(number) : std::nullopt;
}

std::optional<long long> cents_from(std::string_view text) {  // Accepts "40", "39.9", "39.99" and "39,99".
    const std::size_t point = std::min(text.find_first_of(".,"), text.size());
    std::string hundredths(text.substr(std::min(point + 1, text.size())));
    if (hundredths.size() > 2 || (point < text.size() && hundredths.empty())) return {};
    hundredths.resize(2, '0');
    const auto whole = whole_number(text.substr(0, point)), part = whole_number(hundredths);
    if (!whole || !part || *whole > highest_price / 100) return {};
    const long long cents = *whole * 100 + *part;
    return cents >= 1 && cents <= highest_price ? std::optional(cents) : std::nullopt;
}

Result<Price> price_from(std::string_view line, const FilePos& at, const Catalogue& catalogue) {
    const std::size_t blank = std::min(line.find_first_of(blanks), line.size());
    const std::string id(line.substr(0, blank)), amount(trimmed(line.substr(blank)));
    const auto set = catalogue.set(id);
    if (!set) {
        std::vector<std::string> ids;
        for (const ProductSet& each : catalogue.sets()) ids.push_back(each.id);
        const auto meant = nearest(id, ids);
        if (meant) return failure(Message{"scenario.unknown-set-near", {{"id", id}, {"suggestion", *meant}}}, at);
        return failure(Message{"scenario.unknown-set", {{"id", id}}}, at);
    }
    const auto cents = cents_from(amount);
    if (!cents) return failure(Message{"parts.not-a-price", {{"text", amount}, {"highest", highest_price / 100}}}, at);
    return Price{*set, *cents};
}

}  // namespace

Result<std::vector<Price>> prices_in(std::string_view text, const std::string& file_name, const Catalogue& catalogue) {
    std::vector<Price> prices;
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = trimmed(rest.substr(0, std::min(end, rest.find('#'))));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.empty()) continue;
        const auto price = price_from(line, FilePos{file_name, number, 1}, catalogue);
        if (!price) return failure(price.error());
        prices.push_back(*price);
    }
    if (prices.empty()) return failure(Message{"parts.no-prices"}, FilePos{file_name});
    return prices;
}

Result<std::vector<Price>> prices_from(const std::string& file, const Catalogue& catalogue) {
    return read_file(file, 1 << 20).and_then([&](const std::string& text) {
        return prices_in(text, file == "-" ? "standard input" : file, catalogue);
    });
}

std::string price_text(long long cents) {
    const std::string part = std::to_string(cents % 100);
    return std::to_string(cents / 100) + "." + (part.size() < 2 ? "0" : "") + part;
}

}  // namespace hexwright::cli
