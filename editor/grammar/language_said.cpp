#include "editor/grammar/language_said.h"

#include "editor/document/language.h"

namespace hexwright::grammar {

std::string_view language_said(const std::vector<std::string>& arguments) {
    constexpr std::string_view option = "--language";
    std::string_view asked;
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        const std::string_view argument = arguments[i];
        if (argument.starts_with(option) && argument.substr(option.size()).starts_with('='))
            asked = argument.substr(option.size() + 1);
        if (argument == option && i + 1 < arguments.size()) asked = arguments[i + 1];
    }
    return language_for(asked);
}

}  // namespace hexwright::grammar
