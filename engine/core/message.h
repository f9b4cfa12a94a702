// A message to the user as a value: the id of a sentence and its arguments. The sentence itself is in a table of words
// (formats/data/words/*.xml), so that a second language needs no code. Not for codes, ids or XML, which are never
// translated.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

struct Argument {
    std::string name;
    std::string value;
    friend bool operator==(const Argument&, const Argument&) = default;

    Argument(std::string_view argument_name, std::string_view text) : name(argument_name), value(text) {}
    Argument(std::string_view argument_name, const char* text) : name(argument_name), value(text) {}
    Argument(std::string_view argument_name, const std::string& text) : name(argument_name), value(text) {}
    Argument(std::string_view argument_name, long long number) : name(argument_name), value(std::to_string(number)) {}
    Argument(std::string_view argument_name, int number) : name(argument_name), value(std::to_string(number)) {}
    Argument(std::string_view argument_name, std::size_t number) : name(argument_name), value(std::to_string(number)) {}
};

struct Message {
    std::string id;  // For example "refused.overlap".
    std::vector<Argument> arguments{};
    friend bool operator==(const Message&, const Message&) = default;
};

}  // namespace hexwright
