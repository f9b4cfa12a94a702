#include "editor/grammar/values.h"

#include "engine/core/suggest.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include <CLI/CLI.hpp>

namespace hexwright::grammar {
namespace {

template <class Number>
std::optional<Number> number_in(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = !text.empty() && error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string without(std::string text, std::string_view signs) {
    std::erase_if(text, [&](char c) { return signs.find(c) != std::string_view::npos; });
    return text;
}

// True if every one of these signs stands between a digit and exactly three more: 1.000, 1'000'000.
bool parts_thousands(std::string_view text, char sign) {
    bool any = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != sign) continue;
        any = true;
        const std::size_t next = std::min(text.find_first_not_of("0123456789", i + 1), text.size());
        if (i == 0 || !is_digit(text[i - 1]) || next != i + 4) return false;
    }
    return any;
}

bool begins_with_zero(std::string_view text) {
    return text.size() > 1 && text[0] == '0' && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// How the number that somebody wrote with a comma, or with marks between thousands, is written here; nullopt if it is
// none.
std::optional<std::string> plainly_written(const std::string& text) {
    for (const char sign : {'\'', ' ', '_', '.', ','}) {
        if (!parts_thousands(text, sign)) continue;
        std::string plain = without(text, std::string(1, sign));
        if (sign == '.') std::ranges::replace(plain, ',', '.');
        if (number_in<double>(plain)) return plain;
    }
    if (begins_with_zero(text)) return text.substr(std::min(text.find_first_not_of('0'), text.size() - 1));
    std::string plain = text;
    std::ranges::replace(plain, ',', '.');
    return plain != text && number_in<double>(plain) ? std::optional(plain) : std::nullopt;
}

std::string in_few_digits(double number) {
    char text[32];
    return {text, std::to_chars(text, text + sizeof text, number).ptr};
}

template <class Number>
CLI::Validator numbers(Number least, Number most, std::string low, std::string high, const char* refusal,
                       const Words& words) {
    const std::vector<Argument> range{{"low", low}, {"high", high}};
    const auto check = [=, &words](const std::string& input) {
        const bool octal =
            std::is_integral_v<Number> && begins_with_zero(input);  // For CLI11, which would see eight in 010.
        const auto number = octal ? std::nullopt : number_in<Number>(input);
        if (number && *number >= least && *number <= most) return std::string();  // Never what is not a number.
        std::vector<Argument> arguments = range;
        arguments.emplace_back("value", input);
        const auto plain = number ? std::nullopt : plainly_written(input);
        if (plain && number_in<Number>(*plain)) {
            arguments.emplace_back("plain", *plain);
            return words(Message{"value.write-plainly", std::move(arguments)});
        }
        return words(Message{refusal, std::move(arguments)});
    };
    return {check, words(Message{"value.range", range})};
}

}  // namespace

CLI::Validator whole_from(std::int64_t least, std::int64_t most, const Words& words) {
    return numbers<std::int64_t>(least, most, std::to_string(least), std::to_string(most), "value.no-whole", words);
}

CLI::Validator number_from(double least, double most, const Words& words) {
    return numbers<double>(least, most, in_few_digits(least), in_few_digits(most), "value.no-number", words);
}

CLI::Validator one_of(std::vector<std::string> choices, const Words& words) {
    std::string all;
    for (const std::string& choice : choices) all += (all.empty() ? "" : ", ") + choice;
    const std::string shown = "{" + without(all, " ") + "}";
    const auto check = [choices = std::move(choices), all, &words](const std::string& input) {
        if (std::ranges::count(choices, input) > 0) return std::string();
        const auto meant = input.size() > 2 ? nearest(input, choices) : std::nullopt;
        if (meant) return words(Message{"value.no-choice-near", {{"value", input}, {"suggestion", *meant}}});
        return words(Message{"value.no-choice", {{"value", input}, {"choices", all}}});
    };
    return {check, shown};
}

}  // namespace hexwright::grammar
